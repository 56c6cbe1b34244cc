"""`kotable serve`: tables on a network."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from kotable.values import KotableError


@contextlib.contextmanager
def server_parts(database: str) -> Iterator[None]:
    """Says what to install where something that a server needs is missing."""
    try:
        if database:
            import asyncpg  # noqa: F401
        yield
    except ModuleNotFoundError as problem:
        missing = (problem.name or "").split(".")[0]
        if missing == "kotable":
            raise
        extra = "postgres" if database else "server"
        raise KotableError(f"the server needs '{missing}', which is not installed: pip install 'kotable[{extra}]'") from None


def serve(
    host: Annotated[
        str, typer.Option(envvar="KOTABLE_HOST", help="The address to listen on; 0.0.0.0 for all addresses of this machine.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="KOTABLE_PORT", min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    data: Annotated[Path, typer.Option(envvar="KOTABLE_DATA", help="The folder for the SQLite file.")] = Path("kotable-data"),
    database: Annotated[str, typer.Option(envvar="KOTABLE_DATABASE", help="postgresql://… instead of the SQLite file.")] = "",
    workers: Annotated[
        int, typer.Option(envvar="KOTABLE_WORKERS", min=1, max=64, help="The number of server processes; more than one needs --database.")
    ] = 1,
    thinkers: Annotated[
        int, typer.Option(envvar="KOTABLE_THINKERS", min=1, max=64, help="The number of processes in which bots think, for each worker.")
    ] = 1,
    bot_seconds: Annotated[
        float, typer.Option(envvar="KOTABLE_BOT_SECONDS", min=0.1, help="The most seconds that a bot may think about one choice.")
    ] = 5,
    bot_pace: Annotated[
        float, typer.Option(envvar="KOTABLE_BOT_PACE", min=0, help="Seconds between two choices of bots while somebody is watching.")
    ] = 0.25,
    origin: Annotated[
        list[str] | None, typer.Option(envvar="KOTABLE_ORIGINS", help="Another origin from which browsers may connect.")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(envvar="KOTABLE_NAMES", help="A name by which this server is asked for.")] = None,
    proxies: Annotated[str, typer.Option(envvar="KOTABLE_PROXIES", help="Addresses of proxies whose X-Forwarded-For is trusted.")] = "",
    root_path: Annotated[
        str, typer.Option(envvar="KOTABLE_ROOT_PATH", help="The path under which a proxy serves all of it, such as /kotable.")
    ] = "",
    limits: Annotated[float, typer.Option(envvar="KOTABLE_LIMITS", min=0.001, help="Multiplies every limit on rates and counts.")] = 1,
    archive_days: Annotated[
        int, typer.Option(envvar="KOTABLE_ARCHIVE_DAYS", min=0, help="Archive unfinished tables after this many days; 0 for never.")
    ] = 90,
    unload_seconds: Annotated[
        float, typer.Option(envvar="KOTABLE_UNLOAD_SECONDS", min=0, help="Seconds after which a table without connections leaves memory.")
    ] = 300,
    log: Annotated[str, typer.Option(envvar="KOTABLE_LOG", help="debug, info, warning or error.")] = "warning",
    show: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve tables to browsers and programs, until stopped."""
    with server_parts(database):
        from kotable.server.serve import serve as run
        from kotable.server.settings import Limits, Settings

    if log not in ("debug", "info", "warning", "error"):
        raise KotableError(f"--log is debug, info, warning or error, not '{log[:20]}'")
    settings = Settings(
        host=host,
        port=port,
        data=data,
        database=database,
        workers=workers,
        thinkers=thinkers,
        bot_seconds=bot_seconds,
        bot_pace=bot_pace,
        origins=tuple(origin or ()),
        names=tuple(one.lower() for one in name or ()),
        proxies=proxies,
        admin_token=os.environ.get("KOTABLE_ADMIN_TOKEN", ""),
        push_key=os.environ.get("KOTABLE_PUSH_KEY", ""),
        push_contact=os.environ.get("KOTABLE_PUSH_CONTACT", ""),
        root_path=f"/{root_path.strip('/')}" if root_path.strip("/") else "",
        archive_days=archive_days,
        unload_seconds=unload_seconds,
        limits=Limits().times(limits).set_by(os.environ),
    )
    run(settings, show, log)
