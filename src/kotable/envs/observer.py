"""How a view becomes numbers: the contract that the observations of every game keep.

An observer writes what one seat may know of a situation into a run of bytes that somebody else has prepared: nothing is made anew, so
that a thousand games can be looked at in a row. What stands where is said by `fields`, by name; everything is told as the seat that looks
sees it.
"""

from __future__ import annotations

from math import prod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from kotable.envs.fields import Field
from kotable.game import Setup, State

MOST: Final[i64] = 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """What a seat may know, as bytes. A game lists its fields when it is made, and fills them in `write`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats: i64 = setup.seats
        self.fields: list[Field] = []
        self.size: i64 = 0
        """How many bytes an observation has."""
        n = setup.seats
        self.to_move: i64 = self.add("to_move", "1 for the seat that decides now; all 0 when the game is over", (n,))
        self.points: i64 = self.add("points", "the points scored so far", (n,), 100)
        self.round: i64 = self.add("round", "the round being played, from 1", (), 100)

    def add(
        self, name: str, meaning: str, shape: tuple[int, ...] = (), most: int = 1, labels: tuple[str, ...] = (), offset: int = 0
    ) -> i64:
        """A further field, behind the others; where it begins."""
        start = self.size
        self.fields.append(Field(name, int(start), shape, most, meaning, labels, offset))
        self.size += prod(shape)
        return start

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what `seat` may know to the `size` bytes of `out` that begin at `at`."""
        raise NotImplementedError

    def seen(self, state: State, seat: i64) -> vec[u8]:
        """The same as bytes of their own."""
        found = vec[u8]([0] * self.size)
        self.write(state, seat, found, 0)
        return found

    def write_common(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """What every game has: who decides, the points, the round. The run must be clear."""
        n = self.seats
        mover = state.to_move()
        if mover >= 0:
            out[at + self.to_move + relative(mover, seat, n)] = 1
        scores = state.points()
        i: i64 = 0
        while i < n:
            out[at + self.points + relative(i, seat, n)] = byte(i64(scores[i]))
            i += 1
        out[at + self.round] = byte(state.round_number())


@final
class PlainObserver(Observer):
    """For a game that has no observer of its own: what every view tells, and what this seat may choose."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        texts = tuple([action.text for action in setup.actions])
        self.legal: i64 = self.add("legal", "1 for each action that this seat may choose now", (len(texts),), 1, texts)
        self.ids: vec[i64] = setup.new_room()

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        clear(out, at, self.size)
        self.write_common(state, seat, out, at)
        if state.to_move() == seat:
            write_mask(state, self.ids, out, at + self.legal, len(self.setup.actions))


@final
class Window:
    """One decision at a time, looked at by one seat: what it may know and, if the decision is its own, what it may choose."""

    def __init__(self, observer: Observer) -> None:
        setup = observer.setup
        self.observer = observer
        self.choices: i64 = len(setup.actions)
        self.ids: vec[i64] = setup.new_room()
        self.observation: vec[u8] = vec[u8]([0] * observer.size)
        self.mask: vec[u8] = vec[u8]([0] * len(setup.actions))

    def look(self, state: State, seat: i64) -> None:
        """Show a situation as this seat sees it."""
        self.observer.write(state, seat, self.observation, 0)
        if state.to_move() == seat:
            write_mask(state, self.ids, self.mask, 0, self.choices)
        else:
            clear(self.mask, 0, self.choices)


def write_mask(state: State, ids: vec[i64], out: vec[u8], at: i64, choices: i64) -> None:
    """1 for each action that may be chosen now, in a run of one byte for every action."""
    clear(out, at, choices)
    count = state.find_legal(ids)
    i: i64 = 0
    while i < count:
        out[at + ids[i]] = 1
        i += 1


def relative(seat: i64, looking: i64, seats: i64) -> i64:
    """A seat, counted from the one that looks, to the left."""
    found = seat - looking
    return found if found >= 0 else found + seats


def byte(number: i64) -> u8:
    """A number as a byte: what is too small or too large becomes the smallest or largest."""
    if number < 0:
        return 0
    return u8(number) if number < MOST else u8(MOST)


def clear(out: vec[u8], at: i64, size: i64) -> None:
    """Put 0 into so many bytes, eight in a turn of the loop, which costs more than a byte does."""
    end = at + size
    while at + 8 <= end:
        out[at] = 0
        out[at + 1] = 0
        out[at + 2] = 0
        out[at + 3] = 0
        out[at + 4] = 0
        out[at + 5] = 0
        out[at + 6] = 0
        out[at + 7] = 0
        at += 8
    while at < end:
        out[at] = 0
        at += 1


def copy(out: vec[u8], at: i64, source: vec[u8], start: i64, count: i64) -> None:
    """So many bytes of `source`, from `start` on, to the run of `out` that begins at `at`."""
    end = at + count
    while at + 4 <= end:
        out[at] = source[start]
        out[at + 1] = source[start + 1]
        out[at + 2] = source[start + 2]
        out[at + 3] = source[start + 3]
        at += 4
        start += 4
    while at < end:
        out[at] = source[start]
        at += 1
        start += 1
