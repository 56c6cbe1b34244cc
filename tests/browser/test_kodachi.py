"""The Kodachi table in a real browser: whole games by mouse and by keyboard, reasons, payments, reload, chances, accessibility."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser import rigged
from tests.browser.conftest import PATIENCE, Open, Server
from tests.browser.hands import GLANCE, MAKE_TABLE

Sit = Callable[..., Page]


@pytest.fixture
def sit(server: Server, opened: Open) -> Sit:
    """Sit down against bots that take what is there, at the beginning of a game, in a position or before the end: gives the page."""

    def make(seats: int = 2, position: str = "", *, but: int = 0, language: str = "en", dark: bool = False, **more: Any) -> Page:
        one = rigged.person(server)
        if position:
            position = f"kodachi position 1\nseats: {seats}\n{position}"
        start = {"but": but} if but else {"until": lambda table: True}
        made = rigged.table(server, "kodachi", [one], seats=seats, level="easy", position=position, **start)
        scheme = "dark" if dark else "light"
        page = opened(f"/table/{made}", storage_state=one.storage(server, language), color_scheme=scheme, **more)
        page.wait_for_selector(".kodachi[data-ready]:has(.layer.ready)")
        page.evaluate(rigged.DRAWN)
        return page

    return make


PHASE = """() => {
  const has = (s) => document.querySelector(s) !== null
  if (has('.ending')) return 'over'
  if (!has('.kodachi[data-ready]')) return 'wait'
  if (has('#kd-strength')) return 'declare'
  if (has('#kd-buy')) return 'pay'
  if (has('#kd-nothing')) return 'take'
  if (has('#kd-done')) return has('[data-zone=hand].live') ? 'discard' : 'drop'
  if (has('#kd-give-up') || has('[id^=kd-use]')) return 'fight'
  if (has('#kd-stop')) return 'decide'
  return 'wait'
}"""


def phase(page: Page, seconds: float = PATIENCE / 1000) -> str:
    """What is to be decided, as soon as the player can see what each choice does: so a test meets the same game every time. Whoever has
    waited for a while hurries on by a key."""
    end = time.monotonic() + seconds
    while True:
        try:
            look = f"() => {{ const now = ({PHASE})(); return now !== 'wait' && now }}"
            return str(page.wait_for_function(look, timeout=400, polling=GLANCE).json_value())
        except TimeoutError:
            assert time.monotonic() < end, "nothing to decide for a long time"
            page.keyboard.press("Shift")


Act = Callable[[Page, str], None]


def click(page: Page, selector: str) -> None:
    """Click what may be gone by now: then something else has happened, and the next look tells."""
    page.evaluate("(s) => document.querySelector(s)?.click()", selector)


_HAND, _HOUSE, _GUARD = "[data-zone=hand].live", "[data-zone=house].live", "[data-zone=guard].live"
WISHES = {
    "fight": (
        "[id^=kd-use].main",
        "[id^=kd-use]",
        *(f"{_HAND}[data-card^={clan}]:has(.wins)" for clan in ("red", "blue", "green")),
        f"{_HAND}:has(.wins)",
        f"{_HAND}:not([data-card^=dojo])",
        "#kd-give-up",
    ),
    "take": (
        *(f"{_HOUSE}[data-card^={clan}]" for clan in ("red", "blue", "green")),
        f"{_GUARD}[data-card$=gold]",
        f"{_GUARD}[data-card$=jade]",
        _GUARD,
        _HOUSE,
        "#kd-nothing",
    ),
    "decide": (".kodachi:not(:has([data-zone=guard] ~ [data-zone=guard])) #kd-go:not([aria-disabled=true])", "#kd-stop"),
    "pay": ("#kd-buy",),
    "discard": ("#kd-done:not([aria-disabled=true])", f"{_HAND}:not(.chosen)"),
    "drop": ("#kd-done:not([aria-disabled=true])", ".slot.can"),
}
"""What a sensible player does at each decision: the first of these that is there."""
STANCE = """() => {
  const wins = (stance) => parseInt(document.querySelector(`#kd-${stance} small`)?.innerText.split('\\n')[1]) || 0
  return wins('strength') >= wins('stealth') ? '#kd-strength' : '#kd-stealth'
}"""
FIRST = "(wishes) => wishes.find((s) => document.querySelector(s)) ?? wishes.at(-1)"


def step(page: Page, now: str, act: Act = click) -> None:
    """One decision of a sensible player; `act` says how to do it."""
    act(page, page.evaluate(STANCE) if now == "declare" else page.evaluate(FIRST, WISHES[now]))


STUCK = """([now, wishes]) => {
  const thing = document.querySelector(wishes.find((s) => document.querySelector(s)))
  const box = thing?.getBoundingClientRect()
  const over = box && document.elementFromPoint(box.x + Math.min(24, box.width / 2), box.y + Math.min(30, box.height / 2))
  return [now, thing, over].map((node) => node?.outerHTML?.slice(0, 400) ?? String(node)).join('\\n')
}"""


def play(page: Page, until: Callable[[str], bool], act: Act = click, seconds: float = PATIENCE / 1000) -> str:
    """Play on. Nothing changes for so many seconds: then the table does not take what is done."""
    before, since = "", time.monotonic()
    for _ in range(1500):
        now = phase(page)
        if now == "over" or until(now):
            return now
        seen = now + page.evaluate("() => document.querySelector('.kodachi')?.outerHTML ?? ''")
        if seen != before:
            before, since = seen, time.monotonic()
        assert time.monotonic() < since + seconds, "nothing changes: " + page.evaluate(STUCK, [now, WISHES.get(now, ())])
        step(page, now, act)
    raise AssertionError("the game does not come to an end: " + page.evaluate(STUCK, [now, WISHES.get(now, ())]))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_can_be_played_by_mouse(sit: Sit, seats: int) -> None:
    # With two, the whole game, in motion and at the pace that people have; with four, the last choices.
    page = sit(seats, but=0 if seats == 2 else 24, calm=seats > 2)

    def mouse(page: Page, selector: str) -> None:
        thing = page.query_selector(selector)
        if thing is not None and (box := thing.bounding_box()) is not None:
            # Near the upper left corner, where cards of a full hand don't cover each other.
            page.mouse.click(box["x"] + min(24, box["width"] / 2), box["y"] + min(30, box["height"] / 2))

    assert play(page, lambda now: False, mouse) == "over"
    assert page.inner_text(".ending h1")


def test_a_game_can_be_played_by_keyboard_and_focus_is_never_lost(sit: Sit) -> None:
    page = sit(2, but=60)
    page.focus("#kd-strength")
    walked: list[str] = []

    look = """([s, first]) => {
      const here = document.activeElement, there = document.querySelector(s)
      if (here === document.body) return 'Shift+Tab'
      if (!there) return 'gone'
      // Behind the table comes the log: back.
      if (!here.closest('.kodachi')) return 'Shift+Tab'
      if (here === there || here.matches(s)) return 'there'
      const a = here.getBoundingClientRect(), b = there.getBoundingClientRect()
      const x = b.x + b.width / 2 - a.x - a.width / 2, y = b.y + b.height / 2 - a.y - a.height / 2
      const across = x > 0 ? 'ArrowRight' : 'ArrowLeft', along = y > 0 ? 'ArrowDown' : 'ArrowUp'
      // No key twice from the same thing.
      if (first) window.tried = new Map()
      const tried = window.tried.get(here) ?? new Set()
      window.tried.set(here, tried)
      const keys = Math.abs(y) > 60 ? [along, across] : [across, along]
      const key = [...keys, 'Shift+Tab', 'Tab'].find((k) => !tried.has(k)) ?? 'Shift+Tab'
      tried.add(key)
      return key
    }"""

    def keyboard(page: Page, selector: str) -> None:
        """Walk to the thing that is meant, mostly with the arrow keys; press Enter."""
        try:
            # It may be on its way for the moment in which the next situation is drawn.
            page.wait_for_function("() => document.activeElement !== document.body")
        except TimeoutError:
            raise AssertionError(f"the focus is lost before {selector}, after {walked[-3:]}") from None
        for number in range(120):
            key = page.evaluate(look, [selector, number == 0])
            if key == "gone":
                return
            page.keyboard.press("Enter" if key == "there" else key)
            if key == "there":
                walked.append(selector)
                return
        raise AssertionError(f"no key leads to {selector}")

    assert play(page, lambda now: False, keyboard) == "over"
    assert len(walked) > 12


FIGHT = """phase: fight
stance: strength
guard-row: g1-fan e2/4-gold
house-row: red-a skill-switch
played: dojo-5 | novice/plus dojo-2
next-guard: elite
seat 0:
  hand: dojo-4 novice skill-switch rumor-few
  treasures: g3-fan g2-scroll
  tokens: blue-2
seat 1:
  hand: dojo-1
"""
"""Seat 0 has made 3 against a 4 by strength."""
TAKE = """phase: take
stance: strength
guard-row: g1-fan
house-row: red-e
played: dojo-5
seat 0:
  hand: dojo-4 skill-gold
  treasures: g3-scroll
"""
PAY = """phase: take
stance: strength
guard-row: g1-fan g2-vase
house-row: red-a skill-switch
played: dojo-5 | dojo-5
seat 0:
  hand: dojo-4 skill-gold
  treasures: g3-fan g3-scroll g4-fan g4-gold
"""
DISCARD = """phase: discard
seat 0:
  hand: dojo-1*2 dojo-2*3 dojo-4*3
  treasures: g3-fan g3-scroll
"""
DROP = """phase: drop
seat 0:
  hand: dojo-1*2 dojo-2*3 dojo-4
  treasures: g3-fan g3-scroll g2-fan g4-gold g5-jade g1-vase
"""


def test_a_reload_in_the_middle_of_a_fight_changes_nothing(sit: Sit) -> None:
    page = sit(2, FIGHT)
    look = """() => [...document.querySelectorAll('[data-zone], .chip, .tot, .say h1, .slot, .room.now, .tick.win')]
      .map((e) => (e.dataset.card ?? '') + e.innerText).sort()"""
    before = page.evaluate(look)
    assert page.inner_text(".tot") == "3"
    page.reload()
    page.wait_for_selector(".kodachi[data-ready] .fight .chip")
    rigged.until(page, lambda: page.evaluate(look) == before, "the fight looks different")
    # A switch alone beats nothing here: 3 is not lower than 2; a -1 more would not help either, a +1 ties.
    click(page, "[data-zone=hand][data-card=novice]")
    page.wait_for_selector("#kd-use-plus")
    assert page.query_selector("#kd-use-dojo") is None
    click(page, "#kd-use-plus")
    page.wait_for_function("() => document.querySelector('.tot')?.innerText === '4'")
    click(page, "[data-zone=hand][data-card=skill-switch]")
    page.wait_for_function("() => document.querySelector('.stance b')?.innerText.toLowerCase() === 'stealth'")
    expect(page.locator(".tick.win")).to_have_text(["0", "1"])


TOGETHER = """phase: fight
stance: strength
house-row: green-a
guard-row: e1/5-jade
seat 0:
  hand: dojo-2 dojo-4*2 novice skill-one rumor-envoy
  owns: skill-one rumor-envoy
"""
LETTERS = """() => [...document.querySelectorAll('[data-zone=hand]')].map((e) =>
  [e.dataset.card, [...e.querySelectorAll('.letters i')].map((i) => i.textContent).join('')]).filter(([, letters]) => letters).sort()"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_cards_that_win_only_together_wear_the_same_letter(sit: Sit, width: int, height: int) -> None:
    page = sit(2, TOGETHER, width=width, height=height)
    page.wait_for_selector(".letters")
    assert page.evaluate(LETTERS) == [["dojo-4", "C"], ["novice", "AC"], ["rumor-envoy", "AB"], ["skill-one", "BC"]]
    assert "same letter" in page.inner_text("#kd-say")
    assert "A, B" in (page.get_attribute("[data-card=rumor-envoy]", "aria-label") or "")
    if width == 1440:
        sets = page.locator(".set button")
        expect(sets).to_have_count(3)
        assert [text.split()[0] + text.split()[-1] for text in sets.all_inner_texts()] == ["A6", "B6", "C6"]
        sets.nth(2).focus()
        lit = page.eval_on_selector_all("[data-zone=hand].lit", "all => all.map((e) => e.dataset.card).sort()")
        assert lit == ["dojo-4", "novice", "skill-one"]
        # What is played already counts, and one card that does it alone needs no letters.
        click(page, "[data-card=rumor-envoy]")
        page.wait_for_selector("[data-card=novice] .wins")
        assert page.evaluate(LETTERS) == []


WON = """phase: decide
stance: strength
house-row: green-a rumor-few skill-plus2
guard-row: g1-fan g2-fan g3-scroll
played: dojo-5 | dojo-5 | dojo-4
seat 0:
  hand: dojo-4
  treasures: g1-vase
"""


def test_who_takes_sees_what_it_was_worth(sit: Sit) -> None:
    page = sit(2, WON)
    click(page, "#kd-stop")
    page.wait_for_selector(".queue")
    expect(page.locator(".q .more")).to_have_count(0)
    click(page, "[data-zone=guard][data-card=g1-fan].live")
    expect(page.locator(".q.now .more")).to_have_text("+1")


def test_numbers_choose_cards_of_the_hand_and_a_phone_shows_the_own_points(sit: Sit) -> None:
    page = sit(2, FIGHT, width=390, height=844)
    worth = page.inner_text(".own .pts").split()[0]
    assert page.inner_text(".bar .mine") == worth != "0"
    page = sit(2, FIGHT)
    held = page.evaluate("() => [...document.querySelectorAll('[data-zone=hand]')].map((e) => [e.ariaKeyShortcuts, e.dataset.card])")
    keys = {card: key for key, card in held}
    page.keyboard.press(keys["novice"])
    page.wait_for_function("() => document.activeElement?.id.startsWith('kd-use')")
    page.keyboard.press(keys["dojo-4"])
    expect(page.locator(".why-bubble")).to_contain_text("KD-3.4")
    page.keyboard.press(keys["skill-switch"])
    page.wait_for_function("() => document.querySelector('.stance b')?.innerText.toLowerCase() === 'stealth'")
    page.keyboard.press("?")
    expect(page.locator("section.keys")).to_contain_text("1 – 9")


def test_a_card_can_be_clicked_while_it_still_moves(sit: Sit) -> None:
    page = sit(2, FIGHT.replace("played: dojo-5 | novice/plus dojo-2", "played: dojo-5 |"), calm=False)
    page.wait_for_function("() => !document.getAnimations().length")
    page.evaluate(
        """() => {
          const slow = () => {
            for (const a of document.getAnimations()) if (a.playbackRate === 1) a.playbackRate = 0.01
            requestAnimationFrame(slow)
          }
          slow()
        }"""
    )
    page.evaluate("() => document.querySelector('[data-zone=hand][data-card=skill-switch]').click()")
    page.wait_for_selector("[data-zone=hand][data-card=novice].live")
    page.wait_for_function("() => document.getAnimations().length > 2")
    box = page.locator("[data-zone=hand][data-card=novice]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 8, box["y"] + 40)  # near its edge: the press ends the motion, and the card is no longer there
    page.wait_for_selector("[id^=kd-use]")


def test_nothing_looks_usable_while_a_choice_is_on_its_way(sit: Sit) -> None:
    for position, chosen, others in (
        ("", "#kd-strength", "#kd-strength, #kd-stealth"),
        (FIGHT, "[data-zone=hand][data-card=skill-switch]", "#kd-give-up"),
    ):
        page = sit(2, position)
        page.wait_for_selector(others)
        page.evaluate("() => { WebSocket.prototype.send = () => 0 }")  # the choice never arrives
        click(page, chosen)
        page.wait_for_function("(s) => [...document.querySelectorAll(s)].every((e) => e.ariaDisabled === 'true')", arg=others)


def bubble(page: Page, selector: str) -> str:
    """What is said when the keyboard comes to a thing."""
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("Shift")
    page.evaluate("(s) => document.querySelector(s).focus({ focusVisible: true })", selector)
    text = page.locator(".why-bubble").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_selector(".why-bubble", state="detached")
    return " ".join(text.split())


def test_why_not_is_told_for_everything(sit: Sit) -> None:
    told = []

    def tells(page: Page, selector: str, words: str, rule: str) -> None:
        text = bubble(page, selector)
        assert words in text and text.endswith(rule), text
        told.append(text)

    page = sit(2)
    tells(page, "[data-zone=hand]", "First declare strength or stealth", "KD-3.2")
    tells(page, "[data-zone=house]", "First declare strength or stealth", "KD-3.2")
    page = sit(2, FIGHT)
    tells(page, "[data-zone=hand][data-card=dojo-4]", "you have already played", "KD-3.4")
    tells(page, "[data-zone=house]", "after the fighting", "KD-5.1")
    tells(page, "#kd-stop", "First defeat", "KD-3.8")
    tells(page, "#kd-go", "First defeat", "KD-3.8")
    tells(page, ".slot[aria-disabled=true]", "more than four", "KD-6.5")
    tells(page, ".stance", "higher than the guard", "KD-3.3")
    tells(page, ".clan.cl-red", "takes the top token", "KD-4.3")
    tells(page, ".back.elite", "an elite guard is next", "KD-2.5")
    page = sit(2, TAKE)
    tells(page, "[data-zone=house][data-card=red-e]", "it costs", "KD-5.4")
    tells(page, "[data-zone=hand][data-card=dojo-4]", "only while you face a guard", "KD-3.4")
    page = sit(2, PAY)
    click(page, "[data-zone=house][data-card=red-a]")
    page.wait_for_selector("#kd-buy")
    tells(page, "[data-zone=guard]", "First pay for", "KD-5.10")
    page = sit(2, DISCARD)
    tells(page, "#kd-done", "at least 2", "KD-6.3")
    assert len(set(told)) >= 11


def test_whoever_asks_one_thing_after_another_hears_about_the_last(sit: Sit) -> None:
    page = sit(2, FIGHT)
    page.add_init_script(rigged.late("because"))
    page.reload()
    page.wait_for_selector(".kodachi[data-ready]:has(.layer.ready)")
    things = ["[data-zone=hand][data-card=dojo-4]", "[data-zone=house][data-card=red-a]"]
    page.evaluate("(things) => things.forEach((s) => document.querySelector(s).click())", things)
    expect(page.locator(".why-bubble .not")).to_contain_text("KD-5.1")


def test_a_payment_can_be_changed_and_a_purchase_withdrawn(sit: Sit) -> None:
    page = sit(2, PAY)
    paid = "() => [...document.querySelectorAll('.pslot .what')].map((e) => e.innerText)"
    going = "() => [...document.querySelectorAll('.slot.pay')].map((e) => e.getAttribute('aria-label')).sort()"
    raised = "() => [...document.querySelectorAll('[data-zone].live')].map((e) => e.dataset.card).sort()"
    assert page.evaluate(raised) == ["g1-fan", "g2-vase", "red-a", "skill-switch"]
    click(page, "[data-zone=house][data-card=skill-switch]")
    page.wait_for_selector("#kd-buy")
    page.wait_for_selector(".pslot")
    first = page.evaluate(paid)
    assert page.evaluate(going) == sorted(first), "the treasures that would go are outlined"
    click(page, ".pslot")
    page.wait_for_function(f"(old) => JSON.stringify(({paid})()) !== JSON.stringify(old)", arg=first)
    click(page, "#kd-not-this")
    page.wait_for_selector("#kd-nothing")
    click(page, "[data-zone=house][data-card=red-a]")
    page.wait_for_selector("#kd-buy")
    # Another treasure is offered, and the gold skill of the hand as well.
    click(page, "[data-zone=hand][data-card=skill-gold]")
    page.wait_for_function(f"() => ({paid})().join().includes('Golden three')")
    went = len(page.evaluate(going))
    assert went == 2
    click(page, "#kd-buy")
    page.wait_for_selector("#kd-buy", state="detached")
    page.wait_for_selector("[data-zone=hand][data-card=red-a]")
    assert page.query_selector("[data-zone=hand][data-card=skill-gold]") is None
    assert len(page.query_selector_all(".slot:not(.empty)")) == 4 - went


def test_cards_and_treasures_that_go_are_picked_first(sit: Sit) -> None:
    page = sit(2, DISCARD)
    assert page.get_attribute("#kd-done", "aria-disabled") == "true"
    for _ in range(3):
        click(page, "[data-zone=hand].live:not(.chosen)")
    expect(page.locator("[data-zone=hand].chosen")).to_have_count(3)
    click(page, "[data-zone=hand].chosen")
    page.wait_for_function("() => document.querySelectorAll('[data-zone=hand].chosen').length === 2")
    click(page, "#kd-done")
    page.wait_for_function("() => document.querySelectorAll('[data-zone=hand]').length === 6")
    page = sit(2, DROP)
    assert page.get_attribute("#kd-done", "aria-disabled") == "true"
    click(page, "#kd-treasure-0")
    click(page, "#kd-treasure-2")
    page.wait_for_selector("#kd-done[aria-disabled=false]")
    click(page, "#kd-done")
    page.wait_for_function("() => document.querySelectorAll('.slot:not(.empty)').length === 4")
    assert page.query_selector(".slot.tr-fan") is None


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_any_phase(sit: Sit, dark: bool) -> None:
    for position in ("", FIGHT, PAY, DISCARD, DROP, rigged.REVEALING["kodachi"].partition("seats: 2\n")[2]):
        page = sit(2 if position else 4, position, dark=dark, language="pl" if dark else "de")
        results = Axe().run(page, options={"resultTypes": ["violations"]})
        found = [(v["id"], [n["html"][:160] for n in v["nodes"]][:3]) for v in results.response["violations"]]
        assert found == [], position


OUTSIDE = """() => [...document.querySelectorAll('.kodachi button, .kodachi .say, .kodachi .lane')]
  .filter((e) => { const r = e.getBoundingClientRect(); return r.width > 0 && (r.left < -1 || r.right > innerWidth + 1) })
  .map((e) => e.outerHTML.slice(0, 120))"""
WIDE = "() => { const s = document.querySelector('.scroll'); return [s.scrollWidth - s.clientWidth, s.scrollHeight - s.clientHeight] }"


@pytest.mark.parametrize(("width", "height", "language"), [(1440, 900, "fr"), (1024, 768, "de"), (390, 844, "pl")])
def test_nothing_is_cut_off_or_scrolls_sideways(sit: Sit, width: int, height: int, language: str) -> None:
    for position in ("", FIGHT, PAY, DISCARD, DROP):
        page = sit(2 if position else 4, position, language=language, width=width, height=height)
        assert page.evaluate(OUTSIDE) == [], position
        across, down = page.evaluate(WIDE)
        assert across <= 1 and (down <= 1 or width < 700), position


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_fight_keeps_clear_of_the_buttons_beside_it(sit: Sit, width: int, height: int, language: str) -> None:
    for played in ("dojo-5 |", "dojo-5 | novice/plus dojo-2", "dojo-5 | novice/minus skill-plus2 dojo-2"):
        page = sit(
            2, FIGHT.replace("played: dojo-5 | novice/plus dojo-2", f"played: {played}"), width=width, height=height, language=language
        )
        stance, sum_, line, say, acts = [
            page.locator(part).bounding_box() for part in (".stance span:last-child", ".sum", ".fight .line", ".say h1", ".lane .acts")
        ]
        assert stance and sum_ and line and say and acts
        assert stance["x"] + stance["width"] <= sum_["x"]
        assert max(sum_["y"] + sum_["height"], stance["y"] + stance["height"]) <= line["y"] + 1
        assert say["x"] + say["width"] <= acts["x"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_type_of_twice_the_size_grows_and_fits(sit: Sit, width: int, height: int) -> None:
    say = "() => parseFloat(getComputedStyle(document.querySelector('.say h1')).fontSize)"
    for position in ("", FIGHT, PAY):
        page = sit(2 if position else 4, position, language="de", width=width, height=height)
        page.evaluate("() => (document.documentElement.style.fontSize = '32px')")
        page.wait_for_function(f"() => ({say})() > 28")
        page.evaluate(rigged.DRAWN)
        assert page.evaluate(OUTSIDE) == [], position
        assert page.evaluate(WIDE)[0] <= 1, position


def test_the_chance_against_the_next_guard_is_right(server: Server, opened: Open) -> None:
    one = rigged.person(server)
    start = f"kodachi position 1\nseats: 2\n{FIGHT}"
    lost = []
    for position in ("", start, start.replace("next-guard: elite", "next-guard: guard").replace("dojo-4 novice", "dojo-4*2 novice")):
        made = rigged.table(server, "kodachi", [one], seats=2, position=position, until=lambda table: True)
        page = opened(f"/table/{made}", storage_state=one.storage(server))
        table = rigged.truth(server, made)
        view = table.view(0)
        assert view is not None
        # Against brute force: tests/rules/kodachi/test_odds.py.
        odds = table.playing().setup.odds(view)
        if "next-guard" in odds:
            shown = page.locator(".next .meter").get_attribute("data-chance")
            assert float(shown or -1) == pytest.approx(odds["next-guard"].good / odds["next-guard"].of), position
        else:
            # Nothing is said of the next guard while the present fight is lost.
            assert odds["guard"].good == 0
            page.wait_for_selector(".next .lost")
            assert page.query_selector(".next .meter") is None
            lost.append(position)
    assert len(lost) == 2, "both fights are lost"


LOST = """phase: fight
stance: strength
guard-row: g5-fan
house-row: rumor-few
seat 0:
  hand: dojo-1 dojo-2*2
"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (844, 390)])
def test_whoever_can_not_win_a_fight_is_told_to_give_it_up(sit: Sit, width: int, height: int) -> None:
    page = sit(2, LOST, width=width, height=height)
    expect(page.locator(".say")).to_contain_text("This fight is lost: give it up.")
    expect(page.locator("#kd-give-up.invite")).to_be_visible()


def test_whoever_has_played_all_cards_is_not_asked_which_to_keep(sit: Sit) -> None:
    page = sit(2, "phase: discard\nseat 0:\n  hand:\n")
    expect(page.locator(".say")).to_contain_text("Your hand is empty: draw six new cards.")
    expect(page.locator("#kd-done")).to_have_text("Draw 6 cards")


def test_the_chance_can_be_switched_off_for_a_table(opened: Open) -> None:
    page = opened("/about")
    table = page.evaluate(MAKE_TABLE, {"game": "kodachi", "seats": 2, "bots": {"1": "easy"}, "options": {"first": 0}, "meter": False})
    page.goto(f"/table/{table}")
    page.wait_for_selector(".kodachi[data-ready] .gap.next")
    assert page.query_selector(".next .meter") is None
