"""A real browser at a real server. Without either, these tests say loudly that they do not run."""

from __future__ import annotations

import importlib.util
import os
import shutil
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx2
import pytest
import uvicorn

from tablee.server.app import STATIC, Application, create_app
from tablee.server.config import Config
from tablee.server.store import SqliteStore

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright

    from tablee.kernel import Match

QUICK = Config(bot_pace=0.0, burst=100_000, per_second=100_000, table_burst=10_000)
ARGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-frame-rate-limit", "--disable-gpu-vsync"),  # a test need not wait for a screen
]
SIZES = {"phone": (390, 844), "laptop": (1366, 768), "tv": (1920, 1080)}


@dataclass
class Server:
    """Where it listens, and the application itself, to ask the engine what a seat may know."""

    base: str
    port: int
    app: Application

    def open(self, game: str, people: list[dict[str, str]], **options: str) -> dict[str, Any]:
        here = [person if "bot" in person else {**person, "here": True} for person in people]
        body = {"game": game, "people": here, "options": options, "seed": "browser"}
        return self._opened("tables", body)

    def lay(self, match: Match, *people: dict[str, str]) -> dict[str, Any]:
        """A table where people go on from here."""
        here = [{**person, "here": True} for person in people]
        body = {"record": match.record().to_text(), "step": len(match.entries), "people": here}
        return self._opened("branch", body)

    def _opened(self, address: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = httpx2.post(f"{self.base}/api/{address}", json=body, timeout=30)
        assert answer.status_code == 200, answer.text
        opened: dict[str, Any] = answer.json()
        return opened


@contextmanager
def serving(db: Path, port: int = 0) -> Iterator[Server]:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    app = create_app(SqliteStore(str(db)), QUICK)
    settings = uvicorn.Config(
        app, log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    port = listener.getsockname()[1]
    try:
        yield Server(f"http://127.0.0.1:{port}", port, app)
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser") / "tablee.db") as server:
        yield server


class Chromium:
    """One browser for all tests here, closed before any other test runs: while Playwright is at
    work, this thread has a running event loop, and nobody else can have one."""

    def __init__(self) -> None:
        self.playwright: Playwright | None = None
        self.browser: Browser | None = None

    def open(self, executable: str) -> Browser:
        from playwright.sync_api import sync_playwright

        if self.playwright is None or self.browser is None:
            self.playwright = sync_playwright().start()
            self.browser = self.playwright.chromium.launch(executable_path=executable, args=ARGS)
        return self.browser

    def close(self) -> None:
        if self.playwright is not None and self.browser is not None:
            self.browser.close()
            self.playwright.stop()
        self.playwright = self.browser = None


CHROMIUM = Chromium()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
        CHROMIUM.close()


@pytest.fixture
def browser() -> Browser:
    if not (STATIC / "index.html").is_file():
        pytest.skip("THE BROWSER CLIENT IS NOT BUILT: no browser test is run")
    if importlib.util.find_spec("playwright") is None:
        pytest.skip("PLAYWRIGHT IS NOT INSTALLED: no browser test is run")
    names = ("chromium", "chromium-browser", "google-chrome")
    found = [path for path in map(shutil.which, names) if path]
    chromium = os.environ.get("TABLEE_CHROMIUM") or (found[0] if found else "")
    if not chromium:
        pytest.skip("NO CHROMIUM TO BE HAD: no browser test is run")
    return CHROMIUM.open(chromium)


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[Any]:
    """Pages that fail the test when a script fails or another origin is asked for anything."""
    contexts = []
    troubles: list[str] = []

    def make(lang: str = "en", size: str = "laptop", calm: bool = True, **more: Any) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce" if calm else "no-preference",
            **more,
        )
        contexts.append(context)
        # nor do beats between what others do help a test; where things move, they move fast
        kept = '{"calm": true}' if calm else '{"speed": 4}'
        context.add_init_script(f"localStorage['tablee.settings'] ??= '{kept}'")
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: troubles.append(f"script: {error}"))
        page.on("console", lambda line: troubles.append(line.text) if strange(line) else None)
        page.on("request", lambda request: troubles.append(request.url) if far(request) else None)
        return page

    def strange(line: Any) -> bool:
        """A server that is away for a moment, and a refused move, are no troubles."""
        usual = ("WebSocket", "ERR_", "Failed to load resource")
        return line.type == "error" and not any(word in line.text for word in usual)

    def far(request: Any) -> bool:
        return not request.url.startswith(("http://127.0.0.1:", "data:", "blob:"))

    yield make
    for context in contexts:
        context.close()
    assert troubles == []
