"""How lucky draws are: what a draw was worth, against what it could have been.

The measure is a value fixed beforehand (`judge_of`). A choice is carried out again and again in copies of the situation with new dice; how
much better than the mean of these the true draw left a seat is its luck. The copies and the true draw have the same distribution, so
luck is zero on average whoever plays and whatever the value is worth: taken out of a result it leaves the mean of results as it is, and
takes out as much of the noise as the value foresees of what a draw will lead to.
"""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec

from kotable.bots.values import judge_of
from kotable.chance import dice
from kotable.game import Setup, State
from kotable.values import Event

REDRAWS = 24
"""How often a draw is repeated. Zero on average it is with one; more make it less noisy."""


class Luck:
    """Measures the draws of one game."""

    def __init__(self, setup: Setup, seed: str, redraws: int = REDRAWS) -> None:
        self.setup = setup
        self.judge = judge_of(setup, schooled=True)
        self.judge.reseed(f"{seed}/judge")
        self.seed = seed
        self.redraws = redraws
        self.words = dice(f"{seed}/redraws", 1)
        self.found: vec[float] = vec[float]([0.0] * setup.seats)

    def value(self, state: State) -> list[float]:
        """Each seat's chance to win, every card being known; what is no choice worth a thought is done before looking."""
        judge = self.judge
        if not state.over() and int(judge.settled(state)) >= 0:
            state = state.clone()
            while not state.over() and (action := int(judge.settled(state))) >= 0:
                state.apply(action)
        judge.chances(state, self.found)
        return list(self.found)

    def of_deal(self, state: State) -> list[float]:
        """The luck of the first deal, by seat, against other deals with the same seat beginning."""
        others = [self.value(one) for one in self.deals(int(state.to_move()))]
        return self.against(self.value(state), others)

    def deals(self, first: int) -> Iterator[State]:
        """Other deals in which the same seat begins."""
        found = number = 0
        # Where the dice choose who begins, one in as many deals as there are seats has it right.
        while found < self.redraws and number < 40 * self.redraws:
            one = self.setup.start(f"{self.seed}/deal/{number}")
            number += 1
            if int(one.to_move()) == first:
                found += 1
                yield one

    def apply(self, state: State, action: int, log: list[Event] | None = None) -> list[float]:
        """Carry out an action; how lucky what was drawn by it is, by seat."""
        before = state.clone()
        state.apply(action, log)
        # Whether dice are thrown does not depend on the dice: where none were, none would have been.
        if list(before.dice) == list(state.dice):
            return [0.0] * self.setup.seats
        return self.against(self.value(state), self.redrawn(before, action))

    def redrawn(self, before: State, action: int) -> list[list[float]]:
        found = []
        for _ in range(self.redraws):
            one = before.clone()
            one.reseed(self.words)
            one.apply(action)
            found.append(self.value(one))
        return found

    def against(self, true: list[float], others: list[list[float]]) -> list[float]:
        return [true[seat] - sum(one[seat] for one in others) / len(others) for seat in range(self.setup.seats)]
