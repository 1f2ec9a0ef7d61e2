"""What a move touches on the table: the very thing of the very owner it speaks of."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.bots import Ask
from tablee.games.rivals.rules import moves as m
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.tests.table import GAME, greedy
from tablee.games.rivals.tests.test_show import market, shown
from tablee.kernel import SILENT, play
from tablee.kernel.hidden import asked_of

OWN = {"give-kind", "give-shown", "give-covered", "use", "use-two", "discard", "play"}
LEAVES = {"take", "discard", "recipe", "hand", "keep"}  # verbs after which the thing is elsewhere
DECISIONS = 300  # some days of a game
ENOUGH = 12  # moves of each sort in each phase
OPEN = {"hand-over", "chefs", "chef-draft"}  # phases in which it stays until all have chosen


def touched(s: Town, seat: int) -> dict[str, list[str]]:
    """By its text: what each move that the seat may make touches, if the position says whose."""
    show = shown(s, seat)
    return {GAME.catalogue.texts[move]: show.touches(move) for move in show.moves}


def cards_in(s: Town, seat: int, zone: str) -> list[str]:
    return [GAME.kinds[face] for face in GAME.view(s, seat).zones[zone] if face >= 0]


def check(s: Town, seat: int, text: str, refs: list[str]) -> None:
    """Each thing lies where it is said to lie; one's own is one's own; what is taken leaves."""
    move = GAME.catalogue.parse(text)
    verb = GAME.catalogue.forms[move]["verb"]
    after = s.clone()
    play(after, seat, move, SILENT)
    for ref in refs:
        zone, _, card = ref.partition("/card:")
        if ref == text:  # a button
            continue
        if zone.startswith(("upgrades_", "shelf_", "island_")):
            continue
        here = cards_in(s, seat, zone)
        assert card in here, f"{text} touches {ref}, which is not there"
        if verb in OWN:
            assert zone.endswith(f"_{seat + 1}"), f"{text} touches {ref}"
        if verb in LEAVES and asked_of(s, seat)[1] not in OPEN:
            left = cards_in(after, seat, zone) if zone in GAME.view(after, seat).zones else []
            assert left.count(card) < here.count(card), f"{text} leaves {ref} where it is"


@pytest.mark.parametrize(("seats", "mode"), [(4, "deluxe"), (3, "base")])
def test_every_move_of_a_game_touches_what_it_moves(seats: int, mode: str) -> None:
    s = GAME.new(seats, GAME.settle(seats, {"mode": mode}), "touches")
    assert isinstance(s, Town)
    bots = [greedy(seat, str(seat)) for seat in range(seats)]
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(DECISIONS):
        for text, refs in touched(s, s.seat).items():
            kind = asked_of(s, s.seat)[1], GAME.catalogue.forms[GAME.catalogue.parse(text)]["verb"]
            if refs and seen[kind] < ENOUGH:
                seen[kind] += 1
                check(s, s.seat, text, refs)
        play(s, s.seat, bots[s.seat].choose(Ask(s, s.seat, s.legal())), SILENT)
    assert {"play", "use", "take", "ask-kind"} <= {verb for _, verb in seen}


def test_the_island_has_its_cards_its_bin_and_chocolate_to_touch() -> None:
    table = market(places=["island", "island"], spaces=["shelf"] * 2, money=[900, 900])
    table.s.restaurants[0].garbage = 1
    refs = touched(table.s, 0)
    assert refs["buy-card"] == ["island_cards"]
    assert refs["dump"] == ["island_bin"]
    there = [ref for site in shown(table.s, 0).sites() for spot in site.spots for ref in spot.names]
    assert {"island_cards", "island_bin", "island_chocolate"} <= set(there)


def test_a_pile_is_touched_apart_from_its_stall() -> None:
    table = market()
    piles = {ref for refs in touched(table.s, 0).values() for ref in refs if "shelf_" in ref}
    assert piles == {"shelf_chop_shop"}


def test_what_no_thing_means_touches_none() -> None:
    """A recipe to come is not the one that lies in its place."""
    show = shown(market(recipes_1="bruschetta lasagna").s, 0)
    for text in ("draw 1", "comrade 2", "pay-rats chop_shop"):
        assert show.touches(GAME.catalogue.parse(text)) == [text]


def test_an_offer_touches_mine_and_theirs() -> None:
    table = market(pantry_1="rice egg", pantry_2="egg")
    table.play("1 offer 2", "1 give")
    assert touched(table.s, 0)["give egg"] == ["pantry_1/card:egg"]
    table.play("1 give rice", "1 ask")
    assert touched(table.s, 0)["ask egg"] == ["pantry_2/card:egg"]


def test_one_of_two_recipes_is_tossed_by_touching_it() -> None:
    table = market(recipes_1="bruschetta lasagna")
    moves = [m.TOSS, m.TOSS + 1, m.REVIEW]
    assert [shown(table.s, 0).touches(move) for move in moves] == [
        ["recipes_1/card:bruschetta"],
        ["recipes_1/card:lasagna"],
        ["recipes_1/card:bruschetta"],
    ]


def test_a_raid_touches_its_victim_and_a_monopoly_all_others() -> None:
    table = market(hand_1="raiders_of_the_lost_pork", pantry_1="egg", pantry_2="egg beef")
    table.play("1 play raiders_of_the_lost_pork")
    while table.phase != "raid":
        table.play(f"{table.seat} {'target 2' if 'target 2' in table.legal() else 'let'}")
    assert touched(table.s, 0)["take egg"] == ["pantry_2/card:egg"]
