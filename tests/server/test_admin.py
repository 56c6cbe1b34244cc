"""What an operator does, while the server runs."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from kotable import record
from kotable.cli import serve
from kotable.cli.commands import app
from kotable.server.metrics import METRICS
from kotable.server.settings import Limits, Settings
from kotable.values import KotableError
from tests.server.client import PATIENCE, Player, Refusal, new_game
from tests.server.conftest import running

ROOT = Path(__file__).parents[2]


def admin(settings: Settings, *words: str) -> str:
    where = ["--database", settings.database] if settings.database else ["--data", str(settings.data)]
    done = CliRunner().invoke(app, ["admin", *words, *where], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


async def asked(settings: Settings, *words: str) -> Any:
    return json.loads(await asyncio.to_thread(admin, settings, *words, "--json"))


def test_an_operator_sees_closes_and_bans(settings: Settings) -> None:
    async def all_of_it() -> None:
        async with running(settings) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            anna, ben, eve = [await Player.new(address, http, name) for name in ("Anna", "Ben", "Eve")]
            table = await new_game(anna, [ben], game="kokopelli")
            other = await new_game(eve, [anna], game="kokopelli")
            open_one = await eve.make(game="kodachi", seats=2, listed=True)
            found = await asked(settings, "tables", "--player", ben.player)
            assert [(one["table"], one["status"], sorted(one["players"].split(", "))) for one in found] == [
                (table, "running", ["Anna", "Ben"])
            ]
            assert [(one["player"], one["tables"]) for one in await asked(settings, "players", "eve")] == [(eve.player, 2)]
            told = await asked(settings, "statistics")
            assert (told["tables"], told["running"], told["players"], told["orders"]) == (3, 2, 3, 0)

            seat, watched, banned = await anna.sit(table), await anna.sit(other), await eve.sit(other)
            await asyncio.to_thread(admin, settings, "close", table)
            await seat.until_note("closed")
            assert seat.table["result"]["reason"] == "closed"
            assert seat.table["result"]["winners"] == []
            record.verify(record.read(await anna.get(f"/api/tables/{table}/record")))

            await asyncio.to_thread(admin, settings, "ban", eve.player)
            assert (await watched.until_note("resigned"))["note"]["name"] == "Eve"
            assert (await banned.until("bye"))["key"] == "token"
            with pytest.raises(Refusal, match="401"):
                await eve.get("/api/me")
            assert (await anna.get(f"/api/tables/{open_one}"))["seats"][0]["kind"] == "empty"
            await asyncio.to_thread(admin, settings, "close", open_one)
            while (await asked(settings, "statistics"))["orders"]:
                await asyncio.sleep(0.05)
            with pytest.raises(Refusal, match="closed"):
                await anna.join(open_one)
            assert (await anna.get("/api/tables"))["tables"] == []
            await asyncio.to_thread(admin, settings, "vacuum")
            for one in (seat, watched):
                await one.close()

    asyncio.run(all_of_it())


def test_an_operator_finds_a_name_with_any_letters_and_signs(settings: Settings) -> None:
    async def all_of_it() -> None:
        async with running(settings) as address, httpx.AsyncClient(timeout=PATIENCE) as http:
            turtle, _, percent = [await Player.new(address, http, name) for name in ("Żółw_1", "Żółwik", "100 % Ola")]
            assert [one["player"] for one in await asked(settings, "players", "żółw_")] == [turtle.player]
            assert [one["player"] for one in await asked(settings, "players", "%")] == [percent.player]
            assert await asked(settings, "players", "%1") == []
            assert len(await asked(settings, "players")) == 3

    asyncio.run(all_of_it())


def test_every_setting_has_a_variable_and_is_described() -> None:
    page = (ROOT / "docs" / "operations.md").read_text()
    for one in fields(Limits):
        assert f"`{one.name.upper()}`" in page
        value = getattr(Limits(), one.name)
        assert f"{value:g}" in page or str(value) in page
        changed = Limits().set_by({f"KOTABLE_LIMIT_{one.name.upper()}": "7", "PATH": "/"})
        assert changed == replace(Limits(), **{one.name: 7})
        half = {f"KOTABLE_LIMIT_{one.name.upper()}": "0.5"}
        if one.type == "float":
            assert getattr(Limits().set_by(half), one.name) == 0.5
        else:
            with pytest.raises(KotableError):
                Limits().set_by(half)
    for wrong in ({"KOTABLE_LIMIT_CONECTIONS": "7"}, {"KOTABLE_LIMIT_CONNECTIONS": "many"}):
        with pytest.raises(KotableError):
            Limits().set_by(wrong)
    options = inspect.signature(serve.serve, eval_str=True).parameters
    for name, option in options.items():
        declared = option.annotation.__metadata__[0]
        assert name == "show" or declared.envvar.startswith("KOTABLE_"), name
        assert name == "show" or f"--{name.replace('_', '-')}" in page, name


def test_the_board_asks_for_metrics_that_there_are() -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    named = {name for sentence in asked for name in re.findall(r"kotable_\w+", sentence)}
    there = set(re.findall(r"^# TYPE (kotable_\w+)", METRICS.text().decode(), re.M))
    endings = {name.removesuffix(end) for name in there for end in ("", "_total")}
    assert {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in named} <= endings
    documented = set(re.findall(r"`(kotable_\w+)", (ROOT / "docs" / "operations.md").read_text()))
    assert {re.sub(r"_total$", "", name) for name in documented} == {
        re.sub(r"_total$", "", name) for name in there if not name.endswith("_created")
    }
    assert len(board["panels"]) >= 8
