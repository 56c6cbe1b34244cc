"""What is told beside the game keeps out of its way, and what is shown is true: the coach, the bar, the bubble, points, rooms, names."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kotable.server.table import Table
from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.rigged import begins, person

GAMES = ("kokopelli", "kodachi")
COVERED = """() => {
  const coach = document.querySelector('.coach').getBoundingClientRect()
  const things = document.querySelectorAll('main, main [data-thing], main .card, main .act, main button, main a, .side.shown, header.bar')
  return [...things].filter((e) => {
    const box = e.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, coach.left), Math.min(box.right, coach.right)]
    const [top, bottom] = [Math.max(box.top, coach.top), Math.min(box.bottom, coach.bottom)]
    if (right - left < 1 || bottom - top < 1) return false
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.coach')
  }).map((e) => e.id || e.className)
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("width", "height", "language"), [(1440, 900, "pl"), (1280, 800, "fr"), (1024, 768, "de"), (390, 844, "de"), (844, 390, "en")]
)
def test_the_coach_covers_nothing(opened: Open, server: Server, game: str, width: int, height: int, language: str) -> None:
    ada = person(server)
    id = rigged.table(server, game, [ada], seats=4, until=begins(0))
    state = ada.storage(server, language)
    for item in state["origins"][0]["localStorage"]:
        if item["name"] == "kotable.settings":
            item["value"] = "{}"
    page = opened(f"/table/{id}", storage_state=state, width=width, height=height, calm=False)
    page.wait_for_selector(rigged.READY[game])
    expect(page.locator(".coach.speaks")).to_be_visible()
    assert page.evaluate(COVERED) == []
    high = page.evaluate("() => document.querySelector('main').getBoundingClientRect().top")
    # A hint goes, the table stays where it is.
    page.locator(".coach .got").click()
    assert page.evaluate("() => document.querySelector('main').getBoundingClientRect().top") == high
    if width < 1280:
        page.locator("button.on-log").first.click()
        page.wait_for_function("() => !document.getAnimations().length")
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_sources_of_points_add_up_at_any_time(opened: Open, server: Server, game: str) -> None:
    ada = person(server)
    id = rigged.table(server, game, [ada], seats=3, until=begins(0, after=120))
    page = opened(f"/table/{id}", storage_state=ada.storage(server))
    page.wait_for_selector(rigged.READY[game])
    for row in page.locator(".points details").all():
        row.locator("summary").click()
        total = int(row.locator("summary strong").inner_text())
        assert total > 0
        assert sum(int(each) for each in row.locator(".sources b").all_inner_texts()) == total


BARE = """() => {
  const bare = (x, y) => !document.elementFromPoint(x, y)?.closest('button, a, [data-thing], [data-ask], header, aside')
  for (let y = 140; y < innerHeight - 60; y += 10)
    for (let x = 60; x < 900; x += 10) if ([-10, 0, 20].every((d) => bare(x + d, y))) return { x, y }
}"""
"""A place where nothing lies that could be asked."""


def test_what_slides_under_the_resting_pointer_refuses_nothing(opened: Open, server: Server) -> None:
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], position=rigged.REVEALING["kokopelli"], until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server), calm=False)
    page.wait_for_selector(rigged.READY["kokopelli"])
    ground = page.evaluate(BARE)
    page.mouse.move(ground["x"] + 20, ground["y"])
    page.mouse.move(ground["x"], ground["y"])
    page.evaluate(
        """({ x, y }) => {
          const refused = document.querySelector('.acts [aria-disabled=true]')
          const box = refused.getBoundingClientRect()
          refused.style.translate = `${x - box.x - box.width / 2}px ${y - box.y - box.height / 2}px`
          refused.style.zIndex = '999'
        }""",
        ground,
    )
    page.wait_for_timeout(600)
    expect(page.locator(".why-bubble")).to_have_count(0)
    page.mouse.move(ground["x"] + 3, ground["y"] + 2)
    expect(page.locator(".why-bubble")).to_be_visible()


ROOMS = """() => [...document.querySelectorAll('[data-zone=guard]')].filter((e) => !e.matches('.gone'))
  .map((e) => [e.dataset.card, Math.round(e.getBoundingClientRect().x)]).sort((a, b) => a[1] - b[1])"""


def test_a_guard_stands_in_the_same_room_after_a_reload(opened: Open, server: Server) -> None:
    ada = person(server)

    def taking(table: Table) -> bool:
        view: Any = table.view(0)
        if table.to_move != 0 or view.phase != "take" or view.active != 0:
            return False
        return view.allowed > 1 and view.taken == 0 and len({guard.card for guard in view.guard_row}) == len(view.guard_row)

    # Not every game comes to that.
    tables = (rigged.table(server, "kodachi", [ada], seats=2, level="easy", until=taking) for _ in range(20))
    id = next(one for one in tables if rigged.truth(server, one).status == "running")
    page = opened(f"/table/{id}", storage_state=ada.storage(server))
    page.wait_for_selector("#kd-nothing")
    before: list[list[object]] = page.evaluate(ROOMS)
    page.locator("[data-zone=guard].live").first.click()
    page.wait_for_function("(n) => document.querySelectorAll('[data-zone=guard]').length < n", arg=len(before))
    page.wait_for_selector(rigged.READY["kodachi"])
    left = page.evaluate(ROOMS)
    assert len(left) == len(before) - 1
    page.reload()
    page.wait_for_selector(".kodachi .layer.ready .card")
    page.wait_for_selector(rigged.READY["kodachi"])
    assert page.evaluate(ROOMS) == left


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_does_not_break_the_bar_of_a_phone(opened: Open, server: Server, game: str) -> None:
    ada = person(server)
    id = rigged.table(server, game, [ada], seats=3, until=begins(0, after=60))
    page = opened(f"/table/{id}", storage_state=ada.storage(server, "pl"), width=390, height=844)
    page.wait_for_selector(rigged.READY[game])
    size = "() => [document.querySelector('header.bar').offsetHeight, document.querySelector('header.bar').scrollWidth <= innerWidth]"
    alone = page.evaluate(size)
    opened(f"/table/{id}").wait_for_selector("main .board, main .kodachi")
    page.wait_for_selector(".watching", state="attached")
    assert page.evaluate(size) == alone
    assert alone[1], "the bar is wider than the phone"


def names_of(page: Page) -> list[str]:
    return page.evaluate("() => [...document.querySelectorAll('.points summary b')].map((e) => e.textContent.trim()).sort()")  # type: ignore[no-any-return]


def test_a_branch_keeps_the_names_and_leads_back(opened: Open, server: Server) -> None:
    ada, bert = person(server), person(server, "Bert")
    id = rigged.table(server, "kokopelli", [ada, bert], seats=3)
    page = opened(f"/replay/{id}?ply=40&seat=0", storage_state=ada.storage(server))
    page.wait_for_selector(".card.held")
    before = names_of(page)
    assert "Bert" in before
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".board")
    page.wait_for_function("() => document.querySelector('.points')?.textContent.includes('Bert')")
    assert names_of(page) == before
    page.get_by_role("link", name=re.compile("earlier game")).click()
    page.wait_for_url(re.compile(f"/replay/{id}[?].*ply=40"))
