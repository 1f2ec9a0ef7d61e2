"""What the rules tell whoever sees a view, though no such card is in sight.

A screen may name it, so the tests for leaks let it.
"""

from __future__ import annotations

from tablee.games.mamma_mia.carte import COLOUR_IDS
from tablee.games.mamma_mia.game import MammaMia
from tablee.games.mamma_mia.rules.moves import KINDS
from tablee.games.ristorante.game import RistoranteItalia
from tablee.games.ristorante.rules import moves as do
from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules import ids
from tablee.kernel import Game, View


def implied(game: Game, view: View) -> set[int]:
    """Faces. Of a game that is not here, none."""
    if isinstance(game, MammaMia):
        return in_mamma_mia(game, view)
    if isinstance(game, Rivals):
        return in_rivals(game, view)
    if isinstance(game, RistoranteItalia):
        return set(range(do.FIRST_TILE, len(game.kinds)))  # R21.2: a crate's tiles, not their order
    return set()


def in_mamma_mia(game: MammaMia, view: View) -> set[int]:
    """R13.2: whoever sees a colour knows its favourite; R9: an order says what it asks for."""
    colours = view.fact_list("colours", str)
    known = {game.box.favourites[COLOUR_IDS.index(colour)] for colour in colours}
    seen = {face - KINDS for faces in view.zones.values() for face in faces if face >= KINDS}
    for orders in game.box.orders.values():
        for order in [orders[at] for at in seen]:
            known.update(kind for slot in order.slots for kind in slot.kinds)
            known.update(order.forbidden)
    return known


def in_rivals(game: Rivals, view: View) -> set[int]:
    """A recipe in sight says what it is made of; the Island, what it buys (R7.20)."""
    faces = {face for zone in view.zones.values() for face in zone}
    recipes = faces.intersection(range(ids.RECIPE_FACE, ids.CHEF_FACE))
    needs = game.box.needs
    named = {kind for face in recipes for kind in needs[face - ids.RECIPE_FACE]}
    return named | {ids.CHOCOLATE}
