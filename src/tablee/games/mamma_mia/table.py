"""Mamma Mia! Grande in the browser: the service and its steps, colours and favourites, and what
the order that is being settled still lacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tablee.games.mamma_mia.game import MammaMia
from tablee.games.mamma_mia.rules.pizzeria import HELD_ORDERS
from tablee.games.mamma_mia.screen import (
    STEPS,
    colour_number,
    draws,
    missing,
    order_in_words,
    sign_lines,
)
from tablee.i18n import Speaker
from tablee.i18n.scene import About, Notice, Scene, Stat, Thing
from tablee.kernel import Game, View

WHILE_UNLOADING = ("table", "revealed", "offer")
SELDOM = ("used", "served")


def scene(speaker: Speaker, game: Game, view: View, moves: Sequence[int]) -> Scene:
    house = cast("MammaMia", game)
    facts = cast("dict[str, Any]", view.facts)
    cooking = bool(view.acting) and not facts["unloading"]
    steps = [speaker.texts(f"screen-step-{step}") for step in STEPS] if cooking else []
    return Scene(
        heading=speaker.texts(
            "table-service",
            n=facts["service"],
            of=facts["services"],
            kitchen=len(view.zones["kitchen"]),
        ),
        steps=steps,
        step=STEPS.index(view.phase) if view.phase in STEPS else 0,
        stats=[stats(speaker, house, view, facts, seat) for seat in range(view.seats)],
        about=abouts(speaker, house, view, facts),
        notices=[*unloading(speaker, house, view, facts)],
        labels=draw_labels(speaker, house, view, moves),
    )


def stats(
    speaker: Speaker, game: MammaMia, view: View, facts: dict[str, Any], seat: int
) -> list[Stat]:
    """R13.2: everybody's colour, one's own favourite; the pizzas where they are counted openly."""
    colour = colour_number(speaker, facts["colours"][seat])
    found = [Stat(speaker.texts("table-colour"), speaker.noun("colour", colour))]
    if seat == view.seat:
        favourite = speaker.noun("ingredient", game.box.favourites[colour])
        found.append(Stat(speaker.texts("table-favourite"), favourite))
    if "pizzas" in facts:
        found.append(Stat(speaker.texts("table-pizzas"), str(facts["pizzas"][seat])))
    return found


def abouts(speaker: Speaker, game: MammaMia, view: View, facts: dict[str, Any]) -> dict[str, About]:
    """What is empty for most of the game is shown when it matters; signs are explained."""
    found = {
        name: About(hidden=not faces and (name in SELDOM or not facts["unloading"]))
        for name, faces in view.zones.items()
        if name in WHILE_UNLOADING or name in SELDOM
    }
    if view.seat < view.seats:
        mine = HELD_ORDERS[view.seat]
        signs = [line.strip() for line in sign_lines(speaker, game, view.zones[mine])]
        found[mine] = About(note=" · ".join(signs))
    for name in ("revealed", *HELD_ORDERS[: view.seats]):
        found.setdefault(name, About()).things = monotoni(speaker, game, view.zones[name], facts)
    return found


def monotoni(
    speaker: Speaker, game: MammaMia, faces: list[int], facts: dict[str, Any]
) -> dict[int, Thing]:
    """R12.4: the one order whose formula depends on how the table reads it."""
    found = {}
    for face in faces:
        name = speaker.noun("card", face) if face >= 0 else ""
        words = order_in_words(speaker, game, face, facts["monotoni"]) if face >= 0 else ""
        if words != name:
            found[face] = Thing(words.removeprefix(name).strip(" ()"))
    return found


def unloading(speaker: Speaker, game: MammaMia, view: View, facts: dict[str, Any]) -> list[Notice]:
    """R7: whose order is out of the oven, and what is missing for it."""
    if not facts["unloading"] or not view.zones["revealed"]:
        return []
    order = order_in_words(speaker, game, view.zones["revealed"][0], facts["monotoni"])
    owner = speaker.seat(facts["owner"] - 1)
    lines = [order]
    if facts.get("missing"):
        lines.append(speaker.texts("screen-missing", cards=missing(speaker, game, facts)))
    return [Notice(speaker.texts("table-settled", seat=owner), lines)]


def draw_labels(
    speaker: Speaker, game: MammaMia, view: View, moves: Sequence[int]
) -> dict[int, str]:
    """R6.6: how many cards each of the two piles would give."""
    if view.phase != "draw" or view.seat not in view.acting:
        return {}
    kitchen, waiter = draws(game, view)
    numbers = {"draw-kitchen": kitchen, "draw-waiter": waiter}
    found = {}
    for move in moves:
        verb = game.moves.forms[move]["verb"]
        if verb in numbers:
            found[move] = speaker.texts(f"table-{verb}", n=numbers[verb])
    return found
