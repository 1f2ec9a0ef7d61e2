"""What is asked, in full: about which chef, which requirement, whose attack."""

from __future__ import annotations

from tablee.games.rivals.rules import day, declaration, ids, moves as m, wars
from tablee.games.rivals.rules.board import Restaurant
from tablee.games.rivals.show.base import Base


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
    if phase in ("beat", "stalls") and c.my_war() != ids.NONE:
        return ask_war(c)
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
    lead = wars.leaders(c.world, space)
    kind = c.sold_on(space)
    if not lead:
        return c.say("prompt-war-none", kind=kind, money=0, garbage=0)
    key = "lead" if [figure.seat for figure in lead] == [c.me] else "behind"
    money, garbage = lead[0].bid_money, lead[0].bid_garbage
    return c.say(f"prompt-war-{key}", kind=kind, money=money, garbage=garbage)


def ask_cook(c: Base, one: Restaurant) -> str:
    """D25 to D28, by how far the declaration is written."""
    plate = declaration.plate_so_far(c.world, one.seat)
    if not plate.card_asked:
        return c.say("prompt-cook-card")
    if plate.card == ids.FIVE_STAR and plate.review == ids.NONE:
        return c.say("prompt-review")
    if not plate.chosen:
        return c.say("prompt-cook")
    at = len(plate.fills)
    if at == len(plate.needs):
        return c.say("prompt-extra")
    recipe = c.name("recipe", one.number(one.recipes[plate.owner[at]]))
    return c.say("prompt-use", kind=c.name("kind", plate.needs[at]), recipe=recipe)
