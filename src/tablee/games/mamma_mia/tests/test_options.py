"""Chapter 12: options."""

from __future__ import annotations

import pytest

from tablee.games.mamma_mia.tests.table import GAME, Table, unloading
from tablee.kernel import SPECTATOR, BadInput


@pytest.mark.rule("R12.1", "D0")
def test_options_and_their_defaults() -> None:
    assert GAME.settle(4, {}) == {
        "mode": "standard",
        "helping_hand": "on",
        "monotoni_reading": "one_plus_six",
        "oven_view": "memory",
        "score_view": "hidden",
        "colours": "random",
        "first_player": "random",
    }
    with pytest.raises(BadInput, match="helping_hand is one of on, off"):
        GAME.settle(4, {"helping_hand": "perhaps"})


@pytest.mark.rule("R12.2")
def test_without_the_helping_hand_nobody_is_asked() -> None:
    off = {"helping_hand": "off"}
    table = unloading(
        "pepper olive*3 green_normale_olive", hand_1="olive", hand_3="olive", options=off
    )
    assert table.legal() == ["complete hand", "complete give_up"]
    assert table.fact("services") == 4


@pytest.mark.rule("R12.4", "Q1")
def test_the_other_reading_of_the_monotoni() -> None:
    other = {"monotoni_reading": "six_plus_one"}
    table = unloading("pepper*6 olive green_monotoni red_minimale", options=other)
    assert "succeeded seat=1 card=green_monotoni" in table.play("choose olive")
    table = unloading("pepper olive*6 green_monotoni", options=other)
    table.play("choose olive")
    assert table.fact("missing") == {"pepper": 5}
    table = unloading("pepper olive*5 shrimp*5 green_ghiottona red_minimale", options=other)
    assert "succeeded seat=1 card=green_ghiottona" in table.play("choose olive+shrimp")


@pytest.mark.rule("R12.5", "R13.2")
def test_the_open_oven_may_be_looked_through() -> None:
    where = {"oven": "chorizo olive", "hand_1": "olive*3"}
    for view, shown in (("memory", ["?", "?", "olive"]), ("open", ["chorizo", "olive", "olive"])):
        table = Table(3, {"oven_view": view}, **where)
        table.play("put olive 1")
        assert table.cards("oven", 1) == shown
        assert table.cards("oven", SPECTATOR) == shown


@pytest.mark.rule("R12.6", "R13.2")
def test_the_open_score_is_counted() -> None:
    where = {"served": "green_minimale green_monotoni red_minimale", "service": 2}
    assert Table(3, {"score_view": "open"}, **where).fact("pizzas") == [2, 0, 1]
    hidden = Table(3, {}, **where)
    assert hidden.fact("pizzas") is None
    assert hidden.cards("served", 0) == ["?"] * 3, "not even the backs"
