"""Rival Restaurants in the terminal: the town with its markets, the restaurants and, when they
are open, the trade desk and the cooking panel. Legible without colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games.rivals.canvas import COOKING, HARD_BLANK, Canvas, fold, times
from tablee.games.rivals.game import Rivals
from tablee.games.rivals.labels import concerns, label, leave_out, question
from tablee.games.rivals.lookup import about, described
from tablee.games.rivals.news import news
from tablee.games.rivals.rules.draft import read_draft
from tablee.games.rivals.rules.ids import (
    CARD_FACE,
    CHEF_FACE,
    FIRST_VEGGIE,
    HOME,
    ISLAND,
    NONE,
)
from tablee.games.rivals.rules.moves import (
    COOK,
    COUNTER,
    EXTRA,
    KINDS,
    MARKETS,
    OFFER,
    SEATS,
    USE,
    USE_TWO,
    VEGGIES,
)
from tablee.games.rivals.wits.sight import BASIC, Player
from tablee.i18n import Speaker
from tablee.kernel import View

__all__ = ["about", "concerns", "label", "leave_out", "news", "question", "render", "styles"]

STEPS = ("move", "trade", "cook")
GOES_TONIGHT = "!"
LACKING = "*"
EMPTY_SPACE = "-"


def render(speaker: Speaker, game: Rivals, view: View) -> list[str]:
    """The table as the viewer sees it; one's own restaurant last, nearest to the moves."""
    c = Canvas(speaker, game, view)
    lines = [*fold(heading(c), 0), ""] if view.acting else []
    if view.acting and (c.step != COOKING or view.phase in ("free-shelf", "spree")):
        lines += [*market_lines(c), ""]
    lines.append(c.say("screen-restaurants"))
    for seat in sorted(range(view.seats), key=lambda seat: seat == view.seat):
        lines += restaurant_lines(c, seat)
    for panel in (choice_lines(c), desk_lines(c), cooking_lines(c), hand_lines(c)):
        if panel:
            lines += ["", *panel]
    return [line.replace(HARD_BLANK, " ") for line in lines]


def styles(game: Rivals) -> dict[str, str]:
    """What leaves tonight, what one lacks, and what a recipe has already."""
    return {
        r"\w[\w ]*!(?= |$)": "yellow",
        r"\*\w[\w ]*": "bold",
        r"(?<= )\+[^\W\d][\w ]*?(?= [-+]|$)": "green",
    }


def heading(c: Canvas) -> str:
    """R5.1: the day and its three phases, the present one in brackets."""
    if not c.facts["day"]:
        return c.say("screen-setup")
    names = [c.say(f"screen-step-{step}") for step in STEPS]
    marked = [f"[{name}]" if at == c.step else name for at, name in enumerate(names)]
    line = c.say("screen-day", n=c.facts["day"], steps=" > ".join(marked))
    if c.facts["tick"]:
        line += " " + c.say("screen-tick", n=c.facts["tick"])
    return line


# --- the markets ----------------------------------------------------------------------------------


def market_lines(c: Canvas) -> list[str]:
    """`Carbtastic $100  1 Bread  2 *Rice [Ana]  3 -  4 Flour!  (shelf 12)`, one under the other."""
    names = [c.name("place", place) for place in range(ISLAND + 1)]
    prices = [c.say("screen-price", n=price) for price in c.tables.prices]
    width = max(map(len, names))
    key = "screen-markets" if c.me is None else "screen-markets-mine"
    lines = [c.say(key, mark=GOES_TONIGHT, lack=LACKING)]
    for market in range(MARKETS):
        shelf = len(c.view.zones[f"shelf_{c.tables.places[market]}"])
        cards = c.say("screen-shelf", n=shelf).replace(" ", HARD_BLANK)
        about = [cards, *people_at(c, market), *rats_at(c, market)]
        row = f"{counters(c, market)}  ({', '.join(about)})"
        head = f"{names[market]:<{width}}  {prices[market]}  "
        lines += fold(head + row, 0, len(head))
    deck = c.say("screen-deck", n=len(c.view.zones["action_deck"]))
    island = ", ".join([deck, *people_at(c, ISLAND)])
    return [*lines, *fold(f"{names[ISLAND]:<{width}}  {island}", 0)]


def counters(c: Canvas, market: int) -> str:
    """R8.30: the spaces from left to right; what is on the last one leaves tonight."""
    row = c.facts["counters"][market]
    lacking = c.lacking()
    parts = []
    for at, kind in enumerate(row):
        if kind is None:
            parts.append(f"{at + 1}{HARD_BLANK}{EMPTY_SPACE}")
        else:
            need = LACKING if kind in lacking else ""
            mark = GOES_TONIGHT if at == len(row) - 1 else ""
            who = standers(c, c.tables.first_space[market] + at)
            parts.append(f"{at + 1}{HARD_BLANK}{need}{c.name('kind', kind)}{mark}{who}")
    return "  ".join(parts)


def standers(c: Canvas, space: int) -> str:
    """R7.21, R7.30: whose chefs stand on a space; in a war, their bids."""
    if space in c.facts["locked"]:
        return f" [{c.say('screen-locked')}]"
    for war in c.facts["wars"]:
        if war["space"] == space:
            return f" [{', '.join(bid(c, *entry) for entry in war['bids'])}]"
    claimed = {seat for at, seat in c.facts["claims"] if at == space}
    names = [
        c.say("screen-claim" if seat in claimed else "screen-stands", seat=c.seat(seat))
        for seat, p in enumerate(c.players)
        if space in p.spaces or seat in claimed
    ]
    return f" [{', '.join(names)}]" if names else ""


def bid(c: Canvas, seat: int, money: int, garbage: int) -> str:
    """R7.32: a bidder and what is bid so far."""
    return c.say("screen-bid", seat=c.seat(seat), money=money, garbage=garbage)


def people_at(c: Canvas, place: int) -> list[str]:
    """The chefs at the shelf, not placed yet, or anywhere on the Island."""
    here = [
        c.seat(seat)
        for seat, p in enumerate(c.players)
        for at, space in zip(p.places, p.spaces, strict=True)
        if at == place and space == NONE
    ]
    return [c.say("screen-there", names=", ".join(here))] if here else []


def rats_at(c: Canvas, market: int) -> list[str]:
    return [
        c.say("screen-rats", seat=c.seat(owner)) for at, owner, _ in c.facts["rats"] if at == market
    ]


# --- the restaurants ------------------------------------------------------------------------------


def restaurant_lines(c: Canvas, seat: int) -> list[str]:
    """Its numbers, its chef, its recipes, and everything else it has."""
    p = c.players[seat]
    mark = "* " if seat == c.view.seat else "- "
    name = c.name("restaurant", p.restaurant) if p.restaurant != NONE else c.say("screen-no-sign")
    head = c.say(
        "screen-restaurant",
        seat=c.seat(seat),
        restaurant=name,
        popularity=p.popularity,
        level=p.reached + 1,
        money=p.money,
        garbage=p.garbage,
        cards=p.cards,
    )
    lines = fold(mark + head, 0)
    lines += [line for slot in range(2) for line in recipe_lines(c, p, slot)]
    rest = [chef_at(c, p, at) for at in range(len(p.chefs))]
    rest += squad(c, seat)
    rest += [c.name("upgrade", bit) for bit in range(5) if p.upgrades >> bit & 1]
    rest += [c.say(f"screen-{state}") for state in states(c, seat)]
    rest.append(c.say("screen-storage", names=stored(c, p) or c.say("screen-nothing")))
    return [*lines, *fold(c.say("screen-semicolon").join(rest), 4)]


def squad(c: Canvas, seat: int) -> list[str]:
    """R13.2: the chefs of a Kitchen Squad who are not out today."""
    if not c.squad:
        return []
    out = [CHEF_FACE + chef for chef in c.players[seat].chefs]
    cards = c.view.zones[f"chefs_{seat + 1}"]
    names = [c.name("card", face) for face in cards if face >= 0 and face not in out]
    return [c.say("screen-squad", names=", ".join(names))] if names else []


def states(c: Canvas, seat: int) -> list[str]:
    """What holds for a player, or for one of his chefs, until the day is over."""
    found = [key for key in ("closed", "discount", "doubled") if c.facts[key] >> seat & 1]
    figures = 3 << 2 * seat
    return found + [key for key in ("blocked", "barred", "taxed") if c.facts[key] & figures]


def recipe_lines(c: Canvas, p: Player, slot: int) -> list[str]:
    """`Quesadilla (basic, Mexican, brings 3, garbage 1): +Flour -Peppers -Cheese`."""
    recipe = p.recipes[slot]
    if recipe == NONE:
        return []
    needs = [
        ("+" if p.have[kind] else "-") + c.name("kind", kind) for kind in c.tables.needs[recipe]
    ]
    return fold(f"{c.speaker.pair(dish(c, p, slot), ' '.join(needs))}", 4)


def dish(c: Canvas, p: Player, slot: int) -> str:
    """R8.6: a recipe and what it would bring this restaurant now, extras left out."""
    recipe = p.recipes[slot]
    return c.say(
        "screen-recipe",
        recipe=c.name("recipe", recipe),
        sort=c.say("screen-basic" if recipe < BASIC else "screen-gourmet"),
        cuisine=c.cuisine(c.tables.cuisine[recipe]),
        gain=c.gain(p, slot),
        garbage=max(0, c.tables.waste[recipe] - p.less_garbage),
        stars=p.reviews[slot],
    )


def chef_at(c: Canvas, p: Player, at: int) -> str:
    name = c.name("chef", p.chefs[at])
    if c.squad and p.chefs[at] == p.chefs[-1]:
        name = c.say("screen-npc", chef=name)
    if p.places[at] == HOME:
        return name
    return c.say("screen-chef", chef=name, place=c.name("place", p.places[at]))


def stored(c: Canvas, p: Player) -> str:
    """R3.10: what is not beside a recipe."""
    parts = []
    recipes = [recipe for recipe in p.recipes if recipe != NONE]
    for kind in range(KINDS):
        left = p.have[kind] - sum(kind in c.tables.needs[recipe] for recipe in recipes)
        if left > 0:
            parts.append(times(c.name("kind", kind), left))
    return ", ".join(parts)


# --- what is being decided ------------------------------------------------------------------------


def choice_lines(c: Canvas) -> list[str]:
    """The card or power being resolved; the cards the viewer looks at, with what they say."""
    lines = []
    card, power = c.facts["card"], c.facts["power"]
    if NONE not in (card, power) or max(card, power) != NONE:
        face = CARD_FACE + card if card != NONE else CHEF_FACE + power
        lines += fold(c.say("screen-now", what=c.name("card", face), text=c.text(face)), 0)
    faces = c.own("look")
    if faces:
        lines.append(c.say("screen-look"))
    for face in sorted(set(faces)):
        lines += fold(described(c, face), 4)
    return lines


# --- the trade desk -------------------------------------------------------------------------------


def desk_lines(c: Canvas) -> list[str]:
    """R7.51: the offers on the table, and the one the viewer is writing."""
    lines = []
    for offer in c.facts["offers"]:
        head = c.say(
            "screen-offer",
            seat=c.seat(offer["giver"]),
            target=c.seat(offer["partner"]),
            gives=side(c, offer, "gives"),
            asks=side(c, offer, "asks"),
        )
        lines += fold(head, 0)
    return [*lines, *draft_lines(c)]


def side(c: Canvas, offer: dict[str, Any], way: str) -> str:
    """One side of an offer in a few words; the giver's has the cards shown."""
    goods = offer[way]
    parts = [times(c.name("kind", kind), count) for kind, count in goods.get("ingredients", [])]
    amounts = [key for key in ("money", "garbage", "cards") if key in goods]
    parts += [c.say(f"screen-side-{key}", n=goods[key]) for key in amounts]
    parts += [c.name("upgrade", bit) for bit in goods.get("upgrades", [])]
    parts += [
        c.say("screen-side-island", upgrade=c.name("upgrade", bit))
        for bit in goods.get("island", [])
    ]
    owner, at = ("giver", 0) if way == "gives" else ("partner", 1)
    for code in offer["swaps"]:
        recipe = c.players[offer[owner]].recipes[divmod(code, 2)[at]]
        parts.append(c.say("screen-side-recipe", recipe=c.name("recipe", recipe)))
    if way == "gives":
        parts += [f"({c.name('card', c.game.kinds.index(key))})" for key in offer["cards"]]
    return ", ".join(parts) or c.say("screen-nothing")


def draft_lines(c: Canvas) -> list[str]:
    """D20: the entries so far, numbered as they can be struck."""
    first = c.view.notes[0] if c.view.notes else NONE
    if not (OFFER <= first < OFFER + SEATS or COUNTER <= first < COUNTER + SEATS):
        return []
    draft = read_draft(c.view.notes)
    lines = [c.say("screen-draft", seat=c.seat(draft.partner))]
    for at, (key, amount) in enumerate(zip(draft.keys, draft.amounts, strict=True), start=1):
        lines.append(f"    {at}. {times(label(c.speaker, c.game, c.view, key), amount)}")
    return lines


# --- the cooking panel ----------------------------------------------------------------------------


def cooking_lines(c: Canvas) -> list[str]:
    """D26 to D28: once a dish is chosen, what fills each of its requirements."""
    chosen = [note - COOK for note in c.view.notes if COOK < note < COOK + 4]
    if c.view.phase != "cook" or not chosen:
        return []
    p = c.players[c.view.seat]
    fills = [note for note in c.view.notes if USE <= note < USE_TWO + VEGGIES]
    lines = [c.say("screen-cooking", n=p.garbage)]
    for slot in range(2):
        if chosen[0] >> slot & 1:
            needs = c.tables.needs[p.recipes[slot]]
            lines += ["    " + dish(c, p, slot), *filled(c, needs, fills)]
            fills = fills[len(needs) :]
    if EXTRA in c.view.notes:
        lines.append("    " + c.say("screen-extra"))
    return lines


def filled(c: Canvas, needs: Sequence[int], fills: Sequence[int]) -> list[str]:
    """The requirements of a dish, each with the card used for it so far."""
    used = [
        c.name("kind", fill - USE)
        if fill < USE_TWO
        else times(c.name("kind", FIRST_VEGGIE + fill - USE_TWO), 2)
        for fill in fills[: len(needs)]
    ]
    used += ["?"] * (len(needs) - len(used))
    return [
        f"        {c.speaker.pair(c.name('kind', need), card)}"
        for need, card in zip(needs, used, strict=True)
    ]


def hand_lines(c: Canvas) -> list[str]:
    """What the viewer's own chefs and action cards say."""
    if c.me is None:
        return []
    lines = [line for key in own_chefs(c) for line in fold(said_of_chef(c, key), 0)]
    cards = c.own("hand")
    lines.append(c.say("screen-hand" if cards else "screen-no-cards"))
    for face in sorted(set(cards)):
        name = times(c.name("card", face), cards.count(face))
        lines += fold(c.speaker.pair(name, c.text(face)), 4)
    return lines


def own_chefs(c: Canvas) -> list[str]:
    """The viewer's chefs by the key of what they can do, once they are chosen."""
    p = c.me
    if p is None or c.view.phase == "chefs":
        return []
    chefs = [noun.key for noun in c.game.nouns["chef"]]
    if not c.squad:
        return [chefs[chef] for chef in p.chefs]
    if c.view.phase == "wheels":
        mine = [chefs[face - CHEF_FACE] for face in c.own("chefs")]
        npc = chefs[p.chefs[-1]]
        return [*(key for key in mine if key != npc), f"{npc}-npc"]
    return [chefs[p.chefs[0]], f"{chefs[p.chefs[1]]}-npc"] if len(p.chefs) > 1 else []


def said_of_chef(c: Canvas, key: str) -> str:
    name, _, npc = key.partition("-")
    chef = c.name("card", c.game.kinds.index(name))
    text = c.game.box.texts[key][c.speaker.language]
    return c.say("screen-own-npc" if npc else "screen-own-chef", chef=chef, text=text)
