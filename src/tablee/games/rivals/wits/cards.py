"""What playing an action card now would be worth, in dollars, and whom it should hit."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.rules.moves import KINDS, MARKETS
from tablee.games.rivals.rules.plan import (
    ALIEN_ATTACK,
    BUSINESS,
    CAMERA,
    CLAM_VOYANCE,
    CONTAMINATION,
    CRITIC,
    DINNER,
    DISCOUNT,
    FAKE_SALE,
    FARMERS,
    FIVE_STAR,
    FRIDGE_RAID,
    GO_VEGAN,
    GOO,
    INSPECTOR,
    JACKPOT,
    MONOPOLY,
    MYSTERY_MART,
    NINJA,
    NONE,
    ONE_WORLD,
    RAIDERS,
    RAT_CARD,
    RECALL,
    ROAD_BLOCK,
    ROBBERY,
    SHOPPING_SPREE,
    SOUS_CHEF,
    SPECIAL_ORDER,
    TAXES,
)
from tablee.games.rivals.wits.sight import Player, Sight
from tablee.games.rivals.wits.worth import POINT, missing, shopping, with_kind

HARM: Final = 3  # what others lose counts for a third of what one gains oneself
ENOUGH: Final = 150  # a card is kept for a better moment unless it brings as much
# what a card in hand is worth, to choose which to keep
KEPT: Final = {
    CLAM_VOYANCE: 220,
    RAIDERS: 260,
    ROBBERY: 240,
    FIVE_STAR: 300,
    ALIEN_ATTACK: 60,
    CONTAMINATION: 230,
    DISCOUNT: 220,
    INSPECTOR: 180,
    RECALL: 200,
    FRIDGE_RAID: 330,
    GO_VEGAN: 200,
    BUSINESS: 320,
    JACKPOT: 280,
    MONOPOLY: 240,
    CRITIC: 200,
    NINJA: 180,
    RAT_CARD: 150,
    ROAD_BLOCK: 300,
    SHOPPING_SPREE: 200,
    SPECIAL_ORDER: 280,
    TAXES: 350,
    FAKE_SALE: 150,
    SOUS_CHEF: 60,
    ONE_WORLD: 250,
    DINNER: 250,
    FARMERS: 200,
    CAMERA: 10,
}


def card_worth(sight: Sight, card: int) -> int:
    """What this card would bring now; `ENOUGH` or more: it should be played."""
    if card in (RAIDERS, MONOPOLY, SPECIAL_ORDER, FRIDGE_RAID):
        return ingredient_card(sight, card)
    if card in (ROBBERY, TAXES, INSPECTOR, JACKPOT, DINNER, ONE_WORLD):
        return money_card(sight, card)
    if card == SHOPPING_SPREE:
        return best_visit(sight)
    if card == DISCOUNT:
        return discount_worth(sight)
    return mean_card(sight, card)


# --- cards that bring ingredients -----------------------------------------------------------------


def ingredient_card(sight: Sight, card: int) -> int:
    if card == RAIDERS:
        return max([raid_worth(sight, seat) for seat in sight.others()])
    if card == MONOPOLY:
        return max([monopoly_worth(sight, kind) for kind in range(KINDS)])
    if card == SPECIAL_ORDER:
        return max([take_worth(sight, kind) for kind in sight.counters])
    return max([search_worth(sight, market) for market in range(MYSTERY_MART)])


def take_worth(sight: Sight, kind: int) -> int:
    """One ingredient for nothing; NONE is none."""
    return 0 if kind == NONE else with_kind(sight, sight.me, kind, 1, 0)


def theft_worth(sight: Sight, victim: int, kind: int) -> int:
    """An ingredient of somebody else's: what it brings, and some of what it costs them."""
    loss = -with_kind(sight, sight.players[victim], kind, -1, 0)
    return take_worth(sight, kind) + loss // HARM


def raid_worth(sight: Sight, victim: int) -> int:
    owned = sight.players[victim].have
    return max([theft_worth(sight, victim, kind) for kind in range(KINDS) if owned[kind]] + [0])


def monopoly_worth(sight: Sight, kind: int) -> int:
    if sight.tables.market_of[kind] == MYSTERY_MART:
        return 0
    taken = 0
    harm = 0
    for seat in sight.others():
        number = sight.players[seat].have[kind]
        if number:
            taken += number
            harm -= with_kind(sight, sight.players[seat], kind, -number, 0)
    return with_kind(sight, sight.me, kind, taken, 0) + harm // HARM if taken else 0


def search_worth(sight: Sight, market: int) -> int:
    """R9.18: the two best kinds that may be on a shelf; a full shelf has nearly all of them."""
    worths = [
        take_worth(sight, kind)
        for kind in range(KINDS)
        if sight.tables.market_of[kind] == market and sight.unseen[kind] > 1
    ]
    worths.sort()
    return sum(worths[-2:]) if sight.shelves[market] > 3 else 0


def best_visit(sight: Sight) -> int:
    return max([shopping(sight, sight.me, market, 0) for market in range(MARKETS)])


# --- cards that bring money -----------------------------------------------------------------------


def money_card(sight: Sight, card: int) -> int:
    if card == JACKPOT:
        return sight.tables.jackpot
    if card == DINNER:
        return sight.tables.smile_money * (sight.seats - 1) // 2
    if card == ONE_WORLD:
        return min(sight.tables.recycle, sight.me.garbage) * 350 - 350
    amounts = [loot(sight, card, sight.players[seat]) for seat in sight.others()]
    amounts.sort()
    number = {ROBBERY: 1, INSPECTOR: 2, TAXES: len(amounts)}[card]
    found = sum(amounts[-number:])
    return found if card == ROBBERY or found > ENOUGH else 0


def loot(sight: Sight, card: int, p: Player) -> int:
    """What a player would have to hand over."""
    if card == ROBBERY:
        return p.money // 200 * 100
    if card == TAXES:
        return min(p.money, sight.tables.tax)
    return min(p.money, sight.tables.fine * p.garbage)


def discount_worth(sight: Sight) -> int:
    """R7.17: half of what is about to be spent."""
    dear = 0
    for place in sight.me.places:
        if place >= 3 and sight.me.money >= 400:
            dear = sight.me.money // 2
    return dear


# --- cards that hurt ------------------------------------------------------------------------------


def mean_card(sight: Sight, card: int) -> int:
    if card == ALIEN_ATTACK:
        rivals = sum([sight.players[seat].have[GOO] for seat in sight.others()])
        return 150 * rivals - 600 * sight.me.have[GOO]
    if card == BUSINESS:
        return sum([POINT for seat in sight.others() if ready(sight, sight.players[seat])])
    if card == CRITIC:
        return 50 * sight.players[sight.leader(sight.others())].popularity
    if card == ROAD_BLOCK:
        out = [1 for seat in sight.others() if min(sight.players[seat].places) < 7]
        return 100 * len(out) + 50
    if card in (CONTAMINATION, RECALL, FARMERS, NINJA, FAKE_SALE, RAT_CARD):
        return ENOUGH
    return 0  # five stars and Go Vegan belong to cooking; the rest is not worth a card


def ready(sight: Sight, p: Player) -> bool:
    """Whether a restaurant has all that one of its recipes needs."""
    for recipe in p.recipes:
        if recipe != NONE and not missing(sight, p, recipe, p.have[:], False):
            return True
    return False
