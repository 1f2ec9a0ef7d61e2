"""After a game: the decisions that cost most, judged by what the player could know at the time.

Each decision is looked at through an ask of its own: worlds that the seat could not tell from the
true one then, never the cards as they turned out to be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.bots.base import Ask, Reason
from tablee.bots.guide import Guide, best_first
from tablee.bots.levels import guide_of
from tablee.bots.search import FOREVER, Candidate, SearchBot
from tablee.bots.sitting import chance_of
from tablee.kernel import Match, Rng

DOUBTFUL = 10  # so many decisions, those the guide doubts most, are played out
PLAYOUTS = 64  # of each of two moves
ENOUGH = 2.0  # a difference of so many standard errors is not luck


@dataclass(frozen=True)
class Costly:
    """A decision that could have been better: the match branches before `entry`."""

    entry: int
    move: int
    better: int
    cost: float  # points ahead lost, on average
    error: float  # its standard error
    reasons: list[Reason]  # for the better move


def costliest(match: Match, seat: int, most: int = 3, playouts: int = PLAYOUTS) -> list[Costly]:
    """The decisions of a seat that cost most, the worst first; none where the game has no guide."""
    guide = guide_of(match.game)
    if guide is None:
        return []
    doubts = doubtful(match, seat, guide)
    found = [compared(match, seat, guide, *doubt, playouts) for doubt in doubts]
    costly = certain(found)
    costly.sort(key=lambda item: -item.cost)
    return costly[:most]


def certain(found: list[Costly]) -> list[Costly]:
    """Those whose cost is no luck."""
    return [item for item in found if item.cost > ENOUGH * item.error]


def doubtful(match: Match, seat: int, guide: Guide[Any]) -> list[tuple[int, int, int]]:
    """(entry, move, better move) where the guide would have played otherwise, widest gap first."""
    found: list[tuple[int, int, int]] = []
    gaps: list[int] = []
    again = match.branch(0)
    for number, entry in enumerate(match.entries):
        if entry.seat == seat:
            ask = again.ask(seat)
            move = match.game.moves.parse(entry.text)
            if len(ask.moves) > 1 and move in ask.moves:
                world = ask.world(chance_of(match.game, match.seed, seat).at(number)).state
                rates = guide.rate(world, seat, ask.moves)
                best = best_first(rates)[0]
                gap = rates[best] - rates[ask.moves.index(move)]
                if gap > 0:
                    found.append((number, move, ask.moves[best]))
                    gaps.append(gap)
        again.enter(entry)
    return [found[at] for at in best_first(gaps)[:DOUBTFUL]]


def compared(
    match: Match, seat: int, guide: Guide[Any], entry: int, move: int, better: int, playouts: int
) -> Costly:
    """Two moves in the same worlds, dealt from what the seat knew before the entry."""
    ask: Ask = match.branch(entry).ask(seat)
    lot = chance_of(match.game, match.seed, seat).at(entry)
    mean, error = tried(ask, SearchBot(match.game, seat, lot, guide, playouts), [better], [move])
    reasons = guide.reasons(ask.world(lot).state, seat, better)
    return Costly(entry, move, better, mean, error, reasons)


def tried(ask: Ask, bot: SearchBot, plan: list[int], other: list[int]) -> tuple[float, float]:
    """Two plans in as many worlds as the bot has playouts: points ahead, and a standard error."""
    pair = [Candidate(other, 0), Candidate(plan, 1)]
    bot.try_all(ask, pair, bot.playouts, FOREVER)
    n = float(pair[1].playouts)
    mean = float(pair[1].ahead) / n
    spread = max(0.0, pair[1].ahead_squares / n - mean * mean)
    return mean / 1000, (spread / max(1.0, n - 1)) ** 0.5 / 1000


def runner_up(
    match: Match, seat: int, move: int, lot: Rng, worlds: int
) -> tuple[int, float, float] | None:
    """What the guide would do instead of a move: that, points ahead of it, a standard error.

    None where there is no other choice.
    """
    guide = guide_of(match.game)
    ask = match.ask(seat)
    if guide is None or len(ask.moves) == 1:
        return None
    plans = guide.plans(ask.world(lot).state, seat, ask.moves)
    others = [plan for plan in plans if plan[0] != move]
    if not others:
        return None
    plan = next((plan for plan in plans if plan[0] == move), [move])
    ahead, error = tried(ask, SearchBot(match.game, seat, lot, guide, worlds), plan, others[0])
    return others[0][0], ahead, error


def reasons_for(match: Match, seat: int, move: int, lot: Rng) -> list[Reason]:
    """What the guide says for a move that it would not have chosen itself."""
    guide = guide_of(match.game)
    return [] if guide is None else guide.reasons(match.ask(seat).world(lot).state, seat, move)
