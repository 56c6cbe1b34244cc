"""`kotable bench --envs`: how many decisions a second the environments for learners make, and others beside them in the same run.

All numbers are in processor time of one core, choosing at random among what is legal, with the observation and the mask of every decision,
as learners need them. Other people's environments are measured if they are installed.
"""

from __future__ import annotations

import json
import random
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

from rich import box
from rich.table import Table

from kotable.cli.common import console, progress
from kotable.values import KotableError

GAMES = ("kokopelli", "kodachi")
FLEETS = (1, 64, 1024)
Measure = Callable[[float], float]


def bench_envs(seconds: float, repeats: int, as_json: bool) -> None:
    try:
        found = measured(seconds, repeats)
    except ModuleNotFoundError as missing:
        raise KotableError(f"measuring environments needs '{missing.name}', which is not installed: pip install 'kotable[envs]'") from None
    if as_json:
        print(json.dumps(found))
        return
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("environment")
    table.add_column("decisions/s", justify="right")
    for name, value in found.items():
        table.add_row(name, f"{value:,.0f}" if isinstance(value, (int, float)) else str(value))
    console().print(table)


def measured(seconds: float, repeats: int) -> dict[str, float | str]:
    """Each measurement once in every round, so that a busy moment of the machine hits all alike; the best of the rounds."""
    works: dict[str, Measure] = {}
    absent: dict[str, str] = {}
    for name, prepare in prepared().items():
        try:
            works[name] = prepare()
        except (ImportError, OSError) as missing:
            if not name.startswith("peer "):
                raise
            # A chain of imports may have wrapped the name of what is missing.
            absent[name] = f"not installed ({getattr(missing, 'name', None) or str(missing).splitlines()[0]})"
    best: dict[str, float | str] = {}
    with progress() as bar, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        task = bar.add_task("", total=repeats * len(works))
        for _ in range(repeats):
            for name, work in works.items():
                bar.update(task, description=name)
                best[name] = max(float(best.get(name, 0.0)), round(work(seconds), 1))
                bar.advance(task)
    best.update(absent)
    peer = best.get("peer PettingZoo hanabi_v5")
    if isinstance(peer, float):
        best["kokopelli PettingZoo, times hanabi_v5"] = round(float(best["kokopelli PettingZoo, 2 seats"]) / peer, 2)
        best["kodachi PettingZoo, times hanabi_v5"] = round(float(best["kodachi PettingZoo, 2 seats"]) / peer, 2)
    return best


def prepared() -> dict[str, Callable[[], Measure]]:
    found: dict[str, Callable[[], Measure]] = {}
    for game in GAMES:
        for seats in (2, 4):
            found[f"{game} PettingZoo, {seats} seats"] = partial(ours_pettingzoo, game, seats)
        found[f"{game} Gymnasium against random, 2 seats"] = partial(ours_gymnasium, game)
        for seats in (2, 4):
            for games in FLEETS:
                found[f"{game} vector of {games}, {seats} seats"] = partial(vector, game, seats, games)
        found[f"{game} OpenSpiel, 2 seats"] = partial(openspiel, f"python_{game}")
    found["peer PettingZoo hanabi_v5"] = hanabi
    found["peer PettingZoo leduc_holdem_v4"] = leduc
    found["peer RLCard gin-rummy"] = rlcard
    found["peer OpenSpiel python_kuhn_poker"] = partial(openspiel, "python_kuhn_poker")
    return found


def rate(step: Callable[[], int], seconds: float) -> float:
    """How many decisions a second of processor time `step` makes; it returns how many it made."""
    made = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        made += step()
    return made / spent


def aec(env: Any) -> Measure:
    """A PettingZoo environment, as PettingZoo's own benchmark steps it."""
    import numpy as np

    def game() -> int:
        made = 0
        env.reset()
        for _ in env.agent_iter(500):
            observation, _, over, cut, info = env.last()
            if over or cut:
                break
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(random.choice(np.flatnonzero(mask).tolist()))
            made += 1
        return made

    return lambda seconds: rate(game, seconds)


def ours_pettingzoo(game: str, seats: int) -> Measure:
    from kotable.envs.pettingzoo import kodachi_v0, kokopelli_v0

    module = {"kokopelli": kokopelli_v0, "kodachi": kodachi_v0}[game]
    return aec(module.env(seats=seats))


def hanabi() -> Measure:
    from pettingzoo.classic import hanabi_v5

    return aec(hanabi_v5.env())


def leduc() -> Measure:
    from pettingzoo.classic import leduc_holdem_v4

    return aec(leduc_holdem_v4.env())


def ours_gymnasium(game: str) -> Measure:
    import numpy as np

    from kotable.envs.gymnasium import KotableEnv

    env = KotableEnv(game, opponents="random")

    def whole() -> int:
        made, over = 0, False
        _, info = env.reset()
        while not over and made < 500:
            _, _, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
            made += 1
        return made

    return lambda seconds: rate(whole, seconds)


def vector(game: str, seats: int, games: int) -> Measure:
    from kotable.envs.vector import KotableVectorEnv

    env = KotableVectorEnv(game, games, seats=seats, copy=False)
    env.reset(seed=1)

    def steps() -> int:
        count = max(1, 256 // games)
        for _ in range(count):
            env.step(env.random_actions())
        return count * games

    return lambda seconds: rate(steps, seconds)


def openspiel(name: str) -> Measure:
    import pyspiel

    if name.removeprefix("python_") in GAMES:
        import kotable.envs.openspiel  # noqa: F401
    else:
        from open_spiel.python import games  # noqa: F401
    game = pyspiel.load_game(name)

    def whole() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal() and made < 500:
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.information_state_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
        return made

    return lambda seconds: rate(whole, seconds)


def rlcard() -> Measure:
    import rlcard as library

    env = library.make("gin-rummy")

    def whole() -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            made += 1
        return made

    return lambda seconds: rate(whole, seconds)
