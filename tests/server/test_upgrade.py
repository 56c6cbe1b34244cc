"""What an older version wrote still loads: stores of all versions are brought up to date, records of the first release verify."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from dataclasses import replace
from pathlib import Path

import asyncpg
import httpx
import pytest

from kotable import record
from kotable.server import backup, sqlite
from kotable.server import postgres as postgres_store
from kotable.server.serve import make_store
from kotable.server.settings import Settings
from kotable.server.store import StoreDown
from kotable.values import KotableError
from tests.server.client import PATIENCE, Player, new_game
from tests.server.conftest import new_database, running

DATA = Path(__file__).parent / "data"
OLD = json.loads((DATA / "store-sqlite-2.json").read_text())


async def visit(settings: Settings) -> None:
    """Everything that lay in the old store is there: games over, running and open, the token, the clocks."""
    async with running(settings) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
        anna = Player(address, http)
        anna.token, anna.player = OLD["token"], OLD["player"]
        assert (await anna.get("/api/me"))["name"] == "Anna"
        going, resigned, opened, ended = OLD["tables"]
        seat = await anna.sit(going)
        assert seat.table["status"] == "running"
        assert seat.view is not None
        assert seat.clocks
        assert max(seat.clocks["left"]) > 250_000, "the time since then was nobody's"
        assert any(step.get("chat", {}).get("text") == "hello" for step in seat.steps)
        assert (await anna.get(f"/api/tables/{resigned}"))["result"]["reason"] == "resigned"
        text = await anna.get(f"/api/tables/{resigned}/record")
        assert "resigned: 0" in text
        record.verify(record.read(text))
        assert (await anna.get(f"/api/tables/{opened}"))["status"] == "open"
        written = record.read(await anna.get(f"/api/tables/{ended}/record"))
        before = record.read((DATA / "record-1.txt").read_text())
        assert (written.seed, written.ending) == (before.seed, before.ending)
        assert [(one.seat, one.text, one.fingerprint) for one in written.choices] == [
            (one.seat, one.text, one.fingerprint) for one in before.choices
        ]
        assert [one["this"] for one in (await anna.get("/api/me/devices"))["devices"]] == [True]
        assert len((await anna.get("/api/my/tables"))["tables"]) == 4
        await seat.close()


def first_release() -> sqlite3.Connection:
    old = sqlite3.connect(":memory:")
    old.executescript((DATA / "store-sqlite-2.sql").read_text())
    return old


@pytest.mark.parametrize("version", range(sqlite.OLDEST, sqlite.SCHEMA_VERSION))
def test_a_sqlite_file_of_every_older_version(local: Settings, version: int) -> None:
    local.data.mkdir()
    with contextlib.closing(sqlite3.connect(local.data / "kotable.sqlite3")) as db:
        db.executescript((DATA / f"store-sqlite-{version}.sql").read_text())
        if version > sqlite.OLDEST:
            for table in ("log", "tables", "turns", "seated", "players", "tokens", "meta"):
                found = first_release().execute(f"SELECT * FROM {table}")
                names, values = [one[0] for one in found.description], found.fetchall()
                db.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})", values)
            db.execute(f"PRAGMA user_version={version}")
            db.commit()
    for _ in range(2):  # the second time it is up to date
        asyncio.run(visit(local))


@pytest.mark.parametrize("version", range(1, postgres_store.SCHEMA_VERSION))
def test_a_postgresql_database_of_every_older_version(local: Settings, postgres: str, version: int) -> None:
    old = first_release()

    async def all_of_it() -> None:
        database = await new_database(postgres)
        db = await asyncpg.connect(database)
        await db.execute((DATA / f"store-postgresql-{version}.sql").read_text())
        for table in ("log", "seated", "players", "tokens"):
            found = old.execute(f"SELECT * FROM {table}")
            await db.copy_records_to_table(table, records=found.fetchall(), columns=[one[0] for one in found.description])
        sql = "SELECT id, seq, status, game, listed, created, updated, wake, to_move, archived, info FROM tables JOIN turns USING (id)"
        for row in old.execute(sql).fetchall():
            values = [*row[:4], bool(row[4]), *row[5:9], bool(row[9]), row[10], "somebody"]
            await db.execute(f"INSERT INTO tables VALUES ({', '.join(f'${n}' for n in range(1, 13))})", *values)
        if version > 1:
            await db.execute("INSERT INTO meta VALUES ('version', $1)", version)
        await db.execute("INSERT INTO meta VALUES ('alive', $1)", old.execute("SELECT value FROM meta WHERE key = 'alive'").fetchone()[0])
        await db.close()
        for _ in range(2):
            await visit(replace(local, database=database))

    asyncio.run(all_of_it())


def test_a_store_of_a_newer_version_is_refused(local: Settings) -> None:
    local.data.mkdir()
    with sqlite3.connect(local.data / "kotable.sqlite3") as db:
        db.execute("PRAGMA user_version=99")
    with pytest.raises(StoreDown, match="made by a newer Kotable"):
        asyncio.run(make_store(local).open())


def test_a_record_of_the_first_release() -> None:
    found = record.read((DATA / "record-1.txt").read_text())
    record.verify(found)
    assert found.shuffle is not None
    assert found.shuffle.seals == ()


def test_a_backup_is_one_moment_and_comes_back(settings: Settings, tmp_path: Path) -> None:
    """Taken while the server runs; what came after it is gone, clocks have stood still, and clients are told everything anew."""

    async def before() -> tuple[Path, str, str, int, int]:
        async with running(settings) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            anna = await Player.new(address, http)
            clock = {"kind": "bank", "seconds": 30}
            table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0}, clock=clock)
            seat = await anna.sit(table)
            made = await asyncio.to_thread(backup.backup, settings, tmp_path / "backups")
            kept = seat.seq
            await seat.play_on(random.Random(1), most=3)
            epoch = seat.welcome["epoch"]
            assert seat.seq > kept
            await seat.close()
            return made, table, anna.token, kept, epoch

    async def after(table: str, token: str, kept: int, epoch: int) -> None:
        async with running(settings) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            anna = Player(address, http)
            anna.token = token
            seat = await anna.sit(table, seen=2, epoch=epoch)
            assert seat.ply == 0
            assert kept <= seat.seq <= kept + 1, "one more where a pause was given back"
            assert seat.welcome.get("since", 0) == 0
            assert seat.welcome["epoch"] != epoch
            await seat.close()

    made, table, token, kept, epoch = asyncio.run(before())
    for file in made.glob("kotable.sqlite3"):
        # What is no whole backup takes the place of nothing.
        whole, there = file.read_bytes(), (settings.data / file.name).read_bytes()
        for damage in (whole[: len(whole) // 2], b"", None):
            file.unlink()
            if damage is not None:
                file.write_bytes(damage)
            with pytest.raises(KotableError):
                backup.restore(settings, made, replace=True)
            assert (settings.data / file.name).read_bytes() == there
        file.write_bytes(whole)
    with pytest.raises(KotableError, match="--replace"):
        backup.restore(settings, made, replace=False)
    backup.restore(settings, made, replace=True)
    asyncio.run(after(table, token, kept, epoch))
    with pytest.raises(KotableError, match="no backup"):
        backup.restore(settings, tmp_path, replace=True)
