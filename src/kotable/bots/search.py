"""Information-set Monte Carlo tree search: one tree for what a seat may know, a newly dealt world for every walk through it.

The tree is that of the seat that thinks; its edges are choices, so a node stands for all situations that the same choices lead to (chance
and hidden cards are averaged). Every seat prefers what gives itself the better chance to win (max-n). A choice that was not possible in
a world does not count as tried: each has a count of the walks in which it could have been taken.

First choices can be compared in `common` worlds: each is walked to in the same worlds with the same dice, one after the other, so that what
luck does to all of them alike does not get between them.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kotable.bots.judge import Judge
from kotable.chance import dice, fork, roll
from kotable.game import Setup, State
from kotable.values import View

DEEPEST: Final[i64] = 400
"""No walk takes more choices."""
LOOK_AT_CLOCK: Final[i64] = 16
OBVIOUS: Final[i64] = 20
"""A choice that was taken so many times as often as any other is obvious."""
ENOUGH: Final[i64] = 4096
"""Nothing is obvious after fewer walks."""
USUAL: Final = 0.1
FEW: Final[i64] = 8
"""By how much chances are believed to differ from walk to walk until so many walks have shown it."""
ROOM: Final[i64] = 512
"""How many nodes a tree has room for at first."""

# A node is a run of numbers: its action, how often it was walked through and could have been, its first child and its next sibling
# (0 for none: the root is nobody's child). The children of a node are a chain, by ascending action.
ACTION: Final[i64] = 0
VISITS: Final[i64] = 1
AVAILABLE: Final[i64] = 2
CHILD: Final[i64] = 3
SIBLING: Final[i64] = 4
NODE: Final[i64] = 5


@final
class Search:
    """Thinks about one decision."""

    def __init__(
        self, setup: Setup, judge: Judge, view: View, seed: str, exploration: float, urgency: float, own_turn: bool, common: bool = False
    ) -> None:
        self.judge = judge
        self.worlds = setup.worlds(view)
        self.dealing: vec[i64] = dice(seed + "/worlds", 1)
        self.seats: i64 = setup.seats
        self.me: i64 = view.seat
        self.exploration = exploration
        """How gladly it tries what looks worse, in units of `scales`: in a game that is nearly decided, all chances lie close together, and
        what is better by a hundredth there still matters."""
        self.urgency = urgency
        """How much worse than its siblings on average a choice that was never tried is believed to be."""
        self.own_turn = own_turn
        """Whether a walk ends where another seat decides."""
        self.common = common
        self.deals: list[vec[i64]] = []
        """The dice of the worlds that first choices have in common."""
        self.first: vec[i64] = self.world_number(0).legal_ids() if common else vec[i64]([])
        self.words: vec[i64] = dice(seed + "/search", 1)
        self.walks: i64 = 0
        self.steps: i64 = 0
        """Decisions taken in all walks, those of playouts not counted."""
        self.tree: vec[i64] = vec[i64]([0] * (NODE * ROOM))
        self.size: i64 = 1
        """The nodes of the tree so far, of which the first is the root."""
        self.room: i64 = ROOM
        self.width: i64 = setup.seats + 1
        self.sums: vec[float] = vec[float]([0.0] * (self.width * ROOM))
        """For each node the chances to win, added up, by seat; then the lead in points of the seat that thinks."""
        self.chances: vec[float] = vec[float]([0.0] * self.seats)
        self.totals: vec[float] = vec[float]([0.0] * self.seats)
        self.squares: vec[float] = vec[float]([0.0] * self.seats)
        self.scales: vec[float] = vec[float]([USUAL] * self.seats)
        """By seat: the chances of all walks and their squares added up, and by how much they differ from walk to walk."""
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST + 2))

    def world_number(self, number: i64) -> State:
        """One of the worlds that agree with the view, any of them equally likely: always the same for a number."""
        while number >= len(self.deals):
            self.deals.append(fork(self.dealing, 1))
        return self.worlds.deal(self.deals[number][:])

    def run(self, nodes: i64, seconds: float, chunk: i64) -> None:
        """Walk `nodes` times, or until the time is over; with 0 there is no such limit. Every `chunk` walks it asks itself whether the
        answer can still change, or is obvious. On a busy machine others are given the processor for a while: it stops where one more of
        the longest such pauses would be too long."""
        begun = perf_counter()
        end = begun + seconds
        looked = begun
        pause = 0.0
        while nodes == 0 or self.walks < nodes:
            self.walk()
            self.walks += 1
            if self.walks % LOOK_AT_CLOCK == 0:
                left = float(nodes - self.walks) if nodes > 0 else 1e9
                if seconds > 0.0:
                    now = perf_counter()
                    pause = max(pause, now - looked)
                    looked = now
                    if now + pause >= end:
                        break
                    left = min(left, float(self.walks) * (end - now) / max(now - begun, 1e-6))
                if chunk > 0 and self.walks % chunk == 0 and self.clear(left):
                    break

    def clear(self, left: float) -> bool:
        """Whether the first choice that was taken most will be so after the walks that are left, or most likely will."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        child = tree[CHILD]
        while child > 0:
            visits = tree[child + VISITS]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = tree[child + SIBLING]
        return float(most - second) > left or (self.walks >= ENOUGH and most > OBVIOUS * second)

    def walk(self) -> None:
        """One world: down the tree, one new node, and what it is worth to every node on the way."""
        judge = self.judge
        node: i64 = 0
        first: i64 = 0
        if self.common:
            first = self.chosen(0, self.first, self.me)
            state = self.world_number(self.tree[first + VISITS])
        else:
            state = self.worlds.deal(self.dealing)
        path = self.path
        path[0] = 0
        length: i64 = 1
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
                else:
                    node = first if depth == 0 and first > 0 else self.chosen(node, ids, seat)
                    fresh = self.tree[node + VISITS] == 0
                    action = self.tree[node]
                path[length] = node
                length += 1
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
        self.steps += depth
        chances = self.chances
        judge.chances(state, chances)
        n = self.seats
        self.measure(chances)
        tree = self.tree
        sums = self.sums
        i: i64 = 0
        while i < length:
            node = path[i]
            tree[node + VISITS] += 1
            at = node // NODE * self.width
            seat = 0
            while seat < n:
                sums[at + seat] += chances[seat]
                seat += 1
            i += 1
        if length > 1:
            sums[path[1] // NODE * self.width + n] += judge.leads[self.me]

    def measure(self, chances: vec[float]) -> None:
        """Learn from one more walk how far chances lie apart here."""
        count = float(self.walks + 1)
        seat: i64 = 0
        while seat < self.seats:
            self.totals[seat] += chances[seat]
            self.squares[seat] += chances[seat] * chances[seat]
            if self.walks >= FEW:
                mean = self.totals[seat] / count
                self.scales[seat] = sqrt(max(self.squares[seat] / count - mean * mean, 1e-12))
            seat += 1

    def grow(self) -> None:
        """Room for twice as many nodes."""
        room = 2 * self.room
        tree = vec[i64]([0] * (NODE * room))
        i: i64 = 0
        while i < len(self.tree):
            tree[i] = self.tree[i]
            i += 1
        sums = vec[float]([0.0] * (self.width * room))
        i = 0
        while i < len(self.sums):
            sums[i] = self.sums[i]
            i += 1
        self.tree = tree
        self.sums = sums
        self.room = room

    def made(self, parent: i64, behind: i64, action: i64) -> i64:
        """A new child of a node, behind one of its children, or before all of them if that is 0."""
        if self.size == self.room:
            self.grow()
        tree = self.tree
        node = NODE * self.size
        self.size += 1
        tree[node] = action
        tree[node + AVAILABLE] = 1
        link = parent + CHILD if behind == 0 else behind + SIBLING
        tree[node + SIBLING] = tree[link]
        tree[link] = node
        return node

    def child_of(self, node: i64, action: i64) -> i64:
        """The child for an action that is the only one."""
        tree = self.tree
        behind: i64 = 0
        child = tree[node + CHILD]
        while child > 0 and tree[child] < action:
            behind = child
            child = tree[child + SIBLING]
        if child > 0 and tree[child] == action:
            tree[child + AVAILABLE] += 1
            return child
        return self.made(node, behind, action)

    def chosen(self, node: i64, ids: vec[i64], seat: i64) -> i64:
        """The child to walk to: the most promising for the seat that decides, or a new one."""
        tree = self.tree
        sums = self.sums
        count: i64 = len(ids)
        at: i64 = 0
        best: i64 = 0
        liked = -1e9
        fresh: i64 = 0
        new: i64 = -1
        last: i64 = 0
        behind: i64 = 0
        child = tree[node + CHILD]
        tried = 0.0
        walks = 0.0
        exploration = self.exploration * self.scales[seat]
        while at < count:
            action = ids[at]
            while child > 0 and tree[child] < action:
                last = child
                child = tree[child + SIBLING]
            if child > 0 and tree[child] == action:
                available = tree[child + AVAILABLE] + 1
                tree[child + AVAILABLE] = available
                visits = float(tree[child + VISITS])
                total = sums[child // NODE * self.width + seat]
                tried += total
                walks += visits
                value = total / visits + exploration * sqrt(log(float(available)) / visits)
                if value > liked:
                    liked = value
                    best = child
                last = child
                child = tree[child + SIBLING]
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
                hoped = tried / walks - self.urgency + exploration * sqrt(log(walks + 1.0))
            if best == 0 or hoped > liked:
                return self.made(node, behind, new)
        return best

    def first_choices(self) -> list[tuple[i64, i64, float, float]]:
        """The first choices: the action, how often it was taken, and the mean chance and lead in points of who thinks."""
        found: list[tuple[i64, i64, float, float]] = []
        tree = self.tree
        child = tree[CHILD]
        while child > 0:
            visits = tree[child + VISITS]
            at = child // NODE * self.width
            found.append((tree[child], visits, self.sums[at + self.me] / float(visits), self.sums[at + self.seats] / float(visits)))
            child = tree[child + SIBLING]
        return found
