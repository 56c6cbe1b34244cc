"""Bots that do not think: two that choose at random, and one that always takes the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kotable.bots import Budget
from kotable.chance import dice, roll
from kotable.game import Setup
from kotable.values import View

POINTLESS: Mapping[str, frozenset[str]] = {"kodachi": frozenset({"give-up", "nothing"})}
"""By game: what `random` does only if it can do nothing else. Whoever gives up fights and leaves cards lying one time in two does not
come to an end: a quarter of such games of Kodachi with two seats reached the limit of rounds."""


class Uniform:
    """Takes every legal choice alike."""

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str, budget: Budget | None = None) -> int:
        return legal[roll(dice(seed, 1), 0, len(legal))]


class Aimless(Uniform):
    """Chooses at random, all alike, among what is not plainly pointless."""

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str, budget: Budget | None = None) -> int:
        pointless = POINTLESS.get(setup.game)
        if pointless and len(legal) > 1:
            legal = [action for action in legal if setup.actions[action].verb not in pointless] or legal
        return super().choose(view, legal, setup, seed, budget)


class Last:
    """Takes the legal choice with the highest number."""

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str, budget: Budget | None = None) -> int:
        return legal[-1]


def takes_all_alike(name: str, game: str) -> bool:
    """Whether the bot of this name takes every legal choice of this game alike, as a playout does."""
    return name == "uniform" or (name == "random" and game not in POINTLESS)
