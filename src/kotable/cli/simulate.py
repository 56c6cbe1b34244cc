"""`kotable simulate`: plays many games between bots and sums up the results."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from kotable.bots import bot, level
from kotable.bots.uniform import takes_all_alike
from kotable.chance import dice
from kotable.cli.common import compiled, console, listed, options_of, progress
from kotable.cli.export import rows_library
from kotable.cli.pool import pooled, processors
from kotable.game import Setup
from kotable.games import game as game_called
from kotable.match import seed_text
from kotable.values import KotableError

NO_LIMIT = 1 << 40
WORTH_IT = 4.0
"""With more seconds of work left than this, it pays to start more processes."""


@dataclass(slots=True)
class Tally:
    """The results of some games, in whole numbers only, so that it does not matter how the games were split up."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    points: list[int] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    rows: Any = None
    """The decisions of these games (`envs.data.Gathered`), if they were asked for."""

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.shared += other.shared
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)] if self.wins else list(other.wins)
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)] if self.points else list(other.points)
        for reason, count in other.ends.items():
            self.ends[reason] = self.ends.get(reason, 0) + count


def simulate(
    game: Annotated[str, typer.Argument(help="kokopelli or kodachi.")],
    seats: Annotated[int, typer.Option(help="2, 3 or 4.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    bots: Annotated[str, typer.Option(help="Who plays, seat by seat; one name for all seats.")] = "uniform",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, for example count=12.")] = None,
    rows: Annotated[Path | None, typer.Option(help="Write every decision to this Parquet file, the games beside it.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
) -> None:
    """Let bots play many games and show the results."""
    options = options_of(option or [])
    setup = game_called(game).setup(seats, options)
    names = listed(bots)
    for name in names:
        level(name)
    if len(names) not in (1, seats):
        raise KotableError(f"name one bot, or one for each of the {seats} seats, not {len(names)}")
    if not 1 <= games <= 100_000_000:
        raise KotableError(f"the number of games is at least 1, not {games}")
    levels = names * seats if len(names) == 1 else names
    whole = seed_text(seed or None)
    dice(whole, 1)
    began = time.perf_counter()
    total = Tally()
    with progress() as bar, rows_library().Writer(rows, setup) if rows else nullcontext() as writer:
        task = bar.add_task(game, total=games)
        for part in parts(game, seats, options, levels, whole, games, writer is not None):
            total.add(part)
            if writer is not None:
                writer.write(part.rows)
            bar.update(task, completed=total.games)
    seconds = time.perf_counter() - began
    found = {
        "game": game,
        "seats": seats,
        "bots": levels,
        "seed": whole,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total.decisions / seconds),
        "wins": total.wins,
        "shared": total.shared,
        "mean_points": [round(points / total.games, 3) for points in total.points],
        "mean_rounds": round(total.rounds / total.games, 3),
        "ends": dict(sorted(total.ends.items())),
    }
    if as_json:
        print(json.dumps(found))
    else:
        show(found, total)


def parts(
    game: str, seats: int, options: dict[str, int | str], levels: list[str], seed: str, games: int, rows: bool = False
) -> Iterator[Tally]:
    """The games in parts: first in this process, then in several if enough work is left."""
    done = 0
    size = 1
    began = time.perf_counter()
    setup = game_called(game).setup(seats, options)
    # Rows of random games are played faster than they can be brought here from other processes: a second core writes them.
    copious = rows and compiled() and all(takes_all_alike(name, game) for name in levels)
    cores = 1 if copious else processors()
    seconds = 0.05 if copious else 0.25
    while done < games:
        count = min(size, games - done)
        yield play_games(setup, levels, seed, done, count, rows)
        done += count
        spent = time.perf_counter() - began
        left = spent / done * (games - done)
        if cores > 1 and spent > 0.5 and left > WORTH_IT:
            break
        size = max(1, min(round(seconds * done / spent), 10_000)) if spent > seconds / 5 else size * 2
    if done == games:
        return
    size = max(1, min(round(0.5 * done / spent), (games - done) // (2 * cores) + 1))
    starts = range(done, games, size)
    jobs = [(game, seats, options, levels, seed, start, min(size, games - start), rows) for start in starts]
    yield from pooled(cores, play_part, jobs)


def play_part(job: tuple[str, int, dict[str, int | str], list[str], str, int, int, bool]) -> Tally:
    """The work of another process."""
    game, seats, options, levels, seed, first, count, rows = job
    return play_games(game_called(game).setup(seats, options), levels, seed, first, count, rows)


def play_games(setup: Setup, levels: Sequence[str], seed: str, first: int, count: int, rows: bool = False) -> Tally:
    """Play the games with these numbers; each has its own dice."""
    seats = setup.seats
    tally = Tally(wins=[0] * seats, points=[0] * seats)
    at_random = all(takes_all_alike(name, setup.game) for name in levels)
    bots = [bot(name) for name in levels]
    gatherer = rows_library().Gatherer(setup) if rows else None
    for number in range(first, first + count):
        state = setup.start(f"{seed}/{number}")
        if at_random:
            words = dice(f"{seed}/{number}/bots", 1)
            decisions = int(state.playout(words, NO_LIMIT)) if gatherer is None else gatherer.playout(state, words)
        else:
            decisions = 0
            while not state.over():
                seat = int(state.to_move())
                chosen = bots[seat].choose(state.view(seat), state.legal(), setup, f"{seed}/{number}/bots/{decisions}")
                if gatherer is not None:
                    gatherer.note(state, chosen)
                state.apply(chosen)
                decisions += 1
        if gatherer is not None:
            gatherer.end(number, f"{seed}/{number}", levels, decisions, state)
        outcome = state.outcome()
        tally.games += 1
        tally.decisions += decisions
        tally.rounds += int(state.round_number())
        tally.shared += len(outcome.winners) > 1
        tally.ends[outcome.reason] = tally.ends.get(outcome.reason, 0) + 1
        for seat in range(seats):
            tally.points[seat] += outcome.points[seat]
            tally.wins[seat] += seat in outcome.winners
    if gatherer is not None:
        tally.rows = gatherer.gathered()
    return tally


def show(found: dict[str, object], total: Tally) -> None:
    out = console()
    table = Table(box=box.SIMPLE_HEAD)
    for name in ("seat", "bot", "wins", "of 100", "mean points"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    levels, means = found["bots"], found["mean_points"]
    assert isinstance(levels, list)
    assert isinstance(means, list)
    for seat, wins in enumerate(total.wins):
        table.add_row(str(seat), levels[seat], str(wins), f"{100 * wins / total.games:.1f}", f"{means[seat]:.2f}")
    out.print(f"{total.games} games of {found['game']}, seed {found['seed']}", markup=False)
    out.print(table)
    ends = ", ".join(f"{reason} {count}" for reason, count in sorted(total.ends.items()))
    out.print(f"{found['mean_rounds']} rounds on average; shared victories {total.shared}; ended by {ends}", markup=False)
    out.print(f"{total.decisions:,} decisions in {found['seconds']} s: {found['decisions_per_second']:,} a second", markup=False)
