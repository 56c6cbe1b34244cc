"""The single-agent environment, and the vector environment that steps many games in compiled code."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium as gym
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env

from kotable.bots import bot
from kotable.envs.gymnasium import KotableEnv
from kotable.envs.observations import array_of, observer_of
from kotable.envs.vector import KotableVectorEnv
from kotable.values import KotableError

GAMES = ("kokopelli", "kodachi")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    env = gym.make(f"kotable/{game.capitalize()}-v0", opponents="random", seats=3, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_a_program_that_imports_gymnasium_alone_can_make_one(game: str) -> None:
    """The module before the colon registers the games; Gymnasium knows no plug-ins, so the name alone is not enough before that."""
    name = f"kotable/{game.capitalize()}-v0"
    code = f"""
import gymnasium
assert {name!r} not in gymnasium.registry
made = gymnasium.make("kotable.envs.gymnasium:{name}", opponents="random")
print(made.reset(seed=1)[0].shape == made.observation_space.shape, gymnasium.make({name!r}).spec.id)
print(gymnasium.make_vec("kotable.envs.gymnasium:{name}", num_envs=3).num_envs)
"""
    answer = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, timeout=100)
    assert answer.stdout == f"True {name}\n3\n", answer.stderr


def play(env: KotableEnv, seed: int) -> tuple[list[bytes], float, dict[str, Any]]:
    """A whole game with the first legal action throughout."""
    observation, info = env.reset(seed=seed)
    seen, reward, over = [observation.tobytes()], 0.0, False
    while not over:
        observation, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
        assert not cut and (over or reward == 0.0)
        seen.append(observation.tobytes())
    return seen, reward, info


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_game(game: str) -> None:
    env = KotableEnv(game, seats=3, opponents=["random", bot("last")])
    assert play(env, 5)[:2] == play(KotableEnv(game, seats=3, opponents=["random", bot("last")]), 5)[:2]
    assert play(env, 5)[:2] != play(env, 6)[:2]


@pytest.mark.parametrize(("reward", "expected"), [("win", {0.0, 0.5, 1.0}), ("points", None), ("margin", None)])
def test_the_reward_at_the_end_is_what_was_asked_for(reward: str, expected: set[float] | None) -> None:
    _, got, info = play(KotableEnv("kokopelli", opponents="random", seat=1, reward=reward), 3)
    outcome = info["outcome"]
    wanted = {"win": (1 in outcome.winners) / len(outcome.winners), "points": outcome.points[1]}
    assert got == wanted.get(reward, outcome.points[1] - outcome.points[0])
    assert expected is None or got in expected


def test_a_policy_of_the_user_sees_only_its_own_seat() -> None:
    """It is shown what an observer shows it, and it may only choose what is legal."""
    shown: list[tuple[int, int]] = []

    def policy(observation: npt.NDArray[np.uint8], mask: npt.NDArray[np.int8]) -> int:
        shown.append((observation.size, int(mask.sum())))
        assert observation[0] == 1, "it is told as the seat that decides sees it"
        return int(np.flatnonzero(mask)[0])

    env = KotableEnv("kodachi", opponents=policy, seat=0)
    play(env, 1)
    assert shown and all(size == env.observation_space.shape[0] and legal for size, legal in shown)  # type: ignore[index]
    with pytest.raises(KotableError, match="which may not be chosen now"):
        play(KotableEnv("kodachi", opponents=lambda _, mask: int(np.flatnonzero(mask == 0)[0]), seat=0), 1)


def test_what_may_not_be_chosen_ends_the_game() -> None:
    env = KotableEnv("kokopelli", opponents="random")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(KotableError, match="reset begins the next one"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"seat": 2}, "from 0 to 1"),
        ({"opponents": ["easy", "easy"]}, "each of the 1 other seats"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"reward": "money"}, "no reward 'money'"),
        ({"render_mode": "film"}, "no render_mode 'film'"),
    ],
)
def test_wrong_settings_are_refused_in_a_sentence(settings: dict[str, Any], complaint: str) -> None:
    with pytest.raises(KotableError, match=complaint):
        KotableEnv("kokopelli", **settings)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("learner", ["all", "any", 1])
def test_a_vector_of_games_shows_each_of_them(game: str, learner: Any) -> None:
    """Rows agree with the games they show; ended games pay and are followed by new ones."""
    env = KotableVectorEnv(game, 5, seats=3, learner=learner)
    observations, infos = env.reset(seed=4)
    observer = observer_of(env.setup)
    ended = 0
    for step in range(900):
        actions = env.random_actions()
        before = [state.clone() for state in env.fleet.states] if step % 50 == 0 else []
        movers = infos["seat"]
        observations, rewards, over, cut, infos = env.step(actions)
        assert not cut.any()
        for row, state in enumerate(env.fleet.states):
            mover = int(state.to_move())
            assert infos["seat"][row] == mover and (learner in ("all", "any") or mover == learner)
            if step % 50 == 0:
                assert observations[row].tobytes() == array_of(observer.seen(state, mover), np.uint8).tobytes()
                assert list(np.flatnonzero(infos["action_mask"][row])) == state.legal()
                if learner == "all" and not over[row]:
                    before[row].apply(actions[row])
                    assert before[row].view(mover) == state.view(mover)
        assert np.array_equal(rewards, infos["rewards"][np.arange(5), movers])
        assert np.allclose(infos["rewards"].sum(axis=1), over)
        ended += int(over.sum())
    assert ended or game == "kodachi"
    assert observations.shape == (5, observer.size)


def test_a_vector_of_games_can_be_played_again() -> None:
    def played(copy: bool) -> list[bytes]:
        env = KotableVectorEnv("kokopelli", 3, copy=copy)
        env.reset(seed=11)
        return [b"".join(part.tobytes() for part in env.step(env.random_actions())[:3]) for _ in range(60)]

    assert played(True) == played(False)


def test_copies_stay_and_blocks_are_overwritten() -> None:
    for copy in (True, False):
        env = KotableVectorEnv("kodachi", 2, copy=copy)
        first, _ = env.reset(seed=1)
        kept = first.tobytes()
        env.step(env.random_actions())
        assert (first.tobytes() == kept) is copy


def test_in_a_vector_too_what_may_not_be_chosen_ends_the_game() -> None:
    env = KotableVectorEnv("kokopelli", 2)
    _, infos = env.reset(seed=2)
    good = env.random_actions()
    bad = int(np.flatnonzero(infos["action_mask"][1] == 0)[0])
    _, rewards, over, _, after = env.step([good[0], bad])
    assert list(over) == [False, True] and list(rewards) == [0.0, -1.0]
    assert after["rewards"][1][infos["seat"][1]] == -1.0 and after["rewards"][1].sum() == -1.0


def test_gymnasium_makes_the_vector_too() -> None:
    env = gym.make_vec("kotable/Kokopelli-v0", num_envs=4, vectorization_mode="vector_entry_point", seats=4)
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations) and infos["action_mask"].shape == (4, 294)
    assert env.step(np.array([np.flatnonzero(row)[0] for row in infos["action_mask"]]))[1].shape == (4,)
