"""What each seat may know of a situation of Kodachi (KD-8.1, KD-8.2), and worlds that agree with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import compress
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.chance import draw_from
from kotable.game import Worlds
from kotable.kodachi.cards import CLANS, TOKEN_VALUES, TREASURES
from kotable.kodachi.rules import KodachiState, covers, prize
from kotable.kodachi.setup import (
    BACKS,
    COIN_BITS,
    DECIDE,
    DECLARE,
    DISCARD_SIZE,
    DRAW_SIZE,
    HAND,
    HAND_SIZE,
    HELD,
    KEPT,
    OVER,
    PAY,
    PHASES,
    PURSES,
    SCORES,
    STANCES,
    STEALTH,
    STRENGTH,
    TAKE,
    TOKENS_AT,
    UNDECLARED,
    KodachiSetup,
)
from kotable.kodachi.view import KodachiView, PlayedCard, Score, SeatView, ShownGuard, Token
from kotable.values import SPECTATOR, Event, Frozen, View

# Most of a view is what it was a moment ago: its parts are made once and shared, so nobody can change them.

KEPT_PARTS: Final = 2048
"""How many parts of each kind are kept. With four times as many, the moves of a server with many tables took longer: what is not in the
processor's caches is sooner made again than found."""

NONE: Final[dict[str, int]] = Frozen()
NO_LACKS: Final[dict[str, tuple[str, ...]]] = Frozen()


@lru_cache(64)
def prizes(most: int) -> tuple[int, ...]:
    return tuple([int(prize(guards)) for guards in range(1, most + 1)])


@lru_cache(KEPT_PARTS)
def house_cards(setup: KodachiSetup, numbers: bytes) -> dict[str, int]:
    """Counts of starting and house cards by kind, without the zeros."""
    return Frozen(compress(zip(setup.keys, numbers, strict=True), numbers))


@lru_cache(KEPT_PARTS)
def guard_cards(setup: KodachiSetup, numbers: bytes) -> dict[str, int]:
    """Counts of guard cards by kind, without the zeros."""
    return Frozen(compress(zip(setup.guard_keys, numbers, strict=True), numbers))


@lru_cache(KEPT_PARTS)
def tokens_held(seat: int, owners: bytes) -> tuple[Token, ...]:
    return tuple(Token(CLANS[i // 3], TOKEN_VALUES[i % 3]) for i, owner in enumerate(owners) if owner == seat + 1)


@lru_cache(KEPT_PARTS)
def coins_of(purse: int) -> dict[str, int]:
    return Frozen({name: purse >> (7 * i) & 63 for i, name in enumerate(TREASURES)})


@lru_cache(KEPT_PARTS)
def tokens_left(owners: bytes) -> dict[str, tuple[int, ...]]:
    return Frozen({clan: tuple(value for i, value in enumerate(TOKEN_VALUES) if not owners[3 * c + i]) for c, clan in enumerate(CLANS)})


@lru_cache(KEPT_PARTS)
def fights(setup: KodachiSetup, played: bytes, count: int) -> tuple[tuple[PlayedCard, ...], ...]:
    """The cards played this turn, for each of so many fights."""
    groups: list[list[PlayedCard]] = [[] for _ in range(count)]
    for kind, use, fight in zip(played[::3], played[1::3], played[2::3], strict=True):
        groups[fight].append(PlayedCard(setup.keys[kind], setup.use_names[int(setup.first_use[kind]) + use]))
    return tuple(tuple(group) for group in groups)


def fights_of(state: KodachiState) -> tuple[tuple[PlayedCard, ...], ...]:
    return fights(state.setup, bytes(state.played()), int(state.fight) + 1)


@lru_cache(KEPT_PARTS)
def treasures(setup: KodachiSetup, guards: bytes) -> tuple[str, ...]:
    return tuple([setup.guard_keys[guard] for guard in guards])


def treasures_of(state: KodachiState, seat: int) -> tuple[str, ...]:
    return treasures(state.setup, bytes(state.treasures_of(seat)))


@lru_cache(KEPT_PARTS)
def house_row(setup: KodachiSetup, kinds: bytes) -> tuple[str, ...]:
    return tuple([setup.keys[kind] for kind in kinds])


@lru_cache(KEPT_PARTS)
def guard_row(setup: KodachiSetup, kinds: bytes, facing: bool) -> tuple[ShownGuard, ...]:
    """The guards of the display; the last one may be faced."""
    guards = [setup.cards.guards[kind] for kind in kinds]
    last = len(kinds) - 1
    return tuple([ShownGuard(guard.key, guard.treasure, guard.elite, not (facing and i == last)) for i, guard in enumerate(guards)])


def scores_of(state: KodachiState, seat: int) -> tuple[Score, ...]:
    """KD-7.2 to KD-7.4: what the worth of a seat is made of."""
    told: list[Event] = []
    state.worth(seat, told)
    return tuple([Score(str(e.public["source"]), str(e.public["rule"]), int(e.public["points"])) for e in told])


SeatKey = tuple[KodachiSetup, int, int, bytes, bytes, bytes, bytes, bytes, bytes, int]
_seats: dict[SeatKey, SeatView] = {}
"""Seats as they were seen lately, by what all that is shown of them follows from."""


def seat_view(state: KodachiState, seat: int, owners: bytes, few: int) -> SeatView:
    setup = state.setup
    known = bytes(state.known_of(seat))
    discards = bytes(state.discards_of(seat))
    unseen = bytes(state.unseen(seat, False))
    held = bytes(state.treasures_of(seat))
    played = bytes(state.played()) if seat == state.active else b""
    key = (setup, seat, int(state.hand_size(seat)), known, discards, unseen, held, owners, played, few)
    found = _seats.get(key)
    if found is None:
        if len(_seats) > KEPT_PARTS:
            _seats.clear()
        found = _seats[key] = SeatView(
            hand_size=int(state.hand_size(seat)),
            known=house_cards(setup, known),
            draw_size=int(state.draw_size(seat)),
            discard_size=int(state.discard_size(seat)),
            discards=house_cards(setup, discards),
            treasures=treasures(setup, held),
            coins=coins_of(int(state.marks[PURSES + seat])),
            tokens=tokens_held(seat, owners),
            owned=house_cards(setup, bytes(state.owned(seat))),
            unseen=house_cards(setup, unseen),
            worth=int(state.worth(seat, None)),
            scores=scores_of(state, seat),
            over_hand=max(int(state.hand_size(seat)) - int(HAND), 0),
            over_treasures=max(len(held) - int(KEPT), 0),
        )
    return found


def own_view(state: KodachiState, seat: int) -> dict[str, Any]:
    """KD-8.2: the own hand, and with it the own draw pile."""
    declares = state.phase == DECLARE and seat == state.active
    return own_fields(
        state.setup,
        seat,
        bytes(state.hand_of(seat)),
        bytes(state.unseen(seat, True)),
        bytes(state.house_row()),
        int(state.funds(seat)),
        int(state.face(STEALTH)) if declares else -1,
        int(state.face(STRENGTH)) if declares else -1,
    )


@lru_cache(KEPT_PARTS)
def own_fields(setup: KodachiSetup, seat: int, hand: bytes, pile: bytes, row: bytes, funds: int, low: int, high: int) -> dict[str, Any]:
    """What a seat alone may know, from all that it follows from. Who does not declare faces no values (-1)."""
    return Frozen(
        seat=seat,
        hand=house_cards(setup, hand),
        pile=house_cards(setup, pile),
        alone=alone(setup, hand, low, high) if low >= 0 else NONE,
        lacks=lacks(setup, row, funds),
    )


@lru_cache(KEPT_PARTS)
def alone(setup: KodachiSetup, numbers: bytes, low: int, high: int) -> dict[str, int]:
    """How many of the hand cards beat the guard by themselves, by stance (KD-3.3)."""
    stealth = strength = 0
    for card, count in zip(setup.cards.cards, numbers, strict=True):
        values = [use.dojo for use in card.uses if use.dojo is not None]
        stealth += count if any(value < low for value in values) else 0
        strength += count if any(value > high for value in values) else 0
    return Frozen({"stealth": stealth, "strength": strength})


@lru_cache(KEPT_PARTS)
def lacks(setup: KodachiSetup, row: bytes, funds: int) -> dict[str, tuple[str, ...]]:
    """What is missing for the cards of the house row that these coins don't pay for."""
    return Frozen({setup.keys[kind]: missing for kind in row if (missing := lack(setup, int(setup.prices[kind]), funds))})


@lru_cache(KEPT_PARTS)
def lack(setup: KodachiSetup, price: int, funds: int) -> tuple[str, ...]:
    """The fewest treasures without which these coins don't pay a price (KD-5.4)."""
    least: tuple[str, ...] = ()
    for i in range(int(setup.pay_starts[price]), int(setup.pay_starts[price + 1])):
        cost = int(setup.pay_costs[i])
        if covers(funds, cost):
            return ()
        missing: list[str] = []
        for coin, name in enumerate(TREASURES):
            at = int(COIN_BITS) * coin
            missing += [name] * ((cost >> at & 63) - (funds >> at & 63))
        # Cards that can be used as gold are not in the display of treasures: who lacks one lacks gold.
        cards = int(COIN_BITS) * len(TREASURES)
        if covers(funds >> cards << cards, cost >> cards << cards) and (not least or len(missing) < len(least)):
            least = tuple(missing)
    return least


def public_view(state: KodachiState) -> KodachiView:
    """KD-8.1: what a spectator sees, and every seat."""
    setup = state.setup
    n = setup.seats
    fighting = PHASES[state.phase] == "fight"
    owners = bytes(state.tokens())
    few = int(state.few_worth())
    return KodachiView(
        game="kodachi",
        seat=SPECTATOR,
        seats=n,
        to_move=int(state.to_move()),
        round=int(state.round),
        points=tuple(state.points()),
        cards=setup.cards.name,
        cards_hash=setup.cards.hash,
        first=int(state.first),
        active=int(state.active),
        phase=PHASES[state.phase],
        stance=STANCES[state.stance] if state.stance != UNDECLARED else "",
        house_row=house_row(setup, bytes(state.house_row())),
        guard_row=guard_row(setup, bytes(state.guard_row()), bool(state.facing)),
        guard_value=int(state.value_faced()) if fighting else None,
        guard_values=(int(state.face(STEALTH)), int(state.face(STRENGTH))) if fighting or state.phase == DECLARE else None,
        beaten=state.last_fight() if state.phase == DECIDE else None,
        part=int(state.part) + 1 if fighting else 0,
        total=int(state.total),
        dojo=setup.keys[state.dojo] if state.dojo >= 0 else "",
        fights=fights_of(state),
        defeated=int(state.defeated),
        failed=bool(state.failed),
        allowed=int(state.allowed),
        taken=int(state.taken),
        takers=tuple([(int(state.active) + i) % n for i in range(n)]) if state.phase == TAKE or state.phase == PAY else (),
        prizes=prizes(max(int(state.guard_row_size) + 1, 6)),
        buying=setup.keys[state.buying] if state.buying >= 0 else "",
        house_deck=int(state.house_size),
        house_discards=house_cards(setup, bytes(state.house_discards())),
        guard_deck=int(state.brown_left + state.elite_left),
        guard_top=BACKS[state.top],
        guard_discards=guard_cards(setup, bytes(state.guard_discards())),
        house_unseen=house_cards(setup, bytes(state.house())),
        guards_unseen=guard_cards(setup, bytes(state.guards())),
        tokens_left=tokens_left(owners),
        last_round=state.end_reason(),
        players=tuple([seat_view(state, s, owners, few) for s in range(n)]),
        hand=NONE,
        pile=NONE,
        alone=NONE,
        lacks=NO_LACKS,
        reason=state.reason() if state.phase == OVER else "",
    )


@final
class KodachiWorlds(Worlds):
    """What agrees with a view: every other seat's unseen cards lie in its hand and its draw pile, in any way."""

    def __init__(self, setup: KodachiSetup, view: View) -> None:
        super().__init__(setup, view)
        assert isinstance(view, KodachiView)
        state = KodachiState(setup)
        copy_public(state, view)
        self.hands: vec[u8] = vec[u8]([0] * setup.seats)
        """How many cards are dealt to the hand of each seat; those it is known to hold are there."""
        for seat, player in enumerate(view.players):
            mine = seat == view.seat
            at = int(setup.seat_room) * seat
            put(state.cards, at, view.hand if mine else player.known, setup.index)
            put(state.cards, at + int(setup.draws), view.pile if mine else player.unseen, setup.index)
            if not mine:
                for key, count in player.known.items():
                    state.cards[at + int(setup.draws) + setup.index[key]] -= count
                self.hands[seat] = u8(player.hand_size - sum(player.known.values()))
            for kind in range(len(setup.keys)):
                if state.cards[at + kind]:
                    state.marks[HELD + seat] |= setup.bits[kind]
        self.state = state
        """A world in which all that is dealt lies in the draw piles."""

    def world(self, own: vec[i64], dealing: vec[i64], step: i64) -> KodachiState:
        state = self.state.clone()
        state.dice = own
        seat: i64 = 0
        while seat < len(self.hands):
            self.deal_hand(state, seat, dealing, seat * step)
            # Who chose a card to buy can pay for it: hands that can't are not in question.
            while state.phase == PAY and seat == state.chooser and not state.can_pay(state.funds(seat), state.buying):
                self.take_back(state, seat)
                self.deal_hand(state, seat, dealing, seat * step)
            seat += 1
        return state

    def deal_hand(self, state: KodachiState, seat: i64, dealing: vec[i64], stream: i64) -> None:
        setup = state.setup
        at = setup.seat_room * seat
        count = i64(self.hands[seat])
        left = state.draw_size(seat) + count
        while count > 0:
            kind = draw_from(state.cards, at + setup.draws, left, dealing, stream)
            state.cards[at + kind] += 1
            state.marks[HELD + seat] |= setup.bits[kind]
            left -= 1
            count -= 1

    def take_back(self, state: KodachiState, seat: i64) -> None:
        """Hand and draw pile as they were before dealing."""
        at = state.setup.seat_room * seat
        end = at + 2 * state.setup.kind_count
        while at < end:
            state.cards[at] = self.state.cards[at]
            at += 1
        state.marks[HELD + seat] = self.state.marks[HELD + seat]


def certain(setup: KodachiSetup, view: View, before: list[Event], event: Event) -> bool:
    """Whether the viewer knows already what is drawn or turned up, because there is nothing else it could be."""
    assert isinstance(view, KodachiView)
    if event.kind == "next-shown":
        # The backs of all cards that are left, but for the one turned up just before.
        backs = [setup.cards.guards[setup.guard_index[key]].elite for key in coming_guards(view, before).elements()]
        return len(set(backs)) == 1
    if event.kind == "turned-up":
        if event.public["row"] == "house":
            return len(view.house_unseen or view.house_discards) == 1
        coming = coming_guards(view, before)
        elite = view.guard_top == "elite"
        backs_fit = [key for key in coming if not view.guard_deck or setup.cards.guards[setup.guard_index[key]].elite == elite]
        return len(backs_fit) == 1
    # Drawn from the own pile, and then from what the own discards make anew.
    count = event.public["count"]
    own = view.players[view.seat]
    return count == 0 or (len(view.pile) <= 1 and (count <= own.draw_size or len(own.discards) == 1))


def coming_guards(view: KodachiView, before: list[Event]) -> Counter[str]:
    """The guard cards that the deck holds after these events; an empty one is made anew from the discards."""
    found = Counter(view.guards_unseen)
    if not view.guard_deck:
        found = Counter(view.guard_discards)
        found.update(event.public["card"] for event in before if event.kind == "dropped")
    found.subtract(event.public["card"] for event in before if event.kind == "turned-up" and event.public["row"] == "guards")
    return +found


def put(numbers: vec[u8], start: int, cards: Mapping[str, int], index: Mapping[str, int]) -> None:
    """Counts by kind into a run that is empty."""
    for key, count in cards.items():
        numbers[start + index[key]] = u8(count)


def copy_public(state: KodachiState, view: KodachiView) -> None:
    """Everything of a situation but hands and draw piles."""
    setup = state.setup
    for seat, player in enumerate(view.players):
        at = int(setup.seat_room) * seat
        put(state.cards, at + int(setup.known), player.known, setup.index)
        put(state.cards, at + int(setup.discards), player.discards, setup.index)
        state.table[HAND_SIZE + seat] = u8(player.hand_size)
        state.table[DRAW_SIZE + seat] = u8(player.draw_size)
        state.table[DISCARD_SIZE + seat] = u8(player.discard_size)
        for card in player.treasures:
            state.add_treasure(seat, setup.guard_index[card])
        for token in player.tokens:
            state.table[TOKENS_AT + 3 * CLANS.index(token.clan) + TOKEN_VALUES.index(token.value)] = u8(seat + 1)
        state.marks[SCORES + seat] = view.points[seat]
    put(state.cards, int(setup.house), view.house_unseen, setup.index)
    put(state.cards, int(setup.house_discards), view.house_discards, setup.index)
    put(state.cards, int(setup.guards), view.guards_unseen, setup.guard_index)
    put(state.cards, int(setup.guard_discards), view.guard_discards, setup.guard_index)
    state.house_size = view.house_deck
    state.house_discard_size = sum(view.house_discards.values())
    state.elite_left = sum([int(count) for count in state.guards()][int(setup.brown) :])
    state.brown_left = view.guard_deck - state.elite_left
    state.guard_discard_size = sum(view.guard_discards.values())
    state.top = BACKS.index(view.guard_top)
    for card in view.house_row:
        state.to_house_row(setup.index[card])
    for guard in view.guard_row:
        state.to_guard_row(setup.guard_index[guard.card])
    for fight, group in enumerate(view.fights):
        for played in group:
            kind = setup.index[played.card]
            use = [use.name for use in setup.cards.cards[kind].uses].index(played.use)
            state.to_played(kind, use, fight)
    state.first = view.first
    state.active = view.active
    state.chooser = view.to_move if view.to_move >= 0 else view.active
    state.round = view.round
    state.phase = PHASES.index(view.phase)
    state.stance = STANCES.index(view.stance) if view.stance else UNDECLARED
    state.facing = int(any(not guard.defeated for guard in view.guard_row))
    state.part = max(view.part - 1, 0)
    state.fight = len(view.fights) - 1
    state.total = view.total
    state.dojo = setup.index[view.dojo] if view.dojo else -1
    state.defeated = view.defeated
    state.failed = int(view.failed)
    state.allowed = view.allowed
    state.taken = view.taken
    state.buying = setup.index[view.buying] if view.buying else -1
