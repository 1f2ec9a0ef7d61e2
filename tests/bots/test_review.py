"""The decisions that cost most: a planted blunder is found, hidden cards are never looked at."""

from __future__ import annotations

from tablee import bots, games
from tablee.bots import Sitting, review
from tablee.bots.review import costliest, doubtful
from tablee.kernel import Match

RAMEN = games.load("ramen")


def played_with_blunders() -> tuple[Match, list[int]]:
    """A game alone by `greedy`, but for some turns the worst cards of all; where that was."""
    match = Match(RAMEN, 1, {"mode": "solo"}, "review")
    sitting = Sitting(match, [bots.find(RAMEN, "greedy")])
    guide = bots.guide_of(RAMEN)
    assert guide is not None
    blunders: list[int] = []
    while not match.over:
        ask = match.ask(0)
        if len(blunders) < 6 and len(match.entries) >= 12 and len(ask.moves) > 4:
            rates = guide.rate(ask.world().state, 0, ask.moves)
            blunders.append(len(match.entries))
            sitting.play(0, ask.moves[rates.index(min(rates))])
        else:
            sitting.advance()
    return match, blunders


def test_a_blunder_is_found_with_something_better() -> None:
    match, blunders = played_with_blunders()
    found = costliest(match, 0, playouts=24)
    assert found
    worst = found[0]
    assert worst.entry in blunders
    assert worst.cost > 0
    assert worst.better in match.branch(worst.entry).moves(0)
    assert worst.better != worst.move
    assert [item.cost for item in found] == sorted([item.cost for item in found], reverse=True)


def test_only_decisions_of_the_seat_are_looked_at() -> None:
    match = Match(RAMEN, 2, {"mode": "duel"}, "review")
    Sitting(match, [bots.find(RAMEN, "random"), bots.find(RAMEN, "random")]).run()
    guide = bots.guide_of(RAMEN)
    assert guide is not None
    doubts = doubtful(match, 1, guide)
    assert len(doubts) == review.DOUBTFUL
    assert all(match.entries[entry].seat == 1 for entry, _, _ in doubts)
