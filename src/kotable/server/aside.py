"""A process beside the server for work that takes long: questions and answers go over its pipes, each with its length in front."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from typing import Any


class Aside:
    """One process that runs a module of the server; it is started when it is first needed, and again after its end."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None

    async def send(self, question: bytes) -> None:
        """Raises OSError when it can't be sent."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
            )
        assert self.process.stdin is not None
        self.process.stdin.write(len(question).to_bytes(4, "big") + question)
        await self.process.stdin.drain()

    async def receive(self) -> Any:
        """The next answer. Raises EOFError when the process ended."""
        assert self.process is not None and self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        return pickle.loads(await self.process.stdout.readexactly(size))

    async def end(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
            self.process = None
