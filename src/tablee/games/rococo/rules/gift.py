"""R3.10: what a space, a service slot or a table bonus tile gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import i64

NOTHING: Final = 0
COINS: Final = 1
STAPLE: Final = 2
DRAW: Final = 3  # a tile from the bag
RECIPE: Final = 4  # of the row
TILE: Final = 5  # of the display
PRESTIGE: Final = 6
COINS_PER_SERVANT: Final = 7

# by kind: the names of texts and pictures
KEYS: Final = [
    *("nothing", "coins", "staple", "bag", "recipe", "tile", "prestige", "coins_per_servant"),
]
# the words of the data files
KINDS: Final = {
    "none": NOTHING,
    "coins": COINS,
    **dict.fromkeys(("staple", "flour", "sugar", "butter"), STAPLE),
    "ingredient_draw": DRAW,
    "recipe": RECIPE,
    "recipe_row": RECIPE,
    "ingredient_display": TILE,
    "prestige": PRESTIGE,
    "coins_per_connected_servant": COINS_PER_SERVANT,
}


@final
@dataclass(frozen=True)
class Gift:
    """A kind, how much of it, and for staples which."""

    kind: i64
    amount: i64
    staple: i64
