"""What a move means just now: which ingredient, at what price, in whose stead.

The catalogue's own labels are the same in every position (`Buy from Chop Shop 2`); these look at
the table (`Buy Beef for $200`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from tablee.games.rivals.rules import declaration, ids, moves as m, prices, requirements, wars
from tablee.games.rivals.rules.board import Figure, Restaurant
from tablee.games.rivals.rules.chefs import bundle_price, card_buyer
from tablee.games.rivals.rules.exchange import read_draft
from tablee.games.rivals.show.base import Base

FEW_BIDS = 4  # of a long row of amounts so many are listed; the others can be typed
FEW_SUMS = 6
LONG_ROWS = (
    *[
        (m.BID + m.BIDS * figure + first, m.STEPS, FEW_BIDS)
        for figure in (0, 1)
        for first in (0, m.BID_GARBAGE + 1)
    ],
    (m.GIVE_MONEY, m.STEPS, FEW_SUMS),
    (m.ASK_MONEY, m.STEPS, FEW_SUMS),
)

Labeller = Callable[[Base, Restaurant, int, int], str]


def label(c: Base, move: int) -> str:
    """What can be added to the label of a move; "" where there is nothing."""
    one = c.mine
    if one is None:
        return ""
    for first, size, said in FAMILIES:
        if first <= move < first + size:
            return said(c, one, move - first, move)
    return ""


def seldom(c: Base, moves: Sequence[int]) -> set[int]:
    """The later ones of a long row of amounts, and upgrades bought for others."""
    hidden: set[int] = set()
    for first, size, few in LONG_ROWS:
        hidden.update(sorted([move for move in moves if first <= move < first + size])[few:])
    return hidden | for_others(c.view.seat).intersection(moves)


@cache
def for_others(seat: int) -> frozenset[int]:
    """Buying an upgrade for somebody else."""
    upgrades = range(m.UPGRADE, m.UPGRADE + m.SEATS * m.UPGRADES)
    return frozenset([at for at in upgrades if (at - m.UPGRADE) % m.SEATS != seat])


def stand(c: Base, one: Restaurant, space: int, move: int) -> str:
    kind = c.sold_on(space)
    return c.say("label-stand", kind=kind, space=c.name("space", space))


def buy(c: Base, one: Restaurant, space: int, move: int) -> str:
    if c.view.phase == "bundle":
        return order(c, one, space, move)
    figure = prices.counter_buyer(c.world, one.seat, space) or one.figures[0]
    cost = prices.counter_price(c.world, figure, c.world.box.spaces[space])
    return c.say("label-buy", kind=c.sold_on(space), n=cost)


def order(c: Base, one: Restaurant, space: int, move: int) -> str:
    kind = c.sold_on(space)
    return c.say("label-order", kind=kind, space=c.name("space", space))


def shelf(c: Base, one: Restaurant, market: int, move: int) -> str:
    place = c.name("place", market)
    if c.view.phase == "bundle":
        return c.say("label-shelf-free", place=place)
    figure = prices.shelf_buyer(c.world, one.seat, market) or one.figures[0]
    return c.say("label-shelf", place=place, n=prices.shelf_price(c.world, figure, market))


def foodshido(c: Base, one: Restaurant, market: int, move: int) -> str:
    cost = prices.shelf_price(c.world, c.figure_of(one, ids.GOHAN), market)
    return c.say("label-foodshido", place=c.name("place", market), n=cost)


def upgrade(c: Base, one: Restaurant, at: int, move: int) -> str:
    bit, owner = divmod(at, m.SEATS)
    name, cost = c.name("upgrade", bit), c.upgrade_price(bit)
    if owner == one.seat:
        return c.say("label-upgrade", upgrade=name, n=cost)
    return c.say("label-upgrade-for", upgrade=name, n=cost, seat=c.seat(owner))


def comrade(c: Base, one: Restaurant, seat: int, move: int) -> str:
    return c.say("label-comrade", seat=c.seat(seat), n=c.world.box.comrade_price)


def rats(c: Base, one: Restaurant, market: int, move: int) -> str:
    return c.say("label-rats", place=c.name("place", market), n=c.world.box.rat_price)


def service(c: Base, one: Restaurant, at: int, move: int) -> str:
    """The words without arguments: what they cost or mean here."""
    box = c.world.box
    if move in (m.PASS, m.BACK):
        return waiting(c, move)
    if move == m.BUY_CARD:
        figure: Figure = card_buyer(c.world, one.seat) or one.figures[0]
        return c.say(
            "label-buy-card", n=prices.price(c.world, figure, box.card_price, market=False)
        )
    if move == m.DUMP:
        return c.say("label-dump", n=prices.dump_price(c.world, one.seat))
    if move == m.SELL:
        return c.say("label-sell", n=box.chocolate_price)
    if move == m.BUNDLE:
        return c.say("label-bundle", n=bundle_price(c.world, c.figure_of(one, ids.PHYLLIS)))
    if move in (m.NO, m.PAY):
        return refusal_or_price(c, move)
    if move in (m.TRASH, m.MONEY):
        return sorting(c, one, move)
    return extra(c, one, move) if move in (m.EXTRA, m.PLAIN) else ""


def waiting(c: Base, move: int) -> str:
    """Passing in a war is waiting; on the clock it is to be done, which may be taken back."""
    if move == m.BACK:
        return c.say("label-declare-again") if c.view.phase == "cook" else ""
    if c.view.phase == "stalls":
        return c.say("label-done")
    return c.say("label-wait") if c.my_war() != ids.NONE else ""


def refusal_or_price(c: Base, move: int) -> str:
    """What paying costs and what not paying means, by what is asked."""
    phase, box = c.view.phase, c.world.box
    if phase == "ransom":
        return c.say("label-ransom" if move == m.PAY else "label-no-cooking", n=box.ransom)
    if phase == "drama-cost" and move == m.PAY:
        return c.say("label-pay", n=box.kim_price)
    return c.say("label-no-card") if phase == "cook" and move == m.NO else ""


def sorting(c: Base, one: Restaurant, move: int) -> str:
    """R11.2: El Luchador's choice."""
    box = c.world.box
    for bonus in range(3 * one.name, 3 * one.name + 3):
        if box.bonus[bonus] == ids.GARBAGE_OR_MONEY:
            if move == m.TRASH:
                return c.say("label-trash", n=min(one.garbage, box.bonus_a[bonus]))
            return c.say("label-money", n=box.bonus_b[bonus])
    return ""


def bid(c: Base, one: Restaurant, at: int, move: int) -> str:
    """The ingredient of the war, and with two figures which of them bids."""
    number, what = divmod(at, m.BIDS)
    figure = one.figures[min(number, len(one.figures) - 1)]
    if figure.war == ids.NONE:
        return ""
    kind = c.sold_on(figure.war)
    if what == m.BID_DROP:
        said = c.say("label-drop", kind=kind)
    else:
        garbage = what - m.BID_GARBAGE if what > m.BID_GARBAGE else 0
        money = 100 * (what + 1) if what < m.BID_ALL else wars.purse(c.world, figure)
        said = c.say("label-bid", kind=kind, money=money, garbage=garbage)
    return c.pair(c.name("chef", figure.chef), said) if len(one.figures) > 1 else said


def cook(c: Base, one: Restaurant, dishes: int, move: int) -> str:
    if not dishes:
        return ""
    gains = [
        c.say("label-dish", recipe=c.name("recipe", one.number(recipe)), n=c.gain(one, recipe))
        for slot, recipe in enumerate(one.recipes)
        if dishes >> slot & 1
    ]
    return c.say("label-cook", dishes=", ".join(gains))


def extra(c: Base, one: Restaurant, move: int) -> str:
    """R8.5: which extra; of two dishes the basic one is asked about first."""
    if c.view.phase != "cook" or not c.world.notes:
        return ""
    plate = declaration.plate_so_far(c.world, one.seat)
    asked = len(plate.extras)
    if asked >= len(plate.extra_slots):
        return ""
    kind = requirements.spice(one, one.recipes[plate.extra_slots[asked]])
    key = "label-extra" if move == m.EXTRA else "label-plain"
    return c.say(key, kind=c.name("kind", kind))


def draw(c: Base, one: Restaurant, slot: int, move: int) -> str:
    """R7.58, R13.41: basic beside a gourmet recipe, gourmet beside a basic one."""
    gourmet = one.finer >> slot & 1
    return c.say("label-draw", sort=c.say("screen-gourmet" if gourmet else "screen-basic"))


def bonus(c: Base, one: Restaurant, level: int, move: int) -> str:
    key = c.game.nouns["restaurant"][one.name].key
    return c.say("label-bonus", n=level + 2, text=c.said(f"{key}-{level + 2}"))


def own_recipe(key: str) -> Labeller:
    return lambda c, one, slot, move: c.say(
        key, recipe=c.name("recipe", one.number(one.recipes[slot]))
    )


def swap(c: Base, one: Restaurant, code: int, move: int) -> str:
    if not c.view.notes:
        return ""
    other = c.world.restaurants[read_draft(c.view.notes).partner]
    mine, theirs = one.number(one.recipes[code // 2]), other.number(other.recipes[code % 2])
    return c.say("label-swap", recipe=c.name("recipe", mine), other=c.name("recipe", theirs))


def strike(c: Base, one: Restaurant, at: int, move: int) -> str:
    draft = read_draft(c.view.notes)
    if at >= len(draft.keys):
        return ""
    return c.say("label-strike", entry=label(c, draft.keys[at]) or c.speaker.move(draft.keys[at]))


FAMILIES: tuple[tuple[int, int, Labeller], ...] = (
    (0, m.RESTAURANT, service),
    (m.STAND, m.SPACES, stand),
    (m.BUY, m.SPACES, buy),
    (m.SHELF, m.MARKETS, shelf),
    (m.FOODSHIDO, m.MARKETS, foodshido),
    (m.ORDER, m.SPACES, order),
    (m.RATS, m.MARKETS, rats),
    (m.UPGRADE, m.SEATS * m.UPGRADES, upgrade),
    (m.BID, 2 * m.BIDS, bid),
    (m.COMRADE, m.SEATS, comrade),
    (m.COOK, 4, cook),
    (m.DRAW, 2, draw),
    (m.BONUS, 3, bonus),
    (m.REVIEW, 2, own_recipe("label-review")),
    (m.TOSS, 2, own_recipe("label-toss")),
    (m.SWAP, 4, swap),
    (m.STRIKE, 2 * m.ENTRIES, strike),
)
