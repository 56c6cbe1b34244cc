"""The server is killed while games go on: every answered choice is there afterwards, none twice, and every game ends."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from tests.server.chaos import Process, harassing, killing, play_through
from tests.server.conftest import new_database

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")


def sqlite_chaos(folder: Path, games: list[str], kills: int, low: float, high: float, pause: float, seed: int) -> dict[str, int]:
    async def all_of_it() -> dict[str, int]:
        process = Process(["--data", str(folder / "data"), "--bot-seconds", "30"], log=folder / "log")
        try:
            return await play_through(process, killing(process, low, high, kills), games, seed, pause)
        finally:
            await process.stop()

    return asyncio.run(all_of_it())


def postgres_chaos(folder: Path, postgres: str, games: list[str], times: int, low: float, high: float, pause: float) -> dict[str, int]:
    async def all_of_it() -> dict[str, int]:
        database = await new_database(postgres)
        process = Process(["--database", database, "--workers", "3", "--bot-seconds", "2"], log=folder / "log")
        try:
            return await play_through(process, harassing(process, database, low, high, times), games, 11, pause)
        finally:
            await process.stop()

    return asyncio.run(all_of_it())


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    told = sqlite_chaos(tmp_path, ["kokopelli", "kodachi"], kills=4, low=0.2, high=0.8, pause=0.01, seed=1)
    print(told)
    assert told["disturbed"] >= 2
    assert told["answered"] > 100
    assert told["said"] > 0
    assert told["questions"] > 0


def test_nothing_is_lost_when_workers_and_connections_are_killed(tmp_path: Path, postgres: str) -> None:
    told = postgres_chaos(tmp_path, postgres, ["kokopelli"], times=4, low=0.3, high=1.0, pause=0.01)
    print(told)
    assert told["disturbed"] >= 2


KILLS = int(os.environ.get("KOTABLE_KILLS", "500"))
DISTURBANCES = int(os.environ.get("KOTABLE_DISTURBANCES", "200"))
"""How much a soak bears; fewer for a part of it."""


@pytest.mark.soak
def test_nothing_is_lost_in_five_hundred_deaths(tmp_path: Path) -> None:
    deaths = 0
    games = ["kokopelli", "kodachi", "kokopelli", "kodachi"]
    for again in range(100):
        (folder := tmp_path / str(again)).mkdir()
        told = sqlite_chaos(folder, games, kills=KILLS - deaths, low=0.1, high=1.0, pause=0.2, seed=100 + again)
        print(told, flush=True)
        deaths += told["disturbed"]
        if deaths >= KILLS:
            return
    raise AssertionError(f"only {deaths} deaths")


@pytest.mark.soak
def test_nothing_is_lost_in_two_hundred_deaths_of_workers_and_connections(tmp_path: Path, postgres: str) -> None:
    deaths = 0
    for again in range(100):
        (folder := tmp_path / str(again)).mkdir()
        games = ["kokopelli", "kodachi", "kokopelli"]
        told = postgres_chaos(folder, postgres, games, times=DISTURBANCES - deaths, low=0.2, high=1.2, pause=0.2)
        print(told, flush=True)
        deaths += told["disturbed"]
        if deaths >= DISTURBANCES:
            return
    raise AssertionError(f"only {deaths} disturbances")
