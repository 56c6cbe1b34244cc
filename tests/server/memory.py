"""A store that forgets everything, for tests that are not about storing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kotable.server.store import LATE, Beat, Conflict, Elsewhere, Push, Row, Told


class MemoryStore:
    name = "memory"
    shared = False
    alive: frozenset[str] = frozenset()
    """The other processes that live."""

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.all: dict[str, Row] = {}
        self.names: dict[str, tuple[str, str]] = {}
        self.codes: dict[str, str] = {}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def check(self) -> None: ...

    async def append(self, row: Row, first: int, entries: Sequence[bytes], whole: bool) -> None:
        log = self.logs.setdefault(row.id, [])
        if first != len(log) + 1:
            raise Conflict
        log.extend(entries)
        before = self.all.get(row.id)
        self.all[row.id] = row if whole or before is None else replace(row, info=before.info, players=before.players)

    async def entries(self, table: str, after: int = 0) -> list[bytes]:
        return self.logs.get(table, [])[after:]

    async def row(self, table: str) -> Row | None:
        return self.all.get(table)

    async def listed(self, game: str, limit: int) -> list[Row]:
        return []

    async def of_player(self, player: str, limit: int, status: str = "") -> list[Row]:
        return [row for row in self.all.values() if player in row.players and status in ("", row.status)][-limit:]

    async def due(self, now: int, limit: int) -> list[str]:
        return []

    async def with_bots(self, after: str, limit: int) -> list[str]:
        return []

    async def keep(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None: ...

    async def serve(self, table: str, players: Sequence[str], watching: int) -> list[Elsewhere]:
        return []

    async def unserve(self, table: str) -> None: ...

    async def elsewhere(self, table: str) -> list[Elsewhere]:
        return []

    async def archive(self, before: int, after: str, limit: int) -> str:
        return ""

    async def beat(self, now: int, starting: bool, late: int = LATE) -> Beat:
        return Beat(1, self.alive, [])

    async def add_player(self, player: str, name: str, token: str, device: str, now: int) -> None:
        self.names[token] = (player, name)

    async def add_token(self, player: str, token: str, device: str, now: int) -> None: ...

    async def player(self, token: str, now: int) -> tuple[str, str] | None:
        return self.names.get(token)

    async def tokens(self, player: str) -> list[tuple[str, str, int, int]]:
        return []

    async def end_token(self, player: str, token: str) -> None: ...

    async def end_player(self, player: str) -> list[str]:
        return []

    async def set_feed(self, player: str, feed: str) -> None: ...

    async def of_feed(self, feed: str) -> str | None:
        return None

    async def add_push(self, player: str, token: str, push: Push, now: int, most: int) -> None: ...

    async def pushes(self, player: str) -> list[Push]:
        return []

    async def end_push(self, player: str, endpoint: str) -> None: ...

    async def order(self, kind: str, subject: str) -> None: ...

    async def orders(self) -> list[tuple[int, str, str]]:
        return []

    async def obeyed(self, order: int) -> None: ...

    async def rename(self, player: str, name: str) -> None: ...

    async def add_code(self, code: str, player: str, until: int) -> None: ...

    async def redeem(self, code: str, now: int) -> tuple[str, str] | None:
        return None

    async def listen(self, told: Told) -> None: ...
