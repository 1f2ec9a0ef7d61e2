"""What is asked, in full: about which chef, which requirement, whose attack."""

from __future__ import annotations

from typing import Any, cast

from tablee.games.rivals.canvas import Canvas
from tablee.games.rivals.lookup import choosing_npc
from tablee.games.rivals.rules.ids import (
    CARD_FACE,
    CHEF_FACE,
    FIVE_STAR,
    GO_VEGAN,
    ISLAND,
    NONE,
)
from tablee.games.rivals.rules.moves import COOK, NO, PLAY, USE, USE_TWO, VEGGIES
from tablee.games.rivals.wits.sight import Player
from tablee.kernel import View


def ask_of(c: Canvas, p: Player) -> str:
    """A fuller question than the phase's own, or "" where that says it all."""
    phase = c.view.phase
    if phase == "chefs":
        return ask_chef(c)
    if phase == "wheels":
        return ask_wheel(c, p)
    if phase == "placement":
        return ask_placement(c, p)
    if phase == "window" and c.facts["window"]:
        return c.say(f"prompt-window-{c.facts['window']}", seat=c.seat(c.view.seat))
    if phase in ("beat", "stalls") and wars_of(c.view):
        return ask_war(c)
    if phase in ("answer", "reply") and c.facts["user"] != NONE:
        return ask_answer(c)
    return ask_cook(c, p) if phase == "cook" else ""


def wars_of(view: View) -> list[dict[str, Any]]:
    """The wars in which the viewer is a bidder."""
    wars = cast("list[dict[str, Any]]", view.facts["wars"])
    return [war for war in wars if any(seat == view.seat for seat, *_ in war["bids"])]


def ask_chef(c: Canvas) -> str:
    """R13.2, R13.20: an NPC, or one after the other of several chefs to keep."""
    if choosing_npc(c):
        return c.say("prompt-npc")
    if c.squad or c.facts["mode"] == "two_many_cooks":
        return c.say("prompt-chefs", n=len(c.view.notes) + 1, all=3 if c.squad else 2)
    return ""


def ask_wheel(c: Canvas, p: Player) -> str:
    """R6.3, R13.4, R13.21: the active chef, or where which chef goes."""
    written = len(c.view.notes)
    if not c.squad:
        return c.say("prompt-wheel", chef=c.name("chef", p.chefs[written]))
    if not written:
        return c.say("prompt-active")
    if written == 1:
        active = c.speaker.game.moves.forms[c.view.notes[0]]["chef"]
        return c.say("prompt-wheel", chef=c.name("card", c.game.kinds.index(active)))
    return c.say("prompt-wheel-npc", chef=c.name("chef", p.chefs[-1]))


def ask_placement(c: Canvas, p: Player) -> str:
    placed = [at for at, place in enumerate(p.places) if place < ISLAND]
    at = placed[len(c.view.notes)]
    chef, place = c.name("chef", p.chefs[at]), c.name("place", p.places[at])
    return c.say("prompt-placement", chef=chef, place=place)


def ask_war(c: Canvas) -> str:
    """R7.31: a bidder hears what he bids for, and how high the bids are."""
    war = wars_of(c.view)[0]
    money, garbage = max((money, garbage) for _, money, garbage in war["bids"])
    leaders = [seat for seat, *bid in war["bids"] if bid == [money, garbage]]
    key = "none" if not money else "lead" if leaders == [c.view.seat] else "behind"
    kind = c.name("kind", c.on_space(war["space"]))
    return c.say(f"prompt-war-{key}", kind=kind, money=money, garbage=garbage)


def ask_answer(c: Canvas) -> str:
    """R9.6, R9.7: who attacks, and with what."""
    card, power = c.facts["card"], c.facts["power"]
    if card == NONE and power == NONE:
        return ""
    what = c.name("card", CARD_FACE + card if card != NONE else CHEF_FACE + power)
    key = "prompt-reply" if c.view.phase == "reply" else "prompt-answer"
    return c.say(key, seat=c.seat(c.facts["user"]), what=what)


def ask_cook(c: Canvas, p: Player) -> str:
    """D25 to D28, by how far the declaration is written."""
    notes = list(c.view.notes)
    cards = [CARD_FACE + FIVE_STAR, CARD_FACE + GO_VEGAN]
    holds = any(face in cards for face in c.own("hand"))
    if not notes and holds and not c.facts["card_used"] >> c.view.seat & 1:
        return c.say("prompt-cook-card")
    if notes and (notes[0] == NO or PLAY <= notes[0] < PLAY + 27):
        reviews = notes[0] == PLAY + FIVE_STAR
        if reviews and len(notes) == 1:
            return c.say("prompt-review")
        notes = notes[2 if reviews else 1 :]
    if not notes:
        return c.say("prompt-cook")
    needs = [
        (slot, need)
        for slot in range(2)
        if (notes[0] - COOK) >> slot & 1
        for need in c.tables.needs[p.recipes[slot]]
    ]
    filled = sum(USE <= note < USE_TWO + VEGGIES for note in notes)
    if filled == len(needs):
        return c.say("prompt-extra")
    slot, need = needs[filled]
    recipe = c.name("recipe", p.recipes[slot])
    return c.say("prompt-use", kind=c.name("kind", need), recipe=recipe)
