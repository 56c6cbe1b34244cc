"""What is fixed for a whole game of Kokopelli: the names of the numbers, and who reaches what.

Cards are kinds 0 to 15 for the ceremonies and 16 for a Kokopelli. The space `i` of seat `s` is number `6 * s + i`; sets of spaces, of
ceremonies and of seats are bit sets.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kotable.game import Game, Setup
from kotable.kokopelli.actions import (
    AT_LEFT,
    AT_OTHER,
    AT_RIGHT,
    LEFT,
    OTHER,
    OWN,
    OWN_LEFT,
    OWN_OPEN,
    OWN_RIGHT,
    PLACE_COUNT,
    RIGHT,
    SUN_PLACE,
    UNDER_PILE,
    VILLAGE_COUNT,
)
from kotable.values import Action

KIND_COUNT: Final[i64] = 17
CEREMONY_COUNT: Final[i64] = 16
WILD: Final[i64] = 16
SPACE_COUNT: Final[i64] = 6
BENEATH: Final[i64] = 4
SUN_SPACE: Final[i64] = 5
MOST_CARDS: Final[i64] = 3
"""A ceremony with more than three cards does not stand: the fourth finishes it (KP-5.5)."""
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
"""The ceremonies, in the order of `cards.py`."""

CHOOSE: Final[i64] = 0
GO_ON: Final[i64] = 1
PLAY_DRAWN: Final[i64] = 2
EXCHANGE: Final[i64] = 3
LIMIT: Final[i64] = 4
OVER: Final[i64] = 5

PHASES: Final[tuple[str, ...]] = ("choose", "go-on", "play-drawn", "exchange", "limit", "over")

# Where the numbers of a state stand. In `cards` every seat has SEAT numbers:
SEAT: Final[i64] = 155
HAND: Final[i64] = 0
"""Counts by kind."""
BAG: Final[i64] = 17
"""The part of the pile whose order nobody knows: counts by kind."""
TAIL: Final[i64] = 34
"""The ordered rest of the pile, beneath the bag, as a ring."""
TAIL_ROOM: Final[i64] = 48
"""No deck is larger (KP-2.4)."""
DISCARDS: Final[i64] = 82
"""The discard pile: counts by back and kind."""
HAND_SIZE: Final[i64] = 150
BAG_SIZE: Final[i64] = 151
TAIL_START: Final[i64] = 152
TAIL_SIZE: Final[i64] = 153
KNOWN: Final[i64] = 154
"""How many cards at the very bottom the owner put there and so knows (KP-8.2)."""

# In `table` every space has SPACE numbers, then come the point tiles of each ceremony:
SPACE: Final[i64] = 5
KIND_AT: Final[i64] = 0
COUNT_AT: Final[i64] = 1
"""How many cards lie on the space; 0 for an empty one."""
CARDS_AT: Final[i64] = 2
"""The cards on the space: twice the seat whose back it bears, plus one for a Kokopelli."""
TILES: Final[i64] = 120
"""2 (the 4 on the 3), 1 (the 3) or 0."""
TABLE: Final[i64] = 136

# In `marks` every seat or ceremony has one number, of SEEN every seat has one for each village:
HELD: Final[i64] = 0
"""The kinds in each hand, as a bit set."""
ABILITIES: Final[i64] = 4
"""For each seat, the ceremonies in its village (KP-3.5)."""
SCORES: Final[i64] = 8
STANDING: Final[i64] = 12
"""For each ceremony, the spaces it stands on."""
SEEN: Final[i64] = 28
"""For each seat and village as it calls them, the ceremonies there that lie in its play area."""
MARKS: Final[i64] = 44


@final
class KokopelliSetup(Setup):
    """The reach of every seat, and how a game is dealt."""

    def __init__(
        self,
        rules: Game,
        seats: int,
        options: dict[str, int | str],
        actions: list[Action],
        ceremonies: list[int],
        count: int,
        first: int,
        end_tiles: int,
    ) -> None:
        # The dice have a stream for each seat's pile, and one for the set-up.
        super().__init__(rules, seats, options, actions, seats + 1)
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
        self.seers: vec[i64] = vec[i64]([0] * (6 * seats))
        """For each space, the villages in whose name some seat has it in its play area, as a bit set of places in `villages`."""
        seat: i64 = 0
        while seat < n:
            left = seat + 1 if seat + 1 < n else 0
            right = seat - 1 if seat > 0 else n - 1
            at, at_left, at_right = SPACE_COUNT * seat, SPACE_COUNT * left, SPACE_COUNT * right
            names, places = VILLAGE_COUNT * seat, PLACE_COUNT * seat
            own = village(seat)
            self.own[seat] = own
            self.left[seat] = left
            self.right[seat] = right
            self.villages[names + OWN] = seat
            self.places[places + SUN_PLACE] = i64(1) << (at + SUN_SPACE)
            if n == 2:
                self.area[seat] = own | (i64(0b001111) << at_left)
                self.wide[seat] = own | village(left)
                self.villages[names + OTHER] = left
                self.places[places + OWN_OPEN] = i64(0b1111) << at
                self.places[places + UNDER_PILE] = i64(1) << (at + BENEATH)
                self.places[places + AT_OTHER] = i64(0b1111) << at_left
            else:
                self.area[seat] = own | (i64(0b101100) << at_left) | (i64(0b100011) << at_right)
                self.wide[seat] = own | village(left) | village(right)
                self.villages[names + LEFT] = left
                self.villages[names + RIGHT] = right
                self.places[places + OWN_LEFT] = i64(0b0011) << at
                self.places[places + OWN_RIGHT] = i64(0b1100) << at
                # KP-6.19: the near side, never the space beneath a pile.
                self.places[places + AT_LEFT] = i64(0b1100) << at_left
                self.places[places + AT_RIGHT] = i64(0b0011) << at_right
            which: i64 = 0
            while which < VILLAGE_COUNT:
                owner = self.villages[names + which]
                space: i64 = SPACE_COUNT * owner
                while owner >= 0 and space < SPACE_COUNT * (owner + 1):
                    if (self.area[seat] >> space) & 1:
                        self.seers[space] |= i64(1) << (names + which)
                    space += 1
                which += 1
            seat += 1


def village(seat: i64) -> i64:
    """All six spaces of a seat."""
    return i64(0b111111) << (SPACE_COUNT * seat)
