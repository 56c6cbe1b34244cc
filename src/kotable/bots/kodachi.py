"""What situations of Kodachi are worth to a seat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kotable.bots.judge import Features
from kotable.bots.kokopelli import later
from kotable.game import Setup, State
from kotable.kodachi.actions import DO_BUY, DO_DISCARD
from kotable.kodachi.rules import KodachiState
from kotable.kodachi.setup import (
    BROWN,
    DECIDE,
    DECLARE,
    DISCARD,
    ELITE,
    ENOUGH_TOKENS,
    ENVOYS,
    FIGHT,
    GUARD_ROW,
    HOUSE_ROW,
    PAY,
    SKILLS,
    STEALTH,
    STRENGTH,
    TAKE,
    TOKENS_AT,
    KodachiSetup,
)

NAMES: Final = (
    "worth",
    "tokens",
    "third token",
    "enough tokens",
    "points in tokens",
    "envoys",
    "tokens that envoys are good for",
    "best token to be had",
    "tokens that the hand is good for",
    "tokens that the pile is good for",
    "rumors",
    "skills",
    "cards",
    "fighting in all cards",
    "treasures",
    "fans",
    "scrolls",
    "vases",
    "jades",
    "golds",
    "pair of treasures",
    "three of treasures",
    "treasures above four",
    "hand",
    "fives in hand",
    "fours in hand",
    "threes in hand",
    "twos in hand",
    "ones in hand",
    "plus in hand",
    "minus in hand",
    "drawing in hand",
    "switching in hand",
    "best odds against the next guard",
    "turns to wait",
    "turn to come in a last round",
    "active",
    "cards that beat the guard",
    "sure to beat the guard",
    "beats the guard with help",
    "can't beat the guard",
    "defeated",
    "cards to take",
    "second card to take",
    "failed",
    "odds to go on",
    "dojo cards to go on with",
    "card to take at others",
    "treasure shown",
    "buying",
    "envoy can beat the guard",
    "card shown that can be paid",
    "most tokens of anybody",
    "tokens left",
    "round",
    "lead over the best other",
    "last round",
    "next to play",
    "odds by strength",
    "odds by stealth",
    "dearest card within means",
    "sharp cards",
    "draw pile",
)
COUNT: Final[i64] = 63
LATE: Final[i64] = 6
"""From this round on a game is getting long."""
LONG: Final[i64] = 20
"""From this round on it is long, and envoys that are only kept gain no more."""
DECIDED: Final[i64] = 20
CLOSE: Final[i64] = 4
"""Who leads by more points than the first has won, if only the game ends; every round after `LATE` two points less, down to the other."""


@final
class KodachiJudge(Features):
    """Worth at the end, tokens and envoys for more of them, cards that fight, treasures, and the fight under way."""

    def __init__(self, setup: Setup, weights: list[float], spread: list[float]) -> None:
        super().__init__(setup, COUNT, weights, spread)
        assert isinstance(setup, KodachiSetup)
        self.patience = LONG
        cards = setup.cards.cards
        self.fighting: vec[float] = vec[float]([strong(setup, kind) for kind in range(len(cards))])
        self.highest: vec[i64] = vec[i64]([max([-1, *[-1 if use.dojo is None else use.dojo for use in card.uses]]) for card in cards])
        self.lowest: vec[i64] = vec[i64]([min([9, *[9 if use.dojo is None else use.dojo for use in card.uses]]) for card in cards])
        """As a dojo card; -1 and 9 where a card is none."""
        self.plus: vec[i64] = vec[i64]([max([0, *[use.add for use in card.uses]]) for card in cards])
        self.minus: vec[i64] = vec[i64]([max([0, *[-use.add for use in card.uses]]) for card in cards])
        self.draws: vec[i64] = vec[i64]([max(use.draw for use in card.uses) for card in cards])
        self.worths: vec[float] = vec[float]([0.0] * setup.seats)
        self.most_tokens: i64 = 0
        """What every seat would score now, and the most tokens of anybody, as `progress` found them."""
        self.switches: vec[i64] = vec[i64]([max(int(use.switch) for use in card.uses) for card in cards])

    def progress(self, state: State) -> float:
        assert isinstance(state, KodachiState)
        most: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            most = max(most, state.token_count(seat))
            self.worths[seat] = float(state.worth(seat, None))
            seat += 1
        self.most_tokens = most
        if state.ending():
            return 1.0
        return max(float(most) / 4.0, 1.0 - float(state.tokens_left()) / 9.0)

    def haste(self, state: State) -> float:
        """Cheap cards can be bought for ever, tokens end the game."""
        late = state.round_number() - LATE
        if late <= 0:
            return 0.0
        found = self.found
        waiting = min(late, LONG - LATE)
        return 0.2 * float(late) * found[1] + float(waiting) * (0.04 * found[6] + 0.02 * found[8])

    def look(self, state: State, seat: i64) -> None:
        assert isinstance(state, KodachiState)
        found = self.found
        setup = state.setup
        n = self.seats
        i: i64 = 0
        while i < COUNT:
            found[i] = 0.0
            i += 1
        tokens = state.token_count(seat)
        found[0] = self.worths[seat]
        found[1] = float(tokens)
        if tokens == 3:
            found[2] = 1.0
        if tokens >= ENOUGH_TOKENS:
            found[3] = 1.0
        found[4] = float(state.token_points(seat))

        # All cards, and the hand.
        owned = state.owned(seat)
        kinds = setup.kind_count
        draws = state.draws_of(seat)
        envoys = vec[i64]([0, 0, 0])
        in_hand = vec[i64]([0, 0, 0])
        in_pile = vec[i64]([0, 0, 0])
        all_cards: i64 = 0
        fighting = 0.0
        kind: i64 = 0
        sharp: i64 = 0
        dojos: i64 = 0
        most: i64 = -9
        least: i64 = 99
        plus: i64 = 0
        minus: i64 = 0
        drawing: i64 = 0
        switching: i64 = 0
        hand_envoy_high: i64 = -9
        hand_envoy_low: i64 = 99
        while kind < kinds:
            count = i64(owned[kind])
            if count > 0:
                all_cards += count
                if self.highest[kind] >= 5 or self.lowest[kind] <= 1:
                    sharp += count
                fighting += self.fighting[kind] * float(count)
                scoring = i64(setup.scorings[kind])
                held = state.in_hand(seat, kind)
                if scoring == ENVOYS:
                    found[5] += float(count)
                    clan = i64(setup.clans[kind])
                    left = tokens_of(state, clan)
                    if left > 0:
                        envoys[clan] += count
                        in_hand[clan] += held
                        in_pile[clan] += i64(draws[kind])
                        if held > 0:
                            hand_envoy_high = max(hand_envoy_high, self.highest[kind])
                            hand_envoy_low = min(hand_envoy_low, self.lowest[kind])
                elif scoring < SKILLS:
                    found[10] += float(count)
                elif scoring == SKILLS and setup.start_copies[kind] == 0:
                    found[11] += float(count)
                if held > 0:
                    high = self.highest[kind]
                    low = self.lowest[kind]
                    if high >= 0:
                        dojos += held
                        most = max(most, high)
                        least = min(least, low)
                        if high >= 5:
                            found[24] += float(held)
                        elif high == 4:
                            found[25] += float(held)
                        elif high == 3:
                            found[26] += float(held)
                        if low == 2:
                            found[27] += float(held)
                        elif low <= 1:
                            found[28] += float(held)
                    plus += held * self.plus[kind]
                    minus += held * self.minus[kind]
                    drawing += held * self.draws[kind]
                    switching += held * self.switches[kind]
            kind += 1
        clan = 0
        while clan < 3:
            left = tokens_of(state, clan)
            if envoys[clan] > 0 and left > 0:
                found[6] += float(tokens_worth(left, envoys[clan]))
                found[7] = max(found[7], float(tokens_worth(left, 1)))
                found[8] += float(tokens_worth(left, in_hand[clan]))
                found[9] += float(tokens_worth(left, in_hand[clan] + in_pile[clan]) - tokens_worth(left, in_hand[clan]))
            clan += 1
        found[12] = 0.1 * float(all_cards)
        found[13] = fighting / float(max(all_cards, 1))
        found[29] = float(plus)
        found[30] = float(minus)
        found[31] = float(drawing)
        found[32] = float(min(switching, 2))
        found[23] = float(state.hand_size(seat))

        # Treasures.
        coins = state.treasure_size(seat)
        found[14] = float(min(coins, 4))
        if coins > 4:
            found[22] = float(coins - 4)
        i = 0
        top: i64 = 0
        while i < 5:
            count = state.treasure_count(seat, i)
            found[15 + i] = float(count)
            if i < 4:
                top = max(top, count)
            i += 1
        top += state.treasure_count(seat, 4)
        if top >= 2:
            found[20] = 1.0
        if top >= 2 and coins >= 3:
            found[21] = 1.0

        # How far the others have come.
        ahead = -99.0
        i = 0
        while i < n:
            if i != seat:
                ahead = max(ahead, self.worths[i])
            i += 1
        found[52] = 0.25 * float(self.most_tokens)
        found[53] = float(state.tokens_left()) / 9.0
        found[54] = 0.05 * float(min(state.round_number(), 40))
        found[55] = 0.1 * (found[0] - ahead)
        if state.ending():
            found[56] = 1.0
        found[58] = self.next_odds(state, STRENGTH, most, least, plus, minus)
        found[59] = self.next_odds(state, STEALTH, most, least, plus, minus)
        means = state.funds(seat)
        i = 0
        while i < state.house_row_size:
            kind = i64(state.table[HOUSE_ROW + i])
            if state.can_pay(means, kind):
                found[60] = max(found[60], 1.0 + float(setup.printed[kind]))
            i += 1
        found[61] = float(sharp) / float(max(all_cards, 1))
        found[62] = 0.1 * float(state.draw_size(seat))

        # The turn under way.
        phase = state.phase
        if seat == state.active:
            found[36] = 1.0
            if phase == DECLARE:
                found[33] = max(
                    self.against(state, STRENGTH, most, least, plus, minus), self.against(state, STEALTH, most, least, plus, minus)
                )
            elif phase == FIGHT:
                value = state.value_faced()
                total = state.total
                alone: i64 = 0
                sure = False
                helped = False
                by_envoy = False
                if state.dojo >= 0:
                    most = 0
                    least = 0
                    helped = (total + plus > value) if state.stance == STRENGTH else (total - minus < value)
                else:
                    if state.stance == STRENGTH:
                        sure = most >= 0 and most + total > value
                        helped = most >= 0 and most + total + plus > value
                        by_envoy = hand_envoy_high + total + plus > value
                    else:
                        sure = least < 9 and least + total < value
                        helped = least < 9 and least + total - minus < value
                        by_envoy = hand_envoy_low < 9 and hand_envoy_low + total - minus < value
                    kind = 0
                    while kind < kinds:
                        held = state.in_hand(seat, kind)
                        if held > 0:
                            if state.stance == STRENGTH:
                                if self.highest[kind] >= 0 and self.highest[kind] + total > value:
                                    alone += held
                            elif self.lowest[kind] < 9 and self.lowest[kind] + total < value:
                                alone += held
                        kind += 1
                found[37] = float(alone)
                if sure:
                    found[38] = 1.0
                elif helped:
                    found[39] = 1.0
                else:
                    found[40] = 1.0
                if by_envoy:
                    found[50] = 1.0
                found[41] = float(state.defeated)
            elif phase == DECIDE:
                found[41] = float(state.defeated)
                found[42] = 1.0
                found[43] = float(max(state.defeated - 2, 0))
                found[45] = self.next_odds(state, state.stance, most, least, plus, minus)
                found[46] = float(dojos)
            if state.failed:
                found[44] = 1.0
        else:
            waits = seat - state.active
            if waits < 0:
                waits += n
            found[34] = float(waits) / float(n)
            if waits == 1:
                found[57] = 1.0
            if state.ending():
                mine = seat - state.first
                now = state.active - state.first
                if mine < 0:
                    mine += n
                if now < 0:
                    now += n
                if mine > now:
                    found[35] = 1.0
            found[33] = max(found[58], found[59])
        # Who may still take from the display.
        if phase != DISCARD and state.guard_row_size + state.house_row_size > 0:
            may: i64 = 0
            if phase == TAKE or phase == PAY:
                if seat == state.chooser:
                    may = state.allowed - state.taken
                elif seat != state.active:
                    mine = seat - state.active
                    now = state.chooser - state.active
                    if mine < 0:
                        mine += n
                    if now < 0:
                        now += n
                    if mine > now:
                        may = 1
                if seat == state.active:
                    found[42] = float(min(may, 1))
                    found[43] = float(max(may - 1, 0))
            elif seat != state.active:
                may = 1
            if may > 0:
                if seat != state.active:
                    found[47] = 1.0
                if phase == TAKE:
                    shown = 0.0
                    i = 0
                    while i < state.guard_row_size:
                        treasure = i64(setup.treasure_of[i64(state.table[GUARD_ROW + i])])
                        shown = max(shown, 2.0 if treasure == 4 else 1.5 if treasure == 3 else 1.0)
                        i += 1
                    found[48] = shown
                    funds = state.funds(seat)
                    paid = 0.0
                    i = 0
                    while i < state.house_row_size:
                        kind = i64(state.table[HOUSE_ROW + i])
                        if state.can_pay(funds, kind):
                            paid = max(paid, 1.0 + float(setup.printed[kind]))
                        i += 1
                    found[51] = paid
                if phase == PAY and seat == state.chooser:
                    found[49] = 1.0 + float(setup.printed[state.buying])

    def against(self, state: KodachiState, stance: i64, most: i64, least: i64, plus: i64, minus: i64) -> float:
        """Whether a hand beats the guard that is faced, before it is declared how: 1 without help, 0.7 with, 0 not."""
        guard = state.guard_faced()
        value = state.setup.faces[4 * guard + (2 if stance == STRENGTH else 0)]
        if stance == STRENGTH:
            return 1.0 if most > value else 0.7 if most >= 0 and most + plus > value else 0.0
        return 1.0 if least < value else 0.7 if least < 9 and least - minus < value else 0.0

    def next_odds(self, state: KodachiState, stance: i64, most: i64, least: i64, plus: i64, minus: i64) -> float:
        """The chance that a hand beats the next guard of the deck in one manner, as far as its back tells."""
        setup = state.setup
        if state.top == BROWN:
            kind: i64 = 0
            end = setup.brown
            whole = state.brown_left
        elif state.top == ELITE:
            kind = setup.brown
            end = setup.guard_count
            whole = state.elite_left
        else:
            return 0.6
        guards = state.guards()
        good: i64 = 0
        while kind < end:
            count = i64(guards[kind])
            if count > 0:
                if stance == STRENGTH:
                    if most >= 0 and most + plus > setup.faces[4 * kind + 2]:
                        good += count
                elif least < 9 and least - minus < setup.faces[4 * kind]:
                    good += count
            kind += 1
        return float(good) / float(max(whole, 1))

    def narrowed(self, state: State, ids: vec[i64], before: i64) -> vec[i64]:
        """Cards to throw away: in which order is not worth a thought."""
        assert isinstance(state, KodachiState)
        if state.phase != DISCARD or before < 0 or len(ids) < 2 or i64(state.setup.verbs[before]) != DO_DISCARD:
            return ids
        return ids[later(ids, before) :]

    def prolongs(self, state: State, action: i64) -> bool:
        """Tokens end the game, and envoys bring them: whoever is ahead lets cards lie that would only bury the envoys."""
        assert isinstance(state, KodachiState)
        setup = state.setup
        late = state.round_number() - LATE
        if i64(setup.verbs[action]) != DO_BUY or late <= 0:
            return False
        kind = setup.subjects[action]
        if i64(setup.scorings[kind]) == ENVOYS and tokens_of(state, i64(setup.clans[kind])) > 0:
            return False
        me = state.to_move()
        best: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if seat != me:
                best = max(best, state.worth(seat, None))
            seat += 1
        return state.worth(me, None) > best + max(DECIDED - 2 * late, CLOSE)


def tokens_of(state: KodachiState, clan: i64) -> i64:
    """How many tokens of a clan are left."""
    left: i64 = 0
    i = 3 * clan
    while i < 3 * clan + 3:
        if state.table[TOKENS_AT + i] == 0:
            left += 1
        i += 1
    return left


def tokens_worth(left: i64, count: i64) -> i64:
    """The points of the next tokens of a clan that has so many left."""
    found: i64 = 0
    while left > 0 and count > 0:
        found += 2 if left == 3 else 4 if left == 2 else 5
        left -= 1
        count -= 1
    return found


def strong(setup: KodachiSetup, kind: int) -> float:
    """How well a card fights, from 0 to 1: the further from 3 the better; modifiers and drawing help."""
    card = setup.cards.cards[kind]
    values = [abs(use.dojo - 3) / 2 for use in card.uses if use.dojo is not None]
    helps = [0.3 * abs(use.add) + 0.3 * use.draw + 0.5 * use.switch for use in card.uses]
    return min(max([*values, *helps]), 1.0)
