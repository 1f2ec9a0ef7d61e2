"""Why a move is a good idea: the guide's features in the words of `why-KEY`."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.games.ristorante.guide.estimate import Estimate
from tablee.games.ristorante.rules.moves import (
    ACQUIRE,
    BID,
    BONUSES,
    BUILD,
    BUY,
    CATCH_UP,
    CLASS,
    CUBES,
    DISCARD,
    DRAW,
    DRAW_WINE,
    FIRST_BONUS,
    FIRST_WINE,
    KEEP,
    MARKET,
    PLAY,
    RANK,
    RESTOCK,
    SERVE,
    TEAR_DOWN,
    WINE,
)
from tablee.games.ristorante.rules.town import Town
from tablee.games.ristorante.rules.vip import lost_share


def reason_for(s: Town, seat: i64, e: Estimate, move: i64) -> list[Reason]:
    """At most one reason; none where the feature behind the move has no words."""
    if move < DRAW:
        return [Reason("enough", ())]
    if move < BUILD:
        return for_action(s, seat, e, move)
    if move < CUBES:
        return for_table(s, e, move)
    if move < KEEP:
        return for_numbers(s, seat, move)
    return for_card(s, seat, e, move)


def for_action(s: Town, seat: i64, e: Estimate, move: i64) -> list[Reason]:
    if move < DRAW_WINE:
        return [Reason("few-recipes", (len(s.hands[seat]), int(move - DRAW)))]
    if move == DRAW_WINE:
        return [Reason("wine-pays", (int(e.incomes),))]
    if move == MARKET:
        return [Reason("shopping", ())]
    if move in (CLASS, CATCH_UP):
        return [Reason("climbs", (s.ratings[seat] + 1,))]
    return []


def for_table(s: Town, e: Estimate, move: i64) -> list[Reason]:
    if move < TEAR_DOWN:
        return [Reason("room", (s.house.numbers.room_points[move - BUILD], int(e.incomes)))]
    return [Reason("fresh-stall", ())] if RESTOCK <= move < RANK else []


def for_numbers(s: Town, seat: i64, move: i64) -> list[Reason]:
    if move < BID:
        return [Reason("cubes-win", (s.tally[seat] + int(move - CUBES) + 1,))]
    if move < ACQUIRE:
        coins = move - BID
        return [Reason("bid", (int(coins), int(lost_share(s, coins))))]
    return [Reason("bonus", (int((move - ACQUIRE) % BONUSES + FIRST_BONUS),))]


def for_card(s: Town, seat: i64, e: Estimate, move: i64) -> list[Reason]:
    cards = s.house.cards
    if move < SERVE:
        card = move - KEEP if move < PLAY else move - PLAY
        lacking = len(s.lacks(seat, card))
        if move < PLAY and lacking:
            return [Reason("keeps", (int(card), lacking))]
        return [Reason("cooks", (int(card), cards.points[card], cards.income[card]))]
    if WINE <= move < DISCARD:
        card = move - WINE + FIRST_WINE
        return [Reason("wine", (int(card), int(e.matches(card)), cards.income[card]))]
    if BUY <= move < s.house.drop:
        kind = (move - BUY) % cards.kinds
        if e.wanted[kind] > 0:
            return [Reason("wanted", (int(kind), e.wanted_for[kind]))]
    return []
