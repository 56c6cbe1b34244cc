"""High Card: in each of five tricks everybody plays one of five cards; the highest takes a point.

A whole game for Kotable in one file. It keeps the contract of `kotable.game`; docs/add-a-game.md goes through it step by step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kotable.chance import dice_text, roll
from kotable.game import Game, Setup, State, Worlds
from kotable.sheet import Sheet
from kotable.values import NOBODY, SPECTATOR, Action, Deed, Event, Option, PositionError, Refusal, View

NAME = "highcard"
CARDS = tuple(str(value) for value in range(1, 21))
HAND = 5
ACTIONS = [Action(at, f"play {card}", "play", {"card": card}) for at, card in enumerate(CARDS)]


class HighCardView(View, frozen=True):
    """What one seat may know."""

    phase: str
    table: tuple[str, ...]
    """The card each seat has played to this trick; empty where it has not."""
    played: tuple[str, ...]
    """All cards of earlier tricks, in order."""
    hand_sizes: tuple[int, ...]
    leader: int
    """Who plays first in this trick."""
    reason: str = ""
    hand: tuple[str, ...] = ()
    """The own cards."""


class HighCardState(State):
    """The cards by number: hands, the open trick by seat (-1 for none), what was played before."""

    def __init__(self, setup: Setup, words: vec[i64]) -> None:
        super().__init__()
        self.setup = setup
        self.dice = words
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        self.table = [-1] * setup.seats
        self.played: list[int] = []
        self.scores = [0] * setup.seats
        self.leader = 0

    def base(self) -> Setup:
        return self.setup

    def clone(self) -> HighCardState:
        copy = HighCardState(self.setup, vec[i64](list(self.dice)))
        copy.hands = [list(hand) for hand in self.hands]
        copy.table, copy.played, copy.scores, copy.leader = list(self.table), list(self.played), list(self.scores), self.leader
        return copy

    def to_move(self) -> i64:
        order = [(self.leader + i) % self.setup.seats for i in range(self.setup.seats)]
        return next((seat for seat in order if self.table[seat] < 0 and self.hands[seat]), NOBODY)

    def round_number(self) -> i64:
        return min(HAND, 1 + len(self.played) // self.setup.seats)

    def legal_ids(self) -> vec[i64]:
        return vec[i64]([card for card in range(len(CARDS)) if self.why_not(card) is None])

    def why_not(self, action: int) -> Refusal | None:
        if self.over():
            return Refusal("HC-3.1", "highcard-no-over")
        if action not in self.hands[self.to_move()]:
            return Refusal("HC-2.1", "highcard-no-card", {"card": CARDS[action]})
        return None

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        """HC-2.1: a card from the hand to the table; HC-2.2: the highest of a full trick takes a point and leads the next."""
        log = [] if log is None else log
        me = int(self.to_move())
        self.version += 1
        self.hands[me].remove(action)
        self.table[me] = int(action)
        log.append(Event("played", me, {"card": CARDS[action]}))
        if -1 not in self.table:
            best = max(range(self.setup.seats), key=lambda seat: self.table[seat])
            log.append(Event("took", best, {"card": CARDS[self.table[best]]}))
            log.append(Event("scored", best, {"points": 1, "rule": "HC-2.2"}))
            self.scores[best] += 1
            self.played += [self.table[(self.leader + i) % self.setup.seats] for i in range(self.setup.seats)]
            self.table = [-1] * self.setup.seats
            self.leader = best
            if not self.hands[best]:
                log.append(Event("ended", SPECTATOR, {"reason": "cards"}))
                return
        if self.table.count(-1) == self.setup.seats:
            log.append(Event("turn-began", self.leader, {"round": int(self.round_number())}))

    def points(self) -> list[int]:
        return list(self.scores)

    def reason(self) -> str:
        return "cards"


class HighCardWorlds(Worlds):
    """The other hands, dealt from the cards that the viewer has not seen (HC-4.1)."""

    def world(self, own: vec[i64], dealing: vec[i64], step: i64) -> HighCardState:
        view = self.view
        assert isinstance(view, HighCardView)
        state = HighCardState(self.setup, own)
        state.leader, state.scores = view.leader, list(view.points)
        state.table = [CARDS.index(card) if card else -1 for card in view.table]
        state.played = [CARDS.index(card) for card in view.played]
        mine = [CARDS.index(card) for card in view.hand]
        hidden = [card for card in range(len(CARDS)) if card not in (*mine, *state.played, *state.table)]
        for seat, size in enumerate(view.hand_sizes):
            drawn = [hidden.pop(roll(dealing, seat * step, len(hidden))) for _ in range(0 if seat == view.seat else size)]
            state.hands[seat] = mine if seat == view.seat else sorted(drawn)
        return state


class HighCard(Game):
    def __init__(self) -> None:
        first = Option("first", "random", ("random", 0, 1, 2, 3))
        super().__init__(NAME, 1, (first,), frozenset({"played", "dealt"}), HighCardView, (Deed("took", "card"),))

    def setup(self, seats: int, options: Mapping[str, int | str]) -> Setup:
        values = self.checked(seats, options)
        self.seat_chosen(values["first"], seats, "first")
        return Setup(self, seats, values, ACTIONS, seats)

    def deal(self, setup: Setup, words: vec[i64], log: list[Event] | None) -> HighCardState:
        """HC-1.1: five cards for each, the rest stays hidden; HC-1.2: who leads."""
        log = [] if log is None else log
        state = HighCardState(setup, words)
        deck = list(range(len(CARDS)))
        first = self.seat_chosen(setup.options["first"], setup.seats, "first")
        state.leader = first if first >= 0 else int(roll(words, 0, setup.seats))
        for seat in range(setup.seats):
            state.hands[seat] = sorted(deck.pop(roll(words, seat, len(deck))) for _ in range(HAND))
            log.append(Event("dealt", seat, {"count": HAND}, {"cards": tuple(CARDS[card] for card in state.hands[seat])}))
        log.append(Event("turn-began", state.leader, {"round": 1}))
        return state

    def public_view(self, state: State) -> HighCardView:
        assert isinstance(state, HighCardState)
        return HighCardView(
            game=NAME,
            seat=SPECTATOR,
            seats=state.setup.seats,
            to_move=int(state.to_move()),
            round=int(state.round_number()),
            points=tuple(state.scores),
            phase="over" if state.over() else "play",
            table=tuple(CARDS[card] if card >= 0 else "" for card in state.table),
            played=tuple(CARDS[card] for card in state.played),
            hand_sizes=tuple(len(hand) for hand in state.hands),
            leader=state.leader,
            reason=state.reason() if state.over() else "",
        )

    def own_view(self, state: State, seat: int) -> dict[str, Any]:
        assert isinstance(state, HighCardState)
        return {"seat": seat, "hand": tuple(CARDS[card] for card in state.hands[seat])}

    def worlds(self, setup: Setup, view: View) -> HighCardWorlds:
        return HighCardWorlds(setup, view)

    def certain(self, setup: Setup, view: View, before: list[Event], event: Event) -> bool:
        """Whoever plays a card knew it before."""
        return event.kind == "played" and event.seat == view.seat

    def write_position(self, state: State) -> str:
        assert isinstance(state, HighCardState)
        first = state.setup.options["first"]
        lines = [f"{NAME} position 1", f"seats: {state.setup.seats}", f"first: {first}", f"leader: {state.leader}"]
        lines += [f"dice: {dice_text(state.dice)}", f"played: {' '.join(CARDS[card] for card in state.played)}"]
        for seat, hand in enumerate(state.hands):
            lines += [f"seat {seat}:", f"  points: {state.scores[seat]}", f"  hand: {' '.join(CARDS[card] for card in hand)}"]
            if state.table[seat] >= 0:
                lines.append(f"  table: {CARDS[state.table[seat]]}")
        return "\n".join(line.rstrip() for line in lines) + "\n"

    def read_position(self, text: str) -> HighCardState:
        sheet = Sheet(text, f"{NAME} position 1")
        seats = sheet.number("seats", least=2, most=4)
        first = sheet.choice("first", ("random", *map(str, range(seats))), "random")
        setup = self.setup(seats, {"first": first})
        state = HighCardState(setup, sheet.dice(seats))
        state.leader = sheet.number("leader", 0, most=seats - 1)
        state.played = sheet.kinds("played", CARDS)
        for seat in range(seats):
            lines = sheet.seat(seat)
            state.scores[seat] = lines.number("points", 0, most=HAND)
            state.hands[seat] = sorted(lines.kinds("hand", CARDS))
            state.table[seat] = (lines.kinds("table", CARDS) or [-1])[0]
        sheet.finish()
        check(state)
        return state


def check(state: HighCardState) -> None:
    """Whether a position can come about."""
    seats = state.setup.seats
    tricks = len(state.played) / seats
    lying = [card for card in state.table if card >= 0]
    cards = [*state.played, *lying, *(card for hand in state.hands for card in hand)]
    order = [state.table[(state.leader + i) % seats] >= 0 for i in range(seats)]
    if len(state.hands) > seats or len(set(cards)) != len(cards):
        raise PositionError("this position can't be: a card lies in two places, or a seat that does not exist has some")
    if any(tricks + (state.table[seat] >= 0) + len(state.hands[seat]) != HAND for seat in range(seats)) or sum(state.scores) != tricks:
        raise PositionError(f"this position can't be: every seat plays {HAND} cards, and every trick is a point")
    if len(lying) == seats or order != sorted(order, reverse=True):
        raise PositionError("this position can't be: in a trick the seats play one after another, and then it is taken")


GAME = HighCard()
