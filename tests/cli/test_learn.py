"""The lessons at the terminal."""

from __future__ import annotations

import re

import pytest

from kotable.lessons import NAMES, Lesson, lesson
from kotable.match import new
from kotable.texts import LANGUAGES, Texts
from tests.cli.conftest import Run

every_lesson = pytest.mark.parametrize("game", NAMES)


def typed(of: Lesson, also: bool = False) -> str:
    """What a learner types who follows the lesson from its beginning to its end."""
    lines = []
    for beat in of.beats:
        if beat.learners:
            lines.append(beat.also[0] if also and beat.also else beat.action)
        if beat.done or (beat.say and not beat.learners):
            lines.append("")
    return "\n".join(lines[:-1]) + "\n"


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_played_to_its_end(run: Run, game: str, lang: str) -> None:
    of, texts = lesson(game), Texts(lang, game)
    answer = run("learn", game, "--lang", lang, typed=typed(of))
    assert answer.code == 0
    assert answer.err == ""
    flat = " ".join(answer.out.replace("│", " ").split())
    for key in (of.title, *of.tips, *(text for beat in of.beats for text in (beat.say, beat.done) if text)):
        assert " ".join(texts.get(key).split()) in flat, key
    assert f"kotable play {game} --seats 3" in flat
    nothing = re.escape(texts.get("terminal-before")) + r"( +0)+$"
    assert not re.search(nothing, answer.out, re.MULTILINE), "a row of nothing"
    assert "⟦" not in answer.out


def test_another_good_answer_is_played(run: Run) -> None:
    answer = run("learn", "kodachi", typed=typed(lesson("kodachi"), also=True))
    assert re.search(r"pays? .*vase", answer.out)
    assert "kotable play kodachi --seats 3" in answer.out


def test_other_choices_are_answered_kindly(run: Run) -> None:
    answer = run("learn", "kokopelli", "--step", "6", typed="play kokopelli right spider_woman\ndraw\nplay snake_dance right\n!\nq\n")
    texts = Texts("en", "kokopelli")
    assert texts.get("lesson-kp-6-wild") in answer.out, "a choice with an answer of its own"
    assert texts.get("lesson-kp-6-nudge") in answer.out
    assert "(KP-3.2)" in answer.out, "a refused one says its rule"
    assert answer.out.index("Type ! ") > answer.out.index(texts.get("lesson-kp-6-nudge")), "help comes after the second other choice"
    assert "4 points for you" in answer.out
    assert "kotable learn kokopelli --step 6" in answer.out, "it can be gone on with"


def test_what_is_meant_glows_and_a_slip_is_told_in_the_own_language(run: Run) -> None:
    answer = run("learn", "kokopelli", "--step", "3", "--lang", "de", typed="xyz\nq\n")
    meant = [line.strip() for line in answer.out.splitlines() if "✦" in line]
    action = Texts("de", "kokopelli").action(next(one for one in new("kokopelli", 3).setup.actions if one.text == "open hunter own-left"))
    assert len(meant) == 1 and f"{action} ✦" in meant[0], meant
    assert "is no action" not in answer.out
    assert "xyz" in answer.out


def test_back_takes_back_one_beat(run: Run) -> None:
    answer = run("learn", "kokopelli", "--step", "3", typed="open hunter own-left\n\nb\nopen hunter own-left\n\nq\n")
    assert answer.out.count("Your Hunter is open.") == 2


@pytest.mark.parametrize("words", [("chess",), ("kodachi", "--step", "15"), ("kodachi", "--step", "0")])
def test_what_is_not_there_is_said(run: Run, words: tuple[str, ...]) -> None:
    answer = run("learn", *words)
    assert answer.code == 2
    assert answer.err.startswith("kotable: ")
