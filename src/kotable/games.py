"""The games of this table, by name: those of this package, and those that other packages bring.

A package brings a game by an entry point of the group `kotable.games` whose name is the game's and whose value its one `Game` object:

    [project.entry-points."kotable.games"]
    highcard = "highcard:GAME"
"""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from kotable.values import KotableError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from kotable.game import Game

GROUP = "kotable.games"
NAMES = ("kokopelli", "kodachi")
"""The games of this package."""
WORD = re.compile(r"[a-z][a-z0-9]*")
"""A game is called by one word: keys of texts begin with it."""
TAKEN = ("kotable", "server", "terminal", "web", "rule", "rules")
"""Words with which other texts begin."""


def names() -> tuple[str, ...]:
    """All games that can be played here. None of them is imported for this."""
    return (*NAMES, *brought())


@cache
def brought() -> dict[str, EntryPoint]:
    """The entry points of the games that other packages bring, by name."""
    from importlib.metadata import entry_points  # it takes as long to import as a game

    found = {point.name: point for point in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found) if name not in NAMES and name not in TAKEN and WORD.fullmatch(name)}


@cache
def game(name: str) -> Game:
    """The game with this name."""
    if name in NAMES:
        found = import_module(f"kotable.{name}").GAME
    elif name in brought():
        try:
            found = brought()[name].load()
        except Exception as error:
            raise KotableError(f"the game '{name}' of {package_of(name)} can't be loaded: {error}") from error
    else:
        raise KotableError(f"there is no game '{name}': there are {' and '.join(names())}")
    from kotable.game import Game

    if not isinstance(found, Game) or found.name != name:
        raise KotableError(f"what {package_of(name)} brings as '{name}' is no game of that name")
    return found


def package_of(name: str) -> str:
    """The package that a game's texts lie in."""
    point = brought().get(name)
    return "kotable" if point is None else point.module.partition(".")[0]
