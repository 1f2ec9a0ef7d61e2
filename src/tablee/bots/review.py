"""After a game: the decisions that cost most, judged by what the player could know at the time.

Each decision is looked at through an ask of its own: worlds that the seat could not tell from the
true one then, never the cards as they turned out to be.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from tablee.bots.base import Ask, Beside, Margin, Reason
from tablee.bots.guide import Guide
from tablee.bots.levels import guide_of
from tablee.bots.search import FOREVER, Candidate, SearchBot, margin
from tablee.bots.sitting import chance_of
from tablee.kernel import Match, Rng

DOUBTFUL = 16  # so many decisions are looked at that the guide would have made otherwise,
CLOSE = 8  # and so many that were its own, but nearly others
IDEAS = 3  # plans beside what was played
PROMISING = 8  # decisions of which more is found out
PLAYOUTS = 64  # of what was played and of what may be better; first an eighth, then twice as many
FIRST = 0.4  # of the time goes into the first look,
SECOND = 0.8  # and so much until the last
EVEN = "even"
LEAST_POINTS, LEAST_WINS = 0.05, 0.005  # what is less is nothing when it is rounded
LUCK = 40  # of so many games one may have a decision that only seems to have been bad


@dataclass(frozen=True)
class Costly:
    """A decision that could have been better: the match branches before `entry`."""

    entry: int
    move: int
    better: int
    margin: Margin  # how far the better one is ahead, on average
    reasons: list[Reason]  # for the better move


class Doubt:
    """A decision, what was played, and what might have been better."""

    def __init__(self, entry: int, plan: list[int], others: list[list[int]], gap: int) -> None:
        self.entry = entry
        self.plan = plan
        self.others = others
        self.gap = gap  # by so much the guide thinks it worse than the best of them
        self.pair: list[Candidate] = []
        self.promise = 0.0  # what the first look says it may have cost at most

    def open(self, match: Match, seat: int, guide: Guide[Any], playouts: int) -> None:
        """Sit down where it was made, with what the seat knew then."""
        self.ask: Ask = match.branch(self.entry).ask(seat)
        self.lot = chance_of(match.game, match.seed, seat).at(self.entry)
        own = guide.at(self.ask.world(self.lot).state)
        self.bot = SearchBot(match.game, seat, self.lot, own, playouts)

    def look(self, worlds: int) -> None:
        """Which of the others does best; that meets what was played in worlds of their own later,
        since the best of several is always a little lucky."""
        found = [Candidate(self.plan, 0)]
        found += [Candidate(plan, at) for at, plan in enumerate(self.others, start=1)]
        self.bot.try_all(self.ask, found, worlds, FOREVER)
        best = max(found[1:], key=lambda one: (one.ahead, -one.place))
        found_ahead = margin(best, self.bot.guide.win)
        self.promise = found_ahead.worth + found_ahead.worth_error
        self.pair = [Candidate(self.plan, 0), Candidate(best.plan, 1)]

    def more(self, worlds: int) -> None:
        self.bot.try_all(self.ask, self.pair, worlds, FOREVER)

    def sure(self) -> float:
        """How many errors the better one is ahead."""
        mean, error = self.margin()[:2]
        return mean / error if error else mean

    def margin(self) -> Margin:
        return margin(self.pair[1], self.bot.guide.win)

    def told(self) -> Costly:
        better = self.pair[1].plan[0]
        world = self.ask.world(self.lot).state
        reasons = self.bot.guide.why(world, self.ask.seat, better, self.plan[0])
        return Costly(self.entry, self.plan[0], better, self.margin(), reasons)


def unhurried() -> float:
    return 0.0


def costliest(
    match: Match,
    seat: int,
    most: int = 3,
    playouts: int = PLAYOUTS,
    spent: Callable[[], float] = unhurried,
) -> list[Costly]:
    """The decisions of a seat that cost most, the worst first; none where the game has no guide.

    Many are looked at briefly, the promising ones again, and longest those that are in doubt still.
    `spent`: how much of the time is over, from 0 to 1.
    """
    guide = guide_of(match.game)
    if guide is None:
        return []
    looked = []
    for doubt in doubtful(match, seat, guide):
        if spent() >= FIRST:
            break
        doubt.open(match, seat, guide, playouts)
        doubt.look(max(2, playouts // 8))
        looked.append(doubt)
    looked.sort(key=lambda doubt: -doubt.promise)
    tried = []
    for doubt in looked[:PROMISING]:
        if doubt.promise > 0 and spent() < SECOND:
            doubt.more(playouts)
            tried.append(doubt)
    least = enough(len(tried))
    for doubt in sorted(tried, key=lambda doubt: -doubt.sure()):
        if 0 < doubt.sure() <= least and spent() < 1:
            doubt.more(2 * playouts)
    costly = [doubt.told() for doubt in tried if doubt.sure() > least]
    return sorted(costly, key=lambda item: -item.margin.worth)[:most]


def enough(tried: int) -> float:
    """A difference of so many standard errors is no luck, where so many decisions are looked at."""
    return NormalDist().inv_cdf(1 - 1 / (LUCK * max(1, tried)))


def doubtful(match: Match, seat: int, guide: Guide[Any]) -> list[Doubt]:
    """What to look at first: by turns where the guide would have played otherwise, the widest gap
    first, and where it would not, but has another plan that is nearly as good."""
    found = decisions(match, seat, guide)
    otherwise = sorted([one for one in found if one.gap > 0], key=lambda one: -one.gap)[:DOUBTFUL]
    close = sorted([one for one in found if one.gap <= 0], key=lambda one: -one.gap)[:CLOSE]
    result: list[Doubt] = []
    for at in range(max(len(otherwise), len(close))):
        result += otherwise[at : at + 1] + close[at : at + 1]
    return result


def decisions(match: Match, seat: int, guide: Guide[Any]) -> list[Doubt]:
    """All of a seat in which there was another plan; a gap below 0: so much worse is the next."""
    found: list[Doubt] = []
    again = match.branch(0)
    for number, entry in enumerate(match.entries):
        if entry.seat == seat:
            ask = again.ask(seat)
            move = match.game.catalogue.parse(entry.text)
            if len(ask.moves) > 1 and move in ask.moves:
                lot = chance_of(match.game, match.seed, seat).at(number)
                doubt = doubt_of(ask, guide, number, move, lot)
                if doubt.others:
                    found.append(doubt)
        again.enter(entry)
    return found


def doubt_of(ask: Ask, guide: Guide[Any], entry: int, move: int, lot: Rng) -> Doubt:
    world = ask.world(lot).state
    own = guide.at(world)
    plans = own.plans(world, ask.seat, ask.moves)
    rates = dict(zip(ask.moves, own.rate(world, ask.seat, ask.moves), strict=True))
    plan, others = parted(plans, move, ask.moves)
    gap = max([rates[other[0]] for other in others[:IDEAS]], default=0) - rates[move]
    return Doubt(entry, plan, others[:IDEAS], gap)


def parted(
    plans: list[list[int]], move: int, moves: list[int]
) -> tuple[list[int], list[list[int]]]:
    """The best plan with a move, which it begins with, and the plans without; those that begin
    alike once. Two moves that may be made in either order are one plan."""
    plan = [move]
    others: dict[int, list[int]] = {}
    for one in plans:
        if one[0] == move or (move in one and all(other in moves for other in one)):
            if len(plan) == 1:
                plan = [move, *(other for other in one if other != move)]
        elif one[0] not in others:
            others[one[0]] = one
    return plan, [one for first, one in others.items() if first not in plan]


def runner_up(match: Match, seat: int, move: int, lot: Rng, worlds: int) -> Beside | None:
    """What the guide would do instead of a move, and how far the move is ahead of it.

    Not the other half of the same plan. None where there is no other choice.
    """
    guide = guide_of(match.game)
    ask = match.ask(seat)
    if guide is None or len(ask.moves) == 1:
        return None
    world = ask.world(lot).state
    own = guide.at(world)
    plans = own.plans(world, seat, ask.moves)
    plan, others = parted(plans, move, ask.moves)
    if not others:
        return None
    pair = [Candidate(others[0], 0), Candidate(plan, 1)]
    bot = SearchBot(match.game, seat, lot, own, worlds)
    bot.try_all(ask, pair, worlds, FOREVER)
    return Beside(others[0][0], margin(pair[1], own.win), worlds)


def kind_of(margin: Margin) -> str:
    """What can be said of it: that it brings points, wins more often, both, or points although it
    wins less often; EVEN where nothing stands out from chance."""
    clear = abs(margin.wins) > max(margin.wins_error, LEAST_WINS)
    oftener = (1 if margin.wins > 0 else -1) if clear else 0
    if margin.points > max(margin.points_error, LEAST_POINTS):
        return {1: "both", 0: "points", -1: "though"}[oftener]
    return "wins" if oftener > 0 else EVEN


def numbers_of(margin: Margin) -> dict[str, str | float]:
    """A margin as the texts of hints and reviews take it; victories of a hundred games."""
    return {
        "kind": kind_of(margin),
        "points": round(abs(margin.points), 1),
        "error": round(margin.points_error, 1),
        "wins": round(100 * abs(margin.wins)),
    }


def reasons_for(match: Match, seat: int, move: int, lot: Rng) -> list[Reason]:
    """What the guide says for a move that it would not have chosen itself."""
    guide = guide_of(match.game)
    return [] if guide is None else guide.why(match.ask(seat).world(lot).state, seat, move)
