"""A client that sees the bytes themselves: WebSocket and HTTP over plain TCP, keeping everything the server sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from kotable.server.messages import VERSION
from tests.server.client import PATIENCE, unpacked

UPGRADE = (
    "GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


def undated(head: bytes) -> bytes:
    """The head of an answer without its date, the only thing in it that changes by itself."""
    return b"\r\n".join(line for line in head.split(b"\r\n") if not line.lower().startswith(b"date:"))


def framed(text: bytes, opcode: int = 1, mask: bytes = bytes(4), last: bool = True) -> bytes:
    """A frame of a client; a mask of zeros leaves the text as it is. `last` is whether the message ends with it."""
    size = len(text)
    short = bytes(((0x80 if last else 0) | opcode, 0x80 | (size if size < 126 else 126 if size < 65536 else 127)))
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(text)) if any(mask) else text
    return short + (b"" if size < 126 else size.to_bytes(2 if size < 65536 else 8, "big")) + mask + masked


class Raw(asyncio.Protocol):
    """A TCP connection and every byte that came over it."""

    def __init__(self) -> None:
        self.bytes = bytearray()
        self.changed = asyncio.Event()
        self.lost = False
        self.transport: asyncio.Transport

    @classmethod
    async def connect(cls, port: int) -> Raw:
        _, made = await asyncio.get_running_loop().create_connection(cls, "127.0.0.1", port)
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.bytes += data
        self.changed.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        self.changed.set()

    async def more(self, patience: float = PATIENCE) -> None:
        """Wait until something has come, or the connection is gone."""
        if not self.changed.is_set():
            await asyncio.wait_for(self.changed.wait(), patience)
        self.changed.clear()

    async def head(self) -> bytes:
        """Take the next head of an answer off, up to the empty line."""
        while (end := self.bytes.find(b"\r\n\r\n")) < 0:
            assert not self.lost, bytes(self.bytes)
            await self.more()
        found = bytes(self.bytes[: end + 4])
        del self.bytes[: end + 4]
        return found


class Wire:
    """A WebSocket connection to a table. `raw.bytes` has every byte of every frame since the handshake."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw
        self.at = 0
        """Up to here frames have been read."""
        self.handshake = b""
        self.seq = 0
        self.floor = -1
        self.legal: list[int] = []
        self.closed = 0
        """The code that the server closed with."""

    @classmethod
    async def connect(cls, port: int, table: str) -> Wire:
        wire = cls(await Raw.connect(port))
        wire.raw.transport.write(UPGRADE.format(table=table).encode())
        wire.handshake = undated(await wire.raw.head())
        assert wire.handshake.startswith(b"HTTP/1.1 101"), wire.handshake
        return wire

    @classmethod
    async def sit(cls, port: int, table: str, token: str, seen: int = 0, short: bool = False) -> Wire:
        wire = await cls.connect(port, table)
        wire.say("hello", version=VERSION, token=token, seen=seen, short=short)
        await wire.until(lambda message: message["t"] == "welcome")
        return wire

    def say(self, t: str, **fields: Any) -> None:
        self.send(json.dumps({"t": t, **fields}).encode())

    def send(self, text: bytes) -> None:
        self.raw.transport.write(framed(text))

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole frame that has come."""
        data, at = self.raw.bytes, self.at
        if len(data) < at + 2:
            return None
        assert data[at] & 0x80 and not data[at + 1] & 0x80, "a server sends whole messages without a mask"
        size, start = data[at + 1], at + 2
        if size >= 126:
            start += 2 if size == 126 else 8
            size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start:
                return None
        if len(data) < start + size:
            return None
        self.at = start + size
        return data[at] & 15, bytes(data[start : start + size])

    async def next(self) -> dict[str, Any] | None:
        """The next message, or None when the server has closed. Pings are answered, as a browser does by itself."""
        while (found := self.frame()) is None or found[0] == 9:
            if found is not None:
                self.raw.transport.write(framed(found[1], opcode=10))
                continue
            if self.raw.lost:
                return None
            await self.raw.more()
        opcode, payload = found
        if opcode == 8:
            self.closed = int.from_bytes(payload[:2], "big")
            return None
        assert opcode == 1, f"frame {opcode}"
        message = unpacked(json.loads(payload))
        if message["t"] in ("welcome", "update"):
            self.seq = message["seq"]
            self.legal = message.get("legal", [])
            self.floor = message.get("floor", -1)
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.next()
            assert message is not None, bytes(self.raw.bytes[-300:])
            if wanted(message):
                return message

    async def fence(self, n: int) -> None:
        """Everything that was asked for has been answered."""
        self.say("ping", n=n)
        await self.until(lambda message: message == {"t": "pong", "n": n})

    def cut(self) -> None:
        self.raw.transport.abort()


class Http:
    """One kept connection for requests; gives answers as they came, but for the date."""

    def __init__(self, raw: Raw) -> None:
        self.raw = raw

    @classmethod
    async def connect(cls, port: int) -> Http:
        return cls(await Raw.connect(port))

    async def ask(self, method: str, path: str, token: str = "", body: Any = None, headers: str = "") -> bytes:
        sent = b"" if body is None else json.dumps(body).encode()
        authorization = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{authorization}{headers}Content-Length: {len(sent)}\r\n\r\n"
        self.raw.transport.write(head.encode() + sent)
        answer = await self.raw.head()
        size = next(int(line[15:]) for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        while len(self.raw.bytes) < size:
            assert not self.raw.lost
            await self.raw.more()
        content = bytes(self.raw.bytes[:size])
        del self.raw.bytes[:size]
        return undated(answer) + content

    def cut(self) -> None:
        self.raw.transport.abort()
