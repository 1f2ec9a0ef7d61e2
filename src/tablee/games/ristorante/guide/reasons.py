"""Why a move is a good idea: what is so at this table, in the words of `why-KEY`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.games.ristorante.guide.estimate import Estimate
from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.cooking import of_course
from tablee.games.ristorante.rules.finale import has_wine, star_worth
from tablee.games.ristorante.rules.food_guide import counts_as
from tablee.games.ristorante.rules.market import searches
from tablee.games.ristorante.rules.scoring import lost_share, may_win, prize_with
from tablee.games.ristorante.rules.tiles import crate_kinds, kinds_in, may_come
from tablee.games.ristorante.rules.town import Town

# What is said only of a move than which the guide thinks none better: the least, the best, nothing.
OF_THE_BEST: Final = {
    **dict.fromkeys(("end", "done", "decline", "pass"), "enough"),
    "tear-down": "least-room",
    "rank": "tie",
}
OF_THE_BEST_CARD: Final = {"take": "most", "serve": "dinner", "discard": "least"}
FEW: Final = 3  # recipes in hand
NEARLY: Final = 2  # ingredients that a recipe lacks
CLOSER: Final = 1  # what a step on the scale means for the next toque
REACHED: Final = 2


def reason_for(s: Town, seat: i64, e: Estimate, verb: str, move: i64, best: bool) -> list[Reason]:
    """`best`: no other move is rated better."""
    if verb in OF_THE_BEST:
        return [Reason(OF_THE_BEST[verb], ())] if best else []
    if verb in OF_THE_BEST_CARD:
        return [Reason(OF_THE_BEST_CARD[verb], (card_of(verb, move),))] if best else []
    if verb == "draw":
        return to_draw(s, seat, e, move - do.DRAW)
    if verb == "draw-wine":
        return to_draw_wine(s, seat, e)
    if verb in ("market", "restock"):
        return to_shop(s, seat, e) if verb == "market" else to_restock(s, e, [move - do.RESTOCK])
    if verb in ("class", "catch-up", "build", "take-cube"):
        return to_grow(s, seat, e, verb, move)
    if verb in ("cubes", "bid", "icon"):
        return before_judges(s, seat, verb, move)
    return for_card(s, seat, e, verb, move, best)


def card_of(verb: str, move: i64) -> int:
    if verb in ("acquire", "take"):
        return int((move - do.ACQUIRE) % do.BONUSES + do.FIRST_BONUS)
    if verb in ("keep", "play"):
        return int(move - (do.KEEP if verb == "keep" else do.PLAY))
    if verb == "wine":
        return int(move - do.WINE + do.FIRST_WINE)
    return int(move - (do.SERVE if verb == "serve" else do.DISCARD))


# --- actions --------------------------------------------------------------------------------------


def to_draw(s: Town, seat: i64, e: Estimate, course: i64) -> list[Reason]:
    """A course that is nowhere, or few recipes."""
    hand = s.hands[seat]
    of_it = [card for card in hand if s.house.cards.course[card] == course]
    if not of_it and not of_course(s, seat, course):
        return [Reason("new-course", (int(course),))]
    return [Reason("few-recipes", (len(hand), int(course)))] if len(hand) <= FEW else []


def to_draw_wine(s: Town, seat: i64, e: Estimate) -> list[Reason]:
    """What a wine brings each season; in the last one, the recipes that it may match."""
    if e.incomes:
        return [Reason("wine-pays", (int(e.incomes),))]
    ideal = s.house.cards.wine
    without = [card for card in s.menus[seat] if not has_wine(s, seat, ideal[card])]
    return [Reason("lacks-wine", (len(without),))] if without else []


def to_shop(s: Town, seat: i64, e: Estimate) -> list[Reason]:
    """What is needed and can be paid is on a stall, or in a crate that may be searched; else there
    is a stall to turn over."""
    for shop in range(do.SHOPS):
        for kind in kinds_in(s.house, s.stalls[shop]):
            if buys(s, seat, e, kind):
                return [Reason("shopping", ())]
    for shop in range(do.SHOPS):
        for kind in crate_kinds(s, shop) if searches(s, seat, shop) else []:
            if buys(s, seat, e, kind):
                return [Reason("in-crate", (kind, e.wanted_for[kind]))]
    return to_restock(s, e, list(range(do.SHOPS)))


def buys(s: Town, seat: i64, e: Estimate, kind: i64) -> bool:
    return e.wanted[kind] > 0 and s.house.kind_cost(kind) <= s.cash[seat]


def to_restock(s: Town, e: Estimate, shops: list[int]) -> list[Reason]:
    """What is wanted most of all that is on no stall but may come."""
    found = -1
    for shop in shops:
        shown = kinds_in(s.house, s.stalls[shop])
        for kind in may_come(s, shop):
            more = e.wanted[kind] > (e.wanted[found] if found >= 0 else 0)
            if more and kind not in shown:
                found = kind
    return [Reason("fresh-stall", (found, e.wanted_for[found]))] if found >= 0 else []


def to_grow(s: Town, seat: i64, e: Estimate, verb: str, move: i64) -> list[Reason]:
    """Rooms, cubes, steps up the scale: what they bring until the end."""
    numbers = s.house.numbers
    if verb == "take-cube":
        return [Reason("cube", ())]
    if verb == "build":
        room = move - do.BUILD
        worth = (numbers.room_points[room], numbers.room_income[room], int(e.incomes))
        return [Reason("room", worth)]
    rating = s.rating_after(seat, numbers.class_steps if verb == "class" else 1)
    now: i64 = s.ratings[seat]
    toque = 0
    if numbers.toques[rating] > numbers.toques[now]:
        toque = REACHED
    elif numbers.toques[numbers.top] > numbers.toques[now]:
        toque = CLOSER
    return [Reason("climbs", (int(rating), int(rating - now), toque))]


# --- judging --------------------------------------------------------------------------------------


def before_judges(s: Town, seat: i64, verb: str, move: i64) -> list[Reason]:
    if verb == "cubes":
        n = move - do.CUBES + 1
        better = prize_with(s, seat, n) > prize_with(s, seat, 0)
        return [Reason("cubes-win", (int(s.tally[seat] + n),))] if better else []
    if verb == "bid":
        coins = move - do.BID
        worth = (int(coins), int(lost_share(s, coins)), int(star_worth(s, seat)))
        return [Reason("bid", worth)] if may_win(s, coins) else []
    others = [card for card in s.dinners[seat] if card != move - do.ICON]
    whole = all(counts_as(s, seat, card, s.icon_for) for card in others)
    return [Reason("icon", ())] if whole else []


# --- cards and ingredients ------------------------------------------------------------------------


def for_card(s: Town, seat: i64, e: Estimate, verb: str, move: i64, best: bool) -> list[Reason]:
    cards = s.house.cards
    if verb == "acquire":
        return [Reason("bonus", (card_of(verb, move),))] if best else []
    if verb in ("keep", "play"):
        return for_recipe(s, seat, e, verb, card_of(verb, move), best)
    if verb == "wine":
        return for_wine(s, e, card_of(verb, move))
    kind = e.best_in_crates() if verb == "apprentice" else int((move - do.BUY) % cards.kinds)
    if verb == "drop":
        return [Reason("spare", (kind,))] if best else []
    key = "in-crate" if verb == "apprentice" else "wanted"
    return [Reason(key, (kind, e.wanted_for[kind]))] if e.wanted[kind] > 0 else []


def for_recipe(s: Town, seat: i64, e: Estimate, verb: str, card: i64, best: bool) -> list[Reason]:
    """Its points and its income, as long as there is any; of those drawn, how little it lacks."""
    lacking = len(s.lacks(seat, card))
    if verb == "keep" and lacking > NEARLY:
        return [Reason("most", (int(card),))] if best else []
    if verb == "keep" and lacking:
        return [Reason("keeps", (int(card), lacking))]
    income = s.house.cards.income[card] if e.incomes else 0
    return [Reason("cooks", (int(card), s.house.cards.points[card], income))]


def for_wine(s: Town, e: Estimate, card: i64) -> list[Reason]:
    matches = int(e.matches(card))
    income = s.house.cards.income[card]
    if matches and e.incomes:
        return [Reason("wine", (int(card), matches, income))]
    if matches:
        return [Reason("wine-match", (int(card), matches))]
    return [Reason("wine-income", (int(card), income))] if e.incomes else []
