"""A restaurant: its numbers, what its cards say to its owner; and what any card says, by name."""

from __future__ import annotations

from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules import ids, moves as m, prices, serving
from tablee.games.rivals.rules.pieces import Restaurant
from tablee.games.rivals.show.base import Base, times
from tablee.games.rivals.show.notices import choosing_npc
from tablee.kernel import Place
from tablee.show import About, Chip, Icon, Stat, Thing, Tone, Words, remembered

OUT_OF_SIGHT = ("shelf", "counter", "rats", "gone", "unused_chefs")  # the first two: see `town`
SELDOM = ("tray", "look", "reviews", "action_discard", "chefs", "restaurant")
MYSTERIES = ("R8.20", "R8.21", "R8.23", "R8.24", "R8.22")  # the rules of Alien Goo and so on
RANKS = ("look", "pantry", "recipes", "hand", "chefs", "restaurant")  # what matters first
OF = "table-of"  # a number of those that win
HIDDEN = About(hidden=True)
IN_ORDER = tuple([About(rank=rank) for rank in range(len(RANKS) + 1)])  # with nothing to say


def stats(c: Base, seat: int) -> list[Stat]:
    words, one = c.words, c.world.restaurants[seat]
    found = [
        stat(words, "money", "money", "coin", "screen-price", one.money),
        stat(words, "popularity", "popularity", "heart", OF, one.popularity),
        stat(words, "level-word", "level", "level", "", one.level + 1),
        stat(words, "garbage", "garbage", "rubbish", "", one.garbage),
        stat(words, "cards", "cards", "card", "", len(one.hand)),
    ]
    away = [f for f in one.figures if f.place != ids.HOME and f.chef != ids.NONE]
    found += [chef(words, figure.chef, figure.place) for figure in away]
    if one.upgrades:
        found.append(tools(words, one.upgrades))
    return found + [stat(words, "today", state, "", f"screen-{state}", 0) for state in states(one)]


@remembered
def stat(words: Words[Rivals], name: str, key: str, icon: Icon, message: str, n: int) -> Stat:
    """A number, in words of its own (`message`) where it needs them."""
    value = words.say(message, n=n, goal=words.game.box.win) if message else str(n)
    return Stat(words.say(f"table-{name}"), value, key, icon, short=str(n) if message == OF else "")


@remembered
def chef(words: Words[Rivals], chef: int, place: int) -> Stat:
    return Stat(words.noun("chef", chef), words.noun("place", place), "chef", "place")


@remembered
def tools(words: Words[Rivals], upgrades: int) -> Stat:
    owned = [words.noun("upgrade", bit) for bit in range(m.UPGRADES) if upgrades >> bit & 1]
    return Stat(words.say("table-upgrades"), ", ".join(owned), "upgrades", "tool")


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


def zone(c: Base, place: Place, faces: list[int]) -> About:
    sort = place.base
    if sort in OUT_OF_SIGHT or (not faces and sort in SELDOM):
        return HIDDEN
    if place.owner is None:
        return IN_ORDER[0]
    rank = RANKS.index(sort) if sort in RANKS else len(RANKS)
    owner = c.world.restaurants[place.owner]
    things = {face: thing(c, face, owner) for face in faces if face >= ids.GOO}
    note = stored(c, owner) if sort == "pantry" else ""
    if not things and not note:
        return IN_ORDER[rank]
    return About(rank=rank, note=note, things=things)


def stored(c: Base, one: Restaurant) -> str:
    """R3.10: what is not beside a recipe."""
    kinds = [kind for kind in one.owned() if one.storage(kind)]
    names = [times(c.name("kind", kind), one.storage(kind)) for kind in kinds]
    return c.say("screen-storage", names=", ".join(names)) if names else ""


def thing(c: Base, face: int, one: Restaurant) -> Thing:
    if face >= ids.RESTAURANT_FACE:
        own = one.name != ids.NONE
        at = face - ids.RESTAURANT_FACE
        return sign(c.words, at, one.level, own, () if own else at_home(c, at, one))
    if ids.RECIPE_FACE <= face < ids.CHEF_FACE:
        return recipe(c, face, one)
    return said(c.words, face)


@remembered
def said(words: Words[Rivals], face: int) -> Thing:
    """What is printed on a card; what an ingredient of the Mystery Mart is good for."""
    if face < ids.CARD_FACE:
        return Thing(words.game.rulebook.rules[MYSTERIES[face - ids.GOO]].text[words.language])
    return Thing(words.game.printed[words.game.kinds[face]][words.language])


@remembered
def sign(words: Words[Rivals], at: int, level: int, own: bool, dishes: tuple[int, ...]) -> Thing:
    """R11.1: its bonuses; of one's own, those that last and the next. Of one to choose, first which
    of one's recipes would be at home there."""
    game, box = words.game, words.game.box
    key = game.nouns["restaurant"][at].key
    last = level + 2 if own else 4
    levels = [
        Chip(
            words.pair(
                words.say("table-level-at", n=n, at=box.thresholds[n - 2]),
                game.printed[f"{key}-{n}"][words.language],
            ),
            "have" if level + 1 >= n else "later",
        )
        for n in range(2, min(last, 4) + 1)
        if n == last or not own or box.bonus[3 * at + n - 2] in ids.PERMANENT
    ]
    homely = [
        Chip(words.say("table-at-home", recipe=words.noun("recipe", dish)), "have")
        for dish in dishes
    ]
    return Thing(words.noun("cuisine", box.home_cuisine[at]), [*homely, *levels])


def at_home(c: Base, at: int, one: Restaurant) -> tuple[int, ...]:
    """R11.1: the recipes that would bring one more popularity in that restaurant."""
    numbers = [one.number(recipe) for recipe in one.there()]
    return tuple([dish for dish in numbers if c.world.box.at_home(dish, at)])


def recipe(c: Base, face: int, one: Restaurant) -> Thing:
    """R8.6, R8.10: what a recipe brings its owner now, and what he has of it."""
    box = c.world.box
    at = face - ids.RECIPE_FACE
    gain, garbage = box.points[at], box.waste[at]
    for place in one.recipes:
        if place.card != ids.NONE and one.number(place) == at:
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
    return Chip(icon=icon, n=n)


@remembered
def need(words: Words[Rivals], kind: int, lacks: bool) -> Chip:
    tone: Tone = "lack" if lacks else "have"
    market = words.game.box.market_of[kind]
    return Chip(words.noun("kind", kind), tone, face=words.game.kinds[kind], family=market)


def upgrade(c: Base, bit: int) -> str:
    price = c.money(prices.printed(c.world, m.UPGRADE + m.SEATS * bit))
    name = f"{c.name('upgrade', bit)} ({price})"
    return c.pair(name, c.said(c.game.nouns["upgrade"][bit].key))


def described(c: Base, face: int) -> str:
    """A card in words: its name, and what matters to whoever may choose it."""
    name = c.name("card", face)
    key = c.game.kinds[face]
    if face < ids.CARD_FACE:
        return about_ingredient(c, face, name)
    if face >= ids.RESTAURANT_FACE:
        cuisine = c.cuisine(c.world.box.home_cuisine[face - ids.RESTAURANT_FACE])
        levels = [c.say("screen-level", n=n, text=c.said(f"{key}-{n}")) for n in (2, 3, 4)]
        return c.pair(c.say("screen-cuisine", restaurant=name, cuisine=cuisine), " ".join(levels))
    if ids.RECIPE_FACE <= face < ids.CHEF_FACE:
        return about_recipe(c, face - ids.RECIPE_FACE, name)
    npc = f"{key}-npc"
    if npc in c.game.printed and c.view.phase == "chefs" and choosing_npc(c):
        key = npc
    return c.pair(name, c.said(key))


def about_ingredient(c: Base, kind: int, name: str) -> str:
    market = c.world.box.market_of[kind]
    price = c.money(prices.printed(c.world, m.SHELF + market))
    about = f"{name} ({c.name('place', market)}, {price})"
    if kind < ids.GOO:
        return about
    rule = c.game.rulebook.rules[MYSTERIES[kind - ids.GOO]]
    return c.pair(about, rule.text[c.speaker.language])


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
