"""The material of Kokopelli (KP-1.1 to KP-1.3): ceremonies, decks, tiles, and the names of spaces."""

from __future__ import annotations

from typing import Final

CEREMONIES: Final[tuple[str, ...]] = (
    "sun",
    "eagle_feather",
    "paw",
    "birth",
    "hunter",
    "warrior",
    "fire",
    "spider_woman",
    "vase",
    "snake_dance",
    "drummer",
    "lizard",
    "mother_of_heaven",
    "shaman",
    "chieftain",
    "tortoise",
)
"""KP-1.1: the sixteen ceremonies, in the order of KP-1.2; a ceremony's index here is its number in the engine."""

KINDS: Final[tuple[str, ...]] = (*CEREMONIES, "kokopelli")
"""Every kind of card; the wild one is the last."""

FIRST_GAME: Final[tuple[str, ...]] = (
    "hunter",
    "warrior",
    "tortoise",
    "paw",
    "drummer",
    "shaman",
    "spider_woman",
    "eagle_feather",
    "mother_of_heaven",
    "snake_dance",
)
"""KP-2.1: the set for a first game."""

COPIES: Final = 3
WILD_COPIES: Final = 6

SPACES: Final[tuple[str, ...]] = ("left-1", "left-2", "right-1", "right-2", "beneath", "sun")
"""The six spaces a village can have (KP-3.1, KP-3.3, KP-6.13), as its owner sees them. `beneath` is there with 2 players only."""


def deck(ceremonies: tuple[str, ...]) -> dict[str, int]:
    """KP-2.4: the cards of one player's deck, by kind."""
    return {**{kind: COPIES for kind in CEREMONIES if kind in ceremonies}, "kokopelli": WILD_COPIES}


def end_tiles(seats: int, ceremonies: int) -> int:
    """KP-2.5: how many Game End tiles are in the stack."""
    return ceremonies if seats == 2 else ceremonies - 1
