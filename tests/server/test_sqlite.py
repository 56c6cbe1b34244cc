"""Choices that come together are one statement, however many they are."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from kotable.server.sqlite import SqliteStore
from kotable.server.store import Conflict, Row


def row(table: str, seq: int) -> Row:
    return Row(table, seq, "running", "kodachi", False, 1, seq, None, b"", (), 1)


@pytest.mark.parametrize("count", [1, 20, 21, 49, 50, 51, 120])
def test_choices_of_many_tables_are_written_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """Each table gets its own; where one was written by somebody else meanwhile, that one is refused and the others are not."""

    async def story() -> None:
        store = SqliteStore(tmp_path / "x.sqlite3")
        await store.open()
        tables = [f"table{n}" for n in range(count)]
        for table in tables:
            await store.append(row(table, 1), 1, [b"begun"], whole=True)
        await store.append(row(tables[-1], 2), 2, [b"of somebody else"], whole=False)
        commits = store.commits
        writes = [store.append(row(table, 2), 2, [table.encode()], whole=False) for table in tables]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert done[:-1] == [None] * (count - 1) and isinstance(done[-1], Conflict)
        assert store.commits == commits + 1
        for table in tables[:-1]:
            assert await store.entries(table) == [b"begun", table.encode()]
        assert await store.entries(tables[-1]) == [b"begun", b"of somebody else"]
        with monkeypatch.context() as patched:
            patched.delattr("kotable.server.sqlite.append")  # none is written by itself
            await asyncio.gather(*(store.append(row(table, 3), 3, [b"more"], whole=False) for table in tables))
        found = [await store.row(table) for table in tables]
        assert [one.seq for one in found if one] == [3] * count
        await store.close()

    asyncio.run(story())
