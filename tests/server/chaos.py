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
from kotable.server import log
from kotable.server.table import Table
from tests.server.client import PATIENCE, Player, Refusal, Seat, Unexpected

TROUBLE = (OSError, WebSocketException, TimeoutError, asyncio.TimeoutError, httpx.HTTPError, EOFError)


def now() -> int:
    return time.time_ns() // 1_000_000


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
    away: list[tuple[int, int]] = field(default_factory=list)
    """From when to when surely nobody could have been answered, in milliseconds since 1970: to the last question in vain."""
    in_vain: int = 0
    """When that was asked."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self.in_vain = now()
        words = ["serve", "--port", str(self.port), "--bot-pace", "0", "--limits", "1000", *self.arguments]
        with self.log.open("ab") as file:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", "import sys; from kotable.cli import main; main(sys.argv[1:])", *words, stdout=file, stderr=file
            )
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            for _ in range(3000):
                asked = now()
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(self.address + "/health", timeout=PATIENCE)).status_code == 200:
                        return
                self.in_vain = asked
                assert self.process.returncode is None, f"the server ended: {self.log.read_text()[-2000:]}"
                await asyncio.sleep(0.02)
        raise AssertionError("the server does not come up")

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def kill_and_start(self) -> None:
        await self.kill()
        gone = now()
        await self.start()
        self.away.append((gone, self.in_vain))

    async def stop(self) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
        return await asyncio.wait_for(self.process.wait(), PATIENCE)

    def workers(self) -> list[int]:
        """The processes that serve."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


@dataclass
class Book:
    """What one player knows: the choices that were answered, by ply, and every step that was told, by sequence number."""

    answered: dict[int, int] = field(default_factory=dict)
    sent: dict[int, set[int]] = field(default_factory=dict)
    """What was sent, more than one where a choice was sent before another was heard of: one of them is taken."""
    steps: dict[int, Any] = field(default_factory=dict)
    reconnects: int = 0
    overtaken: int = 0
    """How often the choice of a lost connection was taken in place of a later one."""
    said: list[str] = field(default_factory=list)
    """What was said, whether or not it arrived."""
    questions: int = 0
    last: int = 0
    epoch: int = 0
    """Up to which sequence number it was told when the player left, and in which epoch."""


@dataclass
class Progress:
    answered: int = 0
    """Choices that were told to those who made them."""
    going: int = 0
    """Games that have not ended."""


CLOCK = {"kind": "bank", "seconds": 40, "increment": 1, "timeout": "lose"}
"""Enough for the players, and far too little for them and a server that is away again and again."""
REFUSALS = {"busy", "store", "stale", "not-your-turn", "nothing-to-take-back", "already-pending", "nothing-pending", "not-running"}


async def chatter(seat: Seat, book: Book, rng: random.Random) -> None:
    """Say something now and then, ask for a choice back, and answer what the others ask."""
    pending = seat.table.get("pending")
    if seat.table["status"] != "running":
        return
    if pending and seat.seat in pending["waiting"]:
        await seat.send("answer", agree=rng.random() < 0.5, seq=pending["seq"])
    elif rng.random() < 0.05:
        book.said.append(f"{seat.seat}: line {len(book.said)}")
        await seat.send("say", text=book.said[-1])
    elif rng.random() < 0.03 and seat.ply > 3 and not pending:
        book.questions += 1
        await seat.send("take-back", seq=seat.seq, ply=seat.ply - 3)


async def persist(player: Player, table: str, book: Book, progress: Progress, rng: random.Random, pause: float) -> None:
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
            # On a machine so slow that the server was away for a minute, all is told anew, as after a restore.
            since = seen if seat.welcome["epoch"] == epoch else 0
            assert seat.welcome.get("since", 0) == since
            assert all(step["seq"] > since for step in seat.steps), "told twice"
            epoch = seat.welcome["epoch"]
            note(book, seat.steps, seat.seat)
            waiting: tuple[int, int] | None = None
            while seat.table["status"] != "over":
                if waiting is None:
                    await chatter(seat, book, rng)
                if seat.legal and waiting is None:
                    if pause:
                        await asyncio.sleep(rng.random() * pause)
                    waiting = (seat.ply, seat.pick(rng))
                    book.sent.setdefault(waiting[0], set()).add(waiting[1])
                    await seat.send("choose", seq=seat.seq, action=waiting[1])
                message = await seat.next(30)
                seen = seat.seq
                if message["t"] == "update":
                    note(book, seat.steps[-1:], seat.seat)
                    if message.get("by") == seat.seat and waiting is not None:
                        assert message["ply"] == waiting[0] + 1
                        book.overtaken += message["action"] != waiting[1]
                        progress.answered += 1
                        waiting = None
                elif message["t"] == "error":
                    # A move may be refused while the store is away; then it was not made, or the next welcome tells.
                    assert message["key"] in REFUSALS, message
                    await asyncio.sleep(0.1)
                    raise TimeoutError
                elif message["t"] == "bye":
                    raise TimeoutError
            book.last, book.epoch = seat.seq, epoch
            await seat.close()
            return
        except TROUBLE:
            book.reconnects += 1
            if seat is not None:
                with contextlib.suppress(*TROUBLE):
                    await asyncio.wait_for(seat.close(), 1)
            await asyncio.sleep(0.05 + rng.random() * 0.1)


def note(book: Book, steps: list[Any], seat: int) -> None:
    for step in steps:
        known = book.steps.setdefault(step["seq"], step)
        assert known == step, f"{known} became {step}"
        if known is not step:
            continue
        if (step.get("note") or {}).get("key") == "took-back":
            for kept in (book.answered, book.sent):
                for ply in [ply for ply in kept if ply >= step["ply"]]:
                    del kept[ply]
        elif step.get("by") == seat:
            ply, action = step["ply"] - 1, step["action"]
            assert action in book.sent.get(ply, ()), f"ply {ply}: {action} was never sent, or before something was taken back"
            assert ply not in book.answered, f"ply {ply} was chosen twice"
            book.answered[ply] = action
        else:
            assert "action" not in step, "what others chose is told by events alone"


async def whole_history(player: Player, table: str) -> list[Any]:
    """Everything that is told of a table afterwards, chat too."""
    seat = await player.sit(table)
    steps = list(seat.steps)
    for chat in (False, True):
        more = seat.welcome.get("more_chat" if chat else "more", False)
        while more:
            mine = [step["seq"] for step in steps if ("chat" in step) == chat]
            page = await seat.ask("earlier", "earlier", before=min(mine), chat=chat)
            steps, more = page["steps"] + steps, page.get("more", False)
    await seat.close()
    return steps


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


async def insist(table: str, players: list[Player]) -> None:
    """Begin a game while the server comes and goes, as browsers do: parts that were sealed are shown as soon as the server is back, and a
    start that came to nothing is made again with others."""
    parts: list[str] = []
    deadline = time.monotonic() + 300
    while time.monotonic() < deadline:
        with contextlib.suppress(*TROUBLE, Refusal):
            info = await players[0].get(f"/api/tables/{table}")
            if info["status"] != "open":
                return
            if not info["shuffle"]["starting"]:
                parts = [f"{random.getrandbits(64):x}" for _ in players]
                for player, part in zip(players, parts, strict=True):
                    await player.show(table, part)
                await players[0].post(f"/api/tables/{table}/start")
            for player, part in zip(players, parts, strict=True):
                await player.post(f"/api/tables/{table}/part", part=part)
        await asyncio.sleep(0.2)
    raise AssertionError("the game does not begin")


async def play_through(
    process: Process, progress: Progress, disturb: Any, games: list[str], seed: int, pause: float, bots: int = 1, at_once: int = 4
) -> dict[str, Any]:
    """Games of two people and some bots at each table, to their ends, while `disturb` does its work; then the books are checked.

    `disturb` is called again and again until all games are over; it says by its answer whether it did something.
    """
    rng = random.Random(seed)
    await process.start()
    disturbed = 0
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        tables: list[tuple[str, list[Player], list[Book]]] = []
        for game in games:
            players = [await Player.new(process.address, http, name) for name in ("Anna", "Ben")]
            levels = {str(seat): "easy" if game == "kodachi" else "random" for seat in range(2, 2 + bots)}
            made = await players[0].post("/api/tables", game=game, seats=2 + bots, bots=levels, clock=CLOCK)
            tables.append((made["table"]["id"], players, [Book(), Book()]))
        free = asyncio.Semaphore(at_once)

        async def play(table: str, players: list[Player], books: list[Book], dice: random.Random) -> None:
            try:
                async with free:
                    await insist(table, players)
                    both = [
                        persist(*who, progress, random.Random(dice.random()), pause)
                        for who in zip(players, [table] * 2, books, strict=True)
                    ]
                    await asyncio.gather(*both)
            finally:
                progress.going -= 1

        progress.going = len(tables)
        playing = [asyncio.create_task(play(*one, random.Random(rng.random()))) for one in tables]
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
        choices = taken_back = paused = said = 0
        for table, players, books in tables:
            written = record.read(await stubborn(players[0].get, f"/api/tables/{table}/record"))
            match = record.replay(written)
            assert match.state.over()
            for seat, book in enumerate(books):
                mine = {ply: action for ply, action in enumerate(match.choices) if match.movers[ply] == seat}
                assert book.answered == mine, f"seat {seat} of {table}: {book.answered} was answered, {mine} is there"
                # What is in force was told to everybody, once and the same; what was told and is not in force any more was taken back.
                # What was said after a player had left the finished game is told when the player comes back, and nothing else.
                back = await stubborn(players[seat].sit, table, seen=book.last, epoch=book.epoch)
                assert back.welcome.get("since") in (book.last, None), back.welcome.get("since")
                assert all("chat" in step for step in back.steps if step["seq"] > book.last), f"after {book.last} of {table}: {back.steps}"
                note(book, back.steps, seat)
                await back.close()
                history = {step["seq"]: step for step in await stubborn(whole_history, players[seat], table)}
                untold = {seq: (book.steps.get(seq), step) for seq, step in history.items() if book.steps.get(seq) != step}
                assert not untold, f"up to {book.last} at {table}: {untold}"
                assert all(step.get("by", -1) >= 0 for seq, step in book.steps.items() if seq not in history)
                lines = [step["chat"]["text"] for step in history.values() if "chat" in step and step["chat"]["seat"] == seat]
                assert len(set(lines)) == len(lines), "something was said twice"
                assert [line for line in book.said if line in lines] == lines
                notes = [step["note"]["key"] for step in history.values() if "note" in step]
                assert not {"timed-out", "timed-out-lost"} & set(notes), "time that the server took"
            choices += len(match.choices)
            taken_back += notes.count("took-back")
            paused += notes.count("paused")
            said += sum("chat" in step for step in history.values())
        return {
            "tables": [table for table, *_ in tables],
            "disturbed": disturbed,
            "choices": choices,
            "answered": sum(len(book.answered) for *_, books in tables for book in books),
            "questions": sum(book.questions for *_, books in tables for book in books),
            "taken_back": taken_back,
            "said": said,
            "overtaken": sum(book.overtaken for *_, books in tables for book in books),
            "paused": paused,
            "reconnects": sum(book.reconnects for *_, books in tables for book in books),
            "seconds": round(time.monotonic() - began, 1),
        }


def time_taken(id: str, written: list[log.AnyEntry], away: list[tuple[int, int]]) -> tuple[int, int]:
    """Milliseconds that a log charges to players for time in which the server was away: the most for one decision, and in all."""
    table = Table(id)
    worst = total = 0
    since = 0
    there = 0
    """Milliseconds of this decision in which a choice could have been taken."""
    for entry in written:
        seat, before = table.clock.running, table.clock.used
        if seat >= 0:
            there += entry.at - since - sum(max(0, min(entry.at, end) - max(since, begin)) for begin, end in away)
        since = entry.at
        table.read(entry)
        charged = table.clock.used[seat] - before[seat] if seat >= 0 else 0
        if charged or isinstance(entry, log.Chose):
            worst, total = max(worst, charged - there), total + max(0, charged - there)
            there = 0
    return worst, total


async def when_answered(progress: Progress, choices: int) -> bool:
    """Wait until so many choices more were answered; False when all games have ended before."""
    wanted, deadline = progress.answered + choices, time.monotonic() + 120
    while progress.answered < wanted and progress.going:
        assert time.monotonic() < deadline, f"{choices} choices take more than two minutes"
        await asyncio.sleep(0.005)
    return progress.answered >= wanted


def killing(process: Process, progress: Progress, low: int, high: int, most: int) -> Any:
    """Kill the server after a number of answered choices, or now and then as soon as it is there, and start it again."""
    done = 0

    async def disturb(rng: random.Random) -> int:
        nonlocal done
        choices = 0 if rng.random() < 0.1 else rng.randint(low, high)
        if done >= most or not await when_answered(progress, choices):
            await asyncio.sleep(0.1)
            return 0
        await asyncio.sleep(rng.random() * 0.05)  # at any moment of a choice
        done += 1
        await process.kill_and_start()
        return 1

    return disturb


def harassing(process: Process, progress: Progress, database: str, low: int, high: int, most: int) -> Any:
    """Kill one of several workers, or cut the database connections of all."""
    done = 0

    async def disturb(rng: random.Random) -> int:
        nonlocal done
        if done >= most or not await when_answered(progress, rng.randint(low, high)):
            await asyncio.sleep(0.1)
            return 0
        await asyncio.sleep(rng.random() * 0.05)
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
