"""How a game ends in the browser, with motion as people have it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.rigged import person, truth
from tests.browser.test_kodachi import play
from tests.browser.test_kokopelli import play_to_the_end

GAMES = ("kokopelli", "kodachi")
TALLER = "() => Math.max(document.documentElement.scrollHeight, document.body.scrollHeight) - innerHeight"


def play_out(page: Page, game: str) -> None:
    """The last turns against one bot, by mouse."""
    page.wait_for_selector(rigged.READY[game])
    if game == "kokopelli":
        play_to_the_end(page)
    else:
        assert play(page, lambda now: now == "over") == "over"


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_is_named_without_a_click_and_the_page_stays_in_its_window(opened: Open, server: Server, game: str) -> None:
    ada = person(server)
    id = rigged.table(server, game, [ada], level="easy", but=16)
    page = opened(f"/table/{id}", storage_state=ada.storage(server), calm=False)
    play_out(page, game)
    over = truth(server, id)
    assert over.result is not None
    expect(page.locator(".ending h1")).to_contain_text(re.compile(r"^(You win|You and .* share|.* wins|.* share)"))
    assert page.inner_text(".ending h1").startswith("You") == (0 in over.result.winners)
    # The count runs by itself to the true totals; nobody has to press anything.
    for seat, points in enumerate(over.result.points):
        expect(page.locator(f".ending .total.seat-{seat}")).to_have_text(str(points).replace("-", "−"))
    assert page.evaluate(TALLER) <= 0, "the page of an ending is higher than the window"
    page.get_by_role("button", name="See the table").click()
    page.wait_for_selector(".result")
    assert page.evaluate(TALLER) <= 0, "the page of a table is higher than the window"
    # At its end: there the log is as long as it gets.
    page.goto(f"/replay/{id}?ply={over.ply}")
    expect(page.locator(".controls .at")).to_contain_text(f"{over.ply}/{over.ply}")
    page.wait_for_selector(".log .go")
    page.wait_for_selector(rigged.WRITTEN, state="attached")
    assert page.evaluate(TALLER) <= 0, "the page of a replay is higher than the window"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_comes_when_all_is_over_sees_the_result_at_once(opened: Open, server: Server, game: str) -> None:
    one, id = rigged.finished(server, game)
    over = truth(server, id)
    assert over.result is not None
    page = opened("about:blank", storage_state=one.storage(server), calm=False)
    page.add_init_script(rigged.STOPPED)  # so nothing is counted step by step
    page.goto(f"/table/{id}")
    for seat, points in enumerate(over.result.points):
        expect(page.locator(f".ending .total.seat-{seat}")).to_have_text(str(points).replace("-", "−"))
    page.wait_for_selector(rigged.WRITTEN, state="attached")
    assert page.evaluate(TALLER) <= 0, "the page of an ending is higher than the window"
