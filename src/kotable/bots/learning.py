"""Teaches a network from games that it plays with itself: by temporal differences, TD(λ), towards who won in the end, or towards the
points that the seats are going to have.

A choice is judged by what it leads to at once in a world. Trainers that teach who wins know every card: their world is the true situation
with new dice. Those that teach points take a world that agrees with what the seat knows.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kotable.bots.fitting import likeliest
from kotable.bots.judge import Features, Network, centre, softmax
from kotable.chance import roll
from kotable.game import Setup, State

FINE: Final[i64] = 1 << 20
LONGEST: Final[i64] = 20_000
"""No game takes more decisions."""
FIRST: Final = 0.9
SECOND: Final = 0.999
"""How slowly the optimizer (Adam) forgets slopes and their squares."""


@final
class Lessons:
    """Situations of games with what they turned out to be worth, and the network that learns from them."""

    def __init__(self, setup: Setup, judge: Features, network: Network, seed_words: vec[i64]) -> None:
        self.setup = setup
        self.judge = judge
        self.network = network
        self.words: vec[i64] = seed_words
        self.seats: i64 = judge.seats
        self.count: i64 = judge.count
        self.rows: list[vec[float]] = []
        """For each situation the features of all seats, then what the sums say of each, then the progress."""
        self.goals: list[vec[float]] = []
        """For each situation the chances that the network is to tell, or the leads in points; then who won."""
        self.game: list[vec[float]] = []
        self.rounds: list[i64] = []
        """The situations of the game under way, and their rounds."""
        size: i64 = len(network.numbers)
        self.slopes: vec[float] = vec[float]([0.0] * size)
        self.mean: vec[float] = vec[float]([0.0] * size)
        self.square: vec[float] = vec[float]([0.0] * size)
        self.steps: i64 = 0
        self.chances: vec[float] = vec[float]([0.0] * self.seats)
        self.features: vec[float] = vec[float]([0.0] * self.count)

    def note(self, state: State) -> None:
        """Take a situation of the game under way."""
        judge = self.judge
        n = self.seats
        count = self.count
        progress = judge.progress(state)
        row = vec[float]([0.0] * (n * count + n + 1))
        judge.sums(state, progress, not self.network.points)
        spread = 1.0 if self.network.points else judge.start_spread + progress * (judge.end_spread - judge.start_spread)
        rows = self.network.rows
        i: i64 = 0
        while i < n * count:
            row[i] = rows[i]
            i += 1
        seat: i64 = 0
        while seat < n:
            row[n * count + seat] = judge.leads[seat] / spread
            seat += 1
        row[n * count + n] = progress
        self.game.append(row)
        self.rounds.append(state.round_number())

    def tell(self, row: vec[float], out: vec[float]) -> None:
        """What the network says of a situation."""
        n = self.seats
        count = self.count
        features = self.features
        seat: i64 = 0
        while seat < n:
            i: i64 = 0
            while i < count:
                features[i] = row[seat * count + i]
                i += 1
            self.network.see(seat, features)
            out[seat] = row[n * count + seat]
            seat += 1
        self.network.correct(row[n * count + n], out)
        if self.network.points:
            centre(out, n)
        else:
            softmax(out, n)

    def finish(self, shares: list[float], points: list[float], rounds: i64, trust: float, patience: float) -> None:
        """The game under way is over. What a situation is worth is told by those after it: `trust` is how much of what the next round
        says is taken from the end of the game, the rest from the network (the λ of a round). Points of each later round count `patience`
        times those of the round before (the first feature is the points of a seat)."""
        n = self.seats
        count = self.count
        in_points = self.network.points
        goal = vec[float](points if in_points else shares)
        if in_points:
            centre(goal, n)
        later = goal[:]
        reached = goal[:]
        after = rounds + 1
        number: i64 = len(self.game) - 1
        goals: list[vec[float]] = []
        while number >= 0:
            row = self.game[number]
            kept = trust ** float(after - self.rounds[number])
            faded = patience ** float(after - self.rounds[number])
            mixed = vec[float]([0.0] * n + shares)
            seat: i64 = 0
            while seat < n:
                mixed[seat] = kept * goal[seat] + (1.0 - kept) * later[seat]
                if in_points:
                    mixed[seat] = reached[seat] + faded * (mixed[seat] - reached[seat])
                    reached[seat] = row[seat * count]
                seat += 1
            if in_points:
                centre(reached, n)
            goals.append(mixed)
            goal = mixed
            after = self.rounds[number]
            later = vec[float]([0.0] * n)
            self.tell(row, later)
            number -= 1
        goals.reverse()
        self.goals.extend(goals)
        self.rows.extend(self.game)
        self.game = []
        self.rounds = []

    def play(self, state: State, taken: i64, noise: float, samples: i64, trust: float, patience: float) -> i64:
        """Play a game, judging each choice by what it leads to at once, and take one in `taken` situations; how many rounds it took."""
        judge = self.judge
        words = self.words
        n = self.seats
        chances = self.chances
        decisions: i64 = 0
        seat = state.to_move()
        while seat >= 0 and decisions < LONGEST:
            if roll(words, 0, taken) == 0:
                self.note(state)
            action = judge.settled(state)
            if action < 0:
                ids = state.legal_ids()
                action = ids[0]
                if len(ids) > 1:
                    best = -1e9
                    worlds: list[State] = []
                    k: i64 = 0
                    while k < samples:
                        if self.network.points:
                            world = self.setup.worlds(state.view(seat)).deal(words)
                        else:
                            world = state.clone()
                            world.reseed(words)
                        worlds.append(world)
                        k += 1
                    i: i64 = 0
                    while i < len(ids):
                        total = 0.0
                        for world in worlds:
                            after = world.clone()
                            after.apply(ids[i])
                            step = judge.settled(after) if after.to_move() >= 0 else i64(-1)
                            while step >= 0:
                                after.apply(step)
                                step = judge.settled(after) if after.to_move() >= 0 else i64(-1)
                            judge.chances(after, chances)
                            total += judge.leads[seat] if self.network.points else chances[seat]
                        mean = total / float(samples)
                        if not self.network.points:
                            mean = min(max(mean, 0.0005), 0.9995)
                            mean = log(mean / (1.0 - mean))
                        throws = 0.0
                        k = 0
                        while k < 4:
                            throws += float(roll(words, 0, FINE))
                            k += 1
                        value = mean + noise * (throws / float(FINE) - 2.0) * 1.732
                        if value > best:
                            best = value
                            action = ids[i]
                        i += 1
            state.apply(action)
            seat = state.to_move()
            decisions += 1
        winners = state.outcome().winners if seat < 0 else ()
        shares = [0.0] * n
        for winner in winners:
            shares[winner] = 1.0 / float(len(winners))
        if not winners:
            shares = [1.0 / float(n)] * n
        self.finish(shares, [float(one) for one in state.points()], state.round_number(), trust, patience)
        return state.round_number()

    def forget(self, most: i64) -> None:
        """Keep the latest situations alone."""
        if len(self.rows) > most:
            self.rows = self.rows[len(self.rows) - most :]
            self.goals = self.goals[len(self.goals) - most :]

    def loss(self, first: i64) -> float:
        """The mean loss of the situations from this one on: the logarithmic one of chances, half of the squared error of points."""
        total = 0.0
        number = first
        n = self.seats
        while number < len(self.rows):
            self.tell(self.rows[number], self.chances)
            seat: i64 = 0
            while seat < n:
                goal = self.goals[number][seat]
                if self.network.points:
                    total += 0.5 * (self.chances[seat] - goal) * (self.chances[seat] - goal)
                else:
                    total -= goal * log(max(self.chances[seat], 1e-9))
                seat += 1
            number += 1
        return total / float(max(i64(len(self.rows)) - first, 1))

    def spread(self, first: i64) -> list[float]:
        """How many points make a chance, at the start and at the end, by who won after the situations from this one on."""
        n = self.seats
        leads: list[vec[float]] = []
        number = first
        while number < len(self.rows):
            found = vec[float]([0.0] * n)
            self.tell(self.rows[number], found)
            leads.append(found)
            number += 1
        return likeliest(lambda start, end: self.surprise(leads, first, start, end))

    def surprise(self, leads: list[vec[float]], first: i64, start: float, end: float) -> float:
        """The logarithmic loss, all situations together, of the chances that leads make with this spread."""
        n = self.seats
        total = 0.0
        chances = self.chances
        number: i64 = 0
        while number < len(leads):
            spread = start + self.rows[first + number][n * self.count + n] * (end - start)
            seat: i64 = 0
            while seat < n:
                chances[seat] = leads[number][seat] / spread
                seat += 1
            softmax(chances, n)
            seat = 0
            while seat < n:
                total -= self.goals[first + number][n + seat] * log(max(chances[seat], 1e-9))
                seat += 1
            number += 1
        return total

    def learn(self, steps: i64, batch: i64, rate: float, decay: float) -> None:
        """Take so many steps, each with some situations picked at random."""
        size: i64 = len(self.rows)
        slopes = self.slopes
        while steps > 0:
            i: i64 = 0
            while i < batch:
                number = roll(self.words, 0, size)
                self.add_slopes(self.rows[number], self.goals[number])
                i += 1
            self.steps += 1
            self.step(1.0 / float(batch), rate, decay)
            i = 0
            while i < len(slopes):
                slopes[i] = 0.0
                i += 1
            steps -= 1

    def step(self, share: float, rate: float, decay: float) -> None:
        numbers = self.network.numbers
        slopes = self.slopes
        mean = self.mean
        square = self.square
        warm = float(min(self.steps, 20_000))
        first = 1.0 - FIRST**warm
        second = 1.0 - SECOND**warm
        i: i64 = 0
        while i < len(numbers):
            slope = slopes[i] * share + decay * numbers[i]
            mean[i] += (1.0 - FIRST) * (slope - mean[i])
            square[i] += (1.0 - SECOND) * (slope * slope - square[i])
            numbers[i] -= rate * (mean[i] / first) / (sqrt(square[i] / second) + 1e-8)
            i += 1

    def add_slopes(self, row: vec[float], goal: vec[float]) -> None:
        """How the loss at a situation changes with each number of the network."""
        n = self.seats
        count = self.count
        network = self.network
        units = network.units
        numbers = network.numbers
        slopes = self.slopes
        chances = self.chances
        self.tell(row, chances)
        progress = row[n * count + n]
        base = 2 * count * units
        theirs = count * units
        share = 1.0 / float(n - 1)
        seat: i64 = 0
        while seat < n:
            chances[seat] -= goal[seat]
            seat += 1
        # What reaches each unit, seat by seat: `own` takes the slope there from now on.
        own = network.own
        others = network.others
        u: i64 = 0
        while u < units:
            all_others = 0.0
            seat = 0
            while seat < n:
                all_others += others[seat * units + u]
                seat += 1
            start = numbers[base + units + u] + progress * numbers[base + u]
            says = numbers[base + 2 * units + u] + progress * numbers[base + 3 * units + u]
            whole = 0.0
            seat = 0
            while seat < n:
                at = seat * units + u
                reached = own[at] + share * (all_others - others[at]) + start
                slope = 0.0
                if reached > 0.0:
                    error = chances[seat]
                    slopes[base + 2 * units + u] += error * reached
                    slopes[base + 3 * units + u] += error * reached * progress
                    slope = error * says
                    slopes[base + units + u] += slope
                    slopes[base + u] += slope * progress
                own[at] = slope
                whole += slope
                seat += 1
            seat = 0
            while seat < n:
                others[seat * units + u] = share * (whole - own[seat * units + u])
                seat += 1
            u += 1
        last = base + 4 * units
        seat = 0
        while seat < n:
            error = chances[seat]
            at = seat * units
            i: i64 = 0
            while i < count:
                x = row[seat * count + i]
                if x != 0.0:
                    w = i * units
                    u = 0
                    while u < units:
                        slopes[w + u] += x * own[at + u]
                        slopes[theirs + w + u] += x * others[at + u]
                        u += 1
                    slopes[last + i] += x * error
                    slopes[last + count + i] += x * error * progress
                i += 1
            seat += 1
