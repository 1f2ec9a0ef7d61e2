"""The guide: it wins against chance, it knows why, and it looks at nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots.guide import Guide
from tablee.bots.levels import guide_of
from tablee.games.ristorante.guide.ratings import RistoranteGuide
from tablee.games.ristorante.tests.table import FISH, GAME, MODES, Table, advanced
from tablee.kernel import Rng, State, determinize, ranking


def ristorante_guide() -> RistoranteGuide:
    guide = guide_of(GAME)
    assert isinstance(guide, RistoranteGuide)
    return guide


GUIDE: Guide[Any] = ristorante_guide()


def chosen(table: Table) -> str:
    s = table.s
    move = GUIDE.choose(s, s.seat, s.legal(), Rng.seeded("1"))
    return GAME.catalogue.texts[move]


def play(s: State, guided: int, rng: Rng) -> None:
    while s.acting:
        moves = s.legal()
        if s.seat == guided:
            s.step(GUIDE.choose(s, s.seat, moves, rng))
        else:
            s.step(moves[rng.below(len(moves))])


@pytest.mark.parametrize("mode", MODES)
def test_one_guided_among_three_random_wins(mode: str) -> None:
    won = 0
    for n in range(10):
        s = GAME.new(4, GAME.settle(4, {"mode": mode}), f"guided {n}")
        play(s, n % 4, Rng.seeded(f"guided {n}"))
        won += ranking(s)[n % 4] == 1
    assert won >= 9


def test_it_cooks_what_it_can_and_keeps_what_it_can_cook() -> None:
    table = Table(2, step="cook", hand_1="arrosto_di_vitello", shelf_1="veal")
    assert chosen(table) == "play arrosto_di_vitello"
    table = Table(2, deck_first="risotto_al_tartufo tagliatelle_al_ragu", shelf_1="pasta beef")
    table.play("draw first")
    assert chosen(table) == "keep tagliatelle_al_ragu"


def test_it_buys_what_a_recipe_lacks() -> None:
    table = Table(
        2, hand_1="tagliatelle_al_ragu", shelf_1="pasta", stall_butcher="beef ham*5", cash=[9, 9]
    )
    assert chosen(table) == "market"
    table.play("market")
    assert chosen(table) == "buy beef"
    reasons = GUIDE.reasons(table.s, 0, GAME.catalogue.parse("buy beef"))
    assert [reason.key for reason in reasons] == ["wanted"]


@pytest.mark.rule("R7.5")
def test_it_hopes_for_what_the_bin_brings_back() -> None:
    """Where the crate cannot fill the stall, a restock turns the bin over; else it stays there."""
    meat = "pork veal veal ham ham lamb"
    table = Table(2, hand_1="tagliatelle_al_ragu", shelf_1="pasta", stall_butcher=meat)
    table.play("market")
    s = table.s.clone()
    beef = GAME.nouns["kind"].index(next(one for one in GAME.nouns["kind"] if one.key == "beef"))
    restock = GAME.catalogue.parse("restock butcher")
    wanted = [tile for tile in s.crates[0] if s.house.kind(tile) == beef]
    others = [tile for tile in s.crates[0] if tile not in wanted]
    s.crates[0], s.bins[0] = others[:6], wanted + others[6:]
    assert GUIDE.rate(s, 0, [restock]) == [-1]
    assert GUIDE.reasons(s, 0, restock) == []
    s.crates[0], s.bins[0] = others[:5], wanted + others[5:]
    assert GUIDE.rate(s, 0, [restock])[0] > 0
    assert [reason.key for reason in GUIDE.reasons(s, 0, restock)] == ["fresh-stall"]
    assert GUIDE.reasons(s, 0, restock)[0].args[0] == beef


@pytest.mark.parametrize("mode", MODES)
def test_most_choices_of_the_guide_have_a_reason_of_their_own(mode: str) -> None:
    options = {"mode": mode, "apprentice": "on"}
    choices, own = 0, 0
    for n in range(2):
        s = GAME.new(3, GAME.settle(3, options), f"reasons {n}")
        rng = Rng.seeded(f"reasons {n}")
        while s.acting:
            moves = s.legal()
            move = GUIDE.choose(s, s.seat, moves, rng)
            choices += len(moves) > 1
            own += len(moves) > 1 and bool(GUIDE.reasons(s, s.seat, move))
            assert GUIDE.why(s, s.seat, move), "or that it is an estimate"
            s.step(moves[rng.below(len(moves))] if s.phase.key == "action" else move)
    assert own > choices * 3 // 4


def test_it_plans_a_theme_for_the_dinner() -> None:
    table = Table(
        2,
        season=4,
        step="cook",
        hand_1="saute_di_funghi",
        shelf_1="mushroom",
        menu_1=FISH,
        menu_2="arrosto_di_vitello",
    )
    table.play("play saute_di_funghi")
    assert chosen(table) == "serve insalata_di_merluzzo_e_patate"


def test_a_dinner_is_planned_as_a_whole() -> None:
    """R11.2: every course in which there is a choice; the others serve themselves."""
    table = Table(
        2,
        season=4,
        step="cook",
        hand_1="saute_di_funghi",
        shelf_1="mushroom",
        menu_1=f"{FISH} tagliatelle_al_ragu",
        menu_2="arrosto_di_vitello",
    )
    table.play("play saute_di_funghi")
    s = table.s
    plans = [[GAME.catalogue.texts[move] for move in plan] for plan in GUIDE.plans(s, 0, s.legal())]
    assert plans[0] == [
        "serve insalata_di_merluzzo_e_patate",
        "serve risotto_al_nero_di_seppia",
    ]
    assert len(plans) == 4
    for plan in plans:
        twin = s.clone()
        for text in plan:
            assert twin.phase.key == "dinner"
            twin.step(GAME.catalogue.parse(text))
        assert twin.phase.key != "dinner"


def test_it_spends_cubes_when_they_decide() -> None:
    where: dict[str, Any] = {"season": 4, "step": "contest", "menu_2": "arrosto_di_vitello"}
    close = advanced(2, menu_1="saute_di_funghi", cubes=[2, 0], **where)
    assert chosen(close) == "cubes 2"
    ahead = advanced(2, menu_1="tagliatelle_al_ragu", cubes=[2, 0], **where)
    assert chosen(ahead) == "pass"


def test_it_never_bids_all_it_has_in_the_first_season() -> None:
    bid = chosen(Table(3, step="bid"))
    assert 0 < int(bid.split()[1]) < 20


@pytest.mark.parametrize("mode", MODES)
def test_its_choice_is_the_same_in_every_world_of_the_seat(mode: str) -> None:
    s = GAME.new(3, GAME.settle(3, {"mode": mode}), "worlds")
    rng = Rng.seeded("worlds")
    looked = 0
    while s.acting:
        moves = s.legal()
        if looked % 11 == 0:
            world = determinize(s, s.seat, Rng.seeded(str(looked)))
            assert GUIDE.rate(world, s.seat, moves) == GUIDE.rate(s, s.seat, moves)
        s.step(GUIDE.choose(s, s.seat, moves, rng))
        looked += 1
    assert looked > 50
