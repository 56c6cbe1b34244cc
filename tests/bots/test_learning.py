"""A network learns from games: its slopes are right, it forgets nothing it was told, and the same seed teaches the same."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from math import exp, log
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from typer.testing import CliRunner

from kotable.bots import LADDER, bot
from kotable.bots.judge import Network, network_size
from kotable.bots.learning import Lessons
from kotable.bots.players import MASTER, Searcher
from kotable.bots.search import Search
from kotable.bots.training import PART, POINTS, TEACHING, Teaching, joined, lessons, new_network, rounds_of_training
from kotable.bots.values import FEATURED, Taught, correct_by, featured, first_guess, fitted, judge_of, read_network, taught
from kotable.chance import dice
from kotable.cli.commands import app
from kotable.games import NAMES, game
from kotable.values import KotableError

LARGEST = 1024 * 1024
"""Bytes that the weights of a game may have in the package."""


def lessons_of(name: str, seats: int, games: int, points: bool = False, trust: float = 0.8, patience: float = 1.0) -> Lessons:
    """What some games of a new network tell."""
    setup = game(name).setup(seats, {})
    judge = featured(name, setup, first_guess(name))
    network = new_network(seats, len(FEATURED[name]), 3, dice("k1:network", 1), points)
    judge.network = network
    found = Lessons(setup, judge, network, dice("k1:lessons", 1))
    for number in range(games):
        found.play(setup.start(f"k1:{number}"), 8, 0.3, 1, trust, patience)
    return found


def loss_at(lessons: Lessons, number: int) -> float:
    out = vec[float]([0.0] * int(lessons.seats))
    lessons.tell(lessons.rows[number], out)
    goals = list(lessons.goals[number])[: len(out)]
    if lessons.network.points:
        return sum(0.5 * (told - goal) ** 2 for goal, told in zip(goals, out, strict=True))
    return -sum(goal * log(told) for goal, told in zip(goals, out, strict=True))


@pytest.mark.parametrize("points", [False, True])
@pytest.mark.parametrize(("name", "seats"), [("kokopelli", 2), ("kodachi", 3)])
def test_the_slopes_are_those_of_the_loss(name: str, seats: int, points: bool) -> None:
    lessons = lessons_of(name, seats, 1, points)
    numbers = lessons.network.numbers
    at = len(lessons.rows) // 2
    lessons.add_slopes(lessons.rows[at], lessons.goals[at])
    steep = sorted(range(len(numbers)), key=lambda i: -abs(lessons.slopes[i]))[:60:3]
    for i in [*steep, len(numbers) - 1]:
        kept = numbers[i]
        numbers[i] = kept + 1e-5
        above = loss_at(lessons, at)
        numbers[i] = kept - 1e-5
        below = loss_at(lessons, at)
        numbers[i] = kept
        assert lessons.slopes[i] == pytest.approx((above - below) / 2e-5, rel=1e-3, abs=1e-6)


@pytest.mark.parametrize(("points", "less"), [(False, 0.005), (True, 0.5)])
def test_learning_from_situations_makes_them_better_known(points: bool, less: float) -> None:
    lessons = lessons_of("kokopelli", 2, 3, points)
    before = lessons.loss(0)
    lessons.learn(60, 16, 0.003, 0.0)
    assert lessons.loss(0) < before - less


def test_the_end_of_a_game_is_worth_who_won_it() -> None:
    lessons = lessons_of("kokopelli", 2, 1)
    # The last situation of a game lies before its end by a round at most.
    assert max(list(lessons.goals[-1])[:2]) > 0.75
    for goal in lessons.goals:
        assert sum(list(goal)[:2]) == pytest.approx(1.0)


def test_situations_are_worth_the_points_that_follow() -> None:
    """With nothing taken from the network: all of them, or those of later rounds less and less."""
    lessons, fading = (lessons_of("kokopelli", 3, 1, True, 1.0, patience) for patience in (1.0, 0.5))
    end = list(lessons.goals[-1])[:3]
    assert sum(end) == pytest.approx(0.0) and max(end) > 1
    assert all(list(goal)[:3] == pytest.approx(end) for goal in lessons.goals)
    now = [lessons.rows[0][seat * lessons.count] for seat in range(3)]
    held = [points - sum(now) / 3 for points in now]
    assert len(fading.goals) == len(lessons.goals) > 20
    near, far = list(fading.goals[0])[:3], list(fading.goals[-1])[:3]
    assert far == pytest.approx(end)
    assert sum(abs(a - b) for a, b in zip(near, held, strict=True)) < 0.5 * sum(abs(a - b) for a, b in zip(end, held, strict=True))


def test_what_points_are_taken_for_follows_from_who_won() -> None:
    """The spread that makes the results likeliest: any other makes them less likely."""
    lessons = lessons_of("kokopelli", 3, 12, True)
    start, end = lessons.spread(0)
    leads = []
    for row in lessons.rows:
        leads.append(vec[float]([0.0] * 3))
        lessons.tell(row, leads[-1])
    least = lessons.surprise(leads, 0, start, end)
    for other in ((1.3 * start, end), (start / 1.3, end), (start, 1.3 * end), (start, max(end / 1.3, 0.8))):
        assert lessons.surprise(leads, 0, *other) >= least


@pytest.mark.parametrize("points", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_a_network_that_says_nothing_changes_nothing(name: str, points: bool) -> None:
    setup = game(name).setup(3, {})
    judge = featured(name, setup, first_guess(name))
    state = setup.start("k1:1")
    plain, corrected = vec[float]([0.0] * 3), vec[float]([0.0] * 3)
    judge.chances(state, plain)
    judge.network = Network(3, len(FEATURED[name]), 2, [0.0] * int(network_size(len(FEATURED[name]), 2)), points)
    judge.chances(state, corrected)
    assert list(corrected) == pytest.approx(list(plain))
    assert sum(plain) == pytest.approx(1.0)


@pytest.mark.parametrize("name", NAMES)
def test_a_judge_takes_a_network_of_points_as_it_learned(name: str) -> None:
    lessons = lessons_of(name, 3, 0, True)
    judge, state = lessons.judge, lessons.setup.start("k1:1")
    judge.start_spread, judge.end_spread = 5.0, 2.0
    lessons.note(state)
    told, chances = vec[float]([0.0] * 3), vec[float]([0.0] * 3)
    lessons.tell(lessons.game[0], told)
    judge.chances(state, chances)
    assert list(told) == pytest.approx(list(judge.leads)) and sum(told) == pytest.approx(0.0)
    spread = 5.0 - 3.0 * judge.progress(state)
    odds = [exp(lead / spread) for lead in told]
    assert list(chances) == pytest.approx([one / sum(odds) for one in odds])


def test_networks_that_are_joined_say_the_mean() -> None:
    setup = game("kokopelli").setup(3, {})
    count = len(FEATURED["kokopelli"])
    taught = [
        Taught(2, tuple(new_network(3, count, 2, dice(f"k1:{seed}", 1), True).numbers), (4.0 * seed, 2.0 * seed)) for seed in (1, 2, 3)
    ]
    whole = joined(taught, count)
    assert (whole.units, whole.spread) == (6, (8.0, 4.0))
    said = []
    for one in [*taught, whole]:
        judge = featured("kokopelli", setup, first_guess("kokopelli"))
        correct_by(judge, one)
        judge.chances(setup.start("k1:1"), vec[float]([0.0] * 3))
        said.append(list(judge.leads))
    assert said[3] == pytest.approx([sum(column) / 3 for column in zip(*said[:3], strict=True)])
    assert said[0] != pytest.approx(said[1])
    with pytest.raises(KotableError, match="same number of units"):
        joined([whole, taught[0]], count)


def test_a_network_can_be_joined_to_another_and_taught_otherwise(tmp_path: Path) -> None:
    def train(out: str, *more: str) -> Any:
        command = ["train", "kokopelli", "--rounds", "1", "--games", "2", "--units", "2", "--seats", "3", "--out", str(tmp_path / out)]
        return CliRunner().invoke(app, [*command, *more])

    for out, more in (("1", ()), ("2", ("--seed", "2", "--set", "batch=16")), ("3", ("--seed", "2"))):
        assert train(out, "--points", *more).exit_code == 0
    both = train("4", "--points", "--seed", "2", "--set", "batch=16", "--join", str(tmp_path / "1"))
    assert both.exit_code == 0, both.output
    first, second, usual, mean = (json.loads((tmp_path / name).read_text())["seats"]["3"] for name in "1234")
    assert second["settings"]["batch"] == 16 and second["numbers"] != usual["numbers"]
    count = len(FEATURED["kokopelli"])
    assert read_network(mean).numbers == pytest.approx(
        joined([read_network(first), read_network(second)], count).numbers, rel=1e-3, abs=1e-5
    )
    assert mean["recipe"].endswith("--seed 2 --units 2 --points --set batch=16 --join FILE")
    refused = (("--join", str(tmp_path / "1")), ("--points", "--set", "batch=many"), ("--points", "--set", "bach=16"))
    assert all(train("5", *more).exit_code != 0 for more in refused)
    assert train("5", "--points", "--seats", "4", "--join", str(tmp_path / "1")).exit_code != 0


@pytest.mark.parametrize("name", NAMES)
def test_the_networks_of_the_package_are_small_and_say_how_they_were_made(name: str) -> None:
    import kotable.bots

    place = Path(kotable.bots.__file__).parent / "weights"
    assert sum(file.stat().st_size for file in place.glob(f"{name}*.json")) <= LARGEST
    for seats in (2, 3, 4):
        found = taught(name, seats)
        if found is not None:
            assert len(found.numbers) == int(network_size(len(FEATURED[name]), found.units))
            written = json.loads((place / f"{name}-network.json").read_text(encoding="utf-8"))["seats"][str(seats)]
            assert written["recipe"].startswith(f"kotable train {name} --seats {seats} ") and "--seed" in written["recipe"]
            assert written["log"]
    assert judge_of(game(name).setup(2, {}), True) is not judge_of(game(name).setup(2, {}))


def test_the_same_seed_teaches_the_same(tmp_path: Path) -> None:
    def train(out: str, seed: str, *more: str) -> dict[str, dict[str, str]]:
        command = [
            "train",
            "kokopelli",
            "--out",
            str(tmp_path / out),
            "--rounds",
            "2",
            "--games",
            "2",
            "--units",
            "2",
            "--seed",
            seed,
            *more,
        ]
        found = CliRunner().invoke(app, command)
        assert found.exit_code == 0, found.output
        read: dict[str, dict[str, str]] = json.loads((tmp_path / out).read_text())["seats"]
        return read

    first = train("one", "5")
    assert first["2"]["numbers"] == train("two", "5")["2"]["numbers"] != train("three", "6")["2"]["numbers"]
    # What two seats have learned is a head start for three.
    more = train("one", "5", "--seats", "3", "--go-on", "2")
    assert more["2"] == first["2"]
    assert more["3"]["numbers"] not in (train("four", "5", "--seats", "3")["3"]["numbers"], more["2"]["numbers"])


def elsewhere(work: Callable[[Any], Any], jobs: Iterable[Any]) -> Iterator[Any]:
    """Does the last job first, as another process might, and lets everything travel."""
    waiting = list(jobs)
    done = [pickle.loads(pickle.dumps(work(job))) for job in reversed(waiting)]
    return iter(done[::-1])


def test_it_does_not_matter_where_the_games_of_a_fit_are_played() -> None:
    ticks: list[int] = []
    games = PART + 2
    here = list(rounds_of_training("kokopelli", 2, 2, games, first_guess("kokopelli"), "k1:fit", lambda: None))
    there = list(rounds_of_training("kokopelli", 2, 2, games, first_guess("kokopelli"), "k1:fit", lambda: ticks.append(1), elsewhere))
    assert here == there
    assert len(ticks) == 2 * games


@pytest.mark.parametrize("how", [TEACHING["kodachi"], POINTS["kodachi"]])
def test_what_a_network_learns_from_games_played_elsewhere_is_the_same_every_time(how: Teaching) -> None:
    games = PART + 2

    def taught_by(spread: Callable[..., Iterator[Any]] | None) -> list[Any]:
        return list(lessons("kodachi", 2, 2, games, 2, first_guess("kodachi"), None, how, "k1:far", lambda: None, spread))

    first = taught_by(elsewhere)
    assert first == taught_by(map)
    assert first[0].taught != first[1].taught
    assert first[0].situations > 10 * games and first[0].rounds > 5
    # The first lesson is that of a network that says nothing yet, so games are as long and as well known as those played here.
    assert first[0].loss == pytest.approx(taught_by(None)[0].loss, rel=0.5)


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install 'kotable[ray]'")
def test_training_can_be_spread_over_ray(tmp_path: Path) -> None:
    command = ["train", "kokopelli", "--out", str(tmp_path / "ray"), "--rounds", "2", "--games", "22", "--units", "2", "--ray", "local"]
    found = CliRunner().invoke(app, command)
    assert found.exit_code == 0, found.output
    read = json.loads((tmp_path / "ray").read_text())["seats"]["2"]
    how = TEACHING["kokopelli"]
    there = list(lessons("kokopelli", 2, 2, 22, 2, fitted("kokopelli", 2), None, how, "k1:1", lambda: None, map))[-1].taught
    assert read["numbers"] == " ".join(f"{one:.5g}" for one in there.numbers)


def test_a_tree_grows_as_far_as_it_must() -> None:
    setup = game("kokopelli").setup(2, {})
    state = setup.start("k1:tree")
    view = state.view(int(state.to_move()))
    search = Search(setup, judge_of(setup), view, "k1:tree", 1.0, 0.0, False)
    search.run(1500, 0.0, 0)
    choices = search.first_choices()
    assert search.size > 1000
    assert sum(int(visits) for _, visits, _, _ in choices) == 1500
    assert [int(action) for action, _, _, _ in choices] == state.legal()


def test_the_master_is_the_last_of_the_ladder_and_thinks_for_a_second() -> None:
    assert LADDER[-1].name == "master"
    master = bot("master")
    assert isinstance(master, Searcher) and master.strength is MASTER
    assert MASTER.budget.ms == 1000.0
