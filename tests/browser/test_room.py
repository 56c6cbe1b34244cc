"""What is told beside the game keeps out of its way, and what is shown is true: the coach, the bar, the bubble, points, rooms, names."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kotable.server.table import Table
from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.rigged import begins, person

GAMES = ("kokopelli", "kodachi")
WINDOWS = ((1440, 900), (1024, 768), (390, 844), (844, 390))
IN_THE_WAY = """(longest) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility({ visibilityProperty: true }))
    .map((e) => [e.id || e.className?.baseVal || e.className || e.tagName, e.getBoundingClientRect()]).filter(([, box]) => box.width)
  const shared = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
  // What has its own place at the table, part by part: none of them lies over another, and all of them lie in the window.
  const parts = {
    bar: 'header.bar > :not(nav), header.bar nav > *', speech: '.speech', since: '.coaching .lane',
    hand: '.card.held, [data-zone=hand]', places: '.village .space, [data-zone=house], [data-zone=guard], .mat .gap, .mat .rooms',
    tiles: '.tiles .tile, .clans .clan, [data-anchor$=-deck]', seats: '.board .plate summary, .seats .seat',
    own: '.own:not(.village), .piles', side: '.side',
    say: '.turn-line h1, .say h1', acts: '.acts .act, .acts button, .phone-acts button',
    stage: '.stage .choice, .stage .line, .stage .queue',
  }
  const found = Object.entries(parts).map(([part, selector]) => [part, boxes(selector)])
  const faults = found.flatMap(([part, all]) => all
    .filter(([, box]) => box.left < -2 || box.top < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2)
    .map(([name]) => `${part} ${name} is cut by the window`))
  for (const [i, [one, all]] of found.entries())
    for (const [other, others] of found.slice(i + 1))
      for (const [name, a] of all) for (const [its, b] of others)
        if (shared(a, b).every((px) => px > 4)) faults.push(`${one} ${name} and ${other} ${its}`)
  const scrolls = document.querySelector('.board, .scroll')
  if (scrolls.scrollHeight > scrolls.clientHeight + 1) faults.push('the table scrolls')
  const said = document.querySelector('.speech p')
  const now = said.textContent
  const cut = () => said.scrollHeight > said.parentElement.clientHeight + 1 || said.scrollWidth > said.clientWidth + 1
  if (cut()) faults.push(`cut: ${now}`)
  if (longest) {
    said.textContent = longest
    if (cut()) faults.push(`cut: ${longest}`)
    said.textContent = now
  }
  const arrow = document.querySelector('.lit path')
  return arrow ? [...faults, 'an arrow crosses the table'] : faults
}"""
SITUATIONS: dict[str, list[tuple[str, int, Any]]] = {
    "kokopelli": [("en", 4, 0), ("de", 4, 60), ("fr", 3, 90), ("pl", 2, 40)],
    "kodachi": [("en", 3, "declare"), ("de", 4, "fight"), ("fr", 4, "take"), ("pl", 4, "decide")],
}


@pytest.mark.parametrize(("game", "situation"), [(game, one) for game, all in SITUATIONS.items() for one in all])
def test_no_hint_covers_anything_or_takes_its_room(opened: Open, server: Server, game: str, situation: tuple[str, int, Any]) -> None:
    language, seats, when = situation
    ada = person(server)

    def there(table: Table) -> bool:
        view: Any = table.view(0)
        phase = when if game == "kodachi" else "choose"
        return table.to_move == 0 and view.phase == phase and table.ply >= (when if game == "kokopelli" else 20)

    id = rigged.table(server, game, [ada], seats=seats, until=there)
    page = opened(f"/table/{id}", storage_state=ada.storage(server, language, **{"kotable.settings": "{}"}), calm=False)
    texts = (files("kotable") / "locale" / language / "coach.ftl").read_text("utf-8")
    hints = [re.sub(r"\{ \$\w+ \}", "Eva", text) for text in re.findall(rf"^coach-{game}-.* = (.*)", texts, re.MULTILINE)]
    assert len(hints) > 20
    longest = max(hints, key=len)
    page.wait_for_selector(rigged.READY[game])
    expect(page.locator(".coach.speaks")).to_be_visible()
    page.wait_for_function("() => !document.getAnimations().length")
    told = set()
    # What is less urgent is not told after something urgent in the same decision, but to somebody who comes back.
    for _ in range(2):
        while (said := page.locator(".coach.speaks p")).count():
            told.add(said.inner_text())
            for width, height in WINDOWS:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                page.evaluate("() => document.getAnimations().forEach((a) => a.finish())")
                assert page.evaluate(IN_THE_WAY, longest) == [], (width, height, told)
            high = page.evaluate("() => document.querySelector('main').getBoundingClientRect().top")
            # A hint goes, the table stays where it is.
            page.evaluate("() => document.querySelector('.coach .got').click()")
            assert page.evaluate("() => document.querySelector('main').getBoundingClientRect().top") == high
        page.reload()
        page.wait_for_selector(rigged.READY[game])
        page.wait_for_selector(".coach", state="attached")
    assert told


def test_the_coach_is_silent_about_what_was_done_until_it_is_called_again(opened: Open, server: Server) -> None:
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], seats=2, until=begins(0))
    state = ada.storage(server)
    for item in state["origins"][0]["localStorage"]:
        if item["name"] == "kotable.settings":
            item["value"] = "{}"
    page = opened(f"/table/{id}", storage_state=state)
    page.wait_for_selector(rigged.READY["kokopelli"])
    expect(page.locator(".coach.speaks")).to_have_text(re.compile("most points"))
    page.locator("#act-draw").click()
    seen = "() => JSON.parse(localStorage['kotable.settings'])['seen'] ?? []"
    page.wait_for_function(f"() => ['kokopelli-goal', 'kokopelli-draw'].every((hint) => ({seen})().includes(hint))")
    page.locator("header .more").click()
    page.get_by_role("button", name="Show the hints again").click()
    assert page.evaluate(seen) == []
    page.locator("header .more").click()
    expect(page.get_by_role("link", name="The lesson again")).to_have_attribute("href", "/learn/kokopelli")


@pytest.mark.parametrize("game", GAMES)
def test_the_sources_of_points_add_up_at_any_time(opened: Open, server: Server, game: str) -> None:
    ada = person(server)
    id = rigged.table(server, game, [ada], seats=3, until=begins(0, after=120))
    page = opened(f"/table/{id}", storage_state=ada.storage(server))
    page.wait_for_selector(rigged.READY[game])
    page.wait_for_selector(rigged.WRITTEN)
    rows = page.locator(".points details")
    expect(rows).to_have_count(3)
    for row in rows.all():
        row.locator("summary").click()
        total = int(row.locator("summary strong").inner_text())
        assert total > 0
        expect(row.locator(".sources b").first).to_be_visible()
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


FINISHING = """kokopelli position 1
seats: 4
ceremonies: chieftain hunter warrior tortoise paw drummer shaman spider_woman eagle_feather snake_dance
turn: 0
seat 0:
  hand: kokopelli shaman
  left-1: hunter*3
"""
COVERED = """() => {
  const box = document.querySelector('.forecast').getBoundingClientRect()
  return [...document.querySelectorAll('.turn-line h1, .acts .act, .card.held, .space.target')].filter((e) => {
    const b = e.getBoundingClientRect()
    return b.left < box.right && b.right > box.left && b.top < box.bottom && b.bottom > box.top
  }).map((e) => e.id || e.className)
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_who_chooses_a_card_sees_what_it_pays_and_nothing_lies_over_the_way(opened: Open, server: Server, width: int, height: int) -> None:
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], seats=4, position=FINISHING, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server), calm=False, width=width, height=height)
    page.wait_for_selector(rigged.READY["kokopelli"])
    page.locator(".card.held[data-kind=kokopelli]").click()
    page.wait_for_selector(".forecast")
    assert page.evaluate(COVERED) == []
    # A pointer that rests on the chosen card asks nothing.
    page.wait_for_timeout(1000)
    expect(page.locator(".why-bubble")).to_have_count(0)
    page.locator(".space.target").click()
    page.wait_for_function("() => !document.querySelector('.space[data-slot=\"0/left-1\"][data-kind]')")


MANY_ENDS = FINISHING.replace("left-1: hunter*3", "left-1: hunter*3\n  right-2: snake_dance*3\nseat 3:\n  left-1: warrior*3")


def test_a_place_below_what_another_one_pays_can_still_be_chosen(opened: Open, server: Server) -> None:
    ada = person(server, "Stiller Igel")
    id = rigged.table(server, "kokopelli", [ada], seats=4, position=MANY_ENDS, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server, "de"), width=1024, height=768)
    page.wait_for_selector(rigged.READY["kokopelli"])
    page.locator(".card.held[data-kind=kokopelli]").click()
    page.locator(".space.target[data-slot='0/right-2']").hover()
    expect(page.locator(".forecast")).to_contain_text("Schlangentanz")
    page.locator(".space.target[data-slot='3/left-1']").click()
    page.wait_for_function("() => !document.querySelector('.space[data-slot=\"3/left-1\"][data-kind]')")


ROOMS = """() => [...document.querySelectorAll('[data-zone=guard]')].filter((e) => !e.matches('.gone'))
  .map((e) => [e.dataset.card, Math.round(e.getBoundingClientRect().x)]).sort((a, b) => a[1] - b[1])"""


def test_a_guard_stands_in_the_same_room_after_a_reload(opened: Open, server: Server) -> None:
    ada = person(server)

    def taking(table: Table) -> bool:
        view: Any = table.view(0)
        if table.to_move != 0 or view.phase != "take" or view.active != 0:
            return False
        return view.allowed > 1 and view.taken == 0 and len({guard.card for guard in view.guard_row}) == len(view.guard_row)

    def boldly(table: Table) -> int:
        """Beat guards where that is possible, and go on until two cards may be taken."""
        match = table.playing()
        view, legal = match.state.view(table.to_move), match.state.legal()
        beats = [action for action in legal if "defeated" in [event.kind for event in match.setup.foresee(view, action)]]
        enough = "stop" if match.state.view(0).defeated >= 3 else "go-on"  # type: ignore[attr-defined]
        further = [action for action in legal if match.setup.actions[action].verb == enough]
        return (beats or further or legal)[0]

    # Not every game comes to that.
    tables = (rigged.table(server, "kodachi", [ada], seats=2, until=taking, choose=boldly) for _ in range(20))
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
