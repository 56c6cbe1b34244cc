"""What bots are good for, by every hand and in every language: a level is chosen, a hint asked for, a review walked through."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from kotable.texts import Texts
from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.test_hint import BUTTON
from tests.browser.test_lessons import press
from tests.browser.test_review import WORK, looked_at

WAYS = [
    ("kokopelli", "mouse", "en", 1440, 900),
    ("kodachi", "keyboard", "de", 1024, 768),
    ("kodachi", "touch", "fr", 390, 844),
    ("kokopelli", "touch", "pl", 844, 390),
]


def bots_at(page: Page) -> list[str]:
    """The levels of the bots at the table that the page shows."""
    asked = "id => fetch(`/api/tables/${id}`).then((answer) => answer.json()).then((table) => table.seats.map((seat) => seat.bot ?? ''))"
    found: list[str] = page.evaluate(asked, page.url.rpartition("/")[2])
    return [level for level in found if level]


def pick(page: Page, name: str, value: str, hand: str) -> None:
    """One of a few that stand side by side."""
    if hand != "keyboard":
        press(page, f"label:has(input[name='{name}'][value='{value}'])", hand)
    else:
        page.locator(f"input[name='{name}']:checked").focus()
        for _ in range(page.locator(f"input[name='{name}']").count()):
            if not page.locator(f"input[name='{name}'][value='{value}']").is_checked():
                page.keyboard.press("ArrowRight")
    expect(page.locator(f"input[name='{name}'][value='{value}']")).to_be_checked()


@pytest.mark.parametrize(("game", "hand", "language", "width", "height"), WAYS)
def test_a_level_is_chosen_and_a_hint_asked_for(
    opened: Open, server: Server, game: str, hand: str, language: str, width: int, height: int
) -> None:
    texts = Texts(language)
    page = opened("/", width=width, height=height, locale=language, has_touch=hand == "touch", calm=False)
    pick(page, f"level-{game}", "medium", hand)
    press(page, f".game:has(input[name=level-{game}]) .play", hand)
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(rigged.READY[game])
    assert set(bots_at(page)) == {"medium"}
    # A table of one's own.
    page.goto("/table/new")
    pick(page, "game", game, hand)
    pick(page, "seats", "2", hand)
    page.locator(".seats select").nth(1).select_option("hard")
    page.locator("select:has(option[value=random])").last.select_option("0")  # who begins
    press(page, "form .btn.main", hand)
    page.wait_for_url(re.compile("/table/(?!new)"))
    page.wait_for_selector(rigged.KNOWN)
    assert bots_at(page) == ["hard"]
    press(page, BUTTON[game], hand)
    words = texts.get("web-hint-is", action="…").partition("…")[0]
    expect(page.locator(".advice")).to_contain_text(words.strip())
    page.wait_for_selector(".lit rect.ring", state="attached")
    press(page, ".advice button", hand)
    expect(page.locator(".advice")).to_have_count(0)


@pytest.mark.parametrize(("game", "hand", "language", "width", "height"), WAYS)
def test_a_review_is_walked_through_by_every_hand(
    opened: Open, server: Server, game: str, hand: str, language: str, width: int, height: int
) -> None:
    texts = Texts(language)
    page = looked_at(opened, server, game, language, width=width, height=height, has_touch=hand == "touch", calm=False)
    expect(page.locator(".head h1")).to_have_text(texts.get("web-review"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    chosen = page.locator(".list [aria-current=true]")
    press(page, ".list button >> nth=1", hand)
    expect(page.locator(".list button").nth(1)).to_have_attribute("aria-current", "true")
    before = chosen.inner_text()
    press(page, f".walk button[aria-label='{texts.get('review-step-before')}']", hand)
    expect(page.locator(".list button").first).to_have_attribute("aria-current", "true")
    assert chosen.inner_text() != before
    press(page, ".eyes button >> nth=1", hand)
    expect(page.get_by_role("radio").nth(1)).to_have_attribute("aria-checked", "true")
    press(page, f".rail button:has-text('{texts.get('review-two-hundred')}')", hand)
    expect(page.locator(".ahead tbody tr")).to_have_count(2, timeout=WORK)
    press(page, f".rail button:has-text('{texts.get('review-play-on')}')", hand)
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector(f"{rigged.KNOWN}, .ending")
