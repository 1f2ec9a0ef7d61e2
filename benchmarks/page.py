"""From "Play" to the first legal move, in a real browser: `python -m benchmarks.page`.

Each game is opened from its poster on the home page, as a new visitor does, in a browser that has
nothing of it yet, with animations. Two figures in milliseconds, the median of the visits: until the
table stands, and until something on it can be touched; where others begin, this is after what they
did was told, and another's turn takes its time. Then what travels: script and style, compressed.
Needs the built client and a Chromium, like the tests in tests/browser.
"""

from __future__ import annotations

import gzip
import os
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tablee import games
from tablee.server.app import STATIC
from tests.browser.conftest import ARGS, SIZES, Server, serving
from tests.browser.people import LIT

VISITS = 5
TABLE = "main.table[data-n]"


def visit(browser: Browser, server: Server, game: str) -> tuple[float, float]:
    """Milliseconds from the click to the table, and to the first thing that can be touched."""
    width, height = SIZES["laptop"]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    page = context.new_page()
    page.goto(server.base)
    play = page.locator(f".poster:has(.game-{game}) .play")
    play.wait_for()
    page.wait_for_load_state("networkidle")
    start = time.perf_counter()
    play.click()
    page.wait_for_selector(TABLE)
    table = time.perf_counter()
    page.locator(LIT).first.wait_for()
    move = time.perf_counter()
    context.close()
    return 1000 * (table - start), 1000 * (move - start)


def weight() -> int:
    """Bytes of script and style of all games together, as they travel."""
    parts = [path for path in (STATIC / "assets").iterdir() if path.suffix in (".js", ".css")]
    return sum(len(gzip.compress(path.read_bytes())) for path in parts)


def main() -> None:
    chromium = os.environ.get("TABLEE_CHROMIUM")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tablee.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        print(f"{'ms':12} {'table':>7} {'move':>7}")
        known = games.keys()
        for game in known:
            seen = [visit(browser, server, game) for _ in range(VISITS)]
            table, move = (statistics.median(figures) for figures in zip(*seen, strict=True))
            print(f"{game:12} {table:7.0f} {move:7.0f}", flush=True)
        browser.close()
    print(f"script and style: {weight() / 1000:.0f} kB compressed")


if __name__ == "__main__":
    main()
