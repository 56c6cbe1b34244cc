"""What each seat may know of a situation of Kokopelli (KP-8.1 to KP-8.3), and worlds that agree with it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.chance import draw_from
from kotable.kokopelli.cards import CEREMONIES, KINDS, SPACES
from kotable.kokopelli.state import KINDS as WIDTH
from kotable.kokopelli.state import MOST_CARDS, OVER, PHASES, PLAY_DRAWN, new_dice
from kotable.kokopelli.view import Card, Ceremony, KokopelliView
from kotable.values import SPECTATOR, Event, View

if TYPE_CHECKING:
    from kotable.kokopelli.rules import Dealer, KokopelliState

# Most of a view is what it was a moment ago: its parts are made once and shared, so nobody may change them.


@lru_cache(4096)
def bits(number: int) -> tuple[int, ...]:
    """The numbers in a bit set."""
    return tuple(i for i in range(24) if number >> i & 1)


@lru_cache(4096)
def village(kinds: bytes, numbers: bytes, cards: bytes) -> dict[str, Ceremony]:
    """The ceremonies of a seat, by space, from what `kind_at`, `count_at` and `card_at` say of it."""
    found: dict[str, Ceremony] = {}
    for i, name in enumerate(SPACES):
        if numbers[i]:
            kind = CEREMONIES[kinds[i]]
            lying = cards[MOST_CARDS * i : MOST_CARDS * i + numbers[i]]
            found[name] = Ceremony(kind, tuple(Card("kokopelli" if card & 1 else kind, card >> 1) for card in lying))
    return found


@lru_cache(4096)
def named(numbers: bytes) -> dict[str, int]:
    """Counts by kind, without the zeros."""
    return {KINDS[kind]: count for kind, count in enumerate(numbers) if count}


@lru_cache(4096)
def piles(seats: int, numbers: bytes) -> tuple[tuple[dict[str, int], ...], ...]:
    """The discard piles, by pile and back."""
    runs = [named(numbers[at : at + WIDTH]) for at in range(0, len(numbers), WIDTH)]
    return tuple(tuple(runs[seats * pile : seats * (pile + 1)]) for pile in range(seats))


@lru_cache(4096)
def worth(chosen: int, tiles: bytes) -> dict[str, int]:
    """What finishing each ceremony of the game pays."""
    return {kind: (1, 3, 4)[tiles[i]] for i, kind in enumerate(CEREMONIES) if chosen >> i & 1}


_last: tuple[KokopelliState, int, KokopelliView] | None = None
"""The situation that was looked at last, and how a spectator sees it: the other seats look at it next."""


def public_view(state: KokopelliState) -> KokopelliView:
    """KP-8.1: what a spectator sees, and every seat."""
    global _last
    if _last is None or _last[0] is not state or _last[1] != state.version:
        _last = (state, int(state.version), look(state))
    return _last[2]


def own_view(state: KokopelliState, seat: int) -> dict[str, Any]:
    """KP-8.2: the own hand, and with it the own pile."""
    return {
        "seat": seat,
        "hand": named(bytes(state.hands[WIDTH * seat : WIDTH * (seat + 1)])),
        "pile": named(bytes(state.unseen(seat, True))),
        "known": tuple([KINDS[kind] for kind in state.known_tail(seat)]),
        "drawn": tuple([KINDS[kind] for kind in drawn(state)]) if seat == state.turn else (),
    }


def drawn(state: KokopelliState) -> list[int]:
    return [int(kind) for kind in (state.drawn, state.drawn_too) if kind >= 0]


def look(state: KokopelliState) -> KokopelliView:
    n = state.setup.seats
    everyone = range(n)
    going_on = PHASES[state.phase] == "go-on"
    tiles = worth(state.in_game, bytes(state.tiles))
    kinds, numbers, cards = bytes(state.kind_at), bytes(state.count_at), bytes(state.card_at)
    return KokopelliView(
        game="kokopelli",
        seat=SPECTATOR,
        seats=n,
        to_move=int(state.to_move()),
        round=int(state.round),
        points=tuple(state.points()),
        first=int(state.first),
        turn=int(state.turn),
        phase=PHASES[state.phase],
        compulsory=int(state.compulsory),
        extra=int(state.extra),
        vase_given=bits(state.vase_given),
        chieftain=bool(state.chieftain),
        warrior=bool(state.warrior),
        begun_at=(int(state.begun_at) // len(SPACES), SPACES[state.begun_at % len(SPACES)]) if going_on else None,
        drawn_left=len(drawn(state)),
        exchanged=int(state.exchanged),
        ceremonies=tuple(tiles),
        tiles=tiles,
        end_marks=tuple([CEREMONIES[i] for i in bits(state.end_marks)]),
        end_tiles=int(state.end_tiles),
        villages=tuple([village(kinds[6 * s : 6 * s + 6], numbers[6 * s : 6 * s + 6], cards[18 * s : 18 * s + 18]) for s in everyone]),
        hand_sizes=tuple(bytes(state.hand_sizes)),
        pile_sizes=tuple([int(state.pile_size(s)) for s in everyone]),
        known_sizes=tuple(bytes(state.known)),
        emptied=bits(state.emptied),
        discards=piles(n, bytes(state.discards)),
        unseen=tuple([named(bytes(state.unseen(s, False))) for s in everyone]),
        hand={},
        pile={},
        known=(),
        drawn=(),
        reason=state.reason() if state.phase == OVER else "",
    )


def sample_world(setup: Dealer, view: View, seed: str) -> KokopelliState:
    """Deal every seat's unseen cards to its hand, its known bottom and its bag, all deals being equally likely."""
    from kotable.kokopelli.rules import KokopelliState

    assert isinstance(view, KokopelliView)
    state = KokopelliState(setup, None)
    # Two kinds of dice: those that deal this world, and those it goes on with.
    state.dice = new_dice(setup, seed)
    dealing = new_dice(setup, seed + "|deal")
    copy_public(state, view)
    for seat in range(setup.seats):
        unseen = view.pile if seat == view.seat else view.unseen[seat]
        bag = vec[u8]([unseen.get(kind, 0) for kind in KINDS])
        left = sum(unseen.values())

        def some(count: int, bag: vec[u8] = bag, seat: int = seat, left: int = left) -> list[int]:
            return [int(draw_from(bag, 0, left - i, dealing, seat)) for i in range(count)]

        if seat == view.seat:
            hand = [KINDS.index(kind) for kind, count in view.hand.items() for _ in range(count)]
            bottom = [KINDS.index(kind) for kind in view.known]
            playable = [KINDS.index(kind) for kind in view.drawn]
        else:
            cards = some(view.hand_sizes[seat] + view.known_sizes[seat])
            hand, bottom = cards[: view.hand_sizes[seat]], cards[view.hand_sizes[seat] :]
            playable = hand[: view.drawn_left] if seat == view.turn else []
        for kind in hand:
            state.to_hand(seat, kind)
        for kind in bottom:
            state.put_bottom(seat, kind)
        for i in range(WIDTH):
            state.bags[WIDTH * seat + i] = bag[i]
        state.bag_sizes[seat] = view.pile_sizes[seat] - view.known_sizes[seat]
        if seat == view.turn and state.phase == PLAY_DRAWN:
            state.drawn = playable[0] if playable else -1
            state.drawn_too = playable[1] if len(playable) > 1 else -1
    return state


def certain(view: View, event: Event) -> bool:
    """Whether the viewer knows already what a draw brings or which hand is shown."""
    assert isinstance(view, KokopelliView)
    if event.kind == "drew":
        # Above the known bottom of the own pile the order is unknown, unless there is one kind only.
        return len(view.pile) <= 1
    seat = event.seat
    return seat == view.seat or view.hand_sizes[seat] == 0 or view.pile_sizes[seat] == 0 or len(view.unseen[seat]) == 1


def copy_public(state: KokopelliState, view: KokopelliView) -> None:
    """Everything that lies open."""
    n = view.seats
    for kind in view.ceremonies:
        number = CEREMONIES.index(kind)
        state.in_game |= 1 << number
        state.tiles[number] = {4: 2, 3: 1, 1: 0}[view.tiles[kind]]
    state.end_marks = sum(1 << CEREMONIES.index(kind) for kind in view.end_marks)
    state.end_tiles = view.end_tiles
    state.first = view.first
    state.turn = view.turn
    state.round = view.round
    state.phase = PHASES.index(view.phase)
    state.compulsory = view.compulsory
    state.extra = view.extra
    state.vase_given = sum(1 << seat for seat in view.vase_given)
    state.chieftain = int(view.chieftain)
    state.warrior = int(view.warrior)
    if view.begun_at:
        state.begun_at = len(SPACES) * view.begun_at[0] + SPACES.index(view.begun_at[1])
    state.exchanged = view.exchanged
    state.emptied = sum(1 << seat for seat in view.emptied)
    for seat in range(n):
        state.scores[seat] = view.points[seat]
        for name, ceremony in view.villages[seat].items():
            space: i64 = len(SPACES) * seat + SPACES.index(name)
            state.put_ceremony(space, CEREMONIES.index(ceremony.ceremony))
            for card in ceremony.cards:
                state.add_card(space, card.back, KINDS.index(card.kind))
        for back in range(n):
            for kind, count in view.discards[seat][back].items():
                state.discards[WIDTH * (n * seat + back) + KINDS.index(kind)] = count
