"""The rules of Kodachi: what may be chosen, what a choice does, and why another one can't be chosen.

A rule's id stands where the rule is carried out; `locale/*/rules-kodachi.ftl` has their texts. What happens by itself follows from public
facts alone: wherever a hand matters, its owner is asked.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kotable.chance import dice, draw_from, roll
from kotable.game import fingerprint_of
from kotable.kodachi.cards import CLANS, GIFTS, RUMORS, TOKEN_VALUES, TREASURES
from kotable.kodachi.state import (
    BACKS,
    COIN_BITS,
    DECIDE,
    DECLARE,
    DISCARD,
    DO_BUY,
    DO_DISCARD,
    DO_GIVE_UP,
    DO_GO_ON,
    DO_KEEP,
    DO_NOTHING,
    DO_PAY,
    DO_PLAY,
    DO_STEALTH,
    DO_STOP,
    DO_STRENGTH,
    DO_TAKE,
    DROP,
    ENOUGH_TOKENS,
    ENVOYS,
    FEW,
    FIGHT,
    HAND,
    KEPT,
    LAST_ROUND,
    NO_TOP,
    OVER,
    PAY,
    SCORINGS,
    SET_UP,
    SKILLS,
    STANCES,
    STEALTH,
    STREAMS,
    STRENGTH,
    TAKE,
    TOKENS,
    UNDECLARED,
    KodachiSetup,
    Situation,
    covers,
    without,
)
from kotable.values import Event, Outcome, Refusal, View


@final
class Dealer(KodachiSetup):
    """The setup with the rules of dealing."""

    def start(self, seed: str) -> KodachiState:
        return self.deal(seed, None)

    def opening(self, seed: str, log: list[Event]) -> KodachiState:
        return self.deal(seed, log)

    def sample_world(self, view: View, seed: str) -> KodachiState:
        from kotable.kodachi.knowledge import sample_world

        return sample_world(self, view, seed)

    def certain(self, view: View, before: list[Event], event: Event) -> bool:
        from kotable.kodachi.knowledge import certain

        return certain(self, view, before, event)

    def deal(self, seed: str, log: list[Event] | None) -> KodachiState:
        state = KodachiState(self, None)
        n = i64(self.seats)
        state.dice = dice(seed, STREAMS)
        # KD-2.2
        state.first = i64(self.first) if self.first >= 0 else roll(state.dice, SET_UP, n)
        state.active = state.first
        if log is not None:
            log.append(Event("set-up", int(state.first), {"list": self.cards.name}))
        kind: i64 = 0
        while kind < self.kinds:
            # KD-2.4
            state.house[kind] = self.house_copies[kind]
            state.house_size += i64(self.house_copies[kind])
            seat: i64 = 0
            while seat < n:
                # KD-2.1
                state.draws[self.kinds * seat + kind] = self.start_copies[kind]
                state.draw_sizes[seat] += self.start_copies[kind]
                seat += 1
            kind += 1
        state.guards = self.guard_copies[:]
        kind = 0
        while kind < self.guard_kinds:
            if kind < self.brown:
                state.brown_left += i64(self.guard_copies[kind])
            else:
                state.elite_left += i64(self.guard_copies[kind])
            kind += 1
        seat = state.first
        gift: i64 = 0
        while gift < n - 1:
            seat = state.left_of(seat)
            state.give(seat, gift, log)
            gift += 1
        state.show_top()
        seat = 0
        while seat < n:
            state.draw_many(seat, HAND, "dealt", log)
            seat += 1
        state.begin_turn(log)
        return state


@final
class KodachiState(Situation):
    """One situation of Kodachi."""

    def clone(self) -> KodachiState:
        return KodachiState(self.setup, self)

    def public_view(self) -> View:
        from kotable.kodachi.knowledge import public_view

        return public_view(self)

    def own_view(self, seat: int) -> dict[str, Any]:
        from kotable.kodachi.knowledge import own_view

        return own_view(self, seat)

    def position(self) -> str:
        from kotable.kodachi.notation import write_position

        return write_position(self)

    def fingerprint(self) -> str:
        """Names a card list from a file by what is in it, not by where the file lies."""
        named = f"cards: {self.setup.options['cards']}\n"
        if self.setup.options["cards"] == self.setup.cards.name:
            return fingerprint_of(self.position())
        return fingerprint_of(self.position().replace(named, f"cards: {self.setup.cards.hash}\n", 1))

    def give(self, seat: i64, treasure: i64, log: list[Event] | None) -> None:
        """KD-2.3: a brown guard card that shows the treasure, any of them equally likely."""
        setup = self.setup
        some = setup.guard_copies[:]
        total: i64 = 0
        kind: i64 = 0
        while kind < setup.guard_kinds:
            if kind < setup.brown and i64(setup.treasure_of[kind]) == treasure:
                total += i64(some[kind])
            else:
                some[kind] = 0
            kind += 1
        kind = draw_from(some, 0, total, self.dice, SET_UP)
        self.guards[kind] -= 1
        self.brown_left -= 1
        self.add_treasure(seat, kind)
        if log is not None:
            log.append(Event("received", int(seat), {"card": setup.guard_keys[kind], "treasure": GIFTS[treasure]}))

    # What may be chosen

    def legal_ids(self) -> vec[i64]:
        setup = self.setup
        me = self.chooser
        phase = self.phase
        out = vec[i64](capacity=24)
        at = setup.kinds * me
        i: i64 = 0
        if phase == FIGHT:
            # KD-3.10
            out = append(out, setup.singles[DO_GIVE_UP])
            free = self.dojo < 0
            hands = self.hands
            kinds = setup.play_kinds
            end = len(kinds)
            while i < end:
                # KD-3.4
                if hands[at + kinds[i]] != 0 and (free or setup.play_dojo[i] < 0):
                    out = append(out, setup.plays[i])
                i += 1
        elif phase == TAKE:
            funds = self.funds(me)
            while i < len(self.house_row):
                kind = i64(self.house_row[i])
                if self.can_pay(funds, kind):
                    out = insert(out, setup.buy_ids[kind])
                i += 1
            # KD-5.8
            out = append(out, setup.singles[DO_NOTHING])
            i = 0
            while i < len(self.guard_row):
                # KD-5.7
                out = insert(out, setup.take_ids[i64(self.guard_row[i])])
                i += 1
        elif phase == DISCARD:
            # KD-6.3
            hands = self.hands
            kinds = setup.throw_kinds
            end = len(kinds)
            while i < end:
                if hands[at + kinds[i]] != 0:
                    out = append(out, setup.throws[i])
                i += 1
            if i64(self.hand_sizes[me]) <= HAND:
                out = append(out, setup.singles[DO_KEEP])
        elif phase == PAY:
            funds = self.funds(me)
            price = i64(setup.prices[self.buying])
            i = setup.pay_starts[price]
            end = setup.pay_starts[price + 1]
            costs = setup.pay_costs
            while i < end:
                if covers(funds, costs[i]):
                    out = append(out, setup.pay_ids[i])
                i += 1
        elif phase == DECLARE:
            out = append(out, setup.singles[DO_STEALTH])
            out = append(out, setup.singles[DO_STRENGTH])
        elif phase == DECIDE:
            if self.house_left() and self.guards_left():
                out = append(out, setup.singles[DO_GO_ON])
            out = append(out, setup.singles[DO_STOP])
        elif phase == DROP:
            while i < 5:
                if self.treasure_count(me, i) > 0:
                    out = insert(out, setup.drop_ids[i])
                i += 1
        return out

    # What a choice does

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        self.version += 1
        setup = self.setup
        me = self.chooser
        verb = i64(setup.verbs[action])
        subject = setup.subjects[action]
        if verb == DO_PLAY:
            self.play_card(me, subject, setup.uses[action], log)
        elif verb == DO_DISCARD:
            self.from_hand(me, subject)
            self.to_discards(me, subject)
            if log is not None:
                log.append(Event("discarded", int(me), {"card": setup.keys[subject]}))
        elif verb == DO_KEEP:
            self.fill(me, log)
        elif verb == DO_NOTHING:
            if log is not None:
                log.append(Event("passed", int(me)))
            self.next_taker(log)
        elif verb == DO_TAKE:
            self.take(me, subject, log)
        elif verb == DO_BUY:
            # KD-5.10: how to pay is the next decision.
            self.buying = subject
            self.phase = PAY
            if log is not None:
                log.append(Event("chosen", int(me), {"card": setup.keys[subject]}))
        elif verb == DO_PAY:
            self.pay(me, subject, log)
        elif verb == DO_STRENGTH or verb == DO_STEALTH:
            # KD-3.2
            self.stance = STRENGTH if verb == DO_STRENGTH else STEALTH
            self.phase = FIGHT
            if log is not None:
                log.append(Event("declared", int(me), {"stance": STANCES[self.stance]}))
        elif verb == DO_GIVE_UP:
            # KD-3.9: the active player takes nothing, the others do.
            self.failed = 1
            self.allowed = 0
            self.taken = 0
            self.phase = TAKE
            if log is not None:
                log.append(Event("failed", int(me), {"card": setup.guard_keys[self.guard_faced()]}))
            self.part = 0
            self.total = 0
            self.dojo = -1
            self.next_taker(log)
        elif verb == DO_STOP:
            # KD-5.1
            self.allowed = self.defeated - 1 if self.defeated > 2 else 1
            self.taken = 0
            self.phase = TAKE
            if log is not None:
                log.append(Event("stopped", int(me), {"allowed": int(self.allowed), "defeated": int(self.defeated)}))
        elif verb == DO_GO_ON:
            # KD-3.8
            self.phase = FIGHT
            if log is not None:
                log.append(Event("went-on", int(me)))
            self.turn_up(log)
        else:
            # KD-6.5: drop
            guard = self.spend_treasure(me, subject)
            if log is not None:
                log.append(Event("dropped", int(me), {"treasure": TREASURES[subject], "card": setup.guard_keys[guard]}))
            if i64(self.treasure_sizes[me]) <= KEPT:
                self.next_turn(log)

    def begin_turn(self, log: list[Event] | None) -> None:
        self.chooser = self.active
        self.phase = DECLARE
        if log is not None:
            log.append(Event("turn-began", int(self.active), {"round": int(self.round)}))
        self.turn_up(log)

    def turn_up(self, log: list[Event] | None) -> None:
        """KD-3.1: the top house card, then the top guard card; the guard alone when no house card is left (KD-3.11)."""
        me = int(self.active)
        kind = self.house_card(log)
        if kind >= 0:
            self.house_row = append(self.house_row, u8(kind))
            if log is not None:
                log.append(Event("turned-up", me, {"row": "house", "card": self.setup.keys[kind]}))
        guard = self.guard_card(log)
        self.guard_row = append(self.guard_row, u8(guard))
        self.facing = 1
        self.part = 0
        self.total = 0
        self.dojo = -1
        if log is not None:
            log.append(Event("turned-up", me, {"row": "guards", "card": self.setup.guard_keys[guard]}))
            if self.top != NO_TOP:
                log.append(Event("next-shown", -1, {"back": BACKS[self.top]}))

    def guard_faced(self) -> i64:
        return i64(self.guard_row[len(self.guard_row) - 1])

    def value_faced(self) -> i64:
        """KD-3.6: of two values stealth faces the low one; KD-3.7: of two guards the one whose turn it is."""
        side: i64 = 2 if self.stance == STRENGTH else 0
        return self.setup.faces[4 * self.guard_faced() + side + self.part]

    def play_card(self, me: i64, kind: i64, use: i64, log: list[Event] | None) -> None:
        """KD-4.1 to KD-4.4: all effects of the use, in their order; then the guard is compared (KD-3.5)."""
        setup = self.setup
        self.from_hand(me, kind)
        self.played = append(self.played, u8(kind))
        self.played = append(self.played, u8(use - setup.first_use[kind]))
        self.played = append(self.played, u8(self.fight))
        if setup.use_dojo[use] >= 0:
            self.dojo = kind
            self.total += setup.use_dojo[use]
        else:
            self.total += setup.use_add[use]
        if log is not None:
            facts = {
                "card": setup.keys[kind],
                "use": setup.use_names[use],
                "ways": len(setup.cards.cards[int(kind)].uses),
                "total": int(self.total),
            }
            log.append(Event("played", int(me), facts))
        if setup.use_switch[use] != 0:
            # KD-4.6
            self.stance = STRENGTH if self.stance == STEALTH else STEALTH
            if log is not None:
                log.append(Event("switched", int(me), {"stance": STANCES[self.stance]}))
        if setup.use_draw[use] > 0:
            self.draw_many(me, setup.use_draw[use], "drew", log)
        if self.dojo >= 0:
            value = self.value_faced()
            # KD-3.3
            if (self.total > value) if self.stance == STRENGTH else (self.total < value):
                self.defeat(me, value, log)

    def defeat(self, me: i64, value: i64, log: list[Event] | None) -> None:
        setup = self.setup
        guard = self.guard_faced()
        whole = self.part + 1 == i64(setup.parts[guard])
        if log is not None:
            facts = {
                "card": setup.guard_keys[guard],
                "value": int(value),
                "total": int(self.total),
                "stance": STANCES[self.stance],
                "part": int(self.part) + 1,
                "parts": int(setup.parts[guard]),
            }
            log.append(Event("defeated", int(me), facts))
        if i64(setup.scorings[self.dojo]) == ENVOYS:
            self.gain_token(me, i64(setup.clans[self.dojo]), log)
        # KD-4.7: modifiers are gone with the guard they were played against.
        self.total = 0
        self.dojo = -1
        self.fight += 1
        if whole:
            self.part = 0
            self.facing = 0
            self.defeated += 1
            self.phase = DECIDE
        else:
            self.part += 1

    def gain_token(self, me: i64, clan: i64, log: list[Event] | None) -> None:
        """KD-4.3, KD-4.8: the top token of the clan, at the moment the guard falls."""
        i: i64 = 0
        while i < 3 and self.tokens[3 * clan + i] != 0:
            i += 1
        if i == 3:
            return
        before = self.end_reason()
        self.tokens[3 * clan + i] = u8(me + 1)
        if log is not None:
            log.append(Event("token-gained", int(me), {"clan": CLANS[clan], "value": TOKEN_VALUES[i]}))
            if not before and self.end_reason():
                # KD-7.1
                log.append(Event("end-announced", int(me), {"reason": self.end_reason(), "round": int(self.round)}))

    def draw_many(self, seat: i64, count: i64, kind_of_event: str, log: list[Event] | None) -> None:
        """KD-4.5: as many as there are."""
        if log is None:
            while count > 0 and self.draw_card(seat, None) >= 0:
                count -= 1
            return
        cards: list[str] = []
        while count > 0:
            kind = self.draw_card(seat, log)
            if kind < 0:
                break
            cards.append(self.setup.keys[kind])
            count -= 1
        log.append(Event(kind_of_event, int(seat), {"count": len(cards)}, {"cards": tuple(cards)}))

    # Taking cards

    def take(self, me: i64, guard: i64, log: list[Event] | None) -> None:
        """KD-5.2"""
        at: i64 = 0
        while i64(self.guard_row[at]) != guard:
            at += 1
        if self.facing != 0 and at + 1 == len(self.guard_row):
            self.facing = 0
        self.guard_row = without(self.guard_row, at)
        self.add_treasure(me, guard)
        if log is not None:
            treasure = TREASURES[i64(self.setup.treasure_of[guard])]
            log.append(Event("took", int(me), {"card": self.setup.guard_keys[guard], "treasure": treasure}))
        self.took_one(log)

    def pay(self, me: i64, cost: i64, log: list[Event] | None) -> None:
        """KD-5.3: the price to the guard discards, a gold skill to the own (KD-5.5), the card into the hand."""
        setup = self.setup
        kind = self.buying
        spent: list[str] = []
        coin: i64 = 0
        while cost > 0:
            count = cost & 127
            while count > 0:
                if coin < 5:
                    guard = self.spend_treasure(me, coin)
                    if log is not None:
                        spent.append(setup.guard_keys[guard])
                else:
                    card = setup.coin_kinds[coin - 5]
                    self.from_hand(me, card)
                    self.to_discards(me, card)
                    if log is not None:
                        spent.append(setup.keys[card])
                count -= 1
            cost >>= COIN_BITS
            coin += 1
        at: i64 = 0
        while i64(self.house_row[at]) != kind:
            at += 1
        self.house_row = without(self.house_row, at)
        self.to_hand(me, kind)
        self.known[setup.kinds * me + kind] += 1
        self.buying = -1
        self.phase = TAKE
        if log is not None:
            log.append(Event("paid", int(me), {"card": setup.keys[kind], "payment": tuple(spent)}))
            log.append(Event("bought", int(me), {"card": setup.keys[kind]}))
        self.took_one(log)

    def took_one(self, log: list[Event] | None) -> None:
        self.taken += 1
        if self.taken == self.allowed or not self.display_left():
            self.next_taker(log)

    def display_left(self) -> bool:
        return len(self.house_row) + len(self.guard_row) > 0

    def next_taker(self, log: list[Event] | None) -> None:
        """KD-5.6, KD-5.8: the next on the left, as long as a card is left."""
        self.chooser = self.left_of(self.chooser)
        self.taken = 0
        self.allowed = 1
        if self.chooser == self.active or not self.display_left():
            self.end_fighting(log)

    # The end of a turn

    def end_fighting(self, log: list[Event] | None) -> None:
        setup = self.setup
        me = self.active
        if log is not None and self.display_left():
            left = [setup.keys[int(kind)] for kind in self.house_row] + [setup.guard_keys[int(kind)] for kind in self.guard_row]
            log.append(Event("cleared", int(me), {"cards": tuple(left)}))
        # KD-6.1
        i: i64 = 0
        while i < len(self.house_row):
            self.discard_house(i64(self.house_row[i]))
            i += 1
        i = 0
        while i < len(self.guard_row):
            self.discard_guard(i64(self.guard_row[i]))
            i += 1
        # KD-6.2
        cards: list[str] = []
        i = 0
        while i < len(self.played):
            kind = i64(self.played[i])
            self.to_discards(me, kind)
            if log is not None:
                cards.append(setup.keys[kind])
            i += 3
        if log is not None and cards:
            log.append(Event("put-away", int(me), {"cards": tuple(cards)}))
        self.house_row = vec[u8]()
        self.guard_row = vec[u8]()
        self.played = vec[u8]()
        self.stance = UNDECLARED
        self.facing = 0
        self.part = 0
        self.fight = 0
        self.total = 0
        self.dojo = -1
        self.defeated = 0
        self.failed = 0
        self.allowed = 0
        self.taken = 0
        self.chooser = me
        # KD-6.3, KD-6.6
        self.phase = DISCARD

    def fill(self, me: i64, log: list[Event] | None) -> None:
        """KD-6.4"""
        self.draw_many(me, HAND - i64(self.hand_sizes[me]), "filled", log)
        if i64(self.treasure_sizes[me]) > KEPT:
            self.phase = DROP
        else:
            self.next_turn(log)

    def next_turn(self, log: list[Event] | None) -> None:
        """KD-6.7: the shuriken passes to the left; the game ends with a round (KD-7.1, KD-7.6)."""
        following = self.left_of(self.active)
        if following == self.first:
            if self.round >= LAST_ROUND or self.ending():
                self.finish(log)
                return
            self.round += 1
        self.active = following
        self.begin_turn(log)

    def ending(self) -> bool:
        """KD-7.1"""
        seat: i64 = 0
        while seat < len(self.scores):
            if self.token_count(seat) >= ENOUGH_TOKENS:
                return True
            seat += 1
        return self.tokens_left() == 0

    def end_reason(self) -> str:
        """Why this round is the last: `fourth-token`, `last-token`, or nothing yet."""
        if not self.ending():
            return ""
        seat: i64 = 0
        while seat < len(self.scores):
            if self.token_count(seat) >= ENOUGH_TOKENS:
                return "fourth-token"
            seat += 1
        return "last-token"

    # Scoring

    def finish(self, log: list[Event] | None) -> None:
        self.phase = OVER
        if log is not None:
            log.append(Event("ended", -1, {"reason": self.reason(), "round": int(self.round)}))
        seat: i64 = 0
        while seat < len(self.scores):
            self.scores[seat] = self.worth(seat, log)
            seat += 1

    def reason(self) -> str:
        return self.end_reason() or "round-limit"

    def worth(self, seat: i64, log: list[Event] | None) -> i64:
        """KD-7.2 to KD-7.4: what a seat would score if the game ended now."""
        counts = self.tally(seat)
        envoys, skills = counts[ENVOYS], counts[SKILLS]
        sum_of_points = self.score(seat, counts[SCORINGS + ENVOYS], "KD-7.2", "envoys", envoys, 0, log)
        sum_of_points += self.score(seat, counts[SCORINGS + SKILLS], "KD-7.2", "skills", skills, 0, log)
        rumor: i64 = 0
        while rumor <= FEW:
            mine = counts[rumor]
            if mine > 0:
                each = envoys
                if rumor == 1:
                    each = counts[0] + counts[1] + counts[2] + counts[3]
                elif rumor == 2:
                    each = skills
                elif rumor == FEW:
                    each = self.few_worth()
                named = "rumor-" + RUMORS[rumor]
                sum_of_points += self.score(seat, mine * each, "KD-7.3", named, mine, each, log)
            rumor += 1
        # KD-7.4
        tokens = self.token_points(seat)
        sum_of_points += self.score(seat, tokens, "KD-7.4", "tokens", self.token_count(seat), 0, log)
        held = i64(self.treasure_sizes[seat])
        return sum_of_points + self.score(seat, held, "KD-7.4", "treasures", held, 1, log)

    def score(self, seat: i64, points: i64, rule: str, source: str, count: i64, each: i64, log: list[Event] | None) -> i64:
        if log is not None and points != 0:
            facts: dict[str, int | str] = {"points": int(points), "rule": rule, "source": source, "count": int(count)}
            if each != 0:
                facts["each"] = int(each)
            log.append(Event("scored", int(seat), facts))
        return points

    def tally(self, seat: i64) -> vec[i64]:
        """How many cards a seat has of each kind of scoring, and after these their printed points in the same order."""
        setup = self.setup
        owned = self.owned(seat)
        found = vec[i64]([0] * (2 * SCORINGS))
        kind: i64 = 0
        while kind < setup.kinds:
            count = i64(owned[kind])
            if count > 0:
                scoring = i64(setup.scorings[kind])
                found[scoring] += count
                found[SCORINGS + scoring] += count * i64(setup.printed[kind])
            kind += 1
        return found

    def few_worth(self) -> i64:
        """KD-7.3: 6, 4 or 2, after how many players have one."""
        owners: i64 = 0
        seat: i64 = 0
        while seat < len(self.scores):
            for kind in self.setup.few:
                if self.owns(seat, kind):
                    owners += 1
                    break
            seat += 1
        if owners <= 1:
            return 6
        return 4 if owners == 2 else 2

    def token_points(self, seat: i64) -> i64:
        points: i64 = 0
        i: i64 = 0
        while i < TOKENS:
            if i64(self.tokens[i]) == seat + 1:
                points += i64(TOKEN_VALUES[i % 3])
            i += 1
        return points

    def outcome(self) -> Outcome:
        """KD-7.5: most points, then most envoys, then most points in tokens; else shared."""
        seats = range(self.setup.seats)
        ranks = [(int(self.scores[s]), int(self.tally(s)[ENVOYS]), int(self.token_points(s))) for s in seats]
        places = tuple([1 + sum(other > mine for other in ranks) for mine in ranks])
        winners = tuple([seat for seat in seats if places[seat] == 1])
        return Outcome(tuple(self.points()), places, winners, self.reason())

    # Why not

    def why_not(self, action: int) -> Refusal | None:
        setup = self.setup
        phase = self.phase
        verb = i64(setup.verbs[action])
        subject = setup.subjects[action]
        if phase == OVER:
            return Refusal("KD-7.1", "kodachi-no-over")
        if verb == DO_STRENGTH or verb == DO_STEALTH:
            if phase != DECLARE:
                return Refusal("KD-3.2", "kodachi-no-declare-again")
        elif phase == DECLARE:
            # A turn always begins with it.
            return Refusal("KD-3.2", "kodachi-no-declare-first")
        elif phase == PAY and verb != DO_PAY:
            return Refusal("KD-5.10", "kodachi-no-pay-first", {"card": setup.keys[self.buying]})
        elif verb == DO_PLAY:
            return self.why_not_play(subject, setup.uses[action])
        elif verb == DO_GIVE_UP:
            if phase != FIGHT:
                return Refusal("KD-3.10", "kodachi-no-give-up")
        elif verb == DO_STOP or verb == DO_GO_ON:
            return self.why_not_decide(verb)
        elif verb == DO_TAKE or verb == DO_BUY or verb == DO_NOTHING:
            return self.why_not_take(verb, subject)
        elif verb == DO_PAY:
            return self.why_not_pay(action)
        elif verb == DO_DISCARD or verb == DO_KEEP:
            if phase != DISCARD:
                return Refusal("KD-6.3", "kodachi-no-discard-now")
            held = i64(self.hand_sizes[self.chooser])
            if verb == DO_KEEP:
                if held > HAND:
                    return Refusal("KD-6.3", "kodachi-no-keep", {"count": int(held - HAND)})
            elif self.hands[setup.kinds * self.chooser + subject] == 0:
                return Refusal("KD-6.3", "kodachi-no-card-to-discard", {"card": setup.keys[subject]})
        elif phase != DROP:
            return Refusal("KD-6.5", "kodachi-no-drop-now")
        elif self.treasure_count(self.chooser, subject) == 0:
            return Refusal("KD-6.5", "kodachi-no-treasure-to-drop", {"treasure": TREASURES[subject]})
        return None

    def why_not_play(self, kind: i64, use: i64) -> Refusal | None:
        setup = self.setup
        if self.phase != FIGHT:
            return Refusal("KD-3.4", "kodachi-no-play-now", {"card": setup.keys[kind]})
        if self.hands[setup.kinds * self.chooser + kind] == 0:
            return Refusal("KD-3.4", "kodachi-no-card-to-play", {"card": setup.keys[kind]})
        if self.dojo >= 0 and setup.use_dojo[use] >= 0:
            facts = {"card": setup.keys[kind], "played": setup.keys[self.dojo]}
            return Refusal("KD-3.4", "kodachi-no-second-dojo", facts)
        return None

    def why_not_decide(self, verb: i64) -> Refusal | None:
        if self.phase == FIGHT:
            return Refusal("KD-3.8", "kodachi-no-decide-in-fight", {"card": self.setup.guard_keys[self.guard_faced()]})
        if self.phase != DECIDE:
            return Refusal("KD-3.8", "kodachi-no-decide-now")
        if verb == DO_GO_ON:
            if not self.house_left():
                return Refusal("KD-3.11", "kodachi-no-house-card")
            if not self.guards_left():
                return Refusal("KD-3.11", "kodachi-no-guard-card")
        return None

    def why_not_take(self, verb: i64, subject: i64) -> Refusal | None:
        setup = self.setup
        if self.phase != TAKE:
            if verb == DO_NOTHING:
                return Refusal("KD-5.8", "kodachi-no-nothing-now")
            return Refusal("KD-5.1", "kodachi-no-take-now")
        if verb == DO_TAKE:
            if not stands_in(self.guard_row, subject):
                return Refusal("KD-5.7", "kodachi-no-such-guard", {"card": setup.guard_keys[subject]})
        elif verb == DO_BUY:
            if not stands_in(self.house_row, subject):
                return Refusal("KD-5.7", "kodachi-no-such-house-card", {"card": setup.keys[subject]})
            if not self.can_pay(self.funds(self.chooser), subject):
                price = setup.cards.cards[int(subject)].price
                return Refusal("KD-5.4", "kodachi-no-way-to-pay", {"card": setup.keys[subject], "price": price})
        return None

    def why_not_pay(self, action: int) -> Refusal | None:
        setup = self.setup
        payment = setup.actions[action].facts["payment"]
        if self.phase != PAY:
            return Refusal("KD-5.10", "kodachi-no-pay-now", {"payment": payment})
        price = i64(setup.prices[self.buying])
        i = setup.pay_starts[price]
        end = setup.pay_starts[price + 1]
        while i < end and setup.pay_ids[i] != action:
            i += 1
        if i == end:
            named = setup.cards.cards[int(self.buying)].price
            facts = {"card": setup.keys[self.buying], "price": named, "payment": payment}
            return Refusal("KD-5.4", "kodachi-no-exact-payment", facts)
        if not covers(self.funds(self.chooser), setup.subjects[action]):
            return Refusal("KD-5.4", "kodachi-no-such-treasures", {"payment": payment})
        return None


def insert(out: vec[i64], action: i64) -> vec[i64]:
    """Add an id so that the list stays ascending, and no id stands twice."""
    at: i64 = len(out)
    while at > 0 and out[at - 1] >= action:
        if out[at - 1] == action:
            return out
        at -= 1
    out = append(out, action)
    i: i64 = len(out) - 1
    while i > at:
        out[i] = out[i - 1]
        i -= 1
    out[at] = action
    return out


def stands_in(row: vec[u8], kind: i64) -> bool:
    i: i64 = 0
    while i < len(row):
        if i64(row[i]) == kind:
            return True
        i += 1
    return False
