"""Why a move is a good idea: the guide's features in the words of `why-KEY`."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.games.ristorante.guide.estimate import Estimate
from tablee.games.ristorante.rules.moves import (
    ACQUIRE,
    APPRENTICE,
    BID,
    BONUSES,
    BUILD,
    BUY,
    CUBES,
    DISCARD,
    DRAW,
    DRAW_WINE,
    FIRST_BONUS,
    FIRST_WINE,
    ICON,
    KEEP,
    MARKET,
    PLAY,
    RANK,
    RESTOCK,
    SERVE,
    TAKE_CUBE,
    TEAR_DOWN,
    WINE,
)
from tablee.games.ristorante.rules.town import Town
from tablee.games.ristorante.rules.vip import lost_share


def reason_for(s: Town, seat: i64, e: Estimate, move: i64) -> list[Reason]:
    """Every feature of the guide has its words."""
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
    if move == TAKE_CUBE:
        return [Reason("cube", ())]
    if move == APPRENTICE:
        kind = e.best_in_crates()
        return [Reason("apprentice", (int(kind), e.wanted_for[kind]))] if e.wanted[kind] else []
    return [Reason("climbs", (s.ratings[seat] + 1,))]


def for_table(s: Town, e: Estimate, move: i64) -> list[Reason]:
    if move < TEAR_DOWN:
        return [Reason("room", (s.house.numbers.room_points[move - BUILD], int(e.incomes)))]
    if move < RESTOCK:
        return [Reason("least-room", ())]
    return [Reason("fresh-stall" if move < RANK else "tie", ())]


def for_numbers(s: Town, seat: i64, move: i64) -> list[Reason]:
    if move < BID:
        return [Reason("cubes-win", (s.tally[seat] + int(move - CUBES) + 1,))]
    if move < ACQUIRE:
        coins = move - BID
        star = int(s.house.numbers.star)
        return [Reason("bid", (int(coins), int(lost_share(s, coins)), star))]
    return [Reason("bonus", (int((move - ACQUIRE) % BONUSES + FIRST_BONUS),))]


def for_card(s: Town, seat: i64, e: Estimate, move: i64) -> list[Reason]:
    cards = s.house.cards
    if move < SERVE:
        card = move - KEEP if move < PLAY else move - PLAY
        lacking = len(s.lacks(seat, card))
        if move < PLAY and lacking:
            return [Reason("keeps", (int(card), lacking))]
        return [Reason("cooks", (int(card), cards.points[card], cards.income[card]))]
    if move < ICON:
        return [Reason("dinner", (int(move - SERVE),))]
    if move < WINE:
        return [Reason("icon", ())]
    if move < DISCARD:
        card = move - WINE + FIRST_WINE
        return [Reason("wine", (int(card), int(e.matches(card)), cards.income[card]))]
    if move < BUY:
        return [Reason("least", (int(move - DISCARD),))]
    kind = (move - BUY) % cards.kinds
    if move >= s.house.drop:
        return [Reason("spare", (int(kind),))]
    return [Reason("wanted", (int(kind), e.wanted_for[kind]))] if e.wanted[kind] > 0 else []
