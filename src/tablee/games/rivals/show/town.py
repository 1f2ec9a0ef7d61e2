"""The town: a grid of markets, everybody on the track of popularity, the upgrades."""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules import ids, moves as m, wars
from tablee.games.rivals.rules.market import alarm_on
from tablee.games.rivals.rules.pieces import Figure
from tablee.games.rivals.show.base import Base, Somebody, price_chip, price_chips, quiet
from tablee.games.rivals.show.labels import SERVED
from tablee.show import NOBODY, Chip, Site, Spot, Tone, Words, refs, remembered
from tablee.show.refs import of_move

SHELF_COLUMN = 1
LAST_COLUMN = 5  # what stands there leaves tonight
COLUMNS = ("market", "shelf", "counters", "", "", "tonight")


class Mark(NamedTuple):
    """A chip as plain values, with the name of its seat."""

    text: str
    tone: Tone = ""
    seat: int = NOBODY
    name: str = ""
    alarm: str = ""
    key: str = ""
    n: int = 0

    def chip(self) -> Chip:
        return Chip(self.text, self.tone, self.seat, self.alarm, key=self.key, n=self.n)


Marks = tuple[Mark, ...]


def markets(c: Base) -> Site:
    """R8.30: a row for each market; cards move to the right, what is in the last column leaves."""
    there = standing(c)
    spots = [spot for market in range(m.MARKETS) for spot in row(c, market, there)]
    note = c.say("table-star") if c.lacking else ""
    label = c.say("table-markets")
    return Site("town", label, "grid", [*spots, *island(c)], titles(c.words), note)


def island(c: Base) -> list[Spot]:
    """R7.16: action cards; what else is to be had there changes seldom (see `upgrades`)."""
    cards, people = len(c.world.deck), people_at(c, ids.ISLAND)
    deck = shelf(c.words, ids.ISLAND, cards, c.cost(m.BUY_CARD), people)
    return [heading(c.words, ids.ISLAND, (), ()), deck]


@remembered
def titles(words: Words[Rivals]) -> list[str]:
    return [words.say(f"table-column-{key}") if key else "" for key in COLUMNS]


def row(c: Base, market: int, there: dict[int, Marks]) -> list[Spot]:
    """R7.17: everything at what the viewer pays for it today, over the door where that is the same
    for all that lies open; a bundle has a price of its own."""
    world, words, priced = c.world, c.words, c.view.phase != "bundle"
    spaces = world.spaces_of(market)
    sold = [space for space in spaces if priced and world.kind_on(space) != ids.NONE]
    costs = {space: c.cost(m.BUY + space) for space in sold}
    alike = set(costs.values())
    marks: Marks = ()
    if len(alike) == 1:
        marks = tuple([Mark(c.money(price), key="price", n=price) for price in alike])
    if world.markets[market].rats != ids.NONE:
        marks += (Mark(c.say("table-rats"), "warn", world.markets[market].rats_owner),)
    cards, people = len(world.markets[market].shelf), people_at(c, market)
    afar = m.FOODSHIDO + market
    drawing = c.cost(afar if afar in c.moves else m.SHELF + market) if priced else 0
    spots = [heading(words, market, marks, ()), shelf(words, market, cards, drawing, people)]
    for at, space in enumerate(spaces, start=LAST_COLUMN + 1 - len(spaces)):
        kind, marks, price = world.kind_on(space), there.get(space, ()), costs.get(space, 0)
        spots.append(counter(words, space, at, kind, kind in c.lacking, price, marks))
    return spots


@quiet
def heading(words: Words[Rivals], place: int, marks: Marks, people: tuple[Somebody, ...]) -> Spot:
    name = words.noun("place", place)
    said = [name, *[mark.text for mark in marks if mark.text], *present(words, people)]
    own = refs.named("place", words.game.box.places[place])
    chips = [*[mark.chip() for mark in marks], *seated(people)]
    return Spot(", ".join(said), 0, place, name, chips=chips, heading=True, id=own)


@quiet
def shelf(
    words: Words[Rivals],
    market: int,
    cards: int,
    price: int,
    people: tuple[Somebody, ...],
) -> Spot:
    """R7.17: it may cost less than the counters. On the Island: the action cards."""
    costs, place = price_chips(words, price), words.game.box.places[market]
    on_island = market == ids.ISLAND
    name = words.say("table-deck" if on_island else "table-shelf", n=cards)
    return Spot(
        label=", ".join([name, *[chip.text for chip in costs], *present(words, people)]),
        column=SHELF_COLUMN,
        row=market,
        text=str(cards),
        id=SERVED[m.BUY_CARD] if on_island else refs.of("shelf", place),
        chips=[*costs, *seated(people)],
    )


@quiet
def counter(
    words: Words[Rivals],
    space: int,
    column: int,
    kind: int,
    wanted: bool,
    price: int,
    marks: Marks,
) -> Spot:
    """A counter space: what lies there, what it costs, who stands there, whether it is needed."""
    game, name = words.game, words.noun("space", space)
    market = game.box.spaces[space]
    own = refs.named("space", game.ids["space"][space])
    chips = [mark.chip() for mark in marks]
    if kind == ids.NONE:
        label = words.pair(name, words.say("table-nothing"))
        return Spot(label, column, market, chips=chips, empty=True, id=own)
    text = words.noun("kind", kind)
    said = [text, *[" ".join(filter(None, [mark.name, mark.text])) for mark in marks]]
    costs = price_chips(words, price)
    said[1:1] = [chip.text for chip in costs]
    chips[:0] = costs
    if wanted:
        said.insert(1, words.say("table-wanted"))
        chips.insert(0, Chip(tone="want"))
    label = words.pair(name, ", ".join(filter(None, said)))
    spot = Spot(label, column, market, text, chips=chips, family=market, id=own)
    spot.face = game.kinds[kind]
    return spot


def standing(c: Base) -> dict[int, Marks]:
    """R7.21, R7.30: those who stand on each space; in a war, with their bids."""
    world = c.world
    stand: dict[int, list[int]] = {}
    bids: dict[int, list[Figure]] = {}
    for figure in world.figures:
        if figure.space >= 0:
            stand.setdefault(figure.space, []).append(figure.seat)
        if figure.war != ids.NONE:
            bids.setdefault(figure.war, []).append(figure)
    found: dict[int, Marks] = {}
    for space, here in enumerate(world.spaces):
        if here.locked:
            found[space] = (Mark(c.say("screen-locked"), "warn"),)
        elif space in bids:
            texts = [bid(c, f.bid_money, f.bid_garbage) if f.bid_money else "" for f in bids[space]]
            seats = [figure.seat for figure in bids[space]]
            bidders = [
                Mark(text, "", at, c.seat(at)) for text, at in zip(texts, seats, strict=True)
            ]
            clock = alarm(c, space)
            found[space] = (*bidders, Mark("", alarm=clock)) if clock else tuple(bidders)
        elif space in stand or here.claim != ids.NONE:
            found[space] = claimed(c, space, here.claim, stand.get(space, []))
    return found


def alarm(c: Base, space: int) -> str:
    """The clock of what happens on a space, at a table that has clocks."""
    return alarm_on(c.world, space) if c.world.plan.clock else ""


def claimed(c: Base, space: int, claim: int, seats: list[int]) -> Marks:
    first = [] if claim == ids.NONE else [claim]
    text, clock = c.say("table-first"), alarm(c, space)
    claims = [Mark(text, "", seat, c.seat(seat), clock) for seat in first]
    others = [seat for seat in sorted(set(seats)) if seat not in first]
    return (*claims, *[Mark("", "", seat, c.seat(seat)) for seat in others])


def ladder(c: Base) -> list[Site]:
    """R7.32: the war one is in: a rung for each bid that stands or can be made, the highest first;
    whoever has not bid stands below."""
    one, space = c.mine, c.my_war
    if one is None or space == ids.NONE:
        return []
    rungs: dict[tuple[int, int], Spot] = {}
    for figure in c.world.figures:
        if figure.war == space:
            spot = rung(c, rungs, figure.bid_money, figure.bid_garbage)
            spot.chips.append(Chip("", "", figure.seat))
    for figure in one.figures:
        first = m.BID + m.BIDS * figure.index
        for move in c.moves:
            if figure.war == space and first <= move < first + m.BID_DROP:
                money, garbage = wars.amounts(c.world, figure, move - first)
                rung(c, rungs, money, garbage).refs.extend(
                    of_move(c.game, c.game.catalogue.forms[move])
                )
    spots = [rungs[key] for key in sorted(rungs, reverse=True)]
    for row, spot in enumerate(spots):
        spot.row = row
        names = [c.seat(chip.seat) for chip in spot.chips]
        spot.label = c.pair(spot.text, ", ".join(names)) if names else spot.text
    kind = c.sold_on(space)
    title = c.say("table-war", kind=kind, space=c.name("space", space))
    return [Site("ladder", title, "ledger", spots, alarm=alarm(c, space))]


def rung(c: Base, rungs: dict[tuple[int, int], Spot], money: int, garbage: int) -> Spot:
    text = bid(c, money, garbage)
    return rungs.setdefault((money, garbage), Spot(text, 0, 0, text))


def bid(c: Base, money: int, garbage: int) -> str:
    return c.say("table-bid", money=money, garbage=garbage)


def people_at(c: Base, place: int) -> tuple[Somebody, ...]:
    """Who is there without standing on a counter space."""
    return c.people([f.seat for f in c.world.out() if f.place == place and f.space == ids.ON_SHELF])


def seated(people: tuple[Somebody, ...]) -> list[Chip]:
    return [Chip("", "", seat) for seat, _ in people]


def present(words: Words[Rivals], people: tuple[Somebody, ...]) -> list[str]:
    names = [name for _, name in people]
    return [words.say("screen-there", names=", ".join(names))] if names else []


def popularity(c: Base) -> Site:
    """R8.11, R12.1: everybody on one track, with the levels and the end."""
    box = c.world.box
    levels = {at: level for level, at in enumerate(box.thresholds, start=2)}
    there: dict[int, list[int]] = {}
    for one in c.world.restaurants:
        there.setdefault(one.popularity, []).append(one.seat)
    spots = [
        track_spot(c.words, at, levels.get(at, 0), c.people(there.get(at, [])))
        for at in range(max(box.win, *there) + 1)
    ]
    note = c.say("table-goal", n=box.win)
    return Site("popularity", c.say("table-popularity"), "track", spots, note=note)


@quiet
def track_spot(words: Words[Rivals], at: int, level: int, people: tuple[Somebody, ...]) -> Spot:
    notes = [words.say("table-level", n=level)] if level else []
    said = [*notes, *[name for _, name in people]]
    label = words.pair(str(at), ", ".join(said)) if said else str(at)
    chips = seated(people)
    if level:
        chips.append(Chip(words.say("table-level-short", n=level), "note"))
    return Spot(label, at, 0, str(at), chips=chips)


def upgrades(c: Base) -> Site:
    """R7.16, R7.20: what can be bought on the Island, and who has it; in a column of its own where
    garbage goes, and what chocolate brings."""
    box, spots = c.world.box, []
    for bit in range(m.UPGRADES):
        owners = [one.seat for one in c.world.restaurants if one.upgrades >> bit & 1]
        price = c.cost(m.UPGRADE + m.SEATS * bit)
        spots.append(upgrade(c.words, bit, price, c.people(owners)))
    spots += [
        service(c.words, m.UPGRADES, "garbage", m.DUMP, c.cost(m.DUMP)),
        service(c.words, m.UPGRADES + 1, "chocolate", m.SELL, box.chocolate_price),
    ]
    return Site("upgrades", c.say("table-upgrades"), "ledger", spots)


@remembered
def service(words: Words[Rivals], row: int, face: str, move: int, price: int) -> Spot:
    costs, name = price_chip(words, price, f"table-{face}-price"), words.say(f"table-{face}")
    return Spot(f"{name}, {costs.text}", 1, row, name, chips=[costs], face=face, id=SERVED[move])


@quiet
def upgrade(words: Words[Rivals], bit: int, price: int, owners: tuple[Somebody, ...]) -> Spot:
    name, costs = words.noun("upgrade", bit), price_chip(words, price)
    key = words.game.nouns["upgrade"][bit].key
    said = words.game.printed[key][words.language]
    label = " ".join(
        [words.pair(f"{name}, {costs.text}", said), ", ".join(name for _, name in owners)]
    )
    chips = [costs, *seated(owners)]
    return Spot(label, 0, bit, name, chips=chips, face=key, id=refs.named("upgrade", key))
