"""Whole games of every level at every number of seats: `PYTHONPATH=. python bench/games.py kodachi --games 10000 [--jobs 2] [--rows FILE]`.

Every choice goes through the checked door (`State.play`), so an illegal one ends the run with its seed. So does a choice that depends on
hidden cards: now and then the bot is asked again with the view of another world that agrees with what its seat knows. It tells how long
games take, and how many end at the limit of rounds; with `--rows` what was played is kept, and a run that was broken off goes on where it
stopped; `--part 2/5` plays the second of five parts, each a fair sample, and `--games 0` only tells what is in the rows.
Levels that think in milliseconds are given so many situations a choice instead (`--nodes`): the games are the same on any machine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from time import process_time

from kotable.bots import LADDER, Budget, bot
from kotable.cli.pool import pooled
from kotable.games import game as game_called

SHARES = {"random": 25, "easy": 45, "medium": 10, "hard": 10, "master": 10}
"""Of 100 games how many a level plays: the slow ones fewer."""
SEATS = (2, 3, 4)
LIMIT = 100
WANTED = {"kokopelli": (9, 25), "kodachi": (5, 16)}
"""How many rounds games should take on average, from easy on."""
MOST_AT_LIMIT = 0.01
ASK_AGAIN = 61
"""After so many decisions with a choice a bot is asked again, with other hidden cards."""

Job = tuple[str, str, int, int, int]
"""Game, level, seats, number, situations a choice (0: as the level is)."""


def play(job: Job) -> dict[str, object]:
    """One game with the same bot at all seats."""
    name, level, seats, number, nodes = job
    setup = game_called(name).setup(seats, {})
    player = bot(level)
    budget = Budget(nodes=nodes) if nodes else None
    seed = f"k1:games/{level}/{seats}/{number}"
    state = setup.start(seed)
    decisions = choices = asked = 0
    began = process_time()
    while not state.over():
        seat = int(state.to_move())
        view, legal, own = state.view(seat), state.legal(), f"{seed}/{decisions}"
        try:
            chosen = player.choose(view, legal, setup, own, budget)
            choices += len(legal) > 1
            if len(legal) > 1 and choices % ASK_AGAIN == 0:
                other = setup.sample_world(view, f"{own}/other")
                if player.choose(other.view(seat), other.legal(), setup, own, budget) != chosen:
                    raise RuntimeError("with other hidden cards it chooses otherwise")
                asked += 1
            state.play(chosen)
        except Exception as problem:
            raise RuntimeError(f"{name}, {level}, {seats} seats, seed {seed}, decision {decisions}: {problem!r}") from problem
        decisions += 1
    outcome = state.outcome()
    return {
        "level": level,
        "seats": seats,
        "number": number,
        "nodes": nodes,
        "rounds": int(state.round_number()),
        "decisions": decisions,
        "asked_again": asked,
        "reason": outcome.reason,
        "points": list(outcome.points),
        "winners": list(outcome.winners),
        "seconds": round(process_time() - began, 3),
    }


def jobs_of(name: str, games: int, nodes: int) -> list[Job]:
    """So many games, every part of the list a fair sample of all of them."""
    found: list[tuple[float, Job]] = []
    for level in LADDER:
        count = -(-games * SHARES[level.name] // (100 * len(SEATS)))
        given = nodes if level.name in ("hard", "master") else 0
        found += [((number + 0.5) / count, (name, level.name, seats, number, given)) for seats in SEATS for number in range(count)]
    return [job for _, job in sorted(found, key=lambda one: one[0])]


def results(work: list[Job], processes: int) -> Iterator[dict[str, object]]:
    yield from map(play, work) if processes == 1 else pooled(processes, play, work)


def told(name: str, rows: list[dict[str, object]]) -> tuple[str, bool]:
    """A table of mean rounds by level and seats, and whether all is as it should be."""
    cells: dict[tuple[str, int], list[dict[str, object]]] = defaultdict(list)
    for row in rows:
        cells[str(row["level"]), int(str(row["seats"]))].append(row)
    low, high = WANTED.get(name, (0, LIMIT))
    good = True
    lines = [f"| {name}, mean rounds | " + " | ".join(f"{seats} seats" for seats in SEATS) + " |", "|---|" + "---:|" * len(SEATS)]
    for level in LADDER:
        words = []
        for seats in SEATS:
            found = cells.get((level.name, seats), [])
            lengths = [int(str(row["rounds"])) for row in found]
            if not lengths:
                words.append("")
                continue
            mean = sum(lengths) / len(lengths)
            error = 1.96 * sqrt(sum((one - mean) ** 2 for one in lengths) / max(len(lengths) - 1, 1) / len(lengths))
            at_limit = sum("round" in str(row["reason"]) for row in found)
            wrong = at_limit > MOST_AT_LIMIT * len(lengths) or (level.name != "random" and not low <= mean <= high)
            good = good and not wrong
            mark = "**" if wrong else ""
            ends = f", {at_limit} at the limit" if at_limit else ""
            words.append(f"{mark}{mean:.1f} ± {error:.1f}{mark} ({len(lengths)}{ends}; most {max(lengths)})")
        lines.append(f"| {level.name} | " + " | ".join(words) + " |")
    return "\n".join(lines), good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000, help="over all levels and numbers of seats")
    parser.add_argument("--nodes", type=int, default=60, help="situations that hard and master look at for one choice")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--rows", type=Path, help="a line of JSON for each game; games that are in it are not played again")
    parser.add_argument("--part", default="1/1", help="which part of how many to play now")
    given = parser.parse_args()
    part, parts = (int(one) for one in given.part.split("/"))
    rows: list[dict[str, object]] = []
    if given.rows and given.rows.exists():
        rows = [json.loads(line) for line in given.rows.read_text().splitlines()]
    done = {(row["level"], row["seats"], row["number"], row["nodes"]) for row in rows}
    work = jobs_of(given.game, given.games, given.nodes)
    work = [job for job in work[len(work) * (part - 1) // parts : len(work) * part // parts] if job[1:] not in done]
    keep = given.rows.open("a") if given.rows else None
    for row in results(work, given.jobs):
        rows.append(row)
        if keep:
            print(json.dumps(row), file=keep, flush=True)
    table, good = told(given.game, rows)
    decisions = sum(int(str(row["decisions"])) for row in rows)
    seconds = sum(float(str(row["seconds"])) for row in rows)
    again = sum(int(str(row.get("asked_again", 0))) for row in rows)
    print(f"{len(rows):,} games, {decisions:,} decisions, all legal, {again:,} asked again; {seconds:,.0f} s of the processor\n\n{table}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
