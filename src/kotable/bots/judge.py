"""What situations of a game are worth to its seats: the part of a bot that knows the game.

A judge tells each seat's chance to win. One that knows nothing of its game plays it out at random; one that does adds up features, each
with a weight that was fitted to games of bots (`kotable train`), and turns the sums into chances.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kotable.chance import dice
from kotable.game import Setup, State

PLAYOUT: Final[i64] = 100_000
"""No playout takes more decisions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knows nothing of the game: plays it out."""

    def __init__(self, setup: Setup) -> None:
        self.seats: i64 = setup.seats
        self.words: vec[i64] = dice("k1:judge", 1)
        self.leads: vec[float] = vec[float]([0.0] * setup.seats)
        """The lead in points that each seat is going to end with, over the mean of all, as `chances` found it last."""

    def reseed(self, seed: str) -> None:
        """Use these dice from now on, so that the same question gets the same answer."""
        self.words = dice(seed, 1)

    def chances(self, state: State, out: vec[float]) -> None:
        """Each seat's chance to win, from a situation in which every card is known; the chances add up to 1. Fills `leads` too."""
        if state.to_move() >= 0:
            state = state.clone()
            state.playout(self.words, PLAYOUT)
        self.settle(state, out)

    def settle(self, state: State, out: vec[float]) -> None:
        """The chances when the game is over: winners share."""
        points = state.points()
        mean = sum(points) / len(points)
        seat: i64 = 0
        while seat < self.seats:
            out[seat] = 0.0
            self.leads[seat] = points[seat] - mean
            seat += 1
        winners = state.outcome().winners
        for winner in winners:
            out[winner] = 1.0 / len(winners)

    def settled(self, state: State) -> i64:
        """The choice to take where it hardly matters which one, or -1."""
        return -1

    def narrowed(self, state: State, ids: vec[i64], before: i64) -> vec[i64]:
        """The choices worth looking at after the choice `before` of the same seat: of orders that differ in nothing one is enough."""
        return ids


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Judge):
    """Adds up features: each seat has a sum, in points, and chances follow from the differences of the sums.

    Every feature has two weights, of which the second grows with the progress of the game.
    """

    def __init__(self, setup: Setup, count: i64, weights: list[float], spread: list[float]) -> None:
        super().__init__(setup)
        self.count: i64 = count
        self.found: vec[float] = vec[float]([0.0] * count)
        self.weights: vec[float] = vec[float](weights if weights else [0.0] * (2 * count))
        self.start_spread: float = spread[0]
        self.end_spread: float = spread[1]
        """How many points a lead must have to mean much, at the start and at the end."""

    def look(self, state: State, seat: i64) -> None:
        """Write the features of a seat to `found`."""
        raise NotImplementedError

    def progress(self, state: State) -> float:
        """How far the game has come, from 0 to 1."""
        raise NotImplementedError

    def sum_of(self, state: State, seat: i64, progress: float) -> float:
        self.look(state, seat)
        found = self.found
        weights = self.weights
        count = self.count
        total = 0.0
        i: i64 = 0
        while i < count:
            total += found[i] * (weights[i] + progress * weights[count + i])
            i += 1
        return total

    def chances(self, state: State, out: vec[float]) -> None:
        n = self.seats
        if state.to_move() < 0:
            self.settle(state, out)
            return
        progress = self.progress(state)
        most = -1e9
        total = 0.0
        seat: i64 = 0
        while seat < n:
            out[seat] = self.sum_of(state, seat, progress)
            if out[seat] > most:
                most = out[seat]
            total += out[seat]
            seat += 1
        mean = total / float(n)
        seat = 0
        while seat < n:
            self.leads[seat] = out[seat] - mean
            seat += 1
        spread = self.start_spread + progress * (self.end_spread - self.start_spread)
        whole = 0.0
        seat = 0
        while seat < n:
            out[seat] = exp((out[seat] - most) / spread)
            whole += out[seat]
            seat += 1
        seat = 0
        while seat < n:
            out[seat] /= whole
            seat += 1
