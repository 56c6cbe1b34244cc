"""What the others did can be followed: since the reader's last turn, one line for each of them, on every size of window, with motion on."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import expect

from kotable.texts import Texts
from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.hands import MAKE_TABLE
from tests.browser.rigged import person, truth

TOLD = {"opened", "played", "finished", "cancelled", "took", "bought", "defeated", "failed", "token-gained"}
LINES = """() => Object.fromEntries([...document.querySelectorAll('[data-since]')].filter((e) => e.getClientRects().length).map((e) => [
  e.dataset.since,
  { text: e.textContent, points: [...e.querySelectorAll('.chip')].map((c) => c.textContent.trim()) },
]))"""
TURNS = 4


def expected(server: Server, id: str, game: str, seat: int) -> tuple[dict[int, list[str]], dict[int, Counter[int]]]:
    """What the log of the server says the others did since this seat's last turn: sentences, and points by who got them."""
    match = truth(server, id).playing()
    texts = Texts("en", game)
    sentences: dict[int, list[str]] = {}
    points: dict[int, Counter[int]] = {}
    turns = [(ply, event.seat) for ply, events in enumerate(match.events) for event in events if event.kind == "turn-began"]
    own = [ply for ply, who in turns if who == seat]
    # In the own turn, all since the one before: what the reader was asked in others' turns ends nothing.
    at = next(iter(own[-2:-1] if turns[-1][1] == seat else own[-1:]), 0)
    for mover, events in zip(match.movers[at:], match.events[at + 1 :], strict=True):
        if mover == seat:
            continue
        for event in events:
            if event.kind in TOLD:
                key = event.public.get("card") or event.public.get("ceremony") or event.public.get("clan")
                sentences.setdefault(mover, []).append(texts.thing("card", str(key)))
            if event.kind == "scored":
                points.setdefault(mover, Counter())[event.seat] += event.public["points"]
    return sentences, points


@pytest.mark.parametrize(
    ("game", "width", "height"), [("kokopelli", 1440, 900), ("kodachi", 1024, 768), ("kokopelli", 390, 844), ("kodachi", 390, 844)]
)
def test_since_your_last_turn_tells_everything(opened: Open, server: Server, game: str, width: int, height: int) -> None:
    page = opened(width=width, height=height, calm=False, locale="en")
    wish = {"game": game, "seats": 3, "bots": {"1": "easy", "2": "easy"}, "options": {"first": 0}, "hints": True}
    id = str(page.evaluate(MAKE_TABLE, wish))
    page.evaluate("() => localStorage.setItem('kotable.settings', JSON.stringify({ coach: false, speed: 'quick' }))")
    hears = rigged.Ear(page)
    page.goto(f"/table/{id}")
    told = 0
    for _ in range(4000):
        if told >= TURNS or page.query_selector(".ending"):
            break
        # The page has heard all that happened, and shows it: it is the reader's decision.
        if not hears.knows(server, id) or not rigged.ready(page, game):
            page.wait_for_timeout(10)
            continue
        sentences, points = expected(server, id, game, 0)
        if sentences or points:
            lines = page.evaluate(LINES)
            for seat, names in sentences.items():
                for name in names:
                    assert name in lines[str(seat)]["text"], (seat, name, lines)
            for seat, sums in points.items():
                shown = lines[str(seat)]["points"]
                assert sorted(f"+{sum}" for sum in sums.values()) == sorted(shown), (seat, sums, lines)
            told += 1
        rigged.act(page, game)
    assert told >= 3


FINISH = """kokopelli position 1
seats: 2
turn: 1
seat 0:
  hand: shaman*2
  left-1: hunter*3
seat 1:
  hand: hunter
"""


def test_a_finished_ceremony_is_a_moment_and_leaves_its_traces(opened: Open, server: Server) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    id = rigged.table(server, "kokopelli", [ada, bob], position=FINISH, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server), calm=False)
    page.wait_for_selector(rigged.HAND["kokopelli"])
    # What is said for a moment is written down: this machine may be slow.
    page.evaluate("""() => {
      window.said = []
      new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
        if (node.classList?.contains('word')) said.push(node.innerText.replace(/\\s+/g, ' '))
      }))).observe(document.querySelector('.flights'), { childList: true })
    }""")
    yours = opened(f"/table/{id}", storage_state=bob.storage(server))
    yours.wait_for_selector(rigged.READY["kokopelli"])
    rigged.act(yours, "kokopelli")
    rigged.act(yours, "kokopelli")
    page.wait_for_function("() => said.length")
    assert any("+5 Bob" in text and "+1 you" in text for text in page.evaluate("() => said")), page.evaluate("() => said")
    # Where somebody acted, the sign of who it was stays until the reader acts.
    expect(page.locator("[data-slot='0/left-1'] .trace.seat-1")).to_have_count(1)
    # The log counts and adds up: one entry of the turn, with who got what for what.
    expect(page.locator(".log .score")).to_have_count(2)
    expect(page.locator(".log .score").nth(1)).to_contain_text("You")


BOUGHT = """() => [...document.querySelectorAll('.log .go')].flatMap((go) =>
  [...go.querySelectorAll('.deed')].filter((deed) => / buys /.test(deed.textContent)).map((deed) => [
    go.querySelector('h3').textContent.replace(/Round.*/, '').trim(),
    deed.querySelector('.quiet-only').textContent.split(' buys ')[0].split(' ').at(-1),
    deed.querySelector('.icons').firstElementChild.matches('.sign'),
  ]))"""


def test_the_log_says_who_bought_in_the_turn_of_another(opened: Open, server: Server) -> None:
    ada = rigged.person(server)
    id = rigged.table(server, "kodachi", [ada], seats=3, until=rigged.begins(0, after=150))
    page = opened(f"/table/{id}", storage_state=ada.storage(server))
    page.wait_for_function("() => document.querySelector('.log ol')?.getAttribute('aria-busy') === 'false'")
    bought = [(turn.replace("You", "Ada"), buyer, signed) for turn, buyer, signed in page.evaluate(BOUGHT)]
    assert {turn == buyer for turn, buyer, _ in bought} == {True, False}, bought
    assert all(signed == (turn != buyer) for turn, buyer, signed in bought), bought
