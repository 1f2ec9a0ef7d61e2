"""A restaurant: its numbers, what its cards say to its owner; and what any card says, by name."""

from __future__ import annotations

import unicodedata

from tablee.games.rivals.rules import ids, moves as m, serving
from tablee.games.rivals.rules.board import Restaurant
from tablee.games.rivals.rules.ids import HOME, NONE
from tablee.games.rivals.show.base import Base, times
from tablee.games.rivals.show.notices import choosing_npc
from tablee.show import About, Chip, Stat, Thing, Tone

IN_THE_GRID = ("shelf_", "counter_")
SELDOM = (
    *("tray_", "look_", "hand_", "reviews_", "mastered_", "action_discard", "chefs_"),
    "restaurant_",
)
OUT_OF_SIGHT = ("rats", "gone", "unused_chefs")
MYSTERIES = ("R8.20", "R8.21", "R8.23", "R8.24", "R8.22")  # the rules of Alien Goo and so on
RANKS = ("look", "pantry", "recipes", "hand", "chefs", "restaurant")  # what matters first


def stats(c: Base, seat: int) -> list[Stat]:
    one = c.world.restaurants[seat]
    goal = c.say("table-of", n=one.popularity, goal=c.world.box.win)
    found = [
        Stat(c.say("table-money"), c.money(one.money), "money", "coin"),
        Stat(c.say("table-popularity"), goal, "popularity", "heart"),
        Stat(c.say("table-level-word"), str(one.level + 1), "level", "level"),
        Stat(c.say("table-garbage"), str(one.garbage), "garbage", "rubbish"),
        Stat(c.say("table-cards"), str(len(one.hand)), "cards", "card"),
    ]
    for figure in one.figures:
        if figure.place != HOME and figure.chef != NONE:
            place = c.name("place", figure.place)
            found.append(Stat(c.name("chef", figure.chef), place, "chef", "place"))
    owned = [c.name("upgrade", bit) for bit in range(m.UPGRADES) if one.upgrades >> bit & 1]
    if owned:
        found.append(Stat(c.say("table-upgrades"), ", ".join(owned), "upgrades", "tool"))
    today = c.say("table-today")
    return found + [Stat(today, c.say(f"screen-{state}"), state) for state in states(one)]


def states(one: Restaurant) -> list[str]:
    """What holds for a player, or for one of his chefs, until the day is over."""
    flags = {
        "closed": one.closed,
        "discount": one.discount,
        "doubled": one.doubled,
        "blocked": any(figure.blocked for figure in one.figures),
        "barred": any(figure.barred for figure in one.figures),
        "taxed": any(figure.taxed for figure in one.figures),
    }
    return [state for state, holds in flags.items() if holds]


def zone(c: Base, name: str, faces: list[int]) -> About:
    hidden = (
        name.startswith(IN_THE_GRID)
        or name in OUT_OF_SIGHT
        or (name.startswith(SELDOM) and not faces)
    )
    sort, _, number = name.rpartition("_")
    if hidden or not number.isdecimal():
        return About(hidden=hidden)
    owner = c.world.restaurants[int(number) - 1]
    things = {face: thing(c, face, owner) for face in faces if face >= ids.CARD_FACE}
    rank = RANKS.index(sort) if sort in RANKS else len(RANKS)
    return About(rank=rank, note=stored(c, owner) if sort == "pantry" else "", things=things)


def stored(c: Base, one: Restaurant) -> str:
    """R3.10: what is not beside a recipe."""
    kinds = [kind for kind in one.owned() if one.storage(kind)]
    names = [times(c.name("kind", kind), one.storage(kind)) for kind in kinds]
    return c.say("screen-storage", names=", ".join(names)) if names else ""


def thing(c: Base, face: int, one: Restaurant) -> Thing:
    """What a card says to its owner."""
    if face >= ids.RESTAURANT_FACE:
        return sign(c, face - ids.RESTAURANT_FACE, one)
    if ids.RECIPE_FACE <= face < ids.CHEF_FACE:
        return recipe(c, face, one)
    return Thing(c.said(c.game.kinds[face]))


def sign(c: Base, at: int, one: Restaurant) -> Thing:
    """R11.1: its bonuses; of one's own, those that last and the next."""
    key = c.game.nouns["restaurant"][at].key
    last = 4 if one.name == NONE else one.level + 2
    levels = [
        Chip(
            c.pair(c.say("table-level", n=level), c.said(f"{key}-{level}")),
            "have" if one.level + 1 >= level else "later",
        )
        for level in range(2, min(last, 4) + 1)
        if level == last
        or one.name == NONE
        or c.world.box.bonus[3 * at + level - 2] in ids.PERMANENT
    ]
    return Thing(c.name("cuisine", c.world.box.home_cuisine[at]), levels)


def recipe(c: Base, face: int, one: Restaurant) -> Thing:
    """R8.6, R8.10: what a recipe brings its owner now, and what he has of it."""
    box = c.world.box
    at = face - ids.RECIPE_FACE
    gain, garbage = box.points[at], box.waste[at]
    for place in one.recipes:
        if place.card != NONE and one.number(place) == at:
            gain, garbage = c.gain(one, place), serving.waste_of(one, place)
    lacks = c.missing(one, box.needs[at])
    chips = [Chip(str(gain), icon="heart"), Chip(str(garbage), icon="rubbish")]
    for kind in box.needs[at]:
        tone: Tone = "lack" if kind in lacks else "have"
        name, market = c.game.kinds[kind], box.market_of[kind]
        chips.append(Chip(c.name("kind", kind), tone, face=name, family=market))
    return Thing(c.name("cuisine", box.cuisine[at]), chips)


def explain(c: Base, words: str) -> list[str]:
    """Everything whose name, in either language, contains these words."""
    wanted = folded(words)
    found = [
        described(c, face)
        for face, noun in enumerate(c.game.nouns["card"])
        if any(wanted in folded(name) for name in noun.names.values())
    ]
    for bit, noun in enumerate(c.game.nouns["upgrade"]):
        if any(wanted in folded(name) for name in noun.names.values()):
            price = c.money(c.world.box.upgrade_prices[bit])
            found.append(c.pair(f"{c.name('upgrade', bit)} ({price})", c.said(noun.key)))
    return found


def folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("’", "'")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def described(c: Base, face: int) -> str:
    """A card in words: its name, and what matters to whoever may choose it."""
    name = c.name("card", face)
    key = c.game.kinds[face]
    if face < ids.CARD_FACE:
        return about_ingredient(c, face, name)
    if face >= ids.RESTAURANT_FACE:
        return about_restaurant(c, face - ids.RESTAURANT_FACE, name)
    if ids.RECIPE_FACE <= face < ids.CHEF_FACE:
        return about_recipe(c, face - ids.RECIPE_FACE, name)
    npc = f"{key}-npc"
    if npc in c.game.box.texts and c.view.phase == "chefs" and choosing_npc(c):
        key = npc
    return c.pair(name, c.said(key))


def about_ingredient(c: Base, kind: int, name: str) -> str:
    market = c.world.box.market_of[kind]
    about = f"{name} ({c.name('place', market)}, {c.money(c.world.box.prices[market])})"
    if kind < ids.GOO:
        return about
    rule = c.game.rulebook.rules[MYSTERIES[kind - ids.GOO]]
    return c.pair(about, rule.text[c.speaker.language])


def about_restaurant(c: Base, restaurant: int, name: str) -> str:
    key = c.game.nouns["restaurant"][restaurant].key
    texts = [c.say("screen-level", n=level, text=c.said(f"{key}-{level}")) for level in (2, 3, 4)]
    cuisine = c.cuisine(c.world.box.home_cuisine[restaurant])
    return c.pair(c.say("screen-cuisine", restaurant=name, cuisine=cuisine), " ".join(texts))


def about_recipe(c: Base, recipe: int, name: str) -> str:
    box = c.world.box
    about = c.say(
        "screen-card",
        recipe=name,
        cuisine=c.cuisine(box.cuisine[recipe]),
        points=box.points[recipe],
        garbage=box.waste[recipe],
    )
    return c.pair(about, ", ".join(c.name("kind", kind) for kind in box.needs[recipe]))
