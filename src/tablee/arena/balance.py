"""What seats and things are worth: many games of one bot, and who had what when it won.

A thing is whatever the log says a seat did something with: a card played, a room built, a chef
kept. No game is known here: events declare their arguments, and the first of type `seat` says whose
thing it is. Seats that had a thing are compared with seats that had not. Who plays well gets good
things too: a difference is a question to the data, not yet an answer.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from functools import cache

from tablee import games
from tablee.arena.backends import Processes
from tablee.arena.lineup import Arena, Lineup
from tablee.arena.statistics import Interval, Z, student, wilson
from tablee.bots import Sitting
from tablee.kernel import BadInput, Event, Game, Match
from tablee.kernel.game import NUMBERS

FEWEST = 5  # seats with a thing, and without: of fewer nothing can be said
NO_THINGS = ("seat", "side", *NUMBERS)  # types whose values are numbers

Thing = tuple[str, str, str]  # what happened, the type of the thing, its key
Told = Callable[[int], None]


@dataclass(frozen=True)
class Deal:
    """A game to play: which deal of whose lineup."""

    number: int
    lineup: Lineup


@dataclass(frozen=True)
class Seen:
    """What became of it, by seat: points, share of the victory, things had."""

    number: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    had: tuple[frozenset[Thing], ...]
    forfeits: int = 0  # decisions that the bot left to `random`


@dataclass(frozen=True)
class Difference:
    """Something measured with and without a thing; the interval is 95 %."""

    having: float
    lacking: float
    interval: Interval
    pulls: tuple[float, ...] = ()  # game by game, by how much it draws the gap away from the mean

    @property
    def gap(self) -> float:
        return self.having - self.lacking


def change(before: Difference, after: Difference) -> tuple[float, float]:
    """From one folder of data to another, and how far it may be off, 95 %.

    Both played the same deals: what a deal did to both is no doubt about the change.
    """
    squares = sum((b - a) ** 2 for a, b in zip(before.pulls, after.pulls, strict=True))
    return after.gap - before.gap, Z * math.sqrt(squares)


@dataclass(frozen=True)
class Worth:
    """What a thing goes with: how many seats had it, how often they won, their points."""

    thing: Thing
    seats: int
    wins: Difference
    points: Difference


@dataclass(frozen=True)
class SeatWorth:
    wins: float
    wins_interval: Interval
    points: float
    points_interval: Interval


@dataclass(frozen=True)
class Balance:
    """One lineup, measured."""

    lineup: Lineup
    games: int
    contested: bool  # whether somebody wins: alone nobody does
    seats: list[SeatWorth]
    things: list[Worth]
    rare: dict[Thing, int]  # had by so few seats, or by none, that nothing can be said
    forfeits: int  # decisions


def measure(lineup: Lineup, number: int, jobs: int = 1, told: Told | None = None) -> Balance:
    """Play games number 1 to `number` and compare; the same for any number of jobs."""
    if number < 2:
        raise BadInput("two games at least: of one nothing can be said")
    found: list[Seen] = []
    for seen in playing(lineup, number, jobs):
        found.append(seen)
        if told is not None:
            told(len(found))
    found.sort(key=lambda seen: seen.number)
    return counted(lineup, found)


def playing(lineup: Lineup, number: int, jobs: int) -> Generator[Seen, None, None]:
    deals = [Deal(at, lineup) for at in range(1, number + 1)]
    return Processes(jobs).each(look, deals)


def look(deal: Deal) -> Seen:
    """Play a deal and read its log, as one who sees all of it."""
    arena = arena_of(deal.lineup)
    seats = deal.lineup.seats
    match = Match(arena.game, seats, arena.options, f"{deal.lineup.seed}/{deal.number}")
    sitting = Sitting(match, arena.makers)
    sitting.run()
    places = match.ranking() or [0] * seats
    sides = arena.sides
    winners = {sides[seat] for seat in range(seats) if places[seat] == 1}
    wins = tuple(1 / len(winners) if sides[seat] in winners else 0.0 for seat in range(seats))
    had = things_of(arena.game, match.events, seats)
    forfeits = sum(bot.forfeits for bot in sitting.bots.values())
    return Seen(deal.number, tuple(match.scores), wins, had, forfeits)


@cache
def arena_of(lineup: Lineup) -> Arena:
    return Arena(lineup)


def things_of(game: Game, events: Iterable[Event], seats: int) -> tuple[frozenset[Thing], ...]:
    """By seat, everything it did something with."""
    had: list[set[Thing]] = [set() for _ in range(seats)]
    for event in events:
        types = [kind for _, kind in game.arguments(event.key)]
        if "seat" not in types:
            continue
        seat = event.args[types.index("seat")]
        for kind, value in zip(types, event.args, strict=False):
            if kind not in NO_THINGS and value >= 0 and 0 <= seat < seats:
                had[seat].add((event.key, kind, key_of(game, kind, value)))
    return tuple(map(frozenset, had))


def key_of(game: Game, kind: str, value: int) -> str:
    """A thing by the key it has in the data: the same thing in two folders has the same."""
    nouns = game.nouns.get(kind)
    return nouns[value].key if nouns is not None else game.kinds[value]


# counting


def counted(lineup: Lineup, found: list[Seen]) -> Balance:
    seats = [seat_worth(found, seat) for seat in range(lineup.seats)]
    everything = sorted(set().union(*(had for seen in found for had in seen.had)))
    things = [worth for thing in everything if (worth := worth_of(found, thing)) is not None]
    contested = any(any(seen.wins) for seen in found)
    forfeits = sum(seen.forfeits for seen in found)
    rare = rarely(lineup, found)
    return Balance(lineup, len(found), contested, seats, things, rare, forfeits)


def rarely(lineup: Lineup, found: list[Seen]) -> dict[Thing, int]:
    """What too few had in any way, or nobody, of sorts of which most things were had by enough.

    Each is told by what most often happens with its sort. Cards are no sort: all that is printed on
    one is called so. Some things may not be in the box that was played with.
    """
    game = games.load(lineup.game, lineup.data)
    times: Counter[tuple[str, str]] = Counter()
    ways: dict[str, Counter[str]] = defaultdict(Counter)
    for had in (had for seen in found for had in seen.had):
        times.update({(kind, key) for _, kind, key in had})
        for event, kind, _ in had:
            ways[kind][event] += 1
    rare: dict[Thing, int] = {}
    for kind in sorted(ways.keys() - {"card"}):
        event = max(sorted(ways[kind]), key=ways[kind].__getitem__)
        each = [noun.key for noun in game.nouns.get(kind, [])]
        few = {(event, kind, key): times[kind, key] for key in each if times[kind, key] < FEWEST}
        if 2 * len(few) <= len(each):
            rare |= few
    return rare


def seat_worth(found: list[Seen], seat: int) -> SeatWorth:
    points = [float(seen.scores[seat]) for seen in found]
    n = len(points)
    mean = sum(points) / n
    squares = sum((x - mean) ** 2 for x in points)
    error = student(n - 1) * math.sqrt(squares / (n - 1) / n)
    wins = sum(seen.wins[seat] for seen in found)
    interval = Interval(mean - error, mean + error)
    return SeatWorth(wins / len(found), wilson(wins, len(found)), mean, interval)


def worth_of(found: list[Seen], thing: Thing) -> Worth | None:
    """None where nearly all had it, or nearly nobody."""
    having = sum(thing in had for seen in found for had in seen.had)
    lacking = sum(len(seen.had) for seen in found) - having
    if min(having, lacking) < FEWEST:
        return None
    wins = compared(
        [list(zip(seen.wins, holders(seen, thing), strict=True)) for seen in found], shares=True
    )
    points = compared(
        [list(zip(map(float, seen.scores), holders(seen, thing), strict=True)) for seen in found]
    )
    return Worth(thing, having, wins, points)


def holders(seen: Seen, thing: Thing) -> list[bool]:
    return [thing in had for had in seen.had]


def doubt(wins: float, seats: int) -> float:
    """The least a share may vary, by Agresti and Coull: as if two more had won and two lost."""
    share = (wins + 2) / (seats + 4)
    return share * (1 - share) / (seats + 4)


def compared(games: list[list[tuple[float, bool]]], shares: bool = False) -> Difference:
    """The means with and without, and how surely they differ.

    The seats of one game depend on each other (one wins because the others do not): the error is
    that of whole games; where few seats have the thing, or lack it, as Student widens it.
    """
    sums, counts = {True: 0.0, False: 0.0}, {True: 0, False: 0}
    for game in games:
        for value, has in game:
            sums[has] += value
            counts[has] += 1
    means = {has: sums[has] / counts[has] for has in (True, False)}
    few = min(counts.values())
    wide = student(few - 1) / Z * math.sqrt(few / (few - 1))
    pulls = [
        wide * sum((value - means[has]) / counts[has] * (1 if has else -1) for value, has in game)
        for game in games
    ]
    squares = sum(pull * pull for pull in pulls)
    if shares:  # five seats that all lost are no certainty
        squares = max(squares, sum(doubt(sums[has], counts[has]) for has in (True, False)))
    gap, error = means[True] - means[False], Z * math.sqrt(squares)
    interval = Interval(gap - error, gap + error)
    return Difference(means[True], means[False], interval, tuple(pulls))
