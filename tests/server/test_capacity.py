"""Nothing that a server does by itself, or for a player, takes longer because others have stored tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import asyncpg
import msgspec
import pytest

from kotable.server import log
from kotable.server.hub import row_of
from kotable.server.postgres import PostgresStore
from kotable.server.settings import Settings
from kotable.server.sqlite import SqliteStore
from kotable.server.store import Row, Store
from kotable.server.table import Table
from tests.server.conftest import new_database

FEW, MANY = 1_000, 100_000
LONG_AGO = 1_000_000
NOW = 2_000_000_000_000


def one_table() -> Row:
    table = Table("mine")
    table.read(log.Created(LONG_AGO, "kokopelli", 2, {}, "p0", "00", listed=True))
    table.read(log.Sat(LONG_AGO, "p0", "P", 0))
    return row_of(table, True)


def work(store: Store) -> dict[str, Callable[[], Awaitable[Any]]]:
    """What is done all the time, and what players ask for."""
    row = one_table()
    again = msgspec.structs.replace(row, seq=4)
    return {
        "beat": lambda: store.beat(NOW, False),
        "due": lambda: store.due(NOW, 50),
        "with bots": lambda: store.with_bots("", 50),
        "orders": store.orders,
        "archive": lambda: store.archive(LONG_AGO - 1, "", 200),
        "listed": lambda: store.listed("", 50),
        "listed of a game": lambda: store.listed("kokopelli", 50),
        "make a table": lambda: store.append(row, 1, [b"{}", b"{}"], True),
        "choose": lambda: store.append(again, 3, [b"{}"], False),
        "change": lambda: store.append(again, 4, [b"{}"], True),
        "entries": lambda: store.entries("mine"),
        "row": lambda: store.row("mine"),
        "of a player": lambda: store.of_player("p0", 100),
        "keep": lambda: store.keep("mine"),
        "serve": lambda: store.serve("mine", ["p0"], 0),
        "elsewhere": lambda: store.elsewhere("mine"),
        "unserve": lambda: store.unserve("mine"),
        "release": lambda: store.release("mine"),
        "new player": lambda: store.add_player("p0", "P", "hash", "", NOW),
        "who": lambda: store.player("hash", NOW),
        "devices": lambda: store.tokens("p0"),
        "code": lambda: store.add_code("code", "p0", NOW),
        "redeem": lambda: store.redeem("code", NOW),
        "feed": lambda: store.set_feed("p0", "secret"),
        "of a feed": lambda: store.of_feed("secret"),
        "rename": lambda: store.rename("p0", "Q"),
        "end a device": lambda: store.end_token("p0", "hash"),
        "end a player": lambda: store.end_player("p0"),
    }


FILL = {
    "log": "SELECT 'stored' || n, 1, '{}' FROM numbers",
    "seated": "SELECT 'q' || n % 50000, 'stored' || n FROM numbers",
    "players": "SELECT 'q' || n, 'Q', 1, '' FROM numbers",
    "tokens": "SELECT 'h' || n, 'q' || n, 1, '', 1 FROM numbers",
    "codes": "SELECT 'c' || n, 'q' || n, 3000000000000 FROM numbers",
}
"""All kinds of rows for so many tables; every tenth table is open and listed, every tenth waits for a clock."""


def test_sqlite_does_not_slow_down_with_stored_tables(local: Settings) -> None:
    """Counted in steps of SQLite's machine, which do not depend on how busy this one is."""

    async def steps(count: int) -> dict[str, int]:
        store = SqliteStore(local.data / f"{count}.sqlite3")
        await store.open()
        numbers = f"WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {count})"
        kinds = {
            **FILL,
            "tables": "SELECT 'stored' || n, iif(n % 10 = 0, 'open', 'over'), 'kodachi', n % 10 = 0, n, x'7b7d' FROM numbers",
            "turns": f"SELECT 'stored' || n, 1, {NOW}, CASE n % 10 WHEN 1 THEN {2 * NOW} END, 0, 0, NULL FROM numbers",
        }
        for table, rows in kinds.items():
            await store.do(lambda db, table=table, rows=rows: db.execute(f"INSERT INTO {table} {numbers} {rows}") and None)  # type: ignore[misc]
        taken = 0

        def tick() -> int:
            nonlocal taken
            taken += 1
            return 0

        await store.do(lambda db: db.set_progress_handler(tick, 20))
        found = {}
        for name, ask in work(store).items():
            before = taken
            await ask()
            found[name] = taken - before
        await store.close()
        return found

    few, many = asyncio.run(steps(FEW)), asyncio.run(steps(MANY))
    assert {name: (few[name], many[name]) for name in few if many[name] > 1.5 * few[name] + 20} == {}


def test_postgresql_scans_no_table_that_grows(local: Settings, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the plans of everything that is asked."""
    asked: list[tuple[str, tuple[Any, ...]]] = []
    fetch, execute = asyncpg.Connection.fetch, asyncpg.Connection.execute

    async def noting_fetch(self: Any, sql: str, *values: Any, **more: Any) -> Any:
        asked.append((sql, values))
        return await fetch(self, sql, *values, **more)

    async def noting_execute(self: Any, sql: str, *values: Any, **more: Any) -> Any:
        asked.append((sql, values))
        return await execute(self, sql, *values, **more)

    async def all_of_it() -> None:
        database = await new_database(postgres)
        store = PostgresStore(replace(local, database=database).database)
        await store.open()
        numbers = f"WITH numbers AS (SELECT n FROM generate_series(1, {MANY}) AS given (n))"
        kinds = {
            **{table: rows.replace("'{}'", "'{}'::bytea") for table, rows in FILL.items()},
            "tables": f"""SELECT 'stored' || n, 1, CASE n % 10 WHEN 0 THEN 'open' ELSE 'over' END, 'kodachi', n % 10 = 0, n, {NOW},
                CASE n % 10 WHEN 1 THEN {2 * NOW} END, 0, FALSE, '{{}}'::bytea, '' FROM numbers""",
        }
        async with store.db() as db:
            for table, rows in kinds.items():
                await db.execute(f"INSERT INTO {table} {numbers} {rows}")
            await db.execute("ANALYZE")
        with monkeypatch.context() as patches:
            patches.setattr(asyncpg.Connection, "fetch", noting_fetch)
            patches.setattr(asyncpg.Connection, "execute", noting_execute)
            for ask in work(store).values():
                await ask()
        grown = {}
        async with store.db() as db:
            for sql, values in asked:
                if sql.split()[0] in ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH") and ";" not in sql:
                    plan = "\n".join(row[0] for row in await db.fetch(f"EXPLAIN {sql}", *values))
                    if any(f"Seq Scan on {table}" in plan for table in ("log", "tables", "seated", "players", "tokens", "codes")):
                        grown[sql] = plan
        await store.close()
        assert len(asked) > len(work(store))
        assert grown == {}

    asyncio.run(all_of_it())
