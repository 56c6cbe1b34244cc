"""The rules of Kokopelli: what may be chosen, what a choice does, and why another one can't be chosen.

A rule's id stands where the rule is carried out; `locale/*/rules-kokopelli.ftl` has their texts.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.bits import how_many, lowest
from kotable.chance import draw_from, happens, roll
from kotable.game import Setup, State
from kotable.kokopelli.actions import (
    AT_LEFT,
    AT_OTHER,
    CANCEL,
    DRAW,
    END,
    OPEN,
    OWN_LEFT,
    OWN_OPEN,
    OWN_RIGHT,
    PASS,
    PLACE_COUNT,
    PLAY,
    PLAY_WILD,
    STOP,
    SUN_PLACE,
    SWAP,
    UNDER,
    UNDER_PILE,
    VILLAGE_COUNT,
)
from kotable.kokopelli.cards import KINDS, SPACES
from kotable.kokopelli.setup import (
    ABILITIES,
    BAG,
    BAG_SIZE,
    BIRTH,
    CARDS_AT,
    CEREMONY_COUNT,
    CHIEFTAIN,
    CHOOSE,
    COUNT_AT,
    DISCARDS,
    DRUMMER,
    EAGLE_FEATHER,
    EXCHANGE,
    FIRE,
    GO_ON,
    HAND,
    HAND_LIMIT,
    HAND_SIZE,
    HELD,
    HUNTER,
    KIND_AT,
    KIND_COUNT,
    KNOWN,
    LAST_ROUND,
    LIMIT,
    LIZARD,
    MARKS,
    MOST_CARDS,
    MOTHER_OF_HEAVEN,
    OVER,
    PAW,
    PLAY_DRAWN,
    SCORES,
    SEAT,
    SEEN,
    SHAMAN,
    SNAKE_DANCE,
    SPACE,
    SPACE_COUNT,
    SPIDER_WOMAN,
    STANDING,
    SUN,
    TABLE,
    TAIL,
    TAIL_ROOM,
    TAIL_SIZE,
    TAIL_START,
    TILES,
    TORTOISE,
    VASE,
    WARRIOR,
    WILD,
    KokopelliSetup,
)
from kotable.values import Event, Refusal

CEREMONY_CARDS: Final[i64] = 0xFFFF
"""All kinds but the Kokopelli."""

BY_DEAL: Final[i64] = 0
BY_ACTION: Final[i64] = 1
BY_EXCHANGE: Final[i64] = 2
BY_EMPTY_HAND: Final[i64] = 3
BY_LIZARD: Final[i64] = 4
CAUSES: Final[tuple[str, ...]] = ("deal", "action", "exchange", "empty-hand", "lizard")
"""Why cards were drawn."""


@final
class KokopelliState(State):
    """One situation of Kokopelli. How its numbers are laid out: `setup.py`."""

    occupied: i64 = 0
    """The spaces with a ceremony."""
    in_game: i64 = 0
    end_marks: i64 = 0
    """The ceremonies of this game, and those with a Game End tile."""
    end_tiles: i64 = 0
    emptied: i64 = 0
    """The seats whose pile has been drawn empty (KP-7.1, KP-7.2)."""
    first: i64 = 0
    turn: i64 = 0
    round: i64 = 1
    phase: i64 = CHOOSE
    compulsory: i64 = 0
    extra: i64 = 0
    vase_given: i64 = 0
    """The village owners whose Vase has given an action this turn."""
    chieftain: i64 = 0
    warrior: i64 = 0
    """Whether the action under way may go on in this manner."""
    begun_at: i64 = 0
    """The space of the first card of the action under way."""
    drawn: i64 = -1
    drawn_too: i64 = -1
    """Birth: the cards of this draw action that may still be played."""
    exchanged: i64 = 0
    """How many cards an exchange draws when all are under the pile."""

    def __init__(self, setup: KokopelliSetup, of: KokopelliState | None = None) -> None:
        self.setup = setup
        if of is None:
            self.dice = vec[i64]([0] * (4 * setup.streams))
            self.cards: vec[u8] = vec[u8]([0] * (SEAT * setup.seats))
            self.table: vec[u8] = vec[u8]([0] * TABLE)
            self.marks: vec[i64] = vec[i64]([0] * MARKS)
            self.end_tiles = setup.end_tiles
            return
        self.dice = of.dice[:]
        self.cards = of.cards[:]
        self.table = of.table[:]
        self.marks = of.marks[:]
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

    def clone(self) -> KokopelliState:
        return KokopelliState(self.setup, self)

    def to_move(self) -> i64:
        return self.turn if self.phase != OVER else -1

    def round_number(self) -> i64:
        return self.round

    def points(self) -> list[int]:
        return [int(self.marks[SCORES + i]) for i in range(self.setup.seats)]

    # Dealing

    def deal(self, log: list[Event] | None) -> None:
        """KP-2.1 to KP-2.6, on an empty table."""
        setup = self.setup
        n = i64(setup.seats)
        chosen: i64 = 0
        if setup.ceremonies:
            for ceremony in setup.ceremonies:
                chosen |= i64(1) << i64(ceremony)
        else:
            # KP-2.1: drawn at random.
            left = i64(setup.count)
            unseen: i64 = CEREMONY_COUNT
            kind: i64 = 0
            while kind < CEREMONY_COUNT:
                if happens(self.dice, n, left, unseen):
                    chosen |= i64(1) << kind
                    left -= 1
                unseen -= 1
                kind += 1
        self.use_ceremonies(chosen)
        self.first = i64(setup.first) if setup.first >= 0 else roll(self.dice, n, n)
        self.turn = self.first
        if log is not None:
            log.append(Event("set-up", int(self.first), {"ceremonies": names_of(chosen), "first": int(self.first)}))
        seat: i64 = 0
        while seat < n:
            # KP-2.4: five cards to begin with.
            self.draw_cards(seat, HAND_LIMIT, BY_DEAL, log)
            seat += 1
        self.begin_turn(log)

    def use_ceremonies(self, chosen: i64) -> None:
        """KP-2.3, KP-2.4: two point tiles on each chosen ceremony; every deck, whole, in the bags."""
        self.in_game = chosen
        left = chosen
        while left:
            kind = lowest(left)
            left &= left - 1
            self.table[TILES + kind] = 2
            seat: i64 = 0
            while seat < self.setup.seats:
                self.to_bag(seat, kind, 3)
                seat += 1
        seat = 0
        while seat < self.setup.seats:
            self.to_bag(seat, WILD, 6)
            seat += 1

    # What may be chosen

    def find_legal(self, ids: vec[i64]) -> i64:
        me = self.turn
        phase = self.phase
        if phase == CHOOSE:
            return self.legal_actions(ids, me)
        if phase == OVER:
            return 0
        if phase == EXCHANGE or phase == LIMIT:
            return put_kinds(ids, 0, UNDER, self.held(me))
        ids[0] = STOP
        return self.legal_plays(ids, 1, me, self.playable(me))

    def legal_actions(self, ids: vec[i64], me: i64) -> i64:
        held = self.held(me)
        has_pile = self.pile_size(me) > 0
        n: i64 = 0
        if has_pile:
            ids[n] = DRAW
            n += 1
        if held:
            ids[n] = SWAP
            n += 1
        if self.compulsory == 0:
            # KP-4.7: further actions may be declined.
            ids[n] = END
            n += 1
        elif not held and not has_pile:
            # KP-4.8
            ids[n] = PASS
            n += 1
        n = put_kinds(ids, n, CANCEL, self.abilities(me))
        if held & CEREMONY_CARDS:
            n = self.legal_opens(ids, n, me, held & CEREMONY_CARDS)
        return self.legal_plays(ids, n, me, held)

    def legal_opens(self, ids: vec[i64], n: i64, me: i64, kinds: i64) -> i64:
        at_home = kinds & ~self.standing_around(me)
        abilities = self.abilities(me)
        places = self.setup.places
        free = ~self.occupied
        most = PLACE_COUNT if (abilities >> FIRE) & 1 else AT_LEFT
        place: i64 = 0
        while place < most:
            spaces = places[PLACE_COUNT * me + place] & free
            if spaces and (place != SUN_PLACE or (abilities >> SUN) & 1):
                fitting = at_home if place < AT_LEFT else kinds & ~self.standing_around(lowest(spaces) // SPACE_COUNT)
                if fitting:
                    n = put_kinds(ids, n, OPEN + CEREMONY_COUNT * place, fitting)
            place += 1
        return n

    def standing_around(self, seat: i64) -> i64:
        """The kinds that stand in the play area of a seat (KP-5.3, KP-6.7)."""
        marks = self.marks
        at = SEEN + VILLAGE_COUNT * seat
        return marks[at] | marks[at + 1] | marks[at + 2] | marks[at + 3]

    def legal_plays(self, ids: vec[i64], n: i64, me: i64, kinds: i64) -> i64:
        """KP-5.4: the matching card or a Kokopelli on each of the ceremonies it may go to."""
        marks = self.marks
        names = VILLAGE_COUNT * me
        wide = self.has(me, SPIDER_WOMAN)
        open_to: i64 = 0
        which: i64 = 0
        while which < VILLAGE_COUNT:
            standing = marks[SEEN + names + which]
            if wide:
                # KP-6.3
                seat = self.setup.villages[names + which]
                if seat >= 0:
                    standing = marks[ABILITIES + seat]
            if standing:
                if self.phase == GO_ON:
                    standing &= self.going_on_at(self.setup.villages[names + which])
                open_to |= standing << (CEREMONY_COUNT * which)
                standing &= kinds
                if standing:
                    n = put_kinds(ids, n, PLAY + CEREMONY_COUNT * which, standing)
            which += 1
        if open_to and (kinds >> WILD) & 1:
            which = 0
            while which < VILLAGE_COUNT:
                standing = (open_to >> (CEREMONY_COUNT * which)) & CEREMONY_CARDS
                if standing:
                    n = put_kinds(ids, n, PLAY_WILD + CEREMONY_COUNT * which, standing)
                which += 1
        return n

    def going_on_at(self, seat: i64) -> i64:
        """The ceremonies of a village on which the action under way may go on (KP-6.1, KP-6.4), as kinds."""
        begun: i64 = 0
        if self.begun_at // SPACE_COUNT == seat and self.count_at(self.begun_at) != 0:
            begun = i64(1) << self.kind_at(self.begun_at)
        found: i64 = 0
        if self.chieftain:
            found |= begun
        if self.warrior:
            found |= ~begun
        return found

    def place_spaces(self, me: i64, place: i64) -> i64:
        """The spaces of a place that abilities allow to open on (KP-5.2, KP-6.6, KP-6.13), empty or not."""
        if (place == SUN_PLACE and not self.has(me, SUN)) or (place >= AT_LEFT and not self.has(me, FIRE)):
            return 0
        return self.setup.places[PLACE_COUNT * me + place]

    def targets(self, me: i64) -> i64:
        """The spaces a further card may go to where Chieftain or Warrior lets an action go on."""
        reach = self.reach(me)
        begun = i64(1) << self.begun_at
        found: i64 = 0
        if self.chieftain:
            found |= reach & begun
        if self.warrior:
            found |= reach & ~begun
        return found

    def playable(self, me: i64) -> i64:
        """The kinds a further card of the action under way may be."""
        if self.phase != PLAY_DRAWN:
            return self.held(me)
        kinds = i64(1) << self.drawn
        if self.drawn_too >= 0:
            kinds |= i64(1) << self.drawn_too
        return kinds & self.held(me)

    # What a choice does

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        self.version += 1
        me = self.turn
        if action >= PLAY:
            card = WILD if action >= PLAY_WILD else (action - PLAY) & 15
            which = (action - PLAY_WILD) >> 4 if action >= PLAY_WILD else (action - PLAY) >> 4
            space = self.space_of(self.setup.villages[VILLAGE_COUNT * me + which], (action - PLAY) & 15)
            if self.phase == CHOOSE:
                self.begin_action()
                # KP-6.21: these two hold for the whole action.
                self.chieftain = 1 if self.has(me, CHIEFTAIN) else 0
                self.warrior = 1 if self.has(me, WARRIOR) else 0
                self.begun_at = space
                self.phase = GO_ON
            elif self.phase == PLAY_DRAWN:
                if self.drawn == card:
                    self.drawn = self.drawn_too
                self.drawn_too = -1
            elif space == self.begun_at:
                # KP-6.4: after a second card on the same ceremony only that one goes on.
                self.warrior = 0
            else:
                self.warrior = 0
                self.chieftain = 0
            self.play_card(me, card, space, log)
            self.maybe_go_on(log)
        elif action >= OPEN:
            self.begin_action()
            place = (action - OPEN) >> 4
            self.open(me, (action - OPEN) & 15, lowest(self.place_spaces(me, place) & ~self.occupied), log)
            self.end_action(log)
        elif action >= CANCEL:
            self.begin_action()
            self.cancel(me, self.space_of(me, action - CANCEL), log)
            self.end_action(log)
        elif action >= UNDER:
            self.put_under(me, action - UNDER, log)
        elif action == DRAW:
            self.begin_action()
            self.draw_action(me, log)
        elif action == SWAP:
            self.begin_action()
            self.exchanged = self.hand_size(me)
            self.phase = EXCHANGE
            if log is not None:
                log.append(Event("exchange-began", int(me), {"count": int(self.exchanged)}))
        elif action == PASS:
            self.begin_action()
            if log is not None:
                log.append(Event("passed", int(me)))
            self.end_action(log)
        elif action == END:
            self.extra = 0
            if log is not None:
                log.append(Event("declined", int(me)))
            self.end_action(log)
        else:
            if log is not None:
                log.append(Event("stopped", int(me)))
            self.end_action(log)

    def begin_action(self) -> None:
        """KP-4.7: an action counts when it begins."""
        if self.compulsory > 0:
            self.compulsory -= 1
        else:
            self.extra -= 1

    def end_action(self, log: list[Event] | None) -> None:
        self.phase = CHOOSE
        self.chieftain = 0
        self.warrior = 0
        self.drawn = -1
        self.drawn_too = -1
        if self.compulsory + self.extra > 0:
            return
        if self.hand_size(self.turn) > HAND_LIMIT:
            self.phase = LIMIT
        else:
            self.next_turn(log)

    def maybe_go_on(self, log: list[Event] | None) -> None:
        """KP-6.26: ask for a further card wherever public facts allow one."""
        me = self.turn
        if self.phase == PLAY_DRAWN:
            if self.drawn < 0 or self.reach(me) == 0:
                self.end_action(log)
        elif self.hand_size(me) == 0 or self.targets(me) == 0:
            self.end_action(log)

    def draw_action(self, me: i64, log: list[Event] | None) -> None:
        birth = self.has(me, BIRTH)
        # KP-6.5
        count: i64 = 2 if self.has(me, HUNTER) else 1
        if not birth:
            self.draw_cards(me, count, BY_ACTION, log)
            self.end_action(log)
            return
        # KP-6.2: the cards of this draw may be played at once; on Birth itself at least.
        self.phase = PLAY_DRAWN
        self.draw_cards(me, count, BY_ACTION, log)

    def draw_cards(self, seat: i64, count: i64, cause: i64, log: list[Event] | None) -> None:
        """KP-5.1: draw as many as there are, up to `count`."""
        drew: i64 = 0
        left = self.pile_size(seat)
        cards: list[str] | None = None if log is None else []
        while drew < count and left > 0:
            card = self.take_top(seat)
            self.to_hand(seat, card)
            if cause == BY_ACTION and self.phase == PLAY_DRAWN:
                # KP-6.23: these, and no others, may be played at once.
                if self.drawn < 0:
                    self.drawn = card
                else:
                    self.drawn_too = card
            drew += 1
            left -= 1
            if cards is not None:
                cards.append(KINDS[card])
        if drew == 0:
            return
        if log is not None and cards is not None:
            log.append(Event("drew", int(seat), {"count": int(drew), "cause": CAUSES[cause]}, {"cards": tuple(cards)}))
        # KP-5.7: an exchange never empties a pile.
        if left == 0 and cause != BY_EXCHANGE:
            self.emptied |= i64(1) << seat
            if log is not None:
                log.append(Event("pile-emptied", int(seat)))

    def open(self, me: i64, kind: i64, space: i64, log: list[Event] | None) -> None:
        self.from_hand(me, kind)
        self.put_ceremony(space, kind)
        self.add_card(space, me, kind)
        if log is not None:
            facts = {"ceremony": KINDS[kind], "village": int(space // SPACE_COUNT), "space": SPACES[space % SPACE_COUNT]}
            log.append(Event("opened", int(me), facts))
        self.maybe_refill(me, log)

    def play_card(self, me: i64, card: i64, space: i64, log: list[Event] | None) -> None:
        """KP-6.25: place the card, then its effects in their order."""
        owner = space // SPACE_COUNT
        kind = self.kind_at(space)
        before = self.count_at(space)
        self.from_hand(me, card)
        self.add_card(space, me, card)
        # KP-6.18, KP-6.20: what a Kokopelli counts for these effects.
        weight: i64 = 2 if card == WILD and self.has(me, SNAKE_DANCE) else 1
        if log is not None:
            facts = {
                "card": KINDS[card],
                "ceremony": KINDS[kind],
                "village": int(owner),
                "space": SPACES[space % SPACE_COUNT],
                "counts": int(weight),
            }
            log.append(Event("played", int(me), facts))
        self.maybe_refill(me, log)
        if owner != me:
            if self.has(me, PAW):
                self.score(me, weight, "KP-6.8", log)
            if self.has(me, LIZARD):
                self.draw_cards(me, weight, BY_LIZARD, log)
        if card == WILD and self.has(owner, MOTHER_OF_HEAVEN):
            self.score(owner, weight, "KP-6.15", log)
        if self.has(owner, VASE) and (self.vase_given >> owner) & 1 == 0:
            # KP-6.12, KP-6.27
            self.vase_given |= i64(1) << owner
            self.extra += 1
            if log is not None:
                log.append(Event("action-gained", int(me), {"village": int(owner), "rule": "KP-6.12"}))
        if before + weight >= self.needed(owner):
            self.finish(me, space, log)

    def needed(self, owner: i64) -> i64:
        """KP-5.5, KP-6.16: how many cards finish a ceremony in this village."""
        return 3 if self.has(owner, DRUMMER) else 4

    def maybe_refill(self, me: i64, log: list[Event] | None) -> None:
        """KP-4.5, KP-4.6: the card just played was the last in hand."""
        if self.hand_size(me) != 0:
            return
        if log is not None:
            log.append(Event("hand-emptied", int(me)))
        if self.has(me, EAGLE_FEATHER):
            self.score(me, 3, "KP-6.10", log)
            self.draw_cards(me, 5, BY_EMPTY_HAND, log)
        else:
            self.score(me, 1, "KP-4.5", log)
            self.draw_cards(me, 3, BY_EMPTY_HAND, log)

    def finish(self, me: i64, space: i64, log: list[Event] | None) -> None:
        owner = space // SPACE_COUNT
        kind = self.kind_at(space)
        tortoise = self.has(me, TORTOISE)
        shaman = self.has(owner, SHAMAN)
        tiles = self.tiles(kind)
        # KP-5.8
        worth: i64 = 4 if tiles == 2 else 3 if tiles == 1 else 1
        if log is not None:
            facts = {
                "ceremony": KINDS[kind],
                "village": int(owner),
                "space": SPACES[space % SPACE_COUNT],
                "worth": int(worth),
                "tile": tiles > 0,
            }
            log.append(Event("finished", int(me), facts))
        self.score(me, worth, "KP-5.8", log)
        if tiles > 0:
            self.table[TILES + kind] = u8(tiles - 1)
        if tiles == 1 and self.end_tiles > 0:
            # KP-5.10: an empty stack places none.
            self.end_tiles -= 1
            self.end_marks |= i64(1) << kind
            if log is not None:
                log.append(Event("end-tile-placed", int(me), {"ceremony": KINDS[kind], "left": int(self.end_tiles)}))
        # KP-5.9
        self.clear(space)
        if owner != me:
            self.score(owner, 1, "KP-5.9", log)
        # KP-6.11, KP-6.17: they see the finished ceremony still open (KP-6.21).
        if tortoise:
            self.score(me, 1, "KP-6.11", log)
        if shaman:
            self.score(owner, 1, "KP-6.17", log)

    def cancel(self, me: i64, space: i64, log: list[Event] | None) -> None:
        """KP-5.6"""
        if log is not None:
            facts = {"ceremony": KINDS[self.kind_at(space)], "village": int(me), "space": SPACES[space % SPACE_COUNT]}
            log.append(Event("cancelled", int(me), facts))
        self.clear(space)

    def put_under(self, me: i64, kind: i64, log: list[Event] | None) -> None:
        """KP-4.4, KP-5.7: one card to the very bottom of the own pile."""
        self.from_hand(me, kind)
        self.put_bottom(me, kind)
        if log is not None:
            log.append(Event("put-under", int(me), {"count": 1}, {"card": KINDS[kind]}))
        if self.phase == LIMIT:
            if self.hand_size(me) <= HAND_LIMIT:
                self.phase = CHOOSE
                self.next_turn(log)
        elif self.hand_size(me) == 0:
            count = self.exchanged
            self.exchanged = 0
            self.draw_cards(me, count, BY_EXCHANGE, log)
            self.end_action(log)

    def next_turn(self, log: list[Event] | None) -> None:
        self.turn = self.setup.left[self.turn]
        if self.turn == self.first:
            # KP-7.1, KP-7.6
            if self.emptied or self.end_tiles == 0 or self.round >= LAST_ROUND:
                self.finish_game(log)
                return
            self.round += 1
        self.begin_turn(log)

    def begin_turn(self, log: list[Event] | None) -> None:
        # KP-4.2, KP-4.3
        short = self.round == 1 and (self.turn == self.first or self.turn == self.setup.left[self.first])
        self.compulsory = 1 if short else 2
        self.vase_given = 0
        if log is not None:
            facts = {"round": int(self.round), "actions": int(self.compulsory)}
            log.append(Event("turn-began", int(self.turn), facts))

    # The end

    def finish_game(self, log: list[Event] | None) -> None:
        n = self.setup.seats
        self.phase = OVER
        self.vase_given = 0
        if log is not None:
            log.append(Event("ended", -1, {"reason": self.reason(), "round": int(self.round)}))
        lowest_pile: i64 = 99
        second: i64 = 99
        seat: i64 = 0
        while seat < n:
            self.show_hand(seat, log)
            size = self.pile_size(seat)
            if size < lowest_pile:
                second = lowest_pile
                lowest_pile = size
            elif lowest_pile < size < second:
                second = size
            seat += 1
        seat = 0
        while seat < n:
            # KP-7.3
            size = self.pile_size(seat)
            if size == lowest_pile:
                self.score(seat, 5, "KP-7.3", log)
            elif size == second:
                self.score(seat, 3, "KP-7.3", log)
            seat += 1
        seat = 0
        while seat < n:
            # KP-7.4
            count = how_many(self.occupied & self.setup.own[seat])
            if count:
                self.score(seat, count, "KP-7.4", log)
            seat += 1

    def show_hand(self, seat: i64, log: list[Event] | None) -> None:
        """KP-7.3: the hand goes, open, to the discard pile."""
        cards: list[str] = []
        kind: i64 = 0
        while kind < KIND_COUNT:
            while self.in_hand(seat, kind) != 0:
                self.from_hand(seat, kind)
                self.discard(seat, seat, kind)
                if log is not None:
                    cards.append(KINDS[kind])
            kind += 1
        if log is not None:
            log.append(Event("hand-shown", int(seat), {"cards": tuple(cards)}))

    def reason(self) -> str:
        """KP-7.6: what ended the game."""
        if self.emptied:
            return "both" if self.end_tiles == 0 else "pile"
        return "tiles" if self.end_tiles == 0 else "rounds"

    # Why not

    def why_not(self, action: int) -> Refusal | None:
        act = i64(action)
        me = self.turn
        if self.phase == OVER:
            return Refusal("KP-7.1", "kokopelli-no-over")
        if self.phase == LIMIT or self.phase == EXCHANGE:
            if UNDER <= act < CANCEL:
                if self.held(me) >> (act - UNDER) & 1:
                    return None
                return self.no_card("KP-4.4" if self.phase == LIMIT else "KP-5.7", act - UNDER)
            if self.phase == LIMIT:
                over = int(self.hand_size(me)) - int(HAND_LIMIT)
                return Refusal("KP-4.4", "kokopelli-no-limit-first", {"count": over})
            return Refusal("KP-5.7", "kokopelli-no-exchange-first", {"count": int(self.hand_size(me))})
        if act >= PLAY:
            return self.why_not_play(me, act)
        if self.phase == CHOOSE:
            return self.why_not_begin(me, act)
        if act == STOP:
            return None
        if self.phase == PLAY_DRAWN:
            return Refusal("KP-6.23" if OPEN <= act < PLAY else "KP-6.2", "kokopelli-no-drawn-first")
        return Refusal("KP-6.26", "kokopelli-no-go-on-first")

    def why_not_begin(self, me: i64, act: i64) -> Refusal | None:
        """Actions other than playing, when a new action is to be chosen."""
        if act == DRAW:
            return None if self.pile_size(me) > 0 else Refusal("KP-4.8", "kokopelli-no-pile")
        if act == SWAP:
            return None if self.hand_size(me) != 0 else Refusal("KP-4.8", "kokopelli-no-hand")
        if act == PASS:
            if self.compulsory == 0:
                return Refusal("KP-4.7", "kokopelli-no-pass-end")
            able = self.pile_size(me) > 0 or self.hand_size(me) != 0
            return Refusal("KP-4.8", "kokopelli-no-pass") if able else None
        if act == END:
            return Refusal("KP-4.7", "kokopelli-no-end", {"count": int(self.compulsory)}) if self.compulsory else None
        if act == STOP:
            return Refusal("KP-6.26", "kokopelli-no-stop")
        if act < CANCEL:
            return Refusal("KP-4.4", "kokopelli-no-under")
        if act < OPEN:
            if self.has(me, act - CANCEL):
                return None
            return Refusal("KP-5.6", "kokopelli-no-cancel", {"ceremony": KINDS[act - CANCEL]})
        return self.why_not_open(me, (act - OPEN) & 15, (act - OPEN) >> 4)

    def why_not_open(self, me: i64, kind: i64, place: i64) -> Refusal | None:
        two = self.setup.seats == 2
        for_two = place == OWN_OPEN or place == UNDER_PILE or place == AT_OTHER
        if place != SUN_PLACE and two != for_two:
            return Refusal("KP-3.3" if two or place == UNDER_PILE else "KP-3.2", "kokopelli-no-place")
        if not (self.in_game >> kind) & 1:
            return Refusal("KP-2.1", "kokopelli-no-ceremony", {"ceremony": KINDS[kind]})
        if not self.in_hand(me, kind):
            return self.no_card("KP-5.2", kind)
        spaces = self.place_spaces(me, place)
        if spaces == 0:
            if place == SUN_PLACE:
                return Refusal("KP-6.13", "kokopelli-no-sun")
            return Refusal("KP-6.6", "kokopelli-no-fire")
        host = lowest(spaces) // SPACE_COUNT
        there = lowest(self.marks[STANDING + kind] & self.setup.area[host])
        if there >= 0:
            facts = {
                "ceremony": KINDS[kind],
                "village": int(there // SPACE_COUNT),
                "space": SPACES[there % SPACE_COUNT],
                "host": int(host),
            }
            if host == me:
                return Refusal("KP-5.3", "kokopelli-no-twice", facts)
            return Refusal("KP-6.7", "kokopelli-no-twice-there", facts)
        if spaces & ~self.occupied == 0:
            elsewhere = self.may_open_elsewhere(me)
            return Refusal("KP-5.2", "kokopelli-no-space-there" if elsewhere else "kokopelli-no-space", {"village": int(host)})
        return None

    def may_open_elsewhere(self, me: i64) -> bool:
        """Whether a space is empty at any place where abilities allow to open."""
        place: i64 = 0
        while place < PLACE_COUNT:
            if self.place_spaces(me, place) & ~self.occupied:
                return True
            place += 1
        return False

    def why_not_play(self, me: i64, act: i64) -> Refusal | None:
        wild = act >= PLAY_WILD
        kind = (act - PLAY) & 15
        card = WILD if wild else kind
        seat = self.setup.villages[VILLAGE_COUNT * me + ((act - PLAY_WILD) >> 4 if wild else (act - PLAY) >> 4)]
        if seat < 0:
            return Refusal("KP-3.3" if self.setup.seats == 2 else "KP-3.2", "kokopelli-no-village")
        space = self.space_of(seat, kind)
        if space < 0:
            return Refusal("KP-5.4", "kokopelli-no-such-ceremony", {"ceremony": KINDS[kind], "village": int(seat)})
        bit = i64(1) << space
        if self.reach(me) & bit == 0:
            facts = {"ceremony": KINDS[kind], "village": int(seat), "space": SPACES[space % SPACE_COUNT]}
            return Refusal("KP-3.3" if self.setup.seats == 2 else "KP-3.2", "kokopelli-no-reach", facts)
        if not self.in_hand(me, card):
            return self.no_card("KP-5.4", card)
        if self.phase == PLAY_DRAWN:
            if not (self.playable(me) >> card) & 1:
                return Refusal("KP-6.23", "kokopelli-no-drawn", {"card": KINDS[card]})
        elif self.phase == GO_ON and self.targets(me) & bit == 0:
            if space == self.begun_at:
                return Refusal("KP-6.4", "kokopelli-no-same", {"ceremony": KINDS[kind]})
            return Refusal("KP-6.1", "kokopelli-no-other", {"ceremony": KINDS[kind]})
        return None

    def no_card(self, rule: str, kind: i64) -> Refusal:
        return Refusal(rule, "kokopelli-no-card", {"card": KINDS[kind]})

    # The table: small steps that keep its numbers consistent

    def hand_size(self, seat: i64) -> i64:
        return i64(self.cards[SEAT * seat + HAND_SIZE])

    def pile_size(self, seat: i64) -> i64:
        return i64(self.cards[SEAT * seat + BAG_SIZE]) + i64(self.cards[SEAT * seat + TAIL_SIZE])

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a seat holds."""
        return i64(self.cards[SEAT * seat + HAND + kind])

    def held(self, seat: i64) -> i64:
        """The kinds that a seat holds."""
        return self.marks[HELD + seat]

    def abilities(self, seat: i64) -> i64:
        """The ceremonies in the village of a seat (KP-3.5)."""
        return self.marks[ABILITIES + seat]

    def has(self, seat: i64, ability: i64) -> bool:
        return (self.marks[ABILITIES + seat] >> ability) & 1 != 0

    def kind_at(self, space: i64) -> i64:
        """The ceremony that stands on a space; any number where none does."""
        return i64(self.table[SPACE * space + KIND_AT])

    def count_at(self, space: i64) -> i64:
        """How many cards lie on a space."""
        return i64(self.table[SPACE * space + COUNT_AT])

    def tiles(self, kind: i64) -> i64:
        """Point tiles left on a ceremony: 2 (the 4 on the 3), 1 (the 3), 0."""
        return i64(self.table[TILES + kind])

    def range_of(self, seat: i64) -> i64:
        """The spaces that a card can be played on, if a ceremony stands there (KP-5.4, KP-6.3)."""
        return self.setup.wide[seat] if self.has(seat, SPIDER_WOMAN) else self.setup.area[seat]

    def reach(self, seat: i64) -> i64:
        """The ceremonies that a card can be played on, as spaces."""
        return self.range_of(seat) & self.occupied

    def spaces_of(self, seat: i64) -> i64:
        """KP-3.1, KP-3.3, KP-6.13: the spaces that a village has now."""
        places = self.setup.places
        at = PLACE_COUNT * seat
        sun = places[at + SUN_PLACE]
        found = places[at + OWN_LEFT] | places[at + OWN_RIGHT] | places[at + OWN_OPEN] | places[at + UNDER_PILE]
        return found | sun if self.has(seat, SUN) or self.occupied & sun else found

    def space_of(self, seat: i64, ceremony: i64) -> i64:
        """The space of this village on which the ceremony stands, or -1."""
        return lowest(self.marks[STANDING + ceremony] & self.setup.own[seat])

    def put_ceremony(self, space: i64, kind: i64) -> None:
        """Let a ceremony begin on an empty space; its cards follow by `add_card`."""
        marks = self.marks
        bit = i64(1) << kind
        self.table[SPACE * space + KIND_AT] = u8(kind)
        self.occupied |= i64(1) << space
        marks[STANDING + kind] |= i64(1) << space
        marks[ABILITIES + space // SPACE_COUNT] |= bit
        # A village holds a kind once, so that a bit for each village is enough.
        seers = self.setup.seers[space]
        while seers:
            marks[SEEN + lowest(seers)] |= bit
            seers &= seers - 1

    def add_card(self, space: i64, back: i64, kind: i64) -> None:
        count = self.count_at(space)
        if count < MOST_CARDS:
            card = 2 * back
            if kind == WILD:
                card += 1
            self.table[SPACE * space + CARDS_AT + count] = u8(card)
        else:
            self.discard(space // SPACE_COUNT, back, kind)
        self.table[SPACE * space + COUNT_AT] = u8(count + 1)

    def clear(self, space: i64) -> None:
        """The cards of a ceremony go to the discard pile of the village's owner (KP-5.6, KP-5.9)."""
        marks = self.marks
        owner = space // SPACE_COUNT
        kind = self.kind_at(space)
        count = self.count_at(space)
        i: i64 = 0
        while i < count and i < MOST_CARDS:
            card = i64(self.table[SPACE * space + CARDS_AT + i])
            self.discard(owner, card >> 1, WILD if card & 1 else kind)
            i += 1
        self.table[SPACE * space + COUNT_AT] = 0
        self.occupied &= ~(i64(1) << space)
        left = ~(i64(1) << kind)
        marks[STANDING + kind] &= ~(i64(1) << space)
        marks[ABILITIES + owner] &= left
        seers = self.setup.seers[space]
        while seers:
            marks[SEEN + lowest(seers)] &= left
            seers &= seers - 1

    def discard(self, pile: i64, back: i64, kind: i64) -> None:
        at = SEAT * pile + DISCARDS + KIND_COUNT * back + kind
        self.cards[at] = u8(i64(self.cards[at]) + 1)

    def to_bag(self, seat: i64, kind: i64, count: i64) -> None:
        cards = self.cards
        at = SEAT * seat + BAG + kind
        cards[at] = u8(i64(cards[at]) + count)
        at = SEAT * seat + BAG_SIZE
        cards[at] = u8(i64(cards[at]) + count)

    def take_top(self, seat: i64) -> i64:
        """The top card of a pile that is not empty: out of the bag, then from the tail."""
        cards = self.cards
        at = SEAT * seat
        size = i64(cards[at + BAG_SIZE])
        if size != 0:
            cards[at + BAG_SIZE] = u8(size - 1)
            return draw_from(cards, at + BAG, size, self.dice, seat)
        start = i64(cards[at + TAIL_START])
        card = i64(cards[at + TAIL + start])
        start += 1
        if start == TAIL_ROOM:
            start = 0
        cards[at + TAIL_START] = u8(start)
        size = i64(cards[at + TAIL_SIZE]) - 1
        cards[at + TAIL_SIZE] = u8(size)
        if i64(cards[at + KNOWN]) > size:
            cards[at + KNOWN] = u8(size)
        return card

    def put_bottom(self, seat: i64, kind: i64) -> None:
        """A card goes to the very bottom of the own pile, and its owner knows it."""
        cards = self.cards
        at = SEAT * seat
        size = i64(cards[at + TAIL_SIZE])
        place = i64(cards[at + TAIL_START]) + size
        if place >= TAIL_ROOM:
            place -= TAIL_ROOM
        cards[at + TAIL + place] = u8(kind)
        cards[at + TAIL_SIZE] = u8(size + 1)
        cards[at + KNOWN] = u8(i64(cards[at + KNOWN]) + 1)

    def to_hand(self, seat: i64, kind: i64) -> None:
        cards = self.cards
        at = SEAT * seat
        cards[at + HAND + kind] = u8(i64(cards[at + HAND + kind]) + 1)
        cards[at + HAND_SIZE] = u8(i64(cards[at + HAND_SIZE]) + 1)
        self.marks[HELD + seat] |= i64(1) << kind

    def from_hand(self, seat: i64, kind: i64) -> None:
        cards = self.cards
        at = SEAT * seat
        left = i64(cards[at + HAND + kind]) - 1
        cards[at + HAND + kind] = u8(left)
        cards[at + HAND_SIZE] = u8(i64(cards[at + HAND_SIZE]) - 1)
        if left == 0:
            self.marks[HELD + seat] &= ~(i64(1) << kind)

    def score(self, seat: i64, points: i64, rule: str, log: list[Event] | None) -> None:
        self.marks[SCORES + seat] += points
        if log is not None:
            log.append(Event("scored", int(seat), {"points": int(points), "rule": rule}))

    # What views and positions are made of

    def hand_of(self, seat: i64) -> vec[u8]:
        """Counts by kind."""
        return self.cards[SEAT * seat + HAND : SEAT * seat + HAND + KIND_COUNT]

    def bag_of(self, seat: i64) -> vec[u8]:
        """Counts by kind."""
        return self.cards[SEAT * seat + BAG : SEAT * seat + BAG + KIND_COUNT]

    def discards_of(self, pile: i64, back: i64) -> vec[u8]:
        """The cards with this back on the discard pile of a seat; counts by kind."""
        at = SEAT * pile + DISCARDS + KIND_COUNT * back
        return self.cards[at : at + KIND_COUNT]

    def known_size(self, seat: i64) -> i64:
        return i64(self.cards[SEAT * seat + KNOWN])

    def tail_kinds(self, seat: i64, start: i64, end: i64) -> list[int]:
        """A part of the tail, from above."""
        found: list[int] = []
        i = start
        while i < end:
            at = i64(self.cards[SEAT * seat + TAIL_START]) + i
            found.append(int(self.cards[SEAT * seat + TAIL + (at if at < TAIL_ROOM else at - TAIL_ROOM)]))
            i += 1
        return found

    def hidden_tail(self, seat: i64) -> list[int]:
        """Cards of a dictated order that their owner does not know."""
        return self.tail_kinds(seat, 0, i64(self.cards[SEAT * seat + TAIL_SIZE]) - self.known_size(seat))

    def known_tail(self, seat: i64) -> list[int]:
        """KP-8.2: the bottom of the pile that its owner knows, from above."""
        size = i64(self.cards[SEAT * seat + TAIL_SIZE])
        return self.tail_kinds(seat, size - self.known_size(seat), size)

    def unseen(self, seat: i64, mine: bool) -> vec[u8]:
        """KP-8.3: the cards of a deck that are nowhere to be seen, by its owner or by the others; counts by kind."""
        numbers = self.bag_of(seat)
        i: i64 = 0
        end = i64(self.cards[SEAT * seat + TAIL_SIZE])
        if mine:
            end -= self.known_size(seat)
        for kind in self.tail_kinds(seat, 0, end):
            numbers[kind] = u8(i64(numbers[kind]) + 1)
        if not mine:
            while i < KIND_COUNT:
                numbers[i] = u8(i64(numbers[i]) + i64(self.cards[SEAT * seat + HAND + i]))
                i += 1
        return numbers

    def cards_on(self, space: i64) -> list[int]:
        """The cards of a ceremony: twice the seat whose back it bears, plus one for a Kokopelli."""
        return [int(self.table[SPACE * space + CARDS_AT + i]) for i in range(self.count_at(space))]


def deal(setup: KokopelliSetup, words: vec[i64], log: list[Event] | None) -> KokopelliState:
    """A game at its first decision, which owns these dice."""
    state = KokopelliState(setup)
    state.dice = words
    state.deal(log)
    return state


def put_kinds(ids: vec[i64], n: i64, start: i64, kinds: i64) -> i64:
    """Write the id of each kind in a bit set, in a block of ids that begins at `start`, behind the first `n`; how many there are then."""
    while kinds:
        ids[n] = start + lowest(kinds)
        kinds &= kinds - 1
        n += 1
    return n


def names_of(bits: i64) -> tuple[str, ...]:
    """The names of the ceremonies in a bit set."""
    return tuple([KINDS[kind] for kind in range(16) if (bits >> kind) & 1])
