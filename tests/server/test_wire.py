"""Messages reach a table however their bytes are cut, and by whichever way they take through the web server."""

from __future__ import annotations

import asyncio
import gc
import json
import random
from dataclasses import replace

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.server import ServerProtocol

from kotable.server.serve import Prompt
from kotable.server.settings import Settings
from tests.server.client import Player, new_game
from tests.server.conftest import FREE, tell, until
from tests.server.wire import Wire, framed, port_of

TEXT, MORE, CLOSE, PING = 1, 0, 8, 9


def stream(rng: random.Random, count: int) -> bytes:
    """So many questions with numbers, short and long, whole and in parts, with pings of WebSocket between them."""
    sent = b""
    for n in range(count):
        text = json.dumps({"t": "ping", "n": n}).encode() + b" " * rng.choice((0, 0, 0, 5, 200))
        mask = rng.randbytes(4)
        if rng.random() < 0.2:
            cut = rng.randrange(1, len(text))
            sent += framed(text[:cut], TEXT, mask, last=False)
            if rng.random() < 0.5:
                sent += framed(b"still there?", PING, mask)
            sent += framed(text[cut:], MORE, rng.randbytes(4))
        else:
            sent += framed(text, TEXT, mask)
    return sent


async def questions(wire: Wire, count: int) -> list[int]:
    """The numbers of the questions that were answered, in the order of the answers."""
    found: list[int] = []
    while len(found) < count:
        while (one := wire.frame()) is None:
            assert not wire.raw.lost
            await wire.raw.more()
        opcode, payload = one
        if opcode == 1:
            found.append(json.loads(payload).get("n", 0))
        else:
            assert opcode == 10, f"frame {opcode}"
    return found


@pytest.mark.parametrize("largest", [1, 7, 40, 400, 10_000])
def test_messages_are_understood_however_they_are_cut(local: Settings, largest: int) -> None:
    count = 25 if largest == 1 else 120

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http, "Anna")
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        for seed in range(2):
            rng = random.Random(1000 * largest + seed)
            wire = await Wire.sit(port_of(address), table, anna.token)
            data = stream(rng, count)
            while data:
                size = rng.randint(1, largest)
                wire.raw.transport.write(data[:size])
                data = data[size:]
                await asyncio.sleep(0.0005)
            assert await questions(wire, count) == list(range(count))
            wire.cut()

    tell(local, story)


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ([framed(b'{"t": "say", "text": "\xff"}')], 1007),
        ([framed(b'{"t":', TEXT, b"abcd", last=False), framed(b'{"t": "ping"}')], 1002),
        ([framed(b'{"t": "ping"}', MORE, b"abcd")], 1002),
        ([b"\x81\x0d" + b'{"t": "ping"}'], 1002),
        ([b"\xc1" + framed(b'{"t": "ping"}')[1:]], 1002),
    ],
    ids=["no UTF-8", "a text within a text", "the rest of nothing", "no mask", "a reserved bit"],
)
def test_what_is_no_websocket_is_closed(local: Settings, pieces: list[bytes], code: int) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http, "Anna")
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        wire = await Wire.sit(port_of(address), table, anna.token)
        await wire.fence(1)
        for piece in pieces:
            wire.raw.transport.write(piece)
            await asyncio.sleep(0.05)
        while await wire.next() is not None:
            pass
        assert wire.closed == code

    tell(local, story)


def test_the_end_of_a_message_is_not_taken_for_another_one(local: Settings) -> None:
    """What looks like a frame within a text that comes in two pieces is a part of it."""
    inner = framed(b'{"t": "ping", "n": 5}', TEXT, b"aa\x80\x80")
    mask = b"\x80\x80\0\0"
    text = b"this is no message! " + bytes(byte ^ mask[i % 4] for i, byte in enumerate(inner))
    text.decode("ascii")
    outer = framed(text, TEXT, mask)
    assert outer.endswith(inner)

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http, "Anna")
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        wire = await Wire.sit(port_of(address), table, anna.token)
        wire.raw.transport.write(outer.removesuffix(inner))
        await asyncio.sleep(0.1)
        wire.raw.transport.write(inner)
        answer = await wire.until(lambda message: message["t"] in ("pong", "error"))
        assert answer["key"] == "malformed"

    tell(local, story)


def test_what_comes_too_fast_waits_outside(local: Settings) -> None:
    """While a message waits to be taken nothing more is read: the server does not keep what a client sends meanwhile."""
    slow = replace(local, limits=replace(FREE, messages_per_second=5, messages_burst=5))
    ping = framed(b'{"t": "ping", "n": 1}')

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http, "Anna")
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        wire = await Wire.sit(port_of(address), table, anna.token)
        for _ in range(12):
            wire.raw.transport.write(ping)
            await asyncio.sleep(0.01)
        wire.raw.transport.write(ping * 100_000)
        await asyncio.sleep(0.3)
        kept = [len(one.rest) for one in gc.get_objects() if issubclass(type(one), Prompt)]  # isinstance would follow weak references
        assert kept and max(kept) < 300_000
        wire.cut()

    tell(slow, story)


def test_nothing_is_carried_out_after_goodbye(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http, "Anna")
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        wire, witness = [await Wire.sit(port_of(address), table, anna.token) for _ in range(2)]
        wire.raw.transport.write(framed((1000).to_bytes(2, "big"), 8))
        wire.raw.transport.write(framed(b'{"t": "resign"}'))
        while await wire.next() is not None:
            pass
        await witness.fence(1)
        assert (await http.get(f"{address}/api/tables/{table}")).json()["seats"][0].get("resigned") is not True

    tell(local, story)


def test_a_connection_that_is_gone_leaves_nothing_behind(local: Settings) -> None:
    """Without looking for garbage: a server of thousands of tables hardly ever does. However it ended."""

    def left() -> int:
        return sum(issubclass(type(one), ServerProtocol | H11Protocol) for one in gc.get_objects())

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http, "Anna")
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        gc.collect()
        gc.disable()
        before = left()
        try:
            dropped, closing, refused = [await Wire.sit(port_of(address), table, anna.token) for _ in range(3)]
            assert left() > before
            dropped.cut()
            closing.raw.transport.write(framed(b"\x03\xe8", CLOSE))
            refused.send(b"nonsense")
            for wire in (closing, refused):
                while await wire.next() is not None:
                    pass
                wire.cut()
            await until(lambda: left() <= before, "all three are gone")
        finally:
            gc.enable()

    tell(replace(local, limits=replace(local.limits, hello_seconds=1000)), story)
