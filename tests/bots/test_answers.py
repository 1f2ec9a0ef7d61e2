"""What a bot of anybody's may answer: the same at a sitting and in many games, compiled or not."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import pytest

from tablee.arena import Lineup, simulate
from tablee.bots import Advice, Ask, Bot, Sitting
from tablee.games import load
from tablee.kernel import BadInput, Match

MAMMA_MIA = load("mamma_mia")


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

    def __repr__(self) -> str:
        return f"Int({self.value})"


class Answering(Bot):
    """The first of its moves, said in its own way."""

    said: Callable[[int], Any]

    def choose(self, ask: Ask) -> int:
        answer: int = type(self).said(ask.moves[0])
        return answer


class Advising(Answering):
    def choose(self, ask: Ask) -> int:
        return self.advise(ask).move

    def advise(self, ask: Ask) -> Advice:
        return Advice(type(self).said(ask.moves[0]), [])


Saying = Callable[[int], Any]


def saying(said: Saying, kind: type[Bot] = Answering) -> type[Bot]:
    return type("Mine", (kind,), {"said": staticmethod(said)})


def at_a_sitting(bot: type[Bot]) -> list[float]:
    match = Match(MAMMA_MIA, 2, seed="x/1")
    Sitting(match, [bot, bot]).run()
    assert all(type(move) is int for move in match.scores)
    return [float(score) for score in match.scores]


def in_many_games(bot: type[Bot]) -> list[float]:
    return [
        score.mean for score in simulate(Lineup.of("mamma_mia", [bot, bot], seed="x"), 1).scores
    ]


WAYS = [at_a_sitting, in_many_games]


@pytest.mark.parametrize("play", WAYS)
@pytest.mark.parametrize("kind", [Answering, Advising])
def test_an_integer_of_any_kind_is_the_move_it_stands_for(
    play: Callable[[type[Bot]], list[float]], kind: type[Bot]
) -> None:
    plain = play(saying(int, kind))
    assert play(saying(Int, kind)) == plain
    assert play(saying(lambda move: IntEnum("Moves", {"ONE": move}).ONE, kind)) == plain  # type: ignore[attr-defined]


@pytest.mark.parametrize("play", WAYS)
@pytest.mark.parametrize(
    ("said", "quoted"),
    [
        (float, None),
        (str, None),
        (bool, None),
        (lambda move: None, "None"),
        (lambda move: [move] * 99, None),
        (lambda move: Int(9999), "Int(9999)"),
        (lambda move: -1, "-1"),
        (lambda move: 10**5000, "a number of too many digits"),
    ],
)
def test_whatever_else_is_told_in_one_sentence(
    play: Callable[[type[Bot]], list[float]], said: Saying, quoted: str | None
) -> None:
    """Planted: `in` alone takes 0.0 and False for 0, and lists are indexed by it later."""
    first = Match(MAMMA_MIA, 2, seed="x/1").legal(0)[0]
    assert first == 0
    if quoted is None:
        quoted = repr(said(first))
    shown = quoted if len(quoted) <= 60 else f"{quoted[:60]}..."
    with pytest.raises(BadInput) as told:
        play(saying(said))
    assert str(told.value) == f"Mine in seat 1 answered {shown}, which is none of its legal moves"


@pytest.mark.parametrize("said", [float, str, bool])
def test_advice_is_a_move(said: Saying) -> None:
    move = Match(MAMMA_MIA, 2, seed="x/1").legal(0)[0]
    for play in WAYS:
        with pytest.raises(BadInput) as told:
            play(saying(said, Advising))
        assert str(told.value) == f"a move is a whole number, not {said(move)!r}"


def test_what_goes_wrong_in_a_bot_is_its_own_error() -> None:
    """Planted: a TypeError of the bot's own code taken for its answer."""

    def fails(move: int) -> int:
        raise TypeError("int object expected; got str")

    for play in WAYS:
        with pytest.raises(TypeError, match="int object expected; got str"):
            play(saying(fails))
