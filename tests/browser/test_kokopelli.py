"""Kokopelli in the browser, as a person plays it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
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
    assert "Your turn" in page.title()
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
    expect(page.locator(".log")).to_contain_text("Quiet Heron opens")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_mouse_then_its_replay_and_a_branch(opened: Open, seats: int) -> None:
    page = opened()
    table = sit_down(page, seats)
    play_to_the_end(page)
    expect(page.locator(".ending h1")).to_contain_text(re.compile("won|share"))
    expect(page.locator(".checks li:not(.bad)")).to_have_count(3)
    expect(page.locator(".ending tfoot td")).to_have_count(seats)
    page.goto(f"/replay/{table}")
    expect(page.locator(".controls .at")).to_contain_text("Round 1")
    page.get_by_role("button", name="To the next round").click()
    expect(page.locator(".controls .at")).to_contain_text("Round 2")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".card.held").first).to_be_visible()
    page.get_by_role("combobox", name="Whose eyes").select_option("-1")
    expect(page.locator(".card.held")).to_have_count(0)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    assert not over(page)
    act_by_mouse(page)


def test_a_whole_game_by_keyboard_alone(opened: Open) -> None:
    page = opened()
    sit_down(page)
    page.keyboard.press("ArrowDown")
    for _ in range(MOST):
        if over(page):
            break
        act_by_keyboard(page)
        if over(page):
            break
        assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
    expect(page.locator(".ending h1")).to_contain_text(re.compile("won|share"))


def test_ten_refusals_say_why(opened: Open) -> None:
    page = opened()
    sit_down(page, 4)
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
            try:
                page.wait_for_selector(".why-bubble", timeout=1500)
            except Exception:
                continue
            text = page.inner_text(".why-bubble").strip()
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
    page.keyboard.press("e")
    expect(page.locator(".turn-line h1")).to_contain_text("under the pile")
    page.locator(".card.can").first.click()
    expect(page.locator(".card.held")).to_have_count(4)
    page.reload()
    expect(page.locator(".card.held")).to_have_count(4)
    expect(page.locator(".turn-line h1")).to_contain_text("under the pile")
    page.locator(".act.strong").click()
    expect(page.locator(".log")).to_contain_text("Quiet Heron draws")


def test_take_back(page: Page) -> None:
    sit_down(page, 4, first=2)  # the third to play has two actions
    page.locator(".card.can").first.click()
    page.locator(".space.target").first.click()
    expect(page.locator(".card.held")).to_have_count(4)
    page.keyboard.press("u")
    expect(page.locator(".card.held")).to_have_count(5)


def test_the_language_changes_in_the_middle_of_a_game(page: Page) -> None:
    sit_down(page)
    for code, words in (("pl", "Twoja tura"), ("de", "Du bist am Zug"), ("fr", "À vous"), ("en", "Your turn")):
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
