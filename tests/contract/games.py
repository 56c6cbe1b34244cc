"""What the contract tests know of our two games: only how many seats they have, and that they play."""

from __future__ import annotations

from kotable.games import NAMES
from kotable.testing import setup_of, situations, told, walk

__all__ = ["CASES", "setup_of", "situations", "told", "walk"]

CASES = [(name, seats) for name in NAMES for seats in (2, 3, 4)]
