"""What a seat may know of a situation of Kodachi, as bytes (KD-8.1, KD-8.2)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.envs.observer import Observer, byte, clear, copy, relative
from kotable.game import Setup, State
from kotable.kodachi.cards import CLANS, TOKEN_VALUES, TREASURES
from kotable.kodachi.rules import KodachiState
from kotable.kodachi.setup import (
    BACKS,
    COIN_BITS,
    DISCARD_SIZE,
    DRAW_SIZE,
    FIGHT,
    GUARD_ROW,
    HAND_SIZE,
    HOUSE_ROW,
    NO_TOP,
    PHASES,
    PLAYED,
    PURSES,
    ROOM,
    SCORES,
    STANCES,
    STEALTH,
    STRENGTH,
    TOKENS,
    TOKENS_AT,
    TREASURE_SIZE,
    TREASURES_AT,
    UNDECLARED,
    KodachiSetup,
)

ROW: Final[i64] = 12
"""Of the display and of each seat's treasures so many are told in their order; there are hardly ever more."""
PLAYS: Final[i64] = 24
"""Of the cards played this turn so many."""
ZERO: Final[i64] = 32
"""What is added to the total of a fight, which can be below 0."""


@final
class KodachiObserver(Observer):
    """Hands, piles and the display as counts by kind; the rest one number each."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        assert isinstance(setup, KodachiSetup)
        n = setup.seats
        keys = tuple(setup.keys)
        guards = tuple(setup.guard_keys)
        kinds = (len(keys),)
        self.kinds: i64 = len(keys)
        self.guards: i64 = len(guards)
        row = int(ROW)
        self.first: i64 = self.add("first", "1 for the seat that began", (n,))
        self.active: i64 = self.add("active", "1 for the seat whose turn it is", (n,))
        self.phase: i64 = self.add("phase", "1 for what is to be decided", (len(PHASES),), 1, PHASES)
        self.stance: i64 = self.add("stance", "1 for the stance declared", (2,), 1, STANCES)
        self.faced: i64 = self.add("faced", "1 for the guard faced", (len(guards),), 1, guards)
        self.guard_values: i64 = self.add("guard_values", "what stealth and strength have to beat of the guard faced", (2,), 9, STANCES)
        self.part: i64 = self.add("part", "which guard of a pair is faced, 1 or 2; 0 when none is fought", (), 2)
        self.total: i64 = self.add("total", "the total of the fight under way, and 32", (), 64, (), int(ZERO))
        self.dojo: i64 = self.add("dojo", "1 for the card played as dojo card against the guard faced", kinds, 1, keys)
        self.fallen: i64 = self.add("fallen", "guards beaten this turn, both of a pair counted", (), 6)
        self.defeated: i64 = self.add("defeated", "guard cards defeated this turn", (), 6)
        self.failed: i64 = self.add("failed", "1 if the seat whose turn it is has given up")
        self.allowed: i64 = self.add("allowed", "how many cards the seat that takes may take", (), 5)
        self.taken: i64 = self.add("taken", "how many it has taken", (), 5)
        self.buying: i64 = self.add("buying", "1 for the house card that is being paid", kinds, 1, keys)
        self.house_row: i64 = self.add("house_row", "house cards in the display", kinds, 3, keys)
        self.guard_row: i64 = self.add("guard_row", "guard cards in the display", (len(guards),), 3, guards)
        self.house_order: i64 = self.add("house_order", "the house cards in order: 0 for none, or 1 + the kind", (row,), len(keys))
        self.guard_order: i64 = self.add("guard_order", "the guard cards in order: 0 for none, or 1 + the kind", (row,), len(guards))
        meaning = "the cards played this turn: 1 + the kind, which use of it, in which fight"
        self.played: i64 = self.add("played", meaning, (int(PLAYS), 3), len(keys), ("card", "use", "fight"))
        self.house_deck: i64 = self.add("house_deck", "cards in the house deck", (), 60)
        self.house_discards: i64 = self.add("house_discards", "discarded house cards", kinds, 5, keys)
        self.house_unseen: i64 = self.add("house_unseen", "the house deck, in an order nobody knows", kinds, 5, keys)
        self.guard_deck: i64 = self.add("guard_deck", "cards in the guard deck", (), 50)
        self.guard_top: i64 = self.add("guard_top", "1 for the back of the top guard card", (2,), 1, BACKS[1:])
        self.guard_discards: i64 = self.add("guard_discards", "discarded guard cards", (len(guards),), 5, guards)
        self.guards_unseen: i64 = self.add("guards_unseen", "the guard deck, in an order nobody knows", (len(guards),), 5, guards)
        tokens = tuple([f"{clan} {value}" for clan in CLANS for value in TOKEN_VALUES])
        self.tokens: i64 = self.add("tokens", "1 for the tokens of each seat", (n, len(tokens)), 1, tokens)
        self.hand_size: i64 = self.add("hand_size", "cards in each hand", (n,), 8)
        self.draw_size: i64 = self.add("draw_size", "cards in each draw pile", (n,), 12)
        self.discard_size: i64 = self.add("discard_size", "cards in each discard pile", (n,), 12)
        self.coins: i64 = self.add("coins", "the treasures of each seat by kind", (n, len(TREASURES)), 4, TREASURES)
        meaning = "their guard cards, the one held longest first: 0 for none, or 1 + the kind"
        self.treasures: i64 = self.add("treasures", meaning, (n, row), len(guards))
        self.known: i64 = self.add("known", "cards that everybody knows to be in each hand", (n, len(keys)), 2, keys)
        self.discards: i64 = self.add("discards", "the discard pile of each seat", (n, len(keys)), 3, keys)
        self.unseen: i64 = self.add("unseen", "cards of each seat in its hand or its draw pile", (n, len(keys)), 3, keys)
        self.hand: i64 = self.add("hand", "the own hand", kinds, 3, keys)
        self.pile: i64 = self.add("pile", "the own draw pile, in an order nobody knows", kinds, 3, keys)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, KodachiState)
        # What lies behind is written whole.
        clear(out, at, self.known)
        n = self.seats
        setup = state.setup
        kinds = self.kinds
        guards = self.guards
        mover = state.to_move()
        if mover >= 0:
            out[at + self.to_move + relative(mover, seat, n)] = 1
        out[at + self.round] = byte(state.round)
        out[at + self.first + relative(state.first, seat, n)] = 1
        out[at + self.active + relative(state.active, seat, n)] = 1
        out[at + self.phase + state.phase] = 1
        if state.stance != UNDECLARED:
            out[at + self.stance + state.stance] = 1
        if state.facing and state.guard_row_size > 0:
            out[at + self.faced + state.guard_faced()] = 1
            out[at + self.guard_values] = byte(state.face(STEALTH))
            out[at + self.guard_values + 1] = byte(state.face(STRENGTH))
        if state.phase == FIGHT:
            out[at + self.part] = byte(state.part + 1)
        out[at + self.total] = byte(state.total + ZERO)
        if state.dojo >= 0:
            out[at + self.dojo + state.dojo] = 1
        out[at + self.fallen] = byte(state.fight)
        out[at + self.defeated] = byte(state.defeated)
        out[at + self.failed] = byte(state.failed)
        out[at + self.allowed] = byte(state.allowed)
        out[at + self.taken] = byte(state.taken)
        if state.buying >= 0:
            out[at + self.buying + state.buying] = 1
        table = state.table
        write_row(out, at + self.house_row, at + self.house_order, table, HOUSE_ROW, state.house_row_size)
        write_row(out, at + self.guard_row, at + self.guard_order, table, GUARD_ROW, state.guard_row_size)
        i: i64 = 0
        while i < state.played_size and i < PLAYS:
            out[at + self.played + 3 * i] = table[PLAYED + 3 * i] + 1
            out[at + self.played + 3 * i + 1] = table[PLAYED + 3 * i + 1]
            out[at + self.played + 3 * i + 2] = table[PLAYED + 3 * i + 2]
            i += 1
        out[at + self.house_deck] = byte(state.house_size)
        out[at + self.guard_deck] = byte(state.brown_left + state.elite_left)
        if state.top != NO_TOP:
            out[at + self.guard_top + state.top - 1] = 1
        copy(out, at + self.house_discards, state.cards, setup.house_discards, kinds)
        copy(out, at + self.house_unseen, state.cards, setup.house, kinds)
        copy(out, at + self.guard_discards, state.cards, setup.guard_discards, guards)
        copy(out, at + self.guards_unseen, state.cards, setup.guards, guards)
        i = 0
        while i < TOKENS:
            owner = i64(table[TOKENS_AT + i])
            if owner > 0:
                out[at + self.tokens + TOKENS * relative(owner - 1, seat, n) + i] = 1
            i += 1
        other: i64 = 0
        while other < n:
            self.write_seat(state, other, relative(other, seat, n), out, at)
            other += 1
        room = setup.seat_room * seat
        copy(out, at + self.hand, state.cards, room, kinds)
        copy(out, at + self.pile, state.cards, room + setup.draws, kinds)

    def write_seat(self, state: KodachiState, other: i64, place: i64, out: vec[u8], at: i64) -> None:
        """What everybody may know of a seat, at its place as the viewer counts."""
        setup = state.setup
        cards = state.cards
        table = state.table
        kinds = self.kinds
        out[at + self.points + place] = byte(state.marks[SCORES + other])
        out[at + self.hand_size + place] = table[HAND_SIZE + other]
        out[at + self.draw_size + place] = table[DRAW_SIZE + other]
        out[at + self.discard_size + place] = table[DISCARD_SIZE + other]
        purse = state.marks[PURSES + other]
        i: i64 = 0
        while i < 5:
            out[at + self.coins + 5 * place + i] = u8((purse >> (COIN_BITS * i)) & 63)
            i += 1
        size = i64(table[TREASURE_SIZE + other])
        i = 0
        while i < size and i < ROW:
            out[at + self.treasures + ROW * place + i] = table[TREASURES_AT + ROOM * other + i] + 1
            i += 1
        room = setup.seat_room * other
        copy(out, at + self.known + kinds * place, cards, room + setup.known, kinds)
        copy(out, at + self.discards + kinds * place, cards, room + setup.discards, kinds)
        to = at + self.unseen + kinds * place
        kind: i64 = 0
        while kind < kinds:
            out[to + kind] = u8(i64(cards[room + kind]) + i64(cards[room + setup.draws + kind]))
            kind += 1


def write_row(out: vec[u8], counts: i64, order: i64, table: vec[u8], start: i64, size: i64) -> None:
    """A row of the display, as counts by kind and in its order."""
    i: i64 = 0
    while i < size:
        kind = table[start + i]
        out[counts + i64(kind)] += 1
        if i < ROW:
            out[order + i] = kind + 1
        i += 1
