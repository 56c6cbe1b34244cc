"""Who plays when no person does. A bot decides from what its seat may know, never from the state.

`LEVELS` is the list of opponents one can choose, the same for every game: each is a way of playing with its settings, as data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from kotable.bots.greedy import Greedy
from kotable.bots.uniform import Uniform
from kotable.game import Setup
from kotable.values import KotableError, View

__all__ = ["LEVELS", "Bot", "Level", "bot", "level"]


class Bot(Protocol):
    """Somebody who can be asked to choose."""

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str) -> int:
        """One of the legal ids (there is at least one), for the seat whose view it is. The same questions get the same answers: all
        chance comes from the seed."""
        ...


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent one can choose."""

    name: str
    way: str
    """How it plays: a key of WAYS."""
    worlds: int = 0
    """How many possible worlds it thinks of at each decision."""


WAYS: dict[str, Callable[[Level], Bot]] = {
    "uniform": lambda level: Uniform(),
    "greedy": lambda level: Greedy(level.worlds),
}

LEVELS: tuple[Level, ...] = (
    Level("random", "uniform"),
    Level("greedy", "greedy", worlds=1),
)
"""From the weakest to the strongest."""


def level(name: str) -> Level:
    """The level of this name. Raises KotableError."""
    for one in LEVELS:
        if one.name == name:
            return one
    raise KotableError(f"there is no bot '{name}': there are {', '.join(one.name for one in LEVELS)}")


def bot(name: str) -> Bot:
    """A bot of this level. Raises KotableError."""
    found = level(name)
    return WAYS[found.way](found)
