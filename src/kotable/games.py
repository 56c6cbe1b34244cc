"""The games of this table, by name."""

from __future__ import annotations

from importlib import import_module

from kotable.game import Game
from kotable.values import KotableError

NAMES = ("kokopelli", "kodachi")


def game(name: str) -> Game:
    """The game with this name."""
    if name not in NAMES:
        raise KotableError(f"there is no game '{name}': there are {' and '.join(NAMES)}")
    found = import_module(f"kotable.{name}").GAME
    assert isinstance(found, Game)
    return found
