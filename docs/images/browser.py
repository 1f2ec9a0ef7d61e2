"""Draws the pictures of the browser: real tables of the real server, played on by chance.

    .venv/bin/python -m docs.images.browser

Needs the built client and a Chromium, like the tests in tests/browser.
"""

from __future__ import annotations

import os
import random
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGS, Server, serving
from tests.browser.people import Person

HERE = Path(__file__).parent
LAPTOP, PHONE = (1440, 900), (390, 844)
QUALITY = 82
OVER = 10_000  # moves: to the end
COOKS = ("Nino", "Prudence", "Max")
PICTURES: dict[str, dict[str, Any]] = {
    "table-ramen": {"game": "ramen", "seats": 2, "moves": 15},
    "table-mamma-mia": {"game": "mamma_mia", "seats": 4, "moves": 14, "lang": "fr"},
    "table-rivals": {"game": "rivals", "seats": 4, "moves": 22},
    "table-ristorante": {"game": "ristorante", "seats": 3, "moves": 14, "scheme": "dark"},
    "table-rococo": {"game": "rococo", "seats": 3, "moves": 60, "lang": "fr"},
    "bid-ristorante": {"game": "ristorante", "seats": 3, "phase": "bid"},
    "ending-ramen": {"game": "ramen", "seats": 2, "moves": OVER, "lang": "fr"},
    "phone-ramen": {"game": "ramen", "seats": 2, "moves": 9, "size": PHONE},
}


def played(server: Server, opened: dict[str, Any], moves: int, phase: str) -> None:
    """Plays by chance; ends at a decision that has something to choose, or that is asked for."""
    mine = opened["seats"][0]
    luck = random.Random("pictures")
    headers = {"Authorization": f"Bearer {mine['token']}"}
    base = f"{server.base}/api/tables/"
    with httpx2.Client(base_url=base, headers=headers, timeout=60) as client:
        made = 0
        while True:
            now = client.get(opened["table"]).json()
            there = now["phase"] == phase if phase else made >= moves
            if now["over"] or (there and len(now["moves"]) > 3):
                return
            if not now["moves"]:
                time.sleep(0.01)
                continue
            move = {"text": luck.choice(now["moves"])["text"], "ask": now["ask"]}
            made += client.post(f"{opened['table']}/moves", json=move).is_success


def looking(browser: Browser, about: dict[str, Any]) -> Page:
    width, height = about.get("size", LAPTOP)
    return browser.new_page(
        viewport={"width": width, "height": height},
        locale=about.get("lang", "en"),
        color_scheme=about.get("scheme", "light"),
        reduced_motion="reduce",
    )


def main() -> None:
    chromium = os.environ.get("TABLEE_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        with serving(Path(folder, "pictures.db")) as server:
            page = looking(browser, {})
            page.goto(server.base)
            page.wait_for_selector("article")
            page.wait_for_timeout(1000)
            page.screenshot(path=HERE / "home.jpg", type="jpeg", quality=QUALITY)
            page.close()
            for name, about in PICTURES.items():
                bots = [{"bot": "greedy", "name": cook} for cook in COOKS[: about["seats"] - 1]]
                opened = server.open(about["game"], [{"name": "Camille"}, *bots])
                played(server, opened, about.get("moves", OVER), about.get("phase", ""))
                page = looking(browser, about)
                Person(page).sit(server, opened, opened["seats"][0]["seat"])
                page.wait_for_timeout(1500)
                page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=QUALITY)
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
