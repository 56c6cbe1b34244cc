"""How a game ends in the browser, with motion as people have it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

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


def test_the_table_stays_in_sight_until_the_ending_is_there(opened: Open, server: Server) -> None:
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], level="easy", but=16)
    page = opened(storage_state=ada.storage(server), width=390, height=844)
    held: list[Route] = []
    page.route(re.compile(r"/assets/Ending.*\.js"), lambda route: held.append(route))
    page.goto(f"/table/{id}")
    page.wait_for_selector(rigged.READY["kokopelli"])
    rigged.until(page, lambda: truth(server, id).result is not None, "the game does not end", lambda: rigged.act(page, "kokopelli"))
    rigged.until(page, lambda: bool(held), "the ending is not asked for")
    expect(page.locator("main .board .village").first).to_be_visible()
    # What is to be counted is not told meanwhile.
    expect(page.locator(".bar .mine")).to_have_count(0)
    held[0].continue_()
    expect(page.locator(".ending h1")).to_be_visible()


MOVED = (
    "() => ['.ending h1', '.ending tbody', '.ending .next'].map((s) => Math.round(document.querySelector(s).getBoundingClientRect().top))"
)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_nothing_moves_when_all_is_counted(opened: Open, server: Server, width: int, height: int) -> None:
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], level="easy", but=16)
    page = opened(f"/table/{id}", storage_state=ada.storage(server), calm=False, width=width, height=height)
    page.wait_for_selector(rigged.READY["kokopelli"])
    page.clock.install()  # from now on time stands still, so that the count waits

    def play() -> None:
        rigged.act(page, "kokopelli")
        page.clock.run_for(200)

    rigged.until(page, lambda: page.query_selector(".ending .skip") is not None, "the game does not end", play)
    page.wait_for_selector(".ending .fortune button", state="attached")
    page.evaluate("() => document.fonts.ready")
    before = page.evaluate(MOVED)
    page.locator(".ending .skip button").click()
    expect(page.locator(".ending .legend")).to_be_visible()
    assert page.evaluate(MOVED) == before


def test_a_rematch_without_a_connection_says_so(opened: Open, server: Server) -> None:
    one, id = rigged.finished(server, "kokopelli")
    page = opened(f"/table/{id}", storage_state=one.storage(server), quiet=False)
    page.route("**/rematch", lambda route: route.abort())
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".notice.bad")).to_contain_text("no connection")


@pytest.mark.parametrize(("luck", "own", "others", "said"), [(0.3, -0.2, 0.4, "%"), (1.3, -2.2, 1.4, "So many errors")])
def test_luck_is_told_in_numbers_only_where_they_mean_something(
    opened: Open, server: Server, luck: float, own: float, others: float, said: str
) -> None:
    one, id = rigged.finished(server, "kokopelli")
    sums = [{"start": 0.5, "luck": luck, "own_errors": own, "others_errors": others, "result": 1}] * 3
    page = opened(storage_state=one.storage(server))
    page.route("**/review", lambda route: route.fulfill(json={"status": "done", "review": {"sums": sums}}))
    page.goto(f"/table/{id}")
    page.locator(".luck button").click()
    expect(page.locator(".luck p")).to_contain_text(said)
    assert ("%" in page.locator(".luck").inner_text()) == (said == "%")
