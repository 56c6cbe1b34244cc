"""The server is killed while games go on: every answered choice is there afterwards, none twice, and every game ends."""

from __future__ import annotations

import asyncio
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


def test_nothing_is_lost_when_workers_and_connections_are_killed(tmp_path: Path, postgres: str) -> None:
    told = postgres_chaos(tmp_path, postgres, ["kokopelli"], times=4, low=0.3, high=1.0, pause=0.01)
    print(told)
    assert told["disturbed"] >= 2


@pytest.mark.soak
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_in_fifty_deaths(tmp_path: Path, seed: int) -> None:
    deaths = 0
    games = ["kokopelli", "kodachi", "kokopelli", "kodachi"]
    for again in range(10):
        (folder := tmp_path / str(again)).mkdir()
        told = sqlite_chaos(folder, games, kills=60, low=0.1, high=1.0, pause=0.2, seed=seed * 100 + again)
        print(told)
        deaths += told["disturbed"]
        if deaths >= 50:
            break
    assert deaths >= 50


@pytest.mark.soak
def test_nothing_is_lost_in_fifty_deaths_of_workers_and_connections(tmp_path: Path, postgres: str) -> None:
    deaths = 0
    for again in range(10):
        (folder := tmp_path / str(again)).mkdir()
        told = postgres_chaos(folder, postgres, ["kokopelli", "kodachi", "kokopelli"], times=60, low=0.2, high=1.2, pause=0.2)
        print(told)
        deaths += told["disturbed"]
        if deaths >= 50:
            break
    assert deaths >= 50
