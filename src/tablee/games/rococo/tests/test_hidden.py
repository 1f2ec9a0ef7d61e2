"""R18: who sees what, at every number of seats and in every mode."""

from __future__ import annotations

import pytest

from tablee.games.rococo.rules.ids import CARDS, FACES, FIRST_SOLO
from tablee.games.rococo.rules.redeal import SOLO, class_of
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.tests.table import GAME, position, state
from tablee.kernel import SPECTATOR, Match, Rng, determinize
from tablee.testing import report
from tablee.testing.walks import QUICK, tables

SHAPES = [(2, "standard"), (1, "solo"), (2, "mentor")]  # tests/test_conformance.py: at every table


@pytest.mark.rule("R18.1", "R18.2", "Q65")
@pytest.mark.parametrize(("seats", "mode"), SHAPES)
def test_nobody_can_tell_what_they_may_not_know(seats: int, mode: str) -> None:
    table = next(t for t in tables(GAME) if t.seats == seats and t.options["mode"] == mode)
    for check in ("redeals", "worlds", "own-moves", "sealed", "masks", "events", "news"):
        report.AT_TABLES[check](GAME, table, QUICK)


@pytest.mark.rule("R18.1", "Q65")
def test_others_see_the_number_alone() -> None:
    match = position(
        3, unused_2="i_adelaide ii_gabriel", removed_2="iv_rosine", used_2="i_ambroise"
    )
    view = match.view(0)
    assert view.zones["unused_2"] == [-1, -1]
    assert view.zones["removed_2"] == [-1]
    assert set(view.zones["hand_2"]) == {-1}
    assert view.zones["used_2"] == [GAME.kinds.index("i_ambroise")]
    assert match.view(SPECTATOR).zones["hand_1"] == [-1] * 4


@pytest.mark.rule("R18.1", "Q65", "R4.4")
def test_worlds_keep_the_levels_that_everybody_knows() -> None:
    match = Match(GAME, 3, {}, "worlds")
    while state(match).round < 3:
        seat = match.acting[0]
        match.play(seat, match.legal(seat)[0])
    truth = state(match)
    moved = False
    for number in range(20):
        world = determinize(truth, 0, Rng.seeded(str(number)))
        assert isinstance(world, Salon)
        levels = [[class_of(s, card) for card in s.deck] for s in (truth, world)]
        assert levels[0] == levels[1]
        for seat in (1, 2):
            held = [
                sorted(
                    class_of(s, card) for card in s.hands[seat] + s.unused[seat] + s.removed[seat]
                )
                for s in (truth, world)
            ]
            assert held[0] == held[1]
            moved = moved or [FACES[c] for c in world.removed[seat]] != [
                FACES[c] for c in truth.removed[seat]
            ]
    assert moved


@pytest.mark.rule("R18.2")
def test_nobody_looks_into_bags_and_the_mentors_cards() -> None:
    match = Match(GAME, 1, {"mode": "solo"}, "1")
    view = match.view(0)
    for zone in ("recipe_bag", "tile_bag", "deck", "mentor_hand", "mentor_groups", "decisions"):
        assert all(face < 0 for face in view.zones[zone]), zone
    assert "box" not in view.zones


@pytest.mark.rule("R18.2", "R13.7")
def test_worlds_keep_revealed_solo_cards_out_of_the_groups() -> None:
    match = Match(GAME, 1, {"mode": "solo"}, "renewed")
    while not state(match).renewed:
        match.play(0, match.legal(0)[0])
    truth = state(match)
    seen = {card for card in range(FIRST_SOLO, CARDS) if class_of(truth, card) != SOLO}
    assert {*truth.decisions} <= seen, "what went back into the deck was revealed before"
    assert not seen & {*truth.groups}
    for number in range(10):
        world = determinize(truth, 0, Rng.seeded(str(number)))
        assert isinstance(world, Salon)
        assert not seen & {*world.groups}
        assert {card for card in range(FIRST_SOLO, CARDS) if class_of(world, card) != SOLO} == seen
        assert sorted(world.groups + world.hands[1] + world.decisions) == sorted(
            truth.groups + truth.hands[1] + truth.decisions
        )


@pytest.mark.rule("R18.1")
def test_a_card_is_named_as_played_once_it_is_played() -> None:
    match = position()
    assert "played" not in match.view(0).facts
    match.submit(0, "play start_chef_counter")
    assert match.view(1).facts["played"] == "start_chef_counter"
