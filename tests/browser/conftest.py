"""A real server and a real Chromium for the tests of the browser application."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.chaos import free_port

# The shell has no windows around its pages, which cost as much as the pages.
CHROMIA = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((path for name in CHROMIA if (path := shutil.which(name))), None)
PATIENCE = 60_000
"""Milliseconds that a test waits for something: the machine may be busy."""
BUILT = Path(str(files("kotable"))) / "static" / "index.html"


class Server:
    """`kotable serve` on a free port, with bots that do not wait; it can be stopped and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.start()

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--bot-pace", "0", "--limits", "1000"]
        command = [sys.executable, "-c", "from kotable.cli import main; main()", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.url = line.split()[-1].rstrip("/")
        assert self.url.startswith("http"), line
        self.port = int(self.url.rpartition(":")[2])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE / 1000)
        assert self.process.stdout is not None
        self.process.stdout.close()


# The package's scope, not the session's: a running Playwright keeps other tests from using asyncio.


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.is_file():
        pytest.skip("the browser application is not built (make ui)")
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


Open = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture
def opened(chromium: Browser, server: Server) -> Iterator[Open]:
    """Opens a page as a new visitor; complains in the end about errors on any of them."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(path: str = "/", *, calm: bool = True, quiet: bool = True, width: int = 1440, height: int = 900, **more: Any) -> Page:
        context = chromium.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            reduced_motion="reduce" if calm else "no-preference",
            **{"locale": "en-GB", **more},
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", lambda line: faults.append(f"{page.url}: {line.text}") if quiet and line.type == "error" else None)
        page.on(
            "request", lambda ask: faults.append(f"left the host: {ask.url}") if not ask.url.startswith((server.url, "blob:")) else None
        )
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)


@pytest.fixture
def page(opened: Open) -> Page:
    """The start page, as a new visitor sees it."""
    return opened()
