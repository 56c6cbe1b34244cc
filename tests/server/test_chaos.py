"""The server is killed while games go on: every answered choice is there afterwards, none twice, and every game ends."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest

from kotable.server import log
from kotable.server.sqlite import SqliteStore
from tests.server.chaos import Process, Progress, harassing, killing, play_through, time_taken
from tests.server.conftest import new_database

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")


def sqlite_chaos(folder: Path, games: list[str], kills: int, low: int, high: int, pause: float, seed: int) -> dict[str, Any]:
    async def all_of_it() -> dict[str, Any]:
        process, progress = Process(["--data", str(folder / "data"), "--bot-seconds", "30"], log=folder / "log"), Progress()
        try:
            told = await play_through(process, progress, killing(process, progress, low, high, kills), games, seed, pause)
        finally:
            await process.stop()
        store = SqliteStore(folder / "data" / "kotable.sqlite3")
        await store.open()
        logs = {table: [log.DECODER.decode(data) for data in await store.entries(table)] for table in told.pop("tables")}
        await store.close()
        taken = [time_taken(table, written, process.away) for table, written in logs.items()]
        told |= {"away_s": sum(end - begin for begin, end in process.away) // 1000}
        told |= {"most_taken_ms": max(worst for worst, _ in taken), "taken_ms": sum(total for _, total in taken)}
        print(told, flush=True)
        assert told["most_taken_ms"] <= 0, "time in which the server was away was taken from somebody"
        return told

    return asyncio.run(all_of_it())


def postgres_chaos(folder: Path, postgres: str, games: list[str], times: int, low: int, high: int, pause: float) -> dict[str, Any]:
    async def all_of_it() -> dict[str, Any]:
        database, progress = await new_database(postgres), Progress()
        process = Process(["--database", database, "--workers", "3", "--bot-seconds", "2"], log=folder / "log")
        try:
            told = await play_through(process, progress, harassing(process, progress, database, low, high, times), games, 11, pause)
        finally:
            await process.stop()
        del told["tables"]
        return told

    return asyncio.run(all_of_it())


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    told = sqlite_chaos(tmp_path, ["kokopelli", "kodachi"], kills=4, low=10, high=50, pause=0.01, seed=1)
    assert told["disturbed"] >= 2
    assert told["answered"] > 100
    assert told["said"] > 0
    assert told["questions"] > 0


def test_nothing_is_lost_when_workers_and_connections_are_killed(tmp_path: Path, postgres: str) -> None:
    told = postgres_chaos(tmp_path, postgres, ["kokopelli"], times=4, low=10, high=30, pause=0.01)
    print(told)
    assert told["disturbed"] >= 2


KILLS = int(os.environ.get("KOTABLE_KILLS", "500"))
DISTURBANCES = int(os.environ.get("KOTABLE_DISTURBANCES", "200"))
"""How much a soak bears; fewer for a part of it."""


@pytest.mark.soak
def test_nothing_is_lost_in_five_hundred_deaths(tmp_path: Path) -> None:
    deaths = 0
    games = ["kokopelli", "kodachi"] * 8
    for again in range(100):
        (folder := tmp_path / str(again)).mkdir()
        told = sqlite_chaos(folder, games, kills=KILLS - deaths, low=5, high=40, pause=0.05, seed=100 + again)
        deaths += told["disturbed"]
        if deaths >= KILLS:
            return
    raise AssertionError(f"only {deaths} deaths")


@pytest.mark.soak
def test_nothing_is_lost_in_two_hundred_deaths_of_workers_and_connections(tmp_path: Path, postgres: str) -> None:
    deaths = 0
    for again in range(100):
        (folder := tmp_path / str(again)).mkdir()
        games = ["kokopelli", "kodachi"] * 6
        told = postgres_chaos(folder, postgres, games, times=DISTURBANCES - deaths, low=5, high=40, pause=0.05)
        print(told, flush=True)
        deaths += told["disturbed"]
        if deaths >= DISTURBANCES:
            return
    raise AssertionError(f"only {deaths} disturbances")
