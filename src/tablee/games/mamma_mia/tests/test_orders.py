"""Chapter 9: what each type of order needs."""

from __future__ import annotations

from itertools import combinations

import pytest

from tablee.games.mamma_mia.tests.table import Table, unloading

COLOURS = {"green": 1, "yellow": 2, "red": 3}


def need_of(table: Table) -> object:
    return table.fact("need")


@pytest.mark.rule("R9.1", "R9.2")
def test_a_normale_needs_what_it_shows_table_first() -> None:
    table = unloading(
        "olive green_normale_mista", hand_1="pineapple pepper mushroom chorizo shrimp olive"
    )
    assert need_of(table) == dict.fromkeys(
        ["pineapple", "pepper", "mushroom", "olive", "chorizo", "shrimp"], 1
    )
    assert table.fact("missing") == dict.fromkeys(
        ["pineapple", "pepper", "mushroom", "chorizo", "shrimp"], 1
    )
    table.play("complete hand")
    assert table.cards("hand_1") == ["olive"]


@pytest.mark.rule("R9.3", "Q9")
@pytest.mark.parametrize("n", [15, 16])
def test_a_bombastica_with_enough_takes_everything(n: int) -> None:
    oven = f"olive*8 chorizo*{n - 8} green_bombastica red_monotoni"
    table = unloading(oven, hand_1="shrimp*3")
    assert "succeeded seat=1 card=green_bombastica" in table.events()
    assert table.cards("table") == []


@pytest.mark.rule("R9.3", "Q16", "D8")
def test_a_bombastica_is_paid_kind_by_kind_up_to_what_is_missing() -> None:
    table = unloading(
        "olive*8 chorizo*5 green_bombastica red_monotoni", hand_1="pineapple pepper*2 shrimp"
    )
    table.play("complete hand")
    assert table.legal() == ["own pineapple 0", "own pineapple 1"]
    table.play("own pineapple 0")
    assert table.legal() == ["own pepper 1", "own pepper 2"]
    assert table.refusal("own pepper 0") == "R9.3:too-few"
    table.play("own pepper 2")
    assert table.cards("hand_1") == ["pineapple", "shrimp"]
    assert table.cards("table") == []


@pytest.mark.rule("R9.3", "R7.6", "Q30")
def test_no_more_than_missing_for_a_bombastica() -> None:
    table = unloading("olive*8 chorizo*6 green_bombastica", hand_1="pepper*2 shrimp")
    table.play("complete hand")
    assert table.legal() == ["own pepper 0", "own pepper 1"]
    assert table.refusal("own pepper 2") == "R7.6:too-many"


@pytest.mark.rule("R9.3", "R7.6")
def test_what_is_named_already_counts_against_a_bombasticas_total() -> None:
    table = unloading("olive*8 mushroom*4 green_bombastica", hand_1="pepper*2 chorizo*3 shrimp*2")
    table.play("complete hand; own pepper 1")
    assert table.legal() == ["own chorizo 0", "own chorizo 1", "own chorizo 2"]
    assert table.refusal("own chorizo 3") == "R7.6:too-many"


@pytest.mark.rule("R9.4", "D4")
def test_a_joker_is_never_the_favourite_and_may_be_absent() -> None:
    table = unloading("olive*2 green_monotoni")
    assert table.legal() == [
        "choose pineapple",
        "choose mushroom",
        "choose olive",
        "choose chorizo",
        "choose shrimp",
    ]
    assert table.refusal("choose pepper") == "R9.4:favourite"
    assert table.refusal("choose olive+shrimp") == "R9.4:one"
    table.play("choose shrimp")
    assert need_of(table) == {"pepper": 1, "shrimp": 6}


@pytest.mark.rule("R9.5", "Q1")
def test_monotoni_and_ghiottona() -> None:
    table = unloading("pepper olive*6 green_monotoni red_monotoni")
    assert "succeeded seat=1 card=green_monotoni" in table.play("choose olive")
    table = unloading("pepper olive*5 shrimp*5 green_ghiottona red_monotoni")
    assert table.refusal("choose pepper+olive") == "R9.4:favourite"
    assert table.refusal("choose olive") == "R9.4:two"
    assert "succeeded seat=1 card=green_ghiottona" in table.play("choose olive+shrimp")


KINDS = ("pineapple", "pepper", "mushroom", "olive", "chorizo", "shrimp")
ONE = [f"choose {kind}" for kind in KINDS]
TWO = [f"choose {one}+{two}" for one, two in combinations(KINDS, 2)]
FAVOURITES = {"green": "pepper", "yellow": "pineapple", "red": "chorizo"}


@pytest.mark.rule("R9.4", "R9.8", "R9.9", "D4")
@pytest.mark.parametrize("colour", FAVOURITES)
def test_every_choice_that_cannot_be_made_is_told_why(colour: str) -> None:
    """Of one kind or of two: the favourite is named where it is the reason."""
    favourite = FAVOURITES[colour]
    for order, right, wrong, number in (
        ("monotoni", ONE, TWO, "R9.4:one"),
        ("ghiottona", TWO, ONE, "R9.4:two"),
    ):
        table = unloading(f"olive {colour}_{order}")
        assert table.legal() == [move for move in right if favourite not in move]
        for move in right:
            assert table.refusal(move) == ("R9.4:favourite" if favourite in move else "")
        assert {table.refusal(move) for move in wrong} == {number}
    shown = unloading(f"olive {colour}_mamma_mia_a")
    assert len(shown.legal()) == 2
    assert {shown.refusal(move) for move in ONE} == {"", "R9.9:not-shown"}
    assert {shown.refusal(move) for move in TWO} == {"R9.4:one"}
    fewest = unloading(f"olive mushroom pepper pineapple chorizo {colour}_minimale")
    assert {fewest.refusal(move) for move in [*ONE, *TWO]} == {"", "R9.8:not-fewest"}
    for early in ("order none", "draw waiter", "complete hand", "complete give_up", "own olive 0"):
        assert fewest.refusal(early) == "R7.3:choose-first"


@pytest.mark.rule("R9.6", "R9.7", "Q19", "Q21")
def test_monotoni_junior_forbids_the_favourite() -> None:
    table = unloading("olive*5 pepper green_monotoni_junior red_monotoni")
    assert "spoiled seat=1 ingredient=pepper" in table.events()
    table = unloading("olive*4 green_monotoni_junior red_monotoni", hand_1="olive pepper*3")
    assert "choose pepper" not in table.legal()
    assert table.refusal("choose pepper") == "R9.4:favourite"
    table.play("choose olive; complete hand")
    assert "succeeded seat=1 card=green_monotoni_junior" in table.events()


@pytest.mark.rule("R9.6")
def test_used_cards_do_not_spoil() -> None:
    """The shrimp is used by the order before."""
    first = "pineapple pepper mushroom olive chorizo shrimp yellow_normale_mista"
    table = unloading(f"{first} pepper*3 green_minipizza red_monotoni")
    assert "succeeded seat=1 card=green_minipizza" in table.events()


@pytest.mark.rule("R9.7", "Q20")
@pytest.mark.parametrize(
    ("order", "favourite"), [("green", "pepper"), ("yellow", "pineapple"), ("red", "chorizo")]
)
def test_a_minipizza_needs_three_favourites(order: str, favourite: str) -> None:
    table = unloading(f"{favourite}*3 {order}_minipizza green_monotoni")
    assert f"succeeded seat={COLOURS[order]} card={order}_minipizza" in table.events()


@pytest.mark.rule("R9.8", "Q22")
def test_minimale_without_a_candidate_fails() -> None:
    for oven in ("pepper*5 green_minimale red_monotoni", "green_minimale red_monotoni"):
        table = unloading(oven, hand_1="olive*4 pepper")
        assert "no-candidate seat=1" in table.events()
        assert "failed seat=1 card=green_minimale" in table.events()


@pytest.mark.rule("R9.8", "D4")
def test_minimale_offers_the_kinds_that_tie() -> None:
    table = unloading("pepper olive*2 shrimp*2 chorizo*3 green_minimale")
    assert table.legal() == ["choose olive", "choose shrimp"]
    assert table.refusal("choose chorizo") == "R9.8:not-fewest"
    assert table.refusal("choose mushroom") == "R9.8:not-fewest"
    table.play("choose shrimp")
    assert table.fact("missing") == {"shrimp": 2}


@pytest.mark.rule("R9.8", "R9.10")
def test_minimale_uses_exactly_four() -> None:
    table = unloading("pepper*2 olive*6 green_minimale red_monotoni")
    assert table.cards("table") == ["pepper", "olive", "olive"]


@pytest.mark.rule("R9.9", "Q10")
def test_mamma_mia_may_choose_what_is_not_on_the_table() -> None:
    table = unloading("pepper olive*5 green_mamma_mia_a red_monotoni")
    assert table.legal() == ["choose olive", "choose chorizo"]
    assert table.refusal("choose shrimp") == "R9.9:not-shown"
    assert table.refusal("choose pepper") == "R9.9:not-shown"
    table.play("choose chorizo")
    assert table.fact("missing") == {"chorizo": 5}


@pytest.mark.rule("R9.10")
def test_a_surplus_stays_on_the_table() -> None:
    table = unloading("pepper*3 olive*9 green_normale_olive red_monotoni")
    assert table.cards("table") == ["pepper"] * 2 + ["olive"] * 5
