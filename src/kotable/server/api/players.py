"""Players: who they are, on which devices, what waits for them, how they are reminded."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from kotable import record
from kotable.server import feeds, push
from kotable.server import messages as m
from kotable.server.answers import Answer
from kotable.server.core import Server, info_of
from kotable.server.gate import address
from kotable.server.hub import now
from kotable.server.identity import device_of, hashed
from kotable.server.openapi import Door
from kotable.server.store import Push, Row
from kotable.server.table import Refused
from kotable.texts import FALLBACK, LANGUAGES
from kotable.values import SPECTATOR, KotableError

MOST_PUSHES = 5
"""Browsers that remind one player."""
MOST_GAMES = 500
"""So many finished games of a player are told, the latest first."""


class Players:
    def __init__(self, server: Server) -> None:
        self.server = server

    def doors(self) -> list[Door]:
        return [
            Door("POST", "/api/guests", self.new_guest, "Become a player", m.NewGuest, m.Guest, 201, (400, 413, 429)),
            Door("GET", "/api/me", self.me, "Who am I?", None, m.Me, player=True),
            Door("POST", "/api/me", self.rename, "Take another name", m.NewGuest, m.Me, player=True),
            Door("POST", "/api/me/code", self.code, "A code to become the same player elsewhere", None, m.TransferCode, player=True),
            Door("POST", "/api/me/redeem", self.redeem, "Use such a code", m.Redeem, m.Guest, 200, (400, 404, 413, 429)),
            Door("GET", "/api/me/devices", self.devices, "Where this player is known", None, m.Devices, player=True),
            Door("DELETE", "/api/me/devices/{id}", self.end_own_device, "Forget a device", None, m.Devices, 200, (404,), player=True),
            Door("POST", "/api/me/holiday", self.holiday, "Go on holiday, or be back", m.Holiday, m.Resting, player=True, cost=5),
            Door("POST", "/api/me/feed", self.new_feed, "Links that tell when it is my turn", None, m.Feed, player=True),
            Door("GET", "/api/feed/{file}", self.feed, "Such a link", None, str, 200, (404,), query={"lang": str}, cost=2),
            Door("GET", "/api/push", self.push_key, "The key for reminders by Web Push", None, m.PushKey),
            Door("POST", "/api/me/push", self.add_push, "Be reminded here", m.NewPush, m.Pushes, 200, (400, 404, 413), player=True),
            Door("POST", "/api/me/push/end", self.end_push, "Be reminded no longer", m.EndPush, m.Pushes, 200, (400, 413), player=True),
            Door("GET", "/api/my/tables", self.my_tables, "The tables of this player", None, m.MyTables, player=True),
            Door(
                "GET", "/api/my/games", self.my_games, "The finished games of this player, in short", None, m.MyGames, player=True, cost=3
            ),
        ]

    async def new_guest(self, request: Request, body: m.NewGuest) -> Answer:
        self.server.must_have_time()
        if not self.server.guests.take(address(request.scope)):
            raise Refused("rate", status=429)
        return Answer(await self.server.identity.guest(body.name, device_of(request.headers.get("user-agent", ""))), 201)

    async def me(self, request: Request, body: None) -> Answer:
        return Answer(await self.server.who(request))

    async def rename(self, request: Request, body: m.NewGuest) -> Answer:
        return Answer(await self.server.identity.rename(await self.server.who(request), body.name))

    async def code(self, request: Request, body: None) -> Answer:
        return Answer(await self.server.identity.code(await self.server.who(request)))

    async def redeem(self, request: Request, body: m.Redeem) -> Answer:
        if not self.server.code_tries.take(address(request.scope)):
            raise Refused("rate", status=429)
        return Answer(await self.server.identity.redeem(body.code, device_of(request.headers.get("user-agent", ""))))

    async def devices(self, request: Request, body: None) -> Answer:
        return Answer(await self.server.identity.devices(await self.server.who(request), self.server.token(request)))

    async def end_own_device(self, request: Request, body: None) -> Answer:
        me = await self.server.who(request)
        self.server.end_device(await self.server.identity.end(me, request.path_params["id"]))
        return Answer(await self.server.identity.devices(me, self.server.token(request)))

    async def my_tables(self, request: Request, body: None) -> Answer:
        return Answer(m.MyTables(await self.tables_of((await self.server.who(request)).player)))

    async def tables_of(self, player: str) -> list[m.MyTable]:
        """A player's tables, those that wait for the player first."""
        found = []
        for row in await self.server.hub.store.of_player(player, 100):
            info = info_of(row)
            seat = next((n for n, one in enumerate(info.seats) if one.player == player), SPECTATOR)
            mine = info.status == "running" and info.to_move == seat >= 0 and not info.seats[seat].bot
            found.append(m.MyTable(info, seat, mine, deadline(row, info)))
        found.sort(key=urgency)
        return found

    async def holiday(self, request: Request, body: m.Holiday) -> Answer:
        me = await self.server.who(request)
        at = now()
        tables = refused = 0
        for one in await self.tables_of(me.player):
            if one.table.status == "running" and one.table.clock.kind == "days" and one.seat >= 0:
                room = await self.server.hub.room(one.table.id)
                try:
                    await room.act(lambda table: table.rest(at, me.player, body.until))
                    tables += 1
                except Refused:
                    refused += 1
        return Answer(m.Resting(tables, refused))

    async def new_feed(self, request: Request, body: None) -> Answer:
        me = await self.server.who(request)
        key = secrets.token_urlsafe(24)
        await self.server.hub.store.set_feed(me.player, hashed(key))
        return Answer(m.Feed(f"/api/feed/{key}.ics", f"/api/feed/{key}.atom"))

    async def feed(self, request: Request, body: None) -> Response:
        key, _, kind = request.path_params["file"].partition(".")
        player = await self.server.hub.store.of_feed(hashed(key)) if kind in feeds.KINDS else None
        if player is None:
            raise Refused("no-such-address", status=404)
        lang = request.query_params.get("lang", FALLBACK)
        waiting = [one for one in await self.tables_of(player) if one.my_turn]
        home = str(request.base_url).rstrip("/") + self.server.settings.root_path
        text = feeds.written(kind, waiting, home, lang if lang in LANGUAGES else FALLBACK, now())
        return Response(text, media_type=feeds.KINDS[kind])

    async def push_key(self, request: Request, body: None) -> Answer:
        return Answer(m.PushKey(self.server.pusher.keys.public if self.server.pusher is not None else ""))

    async def add_push(self, request: Request, body: m.NewPush) -> Answer:
        me = await self.server.who(request)
        if self.server.pusher is None:
            raise Refused("no-push", status=404)
        wish = Push(body.endpoint, body.p256dh, body.auth, body.lang if body.lang in LANGUAGES else FALLBACK)
        try:
            push.check(wish)
        except KotableError as problem:
            raise Refused("malformed", status=400, detail=str(problem)) from None
        await self.server.hub.store.add_push(me.player, hashed(self.server.token(request)), wish, now(), MOST_PUSHES)
        return Answer(m.Pushes(len(await self.server.hub.store.pushes(me.player))))

    async def end_push(self, request: Request, body: m.EndPush) -> Answer:
        me = await self.server.who(request)
        await self.server.hub.store.end_push(me.player, body.endpoint)
        return Answer(m.Pushes(len(await self.server.hub.store.pushes(me.player))))

    async def my_games(self, request: Request, body: None) -> Answer:
        me = await self.server.who(request)
        rows = await self.server.hub.store.of_player(me.player, MOST_GAMES + 1, "over")
        return Answer(m.MyGames([played(info_of(row), me.player) for row in rows[:MOST_GAMES]], len(rows) > MOST_GAMES))


def played(info: m.TableInfo, player: str) -> m.Played:
    """A finished game as its player counts it."""
    seat = next(n for n, one in enumerate(info.seats) if one.player == player)
    result = info.result
    assert result is not None
    levels = [one.bot if one.kind == "bot" else "" for one in info.seats]
    apart = info.origin is not None or info.rewound > 0 or result.reason in record.EARLY or bool(info.seats[seat].bot)
    return m.Played(
        info.id,
        info.game,
        seat,
        info.updated,
        info.round,
        result.points,
        result.places,
        result.winners,
        levels,
        result.sources,
        apart,
        result.deeds[seat] if result.deeds else {},
    )


def deadline(row: Row, info: m.TableInfo) -> int:
    """When the time of whoever decides is up."""
    return row.deadline or 0 if info.status == "running" and info.clock.kind != "none" else 0


def urgency(one: m.MyTable) -> tuple[bool, int, int, int]:
    """What waits for me first, and of that what is due first."""
    status = {"running": 0, "open": 1, "over": 2}[one.table.status]
    return not one.my_turn, status, one.deadline or 1 << 60, -one.table.updated
