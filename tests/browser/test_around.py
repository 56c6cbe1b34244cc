"""The pages around the table: settings, statistics, the first page; rematches; several people at one device."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser import rigged
from tests.browser.conftest import Open, Server
from tests.browser.rigged import Ear, begins, hand_held, hand_shown, person, secrets_told, truth

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
    id = rigged.table(server, "kokopelli", [ada, person(server, "Ben")], seats=2, position=rigged.REVEALING["kokopelli"])
    settings = json.dumps({"coach": False, "askEnd": True})
    page = opened("about:blank", storage_state=ada.storage(server, **{"kotable.settings": settings}))
    page.goto(f"/table/{id}")
    # The first action is followed by another one, the second ends the turn.
    while truth(server, id).to_move == 0:
        before = truth(server, id).ply
        last = bool(page.wait_for_selector("#act-draw:not([aria-disabled=true])")) and page.locator(".print").count() == 1
        page.locator("#act-draw").click()
        if last:
            page.get_by_role("button", name="Not yet").click()
            expect(page.get_by_role("alertdialog")).to_be_hidden()
            assert truth(server, id).ply == before
            page.locator("#act-draw").click()
            expect(page.get_by_role("alertdialog")).to_contain_text("This ends your turn.")
            page.keyboard.press("Enter")
            expect(page.locator("#act-draw[aria-disabled=true]")).to_be_attached()
        else:
            page.wait_for_function("() => document.querySelectorAll('.print').length === 1")
        assert truth(server, id).ply == before + 1


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
    expect(there.locator("h1")).to_be_visible()
    assert there.evaluate("() => localStorage.getItem('kotable.guest')") is None


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
    expect(page.locator(".figs")).to_contain_text(f"{wins} won of 2")
    page.get_by_role("link", name="Statistics").last.click()
    expect(page.locator("#games")).to_have_text("2")
    expect(page.locator("#won")).to_have_text(f"{wins} of 2")
    expect(page.locator(".fig", has_text="Points on average").locator("b")).to_have_text(f"{sum(mine for mine, _ in points) / 2:.1f}")
    sums = [float(text) for text in page.locator("tbody td b").all_inner_texts()]
    assert abs(sum(sums) - sum(mine for mine, _ in points) / 2) <= 0.05 * len(sums), "the sources add up"
    page.locator("label", has_text="Hard").click()
    expect(page.locator("h2")).to_have_text("No games yet")


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
    for name in bots:
        expect(page.locator(".side")).to_contain_text(name)


# Several people at one device


def curtain(page: Page, name: str) -> None:
    expect(page.locator("#show")).to_have_text(f"I am {name}, show my hand")


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
    id = page.url.rpartition("/")[2]
    names = [chair.name for chair in truth(server, id).chairs]
    assert names[1] == "Ben"
    assert names[0] != "Ben"
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
        for _ in range(60):
            rigged.act(page, game)
            page.wait_for_timeout(30)
            if page.locator("#show").count():
                break
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
