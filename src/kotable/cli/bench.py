"""`kotable bench`: how fast the games are, compiled and from the plain sources. Seconds are those of the processor."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Annotated

import typer
from librt.vecs import vec
from mypy_extensions import i64
from rich import box
from rich.table import Table

from kotable.chance import dice, roll
from kotable.cli.common import compiled, console, progress
from kotable.game import Setup, State
from kotable.games import game as game_called
from kotable.games import names as game_names
from kotable.values import KotableError

SEATS = (2, 4)
NO_LIMIT = 1 << 40
VEC_HEAD = 24
ITEM_BYTES = {"vec[i64]": 8, "vec[u8]": 1}
KEYS = (
    "random_decisions_per_s",
    "random_games_per_s",
    "steps_per_s",
    "clones_per_s",
    "views_per_s",
    "samples_per_s",
    "redeals_per_s",
    "state_bytes",
)


def bench(
    seconds: Annotated[float, typer.Option(help="How long each number is measured.")] = 1.0,
    repeats: Annotated[int, typer.Option(help="How often; the best counts.")] = 3,
    game: Annotated[str, typer.Option(help="One game only.")] = "",
    envs: Annotated[bool, typer.Option("--envs", help="Measure the environments for learners instead, beside others.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
    only_here: Annotated[bool, typer.Option("--only-here", hidden=True)] = False,
) -> None:
    """Measure random play, single steps, clones, views and worlds dealt by seed and by dice, for 2 and 4 seats."""
    if not 0.001 <= seconds <= 600 or not 1 <= repeats <= 100:
        raise KotableError("measure for 0.001 to 600 seconds, 1 to 100 times")
    names = (game_called(game).name,) if game else game_names()
    if envs:
        from kotable.cli.bench_envs import bench_envs

        bench_envs(seconds, repeats, as_json)
        return
    if only_here:
        print(json.dumps({name: {str(seats): measure(name, seats, seconds, repeats) for seats in SEATS} for name in names}))
        return
    found: dict[str, dict[str, dict[str, dict[str, float]]]] = {}
    ways = ("compiled", "plain") if compiled() else ("plain",)
    if "compiled" not in ways:
        console(stderr=True).print("the compiled modules are not in use: measuring the plain sources only")
    with progress() as bar:
        task = bar.add_task("", total=len(names) * len(ways))
        for name in names:
            found[name] = {str(seats): {} for seats in SEATS}
            for way in ways:
                bar.update(task, description=f"{name}, {way}")
                for seats, numbers in elsewhere(name, seconds, repeats, way == "plain").items():
                    found[name][seats][way] = numbers
                bar.advance(task)
    if as_json:
        print(json.dumps(found))
    else:
        show(found)


def elsewhere(name: str, seconds: float, repeats: int, plain: bool) -> dict[str, dict[str, float]]:
    """Measured in a process of its own, so that one measurement does not warm or burden the next."""
    command = [sys.executable, "-c", "from kotable.cli import main; main()", "bench", "--only-here", "--game", name]
    command += ["--seconds", str(seconds), "--repeats", str(repeats)]
    answer = subprocess.run(command, env={**os.environ, "KOTABLE_PURE": "1" if plain else "0"}, capture_output=True, text=True)
    if answer.returncode:
        raise KotableError(f"measuring {name} failed: {answer.stderr.strip()[-200:]}")
    found: dict[str, dict[str, float]] = json.loads(answer.stdout)[name]
    return found


def measure(name: str, seats: int, seconds: float, repeats: int) -> dict[str, float]:
    setup = game_called(name).setup(seats, {})
    best: dict[str, float] = {}

    def keep(key: str, value: float) -> None:
        best[key] = max(best.get(key, 0.0), value)

    for _ in range(repeats):
        games, decisions, spent = random_play(setup, seconds)
        keep("random_decisions_per_s", decisions / spent)
        keep("random_games_per_s", games / spent)
        steps, spent = stepped(setup, seconds)
        keep("steps_per_s", steps / spent)
        # A situation from the middle of a game is what searches meet.
        state = setup.start("k1:bench")
        state.playout(dice("k1:bench", 1), 30 * seats)
        if state.over():
            state = setup.start("k1:bench")
        view = state.view(int(state.to_move()))
        keep("clones_per_s", times(state.clone, seconds))
        keep("views_per_s", times(lambda state=state: state.view(0), seconds))  # type: ignore[misc]
        keep("samples_per_s", times(lambda view=view: setup.sample_world(view, "k1:bench"), seconds))  # type: ignore[misc]
        worlds, words = setup.worlds(view), dice("k1:redeal", 1)
        keep("redeals_per_s", times(lambda worlds=worlds, words=words: worlds.deal(words), seconds))  # type: ignore[misc]
    return {**{key: round(best[key], 1) for key in KEYS[:-1]}, "state_bytes": size_of(setup.start("k1:bench"))}


def random_play(setup: Setup, seconds: float) -> tuple[int, int, float]:
    """Whole games inside the engine."""
    games = decisions = 0
    words = dice("k1:bench", 1)
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        decisions += int(setup.start(f"k1:{games}").playout(words, NO_LIMIT))
        games += 1
    return games, decisions, spent


def stepped(setup: Setup, seconds: float) -> tuple[int, float]:
    """One choice at a time from Python, as a program that uses the package would."""
    steps = games = 0
    words = dice("k1:steps", 1)
    room = setup.new_room()
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not games:
        steps += step_to_the_end(setup.start(f"k1:{games}"), room, words)
        games += 1
    return steps, spent


def step_to_the_end(state: State, room: vec[i64], words: vec[i64]) -> int:
    """A game as a function of its own: Python specialises only what is called again and again."""
    steps = 0
    # Nothing is legal at the end, and only then.
    while size := state.find_legal(room):
        state.apply(room[roll(words, 0, size)])
        steps += 1
    return steps


def times(what: Callable[[], object], seconds: float) -> float:
    """How often a second this can be done."""
    done, batch = 0, 1
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(batch):
            what()
        done += batch
        batch = min(batch * 2, 4096)
    return done / spent


def size_of(state: State) -> int:
    """The bytes of a situation: the object and the numbers it owns, not the setup it shares."""
    own = getattr(state, "__dict__", {})
    total = max(type(state).__basicsize__, sys.getsizeof(state)) + (sys.getsizeof(own) if own else 0)
    for name in dir(state):
        kind = type(value := getattr(state, name)).__name__
        if kind in ITEM_BYTES:
            total += VEC_HEAD + ITEM_BYTES[kind] * len(value)
    return total


def show(found: dict[str, dict[str, dict[str, dict[str, float]]]]) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    columns = [(name, seats, way) for name, rows in found.items() for seats, ways in rows.items() for way in ways]
    table.add_column("")
    for name, seats, way in columns:
        table.add_column(f"{name}\n{seats} seats\n{way}", justify="right")
    for key in KEYS:
        table.add_row(key, *(f"{found[name][seats][way][key]:,.0f}" for name, seats, way in columns))
    console().print(table)
