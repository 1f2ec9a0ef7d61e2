"""What a move means just now, beyond its label in the catalogue (`Buy Beef for $200`, not
`Buy from Chop Shop 2`), and whose things it touches (`pantry_2/card:rice`, the partner's rice)."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.rivals.rules import cooking, ids, moves as m, wars
from tablee.games.rivals.rules.offers import Draft, read_draft
from tablee.games.rivals.rules.pieces import Restaurant
from tablee.games.rivals.rules.serving import sorted_out
from tablee.games.rivals.show.base import Base, tray
from tablee.show import refs

FEW_BIDS = 4  # of a long row of amounts so many are listed; the others can be typed
FEW_SUMS = 6
LONG_ROWS = (  # of m.STEPS moves each
    *[(m.BID + m.BIDS * figure, FEW_BIDS) for figure in (0, 1)],
    *[(m.BID + m.BIDS * figure + m.BID_GARBAGE + 1, FEW_BIDS) for figure in (0, 1)],
    *[(first, FEW_SUMS) for first in (m.GIVE_MONEY, m.ASK_MONEY)],
)

Labeller = Callable[[Base, Restaurant, int, int], str]
Zones = Callable[[Base, int], list[str]]  # where the thing of this face lies


def label(c: Base, move: int) -> str:
    """What can be added to the label of a move; "" where there is nothing."""
    one = c.mine
    if one is None:
        return ""
    for first, size, said in FAMILIES:
        if first <= move < first + size:
            return said(c, one, move - first, move)
    return ""


def seldom(c: Base) -> set[int]:
    """The later ones of a long row of amounts, and upgrades bought for others."""
    hidden: set[int] = set()
    for first, few in LONG_ROWS:
        hidden.update(sorted([move for move in c.moves if first <= move < first + m.STEPS])[few:])
    upgrades = [move for move in c.moves if m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES]
    return hidden.union([at for at in upgrades if (at - m.UPGRADE) % m.SEATS != c.view.seat])


def on_space(key: str) -> Labeller:
    return lambda c, one, space, move: c.say(
        key, kind=c.sold_on(space), space=c.name("space", space)
    )


def stand(c: Base, one: Restaurant, space: int, move: int) -> str:
    """By what lies there; of two alike, by the space too."""
    there = [c.world.kind_on(at) for at in c.world.spaces_of(c.world.box.spaces[space])]
    alone = there.count(c.world.kind_on(space)) == 1
    return on_space("label-stand" if alone else "label-stand-there")(c, one, space, move)


def buy(c: Base, one: Restaurant, space: int, move: int) -> str:
    if c.view.phase == "bundle":
        return on_space("label-order")(c, one, space, move)
    return c.say("label-buy", kind=c.sold_on(space), n=c.cost(move))


def shelf(c: Base, one: Restaurant, market: int, move: int) -> str:
    place = c.name("place", market)
    if c.view.phase == "bundle":
        return c.say("label-shelf-free", place=place)
    return c.say("label-shelf", place=place, n=c.cost(move))


def at_place(key: str) -> Labeller:
    return lambda c, one, place, move: c.say(key, place=c.name("place", place), n=c.cost(move))


def upgrade(c: Base, one: Restaurant, at: int, move: int) -> str:
    bit, owner = divmod(at, m.SEATS)
    name, cost = c.name("upgrade", bit), c.cost(move)
    if owner == one.seat:
        return c.say("label-upgrade", upgrade=name, n=cost)
    return c.say("label-upgrade-for", upgrade=name, n=cost, seat=c.seat(owner))


def comrade(c: Base, one: Restaurant, seat: int, move: int) -> str:
    return c.say("label-comrade", seat=c.seat(seat), n=c.cost(move))


def service(c: Base, one: Restaurant, at: int, move: int) -> str:
    """The words without arguments: what they cost or mean here."""
    if move in (m.PASS, m.BACK):
        return waiting(c, move)
    if move in (m.NO, m.PAY):
        return refusal_or_price(c, move)
    if move in (m.EXTRA, m.PLAIN):
        return extra(c, one, move)
    if move in BOUGHT:
        return c.say(BOUGHT[move], n=c.cost(move))
    key, amount = GAINED.get(move, ("", None))
    return c.say(key, n=amount(c, one)) if amount else ""


def waiting(c: Base, move: int) -> str:
    """Passing in a war is waiting; on the clock it is to be done, which may be taken back."""
    if move == m.BACK:
        return c.say("label-declare-again") if c.view.phase == "cook" else ""
    if c.view.phase == "stalls":
        return c.say("label-done")
    return c.say("label-wait") if c.my_war != ids.NONE else ""


def refusal_or_price(c: Base, move: int) -> str:
    """What paying costs and what not paying means, by what is asked."""
    phase = c.view.phase
    if phase == "ransom" and move == m.NO:
        return c.say("label-no-cooking")
    if move == m.PAY and phase in PAID:
        return c.say(PAID[phase], n=c.cost(move))
    return c.say("label-no-card") if phase == "cook" and move == m.NO else ""


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
        money, garbage = wars.amounts(c.world, figure, what)
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
    plate = cooking.plate_so_far(c.world, one.seat)
    asked = len(plate.extras)
    if asked >= len(plate.extra_slots):
        return ""
    kind = cooking.spice(one, one.recipes[plate.extra_slots[asked]])
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


def drafted(c: Base) -> Draft | None:
    """The offer that the viewer writes just now."""
    first = c.view.notes[0] if c.view.notes else ids.NONE
    begun = any(at <= first < at + m.SEATS for at in (m.OFFER, m.COUNTER))
    return read_draft(c.view.notes) if begun else None


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


PAID = {"ransom": "label-ransom", "drama-cost": "label-pay"}
BOUGHT = {m.BUY_CARD: "label-buy-card", m.DUMP: "label-dump", m.BUNDLE: "label-bundle"}
GAINED: dict[int, tuple[str, Callable[[Base, Restaurant], int]]] = {
    m.SELL: ("label-sell", lambda c, one: c.world.box.chocolate_price),
    # R11.2: El Luchador's choice
    m.TRASH: ("label-trash", lambda c, one: sorted_out(one, c.world.about)),
    m.MONEY: ("label-money", lambda c, one: c.world.box.bonus_b[c.world.about]),
}
FAMILIES: tuple[tuple[int, int, Labeller], ...] = (
    (0, m.RESTAURANT, service),
    (m.STAND, m.SPACES, stand),
    (m.BUY, m.SPACES, buy),
    (m.SHELF, m.MARKETS, shelf),
    (m.FOODSHIDO, m.MARKETS, at_place("label-foodshido")),
    (m.ORDER, m.SPACES, on_space("label-order")),
    (m.RATS, m.MARKETS, at_place("label-rats")),
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


# --- what it touches ----------------------------------------------------------------------------


def touches(c: Base, move: int) -> list[str]:
    """The things of a move by their owners; none where the catalogue says it all."""
    if c.me is None:
        return []
    if any(first <= move < first + size for first, size in WORDS):
        return [c.game.catalogue.texts[move]]
    if move in SERVED:
        return [SERVED[move]]
    for first in PILES:
        if first <= move < first + m.MARKETS:
            return [refs.of("shelf", c.world.box.places[move - first])]
    for first in OWN_RECIPES:
        if first <= move < first + 2:
            return [card_at(c, c.view.seat, move - first)]
    for first, size, sort, zones in THINGS:
        if first <= move < first + size:
            face = sort + move - first
            return [refs.lying(zone, c.game.kinds[face]) for zone in zones(c, face)]
    if m.GIVE_UPGRADE <= move < m.GIVE_ISLAND:
        asked, upgrade = divmod(move - m.GIVE_UPGRADE, m.UPGRADES)
        owner = partner(c) if asked else c.view.seat
        return [refs.lying(refs.own("upgrades", owner), c.game.nouns["upgrade"][upgrade].key)]
    return swapped(c, move - m.SWAP) if m.SWAP <= move < m.STRIKE else []


def own(zone: str) -> Zones:
    return lambda c, face: [refs.own(zone, c.view.seat)]


def partner(c: Base) -> int:
    return int(read_draft(c.view.notes).partner)


def handed(c: Base, face: int) -> list[str]:
    """One's own action card; of some that were drawn, one to keep."""
    sort = "look" if c.view.phase == "pick-cards" else "hand"
    return [refs.own(sort, c.view.seat)]


def taken(c: Base, face: int) -> list[str]:
    """Out of somebody's pantry, out of cards to choose from, or off a market's tray."""
    phase = c.view.phase
    if phase == "keepsake":
        return [tray(c.game, face)]
    if phase in ("search", "farm"):
        seat = c.world.effect.user if phase == "farm" else c.view.seat
        return [refs.own("look", seat)]
    return [refs.own("pantry", c.world.about)]


def named(c: Base, face: int) -> list[str]:
    """R9.17: what one victim has; R9.21: what all the others have."""
    if c.view.phase == "recall":
        return [refs.own("pantry", c.world.about)]
    have = [one for one in c.world.restaurants if one.seat != c.me and one.have[face]]
    return [refs.own("pantry", one.seat) for one in have]


def chefs_of(c: Base, face: int) -> list[str]:
    figure = c.world.figure_of(face - ids.CHEF_FACE)
    return [] if figure is None else [refs.own("chefs", figure.seat)]


def kept(c: Base, face: int) -> list[str]:
    """A chef out of those dealt; a draft has them all in the middle of the table."""
    return own("look")(c, face) if c.own("look") else []


def swapped(c: Base, code: int) -> list[str]:
    """R7.51: one's own recipe and the partner's."""
    return [card_at(c, c.view.seat, code // 2), card_at(c, partner(c), code % 2)]


def card_at(c: Base, seat: int, slot: int) -> str:
    """Somebody's recipe in this place."""
    one = c.world.restaurants[seat]
    key = c.game.kinds[ids.RECIPE_FACE + one.number(one.recipes[slot])]
    return refs.lying(refs.own("recipes", seat), key)


OWN_RECIPES = (m.COOK + 1, m.REVIEW, m.TOSS)  # one of two
PILES = (m.STAND_SHELF, m.SHELF, m.FOODSHIDO)  # of a market each
SERVED = {m.BUY_CARD: "island_cards", m.DUMP: "island_bin", m.SELL: "island_chocolate"}
THINGS: tuple[tuple[int, int, int, Zones], ...] = (
    (m.CLAM, 1, ids.CARD_FACE + ids.CLAM_VOYANCE, own("hand")),
    (m.KEEP, m.CHEFS, ids.CHEF_FACE, kept),
    (m.CHEF, m.CHEFS, ids.CHEF_FACE, chefs_of),
    (m.REPLACE, m.CHEFS, ids.CHEF_FACE, chefs_of),
    (m.PLAY, m.CARDS, ids.CARD_FACE, own("hand")),
    (m.HAND, m.CARDS, ids.CARD_FACE, handed),
    (m.NAME, m.KINDS, 0, named),
    (m.TAKE, m.KINDS, 0, taken),
    (m.DISCARD, m.KINDS, 0, own("pantry")),
    (m.USE, m.KINDS, 0, own("pantry")),
    (m.USE_TWO, m.VEGGIES, ids.FIRST_VEGGIE, own("pantry")),
    (m.RECIPE, m.RECIPES, ids.RECIPE_FACE, own("look")),
    (m.GIVE_KIND, m.KINDS, 0, own("pantry")),
    (m.ASK_KIND, m.KINDS, 0, lambda c, face: [refs.own("pantry", partner(c))]),
    (m.GIVE_SHOWN, m.CARDS, ids.CARD_FACE, own("hand")),
    (m.GIVE_COVERED, m.CARDS, ids.CARD_FACE, own("hand")),
)
# What no thing on the table means, though it names one: a recipe to come is not the one that lies
# in its place, a face is for trading, a stall for buying.
WORDS = ((m.DRAW, 2), (m.COMRADE, m.SEATS), (m.RATS, m.MARKETS))
