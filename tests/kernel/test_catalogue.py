"""Every move once, in a stable order: number, text and JSON form lead to one another."""

from __future__ import annotations

import pytest

from tablee.kernel import BadInput, Catalogue


def menu() -> Catalogue:
    moves = Catalogue()
    assert moves.add("play", "{card}@{bowl}", card=["no4", "ne7"], bowl=["1", "2", "3"]) == 0
    assert moves.add("take", "+{card}", card=["no4", "ne7"]) == 6
    assert moves.add("pass", "pass") == 8
    return moves


def test_the_last_name_runs_fastest() -> None:
    moves = menu()
    assert moves.texts == [
        "no4@1", "no4@2", "no4@3", "ne7@1", "ne7@2", "ne7@3", "+no4", "+ne7", "pass",
    ]  # fmt: skip
    assert moves.forms[4] == {"verb": "play", "card": "ne7", "bowl": "2"}
    assert moves.forms[8] == {"verb": "pass"}
    assert len(moves) == 9


def test_texts_and_forms_lead_back_to_the_number() -> None:
    moves = menu()
    assert [moves.parse(text) for text in moves.texts] == list(range(9))
    assert [moves.from_form(form) for form in moves.forms] == list(range(9))


def test_blanks_do_not_matter() -> None:
    moves = Catalogue()
    moves.add("serve", "serve {dish}", dish=["soup"])
    assert moves.parse("  serve \t soup\n") == 0


def test_unknown_moves_are_named() -> None:
    with pytest.raises(BadInput, match="no move of this game is written 'no4@4'"):
        menu().parse("no4@4")
    with pytest.raises(BadInput, match="has the form"):
        menu().from_form({"verb": "play", "card": "no4"})
    with pytest.raises(BadInput, match=r"is written 'x{60}'$"):
        menu().parse("x" * 61)


def test_a_text_means_one_move() -> None:
    moves = menu()
    with pytest.raises(ValueError, match="two moves are written 'pass'"):
        moves.add("rest", "pass")


def test_a_pair_is_understood_in_either_order() -> None:
    moves = Catalogue()
    moves.add("swap", "swap {pair}", pair=["a+b", "a+c"])
    moves.add("both", "{pair}", pair=["b+c"])
    moves.add("sum", "sum {one}+{two}", one=["a"], two=["b"])
    texts = ("swap a+b", "swap b+a", "swap  c+a", "c+b")
    assert [moves.parse(text) for text in texts] == [0, 0, 1, 2]
    assert moves.parse("sum a+b") == 3
    for text in ("sum b+a", "swap b+c", "b+a", "swap", "+", "c+b swap"):
        with pytest.raises(BadInput, match="is written"):
            moves.parse(text)
