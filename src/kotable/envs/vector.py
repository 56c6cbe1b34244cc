"""Many games at once as a Gymnasium vector environment: stepped by compiled code, into arrays that are made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kotable.envs.fleet import ALL_SEATS, ANY_SEAT, Fleet, reward_kind
from kotable.envs.observations import array_of, observer_of
from kotable.games import game as game_called
from kotable.values import KotableError

Observations = npt.NDArray[np.uint8]
Actions = npt.NDArray[np.integer[Any]] | Sequence[int]


class KotableVectorEnv(VectorEnv[Observations, Actions, Any]):
    """So many games of one kind, each at its next decision.

    With `learner="all"` the actions are those of whoever decides: self-play. With a seat, or `learner="any"` for a seat that changes with
    every game, the others choose at random. The next game begins in the same step in which one ends. In `infos`:

    - `action_mask`: what may be chosen, a row for each game
    - `seat`: who decides
    - `rewards`: what each seat got, a row for each game; all 0 unless the game ended in this step
    - `length`: how many decisions the game has had

    The reward of a step is what the seat got that chose. An action that may not be chosen ends the game: -1 for that seat, 0 for the
    others.
    With `copy=False` all arrays are the same ones in every step, which the next step overwrites.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int = 2,
        learner: int | Literal["all", "any"] = "all",
        reward: str = "win",
        copy: bool = True,
        options: dict[str, int | str] | None = None,
    ) -> None:
        self.setup = game_called(game).setup(seats, options or {})
        self.num_envs = num_envs
        self.copy = copy
        if num_envs < 1:
            raise KotableError(f"there must be at least one game, not {num_envs}")
        if learner not in ("all", "any", *range(seats)):
            raise KotableError(f"who learns is a seat from 0 to {seats - 1}, 'all' or 'any', not {learner!r}")
        learns = {"all": int(ALL_SEATS), "any": int(ANY_SEAT)}.get(str(learner), learner)
        assert isinstance(learns, int)
        self.observer = observer_of(self.setup)
        self.single_observation_space = gym.spaces.Box(0, 255, (int(self.observer.size),), np.uint8)
        self.single_action_space = gym.spaces.Discrete(len(self.setup.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.fleet = Fleet(self.setup, self.observer, num_envs, "k1:0", reward_kind(reward), learns)
        self._look()

    def _look(self) -> None:
        """The blocks of the fleet as arrays, without copying."""
        fleet, n = self.fleet, self.num_envs
        self._observations = array_of(fleet.observations, np.uint8).reshape(n, -1)
        self._masks = array_of(fleet.masks, np.int8).reshape(n, -1)
        self._movers = array_of(fleet.movers, np.int64)
        self._rewards = array_of(fleet.rewards, np.float64).reshape(n, -1)
        self._gains = array_of(fleet.gains, np.float64)
        self._ended = array_of(fleet.ended, np.bool_)
        self._lengths = array_of(fleet.lengths, np.int64)
        self._never = np.zeros(n, np.bool_)

    def _out(self, block: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return block.copy() if self.copy else block

    def _infos(self) -> dict[str, Any]:
        return {
            "action_mask": self._out(self._masks),
            "seat": self._out(self._movers),
            "rewards": self._out(self._rewards),
            "length": self._out(self._lengths),
        }

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games; the same for the same seed, which is one number for all of them."""
        if isinstance(seed, list):
            raise KotableError("the games of a vector environment share one seed")
        super().reset(seed=seed, options=options)
        self.fleet.reset(f"k1:{seed if seed is not None else int(self.np_random.integers(1 << 62))}")
        return self._out(self._observations), self._infos()

    def step(self, actions: Actions) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """One action for each game."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.num_envs:
            raise KotableError(f"there are {self.num_envs} games, not {len(chosen)}")
        self.fleet.step(chosen)
        return self._out(self._observations), self._out(self._gains), self._out(self._ended), self._never, self._infos()

    def random_actions(self) -> list[int]:
        """A choice for every game, all that it may choose being equally likely."""
        return self.fleet.random_actions()


def kokopelli(num_envs: int = 1, **settings: Any) -> KotableVectorEnv:
    return KotableVectorEnv("kokopelli", num_envs, **settings)


def kodachi(num_envs: int = 1, **settings: Any) -> KotableVectorEnv:
    return KotableVectorEnv("kodachi", num_envs, **settings)
