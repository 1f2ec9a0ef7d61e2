"""R7.17: `rules.prices` answers for everything that is paid for, and for nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import tablee.games.rivals
from tablee.games.rivals.rules import ids, moves as m, prices
from tablee.games.rivals.rules.house import Numbers
from tablee.games.rivals.tests.table import GAME, Table

FOLDER: Final = Path(tablee.games.rivals.__file__).parent
OF_THE_BOX: Final = re.compile(
    r"\bbox\.(kim_price|comrade_price|bundle_price|rat_price|card_price|dump_price|ransom)\b"
    r"|\bbox\.upgrade_prices\b"
)


def asked_for_a_ransom() -> Table:
    table = Table(
        2,
        step="market",
        chefs=["biff_brobeque", "general_stroganov"],
        places=["island"] * 2,
        hand_1="its_just_business",
        money=[0, 900],
    )
    return table.play("1 play its_just_business", "1 target 2").close_market()


def asked_for_a_chef() -> Table:
    table = Table(
        2,
        step="powers",
        chefs=["kim_chi", "gohan_sushido"],
        places=["island", "chop_shop"],
        money=[300, 0],
        pantry_1="beef",
    )
    return table.play("1 chef gohan_sushido")


@pytest.mark.rule("R8.1", "R10.7")
@pytest.mark.parametrize(("table", "price"), [(asked_for_a_ransom, 500), (asked_for_a_chef, 100)])
def test_what_a_question_asks_for_is_what_is_paid(table: object, price: int) -> None:
    assert callable(table)
    asked: Table = table()
    one = asked.s.restaurants[asked.seat - 1]
    before = one.money
    assert prices.cost(asked.s, one, m.PAY) == prices.printed(asked.s, m.PAY) == price
    asked.play(f"{asked.seat} pay")
    assert before - one.money == price


@pytest.mark.rule("R10.6", "R10.7")
def test_powers_have_their_price_before_they_are_used() -> None:
    s = Table(2, step="market", money=[500, 500]).s
    one = s.restaurants[0]
    assert prices.of_drama(s) == GAME.box.kim_price
    assert prices.cost(s, one, m.COMRADE + 1) == GAME.box.comrade_price
    assert prices.printed(s, m.COMRADE + 1) == GAME.box.comrade_price


def test_who_only_watches_reads_a_price_for_whatever_is_paid_for() -> None:
    s, box = Table(2, step="market").s, GAME.box
    printed = {
        m.FOODSHIDO + ids.CHOP_SHOP: box.prices[ids.CHOP_SHOP],
        m.RATS + 1: box.rat_price,
        m.BUNDLE: box.bundle_price,
        m.BUY_CARD: box.card_price,
        m.DUMP: box.dump_price,
    }
    assert {move: prices.printed(s, move) for move in printed} == printed


@pytest.mark.parametrize("text", ["pass", "sell-chocolate", "pay", "go island", "no", "target 1"])
def test_what_costs_nothing_has_no_price(text: str) -> None:
    s = Table(2, step="market").s
    move = GAME.catalogue.parse(text)
    with pytest.raises(AssertionError, match="no price"):
        prices.printed(s, move)
    with pytest.raises(AssertionError, match="no price"):
        prices.cost(s, s.restaurants[0], move)


def test_signs_and_bots_ask_the_rules_what_things_cost() -> None:
    """Nobody beside the rules reads a price out of the box."""
    files = [*(FOLDER / "guide").glob("*.py"), *(FOLDER / "show").glob("*.py")]
    assert len(files) > 10
    numbers = Numbers(lambda *place: 1)
    assert all(hasattr(numbers, name) for name in ("kim_price", "comrade_price", "rat_price"))
    found = {path.name: OF_THE_BOX.findall(path.read_text(encoding="utf-8")) for path in files}
    assert not {name: read for name, read in found.items() if read}
