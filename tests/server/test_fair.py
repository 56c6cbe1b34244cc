"""What the server promises the people at a table: their time, their say, their seats, and that others can't drown them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from kotable import record
from kotable.server import hub, log, pages
from kotable.server.api import past
from kotable.server.api.players import played
from kotable.server.core import Server
from kotable.server.limits import COSTS, Kept
from kotable.server.messages import VERSION, ClientMessage, Origin, Result, SeatInfo, Shuffle, TableInfo
from kotable.server.metrics import METRICS
from kotable.server.serve import make_store
from kotable.server.settings import Limits, Settings
from kotable.server.store import LATE, Beat, Elsewhere, News, Row, Store, StoreDown
from kotable.server.table import MOST_MARKS, RECENT, Table, tidy
from tests.server.chaos import Process
from tests.server.client import PATIENCE, Player, Refusal, Seat, Unexpected, new_game
from tests.server.conftest import DOORKEEPERS, SERVERS, new_database, running, tell, until
from tests.server.memory import MemoryStore
from tests.server.wire import UPGRADE, Raw, Wire, framed, port_of

BANK = {"kind": "bank", "seconds": 20, "increment": 0, "timeout": "lose"}


async def refused(wish: Any) -> str:
    with pytest.raises(Refusal) as told:
        await wish
    return str(told.value.key)


async def two(address: str, http: httpx.AsyncClient, **wish: Any) -> tuple[list[Player], str]:
    players = [await Player.new(address, http, name) for name in ("Anna", "Ben")]
    return players, await new_game(players[0], players[1:], **{"game": "kokopelli", "options": {"first": 0}, **wish})


# 1: time


def test_time_stands_still_while_no_server_runs(settings: Settings, later: Callable[[int], None]) -> None:
    """Also when it dies again right after its start, and whoever comes first is the player whose clock ran."""

    async def all_of_it() -> None:
        began = time.monotonic()
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            async with running(settings) as address:
                players, table = await two(address, http, clock={**BANK, "seconds": 90})
                for _ in range(6):
                    later(1_000)
                    await SERVERS[-1].hub.beat()
            for _ in range(3):
                later(30_000)
                async with running(settings):
                    pass
            later(30_000)
            async with running(settings) as address:
                seat = await players[0].sit(table, address)
                assert seat.table["status"] == "running"
                assert seat.clocks
                slow = time.monotonic() - began
                assert 84 - slow < seat.clocks["left"][0] / 1000 <= 84, "six seconds of thinking are the player's own"
                assert [step["note"]["key"] for step in seat.steps if "note" in step][-1] == "paused"
                assert (await seat.choose(seat.legal[0]))["t"] == "update"
                # What was given back is not given again.
                again = await players[0].sit(table, address)
                given = [step["note"]["facts"]["seconds"] for step in again.steps if step.get("note", {}).get("key") == "paused"]
                assert 119 <= sum(given) <= 120 + slow
                await seat.close()
                await again.close()

    asyncio.run(all_of_it())


class Moody:
    """In front of a store: it is away at times."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.away = False

    def __getattr__(self, name: str) -> Any:
        if self.away and name in ("append", "entries", "beat"):
            raise StoreDown("away")
        return getattr(self.store, name)


@pytest.mark.parametrize(("waits", "pause"), [(3, 8_000), (1, 900)])
def test_time_stands_still_while_the_store_is_away(settings: Settings, later: Callable[[int], None], waits: int, pause: int) -> None:
    store: Any = Moody(make_store(settings))

    async def all_of_it() -> None:
        async with running(settings, store) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            players, table = await two(address, http, clock=BANK)
            seat = await players[0].sit(table)
            store.away = True
            for _ in range(waits):
                later(pause)
                assert (await seat.ask("choose", "update", seq=seat.seq, action=seat.legal[0]))["key"] == "store"
            store.away = False
            message = await seat.ask("choose", "update", seq=seat.seq, action=seat.legal[0])
            assert waits == 1 or message.get("note", {}).get("key") == "paused", "a second and more is told"
            assert "by" not in message, "what was lost is given back before anything looks at the clock"
            message = await seat.next()
            assert message["by"] == 0
            assert seat.clocks
            assert seat.clocks["left"][0] > (15_000 if waits > 1 else 19_500)
            await seat.close()

    asyncio.run(all_of_it())


def test_the_beat_is_an_outage_only_where_nobody_lived(settings: Settings) -> None:
    async def all_of_it() -> None:
        store = make_store(settings)
        await store.open()
        first = await store.beat(1_000_000, True)
        assert first.outages == []
        assert (await store.beat(1_001_000, False)).outages == []
        assert (await store.beat(1_009_000, False)).outages == [(1_001_000, 1_009_000)]
        assert (await store.beat(1_009_500, False)).outages == []
        await store.close()
        again = make_store(settings)
        await again.open()
        beat = await again.beat(1_010_000, True)
        assert beat.outages == [(1_001_000, 1_009_000), (1_009_500, 1_010_000)]
        assert beat.epoch == first.epoch
        assert (await again.beat(1_010_000 + 61_000, True)).epoch != first.epoch, "it may be an older store that was put in place"
        await again.close()

    asyncio.run(all_of_it())


@pytest.mark.parametrize("hangs", [False, True])
def test_a_beat_that_fails_makes_the_next_an_outage_however_short(local: Settings, monkeypatch: pytest.MonkeyPatch, hangs: bool) -> None:
    monkeypatch.setattr("kotable.server.hub.BEAT_PATIENCE", 0.05)

    class Failing(MemoryStore):
        failing = True
        late = 0

        async def beat(self, now: int, starting: bool, late: int = LATE) -> Beat:
            self.late = late
            if self.failing and hangs:
                await asyncio.sleep(60)
            if self.failing:
                raise StoreDown("away")
            return await super().beat(now, starting, late)

    async def all_of_it() -> None:
        store = Failing()
        beating = Server(local, store).hub
        with pytest.raises(StoreDown):
            await beating.beat()
        assert (store.late, beating.troubled, beating.beaten) == (LATE, True, 0)
        store.failing = False
        await beating.live()
        assert (store.late, beating.troubled) == (1, False)
        assert beating.beaten > 0

    asyncio.run(all_of_it())


def test_nobody_thinks_while_the_server_opens_its_doors(local: Settings, later: Callable[[int], None]) -> None:
    class Slow(MemoryStore):
        async def listen(self, told: Any) -> None:
            later(700)

    async def all_of_it() -> None:
        opened = Server(local, Slow()).hub
        began = hub.now()
        await opened.open()
        assert 700 <= opened.lost(began, hub.now()) <= hub.now() - began
        await opened.close()

    asyncio.run(all_of_it())


def test_time_stands_still_while_the_process_does(local: Settings) -> None:
    """Messages that came while it stood still were not read: that is nobody's time, and what overlaps counts once."""

    async def all_of_it() -> None:
        stalled = Server(local, MemoryStore()).hub
        feeling = stalled.spawn(stalled.feel_pulse())
        await asyncio.sleep(0)
        began = hub.now()
        time.sleep(0.6)
        while not stalled.outages:
            await asyncio.sleep(0.01)
        assert 600 <= stalled.lost(began, hub.now()) <= hub.now() - began
        stalled.outages = []
        stalled.note_outages([(100, 200), (150, 180)])
        stalled.note_outages([(120, 190), (300, 400)])
        assert stalled.lost(0, 1000) == 200
        assert stalled.lost(160, 350) == 90
        assert stalled.lost(400, 1000) == 0
        feeling.cancel()

    asyncio.run(all_of_it())


# 2: presence over all processes; news told once; one choice at a time


async def insist(seat: Seat, action: int) -> tuple[int, bool]:
    """Choose, and learn what was chosen, and whether this was refused."""
    ply, chosen, stale = seat.ply, -1, False
    await seat.send("choose", seq=seat.seq, action=action)
    while chosen < 0 or not (stale or chosen == action):
        message = await seat.next()
        if message["t"] == "error":
            assert message["key"] == "stale"
            stale = True
        elif message["t"] == "update":
            assert (message["by"], message["ply"]) == (0, ply + 1)
            chosen = message["action"]
    return chosen, stale


def test_of_two_choices_at_once_one_is_taken_and_both_connections_are_told_which(settings: Settings) -> None:
    """One player with two connections, to different processes where there can be several, chooses differently on each."""

    async def all_of_it() -> None:
        async with contextlib.AsyncExitStack() as stack:
            http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE))
            here = await stack.enter_async_context(running(settings))
            there = await stack.enter_async_context(running(settings)) if settings.database else here
            players, table = await two(here, http)
            ben, *mine = seats = [await players[1].sit(table), await players[0].sit(table), await players[0].sit(table, there)]
            taken: dict[int, int] = {}
            twice = 0
            while twice < 20:
                for seat in seats:
                    while seat.seq < max(one.seq for one in seats):
                        assert (await seat.next())["t"] in ("update", "presence")
                ply = ben.ply
                if ben.legal:
                    await ben.choose(ben.legal[0])
                elif len(mine[0].legal) == 1:
                    taken[ply], _ = await insist(mine[0], mine[0].legal[0])
                else:
                    wanted = mine[0].legal[0], mine[1].legal[-1]
                    (taken[ply], one), told = await asyncio.gather(*map(insist, mine, wanted))
                    assert told == (taken[ply], not one), "both are told the same, and one of them that it was not theirs"
                    assert taken[ply] == wanted[one]
                    twice += 1
            await ben.send("resign")
            await ben.until_note("resigned")
            match = record.replay(record.read(await players[0].get(f"/api/tables/{table}/record")))
            assert taken == {ply: action for ply, action in enumerate(match.choices) if match.movers[ply] == 0}
            for seat in seats:
                await seat.close()

    asyncio.run(all_of_it())


class Shared(MemoryStore):
    """A store of several processes whose connection fails now and then."""

    shared = True
    failing = 0

    def __init__(self) -> None:
        super().__init__()
        self.served: list[list[str]] = []
        self.others: list[Elsewhere] = []

    async def serve(self, table: str, players: Sequence[str], watching: int) -> list[Elsewhere]:
        if self.failing:
            self.failing -= 1
            raise StoreDown("away")
        self.served.append(list(players))
        return self.others

    async def elsewhere(self, table: str) -> list[Elsewhere]:
        return self.others


def test_presence_is_told_again_where_it_could_not_be(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "BEAT", 0.01)

    async def all_of_it() -> None:
        store = Shared()
        server = Server(local, store)
        room = await server.hub.create("abc", [log.Created(1, "kokopelli", 2, {}, "p0", "00"), log.Sat(1, "p0", "P", 0)])
        await asyncio.gather(*server.hub.tasks)
        store.failing = 2
        await room.enter(Listener(), 0, 0)
        await asyncio.gather(*server.hub.tasks)
        assert store.served[-1] == ["p0"]

    asyncio.run(all_of_it())


def test_a_host_is_told_who_is_here_even_if_the_news_was_lost(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotable.server.table.ABSENCE", 0)
    store = Shared()

    async def all_of_it() -> None:
        async with running(local, store) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            players, table = await two(address, http)
            anna = await players[0].sit(table)
            store.others = [Elsewhere("other", frozenset([players[1].player]), 0)]
            answer = await anna.ask("hand-over", "update", level="random", seat=1)
            assert answer.get("key") == "is-present", "another process that lives has him"
            await anna.close()

    store.alive = frozenset(["other"])
    asyncio.run(all_of_it())


def test_clocks_do_not_wait_for_bots(settings: Settings) -> None:
    """However many bots think, a clock that has run out somewhere is seen; and all bots have their turn."""

    async def all_of_it() -> None:
        store = make_store(settings)
        await store.open()
        for n in range(7):
            await store.append(Row(f"bot{n}", 1, "running", "kokopelli", False, 1, 1, 0, b"{}"), 1, [b"{}"], True)
        await store.append(Row("clock", 1, "running", "kokopelli", False, 1, 1, 1000, b"{}"), 1, [b"{}"], True)
        assert await store.due(999, 3) == []
        assert await store.due(1000, 3) == ["clock"]
        found = await store.with_bots("", 3)
        assert found == ["bot0", "bot1", "bot2"]
        assert await store.with_bots(found[-1], 10) == ["bot3", "bot4", "bot5", "bot6"]
        await store.close()

    asyncio.run(all_of_it())


def test_what_a_dead_process_looked_after_is_taken_over_within_two_seconds(local: Settings, postgres: str) -> None:
    async def all_of_it() -> None:
        settings = replace(local, database=await new_database(postgres))
        one, other = make_store(settings), make_store(settings)
        for store in (one, other):
            await store.open()
            await store.beat(hub.now(), True)
        await one.append(Row("abc", 1, "running", "kokopelli", False, 1, 1, 0, b"{}"), 1, [b"{}"], True)
        assert await one.keep("abc")
        await one.beat(hub.now(), False)
        assert not await other.keep("abc")
        await one.beat(hub.now(), False)
        assert await other.with_bots("", 10) == []
        assert await one.with_bots("", 10) == ["abc"]
        dead = asked = time.monotonic()
        while await other.with_bots("", 10) != ["abc"]:
            # Every process asks twice a second.
            assert asked - dead < 2 - hub.BEAT / 2
            await asyncio.sleep(0.05)
            asked = time.monotonic()
        assert await other.keep("abc")
        await other.beat(hub.now(), False)
        assert not await one.keep("abc"), "whoever comes back from a long pause has lost it"
        await one.close()
        await other.close()

    asyncio.run(all_of_it())


def test_presence_is_known_to_all_processes(local: Settings, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotable.server.table.ABSENCE", 0)

    async def all_of_it() -> None:
        settings = replace(local, database=await new_database(postgres))
        async with running(settings) as one, running(settings) as other, httpx.AsyncClient(timeout=PATIENCE) as http:
            players, table = await two(one, http)
            anna = await players[0].sit(table)
            ben = await players[1].sit(table, other)
            while not {0, 1} <= set(anna.welcome.get("present", [])):
                message = await anna.next()
                if message["t"] == "presence":
                    anna.welcome["present"] = message["present"]
            assert (await anna.ask("hand-over", "update", level="random", seat=1))["key"] == "is-present"
            await anna.choose(anna.legal[0])
            await ben.until("update", by=0)
            await ben.close()
            await anna.until("presence", present=[0])
            await anna.send("hand-over", level="random", seat=1)
            await anna.until_note("handed-over")
            await anna.close()

    asyncio.run(all_of_it())


class Listener:
    """A connection that keeps what it is told."""

    player, seat, short = "p0", 0, False

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        self.heard.append(json.loads(data))

    def bye(self, key: str, after: int) -> None: ...

    def end(self, key: str) -> None: ...


def test_news_is_told_once(local: Settings) -> None:
    async def all_of_it() -> None:
        store = MemoryStore()
        server = Server(local, store)
        entries: list[log.AnyEntry] = [log.Created(1, "kokopelli", 2, {}, "p0", "00"), log.Sat(1, "p0", "P", 0)]
        room = await server.hub.create("abc", entries)
        listener = Listener()
        await room.enter(listener, 0, 0)
        # Another process writes three things, and its news come late, together and twice.
        store.logs["abc"] += [log.ENCODER.encode(log.Said(2, "p1", "B", f"line {n}")) for n in range(3)]
        await asyncio.gather(*(server.hub.news(News("wrote", "abc", seq)) for seq in (3, 5, 4, 5)), server.hub.news(News("missed")))
        await asyncio.gather(*server.hub.tasks)
        assert [message["seq"] for message in listener.heard if message["t"] == "update"] == [3, 4, 5]
        # After a break anything may have happened, of which no news came.
        store.logs["abc"].append(log.ENCODER.encode(log.Said(3, "p1", "B", "and one more")))
        gone: list[str] = []
        server.hub.revoked = gone.append
        await server.hub.news(News("missed"))
        await asyncio.gather(*server.hub.tasks)
        assert (listener.heard[-1]["seq"], gone) == (6, [])
        await server.hub.news(News("device", "hash"))
        assert gone == ["hash"]

    asyncio.run(all_of_it())


# 3: floods


def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[int]:
    """How often something is called: the length of this list."""
    calls: list[int] = []
    real = getattr(owner, name)

    def called(*words: Any, **more: Any) -> Any:
        calls.append(1)
        return real(*words, **more)

    monkeypatch.setattr(owner, name, called)
    return calls


def test_every_message_has_a_price() -> None:
    assert set(COSTS) == set(ClientMessage.__args__)
    assert min(COSTS.values()) > 0


def test_games_that_others_could_not_have_played_alike_count_apart() -> None:
    """Something seen was taken back, somebody else played, or it began in the middle: it is not compared with others' games."""

    def ended(**more: Any) -> TableInfo:
        people = [SeatInfo("person", "p0", "P"), SeatInfo("bot", bot="random")]
        result = Result([1, 0], [1, 2], [0], "rules", [{}, {}])
        return TableInfo(
            "t",
            "kokopelli",
            {},
            **{"seats": people, **more},
            status="over",
            host="p0",
            created=0,
            updated=0,
            shuffle=Shuffle(""),
            result=result,
        )

    assert not played(ended(), "p0").apart
    for more in ({"rewound": 1}, {"origin": Origin("x", 3)}, {"seats": [SeatInfo("person", "p0", "P", bot="easy"), SeatInfo("bot")]}):
        assert played(ended(**more), "p0").apart, more


def test_what_is_asked_for_has_a_price(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(Limits(), processor_ms=20, processor_burst=50, messages_per_second=1e6, messages_burst=1e6, patience_seconds=0.05)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        players, table = await two(address, http)
        watcher = await Player(address, http).sit(table)
        brief = await watcher.ask("why", "because")
        assert len(brief["reasons"]) == 1
        assert len(watcher.raw[-1]) < 300
        # Whoever asks on and on is read more slowly,
        began = time.monotonic()
        for _ in range(90):
            await watcher.send("look", ply=0)
        for _ in range(90):
            assert (await watcher.next())["t"] == "looked"
        assert time.monotonic() - began > 1.5
        # and refused when several connections do it for one player.
        many = [await players[1].sit(table) for _ in range(5)]
        for one in many:
            for _ in range(40):
                await one.send("look", ply=0)
        refusals = []
        for one in many:
            for _ in range(40):
                if (message := await one.next())["t"] == "presence":
                    message = await one.next()
                refusals += [message] if message["t"] == "error" else []
            await one.close()
        assert refusals
        assert all(message["key"] == "rate" and message["facts"]["ms"] > 0 for message in refusals)
        # The mover's whole list of reasons is made once while the table stands still.
        seat = await players[0].sit(table)
        reasons = counted(monkeypatch, Table, "why")
        first = await seat.ask("why", "because")
        assert len(first["reasons"]) > 100
        assert await seat.ask("why", "because") == first
        assert len(reasons) == 1
        await seat.choose(seat.legal[0])
        assert (await seat.ask("why", "because"))["seq"] == first["seq"] + 1
        for one in (watcher, seat):
            await one.close()

    tell(replace(local, limits=limits), story)


def test_what_all_are_shown_alike_is_made_once(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        players, table = await two(address, http)
        anna = await players[0].sit(table)
        pages = counted(monkeypatch, hub, "page")
        watchers = [await Player(address, http).sit(table) for _ in range(3)]
        assert len(pages) == 1
        assert watchers[2].steps == watchers[0].steps != anna.steps
        assert [step["seq"] for step in watchers[0].steps] == [step["seq"] for step in anna.steps]
        await anna.choose(anna.legal[0])
        late = await Player(address, http).sit(table)
        assert (len(pages), late.steps[-1]["by"]) == (2, 0), "it is made anew when something has happened"
        assert (await players[1].sit(table)).steps != late.steps, "who sits there is told what others are not"
        await anna.send("resign")
        await anna.until_note("resigned")
        steps = counted(monkeypatch, past, "replay_at")
        path = f"/api/tables/{table}/replay?ply=0&seat=0&steps=1"
        first = await players[0].get(path)
        assert await players[1].get(path) == first
        assert len(steps) == 1
        assert (await players[1].get(path.replace("seat=0", "seat=1")))["views"] != first["views"]
        await players[1].post(f"/api/tables/{table}/rematch")
        assert (await players[0].get(path))["table"]["rematch"], "it is made anew when something has happened"
        for one in (anna, late, *watchers):
            await one.close()

    tell(local, story)
    few = Kept(10)
    for n in range(4):
        few.put(n, b"1234")
        few.get(0)
    assert (sorted(few.all, key=str), few.size) == ([0, 3], 8), "those that were asked for last"
    few.put(3, b"12")
    assert (few.get(3), few.size) == (b"12", 6)


def test_nobody_fills_a_table_or_a_server(local: Settings) -> None:
    limits = replace(local.limits, connections_of_player=2, spectators=3, tables_per_hour=3, body_seconds=0.3)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        players, table = await two(address, http)
        seats = [await players[0].sit(table) for _ in range(2)]
        with pytest.raises(Unexpected) as told:
            await players[0].sit(table)
        assert told.value.key == "rate"
        watchers = [await Player(address, http).sit(table) for _ in range(3)]
        with pytest.raises(Unexpected) as told:
            await Player(address, http).sit(table)
        assert told.value.key == "busy"
        seats.append(await players[1].sit(table))  # whoever plays comes in
        # Tables are counted by player, and rematches with them.
        SERVERS[-1].new_tables.all.pop("127.0.0.1")
        await new_game(players[0], [], game="kokopelli", seats=2, bots={"1": "random"})
        last = await new_game(players[0], [], game="kokopelli", seats=2, bots={"1": "random"})
        SERVERS[-1].new_tables.all.pop("127.0.0.1")
        assert await refused(players[0].post("/api/tables", game="kokopelli")) == "rate"
        seats.append(await players[0].sit(last))
        await seats[-1].send("resign")
        await seats[-1].until_note("resigned")
        assert await refused(players[0].post(f"/api/tables/{last}/rematch")) == "rate"
        # A message in pieces has its time, whatever comes in between.
        for text in (b"hel", b"\xff\xff"):
            wire = await Wire.connect(port_of(address), table)
            wire.raw.transport.write(framed(text, 1 if text == b"hel" else 2, last=False))
            deadline = time.monotonic() + PATIENCE
            while not wire.raw.lost and time.monotonic() < deadline:
                wire.raw.transport.write(framed(b"x", 9))
                await asyncio.sleep(0.05)
            assert wire.raw.lost
        for one in (*seats, *watchers):
            await one.close()

    tell(replace(local, limits=limits), story)


def test_whoever_sends_slowly_or_opens_too_much_is_cut(local: Settings) -> None:
    limits = replace(local.limits, body_seconds=0.3, hello_seconds=0.6, sockets=20)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        port = port_of(address)
        slow = await Raw.connect(port)
        slow.transport.write(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\n{")
        while b"\r\n\r\n" not in slow.bytes:
            await slow.more()
        assert bytes(slow.bytes).startswith(b"HTTP/1.1 408")
        # After a first good request, too: the head of the next has its time.
        dribble = await Raw.connect(port)
        dribble.transport.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while b'"ok"' not in dribble.bytes:
            await dribble.more()
        began = time.monotonic()
        while not dribble.lost and time.monotonic() - began < PATIENCE:
            dribble.transport.write(b"G")
            await asyncio.sleep(0.1)
        assert dribble.lost
        many = [await Raw.connect(port) for _ in range(40)]
        await until(lambda: sum(raw.lost for raw in many) >= 20, "those too many are sent away")
        await until(lambda: all(raw.lost for raw in many), "whoever says nothing is sent away")
        assert (await http.get(address + "/health")).status_code == 200

    tell(replace(local, limits=limits), story)


# 4: chat


def test_chat_is_bounded_by_player_and_comes_in_pages(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        players, table = await two(address, http)
        anna, twin = await players[0].sit(table), await players[0].sit(table)
        for n in range(60):
            await anna.send("say", text=f"{n:03} " + "ü" * 290)
            await anna.until("update")
            await twin.until("update")
        late = await players[1].sit(table)
        assert len(late.raw[-1].encode()) < 65_536
        lines = [step for step in late.steps if "chat" in step]
        assert len(lines) == 30
        assert late.welcome["more_chat"]
        older = await late.ask("earlier", "earlier", before=lines[0]["seq"], chat=True)
        assert [step["chat"]["text"][:3] for step in older["steps"]] == [f"{n:03}" for n in range(30)]
        assert (await anna.ask("mute", "update", player="pstranger"))["key"] == "no-such-player"
        for seat in (anna, twin, late):
            await seat.close()

    tell(local, story)

    async def limited(address: str, http: httpx.AsyncClient) -> None:
        players, table = await two(address, http)
        seats = [await players[0].sit(table) for _ in range(3)]
        for n in range(12):
            await seats[n % 3].send("say", text="hello")
        for seat in seats:
            await seat.send("ping")
            while (await seat.next())["t"] != "pong":  # what was said before it has been heard
                pass
        assert len([1 for step in (await players[1].sit(table)).steps if "chat" in step]) == 5

    tell(replace(local, limits=replace(local.limits, chat_lines=5, chat_seconds=1000)), limited)


def test_a_long_history_comes_in_pages(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotable.server.hub.PAGE", 2_000)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        seat = await anna.sit(table)
        await seat.play_on(random.Random(2), most=40)
        late = await anna.sit(table)
        assert late.welcome["more"]
        steps = list(late.steps)
        for _ in range(100):
            page = await late.ask("earlier", "earlier", before=steps[0]["seq"])
            assert len(late.raw[-1]) < 6_000
            steps = page["steps"] + steps
            if not page.get("more"):
                break
        seqs = [step["seq"] for step in steps]
        assert seqs == sorted(set(seqs))
        assert seqs[0] == 1
        await seat.close()
        await late.close()

    tell(local, story)


def test_what_is_no_longer_in_memory_comes_from_the_store(local: Settings) -> None:
    store: Any = Moody(make_store(local))

    async def all_of_it() -> None:
        async with running(local, store) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            anna = await Player.new(address, http)
            table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
            seat = await anna.sit(table)
            await seat.play_on(random.Random(2), most=40)
            while not seat.legal:
                await seat.next()
            epoch = seat.welcome["epoch"]
            assert len(seat.steps) > RECENT + 10
            # Whoever was away for long begins anew, from the end: a history has no gaps.
            for seen, since in ((seat.seq - 5, seat.seq - 5), (seat.seq - RECENT, seat.seq - RECENT), (seat.seq - RECENT - 1, 0)):
                again = await anna.sit(table, seen=seen, epoch=epoch)
                assert again.welcome.get("since", 0) == since
                assert len(again.steps) == min(seat.seq - seen, RECENT)
                assert again.welcome.get("more", False) == (since == 0)
                await again.close()
            again = await anna.sit(table)
            store.away = True
            assert (await again.ask("earlier", "earlier", before=again.steps[0]["seq"]))["key"] == "store"
            assert (await again.ask("earlier", "earlier", before=again.seq))["steps"], "what is at hand is told all the same"
            store.away = False
            page = await again.ask("earlier", "earlier", before=again.steps[0]["seq"])
            assert page["steps"] + again.steps == seat.steps
            assert not page.get("more", False)
            await seat.close()
            await again.close()

    asyncio.run(all_of_it())


# 5: and the rest


def test_spectators_go_when_a_game_without_them_begins(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        made = await anna.post("/api/tables", game="kokopelli", seats=2, bots={"1": "random"}, spectators=False)
        table = made["table"]["id"]
        watcher = await Player(address, http).sit(table)
        await anna.post(f"/api/tables/{table}/start", part="0f")
        heard = []
        with contextlib.suppress(Exception):
            while True:
                heard.append(await watcher.next())
        assert heard[-1] == {"t": "bye", "key": "no-spectators", "after": -1}
        assert not any("view" in message or "patch" in message for message in heard)

    tell(local, story)


def test_texts_are_checked_whole(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http, "A" + "\u0301" * 20)
        assert len((await anna.get("/api/me"))["name"]) <= 1 + MOST_MARKS
        made = await anna.post("/api/tables", game="kokopelli", seats=2, bots={"1": "random"})
        table = made["table"]["id"]
        for part in ("ab\n", "\nab", "ab ", "AB"):
            assert await refused(anna.post(f"/api/tables/{table}/start", part=part)) == "malformed"
        for seal in ("ab", "0" * 64 + "\n"):
            assert await refused(anna.post(f"/api/tables/{table}/join", seal=seal)) == "malformed"
        assert await refused(anna.post("/api/tables", game="kokopelli", bots={"1\n": "random"})) == "malformed"
        seat = await anna.sit(table)
        told = await seat.ask("choose", "update", seq=0, action="draw")
        assert (told["key"], "$.action" in told["detail"]) == ("malformed", True)

    tell(local, story)
    assert tidy("e\u0301" * 3) == "ééé"
    assert tidy("a\u202eb\n c") == "a b c"


def test_odd_paths_and_names_of_the_server(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        before = METRICS.crashes._value.get()
        for path in ("/%00", "/table/%00", "/api/tables/%00", "/" + "x" * 5000, "/table/" + "x" * 5000, "/api/tables/" + "x" * 300):
            assert (await http.get(address + path)).status_code == 404, path
        assert (await http.get(address + "/api/tables/%00")).json()["key"] in ("no-table", "no-such-address")
        for host, status in (
            ("evil.example", 403),
            ("evil.example:80", 403),
            ("localhost", 200),
            ("[::1]:8000", 200),
            ("10.0.0.7:8000", 200),
        ):
            assert (await http.get(address + "/health", headers={"host": host})).status_code == status, host
        raw = await Raw.connect(port_of(address))
        raw.transport.write(UPGRADE.format(table="x").replace("localhost", "evil.example").encode())
        while b'"key":"host"' not in raw.bytes:
            assert not raw.lost, bytes(raw.bytes)
            await raw.more()
        assert METRICS.crashes._value.get() == before
        assert pages.found_file("x\0") is None

    tell(settings, story)


def test_files_are_counted_and_limited(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        answers = [(await http.get(address + "/nothing")).status_code for _ in range(60)]
        assert answers[0] == 404
        assert answers[-1] == 429
        # Open connections are files, too, whatever they have become: none is let in when there are too many.
        doorkeeper = DOORKEEPERS[-1]
        await until(lambda: doorkeeper.open == 1, "the one connection of the client is left")
        wire = await Wire.connect(port_of(address), "x")
        raw = await Raw.connect(port_of(address))
        await until(lambda: doorkeeper.open == 3, "both are counted")
        doorkeeper.most = 3
        late = await Raw.connect(port_of(address))
        await until(lambda: late.lost, "one too many is sent away")
        assert not raw.lost
        wire.raw.transport.abort()
        raw.transport.abort()
        await until(lambda: doorkeeper.open == 1, "both are forgotten")

    tell(replace(local, limits=replace(local.limits, requests_per_second=0.001, requests_burst=5)), story)


def children(pid: int) -> list[int]:
    found = []
    for child in map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()):
        found += [child, *children(child)]
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into /proc")
def test_workers_end_with_their_parent(tmp_path: Path, postgres: str) -> None:
    async def all_of_it() -> None:
        database = await new_database(postgres)
        process = Process(["--database", database, "--workers", "2"], log=tmp_path / "log")
        await process.start()
        assert process.process is not None
        family = children(process.process.pid)
        assert len(family) >= 2
        os.kill(process.process.pid, signal.SIGKILL)
        await process.process.wait()
        for _ in range(200):
            if not any(Path(f"/proc/{pid}").exists() for pid in family):
                return
            await asyncio.sleep(0.1)
        left = [pid for pid in family if Path(f"/proc/{pid}").exists()]
        for pid in left:
            os.kill(pid, signal.SIGKILL)
        raise AssertionError(f"{len(left)} processes were left behind")

    asyncio.run(all_of_it())


# 6: restored stores


def test_after_a_restore_history_begins_anew(local: Settings) -> None:
    """A client that saw what is no longer there gets everything, though the table has come further than its last number since."""

    async def story(address: str, http: httpx.AsyncClient) -> None:
        players, table = await two(address, http)
        seat = await players[0].sit(table)
        epoch = seat.welcome["epoch"]
        assert epoch
        same = await players[0].sit(table, seen=2, epoch=epoch)
        assert same.welcome["since"] == 2
        other = await players[0].sit(table, seen=2, epoch=epoch + 1)
        assert other.welcome.get("since", 0) == 0
        assert other.steps[0]["seq"] == 1
        for one in (seat, same, other):
            await one.close()

    tell(local, story)


# 8: devices


def test_devices_can_be_listed_and_taken_back(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        players, table = await two(address, http)
        anna = players[0]
        phone = Player(address, http)
        phone.token = (await phone.post("/api/me/redeem", code=(await anna.post("/api/me/code"))["code"]))["token"]
        devices = (await anna.get("/api/me/devices"))["devices"]
        assert [one["this"] for one in devices].count(True) == 1
        assert len(devices) == 2
        seat = await phone.sit(table)
        lost = next(one["id"] for one in devices if not one["this"])
        assert await refused(players[1].ask("DELETE", f"/api/me/devices/{lost}")) == "no-device"
        assert len((await anna.ask("DELETE", f"/api/me/devices/{lost}"))["devices"]) == 1
        heard: dict[str, Any] = {"t": ""}
        while heard["t"] != "bye":
            heard = await seat.next()
        assert heard["key"] == "token"
        assert await refused(phone.get("/api/me")) == "token"
        again = await connect(f"ws{address.removeprefix('http')}/ws/{table}")
        await again.send(json.dumps({"t": "hello", "version": VERSION, "token": phone.token}))
        assert json.loads(await again.recv())["key"] == "token"
        await again.close()
        assert (await anna.get("/api/me"))["player"] == anna.player

    tell(settings, story)


def test_a_token_that_was_taken_back_opens_nothing_at_any_process(local: Settings, postgres: str) -> None:
    async def all_of_it() -> None:
        settings = replace(local, database=await new_database(postgres))
        async with running(settings) as one, running(settings) as other, httpx.AsyncClient(timeout=PATIENCE) as http:
            players, table = await two(one, http)
            anna = players[0]
            phone = Player(other, http)
            phone.token = (await phone.post("/api/me/redeem", code=(await anna.post("/api/me/code"))["code"]))["token"]
            assert (await phone.get("/api/me"))["player"] == anna.player, "the other process knows it now"
            seat = await phone.sit(table)
            lost = next(one["id"] for one in (await anna.get("/api/me/devices"))["devices"] if not one["this"])
            await anna.ask("DELETE", f"/api/me/devices/{lost}")
            heard: dict[str, Any] = {"t": ""}
            while heard["t"] != "bye":
                heard = await seat.next()
            assert heard["key"] == "token"
            assert await refused(phone.get("/api/me")) == "token"

    asyncio.run(all_of_it())
