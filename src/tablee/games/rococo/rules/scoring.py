"""R12: final scoring; also what it would be if the game ended now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.games.rococo.rules import conditions, delivery, gains, ids, mentor
from tablee.games.rococo.rules.house import NO_MENTOR
from tablee.games.rococo.rules.salon import EMPTY, Salon, replaced
from tablee.kernel.engine import ranking
from tablee.kernel.log import Log

# what final prestige comes from, in scoring order
SOURCES: Final = [
    *("track", "coins", "majorities", "court", "pastries", "servants", "nobles", "specials"),
]
FROM_COINS: Final = 1
COURT: Final = 3  # R12.4: from here on what markers bring


def rack_value(s: Salon, p: i64) -> i64:
    """R12.1: coins for the pastries left on the racks."""
    value: i64 = 0
    for card in s.racks[p]:
        if card != EMPTY:
            value += delivery.sale(s, card)
    return value


def standings(s: Salon, table: i64) -> list[int]:
    """R12.3: the players on a table, first place first: most pastries, then the nearest one."""
    counts = [0] * s.house.players
    nearest = [0] * s.house.players
    first = table * ids.LONGEST
    for at in range(first + ids.LONGEST - 1, first - 1, -1):
        if s.owners[at] >= 0:
            counts[s.owners[at]] += 1
            nearest[s.owners[at]] = at - first + 1
    keys = [
        ((ids.LONGEST - counts[p]) * 16 + nearest[p]) * 8 + p
        for p in range(s.house.players)
        if counts[p]
    ]
    keys.sort()
    return [key % 8 for key in keys]


def prize(s: Salon, table: i64, place: i64) -> i64:
    """R12.3, R12.3.1: of place 0 or 1; with two players only the first one scores."""
    if place == 0:
        return s.house.board.first[table]
    return s.house.board.second[table] if place == 1 and s.house.players > 2 else 0


def majority(s: Salon, p: i64, table: i64) -> i64:
    """R12.3: what a player scores on a table."""
    order = standings(s, table)
    return prize(s, table, order.index(p)) if p in order else 0


def court_points(s: Salon, p: i64) -> i64:
    """R12.4: each own host, for every opponent with at least one servant."""
    hosts = s.noble_hosts(p)
    if not hosts:
        return 0
    opponents: i64 = 0
    for other in range(s.house.players):
        if other != p and s.servants(other):
            opponents += 1
    return hosts * opponents


def pastry_points(s: Salon, p: i64) -> i64:
    """R12.5."""
    points: i64 = 0
    for at in range(ids.SPACES):
        if s.owners[at] == p:
            points += s.house.recipes[s.spaces[at] - ids.FIRST_RECIPE].value
    return points


def marked(s: Salon, p: i64, first: i64, end: i64) -> i64:
    """What the places at court with the player's marker are worth: servants, then hosts."""
    total: i64 = 0
    for at in range(first, end):
        if s.court[at] == p:
            total += s.house.board.points[at]
    return total


def projection(s: Salon, p: i64) -> list[int]:
    """Prestige by source if the game ended now: R12, and what the Mentor has left over (R13.19).

    His staff is covered until the end: nobody can count it.
    """
    track: i64 = s.prestige[p]
    if p == s.house.mentor:
        track += mentor.leftovers(s) // s.house.numbers.divisor
    majorities: i64 = 0
    for table in range(len(ids.TABLES)):
        majorities += majority(s, p, table)
    coins = (s.coins[p] + rack_value(s, p)) // s.house.numbers.conversion
    return [track, coins, majorities, *marker_points(s, p)]


def marker_points(s: Salon, p: i64) -> list[int]:
    """R12.4, R12.5: in scoring order."""
    servants = marked(s, p, 0, ids.SLOTS)
    hosts = marked(s, p, ids.SLOTS, len(s.house.board.points))
    court = [court_points(s, p), pastry_points(s, p), servants, hosts]
    return [*court, conditions.special_points(s, p)]


def bill(s: Salon, p: i64) -> list[int]:
    """Prestige by source when all is counted: the track is what nothing else explains."""
    points = projection(s, p)
    points[FROM_COINS] = s.cashed[p]
    points[0] = s.prestige[p] - sum(points[1:])
    return points


def final_scoring(s: Salon, log: Log) -> None:
    """R12.1 to R12.6; R13.18, R13.19: the Mentor's staff and leftovers come first."""
    if s.house.mentor != NO_MENTOR:
        mentor.mentor_last_staff(s, log)
        mentor.mentor_leftovers(s, log)
    for p in range(s.house.players):
        sell_rest(s, p, log)
        convert_coins(s, p, log)
    score_tables(s, log)
    for p in range(s.house.players):
        points = marker_points(s, p)
        for i in range(len(points)):
            score(s, p, COURT + i, points[i], log)
    s.finish(s.prestige[: s.seats])
    announce(s, log)


def sell_rest(s: Salon, p: i64, log: Log) -> None:
    """R12.1, Q22: the garnishes stay where they are."""
    for rack in range(len(ids.RACKS)):
        if s.racks[p][rack] != EMPTY:
            delivery.hand_over(s, p, rack, log)


def convert_coins(s: Salon, p: i64, log: Log) -> None:
    """R12.2: the rest is kept for ties."""
    points, rest = divmod(s.coins[p], s.house.numbers.conversion)
    s.coins[p] = rest
    s.cashed = replaced(s.cashed, p, points)
    score(s, p, FROM_COINS, points, log)


def score(s: Salon, p: i64, source: i64, points: i64, log: Log) -> None:
    if points:
        s.prestige[p] += points
        gains.tell(s, log, "scored", p, points, source)


def score_tables(s: Salon, log: Log) -> None:
    """R12.3."""
    for table in range(len(ids.TABLES)):
        for p in standings(s, table):
            points = majority(s, p, table)
            if points:
                s.prestige[p] += points
                gains.tell(s, log, "scored-table", p, points, table)


def announce(s: Salon, log: Log) -> None:
    for p in range(s.house.players):
        gains.tell(s, log, "result", p, s.prestige[p], s.coins[p])
    places = ranking(s)
    for seat in range(s.seats):
        if places[seat] == 1:
            log.all("winner", seat)
            if s.house.mentor != NO_MENTOR:
                praise(s, seat, log)
    if places.count(1) == 0:
        log.all("mentor-winner")


def praise(s: Salon, seat: i64, log: Log) -> None:
    """R13.21: the rank of a win against the Mentor, where nobody else plays."""
    if s.seats > 1:
        return
    rank = sum(s.prestige[seat] >= minimum for minimum in s.house.numbers.ranks) - 1
    if rank >= 0:
        log.all("rank", seat, rank)
