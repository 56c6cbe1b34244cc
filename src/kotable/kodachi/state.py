"""A situation of Kodachi as flat numbers: the setup that all situations of a game share, and the data that changes.

Cards that players can own are kinds 0, 1, …, the starting cards first; guard cards are counted apart, brown ones first. A pile whose
order nobody knows is a bag of counts, drawn from with the dice when a card comes out of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kotable.chance import draw_from, roll
from kotable.game import Setup, State
from kotable.kodachi.actions import SINGLE, accepts, coins, size
from kotable.kodachi.cards import CLANS, RUMORS, TREASURES, Card, CardList
from kotable.kodachi.view import REVEALS
from kotable.values import Action, Event

HAND: Final[i64] = 6
"""KD-2.1, KD-6.4"""
KEPT: Final[i64] = 4
"""KD-6.5"""
LAST_ROUND: Final[i64] = 100
"""KD-7.6"""
TOKENS: Final[i64] = 9
ENOUGH_TOKENS: Final[i64] = 4
"""KD-7.1"""
ROOM: Final[i64] = 50
"""Room for the treasures of a seat; there are no more guard cards."""

DECLARE: Final[i64] = 0
FIGHT: Final[i64] = 1
DECIDE: Final[i64] = 2
TAKE: Final[i64] = 3
PAY: Final[i64] = 4
DISCARD: Final[i64] = 5
DROP: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final = ("declare", "fight", "decide", "take", "pay", "discard", "drop", "over")

STEALTH: Final[i64] = 0
STRENGTH: Final[i64] = 1
UNDECLARED: Final[i64] = -1
STANCES: Final = ("stealth", "strength")

NO_TOP: Final[i64] = 0
BROWN: Final[i64] = 1
ELITE: Final[i64] = 2
BACKS: Final = ("none", "guard", "elite")

# What cards count as in the final scoring; the four kinds of rumors come first.
FEW: Final[i64] = 3
SKILLS: Final[i64] = 4
ENVOYS: Final[i64] = 5
NOTHING: Final[i64] = 6
SCORINGS: Final[i64] = 7

# The streams of the dice: one for each of up to four seats, then these.
HOUSE: Final[i64] = 4
GUARDS: Final[i64] = 5
SET_UP: Final[i64] = 6
STREAMS: Final = 7

COIN_BITS: Final[i64] = 7
"""What a seat can pay with, and what a payment takes, are packed numbers of seven bits, one for each coin: six count, the seventh is free
to borrow from when they are compared."""
BORROW: Final[i64] = 0x4081020408102040

VERBS: Final = (*SINGLE, "play", "discard", "buy", "take", "pay", "drop")
DO_STRENGTH: Final[i64] = 0
DO_STEALTH: Final[i64] = 1
DO_GIVE_UP: Final[i64] = 2
DO_STOP: Final[i64] = 3
DO_GO_ON: Final[i64] = 4
DO_NOTHING: Final[i64] = 5
DO_KEEP: Final[i64] = 6
DO_PLAY: Final[i64] = 7
DO_DISCARD: Final[i64] = 8
DO_BUY: Final[i64] = 9
DO_TAKE: Final[i64] = 10
DO_PAY: Final[i64] = 11


def scoring_of(card: Card) -> i64:
    """KD-7.2, KD-7.3: what a card counts as; starting skills are skills."""
    if card.group == "rumor":
        return RUMORS.index(card.scores)
    if card.group in ("skill", "start"):
        return SKILLS
    return ENVOYS if card.group == "envoy" else NOTHING


class KodachiSetup(Setup):
    """The card list and the actions as tables."""

    def __init__(self, seats: int, options: dict[str, int | str], actions: list[Action], cards: CardList, first: int) -> None:
        super().__init__("kodachi", seats, options, actions, REVEALS)
        self.cards = cards
        self.first = first
        """The seat that begins, or -1 when the dice choose it."""
        self.keys: list[str] = [card.key for card in cards.cards]
        self.guard_keys: list[str] = [guard.key for guard in cards.guards]
        self.index: dict[str, int] = {key: i for i, key in enumerate(self.keys)}
        self.guard_index: dict[str, int] = {key: i for i, key in enumerate(self.guard_keys)}
        self.kinds: i64 = len(self.keys)
        self.guard_kinds: i64 = len(self.guard_keys)
        self.brown: i64 = sum(not guard.elite for guard in cards.guards)
        """The guards of this and higher numbers are elites."""
        self.guard_copies: vec[u8] = vec[u8]([u8(guard.count) for guard in cards.guards])
        starting = [card.group in ("dojo", "start") for card in cards.cards]
        counts = [card.count for card in cards.cards]
        self.start_copies: vec[u8] = vec[u8]([u8(n if own else 0) for n, own in zip(counts, starting, strict=True)])
        self.house_copies: vec[u8] = vec[u8]([u8(0 if own else n) for n, own in zip(counts, starting, strict=True)])
        self.printed: vec[u8] = vec[u8]([u8(card.points) for card in cards.cards])
        self.clans: vec[u8] = vec[u8]([u8(CLANS.index(card.clan) if card.clan else 0) for card in cards.cards])
        self.scorings: vec[u8] = vec[u8]([u8(scoring_of(card)) for card in cards.cards])
        self.few: vec[i64] = vec[i64]([i for i, card in enumerate(cards.cards) if scoring_of(card) == FEW])

        uses = [use for card in cards.cards for use in card.uses]
        self.first_use: vec[i64] = vec[i64]([sum(len(c.uses) for c in cards.cards[:i]) for i in range(len(cards.cards))])
        self.use_dojo: vec[i64] = vec[i64]([-1 if use.dojo is None else use.dojo for use in uses])
        """The value as a dojo card, or -1."""
        self.use_add: vec[i64] = vec[i64]([use.add for use in uses])
        self.use_switch: vec[u8] = vec[u8]([u8(use.switch) for use in uses])
        self.use_draw: vec[i64] = vec[i64]([use.draw for use in uses])
        self.use_names: list[str] = [use.name for use in uses]

        self.faces: vec[i64] = vec[i64]([v for g in cards.guards for side in (g.low, g.high) for v in (side[0], side[-1])])
        """Four for each kind of guard: for stealth the first and second value, then for strength."""
        self.parts: vec[u8] = vec[u8]([u8(len(guard.low)) for guard in cards.guards])
        self.treasure_of: vec[u8] = vec[u8]([u8(TREASURES.index(guard.treasure)) for guard in cards.guards])

        coin_names = coins(cards)
        self.coin_kinds: vec[i64] = vec[i64]([self.keys.index(key) for key in coin_names[len(TREASURES) :]])
        """KD-5.5: the cards that can be used as gold; coin 5 is the first of them."""
        self.verbs: vec[u8] = vec[u8]([u8(VERBS.index(action.verb)) for action in actions])
        self.subjects: vec[i64] = vec[i64]([self.subject(action) for action in actions])
        """The kind of card, guard or treasure that an action names; of a payment its coins, packed."""
        self.uses: vec[i64] = vec[i64]([self.use(action) for action in actions])
        self.singles: vec[i64] = vec[i64]([self._ids[verb] for verb in SINGLE])
        """The ids of the actions that name nothing, by verb."""
        self.buy_ids: vec[i64] = vec[i64]([self._ids.get(f"buy {key}", -1) for key in self.keys])
        self.take_ids: vec[i64] = vec[i64]([self._ids[f"take {key}"] for key in self.guard_keys])
        self.drop_ids: vec[i64] = vec[i64]([self._ids[f"drop {treasure}"] for treasure in TREASURES])
        self.plays: vec[i64] = vec[i64]([action.id for action in actions if action.verb == "play"])
        self.play_kinds: vec[i64] = vec[i64]([self.subjects[action.id] for action in actions if action.verb == "play"])
        self.play_dojo: vec[i64] = vec[i64]([self.use_dojo[self.uses[action.id]] for action in actions if action.verb == "play"])
        self.throws: vec[i64] = vec[i64]([action.id for action in actions if action.verb == "discard"])
        self.throw_kinds: vec[i64] = vec[i64]([self.subjects[action.id] for action in actions if action.verb == "discard"])

        payments = [(action.id, tuple(action.facts["payment"])) for action in actions if action.verb == "pay"]
        prices = sorted({card.price for card in cards.house})
        ways = [[number for number, payment in payments if accepts(price, payment)] for price in prices]
        self.prices: vec[u8] = vec[u8]([u8(prices.index(card.price) if card.price else 0) for card in cards.cards])
        self.price_sizes: vec[i64] = vec[i64]([size(price) for price in prices])
        self.pay_starts: vec[i64] = vec[i64]([sum(len(way) for way in ways[:i]) for i in range(len(ways) + 1)])
        self.pay_ids: vec[i64] = vec[i64]([number for way in ways for number in way])
        """The payments that each price admits, ascending, price after price."""
        self.pay_costs: vec[i64] = vec[i64]([self.subjects[number] for way in ways for number in way])

    def subject(self, action: Action) -> int:
        if action.verb == "pay":
            names = coins(self.cards)
            return sum(1 << (7 * names.index(item)) for item in action.facts["payment"])
        if action.verb == "take":
            return self.guard_keys.index(action.facts["card"])
        if action.verb == "drop":
            return TREASURES.index(action.facts["treasure"])
        return self.keys.index(action.facts["card"]) if "card" in action.facts else -1

    def use(self, action: Action) -> int:
        if action.verb != "play":
            return -1
        kind = self.keys.index(action.facts["card"])
        names = [use.name for use in self.cards.cards[kind].uses]
        return int(self.first_use[kind]) + names.index(action.facts["use"])

    def hash_of_cards(self) -> str:
        return str(self.cards.hash)


class Situation(State):
    """The data of a situation, and the small steps that keep it consistent."""

    def __init__(self, setup: KodachiSetup, of: Situation | None) -> None:
        self.setup = setup
        self.version: i64 = 0
        """Rises with every choice, so that what was made of a situation can be kept until it changes."""
        if of is None:
            n = setup.seats
            kinds = len(setup.keys)
            guards = len(setup.guard_keys)
            self.dice: vec[i64] = vec[i64]([0] * (4 * STREAMS))
            self.hands: vec[u8] = vec[u8]([0] * (kinds * n))
            self.draws: vec[u8] = vec[u8]([0] * (kinds * n))
            self.discards: vec[u8] = vec[u8]([0] * (kinds * n))
            self.known: vec[u8] = vec[u8]([0] * (kinds * n))
            """Hand cards that the whole table knows: bought ones, and all that were held when the draw pile was made anew."""
            self.hand_sizes: vec[u8] = vec[u8]([0] * n)
            self.draw_sizes: vec[u8] = vec[u8]([0] * n)
            self.discard_sizes: vec[u8] = vec[u8]([0] * n)
            self.house: vec[u8] = vec[u8]([0] * kinds)
            self.house_discards: vec[u8] = vec[u8]([0] * kinds)
            self.house_row: vec[u8] = vec[u8]()
            self.guards: vec[u8] = vec[u8]([0] * guards)
            self.guard_discards: vec[u8] = vec[u8]([0] * guards)
            self.guard_row: vec[u8] = vec[u8]()
            """What is left of the display, in the order it was turned up (KD-3.1)."""
            self.played: vec[u8] = vec[u8]()
            """The cards played this turn: kind, use of the card, and which fight, each."""
            self.treasures: vec[u8] = vec[u8]([0] * (50 * n))
            """The guard cards of each seat, the one held longest first (KD-5.10)."""
            self.treasure_sizes: vec[u8] = vec[u8]([0] * n)
            self.purses: vec[i64] = vec[i64]([0] * n)
            """The same by kind of treasure, packed."""
            self.tokens: vec[u8] = vec[u8]([0] * 9)
            """For each clan from the top of its stack: 0, or one more than the seat that has it."""
            self.scores: vec[i64] = vec[i64]([0] * n)
            self.dictated: vec[u8] = vec[u8]()
            """Pairs of a pile (a stream of the dice) and a kind: what comes out of that bag next, in order. Only positions have any."""
            self.house_size: i64 = 0
            self.house_discard_size: i64 = 0
            self.brown_left: i64 = 0
            self.elite_left: i64 = 0
            self.guard_discard_size: i64 = 0
            self.top: i64 = NO_TOP
            """KD-2.5: the back of the top guard card."""
            self.first: i64 = 0
            self.active: i64 = 0
            self.chooser: i64 = 0
            self.round: i64 = 1
            self.phase: i64 = DECLARE
            self.stance: i64 = UNDECLARED
            self.facing: i64 = 0
            """Whether the last guard card of the row is undefeated."""
            self.part: i64 = 0
            """Which guard of a pair is faced (KD-3.7)."""
            self.fight: i64 = 0
            """How many guards have fallen this turn, both of a pair counted."""
            self.total: i64 = 0
            self.dojo: i64 = -1
            """The kind played as dojo card against the guard faced, or -1."""
            self.defeated: i64 = 0
            """How many guard cards have fallen this turn."""
            self.failed: i64 = 0
            self.allowed: i64 = 0
            self.taken: i64 = 0
            self.buying: i64 = -1
        else:
            self.dice = of.dice[:]
            self.hands = of.hands[:]
            self.draws = of.draws[:]
            self.discards = of.discards[:]
            self.known = of.known[:]
            self.hand_sizes = of.hand_sizes[:]
            self.draw_sizes = of.draw_sizes[:]
            self.discard_sizes = of.discard_sizes[:]
            self.house = of.house[:]
            self.house_discards = of.house_discards[:]
            self.house_row = of.house_row[:]
            self.guards = of.guards[:]
            self.guard_discards = of.guard_discards[:]
            self.guard_row = of.guard_row[:]
            self.played = of.played[:]
            self.treasures = of.treasures[:]
            self.treasure_sizes = of.treasure_sizes[:]
            self.purses = of.purses[:]
            self.tokens = of.tokens[:]
            self.scores = of.scores[:]
            self.dictated = of.dictated[:]
            self.house_size = of.house_size
            self.house_discard_size = of.house_discard_size
            self.brown_left = of.brown_left
            self.elite_left = of.elite_left
            self.guard_discard_size = of.guard_discard_size
            self.top = of.top
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

    def to_move(self) -> i64:
        return self.chooser if self.phase != OVER else -1

    def round_number(self) -> i64:
        return self.round

    def points(self) -> list[int]:
        return [int(self.scores[i]) for i in range(self.setup.seats)]

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < len(self.scores) else 0

    # Cards of a seat

    def to_hand(self, seat: i64, kind: i64) -> None:
        self.hands[self.setup.kinds * seat + kind] += 1
        self.hand_sizes[seat] += 1

    def from_hand(self, seat: i64, kind: i64) -> None:
        """A card leaves the hand, openly."""
        at = self.setup.kinds * seat + kind
        self.hands[at] -= 1
        self.hand_sizes[seat] -= 1
        if self.known[at] != 0:
            self.known[at] -= 1

    def to_discards(self, seat: i64, kind: i64) -> None:
        self.discards[self.setup.kinds * seat + kind] += 1
        self.discard_sizes[seat] += 1

    def draw_card(self, seat: i64, log: list[Event] | None) -> i64:
        """The top card of the own draw pile goes to the hand; -1 if none can come (KD-3.11, KD-4.5)."""
        if self.draw_sizes[seat] == 0:
            if self.discard_sizes[seat] == 0:
                return -1
            self.reshuffle_own(seat, log)
        size = i64(self.draw_sizes[seat])
        at = self.setup.kinds * seat
        kind: i64 = self.next_dictated(seat) if len(self.dictated) > 0 else -1
        if kind >= 0:
            self.draws[at + kind] -= 1
        else:
            kind = draw_from(self.draws, at, size, self.dice, seat)
        self.draw_sizes[seat] = u8(size - 1)
        self.to_hand(seat, kind)
        return kind

    def reshuffle_own(self, seat: i64, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Event("reshuffled", int(seat), {"pile": "own", "count": int(self.discard_sizes[seat])}))
        at = self.setup.kinds * seat
        end = at + self.setup.kinds
        while at < end:
            self.draws[at] = self.discards[at]
            self.discards[at] = 0
            # All that is neither on the discards nor in play is in this hand: everybody can tell.
            self.known[at] = self.hands[at]
            at += 1
        self.draw_sizes[seat] = self.discard_sizes[seat]
        self.discard_sizes[seat] = 0

    def owned(self, seat: i64) -> vec[u8]:
        """KD-7.2: the cards that a seat has, wherever they are; counts by kind."""
        kinds = self.setup.kinds
        at = kinds * seat
        found = self.hands[at : at + kinds]
        kind: i64 = 0
        while kind < kinds:
            found[kind] = u8(i64(found[kind]) + i64(self.draws[at + kind]) + i64(self.discards[at + kind]))
            kind += 1
        if seat == self.active:
            i: i64 = 0
            while i < len(self.played):
                kind = i64(self.played[i])
                found[kind] = u8(i64(found[kind]) + 1)
                i += 3
        return found

    def owns(self, seat: i64, kind: i64) -> bool:
        """Whether a seat has a card of this kind anywhere."""
        at = self.setup.kinds * seat + kind
        if i64(self.hands[at]) + i64(self.draws[at]) + i64(self.discards[at]) > 0:
            return True
        if seat == self.active:
            i: i64 = 0
            while i < len(self.played):
                if i64(self.played[i]) == kind:
                    return True
                i += 3
        return False

    def unseen(self, seat: i64, mine: bool) -> vec[u8]:
        """The cards of a seat that its owner, or that the others, can't place; counts by kind."""
        kinds = self.setup.kinds
        at = kinds * seat
        found = self.draws[at : at + kinds]
        if not mine:
            kind: i64 = 0
            while kind < kinds:
                found[kind] = u8(i64(found[kind]) + i64(self.hands[at + kind]))
                kind += 1
        return found

    # The two decks

    def next_dictated(self, pile: i64) -> i64:
        """The kind that a position wants to come out of this pile next, or -1."""
        i: i64 = 0
        while i < len(self.dictated):
            if i64(self.dictated[i]) == pile:
                kind = i64(self.dictated[i + 1])
                self.dictated = without(without(self.dictated, i), i)
                return kind
            i += 2
        return -1

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
        if self.house_size == 0:
            if self.house_discard_size == 0:
                return -1
            if log is not None:
                log.append(Event("reshuffled", -1, {"pile": "house", "count": int(self.house_discard_size)}))
            kind: i64 = 0
            while kind < self.setup.kinds:
                self.house[kind] = self.house_discards[kind]
                self.house_discards[kind] = 0
                kind += 1
            self.house_size = self.house_discard_size
            self.house_discard_size = 0
        kind = self.next_dictated(HOUSE) if len(self.dictated) > 0 else -1
        if kind >= 0:
            self.house[kind] -= 1
        else:
            kind = draw_from(self.house, 0, self.house_size, self.dice, HOUSE)
        self.house_size -= 1
        return kind

    def guard_card(self, log: list[Event] | None) -> i64:
        """The top guard card (KD-3.11)."""
        if self.top == NO_TOP:
            if log is not None:
                log.append(Event("reshuffled", -1, {"pile": "guards", "count": int(self.guard_discard_size)}))
            kind: i64 = 0
            while kind < self.setup.guard_kinds:
                count = self.guard_discards[kind]
                self.guards[kind] = count
                self.guard_discards[kind] = 0
                if kind < self.setup.brown:
                    self.brown_left += i64(count)
                else:
                    self.elite_left += i64(count)
                kind += 1
            self.guard_discard_size = 0
            self.show_top()
        kind = self.next_dictated(GUARDS) if len(self.dictated) > 0 else -1
        brown = self.setup.brown
        if kind >= 0:
            self.guards[kind] -= 1
        elif self.top == BROWN:
            kind = draw_from(self.guards, 0, self.brown_left, self.dice, GUARDS)
        else:
            kind = brown + draw_from(self.guards, brown, self.elite_left, self.dice, GUARDS)
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
        kind: i64 = self.peek_dictated(GUARDS) if len(self.dictated) > 0 else -1
        if kind >= 0:
            self.top = BROWN if kind < self.setup.brown else ELITE
        else:
            self.top = BROWN if roll(self.dice, GUARDS, size) < self.brown_left else ELITE

    def discard_house(self, kind: i64) -> None:
        self.house_discards[kind] += 1
        self.house_discard_size += 1

    def discard_guard(self, kind: i64) -> None:
        self.guard_discards[kind] += 1
        self.guard_discard_size += 1

    # Treasures and tokens

    def add_treasure(self, seat: i64, guard: i64) -> None:
        held = i64(self.treasure_sizes[seat])
        self.treasures[ROOM * seat + held] = u8(guard)
        self.treasure_sizes[seat] = u8(held + 1)
        self.purses[seat] += i64(1) << (COIN_BITS * i64(self.setup.treasure_of[guard]))

    def spend_treasure(self, seat: i64, treasure: i64) -> i64:
        """KD-5.10: of one kind the card held longest goes to the guard discards."""
        at = ROOM * seat
        last = at + i64(self.treasure_sizes[seat]) - 1
        while i64(self.setup.treasure_of[i64(self.treasures[at])]) != treasure:
            at += 1
        guard = i64(self.treasures[at])
        while at < last:
            self.treasures[at] = self.treasures[at + 1]
            at += 1
        self.treasures[last] = 0
        self.treasure_sizes[seat] -= 1
        self.purses[seat] -= i64(1) << (COIN_BITS * treasure)
        self.discard_guard(guard)
        return guard

    def treasure_count(self, seat: i64, treasure: i64) -> i64:
        return (self.purses[seat] >> (COIN_BITS * treasure)) & 63

    def funds(self, seat: i64) -> i64:
        """KD-5.5: treasures, and gold skills in hand, packed."""
        found = self.purses[seat]
        i: i64 = 0
        at = self.setup.kinds * seat
        while i < len(self.setup.coin_kinds):
            found += i64(self.hands[at + self.setup.coin_kinds[i]]) << (COIN_BITS * (5 + i))
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
            if i64(self.tokens[i]) == seat + 1:
                count += 1
            i += 1
        return count

    def tokens_left(self) -> i64:
        count: i64 = 0
        i: i64 = 0
        while i < TOKENS:
            if self.tokens[i] == 0:
                count += 1
            i += 1
        return count


def covers(funds: i64, cost: i64) -> bool:
    """Whether there is at least as much of every coin."""
    return ((funds | BORROW) - cost) & BORROW == BORROW


def coins_in(funds: i64) -> i64:
    """How many coins there are of all kinds."""
    count: i64 = 0
    while funds > 0:
        count += funds & 127
        funds >>= COIN_BITS
    return count


def without(row: vec[u8], at: i64) -> vec[u8]:
    """The row with one place less."""
    out = vec[u8](capacity=len(row))
    i: i64 = 0
    while i < len(row):
        if i != at:
            out = append(out, row[i])
        i += 1
    return out
