"""R10: special bonus tiles are claimed at once and by themselves."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rococo.rules.conditions import player_meets
from tablee.games.rococo.rules.gains import tell
from tablee.games.rococo.rules.salon import FREE, Salon, replaced
from tablee.kernel.log import Log


def claim(s: Salon, p: i64, log: Log) -> None:
    """R10.1, R10.2: green before gold; the best free space; one marker per player and tile."""
    for at in range(2):
        tile = s.tiles_on[5 + at]
        first = 3 * at
        if p in s.claims[first : first + 3]:
            continue
        if FREE in s.claims[first : first + 3] and player_meets(
            s, s.house.special_tiles[tile].demand, p
        ):
            space: i64 = s.claims.index(FREE, first)
            s.claims = replaced(s.claims, space, p)
            tell(s, log, "claimed", p, tile, s.house.special_tiles[tile].spaces[space - first])


def special_points(s: Salon, p: i64) -> i64:
    """R10.3: final prestige of the own markers."""
    points: i64 = 0
    for at in range(6):
        if s.claims[at] == p:
            points += s.house.special_tiles[s.tiles_on[5 + at // 3]].spaces[at % 3]
    return points
