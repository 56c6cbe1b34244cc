"""What an operator can set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from kotable.values import KotableError

VARIABLE = "KOTABLE_LIMIT_"
NUMBERS = {"int": int, "float": float}


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one connection and one address may ask for. `factor` of `kotable serve --limits` multiplies the rates and counts."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_per_second: float = 40
    messages_burst: float = 80
    requests_per_second: float = 20
    requests_burst: float = 200
    guests_per_hour: float = 120
    code_tries: float = 10
    """Of codes for another device, in the time that one is good for."""
    tables_per_hour: float = 240
    reviews_per_hour: float = 300
    """New ones, for an address: a look at a position costs one of them, a whole game five."""
    refused_in_a_row: int = 500
    """A connection that was refused so often without anything granted is closed."""
    connections: int = 256
    """At once, for one address: a school may have one."""
    sockets: int = 512
    """The same for what has not become a WebSocket."""
    connections_of_player: int = 16
    """At once, to one table: tabs and devices."""
    spectators: int = 500
    """At once, of one table, at one process."""
    connections_in_all: int = 10_000
    chat_lines: float = 5
    chat_seconds: float = 10
    backlog_bytes: int = 1_000_000
    """A connection with so much unsent is closed."""
    processor_ms: float = 20
    """Milliseconds of the processor in a second that one player, or one connection, may cost (see COSTS in limits.py)."""
    processor_burst: float = 300
    address_ms: float = 150
    """The same for an address."""
    address_burst: float = 1500
    patience_seconds: float = 1
    """Whoever would have to wait longer is refused; before that, only read more slowly."""
    at_once: int = 128
    """Choices and questions of all tables that a process carries out at once; others wait in line."""
    wait_seconds: float = 1
    """In line, at most; whoever comes when the first has waited for half of that is told to come again (`busy`)."""
    body_seconds: float = 10
    """In which a request has to be complete."""
    hello_seconds: float = 10
    silence_seconds: float = 40
    """The server pings; a connection that answers nothing for so long is closed."""

    def times(self, factor: float) -> Limits:
        rates = (
            "messages_per_second",
            "messages_burst",
            "requests_per_second",
            "requests_burst",
            "guests_per_hour",
            "code_tries",
            "tables_per_hour",
            "reviews_per_hour",
            "chat_lines",
            "processor_ms",
            "processor_burst",
            "address_ms",
            "address_burst",
        )
        counts = {name: int(getattr(self, name) * factor) for name in ("connections", "sockets", "connections_of_player", "spectators")}
        return replace(self, **{name: getattr(self, name) * factor for name in rates}, **counts)

    def set_by(self, variables: Mapping[str, str]) -> Limits:
        """With single limits as these variables say: `KOTABLE_LIMIT_CONNECTIONS=1000`. Raises KotableError."""
        named = {f"{VARIABLE}{one.name.upper()}": one for one in fields(self)}
        found: dict[str, Any] = {}
        for name, text in variables.items():
            if not name.startswith(VARIABLE):
                continue
            if name not in named:
                raise KotableError(f"there is no limit {name}; there are {', '.join(sorted(named))}")
            try:
                found[named[name].name] = NUMBERS[str(named[name].type)](text)
            except ValueError:
                raise KotableError(f"{name} is a number, not '{text[:20]}'") from None
        return replace(self, **found)


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("kotable-data")
    database: str = ""
    """postgresql://…, or empty for the SQLite file in `data`."""
    workers: int = 1
    thinkers: int = 2
    bot_seconds: float = 5
    """Time for one choice of a bot."""
    bot_pace: float = 0.25
    """The shortest time between two choices of bots while somebody is watching, so that they can be followed."""
    origins: tuple[str, ...] = ()
    """Further origins that browsers may come from; the own one always may."""
    names: tuple[str, ...] = ()
    """Names by which this server is asked for; its addresses, localhost and the names in `origins` always are."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded-For is believed."""
    admin_token: str = ""
    push_key: str = ""
    """The server's key for Web Push; without it nobody is reminded by it."""
    push_contact: str = ""
    """Where push services can reach the operator: mailto:… or https://…."""
    root_path: str = ""
    """What the whole site lives under, such as /kotable."""
    archive_days: int = 90
    unload_seconds: float = 300
    """A table without connections leaves the memory after so long."""
    limits: Limits = field(default_factory=Limits)
