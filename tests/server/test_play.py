"""Whole games over the wire, on both stores: everybody sees what the engine says, and the record replays."""

from __future__ import annotations

import asyncio
import hashlib
import random

import httpx
import pytest

from kotable import record
from kotable.server.settings import Settings
from tests.server.client import Player, Refusal, new_game
from tests.server.conftest import tell


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_a_whole_game_with_people_and_a_bot(settings: Settings, game: str) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna, ben = [await Player.new(address, http, name) for name in ("Anna", "Ben")]
        table = await new_game(anna, [ben], game=game, bots={"1": "easy"}, seats=3)
        commitment = (await anna.get(f"/api/tables/{table}"))["shuffle"]["commitment"]
        watcher = await Player(address, http).sit(table)
        seats = [await player.sit(table) for player in (anna, ben)]
        rng = random.Random(1)
        with pytest.raises(Refusal) as refused:
            await anna.get(f"/api/tables/{table}/record")
        assert refused.value.key == "not-over"
        await asyncio.gather(*(seat.play_on(rng) for seat in (*seats, watcher)))

        # Nothing of the shuffle was to be seen before the end.
        shuffle = (await anna.get(f"/api/tables/{table}"))["shuffle"]
        for seat in (*seats, watcher):
            for text in seat.raw[:-1]:
                assert shuffle["secret"] not in text
                assert shuffle["seed"] not in text
                assert not any(part in text for part in shuffle["parts"] if part)

        # Everybody ends with the view that a fresh welcome gives: patches and views agree.
        for player, seat in ((anna, seats[0]), (ben, seats[1]), (Player(address, http), watcher)):
            again = await player.sit(table)
            assert again.view == seat.view
            steps, more = again.steps, again.welcome.get("more", False)
            while more:
                earlier = await again.ask("earlier", "earlier", before=steps[0]["seq"])
                assert earlier["steps"], earlier
                steps, more = earlier["steps"] + steps, earlier.get("more", False)
            assert steps == seat.steps
            await again.close()
            again = await player.sit(table, seen=seat.seq - 5, epoch=seat.welcome["epoch"])
            assert again.welcome["since"] == seat.seq - 5
            assert again.steps == seat.steps[-5:]
            await again.close()
            await seat.close()

        info = await anna.get(f"/api/tables/{table}")
        shuffle = info["shuffle"]
        assert shuffle["commitment"] == commitment == hashlib.sha256(shuffle["secret"].encode()).hexdigest()
        text = "\n".join(["kotable-2", table, shuffle["secret"], *shuffle["parts"]]) + "\n"
        assert shuffle["seed"] == "k1:" + hashlib.sha256(text.encode()).hexdigest()
        assert [bool(part) for part in shuffle["parts"]] == [bool(seal) for seal in shuffle["seals"]] == [True, False, True]
        written = record.read(await anna.get(f"/api/tables/{table}/record"))
        record.verify(written)
        assert written.seed == shuffle["seed"]
        assert written.shuffle is not None
        assert written.shuffle.commitment() == commitment
        forged = (await anna.get(f"/api/tables/{table}/record")).replace("part 0: ", "part 0: 00")
        with pytest.raises(record.RecordError, match="the seed is not made of"):
            record.verify(record.read(forged))
        assert len(written.choices) == info["ply"]

        last = await anna.get(f"/api/tables/{table}/replay?ply={info['ply']}&seat=0")
        assert last["views"] == [seats[0].view]
        every = await anna.get(f"/api/tables/{table}/replay?ply=5&seat=all&steps=1")
        assert len(every["views"]) == 3
        assert every["rounds"][0] == 0
        assert any(len(event) == 4 for step in every["steps"] for event in step.get("events", []))

    tell(settings, story)


def test_a_game_against_bots_alone_takes_three_requests(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna = await Player.new(address, http)
        table = await new_game(anna, [], game="kokopelli", bots={"1": "easy", "2": "random", "3": "easy"}, seats=4)
        seat = await anna.sit(table)
        await seat.play_on(random.Random(2), most=20)
        mine = (await anna.get("/api/my/tables"))["tables"]
        assert [one["table"]["id"] for one in mine] == [table]
        await seat.close()

    tell(settings, story)


def test_finished_games_are_told_in_short(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna, ben = await Player.new(address, http), await Player.new(address, http, "Ben")
        table = await new_game(anna, [], game="kokopelli", bots={"1": "random"}, seats=2)
        await new_game(anna, [], game="kokopelli", bots={"1": "random"}, seats=2)
        seat = await anna.sit(table)
        assert (await anna.get("/api/my/games"))["games"] == [], "none is over yet"
        await seat.play_on(random.Random(2))
        (one,) = (await anna.get("/api/my/games"))["games"]
        result = seat.table["result"]
        assert (one["table"], one["seat"], one["points"], one["winners"]) == (table, 0, result["points"], result["winners"])
        assert one["levels"] == ["", "random"]
        assert [sum(sources.values()) for sources in one["sources"]] == result["points"]
        assert not one["apart"]
        assert (await ben.get("/api/my/games"))["games"] == [], "nobody else's"
        again = (await anna.post(f"/api/tables/{table}/rematch"))["table"]
        assert (again["first"], again["rematches"]) == (table, 1)
        await seat.close()

    tell(settings, story)
