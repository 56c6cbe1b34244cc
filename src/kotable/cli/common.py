"""What the sub-commands share: the console, the progress bar, and how options are read."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kotable import chance, record
from kotable.lines import Console
from kotable.match import Match
from kotable.values import KotableError


def console(stderr: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False, soft_wrap=False, emoji=False)


def progress() -> Progress:
    """A progress bar on stderr if that is a terminal, otherwise nothing."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def compiled() -> bool:
    """Whether the engine runs compiled, not from the plain sources."""
    return not (chance.__file__ or "").endswith(".py")


def options_of(given: list[str]) -> dict[str, int | str]:
    """Options given as `count=12`. Raises KotableError."""
    found: dict[str, int | str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise KotableError(f"an option is given as name=value, not '{text[:40]}'")
        if name.strip() in found:
            raise KotableError(f"the option '{name.strip()}' is given twice")
        found[name.strip()] = value.strip()
    return found


def listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def replayed(file: Path, cards: str, seat: int | None) -> tuple[record.Record, Match]:
    """A record and its game, played again; `seat` has to be one of its seats. Raises KotableError."""
    found = record.read_file(file, cards)
    if seat is not None and not 0 <= seat < found.seats:
        raise KotableError(f"there is no seat {seat} in this record: the seats are 0 to {found.seats - 1}")
    try:
        return found, record.replay(found)
    except record.RecordError as problem:
        raise KotableError(f"{file}: {problem}") from None
