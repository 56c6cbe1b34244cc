"""The bots of the ladder that think: one that looks at what each choice brings, and those that search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from kotable.bots import Advice, Budget, Candidate
from kotable.bots.judge import Judge
from kotable.bots.search import Search
from kotable.bots.values import judge_of
from kotable.chance import dice, roll
from kotable.game import Setup
from kotable.values import View

FINE = 1 << 20
HOPELESS = 0.01
"""With less than this chance to win, or to lose, whatever one chooses, one plays for points: whoever only puts off the end makes games
long that nobody enjoys."""
CHUNK = 64
"""After so many walks a search asks itself whether its answer can still change."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How a search is set, as data."""

    own_turn: bool
    """Whether it plans its own turn alone."""
    budget: Budget
    """What it may use where nobody says otherwise."""
    exploration: Mapping[str, float] = field(default_factory=dict)
    """By game: how gladly it tries what looks worse, where 1 is as gladly as chances differ from walk to walk."""
    urgency: float = 0.0
    knows: bool = True
    """Whether it knows what situations are worth; otherwise it plays them out at random."""
    schooled: bool = False
    """Whether it knows what self-play has taught."""
    common: bool = False
    """Whether it compares its choices in the same worlds."""


EASY = Strength(True, Budget(nodes=60), {"kokopelli": 1.6, "kodachi": 3.0})
MEDIUM = Strength(True, Budget(nodes=40), {"kokopelli": 1.0, "kodachi": 1.0})
HARD = Strength(False, Budget(ms=300.0), {"kokopelli": 2.2, "kodachi": 1.0}, common=True)
MASTER = Strength(False, Budget(ms=1000.0), {"kokopelli": 2.2, "kodachi": 1.0}, schooled=True, common=True)
PLAIN = Strength(False, Budget(ms=300.0), {"kokopelli": 1.0, "kodachi": 1.0}, knows=False)


class Searcher:
    """Searches: its own turn, or as far as it gets."""

    def __init__(self, strength: Strength) -> None:
        self.strength = strength

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str, budget: Budget | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        return self.advise(view, legal, setup, seed, budget, hurried=True).action

    def advise(
        self, view: View, legal: Sequence[int], setup: Setup, seed: str, budget: Budget | None = None, hurried: bool = False
    ) -> Advice:
        """With all it compared; `hurried` gives no more thought to what is clear."""
        strength = self.strength
        judge = judge_of(setup, strength.schooled) if strength.knows else Judge(setup)
        judge.reseed(f"{seed}/judge")
        given = budget or strength.budget
        if not hurried:
            return compared(self.search(setup, judge, view, seed), given.nodes, given.ms)
        world = setup.worlds(view).deal(dice(seed, 1))
        settled = int(judge.settled(world))
        if settled >= 0:
            return Advice(settled)
        found = compared(self.search(setup, judge, view, seed), given.nodes, given.ms, CHUNK)
        wanted = tuple(one for one in found.candidates if not judge.prolongs(world, one.action))
        return Advice(wanted[0].action, wanted, found.nodes) if wanted else found

    def search(self, setup: Setup, judge: Judge, view: View, seed: str) -> Search:
        strength = self.strength
        exploration = strength.exploration.get(setup.game, 1.0)
        return Search(setup, judge, view, seed, exploration, strength.urgency, strength.own_turn, strength.common)


def compared(search: Search, nodes: int, ms: float = 0.0, chunk: int = 0) -> Advice:
    """What a search finds with this budget."""
    search.run(nodes, ms / 1000, chunk)
    found = [Candidate(int(action), chance, points, int(visits)) for action, visits, chance, points in search.first_choices()]
    found.sort(key=lambda one: (-one.visits, -one.chance, one.action))
    most = found[0].visits
    looked = [one.chance for one in found if looked_at(one, most)]
    if max(looked) < HOPELESS or min(looked) > 1.0 - HOPELESS:
        found.sort(key=lambda one: (not looked_at(one, most), -one.points, one.action))
    return Advice(found[0].action, tuple(found), int(search.walks))


def looked_at(one: Candidate, most: int) -> bool:
    """What was hardly looked at, beside what was looked at most, is not judged at all."""
    return 5 * one.visits >= most


class Careless:
    """Plans its own turn, but sees what comes of a choice only about right; what is much worse than the best it never takes."""

    noise: Mapping[str, float] = {"kokopelli": 2.2, "kodachi": 0.8}
    """By how many points it misjudges a choice, on average."""
    silly = 3.5
    """What is worse by so many points it never takes."""

    def __init__(self) -> None:
        self.planner = Searcher(EASY)

    def choose(self, view: View, legal: Sequence[int], setup: Setup, seed: str, budget: Budget | None = None) -> int:
        if len(legal) == 1:
            return legal[0]
        found = self.planner.advise(view, legal, setup, seed, hurried=True)
        return seen_about_right(found, seed, self.noise.get(setup.game, 0.8), self.silly)


def seen_about_right(found: Advice, seed: str, noise: float, silly: float) -> int:
    """What somebody takes of what a search has compared who misjudges each choice by some points."""
    if not found.candidates:
        return found.action
    most = max(one.visits for one in found.candidates)
    looked = [one for one in found.candidates if looked_at(one, most)]
    return looked[careless([one.points for one in looked], dice(f"{seed}/seen", 1), noise, silly)].action


def careless(values: Sequence[float], words: vec[i64], noise: float, silly: float) -> int:
    """Which of these values somebody takes who sees each of them only about right; nothing much worse than the best is taken."""
    best = max(values)
    liked = float("-inf")
    found = 0
    for i, value in enumerate(values):
        # Four throws of even dice make nearly a normal error with a standard deviation of 1.
        throws = sum(int(roll(words, 0, FINE)) for _ in range(4)) / FINE
        seen = value + noise * (throws - 2.0) * 1.732
        if value >= best - silly and seen > liked:
            liked = seen
            found = i
    return found
