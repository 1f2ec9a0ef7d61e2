"""Chapters 5 and 6: turns, recipes and wines."""

from __future__ import annotations

import pytest

from tablee.games.ristorante.tests.table import Table, advanced
from tablee.kernel import EVERYONE


@pytest.mark.rule("R5.1", "R5.2", "R1.3")
def test_two_actions_then_the_next_player() -> None:
    table = Table(2)
    table.play("draw starter")
    table.play(table.legal()[0])
    assert [table.seat, table.fact("actions")] == [1, 1]
    table.play("draw starter")
    table.play(table.legal()[0])
    assert [table.seat, table.fact("actions")] == [2, 2]
    assert table.refusal("draw wine", seat=1) == "R5.1:not-your-turn"
    table.play("end turn;end turn")
    assert [table.fact("part"), table.fact("actions")] == [2, 2]


@pytest.mark.rule("R5.2")
def test_a_turn_may_end_early_and_asks_for_an_action() -> None:
    table = Table(2)
    assert "end turn" in table.legal()
    assert table.refusal("buy pork") == "R5.2:an-action-first"


@pytest.mark.rule("R5.3")
def test_actions_of_both_modes() -> None:
    courses = [f"draw {course}" for course in ("starter", "first", "second", "dessert")]
    assert Table(2).legal() == [*courses, "draw wine", "market", "end turn"]
    assert Table(2).refusal("take cube") == "R5.3:advanced"
    assert Table(2).refusal("build standard") == "R5.3:advanced"
    assert Table(2).refusal("acquire chef") == "R5.3:advanced"
    legal = advanced(2, bonus_board="chef").legal()
    assert {"take cube", "cooking class", "build standard", "acquire chef"} <= set(legal)


@pytest.mark.rule("R5.4", "R5.5", "Q60", "R16.16")
def test_the_catch_up_course_after_the_last_action() -> None:
    table = advanced(2, season=3, bonus_1="corso_di_recupero", cash=[30, 25], actions=1)
    table.play("take cube")
    assert table.legal() == ["catch up", "end turn"]
    assert table.refusal("draw wine") == "R5.5:no-action-left"
    table.play("catch up;catch up;catch up")
    assert table.seat == 2
    assert table.fact("ratings") == [13, 10]


@pytest.mark.rule("R6.1", "R6.2", "Q6")
def test_five_recipes_one_kept() -> None:
    table = Table(2, deck_first="risotto_al_tartufo tagliatelle_al_ragu")
    events = table.play("draw first")
    assert events == ["drew seat=1 n=5 course=first"]
    assert table.phase == "keep"
    assert len(table.legal()) == 5
    assert table.refusal("keep saute_di_funghi") == "R6.1:not-drawn"
    assert table.refusal("end turn") == "R6.2:keep-one"
    table.play("keep risotto_al_tartufo")  # level 4, one toque
    assert table.zone("hand_1") == ["risotto_al_tartufo"]
    assert len(table.zone("discard_first")) == 4
    assert "tagliatelle_al_ragu" in table.zone("discard_first", 1)
    assert table.events(0)[-2].startswith("kept seat=1 card=risotto_al_tartufo")
    assert "kept-hidden seat=1 course=first" in table.events(1)


@pytest.mark.rule("R6.3")
def test_a_hand_has_no_limit() -> None:
    starters = "saute_di_funghi bruschetta_al_pomodoro frittata_di_zucchine insalata_caprese"
    table = Table(2, hand_1=f"{starters} prosciutto_e_fichi tagliatelle_al_ragu vitello_tonnato")
    table.play("draw dessert")
    table.play(table.legal()[0])
    assert len(table.zone("hand_1")) == 8


@pytest.mark.rule("R6.4")
def test_cards_already_drawn_stay_out_of_the_new_pile() -> None:
    table = Table(2, deck_starter=2)
    table.play("draw starter")
    drawn = table.s.drawn
    assert len(drawn) == 5
    assert len(table.s.decks[0]) == 13
    assert not set(drawn) & set(table.s.decks[0])


@pytest.mark.rule("R6.4")
def test_fewer_than_five_and_none() -> None:
    table = Table(2, deck_starter=2)
    s = table.s
    kept, s.discards[0], s.hands[1] = s.discards[0][:1], s.discards[0][:1], s.discards[0][1:]
    assert len(kept) == 1
    s.step(s.legal()[0])
    assert len(s.drawn) == 3
    bare = Table(2).s
    bare.hands[1], bare.decks[0] = bare.decks[0], []
    assert "draw starter" not in [Table(2).match.game.catalogue.texts[m] for m in bare.legal()]
    assert bare.phase.explain(bare, 0, 4) == "R6.4:no-cards"


@pytest.mark.rule("R6.5", "Q5", "R6.7", "R6.9")
def test_wine_is_bought_or_not() -> None:
    table = Table(2, deck_wine="chianti barolo", cash=[6, 25])
    table.play("draw wine")
    legal = table.legal()
    assert "wine chianti" in legal
    assert legal[-1] == "decline"
    assert table.refusal("wine barolo") == "R6.6:too-dear"
    assert table.refusal("wine amarone_nowhere") == "K3"
    table.play("wine chianti")
    assert table.zone("cellar_1", 1) == ["chianti"]
    assert table.fact("cash") == [0, 25]
    assert len(table.zone("discard_wine")) == 4
    table.play("draw wine")
    assert table.legal() == ["decline"]  # R6.6, R20.2: seen all the same
    table.play("decline")
    assert len(table.zone("discard_wine")) == 9


@pytest.mark.rule("R6.5")
def test_only_drawn_wines() -> None:
    table = Table(2, deck_wine="chianti", cellar_2="barolo")
    table.play("draw wine")
    assert table.refusal("wine barolo") == "R6.5:not-drawn"
    assert table.refusal("end turn") == "R6.5"


@pytest.mark.rule("R6.8", "Q18", "R6.6")
def test_a_fifth_wine_takes_a_place() -> None:
    full = "barolo dolcetto_d_alba montepulciano_d_abruzzo vin_santo_del_chianti"
    table = Table(2, deck_wine="chianti", cellar_1=full)
    table.play("draw wine;wine chianti")
    assert table.phase == "cellar"
    assert table.refusal("discard arrosto_di_vitello") == "R6.8"  # no wine at all
    assert sorted(table.legal()) == sorted(f"discard {wine}" for wine in full.split())
    assert table.refusal("discard chianti") == "R6.8:not-there"
    assert table.refusal("done") == "R6.8"
    table.play("discard barolo")
    assert "barolo" in table.zone("discard_wine")
    assert len(table.zone("cellar_1")) == 4
    assert table.fact("cash") == [19, 25]


@pytest.mark.rule("R6.9")
def test_an_empty_wine_pile_is_renewed() -> None:
    table = Table(2, deck_wine=0)
    assert "renewed-wine" in table.play("draw wine")
    assert len(table.zone("deck_wine")) == 35
    assert all(table.s.knows[card] != EVERYONE for card in table.s.decks[4])


@pytest.mark.rule("R19.3", "Q43")
def test_no_wine_in_season_one_with_the_restriction() -> None:
    table = Table(2, on="wine_restriction")
    assert "draw wine" not in table.legal()
    assert table.refusal("draw wine") == "R19.3"
    assert "draw wine" in Table(2, on="wine_restriction", season=2).legal()
    assert "draw wine" in Table(2).legal()


@pytest.mark.rule("R20.3")
def test_no_way_back_once_cards_were_seen() -> None:
    table = Table(2)
    table.play("draw wine")
    refused = table.match.why_no_undo(0)
    assert refused is not None
    assert refused.rule == "K5"
