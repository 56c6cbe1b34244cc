"""What an operator can ask a store, and have done: by whoever can read it, also while servers run.

Reading goes straight to the store. What changes something is left there as an order, which a process that serves carries out within a
second or so, so that nobody but servers writes to the log of a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from typing import Any

from kotable.server.backup import FILE
from kotable.server.hub import now
from kotable.server.serve import make_store
from kotable.server.settings import Settings
from kotable.server.store import StoreDown
from kotable.values import KotableError

DAY = 86_400_000
TABLES = """
SELECT id, game, status, seq, created, updated,
       (SELECT {joined} FROM seated JOIN players ON players.id = seated.player WHERE seated.tab = {tables}.id)
FROM {joint} WHERE (? = '' OR id IN (SELECT tab FROM seated WHERE player = ?)) AND (? = '' OR status = ?) ORDER BY updated DESC LIMIT ?
"""
PLAYERS = """
SELECT id, name, created, (SELECT max(used) FROM tokens WHERE tokens.player = players.id),
       (SELECT count(*) FROM seated WHERE seated.player = players.id)
FROM players WHERE {find}(lower(name), ?) > 0 OR id = ? ORDER BY created DESC LIMIT ?
"""
NUMBERS = {
    "tables": "SELECT count(*) FROM tables",
    "open": "SELECT count(*) FROM tables WHERE status = 'open'",
    "running": "SELECT count(*) FROM tables WHERE status = 'running'",
    "over": "SELECT count(*) FROM tables WHERE status = 'over'",
    "made_today": "SELECT count(*) FROM tables WHERE created > ?",
    "used_today": "SELECT count(*) FROM {joint} WHERE updated > ?",
    "log_entries": "SELECT count(*) FROM log",
    "players": "SELECT count(*) FROM players",
    "players_today": "SELECT count(DISTINCT player) FROM tokens WHERE used > ?",
    "orders": "SELECT count(*) FROM orders",
}


def rows(settings: Settings, sql: str, *values: Any) -> list[Sequence[Any]]:
    """What a question in SQL gives; it has `?` where values go, and the little that the two stores call differently in braces."""
    if settings.database:
        words = {"tables": "tables", "joint": "tables", "joined": "string_agg(name, ', ')", "find": "strpos"}
        return asyncio.run(fetch(settings.database, numbered(sql.format(**words)), values))
    path = settings.data / FILE
    if not path.is_file():
        raise KotableError(f"there is no store at {path}")
    words = {"tables": "tables", "joint": "tables JOIN turns USING (id)", "joined": "group_concat(name, ', ')", "find": "instr"}
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
            db.create_function("lower", 1, str.lower)  # SQLite's own knows no letters but A to Z
            return db.execute(sql.format(**words), values).fetchall()
    except sqlite3.Error as problem:
        raise KotableError(f"{path} can't be read: {problem}") from None


def numbered(sql: str) -> str:
    """With $1, $2, … for `?`."""
    first, *rest = sql.split("?")
    return first + "".join(f"${n}{piece}" for n, piece in enumerate(rest, 1))


async def fetch(database: str, sql: str, values: Sequence[Any]) -> list[Sequence[Any]]:
    import asyncpg

    try:
        db = await asyncpg.connect(database, timeout=10)
        try:
            return [tuple(row) for row in await db.fetch(sql, *values)]
        finally:
            await db.close()
    except (asyncpg.PostgresError, OSError, TimeoutError) as problem:
        raise KotableError(f"the database can't be asked: {problem}") from None


def tables(settings: Settings, player: str = "", status: str = "", limit: int = 50) -> list[Sequence[Any]]:
    """Name, game, status, sequence number, when made and last used, and who sits there; the last used first."""
    return rows(settings, TABLES, player, player, status, status, limit)


def players(settings: Settings, name: str = "", limit: int = 50) -> list[Sequence[Any]]:
    """Player, name, when made and last seen, and at how many tables; the newest first."""
    return rows(settings, PLAYERS, name.lower(), name, limit)


def statistics(settings: Settings) -> dict[str, int]:
    since = now() - DAY
    return {name: int(rows(settings, sql, *[since] * sql.count("?"))[0][0]) for name, sql in NUMBERS.items()}


def order(settings: Settings, kind: str, subject: str) -> None:
    """Leave an order for whoever serves. Raises KotableError where there is no such table or player."""
    known = rows(settings, f"SELECT 1 FROM {'tables' if kind == 'close' else 'players'} WHERE id = ?", subject)
    if not known:
        raise KotableError(f"there is no {'table' if kind == 'close' else 'player'} {subject[:40]}")

    async def leave() -> None:
        store = make_store(settings)
        await store.open()
        await store.order(kind, subject)
        await store.close()

    try:
        asyncio.run(leave())
    except StoreDown as problem:
        raise KotableError(f"the store can't be written: {problem}") from None


def vacuum(settings: Settings) -> None:
    """Give space that is no longer used back, and look anew at what the indexes are worth."""
    if settings.database:
        asyncio.run(fetch(settings.database, "VACUUM (ANALYZE)", ()))
        return
    rows(settings, "SELECT 1")  # is it there?
    try:
        with contextlib.closing(sqlite3.connect(settings.data / FILE, timeout=30, isolation_level=None)) as db:
            db.execute("VACUUM")
            db.execute("ANALYZE")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as problem:
        raise KotableError(f"not now: {problem}") from None
