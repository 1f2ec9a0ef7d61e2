"""The twelve moves: ten dishes to serve, two rewards to keep."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.catalogue import Catalogue

DISHES: Final = 10  # R1.1

SERVE: Final[i64] = 0  # dish d: SERVE + d
COINS: Final[i64] = 10
STAR: Final[i64] = 11


def catalogue(dishes: list[str]) -> Catalogue:
    """`serve quiche`, `keep coins`."""
    moves = Catalogue()
    serve = moves.add("serve", "serve {card}", card=dishes)
    keep = moves.add("keep", "keep {reward}", reward=["coins", "star"])
    assert [serve, keep] == [SERVE, COINS]
    return moves
