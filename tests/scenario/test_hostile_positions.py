"""Positions that cannot be are refused with a reason, whatever stands in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tablee import games
from tablee.kernel import BadInput, Game, Rng, State, actors, legal, playout

ODD: list[Any] = [
    *(0, 9, -1, 999, 10**50, True, 1.5, "", "x", "9", "-", "? ?", "x*999", [], [9, 1], ["x", 3]),
    *({}, {"a": 1}, [[]], [{}], [[9], [1]], [None], ["", ""], [-1, -1], [True, False]),
]


def keys_of(game: Game, seats: int) -> list[str]:
    """Every key of a position, as the complaint about an unknown one lists them."""
    with pytest.raises(BadInput, match="here one can write ") as caught:
        game.position(seats, game.settle(seats, {}), Rng.seeded("1"), {"typo": 1})
    return str(caught.value).rpartition("here one can write ")[2].split(", ")


def tables() -> list[tuple[str, int]]:
    found = []
    for key in games.keys(examples=True):
        if (games.find(key).folder() / "scenarios").is_dir():
            counts = games.load(key).seat_counts()
            found += [(key, seats) for seats in {counts[0], counts[-1]}]
    return found


@pytest.mark.parametrize(("key", "seats"), tables())
def test_whatever_stands_in_a_position_it_is_refused_or_can_be_played(key: str, seats: int) -> None:
    game = games.load(key)
    options = game.settle(seats, game.trial)
    whole = sorted(card for zone in game.new(seats, options, "1").zones() for card in zone.cards)
    for name in keys_of(game, seats):
        for value in ODD:
            s = placed(game, seats, options, {name: value})
            if s is None:
                continue
            assert whole == sorted(card for zone in s.zones() for card in zone.cards), (name, value)
            assert all(legal(s, seat) for seat in actors(s)), (name, value)
            playout(s, Rng.seeded("on"))


def placed(
    game: Game, seats: int, options: Mapping[str, str], table: dict[str, object]
) -> State | None:
    """The position; None if it was refused, and then with its key. Any other error is a fault."""
    try:
        return game.position(seats, options, Rng.seeded("1"), table)
    except BadInput as refused:
        if not str(refused).startswith("position"):
            raise
        return None
