"""The table on phones that lie on their side, and on large screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.rigged import person

GAMES = ("kokopelli", "kodachi")
USED = {
    "kokopelli": ".card.held, .act, .village .space.can, .turn-line h1",
    "kodachi": "[data-zone=hand], .lane button, .lane .say, .own .slot, [data-zone=guard]",
}
OUTSIDE = """(selector) => [...document.querySelectorAll(selector)]
  .map((e) => [e.className, e.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
  .map(([name, box]) => [String(name), JSON.stringify(box)])"""
ROOM = "(selector) => { const e = document.querySelector(selector); return e.scrollHeight - e.clientHeight }"
SCROLLS = {"kokopelli": ".board", "kodachi": ".scroll"}


def sit(opened: Open, server: Server, game: str, width: int, height: int, seats: int, language: str = "en") -> Page:
    ada = person(server, "Ada")
    id = rigged.table(server, game, [ada], seats=seats, until=lambda table: table.ply >= 40 and table.to_move == 0)
    page = opened(f"/table/{id}", storage_state=ada.storage(server, language), width=width, height=height)
    page.wait_for_selector(rigged.READY[game])
    page.evaluate("() => document.fonts.ready")
    return page


@pytest.mark.parametrize(("game", "seats", "language"), [("kokopelli", 2, "de"), ("kokopelli", 4, "en"), ("kodachi", 4, "pl")])
def test_a_phone_on_its_side_shows_all_that_can_be_used(opened: Open, server: Server, game: str, seats: int, language: str) -> None:
    page = sit(opened, server, game, 844, 390, seats, language)
    assert page.evaluate(OUTSIDE, USED[game]) == []
    assert page.evaluate(ROOM, SCROLLS[game]) <= 1, "the table scrolls"


@pytest.mark.parametrize("game", GAMES)
def test_the_table_grows_with_large_windows(opened: Open, server: Server, game: str) -> None:
    hand = rigged.HAND[game]
    widths = []
    page = sit(opened, server, game, 1440, 900, 4)
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "(px) => Math.abs(parseFloat(getComputedStyle(document.documentElement).fontSize) - px) < 0.1", arg=height * 16 / 900
        )
        page.wait_for_timeout(50)
        box = page.locator(hand).first.bounding_box()
        assert box is not None
        widths.append(box["width"])
        assert page.evaluate(OUTSIDE, USED[game]) == []
    assert widths[1] >= 1.15 * widths[0] and widths[2] >= 1.5 * widths[0], widths
