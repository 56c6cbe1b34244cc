"""A bot that takes any choice, all alike."""

from __future__ import annotations

from collections.abc import Sequence

from kotable.chance import dice, roll
from kotable.game import Setup
from kotable.values import View


class Uniform:
    """Chooses at random."""

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str) -> int:
        return legal[roll(dice(seed, 1), 0, len(legal))]
