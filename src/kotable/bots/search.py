"""Information-set Monte Carlo tree search: one tree for what a seat may know, a newly dealt world for every walk through it.

The tree is that of the seat that thinks; its edges are choices, so a node stands for all situations that the same choices lead to (chance
and hidden cards are averaged). Every seat prefers what gives itself the better chance to win (max-n). A choice that was not possible in
a world does not count as tried: each has a count of the walks in which it could have been taken.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kotable.bots.judge import Judge
from kotable.chance import dice, roll
from kotable.game import Setup, State
from kotable.values import View

DEEPEST: Final[i64] = 400
"""No walk takes more choices."""
LOOK_AT_CLOCK: Final[i64] = 16


@final
class Node:
    """A choice in the tree: what came of the walks through it."""

    def __init__(self, action: i64, seats: i64) -> None:
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often it could have been taken."""
        self.sums: vec[float] = vec[float]([0.0] * seats)
        """The chances to win, added up, by seat."""
        self.points: float = 0.0
        """The lead in points of the seat that thinks, added up; only for the first choices."""
        self.child: Node | None = None
        self.sibling: Node | None = None
        """The children of a node are a chain, by ascending action."""


@final
class Search:
    """Thinks about one decision."""

    def __init__(self, setup: Setup, judge: Judge, view: View, seed: str, exploration: float, urgency: float, own_turn: bool) -> None:
        self.judge = judge
        self.worlds = setup.worlds(view)
        self.dealing: vec[i64] = dice(seed + "/worlds", 1)
        self.seats: i64 = setup.seats
        self.me: i64 = view.seat
        self.exploration = exploration
        self.urgency = urgency
        """How much worse than its siblings on average a choice that was never tried is believed to be."""
        self.own_turn = own_turn
        """Whether a walk ends where another seat decides."""
        self.root = Node(-1, self.seats)
        self.words: vec[i64] = dice(seed + "/search", 1)
        self.walks: i64 = 0
        self.chances: vec[float] = vec[float]([0.0] * self.seats)
        self.path: list[Node] = []

    def world(self) -> State:
        """One of the worlds that agree with the view, any of them equally likely."""
        return self.worlds.deal(self.dealing)

    def run(self, nodes: i64, seconds: float, chunk: i64) -> None:
        """Walk `nodes` times, or until the time is over; with 0 there is no such limit. Every `chunk` walks it asks itself whether the
        answer can still change."""
        begun = perf_counter()
        end = begun + seconds
        while nodes == 0 or self.walks < nodes:
            self.walk(self.world())
            self.walks += 1
            if self.walks % LOOK_AT_CLOCK == 0:
                left = float(nodes - self.walks) if nodes > 0 else 1e9
                if seconds > 0.0:
                    now = perf_counter()
                    if now >= end:
                        break
                    left = min(left, float(self.walks) * (end - now) / max(now - begun, 1e-6))
                if chunk > 0 and self.walks % chunk == 0 and self.lead() > left:
                    break

    def lead(self) -> float:
        """By how many walks the first choice that was taken most is ahead of the next."""
        most: i64 = 0
        second: i64 = 0
        child = self.root.child
        while child is not None:
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
            child = child.sibling
        return float(most - second)

    def walk(self, state: State) -> None:
        """One world: down the tree, one new node, and what it is worth to every node on the way."""
        judge = self.judge
        node = self.root
        path = self.path
        path.clear()
        path.append(node)
        before: i64 = -1
        seat: i64 = state.to_move()
        fresh = False
        depth: i64 = 0
        while seat >= 0 and not fresh and depth < DEEPEST:
            if self.own_turn and seat != self.me:
                break
            action = judge.settled(state) if depth > 0 else i64(-1)
            if action < 0:
                ids = state.legal_ids()
                if depth > 0:
                    ids = judge.narrowed(state, ids, before)
                if len(ids) == 1 and depth > 0:
                    # Nothing to choose; the tree need not know, unless it is a choice in other worlds.
                    action = ids[0]
                    node = self.child_of(node, action)
                    path.append(node)
                else:
                    node = self.chosen(node, ids, seat)
                    path.append(node)
                    fresh = node.visits == 0
                    action = node.action
            state.apply(action)
            following = state.to_move()
            before = action if following == seat else -1
            seat = following
            depth += 1
        # What hardly matters, or is no choice, is done before looking.
        while seat >= 0:
            action = judge.settled(state)
            if action < 0:
                break
            state.apply(action)
            seat = state.to_move()
        chances = self.chances
        judge.chances(state, chances)
        n = self.seats
        for one in path:
            one.visits += 1
            sums = one.sums
            i: i64 = 0
            while i < n:
                sums[i] += chances[i]
                i += 1
        if len(path) > 1:
            path[1].points += judge.leads[self.me]

    def child_of(self, node: Node, action: i64) -> Node:
        """The child for an action that is the only one."""
        last: Node | None = None
        child = node.child
        while child is not None and child.action < action:
            last = child
            child = child.sibling
        if child is not None and child.action == action:
            child.available += 1
            return child
        made = Node(action, self.seats)
        made.available = 1
        self.link(node, last, made)
        return made

    def link(self, node: Node, last: Node | None, made: Node) -> None:
        """Put a new child behind `last`."""
        if last is None:
            made.sibling = node.child
            node.child = made
        else:
            made.sibling = last.sibling
            last.sibling = made

    def chosen(self, node: Node, ids: vec[i64], seat: i64) -> Node:
        """The child to walk to: the most promising for the seat that decides, or a new one."""
        count: i64 = len(ids)
        at: i64 = 0
        best: Node | None = None
        liked = -1e9
        fresh: i64 = 0
        new: i64 = -1
        last: Node | None = None
        behind: Node | None = None
        child = node.child
        tried = 0.0
        walks = 0.0
        while at < count:
            action = ids[at]
            while child is not None and child.action < action:
                last = child
                child = child.sibling
            if child is not None and child.action == action:
                child.available += 1
                visits = float(child.visits)
                tried += child.sums[seat]
                walks += visits
                value = child.sums[seat] / visits + self.exploration * sqrt(log(float(child.available)) / visits)
                if value > liked:
                    liked = value
                    best = child
                last = child
                child = child.sibling
            else:
                # Any of the new ones, all alike.
                fresh += 1
                if fresh == 1 or roll(self.words, 0, fresh) == 0:
                    new = action
                    behind = last
            at += 1
        if new >= 0:
            hoped = 1e9
            if walks > 0.0:
                hoped = tried / walks - self.urgency + self.exploration * sqrt(log(walks + 1.0))
            if best is None or hoped > liked:
                made = Node(new, self.seats)
                made.available = 1
                self.link(node, behind, made)
                return made
        assert best is not None
        return best

    def children(self) -> list[Node]:
        """The first choices."""
        found: list[Node] = []
        child = self.root.child
        while child is not None:
            found.append(child)
            child = child.sibling
        return found
