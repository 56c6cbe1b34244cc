"""Every card, tile and sign says what it is to whoever points at it, focuses it or presses it long; in four languages."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from kotable.kodachi.cards import standard
from kotable.lessons import lesson
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
  window.setTimeout = (run, ms = 0, ...more) => real(run, ms / 12, ...more)
}"""

CAPTIONS = "all => all.map((one) => one.id.replace('figure-', 'figures-'))"
WAYS = (("hover", 20), ("focus", 10), ("press", 5))

ASK_ALL = """async ([how, each, within = '']) => {
  const wait = (ms) => new Promise((done) => realTimeout(done, ms))
  const seen = (node) => {
    const box = node.getBoundingClientRect()
    const inside = box.bottom > 0 && box.top < innerHeight && box.width > 0
    return inside && node.checkVisibility({ visibilityProperty: true })
  }
  // What takes the focus for it: itself, something around it, or a link inside.
  const holder = (node) => node.closest('button, a, summary, [tabindex]') ?? node.querySelector('a')
  let things = [...document.querySelectorAll(within + ' [data-ask]')].filter(seen)
  const first = (node, i) => things.findIndex((other) => other.dataset.ask === node.dataset.ask) === i
  if (!each) things = things.filter(first)
  const kind = (node) => node.dataset.ask.split(':')[0]
  if (how === 'press') things = things.filter((node, i) => things.findIndex((other) => kind(other) === kind(node)) === i)
  // A card takes the focus itself and answers for itself: one that can't is a fault.
  const alone = (node) => each && how === 'focus' && node.matches('.card')
  if (how === 'focus') things = things.filter((node) => holder(node) || alone(node))
  const told = {}
  for (const [n, node] of things.entries()) {
    document.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true, clientX: -1, clientY: -1 }))
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    const box = node.getBoundingClientRect()
    const at = { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
    const touch = { ...at, pointerType: 'touch' }
    if (how === 'hover') node.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse' }))
    else if (how === 'focus') {
      document.activeElement?.blur()
      holder(node)?.focus({ focusVisible: true })
    } else node.dispatchEvent(new PointerEvent('pointerdown', touch))
    let bubble = null
    // The first answer waits for its words.
    for (let i = 0; i < 12_000 && !bubble; i++) {
      await wait(5)
      bubble = document.querySelector('.why-bubble .what')
    }
    // A line of the log may speak of several things: the key I goes on to the next.
    for (let i = 0; how === 'focus' && !alone(node) && i < 6 && !node.classList.contains('asked'); i++) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'i' }))
      await wait(20)
    }
    bubble = document.querySelector('.why-bubble .what')
    const rect = bubble?.closest('.why-bubble').getBoundingClientRect()
    told[node.dataset.ask + (alone(node) ? ` ${n}` : '')] = {
      asked: !alone(node) || node.classList.contains('asked'),
      name: bubble?.querySelector('.tells b')?.textContent ?? '',
      text: bubble?.querySelector('.text')?.textContent ?? '',
      rule: bubble?.querySelector('a')?.textContent ?? '',
      picture: !!bubble?.querySelector('.picture'),
      inside: !!rect && rect.left >= 0 && rect.top >= 0 && rect.right <= innerWidth + 1 && rect.bottom <= innerHeight + 1,
      over: !!rect && rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top,
    }
    if (how === 'press') {
      node.dispatchEvent(new PointerEvent('pointerup', touch))
      node.dispatchEvent(new MouseEvent('click', at))
    }
  }
  return told
}"""


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
    page.wait_for_load_state("networkidle")
    page.evaluate(rigged.DRAWN)
    return page


def answered(answer: dict[str, Any], letters: str) -> bool:
    """For this thing, with picture, name, sentence and rule, in words, inside the window, beside it."""
    there = answer["name"] and answer["text"] and answer["rule"].startswith(letters) and answer["picture"] and answer["inside"]
    there = there and answer["asked"] and not answer["over"]
    return bool(there) and "{" not in answer["name"] + answer["text"] and not answer["name"].startswith("ask-")


@pytest.mark.parametrize("game", MOMENTS)
def test_everything_answers(opened: Open, game: str) -> None:
    letters = "KP-" if game == "kokopelli" else "KD-"
    for lang in LANGUAGES:
        page = at_moment(opened, game, lang)
        page.keyboard.press("Shift")  # so that what gets the focus shows it
        page.evaluate(HURRY)
        # The ways to ask are the same in every language; the words are not.
        for how, least in WAYS if lang == "en" else WAYS[:1]:
            told: dict[str, dict[str, Any]] = page.evaluate(ASK_ALL, [how, lang == "en"])
            assert len(told) >= least, (lang, how)
            wrong = {what: answer for what, answer in told.items() if not answered(answer, letters)}
            assert not wrong, (lang, how)
        beat = page.evaluate(f"() => JSON.parse(localStorage['kotable.lessons'])['{game}'].beat")
        assert beat == MOMENTS[game], "a long press never plays"
        assert lesson(game).beats[beat].learners
        page.close()


@pytest.mark.parametrize("game", MOMENTS)
def test_the_ending_tells_where_its_points_come_from(opened: Open, server: Server, game: str) -> None:
    letters = "KP-" if game == "kokopelli" else "KD-"
    one, id = rigged.finished(server, game)
    for lang in LANGUAGES:
        page = opened(f"/table/{id}", storage_state=one.storage(server, lang))
        page.locator(".ending tbody th[data-ask]").first.wait_for()
        page.wait_for_selector(rigged.WRITTEN, state="attached")
        page.wait_for_load_state("networkidle")
        page.evaluate(HURRY)
        page.keyboard.press("Shift")
        for how, _ in WAYS if lang == "en" else WAYS[:1]:
            told: dict[str, dict[str, Any]] = page.evaluate(ASK_ALL, [how, False, ".ending"])
            assert any(what.startswith("rule:") for what in told), (lang, how)
            assert not {what: answer for what, answer in told.items() if not answered(answer, letters)}, (lang, how)
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
    page.evaluate(HURRY)
    page.keyboard.press("Shift")
    for how, least in (("hover", 12), ("focus", 12), ("press", 2)):
        told: dict[str, dict[str, Any]] = page.evaluate(ASK_ALL, [how, False])
        assert len(told) >= least, how
        assert not {what: answer for what, answer in told.items() if not answered(answer, letters)}, how


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
