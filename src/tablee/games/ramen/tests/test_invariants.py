"""What holds in every game, whatever is played (I1 to I8 of the specification)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from tablee.games.ramen.rules.bowls import ready, total
from tablee.games.ramen.rules.shop import Shop
from tablee.games.ramen.tests.table import GAME, MODES, random_game, start
from tablee.kernel import Rng, play

EVERY_GAME = st.tuples(
    st.sampled_from(list(MODES.values())),
    st.sampled_from(["skip", "fridge"]),
    st.integers(0, 10**6).map(str),
    st.sampled_from(["random", "hoard", "rush"]),
)
TABLES = settings(max_examples=30, deadline=None)


def states(game: tuple[int, str, str, str]) -> list[Shop]:
    """The state before every decision of a game, and at its end.

    `hoard` keeps bowls low, so that they get large; `rush` serves as often as it can.
    """
    seats, option, seed, style = game
    shop, rng = start(seats, {"endgame_draw": option}, seed), Rng.seeded(seed)
    seen = [shop.clone()]
    while shop.acting:
        moves = shop.legal()
        values = [move % 168 // (3 if move < 168 else 1) % 8 for move in moves]
        if style == "random" or rng.below(4) == 0:
            at = rng.below(len(moves))
        else:
            at = values.index(min(values) if style == "hoard" else max(values))
        play(shop, shop.seat, moves[at])
        seen.append(shop.clone())
    return seen


def turn_starts(game: tuple[int, str, str, str]) -> list[Shop]:
    return [shop for shop in states(game) if shop.phase.key == "first-card"]


@pytest.mark.rule("R1.1")
@given(EVERY_GAME)
@TABLES
def test_i1_every_card_lies_somewhere_once(game: tuple[int, str, str, str]) -> None:
    for shop in states(game):
        assert sorted(card for zone in shop.zones() for card in zone.cards) == list(range(56))


@pytest.mark.rule("R3.5", "R4.2")
@given(EVERY_GAME)
@TABLES
def test_i2_at_the_start_of_a_turn_no_bowl_is_ready(game: tuple[int, str, str, str]) -> None:
    for shop in turn_starts(game):
        assert not any(ready(bowl, 14) for bowl in shop.bowls)
        assert len(shop.legal()) == 3 * len(shop.hands[shop.seat]) > 0


@pytest.mark.rule("R6.1", "R5.3", "R5.6")
@given(EVERY_GAME)
@TABLES
def test_i3_with_a_pile_hand_and_fridge_are_full_and_the_pile_even(
    game: tuple[int, str, str, str],
) -> None:
    for shop in turn_starts(game):
        assert len(shop.pile) % 2 == 0
        if shop.pile:
            assert len(shop.hands[shop.seat]) == len(shop.fridge) == 4


@pytest.mark.rule("R4.1", "R4.2")
@given(EVERY_GAME)
@TABLES
def test_i4_i5_a_stack_was_ready_with_its_last_card_and_not_before(
    game: tuple[int, str, str, str],
) -> None:
    seen = states(game)
    for side in seen[-1].served:
        for stack in side:
            assert ready(stack, 14)
            assert not ready(stack[:-1], 14)
            assert total(stack) <= 20
            assert 2 <= len(stack) <= 16
    for shop in seen:
        assert all(len(bowl) <= 16 for bowl in shop.bowls)
        if shop.phase.key != "second-card":
            assert all(len(bowl) <= 15 for bowl in shop.bowls)


@pytest.mark.rule("R8.1", "R8.4")
@given(EVERY_GAME)
@TABLES
def test_i6_i8_at_most_15_bowls_and_69_points_67_in_solo(
    game: tuple[int, str, str, str],
) -> None:
    end = states(game)[-1]
    assert sum(len(stacks) for stacks in end.served) <= 15
    by_side = {side: end.scores[seat] for seat, side in enumerate(end.menu.sides)}
    assert sum(by_side.values()) <= (67 if game[0] == 1 else 69)


@pytest.mark.rule("R6.6")
@given(EVERY_GAME)
@TABLES
def test_i7_the_totals_never_change(game: tuple[int, str, str, str]) -> None:
    seats, option, seed, _ = game
    _, turns, _ = random_game(seats, {"endgame_draw": option}, seed)
    decisions = sum(turn.cards + turn.taken for turn in turns)
    assert decisions == {1: 78, 2: 82, 3: 80, 4: 78}[seats]
    assert turn_starts(game)[-1].turns == len(turns)
    assert len(turns) == {"skip": [27, 28, 29, 30], "fridge": [26, 28, 28, 28]}[option][seats - 1]


def test_the_fullest_bowl_can_be_served_with_16_cards() -> None:
    """I5 is sharp: fifteen cards, 13, and one more."""
    full = "aj0 no0 ch0 sh0 ka0 me0 aj1 no1 ch1 sh1 ka1 me1 aj2 no2 ch3"
    cards = [GAME.kinds.index(code) for code in full.split()]
    assert len(cards) == 15
    assert not ready(cards, 14)
    assert ready([*cards, GAME.kinds.index("sh2")], 14)
