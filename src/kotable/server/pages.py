"""The files of the browser application."""

from __future__ import annotations

import contextlib
import gzip
import mimetypes
from functools import lru_cache, partial
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from kotable.games import names
from kotable.server import messages as m
from kotable.server.answers import packed
from kotable.server.core import Server
from kotable.server.gate import address
from kotable.server.hub import ID
from kotable.server.store import StoreDown

STATIC = Path(str(files("kotable"))) / "static"
PATHS = ("/", "/rules", "/rules/{rest:path}", "/learn/{rest:path}", "/statistics", "/settings", "/about")
NO_APP = """<!doctype html><meta charset="utf-8"><title>Kotable</title><p>This Kotable was built without the browser application."""
SQUEEZED = (".html", ".js", ".css", ".svg", ".webmanifest")


class Pages:
    def __init__(self, server: Server) -> None:
        self.server = server

    def routes(self) -> list[BaseRoute]:
        """The last of them takes every path."""
        of_tables = [(kind, partial(self.page_of_table, kind)) for kind in ("table", "replay", "review")]
        return [
            *(Route(path, self.page, methods=["GET"]) for path in PATHS),
            *(Route(f"/{kind}/{{id:path}}", handler, methods=["GET"]) for kind, handler in of_tables),
            Route("/{file:path}", self.file, methods=["GET"]),
        ]

    async def page(self, request: Request, status: int = 200, name: str = "index.html") -> Response:
        found = STATIC / name
        if not found.is_file():
            return Response(NO_APP, status, media_type="text/html")
        return sent(request, found, "no-cache", status, self.server.settings.root_path)

    async def page_of_table(self, kind: str, request: Request) -> Response:
        """The same page, but it knows which game is played at this table, so that a browser can load all of it at once."""
        game = ""
        id = request.path_params["id"]
        if ID.fullmatch(id) and self.server.gate.requests.take(address(request.scope)):
            with contextlib.suppress(StoreDown):
                row = await self.server.hub.store.row(id)
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
