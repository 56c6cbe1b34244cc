"""Masked PPO in NumPy, by self-play: learns Kokopelli for two from nothing, and is measured against the bot `easy`.

    python examples/learning/ppo.py --out build/ppo.npz

One file, no framework: a network of two layers, Adam, and PPO's clipped objective. Hundreds of games are stepped together by
`KotableVectorEnv`; the network decides for both seats. What is learned is the lead in points: every decision is paid with how the lead
changes until the same seat decides again (the points are in the observation), the last one with the final lead (the reward `margin`).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from kotable.envs.gymnasium import KotableEnv
from kotable.envs.observations import named, observer_of, scales
from kotable.envs.vector import KotableVectorEnv
from kotable.games import game as game_called

Array = npt.NDArray[Any]
NEVER = np.float32(-1e9)


class Network:
    """Two hidden layers; from the second, a logit for every action and the lead that is still to come."""

    def __init__(self, inputs: int, hidden: int, actions: int, scale: Array, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> Array:
            return np.asarray(rng.standard_normal((rows, columns)) * gain / np.sqrt(rows), np.float32)

        zero = np.zeros
        self.scale = scale
        self.weights: dict[str, Array] = {
            "w1": layer(inputs, hidden, 1.4),
            "b1": zero(hidden, np.float32),
            "w2": layer(hidden, hidden, 1.4),
            "b2": zero(hidden, np.float32),
            "wp": layer(hidden, actions, 0.01),
            "bp": zero(actions, np.float32),
            "wv": layer(hidden, 1, 0.1),
            "bv": zero(1, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def look(self, observations: Array, masks: Array) -> tuple[Array, Array, tuple[Array, Array, Array]]:
        """The logarithms of the chances of all actions, the values, and what the way back needs."""
        w = self.weights
        x = observations.astype(np.float32) * self.scale
        h1 = np.maximum(x @ w["w1"] + w["b1"], 0)
        h2 = np.maximum(h1 @ w["w2"] + w["b2"], 0)
        logits = np.where(masks, h2 @ w["wp"] + w["bp"], NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return logits, (h2 @ w["wv"] + w["bv"])[:, 0], (x, h1, h2)

    def learn(self, seen: tuple[Array, Array, Array], by_logits: Array, by_values: Array, rate: float) -> None:
        """One step of Adam down the slope of a loss, given its slope by logits and by values."""
        w = self.weights
        x, h1, h2 = seen
        back2 = (by_logits @ w["wp"].T + by_values[:, None] @ w["wv"].T) * (h2 > 0)
        back1 = (back2 @ w["w2"].T) * (h1 > 0)
        slopes = {
            "w1": x.T @ back1,
            "b1": back1.sum(axis=0),
            "w2": h1.T @ back2,
            "b2": back2.sum(axis=0),
            "wp": h2.T @ by_logits,
            "bp": by_logits.sum(axis=0),
            "wv": h2.T @ by_values[:, None],
            "bv": by_values.sum(keepdims=True),
        }
        norm = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values()))
        shrink = min(1.0, 0.5 / (norm + 1e-9))
        self.updates += 1
        for name, slope in slopes.items():
            slope = slope * shrink
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = (mean / (1 - 0.9**self.updates)) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            w[name] -= (rate * step).astype(np.float32)


def collect(env: KotableVectorEnv, network: Network, steps: int, now: tuple[Array, Array, Array], rng: np.random.Generator) -> Any:
    """Play on for so many steps; all decisions, with their advantages and returns, and where the games stand."""
    games, seats = env.num_envs, env.setup.seats
    points = named(env.observer, np.zeros((1, env.observer.size), np.uint8))["points"].shape[1]
    start = next(field.start for field in env.observer.fields if field.name == "points")
    rows = np.arange(games)
    names = ("observation", "mask", "seat", "action", "chance", "value", "lead", "final", "over")
    kept: dict[str, list[Array]] = {name: [] for name in names}
    observations, masks, seat = now
    for _ in range(steps):
        logits, values, _ = network.look(observations, masks)
        # The greatest of chances with Gumbel noise is a draw from them.
        actions = np.argmax(logits + rng.gumbel(size=logits.shape).astype(np.float32), axis=1)
        told = observations[:, start : start + points].astype(np.float32)
        for name, part in (("observation", observations), ("mask", masks), ("seat", seat), ("action", actions), ("value", values)):
            kept[name].append(part)
        kept["chance"].append(logits[rows, actions])
        kept["lead"].append(told[:, 0] - told[:, 1:].max(axis=1))
        observations, _, over, _, infos = env.step(actions)
        masks, seat = infos["action_mask"].astype(np.bool_), infos["seat"]
        kept["over"].append(over)
        kept["final"].append(infos["rewards"].astype(np.float32))
    # Backwards: each seat's decision is followed by its own next one, or by the end of the game.
    _, values, _ = network.look(observations, masks)
    told = observations[:, start : start + points].astype(np.float32)
    lead = told[:, 0] - told[:, 1:].max(axis=1)
    known = np.zeros((games, seats), np.bool_)
    next_value = np.zeros((games, seats), np.float32)
    next_lead = np.zeros((games, seats), np.float32)
    next_gain = np.zeros((games, seats), np.float32)
    known[rows, seat], next_value[rows, seat], next_lead[rows, seat] = True, values, lead
    advantages, usable = [], []
    for t in reversed(range(steps)):
        over = kept["over"][t]
        known[over], next_value[over], next_gain[over] = True, 0, 0
        next_lead[over] = kept["final"][t][over]
        who = kept["seat"][t]
        paid = next_lead[rows, who] - kept["lead"][t]
        surprise = paid / SCALE + next_value[rows, who] - kept["value"][t]
        gain = surprise + 0.95 * next_gain[rows, who]
        usable.append(known[rows, who].copy())
        advantages.append(gain)
        known[rows, who] = True
        next_gain[rows, who], next_value[rows, who], next_lead[rows, who] = gain, kept["value"][t], kept["lead"][t]
    good = np.concatenate(usable[::-1])
    found = {name: np.concatenate(kept[name])[good] for name in ("observation", "mask", "action", "chance", "value")}
    found["advantage"] = np.concatenate(advantages[::-1])[good]
    found["return"] = found["advantage"] + found["value"]
    return found, (observations, masks, seat)


SCALE = 10.0
"""Points are counted in tens."""


def improve(network: Network, data: dict[str, Array], rate: float, entropy: float, rng: np.random.Generator, epochs: int = 2) -> float:
    """PPO: a few passes in small parts, none of which may change the chances much; the entropy of the policy."""
    size = len(data["action"])
    advantage = (data["advantage"] - data["advantage"].mean()) / (data["advantage"].std() + 1e-6)
    disorder = 0.0
    for _ in range(epochs):
        order = rng.permutation(size)
        for start in range(0, size, 2048):
            part = order[start : start + 2048]
            rows = np.arange(len(part))
            logits, values, seen = network.look(data["observation"][part], data["mask"][part])
            chances = np.exp(logits)
            action = data["action"][part]
            ratio = np.exp(logits[rows, action] - data["chance"][part])
            gain = advantage[part]
            # Where the chance has moved far enough the slope is zero.
            moving = ~(((ratio > 1.2) & (gain > 0)) | ((ratio < 0.8) & (gain < 0)))
            push = (ratio * gain * moving)[:, None]
            by_logits = push * chances
            by_logits[rows, action] -= push[:, 0]
            surprise = np.where(data["mask"][part], logits, 0)
            mean = (chances * surprise).sum(axis=1, keepdims=True)
            disorder = float(-mean.mean())
            by_logits += entropy * chances * (surprise - mean)
            by_values = 0.5 * (values - data["return"][part])
            network.learn(seen, (by_logits / len(part)).astype(np.float32), (by_values / len(part)).astype(np.float32), rate)
    return disorder


def against(network: Network, opponent: str, games: int, seed: int) -> dict[str, float]:
    """The share of wins against a bot, half of its 95 % interval, and the mean lead, choosing what the network likes best."""
    env = KotableEnv("kokopelli", seats=2, opponents=opponent, reward="margin")
    won = lead = 0.0
    for number in range(games):
        observation, info = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            logits, _, _ = network.look(observation[None], info["action_mask"][None].astype(np.bool_))
            observation, reward, over, _, info = env.step(int(logits[0].argmax()))
        winners = info["outcome"].winners
        won += (env.seat in winners) / len(winners)
        lead += reward
    share = won / games
    error = 1.96 * np.sqrt(share * (1 - share) / games)
    return {"games": games, "won": round(share, 3), "error": round(float(error), 3), "lead": round(lead / games, 2)}


def main(arguments: list[str] | None = None) -> list[dict[str, float]]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1, help="of a processor, without those for measuring")
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each before the network learns from them")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--every", type=int, default=10, help="measure after so many rounds of learning")
    parser.add_argument(
        "--measure", type=int, default=100, help="games for each measurement; for the last one four times as many, in other deals"
    )
    parser.add_argument("--opponent", default="easy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to keep the network (.npz) and its learning curve (.json)")
    chosen = parser.parse_args(arguments)
    rng = np.random.default_rng(chosen.seed)
    observer = observer_of(game_called("kokopelli").setup(2, {}))
    env = KotableVectorEnv("kokopelli", chosen.games, seats=2, reward="margin")
    network = Network(int(observer.size), chosen.hidden, len(env.setup.actions), scales(observer), rng)
    observations, infos = env.reset(seed=chosen.seed)
    now = (observations, infos["action_mask"].astype(np.bool_), infos["seat"])
    curve: list[dict[str, float]] = []
    decisions, rounds, spent = 0, 0, 0.0
    while True:
        share = min(spent / (60 * chosen.minutes), 1.0)
        if rounds % chosen.every == 0 or share == 1.0:
            games, deals = (chosen.measure, 1_000_000) if share < 1 else (4 * chosen.measure, 2_000_000)
            found = against(network, chosen.opponent, games, deals)
            curve.append({"decisions": decisions, "minutes": round(spent / 60, 2), **found})
            print(json.dumps(curve[-1]), flush=True)
            if chosen.out:
                chosen.out.parent.mkdir(parents=True, exist_ok=True)
                small: dict[str, Any] = {name: weight.astype(np.float16) for name, weight in network.weights.items()}
                np.savez_compressed(chosen.out, **small)
                chosen.out.with_suffix(".json").write_text(json.dumps(curve))
        if share == 1.0:
            return curve
        began = time.process_time()
        data, now = collect(env, network, chosen.steps, now, rng)
        improve(network, data, chosen.rate * (1 - 0.9 * share), 0.01 * (1 - share) + 0.001, rng)
        spent += time.process_time() - began
        decisions += len(data["action"])
        rounds += 1


if __name__ == "__main__":
    main()
