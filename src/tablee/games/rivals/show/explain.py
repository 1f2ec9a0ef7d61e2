"""What a card, a chef, a restaurant or an upgrade says, by any part of its name."""

from __future__ import annotations

import unicodedata

from tablee.games.rivals.rules import ids
from tablee.games.rivals.rules.ids import CHOCOLATE, GOO, SAUCE, TOFU, WINE
from tablee.games.rivals.show.base import Base
from tablee.games.rivals.show.questions import choosing_npc

MYSTERIES = {GOO: "R8.20", CHOCOLATE: "R8.21", TOFU: "R8.22", SAUCE: "R8.23", WINE: "R8.24"}


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
    if face >= ids.CHEF_FACE and c.view.phase == "chefs" and choosing_npc(c):
        key = f"{key}-npc"
    return c.pair(name, c.said(key))


def about_ingredient(c: Base, kind: int, name: str) -> str:
    market = c.world.box.market_of[kind]
    about = f"{name} ({c.name('place', market)}, {c.money(c.world.box.prices[market])})"
    if kind not in MYSTERIES:
        return about
    rule = c.game.rulebook.rules[MYSTERIES[kind]]
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
