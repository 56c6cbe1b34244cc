"""Fits the value of a game to games that bots play with the value fitted before, and teaches the network that corrects it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kotable.bots.fitting import Games
from kotable.bots.judge import Features, Network, network_size
from kotable.bots.learning import Lessons
from kotable.bots.players import careless
from kotable.bots.values import Fitted, Taught, correct_by, featured
from kotable.chance import dice, roll
from kotable.game import Setup, State
from kotable.games import game as game_called
from kotable.values import KotableError

TAKEN = 4
"""One in so many situations is taken for the fit: neighbours tell the same."""
PENALTY = 30.0
PATIENCE = 0.8
"""How much the points of a later round count, against those of the round before."""
PART = 20
"""Games that another process plays at a time."""
Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
"""Does jobs somewhere and gives what comes of them, in their order."""
MANY_ROUNDS = 100
"""A game of so many rounds was ended by the limit."""
SPREAD_BY = 15_000
"""So many of the latest situations show how many points make a chance."""
NOISE = 0.25
"""By how many points the players misjudge a choice, so that they do not always play alike."""


@dataclass(frozen=True, slots=True)
class Round:
    """What one round of games gave."""

    fitted: Fitted
    games: int
    situations: int
    rounds: float
    limit: int
    """Games that ended at the limit of rounds."""
    loss: float


def worth_after(judge: Features, world: State, action: int, seat: int, chances: vec[float]) -> float:
    """The lead in points that a choice is expected to end with, from what it leads to at once in one world."""
    state = world.clone()
    state.apply(action)
    while not state.over() and (settled := int(judge.settled(state))) >= 0:
        state.apply(settled)
    judge.chances(state, chances)
    return judge.leads[seat]


@dataclass(slots=True)
class Told:
    """What games have told, as it travels between processes: numbers in rows of one width, some of them for each situation."""

    rows: array[float]
    progress: list[float]
    results: array[float]
    rounds: int
    """Of all games together."""
    limit: int


def flat(rows: Iterable[vec[float]]) -> array[float]:
    """The rows one after the other."""
    found = array("d")
    for row in rows:
        found.extend(list(row))
    return found


def cut(numbers: array[float], count: int) -> Iterator[vec[float]]:
    """So many rows again."""
    width = len(numbers) // max(count, 1)
    return (vec[float](numbers[width * at : width * at + width].tolist()) for at in range(count))


def play_to_fit(job: tuple[str, int, Fitted, str, int, int]) -> Told:
    """Games with these weights, and the situations that are taken of them for the fit."""
    game, seats, fitted, seed, first, count = job
    setup = game_called(game).setup(seats, {})
    judge = featured(game, setup, fitted)
    taken = Games(judge)
    rounds = limit = 0
    for number in range(first, first + count):
        length, ended = play_once(setup, judge, taken, f"{seed}/{number}")
        rounds += length
        limit += ended
    return Told(flat(taken.rows), list(taken.progress), flat(taken.results), rounds, limit)


def play_once(setup: Setup, judge: Features, taken: Games, own: str) -> tuple[int, bool]:
    """One game; its rounds, and whether the limit of rounds ended it."""
    seats = setup.seats
    chances = vec[float]([0.0] * seats)
    state = setup.start(own)
    words = dice(f"{own}/take", 1)
    while not state.over():
        seat = int(state.to_move())
        if roll(words, 0, TAKEN) == 0:
            taken.note(state)
        legal = state.legal()
        action = int(judge.settled(state))
        if action < 0:
            action = legal[0]
            if len(legal) > 1:
                world = setup.worlds(state.view(seat)).deal(words)
                values = [worth_after(judge, world, one, seat, chances) for one in legal]
                action = legal[careless(values, words, NOISE, 4.0 * NOISE)]
        state.apply(action)
    outcome = state.outcome()
    shares = [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
    taken.finish([float(points) for points in outcome.points], shares, int(state.round_number()), PATIENCE)
    return int(state.round_number()), outcome.reason in ("round-limit", "rounds")


def self_play(
    game: str,
    seats: int,
    games: int,
    fitted: Fitted,
    seed: str,
    tick: Callable[[], None],
    kept: list[Games],
    spread: Spread | None = None,
) -> Round:
    """Play with these weights and fit new ones to what came of it, and to the games of the last round in `kept`. Where `spread` has the
    games played does not matter: each has its own dice."""
    setup = game_called(game).setup(seats, {})
    judge = featured(game, setup, fitted)
    taken = Games(judge)
    rounds = limit = 0
    if spread is None:
        for number in range(games):
            length, ended = play_once(setup, judge, taken, f"{seed}/{number}")
            rounds += length
            limit += ended
            tick()
    else:
        work = [(game, seats, fitted, seed, first, min(PART, games - first)) for first in range(0, games, PART)]
        for (*_, count), told in zip(work, spread(play_to_fit, work), strict=True):
            taken.rows.extend(cut(told.rows, len(told.progress)))
            taken.progress.extend(told.progress)
            taken.results.extend(cut(told.results, len(told.progress)))
            rounds += told.rounds
            limit += told.limit
            for _ in range(count):
                tick()
    fresh = len(taken.rows)
    if kept:
        before = kept.pop()
        taken.rows.extend(before.rows)
        taken.progress.extend(before.progress)
        taken.results.extend(before.results)
    weights = taken.weights(PENALTY)
    margin = taken.spread(weights)
    fresh_fit = Fitted(tuple(weights), (margin[0], margin[1]))
    loss = taken.loss(weights, *margin)
    del taken.rows[fresh:], taken.progress[fresh:], taken.results[fresh:]
    kept.append(taken)
    return Round(fresh_fit, games, fresh, rounds / games, limit, loss)


def rounds_of_training(
    game: str, seats: int, rounds: int, games: int, start: Fitted, seed: str, tick: Callable[[], None], spread: Spread | None = None
) -> Iterator[Round]:
    """Round after round, each with the weights of the one before, fitted to its own games and those of the round before."""
    fitted = start
    kept: list[Games] = []
    for number in range(rounds):
        found = self_play(game, seats, games, fitted, f"{seed}/{number}", tick, kept, spread)
        fitted = found.fitted
        yield found


@dataclass(frozen=True, slots=True)
class Teaching:
    """How a network is taught, as data."""

    points: bool = False
    """Whether it is taught the points that the seats are going to have, and not who wins."""
    taken: int = TAKEN
    """One in so many situations is taken."""
    noise: float = 0.25
    """By how much the players misjudge the points, or the logarithm of the odds, so that they do not always play alike."""
    trust: float = 0.8
    """The λ of a round: how much of what the next round says comes from the end of the game."""
    patience: float = 1.0
    """How much the points of a later round count, against those of the round before."""
    passes: float = 1.5
    """How often each situation is learned from, on average."""
    kept: int = 150_000
    """Situations that are remembered."""
    batch: int = 32
    rate: float = 0.001
    """The learning rate of the first round; it falls to a twentieth."""
    decay: float = 1e-5


TEACHING = {"kokopelli": Teaching(), "kodachi": Teaching(noise=0.1)}
"""By game. The chances of Kodachi differ by less from choice to choice: the same noise would make its games twice as long."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one round of games taught."""

    taught: Taught
    games: int
    situations: int
    rounds: float
    limit: int
    loss: float
    """Of the situations of this round, before they were learned from."""


POINTS = {
    "kokopelli": Teaching(True, passes=4.0, kept=600_000, batch=128, rate=0.002),
    "kodachi": Teaching(True, taken=8, passes=4.0, kept=600_000, batch=128, rate=0.002),
}
"""By game, for networks that are taught points."""


def new_network(seats: int, count: int, units: int, words: vec[i64], points: bool = False) -> Network:
    """A network that says nothing much yet."""
    size = int(network_size(count, units))
    numbers = [0.0] * size
    inner = 2 * count * units
    for i in range(inner):
        numbers[i] = 0.08 * evenly(words)
    for i in range(inner + 2 * units, inner + 3 * units):
        numbers[i] = 0.02 * evenly(words)
    return Network(seats, count, units, numbers, points)


def evenly(words: vec[i64]) -> float:
    """A number from -1 to 1."""
    return int(roll(words, 0, 1 << 20)) / (1 << 19) - 1.0


def play_to_learn(job: tuple[str, int, Fitted, Taught, Teaching, str, int, int]) -> Told:
    """Games with this network, and what they tell it."""
    game, seats, start, taught, how, seed, first, count = job
    setup = game_called(game).setup(seats, {})
    judge = featured(game, setup, start)
    correct_by(judge, taught)
    assert judge.network is not None
    taking = Lessons(setup, judge, judge.network, dice(f"{seed}/{first}/lessons", 1))
    lengths = [played_once(taking, setup, how, f"{seed}/{deal}") for deal in range(first, first + count)]
    limit = sum(one >= MANY_ROUNDS for one in lengths)
    return Told(flat(taking.rows), [0.0] * len(taking.rows), flat(taking.goals), sum(lengths), limit)


def played_once(taking: Lessons, setup: Setup, how: Teaching, seed: str) -> int:
    """One game that is learned from; its rounds."""
    return int(taking.play(setup.start(seed), how.taken, how.noise, 1, how.trust, how.patience))


def lessons(
    game: str,
    seats: int,
    rounds: int,
    games: int,
    units: int,
    start: Fitted,
    before: Taught | None,
    how: Teaching,
    seed: str,
    tick: Callable[[], None],
    spread: Spread | None = None,
) -> Iterator[Lesson]:
    """Round after round: play with the network as it is, then learn from that and from the rounds before. A network that was taught
    `before`, with another number of seats say, has a head start. Games that are `spread` have dice of their own, so what is learned from
    them is the same with any number of processes, but not the same as without."""
    setup = game_called(game).setup(seats, {})
    judge = featured(game, setup, start)
    words = dice(f"{seed}/lessons", 1)
    count = int(judge.count)
    if before is None:
        network = new_network(seats, count, units, words, how.points)
    elif before.units == units and len(before.numbers) == int(network_size(count, units)) and (before.spread is not None) == how.points:
        network = Network(seats, count, units, list(before.numbers), how.points)
    else:
        raise KotableError(f"a network of {before.units} units can't go on as one of {units} with {count} features")
    judge.network = network
    taking = Lessons(setup, judge, network, words)
    for number in range(rounds):
        length = limit = 0
        known = len(taking.rows)
        if spread is None:
            for deal in range(games):
                took = played_once(taking, setup, how, f"{seed}/{number}/{deal}")
                length += took
                limit += took >= MANY_ROUNDS
                tick()
        else:
            now = state_of(judge, network)
            starts = range(0, games, PART)
            work = [(game, seats, start, now, how, f"{seed}/{number}", first, min(PART, games - first)) for first in starts]
            for (*_, count), told in zip(work, spread(play_to_learn, work), strict=True):
                taking.rows.extend(cut(told.rows, len(told.progress)))
                taking.goals.extend(cut(told.results, len(told.progress)))
                length += told.rounds
                limit += told.limit
                for _ in range(count):
                    tick()
        fresh = len(taking.rows) - known
        loss = float(taking.loss(known))
        rate = how.rate * max(1.0 - number / rounds, 0.05)
        taking.learn(max(int(how.passes * fresh) // how.batch, 1), how.batch, rate, how.decay)
        if how.points:
            judge.start_spread, judge.end_spread = taking.spread(max(len(taking.rows) - SPREAD_BY, 0))
        taking.forget(how.kept)
        yield Lesson(state_of(judge, network), games, fresh, length / games, limit, loss)


def state_of(judge: Features, network: Network) -> Taught:
    """What a network has learned so far."""
    spread = (float(judge.start_spread), float(judge.end_spread)) if network.points else None
    return Taught(int(network.units), tuple(float(one) for one in network.numbers), spread)


def joined(several: Sequence[Taught], count: int) -> Taught:
    """One network that says the mean of what several say that were taught points: what each got wrong by chance falls out. They have the
    same number of units and see `count` features. Raises KotableError."""
    if len(several) == 1:
        return several[0]
    if any(one.units != several[0].units or one.spread is None for one in several):
        raise KotableError("only networks of the same number of units that were taught points can be joined")
    share = 1.0 / len(several)
    units = several[0].units
    both = 2 * count * units
    inner, outer = (
        [one.numbers[at + i] for at in range(begin, end, units) for one in several for i in range(units)]
        for begin, end in ((0, both + 2 * units), (both + 2 * units, both + 4 * units))
    )
    direct = zip(*(one.numbers[both + 4 * units :] for one in several), strict=True)
    numbers = (*inner, *(share * one for one in outer), *(share * sum(column) for column in direct))
    spreads = [one.spread for one in several if one.spread is not None]
    start, end = (share * sum(column) for column in zip(*spreads, strict=True))
    return Taught(units * len(several), numbers, (start, end))
