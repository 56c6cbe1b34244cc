"""`kotable arena` and `kotable train` at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kotable.bots.arena import likelihood, mean_and_error, rating
from tests.cli.conftest import Run

SMALL = ("arena", "kokopelli", "--bots", "easy,random", "--deals", "3", "--seed", "5")


def test_every_deal_is_played_in_every_seat(run: Run, tmp_path: Path) -> None:
    rows = tmp_path / "rows"
    answer = run(*SMALL, "--seats", "3", "--json", "--rows", str(rows))
    assert answer.code == 0
    found = json.loads(answer.out)
    [meeting] = found["meetings"]
    assert (meeting["one"], meeting["others"], meeting["deals"], meeting["games"]) == ("easy", "random", 3, 9)
    lines = [json.loads(line) for line in rows.read_text().splitlines()]
    assert [(line["deal"], line["seat"]) for line in lines] == [(deal, seat) for deal in range(3) for seat in range(3)]
    assert meeting["share"] == pytest.approx(sum(line["share"] for line in lines) / 9, abs=1e-4)
    assert sum(meeting["ends"].values()) == 9


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(run: Run, tmp_path: Path) -> None:
    rows = [tmp_path / "one", tmp_path / "two"]
    assert run(*SMALL, "--rows", str(rows[0])).code == 0
    assert run(*SMALL, "--rows", str(rows[1]), "--jobs", "2").code == 0
    assert rows[0].read_bytes() == rows[1].read_bytes()


def test_a_sequential_test_stops_when_it_is_clear(run: Run) -> None:
    found = json.loads(run("arena", "kokopelli", "--bots", "easy,random", "--deals", "200", "--sprt", "50,80", "--json").out)
    [meeting] = found["meetings"]
    assert meeting["test"]["verdict"] == "high"
    assert meeting["deals"] < 60


def test_several_bots_meet_each_other(run: Run) -> None:
    found = json.loads(run("arena", "kokopelli", "--bots", "easy,random,last", "--deals", "2", "--json").out)
    assert len(found["meetings"]) == 6
    assert set(found["ratings"]) == {"easy", "random", "last"}
    told = run("arena", "kokopelli", "--bots", "easy,random,last", "--deals", "2").out
    assert "ratings" in told
    assert "without luck" in told


def test_parquet_and_ray_are_asked_for_before_anything_is_played(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("kotable.cli.arena", "kotable.cli.cluster"):
        monkeypatch.setattr(f"{module}.find_spec", lambda name: None)
    assert "pyarrow" in run(*SMALL, "--rows", str(tmp_path / "rows.parquet")).err
    assert "kotable[ray]" in run(*SMALL, "--ray", "local").err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "easy"], "name two bots or more"),
        (["--bots", "easy,easy"], "name two bots or more"),
        (["--bots", "easy,genius"], "there is no bot 'genius'"),
        (["--bots", "easy,random", "--sprt", "60,50"], "the lower one first"),
        (["--bots", "easy,random", "--nodes", "5", "--ms", "5"], "not both"),
    ],
)
def test_what_is_wrong_is_said(run: Run, arguments: list[str], complaint: str) -> None:
    answer = run("arena", "kokopelli", *arguments)
    assert answer.code == 2
    assert complaint in answer.err


def test_intervals_and_tests_are_right() -> None:
    mean, error = mean_and_error([0.0, 1.0] * 50)
    assert (mean, error) == pytest.approx((0.5, 1.96 * (0.25 * 100 / 99 / 100) ** 0.5))
    assert likelihood([0.0, 1.0] * 50, 0.4, 0.6) == pytest.approx(0.0)
    assert likelihood([1.0, 1.0, 1.0, 0.0] * 25, 0.4, 0.6) > 2.94
    assert rating(0.25, 4) == pytest.approx(0.0)
    assert rating(10 / 11, 2) == pytest.approx(400.0)


def test_training_writes_weights_with_their_recipe(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    for seats in ("2", "3"):
        answer = run("train", "kokopelli", "--seats", seats, "--rounds", "2", "--games", "4", "--out", str(out))
        assert answer.code == 0
    found = json.loads(out.read_text())
    assert set(found["seats"]) == {"2", "3"}
    assert found["seats"]["2"]["recipe"] == "kotable train kokopelli --seats 2 --rounds 2 --games 4 --seed 1"
    assert len(found["seats"]["2"]["log"]) == 2
    before = out.read_bytes()
    run("train", "kokopelli", "--seats", "3", "--rounds", "2", "--games", "4", "--out", str(out))
    assert out.read_bytes() == before
