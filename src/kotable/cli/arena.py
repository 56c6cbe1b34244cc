"""`kotable arena`: measures bots against each other."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import permutations
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from kotable.bots import Budget
from kotable.bots.arena import Meeting, Pairing, Played, called, play_deal, ratings
from kotable.bots.training import Spread
from kotable.chance import dice
from kotable.cli.cluster import cluster
from kotable.cli.common import console, listed, options_of, progress
from kotable.cli.pool import pooled
from kotable.files import write_text
from kotable.games import game as game_called
from kotable.match import seed_text
from kotable.values import KotableError


def arena(
    game: Annotated[str, typer.Argument(help="kokopelli or kodachi.")],
    bots: Annotated[
        str,
        typer.Option(
            help="One bot among others, such as hard,medium or hard@2000,medium (2000 situations a choice); of more, each meets each."
        ),
    ],
    seats: Annotated[int, typer.Option(help="2, 3 or 4.")] = 2,
    deals: Annotated[int, typer.Option(min=1, help="How many deals; each is played with the one bot in every seat.")] = 100,
    nodes: Annotated[int, typer.Option(min=0, help="How many situations a bot may look at for one choice.")] = 0,
    ms: Annotated[float, typer.Option(min=0, help="How many milliseconds a bot may think about one choice.")] = 0.0,
    sprt: Annotated[str, typer.Option(help="Stop when it is clear which of two shares it is, such as 50,55 (in per cent).")] = "",
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes that play.")] = 1,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games (unless bots have a limit of time).")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, such as count=12.")] = None,
    rows: Annotated[
        Path | None, typer.Option(help="Write a line of JSON for each game to this file; a name that ends in .parquet makes it Parquet.")
    ] = None,
    luck: Annotated[bool, typer.Option(help="Measure how lucky the draws were, and tell the shares without that luck, too.")] = True,
    ray: Annotated[str, typer.Option(help="Play on this Ray cluster; `local` starts one here. Needs the extra `ray`.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
) -> None:
    """Measure bots: shares of victories, points, intervals, times."""
    options = options_of(option or [])
    game_called(game).setup(seats, options)
    names = listed(bots)
    for name in names:
        called(name, None)
    if len(names) < 2 or len(set(names)) < len(names):
        raise KotableError("name two bots or more, each once, such as --bots hard,medium")
    if nodes and ms:
        raise KotableError("give --nodes or --ms, not both")
    low, high = shares_of(sprt)
    table_of_rows = writer_of(rows)
    spread = cluster(ray) if ray else None
    whole = seed_text(seed)
    dice(whole, 1)
    budget = Budget(nodes, ms) if nodes or ms else None
    pairs = [(names[0], names[1])] if len(names) == 2 else list(permutations(names, 2))
    meetings = []
    with progress() as bar:
        for one, others in pairs:
            meeting = Meeting(Pairing(game, seats, options, one, others, budget, whole, luck), low, high)
            task = bar.add_task(f"{one} among {others}", total=deals)
            # In the order of the deals, however many processes play: the test ends after the same deal.
            for played in games_of(meeting.pairing, deals, jobs, spread):
                meeting.add(played)
                bar.advance(task)
                if meeting.verdict():
                    break
            bar.remove_task(task)
            meetings.append(meeting)
    if rows is not None:
        table_of_rows(rows, [row for meeting in meetings for row in meeting.rows()])
    found = {
        "game": game,
        "seats": seats,
        "options": options,
        "seed": whole,
        "nodes": nodes,
        "ms": ms,
        "luck": luck,
        "meetings": [meeting.summary() for meeting in meetings],
        "ratings": ratings(meetings),
    }
    if as_json:
        print(json.dumps(found))
    else:
        show(found)


def shares_of(text: str) -> tuple[float, float]:
    """The two shares of a sequential test, from per cent. Raises KotableError."""
    if not text:
        return 0.0, 0.0
    try:
        low, high = (float(word) / 100 for word in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise KotableError(f"--sprt takes two shares in per cent, the lower one first, such as 50,55, not '{text[:40]}'")
    return low, high


def games_of(pairing: Pairing, deals: int, jobs: int, spread: Spread | None) -> Iterator[list[Played]]:
    """Deal after deal."""
    work = [(pairing, deal) for deal in range(deals)]
    if spread is not None:
        yield from spread(of_deal, work)
    elif jobs == 1:
        yield from map(of_deal, work)
    else:
        yield from pooled(jobs, of_deal, work)


def of_deal(work: tuple[Pairing, int]) -> list[Played]:
    return play_deal(*work)


def writer_of(file: Path | None) -> Callable[[Path, list[dict[str, Any]]], None]:
    """How the rows of games are written to this file. Raises KotableError before anything is played."""
    if file is None or file.suffix != ".parquet":
        return write_lines
    if find_spec("pyarrow") is None:
        raise KotableError("Parquet needs the package pyarrow (pip install pyarrow); any other name than .parquet gives lines of JSON")
    return write_parquet


def write_lines(file: Path, rows: list[dict[str, Any]]) -> None:
    write_text(file, "".join(json.dumps(row) + "\n" for row in rows))


def write_parquet(file: Path, rows: list[dict[str, Any]]) -> None:
    arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    parquet.write_table(arrow.Table.from_pylist(rows), file)


def cross_table(found: dict[str, Any]) -> Table:
    """Who won how much among whom, the strongest first."""
    names = sorted(found["ratings"], key=lambda name: -found["ratings"][name])
    shares = {(row["one"], row["others"]): row["share"] for row in found["meetings"]}
    table = Table(box=box.SIMPLE_HEAD)
    for name in ("share % among", *names, "rating"):
        table.add_column(name, justify="left" if name == "share % among" else "right")
    for one in names:
        cells = [f"{100 * shares[one, other]:.1f}" if (one, other) in shares else "·" for other in names]
        table.add_row(one, *cells, f"{found['ratings'][one]:+.0f}")
    return table


def show(found: dict[str, Any]) -> None:
    out = console()
    out.print(f"{found['game']}, {found['seats']} seats, seed {found['seed']}", markup=False)
    table = Table(box=box.SIMPLE_HEAD)
    for name in ("one", "among", "deals", "share %", "without luck", "par", "lead", "Elo", "rounds", "ms a move", "test"):
        table.add_column(name, justify="left" if name in ("one", "among", "test") else "right")
    for row in found["meetings"]:
        test = row.get("test")
        table.add_row(
            row["one"],
            row["others"],
            str(row["deals"]),
            f"{100 * row['share']:.1f} ± {100 * row['share_error']:.1f}",
            f"{100 * row['adjusted']:.1f} ± {100 * row['adjusted_error']:.1f}" if found["luck"] else "",
            f"{100 * row['par']:.0f}",
            f"{row['lead']:+.1f} ± {row['lead_error']:.1f}",
            str(row["rating"]),
            f"{row['rounds']:.1f}",
            " / ".join(f"{one:.1f}" for one in row["ms_per_move"]),
            f"{test['verdict']} ({test['llr']:+.2f})" if test else "",
        )
    out.print(table)
    for row in found["meetings"]:
        seats = ", ".join(f"{100 * share:.1f}" for share in row["by_seat"])
        ends = ", ".join(f"{reason} {count}" for reason, count in row["ends"].items())
        text = f"{row['one']} among {row['others']}: by seat {seats}; beginning {100 * row['as_first']:.1f}; ended by {ends}"
        text += f"; longest game {row['most_rounds']} rounds"
        if found["luck"] and row["deals"] >= 2:
            text += f"; without luck {100 * row['games_saved']:.0f}% fewer deals tell as much"
        out.print(text, markup=False)
    if len(found["ratings"]) > 2:
        out.print("ratings, all meetings together:")
        out.print(cross_table(found))
