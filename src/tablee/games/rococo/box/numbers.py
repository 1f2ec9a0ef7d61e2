"""The player board and the numbers, read and checked."""

from __future__ import annotations

from tablee.games.rococo.box.words import Words
from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.house import Numbers
from tablee.kernel import Data, Fields

FILE = "player_board"
MOST_PLAYERS = 5
DECORATION_SLOTS = 5


def read_numbers(data: Data, words: Words) -> Numbers:
    for row in data.row(FILE).rows("colour"):
        words.name("colour", row)
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
    board.skip("rack_ids").done()
    income, recruit, staff, delivery, scoring, setup = [
        data.row(FILE, name)
        for name in ("income", "recruit_zone", "staff", "delivery", "final_scoring", "setup")
    ]
    slots = income.rows("decoration_income")
    mentor = data.row("solo", "mentor")
    return Numbers(
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
        scoring.number("coins_per_prestige", 1, 99),
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
