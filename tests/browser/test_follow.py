"""What the others did can be followed: since the reader's last turn, one line for each of them, on every size of window, with motion on."""

from __future__ import annotations

from collections import Counter

import pytest

from kotable.texts import Texts
from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.hands import MAKE_TABLE

TOLD = {"opened", "played", "finished", "cancelled", "took", "bought", "defeated", "failed", "token-gained"}
LINES = """() => Object.fromEntries([...document.querySelectorAll('[data-since]')].filter((e) => e.getClientRects().length).map((e) => [
  e.dataset.since,
  { text: e.textContent, points: [...e.querySelectorAll('.chip')].map((c) => c.textContent.trim()) },
]))"""
TURNS = 4


def expected(server: Server, id: str, game: str, seat: int) -> tuple[dict[int, list[str]], dict[int, Counter[int]]]:
    """What the log of the server says the others did since this seat's last choice: sentences, and points by who got them."""
    match = rigged.truth(server, id).playing()
    texts = Texts("en", game)
    sentences: dict[int, list[str]] = {}
    points: dict[int, Counter[int]] = {}
    at = len(match.choices)
    while at and match.movers[at - 1] != seat:
        at -= 1
    for mover, events in zip(match.movers[at:], match.events[at + 1 :], strict=True):
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
    page.goto(f"/table/{id}")
    told = 0
    for _ in range(TURNS * 4):
        if told >= TURNS or page.query_selector(".ending"):
            break
        page.wait_for_function("(ready) => document.querySelector('.ending') || document.querySelector(ready)", arg=rigged.READY[game])
        sentences, points = expected(server, id, game, 0)
        if sentences or points:
            page.wait_for_timeout(50)
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
