"""Why a move is a good idea: the guide's features in the words of `why-KEY`."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.games.ristorante.guide.estimate import Estimate
from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.finale import star_worth
from tablee.games.ristorante.rules.scoring import lost_share
from tablee.games.ristorante.rules.town import Town

ALWAYS = {  # verbs for which one feature speaks, whatever they name
    **dict.fromkeys(("end", "done", "decline", "pass"), "enough"),
    "market": "shopping",
    "take-cube": "cube",
    "tear-down": "least-room",
    "restock": "fresh-stall",
    "rank": "tie",
    "icon": "icon",
}


def reason_for(s: Town, seat: i64, e: Estimate, verb: str, move: i64) -> list[Reason]:
    """Every feature of the guide has its words."""
    numbers = s.house.numbers
    if verb in ALWAYS:
        return [Reason(ALWAYS[verb], ())]
    if verb == "draw":
        return [Reason("few-recipes", (len(s.hands[seat]), int(move - do.DRAW)))]
    if verb == "draw-wine":
        return [Reason("wine-pays", (int(e.incomes),))]
    if verb in ("class", "catch-up"):
        steps = numbers.class_steps if verb == "class" else 1
        return [Reason("climbs", (int(s.rating_after(seat, steps)),))]
    if verb == "build":
        return [Reason("room", (numbers.room_points[move - do.BUILD], int(e.incomes)))]
    if verb == "cubes":
        return [Reason("cubes-win", (s.tally[seat] + int(move - do.CUBES) + 1,))]
    if verb == "bid":
        coins = int(move - do.BID)
        return [Reason("bid", (coins, int(lost_share(s, coins)), int(star_worth(s, seat))))]
    return for_card(s, seat, e, verb, move)


def for_card(s: Town, seat: i64, e: Estimate, verb: str, move: i64) -> list[Reason]:
    cards = s.house.cards
    if verb in ("acquire", "take"):
        return [Reason("bonus", (int((move - do.ACQUIRE) % do.BONUSES + do.FIRST_BONUS),))]
    if verb in ("keep", "play"):
        card = move - (do.KEEP if verb == "keep" else do.PLAY)
        lacking = len(s.lacks(seat, card))
        if verb == "keep" and lacking:
            return [Reason("keeps", (int(card), lacking))]
        return [Reason("cooks", (int(card), cards.points[card], cards.income[card]))]
    if verb == "serve":
        return [Reason("dinner", (int(move - do.SERVE),))]
    if verb == "wine":
        card = move - do.WINE + do.FIRST_WINE
        return [Reason("wine", (int(card), int(e.matches(card)), cards.income[card]))]
    if verb == "discard":
        return [Reason("least", (int(move - do.DISCARD),))]
    kind = e.best_in_crates() if verb == "apprentice" else (move - do.BUY) % cards.kinds
    if verb == "drop":
        return [Reason("spare", (int(kind),))]
    key = "apprentice" if verb == "apprentice" else "wanted"
    return [Reason(key, (int(kind), e.wanted_for[kind]))] if e.wanted[kind] > 0 else []
