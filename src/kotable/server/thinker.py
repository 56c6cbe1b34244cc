"""Bots think in processes of their own, so that the server answers meanwhile.

`Thinkers` keeps some of them; one that crashes or thinks for too long is ended and replaced, and the question asked again. Run as a module
this file is such a process: questions and answers go over its pipes, each with its length in front.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from kotable.bots import Advice, advise, bot
from kotable.chance import dice, roll
from kotable.game import Setup
from kotable.games import game as game_called
from kotable.server.aside import Aside
from kotable.values import View

LOG = logging.getLogger("kotable.thinker")
ATTEMPTS = 3
T = TypeVar("T")


class Thinker(Aside):
    """One process that thinks."""

    def __init__(self) -> None:
        super().__init__("kotable.server.thinker")

    async def ask(self, question: tuple[Any, ...]) -> Advice:
        """Raises OSError, EOFError or TimeoutError when there is no answer."""
        await self.send(pickle.dumps(question))
        answer = await self.receive()
        if not isinstance(answer, Advice):
            raise OSError(str(answer))
        return answer


class Shared(Generic[T]):
    """Things that many want: whoever waits for several gets one of them in turn with the others, so that nobody can take all the time."""

    def __init__(self, things: Iterable[T]) -> None:
        self.things = list(things)
        self.waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()
        """By whoever waits, the next one first."""

    async def get(self, whose: str) -> T:
        if self.things:
            return self.things.pop()
        place: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.put(place.result())
            raise

    def put(self, thing: T) -> None:
        while self.waiting:
            whose, places = self.waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self.waiting[whose] = places
            if not place.done():
                place.set_result(thing)
                return
        self.things.append(thing)


class Thinkers:
    """All of them. They are started when they are first needed."""

    def __init__(self, count: int, budget: float) -> None:
        self.budget = budget
        """Seconds for one choice."""
        self.all = [Thinker() for _ in range(count)]
        self.free = Shared(self.all)
        self.failures = 0

    async def choose(self, whose: str, level: str, view: View, legal: list[int], setup: Setup, seed: str) -> int:
        """What a bot of this level chooses at a table of this player. After some failures it is chosen at random, so that no game stands
        still."""
        return legal[0] if len(legal) == 1 else (await self.advise(whose, level, view, legal, setup, seed, False)).action

    async def advise(self, whose: str, level: str, view: View, legal: list[int], setup: Setup, seed: str, reasons: bool = True) -> Advice:
        """The same with reasons, as far as the bot gives any, for this player."""
        question = (level, view, legal, setup.game, setup.seats, setup.options, seed, reasons)
        for attempt in range(ATTEMPTS):
            thinker = await self.free.get(whose)
            try:
                # The first question pays for the start of the process.
                patience = self.budget + (30 if thinker.process is None else 0)
                answer = await asyncio.wait_for(thinker.ask(question), patience)
                if answer.action in legal:
                    return answer
                raise OSError(f"{answer.action} is not legal")
            except (OSError, EOFError, TimeoutError) as problem:
                self.failures += 1
                LOG.warning(
                    "a bot gave no answer", extra={"level": level, "attempt": attempt, "problem": f"{type(problem).__name__}: {problem}"}
                )
                await thinker.end()
            except asyncio.CancelledError:
                await thinker.end()
                raise
            finally:
                self.free.put(thinker)
        return Advice(legal[int(roll(dice(seed, 1), 0, len(legal)))])

    async def close(self) -> None:
        for one in self.all:
            await one.end()


def main() -> None:
    """Answer questions until the pipe is closed."""
    setups: dict[tuple[Any, ...], Setup] = {}
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    while head := questions.read(4):
        level, view, legal, name, seats, options, seed, reasons = pickle.loads(questions.read(int.from_bytes(head, "big")))
        key = (name, seats, tuple(options.items()))
        answer: Advice | str
        try:
            if key not in setups:
                if len(setups) > 64:
                    setups.clear()
                setups[key] = game_called(name).setup(seats, options)
            asked = (view, legal, setups[key], seed)
            answer = advise(bot(level), *asked) if reasons else Advice(int(bot(level).choose(*asked)))
        except Exception as problem:
            answer = f"{type(problem).__name__}: {problem}"
        data = pickle.dumps(answer)
        answers.write(len(data).to_bytes(4, "big") + data)
        answers.flush()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
