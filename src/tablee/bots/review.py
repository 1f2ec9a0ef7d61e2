"""After a game: the decisions that cost most, judged by what the player could know at the time;
before a decision: a hint, and how far it is ahead of another idea, in the same numbers.

Each decision is looked at through an ask of its own: worlds that the seat could not tell from the
true one then, never the cards as they turned out to be.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import ceil
from statistics import NormalDist
from typing import Any

from tablee.bots.base import Advice, Ask, Beside, Margin, Reason
from tablee.bots.guide import NO_MOVE, Guide
from tablee.bots.levels import guide_of
from tablee.bots.search import FOREVER, Candidate, SearchBot, margin
from tablee.bots.sitting import PATIENCE, Maker, Sitting, chance_of
from tablee.bots.weights import TUNED
from tablee.kernel import Game, Match, Rng

DOUBTFUL = 16  # so many decisions are looked at that the guide would have made otherwise,
CLOSE = 8  # and so many that were its own, but nearly others
IDEAS = 3  # plans beside what was played
PROMISING = 8  # decisions of which more is found out
PLAYOUTS = 64  # of what was played and of what may be better; first an eighth, then twice as many
FIND = 0.2  # of the time is over once the decisions in doubt are found at the latest,
FIRST = 0.4  # so much after the first look at them,
SECOND = 0.8  # and so much before the last
THOUGHT = PATIENCE  # seconds for a hint
FEWEST = 16  # worlds without which there are no numbers
EVEN = "even"
CLEAR = 2.0  # what stands out from chance is more than so many standard errors
LEAST_POINTS, LEAST_WINS = 0.15, 0.015  # what is less is nothing to speak of
LUCK = 40  # of so many games one may have a decision that only seems to have been bad


@dataclass(frozen=True)
class Costly:
    """A decision that could have been better: the match branches before `entry`."""

    entry: int
    move: int
    better: int
    margin: Margin  # how far the better one is ahead, on average
    reasons: list[Reason]  # for the better move


@dataclass(frozen=True)
class Found:
    """What a review found, and whether its time was enough: decisions judged to the end, of those
    that were in doubt; what nobody had the time to look at is in doubt too."""

    costly: list[Costly]
    judged: int
    doubtful: int

    @property
    def cut(self) -> bool:
        return self.judged < self.doubtful


class Judged(Margin):
    """Of playouts that were cut off: its errors do not say how far off the judge may be."""


class Doubt:
    """A decision, what was played, and what might have been better."""

    def __init__(self, entry: int, plan: list[int], others: list[list[int]], gap: int) -> None:
        self.entry = entry
        self.plan = plan
        self.others = others
        self.gap = gap  # by so much the guide thinks it worse than the best of them
        self.pair: list[Candidate] = []
        self.promise = 0.0  # what the first look says it may have cost at most
        self.judged = False  # whether all that was to be tried was, before the time was over

    def open(self, match: Match, seat: int, guide: Guide[Any], playouts: int) -> None:
        """Sit down where it was made, with what the seat knew then."""
        self.ask: Ask = match.branch(self.entry).ask(seat)
        self.lot = chance_of(match.game, match.seed, seat).at(self.entry)
        own = guide.at(self.ask.world(self.lot).state)
        self.bot = SearchBot(match.game, seat, self.lot, own, playouts)

    def look(self, worlds: int, until: float) -> None:
        """Which of the others does best; that meets what was played in worlds of their own later,
        since the best of several is always a little lucky."""
        found = [Candidate(self.plan, 0)]
        found += [Candidate(plan, at) for at, plan in enumerate(self.others, start=1)]
        self._try(found, worlds, until)
        best = max(found[1:], key=lambda one: (one.ahead, -one.place))
        found_ahead = margin(best, self.bot.guide.win)
        self.promise = found_ahead.worth + found_ahead.worth_error
        self.pair = [Candidate(self.plan, 0), Candidate(best.plan, 1)]

    def more(self, worlds: int, until: float) -> None:
        self.judged = False
        if time.perf_counter() < until:
            self._try(self.pair, worlds, until)

    def _try(self, plans: list[Candidate], worlds: int, until: float) -> None:
        self.judged = self.bot.try_all(self.ask, plans, worlds, until) == worlds * len(plans)

    def sure(self) -> float:
        """How many errors the better one is ahead."""
        mean, error = self.margin()[:2]
        return mean / error if error else mean

    def cost(self, least: float) -> bool:
        """Whether the better one surely is, and wins no less often: one plays for the first place,
        not for points alone."""
        counted = self.pair[1].playouts >= FEWEST
        return counted and self.sure() > least and self.margin().wins >= 0

    def margin(self) -> Margin:
        return found_by(self.bot, self.pair[1])

    def told(self) -> Costly:
        better = self.pair[1].plan[0]
        world = self.ask.world(self.lot).state
        reasons = self.bot.guide.why(world, self.ask.seat, better, self.plan[0])
        return Costly(self.entry, self.plan[0], better, self.margin(), reasons)


def best_guide(game: Game) -> Guide[Any] | None:
    """With the weights of `master`, where self-play has found some."""
    return guide_of(game, TUNED) or guide_of(game)


def costliest(
    match: Match,
    seat: int,
    most: int = 3,
    playouts: int = PLAYOUTS,
    seconds: float = FOREVER,
) -> Found:
    """The decisions of a seat that cost most, the worst first; none where the game has no guide.

    Many are looked at briefly, the promising ones again, and longest those that are in doubt still;
    all in so many seconds, and finding which ones too.
    """
    guide = best_guide(match.game)
    if guide is None:
        return Found([], 0, 0)
    begun = time.perf_counter()
    find, first, second, last = (begun + share * seconds for share in (FIND, FIRST, SECOND, 1.0))
    doubts, unseen = doubtful(match, seat, guide, find)
    looked = []
    for doubt in doubts:
        if time.perf_counter() >= first:
            break
        doubt.open(match, seat, guide, playouts)
        doubt.look(max(2, playouts // 8), first)
        looked.append(doubt)
    looked.sort(key=lambda doubt: -doubt.promise)
    promising = [doubt for doubt in looked[:PROMISING] if doubt.promise > 0]
    for doubt in promising:
        doubt.more(playouts, second)
    tried = [doubt for doubt in promising if doubt.pair[1].playouts]
    least = enough(len(tried))
    for doubt in sorted(tried, key=lambda doubt: -doubt.sure()):
        if 0 < doubt.sure() <= least:
            doubt.more(2 * playouts, last)
    costly = [doubt.told() for doubt in tried if doubt.cost(least)]
    costly.sort(key=lambda item: -item.margin.worth)
    return Found(costly[:most], sum(doubt.judged for doubt in doubts), len(doubts) + unseen)


def enough(tried: int) -> float:
    """A difference of so many standard errors is no luck, where so many decisions are looked at."""
    return NormalDist().inv_cdf(1 - 1 / (LUCK * max(1, tried)))


def doubtful(
    match: Match, seat: int, guide: Guide[Any], until: float = FOREVER
) -> tuple[list[Doubt], int]:
    """What to look at first: by turns where the guide would have played otherwise, the widest gap
    first, and where it would not, but has another plan that is nearly as good. And how many
    decisions it has not seen when its time was over."""
    found, unseen = decisions(match, seat, guide, until)
    otherwise = sorted([one for one in found if one.gap > 0], key=lambda one: -one.gap)[:DOUBTFUL]
    close = sorted([one for one in found if one.gap <= 0], key=lambda one: -one.gap)[:CLOSE]
    result: list[Doubt] = []
    for at in range(max(len(otherwise), len(close))):
        result += otherwise[at : at + 1] + close[at : at + 1]
    return result, unseen


def decisions(
    match: Match, seat: int, guide: Guide[Any], until: float = FOREVER
) -> tuple[list[Doubt], int]:
    """All of a seat in which there was another plan; a gap below 0: so much worse is the next. And
    how many were left when the time was over: the last ones, since the game is played again."""
    found: list[Doubt] = []
    again = match.branch(0)
    for number, entry in enumerate(match.entries):
        if time.perf_counter() >= until:
            return found, sum(left.seat == seat for left in match.entries[number:])
        if entry.seat == seat:
            ask = again.ask(seat)
            move = match.game.catalogue.parse(entry.text)
            if len(ask.moves) > 1 and move in ask.moves:
                lot = chance_of(match.game, match.seed, seat).at(number)
                doubt = doubt_of(ask, guide, number, move, lot)
                if doubt.others:
                    found.append(doubt)
        again.enter(entry)
    return found, 0


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


def hinted(sitting: Sitting, seat: int, maker: Maker) -> tuple[Advice, Beside | None]:
    """What such a bot would do in this seat now, and why; of one who searches, how far that is
    ahead of its other idea.

    The first half of the time is for the choice, the second for the numbers, which are counted in
    worlds of their own: what was chosen for what it did has always been a little lucky.
    """
    ask = sitting.match.ask(seat)
    bot = sitting.new_bot(maker, seat)
    bot.rng = sitting.chance(seat)
    if not isinstance(bot, SearchBot):
        return bot.advise(ask), None
    until = time.perf_counter() + THOUGHT
    bot.hurry(THOUGHT / 2)
    found = bot.ranked(ask)
    best, other = found[0], beside_best(found)
    rest = NO_MOVE if other is None else other.plan[0]
    world = ask.world(bot.rng).state
    advice = Advice(best.plan[0], bot.guide.why(world, seat, best.plan[0], rest))
    if other is None:
        return advice, None
    pair = [Candidate(other.plan, 0), Candidate(best.plan, 1)]
    bot.try_all(ask, pair, bot.playouts, until)
    worlds = int(pair[1].playouts)
    if worlds < FEWEST:
        return advice, None
    return advice, Beside(rest, found_by(bot, pair[1]), worlds)


def found_by(bot: SearchBot, candidate: Candidate) -> Margin:
    """How far a plan came out ahead of what it was tried beside."""
    found = margin(candidate, bot.guide.win)
    return Judged(*found) if bot.guide.horizon else found


def beside_best(found: list[Candidate]) -> Candidate | None:
    """The guide's own choice where another plan is best, else the next best; not the other half of
    the same plan."""
    others = [one for one in found if one.plan[0] not in found[0].plan]
    return min(others, key=lambda one: one.place != 0, default=None)


def kind_of(margin: Margin) -> str:
    """What can be said of it: that it brings points, wins more often, both, or points although it
    wins less often; EVEN where nothing stands out from chance."""
    oftener = 0
    if stands_out(margin.wins, margin.wins_error, LEAST_WINS):
        oftener = 1 if margin.wins > 0 else -1
    if margin.points > 0 and stands_out(margin.points, margin.points_error, LEAST_POINTS):
        return {1: "both", 0: "points", -1: "though"}[oftener]
    return "wins" if oftener > 0 else EVEN


def stands_out(mean: float, error: float, least: float) -> bool:
    return abs(mean) > max(CLEAR * error, least)


def numbers_of(margin: Margin) -> dict[str, str | float]:
    """A margin as the texts of hints and reviews take it; victories of a hundred games."""
    return {
        "kind": kind_of(margin),
        "points": round(abs(margin.points), 1),
        "error": rounded(10 * margin.points_error) / 10,
        "wins": round(100 * abs(margin.wins)),
        "wins_error": rounded(100 * margin.wins_error),
        "judged": "yes" if isinstance(margin, Judged) else "no",  # then errors are not told
    }


def rounded(error: float) -> int:
    """To nothing only where there is none."""
    return round(error) or ceil(error)
