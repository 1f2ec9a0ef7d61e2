"""Why a move is a good idea, in the words of `why-KEY`: of what a rating names only what is so.

Ratings are made for every move of every playout, and name what comes first to mind; here it is
looked at again, for the few moves that somebody asks about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.bots.base import Reason
from tablee.games.rivals.guide.mind import NOTHING, Choice, gain
from tablee.games.rivals.guide.shopping import Shopper
from tablee.games.rivals.rules import cooking, ids, moves as m, offers, pieces, serving, wars
from tablee.games.rivals.rules.pieces import Restaurant

# What is said only of a move than which none is rated better, and only of one worth something.
OF_THE_BEST: Final = (
    *(NOTHING, "strong", "strong-card", "weak-card", "least", "keep", "leader", "hurts", "crowd"),
    *("shelf", "missed", "cash", "dear", "fits", "wait", "recipes-first"),
)
OF_WORTH: Final = (
    *("needs", "completes", "useful", "market", "upgrade", "rich", "bundle", "card", "comrade"),
    *("bid", "hurts", "crowd", "missed", "cash", "wait", "stars", "ransom", "deal"),
)


def reasons_for(mind: Shopper, found: list[Choice], move: int) -> list[Reason]:
    """`found`: all that is worth a thought."""
    best = max([one.worth for one in found], default=0)
    told: list[Reason] = []
    for one in found:
        if one.move != move or not one.why:
            continue
        if one.why in OF_THE_BEST and one.worth < best:
            continue
        if one.why in OF_WORTH and one.worth <= 0:
            continue
        told += LOOKS[one.why](mind, one) if one.why in LOOKS else [Reason(one.why, one.args)]
    return told


def said(key: str, *args: int) -> list[Reason]:
    return [Reason(key, args)]


def as_it_is(mind: Shopper, one: Choice, so: bool) -> list[Reason]:
    return [Reason(one.why, one.args)] if so else []


# --- ingredients and markets ----------------------------------------------------------------------


def useful(mind: Shopper, one: Choice) -> list[Reason]:
    """To oneself, not only a loss to somebody else."""
    return as_it_is(mind, one, mind.one_more(mind.me, one.args[0]) > 0)


def shelf(mind: Shopper, one: Choice) -> list[Reason]:
    """What stands beside it on the counters, and may be stood at."""
    counters = [move - m.STAND for move in mind.moves if m.STAND <= move < m.STAND_SHELF]
    lacks = mind.lacking(mind.me)
    return as_it_is(mind, one, all(mind.s.kind_on(at) not in lacks for at in counters))


def hope(mind: Shopper, one: Choice) -> list[Reason]:
    unseen = mind.unseen()
    here = [kind for kind in mind.lacking(mind.me) if mind.box.market_of[kind] == one.args[0]]
    return as_it_is(mind, one, any(unseen[kind] for kind in here))


def crowd(mind: Shopper, one: Choice) -> list[Reason]:
    lacked = [kind for seat in mind.others() for kind in mind.lacking(mind.s.restaurants[seat])]
    return as_it_is(mind, one, any(mind.box.market_of[kind] == one.args[0] for kind in lacked))


def litter(mind: Shopper, one: Choice) -> list[Reason]:
    """R8.6: all of it, whatever goes now."""
    return said("litter", mind.me.garbage) if mind.me.garbage else []


# --- cards and powers -----------------------------------------------------------------------------


def hurts(mind: Shopper, one: Choice) -> list[Reason]:
    """Where it was reckoned what is lost, and that is something."""
    card = mind.s.effect.card
    if mind.phase == "drama":
        return as_it_is(mind, one, True)
    if card in (ids.CRITIC, ids.BUSINESS):
        return as_it_is(mind, one, one.worth > 1)  # whoever has nothing to lose counts 1
    return as_it_is(mind, one, card in (ids.RAIDERS, ids.ROBBERY, ids.INSPECTOR, ids.NINJA))


def answer(mind: Shopper, one: Choice) -> list[Reason]:
    """Against what somebody else does: to stop it, or to let it pass."""
    if mind.phase == "window":
        return said("keep")
    if one.move == m.CLAM:
        return said("saves") if one.why == "saves" else []
    threatened = mind.s.effect.user != mind.seat
    return said("lets") if one.why == "keep" and threatened else []


# --- offers ---------------------------------------------------------------------------------------


def deal(mind: Shopper, one: Choice) -> list[Reason]:
    """What is to be offered, and for what."""
    entries = one.plan if m.OFFER <= one.move < m.OFFER + m.SEATS else [*mind.notes, *one.plan]
    offer = offers.offer_of(mind.s, mind.seat, offers.read_draft(entries[:-1]))
    gives = [kind for kind in range(m.KINDS) if offer.gives[kind]]
    asks = [kind for kind in range(m.KINDS) if offer.asks[kind]]
    whose = (one.args[0], one.args[1])
    if offer.swaps:
        code = offer.swapped()[0]
        mine, theirs = mind.me, mind.s.restaurants[offer.partner]
        mine_number = mine.number(mine.recipes[code // 2])
        return said("deal-recipes", mine_number, theirs.number(theirs.recipes[code % 2]), *whose)
    if offer.gives[pieces.GARBAGE]:
        cleaned = (offer.gives[pieces.GARBAGE], offer.gives[pieces.MONEY])
        return said("deal-garbage", *cleaned, *whose)
    if gives and asks:
        return said("deal-kinds", gives[0], asks[0], *whose)
    if asks:
        return said("deal-buys", offer.gives[pieces.MONEY], asks[0], *whose)
    return said("deal-sells", gives[0], offer.asks[pieces.MONEY], *whose)


def weighed(mind: Shopper, one: Choice) -> list[Reason]:
    """Of an offer that was made: what it brings, or why not."""
    offer = [other for other in mind.s.offers if other.partner == mind.seat][-1]
    mine, theirs = mind.offer_worth(offer, False), mind.offer_worth(offer, True)
    if one.why == "gain":
        return as_it_is(mind, one, mine > 0)
    if theirs > mine:
        return said("unfair", offer.giver)
    return said("little-gain", offer.giver) if mine < mind.taste.accepts else []


def cannot_bid(mind: Shopper, one: Choice) -> list[Reason]:
    """R7.32: nothing is legal that is more than what leads."""
    first = one.move - m.BID_DROP
    figure = mind.me.figures[(one.move - m.BID) // m.BIDS]
    lead = wars.leaders(mind.s, figure.war)
    most = (lead[0].bid_money, lead[0].bid_garbage) if lead else (0, 0)
    mine = [move - first for move in mind.moves if first <= move < one.move]
    return as_it_is(mind, one, all(wars.amounts(mind.s, figure, what) <= most for what in mine))


# --- cooking --------------------------------------------------------------------------------------


def cook(mind: Shopper, one: Choice) -> list[Reason]:
    """R8.6: with an extra, if one is left over by what the dishes need."""
    me, left = mind.me, mind.me.have[:]
    slots = [slot for slot in range(2) if (one.move - m.COOK) >> slot & 1]
    for slot in slots:
        mind.lacks(me, me.recipes[slot], left)
    points = sum([gain(me, me.recipes[slot], left, me.garbage) for slot in slots])
    numbers = [me.number(me.recipes[slot]) for slot in slots]
    if not points:
        return []
    return said("cook" if len(slots) == 1 else "cook-both", *numbers, points)


def extra(mind: Shopper, one: Choice) -> list[Reason]:
    """R8.6: less what the garbage takes, which may be all of it."""
    me: Restaurant = mind.me
    plate = cooking.plate_so_far(mind.s, mind.seat)
    recipe = me.recipes[plate.extra_slots[len(plate.extras)]]
    gains = [
        serving.gain_of(me, serving.worth_of(me, recipe, more), me.gourmet(recipe), me.penalty)
        for more in (False, True)
    ]
    return as_it_is(mind, one, gains[1] > gains[0])


def bonus_first(mind: Shopper, one: Choice) -> list[Reason]:
    """R11.2: an upgrade that one has not, and with which one chooses among recipes."""
    me, box = mind.me, mind.box
    bonus = 3 * me.name + one.move - m.BONUS
    upgrade = 1 << box.bonus_a[bonus] if box.bonus[bonus] == ids.FREE_UPGRADE else 0
    book = upgrade in (ids.BASIC_BOOK, ids.GOURMET_BOOK) and not me.upgrades & upgrade
    return as_it_is(mind, one, book)


LOOKS: Final[dict[str, Callable[[Shopper, Choice], list[Reason]]]] = {
    "useful": useful,
    "shelf": shelf,
    "hope": hope,
    "crowd": crowd,
    "litter": litter,
    "hurts": hurts,
    "saves": answer,
    "keep": answer,
    "deal": deal,
    "cannot-bid": cannot_bid,
    "gain": weighed,
    "unfair": weighed,
    "cook": cook,
    "extra": extra,
    "bonus-first": bonus_first,
    "hit": lambda mind, one: as_it_is(mind, one, m.HIT <= one.move < m.SPARE),
    "all": lambda mind, one: as_it_is(mind, one, one.move != m.FINISH),
    "serious": lambda mind, one: as_it_is(mind, one, one.move == m.NO),
}
