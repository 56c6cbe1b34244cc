"""Games that go on while the server is killed again and again, and the books that prove that nothing got lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from websockets.exceptions import WebSocketException

from kotable import record
from tests.server.client import Player, Refusal, Seat, Unexpected
from tests.server.client import start as begin

TROUBLE = (OSError, WebSocketException, TimeoutError, asyncio.TimeoutError, httpx.HTTPError, EOFError)


def free_port() -> int:
    """Below the ports that the system lends to clients: one that knocks while the server is down could be lent the server's own."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as sock, contextlib.suppress(OSError):
            sock.bind(("127.0.0.1", port))
            return port


@dataclass
class Process:
    """A server as a process of its own, on a fixed port."""

    arguments: list[str]
    port: int = field(default_factory=free_port)
    log: Path = Path(os.devnull)
    process: asyncio.subprocess.Process | None = None
    starts: int = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--bot-pace", "0", "--limits", "1000", *self.arguments]
        with self.log.open("ab") as file:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", "import sys; from kotable.cli import main; main(sys.argv[1:])", *words, stdout=file, stderr=file
            )
        self.starts += 1
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(self.address + "/health", timeout=5)).status_code == 200:
                        return
                assert self.process.returncode is None, f"the server ended: {self.log.read_text()[-2000:]}"
                await asyncio.sleep(0.05)
        raise AssertionError("the server does not come up")

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
        return await asyncio.wait_for(self.process.wait(), 20)

    def workers(self) -> list[int]:
        """The processes that serve."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@dataclass
class Book:
    """What one player knows: the choices that were answered, by ply, and every step that was told, by sequence number."""

    answered: dict[int, int] = field(default_factory=dict)
    steps: dict[int, Any] = field(default_factory=dict)
    reconnects: int = 0
    unanswered: int = 0


async def persist(player: Player, table: str, book: Book, rng: random.Random, pause: float) -> None:
    """Play to the end, come what may."""
    seen = epoch = 0
    while True:
        seat: Seat | None = None
        try:
            try:
                seat = await player.sit(table, seen=seen, epoch=epoch)
            except Unexpected as told:
                assert told.message["key"] == "store", told.message
                raise TimeoutError from None
            assert seat.seq >= seen, f"the server knows {seat.seq}, and {seen} was told before"
            assert seat.welcome.get("since", 0) == seen
            epoch = seat.welcome["epoch"]
            note(book, seat.steps)
            waiting: tuple[int, int] | None = None
            while seat.table["status"] != "over":
                if seat.legal and waiting is None:
                    if pause:
                        await asyncio.sleep(rng.random() * pause)
                    waiting = (seat.ply, seat.pick(rng))
                    await seat.send("choose", seq=seat.seq, action=waiting[1])
                    book.unanswered += 1
                message = await seat.next(30)
                seen = seat.seq
                if message["t"] == "update":
                    note(book, seat.steps[-1:])
                    if message.get("by") == seat.seat and waiting is not None:
                        assert message["ply"] == waiting[0] + 1
                        book.answered[waiting[0]] = waiting[1]
                        book.unanswered -= 1
                        waiting = None
                elif message["t"] == "error":
                    # A move may be refused while the store is away; then it was not made, or the next welcome tells.
                    assert message["key"] in ("store", "stale", "not-your-turn"), message
                    await asyncio.sleep(0.1)
                    raise TimeoutError
                elif message["t"] == "bye":
                    raise TimeoutError
            await seat.close()
            return
        except TROUBLE:
            book.reconnects += 1
            if seat is not None:
                with contextlib.suppress(*TROUBLE):
                    await asyncio.wait_for(seat.close(), 1)
            await asyncio.sleep(0.05 + rng.random() * 0.1)


def note(book: Book, steps: list[Any]) -> None:
    for step in steps:
        known = book.steps.setdefault(step["seq"], step)
        assert known == step, f"{known} became {step}"


async def stubborn(work: Any, *words: Any, **fields: Any) -> Any:
    """Ask until there is an answer."""
    for _ in range(200):
        try:
            return await work(*words, **fields)
        except TROUBLE:
            await asyncio.sleep(0.1)
        except Refusal as refused:
            if refused.status != 503:
                raise
            await asyncio.sleep(0.1)
    raise AssertionError("no answer")


async def play_through(process: Process, disturb: Any, games: list[str], seed: int, pause: float, bots: int = 1) -> dict[str, Any]:
    """Games of two people and some bots at each table, to their ends, while `disturb` does its work; then the books are checked.

    `disturb` is called again and again until all games are over; it says by its answer whether it did something.
    """
    rng = random.Random(seed)
    await process.start()
    disturbed = 0
    async with httpx.AsyncClient() as http:
        tables: list[tuple[str, list[Player], list[Book]]] = []
        for game in games:
            players = [await Player.new(process.address, http, name) for name in ("Anna", "Ben")]
            levels = {str(seat): "easy" if game == "kodachi" else "random" for seat in range(2, 2 + bots)}
            made = await players[0].post("/api/tables", game=game, seats=2 + bots, bots=levels)
            table = made["table"]["id"]
            await begin(table, players)
            tables.append((table, players, [Book(), Book()]))
        playing = [
            asyncio.create_task(persist(player, table, book, random.Random(rng.random()), pause))
            for table, players, books in tables
            for player, book in zip(players, books, strict=True)
        ]
        began = time.monotonic()
        try:
            while not all(task.done() for task in playing):
                for task in playing:
                    if task.done():
                        task.result()
                disturbed += await disturb(rng)
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        choices = 0
        for table, players, books in tables:
            written = record.read(await stubborn(players[0].get, f"/api/tables/{table}/record"))
            match = record.replay(written)
            assert match.state.over()
            for seat, book in enumerate(books):
                for ply, action in book.answered.items():
                    assert match.movers[ply] == seat
                    assert match.choices[ply] == action, f"ply {ply} of {table}: {action} was answered, {match.choices[ply]} is there"
                mine = sum(mover == seat for mover in match.movers)
                assert len(book.answered) + book.unanswered >= mine, "a choice is there that was never sent"
                assert set(book.steps) == set(range(1, max(book.steps) + 1))
            assert books[0].steps.keys() == books[1].steps.keys()
            choices += len(match.choices)
        return {
            "disturbed": disturbed,
            "choices": choices,
            "answered": sum(len(book.answered) for *_, books in tables for book in books),
            "reconnects": sum(book.reconnects for *_, books in tables for book in books),
            "seconds": round(time.monotonic() - began, 1),
        }


def killing(process: Process, low: float, high: float, most: int) -> Any:
    """Kill the server after a random time, and start it again."""
    done = 0

    async def disturb(rng: random.Random) -> int:
        nonlocal done
        await asyncio.sleep(low + rng.random() * (high - low))
        if done >= most:
            return 0
        done += 1
        await process.kill()
        await process.start()
        return 1

    return disturb


def harassing(process: Process, database: str, low: float, high: float, most: int) -> Any:
    """Kill one of several workers, or cut the database connections of all."""
    done = 0

    async def disturb(rng: random.Random) -> int:
        nonlocal done
        await asyncio.sleep(low + rng.random() * (high - low))
        if done >= most:
            return 0
        if rng.random() < 0.5:
            workers = process.workers()
            if not workers:
                return 0
            with contextlib.suppress(ProcessLookupError):
                os.kill(rng.choice(workers), signal.SIGKILL)
        else:
            db = await asyncpg.connect(database)
            sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            await db.execute(sql)
            await db.close()
        done += 1
        return 1

    return disturb
