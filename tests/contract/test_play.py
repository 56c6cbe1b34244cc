"""What holds in every situation of every game."""

from __future__ import annotations

import hashlib

import pytest

from kotable.chance import dice
from kotable.game import Setup
from kotable.games import game
from kotable.match import new
from kotable.values import OptionError
from tests.contract.games import CASES, setup_of, told, walk


def test_the_same_seed_is_the_same_game_and_another_is_not(setup: Setup) -> None:
    one, other = ([state.position() for state, _ in walk(setup, seed)] for seed in ("k1:a", "k1:a"))
    assert one == other
    assert setup.start("k1:a").position() != setup.start("k1:b").position()


def test_points_are_what_events_say(setup: Setup) -> None:
    for number in range(8):
        state, log, _ = told(setup, f"k1:points{number}")
        sums = [0] * setup.seats
        for happened in log:
            for event in happened:
                if event.kind == "scored":
                    assert event.public["rule"][:3] in ("KP-", "KD-") and event.public["points"] > 0
                    sums[event.seat] += event.public["points"]
        assert sums == state.points()


def test_the_outcome_places_everybody(setup: Setup) -> None:
    for number in range(8):
        outcome = told(setup, f"k1:outcome{number}")[0].outcome()
        assert len(outcome.points) == len(outcome.places) == setup.seats
        assert outcome.winners == tuple(seat for seat, place in enumerate(outcome.places) if place == 1) != ()
        for one in range(setup.seats):
            assert outcome.places[one] == 1 + sum(place < outcome.places[one] for place in outcome.places)
            for other in range(setup.seats):
                assert outcome.points[one] <= outcome.points[other] or outcome.places[one] < outcome.places[other]


@pytest.mark.soak
def test_a_hundred_thousand_random_games(setup: Setup) -> None:
    chooser = dice("k1:soak", 1)
    for number in range(100_000 // 3 + 1):
        state = setup.start(f"k1:soak{number}")
        assert state.playout(chooser, 20_000) < 20_000
        if number % 100 == 0:
            assert game(setup.game).read_position(state.position()).position() == state.position()


def test_every_seat_has_the_same_number_of_turns(setup: Setup) -> None:
    for number in range(5):
        turns = [0] * setup.seats
        for happened in told(setup, f"k1:turns{number}")[1]:
            for event in happened:
                if event.kind == "turn-began":
                    turns[event.seat] += 1
        assert len(set(turns)) == 1 and turns[0] > 0


SIGNATURES = {
    ("kokopelli", 2): "c13574b8",
    ("kokopelli", 3): "8ed09603",
    ("kokopelli", 4): "d39f30f1",
    ("kodachi", 2): "59ab7605",
    ("kodachi", 3): "1044f181",
    ("kodachi", 4): "97aed407",
}
"""One number for a fixed batch of games: it moves when behaviour moves, and is the same compiled and not."""


def signature(setup: Setup) -> str:
    digest = hashlib.blake2b(digest_size=4)
    for number in range(20):
        for ply, (state, action) in enumerate(walk(setup, f"k1:signature{number}")):
            if ply % 10 == 0 or action < 0:
                digest.update(state.position().encode())
    return digest.hexdigest()


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_signature(name: str, seats: int) -> None:
    assert signature(setup_of(name, seats)) == SIGNATURES[name, seats]


@pytest.mark.parametrize("name", ["kokopelli", "kodachi"])
@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "is for 2 to 4 seats, not 1"),
        (5, {}, "is for 2 to 4 seats, not 5"),
        (True, {}, "is for 2 to 4 seats"),
        (2, {"colour": "red"}, "has no option 'colour': it has"),
        (2, {"first": 2}, "first can't be 2: the seats are 0 to 1"),
        (2, {"first": "me"}, "first can't be 'me'"),
        (2, {"first": None}, "first can't be None"),
    ],
)
def test_a_game_that_cannot_be_prepared(name: str, seats: int, options: dict[str, int | str], sentence: str) -> None:
    with pytest.raises(OptionError) as refusal:
        game(name).setup(seats, options)
    assert sentence in str(refusal.value)


def test_whoever_begins_may_be_set(setup: Setup) -> None:
    for first in range(setup.seats):
        chosen = game(setup.game).setup(setup.seats, {"first": str(first)})
        assert chosen.start("k1:first").to_move() == first
    assert {int(setup.start(f"k1:{number}").to_move()) for number in range(60)} == set(range(setup.seats))


def test_taking_back_stops_at_the_last_thing_learned(setup: Setup) -> None:
    match = new(setup.game, setup.seats, {}, "k1:back")
    reveals = game(setup.game).reveals
    free = blocked = 0
    while not match.state.over() and match.ply < 150:
        before, mover = match.state.position(), int(match.state.to_move())
        ids = match.state.legal()
        happened = match.play(ids[int(len(ids) * 0.37) if match.ply % 3 else 0])
        floor = match.floor()
        if any(event.kind in reveals for event in happened):
            assert floor == match.ply
            blocked += 1
        else:
            assert floor < match.ply
            action = match.choices[-1]
            match.take_back(match.ply - 1)
            assert match.state.position() == before and int(match.state.to_move()) == mover
            match.play(action)
            free += 1
    assert free and blocked
