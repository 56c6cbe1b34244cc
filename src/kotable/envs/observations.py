"""Observations by name: which observer a game has, what stands where, and the way back to a view."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, cast

from kotable.envs.fields import Field
from kotable.envs.kodachi import KodachiObserver
from kotable.envs.kokopelli import KokopelliObserver
from kotable.envs.observer import Observer, PlainObserver
from kotable.game import Setup
from kotable.kodachi.cards import CLANS, TOKEN_VALUES
from kotable.kodachi.setup import BACKS, STANCES, KodachiSetup
from kotable.kodachi.setup import PHASES as KODACHI_PHASES
from kotable.kodachi.view import KodachiView, PlayedCard, SeatView, ShownGuard, Token
from kotable.kokopelli.cards import CEREMONIES, KINDS, SPACES
from kotable.kokopelli.setup import PHASES as KOKOPELLI_PHASES
from kotable.kokopelli.view import Card, Ceremony, KokopelliView
from kotable.values import NOBODY, KotableError, View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Bytes = npt.NDArray[np.uint8]
    Numbers = npt.NDArray[Any]

GROUP = "kotable.observers"
"""The entry points by which other packages bring the observers of their games, by the name of the game."""

OBSERVERS: dict[str, Callable[[Setup], Observer]] = {"kokopelli": KokopelliObserver, "kodachi": KodachiObserver}


@lru_cache(maxsize=16)
def observer_of(setup: Setup) -> Observer:
    """Who turns the views of this game into numbers; a game without an observer gets a plain one."""
    make = OBSERVERS.get(setup.game)
    for entry in entry_points(group=GROUP) if make is None else ():
        if entry.name == setup.game:
            make = entry.load()
    return make(setup) if make is not None else PlainObserver(setup)


def array_of(block: object, kind: type[Any]) -> npt.NDArray[Any]:
    """The numbers of a block of the engine as an array: the same memory, which can be read only."""
    import numpy as np

    return np.frombuffer(cast(Any, block), kind)


def named(observer: Observer, observation: Numbers) -> dict[str, Numbers]:
    """An observation, or rows of them, as one array for each field."""
    head = observation.shape[:-1]
    return {field.name: observation[..., field.start : field.end].reshape((*head, *field.shape)) for field in observer.fields}


def scales(observer: Observer) -> npt.NDArray[np.float32]:
    """What to multiply an observation with so that its numbers lie about between 0 and 1."""
    import numpy as np

    return np.concatenate([np.full(field.size, 1 / field.most, np.float32) for field in observer.fields])


def decode(setup: Setup, observation: Bytes, seat: int = 0) -> View:
    """The view that an observation was made of, if `seat` was the one that looked.

    Raises KotableError where more is on the table than an observation tells in its order, and for games without a way back.
    """
    read = DECODERS.get(setup.game)
    if read is None:
        raise KotableError(f"observations of {setup.game} tell less than its views: there is no way back")
    found = read(setup, Reader(setup, named(observer_of(setup), observation), seat))
    # What follows from the rest is left to the game.
    return setup.sample_world(found, "k1:decode").view(seat)


class Reader:
    """An observation as texts and numbers, the seats by their own numbers again."""

    def __init__(self, setup: Setup, fields: dict[str, Any], seat: int) -> None:
        self.fields, self.seat, self.seats = fields, seat, setup.seats

    def number(self, name: str) -> int:
        return int(self.fields[name])

    def place(self, seat: int) -> int:
        """Where a seat stands in fields that have a row for each."""
        return (seat - self.seat) % self.seats

    def absolute(self, place: int) -> int:
        return (place + self.seat) % self.seats

    def by_seat(self, name: str) -> list[Any]:
        return [self.fields[name][self.place(seat)] for seat in range(self.seats)]

    def numbers(self, name: str) -> tuple[int, ...]:
        return tuple(int(number) for number in self.by_seat(name))

    def those(self, name: str) -> tuple[int, ...]:
        """The seats with a 1."""
        return tuple(seat for seat, number in enumerate(self.numbers(name)) if number)

    def one(self, name: str, default: int = -1) -> int:
        """Where the only 1 of a field stands."""
        return next((i for i, number in enumerate(self.fields[name]) if number), default)

    def seat_of(self, name: str) -> int:
        return next(iter(self.those(name)), NOBODY)


def counts(keys: tuple[str, ...] | list[str], numbers: Any) -> dict[str, int]:
    return {key: int(number) for key, number in zip(keys, numbers, strict=True) if number}


def decode_kokopelli(setup: Setup, read: Reader) -> View:
    fields = read.fields
    begun = [(seat, SPACES[i]) for seat, row in enumerate(read.by_seat("begun_at")) for i, number in enumerate(row) if number]
    villages = []
    for rows, lying in zip(read.by_seat("villages"), read.by_seat("cards"), strict=True):
        village = {}
        for space, row, cards in zip(SPACES, rows, lying, strict=True):
            if row.any():
                kind = CEREMONIES[int(row.argmax())]
                shown = [int(card) - 1 for card in cards if card]
                there = tuple(Card("kokopelli" if card & 1 else kind, read.absolute(card >> 1)) for card in shown)
                village[space] = Ceremony(kind, there, 0)
        villages.append(village)
    named_tiles = {CEREMONIES[i]: (1, 3, 4)[int(fields["tiles"][i])] for i in range(16) if fields["ceremonies"][i]}
    return KokopelliView(
        game=setup.game,
        seat=read.seat,
        seats=read.seats,
        to_move=read.seat_of("to_move"),
        round=read.number("round"),
        points=read.numbers("points"),
        first=read.seat_of("first"),
        turn=read.seat_of("turn"),
        phase=KOKOPELLI_PHASES[read.one("phase")],
        compulsory=read.number("compulsory"),
        extra=read.number("extra"),
        vase_given=read.those("vase_given"),
        chieftain=bool(read.number("chieftain")),
        warrior=bool(read.number("warrior")),
        begun_at=begun[0] if begun else None,
        drawn_left=read.number("drawn_left"),
        exchanged=read.number("exchanged"),
        ceremonies=tuple(named_tiles),
        tiles=named_tiles,
        end_marks=tuple(kind for kind, number in zip(CEREMONIES, fields["end_marks"], strict=True) if number),
        end_tiles=read.number("end_tiles"),
        villages=tuple(villages),
        hand_sizes=read.numbers("hand_sizes"),
        pile_sizes=read.numbers("pile_sizes"),
        known_sizes=read.numbers("known_sizes"),
        emptied=read.those("emptied"),
        discards=tuple(tuple(counts(KINDS, pile[read.place(back)]) for back in range(read.seats)) for pile in read.by_seat("discards")),
        unseen=tuple(counts(KINDS, row) for row in read.by_seat("unseen")),
        spaces=(),
        areas=(),
        reach=(),
        over_limit=0,
        hand=counts(KINDS, fields["hand"]),
        pile=counts(KINDS, fields["pile"]),
        known=tuple(KINDS[int(kind) - 1] for kind in fields["known"] if kind),
        drawn=tuple(kind for kind, number in zip(KINDS, fields["drawn"], strict=True) for _ in range(int(number))),
        reason="",
    )


def decode_kodachi(setup: Setup, read: Reader) -> View:
    assert isinstance(setup, KodachiSetup)
    fields = read.fields
    keys, guards = setup.keys, setup.guard_keys
    house = [keys[int(kind) - 1] for kind in fields["house_order"] if kind]
    display = [guards[int(kind) - 1] for kind in fields["guard_order"] if kind]
    played = [(int(kind) - 1, int(use), int(fight)) for kind, use, fight in fields["played"] if kind]
    fights: list[list[PlayedCard]] = [[] for _ in range(read.number("fallen") + 1)]
    for kind, use, fight in played:
        fights[fight].append(PlayedCard(keys[kind], setup.use_names[int(setup.first_use[kind]) + use]))
    players = tuple(decode_seat(setup, read, seat) for seat in range(read.seats))
    if len(house) < int(fields["house_row"].sum()) or len(display) < int(fields["guard_row"].sum()):
        raise KotableError("the display has more cards than an observation tells in their order")
    if any(len(player.treasures) < sum(player.coins.values()) for player in players):
        raise KotableError("a seat has more treasures than an observation tells in their order")
    faced = bool(fields["faced"].any())
    shown = []
    for i, key in enumerate(display):
        guard = setup.cards.guards[setup.guard_index[key]]
        shown.append(ShownGuard(key, guard.treasure, guard.elite, not (faced and i == len(display) - 1)))
    dojo, buying, stance, top = read.one("dojo"), read.one("buying"), read.one("stance"), read.one("guard_top")
    owned = {clan: {token.value for player in players for token in player.tokens if token.clan == clan} for clan in CLANS}
    return KodachiView(
        game=setup.game,
        seat=read.seat,
        seats=read.seats,
        to_move=read.seat_of("to_move"),
        round=read.number("round"),
        points=read.numbers("points"),
        cards=setup.cards.name,
        cards_hash=setup.cards.hash,
        first=read.seat_of("first"),
        active=read.seat_of("active"),
        phase=KODACHI_PHASES[read.one("phase")],
        stance=STANCES[stance] if stance >= 0 else "",
        house_row=tuple(house),
        guard_row=tuple(shown),
        guard_value=None,
        guard_values=None,
        beaten=None,
        part=read.number("part"),
        total=read.number("total") - next(field.offset for field in observer_of(setup).fields if field.name == "total"),
        dojo=keys[dojo] if dojo >= 0 else "",
        fights=tuple(tuple(fight) for fight in fights),
        defeated=read.number("defeated"),
        failed=bool(read.number("failed")),
        allowed=read.number("allowed"),
        taken=read.number("taken"),
        takers=(),
        prizes=(),
        buying=keys[buying] if buying >= 0 else "",
        house_deck=read.number("house_deck"),
        house_discards=counts(keys, fields["house_discards"]),
        guard_deck=read.number("guard_deck"),
        guard_top=BACKS[top + 1],
        guard_discards=counts(guards, fields["guard_discards"]),
        house_unseen=counts(keys, fields["house_unseen"]),
        guards_unseen=counts(guards, fields["guards_unseen"]),
        tokens_left={clan: tuple(value for value in TOKEN_VALUES if value not in owned[clan]) for clan in CLANS},
        last_round="",
        players=players,
        hand=counts(keys, fields["hand"]),
        pile=counts(keys, fields["pile"]),
        alone={},
        lacks={},
        reason="",
    )


def decode_seat(setup: KodachiSetup, read: Reader, seat: int) -> SeatView:
    fields, place = read.fields, read.place(seat)
    tokens = [Token(CLANS[i // 3], TOKEN_VALUES[i % 3]) for i, number in enumerate(fields["tokens"][place]) if number]
    return SeatView(
        hand_size=int(fields["hand_size"][place]),
        known=counts(setup.keys, fields["known"][place]),
        draw_size=int(fields["draw_size"][place]),
        discard_size=int(fields["discard_size"][place]),
        discards=counts(setup.keys, fields["discards"][place]),
        treasures=tuple(setup.guard_keys[int(kind) - 1] for kind in fields["treasures"][place] if kind),
        coins={str(i): int(number) for i, number in enumerate(fields["coins"][place])},
        tokens=tuple(tokens),
        owned={},
        unseen=counts(setup.keys, fields["unseen"][place]),
        worth=0,
        scores=(),
        over_hand=0,
        over_treasures=0,
    )


DECODERS: dict[str, Callable[[Setup, Reader], View]] = {"kokopelli": decode_kokopelli, "kodachi": decode_kodachi}


def described(setup: Setup) -> str:
    """The fields of a game for so many seats, as a table for people."""
    rows = ["| bytes | field | shape | up to | meaning |", "|---|---|---|---|---|"]
    for field in observer_of(setup).fields:
        shape = " × ".join(str(size) for size in field.shape) or "1"
        rows.append(f"| {bytes_of(field)} | `{field.name}` | {shape} | {field.most} | {field.meaning} |")
    return "\n".join(rows)


def bytes_of(field: Field) -> str:
    return f"{field.start}–{field.end - 1}" if field.size > 1 else str(field.start)
