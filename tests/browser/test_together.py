"""Several people at one table, and what may come between: reloads, lost connections, a dying server, second thoughts, onlookers."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, WebSocketRoute, expect

from kotable.texts import Texts
from tests.browser import rigged
from tests.browser.conftest import PATIENCE, Open, Server
from tests.browser.rigged import Ear, act, begins, hand_held, hand_shown, person, ready, secrets_told, truth, until

GAMES = ("kokopelli", "kodachi")


def arrive(opened: Open, path: str, **more: Any) -> tuple[Page, Ear]:
    """Open a page and hear everything that the server tells it."""
    page = opened("about:blank", **more)
    ear = Ear(page)
    page.goto(path)
    return page, ear


def notice(page: Page, key: str, lang: str = "en") -> Locator:
    return page.locator(".notice").filter(has_text=Texts(lang).get(key))


def play_together(pages: dict[int, Page], game: str, enough: Callable[[], bool]) -> None:
    """Everybody does what is to be done, until there is enough."""

    def go_on() -> None:
        one = next((page for page in pages.values() if ready(page, game)), None)
        if one is not None:
            act(one, game)

    try:
        until(next(iter(pages.values())), enough, "nobody goes on", go_on)
    except AssertionError as stuck:
        stands = {seat: (rigged.next_thing(page, game), page.inner_text("body")[:900]) for seat, page in pages.items()}
        raise AssertionError(f"nobody goes on: {stands}") from stuck


# Two people


# What goes out for the shuffle arrives late, and so does the end of a connection that was given up for another one.
SLOW_LINE = """
  window.WebSocket = class extends WebSocket {
    set onclose(hear) { super.onclose = (event) => setTimeout(() => hear(event), 2500) }
    send(data) {
      if (JSON.parse(data).t !== 'seal') super.send(data)
      else setTimeout(() => this.readyState === WebSocket.OPEN && super.send(data), 1500)
    }
  }
"""


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_two_bots_at_one_table(opened: Open, server: Server, game: str) -> None:
    polish, german = Texts("pl"), Texts("de")
    anna, anna_hears = arrive(opened, f"/table/new?game={game}", locale="pl")
    anna.evaluate("() => localStorage.setItem('kotable.settings', '{\"coach\": false}')")
    anna.reload()
    anna.locator("input[name=seats][value='4']").check()
    seats = anna.locator("ul.seats select")
    seats.nth(2).select_option("random")
    anna.get_by_role("button", name=polish.get("pages-make-table")).click()
    expect(anna.locator(".lobby")).to_be_visible()
    link = anna.locator(".share input").input_value()
    assert link == anna.url

    # Bert comes by the link, sits down, and changes his mind about the seat.
    bert, bert_hears = arrive(opened, link, locale="de")
    bert.evaluate("() => localStorage.setItem('kotable.settings', '{\"coach\": false}')")
    bert.add_init_script(SLOW_LINE)
    bert.reload()
    expect(bert.locator(".lobby")).to_contain_text(german.get("pages-lobby-guest"))
    bert.locator(".seats li.seat-1").get_by_role("button", name=german.get("pages-sit")).click()
    expect(bert.locator(".seats li.seat-1 small")).to_have_text(german.get("web-you"))
    bert.locator(".seats li.seat-3").get_by_role("button", name=german.get("pages-move-here")).click()
    expect(bert.locator(".seats li.seat-3 small")).to_have_text(german.get("web-you"))
    expect(anna.locator(".seats li.seat-1 .empty")).to_be_visible()
    anna.locator(".seats li.seat-1 select").select_option("random")
    expect(anna.locator(".seats li.seat-1")).to_contain_text(polish.get("web-bot-random"))
    commitment = anna.locator(".lobby code").inner_text()
    assert bert.locator(".lobby code").inner_text() == commitment
    id = link.rpartition("/")[2]
    until(anna, lambda: all(chair.seal or chair.bot for chair in truth(server, id).chairs), "a seal is missing")
    anna.get_by_role("button", name=polish.get("pages-start")).click()

    pages = {0: anna, 3: bert}
    for page in pages.values():
        expect(page.locator(rigged.HAND[game]).first).to_be_visible()

    third = polish.get("web-round", round=3)
    play_together(pages, game, lambda: anna.inner_text("header .round") == third)

    # Both see what the others did, in their own language, and the same number of things.
    until(anna, lambda: all(ear.knows(server, id, *pages) for ear in (anna_hears, bert_hears)), "the table does not come to rest")
    table = truth(server, id)
    assert table.status == "running" and min(table.playing().movers.count(seat) for seat in range(4)) > 0
    for page, lang in ((anna, "pl"), (bert, "de")):
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(".log .go.seat-0").first).to_be_visible()
        expect(page.locator(".log .go.seat-3").first).to_be_visible()
        expect(page.locator("header .round")).to_have_text(Texts(lang).get("web-round", round=int(table.playing().state.round_number())))
        expect(page.locator(".points strong")).to_have_count(4)
        page.wait_for_selector(rigged.WRITTEN)
    assert anna.locator(".log .go .line").count() == bert.locator(".log .go .line").count()

    # Nobody is told the other's hand, and no page shows it.
    assert hand_shown(anna, game) == hand_held(table, 0)
    assert hand_shown(bert, game) == hand_held(table, 3)
    assert len(anna_hears.frames) > 10 and len(bert_hears.frames) > 10
    assert secrets_told(anna_hears.frames, 0) == []
    assert secrets_told(bert_hears.frames, 3) == []
    assert table.made.secret not in anna.content() + bert.content()

    # They talk; Anna, who made the table, mutes Bert.
    bert.locator("#chat input").fill("Guten Abend")
    bert.keyboard.press("Enter")
    expect(anna.locator("#chat li")).to_contain_text("Guten Abend")
    anna.locator("#chat input").fill("Dobry wieczór")
    anna.keyboard.press("Enter")
    expect(bert.locator("#chat li").nth(1)).to_contain_text("Dobry wieczór")
    anna.locator("#chat .mute").first.click()
    expect(anna.locator("#chat li")).to_have_count(1)
    until(anna, lambda: bool(truth(server, id).muted), "the server knows nothing of it")
    bert.locator("#chat input").fill("Hallo?")
    bert.keyboard.press("Enter")
    expect(notice(bert, "server-error-muted", "de")).to_be_visible()
    expect(bert.locator("#chat li")).to_have_count(2)


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_two_people_never_hold_the_others_cards(opened: Open, server: Server, game: str) -> None:
    """Seat 1 holds cards that lie nowhere else: nothing of the kind is on the page of seat 0, in whatever form."""
    ada, bob = person(server, "Ada"), person(server, "Bob")
    hidden = {"kokopelli": ["shaman", "tortoise"], "kodachi": ["red-a", "blue-b", "skill-gold"]}[game]
    position = rigged.APART[game]
    id = rigged.table(server, game, [ada, bob], position=position, until=lambda table: True)
    first, first_hears = arrive(opened, f"/table/{id}", storage_state=ada.storage(server))
    second, second_hears = arrive(opened, f"/table/{id}", storage_state=bob.storage(server))
    expect(second.locator(rigged.HAND[game]).first).to_be_visible()
    expect(first.locator(rigged.HAND[game]).first).to_be_visible()
    assert set(hidden) <= set(hand_shown(second, game))
    cards = "() => [...document.querySelectorAll('.card[data-kind], [data-card]')].map((e) => e.dataset.kind ?? e.dataset.card)"
    assert not set(hidden) & set(first.evaluate(cards))
    labels = "() => [...document.querySelectorAll('.layer button, [data-zone]')].map((e) => e.getAttribute('aria-label') ?? '').join('\\n')"
    names = [Texts("en", game).card(card) for card in hidden]
    assert not [name for name in names if name in first.evaluate(labels)]
    assert secrets_told(first_hears.frames, 0) == []
    assert secrets_told(second_hears.frames, 1) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_gets_no_hand(opened: Open, server: Server, game: str) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    id = rigged.table(server, game, [ada, bob], seats=4, until=begins(0, after=12))
    player, _ = arrive(opened, f"/table/{id}", storage_state=ada.storage(server))
    expect(player.locator(rigged.HAND[game]).first).to_be_visible()
    onlooker, hears = arrive(opened, f"/table/{id}")
    expect(onlooker.locator(".log .go .line").first).to_be_visible()
    expect(player.locator(".watching[title]")).to_contain_text("1")
    before = truth(server, id).ply
    play_together({0: player}, game, lambda: truth(server, id).ply > before)
    until(onlooker, lambda: bool(hears.of("update")), "nothing was told")
    assert onlooker.locator(rigged.HAND[game]).count() == 0
    assert not ready(onlooker, game)
    assert secrets_told(hears.frames, -1) == []


# Second thoughts


@pytest.mark.parametrize("agreed", [False, True], ids=["refused", "agreed"])
@pytest.mark.parametrize("game", GAMES)
def test_what_was_revealed_is_taken_back_only_with_consent(opened: Open, server: Server, game: str, agreed: bool) -> None:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    position = rigged.REVEALING[game]
    id = rigged.table(server, game, [ada, bob], position=position, until=lambda table: True)
    first = opened(f"/table/{id}", storage_state=ada.storage(server))
    second = opened(f"/table/{id}", storage_state=bob.storage(server, "de"))
    expect(second.locator(".side")).to_be_visible()
    reveal, back = (".act[aria-keyshortcuts=D]", "#take-back") if game == "kokopelli" else ("#kd-go", "#kd-back")
    first.locator(reveal).click()
    until(first, lambda: truth(server, id).ply == 1, "the choice did not arrive")
    expect(first.locator(back)).to_have_attribute("aria-disabled", "false")
    first.locator(back).click()
    expect(first.locator(".pending")).to_contain_text("Ada")
    expect(second.locator(".pending")).to_contain_text(Texts("de").get("web-asked-take-back", name="Ada"))
    assert truth(server, id).ply == 1, "taken back without consent"
    second.locator(".pending").get_by_role("button", name=Texts("de").get("web-agree" if agreed else "web-refuse")).click()
    for page in (first, second):
        expect(page.locator(".pending")).to_have_count(0)
    expect(first.locator(".log")).to_contain_text(
        Texts("en").get("server-note-took-back" if agreed else "server-note-refused-back", name="Ada" if agreed else "Bob", ply=0)
    )
    assert truth(server, id).ply == (0 if agreed else 1)
    assert hand_shown(first, game) == hand_held(truth(server, id), 0)
    assert ready(first, game), "the one who asked goes on"


def test_who_agrees_agrees_to_the_question_on_the_screen(opened: Open, server: Server) -> None:
    """It is withdrawn and asked again before that has come over a slow line: what was agreed to is gone."""
    ada, bob = person(server, "Ada"), person(server, "Bob")
    id = rigged.table(server, "kokopelli", [ada, bob], position=rigged.REVEALING["kokopelli"], until=lambda table: True)
    first = opened(f"/table/{id}", storage_state=ada.storage(server))
    second = opened("about:blank", storage_state=bob.storage(server))
    slow, held, lines = [False], list[str | bytes](), list[WebSocketRoute]()

    def between(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        lines.append(line)
        far.on_message(lambda message: held.append(message) if slow[0] else line.send(message))

    second.route_web_socket(re.compile("/ws/"), between)
    second.goto(f"/table/{id}")

    def ask() -> None:
        expect(first.locator("#take-back")).to_have_attribute("aria-disabled", "false")
        first.locator("#take-back").click()
        expect(first.locator(".pending")).to_be_visible()

    first.locator(".act[aria-keyshortcuts=D]").click()
    until(first, lambda: truth(server, id).ply == 1, "the choice did not arrive")
    ask()
    agree = second.locator(".pending").get_by_role("button", name=Texts("en").get("web-agree"))
    expect(agree).to_be_visible()
    slow[0] = True
    first.locator(".pending").get_by_role("button", name=Texts("en").get("web-withdraw")).click()
    expect(first.locator(".pending")).to_have_count(0)
    ask()
    until(second, lambda: len(held) >= 2, "both were told")
    agree.click()
    until(second, lambda: any("nothing-pending" in str(message) or "took-back" in str(message) for message in held), "no answer")
    slow[0] = False
    for message in held:
        lines[-1].send(message)
    assert truth(server, id).ply == 1, "nobody agreed to this"
    expect(agree).to_be_visible()
    agree.click()
    until(first, lambda: truth(server, id).ply == 0, "agreed")


@pytest.mark.parametrize(("game", "language", "width", "height"), [("kokopelli", "en", 1440, 900), ("kodachi", "pl", 390, 844)])
def test_against_bots_the_same_cards_come_again_and_the_table_says_so(
    opened: Open, server: Server, game: str, language: str, width: int, height: int
) -> None:
    ada = person(server, "Ada")
    id = rigged.table(server, game, [ada], position=rigged.REVEALING[game], until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server, language), width=width, height=height)
    reveal, back = ("#act-draw", "#take-back") if game == "kokopelli" else ("#kd-go", "#kd-back")
    seen = []
    for again in (False, True):
        page.locator(reveal).click()
        until(page, lambda: truth(server, id).ply == 1, "the choice did not arrive")
        page.wait_for_selector(f"{back}[aria-disabled=false]")
        view: Any = truth(server, id).view(0)
        seen.append((hand_held(truth(server, id), 0), getattr(view, "guard_row", ())))
        if not again:
            page.locator(back).click()
            said = Texts(language).get("server-note-took-back", name="Ada", seen=1)
            assert said != Texts(language).get("server-note-took-back", name="Ada", seen=0)
            expect(page.locator(".notice")).to_have_text(said)
            until(page, lambda: truth(server, id).ply == 0, "not taken back")
    assert seen[0] == seen[1]


def test_a_table_made_strict_refuses_to_take_back_what_was_seen(opened: Open, server: Server) -> None:
    english = Texts("en")
    page = opened("/table/new?game=kokopelli")
    page.evaluate("() => localStorage.setItem('kotable.settings', '{\"coach\": false}')")
    page.reload()
    page.locator("input[name=seats][value='2']").check()
    page.locator("ul.seats select").nth(1).select_option("random")
    page.get_by_label(english.get("pages-undo-friendly")).uncheck()
    page.get_by_role("button", name=english.get("pages-make-table")).click()
    page.locator("#act-draw:not([aria-disabled=true])").click()
    # The log tells of it, and it is the own turn again.
    page.wait_for_selector(".log .go.seat-0 .line")
    id = page.url.rpartition("/")[2]
    until(page, lambda: truth(server, id).playing().movers.count(0) > 0 and truth(server, id).to_move == 0, "the bot does not play")
    page.wait_for_selector(rigged.READY["kokopelli"])
    drawn = truth(server, id).ply
    page.locator("#take-back").press("Enter")
    expect(page.locator(".why-bubble")).to_contain_text(english.get("web-no-take-back-seen"))
    assert (truth(server, id).made.undo, truth(server, id).ply) == ("strict", drawn)


# Besides playing


def menu(page: Page, key: str, lang: str = "en", **blanks: Any) -> None:
    """Choose something of the table's menu, by keyboard."""
    page.get_by_role("button", name=Texts(lang).get("web-table-menu")).press("Enter")
    page.get_by_role("dialog").get_by_role("button", name=Texts(lang).get(key, **blanks), exact=True).press("Enter")


def two_people(opened: Open, server: Server, game: str) -> tuple[str, Page, Page]:
    ada, bob = person(server, "Ada"), person(server, "Bob")
    id = rigged.table(server, game, [ada, bob], until=begins(0, after=8))
    first = opened(f"/table/{id}", storage_state=ada.storage(server))
    second = opened(f"/table/{id}", storage_state=bob.storage(server, "de"))
    for page in (first, second):
        page.wait_for_selector(rigged.HAND[game])
    return id, first, second


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_for_a_person_until_they_return(opened: Open, server: Server, game: str) -> None:
    id, ada, bob = two_people(opened, server, game)
    english = Texts("en")
    ada.get_by_role("button", name=english.get("web-table-menu")).click()
    ada.get_by_role("combobox", name=english.get("pages-bot-level")).select_option("random")
    ada.get_by_role("button", name=english.get("pages-hand-over"), exact=True).click()
    expect(ada.locator(".notice")).to_contain_text(english.get("web-bot-plays"))
    until(ada, lambda: truth(server, id).to_move == 1, "the bot does not play")
    expect(bob.locator(".log")).to_contain_text(Texts("de").get("server-note-handed-over", name="Ada", level="random"))
    assert not ready(ada, game), "who has handed over can't choose"
    ada.locator(".notice").get_by_role("button", name=english.get("web-come-back")).click()
    expect(ada.locator(".notice")).to_have_count(0)
    assert truth(server, id).chairs[0].bot == ""
    play_together({1: bob}, game, lambda: truth(server, id).to_move == 0)
    ada.wait_for_selector(rigged.READY[game])

    # The host may do it for somebody who has gone, and for nobody else.
    ada.get_by_role("button", name=english.get("web-table-menu")).click()
    other = ada.get_by_role("dialog").get_by_role("button", name=english.get("pages-hand-over-for", name="Bob"))
    expect(other).to_have_count(0)
    bob.close()
    other.click()
    # Not before half a minute has gone by; `tests/server` shows what comes then.
    expect(ada.locator(".notice.bad")).to_be_visible()
    assert truth(server, id).chairs[1].bot == ""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_early_if_all_agree(opened: Open, server: Server, game: str) -> None:
    id, ada, bob = two_people(opened, server, game)
    german = Texts("de")
    for answer in ("web-refuse", "web-agree"):
        menu(ada, "pages-offer-end")
        expect(ada.get_by_role("dialog")).to_contain_text(Texts("en").get("pages-offer-end-all"))
        ada.get_by_role("dialog").get_by_role("button", name=Texts("en").get("pages-offer-end")).click()
        expect(ada.get_by_role("dialog")).to_have_count(0)
        expect(ada.locator(".pending")).to_be_visible()
        expect(bob.locator(".pending")).to_contain_text(german.get("web-asked-end", name="Ada"))
        assert truth(server, id).status == "running"
        bob.locator(".pending").get_by_role("button", name=german.get(answer)).click()
        for page in (ada, bob):
            expect(page.locator(".pending")).to_have_count(0)
    expect(ada.locator(".ending h1")).to_have_text(Texts("en").get("web-no-winner"))
    expect(bob.locator(".ending h1")).to_have_text(german.get("web-no-winner"))
    assert truth(server, id).status == "over"


@pytest.mark.parametrize("game", GAMES)
def test_giving_up_is_asked_about_and_ends_a_game_of_two(opened: Open, server: Server, game: str) -> None:
    id, ada, bob = two_people(opened, server, game)
    german = Texts("de")
    menu(bob, "pages-resign", "de")
    expect(bob.get_by_role("dialog")).to_contain_text(german.get("pages-resign-two", name="Ada"))
    expect(bob.get_by_role("dialog").get_by_role("button", name=german.get("pages-play-on"))).to_be_focused()
    bob.keyboard.press("Escape")
    expect(bob.get_by_role("dialog")).to_have_count(0)
    assert truth(server, id).status == "running"
    menu(bob, "pages-resign", "de")
    bob.get_by_role("dialog").get_by_role("button", name=german.get("pages-resign")).click()
    expect(ada.locator(".ending h1")).to_have_text(Texts("en").get("pages-you-won", count=1, names="Ada", others="", margin=""))
    expect(bob.locator(".ending h1")).to_have_text(german.get("web-winner", count=1, names="Ada", margin=""))


# Reloads and lost connections


def test_a_reload_in_the_middle_of_a_chieftains_action(opened: Open, server: Server) -> None:
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], position=rigged.CHIEFTAIN, until=lambda table: True)
    page = opened(f"/table/{id}", storage_state=ada.storage(server))
    page.locator(".card.held[data-kind=paw]").first.click()
    page.locator(".space.target").first.click()
    done = page.locator(".act").filter(has_text=Texts("en").get("kokopelli-act-stop"))
    expect(done).to_be_visible()
    look = """() => [...document.querySelectorAll('.card, .space, .act, .turn-line h1, .tile, .points strong')]
      .map((e) => [[...e.classList].filter((c) => !/svelte|fresh/.test(c)).sort(), e.dataset.kind, e.innerText, e.ariaDisabled].join('|'))
      .sort()"""
    page.mouse.move(3, 3)
    page.evaluate("() => document.activeElement?.blur()")
    page.wait_for_selector(rigged.KNOWN)
    before = page.evaluate(look)
    page.reload()
    expect(done).to_be_visible()
    page.wait_for_selector(rigged.KNOWN)
    until(page, lambda: page.evaluate(look) == before, "the table looks different")
    assert {"paw", "kokopelli"} == {card.get_attribute("data-kind") for card in page.query_selector_all(".card.can")}

    # The first Tab from the page on leads somewhere visible, and 'done' can be reached and pressed without the mouse.
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.matches('.act')"):
            break
    assert page.evaluate("() => document.activeElement?.matches('.act:focus-visible')")
    assert page.evaluate("() => document.activeElement.innerText").startswith(Texts("en").get("kokopelli-act-stop"))
    page.keyboard.press("Enter")
    expect(done).to_have_count(0)
    until(page, lambda: truth(server, id).ply == 2, "'done' did not arrive")
    expect(page.locator(".turn-line h1")).to_contain_text(Texts("en", "kokopelli").phase("choose", count=1))
    assert page.evaluate("() => document.activeElement !== document.body"), "the focus is lost"


@pytest.mark.parametrize("game", GAMES)
def test_the_server_dies_in_the_middle_of_a_game_and_comes_back(opened: Open, server: Server, game: str) -> None:
    ada = person(server)
    id = rigged.table(server, game, [ada], seats=3, until=begins(0, after=10))
    page, hears = arrive(opened, f"/table/{id}", quiet=False, storage_state=ada.storage(server))
    page.wait_for_selector(rigged.READY[game])
    act(page, game)
    until(page, lambda: hears.knows(server, id, 0), "the choice does not arrive")
    page.wait_for_selector(rigged.READY[game])
    page.wait_for_selector(rigged.WRITTEN)
    before = truth(server, id)
    hand, lines = hand_shown(page, game), page.locator(".log .go .line").count()
    server.process.send_signal(signal.SIGKILL)
    try:
        server.process.wait(PATIENCE / 1000)
        expect(notice(page, "web-offline")).to_be_visible()

        # What is chosen meanwhile is refused where one can see it.
        keys = {"kokopelli": "() => 'd'", "kodachi": "() => ''"}[game]
        if key := page.evaluate(keys):
            page.keyboard.press(key)
            expect(notice(page, "web-offline-refused")).to_be_visible()
            page.locator(".notice.bad .x").click()
        for _ in range(3):
            if notice(page, "web-offline-refused").count():
                break
            assert rigged.next_thing(page, game), "nothing can be tried, so nothing is refused"
            act(page, game)
        expect(notice(page, "web-offline-refused")).to_be_visible()
        assert hand_shown(page, game) == hand
    finally:
        assert server.process.stdout is not None
        server.process.stdout.close()
        server.start()
    expect(notice(page, "web-offline")).to_have_count(0)
    after = truth(server, id)
    assert (after.ply, after.playing().state.position()) == (before.ply, before.playing().state.position()), "something was applied later"
    assert hand_shown(page, game) == hand
    page.wait_for_selector(rigged.WRITTEN)
    assert page.locator(".log .go .line").count() == lines > 0
    play_together({0: page}, game, lambda: truth(server, id).ply > before.ply)
    until(page, lambda: any(frame.get("by") == 0 for frame in hears.of("update")), "the page does not hear of it")


@pytest.mark.parametrize("arrives", [False, True], ids=["lost", "taken"])
def test_a_choice_on_a_dying_line_is_told_or_taken_once(opened: Open, server: Server, arrives: bool) -> None:
    """The line breaks between a choice and its answer: what the server never got is refused visibly, what it got is there once."""
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], position=rigged.CHIEFTAIN, until=lambda table: True)
    page = opened("about:blank", quiet=False, storage_state=ada.storage(server))
    broken: list[str] = []

    def between(line: WebSocketRoute) -> None:
        far = line.connect_to_server()

        def out(message: str | bytes) -> None:
            if json.loads(message)["t"] == "choose" and not broken:
                broken.append(str(message))
                if arrives:
                    far.send(message)
                else:
                    line.close()
                    far.close()
            else:
                far.send(message)

        def back(message: str | bytes) -> None:
            if arrives and len(broken) == 1 and not (isinstance(told := json.loads(message), dict) and told["t"] != "update"):
                broken.append("the answer")
                line.close()
                far.close()
            else:
                line.send(message)

        line.on_message(out)
        far.on_message(back)

    page.route_web_socket(re.compile("/ws/"), between)
    page.goto(f"/table/{id}")
    page.locator(".card.held[data-kind=hunter]").click()
    page.locator(".space.target").first.click()
    until(page, lambda: len(broken) == (2 if arrives else 1), "nothing was sent")
    expect(notice(page, "web-offline")).to_have_count(0)
    if arrives:
        expect(page.locator(".card.held")).to_have_count(4)
        expect(page.locator(".log")).to_contain_text("Hunter")
    else:
        expect(notice(page, "web-offline-refused")).to_be_visible()
        expect(page.locator(".card.held")).to_have_count(5)
        page.locator(".card.held[data-kind=hunter]").click()
        page.locator(".space.target").first.click()
        expect(page.locator(".card.held")).to_have_count(4)
    assert truth(server, id).ply == 1


# Replays


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_shown_again_and_played_on(opened: Open, server: Server, game: str) -> None:
    ada, id = rigged.finished(server, game)
    kept = {f"kotable.part.{id}": rigged.part_of(ada)}
    page = opened(f"/table/{id}", storage_state=ada.storage(server, **kept))
    english, over = Texts("en"), truth(server, id)

    # The ending says who won and that the shuffle was honest.
    assert over.result is not None
    expect(page.locator(".ending h1")).to_contain_text(re.compile("wins?|share"))
    expect(page.locator(".checks li")).to_have_text(
        [english.get(f"web-check-{check}", good="yes") for check in ("commitment", "part", "seed")]
    )
    expect(page.locator(".ending tfoot td")).to_have_text([str(points) for points in over.result.points])

    # Step by step, by turns, with the eyes of all: the table does not turn, and all hands lie beside it.
    page.locator(".ending").get_by_role("link", name=english.get("pages-watch-replay")).click()
    # First with the own eyes.
    page.wait_for_url(f"**/replay/{id}?*seat=0")
    page.get_by_role("combobox", name=english.get("web-eyes"), exact=True).select_option("all")
    at, match = page.locator(".controls .at"), over.playing()
    plies = len(match.choices)
    expect(at).to_have_text(re.compile(rf"^{english.get('web-round', round=1)} .*\b0/{plies}$"))
    begins = [ply for ply, mover in enumerate(match.movers) if not ply or any(e.kind == "turn-began" for e in match.events[ply])]
    page.get_by_role("button", name=english.get("web-turn-next")).click()
    expect(at).to_contain_text(f" {next(ply for ply in begins if ply)}/")
    ply = int(re.search(r"(\d+)/", at.inner_text())[1])  # type: ignore[index]
    for key, way in (("web-step", 1), ("web-step", 1), ("web-step-back", -1)):
        page.get_by_role("button", name=english.get(key), exact=True).click()
        ply += way
        expect(at).to_have_text(re.compile(rf"\b{ply}/{plies}$"))
    page.wait_for_url(f"**/replay/{id}?ply={ply}&seat=all")

    def hand_at(ply: int, seat: int) -> list[str]:
        view: Any = match.at(ply).view(seat)
        return sorted(kind for kind, count in view.hand.items() for _ in range(count))

    until(page, lambda: hand_shown(page, game) == hand_at(ply, 0), "with all eyes the reader stays in front")
    shown = [row.locator("[data-ask]").evaluate_all("all => all.map((e) => e.dataset.ask)") for row in page.locator(".hands p").all()]
    assert [set(row) for row in shown] == [{f"card:{kind}" for kind in hand_at(ply, seat)} for seat in range(3)]

    # With the eyes of one seat, only that hand; as a spectator none.
    eyes = page.get_by_role("combobox", name=english.get("web-eyes"), exact=True)
    asked: list[Response] = []
    page.on("response", lambda answer: asked.append(answer) if "/replay?" in answer.url else None)
    for seat in (1, 2, 0):
        eyes.select_option(str(seat))
        until(page, lambda: hand_shown(page, game) == hand_at(ply, seat), f"the hand of seat {seat}")  # noqa: B023
        mine = [one.json() for one in asked if f"seat={seat}" in one.url]
        assert mine
        told = [{"t": "welcome", "view": view, "history": one.get("steps", [])} for one in mine for view in one["views"]]
        assert secrets_told(told, seat) == []
    eyes.select_option("-1")
    expect(page.locator(rigged.HAND[game])).to_have_count(0)

    # Playing on from here, against bots, with the cards of then.
    eyes.select_option("0")
    until(page, lambda: hand_shown(page, game) == hand_at(ply, 0), "the own hand")
    page.get_by_role("button", name=english.get("web-branch")).click()
    page.wait_for_url("**/table/*")
    branch = page.url.rpartition("/")[2]
    assert branch != id
    page.wait_for_selector(rigged.READY[game])
    begun = truth(server, branch)
    assert begun.made.origin is not None and (begun.made.origin.table, begun.made.origin.ply) == (id, ply)
    assert [chair.bot != "" for chair in begun.chairs] == [False, True, True]
    before = begun.playing().movers.count(0)
    play_together({0: page}, game, lambda: truth(server, branch).playing().movers.count(0) > before)


def test_a_replay_asks_again_for_what_did_not_come(opened: Open, server: Server) -> None:
    ada, id = rigged.finished(server, "kokopelli")
    page = opened(f"/replay/{id}?ply=3&seat=0", quiet=False, storage_state=ada.storage(server))
    page.wait_for_selector(rigged.HAND["kokopelli"])
    lost = True
    page.route("**/replay?ply=5&*", lambda route: route.abort() if lost else route.continue_())
    on, back = [page.get_by_role("button", name=Texts("en").get(key), exact=True) for key in ("web-step", "web-step-back")]
    on.click()
    page.wait_for_url("**ply=4&seat=0")
    on.click()
    expect(page.get_by_role("alert")).to_have_text(Texts("en").get("web-offline-refused"))
    lost = False
    back.click()
    on.click()
    page.wait_for_url("**ply=5&seat=0")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_ending_of_a_branched_game_does_not_accuse_anybody(opened: Open, server: Server) -> None:
    """It began in a position and not with a shuffle: there is nothing to verify, and nothing wrong."""
    ada = person(server)
    id = rigged.table(server, "kokopelli", [ada], position=rigged.CHIEFTAIN)
    page = opened(f"/table/{id}", storage_state=ada.storage(server))
    expect(page.locator(".ending h1")).to_contain_text(re.compile("wins?|share"))
    expect(page.locator(".ending .checks li.bad")).to_have_count(0)


# Languages


@pytest.mark.parametrize("game", GAMES)
def test_changing_the_language_in_the_middle_changes_nothing_else(opened: Open, server: Server, game: str) -> None:
    ada = person(server)
    id = rigged.table(server, game, [ada], seats=4, until=begins(0, after=16))
    page, hears = arrive(opened, f"/table/{id}", storage_state=ada.storage(server))
    page.wait_for_selector(rigged.READY[game])
    if game == "kokopelli" and page.query_selector(".card.can"):
        page.locator(".card.can").first.click()
        expect(page.locator(".card.chosen")).to_have_count(1)
    page.locator("#chat input").fill("half a sent")
    page.wait_for_selector(rigged.WRITTEN)
    look = """() => ({
      cards: [...document.querySelectorAll('.card, [data-zone]')].map((e) => [e.dataset.kind, e.dataset.card, e.dataset.zone,
        e.matches('.held'), e.matches('.can, .live'), e.matches('.chosen')].join()),
      points: [...document.querySelectorAll('.points strong')].map((e) => e.innerText),
      lines: document.querySelectorAll('.log .go .line').length,
      typed: document.querySelector('#chat input').value,
    })"""
    before, heard = page.evaluate(look), len(hears.of("welcome"))
    for lang in ("pl", "de", "fr", "en"):
        page.locator("header select").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("header .round")).to_have_text(re.compile(Texts(lang).get("web-round", round=r"\d+").replace("\\", "\\")))
        assert page.evaluate(look) == before, lang
    assert len(hears.of("welcome")) == heard, "the table was loaded anew"
