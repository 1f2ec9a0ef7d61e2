"""What a card, a chef, a restaurant or an upgrade says: for the choice of one, and on demand."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from tablee.games.rivals.canvas import HARD_BLANK, Canvas, fold
from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules.ids import (
    CARD_FACE,
    CHEF_FACE,
    CHOCOLATE,
    GOO,
    RECIPE_FACE,
    RESTAURANT_FACE,
    SAUCE,
    TOFU,
    WINE,
)
from tablee.kernel import View

if TYPE_CHECKING:
    from tablee.i18n import Speaker

MYSTERIES = {GOO: "R8.20", CHOCOLATE: "R8.21", TOFU: "R8.22", SAUCE: "R8.23", WINE: "R8.24"}


def about(speaker: Speaker, game: Rivals, view: View, words: str) -> list[str]:
    """Everything whose name, in either language, contains these words."""
    c = Canvas(speaker, game, view)
    wanted = folded(words)
    found: list[str] = []
    for face, noun in enumerate(game.nouns["card"]):
        if any(wanted in folded(name) for name in noun.names.values()):
            found += fold(described(c, face), 0)
    for bit, noun in enumerate(game.nouns["upgrade"]):
        if any(wanted in folded(name) for name in noun.names.values()):
            price = c.say("screen-price", n=c.tables.upgrade_prices[bit])
            text = game.box.texts[noun.key][speaker.language]
            found += fold(speaker.pair(f"{c.name('upgrade', bit)} ({price})", text), 0)
    return [line.replace(HARD_BLANK, " ") for line in found]


def folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("’", "'")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def described(c: Canvas, face: int) -> str:
    """A card in words: its name, and what matters to whoever may choose it."""
    name = c.name("card", face)
    if face < CARD_FACE:
        return about_ingredient(c, face, name)
    if face >= RESTAURANT_FACE:
        return about_restaurant(c, face - RESTAURANT_FACE, name)
    if RECIPE_FACE <= face < CHEF_FACE:
        return about_recipe(c, face - RECIPE_FACE, name)
    if face >= CHEF_FACE and c.view.phase == "chefs" and choosing_npc(c):
        return c.speaker.pair(
            name, c.game.box.texts[f"{c.game.kinds[face]}-npc"][c.speaker.language]
        )
    return c.speaker.pair(name, c.text(face))


def choosing_npc(c: Canvas) -> bool:
    """R13.2: in Kitchen Squad the first chefs dealt are NPCs to choose from."""
    dealt = [face - CHEF_FACE for face in c.own("look")]
    return c.squad and all(chef >= 0 and c.tables.npcs >> chef & 1 for chef in dealt)


def about_ingredient(c: Canvas, kind: int, name: str) -> str:
    market = c.tables.market_of[kind]
    place, price = c.name("place", market), c.say("screen-price", n=c.tables.prices[market])
    about = f"{name} ({place}, {price})"
    if kind not in MYSTERIES:
        return about
    rule = c.game.rulebook.rules[MYSTERIES[kind]]
    return c.speaker.pair(about, rule.text[c.speaker.language])


def about_restaurant(c: Canvas, restaurant: int, name: str) -> str:
    key = c.game.nouns["restaurant"][restaurant].key
    texts = [
        c.say("screen-level", n=level, text=c.game.box.texts[f"{key}-{level}"][c.speaker.language])
        for level in (2, 3, 4)
    ]
    cuisine = c.cuisine(c.tables.home_cuisine[restaurant])
    about = c.say("screen-cuisine", restaurant=name, cuisine=cuisine)
    return c.speaker.pair(about, " ".join(texts))


def about_recipe(c: Canvas, recipe: int, name: str) -> str:
    about = c.say(
        "screen-card",
        recipe=name,
        cuisine=c.cuisine(c.tables.cuisine[recipe]),
        points=c.tables.points[recipe],
        garbage=c.tables.waste[recipe],
    )
    return c.speaker.pair(about, ", ".join(c.name("kind", kind) for kind in c.tables.needs[recipe]))
