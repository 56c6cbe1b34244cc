"""Nobody is sent what they may not know: two games that differ only in that give the same bytes until it is revealed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

import pytest

from kotable.match import Match
from kotable.server import hub as hub_module
from kotable.server import log
from kotable.server import socket as socket_module
from kotable.server.app import Server
from kotable.server.identity import hashed
from kotable.server.settings import Settings
from kotable.server.socket import Socket
from kotable.server.table import told
from kotable.values import SPECTATOR
from tests.server.conftest import FREE
from tests.server.memory import MemoryStore

TABLE = "table"
AHEAD = 30
"""How many choices a pair of games is followed at the most."""


class Wire:
    """A connection whose ends are lists."""

    def __init__(self, server: Server, token: str, short: bool = False) -> None:
        self.sent: list[str] = []
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        self.socket = Socket(server, self.inbox.get, self.send)
        self.say("hello", version=1, token=token, short=short)
        self.task = asyncio.create_task(self.socket.run(TABLE))

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.sent.append(message["text"])

    def say(self, t: str, **fields: Any) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({"t": t, **fields})})

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect"})
        await self.task

    async def take(self, count: int) -> list[str]:
        """What was sent, once there is so much of it."""
        for _ in range(2000):
            if len(self.sent) >= count:
                break
            await asyncio.sleep(0)
        found, self.sent = self.sent, []
        return found


class World:
    """A server with one table, begun in a position, and a wire to every seat and to a spectator."""

    def __init__(self, game: str, position: str) -> None:
        self.server = Server(Settings(limits=FREE), MemoryStore())
        self.game = game
        self.position = position

    async def open(self, seats: int) -> None:
        entries: list[log.AnyEntry] = [log.Created(1, self.game, seats, {}, "p0", "00" * 32, position=self.position)]
        for seat in range(seats):
            await self.server.identity.store.add_player(f"p{seat}", f"P{seat}", hashed(f"t{seat}"), 1)
            entries.append(log.Sat(1, f"p{seat}", f"P{seat}", seat))
        self.room = await self.server.hub.create(TABLE, [*entries, log.Started(1)])
        self.wires = {seat: Wire(self.server, f"t{seat}", short=seat % 2 == 0) for seat in range(seats)}
        self.wires[SPECTATOR] = Wire(self.server, "")
        for wire in self.wires.values():
            await wire.take(1)

    async def close(self) -> None:
        for wire in self.wires.values():
            await wire.close()

    def knows(self, seat: int) -> Any:
        """What the engine says that a seat has learned so far."""
        match = self.room.table.playing()
        return match.state.view(seat), [told(events, seat) for events in match.events]

    async def choose(self, action: int, receiver: int) -> list[str]:
        table = self.room.table
        mover = table.to_move
        self.wires[mover].say("choose", seq=table.seq, action=action)
        before = table.seq
        for _ in range(2000):
            if self.room.told > before:
                break
            await asyncio.sleep(0)
        assert self.room.told == before + 1
        return await self.wires[receiver].take(1)

    async def ask(self, receiver: int) -> list[str]:
        """Everything a seat can ask for."""
        wire = self.wires[receiver]
        wire.say("why")
        wire.say("look", ply=0)
        wire.say("take-back", seq=0, ply=0)
        return await wire.take(3)


async def compare(game: str, start: Match, receiver: int, seed: int) -> int:
    """Follow two games that this receiver can't tell apart; how many choices they were followed."""
    rng = random.Random(seed)
    state = start.state
    seats = start.setup.seats
    other = start.setup.sample_world(state.view(receiver), f"k1:other{seed}")
    worlds = [World(game, state.position()), World(game, other.position())]
    for world in worlds:
        await world.open(seats)
    count = 0
    try:
        first = [world.knows(receiver) for world in worlds]
        assert first[0] == first[1]
        welcomes = []
        for world in worlds:
            again = Wire(world.server, f"t{receiver}" if receiver >= 0 else "")
            welcomes.append(await again.take(1))
            await again.close()
            await world.wires[receiver].take(0)
        assert welcomes[0] == welcomes[1]
        while count < AHEAD and not any(world.room.table.status == "over" for world in worlds):
            tables = [world.room.table.playing().state for world in worlds]
            common = sorted(set(tables[0].legal()) & set(tables[1].legal()))
            if receiver == tables[0].to_move():
                assert tables[0].legal() == tables[1].legal()
            if not common:
                break
            asked = [await world.ask(receiver) for world in worlds]
            assert asked[0] == asked[1]
            action = rng.choice(common)
            sent = [await world.choose(action, receiver) for world in worlds]
            known = [world.knows(receiver) for world in worlds]
            if known[0] != known[1]:
                break  # revealed
            assert sent[0] == sent[1]
            assert sent[0]
            count += 1
        return count
    finally:
        for world in worlds:
            await world.close()


@pytest.mark.parametrize(("game", "seats"), [("kokopelli", 3), ("kodachi", 3)])
def test_the_wire_is_the_same_for_whom_the_games_are_the_same(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (hub_module, socket_module):
        monkeypatch.setattr(module, "now", lambda: 5)

    async def all_of_it() -> int:
        rng = random.Random(7)
        match = Match.new(game, seats, {}, "k1:leaks")
        followed = 0
        receivers = [*range(seats), SPECTATOR]
        pairs = 0
        while not match.state.over() and pairs < 4 * len(receivers):
            followed += await compare(game, match, receivers[pairs % len(receivers)], pairs)
            pairs += 1
            for _ in range(20):
                if not match.state.over():
                    match.play(rng.choice(match.state.legal()))
        return followed

    followed = asyncio.run(all_of_it())
    assert followed > 20, f"only {followed} choices were compared"


def test_the_test_sees_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a server that tells everybody's secrets the comparison fails."""
    for module in (hub_module, socket_module):
        monkeypatch.setattr(module, "now", lambda: 5)

    def all_told(events: Any, seat: int) -> Any:
        return [(event.kind, event.seat, event.public, event.secret) for event in events]

    monkeypatch.setattr(hub_module, "told", all_told)

    async def all_of_it() -> None:
        match = Match.new("kokopelli", 3, {}, "k1:leaks")
        for seed in range(10):
            await compare("kokopelli", match, SPECTATOR, seed)

    with pytest.raises(AssertionError), contextlib.suppress(KeyError):
        asyncio.run(all_of_it())
