"""One hint, on every size of window: it shows its move on the table and says why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.hands import MAKE_TABLE

BUTTON = {"kokopelli": ".act.bare", "kodachi": "#kd-hint"}
RINGS = """() => [...document.querySelectorAll('.lit rect.ring')].map((ring) => {
  const box = ring.getBoundingClientRect()
  return box.width > 10 && box.left > -9 && box.top > -9 && box.right < innerWidth + 9 && box.bottom < innerHeight + 9
})"""


@pytest.mark.parametrize(("game", "width", "height"), [("kokopelli", 390, 844), ("kodachi", 1440, 900), ("kodachi", 390, 844)])
def test_a_hint_shows_its_move_on_the_table(opened: Open, server: Server, game: str, width: int, height: int) -> None:
    page = opened(width=width, height=height, calm=False, locale="en")
    id = page.evaluate(MAKE_TABLE, {"game": game, "seats": 2, "bots": {"1": "easy"}, "options": {"first": 0}, "hints": True})
    page.goto(f"/table/{id}")
    page.wait_for_selector(rigged.READY[game])
    page.locator(BUTTON[game]).click()
    expect(page.locator(".advice")).to_contain_text("Hint:", timeout=20_000)
    page.wait_for_selector(".lit rect.ring", state="attached")
    rings = page.evaluate(RINGS)
    assert rings and all(rings)
    # Whoever acts needs it no longer.
    rigged.act(page, game)
    rigged.act(page, game)
    expect(page.locator(".advice")).to_have_count(0)
