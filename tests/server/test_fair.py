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

from kotable.server import hub, log
from kotable.server.app import Server
from kotable.server.messages import VERSION
from kotable.server.metrics import METRICS
from kotable.server.serve import make_store
from kotable.server.settings import Limits, Settings
from kotable.server.sqlite import SqliteStore
from kotable.server.store import LATE, Beat, Elsewhere, News, Row, StoreDown
from kotable.server.table import MOST_MARKS, tidy
from tests.server.chaos import Process
from tests.server.client import Player, Refusal, new_game
from tests.server.conftest import new_database, running, tell
from tests.server.memory import MemoryStore
from tests.server.wire import UPGRADE, Raw, port_of

BANK = {"kind": "bank", "seconds": 20, "increment": 0, "timeout": "lose"}


async def refused(wish: Any) -> str:
    with pytest.raises(Refusal) as told:
        await wish
    return str(told.value.key)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Lets time pass for the server's clocks."""
    passed = 0
    real = hub.now

    def wait(ms: int) -> None:
        nonlocal passed
        passed += ms

    for module in ("hub", "app", "socket", "identity"):
        monkeypatch.setattr(f"kotable.server.{module}.now", lambda: real() + passed)
    return wait


async def two(address: str, http: httpx.AsyncClient, **wish: Any) -> tuple[list[Player], str]:
    players = [await Player.new(address, http, name) for name in ("Anna", "Ben")]
    return players, await new_game(players[0], players[1:], **{"game": "kokopelli", "options": {"first": 0}, **wish})


# 1: time


def test_time_stands_still_while_no_server_runs(settings: Settings, later: Callable[[int], None]) -> None:
    """Also when it dies again right after its start, and whoever comes first is the player whose clock ran."""

    async def all_of_it() -> None:
        async with httpx.AsyncClient() as http:
            async with running(settings) as address:
                players, table = await two(address, http, clock=BANK)
            for _ in range(3):
                later(30_000)
                async with running(settings):
                    pass
            later(30_000)
            async with running(settings) as address:
                seat = await players[0].sit(table, address)
                assert seat.table["status"] == "running"
                assert seat.clocks
                assert seat.clocks["left"][0] > 15_000
                assert [step["note"]["key"] for step in seat.steps if "note" in step][-1] == "paused"
                assert (await seat.choose(seat.legal[0]))["t"] == "update"
                # What was given back is not given again.
                again = await players[0].sit(table, address)
                given = [step["note"]["facts"]["seconds"] for step in again.steps if step.get("note", {}).get("key") == "paused"]
                assert 119 <= sum(given) <= 123
                await seat.close()
                await again.close()

    asyncio.run(all_of_it())


class Moody(SqliteStore):
    """A store that is away at times."""

    away = False

    async def append(self, row: Row, first: int, entries: Sequence[bytes], whole: bool) -> None:
        if self.away:
            raise StoreDown("away")
        await super().append(row, first, entries, whole)

    async def beat(self, now: int, starting: bool, late: int = LATE) -> Beat:
        if self.away:
            raise StoreDown("away")
        return await super().beat(now, starting, late)


@pytest.mark.parametrize(("waits", "pause"), [(3, 8_000), (1, 900)])
def test_time_stands_still_while_the_store_is_away(local: Settings, later: Callable[[int], None], waits: int, pause: int) -> None:
    store = Moody(local.data / "kotable.sqlite3")

    async def all_of_it() -> None:
        async with running(local, store) as address, httpx.AsyncClient() as http:
            players, table = await two(address, http, clock=BANK)
            seat = await players[0].sit(table)
            store.away = True
            for _ in range(waits):
                later(pause)
                assert (await seat.ask("choose", "update", seq=seat.seq, action=seat.legal[0]))["key"] == "store"
            store.away = False
            message = await seat.choose(seat.legal[0])
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


# 2: presence over all processes; news told once


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
        async with running(local, store) as address, httpx.AsyncClient() as http:
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
        assert not await other.keep("abc")
        assert await other.with_bots("", 10) == []
        assert await one.with_bots("", 10) == ["abc"]
        dead = time.monotonic()
        while await other.with_bots("", 10) != ["abc"]:
            await asyncio.sleep(0.05)
        # Every process asks twice a second.
        assert time.monotonic() - dead < 2 - hub.BEAT / 2
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
        async with running(settings) as one, running(settings) as other, httpx.AsyncClient() as http:
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

    asyncio.run(all_of_it())


# 3: floods


def test_what_is_asked_for_has_a_price(local: Settings) -> None:
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
        first = await seat.ask("why", "because")
        assert len(first["reasons"]) > 100
        assert await seat.ask("why", "because") == first
        for one in (watcher, seat):
            await one.close()

    tell(replace(local, limits=limits), story)


def test_whoever_sends_slowly_or_opens_too_much_is_cut(local: Settings) -> None:
    limits = replace(local.limits, body_seconds=0.3, hello_seconds=0.6, sockets=20)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        port = port_of(address)
        slow = await Raw.connect(port)
        slow.transport.write(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\n{")
        while b"\r\n\r\n" not in slow.bytes:
            await asyncio.wait_for(slow.more(), 5)
        assert bytes(slow.bytes).startswith(b"HTTP/1.1 408")
        # After a first good request, too: the head of the next has its time.
        dribble = await Raw.connect(port)
        dribble.transport.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while b'"ok"' not in dribble.bytes:
            await asyncio.wait_for(dribble.more(), 5)
        began = time.monotonic()
        while not dribble.lost and time.monotonic() - began < 10:
            dribble.transport.write(b"G")
            await asyncio.sleep(0.1)
        assert dribble.lost
        many = [await Raw.connect(port) for _ in range(40)]
        await asyncio.sleep(0.2)
        assert sum(raw.lost for raw in many) >= 20
        await asyncio.sleep(1.0)
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
        await asyncio.sleep(0.3)
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
                heard.append(await watcher.next(5))
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
            assert (await http.get(address + path)).status_code in (200, 404), path
        assert (await http.get(address + "/%00")).status_code == 404
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
            await asyncio.wait_for(raw.more(), 5)
        assert METRICS.crashes._value.get() == before

    tell(settings, story)


def test_files_are_counted_and_limited(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        answers = [(await http.get(address + "/nothing")).status_code for _ in range(60)]
        assert answers[0] == 404
        assert answers[-1] == 429

    tell(replace(local, limits=replace(local.limits, requests_per_second=1, requests_burst=5)), story)


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
