"""What every action card and every chef's power is worth, in dollars: to play, to keep, to stop."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.guide.mind import Mind, shopping, with_kind
from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.cards.aimed import loot
from tablee.games.rivals.rules.ids import HOME, MYSTERY_MART, NONE

HARM: Final = 3  # what others lose counts for a third of what one gains oneself


def card_worth(mind: Mind, card: int) -> int:
    """What this card would bring now; `enough` or more: it should be played."""
    if card in (ids.RAIDERS, ids.MONOPOLY, ids.SPECIAL_ORDER, ids.FRIDGE_RAID):
        return ingredient_card(mind, card)
    if card in (ids.ROBBERY, ids.TAXES, ids.INSPECTOR):
        return robbery_card(mind, card)
    if card == ids.JACKPOT:
        return mind.box.jackpot
    if card == ids.DINNER:
        return mind.box.smile_money * (mind.s.seats - 1) // 2
    if card == ids.ONE_WORLD:
        return min(mind.box.recycle, mind.me.garbage) * 350 - 350
    if card == ids.SHOPPING_SPREE:
        return max([shopping(mind, mind.me.figures[0], market) for market in range(m.MARKETS)])
    if card == ids.DISCOUNT:
        return discount_worth(mind)
    return mean_card(mind, card)


def ingredient_card(mind: Mind, card: int) -> int:
    if card == ids.RAIDERS:
        return max([raid_worth(mind, seat) for seat in mind.others()])
    if card == ids.MONOPOLY:
        return max([monopoly_worth(mind, kind) for kind in range(m.KINDS)])
    if card == ids.SPECIAL_ORDER:
        return max([take_worth(mind, mind.s.kind_on(at)) for at in range(len(mind.s.spaces))])
    return max([search_worth(mind, market) for market in range(MYSTERY_MART)])


def take_worth(mind: Mind, kind: int) -> int:
    """One ingredient for nothing; NONE is none."""
    return 0 if kind == NONE else with_kind(mind, mind.me, kind, 1, 0)


def theft_worth(mind: Mind, victim: int, kind: int) -> int:
    """An ingredient of somebody else's: what it brings, and some of what it costs them."""
    loss = -with_kind(mind, mind.s.restaurants[victim], kind, -1, 0)
    return take_worth(mind, kind) + loss // HARM


def raid_worth(mind: Mind, victim: int) -> int:
    owned = mind.s.restaurants[victim].owned()
    return max([theft_worth(mind, victim, kind) for kind in owned] + [0])


def monopoly_worth(mind: Mind, kind: int) -> int:
    if kind >= ids.GOO:
        return 0
    taken = 0
    harm = 0
    for seat in mind.others():
        one = mind.s.restaurants[seat]
        if one.have[kind]:
            taken += one.have[kind]
            harm -= with_kind(mind, one, kind, -one.have[kind], 0)
    return with_kind(mind, mind.me, kind, taken, 0) + harm // HARM if taken else 0


def search_worth(mind: Mind, market: int) -> int:
    """R9.18: the two best kinds that may be on a shelf; a full shelf has nearly all of them."""
    worths = [
        take_worth(mind, kind)
        for kind in range(m.KINDS)
        if mind.box.market_of[kind] == market and mind.unseen[kind] > 1
    ]
    worths.sort()
    return sum(worths[-2:]) if len(mind.s.markets[market].shelf) > 3 else 0


def robbery_card(mind: Mind, card: int) -> int:
    amounts = [loot(mind.s, card, seat) for seat in mind.others()]
    amounts.sort()
    number = {ids.ROBBERY: 1, ids.INSPECTOR: 2, ids.TAXES: len(amounts)}[card]
    found = sum(amounts[-number:])
    return found if card == ids.ROBBERY or found > mind.taste.enough else 0


def discount_worth(mind: Mind) -> int:
    """R7.17: half of what is about to be spent."""
    dear = any(figure.place >= ids.CHOP_SHOP for figure in mind.me.figures)
    return mind.me.money // 2 if dear and mind.me.money >= 400 else 0


def mean_card(mind: Mind, card: int) -> int:
    rivals = [mind.s.restaurants[seat] for seat in mind.others()]
    if card == ids.ALIEN_ATTACK:
        return 150 * sum([one.have[ids.GOO] for one in rivals]) - 600 * mind.me.have[ids.GOO]
    if card == ids.BUSINESS:
        return sum([mind.taste.point for one in rivals if mind.ready(one)])
    if card == ids.CRITIC:
        return 50 * mind.s.restaurants[mind.leader(mind.others())].popularity
    if card == ids.ROAD_BLOCK:
        out = [one for one in rivals if any(f.place != HOME for f in one.figures)]
        return 100 * len(out) + 50
    if card in (ids.CONTAMINATION, ids.RECALL, ids.FARMERS, ids.NINJA, ids.FAKE_SALE, ids.RAT_CARD):
        return mind.taste.enough
    return 0  # five stars and Go Vegan belong to cooking; the rest is not worth a card


def harm(mind: Mind, seat: int) -> int:
    """What the card being played does to a seat, or takes from it."""
    card = mind.s.effect.card
    rival = mind.s.restaurants[seat]
    if card == ids.RAIDERS:
        return raid_worth(mind, seat)
    if card in (ids.ROBBERY, ids.INSPECTOR):
        return loot(mind.s, card, seat)
    if card == ids.NINJA:
        return len(rival.hand)
    if card in (ids.CRITIC, ids.BUSINESS):
        return 1 + rival.popularity + (20 if mind.ready(rival) else 0)
    return 1


def threat(mind: Mind) -> int:
    """What the card or power that is aimed at one would cost."""
    card = mind.s.effect.card
    if card == NONE:
        return mind.taste.power[mind.s.effect.power] if mind.s.effect.power != NONE else 0
    if card in (ids.ROBBERY, ids.TAXES, ids.INSPECTOR):
        return loot(mind.s, card, mind.seat)
    if card in (ids.RAIDERS, ids.RECALL):
        return max([loss(mind, kind, 1) for kind in range(m.KINDS)])
    if card == ids.MONOPOLY:
        named = mind.s.effect.named
        return loss(mind, named, mind.me.have[named])
    if card == ids.BUSINESS:
        return 2 * mind.taste.point if mind.ready(mind.me) else 0
    if card == ids.ALIEN_ATTACK:
        return mind.taste.point * mind.me.have[ids.GOO]
    return mind.taste.blow[card]


def loss(mind: Mind, kind: int, number: int) -> int:
    """What it costs to lose so many cards of a kind, if there are any."""
    return -with_kind(mind, mind.me, kind, -number, 0) if mind.me.have[kind] else 0
