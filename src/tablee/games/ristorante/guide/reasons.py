"""Why a move is a good idea: the guide's features in the words of `why-KEY`."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.games.ristorante.guide.estimate import Estimate
from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.scoring import lost_share
from tablee.games.ristorante.rules.town import Town


def reason_for(s: Town, seat: i64, e: Estimate, move: i64) -> list[Reason]:
    """Every feature of the guide has its words."""
    if move < do.DRAW:
        return [Reason("enough", ())]
    if move < do.BUILD:
        return for_action(s, seat, e, move)
    if move < do.CUBES:
        return for_table(s, e, move)
    if move < do.KEEP:
        return for_numbers(s, seat, move)
    return for_card(s, seat, e, move)


def for_action(s: Town, seat: i64, e: Estimate, move: i64) -> list[Reason]:
    if move < do.DRAW_WINE:
        return [Reason("few-recipes", (len(s.hands[seat]), int(move - do.DRAW)))]
    if move == do.DRAW_WINE:
        return [Reason("wine-pays", (int(e.incomes),))]
    if move == do.MARKET:
        return [Reason("shopping", ())]
    if move == do.TAKE_CUBE:
        return [Reason("cube", ())]
    if move == do.APPRENTICE:
        kind = e.best_in_crates()
        return [Reason("apprentice", (int(kind), e.wanted_for[kind]))] if e.wanted[kind] else []
    return [Reason("climbs", (s.ratings[seat] + 1,))]


def for_table(s: Town, e: Estimate, move: i64) -> list[Reason]:
    if move < do.TEAR_DOWN:
        return [Reason("room", (s.house.numbers.room_points[move - do.BUILD], int(e.incomes)))]
    if move < do.RESTOCK:
        return [Reason("least-room", ())]
    return [Reason("fresh-stall" if move < do.RANK else "tie", ())]


def for_numbers(s: Town, seat: i64, move: i64) -> list[Reason]:
    if move < do.BID:
        return [Reason("cubes-win", (s.tally[seat] + int(move - do.CUBES) + 1,))]
    if move < do.ACQUIRE:
        coins = move - do.BID
        star = int(s.house.numbers.star)
        return [Reason("bid", (int(coins), int(lost_share(s, coins)), star))]
    return [Reason("bonus", (int((move - do.ACQUIRE) % do.BONUSES + do.FIRST_BONUS),))]


def for_card(s: Town, seat: i64, e: Estimate, move: i64) -> list[Reason]:
    cards = s.house.cards
    if move < do.SERVE:
        card = move - do.KEEP if move < do.PLAY else move - do.PLAY
        lacking = len(s.lacks(seat, card))
        if move < do.PLAY and lacking:
            return [Reason("keeps", (int(card), lacking))]
        return [Reason("cooks", (int(card), cards.points[card], cards.income[card]))]
    if move < do.ICON:
        return [Reason("dinner", (int(move - do.SERVE),))]
    if move < do.WINE:
        return [Reason("icon", ())]
    if move < do.DISCARD:
        card = move - do.WINE + do.FIRST_WINE
        return [Reason("wine", (int(card), int(e.matches(card)), cards.income[card]))]
    if move < do.BUY:
        return [Reason("least", (int(move - do.DISCARD),))]
    kind = (move - do.BUY) % cards.kinds
    if move >= s.house.drop:
        return [Reason("spare", (int(kind),))]
    return [Reason("wanted", (int(kind), e.wanted_for[kind]))] if e.wanted[kind] > 0 else []
