"""What each seat may know of a situation of Kokopelli (KP-8.1 to KP-8.3), and worlds that agree with it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.chance import draw_from
from kotable.game import Worlds
from kotable.kokopelli.cards import CEREMONIES, KINDS, SPACES
from kotable.kokopelli.rules import KokopelliState
from kotable.kokopelli.setup import (
    BAG,
    BAG_SIZE,
    DISCARDS,
    HAND_LIMIT,
    KIND_COUNT,
    OVER,
    PHASES,
    PLAY_DRAWN,
    SCORES,
    SEAT,
    SPACE,
    SPACE_COUNT,
    TILES,
    KokopelliSetup,
)
from kotable.kokopelli.view import Card, Ceremony, KokopelliView
from kotable.values import SPECTATOR, Event, Frozen, View

NUMBERS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}
"""The number of each kind of card."""

# Most of a view is what it was a moment ago: its parts are made once and shared, so nobody can change them.

NONE: Final[dict[str, int]] = Frozen()


@lru_cache(4096)
def bits(number: int) -> tuple[int, ...]:
    """The numbers in a bit set."""
    return tuple(i for i in range(24) if number >> i & 1)


@lru_cache(4096)
def slots(spaces: int) -> tuple[str, ...]:
    """Spaces in a bit set, as village and space."""
    return tuple(f"{i // len(SPACES)}/{SPACES[i % len(SPACES)]}" for i in bits(spaces))


@lru_cache(4096)
def space_names(spaces: int) -> tuple[str, ...]:
    """Spaces of one village in a bit set."""
    return tuple(SPACES[i % len(SPACES)] for i in bits(spaces))


@lru_cache(4096)
def village(numbers: bytes, needed: int) -> dict[str, Ceremony]:
    """The ceremonies of a seat, by space, from its part of `KokopelliState.table`, and how many cards finish one."""
    found: dict[str, Ceremony] = {}
    for i, name in enumerate(SPACES):
        kind_at, count, *cards = numbers[SPACE * i : SPACE * (i + 1)]
        if count:
            kind = CEREMONIES[kind_at]
            lying = tuple(Card("kokopelli" if card & 1 else kind, card >> 1) for card in cards[:count])
            # One that had three cards before Drummer came waits for its fourth (KP-6.16).
            found[name] = Ceremony(kind, lying, max(needed - count, 1))
    return Frozen(found)


@lru_cache(4096)
def named(numbers: bytes) -> dict[str, int]:
    """Counts by kind, without the zeros."""
    return Frozen({KINDS[kind]: count for kind, count in enumerate(numbers) if count})


@lru_cache(4096)
def discard_pile(numbers: bytes) -> tuple[dict[str, int], ...]:
    """A discard pile, by back."""
    return tuple([named(numbers[at : at + KIND_COUNT]) for at in range(0, len(numbers), KIND_COUNT)])


@lru_cache(1024)
def worth(chosen: int, tiles: bytes) -> dict[str, int]:
    """What finishing each ceremony of the game pays."""
    return Frozen({kind: (1, 3, 4)[tiles[i]] for i, kind in enumerate(CEREMONIES) if chosen >> i & 1})


def own_view(state: KokopelliState, seat: int) -> dict[str, Any]:
    """KP-8.2: the own hand, and with it the own pile."""
    return {
        "seat": seat,
        "hand": named(bytes(state.hand_of(seat))),
        "pile": named(bytes(state.unseen(seat, True))),
        "known": tuple([KINDS[kind] for kind in state.known_tail(seat)]),
        "drawn": tuple([KINDS[kind] for kind in drawn(state)]) if seat == state.turn else (),
    }


def drawn(state: KokopelliState) -> list[int]:
    return [int(kind) for kind in (state.drawn, state.drawn_too) if kind >= 0]


def public_view(state: KokopelliState) -> KokopelliView:
    """KP-8.1: what a spectator sees, and every seat."""
    n = state.setup.seats
    everyone = range(n)
    going_on = PHASES[state.phase] == "go-on"
    table = bytes(state.table)
    cards = bytes(state.cards)
    room = SPACE * SPACE_COUNT
    tiles = worth(state.in_game, table[TILES:])
    return KokopelliView(
        game="kokopelli",
        seat=SPECTATOR,
        seats=n,
        to_move=int(state.to_move()),
        round=int(state.round),
        points=tuple(state.points()),
        first=int(state.first),
        turn=int(state.turn),
        phase=PHASES[state.phase],
        compulsory=int(state.compulsory),
        extra=int(state.extra),
        vase_given=bits(state.vase_given),
        chieftain=bool(state.chieftain),
        warrior=bool(state.warrior),
        begun_at=(int(state.begun_at) // len(SPACES), SPACES[state.begun_at % len(SPACES)]) if going_on else None,
        drawn_left=len(drawn(state)),
        exchanged=int(state.exchanged),
        ceremonies=tuple(tiles),
        tiles=tiles,
        end_marks=tuple([CEREMONIES[i] for i in bits(state.end_marks)]),
        end_tiles=int(state.end_tiles),
        villages=tuple([village(table[room * s : room * (s + 1)], int(state.needed(s))) for s in everyone]),
        hand_sizes=tuple([int(state.hand_size(s)) for s in everyone]),
        pile_sizes=tuple([int(state.pile_size(s)) for s in everyone]),
        known_sizes=tuple([int(state.known_size(s)) for s in everyone]),
        emptied=bits(state.emptied),
        discards=tuple([discard_pile(cards[at : at + KIND_COUNT * n]) for at in range(DISCARDS, len(cards), SEAT)]),
        unseen=tuple([named(bytes(state.unseen(s, False))) for s in everyone]),
        spaces=tuple([space_names(int(state.spaces_of(s))) for s in everyone]),
        areas=tuple([slots(int(state.setup.area[s])) for s in everyone]),
        reach=tuple([slots(int(state.range_of(s))) for s in everyone]),
        over_limit=max(int(state.hand_size(state.turn)) - int(HAND_LIMIT), 0),
        hand=NONE,
        pile=NONE,
        known=(),
        drawn=(),
        reason=state.reason() if state.phase == OVER else "",
    )


@final
class KokopelliWorlds(Worlds):
    """What agrees with a view: every seat's unseen cards lie in its hand, at its known bottom and in its bag, in any way."""

    def __init__(self, setup: KokopelliSetup, view: View) -> None:
        super().__init__(setup, view)
        assert isinstance(view, KokopelliView)
        state = KokopelliState(setup)
        copy_public(state, view)
        self.hands: vec[u8] = vec[u8]([u8(size) for size in view.hand_sizes])
        self.bottoms: vec[u8] = vec[u8]([u8(size) for size in view.known_sizes])
        """How many cards of each seat are dealt to its hand, and to the bottom of its pile."""
        self.playable: i64 = view.drawn_left if state.phase == PLAY_DRAWN else 0
        """How many of the cards dealt to the hand whose turn it is were drawn by Birth."""
        for seat in range(setup.seats):
            mine = seat == view.seat
            for kind, count in (view.pile if mine else view.unseen[seat]).items():
                state.cards[SEAT * seat + BAG + NUMBERS[kind]] = u8(count)
            state.cards[SEAT * seat + BAG_SIZE] = u8(view.pile_sizes[seat] - view.known_sizes[seat])
            if mine:
                self.hands[seat] = self.bottoms[seat] = 0
                for kind, count in view.hand.items():
                    for _ in range(count):
                        state.to_hand(seat, NUMBERS[kind])
                for kind in view.known:
                    state.put_bottom(seat, NUMBERS[kind])
                if seat == view.turn and state.phase == PLAY_DRAWN:
                    self.playable = 0
                    state.drawn = NUMBERS[view.drawn[0]] if view.drawn else -1
                    state.drawn_too = NUMBERS[view.drawn[1]] if len(view.drawn) > 1 else -1
        self.state = state
        """A world in which all that is dealt lies in the bags."""

    def world(self, own: vec[i64], dealing: vec[i64], step: i64) -> KokopelliState:
        state = self.state.clone()
        state.dice = own
        seat: i64 = 0
        while seat < len(self.hands):
            hand = i64(self.hands[seat])
            count = hand + i64(self.bottoms[seat])
            left = i64(state.cards[SEAT * seat + BAG_SIZE]) + count
            i: i64 = 0
            while i < count:
                kind = draw_from(state.cards, SEAT * seat + BAG, left - i, dealing, seat * step)
                if i >= hand:
                    state.put_bottom(seat, kind)
                else:
                    state.to_hand(seat, kind)
                    if i < self.playable and seat == state.turn:
                        if i == 0:
                            state.drawn = kind
                        else:
                            state.drawn_too = kind
                i += 1
            seat += 1
        return state


def certain(setup: KokopelliSetup, view: View, before: list[Event], event: Event) -> bool:
    """Whether the viewer knows already what a draw brings or which hand is shown."""
    assert isinstance(view, KokopelliView)
    if event.kind == "drew":
        # Above the known bottom of the own pile the order is unknown, unless there is one kind only.
        return len(view.pile) <= 1
    seat = event.seat
    return seat == view.seat or view.hand_sizes[seat] == 0 or view.pile_sizes[seat] == 0 or len(view.unseen[seat]) == 1


def copy_public(state: KokopelliState, view: KokopelliView) -> None:
    """Everything that lies open."""
    n = view.seats
    for kind in view.ceremonies:
        number = NUMBERS[kind]
        state.in_game |= 1 << number
        state.table[TILES + number] = {4: 2, 3: 1, 1: 0}[view.tiles[kind]]
    state.end_marks = sum(1 << NUMBERS[kind] for kind in view.end_marks)
    state.end_tiles = view.end_tiles
    state.first = view.first
    state.turn = view.turn
    state.round = view.round
    state.phase = PHASES.index(view.phase)
    state.compulsory = view.compulsory
    state.extra = view.extra
    state.vase_given = sum(1 << seat for seat in view.vase_given)
    state.chieftain = int(view.chieftain)
    state.warrior = int(view.warrior)
    if view.begun_at:
        state.begun_at = len(SPACES) * view.begun_at[0] + SPACES.index(view.begun_at[1])
    state.exchanged = view.exchanged
    state.emptied = sum(1 << seat for seat in view.emptied)
    for seat in range(n):
        state.marks[SCORES + seat] = view.points[seat]
        for name, ceremony in view.villages[seat].items():
            space: i64 = len(SPACES) * seat + SPACES.index(name)
            state.put_ceremony(space, NUMBERS[ceremony.ceremony])
            for card in ceremony.cards:
                state.add_card(space, card.back, NUMBERS[card.kind])
        for back in range(n):
            for kind, count in view.discards[seat][back].items():
                state.cards[SEAT * seat + DISCARDS + KIND_COUNT * back + NUMBERS[kind]] = count
