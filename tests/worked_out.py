"""What the rules show everybody although no card of it need be in sight."""

from __future__ import annotations

from typing import Any

from tablee.games.mamma_mia.carte import COLOUR_IDS
from tablee.games.ristorante.rules.moves import FIRST_TILE
from tablee.kernel import View


def worked_out(game: Any, view: View) -> set[int]:
    """The faces that anybody may name who sees this view."""
    if game.key == "mamma_mia":  # R13.2: whoever sees a colour knows its favourite
        colours: Any = view.facts["colours"]
        return {game.box.favourites[COLOUR_IDS.index(colour)] for colour in colours}
    if game.key == "ristorante":  # R21.2: of what a crate is made, never in which order
        return set(range(FIRST_TILE, len(game.kinds)))
    return set()
