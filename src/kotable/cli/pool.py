"""Work spread over several processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context, resource_tracker
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pooled(processes: int, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
    """What comes of the jobs, in their order, done in so many processes."""
    # This process answers Ctrl-C and ends the others, which inherit that it is blocked. Here it is blocked only until they have started.
    resource_tracker.ensure_running()
    interrupts(signal.SIG_BLOCK)
    try:
        pool = get_context("spawn").Pool(processes)
    except BaseException:
        interrupts(signal.SIG_UNBLOCK)
        raise
    with pool:
        interrupts(signal.SIG_UNBLOCK)
        yield from pool.imap(work, jobs)


def interrupts(how: int) -> None:
    """Block or unblock Ctrl-C, if the system can."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(how, {signal.SIGINT})
