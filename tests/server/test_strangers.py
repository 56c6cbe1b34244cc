"""Who knows nothing but docs/protocol.md can play: a bot in another language, and the schemas of the messages."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from examples import client_bot
from kotable import client
from kotable.record import seal_of
from kotable.server import messages as m
from kotable.server.settings import Settings
from tests.server.client import Player
from tests.server.conftest import SERVERS, tell

ROOT = Path(__file__).parents[2]
NODE = shutil.which("node")


async def node(address: str, table: str = "") -> asyncio.subprocess.Process:
    assert NODE is not None
    words = ["--no-warnings", "--experimental-websocket", str(ROOT / "examples" / "bot.mjs"), address, *([table] if table else [])]
    return await asyncio.create_subprocess_exec(NODE, *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)


async def result_of(process: asyncio.subprocess.Process) -> dict[str, object]:
    out, err = await asyncio.wait_for(process.communicate(), 120)
    assert process.returncode == 0, err.decode()
    found: dict[str, object] = json.loads(out)
    return found


@pytest.mark.skipif(NODE is None, reason="Node is not installed")
def test_a_bot_in_another_language_plays_a_whole_game(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        alone = await result_of(await node(address))
        assert int(str(alone["moves"])) > 10
        anna = await Player.new(address, http)
        table = (await anna.post("/api/tables", game="kokopelli", seats=2))["table"]["id"]
        guest = await node(address, table)
        seat = await anna.sit(table)
        while seat.table["seats"][1]["kind"] != "person":
            await seat.next()
        await anna.show(table, "0a")
        await anna.post(f"/api/tables/{table}/start")
        await anna.post(f"/api/tables/{table}/part", part="0a")
        await seat.play_on(random.Random(3))
        together = await result_of(guest)
        assert together["result"] == seat.table["result"]
        await seat.close()

    tell(local, story)


class Quiet(client.Seat):
    """A seat that only notes what it would send."""

    def __init__(self) -> None:
        super().__init__(cast(Any, None))
        self.seat = 1
        self.sent: list[dict[str, Any]] = []

    async def send(self, t: str, **fields: Any) -> None:
        self.sent.append({"t": t, **fields})


def test_a_part_is_sealed_and_shown_once_for_each_start() -> None:
    """While a seal is on its way other news come, and a second part would take the place of the one that is sealed."""

    async def story() -> None:
        bot, seat = client.Client("http://localhost", player="p"), Quiet()

        async def told(commitment: str, starting: int = 0, seal: str = "") -> list[str]:
            seat.sent.clear()
            seat.table = {"status": "open", "shuffle": {"commitment": commitment, "starting": starting, "seals": ["00", seal]}}
            await bot.shuffle(seat, "t")
            return [message["t"] for message in seat.sent]

        assert await told("a") == ["seal"]
        first = bot.parts["t"]
        assert await told("a") == []
        assert await told("a", 1000, seal_of("t", "p", first)) == ["part"]
        assert seat.sent[0]["part"] == first
        assert await told("a", 1000, seal_of("t", "p", first)) == []
        assert await told("b") == ["seal"], "the start came to nothing"
        second = bot.parts["t"]
        assert second != first
        assert await told("b") == []
        assert await told("b", seal=seal_of("t", "p", second)) == []
        assert await told("b", 2000, seal_of("t", "p", second)) == ["part"]
        assert seat.sent[0]["part"] == second

    asyncio.run(story())


def test_the_example_bot_plays_a_whole_game(local: Settings) -> None:
    """Its table is started twice, because the first time somebody shows nothing in time; and its connection breaks in between."""

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        table = await anna.make(game="kokopelli", seats=2)
        bot = asyncio.create_task(client_bot.play(address, table))
        seat = await anna.sit(table)
        while seat.table["seats"][1]["kind"] != "person":
            await seat.next()
        for part, shown in (("0a", "0b"), ("0c", "0c")):
            await anna.show(table, part)
            while not all(seat.table["shuffle"]["seals"]):
                await seat.next()
            await anna.post(f"/api/tables/{table}/start")
            await anna.post(f"/api/tables/{table}/part", part=shown)
            if part != shown:
                await seat.until_note("start-stopped")
        await seat.play_on(random.Random(3), most=5)
        for one in list(SERVERS[-1].sockets):
            if one.player != anna.player:
                one.cut()
        await seat.play_on(random.Random(3))
        assert await bot == seat.table["result"]
        await seat.close()

    tell(local, story)


def test_every_message_has_a_schema(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        found = (await http.get(f"{address}/api/messages.json")).json()
        for side, kinds in (("client", m.ClientMessage), ("server", m.ServerMessage)):
            tags = {kind.__struct_config__.tag for kind in kinds.__args__}
            named = {
                found["$defs"][name]["properties"]["t"]["enum"][0]
                for name in re.findall(r"\$defs/(\w+)", json.dumps(found[side]))
                if name != "ShortUpdate"
            }
            assert named == tags
        assert found["protocol"] == m.VERSION
        used = set(re.findall(r"#/\$defs/(\w+)", json.dumps(found)))
        assert used <= set(found["$defs"])

    tell(local, story)


def test_every_error_of_the_protocol_says_what_to_do() -> None:
    text = (ROOT / "docs/protocol.md").read_text().split("## Errors")[1]
    documented = set(re.findall(r"^\| `([a-z-]+)`", text, re.M))
    known = set(re.findall(r"^server-error-([a-z-]+) =", (ROOT / "src/kotable/locale/en/server.ftl").read_text(), re.M))
    assert documented == known


def test_a_malformed_message_says_where() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\.action"):
        m.CLIENT.decode(b'{"t": "choose", "seq": 1, "action": "draw"}')
