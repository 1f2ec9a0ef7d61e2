"""R8: the nine main actions, who may take them, and why one cannot be taken now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.decoration import DECORATE_PASTRY
from tablee.games.rococo.rules.delivery import DELIVER_PASTRY
from tablee.games.rococo.rules.house import Terms
from tablee.games.rococo.rules.market import INGREDIENT_PICK, RECIPE_PICK
from tablee.games.rococo.rules.oven import BAKE_FIRST
from tablee.games.rococo.rules.people import DISMISS_PICK, PLACE_PICK, RECRUIT_PICK
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.staples import STAPLE_PICK
from tablee.games.rococo.rules.sub_choice import Action

NINE: Final[list[Action]] = [  # in the order of `ids.ACTIONS`
    RECIPE_PICK,
    INGREDIENT_PICK,
    STAPLE_PICK,
    BAKE_FIRST,
    DECORATE_PASTRY,
    DELIVER_PASTRY,
    RECRUIT_PICK,
    DISMISS_PICK,
    PLACE_PICK,
]
MAIN: Final = Terms(limit=2)  # R8: recipes and pastries by twos, the rest once


def banned(action: i64, chef: bool) -> str:
    """R7.4: what the skill of the played card forbids as a main action."""
    if chef:
        forbidden = action in (ids.INGREDIENTS_ACTION, ids.STAPLES_ACTION)
        return "R7.4:no-chef" if forbidden else ""
    forbidden = action in (ids.DECORATE_ACTION, ids.RECRUIT_ACTION)
    return "R7.4:no-assistant" if forbidden else ""


def why_not(s: Salon, p: i64, action: i64, chef: bool) -> str:
    """R7.7: why a player cannot carry out an action now; "" if it is possible."""
    return NINE[action].why_not(s, p, chef, MAIN)
