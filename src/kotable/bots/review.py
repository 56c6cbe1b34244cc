"""A finished game looked at again: what each decision was worth with what was known then, and how lucky every draw was.

Each decision is searched from the view of the seat that decided; the best choices and the one that was taken are then weighed in the same
worlds. The chance to win before a decision is that with the best choice, the chance after it that with the choice taken; the difference is
an error. A seat's chances run from one of its own decisions to the next; what changes them in between is what others did wrong, and luck:

    start + luck + own errors + others' errors = result

exactly, for every seat. Luck has three parts: the first cards; the own draws, which come up between two decisions of one turn; and what
came up between turns, the draws of others and what they held. Besides, the luck of every single draw is measured by itself (`luck.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from kotable.bots import WORTH_TELLING
from kotable.bots.judge import PLAYOUT, Features, Judge
from kotable.bots.luck import Luck
from kotable.bots.players import HARD
from kotable.bots.search import Search
from kotable.bots.training import worth_after
from kotable.bots.values import judge_of
from kotable.chance import dice
from kotable.game import Setup, State, Worlds
from kotable.match import Match
from kotable.values import Event, KotableError, View

SLIP, MISTAKE, FIND = 0.02, 0.06, 0.08
"""From which loss a choice is a slip and a mistake, and by how much the next best must be worse for a good find: chances to win."""
SURE = 1.7
"""An error counts only if it is so many standard errors above nothing."""
SWING = 0.05
"""No moment matters that changes a chance by less."""
BATCHES = 10
SEARCHED, WEIGHED = 2000, 2500
"""Situations looked at to find the best choices, and for each choice to weigh it."""
CANDIDATES = 3
USUAL = 200
"""Choices of a game of usual length."""

Stages: TypeAlias = tuple[float, float, float]
"""A number that moves from the first towards the second over the game; the third stands once the end is certain (progress 1)."""


class Link(NamedTuple):
    """How what a search says becomes a chance to win."""

    powers: Stages
    """How much surer (above 1), or less sure, results are."""
    edges: Stages
    """How much of the hopes of who decides comes true."""
    leader: float = 0.0
    """How much less sure it is, with more than two seats, that who is far ahead wins."""


PLAIN_LINK = Link((1.0, 1.0, 1.0), (1.0, 1.0, 1.0))
LINKS: dict[str, dict[int, Link]] = {
    "kokopelli": {
        2: Link((1.4, 1.0, 0.83), (0.98, 0.92, 0.82)),
        3: Link((0.9, 1.0, 1.0), (0.9, 0.9, 0.9)),
        4: Link((0.9, 1.04, 1.07), (1.03, 0.64, 0.62), 0.19),
    },
    "kodachi": {
        2: Link((1.72, 0.28, 0.4), (0.9, 0.85, 0.6)),
        3: Link((1.4, 0.6, 0.6), (0.9, 0.9, 0.9)),
        4: Link((1.22, 0.45, 0.73), (0.92, 0.91, 0.6)),
    },
}
"""By game and seats; fitted by `bench/calibration.py`."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice as it was weighed."""

    action: int
    chances: tuple[float, ...]
    """Of every seat, with what the one that decides knew."""
    points: float
    """The lead it is expected to end with, over the mean of all."""


@dataclass(slots=True)
class Judged:
    """A decision, looked at again."""

    ply: int
    round: int
    seat: int
    played: int
    best: int
    choices: list[Weighed]
    """What was compared, the best first."""
    before: tuple[float, ...]
    """Every seat's chance with the best choice."""
    after: tuple[float, ...]
    """And with the choice that was taken."""
    cost: float
    """What the choice cost who took it; 0 where it is not sure that another was better."""
    gap: float
    """By how much the best choice is better than the next."""
    kind: str
    """`mistake`, `slip`, `find`, or nothing."""
    brings: list[Event] = field(default_factory=list)
    """What the best choice would surely have brought."""


@dataclass(slots=True)
class Draw:
    """Luck of one choice's draws, or of the deal (ply -1)."""

    ply: int
    round: int
    seat: int
    """Who drew; -1 for the deal."""
    luck: tuple[float, ...]


@dataclass(slots=True)
class Spell:
    """From one decision of a seat to its next: all that changed its chance but the errors of others is luck."""

    after: int
    """The ply of the decision before; -1 for the start."""
    before: int
    """The ply of the next one; the number of all choices for the end."""
    luck: float
    own: bool
    """Whether nobody else decided meanwhile."""


@dataclass(slots=True)
class Sum:
    """What made one seat's result, in chances to win."""

    start: float
    luck: float
    own_errors: float
    others_errors: float
    result: float
    deal: float
    """The parts of luck: until the first own decision, in the own turns, and between them."""
    own_draws: float
    others_draws: float
    decisions: int
    slips: int
    mistakes: int
    finds: int
    error_rate: float
    """Own errors a decision."""


@dataclass(slots=True)
class Moment:
    """Something that mattered to a seat."""

    ply: int
    kind: str
    """`error`, `luck`, `find` or `theirs`: another's error."""
    swing: float


@dataclass(slots=True)
class Reviewed:
    """A whole game."""

    game: str
    seats: int
    players: list[str]
    rounds: int
    finished: bool
    """Whether the rules ended it; otherwise the result is what was likely when it stopped."""
    result: list[float]
    points: list[int]
    decisions: list[Judged]
    draws: list[Draw]
    spells: list[list[Spell]]
    """By seat, the luck between its decisions."""
    sums: list[Sum]
    moments: list[list[Moment]]
    """By seat, the greatest first, at most three."""

    def as_data(self) -> dict[str, Any]:
        """As plain lists and dictionaries, for JSON."""
        return asdict(self)


class After(Worlds):
    """The worlds of a view, in each of which an action has been taken."""

    def __init__(self, setup: Setup, view: View, judge: Judge, action: int) -> None:
        super().__init__(setup, view)
        self.inner = setup.worlds(view)
        self.judge = judge
        self.action = action

    def deal(self, words: vec[i64]) -> State:
        state = self.inner.deal(words)
        state.apply(self.action)
        while not state.over() and (settled := int(self.judge.settled(state))) >= 0:
            state.apply(settled)
        return state


def told(chances: Sequence[float], setup: Setup, progress: float, seat: int) -> tuple[float, ...]:
    """The chances to win that follow from what a search says: fitted (`bench/calibration.py`), so that of a hundred seats with 30 %
    thirty win."""
    return linked(chances, LINKS.get(setup.game, {}).get(setup.seats, PLAIN_LINK), progress, seat)


def linked(chances: Sequence[float], link: Link, progress: float, seat: int) -> tuple[float, ...]:
    """Chances raised to a power, that of the seat which decides times its edge, as proportions; the power of `leader` takes most from the
    greatest."""
    power = staged(link.powers, progress)
    raised = [max(one, 1e-6) ** power * max(1 - one, 1e-6) ** link.leader for one in chances]
    raised[seat] *= staged(link.edges, progress)
    return tuple(one / sum(raised) for one in raised)


def staged(stages: Stages, progress: float) -> float:
    start, end, last = stages
    return last if progress >= 1.0 else start + progress * (end - start)


class Reviewer:
    """Judges the decisions of games with one setup."""

    def __init__(self, setup: Setup, searched: int = SEARCHED, weighed: int = WEIGHED) -> None:
        self.setup = setup
        self.judge = judge_of(setup)
        self.searched = searched
        self.weighed = weighed
        self.exploration = HARD.exploration.get(setup.game, 1.0)

    def search(self, view: View, seed: str) -> Search:
        self.judge.reseed(f"{seed}/judge")
        return Search(self.setup, self.judge, view, seed, self.exploration, HARD.urgency, False)

    def candidates(self, view: View, played: int, seed: str) -> list[int]:
        """The choices that a search likes best, and the one that was taken."""
        search = self.search(view, seed)
        search.run(self.searched, 0.0, 0)
        choices = sorted(search.first_choices(), key=lambda one: (-int(one[1]), int(one[0])))
        found = [int(one[0]) for one in choices[:CANDIDATES]]
        return found if played in found else [*found, played]

    def walked(self, view: View, action: int, seed: str) -> tuple[Search, list[float]]:
        """A search of what follows a choice, and what that is worth to who decides in each batch of worlds; the same seed gives the same
        worlds."""
        search = self.search(view, seed)
        search.worlds = After(self.setup, view, self.judge, action)
        batches: list[float] = []
        before = 0.0
        for batch in range(1, BATCHES + 1):
            search.run(batch * self.weighed // BATCHES, 0.0, 0)
            # The sums of the root come first.
            batches.append((search.sums[view.seat] - before) * BATCHES / self.weighed)
            before = search.sums[view.seat]
        return search, batches

    def said(self, view: View, action: int, seed: str) -> tuple[float, ...]:
        """What a search says of every seat's chance after a choice."""
        search, _ = self.walked(view, action, seed)
        return self.means(search)

    def means(self, search: Search) -> tuple[float, ...]:
        return tuple(search.sums[seat] / int(search.walks) for seat in range(self.setup.seats))

    def weigh(self, view: View, action: int, seed: str, progress: float) -> tuple[Weighed, list[float]]:
        """A choice as it is told, and its batches."""
        search, batches = self.walked(view, action, seed)
        choices = search.first_choices()
        looked = sum(int(visits) for _, visits, _, _ in choices)
        points = sum(int(visits) * lead for _, visits, _, lead in choices) / looked if looked else 0.0
        return Weighed(action, told(self.means(search), self.setup, progress, view.seat), points), batches

    def decision(self, state: State, played: int, ply: int) -> Judged | None:
        """A decision of a game; None where there was nothing to decide."""
        seat = int(state.to_move())
        if len(state.legal()) < 2 or int(self.judge.settled(state)) >= 0:
            return None
        view = state.view(seat)
        seed = f"k1:review/{ply}"
        progress = progress_of(self.judge, state)
        found = {one: self.weigh(view, one, seed, progress) for one in self.candidates(view, played, seed)}
        order = sorted(found, key=lambda one: (-found[one][0].chances[seat], one != played, one))
        best = order[0]
        if best != played and not surely_better(found[best][1], found[played][1]):
            # The search isn't that sure: what was taken counts as the best.
            best = played
            order.remove(played)
            order.insert(0, played)
        before, after = found[best][0].chances, found[played][0].chances
        cost = max(before[seat] - after[seat], 0.0) if best != played else 0.0
        gap = found[best][0].chances[seat] - max((found[one][0].chances[seat] for one in order[1:]), default=before[seat])
        kind = "mistake" if cost >= MISTAKE else "slip" if cost >= SLIP else "find" if best == played and gap >= FIND else ""
        brings = [event for event in self.setup.foresee(view, best) if event.kind in WORTH_TELLING]
        choices = [found[one][0] for one in order]
        return Judged(ply, int(state.round_number()), seat, played, best, choices, before, after, cost, gap, kind, brings)


def surely_better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether choices that were weighed in the same worlds, batch by batch, differ by more than chance."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    error = sqrt(sum((value - mean) ** 2 for value in differences) / (count - 1) / count)
    return mean > SURE * error


def progress_of(judge: Judge, state: State) -> float:
    found = getattr(judge, "progress", None)
    return float(found(state)) if found is not None else 0.0


def draws_of(match: Match) -> list[Draw]:
    """The luck of the deal and of every choice by which something was drawn."""
    setup = match.setup
    luck = Luck(setup, "k1:review/luck")
    state = match.at(0)
    found = []
    if not match.start_position:
        found.append(Draw(-1, 1, -1, tuple(luck.of_deal(state))))
    for ply, choice in enumerate(match.choices):
        log: list[Event] = []
        mover, number = int(state.to_move()), int(state.round_number())
        values = luck.apply(state, choice, log)
        if any(values):
            drew = {event.seat for event in log if event.kind in match.game.reveals and event.seat >= 0}
            found.append(Draw(ply, number, drew.pop() if len(drew) == 1 else mover, tuple(values)))
    return found


def judged(match: Match, plies: Iterable[int] | None = None, effort: float = 1.0) -> Iterator[Judged | None]:
    """The decisions at these plies, or at all, one after the other; None for a choice that was no decision."""
    reviewer = Reviewer(match.setup, int(SEARCHED * effort), int(WEIGHED * effort) // BATCHES * BATCHES)
    wanted = range(match.ply) if plies is None else set(plies)
    state = match.at(0)
    for ply, choice in enumerate(match.choices):
        if ply in wanted:
            yield reviewer.decision(state, choice, ply)
        state.apply(choice)


def effort_for(plies: int) -> float:
    """How thoroughly a game is looked at that has so many choices: long games less, so that nobody waits for minutes."""
    return min(1.0, USUAL / max(plies, 1))


def review(match: Match, effort: float = 1.0) -> Reviewed:
    """All of a game, in this process. `effort` multiplies how many situations are looked at. Raises KotableError."""
    check(match)
    return summed(match, [one for one in judged(match, None, effort) if one is not None], draws_of(match))


def check(match: Match) -> None:
    """Raises KotableError for a game that can't be looked at again."""
    if not match.choices:
        raise KotableError("nothing was chosen in this game: there is nothing to look at again")
    if not match.over and match.ended is None:
        raise KotableError("this game is not over: what its players do not know yet would be told")


def summed(match: Match, decisions: list[Judged], draws: list[Draw]) -> Reviewed:
    """What decisions and draws add up to."""
    seats = match.seats
    outcome = match.outcome
    last = latest(decisions, seats)
    result = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)] if outcome is not None else last
    spells = [spells_of(seat, decisions, 1 / seats, result[seat], match.ply) for seat in range(seats)]
    sums = [sum_of(seat, decisions, spells[seat], 1 / seats, result[seat]) for seat in range(seats)]
    moments = [moments_of(seat, decisions, spells[seat]) for seat in range(seats)]
    return Reviewed(
        match.name,
        seats,
        list(match.players),
        match.round,
        outcome is not None,
        result,
        list(match.points),
        decisions,
        draws,
        spells,
        sums,
        moments,
    )


def latest(decisions: list[Judged], seats: int) -> list[float]:
    """What was likely after the last decisions."""
    return list(decisions[-1].after) if decisions else [1 / seats] * seats


def spells_of(seat: int, decisions: list[Judged], start: float, result: float, plies: int) -> list[Spell]:
    """The luck of a seat between its decisions."""
    found: list[Spell] = []
    chance, theirs, since, alone = start, 0.0, -1, True
    for one in decisions:
        if one.seat == seat:
            found.append(Spell(since, one.ply, one.before[seat] - chance - theirs, alone))
            chance, theirs, since, alone = one.after[seat], 0.0, one.ply, True
        else:
            theirs += one.after[seat] - one.before[seat]
            alone = False
    found.append(Spell(since, plies, result - chance - theirs, alone))
    return found


def sum_of(seat: int, decisions: list[Judged], spells: list[Spell], start: float, result: float) -> Sum:
    own = [one for one in decisions if one.seat == seat]
    own_errors = sum(one.after[seat] - one.before[seat] for one in own)
    kinds = [one.kind for one in own]
    return Sum(
        start=start,
        luck=sum(one.luck for one in spells),
        own_errors=own_errors,
        others_errors=sum(one.after[seat] - one.before[seat] for one in decisions if one.seat != seat),
        result=result,
        deal=spells[0].luck,
        own_draws=sum(one.luck for one in spells[1:] if one.own),
        others_draws=sum(one.luck for one in spells[1:] if not one.own),
        decisions=len(own),
        slips=kinds.count("slip"),
        mistakes=kinds.count("mistake"),
        finds=kinds.count("find"),
        error_rate=-own_errors / len(own) if own else 0.0,
    )


def moments_of(seat: int, decisions: list[Judged], spells: list[Spell]) -> list[Moment]:
    """The three greatest swings for a seat, of each kind one as long as kinds last."""
    found = []
    for one in decisions:
        if one.seat == seat and one.cost >= SWING:
            found.append(Moment(one.ply, "error", -one.cost))
        elif one.seat == seat and one.kind == "find":
            found.append(Moment(one.ply, "find", one.gap))
        elif one.seat != seat and abs(gain := one.after[seat] - one.before[seat]) >= SWING:
            found.append(Moment(one.ply, "theirs", gain))
    # Luck is shown where the seat decides next, or, at the end, where it decided last.
    last = decisions[-1].ply if decisions else 0
    found += [Moment(one.before if one.before <= last else one.after, "luck", one.luck) for one in spells[1:] if abs(one.luck) >= SWING]
    found.sort(key=lambda one: (-abs(one.swing), one.ply))
    firsts = [one for number, one in enumerate(found) if all(one.kind != before.kind for before in found[:number])]
    rest = [one for one in found if one not in firsts]
    return sorted([*firsts, *rest][:3], key=lambda one: one.ply)


@dataclass(slots=True)
class Outlook:
    """What came of a choice when bots played on from it many times."""

    action: int
    wins: list[float]
    """Games won by seat, shared victories in parts."""
    points: list[float]
    """Points on average, by seat."""


def outlook(match: Match, ply: int, games: int, others: Sequence[int] = ()) -> list[Outlook]:
    """Bots finish the game that many times after the choice that was taken at `ply`, and after these others: from what was known then, and
    in the same worlds for each choice. Raises KotableError."""
    if not 0 <= ply < match.ply:
        raise KotableError(f"there is no decision {ply}: the game has {match.ply}")
    state = match.at(ply)
    legal = state.legal()
    actions = [match.choices[ply], *(one for one in others if one in legal and one != match.choices[ply])]
    return [finished(match.setup, state.view(int(state.to_move())), action, games) for action in actions]


def finished(setup: Setup, view: View, action: int, games: int) -> Outlook:
    judge = judge_of(setup)
    worlds = setup.worlds(view)
    found = Outlook(action, [0.0] * setup.seats, [0.0] * setup.seats)
    chances = vec[float]([0.0] * setup.seats)
    for number in range(games):
        words = dice(f"k1:outlook/{number}", 1)
        state = worlds.deal(words)
        state.apply(action)
        if not isinstance(judge, Features):
            state.playout(words, PLAYOUT)
        while not state.over():
            state.apply(quick(judge, state, words, chances))
        outcome = state.outcome()
        for winner in outcome.winners:
            found.wins[winner] += 1 / len(outcome.winners)
        for seat, points in enumerate(outcome.points):
            found.points[seat] += points / games
    return found


def quick(judge: Judge, state: State, words: vec[i64], chances: vec[float]) -> int:
    """The choice that looks best at once; what it will draw is not known."""
    settled = int(judge.settled(state))
    legal = state.legal()
    if settled >= 0 or len(legal) == 1:
        return settled if settled >= 0 else legal[0]
    assert isinstance(judge, Features)
    blind = state.clone()
    blind.reseed(words)
    seat = int(state.to_move())
    return max(legal, key=lambda action: worth_after(judge, blind, action, seat, chances))
