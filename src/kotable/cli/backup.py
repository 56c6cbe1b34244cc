"""`kotable backup` and `kotable restore`: the store of a server in a folder, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kotable.cli.common import console
from kotable.cli.serve import server_parts

Data = Annotated[Path, typer.Option(envvar="KOTABLE_DATA", help="The folder for the SQLite file.")]
Database = Annotated[str, typer.Option(envvar="KOTABLE_DATABASE", help="postgresql://… instead of the SQLite file.")]


def backup(
    folder: Annotated[Path, typer.Argument(help="Where the backup is put, in a new folder of its own.")],
    data: Data = Path("kotable-data"),
    database: Database = "",
) -> None:
    """Copy the store of a server, also while it runs."""
    with server_parts(database):
        from kotable.server import backup as work
        from kotable.server.settings import Settings
    console().print(str(work.backup(Settings(data=data, database=database), folder)), markup=False, soft_wrap=True)


def restore(
    folder: Annotated[Path, typer.Argument(help="The folder that `kotable backup` printed.")],
    data: Data = Path("kotable-data"),
    database: Database = "",
    replace: Annotated[bool, typer.Option(help="Also if there is something in the store.")] = False,
) -> None:
    """Put a backup in the place of the store; all servers must be stopped."""
    with server_parts(database):
        from kotable.server import backup as work
        from kotable.server.settings import Settings
    work.restore(Settings(data=data, database=database), folder, replace)
    console().print(f"{folder}: restored", markup=False, soft_wrap=True)
