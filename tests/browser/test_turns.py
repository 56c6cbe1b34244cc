"""Play by turns in the browser: days are days, Home says what is due, and a link leads to its table."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Open, Server


def test_days_are_days_and_a_whole_link_is_joined(opened: Open, server: Server) -> None:
    page = opened("/table/new")
    page.locator("select", has=page.locator("option[value=days]")).select_option("days")
    page.locator("button.main").click()
    page.wait_for_url("**/table/*", wait_until="commit")
    page.wait_for_function("() => !location.pathname.endsWith('/new')")
    link = page.url
    clock = httpx.get(f"{server.url}/api/tables/{link.rsplit('/', 1)[1]}", timeout=60).json()["clock"]
    assert (clock["kind"], clock["seconds"], clock["holidays"]) == ("days", 3 * 86_400, 14)
    page.goto(f"{server.url}/")
    page.locator("#join").fill(link)
    page.locator("form.join button").click()
    expect(page).to_have_url(link)
