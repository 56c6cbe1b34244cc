"""A game as a single-agent environment of Gymnasium: the learner has one seat, bots or a policy have the others.

`gymnasium.make("kotable.envs.gymnasium:kotable/Kokopelli-v0")` and the same with `Kodachi-v0` make one; once this module is imported, the
name after the colon does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import gymnasium as gym
import numpy as np
import numpy.typing as npt

from kotable.bots import Bot, bot
from kotable.envs.fleet import ILLEGAL, reward_kind, rewards_of
from kotable.envs.observations import array_of, observer_of
from kotable.envs.observer import Window
from kotable.envs.rendering import check_mode, render
from kotable.games import game as game_called
from kotable.values import KotableError

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Policy = Callable[[Observation, Mask], int]
"""What a user may give as an opponent: it is shown what its seat may know and what it may choose, and chooses."""


class KotableEnv(gym.Env[Observation, Any]):
    """One seat of a game.

    `opponents` is the name of a bot, a bot (`kotable.bots.Bot`) or a policy `(observation, action_mask) -> action` for all other seats, or
    a list with one for each of them, from the left neighbour on. `seat` is the learner's, or "any" for one that changes with every game.
    The reward comes at the end: the share of the win, or with `reward="margin"` or `"points"` those. What may be chosen is in
    `info["action_mask"]` and `action_masks()`; an action that may not be chosen ends the game with -1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array", "human"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        opponents: str | Bot | Policy | Sequence[str | Bot | Policy] = "easy",
        seat: int | Literal["any"] = "any",
        reward: str = "win",
        render_mode: str | None = None,
        options: dict[str, int | str] | None = None,
    ) -> None:
        self.setup = game_called(game).setup(seats, options or {})
        if seat != "any" and seat not in range(seats):
            raise KotableError(f"the learner has a seat from 0 to {seats - 1}, or 'any', not {seat!r}")
        given = list(opponents) if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents] * (seats - 1)
        if len(given) != seats - 1:
            raise KotableError(f"name one opponent, or one for each of the {seats - 1} other seats, not {len(given)}")
        self.opponents = [bot(one) if isinstance(one, str) else one for one in given]
        self.render_mode = check_mode(render_mode)
        self.wish = seat
        self.reward = reward_kind(reward)
        self.window = Window(observer_of(self.setup))
        self.observation_space = gym.spaces.Box(0, 255, (int(self.window.observer.size),), np.uint8)
        self.action_space = gym.spaces.Discrete(len(self.setup.actions))
        self._observation = array_of(self.window.observation, np.uint8)
        self._mask = array_of(self.window.mask, np.int8)
        self.seat = 0 if seat == "any" else int(seat)
        self.seed = "k1:0"
        self.state = self.setup.start(self.seed)
        self.decisions = 0
        self.done = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if self.wish == "any":
            self.seat = int(self.np_random.integers(self.setup.seats))
        self.seed = f"k1:{int(self.np_random.integers(1 << 62))}"
        self.state = self.setup.start(self.seed)
        self.decisions = 0
        self.done = False
        self._others()
        return self._shown()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.done:
            raise KotableError("the game is over: reset begins the next one")
        if not 0 <= action < len(self._mask) or not self._mask[action]:
            self.done = True
            observation, info = self._shown()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self.state.apply(int(action))
        self.decisions += 1
        self._others()
        self.done = self.state.over()
        observation, info = self._shown()
        reward = rewards_of(self.state, self.reward)[self.seat] if self.done else 0.0
        if self.done:
            info["outcome"] = self.state.outcome()
        if self.render_mode == "human":
            self.render()
        return observation, reward, self.done, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be chosen now, as some learners ask for it."""
        return self._mask.astype(np.bool_, copy=True)

    def render(self) -> Any:
        """The table as the learner sees it: a text, a picture, or printed."""
        return render(self.render_mode, self.state, self.seat)

    def close(self) -> None:
        """There is nothing to close."""

    def _others(self) -> None:
        """Let the others choose until the learner decides or the game is over."""
        state = self.state
        while (mover := int(state.to_move())) >= 0 and mover != self.seat:
            one = self.opponents[(mover - self.seat) % self.setup.seats - 1]
            choose = getattr(one, "choose", None)
            if choose is not None:
                chosen = choose(state.view(mover), state.legal(), self.setup, f"{self.seed}|{mover}|{self.decisions}")
            else:
                assert callable(one)
                self.window.look(state, mover)
                chosen = int(one(self._observation.copy(), self._mask.copy()))
                if not 0 <= chosen < len(self._mask) or not self._mask[chosen]:
                    raise KotableError(f"the policy of seat {mover} chose {chosen}, which may not be chosen now")
            state.apply(chosen)
            self.decisions += 1

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        self.window.look(self.state, self.seat)
        return self._observation.copy(), {"action_mask": self._mask.copy(), "seat": self.seat}


def kokopelli(**settings: Any) -> KotableEnv:
    return KotableEnv("kokopelli", **settings)


def kodachi(**settings: Any) -> KotableEnv:
    return KotableEnv("kodachi", **settings)


def register() -> None:
    """Make the games known to Gymnasium; called when this module is imported, as `gymnasium.make` does for what stands before a colon."""
    for name in ("kokopelli", "kodachi"):
        known = f"kotable/{name.capitalize()}-v0"
        if known not in gym.registry:
            gym.register(known, f"{__name__}:{name}", vector_entry_point=f"kotable.envs.vector:{name}", order_enforce=True)


register()
