"""R13, R14: the Mentor is rules; his turns, his decisions, his scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.rococo.rules.bonus_forms import Bonus
from tablee.games.rococo.rules.bonuses import BONUS_KEYS, BONUSES
from tablee.games.rococo.rules.decisions import A_RECIPE, decide
from tablee.games.rococo.tests.table import GAME, play, position, prestige, solo, state
from tablee.kernel import Log, Match

PASS = ("play start_chef_counter", "action none", "bonus none")


def his_turn(**table: Any) -> list[str]:
    """What is told about the Mentor's turn after a turn in which nothing was done."""
    match = solo(hand_1="start_chef_counter start_chef_market", **table)
    return his_words(play(match, *PASS))


def his_words(told: list[str]) -> list[str]:
    start = next(at for at, word in enumerate(told) if word.startswith("mentor-card"))
    end = [at for at, word in enumerate(told) if word.split()[0] in ("recipe-up", "income")]
    return told[start : end[0] if end and end[0] > start else len(told)]


@pytest.mark.rule("R13.1", "R13.3", "Q15", "R14.1")
def test_he_has_a_board_coins_and_no_starting_cards() -> None:
    s = state(Match(GAME, 1, {"mode": "solo"}, "1"))
    assert s.house.players == 2
    assert sorted(s.coins) == [10, 11]
    assert s.staples == [[2, 1, 1]] * 2
    assert s.roster(1) <= 1  # only what he took from a tray
    three = state(Match(GAME, 2, {"mode": "mentor"}, "1"))
    assert (three.house.players, len(three.stars)) == (3, 4)
    assert sorted(three.coins) == [10, 11, 12]


@pytest.mark.rule("R13.2", "R13.4")
@pytest.mark.parametrize(
    ("level", "groups", "decisions"),
    [("creamy", [5, 5, 5, 5], 10), ("tasty", [5, 5, 6, 6], 8), ("crunchy", [6, 6, 6, 6], 6)],
)
def test_levels(level: str, groups: list[int], decisions: int) -> None:
    s = state(Match(GAME, 1, {"mode": "solo", "level": level}, "3"))
    assert s.house.groups == groups
    assert len(s.decisions) == decisions
    assert len(s.hands[1]) == groups[0]
    assert len(s.groups) == sum(groups[1:])


@pytest.mark.rule("R13.5")
def test_he_takes_unseen_and_removes_nothing() -> None:
    match = Match(GAME, 1, {"mode": "solo"}, "2")
    while match.view(0).phase != "play":
        match.play(0, match.legal(0)[0])
    assert match.view(0).zones["mentor_roster"] == [-1, -1]
    assert "removed_2" not in match.view(0).zones


@pytest.mark.rule("R13.6")
def test_the_first_possible_action_and_why_the_others_are_not() -> None:
    told = his_turn(mentor_hand="solo_06", recipes_mentor="sable", decisions="solo_01")
    assert told == [
        "mentor-card solo_06",
        "mentor-cannot deliver no-pastry",
        "mentor-action bake",
        "mentor-racked sable top",
    ]


@pytest.mark.rule("R13.6")
def test_if_nothing_is_possible_he_gains_prestige() -> None:
    told = his_turn(mentor_hand="solo_22", display="-", decisions="solo_01")
    assert told[1:] == [
        "mentor-cannot decorate no-pastry",
        "mentor-cannot ingredients empty-display",
        "mentor-idle",
        "mentor-prestige 4",
    ]


@pytest.mark.rule("R13.7")
def test_an_empty_deck_is_renewed_without_the_card_being_played() -> None:
    told = his_turn(
        mentor_hand="solo_17", decisions="", decided="solo_04 solo_05", mentor_used="solo_06"
    )
    assert "mentor-renewed 3" in told
    match = solo(
        hand_1="start_chef_counter start_chef_market",
        mentor_hand="solo_17",
        decisions="",
        decided="solo_04",
        mentor_used="solo_06",
    )
    play(match, *PASS)
    assert [GAME.kinds[face] for face in match.view(0).zones["mentor_used"]] == ["solo_17"]


@pytest.mark.rule("R13.7", "R13.8")
def test_without_a_decision_card_the_first_valid_answer() -> None:
    s = state(solo(row="- - sable palmier - -"))
    for cards in ([], [s.decisions[0]]):
        s.decisions, s.decided, s.used[s.house.mentor] = [], [], cards
        log = Log()
        assert decide(s, A_RECIPE, log) == 2
        assert [event.key for event in log.events] == ["mentor-renewed", "mentor-first"]
        assert s.used[s.house.mentor] == cards, "the card being played stays"


@pytest.mark.rule("R13.8", "Q16")
def test_without_an_answer_the_first_valid_one() -> None:
    row = "sable palmier oublie nonnette - -"
    told = his_turn(mentor_hand="solo_17", decisions="solo_14", row=row)
    assert told[2:7] == [
        "mentor-again solo_14 recipe",
        "mentor-renewed 1",
        "mentor-again solo_14 recipe",
        "mentor-first recipe",
        "mentor-recipe sable 0",
    ]


@pytest.mark.rule("R13.9", "Q17")
@pytest.mark.parametrize(
    ("stored", "row", "away"),
    [
        ("gaufre baba", "sable palmier", "palmier"),  # the newest of the least
        ("nougat gaufre", "baba croquembouche", "gaufre"),  # of equals one without the symbol
        ("sable gaufre", "baba croquembouche", "sable"),
    ],
)
def test_of_four_recipes_the_least_goes(stored: str, row: str, away: str) -> None:
    told = his_turn(
        mentor_hand="solo_17",
        recipes_mentor=stored,
        row=f"- - - - {row}",
        decisions="solo_01 solo_09",
    )
    assert f"mentor-discarded {away}" in told


@pytest.mark.rule("R13.9")
def test_with_three_recipes_he_takes_none() -> None:
    told = his_turn(
        mentor_hand="solo_27",
        recipes_mentor="sable palmier oublie",
        decisions="solo_06",
        servants="top_left.left:1",
    )
    assert "mentor-action place" in told
    told = his_turn(
        mentor_hand="solo_18", recipes_mentor="sable palmier oublie", decisions="solo_06"
    )
    assert told[1] == "mentor-cannot recipes full-recipes"


@pytest.mark.rule("R13.10", "R13.11", "Q52")
def test_he_reveals_again_for_an_empty_column() -> None:
    told = his_turn(
        mentor_hand="solo_19", decisions="solo_04 solo_05", display="- egg_flower_1 - - - - - - -"
    )
    assert told[2:] == [
        "mentor-again solo_04 column",
        "mentor-decides solo_05 column",
        "mentor-ingredient egg_flower_1 0",
    ]
    actions = {action for card in GAME.box.contents.solo for action in card.actions}
    assert not actions & {2, 7}  # staples, dismiss


@pytest.mark.rule("R13.12")
def test_he_bakes_in_the_order_of_the_card() -> None:
    told = his_turn(
        mentor_hand="solo_09", recipes_mentor="sable nougat oublie", decisions="solo_01"
    )
    assert told[2:] == ["mentor-racked oublie top", "mentor-racked nougat bottom"]
    told = his_turn(
        mentor_hand="solo_09",
        recipes_mentor="sable nougat",
        racks_mentor="baba",
        decisions="solo_01",
    )
    assert told[2:] == ["mentor-racked nougat bottom"]
    told = his_turn(
        mentor_hand="solo_14",
        recipes_mentor="sable",
        racks_mentor="baba oublie",
        decisions="solo_01",
    )
    assert told[1] == "mentor-cannot bake no-rack"


@pytest.mark.rule("R13.13")
def test_he_decorates_from_an_end_of_his_tiles() -> None:
    tiles = "egg_egg_plain_1 egg_flower_1 nut_gold_1"
    told = his_turn(
        mentor_hand="solo_24", racks_mentor="sable palmier", tiles_mentor=tiles, decisions="solo_01"
    )
    assert told[2:] == [
        "mentor-decorated sable nut_gold_1",
        "mentor-decorated palmier egg_flower_1",
    ]
    told = his_turn(
        mentor_hand="solo_23", racks_mentor="sable palmier", tiles_mentor=tiles, decisions="solo_01"
    )
    assert told[2:] == [
        "mentor-decorated palmier egg_flower_1",
        "mentor-decorated sable nut_gold_1",
    ]


@pytest.mark.rule("R13.13")
def test_why_he_does_not_decorate() -> None:
    told = his_turn(
        mentor_hand="solo_22",
        racks_mentor="sable",
        toppings_mentor="egg_flower_1",
        decisions="solo_01",
    )
    assert told[1] == "mentor-cannot decorate all-decorated"
    told = his_turn(mentor_hand="solo_22", racks_mentor="sable", decisions="solo_01")
    assert told[1] == "mentor-cannot decorate no-garnish"


@pytest.mark.rule("R13.14", "Q49", "Q51")
def test_the_pastry_that_meets_the_bonus_goes_first_and_servants_are_paid() -> None:
    told = his_turn(
        mentor_hand="solo_06",
        racks_mentor="sable nonnette",
        toppings_mentor="- egg_flower_1",
        servants="left_centre.left:mentor",
        decisions="solo_10 solo_08",
        table_tiles="tb_egg tb_honey tb_nut tb_gold tb_flower",
    )
    assert told[2:8] == [
        "mentor-decides solo_10 space",
        "mentor-presented nonnette left 1",
        "mentor-table-bonus tb_honey",
        "mentor-coins 3",
        "mentor-tipped 1 3 1",
        "mentor-succeeded egg_flower_1 1",
    ]
    assert told[9] == "mentor-presented sable right 1"


@pytest.mark.rule("R13.14")
def test_rewards_that_are_a_choice_are_decided_by_cards() -> None:
    told = his_turn(
        mentor_hand="solo_06",
        racks_mentor="sable",
        toppings_mentor="egg_flower_1",
        decisions="solo_10 solo_20",
        display="- - - egg_gold_1 - - nut_gold_1 - -",
        table_tiles="tb_egg tb_flower tb_nut tb_gold tb_honey",
    )
    assert "mentor-decides solo_20 column" in told
    assert "mentor-ingredient egg_gold_1 0" in told


@pytest.mark.rule("R13.14", "R13.9")
def test_a_recipe_as_a_reward() -> None:
    told = his_turn(
        mentor_hand="solo_06",
        racks_mentor="sable",
        toppings_mentor="egg_fruit_1",
        decisions="solo_10 solo_05",
        row="oublie meringue nonnette palmier - -",
        table_tiles="tb_egg tb_fruit tb_nut tb_gold tb_honey",
    )
    assert told[-4:-1] == [
        "mentor-table-bonus tb_fruit",
        "mentor-decides solo_05 recipe",
        "mentor-recipe palmier 0",
    ]


@pytest.mark.rule("R13.14")
def test_without_a_space_he_sells() -> None:
    match = solo(
        hand_1="start_chef_counter start_chef_market", mentor_hand="solo_06", racks_mentor="sable"
    )
    state(match).spaces = [200] * 40
    assert "mentor-sold sable 10" in play(match, *PASS)


@pytest.mark.rule("R13.15", "Q18")
def test_he_recruits_in_his_direction_and_draws_a_card() -> None:
    zone = "i_adelaide i_ambroise i_apolline"
    table = {"recruits": zone, "stars": "star_favourite", "decisions": "solo_01 solo_02"}
    told = his_turn(mentor_hand="solo_29", **table)
    assert told[2:] == ["mentor-recruited i_adelaide 0", "mentor-more"]
    told = his_turn(mentor_hand="solo_30", **table)
    assert told[2] == "mentor-recruited i_apolline 0"
    match = solo(
        hand_1="start_chef_counter start_chef_market", mentor_hand="solo_29 solo_05", **table
    )
    play(match, *PASS)
    s = state(match)
    assert [GAME.kinds[GAME.faces[card]] for card in s.hands[1]] == ["solo_01", "solo_05"]


@pytest.mark.rule("R13.15")
def test_a_starred_card_comes_first_and_once() -> None:
    table = {
        "stars": "star_favourite star_miller star_banker",
        "recruits": "i_adelaide",
        "coins": [0, 30],
        "staples_mentor": [4, 3, 2],
        "decisions": "solo_01",
    }
    assert his_turn(mentor_hand="solo_29", **table)[2] == "mentor-recruited-star star_miller"
    assert his_turn(mentor_hand="solo_30", **table)[2] == "mentor-recruited-star star_banker"
    assert (
        his_turn(mentor_hand="solo_29", starred="mentor", **table)[2]
        == "mentor-recruited i_adelaide 0"
    )
    told = his_turn(mentor_hand="solo_29", decisions="solo_06", stars="star_favourite")
    assert told[1] == "mentor-cannot recruit nobody"


@pytest.mark.rule("R13.16", "R13.17")
def test_he_places_for_free_and_claims() -> None:
    told = his_turn(
        mentor_hand="solo_25",
        decisions="solo_03",
        servants="top_left.left:mentor top_right.left:mentor",
        hosts="4:mentor",
        special_tiles="sp_honey sp_court",
    )
    assert told[2:] == [
        "mentor-decides solo_03 place",
        "mentor-host 1 0",
        "mentor-claimed sp_court 6",
    ]


@pytest.mark.rule("R13.18", "Q61", "Q53")
def test_his_staff_counts_to_his_best_advantage() -> None:
    match = solo(
        round=4,
        hand_1="start_chef_counter",
        mentor_hand="",
        coins=[0, 0],
        staples_mentor=[6, 2, 1],
        tiles_mentor="egg_flower_1 nut_gold_1",
        table_top="mentor:sable mentor:palmier",
        table_left="mentor:oublie",
        mentor_roster="iv_toinette iii_perrine iii_laurence ii_gabriel i_firmin",
    )
    told = play(match, *PASS)
    assert [
        word
        for word in told
        if word.startswith(("mentor-traded", "mentor-gave", "mentor-prestige"))
    ] == [
        "mentor-traded 3 flour 2",
        "mentor-traded 2 sugar 2",
        "mentor-gave-tile egg_flower_1 2",
        "mentor-gave-tile nut_gold_1 2",
        "mentor-prestige 1",
        "mentor-prestige 2",  # R13.19: half of the four staples left
    ]


@pytest.mark.rule("R13.18")
def test_which_bonuses_count_for_him() -> None:
    for row in GAME.data.rows("staff_bonuses", "bonus"):
        bonus = BONUSES[BONUS_KEYS.index(row.text("id"))]
        counts = type(bonus).mentor is not Bonus.mentor
        assert counts == row.flag("mentor_counts"), bonus.key


@pytest.mark.rule("R13.20", "R12.3.1")
def test_against_him_only_the_first_place_scores() -> None:
    match = solo(
        round=4, hand_1="start_chef_counter", mentor_hand="", table_left="1:sable mentor:oublie"
    )
    told = play(match, *PASS)
    assert "scored-table 1 4 left" in told
    assert not any(word.startswith("mentor-scored-table") for word in told)


@pytest.mark.rule("R13.21", "R14.3", "Q20")
def test_he_can_win_and_wins_ties() -> None:
    match = solo(round=4, hand_1="start_chef_counter", mentor_hand="", prestige=[1, 60])
    assert play(match, *PASS)[-1] == "mentor-winner"
    assert match.ranking() == [2]
    both = position(
        2,
        {"mode": "mentor"},
        round=4,
        hand_1="start_chef_counter",
        hand_2="",
        mentor_hand="",
        prestige=[40, 38, 38],
        coins=[0, 0, 0],
    )
    play(both, *PASS)
    assert prestige(both, 2) == 40  # half of his four staples
    assert both.ranking() == [2, 3]


@pytest.mark.rule("R13.21", "R14.3")
def test_a_win_over_him_has_a_rank_where_nobody_else_plays() -> None:
    last = {"round": 4, "hand_1": "start_chef_counter", "mentor_hand": ""}
    alone = play(solo(prestige=[90, 0], **last), *PASS)
    assert [word.split()[0] for word in alone[-2:]] == ["winner", "rank"]
    two = position(2, {"mode": "mentor"}, hand_2="", prestige=[90, 0, 0], **last)
    assert play(two, *PASS)[-1] == "winner 1"


@pytest.mark.rule("R14.1", "R14.2")
def test_with_two_players_second_places_score_and_he_is_an_opponent() -> None:
    match = position(
        2,
        {"mode": "mentor"},
        round=4,
        hand_1="start_chef_counter",
        hand_2="",
        mentor_hand="",
        table_left="1:sable mentor:oublie",
        hosts="1:1",
        servants="top_left.left:mentor",
    )
    told = play(match, *PASS)
    assert "mentor-scored-table 2 left" in told
    assert "scored 1 1 court" in told
