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
from kotable.game import State
from kotable.games import game as game_called

Job = tuple[str, int, int, int, "dict[str, Any] | None"]


def play(job: Job) -> Gathered:
    """Play some games: the work of one worker."""
    game, seats, first, count, weights = job
    setup = game_called(game).setup(seats, {})
    gatherer = Gatherer(setup)
    choose = policy(setup, weights)
    for number in range(first, first + count):
        state = setup.start(f"k1:self-play/{number}")
        decisions = 0
        while not state.over():
            action = choose(state, number)
            gatherer.note(state, action)
            state.apply(action)
            decisions += 1
        gatherer.end(number, f"k1:self-play/{number}", ["policy"] * seats, decisions, state)
    return gatherer.gathered()


def policy(setup: Any, weights: dict[str, Any] | None) -> Callable[[State, int], int]:
    """Who chooses, from what the seat that decides may know."""
    if weights is None:
        words = dice("k1:chance", 1)

        def at_random(state: State, number: int) -> int:
            legal = state.legal()
            return legal[roll(words, 0, len(legal))]

        return at_random
    observer = observer_of(setup)
    rng = np.random.default_rng(1)
    hidden = weights["w1"].shape[1]
    network = import_module("ppo").Network(int(observer.size), hidden, len(setup.actions), scales(observer), rng)
    network.weights = {name: weight.astype(np.float32) for name, weight in weights.items()}
    window = Window(observer)
    observation, mask = array_of(window.observation, np.uint8), array_of(window.mask, np.bool_)

    def by_network(state: State, number: int) -> int:
        window.look(state, int(state.to_move()))
        logits, _, _ = network.look(observation[None], mask[None])
        return int(np.argmax(logits[0] + rng.gumbel(size=logits.shape[1])))

    return by_network


def here(work: Callable[[Job], Gathered], jobs: Iterable[Job]) -> Iterator[Gathered]:
    """Without a cluster: one job after another."""
    return map(work, jobs)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kokopelli")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--each", type=int, default=50, help="games for each job")
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
