"""Positions: named cards first, then the rest from the seed; every card once."""

from __future__ import annotations

import pytest

from tablee.kernel import BadInput, Fields, Rng, Sort, Stock

KINDS = ["bread", "soup", "stew"]
FACES = [0, 0, 1, 1, 2, 2]


def stock() -> Stock:
    return Stock(list(range(6)), KINDS, FACES, Rng.seeded("stock"))


def test_named_cards_leave_the_stock_in_the_order_named() -> None:
    cards = stock()
    taken = cards.take("position.hand_1", "stew bread stew")
    assert [FACES[card] for card in taken] == [2, 0, 2]
    rest = cards.deal("position.pile", 3)
    assert sorted(taken + rest) == list(range(6))
    assert cards.left == []


def test_a_list_of_names_is_as_good_as_a_line() -> None:
    assert stock().take("p", ["soup", "bread"]) == stock().take("p", "soup  bread")


def test_equal_cards_may_be_counted() -> None:
    assert stock().take("p", "soup*2 bread") == stock().take("p", "soup soup bread")
    with pytest.raises(BadInput, match=r"p: the card 'soup' is there 2 times"):
        stock().take("p", "soup*3")
    less = stock()
    less.take("p", "soup")
    with pytest.raises(BadInput, match=r"q: the card 'soup' lies somewhere else already"):
        less.take("q", "soup*2")


def test_a_card_that_is_nowhere_left_lies_somewhere_else() -> None:
    cards = stock()
    cards.take("p", "soup*2")
    for wanted in ("soup", "soup*2"):
        with pytest.raises(BadInput) as caught:
            cards.take("q", wanted)
        assert str(caught.value) == "q: the card 'soup' lies somewhere else already"
    few = Stock([0, 1], KINDS, FACES, Rng.seeded("few"))
    with pytest.raises(BadInput) as caught:
        few.take("q", "stew")
    assert str(caught.value) == "q: the card 'stew' is there 0 times in this game"


def test_cards_are_dealt_from_the_end_as_they_lie() -> None:
    cards = stock()
    lying = cards.left[:]
    assert cards.deal("p", 0) == []
    assert cards.deal("p", 3) == lying[3:]
    assert cards.deal("p", 2) == lying[1:3]
    assert cards.left == lying[:1]


def test_where_every_card_is_its_own_its_kind_is_itself() -> None:
    assert Stock([0, 1, 2], KINDS, [], Rng.seeded("x")).take("p", "stew bread") == [2, 0]


def test_the_rest_comes_from_the_seed() -> None:
    assert stock().deal("p", 6) == stock().deal("p", 6)
    other = Stock(list(range(6)), KINDS, FACES, Rng.seeded("another"))
    assert other.deal("p", 6) != stock().deal("p", 6)


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        ("cake", "position.hand_1: there is no card 'cake'"),
        ("stew stew stew", "position.hand_1: the card 'stew' is there 2 times"),
        (7, "position.hand_1: write cards as"),
        (["stew", 7], "position.hand_1: write cards as"),
    ],
)
def test_impossible_cards_are_refused(names: object, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        stock().take("position.hand_1", names)


LIQUID = Sort("soups and stews", range(2, 6))
FIRST_BREAD = Sort("breads of the first seat", [0])


def test_cards_of_a_sort_are_taken_dealt_and_left() -> None:
    cards = stock()
    lying = [card for card in cards.left if card >= 2]
    (soup,) = cards.take("p", "soup", LIQUID)
    lying.remove(soup)
    assert cards.of(LIQUID) == lying
    assert cards.deal("p", 2, LIQUID) == lying[1:]
    assert cards.rest(LIQUID) == lying[:1]
    assert (cards.of(LIQUID), sorted(cards.left)) == ([], [0, 1])


def test_of_equal_cards_the_one_of_the_sort_is_taken() -> None:
    """Two seats have a card of the same name."""
    for _ in range(2):
        cards = stock()
        assert cards.take("p", "bread", FIRST_BREAD) == [0]
        with pytest.raises(BadInput, match=r"p: the card 'bread' lies somewhere else already"):
            cards.take("p", "bread", FIRST_BREAD)
        assert cards.take("p", "bread") == [1]


def test_cards_of_another_sort_lie_elsewhere() -> None:
    with pytest.raises(BadInput, match=r"p: only soups and stews lie here, not 'bread'"):
        stock().take("p", "soup bread", LIQUID)
    with pytest.raises(BadInput, match=r"p: 5 soups and stews wanted, only 4 are left"):
        stock().deal("p", 5, LIQUID)


def test_a_stock_does_not_invent_cards() -> None:
    with pytest.raises(BadInput, match=r"position.pile: 7 cards wanted, only 6 are left"):
        stock().deal("position.pile", 7)


def test_fields_are_read_by_name() -> None:
    fields = Fields({"seat": 2, "step": "take", "hand_1": "soup"})
    assert fields.has("hand_1")
    assert fields.get("hand_1") == "soup"
    assert fields.number("seat", 1, 4, 1) == 2
    assert fields.number("turn", 1, 99, 5) == 5
    assert fields.choice("step", ["play", "take"], "play") == "take"
    assert fields.choice("mood", ["good"], "good") == "good"
    fields.done()


@pytest.mark.parametrize("value", [0, 5, True, "2", 1.0])
def test_numbers_have_their_range(value: object) -> None:
    with pytest.raises(BadInput, match=r"position.seat: .* is not a whole number from 1 to 4"):
        Fields({"seat": value}).number("seat", 1, 4, 1)


@pytest.mark.parametrize("value", ["sleep", 3])
def test_words_are_among_those_known(value: object) -> None:
    with pytest.raises(BadInput, match=r"position.step: .* is none of play, take"):
        Fields({"step": value}).choice("step", ["play", "take"], "play")


def test_what_nobody_asked_for_is_a_mistake() -> None:
    fields = Fields({"seat": 2, "saet": 3})
    fields.number("seat", 1, 4, 1)
    with pytest.raises(BadInput, match=r"position.saet: unknown; here one can write seat"):
        fields.done()
