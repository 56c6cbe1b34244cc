"""`kotable export`: recorded games as data for learning."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from kotable import record
from kotable.cli.common import console, progress
from kotable.values import KotableError


def export(
    files: Annotated[list[Path], typer.Argument(help="Records of games of one kind, or folders of them.")],
    rows: Annotated[Path, typer.Option(help="The Parquet file for the decisions; the games go to FILE.games.parquet beside it.")],
    cards: Annotated[str, typer.Option(help="The file of the card list, if the games were played with one of your own.")] = "",
) -> None:
    """Write recorded games that are over as Parquet: one row a game, one row a decision."""
    data = rows_library()
    paths = [path for file in files for path in (sorted(file.glob("*.kotable")) if file.is_dir() else [file])]
    if not paths:
        raise KotableError("there are no records: a folder is searched for files named *.kotable")
    kind: tuple[object, ...] | None = None
    gatherer = writer = None
    left_out = 0
    try:
        with progress() as bar:
            for number, path in enumerate(bar.track(paths, description="reading")):
                match = record.load(path, cards=cards)
                if not match.over:
                    left_out += 1
                    continue
                this = (match.name, match.setup.seats, match.setup.hash_of_cards())
                if gatherer is None or writer is None:
                    kind, gatherer, writer = this, data.Gatherer(match.setup), data.Writer(rows, match.setup)
                elif this != kind:
                    raise KotableError(f"{path}: one file holds games of one kind and number of seats; this is {this[0]} with {this[1]}")
                state = match.at(0)
                for choice in match.choices:
                    gatherer.note(state, choice)
                    state.apply(choice)
                gatherer.end(number, match.seed, match.players, len(match.choices), state)
                writer.write(gatherer.gathered())
    finally:
        if writer is not None:
            writer.close()
    if writer is None:
        raise KotableError("none of these games is over: only finished games are written")
    note = f", {left_out} unfinished left out" if left_out else ""
    console().print(f"{len(paths) - left_out} games written to {rows} and {data.games_file(rows)}{note}")


def rows_library() -> Any:
    """What writes rows, or a sentence that says what to install."""
    try:
        from kotable.envs import data
    except ModuleNotFoundError as missing:
        raise KotableError(f"writing rows needs '{missing.name}', which is not installed: pip install 'kotable[envs]'") from None
    return data
