"""The store of several processes or machines: PostgreSQL.

(table, seq) is the primary key of the log, so that of two processes that write at once one wins and the other reads again. What one writes
is told to the others by NOTIFY; a process that lost its connection asks for what it may have missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg

from kotable.server.store import Conflict, Row, StoreDown, Told

LOG = logging.getLogger("kotable.postgres")
SCHEMA_VERSION = 1
CHANNEL = "kotable"
LOCK = 0x6B6F7461  # one process at a time makes the schema
SCHEMA = """
CREATE TABLE IF NOT EXISTS log (tab TEXT NOT NULL, seq BIGINT NOT NULL, data BYTEA NOT NULL, PRIMARY KEY (tab, seq));
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, seq BIGINT NOT NULL, status TEXT NOT NULL, game TEXT NOT NULL, listed BOOLEAN NOT NULL, created BIGINT NOT NULL,
    updated BIGINT NOT NULL, wake BIGINT, to_move INTEGER NOT NULL, archived BOOLEAN NOT NULL DEFAULT FALSE, info BYTEA NOT NULL,
    keeper TEXT NOT NULL DEFAULT '', keeper_until TIMESTAMPTZ NOT NULL DEFAULT '-infinity'
);
CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL AND NOT archived;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (updated) WHERE listed AND status = 'open' AND NOT archived;
CREATE TABLE IF NOT EXISTS seated (player TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (player, tab));
CREATE INDEX IF NOT EXISTS seated_tab ON seated (tab);
CREATE TABLE IF NOT EXISTS players (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, player TEXT NOT NULL, created BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS codes (hash TEXT PRIMARY KEY, player TEXT NOT NULL, until BIGINT NOT NULL);
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value BIGINT NOT NULL);
"""
COLUMNS = "id, seq, status, game, listed, created, updated, wake, info, to_move, archived"
CHOSEN = """
WITH written AS (INSERT INTO log SELECT $1, $2 + n - 1, data FROM unnest($3::bytea[]) WITH ORDINALITY AS given (data, n)),
     kept AS (UPDATE tables SET seq = $4, updated = $5, wake = $6, to_move = $7, archived = FALSE WHERE id = $1)
SELECT pg_notify('kotable', $8)
"""
CHANGED = """
WITH written AS (INSERT INTO log SELECT $1, $2 + n - 1, data FROM unnest($3::bytea[]) WITH ORDINALITY AS given (data, n)),
     kept AS (
        INSERT INTO tables (id, seq, updated, wake, to_move, status, game, listed, created, info)
        VALUES ($1, $4, $5, $6, $7, $9, $10, $11, $12, $13)
        ON CONFLICT (id) DO UPDATE
        SET seq = $4, updated = $5, wake = $6, to_move = $7, status = $9, listed = $11, info = $13, archived = FALSE
     ),
     gone AS (DELETE FROM seated WHERE tab = $1 AND player <> ALL ($14::text[])),
     sat AS (INSERT INTO seated SELECT player, $1 FROM unnest($14::text[]) AS given (player) ON CONFLICT DO NOTHING)
SELECT pg_notify('kotable', $8)
"""


TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""How a database that is away shows itself; the third when a connection was cut between two answers."""


def as_row(found: Any) -> Row:
    id, seq, status, game, listed, created, updated, wake, info, to_move, archived = found
    return Row(id, seq, status, game, listed, created, updated, wake, info, (), to_move, archived)


class PostgresStore:
    name = "postgresql"
    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.me = secrets.token_hex(8)
        self.pool: Any = None
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(self.address, min_size=1, max_size=10, command_timeout=15, timeout=10)
            async with self.pool.acquire() as db, db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                await db.execute(SCHEMA)
                version = await db.fetchval("SELECT value FROM meta WHERE key = 'version'")
                if version is None:
                    await db.execute("INSERT INTO meta VALUES ('version', $1)", SCHEMA_VERSION)
                elif version > SCHEMA_VERSION:
                    raise StoreDown(f"the database was made by a newer Kotable (store version {version}, this one reads {SCHEMA_VERSION})")
        except TROUBLE as problem:
            raise StoreDown(f"{type(problem).__name__}: {problem}") from None

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        if self.pool is not None:
            try:
                await asyncio.wait_for(self.pool.close(), 5)
            except TROUBLE:
                self.pool.terminate()

    @contextlib.asynccontextmanager
    async def db(self) -> AsyncIterator[Any]:
        """A connection; its troubles come out as StoreDown."""
        try:
            async with self.pool.acquire(timeout=10) as connection:
                yield connection
        except asyncpg.UniqueViolationError:
            raise Conflict from None
        except TROUBLE as problem:
            raise StoreDown(f"{type(problem).__name__}: {problem}") from None

    async def execute(self, sql: str, *values: Any) -> str:
        async with self.db() as db:
            return str(await db.execute(sql, *values))

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        async with self.db() as db:
            return list(await db.fetch(sql, *values))

    async def check(self) -> None:
        await self.execute("INSERT INTO meta VALUES ('checked', 1) ON CONFLICT (key) DO UPDATE SET value = 1")

    async def append(self, row: Row, first: int, entries: Sequence[bytes], whole: bool) -> None:
        news = f"{row.id} {row.seq} {self.me}"
        values = [row.id, first, list(entries), row.seq, row.updated, row.wake, row.to_move, news]
        if whole:
            players = list(dict.fromkeys(row.players))
            await self.fetch(CHANGED, *values, row.status, row.game, row.listed, row.created, row.info, players)
        else:
            await self.fetch(CHOSEN, *values)

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return [found[0] for found in await self.fetch("SELECT data FROM log WHERE tab = $1 AND seq > $2 ORDER BY seq", table, after)]

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        return [as_row(found) for found in await self.fetch(f"SELECT {COLUMNS} FROM tables {sql}", *values)]

    async def row(self, table: str) -> Row | None:
        return next(iter(await self.rows("WHERE id = $1", table)), None)

    async def listed(self, game: str, limit: int) -> list[Row]:
        sql = "WHERE listed AND status = 'open' AND NOT archived AND ($1 = '' OR game = $1) ORDER BY updated DESC LIMIT $2"
        return await self.rows(sql, game, limit)

    async def of_player(self, player: str, limit: int) -> list[Row]:
        return await self.rows("WHERE id IN (SELECT tab FROM seated WHERE player = $1) ORDER BY updated DESC LIMIT $2", player, limit)

    async def due(self, now: int, limit: int) -> list[str]:
        sql = "SELECT id FROM tables WHERE wake <= $1 AND NOT archived AND keeper_until < clock_timestamp() ORDER BY wake LIMIT $2"
        return [found[0] for found in await self.fetch(sql, now, limit)]

    async def keep(self, table: str, now: int, until: int) -> bool:
        sql = """UPDATE tables SET keeper = $2, keeper_until = clock_timestamp() + $3 * interval '1 millisecond'
                 WHERE id = $1 AND (keeper = $2 OR keeper_until < clock_timestamp())"""
        return await self.execute(sql, table, self.me, until - now) == "UPDATE 1"

    async def archive(self, before: int) -> int:
        done = await self.execute("UPDATE tables SET archived = TRUE WHERE NOT archived AND status <> 'over' AND updated < $1", before)
        return int(done.split()[-1])

    async def downtime(self, now: int) -> int:
        found = await self.fetch("SELECT value FROM meta WHERE key = 'alive'")
        await self.beat(now)
        return max(0, now - found[0][0]) if found else 0

    async def beat(self, now: int) -> None:
        sql = "INSERT INTO meta VALUES ('alive', $1) ON CONFLICT (key) DO UPDATE SET value = greatest(meta.value, $1)"
        await self.execute(sql, now)

    async def add_player(self, player: str, name: str, token: str, now: int) -> None:
        async with self.db() as db, db.transaction():
            await db.execute("INSERT INTO players VALUES ($1, $2, $3)", player, name, now)
            await db.execute("INSERT INTO tokens VALUES ($1, $2, $3)", token, player, now)

    async def add_token(self, player: str, token: str, now: int) -> None:
        await self.execute("INSERT INTO tokens VALUES ($1, $2, $3)", token, player, now)

    async def player(self, token: str) -> tuple[str, str] | None:
        sql = "SELECT players.id, players.name FROM tokens JOIN players ON players.id = tokens.player WHERE hash = $1"
        found = await self.fetch(sql, token)
        return (found[0][0], found[0][1]) if found else None

    async def rename(self, player: str, name: str) -> None:
        await self.execute("UPDATE players SET name = $2 WHERE id = $1", player, name)

    async def add_code(self, code: str, player: str, until: int) -> None:
        await self.execute("INSERT INTO codes VALUES ($1, $2, $3)", code, player, until)

    async def redeem(self, code: str, now: int) -> tuple[str, str] | None:
        async with self.db() as db, db.transaction():
            player = await db.fetchval("DELETE FROM codes WHERE hash = $1 AND until >= $2 RETURNING player", code, now)
            await db.execute("DELETE FROM codes WHERE until < $1", now)
            found = await db.fetchrow("SELECT id, name FROM players WHERE id = $1", player)
        return (found[0], found[1]) if found else None

    async def listen(self, told: Told) -> None:
        started = asyncio.Event()
        self.listening = asyncio.get_running_loop().create_task(self.hear(told, started))
        await started.wait()

    async def hear(self, told: Told, started: asyncio.Event) -> None:
        """Pass on what other processes wrote; come back after a lost connection and ask for what was missed."""
        news: asyncio.Queue[str | None] = asyncio.Queue()
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(self.address, timeout=10)
                connection.add_termination_listener(lambda _: news.put_nowait(None))
                await connection.add_listener(CHANNEL, lambda _c, _p, _n, payload: news.put_nowait(str(payload)))
                if started.is_set():
                    await told("", 0)
                started.set()
                while (heard := await news.get()) is not None:
                    table, seq, writer = heard.split()
                    if writer != self.me:
                        await told(table, int(seq))
                LOG.warning("the connection for news was lost")
            except TROUBLE as problem:
                LOG.warning("no connection for news", extra={"problem": f"{type(problem).__name__}: {problem}"})
                started.set()
                await asyncio.sleep(0.5)
            finally:
                if connection is not None and not connection.is_closed():
                    connection.terminate()
