"""A program at a table: the protocol of `docs/protocol.md` as an asyncio library.

    async with Client("http://127.0.0.1:8000") as client:
        await client.become("Dice")
        await client.join(table)
        print(await client.play(table, lambda seat: random.choice(seat.legal)))

Messages and answers are the dictionaries of the protocol; `kotable.server.messages` names their fields. `pip install 'kotable[client]'`
brings what this module needs.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kotable.record import seal_of
from kotable.server.messages import VERSION
from kotable.server.patch import patched
from kotable.values import KotableError

PATIENCE = 20.0
"""Seconds that an answer may take."""
TROUBLE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)
"""What a connection that broke shows itself by."""
AGAIN = ("busy", "rate", "store")
"""Refusals that say nothing about what was wished: it can be wished again."""
SHORT = ("seq", "ply", "by", "events", "patch", "floor", "legal", "action")
STEP = ("seq", "ply", "by", "events", "note", "chat", "action")

Message = dict[str, Any]
Choose = Callable[["Seat"], int | Awaitable[int]]
S = TypeVar("S", bound="Seat")


class Refusal(KotableError):
    """The server said no over HTTP."""

    def __init__(self, status: int, problem: Message) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.key: str = problem.get("key", "")
        self.problem = problem


class Unexpected(KotableError):
    """The server said no, or goodbye, over the WebSocket where something else was waited for."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message
        self.key: str = message.get("key", "")


class Broken(KotableError):
    """The server did not keep to the protocol."""


class Client:
    """Somebody with a name and a token at a server. `http` may be shared by several."""

    def __init__(self, address: str, token: str = "", player: str = "", http: httpx.AsyncClient | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.player = player
        self.http = http or httpx.AsyncClient()
        self.parts: dict[str, str] = {}
        """The own parts of the seeds, by table."""

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    # HTTP

    async def ask(self, method: str, path: str, body: Any = None, address: str = "") -> Any:
        """One request; its answer as the protocol describes it. Raises Refusal."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self.http.request(method, (address or self.address) + path, json=body, headers=headers, timeout=PATIENCE)
        structured = answer.headers.get("content-type", "").startswith("application/json")
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json() if structured else {"detail": answer.text[:200]})
        return answer.json() if structured else answer.text

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, **body: Any) -> Any:
        return await self.ask("POST", path, body)

    async def become(self, name: str) -> Message:
        """A new player of this name. Keep the token: it is the only proof."""
        guest: Message = await self.post("/api/guests", name=name)
        self.token, self.player = guest["token"], guest["player"]
        return guest

    async def make(self, **wish: Any) -> str:
        """Make a table; `wish` is a NewTable of the protocol. Gives its name."""
        made = await self.post("/api/tables", **wish)
        return str(made["table"]["id"])

    async def join(self, table: str, seat: int | None = None) -> int:
        """Sit down, bound to a part of the seed that is shown at the start. Gives the seat."""
        where = {} if seat is None else {"seat": seat}
        joined = await self.post(f"/api/tables/{table}/join", seal=self.seal(table), **where)
        return int(joined["seat"])

    def seal(self, table: str) -> str:
        """The hash of a new part of the seed."""
        self.parts[table] = secrets.token_hex(16)
        return seal_of(table, self.player, self.parts[table])

    async def start(self, table: str) -> Message:
        """Begin the game of an own table. Where several people play, everybody's part has to be shown then: sit there."""
        info: Message = await self.post(f"/api/tables/{table}/start", part=self.parts.get(table) or secrets.token_hex(16))
        return info

    # WebSocket

    async def sit(self, table: str, address: str = "", seen: int = 0, epoch: int = 0) -> Seat:
        """Connect to a table."""
        return await Seat.open(address or self.address, table, self.token, seen, epoch=epoch)

    async def play(self, table: str, choose: Choose) -> Message:
        """Play to the end, through any break of the connection; `choose` picks out of `seat.legal`. Gives the table as it ended."""
        seen = epoch = 0
        trouble = 0.1
        while True:
            try:
                seat = await self.sit(table, seen=seen, epoch=epoch)
                try:
                    await self.shuffle(seat, table)
                    await self.choose(seat, choose)
                    async for message in seat:
                        trouble = 0.1
                        seen, epoch = seat.seq, seat.welcome["epoch"]
                        if message["t"] == "error" and message["key"] in AGAIN:
                            # What was refused for want of time was not done. Where the store is away it may have been: then this is stale.
                            await asyncio.sleep((message.get("facts") or {}).get("ms", 1000) / 1000)
                            await self.choose(seat, choose)
                        elif message["t"] == "error" and message["key"] != "stale":
                            raise Unexpected(message)
                        if message["t"] == "update":
                            await self.shuffle(seat, table)
                            await self.choose(seat, choose)
                    if seat.table["status"] == "over":
                        return seat.table
                finally:
                    await seat.close()
            except Unexpected as told:
                if told.key not in ("store", "restart", "busy"):
                    raise
            except TROUBLE:
                pass
            await asyncio.sleep(trouble * (1 + random.random()))
            trouble = min(5.0, 2 * trouble)

    async def choose(self, seat: Seat, choose: Choose) -> None:
        if seat.legal:
            found = choose(seat)
            await seat.send("choose", seq=seat.seq, action=await found if inspect.isawaitable(found) else found)

    async def shuffle(self, seat: Seat, table: str) -> None:
        """Show the own part when it is asked for, and seal another one after a start that came to nothing."""
        if seat.table["status"] != "open" or seat.seat < 0:
            return
        shuffle = seat.table["shuffle"]
        starting = shuffle.get("starting", 0)
        once = f"{shuffle['commitment']} {starting}"
        # A new part would take the place of the one whose seal is still on its way.
        if once == seat.shuffled:
            return
        if starting and table in self.parts:
            seat.shuffled = once
            await seat.send("part", part=self.parts[table])
        elif not (shuffle.get("seals") or [""] * 4)[seat.seat]:
            seat.shuffled = once
            await seat.send("seal", seal=self.seal(table))


def unpacked(message: Any) -> Message:
    """A short update, or any other message, as the protocol names it."""
    if isinstance(message, dict):
        return message
    update = {"t": "update", **dict(zip(SHORT, message, strict=False))}
    return {name: value for name, value in update.items() if not (name == "floor" and value == -1)}


class Seat:
    """One connection to a table, and what it was told so far. Iterate over it for the messages, to the end of the game."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Any = None
        """What this seat knows of the game."""
        self.legal: list[int] = []
        """What may be chosen now; empty while others decide."""
        self.seq = 0
        self.ply = 0
        self.seat = -1
        self.floor = -1
        """How far may be taken back without asking; -1: not at all."""
        self.table: Message = {}
        self.steps: list[Message] = []
        """The history."""
        self.clocks: Message | None = None
        self.welcome: Message = {}
        self.shuffled = ""
        """The start for which a part was sealed or shown last over this connection."""

    @classmethod
    async def open(cls: type[S], address: str, table: str, token: str, seen: int = 0, short: bool = True, epoch: int = 0) -> S:
        socket = await connect(f"ws{address.removeprefix('http')}/ws/{table}", compression=None, open_timeout=PATIENCE, close_timeout=1)
        seat = cls(socket)
        await seat.send("hello", version=VERSION, token=token, seen=seen, short=short, epoch=epoch)
        await seat.until("welcome")
        return seat

    async def close(self) -> None:
        await self.socket.close()

    async def send(self, t: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"t": t, **fields}))

    async def receive(self, patience: float | None) -> str:
        return str(await asyncio.wait_for(self.socket.recv(), patience))

    async def next(self, patience: float | None = PATIENCE) -> Message:
        """The next message, taken in. Raises TimeoutError, or what a connection that broke raises."""
        message = unpacked(json.loads(await self.receive(patience)))
        if message["t"] == "welcome":
            self.welcome = message
            self.seat, self.view, self.table = message["seat"], message.get("view"), message["table"]
            self.steps = [*(self.steps if message.get("since") else []), *message.get("history", [])]
            self.ply = self.table["ply"]
        elif message["t"] == "update":
            if message["seq"] != self.seq + 1:
                raise Broken(f"after {self.seq} came {message['seq']}")
            self.seat = message.get("seat", self.seat)
            self.view = message.get("view", self.view)
            if "patch" in message:
                self.view = patched(self.view, message["patch"])
            self.table = message.get("table", self.table)
            self.ply = message["ply"]
            note = message.get("note") or {}
            if note.get("key") == "took-back":
                self.steps = [step for step in self.steps if step.get("by", -1) < 0 or step["ply"] <= self.ply]
            self.steps.append({key: value for key, value in message.items() if key in STEP})
        else:
            return message
        self.seq = message["seq"]
        self.legal = message.get("legal", [])
        self.floor = message.get("floor", -1)
        self.clocks = message.get("clocks", self.clocks)
        return message

    async def __aiter__(self) -> AsyncIterator[Message]:
        """Messages as they come, until the game is over or the server says goodbye."""
        while self.table["status"] != "over":
            message = await self.next(None)
            yield message
            if message["t"] == "bye":
                if message.get("after", 0) < 0:
                    raise Unexpected(message)
                return

    async def until(self, t: str, **fields: Any) -> Message:
        """Take messages in until one is of this kind and has these fields. Raises Unexpected."""
        while True:
            message = await self.next()
            if message["t"] == t and all(message.get(key) == value for key, value in fields.items()):
                return message
            if message["t"] in ("error", "bye"):
                raise Unexpected(message)

    async def ask(self, kind: str, answer: str, **fields: Any) -> Message:
        """Send something and give the first answer of a kind, or the error."""
        await self.send(kind, **fields)
        while True:
            message = await self.next()
            if message["t"] in (answer, "error", "bye"):
                return message

    async def choose(self, action: int) -> Message:
        """Choose, and take in everything up to the update that says so, or the error."""
        await self.send("choose", seq=self.seq, action=action)
        while True:
            message = await self.next()
            if message["t"] in ("error", "bye") or (message.get("by"), message.get("action")) == (self.seat, action):
                return message
