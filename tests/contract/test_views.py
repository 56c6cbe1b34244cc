"""What a seat learns, and that it learns nothing else. The laws of every view."""

from __future__ import annotations

from typing import Any

import msgspec

from kotable.game import Setup, State
from kotable.games import game
from kotable.values import SPECTATOR, Event
from tests.contract.games import situations


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def test_worlds_differ_and_a_seed_names_one(setup: Setup) -> None:
    found = []
    for state, _ in situations(setup, "k1:differ", 40):
        if state.over():
            continue
        view = state.view(0)
        found.append(len({hidden(setup.sample_world(view, f"k1:{number}"), setup) for number in range(12)}))
        assert setup.sample_world(view, "k1:1").position() == setup.sample_world(view, "k1:1").position()
    assert min(found) > 1 and sorted(found)[len(found) // 2] > 8


def hidden(state: State, setup: Setup) -> bytes:
    """Everything that anybody knows of a situation, and so all but its dice and the order of unknown piles."""
    return encoded([state.view(seat) for seat in range(setup.seats)])


def test_secrets_reach_their_seat_alone(setup: Setup) -> None:
    event = Event("drew", 1, {"count": 1}, {"cards": ("x",)})
    for seat in (SPECTATOR, 0):
        assert event.seen_by(seat) == Event("drew", 1, {"count": 1})
    assert event.seen_by(1) == event


def test_a_spectator_is_told_no_hand(setup: Setup) -> None:
    for state, _ in situations(setup, "k1:spectator", 10, most=40):
        view = state.view(SPECTATOR)
        assert not getattr(view, "hand", None)
        assert type(view) is game(setup.game).view_type
