"""A game as a PettingZoo environment of the AEC kind: the agents choose one after another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kotable.envs.fleet import ILLEGAL, reward_kind, rewards_of
from kotable.envs.observations import array_of, observer_of
from kotable.envs.observer import Window
from kotable.envs.rendering import check_mode, render
from kotable.game import State
from kotable.games import game as game_called
from kotable.values import IllegalAction, KotableError, NotationError, Refusal

Observation = dict[str, npt.NDArray[Any]]


class KotableAEC(AECEnv):  # type: ignore[misc]
    """A game of so many seats; the agents are `player_0`, `player_1`, … by seat.

    An observation has the `observation` as bytes and the `action_mask`, which is all 0 for everybody but the agent that decides. Rewards
    come at the end: the share of the win, or with `reward="margin"` or `"points"` those. A pickled environment goes on where it was.
    """

    def __init__(
        self, game: str, version: int, seats: int, reward: str, render_mode: str | None, options: dict[str, int | str], strict: bool
    ) -> None:
        super().__init__()
        self._made = (game, version, seats, reward, render_mode, options, strict)
        self.strict = strict
        """Whether an action that may not be chosen is an error; otherwise it ends the game."""
        self.setup = game_called(game).setup(seats, options)
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v{version}",
            "render_modes": ["ansi", "rgb_array", "human"],
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = check_mode(render_mode)
        self.reward = reward_kind(reward)
        self.window = Window(observer_of(self.setup))
        self._observation = array_of(self.window.observation, np.uint8)
        self._mask = array_of(self.window.mask, np.int8)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = list(self.possible_agents)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = int(self.window.observer.size)
        self.observation_spaces = {agent: self._space(size) for agent in self.possible_agents}
        self.action_spaces = {agent: gym.spaces.Discrete(len(self.setup.actions)) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._state: State | None = None

    def _space(self, size: int) -> gym.Space[Any]:
        mask = gym.spaces.Box(0, 1, (len(self.setup.actions),), np.int8)
        return gym.spaces.Dict({"observation": gym.spaces.Box(0, 255, (size,), np.uint8), "action_mask": mask})

    @property
    def now(self) -> State:
        """The situation."""
        if self._state is None:
            raise KotableError("no game has begun: reset begins one")
        return self._state

    def observation_space(self, agent: str) -> gym.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gym.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._state = self.setup.start(f"k1:{int(self._random.integers(1 << 62))}")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._state.to_move()]

    def observe(self, agent: str) -> Observation:
        self.window.look(self.now, self._seats[agent])
        return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise KotableError("an agent that has not ended must choose")
        state, chooser = self.now, self.agent_selection
        self._cumulative_rewards[chooser] = 0.0
        try:
            state.play(int(action))
        except (IllegalAction, NotationError) as illegal:
            if self.strict:
                raise KotableError(f"{chooser}: {illegal}") from None
            self._end([ILLEGAL if agent == chooser else 0.0 for agent in self.possible_agents])
            return
        mover = int(state.to_move())
        if mover >= 0:
            self.agent_selection = self.possible_agents[mover]
        else:
            self._end(rewards_of(state, self.reward))
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: list[float]) -> None:
        """The game is over, and everybody gets a reward."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def why_not(self, action: int) -> Refusal | None:
        """The rule that forbids an action now, or nothing if it may be chosen."""
        return self.now.why_not(action)

    def render(self) -> Any:
        """The table as the agent that decides sees it: a text, a picture, or printed."""
        return render(self.render_mode, self.now, self._seats[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def __getstate__(self) -> dict[str, Any]:
        kept = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos", "agent_selection", "_random")
        return {
            "made": self._made,
            "position": None if self._state is None else self._state.position(),
            "kept": {name: getattr(self, name) for name in kept if hasattr(self, name)},
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        KotableAEC.__init__(self, *kept["made"])
        if kept["position"] is not None:
            self._state = self.setup.rules.read_position(kept["position"])
        self.__dict__.update(kept["kept"])


def maker(game: str, version: int) -> tuple[Callable[..., AECEnv], Callable[..., KotableAEC]]:
    """`env` and `raw_env` of a game."""

    def raw_env(seats: int = 2, reward: str = "win", render_mode: str | None = None, **options: int | str) -> KotableAEC:
        """The environment itself; it refuses what may not be chosen with an error."""
        return KotableAEC(game, version, seats, reward, render_mode, options, strict=True)

    def env(seats: int = 2, reward: str = "win", render_mode: str | None = None, **options: int | str) -> AECEnv:
        """The environment for learners: what may not be chosen ends the game, who chose it gets -1 and the others nothing."""
        return wrappers.OrderEnforcingWrapper(KotableAEC(game, version, seats, reward, render_mode, options, strict=False))

    return env, raw_env
