"""R13.4 to R13.8: the Mentor's turns and his decision cards. He is rules, not a player."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.gains import gain_prestige
from tablee.games.rococo.rules.ids import FACES
from tablee.games.rococo.rules.mentor_actions import (
    WHYS,
    mentor_bakes,
    mentor_decorates,
    mentor_delivers,
    mentor_places,
    mentor_recruits,
    mentor_takes_recipes,
    mentor_takes_tiles,
    why_mentor_cannot,
)
from tablee.games.rococo.rules.salon import Salon
from tablee.kernel.log import EVERYONE, Log


def mentor_turn(s: Salon, log: Log) -> None:
    """R13.6: the first action of the card that can be done; if none can, prestige instead."""
    p = s.house.mentor
    card = s.draw(s.hands[p], s.used[p], EVERYONE)
    log.all("mentor-card", FACES[card])
    solo = card - ids.FIRST_SOLO
    for action in s.house.solo[solo].actions:
        why = why_mentor_cannot(s, p, action)
        if not why:
            log.all("mentor-action", action)
            act(s, p, action, solo, log)
            return
        log.all("mentor-cannot", action, WHYS.index(why))
    log.all("mentor-idle")
    gain_prestige(s, p, s.house.numbers.consolation, log)


def act(s: Salon, p: i64, action: i64, solo: i64, log: Log) -> None:
    if action == ids.RECIPES_ACTION:
        mentor_takes_recipes(s, p, log)
    elif action == ids.INGREDIENTS_ACTION:
        mentor_takes_tiles(s, p, log)
    elif action == ids.BAKE_ACTION:
        mentor_bakes(s, p, solo, log)
    elif action == ids.DECORATE_ACTION:
        mentor_decorates(s, p, solo, log)
    elif action == ids.DELIVER_ACTION:
        mentor_delivers(s, p, log)
    elif action == ids.RECRUIT_ACTION:
        mentor_recruits(s, p, solo, log)
    else:
        mentor_places(s, p, log)
