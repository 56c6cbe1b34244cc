"""Reviews of finished games, worked out in a process of their own, one after the other, so that players and bots do not wait for them.

What was worked out is kept for a while. Run as a module this file is such a process: it reads jobs from its pipe and answers each with how
far it is, and then with the result.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from kotable.bots.review import Judged, check, draws_of, effort_for, judged, outlook, summed
from kotable.match import Match
from kotable.server import messages as m
from kotable.server.aside import Aside
from kotable.server.table import Refused
from kotable.values import KotableError

LOG = logging.getLogger("kotable.reviews")
KEPT = 200
"""Results that are kept."""
WAITING = 24
"""Jobs that may wait; whoever comes then comes again later."""
PATIENCE = 600
"""Seconds after which a job is given up."""
GAMES = 200
"""Games that bots play from a position."""

WHOLE = -1
Key: TypeAlias = tuple[str, int, int]
"""A table, a ply or WHOLE for the review of the whole game, and an action to be compared with the one taken, or -1."""


@dataclass(slots=True)
class Job:
    """Something to work out."""

    key: Key
    match: Match
    done: int = 0
    result: bytes | None = None
    failed: bool = False
    started: bool = False


class Reviews:
    """All jobs of this server's process."""

    def __init__(self) -> None:
        self.jobs: OrderedDict[Key, Job] = OrderedDict()
        self.waiting: asyncio.Queue[Job] = asyncio.Queue()
        self.worker: asyncio.Task[None] | None = None
        self.process = Aside("kotable.server.reviews")

    def job(self, key: Key, match: Match) -> Job:
        """The job of this name, which begins if it is new. Raises Refused."""
        found = self.jobs.get(key)
        if found is not None and not found.failed:
            self.jobs.move_to_end(key)
            return found
        if self.waiting.qsize() >= WAITING:
            raise Refused("busy", status=503)
        found = self.jobs[key] = Job(key, match)
        while len(self.jobs) > KEPT:
            oldest = next((key for key, one in self.jobs.items() if one.result is not None or one.failed), None)
            if oldest is None:
                break
            del self.jobs[oldest]
        self.waiting.put_nowait(found)
        if self.worker is None or self.worker.done():
            self.worker = asyncio.create_task(self.work())
        return found

    async def work(self) -> None:
        while not self.waiting.empty():
            job = self.waiting.get_nowait()
            job.started = True
            try:
                await asyncio.wait_for(self.ask(job), PATIENCE)
            except (OSError, EOFError, TimeoutError) as problem:
                LOG.warning("a review failed", extra={"table": job.key[0], "problem": f"{type(problem).__name__}: {problem}"})
                job.failed = True
                await self.process.end()

    async def ask(self, job: Job) -> None:
        """Let the process do a job."""
        await self.process.send(await asyncio.to_thread(pickle.dumps, (job.match, *job.key[1:])))
        while job.result is None:
            answer = await self.process.receive()
            match answer:
                case int():
                    job.done = answer
                case bytes():
                    job.result = answer
                case _:
                    raise OSError(str(answer))

    async def close(self) -> None:
        if self.worker is not None:
            self.worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.worker
        await self.process.end()


def told(event: Any) -> m.GameEvent:
    return m.GameEvent(event.kind, event.seat, dict(event.public), dict(event.secret))


def worked_out(match: Match, tell: Any) -> bytes:
    """The review of a whole game, as it is sent."""
    check(match)
    decisions: list[Judged] = []
    for done, one in enumerate(judged(match, None, effort_for(match.ply)), 1):
        if one is not None:
            decisions.append(one)
        tell(done)
    found = summed(match, decisions, draws_of(match))
    data = found.as_data()
    for raw, one in zip(data["decisions"], found.decisions, strict=True):
        raw["brings"] = [msgspec.to_builtins(told(event)) for event in one.brings]
    del data["players"]
    return msgspec.json.encode(msgspec.convert(data, m.Review))


def looked_ahead(match: Match, ply: int, other: int) -> bytes:
    """What bots make of a position, as it is sent."""
    found = outlook(match, ply, GAMES, [other])
    return msgspec.json.encode(m.Outlook(GAMES, [m.Finished(one.action, one.wins, one.points) for one in found]))


def main() -> None:
    """Answer until the pipe is closed."""
    jobs, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)

    def tell(answer: int | bytes | str) -> None:
        data = pickle.dumps(answer)
        answers.write(len(data).to_bytes(4, "big") + data)
        answers.flush()

    while head := jobs.read(4):
        match, ply, other = pickle.loads(jobs.read(int.from_bytes(head, "big")))
        try:
            tell(worked_out(match, tell) if ply == WHOLE else looked_ahead(match, ply, other))
        except KotableError as problem:
            tell(f"{type(problem).__name__}: {problem}")


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
