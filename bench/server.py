"""Measures the server on loopback, beside boardgame.io where its package can be installed: `python bench/server.py`.

Tables of four with real games, every move committed to the disk before it is told. One process serves, another plays.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from bench.load import Heard, Load, Socket, percentile
from kotable.match import new
from kotable.server import log
from kotable.server.hub import row_of
from kotable.server.messages import VERSION
from kotable.server.sqlite import SqliteStore
from kotable.server.table import Table

ROOT = Path(__file__).resolve().parent.parent
PEER = ROOT / "build" / "bench" / "boardgameio"
PEER_VERSION = "0.50.2"


@contextlib.asynccontextmanager
async def server(data: Path, *options: str) -> AsyncIterator[tuple[str, int, float]]:
    """A server as a process: its address, its process id and how long it took to answer."""
    words = ["serve", "--port", "0", "--data", str(data), "--limits", "1000000", "--bot-pace", "0", *options]
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "import sys; from kotable.cli import main; main(sys.argv[1:])", *words, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().split()[-1]
    try:
        async with httpx.AsyncClient() as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(address + "/health")).status_code == 200:
                        break
                await asyncio.sleep(0.01)
        yield address, process.pid, time.perf_counter() - began
    finally:
        process.terminate()
        await process.wait()


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def family(pid: int) -> list[int]:
    """A process and those it started to serve, without those in which bots think."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes())]


def cpu(pid: int) -> float:
    """Seconds of the processor that a server has used, with its workers."""
    return sum(own_cpu(one) for one in family(pid))


def own_cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen() -> float:
    """Seconds that the host has taken away from this machine's processors, where it says so: they make the longest waits."""
    with contextlib.suppress(OSError, IndexError):
        return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")
    return 0.0


async def postmaster(database: str) -> int:
    """The first process of a PostgreSQL server on this machine."""
    import asyncpg

    db = await asyncpg.connect(database)
    backend = await db.fetchval("SELECT pg_backend_pid()")
    parent = int(Path(f"/proc/{backend}/stat").read_text().rsplit(")", 1)[1].split()[1])
    await db.close()
    return parent


def database_cpu(pid: int) -> float:
    """What all processes of a PostgreSQL server have used; those that are gone are counted with the first one's children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    total = sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with contextlib.suppress(OSError):
            total += own_cpu(int(child))
    return total


async def measure(game: str, tables: int, seconds: float, pace: float, *options: str, database: str = "") -> dict[str, Any]:
    keeper = await postmaster(database) if database else 0
    if database:
        options = (*options, "--database", database)
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder), *options) as (address, pid, _):
            load = Load(address, pace=pace)
            # At full speed games end; others begin in their place.
            await load.make(tables if pace else 4 * tables, game)
            used, own, lost, began = cpu(pid), time.process_time(), stolen(), time.perf_counter()
            kept = database_cpu(keeper) if keeper else 0.0
            await load.run(seconds, tables)
            span = time.perf_counter() - began
            kept = database_cpu(keeper) - kept if keeper else 0.0
            lost = stolen() - lost
            told = {
                "server": "kotable",
                "game": game,
                "tables": tables,
                "moves_per_second": round(load.done / load.seconds),
                "p50_ms": round(1000 * percentile(load.latencies, 0.5), 2),
                "p99_ms": round(1000 * percentile(load.latencies, 0.99), 2),
                "bytes_per_move": round(load.bytes / max(1, load.done)),
                "bytes_per_move_and_client": round(load.bytes / max(1, load.done) / 4),
                "server_cpu": round((cpu(pid) - used) / span, 2),
                "client_cpu": round((time.process_time() - own) / span, 2),
                **({"database_cpu": round(kept / span, 2)} if keeper else {}),
                "server_mb": round(memory(pid)),
                "stolen_ms": round(1000 * lost),
                "moves_per_cpu_second": round(load.done / load.seconds / max(0.01, (cpu(pid) - used) / span)),
                "errors": load.errors,
            }
            load.close()
            return told


async def measure_memory(tables: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder), "--unload-seconds", "100000") as (address, pid, _):
            load = Load(address)
            await load.make(20, "kokopelli")  # everything that is made once
            before = memory(pid)
            await load.make(tables, "kokopelli", connect=False)
            between = memory(pid)
            many = Load(address)
            await many.make(100, "kokopelli")
            after = memory(pid)
            per_table = (between - before) / tables
            told = {
                "kb_per_idle_table": round(1024 * per_table, 1),
                "kb_per_connection": round(1024 * (after - between - 100 * per_table) / 400, 1),
                "server_mb": round(after),
            }
            load.close()
            many.close()
            return told


async def fill(path: Path, tables: int) -> None:
    """A store with so many running tables, each with 60 choices."""
    store = SqliteStore(path)
    await store.open()
    one = Table("x")
    position = new("kokopelli", 4, {}, "k1:stored").state.position()  # the seed of a table depends on its name
    entries: list[log.AnyEntry] = [log.Created(1, "kokopelli", 4, {}, "p0", "00" * 32, position=position)]
    entries += [log.Sat(1, f"p{seat}", f"P{seat}", seat) for seat in range(4)]
    entries.append(log.Started(1))
    for entry in entries:
        one.read(entry)
    for n in range(60):
        entries.append(log.Chose(n, one.to_move, one.playing().state.legal()[0]))
        one.read(entries[-1])
    data = [log.ENCODER.encode(entry) for entry in entries]
    waiting = []
    for n in range(tables):
        one.id = f"stored{n}"
        waiting.append(store.append(row_of(one, True), 1, data, True))
        if len(waiting) == 200:
            await asyncio.gather(*waiting)
            waiting = []
    await asyncio.gather(*waiting)
    await store.close()


async def measure_start(tables: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as (_, _, empty):
            pass
        await fill(Path(folder) / "kotable.sqlite3", tables)
        async with server(Path(folder)) as (address, pid, full):
            async with httpx.AsyncClient() as http:
                began = time.perf_counter()
                (await http.get(f"{address}/api/tables/stored{tables // 2}")).raise_for_status()
                first = time.perf_counter() - began
            return {
                "stored_tables": tables,
                "start_empty_s": round(empty, 2),
                "start_full_s": round(full, 2),
                "first_table_ms": round(1000 * first, 1),
                "server_mb": round(memory(pid)),
            }


def told_of(latencies: list[float]) -> dict[str, float]:
    return {"p50_ms": round(1000 * percentile(latencies, 0.5), 2), "p99_ms": round(1000 * percentile(latencies, 0.99), 2)}


async def measure_long(seconds: float, tables: int, rate: float) -> dict[str, Any]:
    """Many tables of four at a steady pace, for long: how long a move takes, and whether the memory grows."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as (address, pid, _):
            load = Load(address, pace=tables / rate)
            await load.make(tables + tables // 5, "kokopelli")
            load.begin(tables)
            await asyncio.sleep(min(30.0, seconds / 4))
            load.passed()
            before, used, lost, began = memory(pid), cpu(pid), stolen(), time.perf_counter()
            await asyncio.sleep(seconds)
            found, span = load.passed(), time.perf_counter() - began
            after = memory(pid)
            load.running = False
            await asyncio.sleep(2 * load.pace)
            load.close()
            return {
                "tables": tables,
                "connections": 4 * tables,
                "seconds": round(span),
                "moves_per_second": round(len(found) / span),
                **told_of(found),
                "server_cpu": round((cpu(pid) - used) / span, 2),
                "mb_before": round(before),
                "mb_after": round(after),
                "growth_percent": round(100 * (after / before - 1), 1),
                "stolen_ms": round(1000 * (stolen() - lost)),
                "errors": load.errors,
            }


async def measure_overload(seconds: float) -> list[dict[str, Any]]:
    """A steady load, then three times of what the server can do, then the steady load again."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as (address, _, _):
            most = Load(address)
            await most.make(100, "kokopelli")
            await most.run(seconds / 2, 50)
            capacity = most.done / most.seconds
            most.close()
            steady = Load(address, pace=100 / (0.3 * capacity))
            await steady.make(200, "kokopelli")
            more = Load(address, pace=0.2)
            await more.make(round(2.7 * capacity * more.pace), "kokopelli")
            steady.begin(100)
            await asyncio.sleep(2)
            steady.passed()
            rows: list[dict[str, Any]] = [{"capacity": round(capacity)}]
            await asyncio.sleep(seconds)
            normal = told_of(steady.passed())
            rows.append({"phase": "steady", **normal})
            more.begin(len(more.tables))
            await asyncio.sleep(seconds)
            rows.append({"phase": "overload", "offered": round(3 * capacity), **told_of(steady.passed()), "errors": more.errors})
            more.running = False
            back = -1.0
            for second in range(1, 11):
                await asyncio.sleep(1)
                if (now := told_of(steady.passed()))["p99_ms"] <= 2 * normal["p99_ms"]:
                    back = second
                    break
            rows.append({"phase": "after", "normal_again_after_s": back, **now, "errors": steady.errors})
            steady.running = False
            await asyncio.sleep(1)
            for load in (steady, more):
                load.close()
            return rows


HOSTILE = (
    {"t": "why"},
    {"t": "look", "ply": 0},
    {"t": "earlier", "before": 1 << 40},
    {"t": "foresee"},
    {"t": "ping"},
    {"t": "say", "text": "x"},
)


async def measure_hostile(seconds: float, connections: int) -> list[dict[str, Any]]:
    """A table of four with the usual limits, alone and beside one address that asks for all it gets, and more."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder), "--limits", "1") as (address, pid, _):
            good = Load(address, pace=0.05, source="127.0.0.2")
            await good.make(3, "kokopelli")
            target = Load(address, source="127.0.0.3")
            await target.make(1, "kokopelli")
            good.begin(1)
            await asyncio.sleep(2)
            good.passed()
            used, began = cpu(pid), time.perf_counter()
            await asyncio.sleep(seconds)
            rows: list[dict[str, Any]] = []

            def add(phase: str, **more: Any) -> None:
                nonlocal used, began
                span = time.perf_counter() - began
                rows.append({"phase": phase, **told_of(good.passed()), "server_cpu": round((cpu(pid) - used) / span, 2), **more})
                used, began = cpu(pid), time.perf_counter()

            add("alone")
            for who in ("spectator", "player"):
                player = {} if who == "spectator" else {"token": target.tokens[0]}
                hello = msgspec.json.encode({"t": "hello", "version": VERSION, **player})
                refused = 0

                def told(socket: Socket, heard: Any) -> None:
                    nonlocal refused
                    refused += isinstance(heard, Heard) and heard.t == "error"

                sockets = await crowd(address, f"/ws/{target.names[0]}", hello, told, connections)
                await asyncio.sleep(1)
                add("arriving")
                until = time.perf_counter() + seconds
                asked = 0
                while time.perf_counter() < until:
                    for socket in sockets:
                        if not socket.transport.is_closing():
                            socket.send(msgspec.json.encode(HOSTILE[asked % len(HOSTILE)]))
                            asked += 1
                    await asyncio.sleep(0.01)
                add(f"hostile {who}", connections=connections, asked=asked, refused=refused)
                for socket in sockets:
                    socket.transport.abort()
                await asyncio.sleep(1)
                add("after")
            good.running = False
            await asyncio.sleep(0.2)
            good.close()
            target.close()
            return rows


async def crowd(address: str, path: str, hello: bytes, told: Any, count: int) -> list[Socket]:
    host = address.removeprefix("http://")
    name, port = host.split(":")
    loop = asyncio.get_running_loop()
    made = []
    for _ in range(count):
        _, socket = await loop.create_connection(lambda: Socket(host, path, hello, told), name, int(port), local_addr=("127.0.0.3", 0))
        made.append(socket)
    return made


def peer(seconds: float) -> list[dict[str, Any]]:
    """boardgame.io with a small card game of four, in the same manner; nothing where it can't be installed."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        print("there is no Node.js: boardgame.io is left out", file=sys.stderr)
        return []
    PEER.mkdir(parents=True, exist_ok=True)
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        (PEER / "package.json").write_text('{"private": true}\n')
        words = [npm, "install", "--no-audit", "--no-fund", "--silent", f"boardgame.io@{PEER_VERSION}"]
        if subprocess.run(words, cwd=PEER, timeout=300).returncode:
            print("boardgame.io can't be installed: it is left out", file=sys.stderr)
            return []
    for name in ("game.js", "server.js", "load.js"):
        shutil.copy(ROOT / "bench" / "boardgameio" / name, PEER / name)
    found = []
    for tables, pace in ((50, 0.0), (200, 0.5)):
        environment = {**os.environ, "NODE_ENV": "production"}
        with subprocess.Popen([node, "server.js"], cwd=PEER, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            port = process.stdout.readline().split()[-1]
            try:
                used, lost, began = cpu(process.pid), stolen(), time.perf_counter()
                words = [node, "load.js", port, str(tables), str(seconds), str(pace)]
                answer = subprocess.run(words, cwd=PEER, capture_output=True, text=True, timeout=120 + seconds, env=environment, check=True)
                told = json.loads(answer.stdout.splitlines()[-1])
                told["server_cpu"] = round((cpu(process.pid) - used) / (time.perf_counter() - began), 2)
                told["server_mb"] = round(memory(process.pid))
                told["stolen_ms"] = round(1000 * (stolen() - lost))
                found.append({"server": "boardgame.io", "game": "cards", "tables": tables, **told})
            finally:
                process.terminate()
    return found


def show(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        print("  ".join(f"{name}={value}" for name, value in row.items()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument(
        "--only", default="", help="saturation, pace, memory, start or peer; these only if named: long, overload, hostile, stores"
    )
    parser.add_argument("--database", default="", help="of a PostgreSQL server for `stores`, empty")
    parser.add_argument("--tables", type=int, default=1000, help="for `long`")
    parser.add_argument("--rate", type=float, default=500, help="moves a second, for `long`")
    parser.add_argument("--json", type=Path, help="write all numbers to this file")
    given = parser.parse_args()
    rows: list[dict[str, Any]] = []

    def part(name: str) -> bool:
        return given.only in ("", name)

    def add(row: dict[str, Any]) -> None:
        rows.append(row)
        show([row])

    if part("saturation"):
        for game in ("kokopelli", "kodachi"):
            add(uvloop.run(measure(game, 50, given.seconds, 0)))
    if part("pace"):
        for game in ("kokopelli", "kodachi"):
            add(uvloop.run(measure(game, 200, given.seconds, 0.5)))
    if part("memory"):
        add(uvloop.run(measure_memory(1000)))
    if part("start"):
        add(uvloop.run(measure_start(given.stored)))
    if given.only == "long":
        add(uvloop.run(measure_long(given.seconds, given.tables, given.rate)))
    if given.only == "overload":
        for row in uvloop.run(measure_overload(given.seconds)):
            add(row)
    if given.only == "hostile":
        for row in uvloop.run(measure_hostile(given.seconds, 40)):
            add(row)
    if given.only == "stores":
        add({"store": "sqlite", "workers": 1, **uvloop.run(measure("kokopelli", 50, given.seconds, 0))})
        for workers in (1, 2) if given.database else ():
            found = uvloop.run(measure("kokopelli", 50, given.seconds, 0, "--workers", str(workers), database=given.database))
            add({"store": "postgresql", "workers": workers, **found})
    if part("peer") and not given.no_peer:
        for row in peer(given.seconds):
            add(row)
    if given.json:
        given.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
