"""`kotable verify`: checks that a record replays as written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kotable import record
from kotable.cli.common import console
from kotable.values import KotableError


def verify(
    file: Annotated[Path, typer.Argument(help="The record.")],
    cards: Annotated[str, typer.Option(help="The file of the card list, if the game was played with one of your own.")] = "",
) -> None:
    """Replay a record and say whether it is correct."""
    found = record.read_file(file, cards)
    try:
        record.verify(found)
    except record.RecordError as problem:
        raise KotableError(f"{file}: {problem}") from None
    console().print(
        f"{file}: {found.game}, {found.seats} seats, {len(found.choices)} choices: correct{shuffled(found)}", markup=False, soft_wrap=True
    )


def shuffled(found: record.Record) -> str:
    """What to compare with the commitment that the table showed at its start."""
    if found.shuffle is None:
        return ""
    sealed = " as they were sealed before the start" if found.shuffle.seals else ""
    return f"; the seed is made of all parts{sealed}, and the secret's SHA-256 is {found.shuffle.commitment()}"
