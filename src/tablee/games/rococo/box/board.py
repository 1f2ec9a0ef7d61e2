"""The two sides of the main board, the player board and its numbers, read and checked."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.rococo.box.words import amount_of, names_of
from tablee.games.rococo.rules.house import (
    COINS,
    DRAW_TILE,
    NOTHING,
    ROW_RECIPE,
    STAPLE,
    Board,
    Gift,
    Numbers,
)
from tablee.games.rococo.rules.moves import HOSTS, LONGEST, SLOTS, STAPLES, TABLES
from tablee.kernel import Data, Fields, Noun

SIDES = ["side_1_3", "side_4_5"]
BONUSES = {
    "none": NOTHING,
    "coins": COINS,
    "flour": STAPLE,
    "sugar": STAPLE,
    "butter": STAPLE,
    "ingredient_draw": DRAW_TILE,
    "recipe": ROW_RECIPE,
}
MOST_PLAYERS = 5
DECORATION_SLOTS = 5


@dataclass(frozen=True)
class Boards:
    sides: list[Board]
    tables: list[Noun]
    services: list[Noun]


def read_boards(data: Data) -> Boards:
    """R3.1: the side for one to three players, the side for four and five."""
    data.row("board").skip("meta", "side").done()
    sides: list[Board] = []
    rows = data.rows("board", "side")
    tables: list[Noun] = []
    services: list[Noun] = []
    for row in rows:
        row.choice("id", [SIDES[len(sides)]])
        tables = [Noun(entry.text("id"), names_of(entry)) for entry in row.rows("table")]
        services = [Noun(entry.text("id"), names_of(entry)) for entry in row.rows("service_table")]
        sides.append(read_side(row, [noun.key for noun in tables]))
    return Boards(sides, tables, services)


def read_side(row: Fields, tables: list[str]) -> Board:
    if tables != TABLES:
        raise row.bad("table", f"expected the tables {', '.join(TABLES)} (R3.1)")
    display = row.row("ingredient_display")
    rows = display.number("rows", 2, 4)
    upper = display.numbers("upper_rows", 1, rows)
    if display.number("columns", 3, 3) and upper != list(range(1, len(upper) + 1)):
        raise display.bad("upper_rows", "the upper rows are the first ones")
    prices = [display.numbers(f"{part}_price", 0, 9) for part in ("upper", "lower")]
    display.skip("lower_rows").done()
    recipes = row.row("recipe_row")
    slots = recipes.number("slots", 3, 8)
    slot_prices = recipes.numbers("prices", 0, 9)
    if len(slot_prices) != slots:
        raise recipes.bad("prices", f"expected {slots} prices, one a slot")
    expiring = len(recipes.numbers("expiring_slots", 1, slots))
    refill = recipes.number("refill_when_empty", 1, slots)
    recipes.done()
    sizes, first, second, spaces = read_tables(row)
    connects, costs, points, gifts = read_services(row)
    hosts = row.rows("host")
    host_costs = [host.number("cost", 0, 40) for host in hosts]
    host_points = [host.number("points", 0, 20) for host in hosts]
    if len(hosts) > HOSTS:
        raise row.bad("host", f"at most {HOSTS} host spaces")
    single = row.flag("one_marker_per_service_table")
    row.skip("players").done()
    return Board(
        rows,
        len(upper),
        prices[0],
        prices[1],
        slot_prices,
        expiring,
        refill,
        sizes,
        first,
        second,
        spaces,
        connects,
        costs,
        points,
        gifts,
        single,
        host_costs,
        host_points + [0] * (HOSTS - len(hosts)),
    )


def read_tables(side: Fields) -> tuple[list[int], list[int], list[int], list[Gift]]:
    """R3.3: positions from 1 at the bonus tile."""
    sizes, first, second = [], [], []
    spaces: list[Gift] = []
    for row in side.rows("table"):
        entries = row.rows("spaces")
        if not 1 <= len(entries) <= LONGEST:
            raise row.bad("spaces", f"a table has 1 to {LONGEST} spaces")
        sizes.append(len(entries))
        majority = row.numbers("majority", 0, 20)
        first.append(majority[0])
        second.append(majority[1])
        for at, entry in enumerate(entries):
            entry.number("position", at + 1, at + 1)
            spaces.append(read_bonus(entry))
        spaces += [Gift(NOTHING, 0, 0)] * (LONGEST - len(entries))
        row.skip("id", "name_en", "name_fr", "orientation", "bonus_end").done()
    return sizes, first, second, spaces


def read_bonus(row: Fields) -> Gift:
    word = row.choice("bonus", list(BONUSES))
    staple = STAPLES.index(word) if word in STAPLES else 0
    gift = Gift(BONUSES[word], amount_of(row), staple)
    row.done()
    return gift


def read_services(side: Fields) -> tuple[list[list[int]], list[int], list[int], list[Gift]]:
    """R3.2: eight service tables, each between two tables, with a left and a right slot."""
    connects, costs, points, gifts = [], [], [], []
    rows = side.rows("service_table")
    for row in rows:
        names = row.texts("connects")
        if len(names) != 2 or not set(names) <= set(TABLES):
            raise row.bad("connects", f"expected two of {', '.join(TABLES)}")
        connects.append([TABLES.index(name) for name in names])
        slots = row.rows("slots")
        if [slot.text("slot") for slot in slots] != ["left", "right"]:
            raise row.bad("slots", "expected a left and a right slot")
        for slot in slots:
            costs.append(slot.number("cost", 0, 40))
            points.append(slot.number("points", 0, 20))
            gifts.append(read_bonus(slot))
        row.skip("id", "name_en", "name_fr").done()
    if len(costs) != SLOTS:
        raise side.bad("service_table", f"expected {SLOTS // 2} service tables (R3.2)")
    return connects, costs, points, gifts


# --- the player board and the numbers -------------------------------------------------------------


@dataclass(frozen=True)
class Shop:
    numbers: Numbers
    staples: list[Noun]
    colours: list[Noun]


def read_numbers(data: Data) -> Shop:
    file = "player_board"
    top = data.row(file)
    colours = [Noun(row.text("id"), names_of(row)) for row in top.rows("colour")]
    board = data.row(file, "player_board")
    board.number("recipe_slots", 3, 3)
    board.number("racks", 2, 2)
    board.number("decoration_slots", DECORATION_SLOTS, DECORATION_SLOTS)
    staples, start, most, prices = [], [], [], []
    for row in board.rows("staple"):
        staples.append(Noun(row.choice("id", STAPLES), names_of(row)))
        most.append(row.number("maximum", 1, 9))
        start.append(row.number("start", 0, most[-1]))
        prices.append(row.numbers("price", 0, 40))
        if not 1 <= len(prices[-1]) <= 4:
            raise row.bad("price", "expected one to four prices")
        row.skip("source").done()
    board.skip("rack_ids").done()
    income = data.row(file, "income")
    slots = income.rows("decoration_income")
    recruit = data.row(file, "recruit_zone")
    staff = data.row(file, "staff")
    delivery = data.row(file, "delivery")
    setup = data.row(file, "setup")
    mentor = data.row("solo", "mentor")
    numbers = Numbers(
        start,
        most,
        prices,
        income.number("base_coins", 0, 40),
        income.number("coins_per_host", 0, 40),
        [slot.number("coins", 0, 40) for slot in slots],
        [slot.number("prestige", 0, 40) for slot in slots],
        recruit.numbers("price_by_cards_present", 0, 40),
        staff.number("minimum_roster", 4, 4),
        delivery.number("coins_per_prestige_sold", 0, 40),
        delivery.number("servant_price", 1, 40),
        delivery.number("servant_prestige", 0, 40),
        data.row(file, "final_scoring").number("coins_per_prestige", 1, 99),
        setup.number("first_player_coins", 0, 99),
        setup.number("coins_step", 0, 9),
        setup.number("rounds", 4, 4),
        setup.number("starred_staff_extra", 0, 3),
        read_decks(setup),
        mentor.number("fallback_prestige", 0, 40),
        mentor.number("recipes_taken", 1, 3),
        mentor.number("leftover_divisor", 1, 9),
        [row.number("minimum", 0, 999) for row in data.rows("solo", "rank")],
    )
    return Shop(numbers, staples, colours)


def read_decks(setup: Fields) -> list[list[int]]:
    """R4.4: cards of levels I to IV by number of players: four rounds use the whole deck (Q41)."""
    decks: list[list[int]] = [[] for _ in range(MOST_PLAYERS + 1)]
    for row in setup.rows("deck"):
        players = row.number("players", 2, MOST_PLAYERS)
        decks[players] = [row.number(f"level_{level}", 0, 24) for level in range(1, 5)]
        needed = 8 * (players + 2)
        if sum(decks[players]) != needed:
            raise row.bad("total", f"four rounds take {needed} cards")
        row.number("total", needed, needed)
        row.skip("unused").done()
    return decks
