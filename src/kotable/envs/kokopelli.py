"""What a seat may know of a situation of Kokopelli, as bytes (KP-8.1 to KP-8.3)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.envs.observer import Observer, byte, clear, copy, relative
from kotable.game import Setup, State
from kotable.kokopelli.cards import CEREMONIES, KINDS, SPACES
from kotable.kokopelli.rules import KokopelliState
from kotable.kokopelli.setup import (
    BAG,
    CARDS_AT,
    CEREMONY_COUNT,
    COUNT_AT,
    DISCARDS,
    GO_ON,
    HAND,
    HAND_SIZE,
    KIND_AT,
    KIND_COUNT,
    KNOWN,
    MOST_CARDS,
    PHASES,
    SCORES,
    SEAT,
    SPACE,
    SPACE_COUNT,
    TAIL,
    TAIL_ROOM,
    TAIL_SIZE,
    TAIL_START,
    TILES,
)


@final
class KokopelliObserver(Observer):
    """Villages, hands and piles as counts by kind; the rest one number each."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        n = setup.seats
        self.first: i64 = self.add("first", "1 for the seat that began", (n,))
        self.turn: i64 = self.add("turn", "1 for the seat whose turn it is", (n,))
        self.phase: i64 = self.add("phase", "1 for what is to be decided", (len(PHASES),), 1, PHASES)
        self.compulsory: i64 = self.add("compulsory", "actions left that must be taken", (), 2)
        self.extra: i64 = self.add("extra", "actions left that may be taken", (), 3)
        self.vase_given: i64 = self.add("vase_given", "1 where the Vase of this seat's village has given an action this turn", (n,))
        self.chieftain: i64 = self.add("chieftain", "1 if the action under way may go on on the same ceremony")
        self.warrior: i64 = self.add("warrior", "1 if the action under way may go on on another ceremony")
        self.begun_at: i64 = self.add("begun_at", "1 for the space of the first card of an action that may go on", (n, 6), 1, SPACES)
        self.drawn_left: i64 = self.add("drawn_left", "cards drawn by Birth that may still be played", (), 2)
        self.drawn: i64 = self.add("drawn", "the same by kind; only for the seat that drew them", (17,), 2, KINDS)
        self.exchanged: i64 = self.add("exchanged", "cards that an exchange under way will draw", (), 8)
        self.ceremonies: i64 = self.add("ceremonies", "1 for the ceremonies of this game", (16,), 1, CEREMONIES)
        self.tiles: i64 = self.add("tiles", "point tiles left on each ceremony", (16,), 2, CEREMONIES)
        self.end_marks: i64 = self.add("end_marks", "1 for ceremonies with a Game End tile", (16,), 1, CEREMONIES)
        self.end_tiles: i64 = self.add("end_tiles", "Game End tiles left in the stack", (), 12)
        self.villages: i64 = self.add("villages", "cards on each space, at the ceremony that stands there", (n, 6, 16), 3, CEREMONIES)
        meaning = "each of these cards in order: 0 for none, or 1 + twice the seat whose back it bears + 1 for a Kokopelli"
        self.cards: i64 = self.add("cards", meaning, (n, 6, int(MOST_CARDS)), 8)
        self.hand_sizes: i64 = self.add("hand_sizes", "cards in each hand", (n,), 8)
        self.pile_sizes: i64 = self.add("pile_sizes", "cards in each pile", (n,), 31)
        self.known_sizes: i64 = self.add("known_sizes", "cards at the bottom of each pile that their owner put there", (n,), 31)
        self.emptied: i64 = self.add("emptied", "1 for seats whose pile has been drawn empty", (n,))
        self.discards: i64 = self.add("discards", "the discard pile of each seat, by back, then by kind", (n, n, 17), 6, KINDS)
        self.unseen: i64 = self.add("unseen", "cards of each deck that the others can't place: in its hand or its pile", (n, 17), 6, KINDS)
        self.hand: i64 = self.add("hand", "the own hand", (17,), 6, KINDS)
        self.pile: i64 = self.add("pile", "the own pile above its known bottom, in an order nobody knows", (17,), 6, KINDS)
        meaning = "the known bottom of the own pile, from above: 0 for none, or 1 + the kind"
        self.known: i64 = self.add("known", meaning, (int(TAIL_ROOM),), 17)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, KokopelliState)
        # What lies between is written whole.
        clear(out, at, self.discards)
        clear(out, at + self.known, TAIL_ROOM)
        n = self.seats
        mover = state.to_move()
        if mover >= 0:
            out[at + self.to_move + relative(mover, seat, n)] = 1
        out[at + self.round] = byte(state.round)
        out[at + self.first + relative(state.first, seat, n)] = 1
        out[at + self.turn + relative(state.turn, seat, n)] = 1
        out[at + self.phase + state.phase] = 1
        out[at + self.compulsory] = byte(state.compulsory)
        out[at + self.extra] = byte(state.extra)
        out[at + self.chieftain] = byte(state.chieftain)
        out[at + self.warrior] = byte(state.warrior)
        if state.phase == GO_ON:
            owner = state.begun_at // SPACE_COUNT
            out[at + self.begun_at + SPACE_COUNT * relative(owner, seat, n) + state.begun_at % SPACE_COUNT] = 1
        if state.drawn >= 0:
            out[at + self.drawn_left] = 2 if state.drawn_too >= 0 else 1
            if seat == state.turn:
                out[at + self.drawn + state.drawn] += 1
                if state.drawn_too >= 0:
                    out[at + self.drawn + state.drawn_too] += 1
        out[at + self.exchanged] = byte(state.exchanged)
        out[at + self.end_tiles] = byte(state.end_tiles)
        kind: i64 = 0
        while kind < CEREMONY_COUNT:
            if (state.in_game >> kind) & 1:
                out[at + self.ceremonies + kind] = 1
                out[at + self.tiles + kind] = state.table[TILES + kind]
                if (state.end_marks >> kind) & 1:
                    out[at + self.end_marks + kind] = 1
            kind += 1
        other: i64 = 0
        while other < n:
            self.write_seat(state, seat, other, relative(other, seat, n), out, at)
            other += 1
        self.write_own(state, seat, out, at)

    def write_seat(self, state: KokopelliState, seat: i64, other: i64, place: i64, out: vec[u8], at: i64) -> None:
        """What everybody may know of a seat, at its place as the viewer counts."""
        n = self.seats
        cards = state.cards
        room = SEAT * other
        out[at + self.points + place] = byte(state.marks[SCORES + other])
        out[at + self.vase_given + place] = u8((state.vase_given >> other) & 1)
        out[at + self.hand_sizes + place] = cards[room + HAND_SIZE]
        out[at + self.pile_sizes + place] = byte(state.pile_size(other))
        out[at + self.known_sizes + place] = cards[room + KNOWN]
        out[at + self.emptied + place] = u8((state.emptied >> other) & 1)
        table = state.table
        villages = at + self.villages + CEREMONY_COUNT * SPACE_COUNT * place
        laid = at + self.cards + MOST_CARDS * SPACE_COUNT * place
        spaces = (state.occupied >> (SPACE_COUNT * other)) & 63
        space: i64 = 0
        while spaces:
            if spaces & 1:
                start = SPACE * (SPACE_COUNT * other + space)
                count = i64(table[start + COUNT_AT])
                out[villages + CEREMONY_COUNT * space + i64(table[start + KIND_AT])] = u8(count)
                i: i64 = 0
                while i < count and i < MOST_CARDS:
                    card = i64(table[start + CARDS_AT + i])
                    out[laid + MOST_CARDS * space + i] = u8(1 + 2 * relative(card >> 1, seat, n) + (card & 1))
                    i += 1
            spaces >>= 1
            space += 1
        discards = at + self.discards + KIND_COUNT * n * place
        back: i64 = 0
        while back < n:
            to = discards + KIND_COUNT * relative(back, seat, n)
            copy(out, to, cards, room + DISCARDS + KIND_COUNT * back, KIND_COUNT)
            back += 1
        # KP-8.3: bag, hand and the ordered rest of the pile are one to the others.
        to = at + self.unseen + KIND_COUNT * place
        kind: i64 = 0
        while kind < KIND_COUNT:
            out[to + kind] = u8(i64(cards[room + BAG + kind]) + i64(cards[room + HAND + kind]))
            kind += 1
        left = i64(cards[room + TAIL_SIZE])
        from_above = i64(cards[room + TAIL_START])
        while left > 0:
            out[to + i64(cards[room + TAIL + from_above])] += 1
            from_above = from_above + 1 if from_above + 1 < TAIL_ROOM else 0
            left -= 1

    def write_own(self, state: KokopelliState, seat: i64, out: vec[u8], at: i64) -> None:
        """KP-8.2: the own hand, and with it the own pile."""
        cards = state.cards
        room = SEAT * seat
        copy(out, at + self.hand, cards, room + HAND, KIND_COUNT)
        copy(out, at + self.pile, cards, room + BAG, KIND_COUNT)
        tail = i64(cards[room + TAIL_SIZE])
        hidden = tail - i64(cards[room + KNOWN])
        from_above = i64(cards[room + TAIL_START])
        i: i64 = 0
        while i < tail:
            kind = i64(cards[room + TAIL + from_above])
            from_above = from_above + 1 if from_above + 1 < TAIL_ROOM else 0
            if i < hidden:
                out[at + self.pile + kind] += 1
            else:
                out[at + self.known + i - hidden] = u8(1 + kind)
            i += 1
