"""Looking at a page as axe does, without colours, and as a person will, who also counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.conftest import SIZES
from tests.browser.grey import colour_alone

LOOSE = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode;
    if (/ [:;!?»]|« /.test(data) && parentElement.checkVisibility()) found.push(data);
  }
  return document.documentElement.lang === 'fr' ? found : [];
}"""
ROOT = Path(__file__).parents[2]
AXE = ROOT / "client/node_modules/axe-core/axe.min.js"
# what is measured anew after a change of the window's size is laid out before the next frame
DRAWN = "new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
# a seat's total, and what its parts come to: their numbers, else as many as there are
COUNTED = """places => places.map(place => {
  const number = node => Number(node.innerText.replace('−', '-').replace('–', '0'));
  const parts = [...place.querySelectorAll('.won li, .tier')];
  const worth = parts.map(part => part.querySelector(':scope > b')).filter(Boolean);
  return {
    name: place.querySelector('strong').innerText,
    total: number(place.querySelector('.total')),
    parts: worth.length ? worth.map(number).reduce((a, b) => a + b) : parts.length,
  };
})"""
BILLED = """table => [...table.tHead.rows[0].cells].slice(1).map((head, seat) => {
  const number = row => Number(row.cells[seat + 1].querySelector('b').innerText.replace('–', '0'));
  const lines = [...table.tBodies[0].rows].map(number);
  return {
    name: head.lastChild.textContent.trim(),  // after the mark
    total: number(table.tFoot.rows[0]),
    parts: lines.reduce((a, b) => a + b),
  };
})"""


def look(page: Any, name: str, folded: bool = True) -> None:
    """Every width: nothing is wider than the screen, and in French no sign begins a line. axe finds
    nothing, and nothing is said by colour alone; also on a phone, where lists are folded, if asked.
    Pictures for people are made by docs/images/browser.py.
    """
    kept = page.viewport_size
    assert page.evaluate(LOOSE) == [], name
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
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


def adds_up(page: Any) -> None:
    """What is counted comes to the total that everybody reads."""
    page.locator(".ceremony.told").wait_for()
    counted = page.locator(".places > li, .places figure").evaluate_all(COUNTED)
    totals = {seat["name"]: seat["total"] for seat in counted}
    bill = page.locator(".ceremony .bill table")
    if bill.count():
        counted = [seat for seat in bill.evaluate(BILLED) if seat["name"] in totals]
        assert {seat["name"]: seat["total"] for seat in counted} == totals
    assert {seat["name"]: seat["parts"] for seat in counted} == totals
    said = page.locator(".podium .score b").all_inner_texts()
    pictured = page.locator(".places figure").count()  # the totals stand under the cakes
    assert pictured or sorted(map(int, said)) == sorted(totals.values())
