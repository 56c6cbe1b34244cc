"""How an observation is laid out, by name."""

from __future__ import annotations

from math import prod
from typing import NamedTuple


class Field(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    start: int
    """Where it begins."""
    shape: tuple[int, ...]
    """Where the first size is the number of seats, the seats are counted from the one that looks, to the left: 0 is itself."""
    most: int
    """What a learner may divide by; greater values are rare or do not come about."""
    meaning: str
    labels: tuple[str, ...] = ()
    """What the last index stands for."""
    offset: int = 0
    """What is added to the number so that it is never below 0."""

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.start + self.size
