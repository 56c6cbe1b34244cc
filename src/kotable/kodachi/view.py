"""What each seat may know of a situation of Kodachi (KD-8.1, KD-8.2), and worlds that agree with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kotable.chance import dice, draw_from
from kotable.kodachi.cards import CLANS, TOKEN_VALUES, TREASURES
from kotable.kodachi.state import BACKS, OVER, PAY, PHASES, STANCES, STREAMS, UNDECLARED
from kotable.values import SPECTATOR, View

if TYPE_CHECKING:
    from kotable.kodachi.rules import Dealer, KodachiState


@dataclass(frozen=True, slots=True)
class Token:
    """A clan token."""

    clan: str
    value: int


@dataclass(frozen=True, slots=True)
class ShownGuard:
    """A guard card of the display."""

    card: str
    treasure: str
    elite: bool
    defeated: bool


@dataclass(frozen=True, slots=True)
class PlayedCard:
    """A card played this turn, and which of its uses."""

    card: str
    use: str


@dataclass(frozen=True, slots=True)
class SeatView:
    """What the viewer may know of one seat."""

    hand_size: int
    hand: dict[str, int]
    """By kind; empty unless it is the viewer's own."""
    known: dict[str, int]
    """Cards that everybody knows to be in this hand: bought ones, and those held when the draw pile was made anew."""
    draw_size: int
    discard_size: int
    discards: dict[str, int]
    treasures: tuple[str, ...]
    """Guard cards, the one held longest first."""
    coins: dict[str, int]
    """The same by kind of treasure."""
    tokens: tuple[Token, ...]
    owned: dict[str, int]
    """All cards of this seat by kind, wherever they are, starting cards included."""
    unseen: dict[str, int]
    """Those the viewer can't place: in the draw pile, and for other seats also in the hand."""
    worth: int
    """What it would score if the game ended now."""


@dataclass(frozen=True, slots=True)
class KodachiView(View):
    """What `seat` may know of a situation."""

    cards: str
    cards_hash: str
    first: int
    """The seat that began."""
    active: int
    """The seat whose turn it is; `to_move` may be another that takes a card."""
    phase: str
    """What is to be decided: declare, fight, decide, take, pay, discard, drop, over."""
    stance: str
    """strength, stealth, or empty before it is declared."""
    house_row: tuple[str, ...]
    guard_row: tuple[ShownGuard, ...]
    """What is left of the display, in order; while fighting, the last guard is the one faced."""
    guard_value: int | None
    """The number to be beaten now: of two values the one for the stance, of a pair the guard whose turn it is."""
    part: int
    """1 or 2: which guard of a pair is faced; 0 when none is."""
    total: int
    dojo: str
    """The card played as dojo card against the guard faced, or empty."""
    fights: tuple[tuple[PlayedCard, ...], ...]
    """The cards played this turn, for each guard fought (two for a pair), the last being under way or lost."""
    defeated: int
    """Guard cards defeated this turn."""
    failed: bool
    allowed: int
    """How many cards the seat that takes may take, and how many it has taken."""
    taken: int
    buying: str
    """The house card that is being paid, or empty."""
    house_deck: int
    house_discards: dict[str, int]
    guard_deck: int
    guard_top: str
    """The back of the top guard card: guard, elite, or none."""
    guard_discards: dict[str, int]
    house_unseen: dict[str, int]
    guards_unseen: dict[str, int]
    """What is in the two decks, in an order nobody knows."""
    tokens_left: dict[str, tuple[int, ...]]
    """By clan, the top token first."""
    last_round: str
    """Why this round is the last (fourth-token, last-token), or empty."""
    players: tuple[SeatView, ...]
    """By seat."""
    reason: str
    """What ended the game; empty while it goes on."""


def counts(numbers: vec[u8], start: int, keys: list[str]) -> dict[str, int]:
    """A run of counts by kind, without the zeros."""
    return {key: int(numbers[start + i]) for i, key in enumerate(keys) if numbers[start + i]}


def tokens_of(state: KodachiState, seat: int) -> tuple[Token, ...]:
    return tuple(Token(CLANS[i // 3], TOKEN_VALUES[i % 3]) for i in range(9) if state.tokens[i] == seat + 1)


def treasures_of(state: KodachiState, seat: int) -> tuple[str, ...]:
    return tuple(state.setup.guard_keys[state.treasures[50 * seat + i]] for i in range(int(state.treasure_sizes[seat])))


def fights_of(state: KodachiState) -> tuple[tuple[PlayedCard, ...], ...]:
    setup = state.setup
    groups: list[list[PlayedCard]] = [[] for _ in range(int(state.fight) + 1)]
    for i in range(0, len(state.played), 3):
        kind, use, fight = (int(state.played[i + j]) for j in range(3))
        groups[fight].append(PlayedCard(setup.keys[kind], setup.use_names[int(setup.first_use[kind]) + use]))
    return tuple(tuple(group) for group in groups)


def seat_view(state: KodachiState, seat: int, mine: bool) -> SeatView:
    setup = state.setup
    keys = setup.keys
    at = len(keys) * seat
    hidden = [int(state.draws[at + i]) + (0 if mine else int(state.hands[at + i])) for i in range(len(keys))]
    owned = {key: int(state.owned(seat, i)) for i, key in enumerate(keys)}
    return SeatView(
        hand_size=int(state.hand_sizes[seat]),
        hand=counts(state.hands, at, keys) if mine else {},
        known=counts(state.known, at, keys),
        draw_size=int(state.draw_sizes[seat]),
        discard_size=int(state.discard_sizes[seat]),
        discards=counts(state.discards, at, keys),
        treasures=treasures_of(state, seat),
        coins={name: int(state.treasure_count(seat, i)) for i, name in enumerate(TREASURES)},
        tokens=tokens_of(state, seat),
        owned={key: count for key, count in owned.items() if count},
        unseen={key: count for key, count in zip(keys, hidden, strict=True) if count},
        worth=int(state.worth(seat, None)),
    )


def make_view(state: KodachiState, seat: int) -> KodachiView:
    setup = state.setup
    n = setup.seats
    mine = 0 <= seat < n
    facing = bool(state.facing)
    fighting = PHASES[state.phase] == "fight"
    last = len(state.guard_row) - 1
    row = [setup.cards.guards[int(kind)] for kind in state.guard_row]
    return KodachiView(
        game="kodachi",
        seat=seat if mine else SPECTATOR,
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
        house_row=tuple(setup.keys[int(kind)] for kind in state.house_row),
        guard_row=tuple(ShownGuard(guard.key, guard.treasure, guard.elite, not (facing and i == last)) for i, guard in enumerate(row)),
        guard_value=int(state.value_faced()) if fighting else None,
        part=int(state.part) + 1 if fighting else 0,
        total=int(state.total),
        dojo=setup.keys[state.dojo] if state.dojo >= 0 else "",
        fights=fights_of(state),
        defeated=int(state.defeated),
        failed=bool(state.failed),
        allowed=int(state.allowed),
        taken=int(state.taken),
        buying=setup.keys[state.buying] if state.buying >= 0 else "",
        house_deck=int(state.house_size),
        house_discards=counts(state.house_discards, 0, setup.keys),
        guard_deck=int(state.brown_left + state.elite_left),
        guard_top=BACKS[state.top],
        guard_discards=counts(state.guard_discards, 0, setup.guard_keys),
        house_unseen=counts(state.house, 0, setup.keys),
        guards_unseen=counts(state.guards, 0, setup.guard_keys),
        tokens_left={
            clan: tuple(value for i, value in enumerate(TOKEN_VALUES) if not state.tokens[3 * c + i]) for c, clan in enumerate(CLANS)
        },
        last_round=state.end_reason(),
        players=tuple(seat_view(state, s, s == seat) for s in range(n)),
        reason=state.reason() if state.phase == OVER else "",
    )


def sample_world(setup: Dealer, view: View, seed: str) -> KodachiState:
    """Deal every other seat's unseen cards to its hand and draw pile, all deals being equally likely."""
    from kotable.kodachi.rules import KodachiState

    assert isinstance(view, KodachiView)
    state = KodachiState(setup, None)
    # Two kinds of dice: those that deal this world, and those it goes on with.
    state.dice = dice(seed, STREAMS)
    dealing = dice(seed + "|deal", STREAMS)
    copy_public(state, view)
    for seat, shown in enumerate(view.players):
        if seat == view.seat:
            put(state.hands, len(setup.keys) * seat, shown.hand, setup.keys)
            put(state.draws, len(setup.keys) * seat, shown.unseen, setup.keys)
        else:
            deal_hand(state, seat, shown, dealing)
            # Who chose a card to buy can pay for it: hands that can't are not in question.
            while state.phase == PAY and seat == state.chooser and not state.can_pay(state.funds(seat), state.buying):
                deal_hand(state, seat, shown, dealing)
    return state


def put(numbers: vec[u8], start: int, cards: Mapping[str, int], keys: list[str]) -> None:
    for i, key in enumerate(keys):
        numbers[start + i] = u8(cards.get(key, 0))


def deal_hand(state: KodachiState, seat: int, shown: SeatView, dealing: vec[i64]) -> None:
    keys = state.setup.keys
    at = len(keys) * seat
    bag = vec[u8]([u8(shown.unseen.get(key, 0) - shown.known.get(key, 0)) for key in keys])
    left = sum(shown.unseen.values()) - sum(shown.known.values())
    put(state.hands, at, shown.known, keys)
    for i in range(shown.hand_size - sum(shown.known.values())):
        state.hands[at + int(draw_from(bag, 0, left - i, dealing, seat))] += 1
    for i in range(len(keys)):
        state.draws[at + i] = bag[i]


def copy_public(state: KodachiState, view: KodachiView) -> None:
    """Everything of a situation but hands and draw piles."""
    setup = state.setup
    keys, guard_keys = setup.keys, setup.guard_keys
    for seat, shown in enumerate(view.players):
        put(state.known, len(keys) * seat, shown.known, keys)
        put(state.discards, len(keys) * seat, shown.discards, keys)
        state.hand_sizes[seat] = u8(shown.hand_size)
        state.draw_sizes[seat] = u8(shown.draw_size)
        state.discard_sizes[seat] = u8(shown.discard_size)
        for card in shown.treasures:
            state.add_treasure(seat, guard_keys.index(card))
        for token in shown.tokens:
            state.tokens[3 * CLANS.index(token.clan) + TOKEN_VALUES.index(token.value)] = u8(seat + 1)
        state.scores[seat] = view.points[seat]
    put(state.house, 0, view.house_unseen, keys)
    put(state.house_discards, 0, view.house_discards, keys)
    put(state.guards, 0, view.guards_unseen, guard_keys)
    put(state.guard_discards, 0, view.guard_discards, guard_keys)
    state.house_size = view.house_deck
    state.house_discard_size = sum(view.house_discards.values())
    state.elite_left = sum(int(state.guards[i]) for i in range(int(setup.brown), len(guard_keys)))
    state.brown_left = view.guard_deck - state.elite_left
    state.guard_discard_size = sum(view.guard_discards.values())
    state.top = BACKS.index(view.guard_top)
    state.house_row = vec[u8]([u8(keys.index(card)) for card in view.house_row])
    state.guard_row = vec[u8]([u8(guard_keys.index(guard.card)) for guard in view.guard_row])
    for fight, group in enumerate(view.fights):
        for played in group:
            kind = keys.index(played.card)
            use = [use.name for use in setup.cards.cards[kind].uses].index(played.use)
            for number in (kind, use, fight):
                state.played = append(state.played, u8(number))
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
    state.dojo = keys.index(view.dojo) if view.dojo else -1
    state.defeated = view.defeated
    state.failed = int(view.failed)
    state.allowed = view.allowed
    state.taken = view.taken
    state.buying = keys.index(view.buying) if view.buying else -1
