"""Draws the pictures of the browser: real tables of the real server, played on by the bots' hints.

    .venv/bin/python -m docs.images.browser

Needs the built client and a Chromium, like the tests in tests/browser.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import httpx2
from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGS, Server, serving
from tests.browser.people import Person

HERE = Path(__file__).parent
LAPTOP, PHONE = (1280, 800), (390, 844)
PICTURES: dict[str, dict[str, Any]] = {
    "table-rivals": {"game": "rivals", "seats": 3, "moves": 34, "size": LAPTOP, "scheme": "light"},
    "table-ramen": {"game": "ramen", "seats": 2, "moves": 9, "size": LAPTOP, "scheme": "dark"},
    "table-mamma-mia": {"game": "mamma_mia", "seats": 3, "moves": 8, "size": PHONE, "lang": "fr"},
}


def advised(server: Server, opened: dict[str, Any], moves: int) -> None:
    """Plays what the hint says; ends at a decision that has something to choose."""
    mine = opened["seats"][0]
    headers = {"Authorization": f"Bearer {mine['token']}"}
    with httpx2.Client(base_url=f"{server.base}/api/tables/", headers=headers) as client:
        made = 0
        while True:
            now = client.get(opened["table"]).json()
            if now["over"] or (made >= moves and len(now["moves"]) > 3):
                return
            if now["moves"]:
                text = client.post(f"{opened['table']}/hint", json={}).json()["text"]
                move = {"text": text, "ask": now["ask"]}
                made += client.post(f"{opened['table']}/moves", json=move).is_success


def main() -> None:
    chromium = os.environ.get("TABLEE_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGS)
        with serving(Path(folder, "pictures.db")) as server:
            for name, about in PICTURES.items():
                people = [{"name": "Ana"}, *[{"bot": "greedy"}] * (about["seats"] - 1)]
                opened = server.open(about["game"], people)
                advised(server, opened, about["moves"])
                width, height = about["size"]
                page = browser.new_page(
                    viewport={"width": width, "height": height},
                    locale=about.get("lang", "en"),
                    color_scheme=about.get("scheme", "light"),
                    reduced_motion="reduce",
                )
                Person(page).sit(server, opened, opened["seats"][0]["seat"])
                page.wait_for_timeout(500)
                page.screenshot(path=HERE / f"{name}.png")
                page.close()
        browser.close()


if __name__ == "__main__":
    main()
