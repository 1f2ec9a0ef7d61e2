"""R15.4: the 224 moves, numbered once and for all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.catalogue import Catalogue

VALUES: Final = 8  # R1.1: one card of each value 0 to 7 for each ingredient
INGREDIENTS: Final = 7
CARDS: Final = 56
BOWLS: Final = 3  # R1.5

PUT: Final[i64] = 0  # card c into bowl b: 3 c + b, bowls counted from 0
TAKE: Final[i64] = 168  # card c out of the fridge: 168 + c


# R3.2, R3.4: a card into any bowl but the one that has had its card of this turn. Listed once, by
# that bowl (counted from 1; 0: none yet) and card: putting lists together is faster than counting.
PLACEMENTS: Final[list[list[list[int]]]] = [
    [[3 * card + bowl for bowl in range(3) if bowl + 1 != used] for card in range(56)]
    for used in range(4)
]


def catalogue(cards: list[str]) -> Catalogue:
    """`no4@2` plays Nori 4 into bowl 2, `+no4` takes it from the fridge."""
    moves = Catalogue()
    put = moves.add("play", "{card}@{bowl}", card=cards, bowl=["1", "2", "3"])
    take = moves.add("take", "+{card}", card=cards)
    assert put == PUT
    assert take == TAKE
    return moves
