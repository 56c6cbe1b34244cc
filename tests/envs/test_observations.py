"""Observations tell what a view tells, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from kotable.chance import dice, roll
from kotable.envs.__main__ import page
from kotable.envs.observations import array_of, decode, named, observer_of, scales
from kotable.envs.observer import PlainObserver
from kotable.game import Setup, State
from kotable.games import game
from kotable.values import KotableError

TABLES = [(name, seats) for name in ("kokopelli", "kodachi") for seats in (2, 3, 4)]
PAGE = Path(__file__).resolve().parents[2] / "docs" / "observations.md"


def moments(setup: Setup, games: int, every: int) -> Iterator[State]:
    """Situations of random games, the last ones included."""
    words = dice("k1:moments", 1)
    for number in range(games):
        state = setup.start(f"k1:{number}")
        count = 0
        while not state.over():
            ids = state.legal_ids()
            state.apply(ids[roll(words, 0, len(ids))])
            count += 1
            if count % every == 0 or state.over():
                yield state


def seen(setup: Setup, state: State, seat: int) -> npt.NDArray[np.uint8]:
    return array_of(observer_of(setup).seen(state, seat), np.uint8)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_observation_can_be_read_back_as_the_view(name: str, seats: int) -> None:
    setup = game(name).setup(seats, {})
    looked = 0
    for state in moments(setup, 3, 11):
        for seat in range(seats):
            if not state.over():
                assert decode(setup, seen(setup, state, seat), seat) == state.view(seat)
                looked += 1
    assert looked > 30


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing(name: str, seats: int) -> None:
    """In every world that agrees with its view, a seat sees the same bytes; the whole worlds differ."""
    setup = game(name).setup(seats, {})
    differed = 0
    for number, state in enumerate(moments(setup, 2, 17)):
        for seat in range(seats):
            world = setup.sample_world(state.view(seat), f"k1:{number}")
            assert seen(setup, world, seat).tobytes() == seen(setup, state, seat).tobytes()
            differed += any(world.view(other) != state.view(other) for other in range(seats))
    assert differed > 10


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_fields_lie_side_by_side_and_are_told_from_the_own_seat(name: str, seats: int) -> None:
    setup = game(name).setup(seats, {})
    observer = observer_of(setup)
    ends = [0] + [field.end for field in observer.fields]
    assert [field.start for field in observer.fields] == ends[:-1]
    assert ends[-1] == observer.size == len(scales(observer))
    assert len({field.name for field in observer.fields}) == len(observer.fields)
    assert all(len(field.labels) == field.shape[-1] for field in observer.fields if field.labels)
    state = setup.start("k1:7")
    mover = int(state.to_move())
    for seat in range(seats):
        told = named(observer, seen(setup, state, seat))["to_move"]
        assert list(np.flatnonzero(told)) == [(mover - seat) % seats]


def test_a_game_without_an_observer_tells_what_every_view_has() -> None:
    setup = game("highcard").setup(3, {})
    observer = observer_of(setup)
    assert isinstance(observer, PlainObserver)
    state = setup.start("k1:1")
    mover = int(state.to_move())
    told = named(observer, seen(setup, state, mover))
    assert list(np.flatnonzero(told["legal"])) == state.legal()
    assert not named(observer, seen(setup, state, (mover + 1) % 3))["legal"].any()
    with pytest.raises(KotableError, match="no way back"):
        decode(setup, seen(setup, state, 0))


def test_the_page_of_observations_is_as_the_program_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "make it anew: python -m kotable.envs > docs/observations.md"
