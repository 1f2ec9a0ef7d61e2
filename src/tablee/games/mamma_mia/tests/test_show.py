"""How it looks: hands by kind, orders as formulas, the oven as its option allows."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.tests.table import Table, unloading
from tablee.kernel import SPECTATOR
from tablee.show import Presenter, Scene, Sitter
from tablee.show.text import Printer

SITTERS = [Sitter("Alberto"), Sitter("Beata"), Sitter("Claudio")]


def scene(table: Table, viewer: int = 0, language: str = "en") -> Scene:
    return Presenter(table.match, SITTERS[: table.match.seats]).scene(viewer, language)


def screen(table: Table, viewer: int = 0, language: str = "en") -> str:
    texts = Presenter(table.match, SITTERS[: table.match.seats]).speaker(language).texts
    return " ".join("\n".join(Printer(texts).lines(scene(table, viewer, language))).split())


def a_turn(options: dict[str, str] | None = None) -> Table:
    return Table(
        3,
        options or {},
        oven="shrimp*2 red_minipizza olive",
        hand_1="olive*3 pepper shrimp",
        orders_1="green_normale_olive green_monotoni green_minipizza",
    )


def test_a_hand_is_counted_and_orders_are_formulas() -> None:
    text = screen(a_turn())
    assert "Service 1 of 3: [ingredients] > order > draw" in text
    assert "* Ingredients: Alberto: pepper, 3 × olive, shrimp" in text
    assert "(Pizza Normale (1 pepper + 4 olives))" in text
    assert "(Pizza Monotoni), 1 pepper + 6 J" in text
    assert "(Minipizza (3 peppers, ✗ shrimp))" in text
    assert "J: one ingredient of your choice" in text
    assert "✗: must not be on the table" in text
    assert "?: the ingredient with the fewest" not in text


def test_the_same_in_french() -> None:
    text = screen(a_turn(), language="fr")
    assert "Service 1 sur 3 : [ingrédients] > commande > pioche" in text
    assert "pepper (piment), 3 × olive, shrimp (crevette)" in text
    assert "(Pizza Normale (1 piment + 4 olives))" in text
    assert "Alberto : Couleur : Vert, Préféré : piment" in text


def test_the_formula_of_the_monotoni_follows_the_reading() -> None:
    assert "6 peppers + 1 J" in screen(a_turn({"monotoni_reading": "six_plus_one"}))


@pytest.mark.rule("R12.5")
def test_the_oven_shows_its_top_or_all_of_it() -> None:
    assert "Oven: olive, 3 hidden cards" in screen(a_turn())
    text = screen(a_turn({"oven_view": "open"}))
    assert "Oven: 2 × shrimp, red_minipizza (Minipizza (3 chorizos, ✗ mushroom)), olive" in text


@pytest.mark.rule("R12.6")
def test_pizzas_are_counted_if_the_score_is_open() -> None:
    assert "Pizzas: 0" not in screen(a_turn())
    assert "Pizzas: 0" in screen(a_turn({"score_view": "open"}))


@pytest.mark.rule("R6.6")
def test_a_draw_is_shown_with_its_numbers() -> None:
    table = Table(seat=1, step="draw", hand_1="olive*3", orders_1="", waiter_1=3, kitchen=20)
    labels = [move.label for move in scene(table).moves]
    assert labels == ["Draw 5 ingredients from the kitchen", "Draw 3 orders from your waiter"]


def test_an_order_out_of_the_oven_is_shown_with_what_it_lacks() -> None:
    table = unloading("pepper mushroom*2 green_normale_olive", hand_1="olive*2", hand_3="olive*4")
    text = screen(table)
    assert "Service 1 of 3: Beata unloads the oven" in text
    assert "On the table: pepper, 2 × mushroom" in text
    assert "Order of Alberto Pizza Normale (1 pepper + 4 olives) Missing: 4 olives" in text
    table = unloading("pepper green_bombastica", hand_1="olive*2", hand_3="olive*4")
    assert "Missing: 14 ingredients of any kinds" in screen(table)


def test_others_see_no_hand_and_the_end_shows_the_pizzas() -> None:
    assert "3 × olive" not in screen(a_turn(), viewer=1)
    assert "* " not in screen(a_turn(), viewer=SPECTATOR)
    over = Table(step="over", served="green_minimale red_minimale", hand_1="olive")
    assert [stat.value for stat in scene(over).seats[0].stats] == ["Green", "pepper", "1"]


def test_an_unloading_is_told_card_by_card() -> None:
    table = unloading("pepper mushroom*2 green_normale_olive", hand_1="olive*2", hand_3="olive*4")
    lines = Presenter(table.match).lines(SPECTATOR, "en")
    assert lines is not None
    moved = [line.motion for line in lines if line.motion is not None][1:]  # after the last draw
    assert [(one.face, one.n, one.source, one.target) for one in moved] == [
        ("pepper", 1, "oven", "table"),
        ("mushroom", 2, "oven", "table"),
        ("green_normale_olive", 1, "oven", "revealed"),
    ]
