"""Reminders by Web Push in the browser: where they are offered, what the server is told, and what is shown."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, Server

# There is no push service here: the page gets a subscription all the same.
SUBSCRIBED = """
let made = null
const manager = {
  getSubscription: async () => made,
  subscribe: async (wish) => (made = {
    endpoint: 'https://push.example/' + wish.applicationServerKey,
    unsubscribe: async () => ((made = null), true),
    toJSON: () => ({ keys: { p256dh: 'P', auth: 'A' } }),
  }),
}
const registered = { pushManager: manager }
Object.defineProperty(navigator, 'serviceWorker', { value: {
  register: async (path) => ((window.worker = path), registered),
  getRegistration: async () => (window.worker ? registered : undefined),
} })
window.PushManager = class {}
window.Notification = class { static permission = 'default'; static requestPermission = async () => window.agreed }
"""


def offered(opened: Open, path: str, key: str = "KEY", agreed: str = "granted") -> tuple[Page, list[tuple[str, Any]]]:
    """A page of a server that sends reminders, and what it is told of them."""
    told: list[tuple[str, Any]] = []
    page = opened("/about")
    page.add_init_script(f"{SUBSCRIBED}; window.agreed = '{agreed}'")
    page.route("**/api/push", lambda route: route.fulfill(json={"key": key} if key else {}))

    def hear(route: Any) -> None:
        told.append((route.request.url.rpartition("/api")[2], json.loads(route.request.post_data)))
        route.fulfill(json={"browsers": 1})

    page.route("**/api/me/push**", hear)
    page.goto(path)
    return page, told


@pytest.mark.parametrize("path", ["/settings", "/table/new"])
def test_a_browser_reminds_until_it_is_told_not_to(opened: Open, path: str) -> None:
    page, told = offered(opened, path)
    if path == "/table/new":
        page.locator("select", has=page.locator("option[value=days]")).select_option("days")
    switch = page.get_by_role("switch", name="Remind me on this device")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    assert page.evaluate("window.worker") == "/reminders.js"
    assert told == [("/me/push", {"endpoint": "https://push.example/KEY", "p256dh": "P", "auth": "A", "lang": "en"})]
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    assert told[1:] == [("/me/push/end", {"endpoint": "https://push.example/KEY"})]


def test_a_browser_that_does_not_agree_says_so(opened: Open) -> None:
    page, told = offered(opened, "/settings", agreed="denied")
    page.get_by_role("switch", name="Remind me on this device").click()
    expect(page.locator(".push [role=status]")).to_have_text("This browser did not agree to remind you.")
    assert told == []


def test_nothing_is_offered_where_the_server_has_no_key(opened: Open) -> None:
    page, _ = offered(opened, "/settings", key="")
    expect(page.get_by_role("switch").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("Remind me on this device")).to_have_count(0)


def test_the_worker_shows_what_it_is_told_and_opens_the_table(opened: Open, server: Server) -> None:
    """The worker's own script, with a browser around it that writes down what it is asked for."""
    page = opened("/about")
    source = page.request.get(f"{server.url}/reminders.js")
    assert "javascript" in source.headers["content-type"]
    wrapped = f"export const run = (self) => {{ {source.text()} }}"
    page.route("**/wrapped.js", lambda route: route.fulfill(body=wrapped, content_type="text/javascript"))
    found = page.evaluate(
        """async () => {
          const heard = {}, done = [], asked = []
          const there = { url: location.origin + '/table/a', focus: async () => asked.push('focus') }
          const self = {
            addEventListener: (kind, work) => (heard[kind] = work),
            registration: { showNotification: async (title, more) => asked.push([title, more.body, more.tag]) },
            clients: { matchAll: async () => [there], openWindow: async (path) => asked.push(path) },
          }
          const told = { title: 'T', body: 'B', tag: 'a', url: '/table/a' }
          const event = (more) => ({ waitUntil: (work) => done.push(work), ...more })
          const closed = []
          const note = (path) => ({ notification: { data: path, close: () => closed.push(path) } })
          const made = await import('/wrapped.js')
          made.run(self)
          heard.push(event({ data: { json: () => told } }))
          heard.notificationclick(event(note('/table/a')))
          heard.notificationclick(event(note('/table/b')))
          await Promise.all(done)
          return [asked, closed]
        }"""
    )
    assert sorted(map(str, found[0])) == sorted(map(str, [["T", "B", "a"], "focus", "/table/b"]))
    assert found[1] == ["/table/a", "/table/b"]
