"""The other sub-commands."""

from __future__ import annotations

import json
import re
import time
import tomllib
from pathlib import Path

import pytest

from kotable import record
from kotable.cli import bench, simulate
from kotable.cli.commands import COMMANDS
from kotable.cli.common import compiled
from kotable.games import NAMES
from kotable.match import Match, new
from kotable.texts import Texts
from tests.cli.conftest import Run

GAMES = pytest.mark.parametrize("name", NAMES)
ROOT = Path(__file__).resolve().parents[2]
TIMES = ("seconds", "decisions_per_second")


@GAMES
def test_simulate_twice_is_the_same_but_for_the_times(run: Run, name: str) -> None:
    words = ("simulate", name, "--seats", "4", "--games", "40", "--seed", "7", "--json")
    first, second = json.loads(run(*words).out), json.loads(run(*words).out)
    for key in TIMES:
        assert first.pop(key) >= 0
        second.pop(key)
    assert first == second
    assert {"games", "decisions", "wins", "mean_points", "mean_rounds", "ends"} <= first.keys()
    assert first["games"] == sum(first["ends"].values()) == 40
    assert sum(first["wins"]) >= 40
    assert len(first["mean_points"]) == 4
    other = json.loads(run("simulate", name, "--seats", "4", "--games", "40", "--seed", "8", "--json").out)
    assert other["decisions"] != first["decisions"]


def test_games_are_the_same_in_several_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole() -> simulate.Tally:
        total = simulate.Tally()
        for part in simulate.parts("kokopelli", 2, {}, ["random", "random"], "k1:7", 400):
            total.add(part)
        return total

    alone = whole()
    monkeypatch.setattr(simulate, "WORTH_IT", -1.0)
    clock = iter(range(10**6))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    assert whole() == alone


def test_simulate_for_people_to_read(run: Run) -> None:
    answer = run("simulate", "kokopelli", "--seats", "2", "--games", "3", "--bots", "easy,random")
    assert "3 games of kokopelli, seed k1:1" in answer.out
    assert "easy" in answer.out
    assert answer.err == "", "no bar where nobody watches"


def test_verify(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_text(record.write(new("kodachi", 3, {}, "k1:1")))
    assert run("verify", str(file)).out == f"{file}: kodachi, 3 seats, 0 choices: correct\n"


@GAMES
def test_replay_shows_a_seat_its_own_secrets_only(run: Run, name: str, tmp_path: Path) -> None:
    match = new(name, 2, {"first": 0}, "k1:1")
    for _ in range(12):
        match.play(match.state.legal()[0])
    file = tmp_path / "record"
    file.write_text(record.write(match, ["Anna", "Ben"]))
    secret = {e.seat: e for happened in match.events for e in happened if e.secret}
    for viewer in (0, 1, -1):
        words = ["replay", str(file), *(["--seat", str(viewer)] if viewer >= 0 else [])]
        told = " ".join(run(*words).out.split())
        for seat, event in secret.items():
            sentence = Texts("en", name).event(event, ["Anna", "Ben"], seat)
            assert (sentence in told) == (seat == viewer)
        assert "The record ends here" in told


def test_replay_step_by_step(run: Run, tmp_path: Path) -> None:
    match = new("kokopelli", 2, {}, "k1:1")
    for _ in range(5):
        match.play(match.state.legal()[0])
    file = tmp_path / "record"
    file.write_text(record.write(match))
    assert run("replay", str(file), "--step", typed="\n\nq\n").out.count("Kokopelli · Round") == 3
    assert run("replay", str(file), "--step", typed="\n" * 9).out.count("Kokopelli · Round") == 6


def test_replay_of_a_finished_game_counts_the_points(run: Run) -> None:
    file = ROOT / "tests/record/golden/format-1-kokopelli-3.kotable"
    answer = run("replay", str(file))
    points = record.read(file.read_text()).ending.split("; ")[1].split()[1:]
    assert re.search(r"Points\s+" + r"\s+".join(points), answer.out)


@GAMES
def test_rules(run: Run, name: str) -> None:
    whole = run("rules", name).out
    letters = {"kokopelli": "KP", "kodachi": "KD"}[name]
    assert f"{letters}-5.3" in whole
    one = run("rules", name, f"{letters.lower()}-5.3", "--lang", "de").out
    assert one.startswith(f"{letters}-5.3  ")
    section = run("rules", name, "5").out
    assert f"{letters}-5.1" in section
    assert f"{letters}-4.1 " not in section


@GAMES
def test_perft_counts_every_sequence_of_choices(run: Run, name: str) -> None:
    def leaves(match: Match, depth: int) -> int:
        if depth == 0:
            return 1
        found = 0
        for action in match.state.legal():
            match.play(action)
            found += leaves(match, depth - 1)
            match.take_back(len(match.choices) - 1)
        return found

    counts = json.loads(run("perft", name, "--depth", "3", "--seed", "2", "--json").out)["leaves"]
    match = new(name, 2, {}, "k1:2")
    assert counts == [leaves(match, depth) for depth in range(4)]
    assert run("perft", name, "--depth", "0").out.startswith("  0  1\n")


def test_bench_has_every_number(run: Run) -> None:
    found = json.loads(run("bench", "--json", "--seconds", "0.01", "--repeats", "1", "--game", "kokopelli").out)
    assert found.keys() == {"kokopelli"}
    for seats in ("2", "4"):
        ways = found["kokopelli"][seats]
        assert "plain" in ways
        assert ("compiled" in ways) == compiled()
        for numbers in ways.values():
            assert tuple(numbers) == bench.KEYS
            assert all(value > 0 for value in numbers.values())


def test_help_names_every_command(run: Run) -> None:
    answer = run("--help")
    assert answer.code == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command.__name__} ", answer.out, re.MULTILINE)
    assert run().code == 2


def test_the_command_is_installed_under_its_name() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert scripts == {"kotable": "kotable.cli:main"}
