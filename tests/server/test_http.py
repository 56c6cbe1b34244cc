"""The HTTP part against its own description, and the manners of the server."""

from __future__ import annotations

import asyncio
import collections
import json
import logging
import os
import random
import re
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from msgspec import structs

from kotable.kodachi.cards import DEFAULT
from kotable.match import new
from kotable.server import log
from kotable.server.app import Application
from kotable.server.core import Server
from kotable.server.hub import now
from kotable.server.openapi import describe
from kotable.server.serve import JsonLines
from kotable.server.settings import Settings
from kotable.server.sqlite import SqliteStore
from kotable.server.store import LATE, Beat
from kotable.server.table import Refused
from kotable.texts import LANGUAGES
from tests.server.chaos import Process
from tests.server.client import PATIENCE, Player, Refusal, new_game
from tests.server.conftest import FREE, new_database, running, serving, tell, until
from tests.server.memory import MemoryStore

ROOT = Path(__file__).resolve().parents[2]


CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
    "negative_data_rejection",
    "unsupported_method",
)


@pytest.mark.filterwarnings("ignore")
def test_schemathesis_finds_nothing(local: Settings) -> None:
    quick = hypothesis_settings(max_examples=12, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    schemathesis.checks.load_all_checks()
    checks = [schemathesis.checks.CHECKS.get_one(name) for name in CHECKS]
    tried: collections.Counter[int] = collections.Counter()
    with serving(local) as address, httpx.Client(base_url=address, timeout=PATIENCE) as http:
        token = http.post("/api/guests", json={"name": "Anna"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        wish = {"game": "kokopelli", "seats": 2, "bots": {"1": "random"}}
        table_id = http.post("/api/tables", json=wish, headers=headers).json()["table"]["id"]
        schema = schemathesis.openapi.from_dict(http.get("/api/openapi.json").json())
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]

            def check(case: Any) -> None:
                known = case.path_parameters or {}
                if "id" in known:
                    known["id"] = table_id if sum(tried.values()) % 3 else "nosuchtable"
                if "game" in known:
                    known["game"] = "kokopelli" if sum(tried.values()) % 3 else "kodachi"
                response = case.call(base_url=address, headers=headers)
                tried[response.status_code] += 1
                case.validate_response(response, checks=checks, headers=headers)

            modes = [schemathesis.GenerationMode.POSITIVE, *([schemathesis.GenerationMode.NEGATIVE] if operation.body else [])]
            for mode in modes:
                quick(given(case=operation.as_strategy(generation_mode=mode))(check))()
    assert sum(tried.values()) > 200
    assert tried[200] > 50
    assert tried[400] > 20


def test_every_door_is_described(local: Settings) -> None:
    """What schemathesis goes through is all there is."""
    doors = Application(Server(local, SqliteStore(local.data / "x.sqlite3"))).doors
    described = describe(doors, "1")["paths"]
    found = {(method.upper(), path) for path, methods in described.items() for method in methods}
    assert found == {(door.method, door.path) for door in doors}
    assert len(found) == len(doors) > 20
    text = (ROOT / "docs/protocol.md").read_text()
    for method, path in found:
        assert path in text, f"{method} {path} is not in docs/protocol.md"


def test_an_option_that_names_a_file_is_the_operators_alone(local: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing tells a client which files there are: the answers are the same, and no file is looked at."""
    there, missing = str(ROOT / "pyproject.toml"), str(tmp_path / "nothing.toml")
    looked: list[str] = []

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        made = await anna.post("/api/tables", game="kodachi", options={"cards": DEFAULT})
        table = f"/api/tables/{made['table']['id']}"
        for name in ("exists", "is_file", "stat", "open", "read_text", "resolve"):
            real = getattr(Path, name)

            def spy(self: Path, *args: Any, _real: Any = real, **more: Any) -> Any:
                looked.append(str(self))
                return _real(self, *args, **more)

            monkeypatch.setattr(Path, name, spy)
        headers = {"authorization": f"Bearer {anna.token}"}
        answers = set()
        for file in (there, missing, "Makefile", "nothing", "../../etc/passwd", "\0", "", 7):
            answers |= {
                (await http.post(f"{address}/api/tables", json={"game": "kodachi", "options": {"cards": file}}, headers=headers)).content,
                (await http.post(address + table, json={"options": {"cards": file}}, headers=headers)).content,
                (await http.get(f"{address}/api/games/kodachi/actions", params={"cards": file}, headers=headers)).content,
            }
        assert [json.loads(answer) for answer in answers] == [{"key": "file-option", "facts": {"option": "cards"}}]
        assert looked == []
        monkeypatch.undo()
        games = {game["name"]: game for game in (await anna.get("/api/games"))["games"]}
        assert [option["name"] for option in games["kodachi"]["options"]] == ["first"]
        assert [option["name"] for option in games["kokopelli"]["options"]] == ["ceremonies", "count", "first"]

    tell(local, story)


def test_the_typescript_is_that_of_the_types() -> None:
    from tools import typescript

    assert typescript.TARGET.read_text() == typescript.source(), "run `.venv/bin/python tools/typescript.py`"


def test_every_key_has_a_text_in_every_language() -> None:
    """All keys that the sources name, and no others."""
    text = "".join(path.read_text() for path in sorted((ROOT / "src/kotable/server").rglob("*.py")))
    errors = set(re.findall(r'(?:Refused|Failed|Problem)\(\s*"([a-z-]+)"', text)) | set(
        re.findall(r'(?:bye|Reason)\((?:action, )?"([a-z-]+)"', text)
    )
    errors |= set(re.findall(r'Refused\("([a-z-]+)" if .*? else "([a-z-]+)"', text)[0]) | {"not-open", "not-running", "not-over"}
    notes = set(re.findall(r'Note\(\s*"([a-z-]+)"', text))
    for first, second in re.findall(r'Note\(\s*"([a-z-]+)" if [^"]*?(?:"[^"]*")? else "([a-z-]+)"', text):
        notes |= {first, second}
    notes |= {"withdrew", "refused-back", "refused-end"}
    for language in LANGUAGES:
        catalogue = (ROOT / f"src/kotable/locale/{language}/server.ftl").read_text()
        assert set(re.findall(r"^server-error-([a-z-]+) =", catalogue, re.M)) == errors
        assert set(re.findall(r"^server-note-([a-z-]+) =", catalogue, re.M)) == notes
    documented = (ROOT / "docs/protocol.md").read_text().split("### Notes")[1].split("`")[1].split()
    assert set(documented) == notes


def test_health_metrics_and_operator(settings: Settings) -> None:
    async def all_of_it() -> None:
        async with running(replace(settings, admin_token="open sesame")) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            health = (await http.get(address + "/health")).json()
            assert health["status"] == "ok"
            anna = await Player.new(address, http)
            await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"})
            assert (await http.get(address + "/metrics")).status_code == 403
            text = (await http.get(address + "/metrics", headers={"authorization": "Bearer open sesame"})).text
            assert "kotable_entries_total" in text
            assert anna.player not in text

    asyncio.run(all_of_it())


def test_health_says_when_it_cannot_write(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        table_id = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        seat = await anna.sit(table_id)
        import sqlite3

        other = sqlite3.connect(local.data / "kotable.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        before = seat.view
        answer, health = await asyncio.gather(
            seat.ask("choose", "update", seq=seat.seq, action=seat.legal[0]), http.get(address + "/health", timeout=PATIENCE)
        )
        assert answer["key"] == "store"
        assert health.status_code == 503
        other.execute("ROLLBACK")
        other.close()
        assert (await anna.sit(table_id)).view == before
        assert (await seat.choose(seat.legal[0]))["t"] == "update"
        await seat.close()

    tell(local, story)


def test_logs_have_no_secrets(local: Settings, caplog: pytest.LogCaptureFixture) -> None:
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    handler = Keep()
    logging.getLogger("kotable").addHandler(handler)
    caplog.set_level("DEBUG")

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        table_id = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"})
        code = (await anna.post("/api/me/code"))["code"]
        assert lines
        for line in lines:
            assert json.loads(line)["message"]
            for secret in (anna.token, code, table_id):
                assert secret not in line

    try:
        tell(local, story)
    finally:
        logging.getLogger("kotable").removeHandler(handler)


def test_a_stop_loses_nothing_and_says_goodbye(tmp_path: Path) -> None:
    async def all_of_it() -> None:
        process = Process(["--data", str(tmp_path / "data")], log=tmp_path / "log")
        await process.start()
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            anna = await Player.new(process.address, http)
            table_id = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "easy"}, options={"first": 0})
            seat = await anna.sit(table_id)
            await seat.play_on(random.Random(1), most=5)
            assert process.process is not None
            process.process.send_signal(signal.SIGTERM)
            message = seat.welcome
            while message["t"] != "bye":
                message = await seat.next()
            assert message["key"] == "restart"
            assert await asyncio.wait_for(process.process.wait(), PATIENCE) in (0, -signal.SIGTERM)
            await process.start()
            again = await anna.sit(table_id, seen=seat.seq, epoch=seat.welcome["epoch"])
            assert again.welcome["since"] == seat.seq
            await again.close()
            await seat.close()
        await process.stop()

    asyncio.run(all_of_it())


def test_two_processes_play_one_table(tmp_path: Path, postgres: str) -> None:
    async def all_of_it() -> None:
        database = await new_database(postgres)
        processes = [Process(["--database", database], log=tmp_path / f"log{n}") for n in range(2)]
        for process in processes:
            await process.start()
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            players = [await Player.new(processes[0].address, http, name) for name in ("Anna", "Ben")]
            table_id = await new_game(players[0], players[1:], game="kokopelli", seats=3, bots={"2": "random"})
            seats = [await player.sit(table_id, process.address) for player, process in zip(players, processes, strict=True)]
            await asyncio.gather(*(seat.play_on(random.Random(n)) for n, seat in enumerate(seats)))
            assert seats[0].seq == seats[1].seq
            assert seats[0].table["result"] == seats[1].table["result"]
            for seat in seats:
                await seat.close()
        for process in processes:
            await process.stop()

    asyncio.run(all_of_it())


def test_two_who_write_at_once(postgres: str, tmp_path: Path) -> None:
    """Both say something at the same moment through different processes: both are heard, in one order."""

    async def all_of_it() -> None:
        base = Settings(port=0, bot_pace=0, thinkers=1, limits=FREE, database=await new_database(postgres))
        async with running(base) as one, running(base) as two, httpx.AsyncClient(timeout=PATIENCE) as http:
            anna, ben = await Player.new(one, http, "Anna"), await Player.new(two, http, "Ben")
            table_id = await new_game(anna, [ben], game="kokopelli")
            seats = [await anna.sit(table_id), await ben.sit(table_id)]
            for n in range(25):
                await asyncio.gather(*(seat.send("say", text=f"{n}") for seat in seats))
            for seat in seats:
                while sum("chat" in step for step in seat.steps) < 50:
                    await seat.next()
            assert [step.get("chat") for step in seats[0].steps] == [step.get("chat") for step in seats[1].steps]
            for seat in seats:
                await seat.close()

    asyncio.run(all_of_it())


def test_a_crashed_bot_is_replaced(local: Settings) -> None:
    async def all_of_it() -> None:
        server = Server(replace(local), SqliteStore(local.data / "x.sqlite3"))
        thinkers = server.hub.thinkers
        match = new("kokopelli", 3, {}, "k1:1")
        asked = ("p0", "easy", match.state.view(int(match.state.to_move())), match.state.legal(), match.setup, "k1:s")
        first = await thinkers.choose(*asked)
        process = thinkers.all[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        assert await thinkers.choose(*asked) == first
        assert thinkers.failures == 1
        stuck = thinkers.all[0].process
        assert stuck is not None
        os.kill(stuck.pid, signal.SIGSTOP)
        thinkers.budget = 0.3
        assert await thinkers.choose(*asked) in match.state.legal()
        assert thinkers.failures >= 2
        await thinkers.close()

    asyncio.run(all_of_it())


def test_idle_tables_are_put_aside_and_come_back(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        made = await anna.post("/api/tables", game="kokopelli", listed=True)
        from kotable.server.serve import make_store

        store = make_store(settings)
        await store.open()
        last = await store.archive(now() - 60_000, "", 10)
        assert last == made["table"]["id"]
        assert len((await anna.get("/api/tables"))["tables"]) == 1
        assert await store.archive(now() + 60_000, last, 10) == "", "there is none after it"
        assert await store.archive(now() + 60_000, "", 10) == last
        await store.close()
        assert (await anna.get("/api/tables"))["tables"] == []
        await anna.post(f"/api/tables/{made['table']['id']}", hints=False)
        assert len((await anna.get("/api/tables"))["tables"]) == 1

    tell(settings, story)


def test_idle_tables_leave_the_memory(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotable.server.hub.BEAT", 0.04)

    async def all_of_it() -> None:
        settings = replace(local, unload_seconds=0.1)
        server = Server(settings, SqliteStore(settings.data / "x.sqlite3"))
        await server.hub.open()
        room = await server.hub.create("abc", [log.Created(now(), "kokopelli", 2, {}, "p", "00")])
        await until(lambda: "abc" not in server.hub.rooms, "an idle table leaves the memory")
        assert not server.hub.rooms
        assert (await server.hub.room("abc")) is not room
        # Whoever has finished seldom comes back.
        monkeypatch.setattr("kotable.server.hub.FINISHED", 0.1)
        server.hub.settings = replace(local, unload_seconds=1000)
        bots = {1: "random"}
        begun: list[log.AnyEntry] = [
            log.Created(now(), "kokopelli", 2, {}, "p", "00", bots),
            log.Sat(now(), "p", "P", 0),
            log.Started(now()),
        ]
        await server.hub.create("running", begun)
        await server.hub.create("over", [*begun, log.Resigned(now(), 0)])
        await until(lambda: "over" not in server.hub.rooms, "a finished table leaves the memory")
        assert "running" in server.hub.rooms
        await server.hub.close()

    asyncio.run(all_of_it())


def test_archived_or_not_an_unknown_table_is_none(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        with pytest.raises(Refusal) as refused:
            await Player(address, http).get("/api/tables/nosuch")
        assert refused.value.status == 404

    tell(settings, story)


def test_a_log_that_cannot_be_read_harms_no_other_table(local: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotable.server.hub.BEAT", 0.04)

    async def all_of_it() -> None:
        server = Server(local, SqliteStore(local.data / "x.sqlite3"))
        await server.hub.open()
        made: list[log.AnyEntry] = [log.Created(now(), "kokopelli", 2, {}, "p", "00", {0: "random", 1: "random"}), log.Started(now())]
        room = await server.hub.create("good", list(made))
        row = await server.hub.store.row("good")
        assert row is not None
        bad = [log.ENCODER.encode(entry) for entry in [*made, log.Chose(now(), 0, 293)]]
        await server.hub.store.append(structs.replace(row, id="bad", wake=0), 1, bad, True)
        with pytest.raises(Refused, match="failure"):
            await server.hub.room("bad")
        room.settle()
        await until(lambda: room.table.ply > 0, "bots play at the good table")
        before = server.hub.beaten
        await until(lambda: server.hub.beaten > before + 100, "the house is kept on, though the bad table is looked after each time")
        await server.hub.close()

    asyncio.run(all_of_it())


@pytest.mark.parametrize(("days", "sweeps"), [(90, 3), (0, 0)])
def test_old_tables_are_looked_for_now_and_then_and_never_where_none_grows_old(
    local: Settings, monkeypatch: pytest.MonkeyPatch, days: int, sweeps: int
) -> None:
    monkeypatch.setattr("kotable.server.hub.BEAT", 0.01)

    class Store(MemoryStore):
        def __init__(self) -> None:
            super().__init__()
            self.beats = 0
            self.asked: list[tuple[int, str]] = []

        async def beat(self, now: int, starting: bool, late: int = LATE) -> Beat:
            self.beats += 1
            return await super().beat(now, starting, late)

        async def archive(self, before: int, after: str, limit: int) -> str:
            self.asked.append((before, after))
            return ("a", "b", "")[len(self.asked) - 1]

    async def all_of_it() -> None:
        store = Store()
        opened = Server(replace(local, archive_days=days), store).hub
        await opened.open()
        await until(lambda: store.beats > 8, "it has looked after tables a few times")
        await opened.close()
        assert [after for _, after in store.asked] == ["", "a", "b"][:sweeps], "one part after the other, and then not for an hour"
        assert all(abs(now() - days * 86_400_000 - before) < 60_000 for before, _ in store.asked)

    asyncio.run(all_of_it())
