"""A light load for the server: many sockets in one process, with as little of its own work as possible."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from kotable.record import seal_of
from kotable.server.messages import VERSION


class Short(msgspec.Struct, array_like=True):
    """An update that tells nothing but a choice."""

    seq: int
    ply: int
    by: int
    events: msgspec.Raw
    patch: msgspec.Raw
    floor: int = -1
    legal: list[int] = []


class Status(msgspec.Struct):
    id: str
    status: str


class Heard(msgspec.Struct):
    """What the load has to know of a message."""

    t: str
    seq: int = 0
    by: int = -1
    legal: list[int] = []
    key: str = ""
    facts: dict[str, Any] = {}
    table: Status | None = None


Told = Callable[["Socket", Heard | Short], None]
DECODER = msgspec.json.Decoder(Heard)
SHORT = msgspec.json.Decoder(Short)


class Socket(asyncio.Protocol):
    """A WebSocket client for small unfragmented text messages on loopback."""

    def __init__(self, host: str, path: str, hello: bytes, told: Told) -> None:
        self.host, self.path, self.hello, self.told = host, path, hello, told
        self.buffer = b""
        self.open = False
        self.bytes = 0
        self.messages = 0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            "\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        buffer = self.buffer + data if self.buffer else data
        at = 0
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            assert buffer.startswith(b"HTTP/1.1 101"), buffer[:100]
            self.open, at = True, end + 4
            self.send(self.hello)
        while len(buffer) - at >= 2:
            kind, size, head = buffer[at] & 15, buffer[at + 1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            if len(buffer) - at < head + size:
                break
            body = buffer[at + head : at + head + size]
            at += head + size
            if kind == 1:
                self.messages += 1
                heard: Heard | Short = SHORT.decode(body) if body[0] == 91 else DECODER.decode(body)
                self.told(self, heard)
                if not self.ready.done() and isinstance(heard, Heard) and heard.t == "welcome":
                    self.ready.set_result(None)
            elif kind == 9:
                self.send(body, 10)
        self.buffer = buffer[at:]

    def send(self, data: bytes, kind: int = 1) -> None:
        # A mask of zeros is a mask.
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + data)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(problem or ConnectionError("closed"))
            self.ready.exception()  # not everybody waits for it


@dataclass
class Load:
    """Tables of four people that play real games at random."""

    address: str
    tables: list[list[Socket]] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)
    """Of the moves since `passed` was last asked."""
    errors: int = 0
    refused: int = 0
    """Choices that a busy server did not take; they are sent again when it said."""
    waits: list[float] = field(default_factory=list)
    """From the first time that a choice was sent to when it was told, for those that were refused."""
    pace: float = 0.0
    """Seconds between the choices of a table; 0 for as fast as it goes."""
    running: bool = False
    spare: list[list[Socket]] = field(default_factory=list)
    """Tables that are begun when others end."""
    sent_at: dict[int, float] = field(default_factory=dict)
    first_at: dict[int, float] = field(default_factory=dict)
    heard_at: dict[int, float] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    """Of the tables."""
    tokens: list[str] = field(default_factory=list)
    source: str = "127.0.0.1"
    """The address that it comes from: limits are counted by it."""
    again: bool = False
    """Tables whose game is over begin another one."""
    rematches: int = 0
    ended: set[str] = field(default_factory=set)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def make(self, count: int, game: str, seats: int = 4, connect: bool = True) -> None:
        # A connection that is kept for as long as the server keeps it could be closed just when it is used.
        transport = httpx.AsyncHTTPTransport(local_address=self.source, limits=httpx.Limits(keepalive_expiry=2))
        self.http = http = httpx.AsyncClient(base_url=self.address, timeout=60, transport=transport)
        self.guests = [(await http.post("/api/guests", json={"name": f"P{n}"})).json() for n in range(seats)]
        self.tokens = [guest["token"] for guest in self.guests]
        self.heads = [{"authorization": f"Bearer {token}"} for token in self.tokens]
        for _ in range(count):
            made = (await http.post("/api/tables", json={"game": game, "seats": seats}, headers=self.heads[0])).json()
            id = made["table"]["id"]
            await self.start(id)
            if connect:
                self.names.append(id)
                self.tables.append([])
                await self.connect(len(self.tables) - 1)

    async def start(self, id: str) -> None:
        """Everybody sits down, and the game begins."""
        parts = [os.urandom(8).hex() for _ in self.guests]
        for guest, part, head in zip(self.guests, parts, self.heads, strict=True):
            seal = seal_of(id, guest["player"], part)
            (await self.http.post(f"/api/tables/{id}/join", json={"seal": seal}, headers=head)).raise_for_status()
        (await self.http.post(f"/api/tables/{id}/start", json={}, headers=self.heads[0])).raise_for_status()
        for part, head in zip(parts, self.heads, strict=True):
            (await self.http.post(f"/api/tables/{id}/part", json={"part": part}, headers=head)).raise_for_status()

    async def connect(self, number: int) -> None:
        host = self.address.removeprefix("http://")
        name, port = host.split(":")
        path = f"/ws/{self.names[number]}"
        for seat, token in enumerate(self.tokens):
            hello = msgspec.json.encode({"t": "hello", "version": VERSION, "token": token, "short": True})
            told = self.listener(number, seat)
            _, socket = await asyncio.get_running_loop().create_connection(
                lambda hello=hello, told=told: Socket(host, path, hello, told),  # type: ignore[misc]
                name,
                int(port),
                local_addr=(self.source, 0),
            )
            self.tables[number].append(socket)
        for socket in self.tables[number]:
            await socket.ready

    async def play_again(self, number: int) -> None:
        """The same people play another game, as on a real evening."""
        old = self.names[number]
        for head in self.heads:
            while (answer := await self.http.post(f"/api/tables/{old}/rematch", headers=head)).status_code == 503:
                self.refused += 1
                await asyncio.sleep(answer.json().get("facts", {}).get("ms", 1000) / 1000)
            answer.raise_for_status()
            self.names[number] = answer.json()["table"]["id"]
        await self.start(self.names[number])
        for socket in self.tables[number]:
            socket.transport.abort()
        self.tables[number] = []
        await self.connect(number)
        self.rematches += 1
        for socket in self.tables[number]:
            socket.told.begin(socket)  # type: ignore[attr-defined]

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            print(f"no rematch: {task.exception()!r}", file=sys.stderr)
            self.errors += 1

    def listener(self, table: int, seat: int) -> Told:
        rng = random.Random(table * 10 + seat)
        waiting: list[Heard | Short] = []
        wished = b""

        def choose(socket: Socket, heard: Heard | Short) -> None:
            nonlocal wished
            if not self.running:
                return
            wished = b'{"t":"choose","seq":%d,"action":%d}' % (heard.seq, rng.choice(heard.legal))
            self.first_at.pop(table, None)
            send(socket)

        def send(socket: Socket) -> None:
            if socket.transport.is_closing():
                return  # what was refused comes again after the end, too
            self.sent_at[table] = time.perf_counter()
            socket.send(wished)

        def told(socket: Socket, heard: Heard | Short) -> None:
            if isinstance(heard, Heard):
                special(socket, heard)
            if heard.by == seat:
                self.heard_at[table] = time.perf_counter()
            # Another seat than the mover's: the next one.
            if heard.by >= 0 and self.running and (heard.by + 1) % 4 == seat:
                self.latencies.append(time.perf_counter() - self.sent_at[table])
                if table in self.first_at:
                    self.waits.append(time.perf_counter() - self.first_at.pop(table))
            if heard.legal:
                if not self.running:
                    waiting[:] = [heard]
                elif self.pace:
                    asyncio.get_running_loop().call_later(self.pace * rng.uniform(0.5, 1.5), choose, socket, heard)
                else:
                    choose(socket, heard)

        def special(socket: Socket, heard: Heard) -> None:
            if heard.t == "error" and heard.key == "busy":
                # It is sent again even where nothing new is: a table that stops amid a choice would wait for ever.
                self.refused += 1
                self.first_at.setdefault(table, self.sent_at[table])
                asyncio.get_running_loop().call_later(heard.facts["ms"] / 1000, send, socket)
            elif heard.t == "error":
                self.errors += 1
            if self.running and seat == 0 and heard.table is not None and heard.table.status == "over":
                if self.spare:
                    for other in self.spare.pop():
                        other.told.begin(other)  # type: ignore[attr-defined]
                elif self.again and heard.table.id not in self.ended:
                    self.ended.add(heard.table.id)  # its rematch is told there, too
                    self.spawn(self.play_again(table))

        def begin(socket: Socket) -> None:
            if waiting:
                heard = waiting.pop()
                if self.pace:
                    asyncio.get_running_loop().call_later(self.pace * rng.random(), choose, socket, heard)
                else:
                    choose(socket, heard)

        told.begin = begin  # type: ignore[attr-defined]
        return told

    def begin(self, tables: int) -> None:
        """Play at so many of the tables at a time."""
        self.running = True
        self.spare = self.tables[tables:]
        for sockets in self.tables[:tables]:
            for socket in sockets:
                socket.told.begin(socket)  # type: ignore[attr-defined]

    def passed(self) -> list[float]:
        """How long the moves took since it was last asked."""
        found, self.latencies = self.latencies, []
        return found

    def unanswered(self) -> int:
        """Tables whose last choice was not told yet."""
        return sum(self.heard_at.get(table, 0.0) < at for table, at in self.sent_at.items())

    def received(self) -> int:
        total = 0
        for sockets in self.tables:
            for socket in sockets:
                total += socket.bytes
                socket.bytes = 0
        return total

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for sockets in self.tables:
            for socket in sockets:
                socket.transport.abort()


class Pings:
    """Somebody who looks on at a table and asks again and again whether the server is there."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.sent = 0.0
        self.socket: Socket | None = None

    async def begin(self, address: str, table: str) -> None:
        host = address.removeprefix("http://")
        name, port = host.split(":")
        hello = msgspec.json.encode({"t": "hello", "version": VERSION, "short": True})
        loop = asyncio.get_running_loop()
        _, self.socket = await loop.create_connection(lambda: Socket(host, f"/ws/{table}", hello, self.told), name, int(port))
        await self.socket.ready
        self.ask()

    def ask(self) -> None:
        if self.socket is not None and not self.socket.transport.is_closing():
            self.sent = time.perf_counter()
            self.socket.send(b'{"t":"ping","n":1}')

    def told(self, socket: Socket, heard: Heard | Short) -> None:
        if isinstance(heard, Heard) and heard.t == "pong":
            self.taken.append(time.perf_counter() - self.sent)
            asyncio.get_running_loop().call_later(0.02, self.ask)

    def passed(self) -> float:
        """The 99th percentile since it was last asked, in milliseconds."""
        found, self.taken = self.taken, []
        return round(1000 * percentile(found, 0.99), 1)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.transport.abort()


@dataclass
class Against:
    """Tables of one person, who plays at random and at once, against bots."""

    address: str
    level: str
    sockets: list[Socket] = field(default_factory=list)
    moves: int = 0
    """Of bots."""
    over: int = 0
    running: bool = True

    async def make(self, count: int, game: str, seats: int = 4) -> None:
        host = self.address.removeprefix("http://")
        name, port = host.split(":")
        loop = asyncio.get_running_loop()
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            guest = (await http.post("/api/guests", json={"name": "P"})).json()
            head = {"authorization": f"Bearer {guest['token']}"}
            hello = msgspec.json.encode({"t": "hello", "version": VERSION, "token": guest["token"], "short": True})
            for number in range(count):
                bots = {str(seat): self.level for seat in range(1, seats)}
                made = await http.post("/api/tables", json={"game": game, "seats": seats, "bots": bots}, headers=head)
                id = made.raise_for_status().json()["table"]["id"]
                part = {"part": os.urandom(8).hex()}
                (await http.post(f"/api/tables/{id}/start", json=part, headers=head)).raise_for_status()
                told = self.listener(number)
                _, socket = await loop.create_connection(
                    lambda told=told, id=id: Socket(host, f"/ws/{id}", hello, told),  # type: ignore[misc]
                    name,
                    int(port),
                )
                self.sockets.append(socket)
                await socket.ready

    def listener(self, number: int) -> Told:
        rng = random.Random(number)

        def told(socket: Socket, heard: Heard | Short) -> None:
            self.moves += heard.by > 0
            if isinstance(heard, Heard) and heard.table is not None and heard.table.status == "over":
                self.over += 1
            if heard.legal and self.running:
                socket.send(b'{"t":"choose","seq":%d,"action":%d}' % (heard.seq, rng.choice(heard.legal)))

        return told

    def close(self) -> None:
        self.running = False
        for socket in self.sockets:
            socket.transport.abort()


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
