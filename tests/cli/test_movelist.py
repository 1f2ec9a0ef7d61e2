"""What somebody may type to mean a move."""

from __future__ import annotations

import pytest

from tablee.cli.movelist import MoveList
from tablee.games import load
from tablee.i18n import Speaker

GAME = load("ramen")
TEXTS = ["no4@1", "no4@2", "ne7@3", "sh0@1"]
MOVES = MoveList(Speaker("fr", GAME, ["Ana"], [0]), [GAME.catalogue.parse(text) for text in TEXTS])


def text_of(move: int | None) -> str | None:
    return None if move is None else GAME.catalogue.texts[move]


@pytest.mark.parametrize(
    ("typed", "move"),
    [("1", "no4@1"), ("4", "ne7@3"), ("NO4 @ 2", "no4@2"), ("5", None), ("no4", None)],
)
def test_numbers_and_notation(typed: str, move: str | None) -> None:
    assert text_of(MOVES.written(typed)) == move


@pytest.mark.parametrize(("typed", "move"), [("sh", "sh0@1"), ("no", None), ("no4@2", "no4@2")])
def test_the_only_move_that_begins_so(typed: str, move: str | None) -> None:
    assert text_of(MOVES.beginning(typed)) == move


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("nori", ["no4@1", "no4@2"]),
        ("BOL 1", ["no4@1", "sh0@1"]),
        ("negi bol", ["ne7@3"]),
        ("xyz", []),
    ],
)
def test_moves_by_a_part_of_their_label(typed: str, found: list[str]) -> None:
    assert [text_of(move) for move in MOVES.matching(typed)] == found


def test_numbers_stay_when_the_list_is_filtered() -> None:
    assert MOVES.items(MOVES.matching("negi")) == ["4 ne7@3  Negi 7 dans le Bol 3"]


def test_notation_of_illegal_moves_is_found_too() -> None:
    assert MOVES.notation("AJ0@1") == "aj0@1"
    assert MOVES.notation("2") == "no4@2"
    assert MOVES.notation("what") == "what"
