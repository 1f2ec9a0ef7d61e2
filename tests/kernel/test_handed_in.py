"""What programs hand in at the kernel's own doors: the same compiled and interpreted."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.games import load
from tablee.kernel import Ask, BadInput, Match, Rng, World
from tablee.kernel.handed_in import quoted

RAMEN = load("ramen")


class Int:
    """An integer that is no `int` and yet equals one, as numpy's do."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value

    def __eq__(self, other: object) -> bool:
        return self.value == other

    def __hash__(self) -> int:
        return hash(self.value)


class Library(random.Random):
    def __repr__(self) -> str:
        return "Library()"


def ask() -> Ask:
    return Match(RAMEN, 2, seed="7").ask(0)


def world() -> World:
    return ask().world(Rng.seeded("1"))


FOREIGN: Any = Library(1)
NOT_OURS = "chance is an Rng, such as a bot's own self.rng, or Rng.seeded('7'); not "
HALF = "\ud800"
ANY: Any = None
WRONG: list[tuple[Any, str]] = [
    (lambda: ask().world(FOREIGN), f"{NOT_OURS}Library()"),
    (lambda: ask().world(5), f"{NOT_OURS}5"),
    (lambda: world().finish(FOREIGN), f"{NOT_OURS}Library()"),
    (lambda: world().finish(0), f"{NOT_OURS}0"),
    (lambda: Match(RAMEN, 2).sampler(0).draw(FOREIGN), f"{NOT_OURS}Library()"),
    (lambda: Match(RAMEN, 2).sampler(0).draw(ANY), f"{NOT_OURS}None"),
    (lambda: world().play(45.0), "a move is a whole number, not 45.0"),  # type: ignore[arg-type]
    (lambda: world().play(True), "a move is a whole number, not True"),
    (lambda: world().play("x"), "a move is a whole number, not 'x'"),  # type: ignore[arg-type]
    (lambda: world().legal(0.0), "a seat is a whole number, not 0.0"),  # type: ignore[arg-type]
    (lambda: Rng.seeded(0.5), "a seed is a string or a whole number, not 0.5"),  # type: ignore[arg-type]
    (lambda: Rng.seeded(10**5000), "a seed that is a number has 4,300 digits at most"),
    (lambda: Rng.seeded(HALF), "a seed is text that can be stored as UTF-8, not '\\ud800'"),
    (lambda: Match(RAMEN, 2, seed=10**5000), "a seed that is a number has 4,300 digits at most"),
    (
        lambda: Match(RAMEN, 2, seed=HALF),
        "a seed is text that can be stored as UTF-8, not '\\ud800'",
    ),
]


@pytest.mark.parametrize(("hand_in", "sentence"), WRONG, ids=[str(at) for at in range(len(WRONG))])
def test_what_cannot_be_meant_is_told_in_a_sentence(hand_in: Any, sentence: str) -> None:
    with pytest.raises(BadInput) as told:
        hand_in()
    assert str(told.value) == sentence


def test_what_is_meant_is_taken() -> None:
    one, other = world(), world()
    move = one.legal()[3]
    one.play(move)
    other.play(Int(move))
    assert one.legal(Int(0)) == other.legal(0) != []
    assert one.finish(Rng.seeded("2")) == other.finish(Rng.seeded(2))
    assert one.scores == other.scores
    assert Rng.seeded(Int(7)).words() == Rng.seeded("7").words()
    assert Match(RAMEN, 2, seed=7).record() == Match(RAMEN, 2, seed="7").record()
    long = Match(RAMEN, 2, seed="9" * 5000)
    assert Match.replay(RAMEN, long.record()).events == long.events


def test_what_is_quoted_is_short() -> None:
    assert quoted("x" * 58) == repr("x" * 58)
    assert quoted("x" * 59) == "'" + "x" * 59 + "..."
    assert quoted([10**5000]) == "a number of too many digits"
