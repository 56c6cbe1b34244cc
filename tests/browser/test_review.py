"""The review of a finished game, by mouse, by keys and by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import kotable
from kotable.bots import bot
from tests.browser import rigged
from tests.browser.conftest import PATIENCE, Open, Server

WORK = 5 * PATIENCE
"""What is worked out by a process that gives way to everything else takes longer."""


def last_turns(game: str) -> str:
    """A position shortly before the end of a game."""
    match = kotable.new(game, seats=2, seed=6)
    player = bot("last" if game == "kokopelli" else "easy")
    while not match.over:
        match.play(player.choose(match.view(), match.state.legal(), match.setup, f"k1:{len(match.choices)}"))
    return match.at(len(match.choices) - 24).position()


def looked_at(opened: Open, server: Server, game: str, language: str, **more: object) -> Page:
    one = rigged.person(server)
    id = rigged.table(server, game, [one], position=last_turns(game))
    page = opened(f"/table/{id}", storage_state=one.storage(server, language), **more)
    page.locator('.ending a[href^="/review/"]').click()
    page.wait_for_selector(".rail .board .moves", timeout=WORK)
    return page


def test_a_review_is_walked_through_by_mouse_and_keys(opened: Open, server: Server) -> None:
    one = rigged.person(server)
    id = rigged.table(server, "kokopelli", [one], position=last_turns("kokopelli"))
    page = opened(storage_state=one.storage(server))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/review") else None)
    page.goto(f"/table/{id}")
    # How lucky the cards were is worked out for whoever asks, and told again to them.
    page.wait_for_selector(".luck button")
    page.wait_for_load_state("networkidle")
    assert asked == []
    page.locator(".luck button").click()
    page.wait_for_selector(".luck .scale", timeout=200_000)
    page.reload()
    luck = page.locator(".luck b").inner_text()
    page.locator('.ending a[href^="/review/"]').click()
    page.wait_for_selector(".rail .board .moves")
    heading = page.locator(".position > h2")
    fall = page.locator(".fall").get_attribute("aria-label") or ""
    found = re.fullmatch(r"Start 50%, luck (.*), own errors .* result (0|50|100)%\.", fall)
    assert found
    assert luck.endswith(f": {found[1]}%."), (luck, fall)
    much = int(found[1].replace("−", "-").strip("±"))
    assert ("better" in luck, "worse" in luck) == (much >= 5, much <= -5)
    page.locator(".list button").first.click()
    first = heading.inner_text()
    page.keyboard.press("Escape")
    page.locator(".head h1").click()
    page.keyboard.press("ArrowRight")
    expect(heading).not_to_have_text(first)
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text(first.replace("\n", " "))
    # Another's eyes, and bots that finish the game.
    page.get_by_role("radio").nth(1).click()
    expect(page.get_by_role("radio").nth(1)).to_have_attribute("aria-checked", "true")
    page.get_by_role("button", name="200 games from here").click()
    expect(page.locator(".ahead tbody tr")).to_have_count(2, timeout=WORK)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/table/"))


@pytest.mark.parametrize("language", ["pl"])
def test_a_review_fits_a_phone_and_is_pressed(opened: Open, server: Server, language: str) -> None:
    page = looked_at(opened, server, "kodachi", language, width=390, height=844, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator(".head h1")).to_have_text("Analiza")
    before = page.url
    box = page.locator(".p-curve svg").first.bounding_box()
    assert box is not None
    for part in (0.3, 0.9):
        page.touchscreen.tap(box["x"] + part * box["width"], box["y"] + 100)
    expect(page).not_to_have_url(before)
    assert "ply=" in page.url


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_table_of_then_is_in_view_beside_its_choices(opened: Open, server: Server, width: int, height: int) -> None:
    page = looked_at(opened, server, "kodachi", "en", width=width, height=height)
    page.wait_for_selector(".rail [data-zone=hand]")
    page.wait_for_function("""() => {
      const end = (name) => Math.max(...[...document.querySelectorAll(name)].map((e) => e.getBoundingClientRect().bottom))
      const board = end('.rail .board')
      return board <= innerHeight && end('.rail [data-zone=hand]') <= board + 1 && end('.rail .choices') <= innerHeight
    }""")
