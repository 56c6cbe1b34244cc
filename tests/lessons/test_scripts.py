"""Every claim of the lessons is compared with the engine: actions, events, points, what is seen, what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kotable.games import game as game_called
from kotable.lessons import NAMES, SEATS, lesson, played, position, script, ways
from kotable.match import from_position
from kotable.texts import LANGUAGES, Texts
from kotable.values import NotationError
from tests.lessons.script import SEE, odds, terse

every_lesson = pytest.mark.parametrize("game", NAMES)
POSITIONS = sorted(path.stem for path in (Path(__file__).parents[2] / "src/kotable/lessons/positions").glob("*.txt"))
GAME_OF = {"kp": "kokopelli", "kd": "kodachi"}
STEP = {"load", "teaches", "see", "beat"}
BEAT = {"lit", "shows", "say", "next", *SEATS, "then", "also", "allowed", "refused", "nudge", "nudges", "done", "odds"}
MOST_WORDS = 34
THINGS = {
    "kokopelli": r"tiles|tile:\w+|ends|points|area|turn|pile:S|plate:S|hand:\w+|space:S/(left|right)|(ceremony|number):S/\w+|act:\w[\w-]*",
    "kodachi": (
        r"(house|guard|room):\d|deck:(guards|house)|meter|clans|clan:\w+|choice:(strength|stealth)|line|hand|hand:[\w/+-]+|points|queue|"
        r"(treasures|tokens|worth|plate):S|price:[\w-]+|act:\w[\w-]*"
    ),
}
"""What can be lit on the table of each game."""


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_read_back_as_it_was(name: str) -> None:
    game = game_called(GAME_OF[name[:2]])
    state = game.read_position(position(name))
    assert game.read_position(state.position()).fingerprint() == state.fingerprint()


@every_lesson
def test_a_script_says_what_is_understood(game: str) -> None:
    steps = script(game)["step"]
    assert 10 <= len(steps) <= 14
    for step in steps:
        assert not set(step) - STEP
        for beat in step["beat"]:
            assert not set(beat) - BEAT
            assert bool(beat.get("next")) + sum(name in beat for name in SEATS) == 1, "either looked at, or one seat acts"
            assert beat["lit"]
            for thing in beat["lit"]:
                assert re.fullmatch(THINGS[game].replace("S", "(you|mira|nils)"), thing), thing


@every_lesson
def test_it_is_played_as_it_is_written(game: str) -> None:
    """Whoever acts is to decide, all happens as told, the table is the one described at the beginning of every step."""
    written = [(step, beat) for step in script(game)["step"] for beat in step["beat"]]
    for (step, beat), moment in zip(written, played(game), strict=True):
        if step["beat"][0] is beat:
            seen = SEE[game](moment.match)
            assert {key: seen[key] for key in step["see"]} == step["see"]
        if moment.action >= 0:
            assert moment.match.state.to_move() == moment.beat.seat
            assert [terse(event) for event in moment.events] == beat["then"]
            last = moment
    match = last.match
    assert match.state.over()


@every_lesson
def test_what_else_may_be_tried(game: str) -> None:
    written = [beat for step in script(game)["step"] for beat in step["beat"]]
    for beat, moment in zip(written, played(game), strict=True):
        if "you" not in beat:
            continue
        assert beat["nudge"]
        parse, why = moment.match.setup.parse, moment.match.state.why_not

        def rule(action: str) -> str:
            refusal = why(parse(action))  # noqa: B023
            return refusal.rule if refusal else ""

        others = [*beat.get("also", []), *beat.get("allowed", []), *beat.get("nudges", {})]
        assert not {action: rule(action) for action in others if rule(action)}
        assert {action: rule(action) for action in beat.get("refused", {})} == beat.get("refused", {})
        if "odds" in beat:
            assert odds(moment.match) == beat["odds"]


@every_lesson
def test_every_way_leads_to_the_same_end(game: str) -> None:
    ends = {str(last.match.state.outcome()) for last in ([*played(game, way)][-1] for way in range(ways(game)))}
    assert len(ends) == 1


@every_lesson
def test_it_teaches_rules_that_exist(game: str) -> None:
    rules = {rule.id for section in Texts("en", game).rules() for rule in section.rules}
    assert not {rule for step in script(game)["step"] for rule in step["teaches"]} - rules


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_and_short(game: str, lang: str) -> None:
    of, texts = lesson(game), Texts(lang)
    keys = {of.title, *of.tips}
    for beat in of.beats:
        keys |= {beat.say, beat.done, beat.nudge, *beat.nudges.values()} - {""}
    assert not {key for key in keys if not texts.has(key)}
    assert not {key for key in keys if len(texts.get(key).split()) > MOST_WORDS}


def test_a_text_of_an_action_that_is_none_is_seen() -> None:
    """The scripts are read by the same door as everything else."""
    match = from_position(position("kp-1"), "kokopelli")
    with pytest.raises(NotationError):
        match.setup.parse("open hunter somewhere")
