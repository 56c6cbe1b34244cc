"""A client for tests: plays at a table, keeps what it is told, and complains when the protocol is broken."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kotable.games import game as game_called
from kotable.record import seal_of
from kotable.server.messages import VERSION
from kotable.server.patch import patched

PATIENCE = 20.0


class Unexpected(AssertionError):
    """The server said no, or goodbye, where something else was expected."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message)
        self.message = message


class Refusal(Exception):
    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.key = problem.get("key", "")
        self.problem = problem


EAGER = {"buy": 0, "pay": 0, "take": 0, "keep": 0, "play": 1, "stop": 1, "give-up": 9}
"""Kodachi's games are long when all choices are alike."""


class Player:
    """Somebody with a name and a token."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http
        self.token = ""
        self.player = ""

    @classmethod
    async def new(cls, address: str, http: httpx.AsyncClient, name: str = "Anna") -> Player:
        made = cls(address, http)
        guest = await made.post("/api/guests", name=name)
        made.token, made.player = guest["token"], guest["player"]
        return made

    async def ask(self, method: str, path: str, body: Any = None, address: str = "") -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self.http.request(method, (address or self.address) + path, json=body, headers=headers, timeout=PATIENCE)
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json())
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    async def post(self, path: str, **body: Any) -> Any:
        return await self.ask("POST", path, body)

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def sit(self, table: str, address: str = "", seen: int = 0, epoch: int = 0) -> Seat:
        return await Seat.open(address or self.address, table, self.token, seen, epoch=epoch)

    async def seal(self, table: str, part: str) -> None:
        """Sit down, or stay there, bound to a part of the seed that is shown at the start."""
        await self.post(f"/api/tables/{table}/join", seal=seal_of(table, self.player, part))


def unpacked(message: Any) -> dict[str, Any]:
    """A short update, or any other message, as the protocol names it."""
    if isinstance(message, dict):
        return message
    names = ("seq", "ply", "by", "events", "patch", "floor", "legal")
    update = {"t": "update", **dict(zip(names, message, strict=False))}
    return {name: value for name, value in update.items() if not (name == "floor" and value == -1)}


class Seat:
    """One connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Any = None
        self.legal: list[int] = []
        self.seq = 0
        self.ply = 0
        self.seat = -1
        self.floor = -1
        self.table: dict[str, Any] = {}
        self.steps: list[dict[str, Any]] = []
        self.clocks: dict[str, Any] | None = None
        self.welcome: dict[str, Any] = {}
        self.raw: list[str] = []
        self.verbs: list[str] = []

    @classmethod
    async def open(cls, address: str, table: str, token: str, seen: int = 0, short: bool = True, epoch: int = 0) -> Seat:
        socket = await connect(f"ws{address.removeprefix('http')}/ws/{table}", compression=None, open_timeout=PATIENCE, close_timeout=1)
        seat = cls(socket)
        await seat.send("hello", version=VERSION, token=token, seen=seen, short=short, epoch=epoch)
        await seat.until("welcome")
        return seat

    async def close(self) -> None:
        await self.socket.close()

    async def send(self, t: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"t": t, **fields}))

    async def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        text = str(await asyncio.wait_for(self.socket.recv(), patience))
        self.raw.append(text)
        message: dict[str, Any] = unpacked(json.loads(text))
        if message["t"] == "welcome":
            self.welcome = message
            self.seat, self.view, self.table = message["seat"], message.get("view"), message["table"]
            self.steps = [*(self.steps if message.get("since") else []), *message.get("history", [])]
            self.ply = self.table["ply"]
        elif message["t"] == "update":
            assert message["seq"] == self.seq + 1, f"after {self.seq} came {message['seq']}"
            self.seat = message.get("seat", self.seat)
            self.view = message.get("view", self.view)
            if "patch" in message:
                self.view = patched(self.view, message["patch"])
            self.table = message.get("table", self.table)
            self.ply = message["ply"]
            note = message.get("note") or {}
            if note.get("key") == "took-back":
                self.steps = [step for step in self.steps if step.get("by", -1) < 0 or step["ply"] <= self.ply]
            self.steps.append({key: value for key, value in message.items() if key in ("seq", "ply", "by", "events", "note", "chat")})
        else:
            return message
        self.seq = message["seq"]
        self.legal = message.get("legal", [])
        self.floor = message.get("floor", -1)
        self.clocks = message.get("clocks", self.clocks)
        return message

    async def until(self, t: str, **fields: Any) -> dict[str, Any]:
        """Take messages in until one is of this kind and has these fields."""
        while True:
            message = await self.next()
            if message["t"] == t and all(message.get(key) == value for key, value in fields.items()):
                return message
            if message["t"] in ("error", "bye"):
                raise Unexpected(message)

    async def until_note(self, key: str) -> dict[str, Any]:
        while True:
            message = await self.next()
            if (message.get("note") or {}).get("key") == key:
                return message
            if message["t"] in ("error", "bye"):
                raise Unexpected(message)

    async def ask(self, kind: str, answer: str, **fields: Any) -> dict[str, Any]:
        """Send something and give the first answer of a kind, or the error."""
        await self.send(kind, **fields)
        while True:
            message = await self.next()
            if message["t"] in (answer, "error", "bye"):
                return message

    async def choose(self, action: int) -> dict[str, Any]:
        """Choose, and take in everything up to the update that says so, or the error."""
        return await self.ask("choose", "update", seq=self.seq, action=action)

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
    made = await host.post("/api/tables", **{"seats": 1 + len(others) + len(wish.get("bots", {})), **wish})
    table: str = made["table"]["id"]
    await start(table, [host, *others])
    return table


async def start(table: str, players: list[Player]) -> None:
    """Begin the game of these people, the host first: alone with a part, together with sealed ones that are shown then."""
    parts = [f"{random.getrandbits(64):x}" for _ in players]
    if len(players) > 1:
        for player, part in zip(players, parts, strict=True):
            await player.seal(table, part)
    await players[0].post(f"/api/tables/{table}/start", part=parts[0])
    if len(players) > 1:
        for player, part in zip(players, parts, strict=True):
            await player.post(f"/api/tables/{table}/part", part=part)


__all__ = ["ConnectionClosed", "Player", "Refusal", "Seat", "new_game", "start"]
