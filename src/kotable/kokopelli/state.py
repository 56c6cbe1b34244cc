"""A situation of Kokopelli as flat numbers: the setup that all situations of a game share, and the data that changes.

Cards are kinds 0 to 15 for the ceremonies and 16 for a Kokopelli. The space `i` of seat `s` is number `6 * s + i`; sets of spaces, of
ceremonies and of seats are bit sets.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.chance import dice, draw_from
from kotable.game import Setup, State
from kotable.kokopelli.view import REVEALS
from kotable.values import Action, Event

KINDS: Final[i64] = 17
WILD: Final[i64] = 16
SPACES: Final[i64] = 6
BENEATH: Final[i64] = 4
SUN_SPACE: Final[i64] = 5
MOST_CARDS: Final[i64] = 3
"""A ceremony with more than three cards does not stand: the fourth finishes it (KP-5.5)."""
TAIL: Final[i64] = 48
"""Room for a tail in its ring; no deck is larger (KP-2.4)."""
HAND_LIMIT: Final[i64] = 5
LAST_ROUND: Final[i64] = 100

SUN: Final[i64] = 0
EAGLE_FEATHER: Final[i64] = 1
PAW: Final[i64] = 2
BIRTH: Final[i64] = 3
HUNTER: Final[i64] = 4
WARRIOR: Final[i64] = 5
FIRE: Final[i64] = 6
SPIDER_WOMAN: Final[i64] = 7
VASE: Final[i64] = 8
SNAKE_DANCE: Final[i64] = 9
DRUMMER: Final[i64] = 10
LIZARD: Final[i64] = 11
MOTHER_OF_HEAVEN: Final[i64] = 12
SHAMAN: Final[i64] = 13
CHIEFTAIN: Final[i64] = 14
TORTOISE: Final[i64] = 15

OWN: Final[i64] = 0
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2
OTHER: Final[i64] = 3
VILLAGES: Final[i64] = 4

OWN_LEFT: Final[i64] = 0
OWN_RIGHT: Final[i64] = 1
OWN_OPEN: Final[i64] = 2
UNDER_PILE: Final[i64] = 3
SUN_PLACE: Final[i64] = 4
AT_LEFT: Final[i64] = 5
AT_RIGHT: Final[i64] = 6
AT_OTHER: Final[i64] = 7
PLACES: Final[i64] = 8
"""Villages and places, in the order of `actions.py`."""

CHOOSE: Final[i64] = 0
GO_ON: Final[i64] = 1
PLAY_DRAWN: Final[i64] = 2
EXCHANGE: Final[i64] = 3
LIMIT: Final[i64] = 4
OVER: Final[i64] = 5

PHASES: Final = ("choose", "go-on", "play-drawn", "exchange", "limit", "over")


class KokopelliSetup(Setup):
    """The reach of every seat, and how a game is dealt."""

    def __init__(
        self,
        seats: int,
        options: dict[str, int | str],
        actions: list[Action],
        ceremonies: list[int],
        count: int,
        first: int,
        end_tiles: int,
    ) -> None:
        super().__init__("kokopelli", seats, options, actions, REVEALS)
        self.ceremonies = ceremonies
        """The ceremonies of every game with this setup; empty when the dice choose them."""
        self.count = count
        self.first = first
        """The seat that begins, or -1 when the dice choose it."""
        self.end_tiles = end_tiles
        n = i64(seats)
        self.own: vec[i64] = vec[i64]([0] * seats)
        """The spaces of each village."""
        self.area: vec[i64] = vec[i64]([0] * seats)
        """KP-3.2, KP-3.3, KP-6.13: each seat's play area."""
        self.wide: vec[i64] = vec[i64]([0] * seats)
        """KP-6.3: what Spider Woman reaches."""
        self.left: vec[i64] = vec[i64]([0] * seats)
        self.right: vec[i64] = vec[i64]([0] * seats)
        """KP-2.6: the neighbours; with 2 players both are the other one."""
        self.villages: vec[i64] = vec[i64]([-1] * (4 * seats))
        """For each seat, whose village is called own, left, right, other; -1 where there is none."""
        self.places: vec[i64] = vec[i64]([0] * (8 * seats))
        """For each seat, the spaces of every place to open on, whatever abilities it takes; 0 where there is none."""
        seat: i64 = 0
        while seat < n:
            left = seat + 1 if seat + 1 < n else 0
            right = seat - 1 if seat > 0 else n - 1
            at, at_left, at_right = SPACES * seat, SPACES * left, SPACES * right
            own = village(seat)
            self.own[seat] = own
            self.left[seat] = left
            self.right[seat] = right
            self.villages[4 * seat + OWN] = seat
            self.places[8 * seat + SUN_PLACE] = i64(1) << (at + SUN_SPACE)
            if n == 2:
                self.area[seat] = own | (i64(0b001111) << at_left)
                self.wide[seat] = own | village(left)
                self.villages[4 * seat + OTHER] = left
                self.places[8 * seat + OWN_OPEN] = i64(0b1111) << at
                self.places[8 * seat + UNDER_PILE] = i64(1) << (at + BENEATH)
                self.places[8 * seat + AT_OTHER] = i64(0b1111) << at_left
            else:
                self.area[seat] = own | (i64(0b101100) << at_left) | (i64(0b100011) << at_right)
                self.wide[seat] = own | village(left) | village(right)
                self.villages[4 * seat + LEFT] = left
                self.villages[4 * seat + RIGHT] = right
                self.places[8 * seat + OWN_LEFT] = i64(0b0011) << at
                self.places[8 * seat + OWN_RIGHT] = i64(0b1100) << at
                # KP-6.19: the near side, never the space beneath a pile.
                self.places[8 * seat + AT_LEFT] = i64(0b1100) << at_left
                self.places[8 * seat + AT_RIGHT] = i64(0b0011) << at_right
            seat += 1


def village(seat: i64) -> i64:
    """All six spaces of a seat."""
    return i64(0b111111) << (SPACES * seat)


class Situation(State):
    """The data of a situation, and the small steps that keep it consistent."""

    def __init__(self, setup: KokopelliSetup, of: Situation | None) -> None:
        self.setup = setup
        self.version: i64 = 0
        """Rises with every choice, so that what was made of a situation can be kept until it changes."""
        if of is None:
            n = setup.seats
            self.dice: vec[i64] = vec[i64]([0] * (4 * (n + 1)))
            self.hands: vec[u8] = vec[u8]([0] * (17 * n))
            self.hand_sizes: vec[u8] = vec[u8]([0] * n)
            self.held: vec[i64] = vec[i64]([0] * n)
            """The kinds in each hand, as a bit set."""
            self.bags: vec[u8] = vec[u8]([0] * (17 * n))
            """The part of each pile whose order nobody knows: counts by kind."""
            self.bag_sizes: vec[u8] = vec[u8]([0] * n)
            self.tails: vec[u8] = vec[u8]([0] * (48 * n))
            """The ordered rest of each pile, beneath the bag, as a ring."""
            self.tail_starts: vec[u8] = vec[u8]([0] * n)
            self.tail_sizes: vec[u8] = vec[u8]([0] * n)
            self.known: vec[u8] = vec[u8]([0] * n)
            """How many cards at the very bottom the owner put there and so knows (KP-8.2)."""
            self.discards: vec[u8] = vec[u8]([0] * (17 * n * n))
            """Counts by pile, back and kind."""
            self.kind_at: vec[u8] = vec[u8]([0] * (6 * n))
            self.count_at: vec[u8] = vec[u8]([0] * (6 * n))
            """How many cards lie on each space; 0 for an empty one."""
            self.card_at: vec[u8] = vec[u8]([0] * (18 * n))
            """The cards on each space: twice the seat whose back it bears, plus one for a Kokopelli."""
            self.standing: vec[i64] = vec[i64]([0] * 16)
            """For each ceremony, the spaces it stands on."""
            self.abilities: vec[i64] = vec[i64]([0] * n)
            """For each seat, the ceremonies in its village (KP-3.5)."""
            self.scores: vec[i64] = vec[i64]([0] * n)
            self.tiles: vec[u8] = vec[u8]([0] * 16)
            """Point tiles left on each ceremony: 2 (the 4 on the 3), 1 (the 3), 0."""
            self.occupied: i64 = 0
            self.in_game: i64 = 0
            self.end_marks: i64 = 0
            self.end_tiles: i64 = setup.end_tiles
            self.emptied: i64 = 0
            """The seats whose pile has been drawn empty (KP-7.1, KP-7.2)."""
            self.first: i64 = 0
            self.turn: i64 = 0
            self.round: i64 = 1
            self.phase: i64 = CHOOSE
            self.compulsory: i64 = 0
            self.extra: i64 = 0
            self.vase_given: i64 = 0
            """The village owners whose Vase has given an action this turn."""
            self.chieftain: i64 = 0
            self.warrior: i64 = 0
            """Whether the action under way may go on in this manner."""
            self.begun_at: i64 = 0
            """The space of the first card of the action under way."""
            self.drawn: i64 = -1
            self.drawn_too: i64 = -1
            """Birth: the cards of this draw action that may still be played."""
            self.exchanged: i64 = 0
            """How many cards an exchange draws when all are under the pile."""
        else:
            self.dice = of.dice[:]
            self.hands = of.hands[:]
            self.hand_sizes = of.hand_sizes[:]
            self.held = of.held[:]
            self.bags = of.bags[:]
            self.bag_sizes = of.bag_sizes[:]
            self.tails = of.tails[:]
            self.tail_starts = of.tail_starts[:]
            self.tail_sizes = of.tail_sizes[:]
            self.known = of.known[:]
            self.discards = of.discards[:]
            self.kind_at = of.kind_at[:]
            self.count_at = of.count_at[:]
            self.card_at = of.card_at[:]
            self.standing = of.standing[:]
            self.abilities = of.abilities[:]
            self.scores = of.scores[:]
            self.tiles = of.tiles[:]
            self.occupied = of.occupied
            self.in_game = of.in_game
            self.end_marks = of.end_marks
            self.end_tiles = of.end_tiles
            self.emptied = of.emptied
            self.first = of.first
            self.turn = of.turn
            self.round = of.round
            self.phase = of.phase
            self.compulsory = of.compulsory
            self.extra = of.extra
            self.vase_given = of.vase_given
            self.chieftain = of.chieftain
            self.warrior = of.warrior
            self.begun_at = of.begun_at
            self.drawn = of.drawn
            self.drawn_too = of.drawn_too
            self.exchanged = of.exchanged

    def base(self) -> Setup:
        return self.setup

    def to_move(self) -> i64:
        return self.turn if self.phase != OVER else -1

    def round_number(self) -> i64:
        return self.round

    def points(self) -> list[int]:
        return [int(self.scores[i]) for i in range(self.setup.seats)]

    def has(self, seat: i64, ability: i64) -> bool:
        return (self.abilities[seat] >> ability) & 1 != 0

    def pile_size(self, seat: i64) -> i64:
        return i64(self.bag_sizes[seat]) + i64(self.tail_sizes[seat])

    def reach(self, seat: i64) -> i64:
        """The ceremonies that a card can be played on, as spaces (KP-5.4, KP-6.3)."""
        if self.has(seat, SPIDER_WOMAN):
            return self.setup.wide[seat] & self.occupied
        return self.setup.area[seat] & self.occupied

    def space_of(self, seat: i64, ceremony: i64) -> i64:
        """The space of this village on which the ceremony stands, or -1."""
        return lowest(self.standing[ceremony] & village(seat))

    def put_ceremony(self, space: i64, kind: i64) -> None:
        """Let a ceremony begin on an empty space; its cards follow by `add_card`."""
        self.kind_at[space] = u8(kind)
        self.standing[kind] |= i64(1) << space
        self.occupied |= i64(1) << space
        self.abilities[space // SPACES] |= i64(1) << kind

    def add_card(self, space: i64, back: i64, kind: i64) -> None:
        count = i64(self.count_at[space])
        if count < MOST_CARDS:
            self.card_at[MOST_CARDS * space + count] = u8(2 * back + (1 if kind == WILD else 0))
        else:
            self.discard(space // SPACES, back, kind)
        self.count_at[space] = u8(count + 1)

    def clear(self, space: i64) -> None:
        """The cards of a ceremony go to the discard pile of the village's owner (KP-5.6, KP-5.9)."""
        owner = space // SPACES
        kind = i64(self.kind_at[space])
        count = min(i64(self.count_at[space]), MOST_CARDS)
        i: i64 = 0
        while i < count:
            card = i64(self.card_at[MOST_CARDS * space + i])
            self.discard(owner, card >> 1, WILD if card & 1 else kind)
            i += 1
        self.count_at[space] = 0
        self.standing[kind] &= ~(i64(1) << space)
        self.occupied &= ~(i64(1) << space)
        self.abilities[owner] &= ~(i64(1) << kind)

    def discard(self, pile: i64, back: i64, kind: i64) -> None:
        at = (pile * len(self.scores) + back) * KINDS + kind
        self.discards[at] = u8(i64(self.discards[at]) + 1)

    def take_top(self, seat: i64) -> i64:
        """The top card of a pile that is not empty: out of the bag, then from the tail."""
        if self.bag_sizes[seat] != 0:
            size = i64(self.bag_sizes[seat])
            self.bag_sizes[seat] = u8(size - 1)
            return draw_from(self.bags, KINDS * seat, size, self.dice, seat)
        start = i64(self.tail_starts[seat])
        card = i64(self.tails[TAIL * seat + start])
        self.tail_starts[seat] = u8(start + 1 if start + 1 < TAIL else 0)
        size = i64(self.tail_sizes[seat]) - 1
        self.tail_sizes[seat] = u8(size)
        if i64(self.known[seat]) > size:
            self.known[seat] = u8(size)
        return card

    def put_bottom(self, seat: i64, kind: i64) -> None:
        """A card goes to the very bottom of the own pile, and its owner knows it."""
        size = i64(self.tail_sizes[seat])
        at = i64(self.tail_starts[seat]) + size
        self.tails[TAIL * seat + (at if at < TAIL else at - TAIL)] = u8(kind)
        self.tail_sizes[seat] = u8(size + 1)
        self.known[seat] = u8(i64(self.known[seat]) + 1)

    def tail_kinds(self, seat: i64, start: i64, end: i64) -> list[int]:
        """A part of the tail, from above."""
        found: list[int] = []
        i = start
        while i < end:
            at = i64(self.tail_starts[seat]) + i
            found.append(int(self.tails[TAIL * seat + (at if at < TAIL else at - TAIL)]))
            i += 1
        return found

    def hidden_tail(self, seat: i64) -> list[int]:
        """Cards of a dictated order that their owner does not know."""
        return self.tail_kinds(seat, 0, i64(self.tail_sizes[seat]) - i64(self.known[seat]))

    def known_tail(self, seat: i64) -> list[int]:
        """KP-8.2: the bottom of the pile that its owner knows, from above."""
        return self.tail_kinds(seat, i64(self.tail_sizes[seat]) - i64(self.known[seat]), i64(self.tail_sizes[seat]))

    def unseen(self, seat: i64, mine: bool) -> vec[u8]:
        """KP-8.3: the cards of a deck that are nowhere to be seen, by its owner or by the others; counts by kind."""
        numbers = self.bags[KINDS * seat : KINDS * (seat + 1)]
        i: i64 = 0
        end = i64(self.tail_sizes[seat])
        if mine:
            end -= i64(self.known[seat])
        for kind in self.tail_kinds(seat, 0, end):
            numbers[kind] = u8(i64(numbers[kind]) + 1)
        if not mine:
            while i < KINDS:
                numbers[i] = u8(i64(numbers[i]) + i64(self.hands[KINDS * seat + i]))
                i += 1
        return numbers

    def cards_on(self, space: i64) -> list[int]:
        """The cards of a ceremony, as in `card_at`."""
        found: list[int] = []
        i: i64 = 0
        while i < i64(self.count_at[space]):
            found.append(int(self.card_at[MOST_CARDS * space + i]))
            i += 1
        return found

    def to_hand(self, seat: i64, kind: i64) -> None:
        at = KINDS * seat + kind
        self.hands[at] = u8(i64(self.hands[at]) + 1)
        self.held[seat] |= i64(1) << kind
        self.hand_sizes[seat] = u8(i64(self.hand_sizes[seat]) + 1)

    def from_hand(self, seat: i64, kind: i64) -> None:
        at = KINDS * seat + kind
        left = i64(self.hands[at]) - 1
        self.hands[at] = u8(left)
        if left == 0:
            self.held[seat] &= ~(i64(1) << kind)
        self.hand_sizes[seat] = u8(i64(self.hand_sizes[seat]) - 1)

    def score(self, seat: i64, points: i64, rule: str, log: list[Event] | None) -> None:
        self.scores[seat] += points
        if log is not None:
            log.append(Event("scored", int(seat), {"points": int(points), "rule": rule}))


def lowest(bits: i64) -> i64:
    """The number of the lowest bit, or -1 for none."""
    if bits == 0:
        return -1
    found: i64 = 0
    while bits & 0x3F == 0:
        bits >>= 6
        found += 6
    while bits & 1 == 0:
        bits >>= 1
        found += 1
    return found


def new_dice(setup: KokopelliSetup, seed: str) -> vec[i64]:
    """One stream for each seat's pile, and one for the set-up."""
    return dice(seed, setup.seats + 1)
