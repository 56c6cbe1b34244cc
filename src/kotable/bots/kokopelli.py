"""What situations of Kokopelli are worth to a seat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kotable.bits import lowest
from kotable.bots.judge import Features
from kotable.game import Setup, State
from kotable.kokopelli.actions import UNDER
from kotable.kokopelli.rules import KokopelliState
from kotable.kokopelli.setup import (
    CHIEFTAIN,
    DRUMMER,
    EAGLE_FEATHER,
    EXCHANGE,
    LIMIT,
    MOTHER_OF_HEAVEN,
    PAW,
    SCORES,
    SHAMAN,
    SNAKE_DANCE,
    SPACE_COUNT,
    TORTOISE,
    WILD,
)

NAMES: Final = (
    "points",
    "ceremonies",
    "ceremonies of two",
    "ceremonies of three",
    "ceremonies others finish next",
    "ceremonies others could finish",
    "pile",
    "pile bonus",
    "pile ahead",
    "hand",
    "hand above five",
    "kokopelli",
    "kinds to open",
    "matches in reach",
    "actions left",
    "turns to wait",
    "turn to come in a last round",
    "best finish at once",
    "second finish at once",
    "finish with two cards",
    "finish with three cards",
    "cards towards finishing",
    "last card",
    "last two cards",
    "known bottom",
    "snake dance and kokopelli",
    "eagle feather and few cards",
    "drummer and ceremonies of two",
    "paw and ceremonies of others in reach",
    "mother of heaven and ceremonies",
    "shaman and ceremonies of three",
    "tortoise and finishes",
    "chieftain and cards towards finishing",
    "same cards",
    "ability 0",
    "ability 1",
    "ability 2",
    "ability 3",
    "ability 4",
    "ability 5",
    "ability 6",
    "ability 7",
    "ability 8",
    "ability 9",
    "ability 10",
    "ability 11",
    "ability 12",
    "ability 13",
    "ability 14",
    "ability 15",
    "tiles left",
    "smallest pile",
    "lead over the best other",
    "matches at others",
    "all finishes",
    "ceremonies of one",
    "tiles of own ceremonies",
    "last round",
    "next to play",
)
COUNT: Final[i64] = 59
ABILITIES: Final[i64] = 34
FULL_PILE: Final = 31.0
LONG: Final[i64] = 30
"""From this round on a game is long."""


@final
class KokopelliJudge(Features):
    """Points, ceremonies and what the hand can do with those in reach, abilities, the race of the piles."""

    def __init__(self, setup: Setup, weights: list[float], spread: list[float]) -> None:
        super().__init__(setup, COUNT, weights, spread)
        self.patience = LONG

    def progress(self, state: State) -> float:
        assert isinstance(state, KokopelliState)
        least: i64 = 99
        seat: i64 = 0
        while seat < self.seats:
            least = min(least, state.pile_size(seat))
            seat += 1
        if state.emptied:
            least = 0
        by_piles = float(least) / FULL_PILE
        by_tiles = float(state.end_tiles) / 10.0
        left = min(min(by_piles, by_tiles), 1.0)
        return 1.0 - left

    def look(self, state: State, seat: i64) -> None:
        assert isinstance(state, KokopelliState)
        found = self.found
        n = self.seats
        i: i64 = 0
        while i < COUNT:
            found[i] = 0.0
            i += 1
        wild = state.in_hand(seat, WILD)
        hand = state.hand_size(seat)
        abilities = state.abilities(seat)
        found[0] = float(state.marks[SCORES + seat])

        # Ceremonies in the own village, and who can finish them.
        reach_of_others: i64 = 0
        other: i64 = 0
        pile = state.pile_size(seat)
        lower: i64 = 0
        least: i64 = 99
        ahead: i64 = -99
        while other < n:
            if other != seat:
                ahead = max(ahead, state.marks[SCORES + other])
                reach_of_others |= state.reach(other)
                theirs = state.pile_size(other)
                least = min(least, theirs)
                if theirs < pile:
                    lower += 1
            other += 1
        two: i64 = 0
        three: i64 = 0
        standing: i64 = 0
        space = SPACE_COUNT * seat
        own_needs: i64 = 3 if (abilities >> DRUMMER) & 1 else 4
        while space < SPACE_COUNT * seat + SPACE_COUNT:
            count = state.count_at(space)
            if count > 0:
                standing += 1
                if count == 1:
                    found[55] += 1.0
                elif count == 2:
                    two += 1
                elif count == 3:
                    three += 1
                found[56] += 0.25 * float(state.tiles(state.kind_at(space)) * count)
                if count + 1 >= own_needs:
                    if (reach_of_others >> space) & 1:
                        found[4] += 1.0
                elif count + 2 >= own_needs and (reach_of_others >> space) & 1:
                    found[5] += 1.0
            space += 1
        found[1] = float(standing)
        found[2] = float(two)
        found[3] = float(three)
        found[6] = 0.1 * float(pile)
        if lower == 0:
            found[7] = 1.0
        elif lower == 1:
            found[7] = 0.6
        found[8] = 0.1 * float(least - pile)
        found[9] = float(min(hand, 5))
        if hand > 5:
            found[10] = float(hand - 5)
        found[11] = float(wild)

        # What the hand can do with the ceremonies in reach.
        kinds = state.held(seat) & 0xFFFF
        around = state.standing_around(seat)
        same: i64 = 0
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            if (around >> kind) & 1 == 0:
                found[12] += 1.0
            if state.in_hand(seat, kind) > 1:
                same += 1
        if found[12] > 3.0:
            found[12] = 3.0
        found[33] = float(same)
        snake: i64 = 2 if (abilities >> SNAKE_DANCE) & 1 else 1
        reach = state.reach(seat)
        best = 0.0
        second = 0.0
        near = 0.0
        far = 0.0
        foreign: i64 = 0
        while reach:
            space = lowest(reach)
            reach &= reach - 1
            owner = space // SPACE_COUNT
            kind = state.kind_at(space)
            count = state.count_at(space)
            fitting = state.in_hand(seat, kind)
            if fitting > 0:
                found[13] += 1.0
                if owner != seat:
                    found[53] += 1.0
            strength = fitting + wild * snake
            needs: i64 = (3 if state.has(owner, DRUMMER) else 4) - count
            if needs < 1:
                needs = 1
            if owner != seat:
                foreign += 1
            tiles = state.tiles(kind)
            worth = 4.0 if tiles == 2 else 3.0 if tiles == 1 else 1.0
            if owner != seat:
                worth -= 0.5
            if strength >= needs:
                found[54] += worth
                cards = needs if fitting >= needs else needs - (needs - fitting) * (snake - 1) // snake
                if cards <= 1:
                    if worth > best:
                        second = best
                        best = worth
                    elif worth > second:
                        second = worth
                elif cards == 2:
                    near = max(near, worth)
                else:
                    far = max(far, worth)
            found[21] += float(min(strength, needs) * count)
        found[17] = best
        found[18] = second
        found[19] = near
        found[20] = far
        if state.turn == seat:
            found[14] = float(state.compulsory + state.extra)
            if hand == 1:
                found[22] = 1.0
            elif hand == 2:
                found[23] = 1.0
        else:
            waits = seat - state.turn
            if waits < 0:
                waits += n
            found[15] = float(waits) / float(n)
            if waits == 1:
                found[58] = 1.0
            if state.emptied or state.end_tiles == 0:
                # Whoever sits before the first player has had the last turn.
                mine = seat - state.first
                now = state.turn - state.first
                if mine < 0:
                    mine += n
                if now < 0:
                    now += n
                if mine > now:
                    found[16] = 1.0
        found[24] = 0.1 * float(state.known_size(seat))
        found[50] = 0.1 * float(state.end_tiles)
        found[51] = 0.0 if state.emptied else float(min(least, pile)) / FULL_PILE
        found[52] = 0.1 * (found[0] - float(ahead))
        if state.emptied or state.end_tiles == 0:
            found[57] = 1.0
        if (abilities >> SNAKE_DANCE) & 1:
            found[25] = float(wild)
        if (abilities >> EAGLE_FEATHER) & 1:
            found[26] = float(max(5 - hand, 0))
        if (abilities >> DRUMMER) & 1:
            found[27] = float(two)
        if (abilities >> PAW) & 1:
            found[28] = float(foreign)
        if (abilities >> MOTHER_OF_HEAVEN) & 1:
            found[29] = float(standing)
        if (abilities >> SHAMAN) & 1:
            found[30] = float(three)
        if (abilities >> TORTOISE) & 1 and best > 0.0:
            found[31] = 1.0
        if (abilities >> CHIEFTAIN) & 1:
            found[32] = found[21]
        i = 0
        while i < 16:
            if (abilities >> i) & 1:
                found[ABILITIES + i] = 1.0
            i += 1

    def settled(self, state: State) -> i64:
        """An exchange: what goes under first comes back first, so the good cards do, and no order is worth a thought."""
        assert isinstance(state, KokopelliState)
        if state.phase != EXCHANGE:
            return -1
        held = state.held(state.turn)
        if (held >> WILD) & 1:
            return UNDER + WILD
        return UNDER + lowest(held)

    def narrowed(self, state: State, ids: vec[i64], before: i64) -> vec[i64]:
        """Cards over the limit go under the pile; in which order is not worth a thought."""
        assert isinstance(state, KokopelliState)
        if state.phase != LIMIT or before < UNDER or before > UNDER + WILD or len(ids) < 2:
            return ids
        return ids[later(ids, before) :]


def later(ids: vec[i64], before: i64) -> i64:
    """Where the ids that are not below `before` begin; the last one stays in any case."""
    at: i64 = 0
    while at < len(ids) - 1 and ids[at] < before:
        at += 1
    return at
