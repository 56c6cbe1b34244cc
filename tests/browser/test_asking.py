"""Every card, tile and sign says what it is to whoever points at it, focuses it or presses it long; in four languages."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kotable.kodachi.cards import standard
from kotable.server.table import Table
from kotable.texts import LANGUAGES, Texts
from tests.browser import rigged
from tests.browser.conftest import Open, Server

# The tables of the lessons: the same cards lie on them every time. Moments with points, a log and things taken, when it is the learner's
# turn: they last until the learner does something.
MOMENTS = {"kokopelli": 14, "kodachi": 11}

# Bubbles wait until somebody rests on a thing. The page's clock goes faster here: there are many things.
HURRY = """() => {
  const real = window.setTimeout
  window.realTimeout = real
  window.setTimeout = (run, ms = 0, ...more) => real(run, ms / 40, ...more)
}"""

CAPTIONS = "all => all.map((one) => one.id.replace('figure-', 'figures-'))"
WAYS = ("hover", "focus", "press")

ASK_ALL = """async ([how, within = '']) => {
  const wait = (ms) => new Promise((done) => realTimeout(done, ms))
  let patience = 12_000
  const seen = (node) => {
    const box = node.getBoundingClientRect()
    const inside = box.bottom > 0 && box.top < innerHeight && box.width > 0
    return inside && node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  // What takes the focus for it: itself, something around it, or a link inside. The ground of a table and the whole log do not count.
  const HOLDERS = 'button, a, summary, [data-thing], [tabindex="0"]:not(ol)'
  const holder = (node) => node.closest(HOLDERS) ?? node.querySelector('a')
  const all = [...document.querySelectorAll(within + ' [data-ask]')].filter(seen)
  const keyed = new Map()
  // Of what is there several times each card, and of all others one on the table, in the log and in "since your last turn"; for the focus
  // one that can have it.
  for (const [n, node] of all.entries()) {
    const place = node.closest('.log') ? ' log' : node.closest('.since') ? ' since' : ''
    const key = node.dataset.ask + place + (node.matches('.card') ? ` ${n}` : '')
    if (!keyed.has(key) || (how === 'focus' && !holder(keyed.get(key)))) keyed.set(key, node)
  }
  const told = {}
  for (const [key, node] of keyed) {
    document.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true, clientX: -1, clientY: -1 }))
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    const bubble = () => document.querySelector('.why-bubble .what')
    for (let i = 0; i < 500 && bubble(); i++) await wait(1)
    const box = node.getBoundingClientRect()
    const at = { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
    const touch = { ...at, pointerType: 'touch' }
    const focused = how === 'focus' ? holder(node) : null
    if (how === 'hover') node.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse' }))
    else if (how === 'focus') {
      document.activeElement?.blur()
      const where = focused?.getBoundingClientRect().y
      focused?.scrollIntoView({ block: 'nearest' })
      // What scrolls hides the answer: at this pace it would come before the page has heard of that.
      if (focused?.getBoundingClientRect().y !== where) await new Promise((done) => requestAnimationFrame(() => realTimeout(done, 20)))
      focused?.focus({ focusVisible: true })
    } else node.dispatchEvent(new PointerEvent('pointerdown', touch))
    // The first answer waits for its words.
    for (let i = 0; (how !== 'focus' || focused) && i < patience && !bubble(); i++) await wait(2)
    if (!bubble()) patience = 100 // then there is no need to wait as long for the others
    // What has the focus may hold several things: the key I goes on to the next.
    const inner = focused?.querySelectorAll('[data-ask]').length ?? 0
    for (let i = 0; i < inner && !node.classList.contains('in-question'); i++) {
      const before = document.querySelector('.in-question')
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'i' }))
      for (let n = 0; n < 500 && document.querySelector('.in-question') === before; n++) await wait(2)
    }
    const found = bubble()
    const rect = found?.closest('.why-bubble').getBoundingClientRect()
    told[key] = {
      asked: node.classList.contains('in-question'),
      name: found?.querySelector('.tells b')?.textContent ?? '',
      text: found?.querySelector('.text')?.textContent ?? '',
      rule: found?.querySelector('a')?.textContent ?? '',
      picture: !!found?.querySelector('.picture'),
      inside: !!rect && rect.left >= 0 && rect.top >= 0 && rect.right <= innerWidth + 1 && rect.bottom <= innerHeight + 1,
      over: !!rect && rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top,
    }
    if (how === 'press') {
      node.dispatchEvent(new PointerEvent('pointerup', touch))
      node.dispatchEvent(new MouseEvent('click', { ...at, cancelable: true }))
    }
  }
  return told
}"""
# The figures of a game that nobody can ask. Not meant: the brand, buttons that say in words what they do, and ornaments beside a sentence.
UNASKED = """() => [...document.querySelectorAll('use')]
  .filter((use) => /#k[dp]-/.test(use.getAttribute('href')) && !use.closest('[data-ask], .brand, .do, .act, header.say, .calm, .rear'))
  .filter((use) => use.closest('svg').checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((use) => use.getAttribute('href').split('#')[1] + ' in ' + use.closest('[class]:not(svg)')?.className)"""


def at_moment(opened: Open, game: str, lang: str, **more: Any) -> Page:
    """The table of a lesson in the middle of its way."""
    page = opened("/about", locale=lang, **more)
    progress = {game: {"beat": MOMENTS[game], "step": 0, "done": False}}
    page.evaluate("(text) => localStorage.setItem('kotable.lessons', text)", json.dumps(progress))
    page.goto(f"/learn/{game}")
    page.locator("[data-ask]").first.wait_for()
    page.locator(".teacher").wait_for()
    page.locator(rigged.KNOWN).wait_for()
    page.locator(rigged.WRITTEN).wait_for()
    page.evaluate(rigged.DRAWN)
    return page


def answered(answer: dict[str, Any], letters: str) -> bool:
    """For this thing, with picture, name, sentence and rule, in words, inside the window, beside it."""
    there = answer["name"] and answer["text"] and answer["rule"].startswith(letters) and answer["picture"] and answer["inside"]
    there = there and answer["asked"] and not answer["over"]
    return bool(there) and "{" not in answer["name"] + answer["text"] and not answer["name"].startswith("ask-")


HAND = """seat 0:
  hand: dojo-2 dojo-4*2 novice skill-one rumor-envoy red-a
  owns: skill-one rumor-envoy red-a blue-b
  tokens: red-2
  treasures: g1-scroll g2-vase g4-gold
seat 1:
  hand: dojo-4
  tokens: blue-2 blue-4
  treasures: g1-vase g2-jade
"""
FIGHT = f"kodachi position 1\nseats: 3\nphase: fight\nstance: strength\nhouse-row: green-a\nguard-row: e1/5-jade\n{HAND}"
WON = f"""kodachi position 1
seats: 3
phase: decide
stance: strength
house-row: green-a rumor-few skill-plus2
guard-row: g1-fan g2-fan g3-scroll
played: dojo-5 | dojo-5 | dojo-4
{HAND.replace("dojo-2 dojo-4*2", "dojo-2 dojo-4")}"""

# A whole table with its log, and what else stands on the stage of Kodachi: position, choices made since, and where to look.
SCENES: dict[str, tuple[str, str, tuple[str, ...], str]] = {
    "kokopelli": ("kokopelli", "", (), ""),
    "kodachi": ("kodachi", "", (), ""),
    "fighting": ("kodachi", FIGHT, (), ".stage"),
    "won": ("kodachi", WON, (), ".stage"),
    "taking": ("kodachi", WON, ("stop", "take g1-fan"), ".kodachi"),
    "paying": ("kodachi", WON, ("stop", "buy rumor-few"), ".kodachi"),
}


def scene(server: Server, ada: rigged.Person, name: str) -> str:
    game, position, choices, _ = SCENES[name]
    if not position:
        return rigged.table(server, game, [ada], seats=4, level="easy", until=rigged.begins(0, after=70))
    left = list(choices)

    def choose(table: Table) -> int:
        return table.playing().setup.parse(left.pop(0))

    return rigged.table(server, game, [ada], seats=3, position=position, until=lambda table: not left, choose=choose)


@pytest.mark.parametrize("name", SCENES)
def test_everything_answers(opened: Open, server: Server, name: str) -> None:
    game, _, _, within = SCENES[name]
    ada = rigged.person(server)
    id = scene(server, ada, name)
    ply = rigged.truth(server, id).ply
    for lang in LANGUAGES:
        page = opened(f"/table/{id}", storage_state=ada.storage(server, lang))
        settled(page)
        page.wait_for_selector("[data-zone=hand], .card.held")
        assert page.evaluate(UNASKED) == []
        asks(page, "KP-" if game == "kokopelli" else "KD-", within, 2 if within else 30)
        page.close()
    assert rigged.truth(server, id).ply == ply, "who asks plays nothing"


def settled(page: Page) -> None:
    """All of its log is there and drawn."""
    page.wait_for_selector(rigged.WRITTEN, state="attached")
    page.evaluate(rigged.DRAWN)


def asks(page: Page, letters: str, within: str, least: int) -> set[str]:
    """Every thing answers in each of the three ways; what was asked."""
    page.evaluate(HURRY)
    page.keyboard.press("Shift")  # so that what gets the focus shows it
    found = set()
    for how in WAYS:
        told: dict[str, dict[str, Any]] = page.evaluate(ASK_ALL, [how, within])
        assert len(told) >= least, how
        assert not {what: answer for what, answer in told.items() if not answered(answer, letters)}, how
        found |= {*told}
    return found


@pytest.mark.parametrize("game", MOMENTS)
def test_the_ending_tells_where_its_points_come_from(opened: Open, server: Server, game: str) -> None:
    letters = "KP-" if game == "kokopelli" else "KD-"
    one, id = rigged.finished(server, game)
    for lang in LANGUAGES:
        page = opened(f"/table/{id}", storage_state=one.storage(server, lang))
        page.locator(".ending tbody th[data-ask]").first.wait_for()
        settled(page)
        assert page.evaluate(UNASKED) == []
        assert any(what.startswith("rule:") for what in asks(page, letters, ".ending", 3)), lang
        page.close()


def test_one_bubble_says_what_it_is_and_why_it_cannot_be_used(opened: Open) -> None:
    page = at_moment(opened, "kodachi", "en")
    page.locator(".card[data-zone=hand]").first.hover()
    bubble = page.locator(".why-bubble")
    bubble.locator(".tells b").wait_for()
    bubble.locator(".not").wait_for()
    assert page.locator(".why-bubble").count() == 1


@pytest.mark.parametrize("game", MOMENTS)
def test_the_figures_of_the_rules_answer_too(opened: Open, game: str) -> None:
    """They are told in every language and never wider than the page; what their cards answer is what cards at the table do."""
    letters = "KP-" if game == "kokopelli" else "KD-"
    page = opened(f"/rules/{game}", width=390, height=844, locale="pl")
    for lang in (*LANGUAGES[1:], "en"):
        page.evaluate("lang => localStorage.setItem('kotable.language', lang)", lang)
        page.reload()
        page.locator("figure").nth(12).wait_for()
        captions = page.locator("figcaption").all_inner_texts()
        assert captions == [Texts(lang).get(key) for key in page.locator("figure").evaluate_all(CAPTIONS)]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1024, "height": 16_000})
    asks(page, letters, "", 12)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_legend_tells_all_signs_of_kodachi_and_about_all_its_cards(opened: Open, lang: str) -> None:
    page = at_moment(opened, "kodachi", lang) if lang == "en" else opened("/rules/kodachi#signs", locale=lang)
    if lang == "en":
        page.keyboard.press("g")
    tells = """(all) => all.map((li) => [
      li.querySelector('b').innerText, li.querySelector('.tells').innerText, !!li.querySelector('.picture svg, .face')
    ])"""
    page.locator(".legend li").nth(20).wait_for()
    signs = page.locator(".legend li").evaluate_all(tells)
    assert all(name and picture and "ask-" not in text and "{" not in text and "KD-" in text for name, text, picture in signs), signs
    page.goto("/about#list")
    page.locator(".legend li").nth(20).wait_for()
    cards = page.locator(".legend li").evaluate_all(tells)
    assert len(cards) == len(standard().cards) + len(standard().guards)
    assert all(name and picture and len(text) > len(name) + 8 for name, text, picture in cards), cards


def test_an_answer_stands_beside_what_was_asked_and_can_be_gone_to(opened: Open, server: Server) -> None:
    one = rigged.person(server)
    id = rigged.table(server, "kokopelli", [one], seats=4, until=rigged.begins(0, after=40))
    page = opened(f"/table/{id}", storage_state=one.storage(server), calm=False)
    page.wait_for_selector(rigged.READY["kokopelli"])
    tile = page.locator(".tile").nth(7)
    tile.hover()
    bubble = page.locator(".why-bubble")
    bubble.wait_for()
    a, b = tile.bounding_box(), bubble.bounding_box()
    assert a and b
    away = max(b["x"] - a["x"] - a["width"], a["x"] - b["x"] - b["width"], b["y"] - a["y"] - a["height"], a["y"] - b["y"] - b["height"])
    assert 0 < away < 20, (a, b)
    # The pointer goes straight to the rule, as a hand does.
    page.mouse.move(*middle_of(bubble.locator("a")), steps=12)
    expect(bubble).to_be_visible()
    expect(bubble.locator("a")).to_be_visible()


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
