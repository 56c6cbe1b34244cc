"""Servers and databases for the tests of the server."""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
import uvicorn

from kotable.server import hub
from kotable.server.core import Server
from kotable.server.serve import bind, configuration, make_store
from kotable.server.settings import Limits, Settings
from kotable.server.store import Store
from tests.server.client import PATIENCE

SERVERS: list[Server] = []
"""Those that run in this process, the newest last."""
DOORKEEPERS: list[Any] = []
"""Theirs."""
FREE = Limits().times(1000)


def pg_tool(name: str) -> str | None:
    """A program of PostgreSQL's server: on PATH, or where Debian puts it."""
    if found := shutil.which(name):
        return found
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    return shutil.which(name, path=os.pathsep.join(str(path) for path in reversed(folders))) if folders else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own, on a socket in a temporary folder."""
    initdb, ctl = pg_tool("initdb"), pg_tool("pg_ctl")
    if not (initdb and ctl):
        pytest.skip("PostgreSQL's server programs are not installed (Debian: postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    who: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
    if who:
        shutil.chown(folder, "nobody", "nogroup")

    def run(*words: str | Path) -> None:
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **who)

    run(initdb, "-D", folder / "data", "-A", "trust", "-U", "cards", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
    options = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
    run(ctl, "-D", folder / "data", "-w", "-l", folder / "log", "-o", options, "start")
    try:
        yield f"postgresql://cards@/postgres?host={folder}"
    finally:
        run(ctl, "-D", folder / "data", "-m", "immediate", "stop")
        shutil.rmtree(folder)


async def new_database(postgres: str) -> str:
    """A fresh database on it."""
    name = f"t{os.urandom(6).hex()}"
    db = await asyncpg.connect(postgres)
    await db.execute(f"CREATE DATABASE {name}")
    await db.close()
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """For a server with a store of its own, of each kind."""
    made = Settings(port=0, data=tmp_path / "data", bot_pace=0, thinkers=1, limits=FREE)
    if request.param == "postgresql":
        made = replace(made, database=asyncio.run(new_database(request.getfixturevalue("postgres"))))
    return made


@pytest.fixture
def local(tmp_path: Path) -> Settings:
    """For a server with a SQLite file."""
    return Settings(port=0, data=tmp_path / "data", bot_pace=0, thinkers=1, limits=FREE)


@contextlib.asynccontextmanager
async def running(settings: Settings, store: Store | None = None, ping: float | None = 20.0) -> AsyncIterator[str]:
    """A server in this process; gives its address."""
    server = Server(settings, store or make_store(settings))
    SERVERS.append(server)
    sock = bind(settings)
    config = configuration(server, ping)
    config.timeout_graceful_shutdown = 2
    config.timeout_keep_alive = 600  # a test may be slow
    DOORKEEPERS.append(config.http.doorkeeper)  # type: ignore[union-attr]
    web = uvicorn.Server(config)
    task = asyncio.create_task(web.serve(sockets=[sock]))
    while not web.started:
        assert not task.done(), task.result()
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    finally:
        SERVERS.remove(server)
        DOORKEEPERS.remove(config.http.doorkeeper)  # type: ignore[union-attr]
        server.hub.say_goodbye()
        web.should_exit = True
        await task
        sock.close()


async def until(true: Callable[[], bool], awaited: str, seconds: float = PATIENCE) -> None:
    """Wait until something is so; a test that waits in vain says for what."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, f"waited {seconds:g} s in vain until {awaited}"
        await asyncio.sleep(0.01)


Story = Callable[[str, httpx.AsyncClient], Awaitable[None]]


def tell(settings: Settings, story: Story) -> None:
    """Run a server and a story at its address."""

    async def all_of_it() -> None:
        async with running(settings, ping=settings.limits.silence_seconds / 2) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            await story(address, http)

    asyncio.run(all_of_it())


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """A server in a thread of this process; gives its address."""
    begun: queue.SimpleQueue[str] = queue.SimpleQueue()
    ended = threading.Event()

    async def serve() -> None:
        async with running(settings) as address:
            begun.put(address)
            while not ended.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        yield begun.get(timeout=PATIENCE)
    finally:
        ended.set()
        thread.join()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Lets time pass for the server's clocks."""
    passed = 0
    real = hub.now

    def wait(ms: int) -> None:
        nonlocal passed
        passed += ms

    for name, module in list(sys.modules.items()):
        if name.startswith("kotable.server.") and getattr(module, "now", None) is real:
            monkeypatch.setattr(module, "now", lambda: real() + passed)
    monkeypatch.setattr(hub, "STALL", math.inf)  # a machine that is busy gives nobody more time
    return wait
