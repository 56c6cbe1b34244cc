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


Told = Callable[[str, int], Awaitable[None]]
"""Called with a table and a sequence number that another process wrote; with an empty table when some news may have been missed."""


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

    async def of_player(self, player: str, limit: int) -> list[Row]: ...

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables that have to be looked after, and that no other process looks after."""

    async def keep(self, table: str, now: int, until: int) -> bool:
        """Take it on to look after a table until then; False when another process does."""

    async def archive(self, before: int) -> int:
        """Put tables aside that nothing has happened at since then; they come back when somebody does something there."""

    async def downtime(self, now: int) -> int:
        """How long no process was alive before now, in milliseconds; called once at the start."""

    async def beat(self, now: int) -> None:
        """This process is alive."""

    async def add_player(self, player: str, name: str, token: str, now: int) -> None:
        """`token` is always a hash."""

    async def add_token(self, player: str, token: str, now: int) -> None: ...

    async def player(self, token: str) -> tuple[str, str] | None:
        """Player and name of a token's hash."""

    async def rename(self, player: str, name: str) -> None: ...

    async def add_code(self, code: str, player: str, until: int) -> None:
        """`code` is a hash, too."""

    async def redeem(self, code: str, now: int) -> tuple[str, str] | None:
        """Player and name; the code is used up."""

    async def listen(self, told: Told) -> None: ...
