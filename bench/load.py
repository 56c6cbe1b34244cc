"""A light load for the server: many sockets in one process, with as little of its own work as possible."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
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
    status: str


class Heard(msgspec.Struct):
    """What the load has to know of a message."""

    t: str
    seq: int = 0
    by: int = -1
    legal: list[int] = []
    key: str = ""
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


@dataclass
class Load:
    """Tables of four people that play real games at random."""

    address: str
    tables: list[list[Socket]] = field(default_factory=list)
    moves: int = 0
    latencies: list[float] = field(default_factory=list)
    errors: int = 0
    pace: float = 0.0
    """Seconds between the choices of a table; 0 for as fast as it goes."""
    running: bool = False
    spare: list[list[Socket]] = field(default_factory=list)
    """Tables that are begun when others end."""
    sent_at: dict[int, float] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    """Of the tables."""
    tokens: list[str] = field(default_factory=list)
    source: str = "127.0.0.1"
    """The address that it comes from: limits are counted by it."""

    async def make(self, count: int, game: str, seats: int = 4, connect: bool = True) -> None:
        host = self.address.removeprefix("http://")
        loop = asyncio.get_running_loop()
        transport = httpx.AsyncHTTPTransport(local_address=self.source)
        async with httpx.AsyncClient(base_url=self.address, timeout=60, transport=transport) as http:
            guests = [(await http.post("/api/guests", json={"name": f"P{n}"})).json() for n in range(seats)]
            self.tokens = tokens = [guest["token"] for guest in guests]
            heads = [{"authorization": f"Bearer {token}"} for token in tokens]
            for _ in range(count):
                made = (await http.post("/api/tables", json={"game": game, "seats": seats}, headers=heads[0])).json()
                id = made["table"]["id"]
                parts = [os.urandom(8).hex() for _ in guests]
                for guest, part, head in zip(guests, parts, heads, strict=True):
                    seal = seal_of(id, guest["player"], part)
                    (await http.post(f"/api/tables/{id}/join", json={"seal": seal}, headers=head)).raise_for_status()
                (await http.post(f"/api/tables/{id}/start", json={}, headers=heads[0])).raise_for_status()
                for part, head in zip(parts, heads, strict=True):
                    (await http.post(f"/api/tables/{id}/part", json={"part": part}, headers=head)).raise_for_status()
                if not connect:
                    continue
                number = len(self.tables)
                sockets: list[Socket] = []
                for seat, token in enumerate(tokens):
                    hello = msgspec.json.encode({"t": "hello", "version": VERSION, "token": token, "short": True})
                    told = self.listener(number, seat)
                    name, port = host.split(":")
                    _, socket = await loop.create_connection(
                        lambda hello=hello, told=told, id=id: Socket(host, f"/ws/{id}", hello, told),  # type: ignore[misc]
                        name,
                        int(port),
                        local_addr=(self.source, 0),
                    )
                    sockets.append(socket)
                self.tables.append(sockets)
                self.names.append(id)
                for socket in sockets:
                    await socket.ready

    def listener(self, table: int, seat: int) -> Told:
        rng = random.Random(table * 10 + seat)
        waiting: list[Heard | Short] = []

        def choose(socket: Socket, heard: Heard | Short) -> None:
            if not self.running:
                return
            self.sent_at[table] = time.perf_counter()
            socket.send(b'{"t":"choose","seq":%d,"action":%d}' % (heard.seq, rng.choice(heard.legal)))

        def told(socket: Socket, heard: Heard | Short) -> None:
            if isinstance(heard, Heard):
                special(heard)
            # Another seat than the mover's: the next one.
            if heard.by >= 0 and self.running and (heard.by + 1) % 4 == seat:
                self.latencies.append(time.perf_counter() - self.sent_at[table])
                self.moves += 1
            if heard.legal:
                if not self.running:
                    waiting[:] = [heard]
                elif self.pace:
                    asyncio.get_running_loop().call_later(self.pace * rng.uniform(0.5, 1.5), choose, socket, heard)
                else:
                    choose(socket, heard)

        def special(heard: Heard) -> None:
            if heard.t == "error":
                self.errors += 1
            if self.running and seat == 0 and heard.table is not None and heard.table.status == "over" and self.spare:
                for other in self.spare.pop():
                    other.told.begin(other)  # type: ignore[attr-defined]

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

    async def run(self, seconds: float, tables: int) -> None:
        """Play for so long, and count."""
        self.begin(tables)
        await asyncio.sleep(min(2.0, seconds / 4))  # warm up
        self.moves, self.latencies = 0, []
        self.received()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        self.seconds = time.perf_counter() - began
        self.bytes = self.received()
        self.done = self.moves
        self.running = False

    def received(self) -> int:
        total = 0
        for sockets in self.tables:
            for socket in sockets:
                total += socket.bytes
                socket.bytes = 0
        return total

    def close(self) -> None:
        for sockets in self.tables:
            for socket in sockets:
                socket.transport.abort()


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
