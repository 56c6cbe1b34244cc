"""Kokopelli in the browser, as a person plays it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.hands import act_by_keyboard, act_by_mouse, over, sit_down

MOST = 260


def play_to_the_end(page: Page, act: object = act_by_mouse) -> int:
    for count in range(MOST):
        if over(page):
            return count
        assert callable(act)
        act(page)
    raise AssertionError("the game does not end")


def test_one_click_from_the_start_page_to_the_first_move(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Kokopelli: Play now")).click()
    expect(page.locator(".card.held")).to_have_count(5)
    expect(page.locator(".turn-line h1")).to_contain_text("Your turn")
    expect(page).to_have_title(re.compile("Your turn"))
    page.locator(".card.can").first.click()
    before = page.locator(".card.held").count()
    page.locator(".space.target").first.click()
    expect(page.locator(".card.held")).to_have_count(before - 1)
    expect(page.locator(".log")).to_contain_text("opens")


def test_the_place_may_come_first(page: Page) -> None:
    sit_down(page)
    page.locator(".own .space.can").first.click()
    expect(page.locator(".space.target")).to_have_count(1)
    page.locator(".card.can").first.click()
    expect(page.locator(".log")).to_contain_text("You open")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_by_mouse_then_its_replay_and_a_branch(opened: Open, server: Server, seats: int) -> None:
    # With two, the whole game, in motion and at the pace that people have; with four, the last choices.
    if seats == 2:
        page = opened(calm=False)
        table = sit_down(page, seats)
    else:
        ada = rigged.person(server)
        table = rigged.table(server, "kokopelli", [ada], seats=seats, level="easy", but=30)
        page = opened(f"/table/{table}", storage_state=ada.storage(server))
    play_to_the_end(page)
    expect(page.locator(".ending h1")).to_contain_text(re.compile("wins?|share"))
    expect(page.locator(".checks li.bad")).to_have_count(0)
    expect(page.locator(".checks li")).to_have_count(3 if seats == 2 else 2)  # the own part in the shuffle is known where one sat down
    expect(page.locator(".ending tfoot td")).to_have_count(seats)
    page.goto(f"/replay/{table}")
    expect(page.locator(".controls .at")).to_contain_text("Round 1")
    for _ in range(seats):
        page.get_by_role("button", name="To the next turn").click()
    expect(page.locator(".controls .at")).to_contain_text("Round 2")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".card.held").first).to_be_visible()
    page.get_by_role("combobox", name="Point of view").select_option("-1")
    expect(page.locator(".card.held")).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    assert not over(page)
    act_by_mouse(page)


def test_a_game_by_keyboard_alone(opened: Open, server: Server) -> None:
    ada = rigged.person(server)
    table = rigged.table(server, "kokopelli", [ada], level="easy", but=60)
    page = opened(f"/table/{table}", storage_state=ada.storage(server))
    assert not over(page)
    page.keyboard.press("ArrowDown")
    for _ in range(MOST):
        if over(page):
            break
        act_by_keyboard(page)
        if over(page):
            break
        assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
    expect(page.locator(".ending h1")).to_contain_text(re.compile("wins?|share"))


def test_ten_refusals_say_why(opened: Open, server: Server) -> None:
    ada = rigged.person(server)
    id = rigged.table(server, "kokopelli", [ada], seats=4, level="easy", until=rigged.begins(0))
    page = opened(f"/table/{id}", storage_state=ada.storage(server))
    found: dict[str, str] = {}
    for _ in range(30):
        if len(found) >= 10 or over(page):
            break
        things = page.query_selector_all(".card.held[aria-disabled=true], .space[aria-disabled=true], .act[aria-disabled=true]")
        for thing in things:
            page.keyboard.press("Escape")
            if not thing.is_visible():
                continue
            thing.hover()
            text = page.locator(".why-bubble").inner_text().strip()
            rule = re.search(r"KP-\d+\.\d+", text)
            assert "web-" not in text
            assert "kokopelli-no" not in text
            found[text] = rule[0] if rule else ""
            page.mouse.move(5, 60)
        act_by_mouse(page)
    assert len(found) >= 10, found
    assert sum(1 for rule in found.values() if rule) >= 8, found


def test_a_reload_in_the_middle_of_an_exchange(page: Page) -> None:
    sit_down(page)
    page.keyboard.press("e")  # once: in the exchange it means the whole hand
    expect(page.locator(".turn-line h1")).to_contain_text("under the pile")
    page.locator(".card.can").first.click()
    expect(page.locator(".card.held")).to_have_count(4)
    page.reload()
    expect(page.locator(".card.held")).to_have_count(4)
    expect(page.locator(".turn-line h1")).to_contain_text("under the pile")
    page.locator(".act.strong").click()
    expect(page.locator(".log")).to_contain_text("You draw")


def test_take_back(page: Page) -> None:
    sit_down(page, 4, first=2)  # the third to play has two actions
    page.locator(".card.can").first.click()
    page.locator(".space.target").first.click()
    expect(page.locator(".card.held")).to_have_count(4)
    page.keyboard.press("u")
    expect(page.locator(".card.held")).to_have_count(5)


def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    sit_down(page)
    for code, words in (("pl", "Twoja tura"), ("de", "Dein Zug"), ("fr", "À vous"), ("en", "Your turn")):
        page.locator("header select").select_option(code)
        expect(page.locator(".turn-line h1")).to_contain_text(words)
    expect(page.locator(".card.held")).to_have_count(5)


def test_a_spectator_sees_no_hand(opened: Open) -> None:
    player = opened()
    table = sit_down(player)
    spectator = opened(f"/table/{table}")
    expect(spectator.locator(".turn-line h1")).to_contain_text("Quiet Heron is playing")
    expect(spectator.locator(".card.held")).to_have_count(0)
    expect(spectator.locator(".act")).to_have_count(0)
    player.locator(".card.can").first.click()
    player.locator(".space.target").first.click()
    expect(spectator.locator(".card.lying").first).to_be_visible()


IN_MOTION = """kokopelli position 1
seats: 3
ceremonies: spider_woman hunter warrior tortoise paw drummer shaman eagle_feather mother_of_heaven snake_dance
turn: 0
round: 2
seat 0:
  hand: spider_woman
  left-1: hunter
  left-2: eagle_feather
seat 1:
  hand: paw*2
  left-1: paw
seat 2:
  hand: drummer
"""
SLOW = """() => {
  window.seen = new Set()
  const look = () => {
    for (const a of document.getAnimations()) if (a.playbackRate === 1) a.playbackRate = 0.02
    for (const e of document.querySelectorAll('.flight > *, .turned')) window.seen.add(e.textContent.trim() || e.classList[0])
    for (const a of document.getAnimations()) if (a.effect.target?.closest('.lying')?.dataset.kind && a.effect.target.matches('.fig'))
      window.seen.add('pulse ' + a.effect.target.closest('.card').dataset.kind)
    window.seen.add(document.querySelector('.area .edge').getAttribute('d'))
    requestAnimationFrame(look)
  }
  look()
}"""


def test_what_happens_is_seen_and_never_in_the_way(opened: Open, server: Server) -> None:
    ada = rigged.person(server)
    id = rigged.table(server, "kokopelli", [ada], seats=3, position=IN_MOTION, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server), calm=False)
    page.wait_for_selector(".card.can")
    page.wait_for_function("() => !document.getAnimations().length")
    page.evaluate(SLOW)
    page.locator(".card.held[data-kind=spider_woman]").click()
    page.locator("[data-slot='0/right-2']").dispatch_event("click")  # no pointer that would hurry what moves
    page.wait_for_function("() => ['+3', 'pulse eagle_feather', 'turned'].every((sign) => window.seen.has(sign))")
    # The outline of the play area grows by the spaces beyond, and the five cards of an empty hand turn over on their way.
    page.wait_for_function("() => [...window.seen].filter((sign) => sign.startsWith('M')).length > 4")
    expect(page.locator(".card.turning.held")).to_have_count(5)
    # A card that is still on its way can be used.
    page.wait_for_function("() => document.querySelector('.card.turning.can')?.getAnimations().length")
    box = page.locator(".card.turning.can").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".card.chosen")).to_have_count(1)


SUNNY = """kokopelli position 1
seats: {seats}
ceremonies: sun hunter warrior tortoise paw drummer shaman spider_woman eagle_feather snake_dance
turn: 0
seat 0:
  hand: paw*2 hunter drummer kokopelli
seat 1:
  left-1: sun
"""
ABOVE = """() => {
  const board = document.querySelector('.board')
  const edge = board.getBoundingClientRect().top - board.scrollTop
  return [...board.querySelectorAll('.plate, .space, .pile')]
    .filter((e) => e.offsetParent && e.getBoundingClientRect().top < edge).map((e) => e.outerHTML.slice(0, 90))
}"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_low_window_scrolls_and_hides_no_village(opened: Open, server: Server, seats: int) -> None:
    ada = rigged.person(server)
    id = rigged.table(server, "kokopelli", [ada], seats=seats, position=SUNNY.format(seats=seats), until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server), width=1024, height=600)
    page.wait_for_selector(".card.can")
    page.evaluate(rigged.DRAWN)
    assert page.evaluate(ABOVE) == []
    page.locator(".card.can").first.click()
    expect(page.locator(".card.chosen")).to_have_count(1)


def test_arrows_lead_along_a_row_before_they_leave_it(opened: Open, server: Server) -> None:
    """Beside the own village lies the neighbour's; the buttons lie below both, nearest with the coach's row above."""
    ada = rigged.person(server)
    position = rigged.CHIEFTAIN.replace("seats: 2", "seats: 3") + "seat 2:\n  hand: shaman*2\n"
    id = rigged.table(server, "kokopelli", [ada], seats=3, position=position, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server, **{"kotable.settings": "{}"}))
    page.locator(".coach").wait_for()
    page.locator(".card.held[data-kind=paw]").first.click()
    page.locator(".space.target[data-slot='0/left-2']").click()
    page.locator(".act.strong").wait_for()
    page.locator(".space[data-slot='0/right-2']").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.slot ?? document.activeElement.innerText").startswith(("1/", "2/"))
