"""What situations of a game are worth to its seats: the part of a bot that knows the game.

A judge tells each seat's chance to win. One that knows nothing of its game plays it out at random; one that does adds up features, each
with a weight that was fitted to games of bots (`kotable train`), and turns the sums into chances. A network may correct what the sums say:
it was taught by games between players that used it, by who won or by the points they won.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kotable.chance import dice
from kotable.game import Setup, State

PLAYOUT: Final[i64] = 100_000
"""No playout takes more decisions."""
SURER: Final = 0.1
"""By this part of the lead every round of a long game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knows nothing of the game: plays it out."""

    def __init__(self, setup: Setup) -> None:
        self.seats: i64 = setup.seats
        self.words: vec[i64] = dice("k1:judge", 1)
        self.leads: vec[float] = vec[float]([0.0] * setup.seats)
        """The lead in points that each seat is going to end with, over the mean of all, as `chances` found it last."""
        self.played: i64 = 0
        """Decisions taken in all playouts."""

    def reseed(self, seed: str) -> None:
        """Use these dice from now on, so that the same question gets the same answer."""
        self.words = dice(seed, 1)

    def chances(self, state: State, out: vec[float]) -> None:
        """Each seat's chance to win, from a situation in which every card is known; the chances add up to 1. Fills `leads` too."""
        if state.to_move() >= 0:
            state = state.clone()
            self.played += state.playout(self.words, PLAYOUT)
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

    def prolongs(self, state: State, action: i64) -> bool:
        """Whether a choice only makes a game longer that is won already. It may be better by a point; people want to see the end."""
        return False

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
        self.network: Network | None = None
        self.patience: i64 = 0
        """After so many rounds a game is long, and it grows surer that who leads will win: who is behind and only waits must not believe
        that time is on their side. 0 for never."""

    def look(self, state: State, seat: i64) -> None:
        """Write the features of a seat to `found`; `progress` has been asked for before."""
        raise NotImplementedError

    def progress(self, state: State) -> float:
        """How far the game has come, from 0 to 1. What `look` needs of all seats may be noted here, once for all of them."""
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
        if state.to_move() < 0:
            self.settle(state, out)
            return
        progress = self.progress(state)
        self.sums(state, progress, True)
        network = self.network
        leads = self.leads
        if network is not None and network.points:
            network.correct(progress, leads)
            centre(leads, self.seats)
        spread = self.start_spread + progress * (self.end_spread - self.start_spread)
        seat: i64 = 0
        while seat < self.seats:
            out[seat] = leads[seat] / spread
            seat += 1
        if network is not None and not network.points:
            network.correct(progress, out)
        over = state.round_number() - self.patience
        if self.patience > 0 and over > 0:
            surer = 1.0 + SURER * float(over)
            seat = 0
            while seat < self.seats:
                out[seat] *= surer
                seat += 1
        softmax(out, self.seats)

    def sums(self, state: State, progress: float, hurried: bool) -> None:
        """What the sums say of each seat: fills `leads`, and lets the network see the features. `hurried` adds what hastens long games."""
        n = self.seats
        network = self.network
        leads = self.leads
        seat: i64 = 0
        while seat < n:
            leads[seat] = self.sum_of(state, seat, progress)
            if hurried:
                leads[seat] += self.haste(state)
            if network is not None:
                network.see(seat, self.found)
            seat += 1
        centre(leads, n)

    def haste(self, state: State) -> float:
        """What is added in long games to the sum of the seat that was looked at last, so that their end is worth striving for."""
        return 0.0


def centre(out: vec[float], n: i64) -> None:
    """Take the mean away."""
    total = 0.0
    i: i64 = 0
    while i < n:
        total += out[i]
        i += 1
    mean = total / float(n)
    i = 0
    while i < n:
        out[i] -= mean
        i += 1


def softmax(out: vec[float], n: i64) -> None:
    """Shares that add up to 1, from logarithms of their proportions."""
    most = out[0]
    i: i64 = 1
    while i < n:
        if out[i] > most:
            most = out[i]
        i += 1
    whole = 0.0
    i = 0
    while i < n:
        out[i] = exp(out[i] - most)
        whole += out[i]
        i += 1
    i = 0
    while i < n:
        out[i] /= whole
        i += 1


@final
class Network:
    """One layer of units between the features and what a seat is worth, in points or in logarithms of its odds: each seat's own features,
    and the mean of the others' features, with the progress of the game. A unit that is not reached says nothing. What the units say of a
    seat is added to what its features say directly.

    The numbers lie in one row: for each feature the units of the own side, then for each feature the units of the others' side, then what
    progress adds to each unit and what each unit starts with, then what each unit says at the start and what progress adds to that; at
    last what each feature says directly, and what progress adds.
    """

    def __init__(self, seats: i64, count: i64, units: i64, numbers: list[float], points: bool) -> None:
        self.seats: i64 = seats
        self.points = points
        """Whether it corrects leads in points, and not what they are taken for."""
        self.count: i64 = count
        self.units: i64 = units
        self.numbers: vec[float] = vec[float](numbers)
        self.rows: vec[float] = vec[float]([0.0] * (seats * count))
        """The features of all seats."""
        self.own: vec[float] = vec[float]([0.0] * (seats * units))
        self.others: vec[float] = vec[float]([0.0] * (seats * units))
        self.direct: vec[float] = vec[float]([0.0] * (2 * seats))

    def see(self, seat: i64, found: vec[float]) -> None:
        """The features of a seat."""
        count = self.count
        units = self.units
        rows = self.rows
        numbers = self.numbers
        own = self.own
        others = self.others
        at = seat * units
        u: i64 = 0
        while u < units:
            own[at + u] = 0.0
            others[at + u] = 0.0
            u += 1
        row = seat * count
        last = 2 * count * units + 4 * units
        theirs = count * units
        direct = 0.0
        later = 0.0
        i: i64 = 0
        while i < count:
            x = found[i]
            rows[row + i] = x
            if x != 0.0:
                w = i * units
                u = 0
                while u < units:
                    own[at + u] += x * numbers[w + u]
                    others[at + u] += x * numbers[theirs + w + u]
                    u += 1
                direct += x * numbers[last + i]
                later += x * numbers[last + count + i]
            i += 1
        self.direct[2 * seat] = direct
        self.direct[2 * seat + 1] = later

    def correct(self, progress: float, out: vec[float]) -> None:
        """Add what the network says of each seat."""
        n = self.seats
        units = self.units
        numbers = self.numbers
        own = self.own
        others = self.others
        base = 2 * self.count * units
        share = 1.0 / float(n - 1)
        seat: i64 = 0
        while seat < n:
            out[seat] += self.direct[2 * seat] + progress * self.direct[2 * seat + 1]
            seat += 1
        u: i64 = 0
        while u < units:
            all_others = 0.0
            seat = 0
            while seat < n:
                all_others += others[seat * units + u]
                seat += 1
            start = numbers[base + units + u] + progress * numbers[base + u]
            says = numbers[base + 2 * units + u] + progress * numbers[base + 3 * units + u]
            seat = 0
            while seat < n:
                at = seat * units + u
                reached = own[at] + share * (all_others - others[at]) + start
                if reached > 0.0:
                    out[seat] += says * reached
                seat += 1
            u += 1


def network_size(count: i64, units: i64) -> i64:
    """How many numbers a network has."""
    return 2 * count * units + 4 * units + 2 * count
