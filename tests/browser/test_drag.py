"""Cards can be dragged to where they shall go, with mouse and finger; what can't be done is refused with the same reason as a click."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.rigged import CHIEFTAIN, REVEALING, person, truth


def sit_at(opened: Open, server: Server, game: str, position: str, **more: object) -> tuple[Page, str]:
    ada = person(server)
    id = rigged.table(server, game, [ada], position=position, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server), calm=False, **more)
    page.wait_for_selector(rigged.READY[game])
    page.evaluate(rigged.DRAWN)  # only what has been drawn knows whether a finger may take it up
    return page, id


def middle(page: Page, selector: str) -> tuple[float, float]:
    page.wait_for_function("() => !document.querySelector('.dragged, .settling')")
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: str, to: str) -> None:
    page.mouse.move(*middle(page, what))
    page.mouse.down()
    page.mouse.move(*middle(page, to), steps=5)
    page.mouse.up()


def drag_by_finger(page: Page, what: str, to: str) -> None:
    (x, y), (to_x, to_y) = middle(page, what), middle(page, to)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.2, 0.6, 1):
        at = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("touch", [False, True])
def test_a_card_of_kokopelli_is_dragged_onto_its_place(opened: Open, server: Server, touch: bool) -> None:
    page, id = sit_at(opened, server, "kokopelli", CHIEFTAIN, has_touch=touch, width=390 if touch else 1440, height=844 if touch else 900)
    move = drag_by_finger if touch else drag
    hunter = ".card.held[data-kind=hunter]"
    # Not on a ceremony of another kind: nothing is played, and the bubble says why.
    before = truth(server, id).ply
    move(page, hunter, "[data-slot='0/left-2']")
    expect(page.locator(".why-bubble .not")).to_be_visible()
    expect(page.locator(hunter)).to_have_count(1)
    assert truth(server, id).ply == before
    # Beside everything it goes back to the hand.
    move(page, hunter, ".turn-line h1")
    expect(page.locator(".card.chosen")).to_have_count(0)
    move(page, hunter, "[data-slot='0/right-1']")
    expect(page.locator("[data-slot^='0/right'][data-kind=hunter]")).to_have_count(1)
    expect(page.locator(hunter)).to_have_count(0)


FIGHT = REVEALING["kodachi"].replace("phase: decide", "phase: fight").replace("played: dojo-5\n", "")


def test_a_card_of_kodachi_is_dragged_into_the_fight(opened: Open, server: Server) -> None:
    page, id = sit_at(opened, server, "kodachi", FIGHT)
    before = truth(server, id).ply
    card = "[data-zone=hand][data-card=dojo-4]"
    drag(page, card, ".own .id")  # nowhere
    assert truth(server, id).ply == before
    drag(page, card, ".stage .body")
    expect(page.locator(card)).to_have_count(0)
    expect(page.locator("#kd-stop")).to_have_attribute("data-live", "")
