"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import contextlib
import io
import pickle
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs

from kotable.envs.pettingzoo import kodachi_v0, kokopelli_v0
from kotable.values import KotableError

BOTH = pytest.mark.parametrize("module", [kokopelli_v0, kodachi_v0], ids=["kokopelli", "kodachi"])
pytestmark = pytest.mark.filterwarnings("ignore")


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_api_is_kept(module: ModuleType, seats: int) -> None:
    api_test(module.env(seats=seats), num_cycles=100)
    api_test(module.raw_env(seats=seats, reward="margin"), num_cycles=20)


@BOTH
def test_seeds_are_kept(module: ModuleType) -> None:
    seed_test(lambda: module.env(seats=3), num_cycles=50)


@BOTH
def test_it_can_be_shown(module: ModuleType) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        render_test(lambda render_mode=None: module.env(seats=4, render_mode=render_mode))


@BOTH
def test_saving_observations_is_answered(module: ModuleType, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    save_obs(module.env())


@BOTH
def test_its_speed_can_be_measured(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's benchmark, which takes five seconds."""
    performance_benchmark(module.env(seats=4))
    assert "turns per second" in capsys.readouterr().out


def choose(env: Any) -> int | None:
    observation, _, over, cut, _ = env.last()
    return None if over or cut else int(np.flatnonzero(observation["action_mask"])[-1])


@BOTH
@pytest.mark.parametrize(("seats", "reward"), [(2, "win"), (3, "margin"), (4, "points")])
def test_a_whole_game_pays_at_the_end(module: ModuleType, seats: int, reward: str) -> None:
    env = module.env(seats=seats, reward=reward)
    env.reset(seed=seats)
    state = env.unwrapped.now
    totals = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        totals[agent] += env.last(observe=False)[1]
        env.step(choose(env))
    points = state.outcome().points
    if reward == "win":
        assert [share > 0 for share in totals.values()] == [seat in state.outcome().winners for seat in range(seats)]
        assert sum(totals.values()) == 1.0
    elif reward == "points":
        assert tuple(totals.values()) == points
    else:
        assert list(totals.values()) == [mine - max(points[:seat] + points[seat + 1 :]) for seat, mine in enumerate(points)]


@BOTH
def test_only_who_decides_has_a_mask(module: ModuleType) -> None:
    env = module.env(seats=4)
    env.reset(seed=1)
    for _ in range(60):
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert bool(mask.any()) == (agent == env.agent_selection)
        env.step(choose(env))


@BOTH
def test_a_pickled_game_goes_on_where_it_was(module: ModuleType) -> None:
    env = module.env(seats=3)
    env.reset(seed=9)
    for _ in range(25):
        env.step(choose(env))
    other = pickle.loads(pickle.dumps(env))
    for _ in range(40):
        assert other.agent_selection == env.agent_selection
        assert other.observe(env.agent_selection)["observation"].tobytes() == env.observe(env.agent_selection)["observation"].tobytes()
        action = choose(env)
        env.step(action)
        other.step(action)


def test_the_raw_environment_names_the_rule_that_forbids() -> None:
    env = kokopelli_v0.raw_env(first=0)
    env.reset(seed=1)
    forbidden = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[-1])
    assert env.why_not(forbidden) is not None
    with pytest.raises(KotableError, match=r"player_0: .* can't be chosen now"):
        env.step(forbidden)


def test_wrapped_it_ends_the_game_instead() -> None:
    env = kokopelli_v0.env(first=0)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[-1]))
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0} and all(env.terminations.values())
    env.reset(seed=1)
    env.step(99_999)
    assert env.rewards["player_0"] == -1 and env.last()[1] == -1


def test_options_of_the_game_are_options_here() -> None:
    env = kokopelli_v0.raw_env(seats=4, count=12, first=2)
    env.reset(seed=3)
    assert env.agent_selection == "player_2" and env.setup.options["count"] == 12
    assert str(env) == "kokopelli_v0"
