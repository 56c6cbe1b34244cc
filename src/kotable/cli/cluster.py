"""Work on a Ray cluster (optional: the extra `ray`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from kotable.bots.training import Spread
from kotable.values import KotableError

Job = TypeVar("Job")
Done = TypeVar("Done")
AHEAD = 4
"""Jobs that wait for each processor of the cluster, so that none stands still."""


def cluster(address: str) -> Spread:
    """What spreads work over the cluster at this address; `local` starts one here. Raises KotableError."""
    if find_spec("ray") is None:
        raise KotableError("--ray needs Ray: pip install 'kotable[ray]'")
    ray = import_module("ray")
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False, include_dashboard=False)
    except Exception as problem:
        raise KotableError(f"there is no Ray cluster at '{address}': {problem}") from None

    def spread(work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        remote = ray.remote(work)
        room = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        waiting: deque[Any] = deque()
        for job in jobs:
            waiting.append(remote.remote(job))
            if len(waiting) >= room:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())

    return spread
