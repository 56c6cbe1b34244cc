"""Our games beside OpenSpiel's hearts: 4 seats, uniform random choices, one process, one thread.

    make bench-peers

Three ways are compared with their like: whole games inside the engine (OpenSpiel: `evaluate_bots` with uniform random bots, all C++; ours:
`State.playout`), one choice at a time from Python (the same loop for both), and information-set Monte Carlo tree search with one random
playout for each walk (OpenSpiel: `ISMCTSBot` in C++), at the start, in the middle and near the end of a game. The loop over one game is a
function, called game after game: Python 3.11 specialises code only in functions that are called again and again, so a single long loop
would be measured at a speed at which no program of some size runs. Seconds are those of the processor, and the measurements take turns, so
that what else the machine does matters little; of the repeats the best counts. A decision is one choice of a player from a legal list;
dealing is not counted, but its time is. Of a search its own decisions and those of the playouts count.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import random, seed

from librt.vecs import vec
from mypy_extensions import i64

from kotable import chance
from kotable.bots import bot
from kotable.bots.judge import Judge
from kotable.bots.search import Search
from kotable.chance import dice
from kotable.game import State
from kotable.games import NAMES, game

HEARTS = """
import json, sys, time
from random import random, seed
import pyspiel

game = pyspiel.load_game("hearts")
seed(1)


def one_game(state):
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def stepped(seconds):
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += one_game(game.new_initial_state())
        games += 1
    return decisions / spent, decisions / games


def inside(seconds, decisions_per_game):
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
    games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
        games += 1
    return games / spent * decisions_per_game


def searched(seconds, gone):
    # The same position each time: at some of hearts OpenSpiel's own search ends the process (2.0.2).
    seed(gone)
    # Every walk goes from here to the end of the game, whatever is chosen: so many decisions are left.
    state = game.new_initial_state()
    decisions = 0
    while decisions < gone or state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
        elif state.is_terminal():
            state, decisions = game.new_initial_state(), 0
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
    left, end = 0, state.clone()
    while not end.is_terminal():
        end.apply_action(end.legal_actions()[0])
        left += 1
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 0.7, WALKS, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)
    walks = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        bot.step(state)
        walks += WALKS
    return walks * left / spent


WALKS = 500
for line in sys.stdin:
    seconds = float(line)
    steps, each = stepped(seconds)
    found = {"stepped": steps, "inside": inside(seconds, each)}
    for name, gone in (("start", 4), ("middle", 26), ("end", 44)):
        found[name] = searched(seconds, gone)
    print(json.dumps(found), flush=True)
"""
"""Runs in the environment that has OpenSpiel: a number of seconds in, the measured decisions per second out."""

WAYS = {"inside": 3.0, "stepped": 6.0, "start": 2.0, "middle": 2.0, "end": 2.0}
TARGETS = dict.fromkeys(NAMES, WAYS)
"""What we want to be at least, in times of hearts."""
STAGES = {"start": 0.0, "middle": 0.5, "end": 0.85}
"""Where searches are measured: after which part of a game."""


def one_game(state: State, room: vec[i64]) -> int:
    """Random choices to the end; how many there were."""
    decisions = 0
    # Nothing is legal at the end, and only then.
    while size := state.find_legal(room):
        state.apply(room[int(random() * size)])  # type: ignore[operator]
        decisions += 1
    return decisions


def ours(name: str) -> dict[str, Callable[[float], float]]:
    """The measurements of one of our games."""
    setup = game(name).setup(4, {})
    words = dice("k1:peers", 1)
    room = setup.new_room()

    def inside(seconds: float) -> float:
        games = decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            decisions += int(setup.start(f"k1:{games}").playout(words, 1 << 40))
            games += 1
        return decisions / spent

    def stepped(seconds: float) -> float:
        games = decisions = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            decisions += one_game(setup.start(f"k1:{games}"), room)
            games += 1
        return decisions / spent

    def searched(part: float) -> Callable[[float], float]:
        whole = played(1 << 40)[1]
        state, _ = played(int(part * whole))
        while len(state.legal()) < 2:
            state.apply(state.legal()[0])
        view = state.view(int(state.to_move()))

        def search(seconds: float) -> float:
            judge = Judge(setup)
            done = Search(setup, judge, view, "k1:peers", 1.4, 0.0, False)
            began = time.process_time()
            done.run(0, seconds, 0)
            return int(done.steps + judge.played) / (time.process_time() - began)

        return search

    def played(most: int) -> tuple[State, int]:
        """A game of sound players, after so many decisions or at its end."""
        state = setup.start("k1:peers")
        count = 0
        while not state.over() and count < most:
            state.apply(easy.choose(state.view(int(state.to_move())), state.legal(), setup, f"k1:peers/{count}"))
            count += 1
        return state, count

    easy = bot("easy")
    return {"inside": inside, "stepped": stepped} | {stage: searched(part) for stage, part in STAGES.items()}


def measure(peer_python: Path, seconds: float, repeats: int) -> dict[str, dict[str, float]]:
    """Decisions per second of hearts and of our games, the best of the repeats."""
    seed(1)
    measurements = {name: ours(name) for name in NAMES}
    best: dict[str, dict[str, float]] = {name: {} for name in ("hearts", *NAMES)}

    def keep(name: str, way: str, value: float) -> None:
        best[name][way] = max(best[name].get(way, 0.0), value)

    with subprocess.Popen([peer_python, "-c", HEARTS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as peer:
        assert peer.stdin is not None
        assert peer.stdout is not None
        for _ in range(repeats):
            peer.stdin.write(f"{seconds}\n")
            peer.stdin.flush()
            answer = peer.stdout.readline()
            if not answer:
                raise SystemExit("OpenSpiel did not answer: is open_spiel installed there?")
            for way, value in json.loads(answer).items():
                keep("hearts", way, value)
            for name, ways in measurements.items():
                for way, run in ways.items():
                    keep(name, way, run(seconds))
        peer.stdin.close()
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare with OpenSpiel's hearts.")
    parser.add_argument("--peer-python", type=Path, required=True, help="the Python that has open_spiel")
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if (chance.__file__ or "").endswith(".py"):
        raise SystemExit("the compiled modules are not in use: run make compile first")
    best = measure(given.peer_python, given.seconds, given.repeats)
    ratios = {name: {way: best[name][way] / best["hearts"][way] for way in best[name]} for name in TARGETS}
    if given.json:
        rounded = {name: {way: round(value) for way, value in ways.items()} for name, ways in best.items()}
        times = {name: {way: round(value, 2) for way, value in ways.items()} for name, ways in ratios.items()}
        print(json.dumps({"decisions_per_s": rounded, "times_hearts": times, "targets": TARGETS}))
        return
    heads = {"inside": "inside the engine", "stepped": "from Python"} | {stage: f"search, {stage}" for stage in STAGES}
    print(" " * 12 + "".join(f"{head:>18}" + " " * 8 for head in heads.values()))
    for name, ways in best.items():
        cells = []
        for way in heads:
            ratio = f"{ratios[name][way]:.2f}×" if name in ratios else ""
            cells.append(f"{ways[way]:>18,.0f}{ratio:>8}")
        print(f"{name:12}{''.join(cells)}")
    wanted = ((name, way, least) for name, ways in TARGETS.items() for way, least in ways.items())
    missed = [f"{name} {way}: {ratios[name][way]:.2f}×, wanted {least}×" for name, way, least in wanted if ratios[name][way] < least]
    print("missed: " + "; ".join(missed) if missed else "all targets are met")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
