"""What a person does at the table of Kokopelli, by mouse or by keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.browser.conftest import PATIENCE

MAKE_TABLE = """async ({ start = true, ...wish }) => {
  const send = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const answer = await fetch('/api' + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(path + ' ' + (await answer.text()))
    return answer.json()
  }
  let guest = JSON.parse(localStorage.getItem('kotable.guest') ?? 'null')
  if (!guest) {
    guest = await send('/guests', { name: 'Quiet Heron' })
    localStorage.setItem('kotable.guest', JSON.stringify(guest))
  }
  localStorage.setItem('kotable.settings', JSON.stringify({ coach: false }))
  const { table } = await send('/tables', wish, guest.token)
  if (start) {
    const part = 'ab'.repeat(16)
    localStorage.setItem('kotable.part.' + table.id, part)
    await send(`/tables/${table.id}/start`, { part }, guest.token)
  }
  return table.id
}"""

GLANCE = 50
"""Milliseconds between two looks at a page: looking in every frame makes the page draw every frame."""

READY = """() => document.querySelector('.ending') || document.querySelector(
  '.card.can, .space.can, .act:not([aria-disabled=true], .bare, #take-back)')"""
WAY = """() => {
  const target = document.querySelector('.space.target')
  if (!target) return ''
  const here = document.activeElement
  if (here.matches('.space.target')) return 'Enter'
  const a = here.getBoundingClientRect(), b = target.getBoundingClientRect()
  const x = b.x + b.width / 2 - a.x - a.width / 2, y = b.y + b.height / 2 - a.y - a.height / 2
  const keys = [x > 0 ? 'ArrowRight' : 'ArrowLeft', y > 0 ? 'ArrowDown' : 'ArrowUp']
  if (Math.abs(y) > Math.abs(x)) keys.reverse()
  // Where one way leads nowhere, the other is tried.
  const turned = here === window.wasHere && !window.turned
  Object.assign(window, { wasHere: here, turned })
  return keys[turned ? 1 : 0]
}"""
ACT = ".act:not([aria-disabled=true], .bare, #take-back)"
"""A button that is a choice: not the hint, which can be asked for before it is known what may be chosen."""


def sit_down(page: Page, seats: int = 2, game: str = "kokopelli", **options: Any) -> str:
    """A table against bots; the address of it."""
    bots = {str(seat): "easy" for seat in range(1, seats)}
    table: str = page.evaluate(MAKE_TABLE, {"game": game, "seats": seats, "bots": bots, "options": {"first": 0, **options}, "hints": True})
    page.goto(f"/table/{table}")
    page.wait_for_function(READY)
    return table


def over(page: Page) -> bool:
    """Waits until there is something to do; whether the game is over instead. Whoever has waited for a while hurries on by a key."""
    for _ in range(PATIENCE // 400):
        try:
            page.wait_for_function(READY, timeout=400, polling=GLANCE)
            break
        except TimeoutError:
            page.keyboard.press("Shift")
    else:
        raise AssertionError("nothing to do for a long time")
    return page.query_selector(".ending") is not None


def stuck(page: Page) -> bool:
    """A full hand that fits nowhere: drawing would go on for ever, cancelling makes room."""
    return len(page.query_selector_all(".card.held")) >= 5 and page.query_selector(f"{ACT} kbd:text-is('C')") is not None


def act_by_mouse(page: Page) -> None:
    """Any thing that invites: a raised card and a lit place, or a button."""
    can = page.query_selector(".card.can")
    button = page.query_selector(f"{ACT}.strong") or page.query_selector(ACT)
    if can is not None:
        can.click()
    elif page.query_selector(f"{ACT}.strong") is None and stuck(page):
        page.locator(f"{ACT}:has(kbd:text-is('C'))").click()
    elif button is not None:
        button.click()
    targets = [target for target in page.query_selector_all(".space.target") if target.is_visible()]
    if targets:
        targets[0].click()
    elif page.query_selector(".space.target") is not None:  # on a phone, behind the plate of its owner
        page.locator(".strip .aim summary").first.click()
        page.locator(".fold.target:visible").first.click()


def act_by_keyboard(page: Page) -> None:
    """The same with keys alone."""
    usable = page.eval_on_selector_all(
        ".card.held", "cards => cards.sort((a, b) => a.getBoundingClientRect().x - b.getBoundingClientRect().x).map(c => c.matches('.can'))"
    )
    if True in usable:
        page.keyboard.press(str(usable.index(True) + 1))
    elif page.query_selector(f"{ACT}.strong"):
        page.keyboard.press("s" if page.query_selector(f"{ACT}.strong kbd:text-is('S')") else "e")
    elif stuck(page):
        page.keyboard.press("c")
    else:
        page.keyboard.press(next((key for key in "des" if page.query_selector(f"{ACT} kbd:text-is('{key.upper()}')")), "s"))
    # The arrow keys walk to a lit place, Enter takes it.
    for _ in range(24):
        key = page.evaluate(WAY)
        if key:
            page.keyboard.press(key)
        if key in ("", "Enter"):
            return
    page.keyboard.press("Escape")
