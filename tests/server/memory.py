"""A store that forgets everything, for tests that are not about storing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kotable.server.store import Conflict, Row, Told


class MemoryStore:
    name = "memory"
    shared = False

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

    async def of_player(self, player: str, limit: int) -> list[Row]:
        return [row for row in self.all.values() if player in row.players][-limit:]

    async def due(self, now: int, limit: int) -> list[str]:
        return []

    async def keep(self, table: str, now: int, until: int) -> bool:
        return True

    async def archive(self, before: int) -> int:
        return 0

    async def downtime(self, now: int) -> int:
        return 0

    async def beat(self, now: int) -> None: ...

    async def add_player(self, player: str, name: str, token: str, now: int) -> None:
        self.names[token] = (player, name)

    async def add_token(self, player: str, token: str, now: int) -> None: ...

    async def player(self, token: str) -> tuple[str, str] | None:
        return self.names.get(token)

    async def rename(self, player: str, name: str) -> None: ...

    async def add_code(self, code: str, player: str, until: int) -> None: ...

    async def redeem(self, code: str, now: int) -> tuple[str, str] | None:
        return None

    async def listen(self, told: Told) -> None: ...
