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


def seen(events: list[Event], seat: int, reveals: frozenset[str]) -> bytes:
    """What a seat is told, up to the first thing that chance decides."""
    out = []
    for event in events:
        shown = event.seen_by(seat)
        if event.kind in reveals:
            out.append(encoded([shown.kind, shown.seat]))
            break
        out.append(encoded(shown))
    return b"|".join(out)


def test_worlds_that_differ_in_what_a_seat_cannot_know_tell_it_the_same(setup: Setup) -> None:
    """The same choice in two such worlds: byte-equal events, views and legal lists, until chance or a card played open tells more."""
    reveals = game(setup.game).reveals
    compared = 0
    for state, action in situations(setup, "k1:tell", 3):
        if action < 0:
            continue
        for seat in range(SPECTATOR, setup.seats):
            world = setup.sample_world(state.view(seat), "k1:other")
            if action not in world.legal():
                assert state.to_move() != seat
                continue
            here: list[Event] = []
            there: list[Event] = []
            one, other = state.clone(), world.clone()
            one.apply(action, here)
            other.apply(action, there)
            assert seen(here, seat, reveals) == seen(there, seat, reveals), (action, here, there)
            if not any(event.kind in reveals for event in here):
                assert encoded(one.view(seat)) == encoded(other.view(seat))
                if one.to_move() == seat:
                    assert one.legal() == other.legal()
            compared += 1
    assert compared > 30


def test_secrets_reach_their_seat_alone(setup: Setup) -> None:
    event = Event("drew", 1, {"count": 1}, {"cards": ("x",)})
    for seat in (SPECTATOR, 0):
        assert event.seen_by(seat) == Event("drew", 1, {"count": 1})
    assert event.seen_by(1) == event


def test_a_spectator_is_told_no_hand(setup: Setup) -> None:
    for state, _ in situations(setup, "k1:spectator", 10):
        view = state.view(SPECTATOR)
        assert not getattr(view, "hand", None)
        assert type(view) is game(setup.game).view_type
