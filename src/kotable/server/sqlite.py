"""The store of one process: one SQLite file, one thread that writes to it, many appends in one commit.

Write-ahead log with full sync: what was answered is on the disk. While a commit waits for the disk the next appends gather and then
share one. What a choice changes lies in `log` and `turns`, close together, so that a commit writes few pages; and choices that come
together are one statement and nothing else, because each statement hands the interpreter's lock to and fro.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from kotable.server.store import KEPT_OUTAGES, LATE, RESTORED, Beat, Conflict, Elsewhere, Push, Row, StoreDown, Told

T = TypeVar("T")
Choice = tuple[Row, int, bytes]
"""One entry that changes nothing but whose turn it is, and its number."""
Job = tuple[Callable[[sqlite3.Connection], Any] | Choice, "asyncio.Future[Any]"]
SCHEMA_VERSION = 6
SCHEMA = """
CREATE TABLE IF NOT EXISTS log (tab TEXT NOT NULL, seq INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (tab, seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, game TEXT NOT NULL, listed INTEGER NOT NULL, created INTEGER NOT NULL, info BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_listed ON tables (created) WHERE listed AND status = 'open';
CREATE INDEX IF NOT EXISTS tables_listed_of ON tables (game, created) WHERE listed AND status = 'open';
CREATE TABLE IF NOT EXISTS turns (
    id TEXT PRIMARY KEY, seq INTEGER NOT NULL, updated INTEGER NOT NULL, wake INTEGER, to_move INTEGER NOT NULL, archived INTEGER NOT NULL,
    deadline INTEGER
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS turns_wake ON turns (wake) WHERE wake IS NOT NULL AND archived = 0;
CREATE TABLE IF NOT EXISTS seated (player TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (player, tab)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seated_tab ON seated (tab);
CREATE TABLE IF NOT EXISTS players (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL, feed TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS players_feed ON players (feed) WHERE feed <> '';
CREATE TABLE IF NOT EXISTS orders (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, subject TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tokens (
    hash TEXT PRIMARY KEY, player TEXT NOT NULL, created INTEGER NOT NULL, device TEXT NOT NULL DEFAULT '', used INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tokens_player ON tokens (player);
CREATE TABLE IF NOT EXISTS pushes (
    endpoint TEXT PRIMARY KEY, player TEXT NOT NULL, token TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, lang TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS pushes_player ON pushes (player, created);
CREATE TABLE IF NOT EXISTS outages (since INTEGER PRIMARY KEY, until INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS codes (hash TEXT PRIMARY KEY, player TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS codes_until ON codes (until);
CREATE INDEX IF NOT EXISTS codes_player ON codes (player);
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
"""
UPGRADES = {
    2: """
    ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';
    ALTER TABLE tokens ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    """,
    3: """
    ALTER TABLE players ADD COLUMN feed TEXT NOT NULL DEFAULT '';
    DROP INDEX tables_listed;
    """,
    4: "",
    5: """
    ALTER TABLE turns ADD COLUMN deadline INTEGER;
    UPDATE turns SET deadline = wake WHERE wake > 0;
    """,
}
"""What brings a file of each older version one version further."""
OLDEST = min(UPGRADES)
CHOICES = """
CREATE TEMP VIEW choices AS SELECT tab, log.seq, data, updated, wake, to_move, deadline FROM log JOIN turns ON tab = id;
CREATE TEMP TRIGGER choose INSTEAD OF INSERT ON choices BEGIN
    INSERT INTO log VALUES (new.tab, new.seq, new.data);
    INSERT OR REPLACE INTO turns VALUES (new.tab, new.seq, new.updated, new.wake, new.to_move, 0, new.deadline);
END;
"""
FEW, MOST = 20, 50
"""How many choices one statement takes. One is kept ready for each length up to `FEW`, and one for all longer ones, with empty rows at its
end: these take 0.3 MB together, one for each length up to `MOST` would take 1.5."""
ROW = "(?, ?, ?, ?, ?, ?, ?)"
COLUMNS = "id, seq, status, game, listed, created, updated, wake, info, to_move, archived, deadline"


def as_row(values: Sequence[Any]) -> Row:
    id, seq, status, game, listed, created, updated, wake, info, to_move, archived, deadline = values
    return Row(id, seq, status, game, bool(listed), created, updated, wake, bytes(info), (), to_move, bool(archived), deadline)


class SqliteStore:
    name = "sqlite"
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.gathered: list[Job] = []
        """What this turn of the loop has asked for so far; the thread is woken once for all of it."""
        self.thread: threading.Thread | None = None
        self.commits = 0
        self.told = 0
        """Up to when outages are known here."""

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = self.loop.create_future()
        self.thread = threading.Thread(target=self.write, args=(opened,), name="store", daemon=True)
        self.thread.start()
        await opened

    async def close(self) -> None:
        if self.thread is not None:
            self.hand_over()
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
            self.thread = None

    def connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, cached_statements=2 * FEW + 100)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA busy_timeout=5000")
        db.execute("PRAGMA cache_size=-4000")
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise StoreDown(f"{self.path.name} was made by a newer Kotable (store version {version}, this one reads {SCHEMA_VERSION})")
        if 0 < version < OLDEST:
            raise StoreDown(f"{self.path.name} was made by a Kotable before the first release (store version {version}): move it away")
        if version != SCHEMA_VERSION:
            upgrades = "".join(UPGRADES[older] for older in range(version, SCHEMA_VERSION)) if version else ""
            db.executescript(f"BEGIN IMMEDIATE; {upgrades} {SCHEMA} PRAGMA user_version={SCHEMA_VERSION}; COMMIT;")
        db.executescript(CHOICES)
        return db

    def write(self, opened: asyncio.Future[None]) -> None:
        """The writing thread: takes all jobs that wait, carries them out in one transaction, and tells the results after the commit."""
        try:
            db = self.connect()
        except Exception as problem:
            self.loop.call_soon_threadsafe(opened.set_exception, StoreDown(str(problem)))
            return
        self.loop.call_soon_threadsafe(opened.set_result, None)
        going = True
        while going:
            jobs: list[Job] = []
            while not jobs or not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    going = False
                    break
                jobs += more
            try:
                results = commit(db, jobs)
                self.commits += 1
            except Exception as problem:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                down = StoreDown(f"{type(problem).__name__}: {problem}")
                results = [(future, None, down) for _, future in jobs]
            if results:
                self.loop.call_soon_threadsafe(deliver, results)
        db.close()

    def do(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        return self.ask(work)

    def ask(self, work: Callable[[sqlite3.Connection], Any] | Choice) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self.loop.create_future()
        if not self.gathered:
            self.loop.call_soon(self.hand_over)
        self.gathered.append((work, future))
        return future

    def hand_over(self) -> None:
        jobs, self.gathered = self.gathered, []
        self.jobs.put(jobs)

    async def check(self) -> None:
        await self.do(lambda db: db.execute("INSERT OR REPLACE INTO meta VALUES ('checked', 1)") and None)

    async def append(self, row: Row, first: int, entries: Sequence[bytes], whole: bool) -> None:
        if whole or len(entries) != 1:
            await self.do(lambda db: append(db, row, first, entries, whole))
        else:
            await self.ask((row, first, entries[0]))

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        sql = "SELECT data FROM log WHERE tab = ? AND seq > ? ORDER BY seq"
        return await self.do(lambda db: [data for (data,) in db.execute(sql, (table, after))])

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        select = f"SELECT {COLUMNS} FROM tables JOIN turns USING (id) {sql}"
        return await self.do(lambda db: [as_row(found) for found in db.execute(select, values)])

    async def row(self, table: str) -> Row | None:
        return next(iter(await self.rows("WHERE id = ?", table)), None)

    async def listed(self, game: str, limit: int) -> list[Row]:
        which, values = ("AND game = ?", [game]) if game else ("", [])
        return await self.rows(f"WHERE listed AND status = 'open' AND archived = 0 {which} ORDER BY created DESC LIMIT ?", *values, limit)

    async def of_player(self, player: str, limit: int, status: str = "") -> list[Row]:
        sql = """WHERE id IN (SELECT tab FROM seated WHERE player = ?) AND (? = '' OR status = ?)
                 ORDER BY status = 'running' DESC, updated DESC LIMIT ?"""
        return await self.rows(sql, player, status, status, limit)

    async def due(self, now: int, limit: int) -> list[str]:
        sql = "SELECT id FROM turns WHERE wake IS NOT NULL AND wake > 0 AND wake <= ? AND archived = 0 ORDER BY wake LIMIT ?"
        return await self.do(lambda db: [id for (id,) in db.execute(sql, (now, limit))])

    async def with_bots(self, after: str, limit: int) -> list[str]:
        sql = "SELECT id FROM turns WHERE wake IS NOT NULL AND wake = 0 AND archived = 0 AND id > ? ORDER BY id LIMIT ?"
        return await self.do(lambda db: [id for (id,) in db.execute(sql, (after, limit))])

    async def keep(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        """Nobody else is there."""

    async def serve(self, table: str, players: Sequence[str], watching: int) -> list[Elsewhere]:
        return []

    async def unserve(self, table: str) -> None:
        """Nobody else is there."""

    async def elsewhere(self, table: str) -> list[Elsewhere]:
        return []

    async def archive(self, before: int, after: str, limit: int) -> str:
        def work(db: sqlite3.Connection) -> str:
            last: str | None
            (last,) = db.execute("SELECT max(id) FROM (SELECT id FROM turns WHERE id > ? ORDER BY id LIMIT ?)", (after, limit)).fetchone()
            sql = """UPDATE turns SET archived = 1 WHERE id > ? AND id <= ? AND archived = 0 AND updated < ?
                     AND EXISTS (SELECT 1 FROM tables WHERE tables.id = turns.id AND status <> 'over')"""
            db.execute(sql, (after, last or "", before))
            return last or ""

        return await self.do(work)

    async def beat(self, now: int, starting: bool, late: int = LATE) -> Beat:
        def work(db: sqlite3.Connection) -> Beat:
            meta = dict(db.execute("SELECT key, value FROM meta WHERE key IN ('alive', 'epoch')").fetchall())
            alive, epoch = meta.get("alive"), meta.get("epoch")
            if alive is not None and now - alive >= (1 if starting else late):
                db.execute("INSERT OR REPLACE INTO outages VALUES (?, ?)", (alive, now))
            if epoch is None or (starting and (alive is None or now - alive > RESTORED)):
                epoch = secrets.randbits(48)
            db.execute("INSERT OR REPLACE INTO meta VALUES ('alive', ?), ('epoch', ?)", (max(now, alive or 0), epoch))
            if starting:
                db.execute("DELETE FROM outages WHERE until < ?", (now - KEPT_OUTAGES,))
            told = db.execute("SELECT since, until FROM outages WHERE until > ? ORDER BY until", (0 if starting else self.told,)).fetchall()
            return Beat(epoch, frozenset(), told)

        found = await self.do(work)
        if found.outages:
            self.told = found.outages[-1][1]
        return found

    async def add_player(self, player: str, name: str, token: str, device: str, now: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO players (id, name, created) VALUES (?, ?, ?)", (player, name, now))
            db.execute("INSERT INTO tokens VALUES (?, ?, ?, ?, ?)", (token, player, now, device, now))

        await self.do(work)

    async def add_token(self, player: str, token: str, device: str, now: int) -> None:
        await self.do(lambda db: db.execute("INSERT INTO tokens VALUES (?, ?, ?, ?, ?)", (token, player, now, device, now)) and None)

    async def player(self, token: str, now: int) -> tuple[str, str] | None:
        def work(db: sqlite3.Connection) -> tuple[str, str] | None:
            sql = "SELECT players.id, players.name FROM tokens JOIN players ON players.id = tokens.player WHERE hash = ?"
            found: tuple[str, str] | None = db.execute(sql, (token,)).fetchone()
            if found:
                db.execute("UPDATE tokens SET used = ? WHERE hash = ?", (now, token))
            return found

        return await self.do(work)

    async def tokens(self, player: str) -> list[tuple[str, str, int, int]]:
        sql = "SELECT hash, device, created, used FROM tokens WHERE player = ? ORDER BY used DESC, created DESC"
        return await self.do(lambda db: db.execute(sql, (player,)).fetchall())

    async def end_token(self, player: str, token: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM tokens WHERE hash = ? AND player = ?", (token, player))
            db.execute("DELETE FROM pushes WHERE player = ? AND token = ?", (player, token))

        await self.do(work)

    async def end_player(self, player: str) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            ended = [hash for (hash,) in db.execute("SELECT hash FROM tokens WHERE player = ?", (player,))]
            db.execute("DELETE FROM tokens WHERE player = ?", (player,))
            db.execute("DELETE FROM codes WHERE player = ?", (player,))
            db.execute("DELETE FROM pushes WHERE player = ?", (player,))
            db.execute("UPDATE players SET feed = '' WHERE id = ?", (player,))
            return ended

        return await self.do(work)

    async def set_feed(self, player: str, feed: str) -> None:
        await self.do(lambda db: db.execute("UPDATE players SET feed = ? WHERE id = ?", (feed, player)) and None)

    async def of_feed(self, feed: str) -> str | None:
        found = await self.do(lambda db: db.execute("SELECT id FROM players WHERE feed = ? AND feed <> ''", (feed,)).fetchone())
        return str(found[0]) if found else None

    async def add_push(self, player: str, token: str, push: Push, now: int, most: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            values = (push.endpoint, player, token, push.p256dh, push.auth, push.lang, now)
            db.execute("INSERT OR REPLACE INTO pushes VALUES (?, ?, ?, ?, ?, ?, ?)", values)
            old = "SELECT endpoint FROM pushes WHERE player = ? ORDER BY created DESC, endpoint LIMIT -1 OFFSET ?"
            db.execute(f"DELETE FROM pushes WHERE endpoint IN ({old})", (player, most))

        await self.do(work)

    async def pushes(self, player: str) -> list[Push]:
        sql = "SELECT endpoint, p256dh, auth, lang FROM pushes WHERE player = ? ORDER BY created"
        return await self.do(lambda db: [Push(*found) for found in db.execute(sql, (player,))])

    async def end_push(self, player: str, endpoint: str) -> None:
        await self.do(lambda db: db.execute("DELETE FROM pushes WHERE endpoint = ? AND player = ?", (endpoint, player)) and None)

    async def order(self, kind: str, subject: str) -> None:
        await self.do(lambda db: db.execute("INSERT INTO orders (kind, subject) VALUES (?, ?)", (kind, subject)) and None)

    async def orders(self) -> list[tuple[int, str, str]]:
        return await self.do(lambda db: db.execute("SELECT id, kind, subject FROM orders ORDER BY id LIMIT 20").fetchall())

    async def obeyed(self, order: int) -> None:
        await self.do(lambda db: db.execute("DELETE FROM orders WHERE id = ?", (order,)) and None)

    async def rename(self, player: str, name: str) -> None:
        await self.do(lambda db: db.execute("UPDATE players SET name = ? WHERE id = ?", (name, player)) and None)

    async def add_code(self, code: str, player: str, until: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM codes WHERE player = ?", (player,))
            db.execute("INSERT INTO codes VALUES (?, ?, ?)", (code, player, until))

        await self.do(work)

    async def redeem(self, code: str, now: int) -> tuple[str, str] | None:
        def work(db: sqlite3.Connection) -> tuple[str, str] | None:
            sql = "SELECT players.id, players.name FROM codes JOIN players ON players.id = codes.player WHERE hash = ? AND until >= ?"
            found: tuple[str, str] | None = db.execute(sql, (code, now)).fetchone()
            db.execute("DELETE FROM codes WHERE hash = ? OR until < ?", (code, now))
            return found

        return await self.do(work)

    async def listen(self, told: Told) -> None:
        """Nobody else writes."""


Results = list[tuple["asyncio.Future[Any]", Any, BaseException | None]]


def commit(db: sqlite3.Connection, jobs: list[Job]) -> Results:
    """Everything that was asked for, in one transaction."""
    choices = [work for work, _ in jobs if isinstance(work, tuple)]
    if len(choices) == len(jobs) <= MOST:
        # One statement is a transaction by itself.
        with contextlib.suppress(sqlite3.IntegrityError):
            choose(db, choices)
            return [(future, None, None) for _, future in jobs]
    db.execute("BEGIN IMMEDIATE")
    results = carry_out(db, jobs)
    db.execute("COMMIT")
    return results


def carry_out(db: sqlite3.Connection, jobs: list[Job]) -> Results:
    """Choices together, then the others one after the other."""
    results: Results = []
    choices = [(work, future) for work, future in jobs if isinstance(work, tuple)]
    for start in range(0, len(choices), MOST):
        some = choices[start : start + MOST]
        try:
            choose(db, [work for work, _ in some])
            results += [(future, None, None) for _, future in some]
        except sqlite3.IntegrityError:
            # Somebody else wrote to one of these tables: find out to which.
            jobs = [(partial(append, row=row, first=seq, entries=[data], whole=False), future) for (row, seq, data), future in some] + jobs
    for work, future in jobs:
        if not isinstance(work, tuple):
            try:
                results.append((future, work(db), None))
            except Conflict as conflict:
                results.append((future, None, conflict))
    return results


def choose(db: sqlite3.Connection, choices: list[Choice]) -> None:
    values = [value for row, seq, data in choices for value in (row.id, seq, data, row.updated, row.wake, row.to_move, row.deadline)]
    if len(choices) <= FEW:
        db.execute(f"INSERT INTO choices VALUES {', '.join([ROW] * len(choices))}", values)
    else:
        values += [None] * (ROW.count("?") * MOST - len(values))
        db.execute(f"INSERT INTO choices SELECT * FROM (VALUES {', '.join([ROW] * MOST)}) WHERE column1 IS NOT NULL", values)


def append(db: sqlite3.Connection, row: Row, first: int, entries: Sequence[bytes], whole: bool) -> None:
    try:
        # The first number conflicts first, so that nothing is written when it does.
        for seq, data in enumerate(entries, first):
            db.execute("INSERT INTO log VALUES (?, ?, ?)", (row.id, seq, data))
    except sqlite3.IntegrityError:
        raise Conflict from None
    turn = (row.id, row.seq, row.updated, row.wake, row.to_move, row.deadline)
    db.execute("INSERT OR REPLACE INTO turns VALUES (?, ?, ?, ?, ?, 0, ?)", turn)
    if whole:
        values = (row.id, row.status, row.game, row.listed, row.created, row.info)
        db.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)", values)
        db.execute("DELETE FROM seated WHERE tab = ?", (row.id,))
        db.executemany("INSERT OR IGNORE INTO seated VALUES (?, ?)", [(player, row.id) for player in row.players])


def deliver(results: Results) -> None:
    for future, value, problem in results:
        if future.done():
            continue
        if problem is None:
            future.set_result(value)
        else:
            future.set_exception(problem)
