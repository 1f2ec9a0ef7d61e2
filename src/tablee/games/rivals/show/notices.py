"""What is to be read now: the question in full (about which chef, which requirement, whose attack),
the card being resolved, wars, offers, one's draft, one's dish."""

from __future__ import annotations

from tablee.games.rivals.rules import day, declaration, ids, moves as m, serving, wars as bidding
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
    for space in sorted({f.war for f in c.world.figures} - {ids.NONE, c.my_war()}):
        ladder = [figure for figure in c.world.figures if figure.war == space]
        ladder.sort(key=lambda figure: -figure.bid())
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
    title = c.say("screen-draft", seat=c.seat(found.partner))
    return [Notice(title, lines, "draft", [f"seat_{found.partner + 1}"])]


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


def question(c: Base) -> str:
    """A fuller question than the phase's own, or "" where that says it all."""
    one, phase = c.mine, c.view.phase
    if one is None or not c.asked:
        return ""
    if phase == "chefs":
        return ask_chef(c)
    if phase == "wheels":
        return ask_wheel(c, one)
    if phase == "placement":
        figure = day.to_place(c.world, one.seat)[len(c.view.notes)]
        chef, place = c.name("chef", figure.chef), c.name("place", figure.place)
        return c.say("prompt-placement", chef=chef, place=place)
    if phase == "window" and c.world.window:
        return c.say(f"prompt-window-{c.world.window}", seat=c.seat(one.seat))
    if phase in ("beat", "stalls"):
        return ask_war(c) if c.my_war() != ids.NONE else ask_market(c)
    if phase in ("answer", "reply") and c.resolving() != ids.NONE:
        what = c.name("card", c.resolving())
        return c.say(f"prompt-{phase}", seat=c.seat(c.world.effect.user), what=what)
    return ask_cook(c, one) if phase == "cook" else ""


def choosing_npc(c: Base) -> bool:
    """R13.2: in Kitchen Squad the first chefs dealt are NPCs to choose from."""
    dealt = [face - ids.CHEF_FACE for face in c.own("look")]
    npcs = c.world.box.npcs
    return c.world.plan.squad and all(chef >= 0 and npcs >> chef & 1 for chef in dealt)


def ask_chef(c: Base) -> str:
    """R13.2, R13.20: an NPC, or one after the other of several chefs to keep."""
    plan = c.world.plan
    if choosing_npc(c):
        return c.say("prompt-npc")
    if plan.squad or plan.cooks:
        return c.say("prompt-chefs", n=len(c.view.notes) + 1, all=3 if plan.squad else 2)
    return ""


def ask_wheel(c: Base, one: Restaurant) -> str:
    """R6.3, R13.4, R13.21: the active chef, or where which chef goes."""
    written = len(c.view.notes)
    if not c.world.plan.squad:
        return c.say("prompt-wheel", chef=c.name("chef", one.figures[written].chef))
    if not written:
        return c.say("prompt-active")
    if written == 1:
        return c.say("prompt-wheel", chef=c.name("chef", c.view.notes[0] - m.ACTIVE))
    return c.say("prompt-wheel-npc", chef=c.name("chef", one.figures[1].chef))


def ask_war(c: Base) -> str:
    """R7.31: a bidder hears what he bids for, and how high the bids are."""
    space = c.my_war()
    lead = bidding.leaders(c.world, space)
    kind = c.sold_on(space)
    if not lead:
        return c.say("prompt-war-none", kind=kind, money=0, garbage=0)
    key = "lead" if [figure.seat for figure in lead] == [c.me] else "behind"
    money, garbage = lead[0].bid_money, lead[0].bid_garbage
    return c.say(f"prompt-war-{key}", kind=kind, money=money, garbage=garbage)


def ask_market(c: Base) -> str:
    """R7.12: without a clock one hears that the market is open again. Not whether it closes now: a
    draft given up reads like a pass (R7.10), but is none for R7.11."""
    s = c.world
    return c.say("prompt-beat-again") if s.tick > 1 and not s.plan.clock else ""


def ask_cook(c: Base, one: Restaurant) -> str:
    """D25 to D28, by how far the declaration is written."""
    plate = declaration.plate_so_far(c.world, one.seat)
    if not plate.card_asked:
        return c.say("prompt-cook-card")
    if plate.card == ids.FIVE_STAR and plate.review == ids.NONE:
        return c.say("prompt-review")
    if not plate.chosen:
        return c.say("prompt-cook", n=one.garbage)
    at = len(plate.fills)
    if at == len(plate.needs):
        return c.say("prompt-extra")
    recipe = c.name("recipe", one.number(one.recipes[plate.owner[at]]))
    return c.say("prompt-use", kind=c.name("kind", plate.needs[at]), recipe=recipe)
