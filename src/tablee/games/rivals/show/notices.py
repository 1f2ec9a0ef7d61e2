"""What is to be read now: the card being resolved, wars, offers, one's draft, one's dish."""

from __future__ import annotations

from tablee.games.rivals.rules import declaration, ids, moves as m, serving
from tablee.games.rivals.rules.board import Restaurant
from tablee.games.rivals.rules.exchange import read_draft
from tablee.games.rivals.rules.offer import Offer, listed
from tablee.games.rivals.rules.requirements import Plate
from tablee.games.rivals.show.base import Base, times
from tablee.games.rivals.show.labels import label
from tablee.games.rivals.show.news import entry
from tablee.games.rivals.show.town import bid
from tablee.show import Notice


def notices(c: Base) -> list[Notice]:
    return [*resolving(c), *wars(c), *offers(c), *draft(c), *cooking(c)]


def resolving(c: Base) -> list[Notice]:
    """The card or power being resolved."""
    face = c.resolving()
    if face == ids.NONE:
        return []
    title = c.say("table-now", what=c.name("card", face))
    return [Notice(title, [c.said(c.game.kinds[face])], "now")]


def wars(c: Base) -> list[Notice]:
    """R7.30: the bids of each war that one watches, the highest first; one's own is a site."""
    found = []
    for space in [space for space in c.wars() if space != c.my_war()]:
        ladder = [figure for figure in c.world.figures if figure.war == space]
        ladder.sort(key=lambda figure: (-figure.bid_money, -figure.bid_garbage))
        lines = [c.pair(c.seat(f.seat), bid(c, f.bid_money, f.bid_garbage)) for f in ladder]
        kind, name = c.sold_on(space), c.name("space", space)
        found.append(Notice(c.say("table-war", kind=kind, space=name), lines, "war"))
    return found


def offers(c: Base) -> list[Notice]:
    """R7.51: the trade desk: the offers one takes part in; who only watches reads all of them.

    Cards shown in an offer are named to its two players.
    """
    shown = c.view.facts["offers"]
    assert isinstance(shown, list)
    return [
        Notice(
            c.say("table-offer", seat=c.seat(offer.giver), target=c.seat(offer.partner)),
            [
                c.say("table-gives", goods=goods(c, offer, offer.gives, facts["cards"])),
                c.say("table-asks", goods=goods(c, offer, offer.asks, [])),
            ],
            "offer",
        )
        for offer, facts in zip(c.world.offers, shown, strict=True)
        if c.me is None or c.me in (offer.giver, offer.partner)
    ]


def goods(c: Base, offer: Offer, gives: list[int], cards: list[str]) -> str:
    """One side of an offer in a few words; the giver's has the cards shown."""
    parts = [entry(c.speaker, *told) for told in listed(gives)]
    owner, at = (offer.giver, 0) if gives is offer.gives else (offer.partner, 1)
    one = c.world.restaurants[owner]
    for code in range(4):
        recipe = one.recipes[divmod(code, 2)[at]]
        if offer.swaps >> code & 1 and recipe.card != ids.NONE:
            name = c.name("recipe", one.number(recipe))
            parts.append(c.say("screen-side-recipe", recipe=name))
    parts += [f"({c.name('card', c.game.kinds.index(key))})" for key in cards]
    return ", ".join(parts) or c.say("screen-nothing")


def draft(c: Base) -> list[Notice]:
    """D20: the entries so far, numbered as they can be struck."""
    first = c.view.notes[0] if c.view.notes else ids.NONE
    if not any(at <= first < at + m.SEATS for at in (m.OFFER, m.COUNTER)):
        return []
    found = read_draft(c.view.notes)
    lines = []
    for at, (key, amount) in enumerate(zip(found.keys, found.amounts, strict=True), start=1):
        lines.append(f"{at}. {times(label(c, key) or c.speaker.move(key), amount)}")
    return [Notice(c.say("screen-draft", seat=c.seat(found.partner)), lines, "draft")]


def cooking(c: Base) -> list[Notice]:
    """D26 to D28: once a dish is chosen, what fills each of its requirements."""
    one = c.mine
    if one is None or c.view.phase != "cook" or not c.view.notes:
        return []
    plate = declaration.plate_so_far(c.world, one.seat)
    if not plate.slots:
        return []
    lines = [line for slot in plate.slots for line in dish(c, one, plate, slot)]
    if m.EXTRA in plate.extras:
        lines.append(c.say("screen-extra"))
    return [Notice(c.say("screen-cooking", n=one.garbage), lines, "cook")]


def dish(c: Base, one: Restaurant, plate: Plate, slot: int) -> list[str]:
    recipe = one.recipes[slot]
    number = one.number(recipe)
    lines = [
        c.say(
            "screen-recipe",
            recipe=c.name("recipe", number),
            sort=c.say("screen-gourmet" if one.gourmet(recipe) else "screen-basic"),
            cuisine=c.cuisine(c.world.box.cuisine[number]),
            gain=c.gain(one, recipe),
            garbage=serving.waste_of(one, recipe),
            stars=int(recipe.review != ids.NONE),
        )
    ]
    for at, need in enumerate(plate.needs):
        if plate.owner[at] == slot:
            card = filled(c, plate.fills[at]) if at < len(plate.fills) else "?"
            lines.append(c.pair(c.name("kind", need), card))
    return lines


def filled(c: Base, move: int) -> str:
    if move < m.USE_TWO:
        return c.name("kind", move - m.USE)
    return times(c.name("kind", ids.FIRST_VEGGIE + move - m.USE_TWO), 2)
