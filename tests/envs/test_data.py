"""Games as rows: what is written can be read back, and says what happened."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import kotable
from kotable.cli import export, main
from kotable.cli.simulate import play_games
from kotable.envs.data import ROOM, Writer, games_file, read
from kotable.envs.observations import decode
from kotable.games import game


def command(*words: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.mark.parametrize(("name", "bots"), [("kokopelli", "random"), ("kodachi", "last,random"), ("kodachi", "uniform")])
def test_simulated_games_come_back_decision_by_decision(name: str, bots: str, tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    words = ["simulate", name, "--seats", "2", "--games", "3", "--seed", "5", "--bots", bots, "--rows", str(file), "--json"]
    assert command(*words) == 0
    rows = read(file)
    games = pq.read_table(games_file(file)).to_pylist()
    about = pq.read_schema(file).metadata
    assert about[b"game"].decode() == name and about[b"format"] == b"kotable rows 1"
    assert [one["number"] for one in games] == [0, 1, 2]
    assert len(rows["action"]) == sum(one["decisions"] for one in games)
    setup = game(name).setup(2, {})
    assert json.loads(about[b"actions"]) == [action.text for action in setup.actions]
    for one in games:
        state = setup.start(one["seed"])
        mine = rows["number"] == one["number"]
        assert list(rows["ply"][mine]) == list(range(one["decisions"]))
        for at in np.flatnonzero(mine):
            seat = int(state.to_move())
            assert rows["seat"][at] == seat
            assert list(np.flatnonzero(rows["mask"][at])) == state.legal()
            if at % 40 == 0:
                assert decode(setup, rows["observation"][at], seat) == state.view(seat)
            state.apply(int(rows["action"][at]))
            assert rows["points"][at] == one["points"][seat]
            assert (rows["reward"][at] > 0) == (one["places"][seat] == 1)
        assert state.over() and list(state.outcome().points) == one["points"]


@pytest.mark.parametrize(("name", "games"), [("kokopelli", 4), ("kodachi", 6)])
def test_rows_do_not_depend_on_how_the_games_were_split(name: str, games: int, tmp_path: Path) -> None:
    """Not even where a game of Kodachi goes on in the next piece."""
    setup = game(name).setup(2, {})
    for file, sizes in (("one", [games]), ("two", [1, games - 1]), ("many", [1] * games)):
        first = 0
        with Writer(tmp_path / f"{file}.parquet", setup) as writer:
            for size in sizes:
                writer.write(play_games(setup, ["uniform", "uniform"], "k1:9", first, size, rows=True).rows)
                first += size
    one = read(tmp_path / "one.parquet")
    assert name == "kokopelli" or len(one["action"]) > ROOM
    for file in ("two", "many"):
        other = read(tmp_path / f"{file}.parquet")
        assert all(np.array_equal(one[column], other[column]) for column in one)


def test_what_goes_wrong_while_writing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that writes keeps nothing to itself, and the files are closed."""
    setup = game("kokopelli").setup(2, {})
    writer = Writer(tmp_path / "rows.parquet", setup)

    def full(_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(writer.decisions, "write_table", full)
    writer.write(play_games(setup, ["random", "random"], "k1:9", 0, 1, rows=True).rows)
    with pytest.raises(OSError, match="no space left"):
        writer.close()
    assert not writer.decisions.is_open and not writer.games.is_open


def test_saved_games_are_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in (1, 2, 3):
        match = kotable.new("kokopelli", seats=2, seed=seed, players=["Ann", "Bob"])
        while not match.over and (seed != 3 or len(match.choices) < 5):
            match.play(match.legal[-1])
        match.save(tmp_path / f"{seed}.kotable")
    file = tmp_path / "out" / "rows.parquet"
    file.parent.mkdir()
    assert command("export", str(tmp_path), "--rows", str(file)) == 0
    assert "2 games written" in capsys.readouterr().out.replace("\n", " ")
    games = pq.read_table(games_file(file)).to_pylist()
    assert [one["players"] for one in games] == [["Ann", "Bob"]] * 2
    rows = read(file, columns=["number", "action"])
    first = [int(action) for action, number in zip(rows["action"], rows["number"], strict=True) if number == games[0]["number"]]
    assert first == kotable.load(tmp_path / "1.kotable").choices


def test_many_saved_games_are_read_by_several_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order, unfinished ones left out, and with a sentence about those that were changed."""
    monkeypatch.setattr(export, "EACH", 2)
    monkeypatch.setattr(export, "processors", lambda: 2)
    for number in range(5):
        match = kotable.new("kokopelli", seats=2, seed=number, players=["Ann", "Bob"])
        while not match.over and (number != 1 or len(match.choices) < 5):
            match.play(match.legal[-1])
        match.save(tmp_path / f"{number}.kotable")
    file = tmp_path / "rows.parquet"
    assert command("export", str(tmp_path), "--rows", str(file)) == 0
    assert [one["seed"] for one in pq.read_table(games_file(file)).to_pylist()] == [f"k1:{number}" for number in (0, 2, 3, 4)]
    assert sorted(set(read(file, ["number"])["number"])) == [0, 2, 3, 4]


@pytest.mark.parametrize("which", ["first", "last"])
def test_a_changed_record_is_not_exported(which: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of the fingerprints only the last is compared: another choice, or another end of it, is told."""
    match = kotable.new("kokopelli", seats=2, seed=1)
    while not match.over:
        match.play(match.legal[-1])
    file = tmp_path / "game.kotable"
    match.save(file)
    lines = file.read_text(encoding="utf-8").splitlines()
    at = lines.index("choices:") + (1 if which == "first" else len(match.choices))
    seat, *words, fingerprint = lines[at].split()
    if which == "first":
        words = [match.setup.actions[match.at(0).legal()[0]].text]
    else:
        fingerprint = "#00000000"
    lines[at] = " ".join([seat, *words, fingerprint])
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert command("export", str(file), "--rows", str(tmp_path / "rows.parquet")) == 2
    told = capsys.readouterr().err
    assert f"{file}: line " in told and ("it is for seat" if which == "first" else "the record was changed") in told
    assert not (tmp_path / "rows.parquet").exists()


def test_games_of_two_kinds_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("kodachi", "kokopelli"):
        match = kotable.new(name, seats=2, seed=1)
        while not match.over:
            match.play(match.legal[-1])
        match.save(tmp_path / f"{name}.kotable")
    assert command("export", str(tmp_path), "--rows", str(tmp_path / "rows.parquet")) == 2
    assert "one file holds games of one kind" in capsys.readouterr().err
    assert command("export", str(tmp_path / "nothing"), "--rows", str(tmp_path / "rows.parquet")) == 2


def test_without_the_extra_a_sentence_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['pyarrow'] = None; from kotable.cli import main; main()"
    words = ["simulate", "kokopelli", "--games", "1", "--rows", str(tmp_path / "rows.parquet")]
    answer = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, timeout=60)
    assert answer.returncode == 2
    assert answer.stderr == "kotable: writing rows needs 'pyarrow', which is not installed: pip install 'kotable[envs]'\n"
