"""How a game ends in the browser, with motion as people have it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.hands import MAKE_TABLE, sit_down
from tests.browser.rigged import truth
from tests.browser.test_kodachi import play
from tests.browser.test_kokopelli import play_to_the_end

GAMES = ("kokopelli", "kodachi")
TALLER = "() => Math.max(document.documentElement.scrollHeight, document.body.scrollHeight) - innerHeight"


def whole_game(page: Page, game: str) -> Any:
    """A game against one bot, played by mouse to its end; its id."""
    if game == "kokopelli":
        id = sit_down(page)
        play_to_the_end(page)
        return id
    id = page.evaluate(MAKE_TABLE, {"game": game, "seats": 2, "bots": {"1": "easy"}, "options": {"first": 0}})
    page.goto(f"/table/{id}")
    page.wait_for_selector(rigged.READY[game])
    assert play(page, lambda now: now == "over") == "over"
    return id


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_is_named_without_a_click_and_the_page_stays_in_its_window(opened: Open, server: Server, game: str) -> None:
    page = opened(calm=False)
    id = whole_game(page, game)
    over = truth(server, id)
    assert over.result is not None
    expect(page.locator(".ending h1")).to_contain_text(re.compile(r"^(You win|You and .* share|.* wins|.* share)"), timeout=1500)
    assert page.inner_text(".ending h1").startswith("You") == (0 in over.result.winners)
    # The count runs by itself to the true totals; nobody has to press anything.
    for seat, points in enumerate(over.result.points):
        expect(page.locator(f".ending .total.seat-{seat}")).to_have_text(str(points).replace("-", "−"), timeout=25_000)
    assert page.evaluate(TALLER) <= 0, "the page of an ending is higher than the window"
    page.get_by_role("button", name="See the table").click()
    page.wait_for_selector(".result")
    assert page.evaluate(TALLER) <= 0, "the page of a table is higher than the window"
    page.goto(f"/replay/{id}")
    page.wait_for_selector(".controls")
    page.wait_for_selector(".log .go")
    page.wait_for_function("() => document.querySelector('.log ol').getAttribute('aria-busy') === 'false'")
    assert page.evaluate(TALLER) <= 0, "the page of a replay is higher than the window"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_comes_when_all_is_over_sees_the_result_at_once(opened: Open, server: Server, game: str) -> None:
    one, id = rigged.finished(server, game)
    over = truth(server, id)
    assert over.result is not None
    page = opened(f"/table/{id}", storage_state=one.storage(server), calm=False)
    page.wait_for_selector(".ending")
    for seat, points in enumerate(over.result.points):
        expect(page.locator(f".ending .total.seat-{seat}")).to_have_text(str(points).replace("-", "−"), timeout=1500)
    page.wait_for_function("() => document.querySelector('.log ol').getAttribute('aria-busy') === 'false'")
    assert page.evaluate(TALLER) <= 0, "the page of an ending is higher than the window"
