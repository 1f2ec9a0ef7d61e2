"""R13.18, R13.19: before the final scoring the Mentor's staff and leftovers count once."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rococo.rules.bonuses import bonus_of
from tablee.games.rococo.rules.gains import gain_prestige
from tablee.games.rococo.rules.ids import FACES
from tablee.games.rococo.rules.salon import Salon
from tablee.kernel.log import EVERYONE, Log


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
