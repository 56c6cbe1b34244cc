"""Counts the work of refusals, line by line: run by `test_leaks.py` with the plain sources, whose lines can be seen (KOTABLE_PURE=1)."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

import kotable
from kotable.kokopelli import rules
from kotable.server.settings import Settings
from kotable.values import SPECTATOR
from tests.server.conftest import FREE, SERVERS, until
from tests.server.test_leaks import Story, World, two_worlds

SOURCES = str(Path(kotable.__file__).parent)
BY_THE_CLOCK = {"keep_house", "feel_pulse", "close_if_silent"}
"""What is done after a time, whoever asks."""
Line = tuple[str, int]


async def lines_of(world: World, t: str, fields: dict[str, Any]) -> list[Line]:
    """Every line of the program that runs from a question to its answer."""
    seen: list[Line] = []

    def line(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            seen.append((frame.f_code.co_filename, frame.f_lineno))
        return line

    def call(frame: FrameType, event: str, _: Any) -> Any:
        caller: FrameType | None = frame
        while caller is not None:
            if caller.f_code.co_name in BY_THE_CLOCK:
                return None
            caller = caller.f_back
        return line if frame.f_code.co_filename.startswith(SOURCES) else None

    await world.receiver.fence(0)
    sys.settrace(call)
    try:
        await world.ask([(t, fields)])
    finally:
        sys.settrace(None)
    return seen


async def main(game: str) -> None:
    assert str(rules.__file__).endswith(".py"), "the plain sources are wanted"
    story, number, compared = Story(game, 3, 5, most=60), 0, 0
    async with two_worlds(Settings(port=0, thinkers=1, limits=replace(FREE, refused_in_a_row=10**9))) as worlds:
        for receiver in (0, 1, SPECTATOR):
            for ply in range(1, len(story.match.choices), 7):
                piece = story.piece(receiver, ply, 1)
                if piece is None:
                    continue
                number += 1
                for world, position in zip(worlds, (piece.here, piece.there), strict=True):
                    await world.begin(piece, position, number)
                wire = worlds[0].receiver
                wrong = next(action for action in range(len(wire.legal) + 1) if action not in wire.legal)
                action = wrong if piece.movers[0] == receiver else piece.tempting[0]
                for t, fields in (("choose", {"seq": wire.seq, "action": action}), ("why", {}), ("why", {"actions": [action]})):
                    one, other = [await lines_of(world, t, fields) for world in worlds]
                    assert one, "nothing was seen"
                    where = f"{game}, ply {ply}, receiver {receiver}: {t} {fields}"
                    assert one == other, f"{where} took {len(one)} lines or {len(other)}: {set(one) ^ set(other)}"
                    compared += 1
                for world in worlds:
                    world.end()
                await until(lambda: not any(server.sockets for server in SERVERS), "the server sees that they are gone")
    assert compared > 40, compared
    print(compared)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
