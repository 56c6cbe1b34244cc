"""The contract that every game keeps, for the two games of this package. `examples/high-card` runs it for a third."""

from __future__ import annotations

import os

from kotable.testing import GameContract

GAMES = 5 if os.environ.get("KOTABLE_PURE") else 350


class TestKokopelli(GameContract):
    game = "kokopelli"
    games = GAMES
    comparisons = 30


class TestKodachi(GameContract):
    game = "kodachi"
    games = GAMES
    comparisons = 30
