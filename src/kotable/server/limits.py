"""How often somebody may ask, and what it costs.

Costs are milliseconds of the processor, estimated and rounded up. A choice is told to everybody at the table; the answer to a question to
the one who asks.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from kotable.server import messages as m

COSTS: dict[type, float] = {
    m.Hello: 2.0,
    m.Choose: 0.5,
    m.Why: 0.3,
    m.Foresee: 1.0,
    m.TakeBack: 1.5,
    m.Answer: 1.5,
    m.Resign: 1.0,
    m.OfferEnd: 1.0,
    m.HandOver: 1.0,
    m.Return: 1.0,
    m.Say: 0.5,
    m.Mute: 1.0,
    m.SealPart: 1.0,
    m.AddPart: 1.0,
    m.Look: 1.0,
    m.AskEarlier: 2.0,
    m.Hint: 3.0,
    m.Ping: 0.05,
}
"""Of every message; what is not named here costs `OTHERS`."""
OTHERS = 1.0


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
