"""Backups of both stores, made while servers run: one consistent moment, in a folder of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from kotable.server.serve import make_store
from kotable.server.settings import Settings
from kotable.server.store import StoreDown
from kotable.values import KotableError

ABOUT = "backup.json"
FILE = "kotable.sqlite3"
KEPT = ("log", "tables", "seated", "players", "tokens", "codes", "pushes", "outages", "meta")
"""What of a PostgreSQL database is kept: not who lives and serves right now."""


def backup(settings: Settings, folder: Path) -> Path:
    """Write a backup into a new folder inside this one, and give its path."""
    made = folder / datetime.now(UTC).strftime("kotable-%Y%m%d-%H%M%S-%f")
    made.mkdir(parents=True)
    about = asyncio.run(dump(settings, made)) if settings.database else copied(settings.data / FILE, made / FILE)
    (made / ABOUT).write_text(json.dumps(about) + "\n")
    return made


def restore(settings: Settings, folder: Path, replace: bool) -> None:
    """Put a backup in the place of the store, with all servers stopped. What clients saw since will be told anew."""
    try:
        about = json.loads((folder / ABOUT).read_text())
    except (OSError, ValueError):
        raise KotableError(f"{folder} is no backup: there is no {ABOUT} in it") from None
    kind = "postgresql" if settings.database else "sqlite"
    if about.get("store") != kind:
        raise KotableError(f"{folder} is a backup of {about.get('store')}, and this store is {kind}")
    if settings.database:
        asyncio.run(load(settings, folder, replace, int(about["version"])))
        return
    target = settings.data / FILE
    if target.exists() and not replace:
        raise KotableError(f"{target} is there already; --replace puts the backup in its place")
    settings.data.mkdir(parents=True, exist_ok=True)
    # What is there stays until the backup has been found to be whole.
    new = Path(f"{target}-new")
    new.unlink(missing_ok=True)
    try:
        copied(folder / FILE, new)
        with contextlib.closing(sqlite3.connect(new)) as db:
            db.execute("DELETE FROM meta WHERE key = 'epoch'")
            db.commit()
            db.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as problem:
        raise KotableError(f"{folder} is damaged: {problem}") from None
    for old in (Path(f"{target}-wal"), Path(f"{target}-shm")):
        old.unlink(missing_ok=True)
    new.replace(target)


def copied(source: Path, target: Path) -> dict[str, Any]:
    if not source.is_file():
        raise KotableError(f"there is no store at {source}")
    with contextlib.closing(sqlite3.connect(source)) as db, contextlib.closing(sqlite3.connect(target)) as copy:
        db.backup(copy)
        if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise KotableError(f"{source} is damaged")
        return {"store": "sqlite", "version": copy.execute("PRAGMA user_version").fetchone()[0]}


async def dump(settings: Settings, folder: Path) -> dict[str, Any]:
    import asyncpg

    db = await asyncpg.connect(settings.database)
    try:
        async with db.transaction(isolation="repeatable_read", readonly=True):
            version = await db.fetchval("SELECT value FROM meta WHERE key = 'version'")
            for table in KEPT:
                await db.copy_from_table(table, output=folder / f"{table}.copy", format="binary")
    finally:
        await db.close()
    return {"store": "postgresql", "version": version}


async def load(settings: Settings, folder: Path, replace: bool, version: int) -> None:
    import asyncpg

    from kotable.server.postgres import SCHEMA_VERSION

    if version != SCHEMA_VERSION:
        raise KotableError(f"this backup is of store version {version}: restore it with the Kotable that made it ({SCHEMA_VERSION} here)")
    store = make_store(settings)
    try:
        await store.open()  # makes the tables
    except StoreDown as problem:
        raise KotableError(f"the database can't be used: {problem}") from None
    await store.close()
    db = await asyncpg.connect(settings.database)
    try:
        async with db.transaction():
            if await db.fetchval("SELECT EXISTS (SELECT 1 FROM log)") and not replace:
                raise KotableError("there are tables in this database already; --replace puts the backup in their place")
            await db.execute(f"TRUNCATE {', '.join(KEPT)}, processes, serving")
            for table in KEPT:
                await db.copy_to_table(table, source=folder / f"{table}.copy", format="binary")
            await db.execute("DELETE FROM meta WHERE key = 'epoch'")
    finally:
        await db.close()
