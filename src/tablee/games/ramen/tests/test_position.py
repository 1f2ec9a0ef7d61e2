"""Positions: what a table may name, what is dealt, and what cannot be."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from tablee.games.ramen.rules.shop import Shop
from tablee.games.ramen.tests.table import GAME, MODES, Table
from tablee.kernel import BadInput, Rng


def shop(
    seats: int = 2, options: dict[str, str] | None = None, seed: str = "1", /, **where: object
) -> Shop:
    return GAME.position(seats, GAME.settle(seats, options or {}), Rng.seeded(seed), where)


def codes(cards: list[int]) -> str:
    return " ".join(GAME.kinds[card] for card in cards)


def all_cards(s: Shop) -> list[int]:
    return sorted(card for zone in s.zones() for card in zone.cards)


@pytest.mark.parametrize("seats", MODES.values())
def test_what_is_not_named_is_dealt_as_at_the_start(seats: int) -> None:
    s, fresh = shop(seats), GAME.new(seats, GAME.settle(seats, {}), "1")
    assert [len(zone.cards) for zone in s.zones()] == [len(zone.cards) for zone in fresh.zones()]
    assert all_cards(s) == list(range(56))
    assert s.knows.count(0) == fresh.knows.count(0)
    assert s.turns == 1


@given(st.integers(0, 1000), st.integers(0, 40), st.sampled_from(list(MODES.values())))
def test_every_card_lies_somewhere_once(seed: int, pile: int, seats: int) -> None:
    s = shop(seats, {}, str(seed), bowl_2="aj7", hand_1="no4 ka0", pile=min(pile, 34))
    assert all_cards(s) == list(range(56))
    assert codes(s.hands[0]) == "no4 ka0"
    assert codes(s.bowls[1]) == "aj7"


def test_the_same_seed_deals_the_same_another_another() -> None:
    assert shop(2, {}, "a").pile == shop(2, {}, "a").pile
    assert shop(2, {}, "a").pile != shop(2, {}, "b").pile


def test_the_top_of_the_pile_is_named_in_the_order_of_drawing() -> None:
    s = shop(pile_top="ka1 ne5 aj0")
    assert codes(s.pile[-3:]) == "aj0 ne5 ka1"
    assert len(s.pile) == 44
    assert codes(shop(pile_top="ka1 ne5", pile=2).pile) == "ne5 ka1"


def test_what_is_left_over_is_one_more_stack_of_the_first_side() -> None:
    s = shop(hand_1="aj0 aj1", hand_2="no0", fridge="", pile=0, served_1=["ka7 me7"], bowl_1="ne0")
    assert [len(stack) for stack in s.served[0]] == [2, 50]
    assert s.served[1] == ()
    assert shop(served_1=["ka7 me7"]).served[0] == (cards_of("ka7 me7"),)  # nothing is left over


def cards_of(text: str) -> list[int]:
    return [GAME.kinds.index(code) for code in text.split()]


def test_a_dash_is_an_empty_slot() -> None:
    s = shop(fridge="- aj3 - no0", pile=0)
    assert codes(s.fridge) == "aj3 no0"
    assert s.slots == [2, 4]
    assert shop(fridge=["aj3", "no0"], pile=0).slots == [1, 2]


@pytest.mark.parametrize(
    ("step", "where"),
    [
        ("first-card", {}),
        ("second-card", {"bowl_2": "aj7 no7", "used": 2}),
        ("take", {"hand_1": "aj1 aj2"}),
        ("second-take", {"hand_1": "aj1 aj2 aj3", "fridge": "ka1 ka2", "pile": 0}),
        ("over", {}),
    ],
)
def test_a_position_may_be_at_any_step(step: str, where: dict[str, object]) -> None:
    s = shop(2, {"endgame_draw": "fridge"}, step=step, **where)
    assert s.phase.key == step
    assert bool(s.acting) == (step != "over")


def test_the_bowl_of_the_first_card_is_told_from_1() -> None:
    table = Table(step="second-card", bowl_2="aj7 no7", used=2)
    assert table.view(1).facts["used"] == 2
    assert Table().view(1).facts["used"] == 0, "nothing was played this turn"


def test_the_seat_and_the_turn_are_named_from_1() -> None:
    s = shop(3, seat=2, turn=14)
    assert (s.seat, s.turns) == (1, 14)
    assert shop(3, seat=2).turns == 2


def test_a_game_that_is_over_is_counted() -> None:
    s = shop(step="over", served_1=["aj7 no7"], served_2=["ka7 me6 sh1"])
    assert s.scores[1] == 2
    assert not any(s.hands)
    assert s.fridge == s.pile == []


def test_hands_are_their_owners_and_the_rest_of_the_table_is_open() -> None:
    s = shop(hand_1="aj0 aj1 aj2 aj3", fridge="no0 no1 no2 no3", bowl_1="ka7", served_2=["me7 ne7"])
    known = {GAME.kinds[card]: mask for card, mask in enumerate(s.knows)}
    assert {known[code] for code in ("aj0", "aj3")} == {1}
    assert {known[code] for code in ("no0", "ka7", "me7", "ne7")} == {-1}
    assert all(s.knows[card] == 0 for card in s.pile)


WRONG = [
    ({"hand_3": "aj0"}, "position.hand_3: unknown; here one can write "),
    ({"removed": "aj0"}, "position.removed: unknown"),  # solo only
    ({"hand_1": "aj9"}, "position.hand_1: there is no card 'aj9'"),
    ({"hand_1": "aj0", "bowl_1": "aj0"}, "position.hand_1: the card 'aj0' lies somewhere else"),
    ({"hand_1": 4}, 'position.hand_1: write cards as "aj3 no0", not 4'),
    ({"fridge": 4}, 'position.fridge: write cards as "aj3 no0", not 4'),
    ({"served_1": "aj7 no7"}, 'position.served_1: write the stacks as ["aj7 no7", ...]'),
    ({"served_1": ["aj7 no6"]}, "position.served_1: 'aj7 no6' is not ready"),
    ({"served_1": ["aj7 no7 ch0"]}, "position.served_1: 'aj7 no7 ch0' was ready before its last"),
    ({"bowl_1": "aj7 no7"}, "position.bowl_1: a ready bowl would have been served (R4.2)"),
    ({"bowl_1": "aj7 no7", "step": "take"}, "position.bowl_1: a ready bowl would have been served"),
    ({"seat": 3}, "position.seat: 3 is not a whole number from 1 to 2"),
    ({"turn": 1, "bowl_1": "aj0"}, "position.turn: cards played: 1, by then 0 at most (R3.2)"),
    ({"turn": 1, "served_1": ["aj7 no7"]}, "position.turn: cards played: 2, by then 0 at most"),
    (
        {"turn": 3, "bowl_1": "aj0 no1 aj1 no0 ch0"},
        "position.turn: cards played: 5, by then 4 at most",
    ),
    ({"step": "lunch"}, "position.step: 'lunch' is none of first-card, second-card"),
    ({"step": "second-card"}, "position.used: say which bowl got the first card"),
    ({"used": 1, "bowl_1": "aj0"}, "position.used: say which bowl got the first card"),
    ({"step": "second-card", "used": 1}, "position.used: bowl_1 is empty, it got no card"),
    ({"step": "second-card", "used": 4}, "position.used: 4 is not a whole number from 1 to 3"),
    ({"hand_1": ""}, "position.hand_1: the seat to play holds no card"),
    ({"fridge": "", "step": "take"}, "position.fridge: empty, there is nothing to take"),
    ({"step": "second-take"}, "position.step: second-take needs pile = 0 and the option"),
    ({"step": "second-take", "pile": 0}, "position.step: second-take needs pile = 0 and the"),
    ({"step": "over", "hand_1": "aj0"}, "position.step: when the game is over, pile, fridge"),
    ({"pile": 45}, "position.pile: 45 cards wanted, only 44 are left"),
    ({"pile": 1, "pile_top": "aj0 aj1"}, "position.pile: 1 is not a whole number from 2 to 56"),
]


@pytest.mark.parametrize(("where", "reason"), WRONG)
def test_what_cannot_be_is_refused_with_its_place(where: dict[str, object], reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        shop(**where)
    assert str(caught.value).startswith(reason)
