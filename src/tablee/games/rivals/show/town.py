"""The town: a grid of markets, everybody on the track of popularity, the upgrades."""

from __future__ import annotations

from tablee.games.rivals.rules import ids, moves as m, wars
from tablee.games.rivals.rules.board import Figure, Restaurant
from tablee.games.rivals.rules.ids import ISLAND, NONE
from tablee.games.rivals.rules.prices import counter_price, shelf_price
from tablee.games.rivals.show.base import Base
from tablee.show import Chip, Site, Spot

RUNGS = 4  # of a ladder for each sort of bid
SHELF_COLUMN = 1
LAST_COLUMN = 5  # what stands there leaves tonight
COLUMNS = ("market", "shelf", "counters", "", "", "tonight")


def markets(c: Base) -> Site:
    """R8.30: a row for each market; cards move to the right, what is in the last column leaves."""
    spots = [spot for market in range(m.MARKETS) for spot in row(c, market)]
    titles = [c.say(f"table-column-{key}") if key else "" for key in COLUMNS]
    note = c.say("table-star") if c.lacking() else ""
    return Site("town", c.say("table-markets"), "grid", [*spots, island(c)], titles, note)


def row(c: Base, market: int) -> list[Spot]:
    """R7.17: at the price that the viewer pays today."""
    price = c.world.box.prices[market]
    if c.mine is not None:
        price = min(counter_price(c.world, figure, market) for figure in buyers(c.mine, market))
    chips = [Chip(c.money(price))]
    if c.world.markets[market].rats != NONE:
        chips.append(Chip(c.say("table-rats"), "warn", c.world.markets[market].rats_owner))
    spaces = c.world.spaces_of(market)
    first = LAST_COLUMN + 1 - len(spaces)
    counters = [counter(c, space, first + at, market) for at, space in enumerate(spaces)]
    return [heading(c, market, chips), shelf(c, market), *counters]


def buyers(one: Restaurant, market: int) -> list[Figure]:
    """The chefs who could buy there: those who are there, else whoever would go."""
    return [figure for figure in one.figures if figure.place == market] or one.figures[:1]


def heading(c: Base, place: int, chips: list[Chip]) -> Spot:
    name = c.name("place", place)
    label = ", ".join([name, *[chip.text for chip in chips if chip.text]])
    refs = [f"place_{c.world.box.places[place]}"]
    return Spot(label, 0, place, name, refs, chips, heading=True)


def island(c: Base) -> Spot:
    deck = c.say("table-deck", n=len(c.world.deck))
    spot = heading(c, ISLAND, [Chip(deck), *seats_on(c, ISLAND)])
    spot.label = ", ".join([spot.label, *people_at(c, ISLAND)])
    return spot


def shelf(c: Base, market: int) -> Spot:
    """R7.17: it may cost less than the counters."""
    cards = len(c.world.markets[market].shelf)
    price = c.world.box.prices[market]
    if c.mine is not None:
        price = min(shelf_price(c.world, figure, market) for figure in buyers(c.mine, market))
    return Spot(
        label=", ".join([c.say("table-shelf", n=cards), c.money(price), *people_at(c, market)]),
        column=SHELF_COLUMN,
        row=market,
        text=str(cards),
        refs=[f"place_{c.world.box.places[market]}"],
        chips=[Chip(c.money(price)), *seats_on(c, market)],
    )


def counter(c: Base, space: int, column: int, market: int) -> Spot:
    """A counter space: what lies there, who stands there, whether it is needed."""
    kind = c.world.kind_on(space)
    name = c.name("space", space)
    spot = Spot(
        label=c.pair(name, c.say("table-nothing")),
        column=column,
        row=market,
        refs=[f"space_{c.game.box.names['space'][space]}"],
        chips=on_space(c, space),
        empty=kind == NONE,
    )
    if kind == NONE:
        return spot
    spot.text = c.name("kind", kind)
    spot.face = c.game.kinds[kind]
    spot.family = market
    if kind in c.lacking():
        spot.chips.insert(0, Chip("", "want"))
    words = [spot.text, *[told(c, chip) for chip in spot.chips]]
    spot.label = c.pair(name, ", ".join(filter(None, words)))
    return spot


def told(c: Base, chip: Chip) -> str:
    """A chip in words, for whoever does not see it."""
    if chip.tone == "want":
        return c.say("table-wanted")
    return " ".join(filter(None, [c.seat(chip.seat) if chip.seat >= 0 else "", chip.text]))


def on_space(c: Base, space: int) -> list[Chip]:
    """R7.21, R7.30: those who stand there; in a war, with their bids."""
    here = c.world.spaces[space]
    if here.locked:
        return [Chip(c.say("screen-locked"), "warn")]
    bidders = [figure for figure in c.world.figures if figure.war == space]
    if bidders:
        chips = [
            Chip(bid(c, f.bid_money, f.bid_garbage) if f.bid_money else "", "", f.seat)
            for f in bidders
        ]
        return [*chips, Chip("", alarm=f"war-{space}-")]
    seats = sorted({figure.seat for figure in c.world.figures if figure.space == space})
    first = [] if here.claim == NONE else [here.claim]
    claims = [Chip(c.say("table-first"), "", seat, f"claim-{space}-") for seat in first]
    return claims + [Chip("", "", seat) for seat in seats if seat not in first]


def ladder(c: Base) -> list[Site]:
    """R7.32: the war one is in: a rung for each bid that stands or can be made, the highest first;
    of a long row of amounts the lowest. Whoever has not bid stands below.
    """
    one, space = c.mine, c.my_war()
    if one is None or space == NONE:
        return []
    rungs: dict[tuple[int, int], Spot] = {}
    for figure in c.world.figures:
        if figure.war == space:
            spot = rung(c, rungs, figure.bid_money, figure.bid_garbage)
            spot.chips.append(Chip("", "", figure.seat))
    for figure in one.figures:
        first = m.BID + m.BIDS * figure.index
        offered = [move - first for move in c.moves if first <= move < first + m.BIDS]
        if figure.war != space:
            continue
        for what in [what for what in offered if what < m.BID_ALL][:RUNGS]:
            money = 100 * (what + 1)
            rung(c, rungs, money, 0).refs.append(f"amount_{money}")
        if m.BID_ALL in offered:
            rung(c, rungs, wars.purse(c.world, figure), 0).refs.append("bid-all")
        for what in [what for what in offered if m.BID_ALL < what < m.BID_DROP][:RUNGS]:
            garbage = what - m.BID_GARBAGE
            rung(c, rungs, wars.purse(c.world, figure), garbage).refs.append(f"amount_{garbage}")
    spots = [rungs[key] for key in sorted(rungs, reverse=True)]
    for row, spot in enumerate(spots):
        spot.row = row
        names = [c.seat(chip.seat) for chip in spot.chips]
        spot.label = c.pair(spot.text, ", ".join(names)) if names else spot.text
    kind = c.sold_on(space)
    title = c.say("table-war", kind=kind, space=c.name("space", space))
    return [Site("ladder", title, "ledger", spots)]


def rung(c: Base, rungs: dict[tuple[int, int], Spot], money: int, garbage: int) -> Spot:
    text = bid(c, money, garbage)
    return rungs.setdefault((money, garbage), Spot(text, 0, 0, text))


def bid(c: Base, money: int, garbage: int) -> str:
    return c.say("table-bid", money=money, garbage=garbage)


def seats_on(c: Base, place: int) -> list[Chip]:
    """Who is there without standing on a counter space."""
    here = [f for f in c.world.out() if f.place == place and f.space == ids.ON_SHELF]
    return [Chip("", "", figure.seat) for figure in here]


def people_at(c: Base, place: int) -> list[str]:
    names = [c.seat(chip.seat) for chip in seats_on(c, place)]
    return [c.say("screen-there", names=", ".join(names))] if names else []


def popularity(c: Base) -> Site:
    """R8.11, R12.1: everybody on one track, with the levels and the end."""
    box = c.world.box
    marks = {at: level for level, at in enumerate(box.thresholds, start=2)}
    top = max(box.win, *(one.popularity for one in c.world.restaurants))
    spots = [track_spot(c, at, marks.get(at, 0)) for at in range(top + 1)]
    note = c.say("table-goal", n=box.win)
    return Site("popularity", c.say("table-popularity"), "track", spots, note=note)


def track_spot(c: Base, at: int, level: int) -> Spot:
    there = [one.seat for one in c.world.restaurants if one.popularity == at]
    notes = [c.say("table-level", n=level)] if level else []
    words = [*notes, *[c.seat(seat) for seat in there]]
    label = c.pair(str(at), ", ".join(words)) if words else str(at)
    chips = [Chip("", "", seat) for seat in there]
    if level:
        chips.append(Chip(c.say("table-level-short", n=level), "note"))
    return Spot(label, at, 0, str(at), chips=chips)


def upgrades(c: Base) -> Site:
    """R7.16: what can be bought on the Island, and who has it."""
    spots = []
    for bit in range(m.UPGRADES):
        name = c.name("upgrade", bit)
        price = c.money(c.upgrade_price(bit))
        owners = [one.seat for one in c.world.restaurants if one.upgrades >> bit & 1]
        key = c.game.nouns["upgrade"][bit].key
        names = ", ".join(c.seat(seat) for seat in owners)
        label = " ".join([c.pair(f"{name}, {price}", c.said(key)), names])
        chips = [Chip(price), *[Chip("", "", seat) for seat in owners]]
        spots.append(Spot(label, 0, bit, name, [f"upgrade_{key}"], chips, face=key))
    return Site("upgrades", c.say("table-upgrades"), "ledger", spots)
