"""The long run: every level, at every number of seats, plays whole games without an illegal choice, and games come to an end."""

from __future__ import annotations

import os

import pytest

from kotable.bots import LADDER, Budget, bot
from kotable.games import NAMES
from tests.bots.test_bots import played

GAMES = int(os.environ.get("KOTABLE_SOAK_GAMES", "400"))
LENGTHS = {"kokopelli": (9, 25), "kodachi": (5, 16)}
"""How many rounds games take on average, from easy on."""
BUDGETS = {"hard": Budget(nodes=600), "master": Budget(nodes=600)}
"""For those who think for a time: a part of what they look at in it, so that the games are the same on any machine."""


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("who", [one.name for one in LADDER if one.name != "random"])
def test_every_level_plays_games_to_their_end(who: str, name: str, seats: int) -> None:
    games = GAMES if who == "easy" else max(GAMES // 8, 1)
    rounds = [played(name, [bot(who)] * seats, f"k1:soak/{number}", budget=BUDGETS.get(who))[2] for number in range(games)]
    assert sum(one >= 100 for one in rounds) <= 0.01 * games
    low, high = LENGTHS[name]
    assert low <= sum(rounds) / games <= high
