"""Ramen! Ramen! in the browser: the steps of a turn, bowls served, whose bowl is whose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tablee.games.ramen.game import Ramen
from tablee.games.ramen.rules.shop import ACTIVE, BOWL_PLACES
from tablee.games.ramen.screen import STEP_OF, STEPS, stars, verdict_of
from tablee.i18n import Speaker
from tablee.i18n.scene import NOBODY, About, Chip, Scene, Site, Spot, Stat, phrase
from tablee.kernel import Game, View


def scene(speaker: Speaker, game: Game, view: View, moves: Sequence[int]) -> Scene:
    ramen = cast("Ramen", game)
    facts = cast("dict[str, Any]", view.facts)
    served = facts["served"]
    sides = ramen.box.menus[facts["mode"]].sides
    label = said(speaker, "table-served")
    return Scene(
        heading=said(speaker, "table-turn", facts["turn"]),
        steps=[said(speaker, f"screen-step-{step}") for step in STEPS],
        step=STEP_OF.get(view.phase, 0),
        stats=[[Stat(team(speaker, sides, side) + label, str(served[side]))] for side in sides],
        sites=[critics(speaker, ramen, facts["points"][0])] if "points" in facts else [],
        about=receivers(speaker, ramen, facts["mode"]) if len(sides) > 2 else {},
    )


def said(speaker: Speaker, key: str, n: int = 0) -> str:
    return phrase(speaker.game, speaker.language, key, n)


def team(speaker: Speaker, sides: Sequence[int], side: int) -> str:
    """R12.1: partners are named by their team."""
    return f"{speaker.side(side)}, " if sides.count(side) > 1 else ""


def receivers(speaker: Speaker, game: Ramen, mode: str) -> dict[str, About]:
    """R11, R12: with three or four players every bowl has its owner, but for the shared one."""
    menu = game.box.menus[mode]
    found = {}
    for bowl, name in enumerate(BOWL_PLACES):
        side = menu.receivers[bowl]
        note = "table-shared" if side == ACTIVE else "table-owner"
        owner = "" if side == ACTIVE else speaker.side(side)
        found[name] = About(note=speaker.texts(note, side=owner))
    return found


def critics(speaker: Speaker, game: Ramen, points: int) -> Site:
    """R13.6: alone, one climbs the critics' scale."""
    reached = verdict_of(game, points)
    spots = []
    for at, verdict in enumerate(game.box.verdicts):
        text = said(speaker, "table-from", verdict.low)
        here = [Chip(said(speaker, "table-points", points), "have")] if verdict is reached else []
        rank = Chip(speaker.texts("table-stars", stars=stars(verdict.half_stars)), "note", NOBODY)
        label = speaker.pair(text, ", ".join([chip.text for chip in (rank, *here)]))
        spots.append(Spot(label, at, 0, text, chips=[rank, *here]))
    return Site("critics", said(speaker, "table-critics"), "track", spots)
