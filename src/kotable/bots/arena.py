"""Measures bots against each other: one of them among others of one kind, every deal with that one in every seat.

The unit is the deal: the games of one deal have the same dice, so what they tell is one number, the share of the victories (and the lead in
points) that the one had on average over all seats.

Both figures are also told with the luck of the draws taken out (`luck.py`), which leaves their means as they are and makes them surer.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from math import log10, sqrt
from typing import Any

from kotable.bots import Bot, Budget, bot
from kotable.bots.luck import Luck
from kotable.games import game as game_called
from kotable.values import KotableError

SURE = 2.94
"""A sequential test ends when the logarithm of the likelihood ratio passes this: one wrong verdict in twenty either way."""
FEWEST = 20
"""No test ends after fewer deals."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One bot among others."""

    game: str
    seats: int
    options: dict[str, int | str]
    one: str
    others: str
    budget: Budget | None
    seed: str
    luck: bool = True
    """Whether the luck of the draws is measured."""


@dataclass(slots=True)
class Played:
    """What came of one game."""

    deal: int
    seat: int
    """Where the one sat."""
    share: float
    """Its share of the victory."""
    lead: float
    """Its points less the mean of the others."""
    points: list[int]
    rounds: int
    reason: str
    decisions: int
    seconds: list[float] = field(default_factory=list)
    """Of the one and of the others: time thought, and the longest thought."""
    moves: list[int] = field(default_factory=list)
    first: bool = False
    """Whether the one began."""
    luck: float = 0.0
    """How much of the share was luck."""


def play_deal(pairing: Pairing, deal: int) -> list[Played]:
    """The games of one deal, with the one in every seat."""
    setup = game_called(pairing.game).setup(pairing.seats, pairing.options)
    return [play_one(pairing, setup, deal, seat) for seat in range(pairing.seats)]


def called(text: str, budget: Budget | None) -> tuple[Bot, Budget | None]:
    """The bot of a text such as `hard` or `hard@2000`, which has a limit of situations of its own. Raises KotableError."""
    name, at, nodes = text.partition("@")
    if not at:
        return bot(name), budget
    if not nodes.isdecimal() or int(nodes) < 1:
        raise KotableError(f"after @ comes how many situations a bot may look at, such as hard@2000, not '{text[:40]}'")
    return bot(name), Budget(nodes=int(nodes))


def play_one(pairing: Pairing, setup: Any, deal: int, place: int) -> Played:
    players = (called(pairing.one, pairing.budget), called(pairing.others, pairing.budget))
    state = setup.start(f"{pairing.seed}/{deal}")
    starter = state.public_view().first
    thought = [0.0, 0.0, 0.0, 0.0]
    moves = [0, 0]
    decisions = 0
    measure = Luck(setup, f"{pairing.seed}/{deal}/{place}/luck") if pairing.luck else None
    luck = measure.of_deal(state)[place] if measure is not None else 0.0
    while not state.over():
        seat = int(state.to_move())
        legal = state.legal()
        who = 0 if seat == place else 1
        view = state.view(seat)
        seed = f"{pairing.seed}/{deal}/{place}/{decisions}"
        began = time.perf_counter()
        player, budget = players[who]
        action = player.choose(view, legal, setup, seed, budget)
        spent = time.perf_counter() - began
        if len(legal) > 1:
            thought[who] += spent
            thought[2 + who] = max(thought[2 + who], spent)
            moves[who] += 1
        if measure is None:
            state.apply(action)
        else:
            luck += measure.apply(state, action)[place]
        decisions += 1
    outcome = state.outcome()
    points = [int(number) for number in outcome.points]
    rest = [number for seat, number in enumerate(points) if seat != place]
    return Played(
        deal=deal,
        seat=place,
        share=1 / len(outcome.winners) if place in outcome.winners else 0.0,
        lead=points[place] - sum(rest) / len(rest),
        points=points,
        rounds=int(state.round_number()),
        reason=outcome.reason,
        decisions=decisions,
        seconds=thought,
        moves=moves,
        first=place == starter,
        luck=round(luck, 6),
    )


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, float("inf")
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, 1.96 * sqrt(variance / count)


def saved(plain: float, adjusted: float) -> float:
    """What part of the deals the luck adjustment saves: so many fewer would have told as much."""
    return round(1 - (adjusted / plain) ** 2, 3) if 0 < plain < float("inf") else 0.0


def likelihood(values: Sequence[float], low: float, high: float) -> float:
    """The logarithm of how much likelier these deals are if the share is `high` than if it is `low`."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / count
    # Deals that all end alike say nothing of their spread: at least that of one game in a hundred going the other way.
    variance = max(variance, 0.01 * 0.99)
    return count * (high - low) * (2 * mean - low - high) / (2 * variance)


def rating(share: float, seats: int) -> float:
    """The difference in strength, as Elo measures it: 0 at a fair share."""
    share = min(max(share, 0.001), 0.999)
    return 400 * log10(share * (seats - 1) / (1 - share))


@dataclass(slots=True)
class Meeting:
    """All games of one pairing so far."""

    pairing: Pairing
    low: float = 0.0
    high: float = 0.0
    """The shares between which a sequential test decides; without one both are 0."""
    games: list[Played] = field(default_factory=list)
    deals: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    lucks: list[float] = field(default_factory=list)

    def add(self, played: Iterable[Played]) -> None:
        played = list(played)
        self.games += played
        self.deals.append(sum(one.share for one in played) / len(played))
        self.leads.append(sum(one.lead for one in played) / len(played))
        self.lucks.append(sum(one.luck for one in played) / len(played))

    def adjusted(self) -> list[float]:
        """The share of each deal with the luck of its draws taken out."""
        return [share - luck for share, luck in zip(self.deals, self.lucks, strict=True)]

    def verdict(self) -> str:
        """What the sequential test says: `high`, `low`, or nothing yet."""
        if not self.high or len(self.deals) < FEWEST:
            return ""
        found = likelihood(self.deals, self.low, self.high)
        return "high" if found >= SURE else "low" if found <= -SURE else ""

    def summary(self) -> dict[str, Any]:
        seats = self.pairing.seats
        share, share_error = mean_and_error(self.deals)
        lead, lead_error = mean_and_error(self.leads)
        adjusted, adjusted_error = mean_and_error(self.adjusted())
        ends: dict[str, int] = {}
        for one in self.games:
            ends[one.reason] = ends.get(one.reason, 0) + 1
        moves = [max(sum(one.moves[who] for one in self.games), 1) for who in (0, 1)]
        began = [one.share for one in self.games if one.first]
        found: dict[str, Any] = {
            "one": self.pairing.one,
            "others": self.pairing.others,
            "deals": len(self.deals),
            "games": len(self.games),
            "share": round(share, 4),
            "share_error": round(share_error, 4),
            "adjusted": round(adjusted, 4),
            "adjusted_error": round(adjusted_error, 4),
            "games_saved": saved(share_error, adjusted_error),
            "par": round(1 / seats, 4),
            "lead": round(lead, 3),
            "lead_error": round(lead_error, 3),
            "rating": round(rating(share, seats)),
            "by_seat": [round(mean_and_error([one.share for one in self.games if one.seat == seat])[0], 4) for seat in range(seats)],
            "as_first": round(sum(began) / max(len(began), 1), 4),
            "rounds": round(sum(one.rounds for one in self.games) / len(self.games), 2),
            "most_rounds": max(one.rounds for one in self.games),
            "ends": dict(sorted(ends.items())),
            "ms_per_move": [round(1000 * sum(one.seconds[who] for one in self.games) / moves[who], 2) for who in (0, 1)],
            "longest_ms": [round(1000 * max(one.seconds[2 + who] for one in self.games), 1) for who in (0, 1)],
        }
        if self.high:
            found["test"] = {
                "low": self.low,
                "high": self.high,
                "llr": round(likelihood(self.deals, self.low, self.high), 3),
                "verdict": self.verdict() or "undecided",
            }
        return found

    def rows(self) -> list[dict[str, Any]]:
        """One for each game, without times, so that the same seed gives the same rows."""
        found = []
        for one in self.games:
            row = asdict(one)
            del row["seconds"]
            found.append({"one": self.pairing.one, "others": self.pairing.others, **row})
        return found


def ratings(meetings: Sequence[Meeting]) -> dict[str, float]:
    """A rating for each bot that explains all meetings best; the mean is 0."""
    names = sorted({name for one in meetings for name in (one.pairing.one, one.pairing.others)})
    found = dict.fromkeys(names, 0.0)
    for _ in range(4000):
        pull = dict.fromkeys(names, 0.0)
        for one in meetings:
            seats = one.pairing.seats
            edge = 10 ** ((found[one.pairing.one] - found[one.pairing.others]) / 400)
            gap = (sum(one.deals) + 0.5 / seats) / (len(one.deals) + 0.5) - edge / (edge + seats - 1)
            pull[one.pairing.one] += gap
            pull[one.pairing.others] -= gap
        for name in names:
            found[name] += 40 * pull[name]
    middle = sum(found.values()) / len(found)
    return {name: round(value - middle, 1) for name, value in found.items()}
