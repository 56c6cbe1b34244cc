"""Single pages, and what they load. What every page promises is in `test_budgets`."""

from __future__ import annotations

import gzip
import re
import urllib.request
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import rigged
from tests.browser.conftest import Open, Server


def test_the_first_load_is_small() -> None:
    static = Path(str(files("kotable"))) / "static"
    if not (static / "index.html").is_file():
        pytest.skip("the browser application is not built (make ui)")
    index = (static / "index.html").read_text()
    first = set(re.findall(r"assets/[\w.-]+\.(?:js|css)", index))
    size = sum(len(gzip.compress((static / name).read_bytes())) for name in first)
    texts = [
        [len(gzip.compress(path.read_bytes())) for path in static.glob(f"assets/{name}-*.js")]
        for name in ("ui", "game-kokopelli", "game-kodachi")
    ]
    assert size + sum(max(lengths) for lengths in texts) <= 120_000


COVERED = """() => {
  const side = document.querySelector('.side'), box = side.getBoundingClientRect(), found = new Set()
  for (let x = box.left + 4; x < box.right; x += 12)
    for (let y = box.top + 4; y < box.bottom; y += 12) {
      const top = document.elementFromPoint(x, y)
      if (!side.contains(top)) found.add(top.outerHTML.slice(0, 90))
    }
  return [...found]
}"""

EDGES = """() => {
  const [side, header] = ['.side', 'header'].map((name) => document.querySelector(name).getBoundingClientRect())
  return [side.top, side.bottom, header.bottom]
}"""


@pytest.mark.parametrize("width", [1024, 390])
@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_the_drawer_lies_over_the_table_and_gives_the_focus_back(opened: Open, server: Server, game: str, width: int) -> None:
    ada, over = rigged.finished(server, game)
    id = rigged.table(server, game, [ada], seats=4, until=rigged.begins(0, after=30))
    # With the coach, who never speaks over it.
    page = opened("about:blank", storage_state=ada.storage(server, **{"kotable.settings": "{}"}), width=width, height=844)
    for path in (f"/table/{id}", f"/replay/{over}?ply=40&seat=all"):
        page.goto(path)
        page.wait_for_selector(rigged.HAND[game])
        expect(page.locator(".coach.speaks")).to_have_count(1 if "/table/" in path else 0)
        for size in ("", "32px"):
            page.evaluate("(size) => { document.documentElement.style.fontSize = size }", size)
            page.locator(".on-log").first.click()
            page.wait_for_function("() => document.activeElement.closest('.side')")
            assert page.evaluate(COVERED) == []
            top, bottom, header = page.evaluate(EDGES)
            assert top >= (header if "/table/" in path else 0) and bottom == 844
            page.locator(".side .closer").click()
            expect(page.locator(".side")).to_be_hidden()
            expect(page.locator(".on-log").first).to_be_focused()


def test_a_part_that_the_line_was_lost_for_comes_when_it_is_back(opened: Open, server: Server) -> None:
    ada = rigged.person(server)
    id = rigged.table(server, "kodachi", [ada], until=rigged.begins(0))
    page = opened(f"/table/{id}", quiet=False, storage_state=ada.storage(server))
    page.wait_for_selector(rigged.KNOWN)
    lost: list[str] = []
    back = False

    def line(route: Route) -> None:
        if back:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    page.route("**/assets/**", line)
    page.locator("header .more").click()
    rigged.until(page, lambda: len(lost) > 2, "nothing is asked for again")
    back = True
    expect(page.locator("dialog[open] .btn").first).to_be_visible()
    styles = {url for url in lost if url.endswith(".css")}
    assert styles
    there = page.evaluate("() => [...document.querySelectorAll('link[rel=stylesheet]')].filter((e) => e.sheet).map((e) => e.href)")
    assert styles <= set(there)


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_the_rules_begin_with_a_summary_and_an_example_turn(opened: Open, game: str) -> None:
    page = opened(f"/rules/{game}")
    panels = page.locator(".example li")
    expect(panels).to_have_count(8)
    assert all(len(text) > 20 for text in panels.locator("p").all_inner_texts())
    heights = [page.locator(place).first.bounding_box() for place in (".intro", ".example", "article")]
    tops = [box["y"] for box in heights if box]
    assert len(tops) == 3
    assert tops == sorted(tops)
    page.locator(".example .rules a").first.click()
    expect(page.locator("article.aim")).to_be_visible()


def test_rules_can_be_searched_and_linked(page: Page) -> None:
    page.goto("/rules/kokopelli#KP-5.3")
    expect(page.locator("article.aim h3")).to_contain_text("KP-5.3")
    page.get_by_role("searchbox").fill("tortoise")
    expect(page.locator(".found")).to_contain_text("found")
    assert page.locator("article").count() < 15


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_the_page_of_a_table_loads_its_game_and_tells_nothing_else(server: Server, game: str) -> None:
    id = rigged.table(server, game, [rigged.person(server, "Ada")], seats=3, start=False)

    def page(path: str) -> str:
        with urllib.request.urlopen(server.url + path, timeout=30) as answer:
            assert "script-src 'self';" in answer.headers["content-security-policy"]
            return str(answer.read().decode())

    plain = page("/")
    for kind in ("table", "replay"):
        found = page(f"/{kind}/{id}")
        added = [line.strip() for line in found.splitlines() if line not in plain.splitlines()]
        assert added[0] == f'<html data-game="{game}" lang="en">'
        link = re.compile(r'<link rel="(?:modulepreload|stylesheet)" crossorigin href="/assets/[\w.-]+">')
        assert all(link.fullmatch(line) for line in added[1:]), added
        for script in re.findall(r'(?:src|href)="(/assets/[^"]+)"', found):
            urllib.request.urlopen(server.url + script, timeout=30).close()
        assert page(f"/{kind}/nobody-knows") == page(f"/{kind}/{id}/further") == page("/table/new") == plain


def test_whoever_has_no_connection_is_told_so_in_words(opened: Open) -> None:
    page = opened("/table/new", quiet=False)
    page.get_by_role("button", name="Just bots and me").click()
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("alert")).to_contain_text("there is no connection")


def test_a_table_that_is_not_there_leads_home(opened: Open) -> None:
    page = opened("/table/nothinghereatall", quiet=False)
    expect(page.locator("main")).to_contain_text("This table does not exist")
    page.locator("main").get_by_role("link").click()
    expect(page.locator("h1")).to_have_text("Two small card games, one good table")


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_who_arrives_at_a_table_has_it_under_the_keys(opened: Open, server: Server, game: str) -> None:
    """The first arrow leads to what can be used, the log is walked line by line, and one Tab leads out of it."""
    ada = rigged.person(server)
    id = rigged.table(server, game, [ada], until=rigged.begins(0, after=30))
    page = opened(storage_state=ada.storage(server))
    page.goto(f"/table/{id}")
    page.wait_for_selector(rigged.READY[game])
    page.wait_for_selector(rigged.WRITTEN)
    page.wait_for_function("() => document.activeElement.matches('main [tabindex=\"-1\"]')")
    assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") == "none"
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.matches('main [data-thing][aria-disabled=false]')")

    page.keyboard.press("l")
    page.wait_for_function("() => document.activeElement.matches('.log ol')")
    place = "() => [...document.querySelectorAll('.log ol [tabindex]')].indexOf(document.activeElement)"
    count = page.locator(".log ol [tabindex]").count()
    seen = []
    for pressed in ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowDown"):
        page.keyboard.press(pressed)
        seen.append(page.evaluate(place))
    assert seen[:3] == [count - 1, count - 2, count - 1]
    assert count - 1 > seen[3] > seen[4] >= 0
    assert seen[5] == seen[3]
    page.keyboard.press("Tab")
    assert page.evaluate("() => !document.activeElement.closest('.log')")
