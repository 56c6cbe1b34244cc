"""Clients that mean harm: every nonsense gets a named error, nothing crashes, and others play on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import httpx
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kotable.server import log
from kotable.server.core import Server
from kotable.server.limits import Turns, counted
from kotable.server.messages import VERSION
from kotable.server.metrics import METRICS
from kotable.server.serve import PIECE, Doorkeeper
from kotable.server.settings import Limits, Settings
from kotable.server.socket import Socket
from tests.server.client import PATIENCE, Player, Refusal, new_game
from tests.server.conftest import running, tell
from tests.server.memory import MemoryStore
from tests.server.wire import Raw, Wire, framed, port_of

PING, PONG = 9, 10
DEEP = "[" * 7000 + "]" * 7000
NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '"choose"',
    "{}",
    '{"t": "nothing"}',
    '{"t": "choose"}',
    '{"t": "choose", "seq": "1", "action": 0}',
    '{"t": "choose", "seq": 1, "action": -1}',
    '{"t": "choose", "seq": 1, "action": 1e99}',
    '{"t": "choose", "seq": 1.5, "action": 0}',
    '{"t": "choose", "seq": 1, "action": 0, "seat": 1}',
    '{"t": "why", "actions": [[]]}',
    '{"t": "why", "actions": ' + json.dumps(list(range(1001))) + "}",
    '{"t": "say", "text": ""}',
    '{"t": "say", "text": 7}',
    '{"t": "say", "text": "' + "x" * 5000 + '"}',
    '{"t": "part", "part": "xyz"}',
    '{"t": "look", "ply": 1' + "0" * 300 + "}",
    '{"t": "hand-over", "level": "' + "x" * 100 + '"}',
    '{"t": "choose", "seq": NaN, "action": 0}',
    '{"t": "say", "text": ' + DEEP + "}",
    DEEP,
    b"\xff\xfe\x00",
    b"",
]


def crashes() -> float:
    return float(METRICS.crashes._value.get())


async def talk(address: str, table: str, messages: Sequence[str | bytes], patience: float = 5) -> list[dict[str, Any]]:
    """Send these at once, and give what comes until the server closes or is silent."""
    heard: list[dict[str, Any]] = []
    async with connect(f"ws{address.removeprefix('http')}/ws/{table}", compression=None, max_size=None) as socket:
        try:
            for message in messages:
                await socket.send(message)
            while True:
                heard.append(json.loads(await asyncio.wait_for(socket.recv(), patience)))
        except (ConnectionClosed, TimeoutError):
            return heard


def test_nonsense_gets_named_errors(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        before = crashes()
        anna, ben, mallory = [await Player.new(address, http, name) for name in ("Anna", "Ben", "Mallory")]
        table = await new_game(anna, [ben], game="kokopelli", options={"first": 0})
        seats = [await player.sit(table) for player in (anna, ben)]
        playing = asyncio.gather(*(seat.play_on(random.Random(5)) for seat in seats))
        hello = json.dumps({"t": "hello", "version": VERSION, "token": mallory.token})
        for nonsense in NONSENSE:
            for first in ([], [hello]):
                heard = await talk(address, table, [*first, nonsense])
                told = [message for message in heard if message["t"] == "error"]
                assert told, f"{nonsense[:80]!r} was not refused"
                assert told[-1]["key"] in ("malformed", "hello-first"), told
                assert heard[-1] == {"t": "bye", "key": told[-1]["key"], "after": -1}
        for wrong, key in (
            ({"t": "hello", "version": 99}, "version"),
            ({"t": "hello", "version": VERSION, "token": "forged"}, "token"),
            ({"t": "hello", "version": VERSION, "token": anna.token[:-2]}, "token"),
            ({"t": "choose", "seq": 1, "action": 0}, "hello-first"),
        ):
            assert (await talk(address, table, [json.dumps(wrong)]))[0]["key"] == key
        assert (await talk(address, "nosuchtable", [hello]))[0]["key"] == "no-table"
        heard = await talk(address, table, [hello, hello, "{}"])
        assert [message["key"] for message in heard if message["t"] == "error"] == ["hello-twice", "malformed"]
        huge = await talk(address, table, [hello, json.dumps({"t": "say", "text": "x" * 40_000})])
        assert [message["key"] for message in huge if message["t"] in ("error", "bye")] == ["too-long", "too-long"]
        async with connect(f"ws{address.removeprefix('http')}/ws/{table}", compression=None) as socket:
            await socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        await playing
        assert seats[0].table["status"] == "over"
        assert crashes() == before
        for seat in seats:
            await seat.close()

    tell(local, story)


def test_another_seat_and_another_time(local: Settings) -> None:
    """Wrong seat, wrong turn, replayed and reordered messages change nothing."""

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna, ben, mallory = [await Player.new(address, http, name) for name in ("Anna", "Ben", "Mallory")]
        table = await new_game(anna, [ben], game="kokopelli", options={"first": 0})
        mover, other = await anna.sit(table), await ben.sit(table)
        spy = await mallory.sit(table)
        for kind, fields in (
            ("choose", {"seq": spy.seq, "action": 0}),
            ("take-back", {"seq": spy.seq, "ply": 0}),
            ("resign", {}),
            ("offer-end", {}),
            ("return", {}),
            ("answer", {"agree": True}),
            ("hand-over", {"level": "random"}),
        ):
            assert (await spy.ask(kind, "update", **fields))["key"] == "no-seat", kind
        assert (await spy.ask("hand-over", "update", level="random", seat=0))["key"] == "not-host"
        assert (await spy.ask("part", "update", part="00"))["key"] == "not-open"
        assert (await other.ask("choose", "update", seq=other.seq, action=0))["key"] == "not-your-turn"
        sent = []
        for _ in range(2):
            sent.append({"seq": mover.seq, "action": mover.legal[0]})
            if (await mover.choose(mover.legal[0]))["t"] != "update" or not mover.legal:
                break
        seq = mover.seq
        for message in reversed(sent):
            assert (await mover.ask("choose", "update", **message))["key"] in ("stale", "not-your-turn")
        assert mover.seq == seq
        for seat in (mover, other, spy):
            await seat.close()

    tell(local, story)


@pytest.mark.alone
def test_a_flood_is_slowed_down_and_others_play_on(local: Settings) -> None:
    settings = replace(local, limits=replace(Limits(), connections=1000, requests_burst=1000, hello_seconds=0.5))

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna, mallory = [await Player.new(address, http, name) for name in ("Anna", "Mallory")]
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        hello = json.dumps({"t": "hello", "version": VERSION, "token": mallory.token})
        rapid = [hello] + [json.dumps({"t": "choose", "seq": n, "action": n % 200}) for n in range(10_000)]
        flood = asyncio.create_task(talk(address, table, rapid))
        # Half-open ones say nothing at all; the server does not wait for ever.
        silent = [await connect(f"ws{address.removeprefix('http')}/ws/{table}") for _ in range(20)]
        seat = await anna.sit(table)
        began = asyncio.get_running_loop().time()
        for n in range(20):
            assert (await seat.ask("ping", "pong", n=n))["n"] == n
        assert asyncio.get_running_loop().time() - began < 3, "pings wait behind the flood"
        await seat.play_on(random.Random(1), most=10)
        for socket in silent:
            assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)) == {"t": "bye", "key": "silence", "after": -1}
            await socket.close()
        assert not flood.done()
        flood.cancel()
        await asyncio.gather(flood, return_exceptions=True)
        await seat.close()

    tell(settings, story)


@pytest.mark.alone
def test_others_move_within_a_second_whatever_happens(local: Settings) -> None:
    """A flood, connections that say nothing, some that never begin and one that never reads, all at once; another table plays on."""
    limits = replace(Limits(), connections=1000, requests_burst=1000, hello_seconds=1, backlog_bytes=50_000, silence_seconds=20)
    settings = replace(local, limits=limits)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        before, port = crashes(), port_of(address)
        anna, ben, mallory = [await Player.new(address, http, name) for name in ("Anna", "Ben", "Mallory")]
        quiet = await new_game(anna, [ben], game="kokopelli", options={"first": 0})
        noisy = await new_game(mallory, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        seats = [await player.sit(quiet) for player in (anna, ben)]
        witness = await Wire.sit(port, noisy, mallory.token)

        unopened = [await Raw.connect(port) for _ in range(50)]
        for raw in unopened[:25]:
            raw.transport.write(b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nUpgr")
        silent = [await Wire.connect(port, noisy) for _ in range(20)]
        flood = await Wire.sit(port, noisy, mallory.token)
        for n in range(10_000):
            flood.say("choose", seq=n, action=n % 200)
        deaf = await Wire.sit(port, noisy, "")
        await witness.until(lambda message: message["t"] == "presence" and message.get("watching") == 1)
        deaf.raw.transport.pause_reading()
        for _ in range(2000):
            deaf.say("look", ply=0)

        clock = asyncio.get_running_loop().time
        slowest, rng = 0.0, random.Random(4)
        for _ in range(60):
            mover = next(seat for seat in seats if seat.legal)
            began = clock()
            await mover.send("choose", seq=mover.seq, action=mover.pick(rng))
            for seat in seats:
                await seat.until("update")
            slowest = max(slowest, clock() - began)
            await asyncio.sleep(0.03)
        assert slowest < 1, f"a move took {slowest:.2f} seconds"

        for wire in silent:
            assert await wire.next() == {"t": "bye", "key": "silence", "after": -1}
            wire.cut()
        # The one that never reads is answered too seldom to fill what lies between; it is cut because it answers no ping.
        await asyncio.wait_for(witness.until(lambda message: message["t"] == "presence" and not message.get("watching")), PATIENCE)
        assert (await http.get(address + "/health", timeout=PATIENCE)).json()["status"] == "ok"
        assert crashes() == before
        for raw in unopened:
            await asyncio.wait_for(raw.changed.wait(), PATIENCE)
            assert raw.lost, "whoever asks for nothing is sent away"
        for wire in (flood, deaf, witness):
            wire.cut()
        for seat in seats:
            await seat.close()

    tell(settings, story)


def test_much_that_comes_at_once_is_read_little_by_little(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames that are no messages count, too: whoever sends too many of them is read no further for a while."""
    settings = replace(local, limits=replace(local.limits, messages_per_second=0.001, messages_burst=20))
    pieces: list[int] = []
    read = WebSocketsSansIOProtocol.data_received

    def noting(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        pieces.append(len(data))
        read(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noting)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna, ben = [await Player.new(address, http, name) for name in ("Anna", "Ben")]
        table = await new_game(anna, [ben], game="kokopelli", options={"first": 0})
        mine, other = [await Wire.sit(port_of(address), table, player.token) for player in (anna, ben)]
        mine.say("say", text="x" * 300)
        mine.raw.transport.write(framed(b'{"t":"ping","n":7}' + b" " * 5000))
        await mine.until(lambda message: message == {"t": "pong", "n": 7})
        mine.raw.transport.write(framed(b"", PING) * 20_000 + framed(b'{"t":"ping","n":8}'))
        await asyncio.wait_for(mine.raw.more(), PATIENCE)
        await other.fence(1)
        pongs = 0
        while (frame := mine.frame()) is not None:
            pongs += frame[0] == PONG
        assert 20 < pongs <= PIECE // 6 + 1
        assert max(pieces) == PIECE

    tell(settings, story)


def test_one_address_does_one_thing_at_a_time_and_others_come_between() -> None:
    async def story() -> None:
        turns, done = Turns(), []

        async def work(key: str, name: str) -> None:
            await turns.take(key)
            done.append(name)

        async def others() -> None:
            for n in range(9):
                await work(f"other {n}", "other")
                await asyncio.sleep(0)

        flood = [asyncio.ensure_future(work("flood", f"flood {n}")) for n in range(4)]
        flood[2].cancel()
        await asyncio.gather(*flood, others(), return_exceptions=True)
        assert [name for name in done if name != "other"] == ["flood 0", "flood 1", "flood 3"]
        assert all("other" in pair for pair in pairwise(done)), done
        while turns.waiting:
            await asyncio.sleep(0)

    asyncio.run(story())


def test_whoever_costs_little_takes_no_turns(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    took: list[str] = []
    take = Turns.take

    async def noting(self: Turns, key: str) -> None:
        took.append(key)
        await take(self, key)

    monkeypatch.setattr(Turns, "take", noting)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna, ben = [await Player.new(address, http, name) for name in ("Anna", "Ben")]
        table = await new_game(anna, [ben], game="kokopelli", options={"first": 0})
        mine = await Wire.sit(port_of(address), table, anna.token)
        for n in range(5):
            await mine.fence(n)
        assert not took
        for n in range(40):
            mine.say("look", ply=0)
            await mine.fence(n)
        assert set(took) == {"127.0.0.1"}

    tell(replace(local, limits=replace(local.limits, processor_ms=0.001, processor_burst=100)), story)


def test_whoever_is_only_refused_is_sent_away(local: Settings) -> None:
    settings = replace(local, limits=replace(local.limits, refused_in_a_row=50))

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"})
        hello = json.dumps({"t": "hello", "version": VERSION})
        heard = await talk(address, table, [hello] + [json.dumps({"t": "resign"})] * 100)
        assert heard[-1]["key"] == "rate"
        assert sum(message["t"] == "error" for message in heard) == 51

    tell(settings, story)


def test_a_connection_that_does_not_read_is_cut(local: Settings) -> None:
    """What it should have got is forgotten, and the others hear that it is gone."""

    async def all_of_it() -> None:
        server = Server(replace(local, limits=replace(local.limits, backlog_bytes=5_000)), MemoryStore())
        room = await server.hub.create("abc", [log.Created(1, "kokopelli", 2, {}, "p", "00")])
        full = asyncio.Event()
        sent: list[Any] = []

        async def send(message: Any) -> None:
            if sent:
                await full.wait()
            sent.append(message)

        inbox: asyncio.Queue[Any] = asyncio.Queue()
        socket = Socket(server, inbox.get, send)
        inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({"t": "hello", "version": VERSION})})
        task = asyncio.create_task(socket.run("abc"))
        while not sent:
            await asyncio.sleep(0.01)
        assert room.presence() == ([], 1)
        for _ in range(100):
            await room.act(lambda _: [log.Said(1, "p", "P", "x" * 100)])
            await asyncio.sleep(0)
        await asyncio.wait_for(task, PATIENCE)
        assert room.presence() == ([], 0)
        assert len(sent) == 1
        assert not socket.outbox

    asyncio.run(all_of_it())


def test_limits_of_an_address(local: Settings) -> None:
    limits = replace(local.limits, connections=3, guests_per_hour=3, tables_per_hour=2)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        await Player.new(address, http)
        await Player.new(address, http)
        with pytest.raises(Refusal) as refused:
            await Player.new(address, http)
        assert (refused.value.status, refused.value.key) == (429, "rate")
        tables = [await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}) for _ in range(2)]
        with pytest.raises(Refusal) as refused:
            await anna.post("/api/tables", game="kokopelli")
        assert refused.value.key == "rate"
        seats = [await anna.sit(tables[0]) for _ in range(3)]
        assert (await talk(address, tables[0], []))[0]["key"] == "rate"
        for seat in seats:
            await seat.close()
        assert len((await http.post(f"{address}/api/me", content=b"x" * 100_000)).content) < 200

    tell(replace(local, limits=limits), story)


def test_addresses_that_anybody_can_have_many_of_count_as_one(local: Settings) -> None:
    """A home, or whoever rents a machine for an hour, has 2^64 addresses of IPv6."""
    same = ("2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", "2001:0db8:0001:0002::9", "2001:db8:1:2::5%eth0")
    assert {counted(one) for one in same} == {"2001:db8:1:2::/64"}
    assert counted("2001:db8:1:3::1") != counted(same[0])
    assert [counted(one) for one in ("192.0.2.7", "::ffff:192.0.2.7", "testclient", "")] == ["192.0.2.7", "192.0.2.7", "testclient", ""]
    keeper = Doorkeeper(replace(local, limits=replace(local.limits, sockets=3), proxies="2001:db8:1:2::5"))
    for one in same[:3]:
        assert keeper.admits(one)
        keeper.enters(one)
    assert not keeper.admits("2001:db8:1:2::77")
    assert keeper.admits("2001:db8:1:2::5"), "a proxy"
    assert keeper.admits("2001:db8:1:3::1")
    for one in same[:3]:
        keeper.leaves(one, upgraded=False)
    assert (keeper.sockets, keeper.open) == ({}, 0)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        keys = []
        for n in range(4):
            headers = {"x-forwarded-for": f"2001:db8:1:2::{n}"}
            answer = await http.post(f"{address}/api/guests", json={"name": "X"}, headers=headers)
            keys.append(answer.json().get("key", answer.status_code))
        assert keys == [201, 201, 201, "rate"]

    tell(replace(local, limits=replace(local.limits, guests_per_hour=3), proxies="127.0.0.1"), story)


def test_other_sites_are_kept_out(local: Settings) -> None:
    async def all_of_it() -> None:
        async with running(replace(local, origins=("https://friend.example",))) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            foreign = {"origin": "https://evil.example"}
            assert (await http.post(f"{address}/api/guests", json={"name": "X"}, headers=foreign)).json()["key"] == "origin"
            assert (await http.post(f"{address}/api/guests", json={"name": "X"}, headers={"origin": address})).status_code == 201
            friend = {"origin": "https://friend.example"}
            assert (await http.post(f"{address}/api/guests", json={"name": "X"}, headers=friend)).status_code == 201
            async with connect(f"ws{address.removeprefix('http')}/ws/x", additional_headers=foreign) as socket:
                assert json.loads(await socket.recv())["key"] == "origin"
            answer = await http.get(address + "/")
            assert "unsafe-inline" not in answer.headers["content-security-policy"].split("script-src")[1].split(";")[0]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "access-control-allow-origin" not in answer.headers
            for path in ("/../../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/.sources", "/etc/passwd", "//etc/passwd"):
                assert (await http.get(address + path)).status_code in (400, 404), path
            assert (await http.get(address + "/api/nothing")).json()["key"] == "no-such-address"
            assert (await http.delete(address + "/api/games")).status_code == 405

    asyncio.run(all_of_it())
