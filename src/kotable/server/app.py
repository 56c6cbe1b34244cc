"""The web application: the doors of HTTP, the WebSocket of a table, the files of the browser application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from kotable.server import messages as m
from kotable.server.answers import packed, refusal
from kotable.server.api.games import Games
from kotable.server.api.operators import Operators
from kotable.server.api.past import Past
from kotable.server.api.players import Players
from kotable.server.api.tables import Tables
from kotable.server.core import Server
from kotable.server.gate import address
from kotable.server.metrics import METRICS
from kotable.server.openapi import Door
from kotable.server.pages import Pages
from kotable.server.socket import POLICY, Socket
from kotable.server.store import StoreDown
from kotable.server.table import Refused

LOG = logging.getLogger("kotable.http")
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


class Application:
    """A server as the web server knows it (ASGI)."""

    def __init__(self, server: Server) -> None:
        self.server = server
        groups = (Players(server), Games(server), Tables(server), Past(server), Operators(server, lambda: self.doors))
        self.doors = [door for group in groups for door in group.doors()]
        """The HTTP part of the protocol."""
        self.pages = Starlette(routes=self.routes(), lifespan=self.lifespan)
        self.pages.add_middleware(Headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope = self.inside(scope)
        if scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
            return
        if scope["type"] == "http":
            try:
                self.server.gate.check_request(scope)
            except Refused as refused:
                METRICS.errors.labels(refused.key).inc()
                await Headers(refusal(refused))(scope, receive, send)
                return
        await self.pages(scope, receive, send)

    def routes(self) -> list[BaseRoute]:
        by_path: dict[str, list[Door]] = {}
        for door in self.doors:
            by_path.setdefault(door.path, []).append(door)
        return [
            *(Route(path, partial(self.at_path, doors), methods=METHODS) for path, doors in by_path.items()),
            Route("/api/{rest:path}", nothing, methods=METHODS),
            *Pages(self.server).routes(),
        ]

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.server.hub.open()
        if self.server.pusher is not None:
            self.server.pusher.start(self.server.hub.spawn)
        try:
            yield
        finally:
            await self.server.reviews.close()
            await self.server.hub.close()

    def inside(self, scope: Scope) -> Scope:
        """Without the path that everything lives under, whether or not the proxy has left it out."""
        root = self.server.settings.root_path
        path = scope.get("path", "")
        if not root or not f"{path}/".startswith(f"{root}/"):
            return scope
        return {**scope, "path": path[len(root) :] or "/", "raw_path": b""}

    async def at_path(self, doors: list[Door], request: Request) -> Response:
        for door in doors:
            if door.method == request.method or (door.method == "GET" and request.method == "HEAD"):
                return await self.handle(door, request)
        allowed = ", ".join(door.method for door in doors)
        return packed(m.Problem("method"), 405, {"allow": allowed})

    async def handle(self, door: Door, request: Request) -> Response:
        """One HTTP request: limits, body, handler, answer."""
        began = time.perf_counter()
        try:
            self.server.gate.count(request.scope, door.cost)
            self.server.gate.check_origin(request.scope)
            body = await self.body(door, request)
            answer = await door.handler(request, body)
            response = answer if isinstance(answer, Response) else packed(answer.body, answer.status)
        except Refused as refused:
            METRICS.errors.labels(refused.key).inc()
            response = refusal(refused)
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
            async with asyncio.timeout(self.server.settings.limits.body_seconds):
                async for part in request.stream():
                    size += len(part)
                    if size > self.server.settings.limits.body_bytes:
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

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = address(scope)
        guest = Socket(self.server, receive, send, who)
        await receive()
        try:
            self.server.gate.check_connection(scope)
            if self.server.hub.closing:
                raise Refused("busy", status=503)
        except Refused as refused:
            await send({"type": "websocket.accept"})
            guest.fail(refused)
            guest.bye(refused.key, -1, POLICY)
            return
        with self.server.gate.connection(who):
            self.server.sockets.add(guest)
            try:
                await send({"type": "websocket.accept"})
                await guest.run(scope["path"].removeprefix("/ws/"))
            finally:
                self.server.sockets.discard(guest)


async def nothing(request: Request) -> Response:
    return packed(m.Problem("no-such-address"), 404)


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
