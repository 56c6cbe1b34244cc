"""The web application: HTTP for the lobby, records and health; the WebSocket of a table; the files of the browser application."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hmac
import json
import logging
import mimetypes
import re
import secrets
import socket
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from kotable import record
from kotable.bots import current_name, levels
from kotable.games import game as game_called
from kotable.games import names
from kotable.match import Match
from kotable.server import feeds, lessons, log, push
from kotable.server import messages as m
from kotable.server.hub import ID, Hub, Room, new_id, now
from kotable.server.identity import CODE_SECONDS, Identity, device_of, hashed
from kotable.server.limits import Buckets, Kept, Line, Turns, counted
from kotable.server.metrics import METRICS
from kotable.server.openapi import Door, describe, describe_messages
from kotable.server.reviews import WHOLE, Job, Key, Reviews
from kotable.server.settings import Settings
from kotable.server.socket import POLICY, Post, Socket
from kotable.server.store import Push, Row, Store, StoreDown
from kotable.server.table import LEVEL_NAMES, WEAKEST, Refused, Table
from kotable.texts import FALLBACK, LANGUAGES, written
from kotable.values import SPECTATOR, KotableError

LOG = logging.getLogger("kotable.http")
STATIC = Path(str(files("kotable"))) / "static"
try:
    VERSION = version("kotable")
except PackageNotFoundError:
    VERSION = "unknown"
PAGES = ("/", "/rules", "/rules/{rest:path}", "/learn/{rest:path}", "/statistics", "/settings", "/about")
LONGEST_PATH = 500
REPLAYS = 8_000_000
"""Bytes of steps of finished games that are kept."""
MOST_PUSHES = 5
"""Browsers that remind one player."""
MOST_GAMES = 500
"""So many finished games of a player are told, the latest first."""
ADDRESS = re.compile(r"[0-9.]+|\[[0-9a-f:.]+\]|")
"""An address in numbers, or no name at all: nobody can let it point elsewhere."""
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
NO_APP = """<!doctype html><meta charset="utf-8"><title>Kotable</title><p>This Kotable was built without the browser application."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a handler gives back."""

    body: Any
    status: int = 200


class Server:
    """Everything that one process needs to serve."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.hub = Hub(settings, store)
        self.identity = Identity(store)
        self.post = Post()
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.guests = Buckets(limits.guests_per_hour / 3600, limits.guests_per_hour)
        self.code_tries = Buckets(limits.code_tries / CODE_SECONDS, limits.code_tries)
        self.new_tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
        self.new_reviews = Buckets(limits.reviews_per_hour / 3600, limits.reviews_per_hour)
        self.reviews = Reviews()
        self.replays = Kept(REPLAYS)
        self.chat = Buckets(limits.chat_lines / limits.chat_seconds, limits.chat_lines)
        self.efforts = Buckets(limits.address_ms, limits.address_burst)
        self.efforts_of_players = Buckets(limits.processor_ms, limits.processor_burst)
        self.turns = Turns()
        self.line = Line(limits.at_once, limits.wait_seconds)
        self.connected: dict[str, int] = {}
        self.sockets: set[Socket] = set()
        self.hub.revoked = self.end_device
        self.pusher: push.Pusher | None = None
        if settings.push_key:
            self.pusher = push.Pusher(push.Keys(settings.push_key, settings.push_contact), store, settings.root_path)
            self.hub.remind = self.pusher.remind
        named = {origin.partition("://")[2].rsplit(":", 1)[0] for origin in settings.origins}
        self.names = {"localhost", socket.gethostname().lower(), settings.host, *settings.names, *named}
        self.app = self.application()

    # Handlers

    async def new_guest(self, request: Request, body: m.NewGuest) -> Answer:
        self.must_have_time()
        if not self.guests.take(address(request.scope)):
            raise Refused("rate", status=429)
        return Answer(await self.identity.guest(body.name, device_of(request.headers.get("user-agent", ""))), 201)

    async def me(self, request: Request, body: None) -> Answer:
        return Answer(await self.who(request))

    async def rename(self, request: Request, body: m.NewGuest) -> Answer:
        return Answer(await self.identity.rename(await self.who(request), body.name))

    async def code(self, request: Request, body: None) -> Answer:
        return Answer(await self.identity.code(await self.who(request)))

    async def redeem(self, request: Request, body: m.Redeem) -> Answer:
        if not self.code_tries.take(address(request.scope)):
            raise Refused("rate", status=429)
        return Answer(await self.identity.redeem(body.code, device_of(request.headers.get("user-agent", ""))))

    async def devices(self, request: Request, body: None) -> Answer:
        return Answer(await self.identity.devices(await self.who(request), self.token(request)))

    async def end_own_device(self, request: Request, body: None) -> Answer:
        me = await self.who(request)
        self.end_device(await self.identity.end(me, request.path_params["id"]))
        return Answer(await self.identity.devices(me, self.token(request)))

    def end_device(self, token: str) -> None:
        """Whoever has this token is nobody any more."""
        self.identity.forget(token)
        for one in list(self.sockets):
            if one.token == token:
                one.end("token")

    async def my_tables(self, request: Request, body: None) -> Answer:
        return Answer(m.MyTables(await self.tables_of((await self.who(request)).player)))

    async def tables_of(self, player: str) -> list[m.MyTable]:
        """A player's tables, those that wait for the player first."""
        found = []
        for row in await self.hub.store.of_player(player, 100):
            info = self.info_of(row)
            seat = next((n for n, one in enumerate(info.seats) if one.player == player), SPECTATOR)
            mine = info.status == "running" and info.to_move == seat >= 0 and not info.seats[seat].bot
            found.append(m.MyTable(info, seat, mine, deadline(row, info)))
        found.sort(key=urgency)
        return found

    async def holiday(self, request: Request, body: m.Holiday) -> Answer:
        me = await self.who(request)
        at = now()
        tables = refused = 0
        for one in await self.tables_of(me.player):
            if one.table.status == "running" and one.table.clock.kind == "days" and one.seat >= 0:
                room = await self.hub.room(one.table.id)
                try:
                    await room.act(lambda table: table.rest(at, me.player, body.until))
                    tables += 1
                except Refused:
                    refused += 1
        return Answer(m.Resting(tables, refused))

    async def new_feed(self, request: Request, body: None) -> Answer:
        me = await self.who(request)
        key = secrets.token_urlsafe(24)
        await self.hub.store.set_feed(me.player, hashed(key))
        return Answer(m.Feed(f"/api/feed/{key}.ics", f"/api/feed/{key}.atom"))

    async def feed(self, request: Request, body: None) -> Response:
        key, _, kind = request.path_params["file"].partition(".")
        player = await self.hub.store.of_feed(hashed(key)) if kind in feeds.KINDS else None
        if player is None:
            raise Refused("no-such-address", status=404)
        lang = request.query_params.get("lang", FALLBACK)
        waiting = [one for one in await self.tables_of(player) if one.my_turn]
        text = feeds.written(
            kind, waiting, str(request.base_url).rstrip("/") + self.settings.root_path, lang if lang in LANGUAGES else FALLBACK, now()
        )
        return Response(text, media_type=feeds.KINDS[kind])

    async def push_key(self, request: Request, body: None) -> Answer:
        return Answer(m.PushKey(self.pusher.keys.public if self.pusher is not None else ""))

    async def add_push(self, request: Request, body: m.NewPush) -> Answer:
        me = await self.who(request)
        if self.pusher is None:
            raise Refused("no-push", status=404)
        wish = Push(body.endpoint, body.p256dh, body.auth, body.lang if body.lang in LANGUAGES else FALLBACK)
        try:
            push.check(wish)
        except KotableError as problem:
            raise Refused("malformed", status=400, detail=str(problem)) from None
        await self.hub.store.add_push(me.player, hashed(self.token(request)), wish, now(), MOST_PUSHES)
        return Answer(m.Pushes(len(await self.hub.store.pushes(me.player))))

    async def end_push(self, request: Request, body: m.EndPush) -> Answer:
        me = await self.who(request)
        await self.hub.store.end_push(me.player, body.endpoint)
        return Answer(m.Pushes(len(await self.hub.store.pushes(me.player))))

    async def my_games(self, request: Request, body: None) -> Answer:
        me = await self.who(request)
        rows = await self.hub.store.of_player(me.player, MOST_GAMES + 1, "over")
        return Answer(m.MyGames([played(self.info_of(row), me.player) for row in rows[:MOST_GAMES]], len(rows) > MOST_GAMES))

    async def games(self, request: Request, body: None) -> Answer:
        found = []
        for name in names():
            game = game_called(name)
            options = [m.OptionInfo(one.name, one.default, list(one.choices)) for one in game.options if not one.file]
            deeds = [m.DeedInfo(one.kind, one.fact, bool(one.undone)) for one in game.deeds if not one.minor]
            found.append(m.GameInfo(name, game.rules_version, options, [level.name for level in levels()], deeds))
        return Answer(m.Games(found, VERSION, m.VERSION))

    async def game_actions(self, request: Request, body: None) -> Answer:
        name = request.path_params["game"]
        if name not in names():
            raise Refused("no-game", status=404)
        options: dict[str, int | str] = dict(request.query_params)
        seats = number(str(options.pop("seats", "4")), "seats")
        try:
            return Answer(actions_of(game_called(name).setup(seats, checked_options(name, seats, options)).actions))
        except KotableError as problem:
            raise Refused("options", {"problem": str(problem)}, status=400) from None

    async def lesson(self, request: Request, body: None) -> Answer | Response:
        game, way = request.path_params["game"], number(request.query_params.get("way", "0"), "way")
        found = await asyncio.to_thread(lessons.told, game, way)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Answer(found)
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(await asyncio.to_thread(squeezed_lesson, game, way), headers=headers, media_type="application/json")

    async def lesson_why(self, request: Request, body: m.Why) -> Answer:
        way = number(request.query_params.get("way", "0"), "way")
        return Answer(lessons.answered(request.path_params["game"], way, number(request.path_params["beat"], "beat"), body))

    async def game_texts(self, request: Request, body: None) -> Answer:
        name, lang = request.path_params["game"], request.query_params.get("lang", FALLBACK)
        if name not in names():
            raise Refused("no-game", status=404)
        if lang not in LANGUAGES:
            raise Refused("options", {"problem": f"there are no texts in this language: there are {', '.join(LANGUAGES)}"}, status=400)
        return Answer(m.GameTexts(name, lang, written(lang, name), written(lang, f"rules-{name}")))

    async def tables(self, request: Request, body: None) -> Answer:
        game = request.query_params.get("game", "")
        if game and game not in names():
            raise Refused("no-game", status=404)
        return Answer(m.Tables([self.info_of(row) for row in await self.hub.store.listed(game, 200)]))

    async def new_table(self, request: Request, body: m.NewTable) -> Answer:
        me = await self.who(request)
        self.count_table(request, me)
        at = now()
        seats, options, position, game = body.seats, dict(body.options), "", body.game
        bots = {int(seat): level for seat, level in body.bots.items()}
        sit = body.sit
        if body.origin is not None:
            old = await self.hub.room(body.origin.table)
            ply = body.origin.ply
            position, game, seats, options = await old.look(lambda table: branch(table, ply))
            sit = 0 if sit is None else sit
            bots = {seat: bots.get(seat, WEAKEST) for seat in range(seats) if seat != sit}
        options = checked_options(game, seats, options)
        check_bots(bots, seats)
        check_clock(body.clock)
        created = log.Created(
            at=at,
            game=game,
            seats=seats,
            options=options,
            host=me.player,
            secret=secrets.token_hex(32),
            bots=bots,
            listed=body.listed,
            clock=body.clock,
            hints=body.hints,
            meter=body.meter,
            spectators=body.spectators,
            origin=body.origin,
            position=position,
            undo=body.undo,
        )
        entries: list[log.AnyEntry] = [created]
        if sit is None:
            sit = next((seat for seat in range(seats) if seat not in bots), -1)
        if sit >= seats or sit in bots:
            raise Refused("seat-taken" if sit in bots else "no-such-seat", {"seat": sit}, status=400)
        if sit >= 0:
            entries.append(log.Sat(at, me.player, me.name, sit))
        room = await self.hub.create(new_id(), entries)
        return Answer(m.Joined(await room.look(Table.info), sit), 201)

    def count_table(self, request: Request, me: m.Me) -> None:
        """New tables are counted by address and by player. Raises Refused."""
        self.must_have_time()
        if not (self.new_tables.take(address(request.scope)) and self.new_tables.take(me.player)):
            raise Refused("rate", status=429)

    def must_have_time(self) -> None:
        """What would bring even more to do is refused first. Raises Refused."""
        if self.line.long():
            raise Refused("busy", {"ms": self.line.later()}, status=503)

    async def table(self, request: Request, body: None) -> Answer:
        return Answer(await (await self.room(request)).look(Table.info))

    async def change_table(self, request: Request, body: m.ChangeTable) -> Answer:
        me = await self.who(request)
        room = await self.room(request)
        await room.act(lambda table: changed(table, me.player, body))
        return Answer(await room.look(Table.info))

    async def table_actions(self, request: Request, body: None) -> Answer:
        room = await self.room(request)
        made = await room.look(lambda table: table.made)
        if room.table.match is not None:
            return Answer(actions_of(room.table.match.setup.actions))
        return Answer(actions_of(game_called(made.game).setup(made.seats, made.options).actions))

    async def join(self, request: Request, body: m.Join) -> Answer:
        me = await self.who(request)
        room = await self.room(request)
        await room.act(lambda table: table.join(now(), me.player, me.name, body.seat, body.part, body.seal))
        return Answer(await room.look(lambda table: m.Joined(table.info(), table.seat_of(me.player))))

    async def leave(self, request: Request, body: None) -> Answer:
        me = await self.who(request)
        room = await self.room(request)
        await room.act(lambda table: table.leave(now(), me.player))
        return Answer(await room.look(Table.info))

    async def start(self, request: Request, body: m.Start) -> Answer:
        me = await self.who(request)
        room = await self.room(request)
        if body.without:
            await room.look_elsewhere()
        here = set(room.presence()[0])
        await room.act(lambda table: table.start(now(), me.player, body.part, body.without, here))
        return Answer(await room.look(Table.info))

    async def show_part(self, request: Request, body: m.Start) -> Answer:
        me = await self.who(request)
        room = await self.room(request)
        await room.act(lambda table: table.add_part(now(), me.player, body.part, secrets.token_hex(32)))
        return Answer(await room.look(Table.info))

    async def rematch(self, request: Request, body: None) -> Answer:
        me = await self.who(request)
        room = await self.room(request)

        def wish(table: Table) -> tuple[str, log.Created, list[log.AnyEntry]]:
            table.must_be("over")
            table.own_seat(me.player)
            return (table.rematch, *table.rotated(now(), me.player, secrets.token_hex(32)))

        known, created, seats = await room.look(wish)
        if not known:
            # Two who ask at once get one table: who writes the name of the new one first makes it.
            self.count_table(request, me)
            known = new_id()
            await self.hub.create(known, [created, *seats])
            await room.act(lambda table: [] if table.rematch else [log.Rematched(now(), known, table.seat_of(me.player))])
            known = await room.look(lambda table: table.rematch)
        again = await self.hub.room(known)
        if await again.look(lambda table: table.status == "open"):
            await again.act(lambda table: table.join(now(), me.player, me.name, None))
        return Answer(await again.look(lambda table: m.Joined(table.info(), table.seat_of(me.player))), 201)

    async def record(self, request: Request, body: None) -> Response:
        room = await self.room(request)

        def finished(table: Table) -> tuple[Match, list[str], record.Shuffle, record.Ending]:
            table.must_be("over")
            return table.playing(), [chair.name or chair.bot for chair in table.chairs], table.shuffle(), table.ending()

        # It takes a while, and a finished match does not change.
        text = await asyncio.to_thread(record.write, *await room.look(finished))
        disposition = f'attachment; filename="{room.table.made.game}-{room.table.id}.txt"'
        return Response(text, media_type="text/plain", headers={"content-disposition": disposition})

    async def replay(self, request: Request, body: None) -> Response:
        room = await self.room(request)
        ask = request.query_params
        ply = number(ask.get("ply", "0"), "ply")
        who = ask.get("seat", "all")
        steps = ask.get("steps", "0") == "1"

        def answer(table: Table) -> bytes:
            return msgspec.json.encode(replay_at(table, ply, who, steps))

        def seq(table: Table) -> int:
            table.must_be("over")
            return table.seq

        # A finished game is looked at by many, again and again.
        key = (room.table.id, await room.look(seq), ply, who, steps)
        data = self.replays.get(key)
        if data is None:
            data = await (room.look_at_all(answer) if steps else room.look(answer))
            self.replays.put(key, data)
        return Response(data, media_type="application/json")

    async def review(self, request: Request, body: None) -> Response:
        room = await self.room(request)
        match = await room.look(reviewed_match)
        job = self.reviewing(request, (room.table.id, WHOLE, -1), match)
        state = m.ReviewState(status_of(job), job.done, match.ply)
        return with_part(state, "review", job.result)

    async def outlook(self, request: Request, body: None) -> Response:
        room = await self.room(request)
        match = await room.look(reviewed_match)
        ply = number(request.query_params.get("ply", "0"), "ply")
        if ply >= match.ply:
            raise Refused("no-ply", {"ply": ply}, status=400)
        other = request.query_params.get("other", "")
        job = self.reviewing(request, (room.table.id, ply, number(other, "other") if other else -1), match)
        return with_part(m.OutlookState(status_of(job)), "outlook", job.result)

    def reviewing(self, request: Request, key: Key, match: Match) -> Job:
        """A job of the reviewers. New ones are counted. Raises Refused."""
        if key not in self.reviews.jobs and not self.new_reviews.take(address(request.scope), 5 if key[1] == WHOLE else 1):
            raise Refused("rate", {"ms": 60_000}, status=429)
        return self.reviews.job(key, match)

    async def health(self, request: Request, body: None) -> Answer:
        await self.hub.store.check()
        return Answer(m.Health("ok", VERSION, self.hub.store.name))

    async def metrics(self, request: Request, body: None) -> Response:
        self.must_be_operator(request)
        return Response(METRICS.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def openapi(self, request: Request, body: None) -> Response:
        return Response(json.dumps(describe(self.doors(), VERSION)), media_type="application/json")

    async def messages(self, request: Request, body: None) -> Response:
        return Response(json.dumps(describe_messages(m.VERSION)), media_type="application/json")

    def doors(self) -> list[Door]:
        """The HTTP part of the protocol."""
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
            Door("GET", "/api/games", self.games, "Games, options and bots", None, m.Games),
            Door(
                "GET",
                "/api/games/{game}/actions",
                self.game_actions,
                "The table of actions; further query parameters are options",
                None,
                m.Actions,
                200,
                (400, 404),
                query={"seats": m.Seats},
            ),
            Door(
                "GET",
                "/api/games/{game}/texts",
                self.game_texts,
                "The words of a game as Fluent catalogues, for a client that does not have them",
                None,
                m.GameTexts,
                200,
                (400, 404),
                query={"lang": str},
            ),
            Door(
                "GET",
                "/api/lessons/{game}",
                self.lesson,
                "The first lesson of a game",
                None,
                m.Lesson,
                200,
                (400, 404),
                query={"way": m.Ply},
            ),
            Door(
                "POST",
                "/api/lessons/{game}/{beat}",
                self.lesson_why,
                "Why actions can't be chosen in a beat of it",
                m.Why,
                m.Because,
                200,
                (400, 404, 413),
                query={"way": m.Ply},
            ),
            Door(
                "GET", "/api/tables", self.tables, "Open tables that are listed", None, m.Tables, 200, (404,), query={"game": str}, cost=2
            ),
            Door("POST", "/api/tables", self.new_table, "Make a table", m.NewTable, m.Joined, 201, (400, 404, 409, 413), player=True),
            Door("GET", "/api/tables/{id}", self.table, "A table", None, m.TableInfo, 200, (404,)),
            Door(
                "POST",
                "/api/tables/{id}",
                self.change_table,
                "Change it",
                m.ChangeTable,
                m.TableInfo,
                200,
                (400, 403, 404, 409, 413),
                player=True,
            ),
            Door("GET", "/api/tables/{id}/actions", self.table_actions, "Its table of actions", None, m.Actions, 200, (404,)),
            Door("POST", "/api/tables/{id}/join", self.join, "Sit down", m.Join, m.Joined, 200, (400, 404, 409, 413), player=True),
            Door("POST", "/api/tables/{id}/leave", self.leave, "Stand up", None, m.TableInfo, 200, (403, 404, 409), player=True),
            Door("POST", "/api/tables/{id}/start", self.start, "Begin", m.Start, m.TableInfo, 200, (400, 403, 404, 409, 413), player=True),
            Door(
                "POST",
                "/api/tables/{id}/part",
                self.show_part,
                "Show the own part of the seed",
                m.Start,
                m.TableInfo,
                200,
                (400, 403, 404, 409, 413),
                player=True,
            ),
            Door("POST", "/api/tables/{id}/rematch", self.rematch, "Again", None, m.Joined, 201, (403, 404, 409), player=True),
            Door("GET", "/api/tables/{id}/record", self.record, "The record of a finished game", None, str, 200, (404, 409), cost=5),
            Door(
                "GET",
                "/api/tables/{id}/replay",
                self.replay,
                "A finished game at a ply",
                None,
                m.Replay,
                200,
                (400, 404, 409),
                query={"ply": m.Ply, "seat": str, "steps": str},
                cost=2,
            ),
            Door(
                "GET",
                "/api/tables/{id}/review",
                self.review,
                "What each decision of a finished game was worth; the first to ask has it worked out",
                None,
                m.ReviewState,
                200,
                (404, 409),
                cost=2,
            ),
            Door(
                "GET",
                "/api/tables/{id}/outlook",
                self.outlook,
                "Bots finish a position of a finished game many times",
                None,
                m.OutlookState,
                200,
                (400, 404, 409),
                query={"ply": m.Ply, "other": m.Ply},
                cost=2,
            ),
            Door("GET", "/health", self.health, "Whether it can write", None, m.Health),
            Door("GET", "/metrics", self.metrics, "For Prometheus", None, str, 200, (403,)),
            Door("GET", "/api/openapi.json", self.openapi, "This description", None, dict),
            Door("GET", "/api/messages.json", self.messages, "JSON schemas of the WebSocket's messages", None, dict),
        ]

    # Around them

    async def who(self, request: Request) -> m.Me:
        return await self.identity.who(self.token(request))

    def token(self, request: Request) -> str:
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        return token.strip()[:100] if kind.lower() == "bearer" else ""

    async def room(self, request: Request) -> Room:
        room = await self.hub.room(request.path_params["id"])
        await room.refresh()
        return room

    def must_be_operator(self, request: Request) -> None:
        """Metrics are for the own machine, or for whoever has the admin token."""
        token = self.settings.admin_token
        given = request.headers.get("authorization", "").partition(" ")[2].strip()
        if token and hmac.compare_digest(token.encode(), given.encode()):
            return
        forwarded = "x-forwarded-for" in request.headers
        if token or forwarded or caller(request.scope) not in ("127.0.0.1", "::1", "testclient"):
            raise Refused("not-operator", status=403)

    def info_of(self, row: Row) -> m.TableInfo:
        """The info of a table; what changes with every choice comes from the row."""
        info = INFO.decode(row.info)
        info.updated = row.updated
        info.to_move = row.to_move
        return info

    async def handle(self, door: Door, request: Request) -> Response:
        """One HTTP request: limits, body, handler, answer."""
        began = time.perf_counter()
        try:
            if not self.requests.take(address(request.scope), door.cost):
                raise Refused("rate", {"ms": 1000}, status=429)
            self.check_origin(request.headers.get("origin"), request.headers.get("host"))
            body = await self.body(door, request)
            answer = await door.handler(request, body)
            response = answer if isinstance(answer, Response) else packed(answer.body, answer.status)
        except Refused as refused:
            METRICS.errors.labels(refused.key).inc()
            response = packed(m.Problem(refused.key, refused.facts, refused.detail), refused.status)
        except StoreDown:
            response = packed(m.Problem("store"), 503)
        except ClientDisconnect:
            response = Response(status_code=400)
        except Exception:
            METRICS.crashes.inc()
            LOG.exception("a request failed", extra={"path": door.path})
            response = packed(m.Problem("failure"), 500)
        response.headers.setdefault("cache-control", "no-store")
        LOG.info(
            "request",
            extra={
                "method": door.method,
                "path": door.path,
                "status": response.status_code,
                "ms": round((time.perf_counter() - began) * 1000, 2),
            },
        )
        return response

    async def body(self, door: Door, request: Request) -> Any:
        if door.method != "POST":
            return None
        size, parts = 0, []
        try:
            async with asyncio.timeout(self.settings.limits.body_seconds):
                async for part in request.stream():
                    size += len(part)
                    if size > self.settings.limits.body_bytes:
                        raise Refused("too-long", status=413)
                    parts.append(part)
        except TimeoutError:
            raise Refused("too-slow", status=408) from None
        if door.body is None:
            return None
        try:
            return door.decoder.decode(b"".join(parts))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise Refused("malformed", status=400, detail=str(problem)) from None

    def check_origin(self, origin: str | None, host: str | None) -> None:
        """A browser must come from a page of ours."""
        if origin is None or origin in self.settings.origins:
            return
        if origin.partition("://")[2] != host:
            raise Refused("origin", status=403)

    def check_host(self, host: str) -> None:
        """A page that lets its own name point to us must not be able to speak for our players' browsers."""
        name = host.lower().rsplit(":", 1)[0] if not host.endswith("]") else host.lower()
        if name in self.names or ADDRESS.fullmatch(name) or name.endswith(".localhost"):
            return
        raise Refused("host", status=403, detail="this server is not known by that name; name it with --name")

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = address(scope)
        guest = Socket(self, receive, send, who)
        headers = dict(scope["headers"])
        await receive()
        try:
            self.check_host(headers.get(b"host", b"").decode("latin-1"))
            if not scope["path"].startswith("/ws/"):
                raise Refused("no-such-address", status=404)
            if not self.requests.take(who):
                raise Refused("rate", {"ms": 1000}, status=429)
            origin = headers.get(b"origin")
            self.check_origin(origin.decode("latin-1") if origin else None, headers.get(b"host", b"").decode("latin-1"))
            limits = self.settings.limits
            if self.hub.closing or sum(self.connected.values()) >= limits.connections_in_all:
                raise Refused("busy", status=503)
            if self.connected.get(who, 0) >= limits.connections:
                raise Refused("rate", status=429)
        except Refused as refused:
            await send({"type": "websocket.accept"})
            guest.fail(refused)
            guest.bye(refused.key, -1, POLICY)
            return
        self.connected[who] = self.connected.get(who, 0) + 1
        METRICS.connections.inc()
        self.sockets.add(guest)
        try:
            await send({"type": "websocket.accept"})
            await guest.run(scope["path"].removeprefix("/ws/"))
        finally:
            METRICS.connections.dec()
            self.sockets.discard(guest)
            self.connected[who] -= 1
            if not self.connected[who]:
                del self.connected[who]

    # The application

    def application(self) -> ASGIApp:
        routes: list[BaseRoute] = []
        by_path: dict[str, list[Door]] = {}
        for door in self.doors():
            by_path.setdefault(door.path, []).append(door)
        for path, doors in by_path.items():
            routes.append(Route(path, partial(self.at_path, doors), methods=METHODS))
        routes.append(Route("/api/{rest:path}", self.nothing, methods=METHODS))
        routes += [Route(path, self.page, methods=["GET"]) for path in PAGES]
        routes += [
            Route(f"/{kind}/{{id:path}}", partial(self.page_of_table, kind), methods=["GET"]) for kind in ("table", "replay", "review")
        ]
        routes.append(Route("/{file:path}", self.file, methods=["GET"]))

        @contextlib.asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            await self.hub.open()
            if self.pusher is not None:
                self.pusher.start(self.hub.spawn)
            try:
                yield
            finally:
                await self.reviews.close()
                await self.hub.close()

        pages = Starlette(routes=routes, lifespan=lifespan)
        pages.add_middleware(Headers)

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            scope = self.inside(scope)
            if scope["type"] == "websocket":
                await self.websocket(scope, receive, send)
            elif scope["type"] == "http" and (refused := self.refusal(scope)) is not None:
                METRICS.errors.labels(refused.key).inc()
                await Headers(packed(m.Problem(refused.key, refused.facts, refused.detail), refused.status))(scope, receive, send)
            else:
                await pages(scope, receive, send)

        return app

    def inside(self, scope: Scope) -> Scope:
        """Without the path that everything lives under, whether or not the proxy has left it out."""
        root = self.settings.root_path
        path = scope.get("path", "")
        if not root or not f"{path}/".startswith(f"{root}/"):
            return scope
        return {**scope, "path": path[len(root) :] or "/", "raw_path": b""}

    def refusal(self, scope: Scope) -> Refused | None:
        """What is refused before anything looks at what is asked for."""
        path = scope["path"]
        try:
            self.check_host(dict(scope["headers"]).get(b"host", b"").decode("latin-1"))
            if not path.startswith("/api/") and not self.requests.take(address(scope), 0.2):
                raise Refused("rate", {"ms": 1000}, status=429)
            if len(path) > LONGEST_PATH or not path.isprintable():
                raise Refused("no-such-address", status=404)
        except Refused as refused:
            return refused
        return None

    async def at_path(self, doors: list[Door], request: Request) -> Response:
        for door in doors:
            if door.method == request.method or (door.method == "GET" and request.method == "HEAD"):
                return await self.handle(door, request)
        allowed = ", ".join(door.method for door in doors)
        return packed(m.Problem("method"), 405, {"allow": allowed})

    async def nothing(self, request: Request) -> Response:
        return packed(m.Problem("no-such-address"), 404)

    async def page(self, request: Request, status: int = 200, name: str = "index.html") -> Response:
        found = STATIC / name
        if not found.is_file():
            return Response(NO_APP, status, media_type="text/html")
        return sent(request, found, "no-cache", status, self.settings.root_path)

    async def page_of_table(self, kind: str, request: Request) -> Response:
        """The same page, but it knows which game is played at this table, so that a browser can load all of it at once."""
        game = ""
        id = request.path_params["id"]
        if ID.fullmatch(id) and self.requests.take(address(request.scope)):
            with contextlib.suppress(StoreDown):
                row = await self.hub.store.row(id)
                game = row.game if row is not None else ""
        own = f"{kind}-{game}.html"
        return await self.page(request, name=own if game in names() and (STATIC / own).is_file() else "index.html")

    async def file(self, request: Request) -> Response:
        wanted = found_file(request.path_params["file"])
        if wanted is None or not wanted.is_relative_to(STATIC.resolve()) or not wanted.is_file() or wanted.name.startswith("."):
            if "text/html" in request.headers.get("accept", ""):
                return await self.page(request, 404)  # it says so, in the reader's language
            return packed(m.Problem("no-such-address"), 404)
        return sent(request, wanted, "public, max-age=31536000, immutable" if wanted.parent.name == "assets" else "no-cache")


def found_file(name: str) -> Path | None:
    try:
        return (STATIC / name).resolve()
    except (OSError, ValueError):
        return None


SQUEEZED = (".html", ".js", ".css", ".svg", ".webmanifest")


def sent(request: Request, path: Path, keeping: str, status: int = 200, root: str = "") -> Response:
    """A file, compressed where that helps and the client can read it; a page with the path that everything lives under."""
    headers = {"cache-control": keeping, "vary": "accept-encoding"}
    if root:
        return Response(moved(path, path.stat().st_mtime_ns, root), status, headers, "text/html")
    if path.suffix not in SQUEEZED or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(path, status, headers)
    body = squeezed(path, path.stat().st_mtime_ns)
    return Response(body, status, {**headers, "content-encoding": "gzip"}, mimetypes.guess_type(path.name)[0])


@lru_cache(256)
def squeezed(path: Path, changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


@lru_cache(32)
def moved(path: Path, changed: int, root: str) -> str:
    """A page whose files lie under another path, and that says so."""
    text = path.read_text().replace('href="/', f'href="{root}/').replace('src="/', f'src="{root}/')
    return text.replace("<html ", f'<html data-root="{root}" ', 1)


@lru_cache(8)
def squeezed_lesson(game: str, way: int) -> bytes:
    return gzip.compress(msgspec.json.encode(lessons.told(game, way)), 9, mtime=0)


class Headers:
    """Adds the headers that every answer has."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                METRICS.requests.labels(str(message["status"])).inc()
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers)


INFO = msgspec.json.Decoder(m.TableInfo)


def deadline(row: Row, info: m.TableInfo) -> int:
    """When the time of whoever decides is up."""
    return row.deadline or 0 if info.status == "running" and info.clock.kind != "none" else 0


def urgency(one: m.MyTable) -> tuple[bool, int, int, int]:
    """What waits for me first, and of that what is due first."""
    status = {"running": 0, "open": 1, "over": 2}[one.table.status]
    return not one.my_turn, status, one.deadline or 1 << 60, -one.table.updated


def packed(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(body), status, headers, "application/json")


def caller(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def address(scope: Scope) -> str:
    """Who is counted."""
    return counted(caller(scope))


def number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Refused("malformed", status=400, detail=f"{name} should be a number")
    return int(text)


def actions_of(actions: list[Any]) -> m.Actions:
    return m.Actions([m.ActionInfo(one.id, one.text, one.verb, dict(one.facts)) for one in actions])


def checked_options(game: str, seats: int, options: dict[str, int | str]) -> dict[str, int | str]:
    """All options of a game with their values. Raises Refused."""
    if game not in names():
        raise Refused("no-game", {"game": game}, status=400)
    for option in game_called(game).options:
        # Whether there is such a file is not even looked at: the answer would tell.
        if option.file and options.get(option.name, option.default) != option.default:
            raise Refused("file-option", {"option": option.name}, status=400)
    try:
        return game_called(game).setup(seats, options).options
    except (KotableError, ValueError) as problem:
        raise Refused("options", {"problem": str(problem)}, status=400) from None


def check_bots(bots: dict[int, str], seats: int) -> None:
    for seat, level in bots.items():
        if seat >= seats:
            raise Refused("no-such-seat", {"seat": seat}, status=400)
        if current_name(level) not in LEVEL_NAMES:
            raise Refused("no-level", {"level": level}, status=400)


def check_clock(clock: m.ClockRule) -> None:
    if clock.kind != "none" and clock.seconds < 1:
        raise Refused("clock", status=400)


def changed(table: Table, player: str, wish: m.ChangeTable) -> list[log.AnyEntry]:
    """The entry for what a host wants to be different."""
    table.must_be_open()
    table.must_host(player)
    made = table.made
    if made.position and (wish.options is not None or wish.seats is not None):
        raise Refused("branch")
    seats = wish.seats if wish.seats is not None else made.seats
    if any(chair.player for chair in table.chairs[seats:]):
        raise Refused("seat-taken", {"seat": seats})
    options = made.options
    if wish.options is not None or wish.seats is not None:
        options = checked_options(made.game, seats, {**made.options, **(wish.options or {})})
    bots = {seat: chair.bot for seat, chair in enumerate(table.chairs[:seats]) if chair.bot}
    for text, level in (wish.bots or {}).items():
        seat = int(text)
        if seat >= seats:
            raise Refused("no-such-seat", {"seat": seat}, status=400)
        if level and current_name(level) not in LEVEL_NAMES:
            raise Refused("no-level", {"level": level}, status=400)
        bots[seat] = level
    clock = wish.clock if wish.clock is not None else made.clock
    check_clock(clock)
    return [
        log.Changed(
            at=now(),
            seats=seats,
            options=options,
            bots=bots,
            listed=made.listed if wish.listed is None else wish.listed,
            clock=clock,
            hints=made.hints if wish.hints is None else wish.hints,
            meter=made.meter if wish.meter is None else wish.meter,
            spectators=made.spectators if wish.spectators is None else wish.spectators,
            undo=made.undo if wish.undo is None else wish.undo,
        )
    ]


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


def branch(table: Table, ply: int) -> tuple[str, str, int, dict[str, int | str]]:
    position, _ = table.branch(ply)
    return position, table.made.game, table.made.seats, table.made.options


def replay_at(table: Table, ply: int, who: str, steps: bool) -> m.Replay:
    """A finished game as somebody saw it, or as all saw it together."""
    table.must_be("over")
    match = table.playing()
    seats = range(len(table.chairs))
    if who not in ("all", "-1", *map(str, seats)):
        raise Refused("no-such-seat", status=400)
    if ply > match.ply:
        raise Refused("no-ply", {"ply": ply}, status=400)
    state = match.at(ply)
    views = [state.view(seat) for seat in seats] if who == "all" else [state.view(int(who))]
    history: list[m.Step] = []
    if steps:
        for done in sorted([*table.history.kept, *table.chat.kept], key=lambda done: done.seq):
            step = done.step(SPECTATOR if who == "all" else int(who))
            if who == "all":
                step.events = [m.GameEvent(event.kind, event.seat, dict(event.public), dict(event.secret)) for event in done.events]
            history.append(step)
    return m.Replay(table.info(), ply, match.ply, views, rounds_of(match), history)


def reviewed_match(table: Table) -> Match:
    """The match of a table to be looked at again: a finished one."""
    table.must_be("over")
    match = table.playing().copy()
    if not match.choices:
        raise Refused("no-ply", {"ply": 0}, status=409)
    match.ended = table.ending()
    return match


def status_of(job: Job) -> Literal["waiting", "working", "done", "failed"]:
    return "failed" if job.failed else "done" if job.result is not None else "working" if job.started else "waiting"


def with_part(state: Any, name: str, part: bytes | None) -> Response:
    """The state of a job, with its result, which is JSON already."""
    data = msgspec.to_builtins(state)
    return packed({**data, name: msgspec.Raw(part)} if part is not None else data)


def rounds_of(match: Match) -> list[int]:
    """The first ply of every round."""
    state, found, last = match.at(0), [0], 1
    for ply, choice in enumerate(match.choices, 1):
        state.apply(choice)
        if not state.over() and int(state.round_number()) > last:
            last = int(state.round_number())
            found.append(ply)
    return found
