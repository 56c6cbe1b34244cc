"""Fits the weights of a judge to games that bots have played: least squares with a penalty on large weights."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kotable.bots.judge import Features
from kotable.game import State


@final
class Games:
    """Situations of finished games: the features of every seat, the points they ended with, and who won."""

    def __init__(self, judge: Features) -> None:
        self.judge = judge
        self.width: i64 = 2 * judge.count
        self.seats: i64 = judge.seats
        self.rows: list[vec[float]] = []
        """For each situation the rows of all seats, one after the other."""
        self.progress: list[float] = []
        self.results: list[vec[float]] = []
        """For each situation what every seat is to be told it was worth, in points, then their shares of the victory."""
        self.rounds: list[int] = []
        """For each situation of the game under way its round."""

    def note(self, state: State) -> None:
        """Take a situation of a game under way."""
        judge = self.judge
        n = self.seats
        count = judge.count
        progress = judge.progress(state)
        row = vec[float]([0.0] * (n * self.width))
        seat: i64 = 0
        while seat < n:
            judge.look(state, seat)
            at = seat * self.width
            i: i64 = 0
            while i < count:
                row[at + i] = judge.found[i]
                row[at + count + i] = progress * judge.found[i]
                i += 1
            seat += 1
        self.rows.append(row)
        self.progress.append(progress)
        self.rounds.append(state.round_number())

    def finish(self, points: list[float], shares: list[float], rounds: int, patience: float) -> None:
        """The game of the situations taken since the last one is over.

        A situation is worth the points that followed (the first feature is the points of a seat), those of each later round counting
        `patience` times those of the round before: what lies far ahead is mostly luck.
        """
        n = self.seats
        count: i64 = len(self.rounds)
        worth = vec[float](points)
        ahead = vec[float](points)
        later = rounds + 1
        found: list[vec[float]] = []
        number = count - 1
        first: i64 = len(self.rows) - count
        while number >= 0:
            row = self.rows[first + number]
            faded = patience ** (later - self.rounds[number])
            result = vec[float]([0.0] * n + shares)
            seat: i64 = 0
            while seat < n:
                worth[seat] = ahead[seat] + faded * (worth[seat] - ahead[seat])
                result[seat] = worth[seat]
                ahead[seat] = row[seat * self.width]
                seat += 1
            later = self.rounds[number]
            found.append(result)
            number -= 1
        found.reverse()
        self.results.extend(found)
        self.rounds = []

    def weights(self, penalty: float) -> list[float]:
        """The weights for which the sums come nearest to the points that the seats end with, each over the mean of all."""
        size = self.width
        n = self.seats
        square = vec[float]([0.0] * (size * size))
        right = vec[float]([0.0] * size)
        mean = vec[float]([0.0] * size)
        part = vec[float]([0.0] * size)
        where = vec[i64]([0] * size)
        number: i64 = 0
        while number < len(self.rows):
            row = self.rows[number]
            result = self.results[number]
            i: i64 = 0
            while i < size:
                mean[i] = 0.0
                seat: i64 = 0
                while seat < n:
                    mean[i] += row[seat * size + i]
                    seat += 1
                mean[i] /= float(n)
                i += 1
            goal = 0.0
            seat = 0
            while seat < n:
                goal += result[seat]
                seat += 1
            goal /= float(n)
            seat = 0
            while seat < n:
                filled: i64 = 0
                i = 0
                while i < size:
                    part[i] = row[seat * size + i] - mean[i]
                    if part[i] != 0.0:
                        where[filled] = i
                        filled += 1
                    i += 1
                y = result[seat] - goal
                a: i64 = 0
                while a < filled:
                    i = where[a]
                    x = part[i]
                    right[i] += x * y
                    b: i64 = 0
                    while b <= a:
                        square[i * size + where[b]] += x * part[where[b]]
                        b += 1
                    a += 1
                seat += 1
            number += 1
        return solved(square, right, size, penalty)

    def loss(self, weights: list[float], start: float, end: float) -> float:
        """The mean logarithmic loss of the chances to win."""
        size = self.width
        n = self.seats
        w = vec[float](weights)
        total = 0.0
        number: i64 = 0
        sums = vec[float]([0.0] * n)
        while number < len(self.rows):
            row = self.rows[number]
            spread = start + self.progress[number] * (end - start)
            most = -1e9
            seat: i64 = 0
            while seat < n:
                one = 0.0
                i: i64 = 0
                while i < size:
                    one += w[i] * row[seat * size + i]
                    i += 1
                sums[seat] = one
                most = max(most, one)
                seat += 1
            whole = 0.0
            seat = 0
            while seat < n:
                whole += exp((sums[seat] - most) / spread)
                seat += 1
            seat = 0
            while seat < n:
                share = self.results[number][n + seat]
                if share > 0.0:
                    total -= share * ((sums[seat] - most) / spread - log(whole))
                seat += 1
            number += 1
        return total / float(max(i64(len(self.rows)), 1))

    def spread(self, weights: list[float]) -> list[float]:
        """How many points make a chance, at the start and at the end."""
        return likeliest(lambda start, end: self.loss(weights, start, end))


def likeliest(loss: Callable[[float, float], float]) -> list[float]:
    """How many points make a chance, at the start and at the end: where the loss is least."""
    best = [12.0, 4.0]
    least = loss(best[0], best[1])
    factor = 1.5
    while factor > 1.04:
        moved = False
        for start, end in ((factor, 1.0), (1.0 / factor, 1.0), (1.0, factor), (1.0, 1.0 / factor)):
            tried = [min(best[0] * start, 60.0), max(best[1] * end, 0.8)]
            found = loss(tried[0], tried[1])
            if found < least - 1e-9:
                best = tried
                least = found
                moved = True
        if not moved:
            factor = factor**0.5
    return best


def solved(square: vec[float], right: vec[float], size: i64, penalty: float) -> list[float]:
    """Cholesky's way to solve a symmetric system of which the lower half is given; the penalty is in units of the mean diagonal."""
    i: i64 = 0
    while i < size:
        square[i * size + i] += penalty + 1e-9
        i += 1
    i = 0
    while i < size:
        j: i64 = 0
        while j <= i:
            total = square[i * size + j]
            k: i64 = 0
            while k < j:
                total -= square[i * size + k] * square[j * size + k]
                k += 1
            if i == j:
                square[i * size + i] = max(total, 1e-12) ** 0.5
            else:
                square[i * size + j] = total / square[j * size + j]
            j += 1
        i += 1
    i = 0
    while i < size:
        total = right[i]
        k = 0
        while k < i:
            total -= square[i * size + k] * right[k]
            k += 1
        right[i] = total / square[i * size + i]
        i += 1
    i = size - 1
    while i >= 0:
        total = right[i]
        k = i + 1
        while k < size:
            total -= square[k * size + i] * right[k]
            k += 1
        right[i] = total / square[i * size + i]
        i -= 1
    return [right[i] for i in range(size)]
