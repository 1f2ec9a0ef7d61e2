"""R8: the nine main actions, who may take them, and why one cannot be taken now."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rococo.rules.decoration import decorate, why_no_decorating
from tablee.games.rococo.rules.delivery import deliver, why_no_delivery
from tablee.games.rococo.rules.market import (
    acquire_ingredients,
    acquire_recipes,
    why_no_ingredients,
    why_no_recipes,
)
from tablee.games.rococo.rules.moves import (
    BAKE_ACTION,
    DECORATE_ACTION,
    DELIVER_ACTION,
    DISMISS_ACTION,
    INGREDIENTS_ACTION,
    RECIPES_ACTION,
    RECRUIT_ACTION,
    STAPLES_ACTION,
)
from tablee.games.rococo.rules.oven import bake, why_no_baking
from tablee.games.rococo.rules.people import (
    DISMISS_PICK,
    RECRUIT_PICK,
    place,
    why_no_dismissal,
    why_no_placing,
    why_no_recruiting,
)
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.staples import buy_staples, why_no_staples
from tablee.kernel.log import Log


def banned(action: i64, chef: bool) -> str:
    """R7.4: what the skill of the played card forbids as a main action."""
    if chef:
        forbidden = action in (INGREDIENTS_ACTION, STAPLES_ACTION)
        return "R7.4:no-chef" if forbidden else ""
    forbidden = action in (DECORATE_ACTION, RECRUIT_ACTION)
    return "R7.4:no-assistant" if forbidden else ""


def why_not(s: Salon, p: i64, action: i64, chef: bool) -> str:
    """R7.7: the rule that leaves no legal way to carry out an action; "" if there is one."""
    if action == RECIPES_ACTION:
        return why_no_recipes(s, p)
    if action == INGREDIENTS_ACTION:
        return why_no_ingredients(s, p, 0)
    if action == STAPLES_ACTION:
        return why_no_staples(s, p)
    if action == BAKE_ACTION:
        return why_no_baking(s, p, chef, False)
    if action == DECORATE_ACTION:
        return why_no_decorating(s, p)
    if action == DELIVER_ACTION:
        return why_no_delivery(s, p)
    return why_no_people(s, p, action)


def why_no_people(s: Salon, p: i64, action: i64) -> str:
    if action == RECRUIT_ACTION:
        return why_no_recruiting(s, p)
    if action == DISMISS_ACTION:
        return why_no_dismissal(s, p)
    return why_no_placing(s, p, 0)


def start(s: Salon, p: i64, action: i64, log: Log) -> None:
    """The first decision of an action."""
    if action == RECIPES_ACTION:
        acquire_recipes(s, p, 2)
    elif action == INGREDIENTS_ACTION:
        acquire_ingredients(s, p)
    elif action == STAPLES_ACTION:
        buy_staples(s, p, 1)
    elif action == BAKE_ACTION:
        bake(s, p, 2, False)
    elif action == DECORATE_ACTION:
        decorate(s, p, 2)
    elif action == DELIVER_ACTION:
        deliver(s, p, 2)
    elif action == RECRUIT_ACTION:
        s.turn(RECRUIT_PICK, p)
    elif action == DISMISS_ACTION:
        s.turn(DISMISS_PICK, p)
    else:
        place(s, p, 0)
