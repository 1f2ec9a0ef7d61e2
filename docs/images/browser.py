"""Draws the pictures of the browser: real tables of the real server, played by its own bots.

    .venv/bin/python -m docs.images.browser                   those of the README
    .venv/bin/python -m docs.images.browser --all FOLDER      every screen, to be looked at
    .venv/bin/python -m docs.images.browser --all FOLDER ending-ramen lobby

`--all` takes the opening, a full middle and the ending of every game, its lesson, its rules and
its review, the home page and the lobby: in both languages, by day and by night, on a laptop and on
a phone. Needs the built client and a Chromium, like the tests in tests/browser.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import httpx2
from playwright.sync_api import Browser, Page, sync_playwright

from tablee import bots, games
from tablee.bots import Sitting
from tablee.kernel import Match
from tests.browser.conftest import ARGS, Server, serving
from tests.browser.people import Person

HERE = Path(__file__).parent
SIZES = {"laptop": (1440, 900), "phone": (390, 844)}
LANGUAGES = ("fr", "en")
SCHEMES = ("light", "dark")
QUALITY = 82
SEATS = {"ramen": 2, "mamma_mia": 4, "rivals": 4, "ristorante": 3, "rococo": 3}
COOKS = ("Nino", "Prudence", "Max")
PLAYED = {"opening": 0.0, "middle": 0.62, "ending": 1.0}  # of a whole match
CHOICES = 4  # moves that a picture of a table has to choose from
BID, PUT = "bid", "put"  # phases that have pictures of their own
README: dict[str, dict[str, Any]] = {
    "home": {"screen": "home"},
    "table-ramen": {"screen": "middle-ramen"},
    "table-mamma-mia": {"screen": "oven-mamma_mia", "lang": "fr"},
    "table-rivals": {"screen": "middle-rivals"},
    "table-ristorante": {"screen": "middle-ristorante", "scheme": "dark"},
    "table-rococo": {"screen": "middle-rococo", "lang": "fr"},
    "bid-ristorante": {"screen": "bid-ristorante"},
    "ending-ramen": {"screen": "ending-ramen", "lang": "fr"},
    "phone-ramen": {"screen": "middle-ramen", "size": "phone"},
}

Opener = Callable[[Server, Page], None]


@cache
def whole(game: str) -> Match:
    """A match between bots who answer at once, to its end."""
    found = games.load(game)
    makers = [bots.find(found, bots.usual(found))] * SEATS[game]
    names = ["Camille", *COOKS[: SEATS[game] - 1]]
    match = Match(found, SEATS[game], {}, "pictures", names)
    return Sitting(match, makers).run()


def moment(match: Match, share: float, phase: str = "") -> int:
    """A step after so much of a match at which the first seat has something to choose from, in a
    phase if one is named."""
    last = len(match.entries)
    for step in range(int(share * last), last):
        then = match.branch(step)
        there = not phase or then.view(0).phase == phase
        if there and 0 in then.acting and len(then.legal(0)) >= CHOICES:
            return step
    return last


def at_table(game: str, share: float, phase: str = "") -> Opener:
    def open_it(server: Server, page: Page) -> None:
        match = whole(game)
        others = [{"bot": "greedy", "name": cook} for cook in COOKS[: SEATS[game] - 1]]
        body = {
            "record": match.record().to_text(),
            "step": moment(match, share, phase),
            "people": [{"name": "Camille", "here": True}, *others],
        }
        opened = httpx2.post(f"{server.base}/api/branch", json=body, timeout=60).json()
        Person(page).sit(server, opened, 0)

    return open_it


def at(address: str, selector: str) -> Opener:
    def open_it(server: Server, page: Page) -> None:
        page.goto(f"{server.base}{address}")
        page.wait_for_selector(selector)

    return open_it


def at_review(game: str) -> Opener:
    def open_it(server: Server, page: Page) -> None:
        at_table(game, 1.0)(server, page)
        table = page.url.rpartition("/")[2]
        page.goto(f"{server.base}/replay#{table}:{moment(whole(game), PLAYED['middle'])}")
        page.wait_for_selector(".review .steps")

    return open_it


def screens() -> dict[str, Opener]:
    found = {"home": at("/", "article"), "lobby": at("/#new:ramen", ".chairs")}
    found["bid-ristorante"] = at_table("ristorante", 0.2, BID)
    found["oven-mamma_mia"] = at_table("mamma_mia", 0.52, PUT)
    for game in SEATS:
        for when, share in PLAYED.items():
            found[f"{when}-{game}"] = at_table(game, share)
        found[f"lesson-{game}"] = at(f"/#learn:{game}", "main[data-n]")
        found[f"rules-{game}"] = at(f"/#rules:{game}", ".book dt")
        found[f"review-{game}"] = at_review(game)
    return found


def looking(browser: Browser, lang: str) -> Page:
    page = browser.new_page(locale=lang, reduced_motion="reduce")
    page.add_init_script("localStorage['tablee.settings'] ??= '{\"calm\": true}'")
    return page


def taken(page: Page, path: Path, size: str, scheme: Any) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.wait_for_timeout(400)
    page.wait_for_load_state("networkidle")  # a busy machine is late with its pictures
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    if path.suffix == ".png":
        page.screenshot(path=path)
    else:
        page.screenshot(path=path, type="jpeg", quality=QUALITY)


def draw_all(server: Server, browser: Browser, folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, open_it in screens().items():
        if wanted and not any(word in name for word in wanted):
            continue
        for lang in LANGUAGES:
            page = looking(browser, lang)
            open_it(server, page)
            page.wait_for_timeout(600)
            for size in SIZES:
                for scheme in SCHEMES:
                    taken(page, folder / f"{name}-{lang}-{scheme}-{size}.png", size, scheme)
            page.context.close()


def draw_readme(server: Server, browser: Browser) -> None:
    for name, about in README.items():
        page = looking(browser, about.get("lang", "en"))
        screens()[about["screen"]](server, page)
        page.wait_for_timeout(1500)
        size, scheme = about.get("size", "laptop"), about.get("scheme", "light")
        taken(page, HERE / f"{name}.jpg", size, scheme)
        page.context.close()


def main(args: list[str]) -> None:
    if args and args[0] != "--all":
        raise SystemExit(__doc__)
    chromium = os.environ.get("TABLEE_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        with serving(Path(folder, "pictures.db")) as server:
            if args[:1] == ["--all"]:
                draw_all(server, browser, Path(args[1]), args[2:])
            else:
                draw_readme(server, browser)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
