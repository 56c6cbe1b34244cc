"""The table on phones that lie on their side, in the windows of laptops, and on large screens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from kotable.server.table import Table
from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.rigged import person

GAMES = ("kokopelli", "kodachi")
USED = {
    "kokopelli": ".card.held, .act, .village .space.can, .turn-line h1",
    "kodachi": "[data-zone=hand], .lane button, .lane .say, .stage button, .own .slot, [data-zone=guard]",
}
OUTSIDE = """(selector) => [...document.querySelectorAll(selector)]
  .map((e) => [e.className, e.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
  .map(([name, box]) => [String(name), JSON.stringify(box)])"""
ROOM = "(selector) => { const e = document.querySelector(selector); return e.scrollHeight - e.clientHeight }"
SCROLLS = {"kokopelli": ".board", "kodachi": ".scroll"}


def sit(opened: Open, server: Server, game: str, width: int, height: int, seats: int, language: str = "en") -> Page:
    ada = person(server, "Ada")
    id = rigged.table(server, game, [ada], seats=seats, until=lambda table: table.ply >= 40 and table.to_move == 0)
    page = opened(f"/table/{id}", storage_state=ada.storage(server, language), width=width, height=height)
    page.wait_for_selector(rigged.READY[game])
    page.evaluate(rigged.DRAWN)
    return page


@pytest.mark.parametrize(("game", "seats", "language"), [("kokopelli", 2, "de"), ("kokopelli", 4, "en"), ("kodachi", 4, "pl")])
def test_a_phone_on_its_side_shows_all_that_can_be_used(opened: Open, server: Server, game: str, seats: int, language: str) -> None:
    page = sit(opened, server, game, 844, 390, seats, language)
    assert page.evaluate(OUTSIDE, USED[game]) == []
    assert page.evaluate(ROOM, SCROLLS[game]) <= 1, "the table scrolls"


LAPTOPS = ((1366, 625), (1280, 600), (1536, 730), (1024, 600))
LOW = (1100, 480)
"""A laptop's window that is made smaller still: the layout of phones on their side."""
MEET = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((e) => [e, e.getBoundingClientRect()])
    .filter(([e, box]) => box.width && e.checkVisibility({ visibilityProperty: true }))
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from])
  const meet = (a, b) => shared(a, b, 'left', 'right') > 4 && shared(a, b, 'top', 'bottom') > 4
  const parts = {
    hand: '.card.held, [data-zone=hand]', seats: '.board .plate summary, .seats .seat', own: '.own:not(.village), .piles',
    places: '.village .space, [data-zone=house], [data-zone=guard], .mat .gap, .mat .rooms', stage: '.stage', pile: '.own .pile',
    tiles: '.tiles .tile, .clans .clan, [data-anchor$=-deck]', line: '.turn-line h1, .acts .act, .lane',
  }
  const found = Object.entries(parts).map(([part, selector]) => [part, boxes(selector)])
  return found.flatMap(([one, all], i) => found.slice(i + 1).flatMap(([other, others]) => all.flatMap(([a, box]) => others
    .filter(([b, its]) => meet(box, its) && !a.contains(b) && !b.contains(a)).map(([b]) => `${one} ${a.className}, ${other}`))))
}"""


def fits(page: Page, game: str, width: int, height: int) -> None:
    """All that is used is in the window, nothing scrolls, and no part lies over another."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(rigged.DRAWN)
    assert page.evaluate(OUTSIDE, USED[game]) == [], (width, height)
    assert page.evaluate(ROOM, SCROLLS[game]) <= 1, ("the table scrolls", width, height)
    assert page.evaluate(MEET) == [], (width, height)


@pytest.mark.parametrize(
    ("game", "seats", "language", "coach"),
    [
        ("kokopelli", 2, "fr", "on"),
        ("kokopelli", 3, "pl", "on"),
        ("kokopelli", 4, "de", "on"),
        ("kokopelli", 4, "de", "off"),
        ("kodachi", 2, "en", "off"),
        ("kodachi", 4, "pl", "on"),
    ],
)
def test_the_window_of_a_laptop_shows_all_that_can_be_used(
    opened: Open, server: Server, game: str, seats: int, language: str, coach: str
) -> None:
    one = person(server, "Evangeline")
    id = rigged.table(server, game, [one], seats=seats, until=rigged.begins(0, after=40))
    state = one.storage(server, language, **{"kotable.settings": "{}" if coach == "on" else '{"coach":"off"}'})
    page = opened(f"/table/{id}", storage_state=state)
    page.wait_for_selector(rigged.READY[game])
    page.wait_for_selector(".coach", state="attached" if coach == "on" else "detached")
    for width, height in (*LAPTOPS, LOW):
        fits(page, game, width, height)


@pytest.mark.parametrize("game", GAMES)
def test_the_window_of_a_laptop_shows_a_large_hand(opened: Open, server: Server, game: str) -> None:
    one = person(server)
    id = rigged.table(server, game, [one], seats=4, position=MANY[game], until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=one.storage(server, "de", **{"kotable.settings": "{}"}))
    page.wait_for_selector(rigged.KNOWN)
    page.wait_for_selector(".coach.speaks")
    for width, height in (*LAPTOPS, LOW):
        fits(page, game, width, height)
        if game == "kokopelli":
            assert page.evaluate(WRITTEN_OUTSIDE) == [], (width, height)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_window_of_a_laptop_has_room_for_suns_spaces(opened: Open, server: Server, seats: int) -> None:
    one = person(server)
    id = rigged.table(server, "kokopelli", [one], seats=seats, position=SUNNY.format(seats=seats), until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=one.storage(server, "de", **{"kotable.settings": "{}"}))
    page.wait_for_selector(".coach.speaks")
    for width, height in (*LAPTOPS, LOW):
        fits(page, "kokopelli", width, height)
        assert page.evaluate(WRITTEN_OUTSIDE) == [], (width, height)


MANY = {
    "kokopelli": """kokopelli position 1
seats: 4
ceremonies: chieftain hunter warrior fire mother_of_heaven drummer vase spider_woman eagle_feather snake_dance
turn: 0
seat 0:
  hand: fire mother_of_heaven warrior chieftain spider_woman vase snake_dance eagle_feather kokopelli
  left-1: hunter*3
  right-1: mother_of_heaven*2
""",
    "kodachi": """kodachi position 1
seats: 4
phase: fight
stance: strength
house-row: red-a blue-b
guard-row: g1-fan g4-vase
played: dojo-5 |
seat 0:
  hand: dojo-1 dojo-2 dojo-4 novice red-d rumor-envoy skill-plus2 skill-1or5
""",
}
UNDER = """() => {
  const end = document.querySelector('.phone-acts, .acts').getBoundingClientRect().top
  return [...document.querySelectorAll('.card.held, [data-zone=hand]')].filter((e) => e.getBoundingClientRect().bottom > end).length
}"""


@pytest.mark.parametrize(("game", "height", "settings"), [("kokopelli", 664, '{"coach":"off"}'), ("kodachi", 844, "{}")])
def test_a_phone_shows_a_hand_of_two_rows(opened: Open, server: Server, game: str, height: int, settings: str) -> None:
    one = person(server)
    id = rigged.table(server, game, [one], seats=4, position=MANY[game], until=lambda table: True)
    state = one.storage(server, "pl", **{"kotable.settings": settings})
    page = opened(f"/table/{id}", storage_state=state, width=390, height=height)
    page.wait_for_selector(rigged.KNOWN)
    page.wait_for_selector(".coach.speaks" if settings == "{}" else rigged.HAND[game])
    page.evaluate(rigged.DRAWN)
    assert page.evaluate(ROOM, SCROLLS[game]) <= 1 and page.evaluate(UNDER) == 0
    if game == "kokopelli":
        page.locator(".card.held[data-kind=kokopelli]").click()
        page.wait_for_selector(".forecast")
        page.evaluate(rigged.DRAWN)
        assert page.evaluate(ROOM, SCROLLS[game]) <= 1 and page.evaluate(UNDER) == 0


TOKENS = """kodachi position 1
seats: 4
house-row: red-a
guard-row: g1-fan
seat 0:
  hand: dojo-4 novice skill-switch rumor-few
  treasures: g3-fan g2-scroll
  tokens: blue-2 red-2 green-2
"""
RICH = TOKENS.replace("g2-scroll", "g2-scroll g2-fan g4-gold g5-jade g1-vase").replace("green-2", "green-2 blue-4")
"""More treasures than may be kept, and as many tokens as one can have before the last round is over."""
CUT = """() => {
  const cut = ([inner, outer]) => [...document.querySelectorAll(inner)].filter((e) => {
    const a = e.getBoundingClientRect(), b = e.closest(outer).getBoundingClientRect()
    const out = a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1
    return a.width && (out || e.scrollWidth > e.clientWidth + 1)
  }).map((e) => `${inner} ${e.outerHTML.slice(0, 80)}`)
  const menu = document.querySelector('header select'), pen = document.createElement('canvas').getContext('2d')
  pen.font = getComputedStyle(menu).font
  const words = pen.measureText(menu.selectedOptions[0].text).width
  const own = ['.pts', '.tok', '.slot', '.id b'].map((part) => [`.own ${part}`, '.own'])
  const found = [['.lane button', '.lane'], ['.stage button', '.stage'], ['.choice b', '.choice'], ...own].flatMap(cut)
  return menu.clientWidth && menu.clientWidth < words + 16 ? [...found, `the menu of languages: ${menu.clientWidth} < ${words}`] : found
}"""


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
def test_no_word_of_a_plate_a_choice_or_the_bar_is_cut(opened: Open, server: Server, language: str) -> None:
    one = person(server, "Kühner Zaunkönig")
    for position in (TOKENS, RICH):
        id = rigged.table(server, "kodachi", [one], seats=4, position=position, until=lambda table: True)
        page = opened(f"/table/{id}", storage_state=one.storage(server, language))
        page.wait_for_selector("#kd-strength")
        for width, height in ((1440, 900), (1024, 768), (1280, 600), (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(rigged.DRAWN)
            assert page.evaluate(CUT) == [], (width, height)
            assert page.evaluate(SHORT_OF_ROOM) == [], (width, height)


DROPPING = """kodachi position 1
seats: 2
phase: drop
seat 0:
  hand: dojo-1 dojo-2*2 dojo-4*2 novice
  treasures: g3-fan g2-scroll g1-jade g4-vase g2-gold
"""


def test_a_phone_shows_the_hand_beside_treasures_that_must_go(opened: Open, server: Server) -> None:
    one = person(server)
    id = rigged.table(server, "kodachi", [one], position=DROPPING, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=one.storage(server), width=390, height=844)
    page.wait_for_selector("[data-zone=hand]")
    page.wait_for_selector("#kd-done")
    below = """() => {
      const end = document.querySelector('.phone-acts').getBoundingClientRect().top
      return [...document.querySelectorAll('[data-zone=hand]')].filter((e) => e.getBoundingClientRect().bottom > end).length
    }"""
    page.wait_for_function(f"() => !({below})()")


TAKING = """kodachi position 1
seats: 3
phase: take
house-row: rumor-few
guard-row: g1-fan
seat 0:
  hand: dojo-1 dojo-2
"""
COVERED = """([upper, lower]) => {
  const [a, b] = [upper, lower].map((name) => document.querySelector(name).getBoundingClientRect())
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
}"""


def test_a_phone_names_all_who_take_and_shows_a_rumor_with_its_name_free(opened: Open, server: Server) -> None:
    one = person(server)
    id = rigged.table(server, "kodachi", [one], seats=3, position=TAKING, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=one.storage(server), width=844, height=390)
    takers = page.locator(".queue .q b")
    takers.nth(2).wait_for()
    page.evaluate(rigged.DRAWN)
    assert all(takers.nth(i).evaluate("(node) => node.getBoundingClientRect().width > 12") for i in range(3))
    for width, height in ((390, 844), (390, 700)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".piece.house .face.small.rumor")
        page.evaluate(rigged.DRAWN)
        assert not page.evaluate(COVERED, [".piece.house .art .icon", ".piece.house .name"]), (width, height)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_plates_of_three_others_show_all_their_treasures_in_a_low_window(opened: Open, server: Server, language: str) -> None:
    one = person(server)
    position = """kodachi position 1
seats: 4
house-row: red-a
guard-row: g1-fan
seat 0:
  hand: dojo-4
seat 1:
  treasures: g3-fan g2-scroll g2-fan g4-gold
"""
    id = rigged.table(server, "kodachi", [one], seats=4, position=position, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=one.storage(server, language))
    page.wait_for_selector("#kd-strength")
    hidden = """() => [...document.querySelectorAll('.seats .has > *')]
      .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.className + (e.scrollWidth - e.clientWidth))"""
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(rigged.DRAWN)
        assert page.evaluate(hidden) == [], (width, height)


def test_the_line_of_a_fight_stays_in_its_panel_where_there_is_little_room(opened: Open, server: Server) -> None:
    """As in the review on a phone."""
    one = person(server)
    id = rigged.table(server, "kodachi", [one], seats=4, position=MANY["kodachi"], until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=one.storage(server), width=340, height=700)
    page.wait_for_selector(".line .tick")
    page.evaluate(rigged.DRAWN)
    inside = """() => {
      const [line, panel] = ['.line .bar', '.stage'].map((name) => document.querySelector(name).getBoundingClientRect())
      return line.left >= panel.left && line.right <= panel.right
    }"""
    assert page.evaluate(inside)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_tiles_of_the_lesson_have_their_whole_names(opened: Open, server: Server, language: str) -> None:
    page = opened("/learn/kokopelli", storage_state=person(server).storage(server, language))
    page.wait_for_selector(".tile b")
    for width, height in ((1440, 900), (1366, 768), *LAPTOPS):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(rigged.DRAWN)
        cut = "() => [...document.querySelectorAll('.tile b')].filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent)"
        assert page.evaluate(cut) == [], (width, height)


LARGE = ((1920, 1080), (2560, 1440), (1440, 900), (1280, 800), (1024, 768), (1000, 520), *LAPTOPS)
ON_THE_MAT = """() => {
  const box = (e) => e.getBoundingClientRect()
  const [stage, mat] = ['.stage', '.mat'].map((name) => box(document.querySelector(name)))
  const inside = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1
  const faults = inside(stage, mat) ? [] : ['the stage is not on the mat']
  if (stage.width < 389) faults.push(`the stage is ${stage.width} wide`)
  const lie = '[data-zone=house], [data-zone=guard], .mat .gap, .mat .room, .clans .clan, [data-anchor$=-deck]'
  const meet = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1
  const overlap = (a, b) => meet(a, b, 'left', 'right') && meet(a, b, 'top', 'bottom')
  const shown = (what) => [...document.querySelectorAll(what)].filter((e) => e.checkVisibility() && box(e).width)
  for (const e of document.querySelectorAll(lie)) {
    if (overlap(box(e), stage)) faults.push(`covered: ${e.className}`)
    if (!inside(box(e), mat)) faults.push(`beside the mat: ${e.className}`)
  }
  for (const zone of ['house', 'guard']) {
    const cards = [...document.querySelectorAll(`.piece.${zone}:not(.gone)`)].map(box)
    if (cards.some((a, i) => cards.some((b, k) => k > i && overlap(a, b)))) faults.push(`cards of the ${zone} cover each other`)
    if (cards.some((a) => a.width < 55)) faults.push(`cards of the ${zone} are too small`)
  }
  const parts = shown('.stage .body *').filter((e) => !e.closest('.bar, .quiet-only'))
  for (const e of parts) if (!inside(box(e), stage)) faults.push(`cut: ${e.outerHTML.slice(0, 90)}`)
  const texts = shown('.stage b, .stage small, .stage p')
  for (const [i, a] of texts.entries())
    for (const b of texts.slice(i + 1))
      if (!a.contains(b) && !b.contains(a) && overlap(box(a), box(b))) faults.push(`${a.textContent} lies over ${b.textContent}`)
  return faults
}"""


def staged(page: Page) -> None:
    """On all windows that have the room, the stage lies on the mat, and nothing lies over anything."""
    for width, height in LARGE:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(rigged.DRAWN)
        assert page.evaluate(ON_THE_MAT) == [], (width, height)


LOST = """kodachi position 1
seats: 4
phase: fight
stance: strength
house-row: green-a green-b skill-draw3 skill-minus2
guard-row: g1-vase g3-scroll e2/4-jade g5-vase
next-guard: elite
played: dojo-5 | dojo-5 | novice/plus dojo-4 |
seat 0:
  hand: dojo-1 dojo-2 dojo-4
"""
ROOMS = """() => [...document.querySelectorAll('.gap.next > *, .room.now')].filter((e) => e.checkVisibility()).flatMap((e) => {
  const words = document.createRange(), room = e.closest('.gap, .room').getBoundingClientRect()
  words.selectNodeContents(e)
  const box = words.getBoundingClientRect()
  return box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom ? [e.innerText] : []
})"""


@pytest.mark.parametrize("language", ["de", "fr", "pl"])
def test_the_words_of_a_room_stay_in_it(opened: Open, server: Server, language: str) -> None:
    one = person(server)
    id = rigged.table(server, "kodachi", [one], seats=4, position=LOST, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=one.storage(server, language), width=1024, height=730)
    page.wait_for_selector(".gap.elite b")
    page.evaluate(rigged.DRAWN)
    assert page.evaluate(ROOMS) == []


HOUSE = ["red-a", "blue-b", "green-b", "red-c", "red-e"]
PLAYED = ["dojo-5 |", "dojo-5 |", "dojo-4 |", "dojo-4 |"]
GUARDS = ["g1-fan", "g4-vase", "g2-gold", "g3-scroll", "g1-jade"]


@pytest.mark.parametrize("rooms", range(6))
def test_the_stage_covers_no_room(opened: Open, server: Server, rooms: int) -> None:
    begun = f"""phase: fight
stance: strength
house-row: {" ".join(HOUSE[:rooms])}
guard-row: {" ".join(GUARDS[:rooms])}
played: {" ".join(PLAYED[: rooms - 1])} novice/plus skill-plus2 skill-minus2
"""
    position = f"kodachi position 1\nseats: 4\n{begun if rooms else 'phase: discard'}\nseat 0:\n  hand: dojo-2 dojo-1 novice\n"
    one = person(server)
    id = rigged.table(server, "kodachi", [one], seats=4, position=position, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=one.storage(server))
    page.wait_for_selector(".kodachi[data-ready]")
    assert page.locator("[data-zone=house]").count() == rooms
    staged(page)


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
@pytest.mark.parametrize("phase", ["declare", "fight", "decide", "take", "pay"])
def test_no_word_on_the_stage_is_cut(opened: Open, server: Server, phase: str, language: str) -> None:
    one = person(server, "Evangelines")

    def there(table: Table) -> bool:
        view: Any = table.view(0)
        return table.to_move == 0 and table.ply >= 60 and view.phase == phase

    id = rigged.table(server, "kodachi", [one], seats=4, until=there)
    page = opened(f"/table/{id}", storage_state=one.storage(server, language))
    page.wait_for_selector(".kodachi[data-ready]")
    page.wait_for_selector(".stage .body > *")
    staged(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_grows_with_large_windows(opened: Open, server: Server, game: str) -> None:
    hand = rigged.HAND[game]
    widths = []
    page = sit(opened, server, game, 1440, 900, 4)
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "(px) => Math.abs(parseFloat(getComputedStyle(document.documentElement).fontSize) - px) < 0.1", arg=height * 16 / 900
        )
        page.evaluate(rigged.DRAWN)
        box = page.locator(hand).first.bounding_box()
        assert box is not None
        widths.append(box["width"])
        assert page.evaluate(OUTSIDE, USED[game]) == []
    assert widths[1] >= 1.15 * widths[0] and widths[2] >= 1.5 * widths[0], widths


LANGUAGES = ("en", "de", "fr", "pl")
SHORT_OF_ROOM = """() => [...document.querySelectorAll('.bar > .round, .bar > .status, .bar > .status .words')]
  .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"""
WRITTEN_OUTSIDE = """() => [...document.querySelectorAll('.card.held .face')].flatMap((face) => {
  const all = face.getBoundingClientRect(), seen = parseFloat(face.parentElement.style.getPropertyValue('--seen'))
  const right = all.left + Math.min(seen, all.width)
  return [...face.querySelectorAll('b, .ability')].filter((e) => e.checkVisibility()).flatMap((e) => {
    const range = document.createRange()
    range.selectNodeContents(e)
    return [...range.getClientRects()]
      .filter((r) => r.left < all.left - 1 || r.right > right + 2 || r.bottom > all.bottom + 1 || r.top < all.top)
      .map((r) => `${e.textContent} ${[r.left - all.left, right - r.right, all.bottom - r.bottom].map(Math.round)}`)
  })
})"""
HANDS = [
    "fire mother_of_heaven warrior chieftain kokopelli",
    "spider_woman vase snake_dance eagle_feather drummer",
    "fire mother_of_heaven warrior chieftain spider_woman vase snake_dance kokopelli",
    "fire mother_of_heaven warrior chieftain spider_woman vase snake_dance eagle_feather drummer kokopelli*2",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_card_in_hand_or_in_the_bar_of_kokopelli_is_cut(opened: Open, server: Server, language: str) -> None:
    one = person(server)
    page = opened(storage_state=one.storage(server, language))
    for cards in HANDS:
        position = f"""kokopelli position 1
seats: 3
round: 12
ceremonies: chieftain hunter warrior fire mother_of_heaven drummer vase spider_woman eagle_feather snake_dance
turn: 0
seat 0:
  hand: {cards}
  left-1: hunter
seat 1:
  hand: fire
seat 2:
  hand: vase
"""
        id = rigged.table(server, "kokopelli", [one], seats=3, position=position, until=lambda table: True)
        page.goto(f"/table/{id}")
        page.wait_for_selector(rigged.READY["kokopelli"])
        for width, height in ((1440, 900), (1024, 768), (1366, 625), (1280, 600), (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(rigged.DRAWN)
            assert page.evaluate(WRITTEN_OUTSIDE) == [], (width, height)
            assert page.evaluate(SHORT_OF_ROOM) == [], (width, height)
            assert page.evaluate(OUTSIDE, ".act, .turn-line h1") == [], (width, height)


SUNNY = """kokopelli position 1
seats: {seats}
ceremonies: sun hunter warrior fire mother_of_heaven drummer vase spider_woman eagle_feather snake_dance
turn: 0
seat 0:
  hand: fire vase
seat 1:
  hand: fire
  left-1: sun
"""


def test_a_phone_on_its_side_draws_the_play_area_round_a_neighbours_sun(opened: Open, server: Server) -> None:
    one = person(server)
    id = rigged.table(server, "kokopelli", [one], seats=4, position=SUNNY.format(seats=4), until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=one.storage(server), width=844, height=390)
    page.wait_for_selector("[data-slot='1/sun']")
    page.wait_for_function("""() => {
      const { left, top, width, height } = document.querySelector("[data-slot='1/sun']").getBoundingClientRect()
      const fill = document.querySelector('.area .fill'), zero = fill.ownerSVGElement.getBoundingClientRect()
      return fill.isPointInFill(new DOMPoint(left + width / 2 - zero.left, top + height / 2 - zero.top))
    }""")


def test_a_phone_on_its_side_shows_what_each_ceremony_is_worth(opened: Open, server: Server) -> None:
    page = sit(opened, server, "kokopelli", 844, 390, 2, "pl")
    assert page.locator(".tile").count() == 10
    assert (
        page.evaluate("""() => [...document.querySelectorAll('.tile')].filter((tile) => {
      const [box, icon, worth] = [tile, tile.querySelector('.fig'), tile.querySelector('.worth')].map((e) => e.getBoundingClientRect())
      return icon.right > worth.left + 1 || worth.right > box.right + 1
    }).length""")
        == 0
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawer_is_closed_beside_what_else_can_be_pressed(opened: Open, server: Server, language: str) -> None:
    one = person(server)
    id = rigged.table(server, "kokopelli", [one], seats=3, until=rigged.begins(0, after=20))
    page = opened(f"/table/{id}", storage_state=one.storage(server, language), width=1024, height=768, calm=False)
    page.wait_for_selector(rigged.READY["kokopelli"])
    page.locator(".on-log").first.click()
    again = page.locator(".side .since .all")
    again.wait_for()
    a, b = again.bounding_box(), page.locator(".closer").bounding_box()
    assert a and b and (a["x"] + a["width"] <= b["x"] or a["y"] >= b["y"] + b["height"]), (a, b)
    heading = page.locator(".side .since h2").bounding_box()
    assert heading and heading["height"] <= a["height"] + 1, "the heading takes two lines"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_controls_of_a_replay_stay_in_one_row(opened: Open, server: Server, language: str) -> None:
    one, id = rigged.finished(server, "kokopelli")
    page = opened(f"/replay/{id}?ply=200", storage_state=one.storage(server, language))
    page.wait_for_selector(".card.held")
    for width, height in ((1920, 1080), (1440, 900), (1280, 800), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(rigged.DRAWN)
        box = page.locator(".controls").bounding_box()
        assert box and box["height"] < 80, (width, height)
