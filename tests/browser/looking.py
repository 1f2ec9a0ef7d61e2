"""Looking at a page as axe does, without colours, and as a person will."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.conftest import SIZES
from tests.browser.grey import colour_alone

ROOT = Path(__file__).parents[2]
AXE = ROOT / "client/node_modules/axe-core/axe.min.js"


def look(page: Any, name: str, folded: bool = True) -> None:
    """Every width: nothing is wider than the screen. axe finds nothing, and nothing is said by
    colour alone; also on a phone, where lists are folded, if asked. Pictures for people are made by
    docs/images/browser.py.
    """
    kept = page.viewport_size
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, size)
        if size == "laptop" or (size == "phone" and folded):
            found = [*axe(page), *colour_alone(page)]
            assert not found, (name, size, found)
    page.set_viewport_size(kept)


def axe(page: Any) -> list[str]:
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'], preload: false })")
    return [
        f"{rule['id']}: {node['html'][:150]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
