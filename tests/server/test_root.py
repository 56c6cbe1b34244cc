"""A server that lives under a path of a larger site."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import httpx
import pytest

from kotable.server.pages import STATIC
from kotable.server.settings import Settings
from tests.server.client import Player, new_game
from tests.server.conftest import tell


@pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the browser application is not built")
def test_pages_files_and_sockets_under_a_path(local: Settings) -> None:
    async def story(address: str, http: httpx.AsyncClient) -> None:
        for path in ("/kotable", "/kotable/", "/kotable/rules/kokopelli", "/"):
            page = (await http.get(address + path)).text
            assert '<html data-root="/kotable"' in page
            files = re.findall(r'(?:href|src)="([^"]+)"', page)
            assert len(files) > 3
            for file in files:
                assert file.startswith("/kotable/")
                assert (await http.get(address + file)).status_code == 200, file
        for file in STATIC.glob("assets/*.js"):
            assert '"/assets/' not in file.read_text(), "scripts find each other from where they lie"
        anna = await Player.new(address + "/kotable", http)
        table = await new_game(anna, [], game="kokopelli", bots={"1": "random"})
        seat = await anna.sit(table)
        await seat.play_on(random.Random(1), most=2)
        await seat.close()
        links = await anna.post("/api/me/feed")
        assert "/kotable/table/" in (await anna.get(links["calendar"])) or not seat.legal
        assert (await http.get(address + "/kotables")).status_code == 404

    tell(replace(local, root_path="/kotable"), story)
