"""A record of a game with a card list of one's own: the list may lie elsewhere on another machine."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from kotable import record
from kotable.match import new
from tests.cli.conftest import Run


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    text = files("kotable.kodachi").joinpath("reconstructed-1.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('name = "reconstructed-1"', 'name = "my box"'), encoding="utf-8")
    return file


def recorded(tmp_path: Path, cards: Path) -> Path:
    match = new("kodachi", 2, {"cards": str(cards)}, "k1:mine")
    match.play_all(["strength", "give-up"])
    file = tmp_path / "game.kotable"
    file.write_text(record.write(match), encoding="utf-8")
    return file


def test_the_list_may_have_moved(run: Run, tmp_path: Path, mine: Path) -> None:
    game = recorded(tmp_path, mine)
    moved = mine.rename(tmp_path / "elsewhere.toml")
    lost = run("verify", str(game))
    assert lost.code == 2
    assert "can't be read (No such file or directory)" in lost.err
    for command in ("verify", "replay"):
        assert run(command, str(game), "--cards", str(moved)).code == 0


def test_another_list_is_told_apart(run: Run, tmp_path: Path, mine: Path) -> None:
    game = recorded(tmp_path, mine)
    other = tmp_path / "other.toml"
    envoy = 'key = "red-a"\nclan = "red"\nvalue = '
    text = mine.read_text(encoding="utf-8")
    assert envoy + "1" in text
    other.write_text(text.replace(envoy + "1", envoy + "5"), encoding="utf-8")
    refused = run("verify", str(game), "--cards", str(other))
    assert refused.code == 2
    assert "this record was made with another list of cards" in refused.err


def test_kokopelli_has_one_list(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.kotable"
    file.write_text(record.write(new("kokopelli", 2, {}, "k1:one")), encoding="utf-8")
    refused = run("verify", str(file), "--cards", "x.toml")
    assert refused.code == 2
    assert "kokopelli has only one list of cards" in refused.err
