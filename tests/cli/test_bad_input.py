"""Whatever is given wrong: one clear sentence on stderr, exit code 2, no traceback, nothing overwritten."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kotable import record
from kotable.match import new
from tests.cli.conftest import Run

SEVENTEEN = "sun,eagle_feather,paw,birth,hunter,warrior,fire,spider_woman,vase"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "there is no game 'chess': there are kokopelli and kodachi"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["perft", "chess"], "there is no game 'chess'"),
        (["bench", "--game", "chess"], "there is no game 'chess'"),
        (["dance"], "No such command 'dance'"),
        (["play"], "Missing argument"),
        (["play", "kokopelli", "--dance"], "No such option: --dance"),
        (["play", "kokopelli", "--seats", "5"], "kokopelli is for 2 to 4 seats, not 5"),
        (["play", "kodachi", "--seats", "1"], "kodachi is for 2 to 4 seats, not 1"),
        (["play", "kokopelli", "--seats", "many"], "--seats"),
        (["simulate", "kodachi", "--seats", "5"], "kodachi is for 2 to 4 seats, not 5"),
        (["play", "kokopelli", "-o", "dance=1"], "kokopelli has no option 'dance': it has ceremonies, count, first"),
        (["play", "kokopelli", "-o", "dance"], "an option is given as name=value"),
        (["play", "kokopelli", "-o", "count=12", "-o", "count=11"], "'count' is given twice"),
        (["play", "kokopelli", "-o", "count=9"], "count can't be '9': it is one of 10, 11, 12"),
        (["play", "kokopelli", "-o", "count=true"], "count can't be 'true'"),
        (["play", "kokopelli", "-o", f"ceremonies={SEVENTEEN}"], "9 ceremonies are named"),
        (["play", "kokopelli", "-o", f"ceremonies={SEVENTEEN},sun"], "'sun' is named twice"),
        (["play", "kokopelli", "-o", f"ceremonies={SEVENTEEN},moon"], "'moon' is no ceremony"),
        (["play", "kodachi", "-o", "cards=nowhere.toml"], "the card list 'nowhere.toml' can't be read"),
        (["play", "kokopelli", "--seed", "k9:1"], "'k9:1' is no seed"),
        (["play", "kokopelli", "--bots", "genius"], "there is no bot 'genius'"),
        (["play", "kokopelli", "--people", "3"], "the number of people is 0 to 2, not 3"),
        (["play", "kokopelli", "--names", "Anna,Ben"], "2 names are given for 1 people"),
        (["play", "kokopelli", "--bots", "random,easy"], "2 bots are named for 1 seats"),
        (["play", "kokopelli", "--lang", "xx"], "there are no texts in 'xx'"),
        (["play", "kokopelli", "--position", "nowhere"], "the position 'nowhere' can't be read: no such file"),
        (["play", "kokopelli", "--resume", "nowhere"], "the record 'nowhere' can't be read: no such file"),
        (["verify", "nowhere"], "the record 'nowhere' can't be read: no such file"),
        (["replay", "."], "the record '.' can't be read: is a directory"),
        (["simulate", "kokopelli", "--games", "0"], "the number of games is at least 1, not 0"),
        (["simulate", "kokopelli", "--bots", "random,easy"], "one for each of the 4 seats, not 2"),
        (["simulate", "kokopelli", "--seed", "k9:1"], "'k9:1' is no seed"),
        (["perft", "kokopelli", "--depth", "-1"], "the depth is a number from 0 to 12, not -1"),
        (["bench", "--seconds", "0"], "measure for 0.001 to 600 seconds"),
        (["rules", "kokopelli", "KP-99.1"], "there is no rule 'KP-99.1' of kokopelli"),
    ],
)
def test_what_is_wrong_is_said(run: Run, words: list[str], said: str) -> None:
    answer = run(*words)
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.count("\n") == 1
    assert answer.out == ""


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "the position is empty"),
        (b"\xff\xfe\x00", "it is no text in UTF-8"),
        (b"kodachi position 1\nseats: 2\n", "line 1: a position of this game begins with 'kokopelli position 1'"),
        (b"kokopelli position 1\nseats: 7\n", "line 2: 'seats' should be a number from 2 to 4, not '7'"),
        (b"kokopelli position 1\nseats: 2\ndance: 1\n", "line 3: 'dance' is not known"),
        (b"kokopelli position 1\nseats: 2\nseat 0:\n  hand: hunter*4\n", "this position can't be"),
        (b"kokopelli position 1\nseats: 2\nseat 0:\n  hand: moon\n", "'moon' is not one of"),
    ],
)
def test_malformed_positions(run: Run, tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "position"
    file.write_bytes(content)
    answer = run("play", "kokopelli", "--position", str(file))
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.count("\n") == 1


def test_a_position_with_another_number_of_seats(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position"
    file.write_text("kokopelli position 1\nseats: 2\n")
    assert "the position has 2 seats, not 3" in run("play", "kokopelli", "--seats", "3", "--position", str(file)).err
    assert "give --position alone" in run("play", "kokopelli", "--seed", "3", "--position", str(file)).err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("", "a record begins with"),
        ("kotable record 1\ngame: chess\n", "no 'rules: …'"),
        ("name = 'x'\n", "a record begins with"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_malformed_records(run: Run, tmp_path: Path, command: str, content: str, said: str) -> None:
    file = tmp_path / "record"
    file.write_text(content)
    answer = run(command, str(file))
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.count("\n") == 1


def test_a_changed_record_says_where(run: Run, tmp_path: Path) -> None:
    match = new("kokopelli", 2, {}, "k1:1")
    match.play("draw")
    file = tmp_path / "record"
    text = record.write(match)
    row = text.splitlines().index("choices:") + 2
    file.write_text(text.replace(" draw #", " exchange #"))
    for words in (["verify", str(file)], ["replay", str(file)], ["play", "kokopelli", "--resume", str(file)]):
        answer = run(*words)
        assert answer.code == 2
        assert f"line {row}: decision 1: the record was changed" in answer.err
        assert answer.err.count("\n") == 1


def test_a_record_of_another_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_text(record.write(new("kodachi", 2, {}, "k1:1")))
    assert "is a game of kodachi, not of kokopelli" in run("play", "kokopelli", "--resume", str(file)).err
    assert "give --resume alone" in run("play", "kodachi", "--seats", "2", "--resume", str(file)).err
    assert "there is no seat 2 in this record" in run("replay", str(file), "--seat", "2").err


@pytest.mark.parametrize(
    ("content", "said"), [("name = [", "is no TOML"), ("name = 3", "name should be a short text"), ("", "can't be read")]
)
def test_malformed_card_lists(run: Run, tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(content)
    answer = run("play", "kodachi", "-o", f"cards={file}")
    assert answer.code == 2
    assert said in answer.err
    assert answer.err.count("\n") == 1


def test_an_unreadable_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "record"
    file.write_text("kotable record 1\n")

    def refuse(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied")

    # Taking the rights away would not keep root from reading.
    monkeypatch.setattr(Path, "read_text", refuse)
    answer = run("verify", str(file))
    assert (answer.code, answer.err) == (2, f"kotable: the record '{file}' can't be read: permission denied\n")


@pytest.mark.parametrize("wait", [0.1, 0.8, 1.5, 2.5])
def test_an_interrupted_run(wait: float) -> None:
    code = "from kotable.cli import main; print('here', flush=True); main()"
    command = [sys.executable, "-c", code, "simulate", "kodachi", "--games", "100000000", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "here\n"
        time.sleep(wait)
        os.killpg(process.pid, signal.SIGINT)
        try:
            out, err = process.communicate(timeout=20)
        finally:
            process.kill()
    assert process.returncode == 2
    assert err == "kotable: interrupted\n"
    assert out == ""


def test_a_closed_pipe_is_no_error() -> None:
    code = "from kotable.cli import main; main()"
    command = f"{sys.executable} -c '{code}' rules kokopelli | head -1"
    answer = subprocess.run(["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, timeout=20)
    assert answer.stderr == ""
    assert answer.stdout.count("\n") == 1
