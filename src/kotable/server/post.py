"""What goes out to connections, sent in one go."""

from __future__ import annotations

import asyncio
from typing import Protocol

from kotable.server.metrics import METRICS


class Receiver(Protocol):
    def send_now(self, data: bytes) -> None: ...


class Post:
    """What goes out in one turn of the loop, sent in one go at its end.

    A commit brings many moves at once. Sent one by one between the work on them, each would wake its reader, which costs more than sending.
    """

    def __init__(self) -> None:
        self.waiting: list[tuple[Receiver, bytes]] = []

    def add(self, receiver: Receiver, data: bytes) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.go)
        self.waiting.append((receiver, data))

    def go(self) -> None:
        waiting, self.waiting = self.waiting, []
        for receiver, data in waiting:
            receiver.send_now(data)
        METRICS.sent.inc(sum(len(data) for _, data in waiting))
