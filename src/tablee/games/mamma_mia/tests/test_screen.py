"""The terminal: hands by kind, orders as formulas, the oven as its option allows."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.screen import render
from tablee.games.mamma_mia.tests.table import GAME, Table, unloading
from tablee.i18n import Speaker
from tablee.kernel import SPECTATOR

NAMES = ["Alberto", "Beata", "Claudio"]


def screen(table: Table, viewer: int = 0, language: str = "en") -> str:
    speaker = Speaker(language, GAME, NAMES, [0, 1, 2], strict=True)
    return "\n".join(render(speaker, GAME, table.match.view(viewer)))


def a_turn(options: dict[str, str] | None = None) -> Table:
    return Table(
        3,
        options or {},
        oven="shrimp*2 red_minipizza olive",
        hand_1="olive*3 pepper shrimp",
        orders_1="green_normale_olive green_monotoni green_minipizza",
    )


def test_a_hand_is_grouped_by_kind_and_orders_are_formulas() -> None:
    text = screen(a_turn())
    assert "Service 1 of 3: [ingredients] > order > draw" in text
    assert "Your ingredients: 1 pepper, 3 olives, 1 shrimp" in text
    assert "  Pizza Normale (1 pepper + 4 olives)" in text
    assert "  Pizza Monotoni (1 pepper + 6 J)" in text
    assert "  Minipizza (3 peppers, ✗ shrimp)" in text
    assert "J: one ingredient of your choice" in text
    assert "✗: must not be on the table" in text
    assert "?: the ingredient with the fewest" not in text


def test_the_same_in_french() -> None:
    text = screen(a_turn(), language="fr")
    assert "Service 1 sur 3 : [ingrédients] > commande > pioche" in text
    assert "Vos ingrédients : 1 piment, 3 olives, 1 crevette" in text
    assert "  Pizza Normale (1 piment + 4 olives)" in text
    assert "Alberto  Vert (piment) : 5 ingrédients et 3 commandes en main, serveur 12" in text


def test_the_formula_of_the_monotoni_follows_the_reading() -> None:
    assert "Pizza Monotoni (6 peppers + 1 J)" in screen(
        a_turn({"monotoni_reading": "six_plus_one"})
    )


@pytest.mark.rule("R12.5")
def test_the_oven_shows_its_top_or_all_of_it() -> None:
    assert "Oven: 4, on top: olive " in screen(a_turn())
    text = screen(a_turn({"oven_view": "open"}))
    assert "Oven: 4 (2 shrimps, [Minipizza (3 chorizos, ✗ mushroom)], 1 olive)" in text


@pytest.mark.rule("R12.6")
def test_pizzas_are_counted_if_the_score_is_open() -> None:
    assert "0 pizzas" not in screen(a_turn())
    assert "0 pizzas" in screen(a_turn({"score_view": "open"}))


@pytest.mark.rule("R6.6")
def test_a_draw_is_shown_with_its_numbers() -> None:
    table = Table(seat=1, step="draw", hand_1="olive*3", orders_1="", waiter_1=3, kitchen=20)
    assert "You would draw 5 from the kitchen, or 3 from your waiter." in screen(table)
    assert "You would draw" not in screen(table, viewer=1)
    assert "You have no order in hand." in screen(table)


def test_an_order_out_of_the_oven_is_shown_with_what_it_lacks() -> None:
    table = unloading("pepper mushroom*2 green_normale_olive", hand_1="olive*2", hand_3="olive*4")
    text = screen(table)
    assert "Service 1 of 3: Beata unloads the oven" in text
    assert "On the table: 1 pepper, 2 mushrooms" in text
    assert "Order: Alberto, Pizza Normale (1 pepper + 4 olives)" in text
    assert "Missing: 4 olives" in text
    table.play("complete ask; own olive 2")
    assert "Added from hands: 2 olives" in screen(table, viewer=2)
    table = unloading("pepper green_bombastica", hand_1="olive*2", hand_3="olive*4")
    assert "Missing: 14 ingredients of any kinds" in screen(table)


def test_others_see_no_hand_and_the_end_shows_the_pizzas() -> None:
    assert "1 pepper, 3 olives, 1 shrimp" not in screen(a_turn(), viewer=1)
    assert "Your" not in screen(a_turn(), viewer=SPECTATOR)
    over = Table(step="over", served="green_minimale red_minimale", hand_1="olive")
    assert "Alberto (Green): 1 pizza, 1 ingredient left in hand" in screen(over)
