"""What the sub-commands share: reading and writing files, and the options they have in common."""

from __future__ import annotations

import os
import re
import secrets
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kotable import record
from kotable.chance import ALGORITHM
from kotable.values import KotableError

LARGEST = 16 * 1024 * 1024
"""No position or record is larger than this."""


def console(stderr: bool = False) -> Console:
    return Console(stderr=stderr, highlight=False, soft_wrap=False, emoji=False)


def progress() -> Progress:
    """A bar on stderr where that is a terminal, and nothing at all in a pipe."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def read_text(path: Path, what: str) -> str:
    """The text of a file. Raises KotableError."""
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise KotableError(f"the {what} '{path}' is too large to be one")
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise KotableError(f"the {what} '{path}' can't be read: {(problem.strerror or str(problem)).lower()}") from None
    except UnicodeDecodeError:
        raise KotableError(f"the {what} '{path}' can't be read: it is no text in UTF-8") from None
    except ValueError:
        raise KotableError(f"the {what} can't be read: '{str(path)[:40]!r}' is no name of a file") from None


def read_record(path: Path, cards: str = "") -> record.Record:
    """A record from a file; complaints name the file. `cards` is where its card list lies on this machine. Raises KotableError."""
    text = read_text(path, "record")
    try:
        found = record.read(text)
    except record.RecordError as problem:
        raise KotableError(f"{path}: {problem}") from None
    if not cards:
        return found
    if not found.cards:
        raise KotableError(f"{path}: {found.game} has only one list of cards, so --cards says nothing")
    position = re.sub(r"(?m)^cards: .*$", lambda _: f"cards: {cards}", found.position)
    return replace(found, options={**found.options, "cards": cards}, position=position)


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole or not at all. Raises KotableError."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    except OSError as problem:
        raise KotableError(f"'{path}' can't be written: {(problem.strerror or str(problem)).lower()}") from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        mode = path.stat().st_mode if path.exists() else 0o666 & ~umask()
        os.chmod(name, mode & 0o777)  # noqa: PTH101
        os.replace(name, path)  # noqa: PTH105
    except OSError as problem:
        Path(name).unlink(missing_ok=True)
        raise KotableError(f"'{path}' can't be written: {(problem.strerror or str(problem)).lower()}") from None
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def umask() -> int:
    found = os.umask(0)
    os.umask(found)
    return found


def seed_of(wish: str) -> str:
    """`7` and `k1:7` are the same seed; without a wish it is a new one."""
    if not wish:
        return f"{ALGORITHM}:{secrets.token_hex(4)}"
    return wish if ":" in wish else f"{ALGORITHM}:{wish}"


def options_of(given: list[str]) -> dict[str, int | str]:
    """`count=12` and its like. Raises KotableError."""
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
