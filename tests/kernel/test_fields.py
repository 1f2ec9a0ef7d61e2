"""How a complaint repeats what is wrong, and where it says that it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.kernel import BadInput, Fields
from tablee.kernel.fields import shortly


def test_a_complaint_repeats_sixty_letters_of_a_value() -> None:
    for letters in range(1, 59):  # with their quotes, sixty at most
        assert shortly("x" * letters) == f"'{'x' * letters}'"
    assert shortly("x" * 59) == f"'{'x' * 59}..."
    assert shortly("x" * 60, plain=True) == "x" * 60
    assert shortly("x" * 61, plain=True) == "x" * 60 + "..."


def test_a_complaint_repeats_numbers_of_sixty_digits() -> None:
    for sign in (1, -1):
        assert shortly(sign * 10**60) == "a number of more than 60 digits"
    assert shortly(10**60 - 1) == "9" * 60
    assert shortly(10**59) == "1" + "0" * 59
    assert shortly(-7) == "-7"


@pytest.mark.parametrize(
    ("place", "field", "where"),
    [("hand", "card", "hand.card"), ("hand", "", "hand"), ("", "card", "card"), ("", "", "")],
)
def test_a_place_is_said_as_far_as_it_is_known(place: str, field: str, where: str) -> None:
    fields = Fields({}, place)
    assert fields.at(field) == where
    assert str(fields.bad(field, "no")) == f"{where}: no"


def test_numbers_may_be_as_small_and_as_great_as_their_bounds() -> None:
    fields = Fields({"low": 2, "high": 4, "between": 3, "under": 1, "over": 5})
    assert [fields.number(name, 2, 4) for name in ("low", "high", "between")] == [2, 4, 3]
    for name, value in (("under", 1), ("over", 5)):
        with pytest.raises(BadInput) as caught:
            fields.number(name, 2, 4)
        assert str(caught.value) == f"position.{name}: {value} is not a whole number from 2 to 4"


def test_what_is_there_goes_before_its_default() -> None:
    fields = Fields({"name": "x", "n": 1, "on": True, "one": "a", "all": ["b"], "many": [3]})
    assert fields.text("name", "y") == "x"
    assert fields.number("n", 0, 9, 5) == 1
    assert fields.flag("on", False) is True
    assert fields.choice("one", ["a", "b"], "b") == "a"
    assert fields.texts("all", []) == ["b"]
    assert fields.numbers("many", 0, 9, [1]) == [3]
    assert fields.numbers("none", 0, 9, [1]) == [1]
    fields.done()


def test_what_must_be_there_is_asked_for() -> None:
    asks: list[tuple[Callable[[Fields], object], str]] = [
        (lambda f: f.decimal("x"), "a number with a decimal point"),
        (lambda f: f.flag("x"), "true or false"),
        (lambda f: f.choice("x", ["a", "b"]), "one of a, b"),
        (lambda f: f.texts("x"), "a list of texts"),
        (lambda f: f.numbers("x", 1, 2), "a list of whole numbers from 1 to 2"),
        (lambda f: f.row("x"), "a table"),
        (lambda f: f.rows("x"), "a list of tables, [[position.x]]"),
    ]
    for ask, expected in asks:
        with pytest.raises(BadInput) as caught:
            ask(Fields({}))
        assert str(caught.value) == f"position.x: missing; write {expected}"


def test_a_lone_value_may_stand_for_a_list_where_that_is_said() -> None:
    for lone in (False, True):
        fields = Fields({"x": "a", "n": 3, "box": {"x": "b"}}, lone=lone)
        if lone:
            assert (fields.texts("x"), fields.numbers("n", 1, 3)) == (["a"], [3])
            assert fields.row("box").texts("x") == ["b"]
        else:
            with pytest.raises(BadInput, match=r"^position.x: 'a' is not a list of texts$"):
                fields.texts("x")


def test_tables_inside_may_be_missing() -> None:
    fields = Fields({"box": {"n": 1}, "list": [{"id": "a"}, {}]})
    assert fields.table("box").number("n", 1, 1) == 1
    assert fields.table("bag").place == "position.bag"
    assert fields.table("bag").fields == {}
    assert [row.place for row in fields.tables("list")] == ["position.list a", "position.list 2"]
    assert fields.tables("rest") == []
    assert fields.get("nothing") is None
    fields.done()


def test_a_list_that_is_read_is_a_copy() -> None:
    given = ["a", "b"]
    Fields({"x": given}).texts("x").append("c")
    assert given == ["a", "b"]


def test_a_number_and_a_text_for_each_seat() -> None:
    fields = Fields({"coins": [3, 4], "rooms": ["red", ""], "few": [1], "short": ["one"]})
    assert fields.by_seat("coins", 0, 9, [0, 0]) == [3, 4]
    assert fields.by_seat("stars", 0, 9, [1, 2]) == [1, 2]
    assert fields.texts_by_seat("rooms", 2) == ["red", ""]
    assert fields.texts_by_seat("halls", 2) == ["", ""]
    with pytest.raises(BadInput, match=r"^position\.few: write one number for each of the 2 seats"):
        fields.by_seat("few", 0, 9, [0, 0])
    with pytest.raises(BadInput, match=r"^position\.short: write one text for each of the 2 seats"):
        fields.texts_by_seat("short", 2)


def test_a_word_among_those_known() -> None:
    fields = Fields({})
    assert fields.index_of("colour", "blue", ("red", "blue")) == 1
    with pytest.raises(BadInput, match=r"^position\.colour: 'pink' is none of red, blue$"):
        fields.index_of("colour", "pink", ("red", "blue"))
