"""More to do than can be done: who would wait too long is told to come again, nothing that was answered is lost, clocks stand still."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import httpx
import pytest

from kotable.client import Client
from kotable.server import log
from kotable.server.limits import Full, Line
from kotable.server.settings import Settings
from kotable.server.store import Row
from kotable.server.thinker import Shared
from tests.server.client import PATIENCE, Player, Refusal, Seat, Unexpected, new_game
from tests.server.conftest import SERVERS, running, until
from tests.server.memory import MemoryStore

BANK = {"kind": "bank", "seconds": 20, "increment": 0, "timeout": "lose"}


def test_who_comes_first_goes_on_first_and_nobody_waits_for_long() -> None:
    async def all_of_it() -> None:
        line, told = Line(2, 60), []

        async def stand(name: str) -> None:
            await line.stand()
            told.append(name)

        assert [line.enter(), line.enter(), line.enter()] == [True, True, False]
        waiting = [asyncio.ensure_future(stand(name)) for name in "abcd"]
        await until(lambda: len(line.waiting) == 4, "all stand in line")
        waiting[0].cancel()
        await asyncio.wait(waiting[:1])
        line.leave()
        waiting[1].cancel()  # it was its turn, and it is gone: the next goes on
        await until(lambda: told == ["c"], "the next goes on")
        assert not line.enter(), "nobody overtakes"
        line.leave()
        await until(lambda: told == ["c", "d"], "the last goes on")
        for _ in range(2):
            line.leave()
        assert (line.free, list(line.waiting)) == (2, [])

        short = Line(0, 0.05)
        with pytest.raises(Full) as full:
            await asyncio.wait_for(short.stand(), 20)
        assert 500 <= full.value.ms <= 1500
        assert 5_000 <= Line(0, 10).later() <= 15_000
        assert not short.waiting
        # Once the first has waited for half of the time, whoever comes is refused at once.
        slow = Line(0, 60)
        first = asyncio.ensure_future(slow.stand())
        await until(lambda: bool(slow.waiting), "somebody stands in line")
        assert not slow.long()
        began, place = slow.waiting[0]
        slow.waiting[0] = (began - 31, place)
        assert slow.long()
        with pytest.raises(Full):
            await asyncio.wait_for(slow.stand(), 20)
        first.cancel()
        await asyncio.wait([first])
        slow.leave()
        assert slow.enter(), "who is gone does not go on"

    asyncio.run(all_of_it())


def test_who_wants_much_gets_it_in_turn_with_the_others() -> None:
    """Fifty tables of somebody whose bots think, and one of somebody else."""

    async def all_of_it() -> None:
        thinkers = Shared(["one", "other"])
        got: list[str] = []

        async def think(whose: str) -> None:
            thing = await thinkers.get(whose)
            got.append(whose)
            await asyncio.sleep(0)
            thinkers.put(thing)

        tasks = [asyncio.ensure_future(think("much")) for _ in range(50)]
        await asyncio.sleep(0)
        tasks += [asyncio.ensure_future(think(whose)) for whose in ("little", "hint", "little")]
        tasks[10].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(got) == 52
        assert sorted(set(got[:10])) == ["hint", "little", "much"]
        assert got[:10].count("little") == 2
        assert (len(thinkers.things), len(thinkers.waiting)) == (2, 0)
        # Whoever is gone just when it is their turn keeps nothing.
        first, second = [await thinkers.get("a"), await thinkers.get("a")]
        waiting = [asyncio.ensure_future(thinkers.get("b")) for _ in range(2)]
        await asyncio.sleep(0)
        thinkers.put(first)
        waiting[0].cancel()
        assert await asyncio.wait_for(waiting[1], PATIENCE) == first
        assert waiting[0].cancelled()
        thinkers.put(first)
        thinkers.put(second)
        assert sorted(thinkers.things) == ["one", "other"]

    asyncio.run(all_of_it())


class Gated(MemoryStore):
    """Writes to one table wait until they may."""

    def __init__(self) -> None:
        super().__init__()
        self.stuck = ""
        self.gate = asyncio.Event()

    async def append(self, row: Row, first: int, entries: Sequence[bytes], whole: bool) -> None:
        if row.id == self.stuck:
            await self.gate.wait()
        await super().append(row, first, entries, whole)


async def two_tables(address: str, http: httpx.AsyncClient) -> tuple[list[Player], list[Seat], list[str]]:
    """Two players at two tables, one of which keeps the server busy; the seats of the first player, who is to choose at both."""
    players = [await Player.new(address, http, name) for name in ("Anna", "Ben")]
    tables = [await new_game(players[0], players[1:], game="kokopelli", options={"first": 0}, clock=BANK) for _ in range(2)]
    return players, [await players[0].sit(table) for table in tables], tables


def chose(store: MemoryStore, table: str) -> list[log.Chose]:
    return [entry for entry in map(log.DECODER.decode, store.logs[table]) if isinstance(entry, log.Chose)]


def test_time_in_line_is_nobodys(local: Settings, later: Callable[[int], None]) -> None:
    settings = replace(local, limits=replace(local.limits, at_once=1, wait_seconds=600))

    async def all_of_it() -> None:
        store = Gated()
        async with running(settings, store) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            began = time.monotonic()
            players, (busy, seat), (stuck, table) = await two_tables(address, http)
            line = SERVERS[-1].line
            store.stuck = stuck
            await busy.send("choose", seq=busy.seq, action=busy.legal[0])
            await until(lambda: line.free == 0, "the server is busy")
            await seat.send("choose", seq=seat.seq, action=seat.legal[0])
            await until(lambda: bool(line.waiting), "the choice waits")
            ben = await players[1].sit(table)
            assert (await ben.ask("ping", "pong", n=5))["n"] == 5, "who asks for little is answered"
            later(5_000)
            store.gate.set()
            assert (await seat.until("update"))["by"] == 0
            assert seat.clocks
            assert seat.clocks["left"][0] >= 20_000 - since(began), "the server's time is not the player's"
            assert seat.clocks["left"][1] >= 20_000 - since(began), "nor the next one's"
            assert 5_000 <= chose(store, table)[-1].waited <= 5_000 + since(began)
            assert not any(isinstance(log.DECODER.decode(entry), log.Paused) for entry in store.logs[table]), "one entry for both"
            assert chose(store, stuck)[-1].waited == 0
            await until(lambda: line.free == 1, "nothing is left to do")
            for one in (busy, seat, ben):
                await one.close()

    asyncio.run(all_of_it())


def since(began: float) -> int:
    """Milliseconds that this machine has taken for the story so far."""
    return int(1000 * (time.monotonic() - began))


def test_who_would_wait_too_long_comes_again_and_loses_no_time(
    local: Settings, later: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = replace(local, limits=replace(local.limits, at_once=1, wait_seconds=0.2, refused_in_a_row=3))
    monkeypatch.setattr(Line, "later", lambda self: 4_000)

    async def all_of_it() -> None:
        store = Gated()
        async with running(settings, store) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            began = time.monotonic()
            players, (busy, seat), (stuck, table) = await two_tables(address, http)
            line, room = SERVERS[-1].line, await SERVERS[-1].hub.room(table)
            ben = await players[1].sit(table)
            store.stuck = stuck
            await busy.send("choose", seq=busy.seq, action=busy.legal[0])
            await until(lambda: line.free == 0, "the server is busy")
            for _ in range(6):
                await seat.send("choose", seq=seat.seq, action=seat.legal[0])
                await until(lambda: bool(line.waiting), "the choice waits")
                later(15_000)
                await room.ring()  # 15 seconds and more of 20 would be gone again and again
                while (told := await seat.next())["t"] != "error":
                    assert told.get("by", -1) < 0
                assert (told["key"], told["facts"]) == ("busy", {"ms": 4_000})
            assert (await seat.ask("foresee", "foreseen"))["key"] == "busy", "questions wait in line, too"
            assert room.table.status == "running"
            # What somebody was told to wait is theirs as well; what they take beyond that is not.
            later(4_000)
            store.gate.set()
            await until(lambda: line.free == 1, "there is time again")
            later(10_000)
            await seat.send("choose", seq=seat.seq, action=seat.legal[0])
            while (await seat.until("update")).get("by") != 0:
                pass
            assert seat.clocks
            assert 10_000 - since(began) <= seat.clocks["left"][0] <= 10_600, "ten seconds were the player's own"
            notes = [entry.ms for entry in map(log.DECODER.decode, store.logs[table]) if isinstance(entry, log.Paused)]
            assert 75_000 <= sum(notes) <= 90_000 + since(began)
            await until(lambda: ben.seat == 1 and line.free == 1, "all is done")
            for one in (busy, seat, ben):
                await one.close()

    asyncio.run(all_of_it())


def test_what_would_bring_more_to_do_is_refused_first(local: Settings) -> None:
    settings = replace(local, limits=replace(local.limits, at_once=1, wait_seconds=600))

    async def all_of_it() -> None:
        store = Gated()
        async with running(settings, store) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            players, (busy, seat), (stuck, table) = await two_tables(address, http)
            line = SERVERS[-1].line
            store.stuck = stuck
            await busy.send("choose", seq=busy.seq, action=busy.legal[0])
            await until(lambda: line.free == 0, "the server is busy")
            await seat.send("choose", seq=seat.seq, action=seat.legal[0])
            await until(lambda: bool(line.waiting), "the choice waits")
            assert (await players[0].get(f"/api/tables/{table}"))["status"] == "running"
            began, place = line.waiting[0]
            line.waiting[0] = (began - 301, place)
            for wish in (Player.new(address, http, "Carl"), players[1].post("/api/tables", game="kokopelli", seats=2)):
                with pytest.raises(Refusal) as refused:
                    await wish
                assert (refused.value.key, refused.value.status) == ("busy", 503)
                assert refused.value.problem["facts"]["ms"] > 0
            with pytest.raises(Unexpected) as sent:
                await Player(address, http).sit(table)
            assert sent.value.key == "busy"
            ben = await players[1].sit(table)
            assert ben.seat == 1, "who has a seat comes in"
            store.gate.set()
            assert (await seat.until("update"))["by"] == 0
            watching = await Player(address, http).sit(table)
            for one in (busy, seat, ben, watching):
                await one.close()

    asyncio.run(all_of_it())


class Counting(Client):
    sat = 0

    async def sit(self, *words: Any, **more: Any) -> Any:
        self.sat += 1
        return await super().sit(*words, **more)


class Slow(MemoryStore):
    async def append(self, row: Row, first: int, entries: Sequence[bytes], whole: bool) -> None:
        await asyncio.sleep(0.002)
        await super().append(row, first, entries, whole)


def test_an_overload_ends_well_for_everybody(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four tables where one choice is taken at a time: refused ones come again by themselves, and every game goes to its end."""
    settings = replace(local, limits=replace(local.limits, at_once=1, wait_seconds=0.01))
    monkeypatch.setattr(Line, "later", lambda self: random.randint(5, 15))

    async def all_of_it() -> None:
        store = Slow()
        async with running(settings, store) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            players = [Counting(address, http=http) for _ in range(2)]
            for player in players:
                await player.become("P")
            tables = []
            for _ in range(4):
                table = await players[0].make(game="kokopelli", seats=2, clock={**BANK, "seconds": 600})
                for player in players:
                    await player.join(table)
                tables.append(table)
            answered: dict[str, list[tuple[int, int]]] = {table: [] for table in tables}
            rng = random.Random(3)

            def choose(table: str) -> Callable[[Any], int]:
                def chosen(seat: Any) -> int:
                    answered[table].append((seat.ply, seat.seat))
                    return int(rng.choice(seat.legal))

                return chosen

            playing = [asyncio.ensure_future(player.play(table, choose(table))) for table in tables for player in players]
            for table in tables:
                await players[0].start(table)
            ended = await asyncio.gather(*playing)
            assert all(one["status"] == "over" and one["result"]["reason"] not in ("resigned", "closed") for one in ended)
            wished = sum(map(len, answered.values()))
            taken = sum(len(chose(store, table)) for table in tables)
            assert wished > taken, "some were refused and came again"
            for table in tables:
                movers = [entry.seat for entry in chose(store, table)]
                assert set(answered[table]) == set(enumerate(movers)), "every choice was taken, once"
            assert SERVERS[-1].line.free == 1
            assert [player.sat for player in players] == [len(tables)] * 2, "on the same connection"

    asyncio.run(all_of_it())
