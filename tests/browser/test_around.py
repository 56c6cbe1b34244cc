"""The pages around the table: settings, statistics, the first page; rematches; several people at one device."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kotable.texts import Texts
from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.rigged import Ear, begins, hand_held, hand_shown, person, secrets_told, truth, until

SETTINGS = "() => JSON.parse(localStorage.getItem('kotable.settings'))"


# Settings


def test_settings_are_kept_at_once_and_hold_on_every_page(opened: Open) -> None:
    page = opened("/settings", calm=False)
    for choice in ("size/Largest", "motion/Calm", "speed/Quick", "theme/Dark", "sound/Soft"):
        group, text = choice.split("/")
        page.locator(f"label:has(input[name={group}])", has_text=text).click()
    page.get_by_role("switch", name="Ask before my turn ends").click()
    kept = page.evaluate(SETTINGS)
    assert (kept["size"], kept["motion"], kept["speed"], kept["theme"]) == ("largest", "calm", "quick", "dark")
    assert (kept["sound"], kept["volume"], kept["askEnd"]) == (True, "soft", True)
    page.locator("label[lang=pl]").click()
    expect(page.locator("h1")).to_have_text("Ustawienia")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "20px"
    assert page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--move')") in ("0s", "0ms")
    assert page.evaluate("() => getComputedStyle(document.documentElement).colorScheme") == "dark"


@pytest.mark.parametrize(("told", "shown"), [("de-AT", "de"), ("pl", "pl"), ("ja", "en")])
def test_a_first_visit_is_in_the_language_of_the_browser(opened: Open, told: str, shown: str) -> None:
    expect(opened(locale=told).locator("html")).to_have_attribute("lang", shown)


def test_the_end_of_a_turn_is_asked_about_where_one_wants_that(opened: Open, server: Server) -> None:
    ada = person(server)
    people = [ada, person(server, "Ben")]
    id = rigged.table(server, "kokopelli", people, position=rigged.REVEALING["kokopelli"], until=lambda table: True)
    settings = json.dumps({"coach": False, "askEnd": True})
    page = opened("about:blank", storage_state=ada.storage(server, **{"kotable.settings": settings}))
    page.add_init_script(rigged.late("foreseen"))  # what is chosen before it is known what it does is asked about all the same
    page.goto(f"/table/{id}")
    # The first action is followed by another one, the second ends the turn.
    draw = page.locator("#act-draw:not([aria-disabled=true])")
    expect(page.locator(".print")).to_have_count(2)
    draw.click()
    expect(page.locator(".print")).to_have_count(1)
    draw.click()
    page.get_by_role("button", name="Not yet").click()
    expect(page.get_by_role("alertdialog")).to_be_hidden()
    assert truth(server, id).ply == 1
    draw.click()
    expect(page.get_by_role("alertdialog")).to_contain_text("This ends your turn.")
    page.keyboard.press("Enter")
    expect(page.locator("#act-draw[aria-disabled=true]")).to_be_attached()
    until(page, lambda: truth(server, id).to_move == 1, "the turn does not end")
    assert truth(server, id).ply == 2


def test_a_code_brings_a_player_to_another_device(opened: Open, server: Server) -> None:
    ada = person(server)
    here = opened("about:blank", storage_state=ada.storage(server))
    here.goto("/settings")
    here.get_by_role("button", name="Show a code").click()
    code = here.locator("output").inner_text()
    there = opened("/settings")
    there.get_by_label("Code from another device").fill(code)
    there.get_by_role("button", name="Use it").click()
    expect(there.get_by_label("Your name")).to_have_value(ada.name)
    there.reload()
    expect(there.locator("#me li")).to_have_count(3)
    there.get_by_role("button", name="Sign out there").click()
    expect(there.locator("#me li")).to_have_count(2)
    there.get_by_role("button", name="Forget me here").click()
    there.get_by_role("button", name="Forget everything").click()
    there.wait_for_url(f"{server.url}/")
    expect(there.locator("h1")).to_be_visible()
    assert there.evaluate("() => localStorage.getItem('kotable.guest')") is None


def test_who_wants_to_be_forgotten_is_told_what_goes_and_can_keep_the_games(opened: Open, server: Server) -> None:
    ada = person(server)
    tables = [rigged.table(server, "kokopelli", [ada], seats=2) for _ in range(2)]
    page = opened("/settings", storage_state=ada.storage(server))
    page.get_by_role("button", name="Forget me here").click()
    expect(page.locator("#me [role=status]")).to_contain_text("the name Ada")
    expect(page.locator("#me [role=status]")).to_contain_text("your 2 finished games")
    with page.expect_download() as found:
        page.get_by_role("button", name="Download my games first").click()
    games = json.loads(found.value.path().read_text())
    assert {game["table"] for game in games} == set(tables)
    page.get_by_role("button", name="Keep it").click()
    assert page.evaluate("() => localStorage.getItem('kotable.guest')")


def test_the_coach_can_be_had_always_and_begins_anew_at_every_table(opened: Open, server: Server) -> None:
    ada = person(server)
    page = opened("/settings", storage_state=ada.storage(server, **{"kotable.settings": '{"coach": true, "seen": ["kokopelli-goal"]}'}))
    expect(page.locator("input[name=coach][value=new]")).to_be_checked()
    page.locator("label:has(input[name=coach][value=always])").click()
    for _ in range(2):
        page.goto(f"/table/{rigged.table(server, 'kokopelli', [ada], seats=2, until=begins(0))}")
        # What was seen once, or a minute ago at another table, is told again; what was understood here is not.
        first = page.locator(".coach.speaks p")
        expect(first).to_contain_text("most points")
        page.locator(".coach .got").click()
        expect(page.locator(".coach", has_text="most points")).to_have_count(0)
    assert page.evaluate(SETTINGS)["seen"] == ["kokopelli-goal"]


@pytest.mark.parametrize("winner", ["once", "count"])
def test_the_winner_is_named_when_the_reader_wants(opened: Open, server: Server, winner: str) -> None:
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], seats=2, but=1)
    page = opened("/settings", storage_state=ada.storage(server, **{"kotable.settings": '{"coach": false, "speed": "once"}'}), calm=False)
    page.locator(f"label:has(input[name=winner][value={winner}])").click()
    page.add_init_script(rigged.STOPPED)
    page.goto(f"/table/{id}")
    over = page.locator(".ending h1")
    rigged.until(page, lambda: over.count() > 0, "the game does not end", lambda: rigged.act(page, "kokopelli"))
    # The count stands still: its clock was stopped.
    expect(page.locator(".ending .skip")).to_be_visible()
    title = page.locator(".ending h1")
    expect(title).to_have_text("The last points are being counted") if winner == "count" else expect(title).to_contain_text("win")
    page.locator(".ending .skip button").click()
    expect(title).to_contain_text("win")


# Statistics and the first page


def test_finished_games_are_told_and_counted(opened: Open, server: Server) -> None:
    ada = person(server)
    tables = [rigged.table(server, "kodachi", [ada], seats=2, level="random") for _ in range(2)]
    results = [truth(server, id).result for id in tables]
    points = [result.points for result in results if result]
    page = opened("about:blank", storage_state=ada.storage(server))
    page.goto("/")
    for mine, other in points:
        expect(page.locator("li", has_text=f"You {mine}").filter(has_text=str(other)).first).to_contain_text("Kodachi")
    wins = sum(0 in result.winners for result in results if result)
    expect(page.locator(".figs")).to_contain_text(f"{wins} of 2 won")
    page.get_by_role("link", name="Statistics").last.click()
    expect(page.locator("#games")).to_have_text("2")
    expect(page.locator("#won")).to_have_text(f"{wins} of 2")
    expect(page.locator(".fig", has_text="Points on average").locator("b")).to_have_text(f"{sum(mine for mine, _ in points) / 2:.1f}")
    sums = [float(text) for text in page.locator("tbody td b").all_inner_texts()]
    assert abs(sum(sums) - sum(mine for mine, _ in points) / 2) <= 0.05 * len(sums), "the sources add up"
    page.locator("label", has_text="Hard").click()
    expect(page.locator("h2")).to_have_text("No games yet")


@pytest.mark.parametrize(("game", "fact"), [("kokopelli", "ceremony"), ("kodachi", "stance")])
def test_what_one_does_is_counted_and_a_share_is_given_from_ten_games_on(opened: Open, server: Server, game: str, fact: str) -> None:
    ada = person(server)
    options: dict[str, Any] = {"ceremonies": "first-game"} if game == "kokopelli" else {}
    tables = [truth(server, rigged.table(server, game, [ada], seats=2, **options)) for _ in range(11)]
    times, games, won = Counter[str](), Counter[str](), Counter[str]()
    undone = 0
    for table in tables:
        result = table.result
        assert result
        mine = [event for caused in table.playing().happened() for event in caused if event.seat == 0]
        done = Counter(str(event.public[fact]) for event in mine if event.kind in ("opened", "finished", "declared"))
        times += done
        games.update(done.keys())
        won.update(done.keys() if 0 in result.winners else ())
        undone += sum(event.kind == "failed" for event in mine)
    page = opened("/statistics", storage_state=ada.storage(server))
    rows = page.locator(f"#deeds-{fact} tbody tr")
    expect(rows.first).to_be_visible()
    texts = Texts("en", game)
    named = {texts.get(f"{game}-{'card' if fact == 'ceremony' else fact}-{key}").lower(): key for key in times}
    shares = 0
    for row in rows.all():
        key = named[row.locator("th").inner_text().strip().lower()]
        assert sum(int(each.split()[0]) for each in row.locator(".times").all_inner_texts()) == times[key]
        said = row.locator("td").last.inner_text()
        if game == "kokopelli":
            shares += games[key] >= 10
            assert ("too few" in said) == (games[key] < 10)
            expected = f"{won[key]} of {games[key]}" if games[key] < 10 else f"{100 * won[key] / games[key]:.0f}%"
            assert said.startswith(expected)
        else:
            failed = sum(table.result.deeds[0]["declared"].get(key, [0, 0])[1] for table in tables if table.result)
            undone -= failed
            assert said.startswith(f"{100 * (times[key] - failed) / times[key]:.0f}%")
    assert game == "kodachi" or 0 < shares < len(named), "some are met often enough, others are not"
    assert game == "kokopelli" or undone == 0


# Once more


def test_a_rematch_against_bots_begins_at_once_with_the_same_ones(opened: Open, server: Server) -> None:
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], seats=3)
    page = opened("about:blank", storage_state=ada.storage(server))
    page.goto(f"/table/{id}")
    page.wait_for_selector(".ending thead th")
    names = [text.split("\n")[-1].strip() for text in page.locator(".ending thead th").all_inner_texts()[1:]]
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and id not in url)
    page.wait_for_selector(rigged.HAND["kokopelli"])
    again = truth(server, page.url.rpartition("/")[2])
    assert (again.status, again.seat_of(ada.player)) == ("running", 1)
    bots = [name for name in names if name != "You"]
    assert len(bots) == 2
    # Everybody moved one seat on: from the reader on, they sit as before.
    expect(page.locator(".side [data-since] b")).to_have_text(bots)


def test_a_rematch_asks_the_others_and_keeps_their_seats(opened: Open, server: Server) -> None:
    ada, bert = person(server, "Ada"), person(server, "Bert")
    id = rigged.table(server, "kokopelli", [ada, bert])
    one = opened("about:blank", storage_state=ada.storage(server))
    other = opened("about:blank", storage_state=bert.storage(server, "de"))
    for page in (one, other):
        page.goto(f"/table/{id}")
        page.wait_for_selector(".ending thead th")
    german = Texts("de")
    one.get_by_role("button", name="Rematch").click()
    one.wait_for_selector(".lobby")
    expect(one.locator(".lobby")).to_contain_text("You asked for a rematch")
    expect(one.locator(".seats")).to_contain_text("Kept for Bert")
    # The other one reads who asks, and comes with one click.
    expect(other.locator(".ending .next [role=status]")).to_have_text(german.get("server-note-wants-rematch", name="Ada"))
    other.get_by_role("button", name=german.get("pages-rematch-join")).click()
    other.wait_for_selector(".lobby")
    expect(one.locator(".seats")).not_to_contain_text("Kept for")
    expect(one.locator(".seats li b")).to_have_text(["Bert", "Ada"])
    expect(one.locator(".lobby")).not_to_contain_text("You asked for a rematch")
    again = one.url.rpartition("/")[2]
    until(one, lambda: all(chair.seal for chair in truth(server, again).chairs), "a seal is missing")
    one.get_by_role("button", name="Start").click()
    for page in (one, other):
        page.wait_for_selector(rigged.HAND["kokopelli"])


# Several people at one device


def curtain(page: Page, name: str) -> None:
    expect(page.locator("#show")).to_have_text(f"I am {name}, show my hand")


COVERS = """() => {
  const a = document.querySelector('.pass').getBoundingClientRect()
  const others = '.turn-line h1, .say, .turn-line, header.bar > *, .plate, .seats .seat, .space, .tile, .card, [data-zone]'
  const under = [...document.querySelectorAll(others)].filter((e) => {
    const b = e.getBoundingClientRect()
    return b.width && a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1
  })
  const cut = [...document.querySelectorAll('.pass button, .pass p, .turn-line h1, .say')].filter((e) => {
    const b = e.getBoundingClientRect()
    return b.left < 0 || b.top < 0 || b.right > innerWidth || b.bottom > innerHeight || e.scrollWidth > e.clientWidth + 1
  })
  return [...under, ...cut].map((e) => e.className || e.tagName)
}"""


@pytest.mark.parametrize("game", ["kokopelli", "kodachi"])
def test_people_at_one_device_see_their_own_hands_alone(opened: Open, server: Server, game: str) -> None:
    page = opened("/table/new?together=1")
    ear = Ear(page)
    page.evaluate("() => localStorage.setItem('kotable.settings', JSON.stringify({ coach: false }))")
    page.reload()
    page.locator(f"label:has(input[value={game}])").click()
    page.locator("ul.seats input").fill("Ben")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_selector("#show")
    page.wait_for_selector(".turn-line h1, .say")
    id = page.url.rpartition("/")[2]
    names = [chair.name for chair in truth(server, id).chairs]
    assert names[1] == "Ben"
    assert names[0] != "Ben"
    # Whoever passes the device can read whose turn it is, on phones, too.
    for width, height in ((390, 844), (844, 390), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(COVERS) == [], (width, height)
    # Nobody has said who they are: nothing that only one of them may know is here.
    assert hand_shown(page, game) == []
    assert secrets_told(ear.frames, -1) == []
    for _ in range(2):
        seat = truth(server, id).to_move
        curtain(page, names[seat])
        ear.frames.clear()
        page.locator("#show").click()
        page.wait_for_selector(rigged.READY[game])
        assert hand_shown(page, game) == hand_held(truth(server, id), seat)
        until(page, lambda: bool(page.locator("#show").count()), "the turn does not end", lambda: rigged.act(page, game))
        until(page, lambda: len(ear.of("welcome")) == 2, "the table is not shown to nobody")
        assert truth(server, id).to_move == 1 - seat
        assert hand_shown(page, game) == []
        asked = [frame["seat"] for frame in ear.of("welcome")]
        assert asked == [seat, -1], "whoever plays, then nobody"
        split = ear.frames.index(ear.of("welcome")[1])
        assert secrets_told(ear.frames[:split], seat) == []
        assert secrets_told(ear.frames[split:], -1) == []
    # After a reload nobody's hand is there either; whoever looks can hide it again.
    ear.frames.clear()
    page.reload()
    page.wait_for_selector("#show")
    assert secrets_told(ear.frames, -1) == []
    other = names[1 - truth(server, id).to_move]
    page.get_by_role("button", name=f"I am {other}: let me look").click()
    page.wait_for_selector(rigged.HAND[game])
    page.locator("#hide").click()
    page.wait_for_selector("#show")
    assert hand_shown(page, game) == []


def test_people_at_one_device_play_to_the_end_and_again(opened: Open, server: Server) -> None:
    ada, ben = person(server), person(server, "Ben")
    id = rigged.table(server, "kokopelli", [ada, ben], seats=2, until=begins(0, after=10))
    guests = [{"player": one.player, "name": one.name, "token": one.token} for one in (ada, ben)]
    kept = {"kotable.shared": json.dumps({id: guests}), "kotable.people": json.dumps(guests[1:])}
    page = opened("about:blank", storage_state=ada.storage(server, **kept))
    page.goto(f"/table/{id}")
    page.wait_for_selector(".coaching")
    for width, height in ((844, 390), (390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for button in page.locator(".pass button").all():
            button.click(trial=True)
    page.locator("#show").click()
    page.locator("header .more").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(".ending")).to_contain_text("Ben wins")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: id not in url)
    again = page.url.rpartition("/")[2]
    page.wait_for_selector("#show")
    assert [chair.player for chair in truth(server, again).chairs] == [ben.player, ada.player]
