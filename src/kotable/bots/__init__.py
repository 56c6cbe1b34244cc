"""Who plays when no person does. A bot decides from what its seat may know, never from the state.

`LADDER` lists the opponents that come with the program, the same for every game, from the weakest to the strongest. Other packages add
theirs by an entry point of the group `kotable.bots`: its name is the name of the bot, and it leads to what makes a `Bot` when called.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import entry_points
from typing import Protocol

from kotable.bots.named import NamedBot
from kotable.game import Setup
from kotable.values import KotableError, View

__all__ = [
    "ADVISER",
    "LADDER",
    "WORTH_TELLING",
    "Advice",
    "Bot",
    "Budget",
    "Candidate",
    "Level",
    "NamedBot",
    "advise",
    "bot",
    "current_name",
    "get",
    "level",
    "levels",
]

GROUP = "kotable.bots"
WORTH_TELLING = ("scored", "finished", "defeated", "token-gained", "ended")
"""Of what a choice will surely do, the kinds of events that are reasons for it."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one choice: situations looked at, or milliseconds; 0 is no limit of that kind."""

    nodes: int = 0
    ms: float = 0.0


@dataclass(frozen=True, slots=True)
class Candidate:
    """A choice as a bot sees it."""

    action: int
    chance: float
    """The chance to win, from 0 to 1."""
    points: float
    """The lead in points it is expected to end with, over the mean of all seats."""
    visits: int
    """How often the bot has looked at it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A choice with its reasons."""

    action: int
    candidates: tuple[Candidate, ...] = ()
    """What the bot compared, the best first; empty where it compared nothing."""
    nodes: int = 0


class Bot(Protocol):
    """Somebody who can be asked to choose. One that can give reasons also has `advise`, with the same parameters."""

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str, budget: Budget | None = None) -> int:
        """One of the legal ids (there is at least one), for the seat whose view it is. The same questions get the same answers, unless the
        budget is a time: all chance comes from the seed. Without a budget the bot has its own."""
        ...


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent one can choose."""

    name: str
    make: Callable[[], Bot]


def _random() -> Bot:
    from kotable.bots.uniform import Aimless

    return Aimless()


def _easy() -> Bot:
    from kotable.bots.players import Careless

    return Careless()


def _medium() -> Bot:
    from kotable.bots.players import MEDIUM, Searcher

    return Searcher(MEDIUM)


def _hard() -> Bot:
    from kotable.bots.players import HARD, Searcher

    return Searcher(HARD)


def _master() -> Bot:
    from kotable.bots.players import MASTER, Searcher

    return Searcher(MASTER)


LADDER: tuple[Level, ...] = (
    Level("random", _random),
    Level("easy", _easy),
    Level("medium", _medium),
    Level("hard", _hard),
    Level("master", _master),
)
"""From the weakest to the strongest."""

ADVISER = "hard"
"""Who gives hints, and plays for people who have left: strong, and soon with an answer."""


def _uniform() -> Bot:
    from kotable.bots.uniform import Uniform

    return Uniform()


def _last() -> Bot:
    from kotable.bots.uniform import Last

    return Last()


def _plain() -> Bot:
    from kotable.bots.players import PLAIN, Searcher

    return Searcher(PLAIN)


YARDSTICKS: tuple[Level, ...] = (Level("uniform", _uniform), Level("last", _last), Level("plain", _plain))
"""Nobody's opponents, but good to measure others by: every legal choice alike; always the last; the search without any knowledge of the
game."""

FORMER = {"greedy": "easy"}
"""Bots that older tables and records name, and who plays in their place."""


def current_name(name: str) -> str:
    """The name of a bot today."""
    return FORMER.get(name, name)


@lru_cache(maxsize=1)
def levels() -> tuple[Level, ...]:
    """All bots: the ladder, then those of other packages."""
    found = list(LADDER)
    for entry in entry_points(group=GROUP):
        if all(entry.name != one.name for one in (*found, *YARDSTICKS)):
            found.append(Level(entry.name, lambda entry=entry: entry.load()()))  # type: ignore[misc]
    return tuple(found)


def level(name: str) -> Level:
    """The bot of this name as one can choose it. Raises KotableError."""
    name = current_name(name)
    for one in (*levels(), *YARDSTICKS):
        if one.name == name:
            return one
    raise KotableError(f"there is no bot '{name}': there are {', '.join(one.name for one in levels())}")


def bot(name: str) -> Bot:
    """A bot of this name. Raises KotableError."""
    return level(name).make()


def get(name: str) -> NamedBot:
    """The bot of this name, to be asked with a game: `game.play(bot.choose(game))`. Raises KotableError."""
    return NamedBot(level(name).name, bot(name))


def advise(player: Bot, view: View, legal: Sequence[int], setup: Setup, seed: str, budget: Budget | None = None) -> Advice:
    """What a bot chooses, with its reasons as far as it can give them."""
    reasons = getattr(player, "advise", None)
    if reasons is None:
        return Advice(player.choose(view, legal, setup, seed, budget))
    found = reasons(view, legal, setup, seed, budget)
    assert isinstance(found, Advice)
    return found
