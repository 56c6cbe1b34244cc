"""What the contract tests know of each game: only how many seats it has, and that it plays."""

from __future__ import annotations

from collections.abc import Iterator

from kotable.chance import dice, roll
from kotable.game import Setup, State
from kotable.games import NAMES, game
from kotable.values import Event

CASES = [(name, seats) for name in NAMES for seats in (2, 3, 4)]


def setup_of(name: str, seats: int) -> Setup:
    return game(name).setup(seats, {})


def walk(setup: Setup, seed: str) -> Iterator[tuple[State, int]]:
    """A random game: every situation with the action about to be chosen in it; the last with none (-1)."""
    state = setup.start(seed)
    chooser = dice(seed + "/chooser", 1)
    while not state.over():
        ids = state.legal()
        action = ids[roll(chooser, 0, len(ids))]
        yield state, action
        state.apply(action)
    yield state, -1


def situations(setup: Setup, seed: str, every: int, offset: int = 0) -> Iterator[tuple[State, int]]:
    """Copies of some situations of a random game, the last among them."""
    for ply, (state, action) in enumerate(walk(setup, seed)):
        if ply % every == offset % every or action < 0:
            yield state.clone(), action


def told(setup: Setup, seed: str) -> tuple[State, list[list[Event]], list[int]]:
    """A whole random game with its log: the end, what happened by choice (the opening first), and the choices."""
    opening: list[Event] = []
    state = setup.opening(seed, opening)
    chooser = dice(seed + "/chooser", 1)
    log, choices = [opening], []
    while not state.over():
        ids = state.legal()
        action = ids[roll(chooser, 0, len(ids))]
        happened: list[Event] = []
        state.apply(action, happened)
        log.append(happened)
        choices.append(action)
    return state, log, choices
