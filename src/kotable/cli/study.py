"""`kotable study`: many games between bots, and what they tell about the game itself, as one page with pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from kotable.bots.study import Findings, page, study_games
from kotable.chance import dice
from kotable.cli.common import console, options_of, progress
from kotable.cli.pool import pooled, processors
from kotable.files import write_text
from kotable.games import game as game_called
from kotable.match import seed_text
from kotable.values import KotableError

PART = 50
"""Games that a process plays at a time."""

Job = tuple[str, int, dict[str, int | str], str, str, int, int]


def study(
    game: Annotated[str, typer.Argument(help="kokopelli or kodachi.")],
    games: Annotated[int, typer.Option(min=10, max=10_000_000, help="How many games, shared among 2, 3 and 4 seats.")] = 2000,
    bot: Annotated[
        str, typer.Option(help="Who plays: `quick` takes what looks best at once; or a bot such as medium or hard@500.")
    ] = "quick",
    seats: Annotated[int, typer.Option(help="Only with so many seats; 0 is 2, 3 and 4.")] = 0,
    cards: Annotated[str, typer.Option(help="A card list of your own for Kodachi, to compare.")] = "",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, such as count=12.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    jobs: Annotated[int, typer.Option(min=0, max=256, help="Processes that play; 0 takes all processors.")] = 0,
    out: Annotated[Path | None, typer.Option(help="The page; by default study-GAME.html.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The findings as JSON, and no page.")] = False,
) -> None:
    """Let bots play many games and draw what decides them."""
    options = options_of(option or [])
    if cards:
        if game != "kodachi":
            raise KotableError(f"--cards is for kodachi: {game} has no card list")
        options["cards"] = cards
    tables = [seats] if seats else [2, 3, 4]
    whole = seed_text(seed)
    dice(whole, 1)
    for number in tables:
        game_called(game).setup(number, options)
    found = {number: Findings(number) for number in tables}
    share = -(-games // len(tables))
    work: list[Job] = [
        (game, number, options, bot, f"{whole}/{number}", first, min(PART, share - first))
        for number in tables
        for first in range(0, share, PART)
    ]
    with progress() as bar:
        task = bar.add_task(game, total=share * len(tables))
        for part in of_parts(work, jobs or processors()):
            found[part.seats].add(part)
            bar.advance(task, part.games)
    if as_json:
        print(json.dumps({"game": game, "bot": bot, "seed": whole, "tables": [one.as_data() for one in found.values()]}))
        return
    place = out or Path(f"study-{game}.html")
    write_text(place, page(game, bot, whole, options, list(found.values())))
    console().print(f"{sum(one.games for one in found.values()):,} games: {place}", markup=False)


def of_parts(work: list[Job], jobs: int) -> Iterator[Findings]:
    yield from map(of_part, work) if jobs == 1 or len(work) == 1 else pooled(jobs, of_part, work)


def of_part(job: Job) -> Findings:
    game, seats, options, bot, seed, first, count = job
    return study_games(game_called(game).setup(seats, options), bot, seed, first, count)
