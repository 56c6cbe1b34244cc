"""The first lesson of each game, followed to its end by mouse, by keyboard and by touch, with motion and without."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kotable.lessons import lesson
from tests.browser import rigged
from tests.browser.conftest import Open

VILLAGES = {"own": 0, "left": 1, "right": 2}
ONWARD = ".teacher .btn.main"
KODACHI_BUTTONS = {"go-on": "go", "keep": "done", "pay": "buy"}


def steps_of(game: str, action: str) -> list[str]:
    """What is pressed, one after the other, to choose this."""
    verb, *rest = action.split()
    if game == "kokopelli":
        if not rest:
            return [f"#act-{verb}"]
        card = f".card.held[data-kind={rest[0]}]"
        if verb == "under":
            return [card]
        if verb == "open":
            return [card, f".village .space.empty[data-slot^='0/{rest[1].split('-')[1]}']"]
        kind = rest[2] if len(rest) > 2 else rest[0]
        return [card, f".village .space[data-slot^='{VILLAGES[rest[1]]}/'][data-kind={kind}]"]
    if not rest or verb == "pay":
        return [f"#kd-{KODACHI_BUTTONS.get(verb, verb)}"]
    zone = {"play": "hand", "take": "guard", "buy": "house"}[verb]
    return [f".card[data-zone={zone}][data-card='{rest[0]}']", *(f"#kd-use-{use}" for use in rest[1:])]


def press(page: Page, selector: str, hand: str) -> None:
    thing = page.locator(selector).locator("visible=true").first
    if hand == "keyboard" and selector == ONWARD:
        # The way on takes the focus by itself.
        expect(thing).to_be_focused()
        page.keyboard.press("Enter")
    elif hand == "keyboard":
        thing.focus()
        page.keyboard.press("Enter")
    elif hand == "touch":
        thing.tap()
    else:
        thing.click()


@pytest.mark.parametrize(
    ("game", "hand", "width", "height", "calm"),
    [
        ("kokopelli", "mouse", 1440, 900, False),  # with motion, as most people have it
        ("kokopelli", "keyboard", 1024, 768, True),
        ("kokopelli", "touch", 390, 844, True),
        ("kodachi", "mouse", 1440, 900, False),
        ("kodachi", "keyboard", 1024, 768, True),
        ("kodachi", "touch", 390, 844, True),
    ],
)
def test_a_lesson_is_followed_to_its_end(opened: Open, game: str, hand: str, width: int, height: int, calm: bool) -> None:
    page = opened("/", calm=calm, width=width, height=height, has_touch=hand == "touch")
    press(page, f"a[href='/learn/{game}']", hand)
    for n, beat in enumerate(lesson(game).beats):
        if beat.learners:
            page.wait_for_function(f"n => JSON.parse(localStorage['kotable.lessons'])['{game}'].beat === n", arg=n)
            page.wait_for_selector(rigged.KNOWN)
            for selector in steps_of(game, beat.action):
                press(page, selector, hand)
        if (beat.done or (beat.say and not beat.learners)) and beat.step < lesson(game).steps:
            expect(page.locator(ONWARD)).to_be_visible()
            press(page, ONWARD, hand)
    expect(page.locator("#first-game")).to_be_visible()


def test_other_choices_are_answered_kindly_and_nobody_gets_stuck(opened: Open) -> None:
    page = opened("/learn/kokopelli")
    for _ in range(2):
        page.locator(".teacher .btn.main").click()
    for _ in range(2):
        page.locator("#act-draw").click()
        expect(page.locator(".teacher .nudge")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".village .space[data-slot^='0/left'][data-kind=hunter]")).to_be_visible()


def test_a_lesson_that_was_left_goes_on_where_it_was(opened: Open) -> None:
    page = opened("/learn/kodachi")
    page.locator(".teacher .btn.main").click()
    expect(page.locator(".teacher .step")).to_have_text("2 of 14")
    page.locator(".teacher .out").click()
    page.locator("a[href='/learn/kodachi']").first.click()
    expect(page.locator(".teacher .step")).to_have_text("2 of 14")


UNREAD = """() => {
  const teacher = document.querySelector('.teacher').getBoundingClientRect()
  const words = document.querySelector('.teacher .say').getBoundingClientRect()
  const rings = [...document.querySelectorAll('.lit .ring')].map((ring) => ring.getBoundingClientRect())
  const around = rings.filter((r) => r.left < words.right && r.right > words.left && r.top < words.bottom && r.bottom > words.top)
  return [rings.length > 0, words.top >= teacher.top && words.bottom <= teacher.bottom, around.length]
}"""


@pytest.mark.parametrize("lang", ["en", "de", "fr", "pl"])
@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_what_is_lit_leaves_the_teachers_words_alone(opened: Open, game: str, lang: str) -> None:
    page = opened(f"/learn/{game}", locale=lang, width=844, height=390)
    for width, height in ((844, 390), (390, 844), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".lit .ring")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(UNREAD) == [True, True, 0], (width, height)


FREE = """() => {
  const arrow = document.querySelector('.lit > path.ring')?.getBoundingClientRect()
  if (!arrow) return true
  const walk = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (!text.textContent.trim() || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue
    if (text.parentElement.closest('.quiet-only')) continue
    const range = document.createRange()
    range.selectNode(text)
    for (const r of range.getClientRects())
      if (r.width > 1 && r.left < arrow.right && r.right > arrow.left && r.top < arrow.bottom && r.bottom > arrow.top) return false
  }
  return true
}"""


def test_the_arrow_of_a_lesson_lies_over_no_word(opened: Open) -> None:
    page = opened("/learn/kokopelli", locale="fr", width=390, height=844, has_touch=True)
    pointed = 0
    for n, beat in enumerate(lesson("kokopelli").beats):
        if beat.learners:
            page.wait_for_function("n => JSON.parse(localStorage['kotable.lessons']).kokopelli.beat === n", arg=n)
            page.wait_for_selector(rigged.KNOWN)
            page.wait_for_selector(".lit .ring", state="attached")
            page.wait_for_function(FREE)
            pointed += page.locator(".lit > path.ring").count()
            for selector in steps_of("kokopelli", beat.action):
                press(page, selector, "touch")
        if (beat.done or (beat.say and not beat.learners)) and beat.step < lesson("kokopelli").steps:
            press(page, ONWARD, "touch")
    assert pointed, "there is no arrow at all"
