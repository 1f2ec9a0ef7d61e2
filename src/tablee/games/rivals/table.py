"""Rival Restaurants in the browser: the town as a grid of markets, popularity as a track, and on
every card what it says and what is still missing for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from tablee.games.rivals.canvas import HARD_BLANK, Canvas
from tablee.games.rivals.game import Rivals
from tablee.games.rivals.labels import contextual, question
from tablee.games.rivals.rules.ids import (
    CARD_FACE,
    CHEF_FACE,
    HOME,
    ISLAND,
    NONE,
    PERMANENT,
    RECIPE_FACE,
    RESTAURANT_FACE,
)
from tablee.games.rivals.rules.moves import MARKETS, UPGRADES
from tablee.games.rivals.screen import (
    STEPS,
    cooking_lines,
    draft_lines,
    people_at,
    side,
    states,
)
from tablee.games.rivals.wits.sight import Player
from tablee.i18n import Speaker
from tablee.kernel import Game, View
from tablee.show import About, Chip, Notice, Site, Spot, Stat, Thing

SHELF_COLUMN = 1
LAST_COLUMN = 5  # what stands there leaves tonight
IN_THE_GRID = ("shelf_", "counter_")
SELDOM = (
    "tray_",
    "look_",
    "hand_",
    "reviews_",
    "mastered_",
    "action_discard",
    "chefs_",
    "restaurant_",
)
OUT_OF_SIGHT = ("rats", "gone", "unused_chefs")
RANKS = ("look", "pantry", "recipes", "hand", "chefs", "restaurant")  # what matters first


@dataclass(slots=True)
class Scene:
    """Everything drawn for one view."""

    heading: str
    steps: list[str]
    step: int
    stats: list[list[Stat]]  # by seat
    sites: list[Site]
    about: dict[str, About]  # by zone
    notices: list[Notice]
    question: str
    labels: dict[int, str]


def scene(speaker: Speaker, game: Game, view: View, moves: Sequence[int]) -> Scene:
    c = Canvas(speaker, cast("Rivals", game), view)
    started = bool(c.facts["day"])
    return Scene(
        heading=c.say("table-day", n=c.facts["day"]) if started else c.say("screen-setup"),
        steps=[c.say(f"screen-step-{step}") for step in STEPS] if started else [],
        step=c.step,
        stats=[stats(c, seat) for seat in range(view.seats)],
        sites=[markets(c), popularity(c), upgrades(c)] if started else [],
        about={name: about(c, name, faces) for name, faces in view.zones.items()},
        notices=[*resolving(c), *wars(c), *offers(c), *draft(c), *cooking(c)],
        question=question(speaker, c.game, view) if view.seat in view.acting else "",
        labels=labels(c, moves),
    )


def labels(c: Canvas, moves: Sequence[int]) -> dict[int, str]:
    """What the moves mean in this position, where it says more than the catalogue."""
    return {move: blank(contextual(c, c.me, move)) for move in moves} if c.me else {}


# --- the town -------------------------------------------------------------------------------------


def markets(c: Canvas) -> Site:
    """R8.30: a row for each market; cards move to the right, what is in the last column leaves."""
    spots = [spot for market in range(MARKETS) for spot in row(c, market)]
    columns = ["market", "shelf", "counters", "", "", "tonight"]
    titles = [c.say(f"table-column-{key}") if key else "" for key in columns]
    note = c.say("table-star") if c.lacking() else ""
    return Site("town", c.say("table-markets"), "grid", [*spots, island(c)], titles, note)


def row(c: Canvas, market: int) -> list[Spot]:
    base = c.tables.prices[market]
    price = base if c.me is None else c.cheapest(c.me, market, base)
    chips = [Chip(c.say("screen-price", n=price))]
    chips += [
        Chip(c.say("table-rats"), "warn", owner) for at, owner, _ in c.facts["rats"] if at == market
    ]
    kinds = c.facts["counters"][market]
    first = LAST_COLUMN + 1 - len(kinds)
    counters = [
        counter(c, c.tables.first_space[market] + at, kind, first + at, market)
        for at, kind in enumerate(kinds)
    ]
    return [heading(c, market, chips), shelf(c, market), *counters]


def heading(c: Canvas, place: int, chips: list[Chip]) -> Spot:
    name = c.speaker.noun("place", place)
    label = ", ".join([name, *[chip.text for chip in chips if chip.text]])
    refs = [f"place_{c.tables.places[place]}"]
    return Spot(label, 0, place, name, refs, chips, heading=True)


def island(c: Canvas) -> Spot:
    deck = c.say("table-deck", n=len(c.view.zones["action_deck"]))
    spot = heading(c, ISLAND, [Chip(deck), *seats_on(c, ISLAND)])
    spot.label = ", ".join([spot.label, *people_at(c, ISLAND)])
    return spot


def shelf(c: Canvas, market: int) -> Spot:
    cards = len(c.view.zones[f"shelf_{c.tables.places[market]}"])
    return Spot(
        label=", ".join([c.say("table-shelf", n=cards), *people_at(c, market)]),
        column=SHELF_COLUMN,
        row=market,
        text=str(cards),
        refs=[f"place_{c.tables.places[market]}"],
        chips=seats_on(c, market),
    )


def counter(c: Canvas, space: int, kind: int | None, column: int, market: int) -> Spot:
    """A counter space: what lies there, who stands there, whether it is needed."""
    name = c.speaker.noun("space", space)
    spot = Spot(
        label=c.speaker.pair(name, c.say("table-nothing")),
        column=column,
        row=market,
        refs=[f"space_{c.game.box.names.spaces[space]}"],
        chips=on_space(c, space),
        empty=kind is None,
    )
    if kind is None:
        return spot
    spot.text = c.speaker.noun("kind", kind)
    spot.family = market
    if kind in c.lacking():
        spot.chips.insert(0, Chip("", "want"))
    words = [spot.text, *[told(c, chip) for chip in spot.chips]]
    spot.label = c.speaker.pair(name, ", ".join(filter(None, words)))
    return spot


def told(c: Canvas, chip: Chip) -> str:
    """A chip in words, for whoever does not see it."""
    if chip.tone == "want":
        return c.say("table-wanted")
    return " ".join(filter(None, [c.speaker.seat(chip.seat) if chip.seat >= 0 else "", chip.text]))


def on_space(c: Canvas, space: int) -> list[Chip]:
    """R7.21, R7.30: those who stand there; in a war, with their bids."""
    if space in c.facts["locked"]:
        return [Chip(c.say("screen-locked"), "warn")]
    for war in c.facts["wars"]:
        if war["space"] == space:
            chips = [
                Chip(bid(c, money, garbage) if money else "", "", seat)
                for seat, money, garbage in war["bids"]
            ]
            return [*chips, Chip("", alarm=f"war-{space}-")]
    claims = [
        Chip(c.say("table-first"), "", seat, f"claim-{space}-")
        for at, seat in c.facts["claims"]
        if at == space
    ]
    first = {chip.seat for chip in claims}
    return claims + [Chip("", "", seat) for seat in standing(c, space) if seat not in first]


def bid(c: Canvas, money: int, garbage: int) -> str:
    return c.say("table-bid", money=money, garbage=garbage)


def standing(c: Canvas, space: int) -> list[int]:
    return [seat for seat, p in enumerate(c.players) if space in p.spaces]


def seats_on(c: Canvas, place: int) -> list[Chip]:
    """Who is there without standing on a counter space."""
    return [
        Chip("", "", seat)
        for seat, p in enumerate(c.players)
        for at, space in zip(p.places, p.spaces, strict=True)
        if at == place and space == NONE
    ]


def popularity(c: Canvas) -> Site:
    """R8.11, R12.1: everybody on one track, with the levels and the end."""
    marks = {at: level for level, at in enumerate(c.tables.thresholds, start=2)}
    top = max(c.tables.win, *(p.popularity for p in c.players))
    return Site(
        "popularity",
        c.say("table-popularity"),
        "track",
        [track_spot(c, at, marks.get(at, 0)) for at in range(top + 1)],
        note=c.say("table-goal", n=c.tables.win),
    )


def track_spot(c: Canvas, at: int, level: int) -> Spot:
    there = [seat for seat, p in enumerate(c.players) if p.popularity == at]
    notes = [c.say("table-level", n=level)] if level else []
    names = [c.speaker.seat(seat) for seat in there]
    label = c.speaker.pair(str(at), ", ".join([*notes, *names])) if notes or names else str(at)
    chips = [Chip("", "", seat) for seat in there]
    if level:
        chips.append(Chip(c.say("table-level-short", n=level), "note"))
    return Spot(label, at, 0, str(at), chips=chips)


def upgrades(c: Canvas) -> Site:
    """R7.16: what can be bought on the Island, and who has it."""
    spots = []
    for bit in range(UPGRADES):
        name = c.speaker.noun("upgrade", bit)
        price = c.say("screen-price", n=c.tables.upgrade_prices[bit])
        owners = [seat for seat, p in enumerate(c.players) if p.upgrades >> bit & 1]
        key = c.game.nouns["upgrade"][bit].key
        text = c.game.box.texts[key][c.speaker.language]
        names = [c.speaker.seat(seat) for seat in owners]
        spots.append(
            Spot(
                label=" ".join([c.speaker.pair(f"{name}, {price}", text), ", ".join(names)]),
                column=0,
                row=bit,
                text=name,
                refs=[f"upgrade_{key}"],
                chips=[Chip(price), *[Chip("", "", seat) for seat in owners]],
            )
        )
    return Site("upgrades", c.say("table-upgrades"), "ledger", spots)


# --- the restaurants ------------------------------------------------------------------------------


def stats(c: Canvas, seat: int) -> list[Stat]:
    p = c.players[seat]
    found = [
        Stat(c.say("table-money"), c.say("screen-price", n=p.money)),
        Stat(c.say("table-popularity"), c.say("table-of", n=p.popularity, goal=c.tables.win)),
        Stat(c.say("table-level-word"), str(p.reached + 1)),
        Stat(c.say("table-garbage"), str(p.garbage)),
        Stat(c.say("table-cards"), str(p.cards)),
    ]
    for chef, place in zip(p.chefs, p.places, strict=True):
        if place != HOME:
            found.append(Stat(c.speaker.noun("chef", chef), c.speaker.noun("place", place)))
    owned = [c.speaker.noun("upgrade", bit) for bit in range(UPGRADES) if p.upgrades >> bit & 1]
    if owned:
        found.append(Stat(c.say("table-upgrades"), ", ".join(owned)))
    found += [Stat(c.say("table-today"), c.say(f"screen-{state}")) for state in states(c, seat)]
    return found


def about(c: Canvas, name: str, faces: list[int]) -> About:
    hidden = (
        name.startswith(IN_THE_GRID)
        or name in OUT_OF_SIGHT
        or (name.startswith(SELDOM) and not faces)
    )
    number = name.rpartition("_")[2]
    if hidden or not number.isdecimal():
        return About(hidden=hidden)
    owner = c.players[int(number) - 1]
    things = {face: thing(c, face, owner) for face in faces if face >= CARD_FACE}
    sort = name.rpartition("_")[0]
    return About(rank=RANKS.index(sort) if sort in RANKS else len(RANKS), things=things)


def thing(c: Canvas, face: int, p: Player) -> Thing:
    """What a card says to its owner."""
    if face >= RESTAURANT_FACE:
        return restaurant(c, face - RESTAURANT_FACE, p)
    if RECIPE_FACE <= face < CHEF_FACE:
        return recipe(c, face - RECIPE_FACE, p)
    return Thing(c.text(face))


def restaurant(c: Canvas, at: int, p: Player) -> Thing:
    """R11.1: its bonuses; of one's own, those that last and the next."""
    key = c.game.nouns["restaurant"][at].key
    last = 4 if p.restaurant == NONE else p.reached + 2
    levels = [
        Chip(
            c.speaker.pair(c.say("table-level", n=level), said(c, f"{key}-{level}")),
            "have" if p.reached + 1 >= level else "later",
        )
        for level in range(2, min(last, 4) + 1)
        if level == last or p.restaurant == NONE or lasts(c, at, level)
    ]
    return Thing(c.speaker.noun("cuisine", c.tables.home_cuisine[at]), levels)


def lasts(c: Canvas, at: int, level: int) -> bool:
    """R11.2: whether the bonus of a level goes on once it is reached."""
    return c.tables.bonus[3 * at + level - 2] in PERMANENT


def said(c: Canvas, key: str) -> str:
    return c.game.box.texts[key][c.speaker.language]


def recipe(c: Canvas, at: int, p: Player) -> Thing:
    """R8.6: what a recipe brings its owner now, and what he has of it."""
    needs = [
        Chip(c.speaker.noun("kind", kind), "have" if p.have[kind] else "lack")
        for kind in c.tables.needs[at]
    ]
    gain = c.tables.points[at]
    if at in p.recipes:
        gain = c.gain(p, p.recipes.index(at))
    text = c.say(
        "table-recipe",
        cuisine=c.speaker.noun("cuisine", c.tables.cuisine[at]),
        gain=gain,
        garbage=max(0, c.tables.waste[at] - p.less_garbage),
    )
    return Thing(text, needs)


# --- what is to be read now -----------------------------------------------------------------------


def resolving(c: Canvas) -> list[Notice]:
    """The card or power being resolved."""
    card, power = c.facts["card"], c.facts["power"]
    if card == power == NONE:
        return []
    face = CARD_FACE + card if card != NONE else CHEF_FACE + power
    return [Notice(c.say("table-now", what=c.speaker.noun("card", face)), [c.text(face)])]


def wars(c: Canvas) -> list[Notice]:
    """R7.30: a ladder for each bidding war, the highest bid first."""
    found = []
    for war in c.facts["wars"]:
        ladder = sorted(war["bids"], key=lambda entry: (-entry[1], -entry[2]))
        lines = [
            c.speaker.pair(c.speaker.seat(seat), bid(c, money, garbage))
            for seat, money, garbage in ladder
        ]
        kind = c.speaker.noun("kind", c.on_space(war["space"]))
        space = c.speaker.noun("space", war["space"])
        found.append(Notice(c.say("table-war", kind=kind, space=space), lines))
    return found


def offers(c: Canvas) -> list[Notice]:
    """R7.51: the trade desk."""
    return [
        Notice(
            c.say(
                "table-offer",
                seat=c.speaker.seat(offer["giver"]),
                target=c.speaker.seat(offer["partner"]),
            ),
            [
                c.say("table-gives", goods=blank(side(c, offer, "gives"))),
                c.say("table-asks", goods=blank(side(c, offer, "asks"))),
            ],
        )
        for offer in c.facts["offers"]
    ]


def draft(c: Canvas) -> list[Notice]:
    lines = draft_lines(c)
    return [panel(lines)] if lines else []


def cooking(c: Canvas) -> list[Notice]:
    lines = cooking_lines(c)
    return [panel(lines)] if lines else []


def panel(lines: list[str]) -> Notice:
    return Notice(blank(lines[0]), [blank(line).strip() for line in lines[1:]])


def blank(text: str) -> str:
    return text.replace(HARD_BLANK, " ")
