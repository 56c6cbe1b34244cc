"""`kotable admin`: what an operator can ask a server's store, and have done, also while it runs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table

from kotable.cli.backup import Data, Database
from kotable.cli.common import console
from kotable.cli.serve import server_parts
from kotable.values import KotableError

if TYPE_CHECKING:
    from kotable.server.settings import Settings

HERE = Path("kotable-data")
ORDERED = "left as an order: a server that runs carries it out within a second, one that does not when it starts"
app = typer.Typer(help="Look after the tables and players of a server.", no_args_is_help=True, rich_markup_mode=None)
Json = Annotated[bool, typer.Option("--json", help="As JSON.")]
Limit = Annotated[int, typer.Option(min=1, max=100_000, help="How many at most.")]


def settings(data: Path, database: str) -> Settings:
    with server_parts(database):
        from kotable.server import admin  # noqa: F401
        from kotable.server.settings import Settings
    return Settings(data=data, database=database)


def moment(at: int | None) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M") if at else ""


def show(found: Sequence[Sequence[Any]], names: Sequence[str], times: Sequence[str], as_json: bool) -> None:
    if as_json:
        print(json.dumps([dict(zip(names, row, strict=True)) for row in found]))
        return
    table = Table(box=None, pad_edge=False)
    for name in names:
        table.add_column(name, overflow="fold", no_wrap=name in ("table", "player", *times))
    for row in found:
        table.add_row(*(moment(value) if name in times else str(value or "") for name, value in zip(names, row, strict=True)))
    console().print(table)


@app.command()
def tables(
    player: Annotated[str, typer.Option(help="Only those of this player.")] = "",
    status: Annotated[str, typer.Option(help="Only those that are open, running or over.")] = "",
    limit: Limit = 50,
    as_json: Json = False,
    data: Data = HERE,
    database: Database = "",
) -> None:
    """List tables, the last used first."""
    where = settings(data, database)
    from kotable.server import admin

    names = ("table", "game", "status", "entries", "made", "used", "players")
    show(admin.tables(where, player, status, limit), names, ("made", "used"), as_json)


@app.command()
def players(
    name: Annotated[str, typer.Argument(help="A part of the name, or the whole id.")] = "",
    limit: Limit = 50,
    as_json: Json = False,
    data: Data = HERE,
    database: Database = "",
) -> None:
    """List players, the newest first."""
    where = settings(data, database)
    from kotable.server import admin

    show(admin.players(where, name, limit), ("player", "name", "made", "seen", "tables"), ("made", "seen"), as_json)


@app.command()
def close(table: Annotated[str, typer.Argument(help="The table, as in its link.")], data: Data = HERE, database: Database = "") -> None:
    """Close a table: a game that runs ends without a winner."""
    where = settings(data, database)
    from kotable.server import admin

    admin.order(where, "close", table)
    console().print(ORDERED)


@app.command()
def ban(player: Annotated[str, typer.Argument(help="The player's id.")], data: Data = HERE, database: Database = "") -> None:
    """Take everything from a player by which they are known: they resign everywhere and are nobody any more."""
    where = settings(data, database)
    from kotable.server import admin

    admin.order(where, "ban", player)
    console().print(ORDERED)


@app.command()
def vacuum(data: Data = HERE, database: Database = "") -> None:
    """Give unused space of the store back. Writing waits meanwhile: do it at a quiet hour."""
    where = settings(data, database)
    from kotable.server import admin

    admin.vacuum(where)
    console().print("done")


@app.command()
def statistics(as_json: Json = False, data: Data = HERE, database: Database = "") -> None:
    """How much there is, and how much of it was used in the last 24 hours."""
    where = settings(data, database)
    from kotable.server import admin

    found = admin.statistics(where)
    if as_json:
        print(json.dumps(found))
    else:
        show([(name.replace("_", " "), f"{number:,}") for name, number in found.items()], ("what", "how many"), (), False)


@app.command()
def push_keys() -> None:
    """Make a key for reminders by Web Push. Keep it: browsers are bound to it."""
    try:
        from kotable.server.push import new_key

        key = new_key()
    except ModuleNotFoundError as problem:
        raise KotableError(f"Web Push needs '{problem.name}', which is not installed: pip install 'kotable[push]'") from None
    print(f"KOTABLE_PUSH_KEY={key}\nKOTABLE_PUSH_CONTACT=mailto:you@example.org")
