"""What everything in one process of the server shares: the tables, who is who, the gate, and what is counted."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Protocol

import msgspec
from starlette.requests import Request

from kotable.server import messages as m
from kotable.server import push
from kotable.server.gate import Gate, address
from kotable.server.hub import Connection, Hub, Room
from kotable.server.identity import CODE_SECONDS, Identity
from kotable.server.limits import Buckets, Line, Turns
from kotable.server.post import Post
from kotable.server.reviews import Reviews
from kotable.server.settings import Settings
from kotable.server.store import Row, Store
from kotable.server.table import Refused

try:
    VERSION = version("kotable")
except PackageNotFoundError:
    VERSION = "unknown"
INFO = msgspec.json.Decoder(m.TableInfo)


class Connected(Connection, Protocol):
    """A connection, as the whole server sees it."""

    token: str
    """The hash of it."""

    def cut(self) -> None:
        """End it at once, without a word."""


class Server:
    """Everything that one process needs to serve."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.hub = Hub(settings, store)
        self.identity = Identity(store)
        self.gate = Gate(settings)
        self.post = Post()
        self.reviews = Reviews()
        limits = settings.limits
        self.guests = Buckets(limits.guests_per_hour / 3600, limits.guests_per_hour)
        self.code_tries = Buckets(limits.code_tries / CODE_SECONDS, limits.code_tries)
        self.new_tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self.new_reviews = Buckets(limits.reviews_per_hour / 3600, limits.reviews_per_hour)
        self.chat = Buckets(limits.chat_lines / limits.chat_seconds, limits.chat_lines)
        self.efforts = Buckets(limits.address_ms, limits.address_burst)
        self.efforts_of_players = Buckets(limits.processor_ms, limits.processor_burst)
        self.turns = Turns()
        self.line = Line(limits.at_once, limits.wait_seconds)
        self.sockets: set[Connected] = set()
        self.hub.revoked = self.end_device
        self.pusher: push.Pusher | None = None
        if settings.push_key:
            self.pusher = push.Pusher(push.Keys(settings.push_key, settings.push_contact), store, settings.root_path)
            self.hub.remind = self.pusher.remind

    def token(self, request: Request) -> str:
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        return token.strip()[:100] if kind.lower() == "bearer" else ""

    async def who(self, request: Request) -> m.Me:
        return await self.identity.who(self.token(request))

    async def room(self, request: Request) -> Room:
        room = await self.hub.room(request.path_params["id"])
        await room.refresh()
        return room

    def end_device(self, token: str) -> None:
        """Whoever has this token is nobody any more."""
        self.identity.forget(token)
        for one in list(self.sockets):
            if one.token == token:
                one.end("token")

    def count_table(self, request: Request, me: m.Me) -> None:
        """New tables are counted by address and by player. Raises Refused."""
        self.must_have_time()
        if not (self.new_tables.take(address(request.scope)) and self.new_tables.take(me.player)):
            raise Refused("rate", status=429)

    def must_have_time(self) -> None:
        """What would bring even more to do is refused first. Raises Refused."""
        if self.line.long():
            raise Refused("busy", {"ms": self.line.later()}, status=503)


def info_of(row: Row) -> m.TableInfo:
    """The info of a table; what changes with every choice comes from the row."""
    info = INFO.decode(row.info)
    info.updated = row.updated
    info.to_move = row.to_move
    return info
