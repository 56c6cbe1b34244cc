"""Collects games of self-play from many workers, on one machine or on a Ray cluster, as Parquet.

    python examples/learning/self_play.py --games 2000 --out build/self-play.parquet
    python examples/learning/self_play.py --games 2000 --out build/self-play.parquet --ray local

Every job plays some games with a policy, here the network that `ppo.py` learns (or chance, if there is none), and sends their decisions
back. With `--ray` the jobs run wherever the cluster has room (`pip install 'kotable[envs,ray]'`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))

from kotable.chance import dice, roll
from kotable.cli.cluster import cluster
from kotable.envs.data import Gathered, Gatherer, Writer
from kotable.envs.observations import array_of, observer_of, scales
from kotable.envs.observer import Window
from kotable.game import Setup, State
from kotable.games import game as game_called

Job = tuple[str, int, int, int, "dict[str, Any] | None"]


def play(job: Job) -> Gathered:
    """Play some games, side by side: the work of one worker."""
    game, seats, first, count, weights = job
    setup = game_called(game).setup(seats, {})
    choose = policy(setup, weights, first)
    seeds = [f"k1:self-play/{number}" for number in range(first, first + count)]
    states = [setup.start(seed) for seed in seeds]
    choices: list[list[int]] = [[] for _ in seeds]
    running = list(range(count))
    while running:
        for at, action in zip(running, choose([states[at] for at in running]), strict=True):
            choices[at].append(action)
            states[at].apply(action)
        running = [at for at in running if not states[at].over()]
    # One game after the other, as they stand in the file.
    gatherer = Gatherer(setup)
    for number, (seed, chosen) in enumerate(zip(seeds, choices, strict=True), first):
        state = setup.start(seed)
        for action in chosen:
            gatherer.note(state, action)
            state.apply(action)
        gatherer.end(number, seed, ["policy"] * seats, len(chosen), state)
    return gatherer.gathered()


def policy(setup: Setup, weights: dict[str, Any] | None, seed: int) -> Callable[[list[State]], list[int]]:
    """Who chooses in each of these situations, from what the seat that decides may know."""
    if weights is None:
        words = dice(f"k1:chance/{seed}", 1)
        return lambda states: [legal[roll(words, 0, len(legal))] for legal in (state.legal() for state in states)]
    observer = observer_of(setup)
    rng = np.random.default_rng(seed)
    hidden = weights["w1"].shape[1]
    network = import_module("ppo").Network(int(observer.size), hidden, len(setup.actions), scales(observer), rng)
    network.weights = {name: weight.astype(np.float32) for name, weight in weights.items()}
    window = Window(observer)
    observation, mask = array_of(window.observation, np.uint8), array_of(window.mask, np.bool_)

    def by_network(states: list[State]) -> list[int]:
        observations = np.empty((len(states), observation.size), np.uint8)
        masks = np.empty((len(states), mask.size), np.bool_)
        for row, state in enumerate(states):
            window.look(state, int(state.to_move()))
            observations[row], masks[row] = observation, mask
        logits, _, _ = network.look(observations, masks)
        found: list[int] = np.argmax(logits + rng.gumbel(size=logits.shape), axis=1).tolist()
        return found

    return by_network


def here(work: Callable[[Job], Gathered], jobs: Iterable[Job]) -> Iterator[Gathered]:
    """Without a cluster: one job after another."""
    return map(work, jobs)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kokopelli")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--each", type=int, default=100, help="games for each job, played side by side")
    parser.add_argument("--network", type=Path, help="what `ppo.py --out` has written; otherwise chance plays")
    parser.add_argument("--ray", default="", help="the address of a Ray cluster; `local` starts one here")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args(arguments)
    weights = dict(np.load(chosen.network)) if chosen.network else None
    starts = range(0, chosen.games, chosen.each)
    jobs = [(chosen.game, chosen.seats, start, min(chosen.each, chosen.games - start), weights) for start in starts]
    spread = cluster(chosen.ray) if chosen.ray else here
    written = 0
    with Writer(chosen.out, game_called(chosen.game).setup(chosen.seats, {})) as writer:
        for part in spread(play, jobs):
            writer.write(part)
            written += len(part.games)
            print(f"\r{written} of {chosen.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return written


if __name__ == "__main__":
    main()
