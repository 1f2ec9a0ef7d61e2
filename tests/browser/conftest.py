"""A real browser at a real server. Without either, these tests say loudly that they do not run."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import httpx2
import pytest
import uvicorn

from tablee.server.app import STATIC, Application, create_app
from tablee.server.config import Config
from tablee.server.store import SqliteStore

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Playwright

    from tablee.kernel import Match

T = TypeVar("T")
ELSEWHERE = "table.localhost"  # this machine, by a name that others might know it by
QUICK = Config(
    hosts=(ELSEWHERE,),
    bot_pace=0.0,
    burst=100_000,
    per_second=100_000,
    table_burst=10_000,
    work_burst=10_000.0,
)
PATIENCE = 60.0  # seconds, for a busy machine: nothing is timed with it
# (At no more frames a second than a screen has: where things move, drawing all that could be drawn
# would take a third more of the machine than the whole test else needs.)
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
# Whatever an earlier page has kept is gone; a page that is loaded again finds what it kept itself.
FIRST = """if (!sessionStorage.begun) {
  localStorage.clear();
  localStorage['tablee.settings'] = '%s';
  sessionStorage.begun = true;
}"""
SIZES = {"phone": (390, 844), "laptop": (1366, 768), "tv": (1920, 1080)}


class Running(uvicorn.Server):
    """Its loop is known to others as soon as anybody is answered."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


@dataclass
class Server:
    """Where it listens, and the application itself, to ask the engine what a seat may know."""

    base: str
    port: int
    app: Application
    client: httpx2.Client  # speaks the protocol in people's names
    running: Running

    def between_moves(self, look: Callable[[], T]) -> T:
        """What can be seen of the tables while none of them is changing."""
        found: Future[T] = Future()

        def seen() -> None:
            try:
                found.set_result(look())
            except Exception as error:
                found.set_exception(error)

        self.running.loop.call_soon_threadsafe(seen)
        return found.result(PATIENCE)

    def open(
        self, game: str, people: list[dict[str, str]], seed: str = "browser", **options: str
    ) -> dict[str, Any]:
        here = [person if "bot" in person else {**person, "here": True} for person in people]
        body = {"game": game, "people": here, "options": options, "seed": seed}
        return self._opened("tables", body)

    def lay(self, match: Match, *people: dict[str, str]) -> dict[str, Any]:
        """A table where people go on from here."""
        here = [{**person, "here": True} for person in people]
        body = {"record": match.record().to_text(), "step": len(match.entries), "people": here}
        return self._opened("branch", body)

    def _opened(self, address: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.client.post(f"/api/{address}", json=body)
        assert answer.status_code == 200, answer.text
        opened: dict[str, Any] = answer.json()
        return opened


@contextmanager
def serving(db: Path, port: int = 0) -> Iterator[Server]:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    listener.listen()  # who comes before the server is up waits at the door
    app = create_app(SqliteStore(str(db)), QUICK)
    settings = uvicorn.Config(
        app, log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=1
    )
    server = Running(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    port = listener.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    once = httpx2.Limits(max_keepalive_connections=0)
    # (certificates take longer to load than a move to be made)
    client = httpx2.Client(base_url=base, timeout=PATIENCE, verify=False, limits=once)
    try:
        # (a machine that stands still for some seconds is no store that does not answer)
        with client, pytest.MonkeyPatch.context() as patch:
            patch.setattr("tablee.server.writer.PATIENCE", PATIENCE)
            yield Server(base, port, app, client, server)
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser") / "tablee.db") as server:
        yield server


class Chromium:
    """One browser for all tests here, closed before any other test runs: while Playwright is at
    work, this thread has a running event loop, and nobody else can have one.

    What a context has loaded and compiled serves the next test that wants one like it, to which
    nothing else of it is left: a page begins with nothing kept.
    """

    def __init__(self) -> None:
        self.playwright: Playwright | None = None
        self.browser: Browser | None = None
        self.free: dict[str, list[BrowserContext]] = {}

    def context(self, **options: Any) -> tuple[str, BrowserContext]:
        assert self.browser is not None
        key = repr(sorted(options.items()))
        found = self.free.setdefault(key, [])
        return key, found.pop() if found else self.browser.new_context(**options)

    def give_back(self, key: str, context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        self.free[key].append(context)

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
        self.free = {}


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
    contexts: list[tuple[str, BrowserContext]] = []
    troubles: list[str] = []

    def make(lang: str = "en", size: str = "laptop", calm: bool = True, **more: Any) -> Page:
        width, height = SIZES[size]
        key, context = CHROMIUM.context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce" if calm else "no-preference",
            **more,
        )
        contexts.append((key, context))
        page = context.new_page()
        # nor do beats between what others do help a test; where things move, they move fast
        kept = '{"calm": true}' if calm else '{"speed": 4}'
        page.add_init_script(FIRST % kept)
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
        here = ("http://127.0.0.1:", f"http://{ELSEWHERE}:", "data:", "blob:")
        return not request.url.startswith(here)

    yield make
    for key, context in contexts:
        CHROMIUM.give_back(key, context)
    assert troubles == []
