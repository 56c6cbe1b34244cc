"""Takes the pictures of docs/pictures with Chromium: `python tools/screenshots.py [folder]`. Needs a built browser application.

The picture that moves, of a turn, is made only if Pillow is there: `pip install pillow`.
"""

import io
import subprocess
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.browser.conftest import CHROMIUM  # noqa: E402
from tests.browser.hands import MAKE_TABLE, READY, act_by_mouse, over  # noqa: E402
from tests.browser.test_kodachi import play  # noqa: E402

SIZES = {"1920": (1920, 1080), "1440": (1440, 900), "1024": (1024, 768), "390": (390, 844), "844": (844, 390)}


def serve(data: str) -> tuple[subprocess.Popen[str], str]:
    words = ["serve", "--port", "0", "--data", data, "--bot-pace", "0", "--limits", "1000"]
    process = subprocess.Popen([sys.executable, "-c", "from kotable.cli import main; main()", *words], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1].rstrip("/")


def visitor(browser: Browser, url: str, size: str, language: str = "en", scheme: str = "light") -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto("/")
    page.wait_for_selector("h1")
    return page


def sit(page: Page, game: str, seats: int) -> str:
    bots = {str(seat): "easy" for seat in range(1, seats)}
    table: str = page.evaluate(MAKE_TABLE, {"game": game, "seats": seats, "bots": bots, "options": {"first": 0}, "hints": True})
    page.goto(f"/table/{table}")
    return table


def settled(page: Page, path: Path) -> None:
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(700)
    page.screenshot(path=path)
    print(path)


def fight_at_last(page: Page) -> None:
    """Plays Kodachi some turns on, up to a fight that a card wins, with a chance against the next guard."""
    page.wait_for_function("() => document.querySelector('.turn-line, [id^=kd-]')")
    asked = 0

    def enough(now: str) -> bool:
        nonlocal asked
        asked += now != "wait"
        return asked > 40 and now == "fight" and page.query_selector("body:has(.tag.wins):has([data-chance])") is not None

    play(page, enough)


FINISHING = """kokopelli position 1
seats: 2
ceremonies: chieftain hunter warrior tortoise paw drummer shaman spider_woman eagle_feather snake_dance
turn: 1
seat 0:
  hand: shaman*2 paw drummer
  left-1: hunter*3
  right-1: eagle_feather
seat 1:
  hand: hunter drummer tortoise
  left-1: paw
  right-1: warrior*2
"""
"""Seat 1 is about to finish a ceremony of seat 0."""
SLOW = 0.12
SLOWER = """(slow) => {
  setInterval(() => document.getAnimations().forEach((a) => { if (a.playbackRate === 1) a.playbackRate = slow }), 4)
  const real = window.setTimeout
  window.setTimeout = (run, ms = 0, ...more) => real(run, ms > 60 ? ms / slow : ms, ...more)
}"""


def moving(browser: Browser, data: Path, url: str, path: Path) -> None:
    """Somebody finishes a ceremony, as the other one sees it. Time in the page goes slowly, so that any machine gets enough frames."""
    try:
        from PIL import Image
    except ImportError:
        print("There is no Pillow: the picture of a turn stays as it is.", file=sys.stderr)
        return
    from tests.browser import rigged

    class Here:
        def __init__(self) -> None:
            self.data, self.url = data, url

    here: Any = Here()
    ada, nils = rigged.person(here, "Ada"), rigged.person(here, "Nils")
    table = rigged.table(here, "kokopelli", [ada, nils], position=FINISHING, until=lambda table: True, name="turn")
    context = browser.new_context(base_url=url, viewport={"width": 1200, "height": 780}, storage_state=ada.storage(here))
    other = browser.new_context(base_url=url, storage_state=nils.storage(here), reduced_motion="reduce")
    page, yours = context.new_page(), other.new_page()
    for one in (page, yours):
        one.goto(f"/table/{table}")
        one.wait_for_selector(".card.held")
    page.wait_for_timeout(1500)
    page.evaluate(SLOWER, SLOW)
    frames: list[tuple[float, Any]] = []
    yours.locator(".card.can[data-kind=hunter]").click()
    yours.locator(".space.target[data-slot='0/left-1']").click()
    begun = time.monotonic()
    while (now := time.monotonic()) < begun + 16:
        if not frames or now - frames[-1][0] > 0.5:
            seen = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            frames.append((now, seen.crop((0, 52, 1200, 780)).resize((780, 473))))
    waits = [round(1000 * SLOW * (b[0] - a[0])) for a, b in pairwise(frames)]
    (_, first), *rest = frames
    first.save(path, save_all=True, append_images=[f for _, f in rest], duration=[*waits, 2500], loop=0, quality=60, method=4)
    print(path)


def take_all(browser: Browser, url: str, folder: Path) -> None:
    settled(visitor(browser, url, "1440"), folder / "home-1440.png")
    settled(visitor(browser, url, "390", "de"), folder / "home-390-de.png")
    for size, seats, language, scheme in (
        ("1440", 4, "en", "light"),
        ("1440", 3, "pl", "dark"),
        ("1024", 2, "fr", "light"),
        ("390", 4, "de", "light"),
        ("844", 4, "fr", "light"),
    ):
        page = visitor(browser, url, size, language, scheme)
        sit(page, "kokopelli", seats)
        for _ in range(18):
            if over(page):
                break
            act_by_mouse(page)
        page.wait_for_function(READY)
        if card := page.query_selector(".card.can"):
            card.click()
        settled(page, folder / f"kokopelli-{size}-{seats}-{language}.png")
    for size, language in (("1440", "en"), ("1024", "de"), ("390", "pl"), ("844", "fr")):
        page = visitor(browser, url, size, language)
        sit(page, "kodachi", 3)
        fight_at_last(page)
        settled(page, folder / f"kodachi-{size}-{language}.png")
    page = visitor(browser, url, "1440")
    table = sit(page, "kokopelli", 2)
    while not over(page):
        act_by_mouse(page)
    settled(page, folder / "ending-1440.png")
    page.goto(f"/replay/{table}?ply=40&seat=all")
    page.wait_for_selector(".card.held")
    settled(page, folder / "replay-1440.png")
    page = visitor(browser, url, "1024", "pl")
    page.goto("/rules/kokopelli#KP-3.2")
    page.wait_for_selector("article.aim")
    settled(page, folder / "rules-1024-pl.png")


def main(arguments: list[str]) -> int:
    if CHROMIUM is None:
        print("There is no Chromium (Debian: apt-get install chromium).", file=sys.stderr)
        return 1
    folder = Path(arguments[0]) if arguments else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        process, url = serve(data)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM)
                moving(browser, Path(data), url, folder / "kokopelli-turn.webp")
                take_all(browser, url, folder)
                browser.close()
        finally:
            process.terminate()
            process.wait(20)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
