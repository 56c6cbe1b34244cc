"""The rules of Kokopelli: what may be chosen, what a choice does, and why another one can't be chosen.

A rule's id stands where the rule is carried out; `locale/*/rules-kokopelli.ftl` has their texts.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kotable.chance import roll
from kotable.kokopelli.cards import KINDS as NAMES
from kotable.kokopelli.cards import SPACES as SPACE_NAMES
from kotable.kokopelli.state import (
    AT_LEFT,
    AT_OTHER,
    BIRTH,
    CHIEFTAIN,
    CHOOSE,
    DRUMMER,
    EAGLE_FEATHER,
    EXCHANGE,
    FIRE,
    GO_ON,
    HAND_LIMIT,
    HUNTER,
    KINDS,
    LAST_ROUND,
    LIMIT,
    LIZARD,
    MOTHER_OF_HEAVEN,
    OVER,
    OWN_OPEN,
    PAW,
    PLACES,
    PLAY_DRAWN,
    SHAMAN,
    SNAKE_DANCE,
    SPACES,
    SUN,
    SUN_PLACE,
    TORTOISE,
    UNDER_PILE,
    VASE,
    VILLAGES,
    WARRIOR,
    WILD,
    KokopelliSetup,
    Situation,
    lowest,
    new_dice,
    village,
)
from kotable.values import Event, Outcome, Refusal, View

DRAW: Final[i64] = 0
SWAP: Final[i64] = 1
PASS: Final[i64] = 2
END: Final[i64] = 3
STOP: Final[i64] = 4
UNDER: Final[i64] = 5
CANCEL: Final[i64] = 22
OPEN: Final[i64] = 38
PLAY: Final[i64] = 166
PLAY_WILD: Final[i64] = 230
ACTIONS: Final[i64] = 294
"""Where each block of ids begins; `actions.py` lays them out in the same order."""

CEREMONY_CARDS: Final[i64] = 0xFFFF
"""All kinds but the Kokopelli."""

BY_DEAL: Final[i64] = 0
BY_ACTION: Final[i64] = 1
BY_EXCHANGE: Final[i64] = 2
BY_EMPTY_HAND: Final[i64] = 3
BY_LIZARD: Final[i64] = 4
CAUSES: Final = ("deal", "action", "exchange", "empty-hand", "lizard")
"""Why cards were drawn."""


@final
class Dealer(KokopelliSetup):
    """The setup with the rules of dealing."""

    blank: KokopelliState | None = None
    """An empty table, copied for every game."""

    def start(self, seed: str) -> KokopelliState:
        return self.deal(seed, None)

    def opening(self, seed: str, log: list[Event]) -> KokopelliState:
        return self.deal(seed, log)

    def sample_world(self, view: View, seed: str) -> KokopelliState:
        from kotable.kokopelli.knowledge import sample_world

        return sample_world(self, view, seed)

    def certain(self, view: View, before: list[Event], event: Event) -> bool:
        from kotable.kokopelli.knowledge import certain

        return certain(view, event)

    def deal(self, seed: str, log: list[Event] | None) -> KokopelliState:
        if self.blank is None:
            self.blank = KokopelliState(self, None)
        state = self.blank.clone()
        n = i64(self.seats)
        state.dice = new_dice(self, seed)
        chosen: i64 = 0
        if self.ceremonies:
            for ceremony in self.ceremonies:
                chosen |= i64(1) << i64(ceremony)
        else:
            # KP-2.1: drawn at random.
            left = i64(self.count)
            unseen: i64 = 16
            kind: i64 = 0
            while kind < 16:
                if roll(state.dice, n, unseen) < left:
                    chosen |= i64(1) << kind
                    left -= 1
                unseen -= 1
                kind += 1
        state.use_ceremonies(chosen)
        state.first = i64(self.first) if self.first >= 0 else roll(state.dice, n, n)
        state.turn = state.first
        if log is not None:
            log.append(Event("set-up", int(state.first), {"ceremonies": names_of(chosen), "first": int(state.first)}))
        seat: i64 = 0
        while seat < n:
            # KP-2.4: five cards to begin with.
            state.draw_cards(seat, HAND_LIMIT, BY_DEAL, log)
            seat += 1
        state.begin_turn(log)
        return state


@final
class KokopelliState(Situation):
    """One situation of Kokopelli."""

    def clone(self) -> KokopelliState:
        return KokopelliState(self.setup, self)

    def public_view(self) -> View:
        from kotable.kokopelli.knowledge import public_view

        return public_view(self)

    def own_view(self, seat: int) -> dict[str, Any]:
        from kotable.kokopelli.knowledge import own_view

        return own_view(self, seat)

    def position(self) -> str:
        from kotable.kokopelli.notation import write_position

        return write_position(self)

    def use_ceremonies(self, chosen: i64) -> None:
        """KP-2.3, KP-2.4: two point tiles on each chosen ceremony; every deck, whole, in the bags."""
        self.in_game = chosen
        kind: i64 = 0
        cards: i64 = 6
        while kind < 16:
            if (chosen >> kind) & 1:
                self.tiles[kind] = 2
                cards += 3
            kind += 1
        seat: i64 = 0
        while seat < len(self.scores):
            kind = 0
            while kind < 16:
                self.bags[KINDS * seat + kind] = u8(3 if (chosen >> kind) & 1 else 0)
                kind += 1
            self.bags[KINDS * seat + WILD] = 6
            self.bag_sizes[seat] = u8(cards)
            seat += 1

    # What may be chosen

    def legal_ids(self) -> vec[i64]:
        out = vec[i64](capacity=24)
        me = self.turn
        phase = self.phase
        if phase == CHOOSE:
            return self.legal_actions(out, me)
        if phase == OVER:
            return out
        if phase == EXCHANGE or phase == LIMIT:
            return append_kinds(out, UNDER, self.held[me])
        out = append(out, STOP)
        return self.legal_plays(out, me, self.playable(me), self.targets(me))

    def legal_actions(self, out: vec[i64], me: i64) -> vec[i64]:
        held = self.held[me]
        has_pile = self.pile_size(me) > 0
        if has_pile:
            out = append(out, DRAW)
        if held:
            out = append(out, SWAP)
        if self.compulsory == 0:
            # KP-4.7: further actions may be declined.
            out = append(out, END)
        elif not held and not has_pile:
            # KP-4.8
            out = append(out, PASS)
        out = append_kinds(out, CANCEL, self.abilities[me])
        if held & CEREMONY_CARDS:
            out = self.legal_opens(out, me, held & CEREMONY_CARDS)
        return self.legal_plays(out, me, held, self.reach(me))

    def legal_opens(self, out: vec[i64], me: i64, kinds: i64) -> vec[i64]:
        at_home = self.missing(me, kinds)
        abilities = self.abilities[me]
        most = PLACES if (abilities >> FIRE) & 1 else AT_LEFT
        place: i64 = 0
        while place < most:
            spaces = self.setup.places[PLACES * me + place] & ~self.occupied
            if spaces and (place != SUN_PLACE or abilities & 1):
                fitting = at_home if place < AT_LEFT else self.missing(lowest(spaces) // SPACES, kinds)
                out = append_kinds(out, OPEN + 16 * place, fitting)
            place += 1
        return out

    def missing(self, seat: i64, kinds: i64) -> i64:
        """Those of the kinds that stand nowhere in the play area of a seat (KP-5.3, KP-6.7)."""
        area = self.setup.area[seat]
        found: i64 = 0
        kind: i64 = 0
        left = kinds
        while left:
            if left & 1 and self.standing[kind] & area == 0:
                found |= i64(1) << kind
            left >>= 1
            kind += 1
        return found

    def legal_plays(self, out: vec[i64], me: i64, kinds: i64, targets: i64) -> vec[i64]:
        """KP-5.4: the matching card or a Kokopelli on each of the ceremonies on the target spaces."""
        if targets == 0 or kinds == 0:
            return out
        which: i64 = 0
        while which < VILLAGES:
            seat = self.setup.villages[VILLAGES * me + which]
            if seat >= 0 and targets & village(seat):
                fitting = kinds & self.abilities[seat]
                if fitting:
                    out = append_kinds(out, PLAY + 16 * which, self.standing_on(targets & village(seat)) & fitting)
            which += 1
        if (kinds >> WILD) & 1:
            which = 0
            while which < VILLAGES:
                seat = self.setup.villages[VILLAGES * me + which]
                if seat >= 0 and targets & village(seat):
                    out = append_kinds(out, PLAY_WILD + 16 * which, self.standing_on(targets & village(seat)))
                which += 1
        return out

    def standing_on(self, spaces: i64) -> i64:
        """The kinds that stand on these occupied spaces."""
        space = lowest(spaces)
        spaces >>= space
        found: i64 = 0
        while spaces:
            if spaces & 1:
                found |= i64(1) << i64(self.kind_at[space])
            spaces >>= 1
            space += 1
        return found

    def place_spaces(self, me: i64, place: i64) -> i64:
        """The spaces of a place that abilities allow to open on (KP-5.2, KP-6.6, KP-6.13), empty or not."""
        if (place == SUN_PLACE and not self.has(me, SUN)) or (place >= AT_LEFT and not self.has(me, FIRE)):
            return 0
        return self.setup.places[PLACES * me + place]

    def targets(self, me: i64) -> i64:
        """The spaces a further card of the action under way may go to."""
        reach = self.reach(me)
        if self.phase == PLAY_DRAWN:
            return reach
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
            return self.held[me]
        kinds = i64(1) << self.drawn
        if self.drawn_too >= 0:
            kinds |= i64(1) << self.drawn_too
        return kinds & self.held[me]

    # What a choice does

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        self.version += 1
        me = self.turn
        if action >= PLAY:
            card = WILD if action >= PLAY_WILD else (action - PLAY) & 15
            which = (action - PLAY_WILD) >> 4 if action >= PLAY_WILD else (action - PLAY) >> 4
            space = self.space_of(self.setup.villages[VILLAGES * me + which], (action - PLAY) & 15)
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
            self.exchanged = i64(self.hand_sizes[me])
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
        self.begun_at = 0
        self.drawn = -1
        self.drawn_too = -1
        if self.compulsory + self.extra > 0:
            return
        if i64(self.hand_sizes[self.turn]) > HAND_LIMIT:
            self.phase = LIMIT
        else:
            self.next_turn(log)

    def maybe_go_on(self, log: list[Event] | None) -> None:
        """KP-6.26: ask for a further card wherever public facts allow one."""
        me = self.turn
        if self.phase == PLAY_DRAWN:
            if self.drawn < 0 or self.reach(me) == 0:
                self.end_action(log)
        elif self.hand_sizes[me] == 0 or self.targets(me) == 0:
            self.end_action(log)

    def draw_action(self, me: i64, log: list[Event] | None) -> None:
        birth = self.has(me, BIRTH)
        # KP-6.5
        count: i64 = 2 if self.has(me, HUNTER) else 1
        if not birth:
            self.draw_cards(me, count, BY_ACTION, log)
            self.end_action(log)
            return
        # KP-6.2: the cards of this draw may be played at once.
        self.phase = PLAY_DRAWN
        self.drawn = -1
        self.drawn_too = -1
        self.draw_cards(me, count, BY_ACTION, log)
        self.maybe_go_on(log)

    def draw_cards(self, seat: i64, count: i64, cause: i64, log: list[Event] | None) -> None:
        """KP-5.1: draw as many as there are, up to `count`."""
        drew: i64 = 0
        cards: list[str] | None = None if log is None else []
        while drew < count and self.pile_size(seat) > 0:
            card = self.take_top(seat)
            self.to_hand(seat, card)
            if cause == BY_ACTION and self.phase == PLAY_DRAWN:
                # KP-6.23: these, and no others, may be played at once.
                if self.drawn < 0:
                    self.drawn = card
                else:
                    self.drawn_too = card
            drew += 1
            if cards is not None:
                cards.append(NAMES[card])
        if drew == 0:
            return
        if log is not None and cards is not None:
            log.append(Event("drew", int(seat), {"count": int(drew), "cause": CAUSES[cause]}, {"cards": tuple(cards)}))
        # KP-5.7: an exchange never empties a pile.
        if self.pile_size(seat) == 0 and cause != BY_EXCHANGE:
            self.emptied |= i64(1) << seat
            if log is not None:
                log.append(Event("pile-emptied", int(seat)))

    def open(self, me: i64, kind: i64, space: i64, log: list[Event] | None) -> None:
        self.from_hand(me, kind)
        self.put_ceremony(space, kind)
        self.add_card(space, me, kind)
        if log is not None:
            facts = {"ceremony": NAMES[kind], "village": int(space // SPACES), "space": SPACE_NAMES[space % SPACES]}
            log.append(Event("opened", int(me), facts))
        self.maybe_refill(me, log)

    def play_card(self, me: i64, card: i64, space: i64, log: list[Event] | None) -> None:
        """KP-6.25: place the card, then its effects in their order."""
        owner = space // SPACES
        kind = i64(self.kind_at[space])
        before = i64(self.count_at[space])
        self.from_hand(me, card)
        self.add_card(space, me, card)
        # KP-6.18, KP-6.20: what a Kokopelli counts for these effects.
        weight: i64 = 2 if card == WILD and self.has(me, SNAKE_DANCE) else 1
        if log is not None:
            facts = {
                "card": NAMES[card],
                "ceremony": NAMES[kind],
                "village": int(owner),
                "space": SPACE_NAMES[space % SPACES],
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
        # KP-5.5, KP-6.16
        needed: i64 = 3 if self.has(owner, DRUMMER) else 4
        if before + weight >= needed:
            self.finish(me, space, log)

    def maybe_refill(self, me: i64, log: list[Event] | None) -> None:
        """KP-4.5, KP-4.6: the card just played was the last in hand."""
        if self.hand_sizes[me] != 0:
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
        owner = space // SPACES
        kind = i64(self.kind_at[space])
        tortoise = self.has(me, TORTOISE)
        shaman = self.has(owner, SHAMAN)
        tiles = i64(self.tiles[kind])
        # KP-5.8
        worth: i64 = 4 if tiles == 2 else 3 if tiles == 1 else 1
        if log is not None:
            facts = {
                "ceremony": NAMES[kind],
                "village": int(owner),
                "space": SPACE_NAMES[space % SPACES],
                "worth": int(worth),
                "tile": tiles > 0,
            }
            log.append(Event("finished", int(me), facts))
        self.score(me, worth, "KP-5.8", log)
        if tiles > 0:
            self.tiles[kind] = u8(tiles - 1)
        if tiles == 1 and self.end_tiles > 0:
            # KP-5.10: an empty stack places none.
            self.end_tiles -= 1
            self.end_marks |= i64(1) << kind
            if log is not None:
                log.append(Event("end-tile-placed", int(me), {"ceremony": NAMES[kind], "left": int(self.end_tiles)}))
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
            facts = {"ceremony": NAMES[self.kind_at[space]], "village": int(me), "space": SPACE_NAMES[space % SPACES]}
            log.append(Event("cancelled", int(me), facts))
        self.clear(space)

    def put_under(self, me: i64, kind: i64, log: list[Event] | None) -> None:
        """KP-4.4, KP-5.7: one card to the very bottom of the own pile."""
        self.from_hand(me, kind)
        self.put_bottom(me, kind)
        if log is not None:
            log.append(Event("put-under", int(me), {"count": 1}, {"card": NAMES[kind]}))
        if self.phase == LIMIT:
            if i64(self.hand_sizes[me]) <= HAND_LIMIT:
                self.phase = CHOOSE
                self.next_turn(log)
        elif self.hand_sizes[me] == 0:
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
        self.extra = 0
        self.vase_given = 0
        if log is not None:
            facts = {"round": int(self.round), "actions": int(self.compulsory)}
            log.append(Event("turn-began", int(self.turn), facts))

    # The end

    def finish_game(self, log: list[Event] | None) -> None:
        n = len(self.scores)
        self.phase = OVER
        self.compulsory = 0
        self.extra = 0
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
            standing = self.occupied & self.setup.own[seat]
            count: i64 = 0
            while standing:
                standing &= standing - 1
                count += 1
            if count:
                self.score(seat, count, "KP-7.4", log)
            seat += 1

    def show_hand(self, seat: i64, log: list[Event] | None) -> None:
        """KP-7.3: the hand goes, open, to the discard pile."""
        cards: list[str] = []
        kind: i64 = 0
        while kind < KINDS:
            while self.hands[KINDS * seat + kind] != 0:
                self.from_hand(seat, kind)
                self.discard(seat, seat, kind)
                if log is not None:
                    cards.append(NAMES[kind])
            kind += 1
        if log is not None:
            log.append(Event("hand-shown", int(seat), {"cards": tuple(cards)}))

    def reason(self) -> str:
        """KP-7.6: what ended the game."""
        if self.emptied:
            return "both" if self.end_tiles == 0 else "pile"
        return "tiles" if self.end_tiles == 0 else "rounds"

    def outcome(self) -> Outcome:
        """KP-7.5: most points win, tied players share."""
        points = tuple(self.points())
        places = tuple(1 + sum(1 for other in points if other > mine) for mine in points)
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return Outcome(points, places, winners, self.reason())

    # Why not

    def why_not(self, action: int) -> Refusal | None:
        act = i64(action)
        me = self.turn
        if self.phase == OVER:
            return Refusal("KP-7.1", "kokopelli-no-over")
        if self.phase == LIMIT or self.phase == EXCHANGE:
            if UNDER <= act < CANCEL:
                return None if self.held[me] >> (act - UNDER) & 1 else self.no_card("KP-8.2", act - UNDER)
            if self.phase == LIMIT:
                over = int(self.hand_sizes[me]) - int(HAND_LIMIT)
                return Refusal("KP-4.4", "kokopelli-no-limit-first", {"count": over})
            return Refusal("KP-5.7", "kokopelli-no-exchange-first", {"count": int(self.hand_sizes[me])})
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
            return None if self.hand_sizes[me] != 0 else Refusal("KP-4.8", "kokopelli-no-hand")
        if act == PASS:
            if self.compulsory == 0:
                return Refusal("KP-4.7", "kokopelli-no-pass-end")
            able = self.pile_size(me) > 0 or self.hand_sizes[me] != 0
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
            return Refusal("KP-5.6", "kokopelli-no-cancel", {"ceremony": NAMES[act - CANCEL]})
        return self.why_not_open(me, (act - OPEN) & 15, (act - OPEN) >> 4)

    def why_not_open(self, me: i64, kind: i64, place: i64) -> Refusal | None:
        two = len(self.scores) == 2
        for_two = place == OWN_OPEN or place == UNDER_PILE or place == AT_OTHER
        if place != SUN_PLACE and two != for_two:
            return Refusal("KP-3.3" if two or place == UNDER_PILE else "KP-3.2", "kokopelli-no-place")
        if not (self.in_game >> kind) & 1:
            return Refusal("KP-2.1", "kokopelli-no-ceremony", {"ceremony": NAMES[kind]})
        if not self.hands[KINDS * me + kind]:
            return self.no_card("KP-5.2", kind)
        spaces = self.place_spaces(me, place)
        if spaces == 0:
            if place == SUN_PLACE:
                return Refusal("KP-6.13", "kokopelli-no-sun")
            return Refusal("KP-6.6", "kokopelli-no-fire")
        host = lowest(spaces) // SPACES
        there = lowest(self.standing[kind] & self.setup.area[host])
        if there >= 0:
            facts = {
                "ceremony": NAMES[kind],
                "village": int(there // SPACES),
                "space": SPACE_NAMES[there % SPACES],
                "host": int(host),
            }
            if host == me:
                return Refusal("KP-5.3", "kokopelli-no-twice", facts)
            return Refusal("KP-6.7", "kokopelli-no-twice-there", facts)
        if spaces & ~self.occupied == 0:
            return Refusal("KP-5.2", "kokopelli-no-space", {"village": int(host)})
        return None

    def why_not_play(self, me: i64, act: i64) -> Refusal | None:
        wild = act >= PLAY_WILD
        kind = (act - PLAY) & 15
        card = WILD if wild else kind
        seat = self.setup.villages[VILLAGES * me + ((act - PLAY_WILD) >> 4 if wild else (act - PLAY) >> 4)]
        if seat < 0:
            return Refusal("KP-3.3" if len(self.scores) == 2 else "KP-3.2", "kokopelli-no-village")
        space = self.space_of(seat, kind)
        if space < 0:
            return Refusal("KP-5.4", "kokopelli-no-such-ceremony", {"ceremony": NAMES[kind], "village": int(seat)})
        bit = i64(1) << space
        if self.reach(me) & bit == 0:
            facts = {"ceremony": NAMES[kind], "village": int(seat), "space": SPACE_NAMES[space % SPACES]}
            return Refusal("KP-3.3" if len(self.scores) == 2 else "KP-3.2", "kokopelli-no-reach", facts)
        if not self.hands[KINDS * me + card]:
            return self.no_card("KP-5.4", card)
        if self.phase == PLAY_DRAWN:
            if not (self.playable(me) >> card) & 1:
                return Refusal("KP-6.23", "kokopelli-no-drawn", {"card": NAMES[card]})
        elif self.phase == GO_ON and self.targets(me) & bit == 0:
            if space == self.begun_at:
                return Refusal("KP-6.4", "kokopelli-no-same", {"ceremony": NAMES[kind]})
            return Refusal("KP-6.1", "kokopelli-no-other", {"ceremony": NAMES[kind]})
        return None

    def no_card(self, rule: str, kind: i64) -> Refusal:
        return Refusal(rule, "kokopelli-no-card", {"card": NAMES[kind]})


def append_kinds(out: vec[i64], start: i64, kinds: i64) -> vec[i64]:
    """Append the id of each kind in a bit set, in a block of ids that begins at `start`."""
    while kinds:
        if kinds & 0xF == 0:
            kinds >>= 4
            start += 4
        else:
            if kinds & 1:
                out = append(out, start)
            kinds >>= 1
            start += 1
    return out


def names_of(bits: i64) -> tuple[str, ...]:
    """The names of the ceremonies in a bit set."""
    return tuple([NAMES[kind] for kind in range(16) if (bits >> kind) & 1])
