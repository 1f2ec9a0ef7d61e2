"""Chapters 8 to 14: cooking, critics, VIPs, the last season, ties and cubes."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.ristorante.rules.finale import best_recipe, bill
from tablee.games.ristorante.rules.scoring import prizes
from tablee.games.ristorante.rules.town import NO_CARD
from tablee.games.ristorante.tests.table import FISH, MIXED, Table, advanced

ROAST = "arrosto_di_vitello"
SAUTE = "saute_di_funghi"
COD_SALAD = "insalata_di_merluzzo_e_patate"
AS_MUCH = "vitello_tonnato orecchiette_con_salsiccia salsicce_e_patate fichi_alle_noci"  # as FISH


@pytest.mark.rule("R8.1", "R20.2", "Q56")
def test_asked_to_cook_while_holding_a_card() -> None:
    table = Table(3, step="cook", hand_1=ROAST, hand_3=SAUTE)
    assert table.legal() == ["done"]  # the veal is missing, but that is nobody's business
    assert table.refusal("done", seat=3) == "R8.1:in-turn-order"
    assert table.refusal("market") == "R8.1:cook-now"
    assert table.refusal(f"play {SAUTE}") == "R8.1:not-in-hand"
    table.play("done")
    assert table.seat == 3  # seat 2 has no card in hand


@pytest.mark.rule("R11.1", "R8.1")
def test_all_cook_for_the_guide_in_turn_order() -> None:
    table = Table(3, season=4, part=3, hand_1=ROAST, hand_3=SAUTE)
    table.play("end turn;end turn;end turn")
    assert [table.phase, table.seat] == ["cook", 1]
    table.play("done")
    assert [table.phase, table.seat] == ["cook", 3]


@pytest.mark.rule("R8.2", "Q23")
def test_toques_and_ingredients() -> None:
    table = Table(2, step="cook", hand_1=f"carciofi_ai_funghi {ROAST}", shelf_1="veal")
    assert table.legal() == [f"play {ROAST}", "done"]
    assert table.refusal("play carciofi_ai_funghi") == "R8.2:toques"
    high = Table(2, season=2, step="cook", hand_1="carciofi_ai_funghi", ratings=[12, 10])
    assert high.refusal("play carciofi_ai_funghi") == "R8.2:ingredients"


@pytest.mark.rule("R8.3", "R8.5")
def test_tiles_to_the_bins_card_to_the_menu() -> None:
    table = Table(2, step="cook", hand_1=f"prosciutto_e_fichi {ROAST}", shelf_1="ham fig*2")
    table.play("play prosciutto_e_fichi")
    assert table.zone("bin_butcher") == ["ham"]
    assert table.zone("bin_fruit_seller") == ["fig"]
    assert table.zone("shelf_1") == ["fig"]
    assert table.fact("new") == ["prosciutto_e_fichi"]


@pytest.mark.rule("R8.4", "R8.5", "Q12")
def test_a_third_recipe_of_a_course() -> None:
    table = Table(
        2,
        step="cook",
        hand_1=f"{SAUTE} {ROAST}",
        shelf_1="mushroom",
        menu_1="prosciutto_e_fichi vitello_tonnato",
        new="prosciutto_e_fichi",
    )
    table.play(f"play {SAUTE}")
    assert table.phase == "menu"
    assert table.legal() == ["discard prosciutto_e_fichi", "discard vitello_tonnato"]
    assert table.refusal(f"discard {SAUTE}") == "R8.4"
    table.play("discard prosciutto_e_fichi")
    assert table.zone("discard_starter") == ["prosciutto_e_fichi"]
    events = table.play("done")
    assert "critic-score seat=1 n=3" in events  # the sauté alone


@pytest.mark.rule("R8.6")
def test_old_recipes_and_wines_do_not_count() -> None:
    table = Table(
        2,
        step="cook",
        hand_1=SAUTE,
        menu_1=f"{ROAST} prosciutto_e_fichi",
        cellar_1="barolo",
        new=ROAST,
    )
    assert "critic-score seat=1 n=4" in table.play("done")


@pytest.mark.rule("R8.7", "R12.1", "R12.3")
def test_ties_before_the_critics_follow_the_old_ratings() -> None:
    table = Table(3, season=2, step="cook", seat=3, hand_3=SAUTE, ratings=[11, 12, 10])
    table.play("done")
    assert table.fact("ratings") == [13, 15, 11]


@pytest.mark.rule("R8.8", "Q13")
def test_no_new_recipe_still_moves() -> None:
    table = Table(2, step="cook", hand_1=ROAST, shelf_1="veal")
    table.play(f"play {ROAST}")
    assert table.fact("ratings") == [13, 12]


@pytest.mark.rule("R9.1", "R20.2")
def test_everybody_is_asked_for_a_bid_empty_cup_or_not() -> None:
    table = Table(3, step="bid", cash=[0, 5, 0])
    assert table.match.acting == [0, 1, 2]
    assert table.legal(1) == ["bid 0"]
    assert len(table.legal(2)) == 6
    table.play("bid 0")
    assert table.events(1) == ["sealed seat=1"]


@pytest.mark.rule("R9.2", "R9.3", "R9.5")
def test_winner_pays_all_losers_half() -> None:
    table = Table(3, step="bid", season=2, cash=[9, 9, 9])
    events = table.play("bid 7;bid 8;bid 3")
    assert "vip-won seat=2 vip=film_star n=8" in events
    assert table.fact("stars") == [1, 2, 1]
    assert table.fact("vips") == [[], ["film_star"], []]
    assert table.fact("cash") == [6, 1, 8]


@pytest.mark.rule("R9.4", "Q11")
def test_nobody_bids() -> None:
    table = Table(2, step="bid")
    assert "no-vip vip=publisher" in table.play("bid 0;bid 0")
    assert table.fact("stars") == [1, 1]


@pytest.mark.rule("R9.3", "R12.1")
def test_a_lost_tie_pays_half() -> None:
    table = Table(2, step="bid", ratings=[12, 13], cash=[10, 10])
    events = table.play("bid 7;bid 7")
    assert "vip-won seat=2 vip=publisher n=7" in events
    assert "paid-share seat=1 n=3" in events


@pytest.mark.rule("R10.1")
def test_income_of_menu_cellar_and_rooms() -> None:
    table = advanced(
        2,
        step="income",
        season=2,
        cash=[0, 0],
        menu_1=MIXED,
        cellar_1="chianti barolo",
        rooms=["standard luxury", ""],
    )
    cards = table.s.house.cards
    menu = sum(cards.income[card] for card in table.s.menus[0])
    assert table.fact("cash") == [menu + 5 + 3 + 3 + 4, 0]


# --- the last season ------------------------------------------------------------------------------


@pytest.mark.rule("R11.1", "R11.2", "Q24")
def test_dinner_course_by_course_where_there_is_a_choice() -> None:
    table = Table(
        2, season=4, step="cook", hand_1=SAUTE, shelf_1="mushroom", menu_1=FISH, menu_2=MIXED
    )
    table.play(f"play {SAUTE}")
    assert [table.phase, table.seat] == ["dinner", 1]
    assert table.legal() == ["serve insalata_di_merluzzo_e_patate", f"serve {SAUTE}"]
    assert table.refusal("serve tonno_alla_livornese") == "R11.2:this-course"
    assert table.refusal("decline") == "R11.2"
    assert table.refusal(f"serve {SAUTE}", seat=2) == "R11.2:in-turn-order"
    events = table.play(f"serve {SAUTE}")
    assert "guide-score seat=1 n=19" in events
    assert table.phase == "bid"
    assert len(table.zone("menu_1")) == 5  # R11.2: they stay on the menu


@pytest.mark.rule("R11.2", "R11.3")
def test_whoever_lacks_a_course_takes_no_part() -> None:
    table = Table(2, season=4, step="cook", hand_1=SAUTE, menu_1=f"{ROAST} tagliatelle_al_ragu")
    events = table.play("done")
    assert "no-dinner seat=1" in events
    assert "no-guide" in events
    assert table.fact("spoons") == [0, 0]


@pytest.mark.rule("R11.3", "R12.1", "Q48")
def test_the_best_dinner_wins_a_spoon_ties_by_the_whole_menu() -> None:
    table = Table(2, season=4, step="cook", hand_1=SAUTE, menu_1=FISH, menu_2=f"{MIXED} {ROAST}")
    table.play("done")
    table.play("serve carciofi_ai_funghi")
    assert table.fact("spoons") == [0, 1]
    assert table.fact("ratings") == [10, 10]


@pytest.mark.rule("R11.4", "Q25")
def test_themes_without_the_spoon() -> None:
    table = Table(2, season=4, step="cook", hand_1=SAUTE, menu_1=FISH, menu_2=MIXED)
    events = table.play("done")
    assert "theme seat=1 theme=theme_fish" in events
    assert "spoons seat=2 n=1" in events
    assert table.fact("themes") == [["theme_fish"], []]


@pytest.mark.rule("R11.5")
def test_the_last_vip() -> None:
    table = Table(2, season=4, step="bid")
    assert "vip-won seat=1 vip=football_champion n=3" in table.play("bid 3;bid 0")


@pytest.mark.rule("R11.6", "Q62", "R21.2")
def test_thrift_opens_the_cups() -> None:
    table = advanced(3, season=4, step="bid", cash=[9, 12, 12], cubes=[1, 0, 2], menu_1=ROAST)
    assert table.fact("cash", 0) == [9, None, None]
    events = table.play("bid 0;bid 0;bid 0")
    assert "cup seat=3 n=12 cubes=2" in events
    assert "thrift-won seat=2" in events  # tied with seat 3, earlier in the turn order
    assert table.fact("cash", 0) == [9, 12, 12]
    assert table.fact("cubes", 1) == [1, 0, 2]


@pytest.mark.rule("R11.7", "R14.2")
def test_only_those_who_show_a_recipe_are_judged() -> None:
    dish = {"menu_3": "tagliatelle_al_ragu", "cubes": [1, 1, 1]}
    table = advanced(3, season=4, step="contest", **dish)
    assert table.fact("judged") == {"3": 5}
    assert table.seat == 3


@pytest.mark.rule("R11.7", "R11.8", "Q47", "Q26")
def test_the_contest() -> None:
    table = advanced(
        3,
        season=4,
        step="contest",
        menu_1=f"{ROAST} {SAUTE}",
        menu_2="tagliatelle_al_ragu",
        bonus_1="esperto_di_salse",
        cubes=[0, 1, 0],
    )
    assert table.fact("judged") == {"1": 5, "2": 5}
    assert prizes(table.s) == [2, 1, 0], "the third wins nothing"
    events = table.play("cubes 1")
    assert events[1:4] == [
        "contest-score seat=1 n=5",
        "contest-score seat=2 n=6",
        "spoons seat=2 n=2",
    ]
    assert "spoons seat=1 n=1" in events


@pytest.mark.rule("R11.8")
def test_one_participant_leaves_no_second_prize() -> None:
    table = advanced(2, season=4, step="contest", menu_1=ROAST, cubes=[1, 0])
    events = table.play("pass")
    assert [event for event in events if event.startswith("spoons")] == ["spoons seat=1 n=2"]


@pytest.mark.rule("R11.7")
def test_any_recipe_may_compete() -> None:
    """What stands for no recipe is none, not even the first."""
    s = Table(2).s
    assert best_recipe(s, 0) == NO_CARD
    for recipe in range(len(s.house.cards.points)):
        s.menus[0] = [recipe]
        assert best_recipe(s, 0) == recipe != NO_CARD


@pytest.mark.rule("R11.7")
def test_nobody_has_a_recipe() -> None:
    table = Table(2, season=4, step="bid")
    assert "no-contest" in table.play("bid 0;bid 0")


@pytest.mark.rule("R11.9", "R11.10", "Q1", "Q17", "Q46")
def test_the_nine_lines_of_the_bill() -> None:
    table = advanced(
        2,
        season=4,
        step="final",
        ratings=[16, 10],
        menu_1=FISH,
        cellar_1="barolo castel_del_monte_rosato",
        stars=[2, 1],
        spoons=[1, 0],
        themes=["theme_fish theme_fine", ""],
        rooms=["standard super_luxury", ""],
        bonus_1="acquario piano_bar barman aiuto_chef",
        hand_1="prosciutto_e_fichi",
        shelf_1="eggs",
        cubes=[2, 0],
    )
    assert bill(table.s, 0) == [16, 21 + 4 + 1, 20, 10, 10, 15, 6, 13, 9]
    assert bill(table.s, 1) == [10, 0, 10, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("R11.9", "R11.4")
def test_a_theme_counts_on_its_own_line() -> None:
    table = Table(2, season=4, step="final", menu_1=FISH, themes=["theme_fish", ""])
    assert bill(table.s, 0)[4:6] == [10, 0]


@pytest.mark.rule("R11.3", "R16.8")
def test_a_tie_behind_the_best_dinner_is_nobodys_concern() -> None:
    """Two dinners of the same recipes' points, and a better one; one of the two owns the photo."""
    where: dict[str, Any] = {"menu_1": FISH, "menu_2": MIXED, "menu_3": AS_MUCH}
    table = advanced(3, season=4, step="cook", hand_1=SAUTE, bonus_1="foto_del_presidente", **where)
    events = table.play("done")
    scores = [event for event in events if event.startswith("guide-score")]
    assert scores == [f"guide-score seat={seat} n={n}" for seat, n in ((1, 21), (2, 25), (3, 21))]
    assert table.phase != "tied"
    assert not [event for event in events if event.startswith("ahead")]


@pytest.mark.rule("R11.11", "R1.4", "R12.1")
def test_the_final_tie() -> None:
    table = Table(2, season=4, step="bid", ratings=[10, 13], menu_1="saute_di_funghi", cash=[5, 9])
    table.play("bid 0;bid 0")  # 10 + 3 + 10 + 20 against 13 + 20 + 10
    assert table.match.scores == [43, 33]
    tied = Table(2, season=4, step="final", ratings=[13, 10], menu_2="saute_di_funghi")
    assert tied.match.scores == [23, 23]
    assert tied.match.ranking() == [1, 2]


# --- ties -----------------------------------------------------------------------------------------


@pytest.mark.rule("R12.1", "R12.2")
@pytest.mark.parametrize(
    ("where", "winner", "reason"),
    [
        ({"ratings": [12, 13]}, 2, "rating"),
        ({"menu_1": ROAST, "menu_2": "prosciutto_e_fichi"}, 2, "points"),  # 4 points, 6 points
        ({"menu_1": "tagliatelle_al_ragu", "menu_2": COD_SALAD}, 1, "income"),
        ({"menu_1": ROAST, "cellar_2": "barolo"}, 1, "points"),  # wines do not count
        ({}, 1, "order"),
        ({"first": 2}, 2, "order"),
    ],
)
def test_what_decides_a_tie(where: dict[str, Any], winner: int, reason: str) -> None:
    table = Table(2, step="bid", **where)
    told = table.play("bid 5;bid 5")
    at = told.index(f"vip-won seat={winner} vip=publisher n=5")
    assert told[at - 1] == f"ahead seat={winner} other={3 - winner} reason={reason}"


@pytest.mark.rule("R12.1", "R16.8")
def test_only_ties_that_count_are_told_of_and_none_that_the_photo_decides() -> None:
    table = Table(3, step="bid", ratings=[10, 12, 12])
    told = table.play("bid 2;bid 2;bid 5")
    assert not [line for line in told[: told.index("income-phase")] if line.startswith("ahead")]
    table = advanced(3, step="bid", bonus_1="foto_del_presidente", ratings=[10, 12, 12])
    table.play("bid 2;bid 5;bid 5")  # a tie of others
    assert "ahead seat=2 other=3 reason=order" in table.events()
    table = advanced(2, step="bid", bonus_1="foto_del_presidente", ratings=[12, 10])
    assert not [line for line in table.play("bid 5;bid 5;rank 2") if line.startswith("ahead")]


@pytest.mark.rule("R12.4", "R16.8", "Q40", "Q55")
def test_the_photo_decides_only_its_owners_ties_that_count() -> None:
    table = advanced(3, step="bid", bonus_1="foto_del_presidente", ratings=[10, 12, 12])
    table.play("bid 2;bid 5;bid 5")
    assert table.phase == "action"  # a tie of others
    table = advanced(3, step="bid", bonus_1="foto_del_presidente", ratings=[10, 12, 12])
    table.play("bid 2;bid 2;bid 5")
    assert table.phase == "action"  # losing bids
    table = advanced(3, step="bid", bonus_1="foto_del_presidente", ratings=[10, 12, 11])
    table.play("bid 5;bid 5;bid 5")
    assert [table.phase, table.seat, table.fact("tied")] == ["tied", 1, [1, 2, 3]]
    assert table.legal() == ["rank 1", "rank 2", "rank 3"]
    assert table.refusal("rank 4") == "R16.8"
    assert table.refusal("rank 2", seat=2) == "R16.8:owner-decides"
    table.play("rank 1")
    assert table.legal() == ["rank 2", "rank 3"]
    assert table.refusal("rank 1") == "R16.8:not-tied"
    assert "vip-won seat=1 vip=publisher n=5" in table.play("rank 3")


# --- cubes ----------------------------------------------------------------------------------------


@pytest.mark.rule("R13.1", "Q29")
def test_taking_cubes() -> None:
    table = advanced(2)
    assert "took-cube seat=1" in table.play("take cube;take cube")
    assert table.fact("cubes", 0) == [2, None]
    assert table.fact("pot") == 0
    assert table.refusal("take cube") == "R13.1:empty-pot"


@pytest.mark.rule("R14.1", "R14.2", "R14.5", "Q27")
def test_cubes_need_a_recipe_and_return_to_the_box() -> None:
    table = advanced(2, season=2, step="cook", hand_1=ROAST, shelf_1="veal", cubes=[1, 3])
    events = table.play(f"play {ROAST};cubes 1")
    assert "critic-score seat=1 n=5" in events
    assert "critic-score seat=2 n=0" in events  # no new recipe, no cubes
    assert [table.s.pot, table.s.box_cubes] == [0, 17 - 3]


@pytest.mark.rule("R14.3")
def test_after_a_cube_the_next_is_asked_before_the_same_again() -> None:
    menus = {"menu_1": ROAST, "menu_2": SAUTE, "new": f"{ROAST} {SAUTE}"}
    table = advanced(
        2, season=2, step="cook", seat=2, hand_2="tagliatelle_al_ragu", cubes=[2, 1], **menus
    )
    table.play("done;cubes 1")
    assert [table.phase, table.seat] == ["cubes", 2]


@pytest.mark.rule("R14.3", "R14.4", "Q28")
def test_a_pass_is_not_final_and_empty_cups_are_skipped() -> None:
    table = advanced(
        3,
        season=2,
        step="cook",
        seat=3,
        hand_3=SAUTE,
        cubes=[1, 0, 2],
        menu_1=ROAST,
        menu_2="prosciutto_e_fichi",
        menu_3="tagliatelle_al_ragu",
        new=f"{ROAST} prosciutto_e_fichi tagliatelle_al_ragu",
    )
    table.play("done")
    assert table.legal() == ["cubes 1", "pass"]
    assert table.refusal("cubes 2") == "R14.3:not-so-many"
    assert table.refusal("done") == "R14.3"
    assert table.refusal("pass", seat=3) == "R14.3:in-turn-order"
    table.play("pass")
    assert table.seat == 3
    table.play("cubes 2")
    assert table.seat == 1
    assert table.phase == "cubes"
    table.play("cubes 1")
    assert table.phase == "bid"
