"""The smallest agent there is: it chooses at random among what is legal. Try `python examples/learning/random_agent.py kodachi 4`."""

from __future__ import annotations

import sys

import numpy as np

from kotable.envs.pettingzoo import kodachi_v0, kokopelli_v0


def main(game: str = "kokopelli", seats: int = 2, seed: int = 1) -> dict[str, float]:
    """Play one game; what each agent got."""
    env = {"kokopelli": kokopelli_v0, "kodachi": kodachi_v0}[game].env(seats=seats, render_mode="ansi")
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    print(env.render())
    print(got)
    return got


if __name__ == "__main__":
    main(*(int(word) if word.isdecimal() else word for word in sys.argv[1:]))  # type: ignore[arg-type]
