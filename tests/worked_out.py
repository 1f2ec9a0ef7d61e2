"""What the rules show everybody although no card of it need be in sight."""

from __future__ import annotations

from typing import Any

from tablee.games.mamma_mia.carte import COLOUR_IDS
from tablee.games.ristorante.rules.moves import FIRST_TILE
from tablee.games.rivals.rules.ids import CHEF_FACE, RECIPE_FACE
from tablee.kernel import View


def worked_out(game: Any, view: View) -> set[int]:
    """The faces that anybody may name who sees this view."""
    if game.key == "mamma_mia":  # R13.2: whoever sees a colour knows its favourite
        colours: Any = view.facts["colours"]
        return {game.box.favourites[COLOUR_IDS.index(colour)] for colour in colours}
    if game.key == "ristorante":  # R21.2: of what a crate is made, never in which order
        return set(range(FIRST_TILE, len(game.kinds)))
    if game.key == "rivals":  # a recipe in view says what it is made of
        faces = {face for zone in view.zones.values() for face in zone}
        seen = [face - RECIPE_FACE for face in faces if RECIPE_FACE <= face < CHEF_FACE]
        return {kind for recipe in seen for kind in game.box.tables.needs[recipe]}
    return set()
