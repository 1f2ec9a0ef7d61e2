"""The terminal's drawing: what a person must be able to read from it, in both languages."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.bots import Ask
from tablee.games.rivals import canvas, screen
from tablee.games.rivals.bots import Greedy
from tablee.games.rivals.tests.table import GAME, Table
from tablee.i18n import Speaker
from tablee.kernel import SILENT, SPECTATOR, Rng, play

NAMES = ["Ana", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"]
COUNTER = "beef - fish pork"
ENOUGH = 6  # drawings of each phase


def drawn(table: Table, seat: int = 1, language: str = "en") -> str:
    speaker = Speaker(language, GAME, NAMES, range(table.s.seats), strict=True)
    return "\n".join(screen.render(speaker, GAME, GAME.view(table.s, seat - 1)))


def line_with(text: str, word: str) -> str:
    return next(line for line in text.splitlines() if word in line)


def market(**where: Any) -> Table:
    """Two players in Buy and Barter, at the first beat."""
    facts: dict[str, Any] = {
        "money": [500, 500],
        "chefs": ["pork_knuckles", "mortimer_sleazburger"],
        "restaurants": ["pho_realz", "rising_sun"],
        "counter_chop_shop": COUNTER,
        "places": ["chop_shop", "island"],
        "spaces": ["chop_shop-1", "shelf"],
        "step": "market",
    }
    return Table(2, **{**facts, **where})


def test_a_market_shows_price_counters_standers_shelf_and_what_leaves_tonight() -> None:
    text = drawn(market())
    line = line_with(text, "Chop Shop")
    assert line.startswith("Chop Shop")
    assert "$200  1 Beef [Ana first]  2 -  3 Fish  4 Pork!" in line
    assert "there: Bob" in line_with(text, "The Island")


def test_a_war_shows_the_bids() -> None:
    table = market(places=["chop_shop", "chop_shop"], spaces=["chop_shop-1", "chop_shop-1"])
    table.play("1 bid $300")
    assert "1 Beef [Ana: $300, Bob: no bid]" in drawn(table)


def test_a_recipe_shows_what_is_there_and_what_is_missing() -> None:
    table = market(recipes_1="cheeseburger lasagna", pantry_1="bread tomato tomato tomato")
    text = drawn(table)
    assert "Cheeseburger (basic, American, brings 4, garbage 1): +Bread +Tomato -Beef" in text
    assert "in storage: Tomato" in text, "two of the three tomatoes are beside recipes (R3.10)"
    assert text.index("- Bob") < text.index("* Ana"), "one's own restaurant is nearest to the moves"


def test_garbage_and_cuisine_change_what_a_dish_brings() -> None:
    table = market(recipes_2="onigiri chirashi_bowling", garbage=[0, 2])
    assert "Chirashi Bowling (gourmet, Japanese, brings 5, garbage 1)" in drawn(table)


def test_only_one_s_own_cards_are_named() -> None:
    table = market(hand_1="taxes", hand_2="jackpot monopoly")
    text = drawn(table)
    assert "Taxes:" in text
    assert "Jackpot" not in text
    assert "action cards 2" in line_with(text, "Bob, Rising Sun")


def test_the_trade_desk_shows_the_draft_and_then_the_offer() -> None:
    table = market(pantry_1="rice rice", pantry_2="egg", recipes_1="bruschetta lasagna")
    table.play("1 offer 2", "1 give", "1 give rice", "1 give", "1 give rice", "1 ask", "1 ask egg")
    assert "your offer to Bob\n    1. Give Rice x 2\n    2. Ask for Egg" in drawn(table)
    assert "your offer" not in drawn(table, 2), "a draft is its writer's alone"
    table.play("1 send")
    assert "Trade desk: Ana offers Bob Rice x 2 for Egg" in drawn(table, 2)


def test_the_cooking_panel_shows_what_fills_what() -> None:
    table = market(recipes_1="bruschetta lasagna", pantry_1="bread tomato garlic alien_goo")
    table.close_market()
    table.play("1 cook 1", "1 use alien_goo")
    lines = drawn(table).splitlines()
    panel = lines[lines.index("Cooking") :]
    assert panel[1:5] == [
        "    Bruschetta (basic, Italian, brings 2, garbage 0)",
        "        Bread: Alien Goo",
        "        Tomato: ?",
        "        Garlic: ?",
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (2, {"mode": "kitchen_squad"}),
        (2, {"mode": "two_many_cooks", "deluxe_cards": "yes"}),
        (8, {"mode": "deluxe"}),
        (4, {"from_leftovers": "yes"}),
    ],
)
def test_every_position_of_a_game_can_be_drawn(
    language: str, seats: int, options: dict[str, str]
) -> None:
    """By everybody, without a missing text; nothing runs over the edge of a terminal."""
    settled = GAME.settle(seats, {**options, "max_days": "2"})
    s = GAME.new(seats, settled, "screen")
    bots = [Greedy(GAME, seat, Rng.seeded(str(seat))) for seat in range(seats)]
    speaker = Speaker(language, GAME, NAMES, range(seats), strict=True)
    drawings: Counter[str] = Counter()
    while s.acting:
        drawings[s.phase.key] += 1
        if drawings[s.phase.key] <= ENOUGH:
            lines = screen.render(speaker, GAME, GAME.view(s, s.seat))
            lines += screen.render(speaker, GAME, GAME.view(s, SPECTATOR))
            assert max(map(len, lines)) <= canvas.width()
        play(s, s.seat, bots[s.seat].choose(Ask(s, s.seat, s.options())), SILENT)
    assert {"wheels", "beat", "cook"} <= set(drawings)
