"""Fits the value of a game to games that bots play with the value fitted before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from librt.vecs import vec

from kotable.bots.fitting import Games
from kotable.bots.judge import Features
from kotable.bots.players import careless
from kotable.bots.values import Fitted, featured
from kotable.chance import dice, roll
from kotable.game import State
from kotable.games import game as game_called

TAKEN = 4
"""One in so many situations is taken for the fit: neighbours tell the same."""
PENALTY = 30.0
PATIENCE = 0.8
"""How much the points of a later round count, against those of the round before."""
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


def self_play(game: str, seats: int, games: int, fitted: Fitted, seed: str, tick: Callable[[], None], kept: list[Games]) -> Round:
    """Play with these weights and fit new ones to what came of it, and to the games of the last round in `kept`."""
    setup = game_called(game).setup(seats, {})
    judge = featured(game, setup, fitted)
    taken = Games(judge)
    chances = vec[float]([0.0] * seats)
    rounds = limit = 0
    for number in range(games):
        own = f"{seed}/{number}"
        state = setup.start(own)
        words = dice(f"{own}/take", 1)
        decisions = 0
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
            decisions += 1
        outcome = state.outcome()
        shares = [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
        taken.finish([float(points) for points in outcome.points], shares, int(state.round_number()), PATIENCE)
        rounds += int(state.round_number())
        limit += outcome.reason in ("round-limit", "rounds")
        tick()
    fresh = len(taken.rows)
    if kept:
        before = kept.pop()
        taken.rows.extend(before.rows)
        taken.progress.extend(before.progress)
        taken.results.extend(before.results)
    weights = taken.weights(PENALTY)
    spread = taken.spread(weights)
    fresh_fit = Fitted(tuple(weights), (spread[0], spread[1]))
    loss = taken.loss(weights, *spread)
    del taken.rows[fresh:], taken.progress[fresh:], taken.results[fresh:]
    kept.append(taken)
    return Round(fresh_fit, games, fresh, rounds / games, limit, loss)


def rounds_of_training(
    game: str, seats: int, rounds: int, games: int, start: Fitted, seed: str, tick: Callable[[], None]
) -> Iterator[Round]:
    """Round after round, each with the weights of the one before, fitted to its own games and those of the round before."""
    fitted = start
    kept: list[Games] = []
    for number in range(rounds):
        found = self_play(game, seats, games, fitted, f"{seed}/{number}", tick, kept)
        fitted = found.fitted
        yield found
