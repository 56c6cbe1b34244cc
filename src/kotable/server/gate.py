"""Who may come in: from which hosts and pages, how often, and with how many connections."""

from __future__ import annotations

import contextlib
import hmac
import re
import socket
from collections.abc import Iterator

from starlette.requests import Request
from starlette.types import Scope

from kotable.server.limits import Buckets, counted
from kotable.server.metrics import METRICS
from kotable.server.settings import Settings
from kotable.server.table import Refused

LONGEST_PATH = 500
ADDRESS = re.compile(r"[0-9.]+|\[[0-9a-f:.]+\]|")
"""An address in numbers, or no name at all: nobody can let it point elsewhere."""


def caller(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "unknown"


def address(scope: Scope) -> str:
    """Who is counted."""
    return counted(caller(scope))


def header(scope: Scope, name: bytes) -> str | None:
    found = dict(scope["headers"]).get(name)
    return None if found is None else found.decode("latin-1")


class Gate:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.requests_burst)
        self.connected: dict[str, int] = {}
        """How many connections each address has."""
        named = {origin.partition("://")[2].rsplit(":", 1)[0] for origin in settings.origins}
        self.names = {"localhost", socket.gethostname().lower(), settings.host, *settings.names, *named}

    def count(self, scope: Scope, cost: float = 1) -> None:
        """Raises Refused."""
        if not self.requests.take(address(scope), cost):
            raise Refused("rate", {"ms": 1000}, status=429)

    def check_host(self, scope: Scope) -> None:
        """A page that lets its own name point to us must not be able to speak for our players' browsers."""
        host = (header(scope, b"host") or "").lower()
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        if name in self.names or ADDRESS.fullmatch(name) or name.endswith(".localhost"):
            return
        raise Refused("host", status=403, detail="this server is not known by that name; name it with --name")

    def check_origin(self, scope: Scope) -> None:
        """A browser must come from a page of ours."""
        origin = header(scope, b"origin")
        if origin is None or origin in self.settings.origins:
            return
        if origin.partition("://")[2] != header(scope, b"host"):
            raise Refused("origin", status=403)

    def check_request(self, scope: Scope) -> None:
        """What is refused before anything looks at what is asked for."""
        path = scope["path"]
        self.check_host(scope)
        if not path.startswith("/api/"):
            self.count(scope, 0.2)
        if len(path) > LONGEST_PATH or not path.isprintable():
            raise Refused("no-such-address", status=404)

    def check_connection(self, scope: Scope) -> None:
        self.check_host(scope)
        if not scope["path"].startswith("/ws/"):
            raise Refused("no-such-address", status=404)
        self.count(scope)
        self.check_origin(scope)
        limits = self.settings.limits
        if sum(self.connected.values()) >= limits.connections_in_all:
            raise Refused("busy", status=503)
        if self.connected.get(address(scope), 0) >= limits.connections:
            raise Refused("rate", status=429)

    @contextlib.contextmanager
    def connection(self, who: str) -> Iterator[None]:
        """Counts one as long as it lasts."""
        self.connected[who] = self.connected.get(who, 0) + 1
        METRICS.connections.inc()
        try:
            yield
        finally:
            METRICS.connections.dec()
            self.connected[who] -= 1
            if not self.connected[who]:
                del self.connected[who]

    def must_be_operator(self, request: Request) -> None:
        """Metrics are for the own machine, or for whoever has the admin token."""
        token = self.settings.admin_token
        given = request.headers.get("authorization", "").partition(" ")[2].strip()
        if token and hmac.compare_digest(token.encode(), given.encode()):
            return
        forwarded = "x-forwarded-for" in request.headers
        if token or forwarded or caller(request.scope) not in ("127.0.0.1", "::1", "testclient"):
            raise Refused("not-operator", status=403)
