"""How often somebody may ask, and what it costs.

Costs are milliseconds of the processor, rounded up from what `bench/costs.py` measures. A choice is told to everybody at the table; the
answer to a question to the one who asks.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict, deque
from collections.abc import Hashable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from kotable.server import messages as m

COSTS: dict[type, float] = {
    m.Hello: 2.0,
    m.Choose: 1.0,
    m.Why: 0.5,
    m.Foresee: 2.0,
    m.TakeBack: 1.5,
    m.Answer: 1.5,
    m.Resign: 1.0,
    m.OfferEnd: 1.0,
    m.HandOver: 1.0,
    m.Return: 1.0,
    m.Say: 1.0,
    m.Mute: 1.0,
    m.SealPart: 1.0,
    m.AddPart: 1.0,
    m.Look: 1.0,
    m.AskEarlier: 2.0,
    m.Hint: 3.0,
    m.Ping: 0.1,
}
"""Of every message; what is not named here costs `OTHERS`."""
OTHERS = 1.0
REQUEST_MS = 5.0
"""What a request costs at most; one that costs more counts as several (`Door.cost`)."""


@lru_cache(10_000)
def counted(address: str) -> str:
    """What an address is counted as: of IPv6 everybody has 2^64, all with the same first half."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped) if found.ipv4_mapped else f"{IPv6Address(int(found) >> 64 << 64)}/64"


CALM = 0.9
"""Whoever has more than this part of a budget left does not have to take turns."""


class Bucket:
    """Holds `burst` coins and gets `rate` a second; every act costs one."""

    __slots__ = ("at", "burst", "coins", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.coins = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        at = time.monotonic()
        self.coins = min(self.burst, self.coins + (at - self.at) * self.rate)
        self.at = at
        if self.coins < cost:
            return False
        self.coins -= cost
        return True

    def calm(self) -> bool:
        """Whether hardly anything was taken of late."""
        return self.coins >= CALM * self.burst

    def wait(self, cost: float = 1.0) -> float:
        """Take the cost, and say how many seconds to wait for it. Debts are bounded, so that whoever stops is free again soon."""
        at = time.monotonic()
        self.coins = max(-self.burst, min(self.burst, self.coins + (at - self.at) * self.rate) - cost)
        self.at = at
        return 0.0 if self.coins >= 0 else -self.coins / self.rate


class Buckets:
    """A bucket for every address or player; the longest unused ones are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.all: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self.all.get(key)
        if bucket is None:
            bucket = self.all[key] = Bucket(self.rate, self.burst)
            if len(self.all) > self.most:
                self.all.popitem(last=False)
        else:
            self.all.move_to_end(key)
        return bucket

    def take(self, key: str, cost: float = 1.0) -> bool:
        return self.of(key).take(cost)


class Turns:
    """Lets those of one address through one after the other, each in another turn of the loop, with everybody else's work in between."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def take(self, key: str) -> None:
        loop = asyncio.get_running_loop()
        waiting = self.waiting.get(key)
        if waiting is None:
            self.waiting[key] = deque()
            loop.call_soon(self.next, key)
        else:
            waiting.append(loop.create_future())
            await waiting[-1]

    def next(self, key: str) -> None:
        waiting = self.waiting[key]
        while waiting:
            first = waiting.popleft()
            if not first.done():
                first.set_result(None)
                asyncio.get_running_loop().call_soon(self.next, key)
                return
        del self.waiting[key]


class Full(Exception):
    """There is too much to do; who came is to come again after `ms` milliseconds."""

    def __init__(self, ms: int) -> None:
        super().__init__(ms)
        self.ms = ms


class Line:
    """So much is done at once; what comes beside it waits in line, and nobody for longer than `patience` seconds.

    Waiting in line is fairer than coming again, and costs less, as long as it is short. Once the first has waited for half of that time,
    whoever comes is refused at once: the line would only get longer, and everybody's wait with it.
    """

    def __init__(self, at_once: int, patience: float) -> None:
        self.free = at_once
        self.patience = patience
        self.waiting: deque[tuple[float, asyncio.Future[None]]] = deque()

    def long(self) -> bool:
        """Whether whoever comes now is refused."""
        return bool(self.waiting) and time.monotonic() - self.waiting[0][0] > self.patience / 2

    def enter(self) -> bool:
        """Go on at once, where that can be; otherwise wait (`stand`). Whoever went on has to `leave`."""
        if not self.free:
            return False
        self.free -= 1
        return True

    async def stand(self) -> None:
        """Wait to go on. Raises Full."""
        if self.long():
            raise Full(self.later())
        loop = asyncio.get_running_loop()
        place: asyncio.Future[None] = loop.create_future()
        self.waiting.append((time.monotonic(), place))
        timer = loop.call_later(self.patience, self.send_away, place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled() and place.exception() is None:
                self.leave()
            raise
        finally:
            timer.cancel()

    def send_away(self, place: asyncio.Future[None]) -> None:
        if not place.done():
            place.set_exception(Full(self.later()))
        self.tidy()

    def leave(self) -> None:
        self.tidy()
        if self.waiting:
            self.waiting.popleft()[1].set_result(None)
        else:
            self.free += 1

    def tidy(self) -> None:
        """The first in line is somebody who waits."""
        while self.waiting and self.waiting[0][1].done():
            self.waiting.popleft()

    def later(self) -> int:
        """Milliseconds after which to come again: not at once, for refusing is work, too, and not all together."""
        return int(1000 * max(1.0, self.patience) * random.uniform(0.5, 1.5))


class Kept:
    """Answers that are expensive and the same for all: so many bytes of them, those that were asked for last."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.all: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        found = self.all.get(key)
        if found is not None:
            self.all.move_to_end(key)
        return found

    def put(self, key: Hashable, data: bytes) -> None:
        self.size += len(data) - len(self.all.pop(key, b""))
        self.all[key] = data
        while self.size > self.most:
            _, gone = self.all.popitem(last=False)
            self.size -= len(gone)
