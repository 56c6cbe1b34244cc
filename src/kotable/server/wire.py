"""uvicorn's WebSockets, with a short way in and out for what goes over a table's connection all the time: small whole texts.

Whatever else comes (the handshake, parts of messages, pings, closing, nonsense) takes uvicorn's way.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
MASKED = 0x80


class Inbox:
    """What has come in for one reader: as much of an asyncio.Queue as uvicorn uses."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> bool:
        """Whether somebody waited for it."""
        self.messages.append(message)
        if self.reader is None or self.reader.done():
            return False
        self.reader.set_result(None)
        return True

    async def get(self) -> Any:
        while not self.messages:
            self.reader = self.loop.create_future()
            await self.reader
        return self.messages.popleft()

    def empty(self) -> bool:
        return not self.messages


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Any = Inbox(self.loop)
        self.between = False
        """Whether what came so far ends where a message ends."""

    def data_received(self, data: bytes) -> None:
        if self.between:
            if self.handshake_complete and self.is_small_text(data):
                try:
                    text = apply_mask(data[6:], data[2:6]).decode()
                except UnicodeDecodeError:
                    pass
                else:
                    awaited = self.queue.put_nowait({"type": "websocket.receive", "text": text})
                    if not awaited and not self.read_paused:
                        self.read_paused = True
                        self.transport.pause_reading()
                    return
            self.between = ends_between(data)
        elif not self.handshake_initiated:
            self.between = data.endswith(b"\r\n\r\n")
        super().data_received(data)

    def is_small_text(self, data: bytes) -> bool:
        """Whether this is one whole short text, at a time when one is expected."""
        return (
            len(data) > 6
            and data[0] == WHOLE_TEXT
            and data[1] == MASKED | (len(data) - 6) < MASKED | 126
            and not (self.frames or self.close_sent or self.conn.extensions)
        )

    def send_text(self, text: bytes) -> bool:
        """Send a text at once; False when it can't be gone just now."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        if self.conn.extensions:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(text))
        return True


def ends_between(data: bytes) -> bool:
    """Whether these frames are whole."""
    at = 0
    while len(data) - at >= 2:
        size, head = data[at + 1] & 127, 2
        if size == 126:
            size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
        elif size == 127:
            size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
        if data[at + 1] & MASKED:
            head += 4
        at += head + size
    return at == len(data)


def framed(text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
