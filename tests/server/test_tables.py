"""What people can do at a table, on both stores."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import replace
from typing import Any

import asyncpg
import httpx
import pytest

from kotable.record import seal_of
from kotable.server.hub import now
from kotable.server.identity import CODE_SECONDS
from kotable.server.postgres import PostgresStore
from kotable.server.settings import Settings
from kotable.server.store import StoreDown
from tests.server.client import PATIENCE, Player, Refusal, Seat, new_game, start
from tests.server.conftest import running, tell


async def refused(work: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await work
    return str(caught.value.key)


def test_the_lobby(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna, ben, cleo = [await Player.new(address, http, name) for name in ("Anna", "Ben", "Cleo")]
        made = await anna.post("/api/tables", game="kokopelli", seats=3, listed=True, options={"count": 12})
        table = made["table"]["id"]
        assert made["seat"] == 0
        assert made["table"]["options"]["count"] == 12
        assert [one["id"] for one in (await ben.get("/api/tables"))["tables"]] == [table]
        assert (await ben.get("/api/tables?game=kodachi"))["tables"] == []
        watching = await anna.sit(table)
        assert watching.seat == 0
        assert watching.view is None

        assert (await ben.post(f"/api/tables/{table}/join", seat=2, seal=seal_of(table, ben.player, "ab")))["seat"] == 2
        assert (await watching.until_note("joined"))["table"]["seats"][2]["ready"]
        assert await refused(cleo.post(f"/api/tables/{table}/join", seat=2)) == "seat-taken"
        assert (await ben.post(f"/api/tables/{table}/join", seat=1))["seat"] == 1
        assert await refused(anna.post(f"/api/tables/{table}/start")) == "seats-empty"
        assert await refused(ben.post(f"/api/tables/{table}/start")) == "not-host"
        assert await refused(ben.post(f"/api/tables/{table}", listed=False)) == "not-host"
        assert await refused(ben.post("/api/tables/nosuchtable/join")) == "no-table"
        assert await refused(anna.post(f"/api/tables/{table}", bots={"2": "genius"})) == "no-level"
        assert await refused(anna.post(f"/api/tables/{table}", options={"count": 9})) == "options"
        assert await refused(anna.post("/api/tables", game="kodachi", options={"cards": "pyproject.toml"})) == "file-option"
        assert await refused(anna.post("/api/tables", game="kodachi", options={"cards": "Makefile"})) == "file-option"
        assert await refused(anna.post("/api/tables", game="chess")) == "no-game"
        changed = await anna.post(f"/api/tables/{table}", bots={"2": "random"}, listed=False, options={"count": 11})
        assert changed["options"]["count"] == 11
        assert changed["seats"][2]["kind"] == "bot"
        assert changed["seats"][1]["name"] == "Ben"
        assert await refused(cleo.post(f"/api/tables/{table}/join")) == "table-full"
        changed = await anna.post(f"/api/tables/{table}", bots={"2": ""})
        assert (await cleo.post(f"/api/tables/{table}/join"))["seat"] == 2
        assert (await cleo.post(f"/api/tables/{table}/leave"))["seats"][2]["kind"] == "empty"
        changed = await anna.post(f"/api/tables/{table}", seats=2)
        assert len(changed["seats"]) == 2
        assert (await ben.get("/api/tables"))["tables"] == []
        await start(table, [anna, ben])
        message = await watching.until_note("started")
        assert message["view"]["seat"] == 0
        assert watching.table["shuffle"]["seed"] == ""
        assert await refused(cleo.post(f"/api/tables/{table}/join")) == "not-open"
        assert [one["my_turn"] for one in (await anna.get("/api/my/tables"))["tables"]] == [watching.table["to_move"] == 0]
        await watching.close()

    tell(settings, story)


def test_a_code_for_another_device_is_good_once_for_a_while_and_a_few_tries(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna, phone = await Player.new(address, http), Player(address, http)
        code = (await anna.post("/api/me/code"))["code"]
        assert len(code.replace("-", "")) == 8, "2^40 of them: six digits would be found by trying"

        async def answer(code: str) -> tuple[int, str]:
            got = await http.post(f"{address}/api/me/redeem", json={"code": code})
            return got.status_code, got.text

        began = time.monotonic()
        assert (await answer(code.upper()))[0] == 200
        used = await answer(code)
        assert used[0] == 404, "a code works once"
        with monkeypatch.context() as later:
            other = (await anna.post("/api/me/code"))["code"]
            later.setattr("kotable.server.identity.now", lambda: now() + 1000 * CODE_SECONDS + 1)
            # Who tries learns nothing but that it is none: used, late and never given sound the same.
            assert used == await answer(other) == await answer("none-such")
        assert (await answer(other))[0] == 404, "a late code is gone"
        older, newer = [(await anna.post("/api/me/code"))["code"] for _ in range(2)]
        assert [(await answer(older))[0], (await answer(newer))[0]] == [404, 200], "a player has one code at a time"
        tries = 7
        while (got := await answer("none-such"))[0] == 404 and tries < 50:
            tries += 1
        assert got[0] == 429
        assert 10 <= tries <= 10 + 10 * (time.monotonic() - began) / CODE_SECONDS
        right = (await anna.post("/api/me/code"))["code"]
        assert await answer(right) == got, "who has tried too often is not even heard"
        assert await phone.get("/api/games"), "all else goes on"

    tell(replace(settings, limits=replace(settings.limits, code_tries=10)), story)


def test_identity(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        assert await anna.get("/api/me") == {"player": anna.player, "name": "Anna"}
        assert (await anna.post("/api/me", name="  Anne   Marie "))["name"] == "Anne Marie"
        code = (await anna.post("/api/me/code"))["code"]
        phone = Player(address, http)
        assert await refused(phone.get("/api/me")) == "token"
        guest = await phone.post("/api/me/redeem", code=code)
        assert guest["player"] == anna.player
        assert guest["token"] != anna.token
        assert await refused(phone.post("/api/me/redeem", code=code)) == "code"
        phone.token = guest["token"]
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"})
        seat = await phone.sit(table)
        assert seat.seat == 0
        await seat.close()
        thief = Player(address, http)
        thief.token = anna.token[:-1] + ("A" if anna.token[-1] != "A" else "B")
        assert await refused(thief.get("/api/me")) == "token"

    tell(settings, story)


async def two_at_a_table(address: str, http: httpx.AsyncClient, **wish: Any) -> tuple[list[Player], list[Seat], str]:
    players = [await Player.new(address, http, name) for name in ("Anna", "Ben")]
    table = await new_game(players[0], players[1:], **{"game": "kokopelli", "seats": 2, "options": {"first": 0}, **wish})
    return players, [await player.sit(table) for player in players], table


def id_of(seat: Seat, verb: str) -> int:
    """One of the legal choices with this verb."""
    seat.verbs = seat.verbs or []
    if not seat.verbs:
        seat.pick(random.Random(0))
    return next(action for action in seat.legal if seat.verbs[action] == verb)


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_who_decides_is_told_ahead_what_each_choice_will_surely_do(game: str, settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        _, (anna, ben), _ = await two_at_a_table(address, http, game=game)
        assert (await ben.ask("foresee", "foreseen"))["key"] == "not-your-turn"
        answer = await anna.ask("foresee", "foreseen")
        assert answer["seq"] == anna.seq
        assert [found["action"] for found in answer["actions"]] == anna.legal
        assert ("odds" in answer) == (game == "kodachi")
        assert await anna.ask("foresee", "foreseen") == answer
        # What came of it; a card drawn is not known before.
        chosen = next(found for found in answer["actions"] if found.get("events"))
        done = await anna.ask("choose", "update", seq=anna.seq, action=chosen["action"])
        came = [event[:3] for event in done["events"]]
        assert came[: len(chosen["events"])] == chosen["events"]
        if anna.legal:
            assert (await anna.ask("foresee", "foreseen"))["seq"] == anna.seq
        for seat in (anna, ben):
            await seat.close()

    tell(settings, story)


def test_a_table_without_a_meter_tells_no_chances(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        _, (anna, ben), _ = await two_at_a_table(address, http, game="kodachi", meter=False)
        answer = await anna.ask("foresee", "foreseen")
        assert "odds" not in answer
        assert not any("odds" in found for found in answer["actions"])
        for seat in (anna, ben):
            await seat.close()

    tell(settings, story)


@pytest.mark.parametrize("meter", [True, False])
def test_a_hint_has_reasons_where_chances_may_be_told(settings: Settings, meter: bool) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        _, (anna, ben), _ = await two_at_a_table(address, http, game="kodachi", meter=meter)
        mover = anna if anna.legal else ben
        answer = await mover.ask("hint", "hinted", level="hard")
        assert answer["action"] in mover.legal
        assert {one["action"] for one in answer.get("considered", [])} == (set(mover.legal) if meter else set())
        assert all(0 <= one["chance"] <= 1 for one in answer.get("considered", []))
        for seat in (anna, ben):
            await seat.close()

    tell(settings, story)


def test_choices_and_refusals(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        _, (anna, ben), table = await two_at_a_table(address, http)
        assert anna.legal
        assert not ben.legal
        assert (await ben.ask("choose", "update", seq=ben.seq, action=0))["key"] == "not-your-turn"
        assert (await anna.ask("choose", "update", seq=anna.seq, action=99999))["key"] == "no-action"
        assert (await anna.ask("choose", "update", seq=anna.seq + 5, action=0))["key"] == "stale"
        legal, illegal = anna.legal[0], next(n for n in range(294) if n not in anna.legal)
        answer = await anna.ask("choose", "update", seq=anna.seq, action=illegal)
        assert answer["key"] == "illegal"
        assert answer["reason"]["rule"].startswith("KP-")
        because = await anna.ask("why", "because", actions=[illegal, legal])
        assert [reason["action"] for reason in because["reasons"]] == [illegal]
        assert because["reasons"][0]["key"] == answer["reason"]["key"]
        everything = await anna.ask("why", "because")
        assert len(everything["reasons"]) + len(anna.legal) == 294
        assert all(reason["key"] == "not-your-turn" for reason in (await ben.ask("why", "because"))["reasons"])

        seq = anna.seq
        await anna.send("choose", seq=seq, action=legal)
        await anna.send("choose", seq=seq, action=legal)
        assert (await anna.next())["seq"] == seq + 1
        assert (await anna.next())["key"] == "stale"
        await ben.next()
        assert ben.ply == anna.ply == 1

        # A word in between does not make a choice stale.
        before = anna.seq
        await ben.send("say", text="  well\nplayed ")
        assert (await anna.next())["chat"]["text"] == "well played"
        await ben.next()
        mover = anna if anna.legal else ben
        assert (await mover.ask("choose", "update", seq=before, action=mover.legal[0]))["t"] == "update"
        looked = await anna.ask("look", "looked", ply=0)
        assert looked["view"]["points"] == [0, 0]
        assert (await anna.ask("look", "looked", ply=77))["key"] == "no-ply"
        assert (await anna.ask("ping", "pong", n=7))["n"] == 7
        hinted = await (anna if anna.legal else ben).ask("hint", "hinted", level="easy")
        assert hinted["t"] in ("hinted", "error")
        watcher = await Player(address, http).sit(table)
        assert watcher.view["hand"] == {}
        assert (await watcher.ask("choose", "update", seq=watcher.seq, action=0))["key"] == "no-seat"
        assert (await watcher.ask("say", "update", text="hello"))["key"] == "token"
        for seat in (anna, ben, watcher):
            await seat.close()

    tell(settings, story)


def test_taking_back(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        _, (anna, ben), _ = await two_at_a_table(address, http)
        start = anna.view
        opened = id_of(anna, "open")
        await anna.choose(opened)
        await ben.next()
        assert anna.floor == 0
        assert ben.floor == -1
        assert (await ben.ask("take-back", "update", seq=ben.seq, ply=0))["key"] == "nothing-to-take-back"
        await anna.send("take-back", seq=anna.seq, ply=0)
        assert (await anna.next())["note"]["key"] == "took-back"
        await ben.next()
        assert anna.view == start
        assert anna.ply == ben.ply == 0

        # A drawn card is known: everybody has to agree.
        await anna.choose(id_of(anna, "draw"))
        await ben.next()
        assert anna.floor == -1
        await anna.send("take-back", seq=anna.seq, ply=0)
        assert (await ben.until_note("asked-back"))["table"]["pending"]["waiting"] == [1]
        await anna.next()
        assert (await anna.ask("offer-end", "update"))["key"] == "already-pending"
        await ben.send("answer", agree=False)
        assert (await anna.until_note("refused-back"))["table"]["pending"] is None
        await ben.next()
        await anna.send("take-back", seq=anna.seq, ply=0)
        await ben.until_note("asked-back")
        await anna.next()
        await ben.send("answer", agree=True)
        await anna.until_note("took-back")
        await ben.until_note("took-back")
        assert anna.view == start
        assert not any(step.get("by", -1) >= 0 for step in ben.steps)
        assert (await ben.ask("answer", "update", agree=True))["key"] == "nothing-pending"
        await anna.close()
        await ben.close()

    tell(settings, story)


def test_alone_against_bots_turns_can_be_taken_back(local: Settings) -> None:
    """One by one, if the table is friendly; and it says so where something hidden was seen."""

    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0})
        seat = await anna.sit(table)
        start = seat.view
        rng = random.Random(1)
        for _ in range(20):
            await seat.play_on(rng, most=6)  # these may all belong to one exchange
            while not seat.legal:
                await seat.next()
            if seat.floor > 0:
                break
        turns = 0
        assert (await seat.ask("take-back", "update", seq=seat.seq, ply=0))["key"] == "too-far-back"
        while seat.ply:
            assert 0 <= seat.floor < seat.ply
            await seat.send("take-back", seq=seat.seq, ply=seat.floor)
            assert (await seat.until_note("took-back"))["note"]["facts"]["seen"] in (0, 1)
            turns += 1
        assert turns > 1
        assert seat.view == start
        assert seat.table["rewound"] > 0
        again = await anna.sit(table)
        assert again.view == start
        assert again.steps == seat.steps
        await seat.close()
        await again.close()

        table = await new_game(anna, [], game="kokopelli", seats=2, bots={"1": "random"}, options={"first": 0}, undo="strict")
        seat = await anna.sit(table)
        await seat.choose(id_of(seat, "draw"))
        assert seat.floor == -1
        assert (await seat.ask("take-back", "update", seq=seat.seq, ply=0))["key"] in ("too-far-back", "stale")
        await seat.close()

    tell(local, story)


def test_ending_early_and_again(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        players, (anna, ben), table = await two_at_a_table(address, http)
        await anna.choose(id_of(anna, "draw"))
        await ben.next()
        assert await refused(players[0].post(f"/api/tables/{table}/rematch")) == "not-over"
        await anna.send("offer-end")
        await ben.until_note("offered-end")
        await ben.send("answer", agree=True)
        await ben.until_note("ended-early")
        await anna.until_note("ended-early")
        assert ben.table["result"]["reason"] == "agreed"
        assert ben.table["result"]["winners"] == []
        assert ben.table["shuffle"]["seed"].startswith("k1:")
        # Nobody is seated at a rematch without having agreed, and nobody else takes their place.
        asked = await players[1].post(f"/api/tables/{table}/rematch")
        id = asked["table"]["id"]
        told = await anna.until_note("wants-rematch")
        assert (told["table"]["rematch"], told["note"]["seat"], told["note"]["name"]) == (id, 1, "Ben")
        assert (asked["seat"], asked["table"]["host"]) == (0, players[1].player)
        assert [(seat["kind"], seat["name"]) for seat in asked["table"]["seats"]] == [("person", "Ben"), ("empty", "Anna")]
        assert await refused(players[1].post(f"/api/tables/{id}/start", without=[1])) == "seats-empty"
        stranger = await Player.new(address, http, "Carl")
        assert await refused(stranger.post(f"/api/tables/{id}/join")) == "table-full"
        assert await refused(stranger.post(f"/api/tables/{id}/join", seat=1)) == "seat-taken"
        again = [await player.post(f"/api/tables/{table}/rematch") for player in players]
        assert again[0]["table"]["id"] == again[1]["table"]["id"] == id
        assert [one["seat"] for one in again] == [1, 0]
        assert [seat["kind"] for seat in again[1]["table"]["seats"]] == ["person", "person"]
        replay = await players[0].get(f"/api/tables/{table}/replay?ply=1&seat=-1")
        assert replay["plies"] == 1

        # Branch off where the game was.
        branch = await players[1].post("/api/tables", game="kokopelli", origin={"table": table, "ply": 1}, sit=1, bots={"0": "easy"})
        assert branch["table"]["seats"][0]["bot"] == "easy"
        id = branch["table"]["id"]
        await players[1].post(f"/api/tables/{id}/start")
        seat = await players[1].sit(id)
        assert seat.table["origin"] == {"table": table, "ply": 1}
        await seat.play_on(random.Random(3), most=3)
        for one in (anna, ben, seat):
            await one.close()

    tell(settings, story)


def test_resigning_and_handing_over(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        _, (anna, ben), _ = await two_at_a_table(address, http)
        await anna.send("resign")
        await ben.until_note("resigned")
        assert ben.table["result"]["winners"] == [1]
        await anna.close()
        await ben.close()

        players, (anna, ben), table = await two_at_a_table(address, http, seats=3, bots={"2": "random"})
        assert (await anna.ask("hand-over", "update", level="genius"))["key"] == "no-level"
        assert (await anna.ask("hand-over", "update", level="random", seat=1))["key"] == "is-present"
        await anna.send("hand-over", level="random")
        await anna.until_note("handed-over")
        assert anna.table["seats"][0]["bot"] == "random"
        await anna.send("return")
        await anna.until_note("returned")
        assert anna.table["seats"][0]["bot"] == ""
        await ben.close()
        assert list((await anna.until("presence", present=[0]))["away"]) == ["1"]
        told = await anna.ask("hand-over", "update", level="random", seat=1)
        assert (told["key"], told["facts"]["seconds"]) in [("not-away-long", left) for left in range(1, 31)]
        monkeypatch.setattr("kotable.server.table.ABSENCE", 0)
        await anna.send("hand-over", level="random", seat=1)
        await anna.until_note("handed-over")
        await anna.send("resign")
        await anna.until_note("resigned")
        ben = await players[1].sit(table)
        assert ben.table["status"] == "over"
        assert 0 not in ben.table["result"]["winners"]
        await anna.close()
        await ben.close()

    tell(settings, story)


def test_chat_and_mute(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        players, (anna, ben), _ = await two_at_a_table(address, http)
        assert (await ben.ask("mute", "update", player=players[0].player))["key"] == "not-host"
        await anna.send("mute", player=players[1].player)
        await ben.until_note("muted")
        assert (await ben.ask("say", "update", text="hello"))["key"] == "muted"
        await anna.send("mute", player=players[1].player, muted=False)
        await ben.until_note("unmuted")
        assert (await ben.ask("say", "update", text="hello"))["chat"]["text"] == "hello"
        assert (await ben.ask("say", "update", text="x" * 301))["key"] == "malformed"
        await anna.close()
        await ben.close()

    tell(local, story)


def test_clocks_run_out(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        clock = {"kind": "bank", "seconds": 5, "increment": 0, "timeout": "bot"}
        _, (anna, ben), _ = await two_at_a_table(address, http, clock=clock)
        assert anna.clocks
        assert anna.clocks["running"] == 0
        await anna.until_note("timed-out")
        assert anna.table["seats"][0]["bot"]
        while not ben.legal:
            await ben.next()
        assert ben.clocks
        assert ben.clocks["running"] == 1
        await anna.send("return")
        await anna.until_note("returned")
        await anna.close()
        await ben.close()

        clock = {"kind": "move", "seconds": 5, "increment": 0, "timeout": "lose"}
        _, (anna, ben), _ = await two_at_a_table(address, http, clock=clock)
        await asyncio.sleep(0.5)
        await anna.choose(id_of(anna, "draw"))
        await ben.next()
        assert anna.clocks
        assert anna.clocks["left"][0] > 4900 or not anna.legal
        await ben.until_note("timed-out-lost")
        assert ben.table["status"] == "over"
        await anna.close()
        await ben.close()

    tell(settings, story)


def test_time_and_everything_else_survives_a_restart(settings: Settings) -> None:
    async def all_of_it() -> None:
        clock = {"kind": "bank", "seconds": 100, "increment": 5, "timeout": "bot"}
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            async with running(settings) as address:
                players, seats, table = await two_at_a_table(address, http, clock=clock)
                await asyncio.sleep(0.3)
                await seats[0].choose(id_of(seats[0], "draw"))
                await seats[1].next()
                message = await seats[0].ask("ping", "pong")
                views = [seat.view for seat in seats]
            message = await seats[0].next()
            assert message == {"t": "bye", "key": "restart", "after": 500}
            async with running(replace(settings)) as address:
                for player, seat, view in zip(players, seats, views, strict=True):
                    again = await player.sit(table, address, seen=seat.seq, epoch=seat.welcome["epoch"])
                    assert again.view == view
                    assert again.welcome["since"] == seat.seq
                    assert again.clocks
                    assert again.clocks["left"][0] < 105_000
                    assert again.clocks["left"][0] > 75_000
                    await again.close()
            for seat in seats:
                await seat.close()

    asyncio.run(all_of_it())


@pytest.mark.parametrize(
    "problem",
    [asyncpg.InterfaceError("closed"), asyncpg.InternalClientError("busy"), OSError(), TimeoutError()],
)
def test_a_database_that_is_away_is_said_to_be_away(problem: Exception) -> None:
    """However the driver puts it, nobody is told of a failure of ours."""

    class Pool:
        def acquire(self, timeout: float) -> Any:
            raise problem

    store = PostgresStore("postgresql://nowhere")
    store.pool = Pool()
    with pytest.raises(StoreDown):
        asyncio.run(store.entries("x"))
