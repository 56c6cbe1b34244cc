"""For operators and for those who write clients."""

from __future__ import annotations

import json
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from kotable.server import messages as m
from kotable.server.answers import Answer
from kotable.server.core import VERSION, Server
from kotable.server.metrics import METRICS
from kotable.server.openapi import Door, describe, describe_messages


class Operators:
    def __init__(self, server: Server, doors: Callable[[], list[Door]]) -> None:
        self.server = server
        self.all_doors = doors

    def doors(self) -> list[Door]:
        return [
            Door("GET", "/health", self.health, "Whether it can write", None, m.Health),
            Door("GET", "/metrics", self.metrics, "For Prometheus", None, str, 200, (403,)),
            Door("GET", "/api/openapi.json", self.openapi, "This description", None, dict),
            Door("GET", "/api/messages.json", self.messages, "JSON schemas of the WebSocket's messages", None, dict),
        ]

    async def health(self, request: Request, body: None) -> Answer:
        await self.server.hub.store.check()
        return Answer(m.Health("ok", VERSION, self.server.hub.store.name))

    async def metrics(self, request: Request, body: None) -> Response:
        self.server.gate.must_be_operator(request)
        return Response(METRICS.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def openapi(self, request: Request, body: None) -> Response:
        return Response(json.dumps(describe(self.all_doors(), VERSION)), media_type="application/json")

    async def messages(self, request: Request, body: None) -> Response:
        return Response(json.dumps(describe_messages(m.VERSION)), media_type="application/json")
