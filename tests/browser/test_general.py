"""A game that the browser has no table for is played on the general board: High Card, which a package of its own brings."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from kotable.games import names
from tests.browser.conftest import Open

pytestmark = pytest.mark.skipif("highcard" not in names(), reason="examples/high-card is not installed (make setup)")
CHOICES = ".general > .turn > .choices button"


def sit_down(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=name).click()
    page.wait_for_selector(CHOICES)


def check(page: Page) -> None:
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert not found.violations_count, found.generate_report()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("width", "height", "scheme"), [(1440, 900, "light"), (390, 844, "dark")])
def test_a_whole_game_by_mouse(opened: Open, width: int, height: int, scheme: str) -> None:
    page = opened(width=width, height=height, color_scheme=scheme, locale="de")
    sit_down(page, "Hohe Karte")
    check(page)
    for left in (5, 4, 3, 2, 1):
        expect(page.locator(CHOICES)).to_have_count(left)
        page.locator(CHOICES).first.click()
    expect(page.locator(".ending").get_by_text("Die höchste Karte gewinnt").first).to_be_visible()


def test_by_keyboard_and_why_not(opened: Open) -> None:
    page = opened(locale="en")
    sit_down(page, "High Card")
    page.keyboard.press("h")
    expect(page.locator(".choice.hinted")).to_have_count(1)
    page.locator(CHOICES).first.focus()
    for left in (4, 3):
        page.keyboard.press("Enter")
        expect(page.locator(CHOICES)).to_have_count(left)
        page.wait_for_function("(sel) => document.activeElement.matches(sel)", arg=CHOICES)
    page.locator(".general summary").click()
    page.locator(".general details button").first.click(force=True)
    tip = page.get_by_role("dialog")
    expect(tip).to_contain_text("You do not have the")
    page.goto(str(tip.get_by_role("link").get_attribute("href")))
    expect(page.get_by_role("heading", name="HC-2.1 One card each")).to_be_visible()


def test_its_words_follow_the_language(opened: Open) -> None:
    page = opened("/rules/highcard", locale="pl")
    expect(page.get_by_role("heading", name="Zasady gry Wysoka Karta")).to_be_visible()
    page.get_by_role("button", name="FR").click()
    expect(page.get_by_role("heading", name="Les règles de Haute Carte")).to_be_visible()


def test_a_table_is_made_with_its_options(opened: Open) -> None:
    page = opened("/table/new?game=highcard", locale="en")
    expect(page.get_by_label("Who leads")).to_be_visible()
    page.get_by_role("radio", name="Kokopelli").check(force=True)
    expect(page.locator("input[name=ceremonies]").first).to_be_attached()
    page.get_by_role("radio", name="High Card").check(force=True)
    expect(page.locator("input[name=ceremonies]")).to_have_count(0)
