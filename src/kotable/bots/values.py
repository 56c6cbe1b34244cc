"""The fitted values of the games: which judge knows a game, and the weights that come with the program."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from kotable.bots import kodachi, kokopelli
from kotable.bots.judge import Features, Judge, Network
from kotable.game import Setup
from kotable.values import KotableError

FEATURED: dict[str, tuple[str, ...]] = {"kokopelli": kokopelli.NAMES, "kodachi": kodachi.NAMES}
"""The games with a value of their own, and what their features are called."""

FIRST_GUESS: dict[str, dict[str, float]] = {
    "kokopelli": {
        "points": 1.0,
        "ceremonies": 0.8,
        "ceremonies others finish next": -0.8,
        "pile": -1.2,
        "pile bonus": 1.0,
        "hand": 0.3,
        "kokopelli": 0.3,
        "actions left": 1.0,
        "best finish at once": 0.6,
        "second finish at once": 0.4,
        "finish with two cards": 0.3,
        "cards towards finishing": 0.15,
        "last card": 0.7,
        "last two cards": 0.3,
    },
    "kodachi": {
        "worth": 1.0,
        "tokens": 1.0,
        "tokens that envoys are good for": 0.3,
        "tokens that the hand is good for": 0.3,
        "treasures": 0.6,
        "golds": 0.6,
        "pair of treasures": 0.5,
        "sure to beat the guard": 1.5,
        "beats the guard with help": 0.5,
        "can't beat the guard": -3.0,
        "cards to take": 2.0,
        "second card to take": 2.0,
        "best odds against the next guard": 2.0,
        "fighting in all cards": 4.0,
        "fives in hand": 0.3,
        "ones in hand": 0.3,
    },
}
"""What training begins with: only good enough that games come to an end."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """The weights of a judge, and how many points make a chance at the start and at the end of a game."""

    weights: tuple[float, ...]
    spread: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Taught:
    """A network that corrects a judge: how many units it has, and its numbers."""

    units: int
    numbers: tuple[float, ...]
    spread: tuple[float, float] | None = None
    """How many points make a chance, if it was taught points."""


def first_guess(game: str) -> Fitted:
    names = FEATURED[game]
    plain = [FIRST_GUESS[game].get(name, 0.0) for name in names]
    return Fitted((*plain, *([0.0] * len(names))), (12.0, 4.0))


@lru_cache(maxsize=16)
def fitted(game: str, seats: int, shifted: bool = True) -> Fitted:
    """The weights that come with the program: as they were fitted, with what matches have shown to be over- or undervalued by the fit.
    Raises KotableError where there are none."""
    place = files("kotable.bots").joinpath("weights", f"{game}.json")
    if not place.is_file():
        raise KotableError(f"no weights for {game} come with the program")
    found = json.loads(place.read_text(encoding="utf-8"))["seats"][str(seats)]
    # Features that were found later have no weight yet: the network alone uses them.
    pairs = [found["weights"].get(name, (0.0, 0.0)) for name in FEATURED[game]]
    if shifted:
        shifts = [found.get("shifts", {}).get(name, (0.0, 0.0)) for name in FEATURED[game]]
        pairs = [(pair[0] + shift[0], pair[1] + shift[1]) for pair, shift in zip(pairs, shifts, strict=True)]
    return Fitted((*(pair[0] for pair in pairs), *(pair[1] for pair in pairs)), (found["spread"][0], found["spread"][1]))


@lru_cache(maxsize=16)
def taught(game: str, seats: int) -> Taught | None:
    """The network that comes with the program, where one has won its matches."""
    place = files("kotable.bots").joinpath("weights", f"{game}-network.json")
    found = json.loads(place.read_text(encoding="utf-8"))["seats"].get(str(seats)) if place.is_file() else None
    return read_network(found) if found else None


def read_network(found: dict[str, Any]) -> Taught:
    """A network as `kotable train` has written it."""
    spread = (found["spread"][0], found["spread"][1]) if "spread" in found else None
    return Taught(found["units"], tuple(float(one) for one in found["numbers"].split()), spread)


def featured(game: str, setup: Setup, fit: Fitted) -> Features:
    """The judge of a game with these weights. Raises KotableError for a game without one."""
    if game == "kokopelli":
        return kokopelli.KokopelliJudge(setup, list(fit.weights), list(fit.spread))
    if game == "kodachi":
        return kodachi.KodachiJudge(setup, list(fit.weights), list(fit.spread))
    raise KotableError(f"{game} has no features to be fitted")


@lru_cache(maxsize=32)
def judge_of(setup: Setup, schooled: bool = False) -> Judge:
    """Who judges situations of this game, with what self-play has taught if it is `schooled`: a game without a value of its own is
    played out."""
    if setup.game not in FEATURED:
        return Judge(setup)
    judge = featured(setup.game, setup, fitted(setup.game, setup.seats))
    network = taught(setup.game, setup.seats) if schooled else None
    if network is not None:
        correct_by(judge, network)
    return judge


def correct_by(judge: Features, taught: Taught) -> None:
    """Let a network correct a judge."""
    judge.network = Network(judge.seats, judge.count, taught.units, list(taught.numbers), taught.spread is not None)
    if taught.spread is not None:
        judge.start_spread, judge.end_spread = taught.spread
