"""Bots that do not think: one that takes any choice, all alike, and one that always takes the last."""

from __future__ import annotations

from collections.abc import Sequence

from kotable.bots import Budget
from kotable.chance import dice, roll
from kotable.game import Setup
from kotable.values import View


class Uniform:
    """Chooses at random."""

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str, budget: Budget | None = None) -> int:
        return legal[roll(dice(seed, 1), 0, len(legal))]


class Last:
    """Takes the legal choice with the highest number."""

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str, budget: Budget | None = None) -> int:
        return legal[-1]
