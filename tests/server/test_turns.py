"""Play by turns: days for a move, holidays, whose turn it is over all tables, and links that tell it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import httpx

from kotable.server import feeds, hub
from kotable.server import messages as m
from kotable.server.settings import Settings
from tests.server.client import Player, new_game
from tests.server.conftest import tell

DAY = 86_400_000
DAYS = {"kind": "days", "seconds": 3 * 86_400, "timeout": "lose", "holidays": 14}


def test_my_turns_over_all_tables(settings: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        anna, ben = [await Player.new(address, http, name) for name in ("Anna", "Ben <&>")]
        begins = {"game": "kokopelli", "options": {"first": 0}}
        fast = await new_game(anna, [ben], **begins, clock={"kind": "bank", "seconds": 3600})
        slow = await new_game(anna, [ben], **begins, clock=DAYS)
        his = await new_game(ben, [anna], **begins, clock=DAYS)
        mine = (await anna.get("/api/my/tables"))["tables"]
        assert [(one["table"]["id"], one["my_turn"]) for one in mine] == [(fast, True), (slow, True), (his, False)]
        assert 2.9 * DAY < mine[1]["deadline"] - hub.now() <= 3 * DAY

        links = await anna.post("/api/me/feed")
        calendar = await Player(address, http).get(links["calendar"] + "?lang=de")
        assert calendar.count("BEGIN:VEVENT") == 2
        assert f"URL:{address}/table/{slow}" in calendar.replace("\r\n ", "")
        assert "SUMMARY:Du bist am Zug: Kokopelli mit Ben <&>" in calendar.replace("\r\n ", "")
        assert max(len(line.encode()) for line in calendar.split("\r\n")) <= 75
        # Where days are given, the calendar reminds a day before they are over; a quick game is over by then.
        quick, slowly = calendar.replace("\r\n ", "").split("BEGIN:VEVENT")[1:]
        assert "TRIGGER;RELATED=START:PT0S" in quick
        assert "RELATED=END" not in quick
        assert "DESCRIPTION:Deine Zeit ist bald um: Kokopelli mit Ben <&>\r\nTRIGGER;RELATED=END:-PT1440M" in slowly
        feed = ElementTree.fromstring(await Player(address, http).get(links["feed"]))
        titles = [found.text for found in feed.iterfind(".//{*}entry/{*}title")]
        assert titles == ["Your turn at Kokopelli with Ben <&>"] * 2
        again = await anna.post("/api/me/feed")
        assert again != links
        assert (await http.get(address + links["feed"])).status_code == 404, "the old link is void"
        assert (await http.get(address + "/api/feed/.ics")).status_code == 404

        assert await anna.post("/api/me/holiday", until=hub.now() + 10 * DAY) == {"tables": 2}
        mine = (await anna.get("/api/my/tables"))["tables"]
        deadline = next(one["deadline"] for one in mine if one["table"]["id"] == slow)
        assert 12.9 * DAY < deadline - hub.now() <= 13 * DAY
        assert await anna.post("/api/me/holiday", until=hub.now() + 20 * DAY) == {"tables": 0, "refused": 2}
        assert await anna.post("/api/me/holiday", until=0) == {"tables": 2}
        mine = (await anna.get("/api/my/tables"))["tables"]
        assert next(one["deadline"] for one in mine if one["table"]["id"] == slow) - hub.now() <= 3 * DAY

    tell(settings, story)


def test_lines_of_calendars_are_folded_between_letters() -> None:
    line = "SUMMARY:" + "ż" * 100
    pieces = feeds.fold(line)
    assert max(len(piece.encode()) for piece in pieces) <= 75
    assert "".join([pieces[0], *(piece.removeprefix(" ") for piece in pieces[1:])]) == line
    assert feeds.plain("a, b; c\\d\ne") == "a\\, b\\; c\\\\d e"
    assert re.fullmatch(r"\d{8}T\d{6}Z", feeds.stamp(hub.now()))


def test_nothing_of_the_cards_is_in_a_feed() -> None:
    """It is made of what a list of tables says, and that is for everybody."""
    assert feeds.written.__annotations__["waiting"] == "list[MyTable]"
    assert set(m.MyTable.__struct_fields__) == {"table", "seat", "my_turn", "deadline"}
