"""A bot that looks at what each choice brings at once.

It thinks of a world that agrees with its view, tries every choice there, and takes the one after which it likes the situation best. What
it likes is said for each game in `TASTES`; a game without an entry is played for points alone. Where an action takes several choices
(a fight, a payment), it looks to the end of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Protocol

from kotable.chance import dice, roll
from kotable.game import Setup, State
from kotable.kodachi.cards import Card, CardList
from kotable.kodachi.rules import KodachiState
from kotable.kodachi.setup import DECIDE, FIGHT, HAND, PAY, TAKE
from kotable.kokopelli.rules import KokopelliState
from kotable.kokopelli.setup import WILD
from kotable.values import View

BUDGET = 300
"""How many situations it looks at for one choice, at the most."""
DEEP = 4
"""How many further choices of its own it follows."""


class Taste(Protocol):
    """What a bot likes in a game."""

    def under_way(self, state: State) -> bool:
        """Whether an action has begun that is worth following to its end."""
        ...

    def value(self, state: State, seat: int) -> float:
        """How much a seat likes a situation, in points."""
        ...


class Greedy:
    """Takes what brings most now."""

    def __init__(self, worlds: int = 1) -> None:
        self.worlds = worlds

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str) -> int:
        if len(legal) == 1:
            return legal[0]
        taste = TASTES.get(setup.game, POINTS)
        sums = [0.0] * len(legal)
        for n in range(self.worlds):
            world = setup.sample_world(view, f"{seed}/{n}")
            for i, action in enumerate(legal):
                # The budget is shared evenly, so that no choice is seen deeper than another.
                sums[i] += self.after(world, action, view.seat, taste, [BUDGET // len(legal)], DEEP)
        best = max(sums)
        good = [action for action, total in zip(legal, sums, strict=True) if total >= best - 1e-9]
        return good[roll(dice(f"{seed}/choice", 1), 0, len(good))]

    def after(self, state: State, action: int, seat: int, taste: Taste, budget: list[int], deep: int) -> float:
        """What the best way to go on after this choice is worth."""
        budget[0] -= 1
        following = state.clone()
        following.apply(action)
        if deep and budget[0] > 0 and following.to_move() == seat and taste.under_way(following):
            return max(self.after(following, further, seat, taste, budget, deep - 1) for further in following.legal())
        return taste.value(following, seat)


def lead(points: Sequence[int], seat: int) -> float:
    """Own points, less a part of those of the best other."""
    return points[seat] - 0.4 * max(other for i, other in enumerate(points) if i != seat)


class PointsAlone:
    """Knows nothing of the game."""

    def under_way(self, state: State) -> bool:
        return False

    def value(self, state: State, seat: int) -> float:
        return lead(state.points(), seat)


class KokopelliTaste:
    """Points, ceremonies in the own village, matching cards for ceremonies in reach, Kokopelli in hand, a small pile."""

    def under_way(self, state: State) -> bool:
        return False

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, KokopelliState)
        liked = lead(state.points(), seat)
        if state.over():
            return liked
        reach = int(state.reach(seat))
        hand = bytes(state.hand_of(seat))
        wild = hand[WILD]
        area = int(state.setup.area[seat])
        for space in range(6 * state.setup.seats):
            count = int(state.count_at(space))
            if not count:
                continue
            mine = space // 6 == seat
            if mine:
                liked += 0.7
            if reach >> space & 1:
                # Cards that could finish it are worth more the nearer it is.
                fitting = hand[state.kind_at(space)] + wild
                liked += 0.25 * min(fitting, 4 - count) * count
                if count == 3 and not fitting:
                    liked -= 0.8  # somebody else will
            elif mine or area >> space & 1:
                liked -= 0.1 * count
        liked += 0.25 * wild + 0.3 * min(int(state.hand_size(seat)), 5)
        return liked - 0.12 * int(state.pile_size(seat))


class Weights:
    """How much the kinds of cards of a list are liked, kind by kind."""

    def __init__(self, cards: CardList) -> None:
        self.bought = [1.0 if card.price else 0.0 for card in cards.cards]
        self.envoy = [1.0 if card.group == "envoy" else 0.0 for card in cards.cards]
        self.fight = [0.15 * strong(card) for card in cards.cards]


class KodachiTaste:
    """Worth at the end, cards that may be taken, envoys for tokens still to be had, and a hand that wins fights."""

    def __init__(self) -> None:
        self._weights: dict[str, Weights] = {}

    def weights(self, cards: CardList) -> Weights:
        if cards.hash not in self._weights:
            self._weights[cards.hash] = Weights(cards)
        return self._weights[cards.hash]

    def under_way(self, state: State) -> bool:
        assert isinstance(state, KodachiState)
        return state.phase in (FIGHT, PAY)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, KodachiState)
        worth = [int(state.worth(other, None)) for other in range(state.setup.seats)]
        liked: float = lead(worth, seat)
        if state.over():
            return liked
        coins = [int(state.treasure_count(seat, i)) for i in range(5)]
        liked += 0.6 * min(sum(coins), 4) + 0.3 * coins[3] + 0.6 * coins[4] + 0.2 * max(coins[:4])
        weights = self.weights(state.setup.cards)
        has, held = bytes(state.owned(seat)), bytes(state.hand_of(seat))
        liked += sum(map(mul, has, weights.bought)) + sum(map(mul, held, weights.fight))
        # An envoy is good for a token that is still there; more of them are not, or the last tokens would never be taken.
        liked += 2.0 * min(int(state.tokens_left()), sum(map(mul, has, weights.envoy)), 3.0)
        # Cards still to be drawn are as good as most.
        liked += 0.09 * max(int(HAND) - int(state.hand_size(seat)), 0)
        if seat == state.active and state.phase in (DECIDE, TAKE) and not state.failed:
            defeated = int(state.defeated)
            takes = (defeated - 1 if defeated > 2 else 1) - (int(state.taken) if state.phase == TAKE else 0)
            liked += 2.0 * takes + 0.2 * defeated
        return liked


def strong(card: Card) -> float:
    """How well a card fights, from 0 to 1: the further from 3 the better; modifiers and drawing help."""
    values = [abs(use.dojo - 3) / 2 for use in card.uses if use.dojo is not None]
    helps = [0.3 * abs(use.add) + 0.3 * use.draw + 0.5 * use.switch for use in card.uses]
    return min(max([*values, *helps]), 1.0)


POINTS: Taste = PointsAlone()
TASTES: dict[str, Taste] = {"kokopelli": KokopelliTaste(), "kodachi": KodachiTaste()}
