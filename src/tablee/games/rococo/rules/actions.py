"""R8: the nine main actions, who may take them, and why one cannot be taken now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rococo.rules import decoration, delivery, ids, market, oven, people
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.sub_choice import Action

NINE: Final[list[Action]] = [  # in the order of `ids.ACTIONS`
    market.RECIPE_PICK,
    market.INGREDIENT_PICK,
    market.STAPLE_PICK,
    oven.BAKE_FIRST,
    decoration.DECORATE_PASTRY,
    delivery.DELIVER_PASTRY,
    people.RECRUIT_PICK,
    people.DISMISS_PICK,
    people.PLACE_PICK,
]
MAIN: Final = Terms(limit=2)  # R8: recipes and pastries by twos, the rest once


def banned(action: i64, chef: bool) -> str:
    """R7.4: what the skill of the played card forbids as a main action."""
    if chef:
        forbidden = action in (ids.INGREDIENTS_ACTION, ids.STAPLES_ACTION)
        return "R7.4:no-chef" if forbidden else ""
    forbidden = action in (ids.DECORATE_ACTION, ids.RECRUIT_ACTION)
    return "R7.4:no-assistant" if forbidden else ""
