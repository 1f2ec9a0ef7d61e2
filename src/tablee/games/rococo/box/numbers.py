"""The player board and the numbers, read and checked."""

from __future__ import annotations

from tablee.games.rococo.box.words import Words, fixed, open_file
from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.house import ROUNDS, Numbers
from tablee.games.rococo.rules.staff import DRAFTED, HAND, LEFT, REMOVED
from tablee.kernel import Data, Fields

FILE = "player_board"
MOST_PLAYERS = 5
DECORATION_SLOTS = 5
RECRUITS = 2 * LEFT  # R6.8


def read_numbers(data: Data, words: Words) -> Numbers:
    names = ("income", "recruit_zone", "staff", "delivery", "final_scoring", "setup")
    open_file(data, FILE, "player_board", *names, "markers", "special_tables", "colour")
    for row in data.row(FILE).rows("colour"):
        words.name("colour", row)
        row.done()
    start, most, prices = read_staples(data, words)
    tables = [data.row(FILE, name).skip("source") for name in names]
    income, recruit, staff, delivery, scoring, setup = tables
    slots = income.rows("decoration_income")
    for number, slot in enumerate(slots, start=1):
        fixed(slot, slot=number)
    if len(slots) != DECORATION_SLOTS:
        raise income.bad("decoration_income", f"{len(slots)} slots, not {DECORATION_SLOTS}")
    fixed(recruit, slots=RECRUITS)
    fixed(staff, minimum_roster=HAND, hand_from_roster=HAND)
    fixed(staff, draft_per_round=DRAFTED, removed_per_round=REMOVED)
    staff.skip("dismiss_assistant", "dismiss_chef")  # compared with the cards there
    mentor = read_mentor(data, start)
    numbers = Numbers(
        start,
        most,
        prices,
        income.number("base_coins", 0, 40),
        income.number("coins_per_host", 0, 40),
        [slot.number("coins", 0, 40) for slot in slots],
        [slot.number("prestige", 0, 40) for slot in slots],
        recruit.numbers("price_by_cards_present", 0, 40),
        HAND,
        delivery.number("coins_per_prestige_sold", 0, 40),
        delivery.number("servant_price", 1, 40),
        delivery.number("servant_prestige", 0, 40),
        scoring.number("coins_per_prestige", 1, 99),
        setup.number("first_player_coins", 0, 99),
        setup.number("coins_step", 0, 9),
        setup.number("rounds", ROUNDS, ROUNDS),
        setup.number("starred_staff_extra", 0, 3),
        read_decks(setup),
        mentor.number("fallback_prestige", 0, 40),
        mentor.number("recipes_taken", 1, 3),
        mentor.number("leftover_divisor", 1, 9),
        [row.number("minimum", 0, 999) for row in data.rows("solo", "rank")],
    )
    if len(numbers.recruit) != RECRUITS:
        raise recruit.bad("price_by_cards_present", f"expected {RECRUITS} prices (R8.7.2)")
    for row in [*tables, *slots, mentor]:
        row.done()
    check_rest(data)
    return numbers


def read_staples(data: Data, words: Words) -> tuple[list[int], list[int], list[list[int]]]:
    """Of each staple what a player starts with, may hold, and pays."""
    board = data.row(FILE, "player_board")
    board.number("recipe_slots", 3, 3)
    board.number("racks", 2, 2)
    board.number("decoration_slots", DECORATION_SLOTS, DECORATION_SLOTS)
    start, most, prices = [], [], []
    for row in board.rows("staple"):
        row.choice("id", ids.STAPLES)
        words.name("staple", row)
        most.append(row.number("maximum", 1, 9))
        start.append(row.number("start", 0, most[-1]))
        prices.append(row.numbers("price", 0, 40))
        if not 1 <= len(prices[-1]) <= ids.MOST_BOUGHT:
            raise row.bad("price", "expected one to four prices")
        row.skip("source").done()
    if board.texts("rack_ids") != ids.RACKS:
        raise board.bad("rack_ids", f"the racks are {', '.join(ids.RACKS)}")
    board.done()
    return start, most, prices


def read_mentor(data: Data, start: list[int]) -> Fields:
    """R13: he begins with the staples of a player, and without staff."""
    mentor = data.row("solo", "mentor").skip("source")
    fixed(mentor, recipe_limit=3)
    if mentor.flag("uses_starting_staff"):
        raise mentor.bad("uses_starting_staff", "the rules know false only")
    staples = mentor.row("starting_staples")
    for staple, number in zip(ids.STAPLES, start, strict=True):
        if staples.number(staple, 0, 9) != number:
            raise staples.bad(staple, f"not the same as start in {FILE}.toml: {number}")
    staples.done()
    return mentor


def check_rest(data: Data) -> None:
    """Markers are wood, as many as needed; a special table for each colour."""
    markers = data.row(FILE, "markers")
    markers.skip("control_markers_per_player", "staple_markers_per_player", "source").done()
    special = data.row(FILE, "special_tables").skip("source")
    if special.texts("colours") != ["green", "gold"]:
        raise special.bad("colours", "the rules know green and gold only (R4.6)")
    special.done()


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
        fixed(row, unused=ids.LEVEL_CARDS - needed).done()
    return decks
