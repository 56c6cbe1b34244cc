"""The luck of draws: zero on average, and nothing where nothing is drawn."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest

from kotable.bots.arena import Meeting, Pairing, play_deal, saved
from kotable.bots.luck import Luck
from kotable.chance import dice
from kotable.game import Setup, State
from kotable.games import game


def drawing(setup: Setup, seed: str) -> tuple[State, int]:
    """A situation in which a choice draws something, and that choice."""
    state = setup.start(seed)
    words = dice(f"{seed}/play", 1)
    while True:
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            if list(after.dice) != list(state.dice) and not after.over() and state.round_number() > 1:
                return state, action
        state.playout(words, 1)


@pytest.mark.parametrize(("name", "seats"), [("kokopelli", 2), ("kokopelli", 4), ("kodachi", 3)])
def test_luck_is_zero_on_average(name: str, seats: int) -> None:
    setup = game(name).setup(seats, {})
    before, action = drawing(setup, "k1:luck")
    luck = Luck(setup, "k1:measure", 4)
    words = dice("k1:throws", 1)
    found = []
    for _ in range(400):
        state = before.clone()
        state.reseed(words)
        values = luck.apply(state, action)
        assert sum(values) == pytest.approx(0.0, abs=1e-9)
        found.append(values[0])
    assert stdev(found) > 0
    assert abs(fmean(found)) < 3.5 * stdev(found) / 20


def test_where_nothing_is_drawn_there_is_no_luck() -> None:
    setup = game("kokopelli").setup(2, {})
    state = setup.start("k1:3")
    opening = next(action for action in state.legal() if setup.actions[action].verb == "open")
    assert Luck(setup, "k1:m").apply(state, opening) == [0.0, 0.0]


def test_the_arena_tells_shares_with_and_without_luck() -> None:
    pairing = Pairing("kokopelli", 2, {}, "easy", "random", None, "k1:1")
    meeting = Meeting(pairing)
    for deal in range(3):
        meeting.add(play_deal(pairing, deal))
    found = meeting.summary()
    lucks = [one.luck for one in meeting.games]
    assert any(lucks)
    assert found["adjusted"] == pytest.approx(found["share"] - sum(lucks) / len(lucks), abs=2e-4)
    without = Pairing("kokopelli", 2, {}, "easy", "random", None, "k1:1", luck=False)
    again = [one for deal in range(3) for one in play_deal(without, deal)]
    assert [(one.share, one.points) for one in again] == [(one.share, one.points) for one in meeting.games]
    assert saved(0.2, 0.1) == 0.75
