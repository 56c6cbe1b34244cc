"""The rules of Kodachi: what may be chosen, what a choice does, and why another one can't be chosen.

A rule's id stands where the rule is carried out; `locale/*/rules-kodachi.ftl` has their texts. What happens by itself follows from public
facts alone: wherever a hand matters, its owner is asked.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kotable.bits import lowest
from kotable.chance import draw_from, happens, roll
from kotable.game import Setup, State, fingerprint_of
from kotable.kodachi.actions import (
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
)
from kotable.kodachi.cards import CLANS, GIFTS, RUMORS, TOKEN_VALUES, TREASURES
from kotable.kodachi.setup import (
    BACKS,
    BROWN,
    COIN_BITS,
    DECIDE,
    DECLARE,
    DISCARD,
    DISCARD_SIZE,
    DRAW_SIZE,
    DROP,
    ELITE,
    ENOUGH_TOKENS,
    ENVOYS,
    FEW,
    FIGHT,
    GUARD_ROW,
    GUARDS,
    HALF_BORROW,
    HAND,
    HAND_SIZE,
    HELD,
    HOUSE,
    HOUSE_ROW,
    KEPT,
    LAST_ROUND,
    MARKS,
    NO_TOP,
    OVER,
    PAY,
    PLAYED,
    PURSES,
    ROOM,
    SCORES,
    SCORINGS,
    SET_UP,
    SKILLS,
    STANCES,
    STEALTH,
    STRENGTH,
    TABLE,
    TAKE,
    TOKENS,
    TOKENS_AT,
    TREASURE_SIZE,
    TREASURES_AT,
    UNDECLARED,
    KodachiSetup,
)
from kotable.values import Event, Refusal


@final
class KodachiState(State):
    """One situation of Kodachi. How its numbers are laid out: `setup.py`."""

    house_size: i64 = 0
    house_discard_size: i64 = 0
    brown_left: i64 = 0
    elite_left: i64 = 0
    guard_discard_size: i64 = 0
    top: i64 = NO_TOP
    """KD-2.5: the back of the top guard card."""
    house_row_size: i64 = 0
    guard_row_size: i64 = 0
    played_size: i64 = 0
    first: i64 = 0
    active: i64 = 0
    chooser: i64 = 0
    round: i64 = 1
    phase: i64 = DECLARE
    stance: i64 = UNDECLARED
    facing: i64 = 0
    """Whether the last guard card of the row is undefeated."""
    part: i64 = 0
    """Which guard of a pair is faced (KD-3.7)."""
    fight: i64 = 0
    """How many guards have fallen this turn, both of a pair counted."""
    total: i64 = 0
    dojo: i64 = -1
    """The kind played as dojo card against the guard faced, or -1."""
    defeated: i64 = 0
    """How many guard cards have fallen this turn."""
    failed: i64 = 0
    allowed: i64 = 0
    taken: i64 = 0
    buying: i64 = -1

    def __init__(self, setup: KodachiSetup, of: KodachiState | None = None) -> None:
        self.setup = setup
        if of is None:
            self.dice = vec[i64]([0] * (4 * setup.streams))
            self.cards: vec[u8] = vec[u8]([0] * setup.card_room)
            self.table: vec[u8] = vec[u8]([0] * TABLE)
            self.marks: vec[i64] = vec[i64]([0] * MARKS)
            self.dictated: vec[u8] = vec[u8]()
            """Pairs of a pile (a stream of the dice) and a kind: what comes out of that bag next, in order. Only positions have any."""
            return
        self.dice = of.dice[:]
        self.cards = of.cards[:]
        self.table = of.table[:]
        self.marks = of.marks[:]
        self.dictated = of.dictated
        self.house_size = of.house_size
        self.house_discard_size = of.house_discard_size
        self.brown_left = of.brown_left
        self.elite_left = of.elite_left
        self.guard_discard_size = of.guard_discard_size
        self.top = of.top
        self.house_row_size = of.house_row_size
        self.guard_row_size = of.guard_row_size
        self.played_size = of.played_size
        self.first = of.first
        self.active = of.active
        self.chooser = of.chooser
        self.round = of.round
        self.phase = of.phase
        self.stance = of.stance
        self.facing = of.facing
        self.part = of.part
        self.fight = of.fight
        self.total = of.total
        self.dojo = of.dojo
        self.defeated = of.defeated
        self.failed = of.failed
        self.allowed = of.allowed
        self.taken = of.taken
        self.buying = of.buying

    def base(self) -> Setup:
        return self.setup

    def clone(self) -> KodachiState:
        return KodachiState(self.setup, self)

    def to_move(self) -> i64:
        return self.chooser if self.phase != OVER else -1

    def round_number(self) -> i64:
        return self.round

    def points(self) -> list[int]:
        return [int(self.marks[SCORES + i]) for i in range(self.setup.seats)]

    def fingerprint(self) -> str:
        """Names a card list from a file by what is in it, not by where the file lies."""
        named = f"cards: {self.setup.options['cards']}\n"
        if self.setup.options["cards"] == self.setup.cards.name:
            return fingerprint_of(self.position())
        return fingerprint_of(self.position().replace(named, f"cards: {self.setup.cards.hash}\n", 1))

    # Dealing

    def deal(self, log: list[Event] | None) -> None:
        """KD-2.1 to KD-2.5, on an empty table."""
        setup = self.setup
        n = i64(setup.seats)
        # KD-2.2
        self.first = i64(setup.first) if setup.first >= 0 else roll(self.dice, SET_UP, n)
        self.active = self.first
        if log is not None:
            log.append(Event("set-up", int(self.first), {"list": setup.cards.name}))
        kind: i64 = 0
        while kind < setup.kind_count:
            # KD-2.4
            self.cards[setup.house + kind] = setup.house_copies[kind]
            self.house_size += i64(setup.house_copies[kind])
            seat: i64 = 0
            while seat < n:
                # KD-2.1
                self.cards[setup.seat_room * seat + setup.draws + kind] = setup.start_copies[kind]
                self.table[DRAW_SIZE + seat] += setup.start_copies[kind]
                seat += 1
            kind += 1
        kind = 0
        while kind < setup.guard_count:
            self.cards[setup.guards + kind] = setup.guard_copies[kind]
            if kind < setup.brown:
                self.brown_left += i64(setup.guard_copies[kind])
            else:
                self.elite_left += i64(setup.guard_copies[kind])
            kind += 1
        seat = self.first
        gift: i64 = 0
        while gift < n - 1:
            seat = self.left_of(seat)
            self.give(seat, gift, log)
            gift += 1
        self.show_top()
        seat = 0
        while seat < n:
            self.draw_many(seat, HAND, "dealt", log)
            seat += 1
        self.begin_turn(log)

    def give(self, seat: i64, treasure: i64, log: list[Event] | None) -> None:
        """KD-2.3: a brown guard card that shows the treasure, any of them equally likely."""
        setup = self.setup
        some = setup.guard_copies[:]
        total: i64 = 0
        kind: i64 = 0
        while kind < setup.guard_count:
            if kind < setup.brown and i64(setup.treasure_of[kind]) == treasure:
                total += i64(some[kind])
            else:
                some[kind] = 0
            kind += 1
        kind = draw_from(some, 0, total, self.dice, SET_UP)
        self.cards[setup.guards + kind] -= 1
        self.brown_left -= 1
        self.add_treasure(seat, kind)
        if log is not None:
            log.append(Event("received", int(seat), {"card": setup.guard_keys[kind], "treasure": GIFTS[treasure]}))

    # What may be chosen

    def find_legal(self, ids: vec[i64]) -> i64:
        setup = self.setup
        me = self.chooser
        phase = self.phase
        n: i64 = 0
        i: i64 = 0
        if phase == FIGHT:
            # KD-3.10
            ids[0] = setup.singles[DO_GIVE_UP]
            n = 1
            free = self.dojo < 0
            held = self.marks[HELD + me]
            plays = setup.plays
            dojo = setup.play_dojo
            first = setup.first_play
            while held:
                bit = lowest(held)
                held &= held - 1
                i = first[bit]
                while i < first[bit + 1]:
                    # KD-3.4
                    if free or dojo[i] < 0:
                        ids[n] = plays[i]
                        n += 1
                    i += 1
        elif phase == TAKE:
            funds = self.funds(me)
            while i < self.house_row_size:
                kind = i64(self.table[HOUSE_ROW + i])
                if self.can_pay(funds, kind):
                    n = insert(ids, n, setup.buy_ids[kind])
                i += 1
            # KD-5.8
            ids[n] = setup.singles[DO_NOTHING]
            n += 1
            i = 0
            while i < self.guard_row_size:
                # KD-5.7
                n = insert(ids, n, setup.take_ids[i64(self.table[GUARD_ROW + i])])
                i += 1
        elif phase == DISCARD:
            # KD-6.3
            held = self.marks[HELD + me]
            throws = setup.throws
            while held:
                ids[n] = throws[lowest(held)]
                held &= held - 1
                n += 1
            if self.hand_size(me) <= HAND:
                ids[n] = setup.singles[DO_KEEP]
                n += 1
        elif phase == PAY:
            funds = self.funds(me)
            price = i64(setup.prices[self.buying])
            i = setup.pay_starts[price]
            end = setup.pay_starts[price + 1]
            costs = setup.pay_costs
            while i < end:
                if covers(funds, costs[i]):
                    ids[n] = setup.pay_ids[i]
                    n += 1
                i += 1
        elif phase == DECLARE:
            ids[0] = setup.singles[DO_STEALTH]
            ids[1] = setup.singles[DO_STRENGTH]
            n = 2
        elif phase == DECIDE:
            if self.house_left() and self.guards_left():
                ids[0] = setup.singles[DO_GO_ON]
                n = 1
            ids[n] = setup.singles[DO_STOP]
            n += 1
        elif phase == DROP:
            while i < 5:
                if self.treasure_count(me, i) > 0:
                    n = insert(ids, n, setup.drop_ids[i])
                i += 1
        return n

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
            self.phase = TAKE
            if log is not None:
                log.append(Event("failed", int(me), {"card": setup.guard_keys[self.guard_faced()]}))
            self.part = 0
            self.total = 0
            self.dojo = -1
            self.next_taker(log)
        elif verb == DO_STOP:
            # KD-5.1
            self.allowed = prize(self.defeated)
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
            if self.treasure_size(me) <= KEPT:
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
            self.to_house_row(kind)
            if log is not None:
                log.append(Event("turned-up", me, {"row": "house", "card": self.setup.keys[kind]}))
        guard = self.guard_card(log)
        self.to_guard_row(guard)
        self.facing = 1
        self.part = 0
        if log is not None:
            log.append(Event("turned-up", me, {"row": "guards", "card": self.setup.guard_keys[guard]}))
            if self.top != NO_TOP:
                log.append(Event("next-shown", -1, {"back": BACKS[self.top]}))

    def guard_faced(self) -> i64:
        return i64(self.table[GUARD_ROW + self.guard_row_size - 1])

    def value_faced(self) -> i64:
        """KD-3.6: of two values stealth faces the low one; KD-3.7: of two guards the one whose turn it is."""
        side: i64 = 2 if self.stance == STRENGTH else 0
        return self.setup.faces[4 * self.guard_faced() + side + self.part]

    def face(self, side: i64) -> i64:
        """What stealth (0) or strength (1) has to beat of the guard faced."""
        return self.setup.faces[4 * self.guard_faced() + 2 * side + self.part]

    def last_fight(self) -> tuple[int, int] | None:
        """Total and value of the fight that was won last (KD-3.5); None where no card was played in it."""
        setup = self.setup
        guard = self.guard_faced()
        total: i64 = 0
        found = False
        i: i64 = 0
        while i < self.played_size:
            at = PLAYED + 3 * i
            if i64(self.table[at + 2]) == self.fight - 1:
                use = setup.first_use[i64(self.table[at])] + i64(self.table[at + 1])
                total += setup.use_dojo[use] if setup.use_dojo[use] >= 0 else setup.use_add[use]
                found = True
            i += 1
        if not found:
            return None
        side: i64 = 1 if self.stance == STRENGTH else 0
        return int(total), int(setup.faces[4 * guard + 2 * side + i64(setup.parts[guard]) - 1])

    def play_card(self, me: i64, kind: i64, use: i64, log: list[Event] | None) -> None:
        """KD-4.1 to KD-4.4: all effects of the use, in their order; then the guard is compared (KD-3.5)."""
        setup = self.setup
        self.from_hand(me, kind)
        self.to_played(kind, use - setup.first_use[kind], self.fight)
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
            self.facing = 0
            self.defeated += 1
            self.phase = DECIDE
        else:
            self.part += 1

    def gain_token(self, me: i64, clan: i64, log: list[Event] | None) -> None:
        """KD-4.3, KD-4.8: the top token of the clan, at the moment the guard falls."""
        i: i64 = 0
        while i < 3 and self.table[TOKENS_AT + 3 * clan + i] != 0:
            i += 1
        if i == 3:
            return
        before = self.end_reason()
        self.table[TOKENS_AT + 3 * clan + i] = u8(me + 1)
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
        at = self.place_in(GUARD_ROW, self.guard_row_size, guard)
        if self.facing != 0 and at + 1 == self.guard_row_size:
            self.facing = 0
        self.take_out(GUARD_ROW + at, GUARD_ROW + self.guard_row_size)
        self.guard_row_size -= 1
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
        at = self.place_in(HOUSE_ROW, self.house_row_size, kind)
        self.take_out(HOUSE_ROW + at, HOUSE_ROW + self.house_row_size)
        self.house_row_size -= 1
        self.to_hand(me, kind)
        self.cards[setup.seat_room * me + setup.known + kind] += 1
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
        return self.house_row_size + self.guard_row_size > 0

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
            left = [setup.keys[int(kind)] for kind in self.house_row()] + [setup.guard_keys[int(kind)] for kind in self.guard_row()]
            log.append(Event("cleared", int(me), {"cards": tuple(left)}))
        # KD-6.1
        i: i64 = 0
        while i < self.house_row_size:
            self.discard_house(i64(self.table[HOUSE_ROW + i]))
            i += 1
        i = 0
        while i < self.guard_row_size:
            self.discard_guard(i64(self.table[GUARD_ROW + i]))
            i += 1
        # KD-6.2
        cards: list[str] = []
        i = 0
        while i < self.played_size:
            kind = i64(self.table[PLAYED + 3 * i])
            self.to_discards(me, kind)
            if log is not None:
                cards.append(setup.keys[kind])
            i += 1
        if log is not None and cards:
            log.append(Event("put-away", int(me), {"cards": tuple(cards)}))
        self.house_row_size = 0
        self.guard_row_size = 0
        self.played_size = 0
        self.stance = UNDECLARED
        self.fight = 0
        self.defeated = 0
        self.failed = 0
        self.allowed = 0
        self.chooser = me
        # KD-6.3, KD-6.6
        self.phase = DISCARD

    def fill(self, me: i64, log: list[Event] | None) -> None:
        """KD-6.4"""
        self.draw_many(me, HAND - self.hand_size(me), "filled", log)
        if self.treasure_size(me) > KEPT:
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
        while seat < self.setup.seats:
            if self.token_count(seat) >= ENOUGH_TOKENS:
                return True
            seat += 1
        return self.tokens_left() == 0

    def end_reason(self) -> str:
        """Why this round is the last: `fourth-token`, `last-token`, or nothing yet."""
        if not self.ending():
            return ""
        seat: i64 = 0
        while seat < self.setup.seats:
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
        while seat < self.setup.seats:
            self.marks[SCORES + seat] = self.worth(seat, log)
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
                named = "rumor-" + RUMORS[rumor] if log is not None else ""
                sum_of_points += self.score(seat, mine * each, "KD-7.3", named, mine, each, log)
            rumor += 1
        # KD-7.4
        tokens = self.token_points(seat)
        sum_of_points += self.score(seat, tokens, "KD-7.4", "tokens", self.token_count(seat), 0, log)
        held = self.treasure_size(seat)
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
        while kind < setup.kind_count:
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
        while seat < self.setup.seats:
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
            if i64(self.table[TOKENS_AT + i]) == seat + 1:
                points += i64(TOKEN_VALUES[i % 3])
            i += 1
        return points

    def ranks(self) -> list[tuple[int, ...]]:
        """KD-7.5: most points, then most envoys, then most points in tokens; else shared."""
        seats = range(self.setup.seats)
        return [(int(self.marks[SCORES + s]), int(self.tally(s)[ENVOYS]), int(self.token_points(s))) for s in seats]

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
                declared = self.chooser == self.active and self.stance != UNDECLARED
                return Refusal("KD-3.2", "kodachi-no-declare-again" if declared else "kodachi-no-declare-now")
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
            if phase == DROP:
                return Refusal("KD-6.3", "kodachi-no-discard-any-more")
            if phase != DISCARD:
                return Refusal("KD-6.3", "kodachi-no-discard-now")
            held = self.hand_size(self.chooser)
            if verb == DO_KEEP:
                if held > HAND:
                    return Refusal("KD-6.3", "kodachi-no-keep", {"count": int(held - HAND)})
            elif self.in_hand(self.chooser, subject) == 0:
                return Refusal("KD-6.3", "kodachi-no-card-to-discard", {"card": setup.keys[subject]})
        elif phase == DISCARD:
            return Refusal("KD-6.5", "kodachi-no-drop-yet")
        elif phase != DROP:
            return Refusal("KD-6.5", "kodachi-no-drop-now")
        elif self.treasure_count(self.chooser, subject) == 0:
            return Refusal("KD-6.5", "kodachi-no-treasure-to-drop", {"treasure": TREASURES[subject]})
        return None

    def why_not_play(self, kind: i64, use: i64) -> Refusal | None:
        setup = self.setup
        if self.phase != FIGHT:
            return Refusal("KD-3.4", "kodachi-no-play-now", {"card": setup.keys[kind]})
        if self.in_hand(self.chooser, kind) == 0:
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
            if self.phase == DISCARD or self.phase == DROP:
                return Refusal("KD-5.1", "kodachi-no-take-any-more")
            return Refusal("KD-5.1", "kodachi-no-take-now")
        if verb == DO_TAKE:
            if self.place_in(GUARD_ROW, self.guard_row_size, subject) < 0:
                return Refusal("KD-5.7", "kodachi-no-such-guard", {"card": setup.guard_keys[subject]})
        elif verb == DO_BUY:
            if self.place_in(HOUSE_ROW, self.house_row_size, subject) < 0:
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

    # The table: small steps that keep its numbers consistent

    def left_of(self, seat: i64) -> i64:
        following = seat + 1
        if following == self.setup.seats:
            return 0
        return following

    def hand_size(self, seat: i64) -> i64:
        return i64(self.table[HAND_SIZE + seat])

    def draw_size(self, seat: i64) -> i64:
        return i64(self.table[DRAW_SIZE + seat])

    def discard_size(self, seat: i64) -> i64:
        return i64(self.table[DISCARD_SIZE + seat])

    def treasure_size(self, seat: i64) -> i64:
        return i64(self.table[TREASURE_SIZE + seat])

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        return i64(self.cards[self.setup.seat_room * seat + kind])

    # Cards of a seat

    def to_hand(self, seat: i64, kind: i64) -> None:
        setup = self.setup
        self.cards[setup.seat_room * seat + kind] += 1
        self.table[HAND_SIZE + seat] += 1
        self.marks[HELD + seat] |= setup.bits[kind]

    def from_hand(self, seat: i64, kind: i64) -> None:
        """A card leaves the hand, openly."""
        setup = self.setup
        cards = self.cards
        at = setup.seat_room * seat + kind
        left = i64(cards[at]) - 1
        cards[at] = u8(left)
        if left == 0:
            self.marks[HELD + seat] &= ~setup.bits[kind]
        self.table[HAND_SIZE + seat] -= 1
        at += setup.known
        if cards[at] != 0:
            cards[at] -= 1

    def to_discards(self, seat: i64, kind: i64) -> None:
        setup = self.setup
        self.cards[setup.seat_room * seat + setup.discards + kind] += 1
        self.table[DISCARD_SIZE + seat] += 1

    def draw_card(self, seat: i64, log: list[Event] | None) -> i64:
        """The top card of the own draw pile goes to the hand; -1 if none can come (KD-3.11, KD-4.5)."""
        size = self.draw_size(seat)
        if size == 0:
            size = self.discard_size(seat)
            if size == 0:
                return -1
            self.reshuffle_own(seat, log)
        at = self.setup.seat_room * seat + self.setup.draws
        kind: i64 = -1
        if len(self.dictated) > 0:
            kind = self.next_dictated(seat)
        if kind >= 0:
            self.cards[at + kind] -= 1
        else:
            kind = draw_from(self.cards, at, size, self.dice, seat)
        self.table[DRAW_SIZE + seat] = u8(size - 1)
        self.to_hand(seat, kind)
        return kind

    def reshuffle_own(self, seat: i64, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Event("reshuffled", int(seat), {"pile": "own", "count": int(self.discard_size(seat))}))
        setup = self.setup
        cards = self.cards
        at = setup.seat_room * seat
        end = at + setup.kind_count
        while at < end:
            cards[at + setup.draws] = cards[at + setup.discards]
            cards[at + setup.discards] = 0
            # All that is neither on the discards nor in play is in this hand: everybody can tell.
            cards[at + setup.known] = cards[at]
            at += 1
        self.table[DRAW_SIZE + seat] = self.table[DISCARD_SIZE + seat]
        self.table[DISCARD_SIZE + seat] = 0

    def owned(self, seat: i64) -> vec[u8]:
        """KD-7.2: the cards that a seat has, wherever they are; counts by kind."""
        setup = self.setup
        at = setup.seat_room * seat
        found = self.hand_of(seat)
        kind: i64 = 0
        while kind < setup.kind_count:
            more = i64(self.cards[at + setup.draws + kind]) + i64(self.cards[at + setup.discards + kind])
            found[kind] = u8(i64(found[kind]) + more)
            kind += 1
        if seat == self.active:
            i: i64 = 0
            while i < self.played_size:
                kind = i64(self.table[PLAYED + 3 * i])
                found[kind] = u8(i64(found[kind]) + 1)
                i += 1
        return found

    def owns(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has a card of this kind anywhere."""
        setup = self.setup
        at = setup.seat_room * seat + kind
        if self.cards[at] != 0 or self.cards[at + setup.draws] != 0 or self.cards[at + setup.discards] != 0:
            return True
        if seat == self.active:
            i: i64 = 0
            while i < self.played_size:
                if i64(self.table[PLAYED + 3 * i]) == kind:
                    return True
                i += 1
        return False

    # The display and what was played

    def to_house_row(self, kind: i64) -> None:
        self.table[HOUSE_ROW + self.house_row_size] = u8(kind)
        self.house_row_size += 1

    def to_guard_row(self, guard: i64) -> None:
        self.table[GUARD_ROW + self.guard_row_size] = u8(guard)
        self.guard_row_size += 1

    def to_played(self, kind: i64, use: i64, fight: i64) -> None:
        at = PLAYED + 3 * self.played_size
        self.table[at] = u8(kind)
        self.table[at + 1] = u8(use)
        self.table[at + 2] = u8(fight)
        self.played_size += 1

    def place_in(self, start: i64, size: i64, kind: i64) -> i64:
        """Where a kind first stands in a row of the table, or -1."""
        i: i64 = 0
        while i < size:
            if i64(self.table[start + i]) == kind:
                return i
            i += 1
        return -1

    def take_out(self, at: i64, end: i64) -> None:
        """One number leaves a row of the table that ends before `end`; those behind it move up."""
        table = self.table
        while at + 1 < end:
            table[at] = table[at + 1]
            at += 1

    # The two decks

    def next_dictated(self, pile: i64) -> i64:
        """The kind that a position wants to come out of this pile next, or -1."""
        found = self.peek_dictated(pile)
        if found < 0:
            return -1
        left = vec[u8]()
        gone = False
        i: i64 = 0
        while i < len(self.dictated):
            if gone or i64(self.dictated[i]) != pile:
                left = append(append(left, self.dictated[i]), self.dictated[i + 1])
            else:
                gone = True
            i += 2
        self.dictated = left
        return found

    def peek_dictated(self, pile: i64) -> i64:
        i: i64 = 0
        while i < len(self.dictated):
            if i64(self.dictated[i]) == pile:
                return i64(self.dictated[i + 1])
            i += 2
        return -1

    def house_left(self) -> bool:
        return self.house_size + self.house_discard_size > 0

    def guards_left(self) -> bool:
        return self.brown_left + self.elite_left + self.guard_discard_size > 0

    def house_card(self, log: list[Event] | None) -> i64:
        """The top house card (KD-3.11); -1 if there is none."""
        setup = self.setup
        cards = self.cards
        kind: i64 = 0
        if self.house_size == 0:
            if self.house_discard_size == 0:
                return -1
            if log is not None:
                log.append(Event("reshuffled", -1, {"pile": "house", "count": int(self.house_discard_size)}))
            while kind < setup.kind_count:
                cards[setup.house + kind] = cards[setup.house_discards + kind]
                cards[setup.house_discards + kind] = 0
                kind += 1
            self.house_size = self.house_discard_size
            self.house_discard_size = 0
        kind = -1
        if len(self.dictated) > 0:
            kind = self.next_dictated(HOUSE)
        if kind >= 0:
            cards[setup.house + kind] -= 1
        else:
            kind = draw_from(cards, setup.house, self.house_size, self.dice, HOUSE)
        self.house_size -= 1
        return kind

    def guard_card(self, log: list[Event] | None) -> i64:
        """The top guard card (KD-3.11)."""
        setup = self.setup
        cards = self.cards
        brown = setup.brown
        kind: i64 = 0
        if self.top == NO_TOP:
            if log is not None:
                log.append(Event("reshuffled", -1, {"pile": "guards", "count": int(self.guard_discard_size)}))
            while kind < setup.guard_count:
                count = cards[setup.guard_discards + kind]
                cards[setup.guards + kind] = count
                cards[setup.guard_discards + kind] = 0
                if kind < brown:
                    self.brown_left += i64(count)
                else:
                    self.elite_left += i64(count)
                kind += 1
            self.guard_discard_size = 0
            self.show_top()
        kind = -1
        if len(self.dictated) > 0:
            kind = self.next_dictated(GUARDS)
        if kind >= 0:
            cards[setup.guards + kind] -= 1
        elif self.top == BROWN:
            kind = draw_from(cards, setup.guards, self.brown_left, self.dice, GUARDS)
        else:
            kind = brown + draw_from(cards, setup.guards + brown, self.elite_left, self.dice, GUARDS)
        if kind < brown:
            self.brown_left -= 1
        else:
            self.elite_left -= 1
        self.show_top()
        return kind

    def show_top(self) -> None:
        """KD-2.5: as soon as a card is on top, everybody sees its back."""
        size = self.brown_left + self.elite_left
        if size == 0:
            self.top = NO_TOP
            return
        kind: i64 = -1
        if len(self.dictated) > 0:
            kind = self.peek_dictated(GUARDS)
        if kind >= 0:
            self.top = BROWN if kind < self.setup.brown else ELITE
        else:
            self.top = BROWN if happens(self.dice, GUARDS, self.brown_left, size) else ELITE

    def discard_house(self, kind: i64) -> None:
        self.cards[self.setup.house_discards + kind] += 1
        self.house_discard_size += 1

    def discard_guard(self, kind: i64) -> None:
        self.cards[self.setup.guard_discards + kind] += 1
        self.guard_discard_size += 1

    # Treasures and tokens

    def add_treasure(self, seat: i64, guard: i64) -> None:
        held = self.treasure_size(seat)
        self.table[TREASURES_AT + ROOM * seat + held] = u8(guard)
        self.table[TREASURE_SIZE + seat] = u8(held + 1)
        self.marks[PURSES + seat] += i64(1) << (COIN_BITS * i64(self.setup.treasure_of[guard]))

    def spend_treasure(self, seat: i64, treasure: i64) -> i64:
        """KD-5.10: of one kind the card held longest goes to the guard discards."""
        at = TREASURES_AT + ROOM * seat
        end = at + self.treasure_size(seat)
        while i64(self.setup.treasure_of[i64(self.table[at])]) != treasure:
            at += 1
        guard = i64(self.table[at])
        self.take_out(at, end)
        self.table[TREASURE_SIZE + seat] -= 1
        self.marks[PURSES + seat] -= i64(1) << (COIN_BITS * treasure)
        self.discard_guard(guard)
        return guard

    def treasure_count(self, seat: i64, treasure: i64) -> i64:
        return (self.marks[PURSES + seat] >> (COIN_BITS * treasure)) & 63

    def funds(self, seat: i64) -> i64:
        """KD-5.5: treasures, and gold skills in hand, packed."""
        coin_kinds = self.setup.coin_kinds
        found = self.marks[PURSES + seat]
        i: i64 = 0
        while i < len(coin_kinds):
            found += self.in_hand(seat, coin_kinds[i]) << (COIN_BITS * (5 + i))
            i += 1
        return found

    def can_pay(self, funds: i64, kind: i64) -> bool:
        """KD-5.4: whether some exact payment can be made."""
        setup = self.setup
        price = i64(setup.prices[kind])
        if coins_in(funds) < setup.price_sizes[price]:
            return False
        i = setup.pay_starts[price]
        end = setup.pay_starts[price + 1]
        costs = setup.pay_costs
        while i < end:
            if covers(funds, costs[i]):
                return True
            i += 1
        return False

    def token_count(self, seat: i64) -> i64:
        count: i64 = 0
        i: i64 = 0
        while i < TOKENS:
            if i64(self.table[TOKENS_AT + i]) == seat + 1:
                count += 1
            i += 1
        return count

    def tokens_left(self) -> i64:
        count: i64 = 0
        i: i64 = 0
        while i < TOKENS:
            if self.table[TOKENS_AT + i] == 0:
                count += 1
            i += 1
        return count

    # What views and positions are made of

    def hand_of(self, seat: i64) -> vec[u8]:
        """Counts by kind, as in all of these."""
        at = self.setup.seat_room * seat
        return self.cards[at : at + self.setup.kind_count]

    def draws_of(self, seat: i64) -> vec[u8]:
        at = self.setup.seat_room * seat + self.setup.draws
        return self.cards[at : at + self.setup.kind_count]

    def discards_of(self, seat: i64) -> vec[u8]:
        at = self.setup.seat_room * seat + self.setup.discards
        return self.cards[at : at + self.setup.kind_count]

    def known_of(self, seat: i64) -> vec[u8]:
        """The cards of a hand that the whole table knows."""
        at = self.setup.seat_room * seat + self.setup.known
        return self.cards[at : at + self.setup.kind_count]

    def unseen(self, seat: i64, mine: bool) -> vec[u8]:
        """The cards of a seat that its owner, or that the others, can't place."""
        found = self.draws_of(seat)
        if not mine:
            at = self.setup.seat_room * seat
            kind: i64 = 0
            while kind < self.setup.kind_count:
                found[kind] = u8(i64(found[kind]) + i64(self.cards[at + kind]))
                kind += 1
        return found

    def house(self) -> vec[u8]:
        return self.cards[self.setup.house : self.setup.house + self.setup.kind_count]

    def house_discards(self) -> vec[u8]:
        return self.cards[self.setup.house_discards : self.setup.house_discards + self.setup.kind_count]

    def guards(self) -> vec[u8]:
        return self.cards[self.setup.guards : self.setup.guards + self.setup.guard_count]

    def guard_discards(self) -> vec[u8]:
        return self.cards[self.setup.guard_discards : self.setup.guard_discards + self.setup.guard_count]

    def house_row(self) -> vec[u8]:
        """Kinds in the order they were turned up."""
        return self.table[HOUSE_ROW : HOUSE_ROW + self.house_row_size]

    def guard_row(self) -> vec[u8]:
        """Kinds in the order they were turned up."""
        return self.table[GUARD_ROW : GUARD_ROW + self.guard_row_size]

    def played(self) -> vec[u8]:
        """The cards played this turn: kind, use of the card, and which fight, each."""
        return self.table[PLAYED : PLAYED + 3 * self.played_size]

    def treasures_of(self, seat: i64) -> vec[u8]:
        """Kinds of guards, the one held longest first (KD-5.10)."""
        at = TREASURES_AT + ROOM * seat
        return self.table[at : at + self.treasure_size(seat)]

    def tokens(self) -> vec[u8]:
        """For each clan from the top of its stack: 0, or one more than the seat that has it."""
        return self.table[TOKENS_AT : TOKENS_AT + TOKENS]


def deal(setup: KodachiSetup, words: vec[i64], log: list[Event] | None) -> KodachiState:
    """A game at its first decision, which owns these dice."""
    state = KodachiState(setup)
    state.dice = words
    state.deal(log)
    return state


def insert(ids: vec[i64], n: i64, action: i64) -> i64:
    """Add an id so that the list stays ascending, and no id stands twice; how many there are then."""
    at = n
    while at > 0 and ids[at - 1] >= action:
        if ids[at - 1] == action:
            return n
        at -= 1
    i = n
    while i > at:
        ids[i] = ids[i - 1]
        i -= 1
    ids[at] = action
    return n + 1


def covers(funds: i64, cost: i64) -> bool:
    """Whether there is at least as much of every coin."""
    borrow: i64 = HALF_BORROW
    borrow <<= 1
    return ((funds | borrow) - cost) & borrow == borrow


def coins_in(funds: i64) -> i64:
    """How many coins there are of all kinds."""
    count: i64 = 0
    while funds > 0:
        count += funds & 127
        funds >>= COIN_BITS
    return count


def prize(defeated: i64) -> i64:
    """KD-5.1: how many cards the invader may take after so many guards."""
    return defeated - 1 if defeated > 2 else 1
