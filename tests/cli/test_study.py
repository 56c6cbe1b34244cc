"""`kotable study` at the command line."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kotable.bots.study import Findings, Tally, spent, study_games
from kotable.games import game
from tests.cli.conftest import Run


def test_a_page_with_pictures_and_intervals(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    answer = run("study", "kokopelli", "--games", "30", "--jobs", "1", "--out", str(page))
    assert answer.code == 0
    text = page.read_text()
    for seats in (2, 3, 4):
        assert f"{seats} seats, 10 games" in text
    assert "Ceremonies, finished" in text
    assert "±" in text
    for svg in text.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + svg[: svg.index("</svg>")] + "</svg>")
    assert "http" not in text


@pytest.mark.parametrize("name", ["kokopelli", "kodachi"])
def test_what_is_counted_is_what_happened(name: str) -> None:
    setup = game(name).setup(3, {})
    found = study_games(setup, "quick", "k1:4", 0, 4)
    assert found.games == sum(found.rounds.values()) == sum(found.ends.values()) == 4
    assert sum(tally.shares for tally in found.by_place.values()) == pytest.approx(4)
    assert all(tally.count == 4 for tally in found.by_place.values())
    assert sum(found.sources.values()) / 3 == pytest.approx(found.points)
    assert found.deeds
    # In parts it is the same.
    parts = Findings(3)
    for first in (0, 2):
        parts.add(study_games(setup, "quick", "k1:4", first, 2))
    assert parts.rounds == found.rounds
    assert parts.times == found.times
    assert parts.deeds.keys() == found.deeds.keys()
    assert parts.by_place["0"].shares == pytest.approx(found.by_place["0"].shares)


def test_what_a_treasure_buys_adds_up(run: Run, tmp_path: Path) -> None:
    setup = game("kodachi").setup(2, {})
    found = study_games(setup, "quick", "k1:5", 0, 6)
    sorts = {one.sort: one for one in spent(found, setup)}
    assert set(sorts) == {"rumor-envoy", "rumor-rumor", "rumor-skill", "rumor-few", "envoys", "skills"}
    assert sum(one.bought for one in sorts.values()) * 12 == pytest.approx(sum(found.times["bought"].values()))
    # Only treasures that are left over are points that nobody bought.
    assert 12 * sum(one.points for one in sorts.values()) + found.sources.get("treasures", 0.0) == pytest.approx(
        sum(found.sources.values())
    )
    rumors = sorts["rumor-few"]
    assert rumors.treasures == rumors.bought > 0 and rumors.each() == pytest.approx(rumors.points / rumors.treasures)
    assert sorts["envoys"].treasures == pytest.approx(3 * sorts["envoys"].bought)
    page = tmp_path / "page.html"
    assert run("study", "kodachi", "--games", "10", "--seats", "2", "--jobs", "1", "--out", str(page)).code == 0
    assert "points for a treasure" in page.read_text() and "is reconstructed" in page.read_text()


def test_intervals_get_narrower() -> None:
    few, many = Tally(), Tally()
    for number in range(400):
        (few if number < 20 else many).take(number % 2)
    assert few.mean() == many.mean() == 0.5
    assert few.error() > 3 * many.error() > 0


def test_a_card_list_is_for_kodachi(run: Run) -> None:
    assert "has no card list" in run("study", "kokopelli", "--cards", "x.toml").err
    found = json.loads(run("study", "kodachi", "--games", "10", "--seats", "2", "--jobs", "1", "--json").out)
    assert found["tables"][0]["games"] == 10
