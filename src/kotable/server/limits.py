"""How often somebody may ask."""

from __future__ import annotations

import time
from collections import OrderedDict


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

    def wait(self) -> float:
        """Take a coin, and say how long to wait for it."""
        at = time.monotonic()
        self.coins = min(self.burst, self.coins + (at - self.at) * self.rate) - 1
        self.at = at
        return 0.0 if self.coins >= 0 else -self.coins / self.rate


class Buckets:
    """A bucket for every address; the longest unused ones are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.all: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        bucket = self.all.get(key)
        if bucket is None:
            bucket = self.all[key] = Bucket(self.rate, self.burst)
            if len(self.all) > self.most:
                self.all.popitem(last=False)
        else:
            self.all.move_to_end(key)
        return bucket.take(cost)
