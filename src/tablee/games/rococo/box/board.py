"""The two sides of the main board, read and checked."""

from __future__ import annotations

from tablee.games.rococo.box.words import Words, open_file, read_gift
from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.gift import NOTHING, Gift
from tablee.games.rococo.rules.house import Board
from tablee.kernel import Data, Fields

NO_GIFT = Gift(NOTHING, 0, 0)
SIDES = {"side_1_3": [1, 2, 3], "side_4_5": [4, 5]}  # R4.1: for so many players


def read_boards(data: Data, words: Words) -> list[Board]:
    """R3.1: the side for one to three players, the side for four and five."""
    open_file(data, "board", "side")
    sides = []
    for row, key in zip(data.rows("board", "side"), SIDES, strict=True):
        row.choice("id", [key])
        if row.numbers("players", 1, 5) != SIDES[key]:
            raise row.bad("players", f"the rules know {SIDES[key]} only (R4.1)")
        words.nouns["table"], words.nouns["service"] = [], []
        for entry in row.rows("table"):
            words.name("table", entry)
        for entry in row.rows("service_table"):
            words.name("service", entry)
        sides.append(read_side(row, words.keys("table")))
    return sides


def read_side(row: Fields, names: list[str]) -> Board:
    if names != ids.TABLES:
        raise row.bad("table", f"expected the tables {', '.join(ids.TABLES)} (R3.1)")
    display = row.row("ingredient_display")
    rows = display.number("rows", 2, 4)
    upper = display.numbers("upper_rows", 1, rows)
    if display.number("columns", 3, 3) and upper != list(range(1, len(upper) + 1)):
        raise display.bad("upper_rows", "the upper rows are the first ones")
    prices = [display.numbers(f"{part}_price", 0, 9) for part in ("upper", "lower")]
    if display.numbers("lower_rows", 1, rows) != list(range(len(upper) + 1, rows + 1)):
        raise display.bad("lower_rows", "the lower rows are those that upper_rows leaves")
    display.done()
    recipes = row.row("recipe_row")
    slots = recipes.number("slots", 3, 8)
    slot_prices = recipes.numbers("prices", 0, 9)
    if len(slot_prices) != slots:
        raise recipes.bad("prices", f"expected {slots} prices, one a slot")
    expiring = len(recipes.numbers("expiring_slots", 1, slots))
    refill = recipes.number("refill_when_empty", 1, slots)
    recipes.done()
    tables, court = read_tables(row), read_court(row)
    single = row.flag("one_marker_per_service_table")
    row.done()
    return Board(rows, len(upper), prices, slot_prices, expiring, refill, *tables, *court, single)


def read_tables(side: Fields) -> tuple[list[int], list[int], list[int], list[Gift]]:
    """R3.3: positions from 1 at the bonus tile."""
    sizes, first, second = [], [], []
    spaces: list[Gift] = []
    for row in side.rows("table"):
        entries = row.rows("spaces")
        if not 1 <= len(entries) <= ids.LONGEST:
            raise row.bad("spaces", f"a table has 1 to {ids.LONGEST} spaces")
        sizes.append(len(entries))
        majority = row.numbers("majority", 0, 20)
        first.append(majority[0])
        second.append(majority[1])
        for at, entry in enumerate(entries):
            entry.number("position", at + 1, at + 1)
            spaces.append(read_gift(entry, "bonus"))
        spaces += [NO_GIFT] * (ids.LONGEST - len(entries))
        row.skip("id", "name_en", "name_fr", "orientation", "bonus_end").done()
    return sizes, first, second, spaces


def read_court(side: Fields) -> tuple[list[list[int]], list[int], list[int], list[Gift]]:
    """R3.2: eight service tables, each between two tables, with a left and a right slot; hosts."""
    connects, costs, points, gifts = [], [], [], []
    for row in side.rows("service_table"):
        names = row.texts("connects")
        if len(names) != 2 or not set(names) <= set(ids.TABLES):
            raise row.bad("connects", f"expected two of {', '.join(ids.TABLES)}")
        connects.append([ids.TABLES.index(name) for name in names])
        slots = row.rows("slots")
        if [slot.text("slot") for slot in slots] != ["left", "right"]:
            raise row.bad("slots", "expected a left and a right slot")
        for slot in slots:
            costs.append(slot.number("cost", 0, 40))
            points.append(slot.number("points", 0, 20))
            gifts.append(read_gift(slot, "bonus"))
        row.skip("id", "name_en", "name_fr").done()
    if len(costs) != ids.SLOTS:
        raise side.bad("service_table", f"expected {ids.SLOTS // 2} service tables (R3.2)")
    hosts = side.rows("host")
    if len(hosts) > ids.HOSTS:
        raise side.bad("host", f"at most {ids.HOSTS} host spaces")
    for host in hosts:
        costs.append(host.number("cost", 0, 40))
        points.append(host.number("points", 0, 20))
        gifts.append(NO_GIFT)
        host.skip("id", "name_en", "name_fr").done()
    return connects, costs, points, gifts
