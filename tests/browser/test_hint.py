"""One hint, on every size of window: it shows its move on the table and says why."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.hands import MAKE_TABLE
from tests.browser.rigged import begins, person
from tests.browser.test_room import GAMES, IN_THE_WAY, WINDOWS

BUTTON = {"kokopelli": ".act.bare", "kodachi": "#kd-hint"}
RINGS = """() => [...document.querySelectorAll('.lit rect.ring')].map((ring) => {
  const box = ring.getBoundingClientRect()
  return box.width > 10 && box.left > -9 && box.top > -9 && box.right < innerWidth + 9 && box.bottom < innerHeight + 9
})"""


@pytest.mark.parametrize(("game", "width", "height"), [("kokopelli", 390, 844), ("kodachi", 1440, 900), ("kodachi", 390, 844)])
def test_a_hint_shows_its_move_on_the_table(opened: Open, server: Server, game: str, width: int, height: int) -> None:
    page = opened(width=width, height=height, calm=False, locale="en")
    id = page.evaluate(MAKE_TABLE, {"game": game, "seats": 2, "bots": {"1": "easy"}, "options": {"first": 0}, "hints": True})
    page.goto(f"/table/{id}")
    page.wait_for_selector(rigged.READY[game])
    page.locator(BUTTON[game]).click()
    expect(page.locator(".advice")).to_contain_text("Hint:")
    page.wait_for_function(f"() => {{ const rings = ({RINGS})(); return rings.length && rings.every((inside) => inside) }}")
    # Whoever acts needs it no longer.
    rigged.act(page, game)
    rigged.act(page, game)
    expect(page.locator(".advice")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "coach"), [("en", "off"), ("de", "new"), ("fr", "new"), ("pl", "off")])
def test_a_hint_covers_nothing(opened: Open, server: Server, game: str, language: str, coach: str) -> None:
    """It takes the coach's row, or one of its own: neither the table nor what the hint speaks of is under it, and no answer that nobody
    has asked for."""
    ada = person(server)
    id = rigged.table(server, game, [ada], seats=4 if game == "kokopelli" else 3, until=begins(0, after=40))
    settings = {"kotable.settings": f'{{"coach": "{coach}"}}'}
    page = opened(f"/table/{id}", storage_state=ada.storage(server, language, **settings), calm=False)
    page.wait_for_selector(rigged.READY[game])
    assert coach == "off" or page.wait_for_selector(".coach")
    page.locator(BUTTON[game]).click()
    page.wait_for_selector(".advice")
    page.wait_for_selector(".lit rect.ring", state="attached")

    def faults() -> list[tuple[int, str]]:
        found = []
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            page.evaluate("() => document.getAnimations().forEach((a) => a.effect.getTiming().iterations < 99 && a.finish())")
            found += [(width, fault) for fault in page.evaluate(IN_THE_WAY, "")]
        return found

    hinted = faults()
    expect(page.locator(".coach, .why-bubble")).to_have_count(0)
    page.locator(".advice button").click()
    expect(page.locator(".advice")).to_have_count(0)
    if coach == "new":
        expect(page.locator(".coach")).to_have_count(1)
        hinted = [fault for fault in hinted if fault not in faults()]  # what the coach's row does to the table is no fault of the hint
    assert hinted == []


def test_what_somebody_says_takes_no_hint_away(opened: Open, server: Server) -> None:
    ada, bob = person(server), person(server, "Bob")
    id = rigged.table(server, "kokopelli", [ada, bob], until=begins(0, after=10))
    page = opened(storage_state=ada.storage(server))
    page.add_init_script(rigged.late("hinted"))
    page.goto(f"/table/{id}")
    yours = opened(f"/table/{id}", storage_state=bob.storage(server))
    page.wait_for_selector(rigged.READY["kokopelli"])
    page.locator(BUTTON["kokopelli"]).click()
    for text in ("Take your time", "Or not"):
        yours.locator("#chat input").fill(text)
        yours.keyboard.press("Enter")
        expect(page.locator("#chat")).to_contain_text(text)
        expect(page.locator(".advice")).to_contain_text("Hint:")


def test_what_a_hint_names_second_is_never_told_as_better(opened: Open, server: Server) -> None:
    """A search takes what it has looked at most, and what it has looked at less may seem better."""
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], until=begins(0, after=10))
    page = opened(storage_state=ada.storage(server))

    def turned(message: str | bytes) -> str | bytes:
        frame = json.loads(message)
        if isinstance(frame, dict) and frame["t"] == "hinted":
            frame["considered"][0]["chance"], frame["considered"][1]["chance"] = 0.62, 0.65
        return json.dumps(frame)

    def between(page_end: WebSocketRoute) -> None:
        server_end = page_end.connect_to_server()
        server_end.on_message(lambda message: page_end.send(turned(message)))

    page.route_web_socket("**/*", between)
    page.goto(f"/table/{id}")
    page.wait_for_selector(rigged.READY["kokopelli"])
    page.locator(BUTTON["kokopelli"]).click()
    expect(page.locator(".advice p")).to_contain_text("Chance to win: 62%. About as good: ")
    expect(page.locator(".advice p")).not_to_contain_text("65")
