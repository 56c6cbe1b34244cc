"""`kotable perft`: counts the tree of decisions, to compare two builds or two implementations of the rules."""

from __future__ import annotations

import json
import time
from typing import Annotated

import typer

from kotable.cli.common import console, options_of, progress
from kotable.games import game as game_called
from kotable.match import seed_text
from kotable.values import KotableError


def perft(
    game: Annotated[str, typer.Argument(help="kokopelli or kodachi.")],
    depth: Annotated[int, typer.Option(help="How many decisions deep.")] = 3,
    seats: Annotated[int, typer.Option(help="2, 3 or 4.")] = 2,
    seed: Annotated[str, typer.Option(help="Decides what is dealt and drawn.")] = "1",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="An option of the game, name=value.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The counts as JSON.")] = False,
) -> None:
    """Count the leaves of the decision tree, depth by depth; the seed's dice decide what is drawn."""
    if not 0 <= depth <= 12:
        raise KotableError(f"the depth is a number from 0 to 12, not {depth}")
    whole = seed_text(seed or None)
    start = game_called(game).setup(seats, options_of(option or [])).start(whole)
    began = time.perf_counter()
    with progress() as bar:
        counts = [int(start.perft(deep)) for deep in range(depth)]
        # The last depth is most of the work, so the bar advances with each first choice.
        first = start.legal()
        task = bar.add_task("", total=len(first))
        last = 1 if depth == 0 else 0
        for action in first if depth else ():
            following = start.clone()
            following.apply(action)
            last += int(following.perft(depth - 1))
            bar.advance(task)
        counts.append(last)
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps({"game": game, "seats": seats, "seed": whole, "leaves": counts}))
        return
    out = console()
    for deep, leaves in enumerate(counts):
        out.print(f"{deep:3}  {leaves:,}")
    out.print(f"[dim]{seconds:.2f} s[/]")
