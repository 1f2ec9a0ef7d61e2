"""R13.4 to R13.8, R13.18, R13.19: the Mentor's turns, and what counts once at the end.

He is rules, not a player.
"""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.bonuses import bonus_of
from tablee.games.rococo.rules.gains import gain_prestige
from tablee.games.rococo.rules.ids import FACES
from tablee.games.rococo.rules.mentor_actions import MENTOR_DOES, WHYS, why_mentor_cannot
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
            MENTOR_DOES[action](s, p, solo, log)
            return
        log.all("mentor-cannot", action, WHYS.index(why))
    log.all("mentor-idle")
    gain_prestige(s, p, s.house.numbers.consolation, log)


# --- the end --------------------------------------------------------------------------------------


def mentor_last_staff(s: Salon, log: Log) -> None:
    """R13.18: his roster from the top, card by card; what brings coins or prestige is applied."""
    p = s.house.mentor
    roster = s.unused[p]
    for i in range(len(roster) - 1, -1, -1):
        card = roster[i]
        s.show(card, EVERYONE)
        kind: i64 = FACES[card]
        log.all("mentor-reveals", kind)
        bonus_of(s, kind).mentor(s, p, kind, log)


def mentor_leftovers(s: Salon, log: Log) -> None:
    """R13.19: half of tiles, recipes and staples, rounded down."""
    left = leftovers(s)
    log.all("mentor-leftovers", left)
    points = left // s.house.numbers.divisor
    if points:
        gain_prestige(s, s.house.mentor, points, log)


def leftovers(s: Salon) -> i64:
    p = s.house.mentor
    return len(s.tiles[p]) + s.stored(p) + s.stock(p)
