"""What the others did can be followed: since the reader's last turn, one line for each of them, on every size of window, with motion on."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import expect

from kotable.server.messages import VERSION, Welcome
from kotable.server.table import Table
from kotable.server.telling import ENCODER, Sight, Telling
from kotable.texts import Texts
from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.rigged import person

TOLD = {"opened", "played", "finished", "cancelled", "took", "bought", "defeated", "failed", "token-gained", "end-tile-placed"}
DEAF = """
  window.WebSocket = class {
    static OPEN = 1
    readyState = 1
    constructor(url) { window.line = this }
    send() {}
    close() {}
  }
"""
# Tells the page what happened, turn by turn, and reads after each what it says: what stands in each line, what opens at a click on it.
# Where a deed has no room, the line says that there is more; one that has must be seen as a whole.
FEED = """async (turns) => {
  const shown = () => [...document.querySelectorAll('[data-since]')].filter((e) => e.checkVisibility({ visibilityProperty: true }))
  const points = (box) => [...box.querySelectorAll('.chip')].map((chip) => chip.textContent.trim()).sort()
  const settled = async () => { for (let n = 0; n < 8; n++) await null }
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  const found = []
  for (const frames of turns) {
    for (const data of frames) line.onmessage({ data })
    await settled()
    if (!found.length) while (!shown().length || !document.querySelector('main [data-plate], main [id^=kd-seat]')) await frame()
    if (!found.length) await frame().then(frame)
    found.push(shown().map((row) => {
      const deeds = row.querySelector('.deeds'), box = deeds.getBoundingClientRect()
      const all = [...deeds.querySelectorAll('.deed')]
      const seen = all.filter((e) => e.checkVisibility({ opacityProperty: true }))
      const more = deeds.dataset.more === '…'
      const fits = seen.every((e) => e.getBoundingClientRect().right <= box.right + 1) && seen.length < all.length === more
      return { seat: Number(row.dataset.since), fits, points: points(row) }
    }))
    for (const [n, row] of shown().entries()) {
      row.querySelector('button').click()
      await settled()
      const opened = [...document.querySelectorAll('.since .words')].find((e) => e.checkVisibility({ visibilityProperty: true }))
      found.at(-1)[n].text = opened?.innerText.replace(/\\s+/g, ' ') ?? ''
      found.at(-1)[n].sums = opened ? points(opened) : []
      const edge = opened?.getBoundingClientRect()
      found.at(-1)[n].inside = !edge || (edge.left >= 0 && edge.right <= innerWidth && edge.bottom <= innerHeight)
      if (opened) row.querySelector('button').click()
    }
  }
  return found
}"""
Told = dict[int, tuple[list[str], Counter[int]]]


def recorded(server: Server, game: str, people: list[rigged.Person], number: int) -> tuple[str, list[list[str]], list[Told]]:
    """A whole game as the server tells it to the first seat, by turns; after each, what the others did since that seat's last turn:
    sentences, and points by who got them."""
    id = rigged.table(server, game, people, seats=len(people), level="easy", name=f"since {game} {number}")
    entries, names, texts = rigged.entries(server, id), [one.name for one in people], Texts("en", game)
    table, sight = Table(id), Sight()
    while table.match is None:
        begun = table.read(entries.pop(0))
    welcome = Welcome(VERSION, table.seq, 0, people[0].player, table.info(), view=sight.show_all(table, 0), history=[begun.step(0)])
    turns, wanted = [[ENCODER.encode(welcome).decode()]], []
    whose, told = 0, [Told()]

    def worths() -> list[int]:
        return [getattr(player, "worth", 0) for player in getattr(table.view(0), "players", people)]

    worth = worths()
    for entry in entries:
        mover = table.to_move
        done = table.read(entry)
        turns[-1].append(Telling(table, done, sight, True, 0).to(0, False, True).decode())
        # What the reader was asked in others' turns ends nothing.
        began = [event.seat for event in done.events if event.kind == "turn-began"]
        if mover:
            sentences, points = told[-1].setdefault(mover, ([], Counter()))
            sentences += [" ".join(texts.event(event, names, 0, 0).split()) for event in done.events if event.kind in TOLD]
            for event in done.events:
                points[event.seat] += event.public["points"] if event.kind == "scored" else 0
        now = worths()
        if began and whose:
            wanted.append(deepcopy(told[-1]))
            # Kodachi counts at its end: until then, what somebody's things are worth tells how they do.
            for seat in range(1, len(people)):
                wanted[-1].setdefault(seat, ([], Counter()))[1][seat] += now[seat] - worth[seat]
            turns.append([])
        if began:
            whose = began[0]
        if began == [0]:
            told.append({})
            worth = now
    return id, turns[:-1], wanted


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_since_your_last_turn_tells_everything(opened: Open, server: Server, game: str) -> None:
    people = [person(server, name) for name in ("Ada", "Bob", "Cyd")]
    games = [recorded(server, game, people, number) for number in range(3)]
    page = opened(storage_state=people[0].storage(server, **{"kotable.settings": '{"coach": false, "speed": "once"}'}), calm=False)
    page.add_init_script(DEAF)
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for number, (id, turns, wanted) in enumerate(games):
            page.emulate_media(reduced_motion="reduce" if number or width < 1440 else "no-preference")
            page.goto(f"/table/{id}")
            page.wait_for_function("() => window.line?.onmessage")
            for turn, (lines, since) in enumerate(zip(page.evaluate(FEED, turns), wanted, strict=True)):
                assert [line["seat"] for line in lines] == [1, 2]
                for line in lines:
                    sentences, points = since.get(line["seat"], ([], Counter()))
                    assert line["fits"] and line["inside"], (width, id, turn, line)
                    for sentence in sentences:
                        assert line["text"].count(sentence) >= sentences.count(sentence), (width, id, turn, sentence, line)
                    assert line["points"] == line["sums"] == sorted(f"{sum:+}".replace("-", "−") for sum in points.values() if sum), (
                        width,
                        id,
                        turn,
                        points,
                        line,
                    )


FINISH = """kokopelli position 1
seats: 2
turn: 1
seat 0:
  hand: shaman*2
  left-1: hunter*3
seat 1:
  hand: hunter
"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_finished_ceremony_is_a_moment_and_leaves_its_traces(opened: Open, server: Server, width: int, height: int) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    id = rigged.table(server, "kokopelli", [ada, bob], position=FINISH, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server), calm=False, width=width, height=height)
    page.wait_for_selector(rigged.HAND["kokopelli"])
    # What is said for a moment is written down: this machine may be slow.
    page.evaluate("""() => {
      window.said = []
      window.ways = []
      window.cut = []
      new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
        if (node.classList?.contains('way')) ways.push(node.classList.contains('seat-1'))
        if (!node.classList?.contains('word')) return
        said.push(node.innerText.replace(/\\s+/g, ' '))
        const { left, right } = node.getBoundingClientRect()
        const [middle, half] = [(left + right) / 2, node.offsetWidth / 2]
        if (middle - half < 0 || middle + half > innerWidth) cut.push(node.innerText)
      }))).observe(document.querySelector('.flights'), { childList: true })
    }""")
    yours = opened(f"/table/{id}", storage_state=bob.storage(server))
    yours.locator(".card.held.can").click()
    yours.locator(".space.target").click()
    page.wait_for_function("() => said.some((text) => text.includes('+5 Bob') && text.includes('+1 you')) && ways.length")
    # The way of the card is shown in the colour of who played it, and what is said lies in the window.
    assert set(page.evaluate("() => ways")) == {True}
    assert page.evaluate("() => cut") == []
    # Where somebody acted, the sign of who it was stays until the reader acts.
    expect(page.locator("[data-slot='0/left-1'] .trace.seat-1")).to_have_count(1)
    # The log counts and adds up: one entry of the turn, with who got what for what.
    expect(page.locator(".log .score")).to_have_count(2)
    expect(page.locator(".log .score").nth(1)).to_contain_text("You")


def test_the_log_names_what_points_are_for_to_whoever_only_looks(opened: Open, server: Server) -> None:
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], seats=4, level="easy", until=rigged.begins(0, after=90))
    page = opened(f"/table/{id}", storage_state=ada.storage(server, "de"))
    title = Texts("de", "kokopelli").rule("KP-5.8").title
    expect(page.locator(".log .score a").filter(has_text=title).first).to_be_attached()
    expect(page.locator(".log .score a").filter(has_text="KP-")).to_have_count(0)


BOUGHT = """() => [...document.querySelectorAll('.log .go')].flatMap((go) =>
  [...go.querySelectorAll('.deed')].filter((deed) => /(?<!to) buys? /.test(deed.textContent)).map((deed) => [
    go.querySelector('h3').textContent.replace(/Round.*/, '').trim(),
    deed.querySelector('.quiet-only').textContent.split(/(?<!to) buys? /)[0].split(' ').at(-1),
    deed.querySelector('.icons').firstElementChild.matches('.sign'),
    [...deed.querySelectorAll('.price use')].map((e) => e.getAttribute('href').split('#kd-')[1]),
  ]))"""


def test_the_log_says_who_bought_in_the_turn_of_another_and_what_was_paid(opened: Open, server: Server) -> None:
    ada = rigged.person(server)
    id = rigged.table(server, "kodachi", [ada], seats=3, until=rigged.begins(0, after=150))
    page = opened(storage_state=ada.storage(server))
    page.add_init_script(rigged.late("earlier"))  # what happened before the last page of the history
    page.goto(f"/table/{id}")
    page.wait_for_selector(rigged.WRITTEN)
    bought = page.evaluate(BOUGHT)
    assert {turn == buyer for turn, buyer, *_ in bought} == {True, False}, bought
    assert all(signed == (turn != buyer) for turn, buyer, signed, _ in bought), bought
    table, paid, worth = Table(id), [], [[0, 0]]
    for entry in rigged.entries(server, id):
        events = table.read(entry).events
        paid += [[key.rpartition("-")[2] for key in event.public["payment"]] for event in events if event.kind == "paid"]
        if any(event.kind == "turn-began" and event.seat == 0 for event in events):
            view: Any = table.view(0)
            worth.append([view.players[seat].worth for seat in (1, 2)])
    assert [price for *_, price in bought] == paid
    # The page was opened in mid-game: what the others have gained is counted from a turn that it has not seen.
    gained = [now - then for then, now in zip(*worth[-2:], strict=True)]
    assert any(gained)
    expect(page.locator(".side .since .chip")).to_have_text([f"{n:+}".replace("-", "−") for n in gained if n])


BUYING = """kodachi position 1
seats: 2
phase: decide
stance: strength
guard-row: g1-fan
house-row: rumor-few
played: dojo-5
seat 0:
  hand: dojo-4 dojo-5
  treasures: g3-scroll
"""


def test_what_is_paid_is_seen_leaving(opened: Open, server: Server) -> None:
    ada = person(server)
    id = rigged.table(server, "kodachi", [ada], position=BUYING, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server), calm=False)
    page.locator("#kd-stop").click()
    page.wait_for_selector("[data-zone=house].live")
    page.evaluate("""() => {
      window.flown = []
      new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
        for (const use of node.querySelectorAll?.('use') ?? []) flown.push(use.getAttribute('href').split('#')[1])
      }))).observe(document.querySelector('.flights'), { childList: true })
    }""")
    page.locator("[data-zone=house].live").click()
    page.wait_for_function("() => document.querySelector('#kd-buy') || flown.includes('kd-scroll')")
    if page.locator("#kd-buy").count():
        page.locator("#kd-buy").click()
    page.wait_for_function("() => flown.includes('kd-scroll')")


FAILING = """kodachi position 1
seats: 3
phase: fight
guard-row: g5-fan
house-row: rumor-few
seat 0:
  hand: dojo-1 dojo-2*2
"""


def test_the_others_take_after_an_own_failed_invasion_was_seen(opened: Open, server: Server) -> None:
    one = person(server)
    table = rigged.table(server, "kodachi", [one], seats=3, level="easy", position=FAILING, until=lambda table: True)
    page = opened(f"/table/{table}", calm=False, storage_state=one.storage(server))
    page.wait_for_selector("#kd-give-up.invite")
    page.evaluate("""() => {
      window.shut = window.early = 0
      const look = () => {
        const doors = document.querySelector('.doors')
        const shut = doors?.getAnimations()[0]?.effect.getComputedTiming().progress
        if (shut < 0.5) window.shut++
        if (shut < 0.5 && document.querySelector('.queue .done')) window.early++
        requestAnimationFrame(look)
      }
      look()
    }""")
    page.locator("#kd-give-up").click()
    page.wait_for_selector("#kd-done")
    assert page.evaluate("() => [window.shut > 5, window.early]") == [True, 0]


@pytest.mark.parametrize("language", ["en", "de", "fr", "pl"])
@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_the_log_calls_the_reader_you_from_beginning_to_end(opened: Open, server: Server, game: str, language: str) -> None:
    one, other = person(server, "Zebulon"), person(server, "Bob")
    id = rigged.table(server, game, [one, other], level="easy")
    page = opened(f"/table/{id}", storage_state=one.storage(server, language))
    page.wait_for_selector(rigged.WRITTEN, state="attached")
    first, last = page.locator(".log .go").first, page.locator(".log .go").last
    expect(first).to_contain_text("Bob")
    expect(last).to_contain_text("Bob")
    assert "Zebulon" not in str(page.locator(".log").text_content())


def test_a_phone_shows_of_each_opponent_what_was_done_and_all_points(opened: Open, server: Server) -> None:
    one = person(server)
    id = rigged.table(server, "kokopelli", [one], seats=4, level="easy", until=rigged.begins(0, after=70))
    page = opened(f"/table/{id}", storage_state=one.storage(server), width=390, height=844, calm=False)
    page.wait_for_selector(".lane .chip")
    page.evaluate(rigged.DRAWN)
    lines = page.locator(".lane [data-since]").evaluate_all("""(all) => all.map((line) => {
      const inside = (e) => { const r = e.getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth }
      const deeds = [...line.querySelectorAll('.deed')]
      return [deeds.length, deeds.filter((e) => e.checkVisibility({ opacityProperty: true })).length,
        [...line.querySelectorAll('.chip')].every(inside), line.getBoundingClientRect().height]
    })""")
    assert len(lines) == 3
    assert any(all for all, *_ in lines)
    for all, seen, inside, height in lines:
        assert bool(all) == bool(seen) and inside and height >= 44, lines
