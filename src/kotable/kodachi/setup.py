"""What is fixed for a whole game of Kodachi: the names of the numbers, and the card list and the actions as tables.

Cards that players can own are kinds 0, 1, …, the starting cards first; guard cards are counted apart, brown ones first. A pile whose
order nobody knows is a bag of counts, drawn from with the dice when a card comes out of it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.game import Game, Setup
from kotable.kodachi.actions import SINGLE, VERBS, accepts, coins, size
from kotable.kodachi.cards import CLANS, RUMORS, TREASURES, Card, CardList
from kotable.values import Action

HAND: Final[i64] = 6
"""KD-2.1, KD-6.4"""
KEPT: Final[i64] = 4
"""KD-6.5"""
LAST_ROUND: Final[i64] = 100
"""KD-7.6"""
TOKENS: Final[i64] = 9
ENOUGH_TOKENS: Final[i64] = 4
"""KD-7.1"""

DECLARE: Final[i64] = 0
FIGHT: Final[i64] = 1
DECIDE: Final[i64] = 2
TAKE: Final[i64] = 3
PAY: Final[i64] = 4
DISCARD: Final[i64] = 5
DROP: Final[i64] = 6
OVER: Final[i64] = 7
PHASES: Final[tuple[str, ...]] = ("declare", "fight", "decide", "take", "pay", "discard", "drop", "over")

STEALTH: Final[i64] = 0
STRENGTH: Final[i64] = 1
UNDECLARED: Final[i64] = -1
STANCES: Final[tuple[str, ...]] = ("stealth", "strength")

NO_TOP: Final[i64] = 0
BROWN: Final[i64] = 1
ELITE: Final[i64] = 2
BACKS: Final[tuple[str, ...]] = ("none", "guard", "elite")

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
HALF_BORROW: Final[i64] = 0x2040810204081020
"""Half of the free bits: the compiler takes no constant as large as the whole."""

# Where the numbers of a state stand. In `table`, of the first five every seat has its own:
TREASURES_AT: Final[i64] = 0
"""The guard cards of each seat, the one held longest first (KD-5.10)."""
ROOM: Final[i64] = 50
"""Room for the treasures of a seat; there are no more guard cards."""
HAND_SIZE: Final[i64] = 200
DRAW_SIZE: Final[i64] = 204
DISCARD_SIZE: Final[i64] = 208
TREASURE_SIZE: Final[i64] = 212
TOKENS_AT: Final[i64] = 216
"""For each clan from the top of its stack: 0, or one more than the seat that has it."""
HOUSE_ROW: Final[i64] = 225
HOUSE_ROOM: Final = 60
GUARD_ROW: Final[i64] = 285
GUARD_ROOM: Final = 50
"""What is left of the display, in the order it was turned up (KD-3.1)."""
PLAYED: Final[i64] = 335
PLAYED_ROOM: Final = 72
"""The cards played this turn: kind, use of the card, and which fight, each. Nobody can have more cards than the house and twelve."""
TABLE: Final[i64] = 551

# In `marks` every seat has one number of each:
PURSES: Final[i64] = 0
"""Treasures by kind, packed."""
SCORES: Final[i64] = 4
HELD: Final[i64] = 8
"""The kinds in each hand, as a bit set of `KodachiSetup.bits`."""
MARKS: Final[i64] = 12


def scoring_of(card: Card) -> i64:
    """KD-7.2, KD-7.3: what a card counts as; starting skills are skills."""
    if card.group == "rumor":
        return RUMORS.index(card.scores)
    if card.group in ("skill", "start"):
        return SKILLS
    return ENVOYS if card.group == "envoy" else NOTHING


@final
class KodachiSetup(Setup):
    """The card list and the actions as tables."""

    def __init__(self, rules: Game, seats: int, options: dict[str, int | str], actions: list[Action], cards: CardList, first: int) -> None:
        super().__init__(rules, seats, options, actions, STREAMS)
        self.cards = cards
        self.first = first
        """The seat that begins, or -1 when the dice choose it."""
        self.keys: list[str] = [card.key for card in cards.cards]
        self.guard_keys: list[str] = [guard.key for guard in cards.guards]
        self.index: dict[str, int] = {key: i for i, key in enumerate(self.keys)}
        self.guard_index: dict[str, int] = {key: i for i, key in enumerate(self.guard_keys)}
        self.kind_count: i64 = len(self.keys)
        self.guard_count: i64 = len(self.guard_keys)
        self.brown: i64 = sum(not guard.elite for guard in cards.guards)
        """The guards of this and higher numbers are elites."""
        # Where counts by kind begin in `KodachiState.cards`: every seat has four runs, the hand first, then come those of the decks.
        self.draws: i64 = self.kind_count
        self.discards: i64 = 2 * self.kind_count
        self.known: i64 = 3 * self.kind_count
        """Hand cards that the whole table knows: bought ones, and all that were held when the draw pile was made anew."""
        self.seat_room: i64 = 4 * self.kind_count
        self.house: i64 = self.seat_room * seats
        self.house_discards: i64 = self.house + self.kind_count
        self.guards: i64 = self.house_discards + self.kind_count
        self.guard_discards: i64 = self.guards + self.guard_count
        self.card_room: i64 = self.guard_discards + self.guard_count
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
        plays = [action for action in actions if action.verb == "play"]
        throws = [action for action in actions if action.verb == "discard"]
        order = [int(self.subjects[action.id]) for action in throws]
        self.bits: vec[i64] = vec[i64]([1 << order.index(kind) for kind in range(len(order))])
        """Each kind as a bit; the bits are in the order of the actions, so that a bit set names legal actions in their order."""
        self.throws: vec[i64] = vec[i64]([action.id for action in throws])
        self.plays: vec[i64] = vec[i64]([action.id for action in plays])
        """To discard the kind of each bit; every way to play the kind of each bit."""
        self.play_dojo: vec[i64] = vec[i64]([self.use_dojo[self.uses[action.id]] for action in plays])
        played = [int(self.subjects[action.id]) for action in plays]
        self.first_play: vec[i64] = vec[i64]([played.index(kind) for kind in order] + [len(played)])
        """Where the ways to play the kind of each bit begin."""

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
