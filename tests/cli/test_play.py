"""Playing at the terminal."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from kotable import record
from kotable.bots import Advice, Candidate
from kotable.cli import play
from kotable.cli.common import console
from kotable.cli.play import Session, seating
from kotable.drawing import draw
from kotable.games import NAMES
from kotable.match import Match, new
from kotable.texts import LANGUAGES, Texts
from kotable.values import SPECTATOR
from tests.cli.conftest import Run

GAMES = pytest.mark.parametrize("name", NAMES)


GOLDEN = Path(__file__).resolve().parents[1] / "record" / "golden"


def opening(match: Match) -> str:
    """The text of some ceremony that can be opened now: an action that ends without anything being learned."""
    actions = (match.setup.actions[action] for action in match.state.legal())
    return next(action.text for action in actions if action.verb == "open")


def test_no_line_begins_with_a_colon() -> None:
    """French has a space before it, at which no line may end."""
    for width in range(12, 40):
        out = console()
        out.width = width
        with out.capture() as shown:
            out.print("Tuiles Fin de partie restantes\u202f: 3. Vous prenez un trésor\u202f: vase\u202f! « Vous\u00a0»")
        assert not re.search(r"^\s*[:!»]", shown.get(), re.MULTILINE), shown.get()


@GAMES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_a_whole_game(run: Run, name: str, seats: int) -> None:
    answer = run("play", name, "--people", "0", "--seats", str(seats), "--seed", "3")
    assert answer.code == 0
    assert answer.err == ""
    assert re.search(r"wins\.|share the victory\.", answer.out)
    assert "⟦" not in answer.out
    assert "{$" not in answer.out


@GAMES
def test_a_person_plays_saves_and_goes_on(run: Run, name: str, tmp_path: Path) -> None:
    save = tmp_path / "save"
    first = run("play", name, "--seed", "4", typed=f"1\n1\n1\ns {save}\nq\n")
    assert first.code == 0
    assert f"Saved as {save}." in first.out
    assert f"kotable play {name} --resume {save}" in first.out
    before = record.read(save.read_text())
    assert before.players[1] == "bot:medium"
    on = run("play", name, "--resume", str(save), typed="1\n1\ns\nq\n")
    assert on.code == 0
    after = record.read(save.read_text())
    assert after.choices[: len(before.choices)] == before.choices
    assert len(after.choices) > len(before.choices)
    record.verify(after)


@GAMES
def test_the_end_of_a_game(run: Run, name: str, tmp_path: Path) -> None:
    """The last choices of a game by hand; the last screen has the result, and the save is finished too."""
    match = record.replay(record.read((GOLDEN / f"format-1-{name}-2.kotable").read_text()))
    last = max(ply for ply, seat in enumerate(match.movers) if seat == 0)
    match.take_back(last)
    save = tmp_path / "save"
    save.write_text(record.write(match, ["Zoë", "bot:random"]))
    answer = run("play", name, "--resume", str(save), typed="1\n" * 30)
    assert answer.code == 0
    assert "⟦" not in answer.out
    assert re.search(r"wins\.|share the victory\.", answer.out)
    finished = record.replay(record.read(save.read_text()))
    assert finished.state.over()
    assert re.search(r"Points\s+" + r"\s+".join(map(str, finished.state.points())), answer.out)


def test_what_can_be_asked(run: Run) -> None:
    typed = "\n".join(
        [
            "?",
            "? 1",
            "? open sun own",
            "? KP-5.3",
            "? KP-99.9",
            "? kokopelli",
            "? Mother of Heaven",
            "? dance",
            "99",
            "dance",
            "draw dance",
            "end",
        ]
    )
    answer = run("play", "kokopelli", "--seed", "5", "-o", "first=0", typed=typed + "\n")
    assert "A number chooses" in answer.out
    assert "such as KP-4.1" in answer.out
    assert "draw  Draw" in answer.out
    assert re.search(r"\(KP-\d+\.\d+\)\nKP-\d+\.\d+  ", answer.out), "why not, and the rule"
    assert "No ceremony twice" in answer.out
    assert "there is no rule 'KP-99.9'" in answer.out
    assert "Wild: goes on any ceremony" in answer.out
    assert "for each Kokopelli played on your ceremonies" in answer.out
    assert answer.out.count("“dance” is no action. An action begins with: cancel, draw,") == 2
    assert "“draw” is an action, but “dance” is too much." in " ".join(answer.out.split())
    assert "The choices are 1 to" in answer.out
    assert "compulsory action" in answer.out


@pytest.mark.parametrize(
    ("lang", "typed", "sentence"),
    [
        ("en", "open moon", "After “open”, “moon” does not fit. Possible are: birth, chieftain,"),
        ("en", "open paw", "“open paw” is not complete. After it comes: beneath, left, other,"),
        ("de", "zieh", "„zieh“ ist keine Aktion. Eine Aktion beginnt mit: cancel, draw,"),
        ("fr", "draw two", "« draw » est une action, mais « two » est en trop."),
        ("pl", "open moon", "Po „open” nie pasuje „moon”. Możliwe są: birth, chieftain,"),
    ],
)
def test_a_mistyped_action_is_answered_in_the_language_of_the_player(run: Run, lang: str, typed: str, sentence: str) -> None:
    answer = run("play", "kokopelli", "--seed", "5", "--lang", lang, typed=f"{typed}\n? {typed}\n")
    words = " ".join(answer.out.split()).replace("\u2068", "").replace("\u2069", "").replace("\xa0", " ").replace("\u202f", " ")
    assert words.count(sentence) == 2


def test_an_action_can_be_typed(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "save"
    run("play", "kokopelli", "--seed", "5", "-o", "first=0", typed=f"draw\ns {save}\n")
    assert record.read(save.read_text()).choices[0].text == "draw"


def test_nothing_that_was_learned_is_taken_back(run: Run) -> None:
    answer = run("play", "kodachi", "--people", "2", "--seed", "5", "-o", "first=0", typed="\nu\nstrength\nu\nstealth\ngive-up\nu\n")
    assert answer.out.count("can’t be taken back") == 1, "nothing was chosen yet"
    assert answer.out.count("Strength or stealth?") == 2, "what was declared can be taken back"
    drew = run("play", "kokopelli", "--people", "2", "--seed", "5", "-o", "first=0", typed="\ndraw\nu\n\n")
    assert drew.out.count("can’t be taken back") == 1, "a card was drawn"


def test_another_players_choice_is_not_taken_back(run: Run) -> None:
    """The one who chose takes it back before the screen is passed on; the next one does not."""
    start = ("play", "kokopelli", "--people", "2", "--seed", "5", "-o", "first=0")
    chosen = opening(new("kokopelli", 2, {"first": 0}, "k1:5"))
    in_time = run(*start, typed=f"\n{chosen}\nu\n")
    assert in_time.out.count("Your turn: 1 action") == 2
    assert "can’t be taken back" not in in_time.out
    too_late = run(*start, typed=f"\n{chosen}\n\nu\n")
    assert too_late.out.count("can’t be taken back") == 1


def test_a_save_never_overwrites_anything_else(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("dear diary")
    answer = run("play", "kokopelli", "--seed", "5", typed=f"1\ns {other}\ns {tmp_path}\ns {tmp_path}/no/where\n")
    assert "is there already and is no save of this game" in answer.out
    assert "can't be written" in answer.out
    assert other.read_text() == "dear diary"
    another = tmp_path / "another"
    another.write_text(record.write(new("kokopelli", 2, {}, "k1:6")))
    kept = another.read_text()
    run("play", "kokopelli", "--seed", "5", typed=f"1\ns {another}\n")
    assert another.read_text() == kept
    assert {path.name for path in tmp_path.iterdir()} == {"notes.txt", "another"}, "no temporary file stays"


def test_leaving_asks_whether_to_save(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "late"
    answer = run("play", "kokopelli", "--seed", "5", typed=f"1\nq\n{save}\n")
    assert "The game is not saved." in answer.out
    record.verify(record.read(save.read_text()))
    assert "The game is not saved." in run("play", "kokopelli", "--seed", "5", typed="1\n").out
    assert "The game is not saved." not in run("play", "kokopelli", "--seed", "5", "-o", "first=0", typed="q\n").out


def test_a_position_is_played_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position"
    file.write_text(
        "kokopelli position 1\nseats: 2\nactions: 1\n"
        "seat 0:\n  hand: hunter paw\n  left-1: hunter*2 kokopelli\n  points: 7\nseat 1:\n  hand: paw\n"
    )
    save = tmp_path / "save"
    answer = run("play", "kokopelli", "--position", str(file), typed=f"s {save}\nplay hunter own\n")
    assert re.search("You finish .*Hunter, worth 4", answer.out)
    again = record.replay(record.read(save.read_text()))
    assert again.state.points() == [7, 0]


def test_nobody_sees_anothers_hand(run: Run) -> None:
    """Two people at one screen: before the table of the next is shown, the screen is passed on."""
    match = new("kokopelli", 2, {"first": 0}, "k1:5")
    start = ("play", "kokopelli", "--people", "2", "--names", "Anna,Ben", "--seed", "5", "-o", "first=0")
    answer = run(*start, typed=f"\n{opening(match)}\n\nq\n\n")
    parts = re.split(r"Pass the screen to (?:Anna|Ben)", answer.out)
    assert len(parts) == 3
    texts = Texts("en", "kokopelli")
    drew = [next(e for e in match.events[0] if e.kind == "drew" and e.seat == seat) for seat in (0, 1)]
    drawn = [texts.event(event, ["Anna", "Ben"], event.seat, event.seat) for event in drew]
    told = [texts.event(event, ["Anna", "Ben"], event.seat) for event in drew]
    flat = [" ".join(part.split()) for part in parts]
    assert drawn[0] in flat[1]
    assert drawn[1] not in flat[1] and told[1] not in flat[1]
    assert drawn[1] in flat[2]
    assert drawn[0] not in flat[2] and told[0] not in flat[2]


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language(run: Run, name: str, lang: str) -> None:
    answer = run("play", name, "--lang", lang, "--seed", "5", "--people", "2", typed="\n?\n1\n\n1\n\n1\n\n1\n")
    assert answer.code == 0
    assert "⟦" not in answer.out
    assert "{$" not in answer.out
    assert "[en]" not in answer.out


@GAMES
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_can_be_drawn_at_any_time(name: str, seats: int) -> None:
    chance = random.Random(1)
    match = new(name, seats, {}, "k1:draw")
    texts = Texts("en", name)
    names = [f"Name{seat}" for seat in range(seats)]
    number = 0
    while not match.state.over():
        if number % 61 == 0:
            out = console()
            with out.capture() as shown:
                out.print(draw(match.state.view(number // 61 % (seats + 1) - 1), match.setup, texts, names))
            assert "⟦" not in shown.get()
            assert all(name in shown.get() for name in names)
        match.play(chance.choice(match.state.legal()))
        number += 1


def test_a_spectator_sees_no_hand() -> None:
    match = new("kokopelli", 2, {}, "k1:1")
    out = console()
    with out.capture() as shown:
        out.print(draw(match.state.view(SPECTATOR), match.setup, Texts("en", "kokopelli"), ["Anna", "Ben"]))
    assert "Your hand" not in shown.get()


def test_bots_sit_after_people() -> None:
    texts = Texts("en", "kokopelli")
    assert seating(3, 1, ["easy"], ["Anna"], texts) == ["Anna", "bot:easy", "bot:easy"]
    match = new("kokopelli", 3, seed=1, players=seating(3, 1, ["easy"], [], texts))
    assert Session(match, texts, None).names == ["Player 1", "Easy 1", "Easy 2"]


def test_at_a_real_terminal(tmp_path: Path) -> None:
    """The screen is cleared with what has scrolled away, choices are answered, Ctrl-C ends it in one sentence."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(COLUMNS="100", LINES="40", TERM="xterm", LANG="C.UTF-8")
        os.chdir(tmp_path)
        code = "from kotable.cli import main; main()"
        os.execv(sys.executable, [sys.executable, "-c", code, "play", "kokopelli", "--seed", "5", "-o", "first=0"])
    seen = read_until(terminal, "for help):")
    assert "\x1b[3J" in seen
    os.write(terminal, b"1\n")
    seen = read_until(terminal, "for help):")
    assert "You draw" in seen
    # What comes between Python's prompt and its waiting is answered with the next key, so one waits for the wait.
    time.sleep(0.5)
    os.write(terminal, b"\x03")
    seen = read_until(terminal, "interrupted")
    assert "Traceback" not in seen
    _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 2
    assert not list(tmp_path.iterdir())


def read_until(terminal: int, word: str) -> str:
    seen = ""
    until = time.monotonic() + 20
    while word not in seen:
        ready, _, _ = select.select([terminal], [], [], max(until - time.monotonic(), 0))
        assert ready, f"'{word}' did not come: {seen[-500:]}"
        seen += os.read(terminal, 65536).decode(errors="replace")
    return seen


@pytest.mark.parametrize("name", ["kokopelli", "kodachi"])
def test_a_hint_names_a_choice_and_its_chances(run: Run, name: str) -> None:
    answer = run("play", name, "--seed", "4", typed="h\nq\n")
    assert answer.code == 0
    assert re.search(r"Hint: \d+ .+\. Chance to win: \d+%\.", answer.out)


@pytest.mark.parametrize(("second", "said"), [(0.62, r"Next best: .+, 62%\."), (0.65, r"About as good: [^%]+\.")])
def test_what_a_hint_names_second_is_never_told_as_better(monkeypatch: pytest.MonkeyPatch, run: Run, second: float, said: str) -> None:
    """A search takes what it has looked at most, and what it has looked at less may seem better."""

    def advice(player: Any, view: Any, legal: Sequence[int], *more: Any) -> Advice:
        return Advice(legal[0], (Candidate(legal[0], 0.64, 2.0, 900), Candidate(legal[1], second, 1.0, 400)))

    monkeypatch.setattr(play, "advise", advice)
    answer = run("play", "kokopelli", "--seed", "4", typed="h\nq\n")
    assert "Chance to win: 64%." in answer.out
    assert re.search(said, answer.out)
