"""What an operator can set."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


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
    tables_per_hour: float = 240
    refused_in_a_row: int = 500
    """A connection that was refused so often without anything granted is closed."""
    connections: int = 64
    """At once, for one address."""
    connections_in_all: int = 10_000
    chat_lines: float = 5
    chat_seconds: float = 10
    backlog_bytes: int = 1_000_000
    """A connection with so much unsent is closed."""
    hello_seconds: float = 10
    silence_seconds: float = 40
    """The server pings; a connection that answers nothing for so long is closed."""

    def times(self, factor: float) -> Limits:
        return Limits(
            self.message_bytes,
            self.body_bytes,
            self.messages_per_second * factor,
            self.messages_burst * factor,
            self.requests_per_second * factor,
            self.requests_burst * factor,
            self.guests_per_hour * factor,
            self.tables_per_hour * factor,
            self.refused_in_a_row,
            int(self.connections * factor),
            self.connections_in_all,
            self.chat_lines * factor,
            self.chat_seconds,
            self.backlog_bytes,
            self.hello_seconds,
            self.silence_seconds,
        )


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
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded-For is believed."""
    admin_token: str = ""
    archive_days: int = 90
    unload_seconds: float = 300
    """A table without connections leaves the memory after so long."""
    limits: Limits = field(default_factory=Limits)
