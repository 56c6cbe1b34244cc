"""Where tables and players are kept: one interface, two stores (`sqlite.py`, `postgres.py`).

An append is all or nothing and durable when it returns. (table, seq) is unique, so of two writers at once one wins and the other gets
`Conflict` and has to read again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from msgspec import Struct


class Conflict(Exception):
    """Somebody else wrote this sequence number first."""


class StoreDown(Exception):
    """The store can't be reached or written; nothing is known about the write under way."""


class Row(Struct, frozen=True):
    """What can be asked about a table without reading its log. All of it follows from the log."""

    id: str
    seq: int
    status: str
    game: str
    listed: bool
    created: int
    updated: int
    wake: int | None
    """When it has to be looked after: 0 is now, None never."""
    info: bytes
    """Its TableInfo, as of the last time that something but a choice changed it."""
    players: tuple[str, ...] = ()
    to_move: int = -1
    archived: bool = False
    deadline: int | None = None
    """When the time of whoever decides is up."""


class Beat(Struct, frozen=True):
    """What a process learns when it says that it is alive."""

    epoch: int
    """Another one after a restore: what clients have seen may never have happened."""
    processes: frozenset[str]
    """Who else is alive, or was two seconds ago."""
    outages: list[tuple[int, int]]
    """From when to when nobody could write, as far as it was not told before; the last is the newest."""


class Elsewhere(Struct, frozen=True):
    """Who is connected to a table at another process."""

    process: str
    players: frozenset[str]
    watching: int


class Push(Struct, frozen=True):
    """A browser that wants to be reminded, as it told us."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str


class News(Struct, frozen=True):
    """What another process has done. `wrote`: up to this sequence number of a table. `here`: who is connected to a table has changed there.
    `device`: a token was taken back (its hash). `missed`: anything may have happened."""

    kind: str
    subject: str = ""
    seq: int = 0


Told = Callable[[News], Awaitable[None]]

LATE = 2000
"""Milliseconds between two signs of life after which it counts as an outage."""
RESTORED = 60_000
"""Milliseconds of absence after which the store may have been replaced by an older one."""
KEPT_OUTAGES = 100 * 86_400_000
"""How long outages are remembered: longer than any clock runs."""


class Store(Protocol):
    name: str
    shared: bool
    """Whether other processes may write to it, too."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def check(self) -> None:
        """Raises StoreDown unless it can be written."""

    async def append(self, row: Row, first: int, entries: Sequence[bytes], whole: bool) -> None:
        """Log entries with the numbers `first`, `first + 1`, …, and keep the row; `whole` says that its info or players changed.

        Raises Conflict when one of the numbers is taken, StoreDown when it is not known whether it was written.
        """

    async def entries(self, table: str, after: int = 0) -> list[bytes]: ...

    async def row(self, table: str) -> Row | None: ...

    async def listed(self, game: str, limit: int) -> list[Row]: ...

    async def of_player(self, player: str, limit: int, status: str = "") -> list[Row]:
        """Running tables first, then the newest; only those with this status, if one is given."""

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables whose time is up, and that no other process looks after; the longest due first."""

    async def with_bots(self, after: str, limit: int) -> list[str]:
        """Tables at which a bot is to move, and that no other process looks after, by name after this one. They are asked for apart from
        others: however many bots think, nobody's clock has to wait for them."""

    async def keep(self, table: str) -> bool:
        """Take it on to look after a table; False when another process that lives does."""

    async def release(self, table: str) -> None:
        """Look after it no longer."""

    async def serve(self, table: str, players: Sequence[str], watching: int) -> list[Elsewhere]:
        """This process has the table in memory and these players are connected to it: it gets the news of it from now on, and the other
        processes that have it hear of this. Gives who is connected there."""

    async def unserve(self, table: str) -> None: ...

    async def elsewhere(self, table: str) -> list[Elsewhere]: ...

    async def archive(self, before: int, after: str, limit: int) -> str:
        """Put unfinished tables aside that nothing has happened at since then; they come back when somebody does something there.
        Looks at so many tables after this one, and gives the last of them; nothing at the end."""

    async def beat(self, now: int, starting: bool, late: int = LATE) -> Beat:
        """This process is alive. Where none was for `late` milliseconds (for any time at all, when it is `starting`), that is an outage."""

    async def add_player(self, player: str, name: str, token: str, device: str, now: int) -> None:
        """`token` is always a hash."""

    async def add_token(self, player: str, token: str, device: str, now: int) -> None: ...

    async def player(self, token: str, now: int) -> tuple[str, str] | None:
        """Player and name of a token's hash, which was used now."""

    async def tokens(self, player: str) -> list[tuple[str, str, int, int]]:
        """Hash, device, when made and when last used."""

    async def end_token(self, player: str, token: str) -> None:
        """Take a token back; all processes hear of it."""

    async def end_player(self, player: str) -> list[str]:
        """Take all tokens and codes of a player back; gives their hashes. All processes hear of it."""

    async def set_feed(self, player: str, feed: str) -> None:
        """The hash of the link by which this player's turns can be read; it takes the place of an older one."""

    async def of_feed(self, feed: str) -> str | None:
        """The player whose link has this hash."""

    async def add_push(self, player: str, token: str, push: Push, now: int, most: int) -> None:
        """This browser reminds this player from now on, and nobody else, as long as the token is good; so many of a player at most, the
        newest."""

    async def pushes(self, player: str) -> list[Push]: ...

    async def end_push(self, player: str, endpoint: str) -> None: ...

    async def order(self, kind: str, subject: str) -> None:
        """What an operator wants done (`close` a table, `ban` a player), by a process that serves."""

    async def orders(self) -> list[tuple[int, str, str]]:
        """Number, kind and subject of what is to be done. It can be done twice without harm."""

    async def obeyed(self, order: int) -> None: ...

    async def rename(self, player: str, name: str) -> None: ...

    async def add_code(self, code: str, player: str, until: int) -> None:
        """`code` is a hash, too. It takes the place of an older one of this player."""

    async def redeem(self, code: str, now: int) -> tuple[str, str] | None:
        """Player and name; the code is used up."""

    async def listen(self, told: Told) -> None: ...
