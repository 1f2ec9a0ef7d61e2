"""Each of the ten layouts, drawn from a small table of its own that no game has to provide."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tablee.server.messages import Update
from tablee.show import Chip, Item, Layout, Move, Seat, Site, Spot, Undo, Zone
from tests.browser.conftest import Server
from tests.browser.looking import look
from tests.browser.people import Person

CARDS = ["leek", "egg", "noodles"]


def item(face: str) -> Item:
    return Item(face, face.title(), face[0].upper())


def zone(layout: Layout, *faces: str) -> Zone:
    return Zone(layout, layout.title(), layout, [item(face) for face in faces])


def named(name: str, column: int, row: int, heading: bool = False) -> Spot:
    return Spot(name, column, row, name, heading=heading)


def site(layout: Layout, spots: list[Spot], **more: Any) -> Site:
    return Site(f"{layout}-site", layout.title(), layout, spots, **more)


def update(*places: Zone | Site) -> Update:
    """The table as its only seat sees it: to the square b2, where there is one, or to rest. (What
    has one answer would answer itself, as soon as a person might.)"""
    return Update(
        n=1,
        seen="1-0",
        game="fixture",
        reset=True,
        you=0,
        ask=1,
        phase="look",
        status="Ana looks.",
        acting=[0],
        chosen=[],
        over=False,
        seats=[Seat(0, "Ana", 0, present=True)],
        zones=[place for place in places if isinstance(place, Zone)],
        sites=[place for place in places if isinstance(place, Site)],
        heading="",
        steps=[],
        step=0,
        notices=[],
        won=[],
        results=[],
        ending=[],
        facts={},
        ledger=[],
        moves=[Move("go b2", "Go to b2", "go", ["square_b2"]), Move("rest", "Rest", "rest", [])],
        alike=False,
        standing=None,
        sealed=None,
        undo=Undo(allowed=False),
        log=[],
        scores=[],
        places=[],
        clocks={},
        words=[],
    )


def shown(server: Server, page: Any, *places: Zone | Site) -> Any:
    """A page at a table that consists of these places."""

    def answer(socket: Any) -> None:
        told = msgspec.json.encode(update(*places)).decode()
        socket.on_message(lambda _: socket.send(told))

    page.route_web_socket("**/socket", answer)
    seat = {"seat": 0, "name": "Ana", "token": "t"}
    Person(page).sit(server, {"table": "fixture", "seats": [seat]}, 0)
    return page


def boxes(page: Any, selector: str) -> list[dict[str, float]]:
    found = [thing.bounding_box() for thing in page.locator(selector).all()]
    assert found
    assert all(found)
    return found


def in_a_line(places: list[dict[str, float]]) -> bool:
    ys = [place["y"] for place in places]
    xs = [place["x"] for place in places]
    return max(ys) - min(ys) < 2 and xs == sorted(xs) and len(set(xs)) == len(xs)


@pytest.mark.parametrize("layout", ["row", "hand", "slots", "track"])
def test_cards_beside_one_another(server: Server, new_page: Any, layout: Layout) -> None:
    page = shown(server, new_page(), zone(layout, *CARDS))
    assert in_a_line(boxes(page, f".zone.{layout} .item"))
    numbers = page.locator(f".zone.{layout} li").first.evaluate(
        "thing => getComputedStyle(thing, '::before').content"
    )
    assert ("counter" in numbers) is (layout == "track")  # positions have numbers


def test_a_fan_shows_every_name(server: Server, new_page: Any) -> None:
    page = shown(server, new_page(), zone("fan", *CARDS))
    places = boxes(page, ".zone.fan .item")
    for upper, lower in pairwise(places):
        assert upper["y"] < lower["y"] < upper["y"] + upper["height"]  # covered, but not whole
    names = boxes(page, ".zone.fan .name")
    assert all(a["y"] + a["height"] <= b["y"] + 1 for a, b in pairwise(names))


def test_a_pile_is_counted(server: Server, new_page: Any) -> None:
    down = [Item(count=23)]
    page = shown(server, new_page(), Zone("pile", "Pile", "pile", down))
    assert page.inner_text(".zone.pile .back") == "23"
    assert page.locator(".zone.pile .item").count() == 1


@pytest.mark.parametrize("layout", ["stack", "ledger"])
def test_lists_of_cards_name_them_with_their_number(
    server: Server, new_page: Any, layout: Layout
) -> None:
    eggs = [item("egg") for _ in range(3)]
    whole = Zone(layout, layout.title(), layout, [item("leek"), *eggs])
    page = shown(server, new_page(), whole)
    listed = page.locator(f".zone.{layout} .mini").all_inner_texts()
    assert [" ".join(text.split()) for text in listed] == ["Leek", "Egg ×3"]


def test_a_board_by_coordinates(server: Server, new_page: Any) -> None:
    """Squares lie where their columns and rows say, whatever their order; one can be moved to."""
    squares = [
        Spot(name, column, row, name, refs=[f"square_{name}"])
        for row in (1, 0)
        for column in (2, 0, 1)
        for name in [f"{'abc'[column]}{row + 1}"]
    ]
    page = shown(server, new_page(), site("board", squares))
    at = {
        square.text: page.locator(f".site.board [title={square.text}]").bounding_box()
        for square in squares
    }
    for row in "12":
        assert in_a_line([at[f"{column}{row}"] for column in "abc"])
    for column in "abc":
        assert at[f"{column}1"]["x"] == pytest.approx(at[f"{column}2"]["x"], abs=1)
        assert at[f"{column}1"]["y"] < at[f"{column}2"]["y"]
    assert page.locator(".spot.lit").all_inner_texts() == ["b2\nb2, 1 possible move"]
    with page.expect_request("**/moves"):
        page.click(".site.board [title=b2]")
    page.focus(".site.board [title=b1]")
    page.keyboard.press("ArrowDown")  # as one sees it, not as the list is written
    assert page.evaluate("document.activeElement.title") == "b2"
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.title") == "b1"
    look(page, "layout-board")


def test_a_grid_has_columns_and_rows_that_name_themselves(server: Server, new_page: Any) -> None:
    columns = ["Market", "Shelf", "First", "Last"]
    spots = [
        *[named(name, 0, row, heading=True) for row, name in enumerate(("Corner", "Harbour"))],
        *[named(f"{column}{row}", column, row) for row in (0, 1) for column in (1, 2, 3)],
        named("Island", 0, 2, heading=True),
    ]
    page = shown(server, new_page(), site("grid", spots, columns=columns, note="A remark"))
    heads = boxes(page, ".site.grid .columns span")
    assert in_a_line(heads)
    for column in (1, 2, 3):
        for row in (0, 1):
            cell = page.locator(f".site.grid [title='{column}{row}']").bounding_box()
            assert cell["x"] == pytest.approx(heads[column]["x"], abs=1)
    assert page.locator("[title=Island]").bounding_box()["width"] > 3 * heads[0]["width"] / 2
    assert "A remark" in page.inner_text(".site.grid")
    look(page, "layout-grid")


def test_a_track_of_positions_and_who_stands_on_them(server: Server, new_page: Any) -> None:
    spots = [named(str(at), at, 0) for at in range(11)]
    spots[4].chips = [Chip("", seat=0)]
    spots[3].chips = [Chip("lvl 2", "note")]
    page = shown(server, new_page(), site("track", spots, note="10 wins"))
    assert in_a_line(boxes(page, ".site.track .spot"))
    marked = [text for text in page.locator(".site.track .spot").all_inner_texts() if "▲A" in text]
    assert [text.split()[0] for text in marked] == ["4"]
    look(page, "layout-track")


def test_a_ledger_of_prices(server: Server, new_page: Any) -> None:
    oven = named("Oven", 0, 0)
    oven.chips = [Chip("$300")]
    page = shown(server, new_page(), site("ledger", [oven]))
    assert page.inner_text(".site.ledger .spot .seen").split() == ["Oven", "$300"]
