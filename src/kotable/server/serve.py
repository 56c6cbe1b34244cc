"""Starting and stopping: one process, or several on one address."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from datetime import UTC, datetime
from multiprocessing.process import BaseProcess
from typing import Any

import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kotable.server.app import Application
from kotable.server.core import Server
from kotable.server.limits import Bucket, counted
from kotable.server.settings import Settings
from kotable.server.store import Store
from kotable.values import KotableError

PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, and what the program adds. Tokens are never among it."""

    def format(self, record: logging.LogRecord) -> str:
        made: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        made |= {key: value for key, value in record.__dict__.items() if key not in PLAIN}
        if record.exc_info:
            made["trace"] = self.formatException(record.exc_info)
        return json.dumps(made, default=str)


def start_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # uvicorn would log every address asked for, with what is in it.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel("WARNING")


def make_store(settings: Settings) -> Store:
    if settings.database:
        if not settings.database.startswith(("postgresql://", "postgres://")):
            raise KotableError("--database is an address such as postgresql://user@host/name")
        from kotable.server.postgres import PostgresStore

        return PostgresStore(settings.database)
    from kotable.server.sqlite import SqliteStore

    return SqliteStore(settings.data / "kotable.sqlite3")


def bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # without it asyncio leaves Nagle on
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
    except OSError as problem:
        raise KotableError(f"can't listen on {settings.host}, port {settings.port}: {problem.strerror}") from None
    sock.listen(2048)
    return sock


def address_of(settings: Settings, sock: socket.socket) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    if host in ("0.0.0.0", "[::]"):
        host = "localhost"
    return f"http://{host}:{sock.getsockname()[1]}"


class Uvicorn(uvicorn.Server):
    """Tells tables to say goodbye before the connections are closed."""

    def __init__(self, config: uvicorn.Config, closing: Callable[[], None]) -> None:
        super().__init__(config)
        self.closing = closing

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.closing()
        await super().shutdown(sockets)


class Doorkeeper:
    """Counts what is connected: everything, and by address what has not become a WebSocket."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.proxies = settings.proxies.replace(",", " ").split()
        self.sockets: dict[str, int] = {}
        self.open = 0
        self.most = open_files() - RESERVED
        """Sockets that this process can have beside its other files."""

    def admits(self, address: str) -> bool:
        if self.open >= self.most:
            return False
        return address in self.proxies or "*" in self.proxies or self.sockets.get(counted(address), 0) < self.limits.sockets

    def enters(self, address: str) -> None:
        self.open += 1
        address = counted(address)
        self.sockets[address] = self.sockets.get(address, 0) + 1

    def leaves(self, address: str, upgraded: bool) -> None:
        self.open -= not upgraded
        address = counted(address)
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]


class Punctual(H11Protocol):
    """Whoever opens a connection and asks for nothing, or asks too slowly, is sent away; and who opens too many."""

    doorkeeper: Doorkeeper
    counted = ""
    """The address under which it was counted."""
    waiting: asyncio.TimerHandle | None = None
    """A request has to be there soon."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "unknown"
        if not self.doorkeeper.admits(address):
            transport.abort()
            return
        self.doorkeeper.enters(address)
        self.counted = address
        self.wait_for_request()

    def wait_for_request(self) -> None:
        self.waiting = self.loop.call_later(self.doorkeeper.limits.hello_seconds, self.close_if_silent, self.cycle)

    def close_if_silent(self, before: object) -> None:
        self.waiting = None
        if self.cycle is before:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        # Between two requests the first bytes of the next begin its time.
        if self.waiting is None and self.cycle is not None and self.cycle.response_complete:
            self.wait_for_request()
        super().data_received(data)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.leave(upgraded=True)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave(upgraded=False)
        super().connection_lost(exc)

    def leave(self, upgraded: bool) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
        if self.counted:
            self.doorkeeper.leaves(self.counted, upgraded)
            self.counted = ""


PIECE = 1024
"""Bytes of a connection that are read in one go. A quarter of a megabyte may come at once, and tiny frames of so much would hold up
everybody for a tenth of a second."""


class Prompt(WebSocketsSansIOProtocol):
    """A WebSocket. A message that comes in pieces has to be complete soon; whoever sends much is read in turn with the others."""

    doorkeeper: Doorkeeper
    rest = b""
    """What has come and was not read yet. Nothing more is taken meanwhile."""
    wait = 0.0
    """Seconds to wait before reading on."""
    later: asyncio.Handle | None = None
    asides: Bucket | None = None
    """For frames that are no messages of their own: the table, which counts those, does not see them."""

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if self.later is not None:
            return
        if self.queue.empty() or self.close_sent:
            self.read_on()
        else:
            self.pause()

    def read_on(self) -> None:
        self.later = None
        piece, self.rest = self.rest[:PIECE], self.rest[PIECE:]
        # Not every message pauses the reading, only what comes before it was taken.
        paused, self.read_paused = self.read_paused, True
        super().data_received(piece)
        self.read_paused = paused
        if (self.rest or self.wait) and not self.transport.is_closing():
            self.pause()
            if self.queue.empty() or self.close_sent:
                self.read_later()
        elif paused and self.queue.empty():
            self.resume()

    def pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_later(self) -> None:
        if self.later is None:
            self.later = self.loop.call_later(self.wait, self.read_on) if self.wait else self.loop.call_soon(self.read_on)
            self.wait = 0.0

    def resume(self) -> None:
        self.read_paused = False
        self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            if self.rest or self.wait or self.later:
                self.read_later()
            else:
                self.resume()
        return message

    def handle_ping(self) -> None:
        super().handle_ping()
        self.count_aside()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.count_aside()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self.count_aside()

    def count_aside(self) -> None:
        if self.asides is None:
            limits = self.doorkeeper.limits
            self.asides = Bucket(limits.messages_per_second, limits.messages_burst)
        self.wait = max(self.wait, self.asides.wait())

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorkeeper.open -= 1
        super().connection_lost(exc)
        # A parser that waits for more keeps its connection in a circle, and garbage is looked for as good as never (see `run_one`).
        self.conn.parser.close()
        self.rest = b""
        if self.later is not None:
            self.later.cancel()

    def handle_text(self, event: Frame) -> None:
        super().handle_text(event)
        self.wait_for_rest(event)

    def handle_bytes(self, event: Frame) -> None:
        super().handle_bytes(event)
        self.wait_for_rest(event)

    def wait_for_rest(self, event: Frame) -> None:
        if not event.fin:
            self.loop.call_later(self.doorkeeper.limits.body_seconds, self.close_if_unfinished, self.frames)

    def close_if_unfinished(self, pieces: list[bytes]) -> None:
        if self.frames is pieces and not self.transport.is_closing():
            self.transport.close()


RESERVED = 200
"""Files that are no connections: the store, the thinkers' pipes, what the interpreter has open."""


def open_files() -> int:
    """How many files this process may have open, after it has asked for as many as it is allowed."""
    try:
        import resource
    except ImportError:
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else 1 << 20
    if soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return soft


def configuration(server: Server, ping: float | None) -> uvicorn.Config:
    """How uvicorn serves: the same in tests."""
    limits = server.settings.limits
    doorkeeper = Doorkeeper(server.settings)
    return uvicorn.Config(
        Application(server),
        ws=type("Prompt", (Prompt,), {"doorkeeper": doorkeeper}),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=type("Punctual", (Punctual,), {"doorkeeper": doorkeeper}),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=4 * limits.message_bytes,  # what is a little too long gets a named error
        ws_per_message_deflate=False,  # costs more than half of the moves a second; see ShortUpdate
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        proxy_headers=bool(server.settings.proxies),
        forwarded_allow_ips=server.settings.proxies or None,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )


def run_one(settings: Settings, sock: socket.socket, log_level: str = "warning") -> None:
    """Serve in this process until it is told to stop."""
    start_logging(log_level)
    if multiprocessing.parent_process() is not None:
        threading.Thread(target=end_with_parent, daemon=True).start()
    server = Server(settings, make_store(settings))
    config = configuration(server, settings.limits.silence_seconds / 2)
    # What is there now stays; looking through all tables for garbage again and again would take a tenth of the time, in jerks.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    running = Uvicorn(config, server.hub.say_goodbye)
    running.run(sockets=[sock])
    if not running.started:
        raise SystemExit(3)


def end_with_parent() -> None:
    """A worker whose parent was killed would serve on unseen."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(3)
    os._exit(1)


def run_many(settings: Settings, sock: socket.socket, log_level: str) -> None:
    """Serve in several processes that share the address; one that dies is replaced."""
    start_logging(log_level)
    stopping = threading.Event()
    with tempfile.TemporaryDirectory(prefix="kotable-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        spawn = multiprocessing.get_context("spawn")

        def start() -> BaseProcess:
            process = spawn.Process(target=run_one, args=(settings, sock, log_level))
            process.start()
            return process

        def stop(signum: int, frame: object) -> None:
            stopping.set()

        signal.signal(signal.SIGTERM, stop)
        signal.signal(signal.SIGINT, stop)
        workers = [start() for _ in range(settings.workers)]
        while not stopping.wait(0.2):
            for i, worker in enumerate(workers):
                if not worker.is_alive():
                    logging.getLogger("kotable.serve").warning("a worker died", extra={"exit": worker.exitcode})
                    if worker.exitcode == 3:
                        time.sleep(1)  # it could not start: perhaps the store is away
                    workers[i] = start()
        for worker in workers:
            if worker.is_alive():
                worker.terminate()
        for worker in workers:
            worker.join(10)
            if worker.is_alive():
                worker.kill()


def serve(settings: Settings, show: bool = False, log_level: str = "warning") -> None:
    """Serve until told to stop; print the address, and open it in a browser if asked to."""
    if settings.workers > 1 and not settings.database:
        raise KotableError("several workers need a PostgreSQL database (--database): a SQLite file belongs to one process")
    make_store(settings)
    sock = bind(settings)
    address = address_of(settings, sock)
    print(f"Kotable is served at {address}", flush=True)
    if show:
        threading.Thread(target=open_browser, args=(address, sock), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        (run_many if settings.workers > 1 else run_one)(settings, sock, log_level)


def open_browser(address: str, sock: socket.socket) -> None:
    """Where there is a browser; the printed address serves where there is none."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    time.sleep(1)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
