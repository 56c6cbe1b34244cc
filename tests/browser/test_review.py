"""The review of a finished game, by mouse, by keys and by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

import kotable
from kotable.bots import bot
from kotable.kokopelli.view import KokopelliView
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


def folded() -> tuple[str, str]:
    """A position with a ceremony of the left neighbor that the seat to move can't reach, and the ceremony."""
    match = kotable.new("kokopelli", seats=4, seed=0)
    player = bot("easy")
    while not match.over:
        match.play(player.choose(match.view(), match.state.legal(), match.setup, f"k1:{match.ply}"))
    for ply in range(match.ply - 8, 0, -1):
        state = match.at(ply)
        view = state.view(0)
        assert isinstance(view, KokopelliView)
        far = [one.ceremony for space, one in view.villages[1].items() if space.startswith("left")]
        if view.to_move == 0 and far:
            return state.position(), far[0]
    raise AssertionError("no such position")


def test_a_review_points_at_the_plate_of_a_village_that_is_folded(opened: Open, server: Server) -> None:
    """And of two moments that are about one decision it marks the one that was clicked."""
    one = rigged.person(server)
    position, ceremony = folded()
    id = rigged.table(server, "kokopelli", [one], seats=4, position=position)
    played = kotable.from_position(position, "kokopelli").setup.parse(f"play {ceremony} left")
    page = opened(storage_state=one.storage(server))

    def changed(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        if review := found.get("review"):
            first = next(decision for decision in review["decisions"] if decision["seat"] == 0)
            first["played"] = played
            moment = {"ply": first["ply"], "swing": -0.1}
            review["moments"][0] = [moment | {"kind": kind} for kind in ("mistake", "luck")]
        route.fulfill(response=answer, json=found)

    page.route("**/review", changed)
    page.goto(f"/review/{id}")
    drawn = page.locator(".rail .moves .move.played")
    expect(drawn).to_have_count(1, timeout=WORK)
    page.wait_for_function("""() => {
      const [ring, plate] = ['.rail .move.played', '.rail [data-plate="1"] > summary']
        .map((name) => [...document.querySelectorAll(name)].map((e) => e.getBoundingClientRect()).find((box) => box.width))
      return Math.hypot(ring.left + ring.right - plate.left - plate.right, ring.top + ring.bottom - plate.top - plate.bottom) < 8
    }""")
    moments = page.locator(".moment")
    for n in (1, 0):
        moments.nth(n).click()
        expect(page.locator(".moment[aria-current]")).to_have_count(1)
        expect(moments.nth(n)).to_have_attribute("aria-current", "true")


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
