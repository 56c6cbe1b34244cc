"""`kotable export`: recorded games as data for learning."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from kotable import record
from kotable.cli.common import console, progress
from kotable.cli.pool import pooled, processors
from kotable.values import KotableError

EACH = 100
"""So many records are read in one piece."""


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
    writer = None
    first = None
    left_out = 0
    try:
        with progress() as bar:
            task = bar.add_task("reading", total=len(paths))
            jobs = [(paths[start : start + EACH], start, cards) for start in range(0, len(paths), EACH)]
            for part in pooled(processors(), gather, jobs) if len(jobs) > 1 and processors() > 1 else map(gather, jobs):
                bar.advance(task, EACH)
                left_out += part.left_out
                if part.first is None:
                    continue
                if writer is None or first is None:
                    first = part.first
                    writer = data.Writer(rows, record.begin(record.read_file(first.path, cards)).setup)
                refuse_others(first, part.first)
                writer.write(part.rows)
    finally:
        if writer is not None:
            writer.close()
    if writer is None:
        raise KotableError("none of these games is over: only finished games are written")
    note = f", {left_out} unfinished left out" if left_out else ""
    console().print(f"{len(paths) - left_out} games written to {rows} and {data.games_file(rows)}{note}")


@dataclass(frozen=True, slots=True)
class Kind:
    """What all games of one file have in common, and a record that has it."""

    path: Path
    game: str
    seats: int
    cards: str
    """The hash of the card list."""


@dataclass(frozen=True, slots=True)
class Part:
    """What some records told."""

    first: Kind | None
    """None where no game was over."""
    rows: Any
    """The decisions (`envs.data.Gathered`)."""
    left_out: int


def gather(job: tuple[list[Path], int, str]) -> Part:
    """Read some records, the first of which has this number. Raises KotableError."""
    paths, start, cards = job
    first = gatherer = None
    left_out = 0
    for number, path in enumerate(paths, start):
        try:
            match = record.replay(record.read_file(path, cards), sparing=True)
        except record.RecordError as problem:
            raise KotableError(f"{path}: {problem}") from None
        if not match.over:
            left_out += 1
            continue
        this = Kind(path, match.name, match.seats, match.setup.hash_of_cards())
        if first is None or gatherer is None:
            first, gatherer = this, rows_library().Gatherer(match.setup)
        refuse_others(first, this)
        state = match.at(0)
        for choice in match.choices:
            gatherer.note(state, choice)
            state.apply(choice)
        gatherer.end(number, match.seed, match.players, match.ply, state)
    return Part(first, gatherer.gathered() if gatherer is not None else None, left_out)


def refuse_others(first: Kind, other: Kind) -> None:
    """Raises KotableError for a game of another kind than the first."""
    if (other.game, other.seats, other.cards) != (first.game, first.seats, first.cards):
        also = f"this is {other.game} with {other.seats}"
        raise KotableError(f"{other.path}: one file holds games of one kind and number of seats; {also}")


def rows_library() -> Any:
    """What writes rows, or a sentence that says what to install."""
    try:
        from kotable.envs import data
    except ModuleNotFoundError as missing:
        raise KotableError(f"writing rows needs '{missing.name}', which is not installed: pip install 'kotable[envs]'") from None
    return data
