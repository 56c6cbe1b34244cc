"""The store of several processes or machines: PostgreSQL.

(table, seq) is the primary key of the log, so that of two processes that write at once one wins and the other reads again. What one writes
is told by NOTIFY to those processes that have the same table in memory (`serving`), each on a channel of its own; a process that lost its
connection asks for what it may have missed. Every process says that it lives (`processes`); what a dead one looked after is taken over.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg

from kotable.server.store import KEPT_OUTAGES, LATE, RESTORED, Beat, Conflict, Elsewhere, News, Push, Row, StoreDown, Told

LOG = logging.getLogger("kotable.postgres")
SCHEMA_VERSION = 5
DEAD = "interval '1200 milliseconds'"
"""After so long without a sign of life a process is taken for dead, and others look after its tables."""
ABSENT = "interval '2 seconds'"
"""And after so long nobody is thought to be connected there."""
LOCK = 0x6B6F7461  # one process at a time makes the schema
SCHEMA = """
CREATE TABLE IF NOT EXISTS log (tab TEXT NOT NULL, seq BIGINT NOT NULL, data BYTEA NOT NULL, PRIMARY KEY (tab, seq));
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, seq BIGINT NOT NULL, status TEXT NOT NULL, game TEXT NOT NULL, listed BOOLEAN NOT NULL, created BIGINT NOT NULL,
    updated BIGINT NOT NULL, wake BIGINT, to_move INTEGER NOT NULL, archived BOOLEAN NOT NULL DEFAULT FALSE, info BYTEA NOT NULL,
    keeper TEXT NOT NULL DEFAULT '', deadline BIGINT
);
CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake, id) WHERE wake IS NOT NULL AND NOT archived;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (created) WHERE listed AND status = 'open' AND NOT archived;
CREATE INDEX IF NOT EXISTS tables_listed_of ON tables (game, created) WHERE listed AND status = 'open' AND NOT archived;
CREATE TABLE IF NOT EXISTS seated (player TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (player, tab));
CREATE INDEX IF NOT EXISTS seated_tab ON seated (tab);
CREATE TABLE IF NOT EXISTS players (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL, feed TEXT NOT NULL DEFAULT '');
CREATE INDEX IF NOT EXISTS players_feed ON players (feed) WHERE feed <> '';
CREATE TABLE IF NOT EXISTS orders (id BIGSERIAL PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tokens (
    hash TEXT PRIMARY KEY, player TEXT NOT NULL, created BIGINT NOT NULL, device TEXT NOT NULL DEFAULT '', used BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS tokens_player ON tokens (player);
CREATE TABLE IF NOT EXISTS pushes (
    endpoint TEXT PRIMARY KEY, player TEXT NOT NULL, token TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, lang TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS pushes_player ON pushes (player, created);
CREATE TABLE IF NOT EXISTS outages (since BIGINT PRIMARY KEY, until BIGINT NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS processes (id TEXT PRIMARY KEY, beat TIMESTAMPTZ NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS serving (
    tab TEXT NOT NULL, process TEXT NOT NULL, players TEXT[] NOT NULL, watching INTEGER NOT NULL, PRIMARY KEY (tab, process)
);
CREATE INDEX IF NOT EXISTS serving_process ON serving (process);
CREATE TABLE IF NOT EXISTS codes (hash TEXT PRIMARY KEY, player TEXT NOT NULL, until BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS codes_until ON codes (until);
CREATE INDEX IF NOT EXISTS codes_player ON codes (player);
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value BIGINT NOT NULL);
"""
UPGRADES = {
    1: """
    ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';
    ALTER TABLE tokens ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE tables DROP COLUMN keeper_until;
    UPDATE tables SET keeper = '' WHERE keeper <> '';
    """,
    2: """
    ALTER TABLE players ADD COLUMN feed TEXT NOT NULL DEFAULT '';
    DROP INDEX tables_listed, tables_wake;
    """,
    3: "",
    4: """
    ALTER TABLE tables ADD COLUMN deadline BIGINT;
    UPDATE tables SET deadline = wake WHERE wake > 0;
    """,
}
"""What brings a database of each older version one version further."""
COLUMNS = "id, seq, status, game, listed, created, updated, wake, info, to_move, archived, deadline"
CHOSEN = """
WITH written AS (INSERT INTO log SELECT $1, $2 + n - 1, data FROM unnest($3::bytea[]) WITH ORDINALITY AS given (data, n)),
     kept AS (UPDATE tables SET seq = $4, updated = $5, wake = $6, to_move = $7, deadline = $10, archived = FALSE WHERE id = $1)
SELECT pg_notify('kotable_' || process, $8) FROM serving WHERE tab = $1 AND process <> $9
"""
CHANGED = """
WITH written AS (INSERT INTO log SELECT $1, $2 + n - 1, data FROM unnest($3::bytea[]) WITH ORDINALITY AS given (data, n)),
     kept AS (
        INSERT INTO tables (id, seq, updated, wake, to_move, deadline, status, game, listed, created, info)
        VALUES ($1, $4, $5, $6, $7, $10, $11, $12, $13, $14, $15)
        ON CONFLICT (id) DO UPDATE
        SET seq = $4, updated = $5, wake = $6, to_move = $7, deadline = $10, status = $11, listed = $13, info = $15, archived = FALSE
     ),
     gone AS (DELETE FROM seated WHERE tab = $1 AND player <> ALL ($16::text[])),
     sat AS (INSERT INTO seated SELECT player, $1 FROM unnest($16::text[]) AS given (player) ON CONFLICT DO NOTHING)
SELECT pg_notify('kotable_' || process, $8) FROM serving WHERE tab = $1 AND process <> $9
"""


TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""How a database that is away shows itself; the third when a connection was cut between two answers."""


def as_row(found: Any) -> Row:
    id, seq, status, game, listed, created, updated, wake, info, to_move, archived, deadline = found
    return Row(id, seq, status, game, listed, created, updated, wake, info, (), to_move, archived, deadline)


def elsewhere(row: Any) -> Elsewhere:
    return Elsewhere(row[0], frozenset(row[1]), row[2])


def dead(column: str) -> str:
    """The condition that the process named there lives no longer."""
    return f"NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = {column} AND beat > clock_timestamp() - {DEAD})"


class PostgresStore:
    name = "postgresql"
    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.me = secrets.token_hex(8)
        self.pool: Any = None
        self.listening: asyncio.Task[None] | None = None
        self.told = 0
        """Up to when outages are known here."""

    async def open(self) -> None:
        try:
            self.pool = await asyncpg.create_pool(self.address, min_size=1, max_size=10, command_timeout=15, timeout=10)
            async with self.pool.acquire() as db, db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                await db.execute("CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value BIGINT NOT NULL)")
                version = await db.fetchval("SELECT value FROM meta WHERE key = 'version'")
                if version is not None and version > SCHEMA_VERSION:
                    raise StoreDown(f"the database was made by a newer Kotable (store version {version}, this one reads {SCHEMA_VERSION})")
                if version != SCHEMA_VERSION:
                    for older in range(version or SCHEMA_VERSION, SCHEMA_VERSION):
                        if change := UPGRADES[older]:
                            await db.execute(change)
                    await db.execute(SCHEMA)
                    sql = "INSERT INTO meta VALUES ('version', $1) ON CONFLICT (key) DO UPDATE SET value = $1"
                    await db.execute(sql, SCHEMA_VERSION)
        except TROUBLE as problem:
            raise StoreDown(f"{type(problem).__name__}: {problem}") from None

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        if self.pool is not None:
            with contextlib.suppress(StoreDown):
                await self.execute("WITH gone AS (DELETE FROM processes WHERE id = $1) DELETE FROM serving WHERE process = $1", self.me)
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
        news = f"wrote {row.id} {row.seq}"
        values = [row.id, first, list(entries), row.seq, row.updated, row.wake, row.to_move, news, self.me, row.deadline]
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
        which, values = ("AND game = $2", [game]) if game else ("", [])
        return await self.rows(f"WHERE listed AND status = 'open' AND NOT archived {which} ORDER BY created DESC LIMIT $1", limit, *values)

    async def of_player(self, player: str, limit: int, status: str = "") -> list[Row]:
        sql = """WHERE id IN (SELECT tab FROM seated WHERE player = $1) AND ($3 = '' OR status = $3)
                 ORDER BY status = 'running' DESC, updated DESC LIMIT $2"""
        return await self.rows(sql, player, limit, status)

    async def due(self, now: int, limit: int) -> list[str]:
        sql = f"""SELECT id FROM tables WHERE wake > 0 AND wake <= $1 AND NOT archived AND (keeper IN ('', $3) OR {dead("keeper")})
                  ORDER BY wake LIMIT $2"""
        return [found[0] for found in await self.fetch(sql, now, limit, self.me)]

    async def with_bots(self, after: str, limit: int) -> list[str]:
        sql = f"""SELECT id FROM tables WHERE wake = 0 AND NOT archived AND id > $1 AND (keeper IN ('', $3) OR {dead("keeper")})
                  ORDER BY id LIMIT $2"""
        return [found[0] for found in await self.fetch(sql, after, limit, self.me)]

    async def keep(self, table: str) -> bool:
        sql = f"UPDATE tables SET keeper = $2 WHERE id = $1 AND (keeper IN ('', $2) OR {dead('keeper')})"
        return await self.execute(sql, table, self.me) == "UPDATE 1"

    async def release(self, table: str) -> None:
        await self.execute("UPDATE tables SET keeper = '' WHERE id = $1 AND keeper = $2", table, self.me)

    async def serve(self, table: str, players: Sequence[str], watching: int) -> list[Elsewhere]:
        sql = """WITH mine AS (
                    INSERT INTO serving VALUES ($1, $2, $3, $4) ON CONFLICT (tab, process) DO UPDATE SET players = $3, watching = $4
                 )
                 SELECT process, players, watching, pg_notify('kotable_' || process, $5) FROM serving WHERE tab = $1 AND process <> $2"""
        return [elsewhere(row) for row in await self.fetch(sql, table, self.me, list(players), watching, f"here {table} 0")]

    async def unserve(self, table: str) -> None:
        await self.execute("DELETE FROM serving WHERE tab = $1 AND process = $2", table, self.me)

    async def elsewhere(self, table: str) -> list[Elsewhere]:
        found = await self.fetch("SELECT process, players, watching FROM serving WHERE tab = $1 AND process <> $2", table, self.me)
        return [elsewhere(row) for row in found]

    async def archive(self, before: int, after: str, limit: int) -> str:
        found = await self.fetch("SELECT max(id) FROM (SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2) AS page", after, limit)
        last = str(found[0][0] or "")
        sql = "UPDATE tables SET archived = TRUE WHERE id > $1 AND id <= $2 AND NOT archived AND status <> 'over' AND updated < $3"
        await self.execute(sql, after, last, before)
        return last

    async def beat(self, now: int, starting: bool, late: int = LATE) -> Beat:
        async with self.db() as db, db.transaction():
            await db.execute("SET LOCAL statement_timeout = 3000")
            await db.execute("INSERT INTO meta VALUES ('alive', 0), ('epoch', 0) ON CONFLICT DO NOTHING")
            alive, epoch = [
                row[0] for row in await db.fetch("SELECT value FROM meta WHERE key IN ('alive', 'epoch') ORDER BY key FOR UPDATE")
            ]
            if alive and now - alive >= (1 if starting else late):
                await db.execute("INSERT INTO outages VALUES ($1, $2) ON CONFLICT (since) DO UPDATE SET until = $2", alive, now)
            if not epoch or (starting and now - alive > RESTORED):
                epoch = secrets.randbits(48)
                await db.execute("UPDATE meta SET value = $1 WHERE key = 'epoch'", epoch)
            await db.execute("UPDATE meta SET value = greatest(value, $1) WHERE key = 'alive'", now)
            sql = "INSERT INTO processes VALUES ($1, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET beat = clock_timestamp()"
            await db.execute(sql, self.me)
            if starting:
                await db.execute("DELETE FROM outages WHERE until < $1", now - KEPT_OUTAGES)
                await db.execute("DELETE FROM processes WHERE beat < clock_timestamp() - interval '1 minute'")
                await db.execute("DELETE FROM serving WHERE process NOT IN (SELECT id FROM processes)")
            living = await db.fetch(f"SELECT id FROM processes WHERE beat > clock_timestamp() - {ABSENT}")
            told = await db.fetch("SELECT since, until FROM outages WHERE until > $1 ORDER BY until", 0 if starting else self.told)
        outages = [(row[0], row[1]) for row in told]
        if outages:
            self.told = outages[-1][1]
        return Beat(epoch, frozenset(row[0] for row in living), outages)

    async def add_player(self, player: str, name: str, token: str, device: str, now: int) -> None:
        async with self.db() as db, db.transaction():
            await db.execute("INSERT INTO players (id, name, created) VALUES ($1, $2, $3)", player, name, now)
            await db.execute("INSERT INTO tokens VALUES ($1, $2, $3, $4, $3)", token, player, now, device)

    async def add_token(self, player: str, token: str, device: str, now: int) -> None:
        await self.execute("INSERT INTO tokens VALUES ($1, $2, $3, $4, $3)", token, player, now, device)

    async def player(self, token: str, now: int) -> tuple[str, str] | None:
        sql = """UPDATE tokens SET used = $2 FROM players WHERE players.id = tokens.player AND hash = $1
                 RETURNING players.id, players.name"""
        found = await self.fetch(sql, token, now)
        return (found[0][0], found[0][1]) if found else None

    async def tokens(self, player: str) -> list[tuple[str, str, int, int]]:
        sql = "SELECT hash, device, created, used FROM tokens WHERE player = $1 ORDER BY used DESC, created DESC"
        return [(row[0], row[1], row[2], row[3]) for row in await self.fetch(sql, player)]

    async def end_token(self, player: str, token: str) -> None:
        sql = """WITH gone AS (DELETE FROM tokens WHERE hash = $1 AND player = $2),
                      silent AS (DELETE FROM pushes WHERE player = $2 AND token = $1)
                 SELECT pg_notify('kotable_' || id, $3) FROM processes WHERE id <> $4"""
        await self.fetch(sql, token, player, f"device {token} 0", self.me)

    async def end_player(self, player: str) -> list[str]:
        async with self.db() as db, db.transaction():
            ended = [str(row[0]) for row in await db.fetch("DELETE FROM tokens WHERE player = $1 RETURNING hash", player)]
            await db.execute("DELETE FROM codes WHERE player = $1", player)
            await db.execute("DELETE FROM pushes WHERE player = $1", player)
            await db.execute("UPDATE players SET feed = '' WHERE id = $1", player)
            sql = """SELECT pg_notify('kotable_' || id, 'device ' || hash || ' 0') FROM processes, unnest($1::text[]) AS ended (hash)
                     WHERE id <> $2"""
            await db.execute(sql, ended, self.me)
        return ended

    async def set_feed(self, player: str, feed: str) -> None:
        await self.execute("UPDATE players SET feed = $2 WHERE id = $1", player, feed)

    async def of_feed(self, feed: str) -> str | None:
        found = await self.fetch("SELECT id FROM players WHERE feed = $1 AND feed <> ''", feed)
        return str(found[0][0]) if found else None

    async def add_push(self, player: str, token: str, push: Push, now: int, most: int) -> None:
        async with self.db() as db, db.transaction():
            sql = """INSERT INTO pushes VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (endpoint) DO UPDATE
                     SET player = $2, token = $3, p256dh = $4, auth = $5, lang = $6, created = $7"""
            await db.execute(sql, push.endpoint, player, token, push.p256dh, push.auth, push.lang, now)
            old = "SELECT endpoint FROM pushes WHERE player = $1 ORDER BY created DESC, endpoint OFFSET $2"
            await db.execute(f"DELETE FROM pushes WHERE endpoint IN ({old})", player, most)

    async def pushes(self, player: str) -> list[Push]:
        sql = "SELECT endpoint, p256dh, auth, lang FROM pushes WHERE player = $1 ORDER BY created"
        return [Push(*row) for row in await self.fetch(sql, player)]

    async def end_push(self, player: str, endpoint: str) -> None:
        await self.execute("DELETE FROM pushes WHERE endpoint = $2 AND player = $1", player, endpoint)

    async def order(self, kind: str, subject: str) -> None:
        await self.execute("INSERT INTO orders (kind, subject) VALUES ($1, $2)", kind, subject)

    async def orders(self) -> list[tuple[int, str, str]]:
        found = await self.fetch("SELECT id, kind, subject FROM orders ORDER BY id LIMIT 20")
        return [(row[0], row[1], row[2]) for row in found]

    async def obeyed(self, order: int) -> None:
        await self.execute("DELETE FROM orders WHERE id = $1", order)

    async def rename(self, player: str, name: str) -> None:
        await self.execute("UPDATE players SET name = $2 WHERE id = $1", player, name)

    async def add_code(self, code: str, player: str, until: int) -> None:
        async with self.db() as db, db.transaction():
            await db.execute("DELETE FROM codes WHERE player = $1", player)
            await db.execute("INSERT INTO codes VALUES ($1, $2, $3)", code, player, until)

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
                await connection.add_listener(f"kotable_{self.me}", lambda _c, _p, _n, payload: news.put_nowait(str(payload)))
                if started.is_set():
                    await told(News("missed"))
                started.set()
                while (heard := await news.get()) is not None:
                    kind, subject, seq = heard.split()
                    await told(News(kind, subject, int(seq)))
                LOG.warning("the connection for news was lost")
            except TROUBLE as problem:
                LOG.warning("no connection for news", extra={"problem": f"{type(problem).__name__}: {problem}"})
                started.set()
                await asyncio.sleep(0.5)
            finally:
                if connection is not None and not connection.is_closed():
                    connection.terminate()
