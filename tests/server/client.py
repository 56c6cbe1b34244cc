"""Players for tests: `kotable.client`, with a memory of every byte and dice of their own."""

from __future__ import annotations

import random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from kotable import client
from kotable.client import Refusal, Unexpected, unpacked
from kotable.games import game as game_called
from kotable.record import seal_of

PATIENCE = 60.0
"""Seconds that a test waits for something: the machine may be busy."""
EAGER = {"buy": 0, "pay": 0, "take": 0, "keep": 0, "play": 1, "stop": 1, "give-up": 9}
"""Kodachi's games are long when all choices are alike."""


class Player(client.Client):
    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        super().__init__(address, http=http)

    @classmethod
    async def new(cls, address: str, http: httpx.AsyncClient, name: str = "Anna") -> Player:
        made = cls(address, http)
        await made.become(name)
        return made

    async def sit(self, table: str, address: str = "", seen: int = 0, epoch: int = 0) -> Seat:
        return await Seat.open(address or self.address, table, self.token, seen, epoch=epoch)

    async def show(self, table: str, part: str) -> None:
        """Sit down, or stay there, bound to this part of the seed."""
        await self.post(f"/api/tables/{table}/join", seal=seal_of(table, self.player, part))


class Seat(client.Seat):
    """Keeps what it is told, and plays at random."""

    def __init__(self, socket: Any) -> None:
        super().__init__(socket)
        self.raw: list[str] = []
        self.verbs: list[str] = []

    async def receive(self, patience: float | None) -> str:
        text = await super().receive(PATIENCE if patience == client.PATIENCE else patience)
        self.raw.append(text)
        return text

    async def until_note(self, key: str) -> dict[str, Any]:
        while True:
            message = await self.next()
            if (message.get("note") or {}).get("key") == key:
                return message
            if message["t"] in ("error", "bye"):
                raise Unexpected(message)

    def pick(self, rng: random.Random) -> int:
        if not self.verbs:
            game = game_called(self.table["game"])
            self.verbs = [action.verb for action in game.setup(len(self.table["seats"]), self.table["options"]).actions]
        best = min(EAGER.get(self.verbs[action], 5) for action in self.legal)
        if self.table["game"] == "kodachi" and rng.random() < 0.9:
            return rng.choice([action for action in self.legal if EAGER.get(self.verbs[action], 5) == best])
        return rng.choice(self.legal)

    async def play_on(self, rng: random.Random, most: int = 10_000) -> None:
        """Choose at random whenever it is this seat's turn, to the end or for so many choices."""
        done = 0
        while self.table["status"] != "over" and done < most:
            if self.legal:
                await self.send("choose", seq=self.seq, action=self.pick(rng))
                self.legal = []
                done += 1
            message = await self.next()
            if message["t"] == "error":
                assert message["key"] == "stale", message


async def new_game(host: Player, others: list[Player], **wish: Any) -> str:
    """A table with all of them on it, started; the bots are in the wish."""
    table = await host.make(**{"seats": 1 + len(others) + len(wish.get("bots", {})), **wish})
    await start(table, [host, *others])
    return table


async def start(table: str, players: list[Player]) -> None:
    """Begin the game of these people, the host first: alone with a part, together with sealed ones that are shown then."""
    parts = [f"{random.getrandbits(64):x}" for _ in players]
    if len(players) > 1:
        for player, part in zip(players, parts, strict=True):
            await player.show(table, part)
    await players[0].post(f"/api/tables/{table}/start", part=parts[0])
    if len(players) > 1:
        for player, part in zip(players, parts, strict=True):
            await player.post(f"/api/tables/{table}/part", part=part)


__all__ = ["PATIENCE", "ConnectionClosed", "Player", "Refusal", "Seat", "Unexpected", "new_game", "start", "unpacked"]
