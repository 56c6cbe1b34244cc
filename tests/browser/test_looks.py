"""What a stranger would notice: nothing jumps, nothing lies over what it tells, and what is lit is what is spoken of."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.rigged import person

LIT = """(selector) => {
  const rings = [...document.querySelectorAll('.lit .ring')].map((ring) => ring.getBoundingClientRect())
  return [...document.querySelectorAll(selector)].some((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    const at = { x: x + width / 2, y: y + height / 2 }
    return rings.some((r) => at.x > r.left && at.x < r.right && at.y > r.top && at.y < r.bottom)
  })
}"""
HUNTER = ".village .space[data-slot^='0/'][data-kind=hunter]"


def test_a_lesson_lights_what_was_done_and_logs_it_as_the_learners_turn(opened: Open) -> None:
    page = opened("/learn/kokopelli")
    for _ in range(2):
        page.locator(".teacher .btn.main").click()
    page.wait_for_function(LIT, arg=".village .space.empty[data-slot^='0/left']")
    page.locator(".card.held[data-kind=hunter]").click()
    page.locator(".village .space.empty[data-slot^='0/left']").first.click()
    page.wait_for_function(LIT, arg=HUNTER)
    assert not page.evaluate(LIT, ".village .space.empty[data-slot^='0/']")
    expect(page.locator("#log h3")).to_have_text(["You"])


def test_the_words_of_a_turn_do_not_move_the_villages(opened: Open, server: Server) -> None:
    one = person(server)
    table = rigged.table(server, "kokopelli", [one], seats=4, until=rigged.begins(0, after=8))
    page = opened(f"/table/{table}", storage_state=one.storage(server))
    villages = "() => [...document.querySelectorAll('.village')].map((node) => Math.round(node.getBoundingClientRect().x))"
    page.wait_for_selector(".card.can")
    page.evaluate(rigged.DRAWN)
    before = page.evaluate(villages)
    assert len(set(before)) > 2
    for words in ("Du", "Der Größte Hüpfer ist am Zug: noch 2 Aktionen"):
        page.evaluate("(words) => (document.querySelector('.turn-line h1').textContent = words)", words)
        assert page.evaluate(villages) == before, words


def test_a_raised_card_that_is_asked_wears_its_ring_itself(opened: Open, server: Server) -> None:
    one = person(server)
    table = rigged.table(server, "kokopelli", [one], until=rigged.begins(0, after=8))
    page = opened(f"/table/{table}", storage_state=one.storage(server))
    page.locator(".card.can").first.hover()
    expect(page.locator(".why-bubble")).to_be_visible()
    ring = "(node) => getComputedStyle(node).outlineStyle"
    assert page.locator(".card.in-question").evaluate(ring) == "none"
    assert page.locator(".card.in-question .face").evaluate(ring) == "solid"


def test_whose_decision_it_is_stays_marked_when_a_plate_was_asked(opened: Open, server: Server) -> None:
    one, other = person(server), person(server, "Nils")
    table = rigged.table(server, "kodachi", [one, other], until=rigged.begins(1, after=8))
    page = opened(f"/table/{table}", storage_state=one.storage(server))
    plate = page.locator("#kd-seat-1.asked")
    plate.hover()
    expect(page.locator(".why-bubble")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".why-bubble")).to_be_hidden()
    expect(plate).to_be_visible()


def test_a_rule_that_was_gone_to_can_be_read(opened: Open) -> None:
    page = opened("/rules/kodachi#KD-3.3")
    expect(page.locator("[id='KD-3.3']")).to_be_focused()
    expect(page.locator("[id='KD-3.3'] [data-ask]").first).to_be_visible()
    page.wait_for_timeout(400)  # longer than a focus waits before it asks
    expect(page.locator(".why-bubble")).to_be_hidden()


def test_the_name_that_is_offered_stays_the_same(opened: Open) -> None:
    page = opened("/")
    offered = page.locator("button.name").inner_text().strip()
    assert offered
    for game in ("kodachi", "kokopelli", "kodachi", "kokopelli"):  # by chance the same name would be drawn, but not each time
        page.goto(f"/learn/{game}")
        expect(page.locator(".side .points")).to_contain_text(offered)


BESIDE = """kokopelli position 1
seats: 2
ceremonies: chieftain hunter warrior tortoise paw drummer shaman spider_woman eagle_feather snake_dance
turn: 1
seat 0:
  hand: shaman*2 paw drummer
  left-1: hunter*3
  left-2: shaman
seat 1:
  hand: hunter drummer tortoise
  left-1: paw
  left-2: tortoise
"""
"""Seat 1 is about to finish a ceremony of seat 0: it pays at once by the finish, the Shaman beside it, Paw and Tortoise."""
WATCH = """() => {
  window.most = 0
  window.clashes = []
  const look = () => {
    const words = [...document.querySelectorAll('.flights .word')]
    window.most = Math.max(window.most, words.length)
    const boxes = words.map(({ offsetLeft: x, offsetTop: y, offsetWidth: w, offsetHeight: h }) => [x - w / 2, y - h / 2, w, h])
    window.clashes.push(...boxes.filter((box) => box[2] > 200)) // wider than a name and a number
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1))
        if (a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3]) window.clashes.push([a, b])
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
def test_points_told_side_by_side_do_not_lie_over_each_other(opened: Open, server: Server, width: int, height: int) -> None:
    ada, nils = person(server), person(server, "Nils")
    table = rigged.table(server, "kokopelli", [ada, nils], position=BESIDE, until=lambda table: True)
    page = opened(f"/table/{table}", calm=False, width=width, height=height, storage_state=ada.storage(server))
    yours = opened(f"/table/{table}", storage_state=nils.storage(server))
    page.wait_for_selector(".card.held")
    page.evaluate(WATCH)
    yours.locator(".card.can[data-kind=hunter]").click()
    yours.locator(".space.target[data-slot='0/left-1']").click()
    page.wait_for_function("() => window.most > 1")
    page.wait_for_function("() => !document.querySelector('.flights .word')")
    assert not page.evaluate("() => window.clashes.slice(0, 3)")


TAKING = """kodachi position 1
seats: 2
turn: 1
phase: take
house-row: red-a
guard-row: g3-fan
guards: g5-vase
seat 0:
  hand: dojo-1 dojo-2
seat 1:
  hand: dojo-4 dojo-5
  treasures: g1-fan g1-jade
"""
NUMBERS = """() => {
  window.told = 0
  window.covered = []
  const look = () => {
    const numbers = [...document.querySelectorAll('.piece:is(.house, .guard) :is(.vals, .val)')].map((e) => e.getBoundingClientRect())
    for (const word of document.querySelectorAll('.flights .word')) {
      window.told++
      const a = word.getBoundingClientRect()
      const over = (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      if (numbers.some(over)) window.covered.push(word.innerText)
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_points_for_a_card_leave_the_number_of_the_next_one_free(opened: Open, server: Server, width: int, height: int) -> None:
    ada, nils = person(server), person(server, "Nils")
    table = rigged.table(server, "kodachi", [ada, nils], position=TAKING, until=lambda table: True)
    page = opened(f"/table/{table}", calm=False, width=width, height=height, storage_state=ada.storage(server))
    yours = opened(f"/table/{table}", storage_state=nils.storage(server))
    page.wait_for_selector(".piece.guard .vals")
    page.evaluate(rigged.DRAWN)
    page.evaluate(NUMBERS)
    yours.locator("[data-zone=guard].live").click()
    page.wait_for_function("() => window.told && !document.querySelector('.flights .word')")
    assert not page.evaluate("() => window.covered.slice(0, 3)")


REACH = """kokopelli position 1
seats: 4
ceremonies: chieftain hunter warrior tortoise paw drummer shaman spider_woman eagle_feather snake_dance
turn: 0
seat 0:
  hand: paw hunter
  left-1: paw
seat 2:
  left-1: paw*3
seat 3:
  left-1: hunter*3
"""
"""Both villages have a ceremony that lacks one card of the hand; only that of the neighbour is within reach."""


def test_the_coach_points_at_a_ceremony_that_can_be_finished(opened: Open, server: Server) -> None:
    one = person(server)
    id = rigged.table(server, "kokopelli", [one], seats=4, position=REACH, until=lambda table: True)
    seen = [f"kokopelli-{name}" for name in ("goal", "begin", "short", "limit", "go-on", "vase", "last")]
    settings = json.dumps({"coach": "new", "seen": seen})
    page = opened("about:blank", storage_state=one.storage(server, **{"kotable.settings": settings}))
    page.add_init_script(rigged.late("foreseen"))  # the coach says nothing else meanwhile
    page.goto(f"/table/{id}")
    expect(page.locator(".coach.speaks")).to_contain_text("One card is missing here")
    page.wait_for_function(LIT, arg="[data-slot='3/left-1']")
    assert not page.evaluate(LIT, "[data-slot='2/left-1']")


def test_what_was_opened_by_a_key_gives_the_focus_back(opened: Open, server: Server) -> None:
    one = person(server)
    table = rigged.table(server, "kokopelli", [one], until=rigged.begins(0, after=8))
    page = opened(f"/table/{table}", storage_state=one.storage(server))
    card = page.locator(".card.can").first
    for key, box in (("g", "section.page"), ("?", "section.keys")):
        card.focus()
        page.keyboard.press(key)
        expect(page.locator(box)).to_be_focused()
        page.keyboard.press("Escape")
        expect(card).to_be_focused()
