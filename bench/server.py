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
import statistics
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

from bench.load import Against, Heard, Load, Pings, Socket, percentile
from kotable.match import new
from kotable.server import log
from kotable.server.hub import row_of
from kotable.server.messages import VERSION
from kotable.server.sqlite import SqliteStore
from kotable.server.table import Table

ROOT = Path(__file__).resolve().parent.parent
PEER = ROOT / "build" / "bench" / "boardgameio"
PEER_VERSION = "0.50.2"
MOST_GROWTH = 5.0
"""Per cent that the memory may grow under a steady load."""
WARM_PLIES = 60
"""Choices of a table until it keeps as many of its last steps as it ever will, and what tables share is full."""
MOST_SECONDS_BACK = 5
"""Seconds after an overload in which everything is as before."""
MOST_PING_MS = 500
"""How long a ping may take in an overload."""
SEARCH_TABLES = 400
SEARCH_SECONDS = 3.0
SPARE = 40
"""Tables that can be begun in each second at full speed; a game of four is 300 choices or more."""
FOLLOWED = 0.9
"""The capacity is looked for with so many tables, for so long at each step, as long as so much of what is offered is played."""
ROUNDS = 5
GOOD_TABLES = 16
"""How often hostile clients come, and how many tables play beside them."""
MOST_TIMES_ALONE = 2.0
"""What somebody hostile, or bots that think, may do to the 99th percentile of others."""


@contextlib.asynccontextmanager
async def server(data: Path, *options: str, **variables: str) -> AsyncIterator[tuple[str, int, float]]:
    """A server as a process: its address, its process id and how long it took to answer."""
    words = ["serve", "--port", "0", "--data", str(data), "--limits", "1000000", "--bot-pace", "0", *options]
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "import sys; from kotable.cli import main; main(sys.argv[1:])",
        *words,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, **variables},
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
    """Of the threads that a process has, to the nanosecond; by the ticks in `stat` short work may count for nothing, or too much."""
    return sum(int((task / "schedstat").read_text().split()[0]) for task in Path(f"/proc/{pid}/task").iterdir()) / 1e9


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


def database_cpu(pid: int) -> dict[int, float]:
    """What each process of a PostgreSQL server has used."""
    found = {}
    for one in [str(pid), *Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]:
        with contextlib.suppress(OSError):
            found[int(one)] = own_cpu(int(one))
    return found


class Spent:
    """What the processor was used for since this was made."""

    def __init__(self, pid: int, keeper: int = 0) -> None:
        self.pid, self.keeper = pid, keeper
        self.began, self.lost, self.own, self.server = time.perf_counter(), stolen(), time.process_time(), cpu(pid)
        self.database = database_cpu(keeper) if keeper else {}

    def told(self, moves: int) -> dict[str, Any]:
        """Parts of a core, and how many of these moves a second of the server's processor is good for."""
        span, server = time.perf_counter() - self.began, cpu(self.pid) - self.server
        found: dict[str, Any] = {"server_cpu": round(server / span, 2), "client_cpu": round((time.process_time() - self.own) / span, 2)}
        found["moves_per_cpu_second"] = round(moves / max(0.01, server))
        if self.keeper:
            database = sum(used - self.database.get(one, 0.0) for one, used in database_cpu(self.keeper).items())
            found["database_cpu"] = round(database / span, 2)
            found["moves_per_database_cpu_second"] = round(moves / max(0.01, database))
        return {**found, "stolen_ms": round(1000 * (stolen() - self.lost))}


async def measure(game: str, tables: int, seconds: float, pace: float, *options: str, database: str = "") -> dict[str, Any]:
    keeper = await postmaster(database) if database else 0
    if database:
        options = (*options, "--database", database)
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder), *options) as (address, pid, _):
            load = Load(address, pace=pace)
            # At full speed games end; others begin in their place, and there have to be enough.
            await load.make(tables if pace else tables + int(SPARE * seconds), game)
            load.begin(tables)
            await asyncio.sleep(min(2.0, seconds / 4))  # warm up
            load.passed()
            load.received()
            spent, began = Spent(pid, keeper), time.perf_counter()
            await asyncio.sleep(seconds)
            found, span = load.passed(), time.perf_counter() - began
            spending, received = spent.told(len(found)), load.received()
            load.running = False
            told = {
                "server": "kotable",
                "game": game,
                "tables": tables,
                "moves_per_second": round(len(found) / span),
                **told_of(found),
                "bytes_per_move": round(received / max(1, len(found))),
                "bytes_per_move_and_client": round(received / max(1, len(found)) / 4),
                **spending,
                "server_mb": round(sum(memory(one) for one in family(pid))),
                "errors": load.errors,
            }
            if not (pace or load.spare):
                raise SystemExit("no table was left to begin: the figures are too low (`SPARE`)")
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
    """Many tables of four at a steady pace, for long: how long a move takes, and whether the memory grows. A game that ends is followed by
    another of the same people. It begins to count when all tables are in the midst of their games."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as (address, pid, _):
            load = Load(address, pace=tables / rate, again=True)
            await load.make(tables, "kokopelli")
            made = memory(pid)
            load.begin(tables)
            await asyncio.sleep(min(WARM_PLIES * load.pace, seconds / 2))
            load.passed()
            before, spent, began = memory(pid), Spent(pid), time.perf_counter()
            await asyncio.sleep(seconds)
            found, span = load.passed(), time.perf_counter() - began
            after, spending = memory(pid), spent.told(len(found))
            load.running = False
            await asyncio.sleep(2 * load.pace)
            load.close()
            return {
                "server": "kotable",
                "tables": tables,
                "connections": 4 * tables,
                "seconds": round(span),
                "moves_per_second": round(len(found) / span),
                **told_of(found),
                **spending,
                "mb_made": round(made, 1),
                "mb_before": round(before, 1),
                "mb_after": round(after, 1),
                "growth_percent": round(100 * (after / before - 1), 1),
                "bytes_grown_a_move": round((after - before) * (1 << 20) / max(1, len(found))),
                "games_ended": load.rematches,
                "refused": load.refused,
                "errors": load.errors,
            }


async def find_capacity(load: Load, pid: int) -> list[dict[str, Any]]:
    """Offer more and more, a few seconds each, until what is played no longer follows. The last row is what it comes to."""
    rows: list[dict[str, Any]] = []
    offered = 500.0
    load.pace = len(load.tables) / offered
    load.begin(len(load.tables))
    while True:
        await asyncio.sleep(1)
        load.passed()
        spent, began = Spent(pid), time.perf_counter()
        await asyncio.sleep(SEARCH_SECONDS)
        found = load.passed()
        played = len(found) / (time.perf_counter() - began)
        rows.append(
            {"phase": "search", "offered": round(offered), "moves_per_second": round(played), **told_of(found), **spent.told(len(found))}
        )
        if played < FOLLOWED * offered:
            break
        offered *= 1.25
        load.pace = len(load.tables) / offered
    load.running = False
    best = max(rows, key=lambda row: row["moves_per_second"])
    # A limit that is not the server's says nothing about it.
    busy = [who for who in ("server", "client") if best[f"{who}_cpu"] >= 0.8]
    limit = busy[0] if busy else "neither processor: the disk, or others on this machine"
    return [*rows, {"phase": "capacity", "moves_per_second": best["moves_per_second"], "limit": limit}]


async def measure_overload(seconds: float, wait: float, capacity: int) -> list[dict[str, Any]]:
    """What the server can do; then a steady load, beside it three times of what the server can do, and the steady load again.

    A table of people waits for its answer before the next choice. So an overload is three times as many tables as can be served at their
    pace: each of them waits in line, and whoever would wait for longer than `wait` is refused and comes again.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder), KOTABLE_LIMIT_WAIT_SECONDS=str(wait)) as (address, pid, _):
            rows: list[dict[str, Any]] = [{"phase": "capacity", "moves_per_second": capacity, "limit": "as given"}]
            if not capacity:
                most = Load(address, again=True)
                await most.make(SEARCH_TABLES, "kokopelli")
                rows = await find_capacity(most, pid)
                capacity = rows[-1]["moves_per_second"]
                most.close()
            steady = Load(address, pace=200 / (0.3 * capacity), again=True)
            await steady.make(200, "kokopelli")
            more = Load(address, pace=0.1, again=True)
            await more.make(round(2.7 * capacity * more.pace), "kokopelli")
            steady.begin(200)
            pings = Pings()
            await pings.begin(address, steady.names[0])
            await asyncio.sleep(2)
            steady.passed()
            pings.passed()
            await asyncio.sleep(seconds)
            normal = told_of(steady.passed())
            rows.append({"phase": "steady", "offered": round(0.3 * capacity), **normal, "ping_p99_ms": pings.passed()})
            more.begin(len(more.tables))
            await asyncio.sleep(1)
            steady.passed()
            more.passed()
            pings.passed()
            more.refused = steady.refused = 0
            spent, began = Spent(pid), time.perf_counter()
            await asyncio.sleep(seconds)
            found, others, span = steady.passed(), more.passed(), time.perf_counter() - began
            rate = round((len(found) + len(others)) / span)
            told = {
                "offered": round(3 * capacity),
                "moves_per_second": rate,
                **told_of(found),
                "p99_ms_of_all": told_of(found + others)["p99_ms"],
            }
            told |= {"ping_p99_ms": pings.passed(), "refused_per_second": round((more.refused + steady.refused) / span)}
            waits = more.waits + steady.waits
            told |= {"refused_first": len(waits), "p99_ms_until_taken": told_of(waits)["p99_ms"]}
            rows.append({"phase": "overload", **told, **spent.told(len(found) + len(others)), "errors": more.errors + steady.errors})
            more.running = False
            more.errors = steady.errors = steady.refused = 0
            back = -1.0
            for second in range(1, 11):
                await asyncio.sleep(1)
                if (now := told_of(steady.passed()))["p99_ms"] <= 2 * normal["p99_ms"]:
                    back = second
                    break
            steady.running = False
            for _ in range(20):
                await asyncio.sleep(0.5)
                if not (lost := more.unanswered() + steady.unanswered()):
                    break
            after = {"ping_p99_ms": pings.passed(), "errors": steady.errors, "lost": lost}
            rows.append({"phase": "after", "normal_again_after_s": back, **now, **after})
            pings.close()
            for load in (steady, more):
                load.close()
            return rows


async def measure_bots(seconds: float, tables: int, level: str) -> list[dict[str, Any]]:
    """People at a steady pace, alone and beside so many tables at which bots think all the time."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder)) as (address, pid, _):
            people = Load(address, pace=0.5)
            await people.make(60, "kokopelli")
            people.begin(50)
            rows: list[dict[str, Any]] = []
            # The first time is for warming up.
            for phase in ("", "people alone", "beside bots", "people alone again"):
                bots = Against(address, level)
                if phase == "beside bots":
                    await bots.make(tables, "kokopelli")
                    await asyncio.sleep(2)
                people.passed()
                moves, used, began = bots.moves, cpu(pid), time.perf_counter()
                await asyncio.sleep(seconds if phase else 2)
                span = time.perf_counter() - began
                counted = len(people.latencies)
                told = {
                    "moves_per_second": round(counted / span),
                    **told_of(people.passed()),
                    "server_cpu": round((cpu(pid) - used) / span, 2),
                }
                if phase == "beside bots":
                    told |= {"bot_tables": tables, "bot_moves_per_second": round((bots.moves - moves) / span, 1), "over": bots.over}
                    told["times_alone"] = round(told["p99_ms"] / rows[0]["p99_ms"], 2)
                if phase:
                    rows.append({"phase": phase, **told})
                bots.close()
            people.running = False
            await asyncio.sleep(1)
            people.close()
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
    """Tables with the usual limits, again and again alone and beside one address that asks for all it gets, and more. What counts is the
    median of the ratios to the windows before and after."""
    with tempfile.TemporaryDirectory() as folder:
        async with server(Path(folder), "--limits", "1") as (address, pid, _):
            # Each table is of other people at another address, so that none comes near its limits.
            good = [Load(address, pace=0.1, source=f"127.0.1.{n + 1}", again=True) for n in range(GOOD_TABLES)]
            for load in good:
                await load.make(1, "kokopelli")
            target = Load(address, source="127.0.0.3")
            await target.make(1, "kokopelli")
            for load in good:
                load.begin(1)
            await asyncio.sleep(2)

            async def window(sockets: list[Socket]) -> tuple[float, dict[str, Any]]:
                """The 99th percentile of the others while these ask."""
                for load in good:
                    load.passed()
                spent, asked = Spent(pid), 0
                until = time.perf_counter() + seconds
                while (left := until - time.perf_counter()) > 0:
                    for socket in sockets:
                        if not socket.transport.is_closing():
                            socket.send(msgspec.json.encode(HOSTILE[asked % len(HOSTILE)]))
                            asked += 1
                    await asyncio.sleep(0.01 if sockets else left)
                found = [one for load in good for one in load.passed()]
                told = {"moves": len(found), **told_of(found), **spent.told(len(found))}
                return told["p99_ms"], told | ({"asked": asked} if sockets else {})

            rows: list[dict[str, Any]] = []
            before, told = await window([])
            rows.append({"phase": "alone", **told})
            ratios: dict[str, list[float]] = {"spectator": [], "player": []}
            for _ in range(ROUNDS):
                for who, found in ratios.items():
                    player = {} if who == "spectator" else {"token": target.tokens[0]}
                    hello = msgspec.json.encode({"t": "hello", "version": VERSION, **player})
                    refused = 0

                    def heard(socket: Socket, message: Any) -> None:
                        nonlocal refused
                        refused += isinstance(message, Heard) and message.t == "error"

                    sockets = await crowd(address, f"/ws/{target.names[0]}", hello, heard, connections)
                    beside, told = await window(sockets)
                    rows.append({"phase": f"hostile {who}", **told, "refused": refused})
                    for socket in sockets:
                        socket.transport.abort()
                    await asyncio.sleep(1)
                    after, told = await window([])
                    rows.append({"phase": "alone", **told})
                    found.append(round(beside / ((before + after) / 2), 2))
                    before = after
            for who, found in ratios.items():
                rows.append({"phase": f"all of hostile {who}", "times_alone": statistics.median(found), "each": found})
            for load in good:
                load.running = False
            await asyncio.sleep(0.2)
            for load in (*good, target):
                load.close()
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


def peer(seconds: float, loads: tuple[tuple[int, float], ...] = ((50, 0.0), (200, 0.5))) -> list[dict[str, Any]]:
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
    return [peer_at(node, seconds, tables, pace) for tables, pace in loads]


def peer_at(node: str, seconds: float, tables: int, pace: float) -> dict[str, Any]:
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen([node, "server.js"], cwd=PEER, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        port = process.stdout.readline().split()[-1]
        # What the load tells: when it has begun to count, and what it found.
        words = [
            node,
            "load.js",
            port,
            str(tables),
            str(seconds),
            str(pace),
            str(min(WARM_PLIES * pace, seconds / 2) or min(2, seconds / 4)),
        ]
        with subprocess.Popen(words, cwd=PEER, stdout=subprocess.PIPE, text=True, env=environment) as load:
            assert load.stdout is not None
            try:
                load.stdout.readline()
                before, used, lost, began = memory(process.pid), cpu(process.pid), stolen(), time.perf_counter()
                told = json.loads(load.stdout.readline())
                after = memory(process.pid)
                told["server_cpu"] = round((cpu(process.pid) - used) / (time.perf_counter() - began), 2)
                told |= {"mb_before": round(before, 1), "mb_after": round(after, 1), "growth_percent": round(100 * (after / before - 1), 1)}
                told["stolen_ms"] = round(1000 * (stolen() - lost))
            except (json.JSONDecodeError, OSError) as problem:
                # It may not hold: that is an answer, too.
                told = {"failed": f"{type(problem).__name__}: {problem}", "exit": process.poll()}
            finally:
                load.terminate()
                process.terminate()
    return {"server": "boardgame.io", "game": "cards", "tables": tables, **told}


def shown(rows: list[dict[str, Any]]) -> list[str]:
    """What the longer measurements come to, a line for each."""
    by_phase = {row["phase"]: row for row in rows if "phase" in row}
    found = []
    for row in rows:
        if "store" in row:
            what = f"{row['store']}, {row['workers']} workers, {'full speed' if not row['pace'] else 'at a pace'}"
            used = f"server {row['server_cpu']} of a core" + (f", database {row['database_cpu']}" if "database_cpu" in row else "")
            found.append(f"{what}: {row['moves_per_second']} moves/s, p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms, {used}")
        elif "growth_percent" in row:
            what = f"{row['server']}, {row['tables']} tables of four: {row['moves_per_second']} moves/s"
            memory_told = f"memory {row['mb_before']} -> {row['mb_after']} MB ({row['growth_percent']:+} %)"
            found.append(f"{what}, p50 {row['p50_ms']} ms, p99 {row['p99_ms']} ms, {memory_told}, errors {row.get('errors', 0)}")
        elif "failed" in row:
            found.append(f"{row['server']}, {row['tables']} tables: does not hold ({row['failed']})")
        elif "each" in row:
            found.append(
                f"{row['phase'].removeprefix('all of ')}: p99 of other tables {row['times_alone']} times that alone (each {row['each']})"
            )
    if "overload" in by_phase:
        steady, overload, after = (by_phase[phase] for phase in ("steady", "overload", "after"))
        played = f"{overload['moves_per_second']} played of {by_phase['capacity']['moves_per_second']} possible"
        waits = f"p99 {overload['p99_ms_of_all']} ms, ping {overload['ping_p99_ms']} ms"
        back = f"p99 of {steady['p99_ms']} ms before, {after['p99_ms']} after {after['normal_again_after_s']} s"
        refused = f"{overload['refused_per_second']} refused a second"
        found.append(f"overload: {overload['offered']} moves/s offered, {played}, {refused}, {waits}; {back}; lost: {after['lost']}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument(
        "--only", default="", help="saturation, pace, memory, start or peer; these only if named: long, overload, hostile, stores, bots"
    )
    parser.add_argument("--level", default="master", help="who thinks at the tables of `bots`")
    parser.add_argument("--bot-tables", type=int, default=50, help="for `bots`")
    parser.add_argument("--database", default="", help="of a PostgreSQL server for `stores`, empty")
    parser.add_argument("--wait", type=float, default=0.1, help="seconds that a choice waits in line at most, for `overload`")
    parser.add_argument("--capacity", type=int, default=0, help="moves a second, for `overload`, instead of looking for it")
    parser.add_argument("--tables", type=int, default=1000, help="for `long`")
    parser.add_argument("--rate", type=float, default=500, help="moves a second, for `long`")
    parser.add_argument("--json", type=Path, help="write all numbers to this file")
    given = parser.parse_args()
    rows: list[dict[str, Any]] = []

    def part(name: str) -> bool:
        return given.only in ("", name)

    def add(row: dict[str, Any]) -> None:
        rows.append(row)
        print(json.dumps(row), flush=True)

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
    missed: list[str] = []
    if given.only == "long":
        add(uvloop.run(measure_long(given.seconds, given.tables, given.rate)))
        long = rows[-1]
        missed += [] if long["growth_percent"] <= MOST_GROWTH else [f"the memory grows by more than {MOST_GROWTH} %"]
        missed += [] if long["moves_per_second"] >= 0.95 * given.rate else [f"less than 95 % of {given.rate:g} moves a second"]
        missed += [] if not long["errors"] else [f"{long['errors']} errors"]
        for row in () if given.no_peer else peer(given.seconds, ((given.tables, given.tables / given.rate),)):
            add(row)
    if given.only == "overload":
        for row in uvloop.run(measure_overload(given.seconds, given.wait, given.capacity)):
            add(row)
        back = rows[-1]["normal_again_after_s"]
        missed += [] if 0 <= back <= MOST_SECONDS_BACK else [f"it is not as before within {MOST_SECONDS_BACK} s"]
        capacity, overload = (next(row for row in rows if row["phase"] == phase) for phase in ("capacity", "overload"))
        collapsed = overload["moves_per_second"] < 0.5 * capacity["moves_per_second"]
        missed += ["it collapses: less than half of its capacity"] if collapsed else []
        missed += [] if overload["refused_per_second"] else ["nothing was refused"]
        missed += [] if overload["ping_p99_ms"] <= MOST_PING_MS else [f"a ping takes more than {MOST_PING_MS} ms"]
        missed += [f"{rows[-1]['lost']} choices were lost"] if rows[-1]["lost"] else []
    if given.only == "hostile":
        for row in uvloop.run(measure_hostile(given.seconds, 40)):
            add(row)
        missed += [
            f"{row['phase']}: the 99th percentile is {row['times_alone']} times that without"
            for row in rows
            if row.get("times_alone", 0) > MOST_TIMES_ALONE
        ]
    if given.only == "bots":
        for row in uvloop.run(measure_bots(given.seconds, given.bot_tables, given.level)):
            add(row)
        times = rows[1]["times_alone"]
        missed += [] if times <= MOST_TIMES_ALONE else [f"beside bots the 99th percentile is {times} times that without"]
    if given.only == "stores":
        stores = [("sqlite", 1), *([("postgresql", 1), ("postgresql", 2)] if given.database else [])]
        for store, workers in stores:
            database = given.database if store == "postgresql" else ""
            # Where choices come together they share commits and wakings; at a pace each comes by itself.
            for tables, pace in ((50, 0.0), (100, 0.5)):
                found = measure("kokopelli", tables, given.seconds, pace, "--workers", str(workers), database=database)
                add({"store": store, "workers": workers, "pace": pace, **uvloop.run(found)})
    if part("peer") and not given.no_peer:
        for row in peer(given.seconds):
            add(row)
    for line in shown(rows):
        print(f"== {line}")
    if given.json:
        given.json.write_text(json.dumps(rows, indent=1) + "\n")
    if missed:
        sys.exit("\n".join(["missed:", *missed]))


if __name__ == "__main__":
    main()
