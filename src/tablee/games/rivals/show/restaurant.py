"""A restaurant: its numbers, what its cards say to its owner; and what any card says, by name."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import NamedTuple

from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules import ids, moves as m, serving
from tablee.games.rivals.rules.board import Restaurant
from tablee.games.rivals.rules.ids import HOME, NONE
from tablee.games.rivals.show.base import Base, times
from tablee.games.rivals.show.notices import choosing_npc
from tablee.show import About, Chip, Icon, Stat, Thing, Tone, Words, remembered

IN_THE_GRID = ("shelf_", "counter_")
SELDOM = (
    *("tray_", "look_", "hand_", "reviews_", "mastered_", "action_discard", "chefs_"),
    "restaurant_",
)
OUT_OF_SIGHT = ("rats", "gone", "unused_chefs")
MYSTERIES = ("R8.20", "R8.21", "R8.23", "R8.24", "R8.22")  # the rules of Alien Goo and so on
RANKS = ("look", "pantry", "recipes", "hand", "chefs", "restaurant")  # what matters first
HIDDEN = About(hidden=True)
IN_ORDER = tuple([About(rank=rank) for rank in range(len(RANKS) + 1)])  # with nothing to say


def stats(c: Base, seat: int) -> list[Stat]:
    words, one = c.words, c.world.restaurants[seat]
    found = [
        money(words, one.money),
        popularity(words, one.popularity),
        number(words, "level-word", one.level + 1, "level", "level"),
        number(words, "garbage", one.garbage, "garbage", "rubbish"),
        number(words, "cards", len(one.hand), "cards", "card"),
    ]
    away = [f for f in one.figures if f.place != HOME and f.chef != NONE]
    found += [chef(words, figure.chef, figure.place) for figure in away]
    if one.upgrades:
        found.append(tools(words, one.upgrades))
    return found + [today(words, state) for state in states(one)]


@remembered
def money(words: Words[Rivals], n: int) -> Stat:
    return Stat(words.say("table-money"), words.say("screen-price", n=n), "money", "coin")


@remembered
def popularity(words: Words[Rivals], n: int) -> Stat:
    goal = words.say("table-of", n=n, goal=words.game.box.tables.win)
    return Stat(words.say("table-popularity"), goal, "popularity", "heart")


@remembered
def number(words: Words[Rivals], name: str, n: int, key: str, icon: Icon) -> Stat:
    return Stat(words.say(f"table-{name}"), str(n), key, icon)


@remembered
def chef(words: Words[Rivals], chef: int, place: int) -> Stat:
    return Stat(words.noun("chef", chef), words.noun("place", place), "chef", "place")


@remembered
def tools(words: Words[Rivals], upgrades: int) -> Stat:
    owned = [words.noun("upgrade", bit) for bit in range(m.UPGRADES) if upgrades >> bit & 1]
    return Stat(words.say("table-upgrades"), ", ".join(owned), "upgrades", "tool")


@remembered
def today(words: Words[Rivals], state: str) -> Stat:
    return Stat(words.say("table-today"), words.say(f"screen-{state}"), state)


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


class Place(NamedTuple):
    """What the name of a zone says."""

    sort: str
    seat: int  # whose it is, or NONE
    rank: int
    hidden: bool
    seldom: bool  # shown where something lies in it


@cache
def place_of(zone: str) -> Place:
    sort, _, number = zone.rpartition("_")
    hidden = zone.startswith(IN_THE_GRID) or zone in OUT_OF_SIGHT
    if not number.isdecimal():
        return Place(zone, NONE, 0, hidden, zone.startswith(SELDOM))
    rank = RANKS.index(sort) if sort in RANKS else len(RANKS)
    return Place(sort, int(number) - 1, rank, hidden, zone.startswith(SELDOM))


def zone(c: Base, name: str, faces: list[int]) -> About:
    place = place_of(name)
    if place.hidden or (place.seldom and not faces):
        return HIDDEN
    if place.seat == NONE:
        return IN_ORDER[0]
    owner = c.world.restaurants[place.seat]
    things = {face: thing(c, face, owner) for face in faces if face >= ids.GOO}
    note = stored(c, owner) if place.sort == "pantry" else ""
    if not things and not note:
        return IN_ORDER[place.rank]
    return About(rank=place.rank, note=note, things=things)


def stored(c: Base, one: Restaurant) -> str:
    """R3.10: what is not beside a recipe."""
    kinds = [kind for kind in one.owned() if one.storage(kind)]
    names = [times(c.name("kind", kind), one.storage(kind)) for kind in kinds]
    return c.say("screen-storage", names=", ".join(names)) if names else ""


def thing(c: Base, face: int, one: Restaurant) -> Thing:
    """What a card says to its owner."""
    if face >= ids.RESTAURANT_FACE:
        own = one.name != NONE
        return sign(c.words, face - ids.RESTAURANT_FACE, one.level, own)
    if ids.RECIPE_FACE <= face < ids.CHEF_FACE:
        return recipe(c, face, one)
    return said(c.words, face)


@remembered
def said(words: Words[Rivals], face: int) -> Thing:
    """What is printed on a card; what an ingredient of the Mystery Mart is good for."""
    if face < ids.CARD_FACE:
        return Thing(words.game.rulebook.rules[MYSTERIES[face - ids.GOO]].text[words.language])
    return Thing(words.game.box.texts[words.game.kinds[face]][words.language])


@remembered
def sign(words: Words[Rivals], at: int, level: int, own: bool) -> Thing:
    """R11.1: its bonuses; of one's own, those that last and the next."""
    game, box = words.game, words.game.box.tables
    key = game.nouns["restaurant"][at].key
    last = level + 2 if own else 4
    levels = [
        Chip(
            words.pair(words.say("table-level", n=n), game.box.texts[f"{key}-{n}"][words.language]),
            "have" if level + 1 >= n else "later",
        )
        for n in range(2, min(last, 4) + 1)
        if n == last or not own or box.bonus[3 * at + n - 2] in ids.PERMANENT
    ]
    return Thing(words.noun("cuisine", box.home_cuisine[at]), levels)


def recipe(c: Base, face: int, one: Restaurant) -> Thing:
    """R8.6, R8.10: what a recipe brings its owner now, and what he has of it."""
    box = c.world.box
    at = face - ids.RECIPE_FACE
    gain, garbage = box.points[at], box.waste[at]
    for place in one.recipes:
        if place.card != NONE and one.number(place) == at:
            gain, garbage = c.gain(one, place), serving.waste_of(one, place)
    lacks = c.missing(one, box.needs[at])
    chips = [
        amount(c.words, gain, "heart"),
        amount(c.words, garbage, "rubbish"),
        *[need(c.words, kind, kind in lacks) for kind in box.needs[at]],
    ]
    return Thing(c.name("cuisine", box.cuisine[at]), chips)


@remembered
def amount(words: Words[Rivals], n: int, icon: Icon) -> Chip:
    return Chip(str(n), icon=icon)


@remembered
def need(words: Words[Rivals], kind: int, lacks: bool) -> Chip:
    """An ingredient of a recipe, there or missing."""
    tone: Tone = "lack" if lacks else "have"
    market = words.game.box.tables.market_of[kind]
    return Chip(words.noun("kind", kind), tone, face=words.game.kinds[kind], family=market)


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
