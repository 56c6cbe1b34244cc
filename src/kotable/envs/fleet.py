"""Many games stepped together, without any Python for each game: what vector environments are made of."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kotable.chance import dice, fork, roll
from kotable.envs.observer import Observer, write_mask
from kotable.game import Setup, State
from kotable.values import KotableError

WIN: Final[i64] = 0
MARGIN: Final[i64] = 1
POINTS: Final[i64] = 2
REWARDS: Final[tuple[str, ...]] = ("win", "margin", "points")
"""What a seat gets at the end: its share of the win, its lead over the best of the others, its points."""
ILLEGAL: Final = -1.0
"""What a seat gets that chose what it may not: the game ends at once, and the others get nothing."""

ALL_SEATS: Final[i64] = -1
ANY_SEAT: Final[i64] = -2
"""Who learns: all seats, or in every game one that the dice choose."""


def reward_kind(name: str) -> i64:
    """The number of a kind of reward. Raises KotableError."""
    if name not in REWARDS:
        raise KotableError(f"there is no reward '{name}': it is one of {', '.join(REWARDS)}")
    return REWARDS.index(name)


def rewards_of(state: State, kind: i64) -> list[float]:
    """What each seat gets for a game that is over."""
    outcome = state.outcome()
    if kind == WIN:
        share = 1.0 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in range(len(outcome.points))]
    points = [float(number) for number in outcome.points]
    if kind == POINTS:
        return points
    return [mine - max([other for at, other in enumerate(points) if at != seat]) for seat, mine in enumerate(points)]


@final
class Fleet:
    """So many games, each with its next decision and what is to be known of it in rows of one block."""

    def __init__(self, setup: Setup, observer: Observer, games: int, seed: str, reward: i64, learner: i64) -> None:
        self.setup = setup
        self.observer = observer
        self.games: i64 = games
        self.seats: i64 = setup.seats
        self.width: i64 = observer.size
        self.choices: i64 = len(setup.actions)
        self.reward: i64 = reward
        self.learner: i64 = learner
        self.words: vec[i64] = dice(seed, 1)
        self.ids: vec[i64] = setup.new_room()
        self.states: list[State] = []
        self.observations: vec[u8] = vec[u8]([0] * (games * int(self.width)))
        """A row for each game: what the seat that decides may know."""
        self.masks: vec[u8] = vec[u8]([0] * (games * len(setup.actions)))
        """A row for each game: 1 for what it may choose."""
        self.movers: vec[i64] = vec[i64]([0] * games)
        """The seat that decides."""
        self.learners: vec[i64] = vec[i64]([learner] * games)
        """The seat that learns, or ALL_SEATS."""
        self.rewards: vec[float] = vec[float]([0.0] * (games * setup.seats))
        """A row for each game: what its seats got in the last step, all 0 unless the game ended."""
        self.gains: vec[float] = vec[float]([0.0] * games)
        """Of these, what the seat got that decided."""
        self.ended: vec[u8] = vec[u8]([0] * games)
        """1 where a game ended in the last step; the row shows the next game already."""
        self.lengths: vec[i64] = vec[i64]([0] * games)
        """How many decisions the game has had, those of other seats included."""
        self.reset(seed)

    def reset(self, seed: str) -> None:
        """New games for all, from this seed."""
        self.words = dice(seed, 1)
        self.states = []
        i: i64 = 0
        while i < self.games:
            self.states.append(self.new_game(i))
            self.forget(i)
            self.settle(i)
            self.look(i)
            i += 1

    def new_game(self, i: i64) -> State:
        self.lengths[i] = 0
        if self.learner == ANY_SEAT:
            self.learners[i] = roll(self.words, 0, self.seats)
        return self.setup.rules.deal(self.setup, fork(self.words, self.setup.streams), None)

    def forget(self, i: i64) -> None:
        """Nothing has ended yet."""
        self.ended[i] = 0
        self.gains[i] = 0.0
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[self.seats * i + seat] = 0.0
            seat += 1

    def step(self, actions: list[int]) -> None:
        """Carry out one action in every game, up to the next decision that is the learner's."""
        i: i64 = 0
        while i < self.games:
            self.forget(i)
            action = i64(actions[i])
            mover = self.movers[i]
            if action < 0 or action >= self.choices or self.masks[self.choices * i + action] == 0:
                self.ended[i] = 1
                self.gains[i] = ILLEGAL
                self.rewards[self.seats * i + mover] = ILLEGAL
                self.states[i] = self.new_game(i)
            else:
                self.states[i].apply(action)
                self.lengths[i] += 1
            self.settle(i)
            if self.ended[i] != 0:
                self.gains[i] = self.rewards[self.seats * i + mover]
            self.look(i)
            i += 1

    def settle(self, i: i64) -> None:
        """Let the other seats choose at random until a learner decides; where a game ends, begin a new one."""
        learner = self.learners[i]
        state = self.states[i]
        mover = state.to_move()
        while mover < 0 or (learner >= 0 and mover != learner):
            if mover < 0:
                found = rewards_of(state, self.reward)
                seat: i64 = 0
                while seat < self.seats:
                    self.rewards[self.seats * i + seat] = found[seat]
                    seat += 1
                self.ended[i] = 1
                state = self.new_game(i)
                self.states[i] = state
                learner = self.learners[i]
            else:
                count = state.find_legal(self.ids)
                state.apply(self.ids[roll(self.words, 0, count)])
                self.lengths[i] += 1
            mover = state.to_move()
        self.movers[i] = mover

    def look(self, i: i64) -> None:
        """Show the decision of a game in its rows."""
        state = self.states[i]
        self.observer.write(state, self.movers[i], self.observations, self.width * i)
        write_mask(state, self.ids, self.masks, self.choices * i, self.choices)

    def random_actions(self) -> list[int]:
        """A choice for every game, at random among those it has."""
        found: list[int] = []
        i: i64 = 0
        while i < self.games:
            count = self.states[i].find_legal(self.ids)
            found.append(int(self.ids[roll(self.words, 0, count)]))
            i += 1
        return found
