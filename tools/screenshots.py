"""Takes the pictures of docs/pictures with Chromium: `python tools/screenshots.py [folder]`. Needs a built browser application."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.browser.hands import MAKE_TABLE, READY, act_by_mouse, over  # noqa: E402
from tests.browser.test_kodachi import play  # noqa: E402

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}


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
    """Plays Kodachi some turns on, up to a fight."""
    page.wait_for_function("() => document.querySelector('.turn-line, [id^=kd-]')")
    asked = 0

    def enough(now: str) -> bool:
        nonlocal asked
        asked += now != "wait"
        return asked > 40 and now == "fight"

    play(page, enough)


def take_all(browser: Browser, url: str, folder: Path) -> None:
    settled(visitor(browser, url, "1440"), folder / "home-1440.png")
    settled(visitor(browser, url, "390", "de"), folder / "home-390-de.png")
    for size, seats, language, scheme in (
        ("1440", 4, "en", "light"),
        ("1440", 3, "pl", "dark"),
        ("1024", 2, "fr", "light"),
        ("390", 4, "de", "light"),
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
    for size, language in (("1440", "en"), ("1024", "de"), ("390", "pl")):
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
    chromium = next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None)
    if chromium is None:
        print("There is no Chromium (Debian: apt-get install chromium).", file=sys.stderr)
        return 1
    folder = Path(arguments[0]) if arguments else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        process, url = serve(data)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium)
                take_all(browser, url, folder)
                browser.close()
        finally:
            process.terminate()
            process.wait(20)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
