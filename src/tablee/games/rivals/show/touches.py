"""Whose things a move touches: the partner's rice, not one's own.

The catalogue names a thing (`card:rice`) wherever it lies; here the position says in which zone, as
`pantry_2/card:rice`.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.exchange import read_draft, swap_entries
from tablee.games.rivals.show.base import Base

Zones = Callable[[Base, int], list[str]]  # where the thing of this face lies


def touches(c: Base, move: int) -> list[str]:
    """The things of a move by their owners; none where the catalogue says it all."""
    if c.me is None:
        return []
    for first, size, sort, zones in FAMILIES:
        if first <= move < first + size:
            face = sort + move - first
            return [f"{zone}/card:{c.game.kinds[face]}" for zone in zones(c, face)]
    for first, owner in UPGRADES:
        if first <= move < first + m.UPGRADES:
            key = c.game.nouns["upgrade"][move - first].key
            return [f"upgrades_{owner(c) + 1}/card:{key}"]
    return swapped(c, move - m.SWAP) if m.SWAP <= move < m.STRIKE else []


def own(zone: str) -> Zones:
    return lambda c, face: [f"{zone}_{c.view.seat + 1}"]


def partner(c: Base) -> int:
    """To whom the viewer writes an offer."""
    return int(read_draft(c.view.notes).partner)


def asked(c: Base, face: int) -> list[str]:
    return [f"pantry_{partner(c) + 1}"]


def handed(c: Base, face: int) -> list[str]:
    """One's own action card; of some that were drawn, one to keep."""
    sort = "look" if c.view.phase == "pick-cards" else "hand"
    return [f"{sort}_{c.view.seat + 1}"]


def taken(c: Base, face: int) -> list[str]:
    """Out of somebody's pantry, out of cards to choose from, or off a market's tray."""
    phase = c.view.phase
    if phase == "keepsake":
        return [f"tray_{c.world.box.places[c.world.box.market_of[face]]}"]
    if phase in ("search", "farm"):
        seat = c.world.effect.user if phase == "farm" else c.view.seat
        return [f"look_{seat + 1}"]
    return [f"pantry_{c.world.about + 1}"]


def named(c: Base, face: int) -> list[str]:
    """R9.17: what one victim has; R9.21: what all the others have."""
    if c.view.phase == "recall":
        return [f"pantry_{c.world.about + 1}"]
    have = [one for one in c.world.restaurants if one.seat != c.me and one.have[face]]
    return [f"pantry_{one.seat + 1}" for one in have]


def chef(c: Base, face: int) -> list[str]:
    figure = c.world.figure_of(face - ids.CHEF_FACE)
    return [] if figure is None else [f"chefs_{figure.seat + 1}"]


def kept(c: Base, face: int) -> list[str]:
    """A chef out of those dealt; a draft has them all in the middle of the table."""
    return own("look")(c, face) if c.own("look") else []


def swapped(c: Base, code: int) -> list[str]:
    """R7.51: one's own recipe and the partner's."""
    sides = ((c.view.seat, code // 2), (partner(c), code % 2))
    found = []
    for seat, slot in sides:
        one = c.world.restaurants[seat]
        key = c.game.kinds[ids.RECIPE_FACE + one.number(one.recipes[slot])]
        found.append(f"recipes_{seat + 1}/card:{key}")
    return found


def swaps_with(c: Base, seat: int) -> list[str]:
    """R7.51: the names of the swaps that could be offered to somebody, as the catalogue has them:
    whoever writes an offer is told before the first entry."""
    one = c.mine
    if one is None or one.seat == seat:
        return []
    codes = swap_entries(one, c.world.restaurants[seat], 0)
    return [f"slots_{c.game.moves.forms[code]['slots']}" for code in codes]


FAMILIES: tuple[tuple[int, int, int, Zones], ...] = (
    (m.KEEP, m.CHEFS, ids.CHEF_FACE, kept),
    (m.CHEF, m.CHEFS, ids.CHEF_FACE, chef),
    (m.REPLACE, m.CHEFS, ids.CHEF_FACE, chef),
    (m.PLAY, m.CARDS, ids.CARD_FACE, own("hand")),
    (m.HAND, m.CARDS, ids.CARD_FACE, handed),
    (m.NAME, m.KINDS, 0, named),
    (m.TAKE, m.KINDS, 0, taken),
    (m.DISCARD, m.KINDS, 0, own("pantry")),
    (m.USE, m.KINDS, 0, own("pantry")),
    (m.USE_TWO, m.VEGGIES, ids.FIRST_VEGGIE, own("pantry")),
    (m.RECIPE, m.RECIPES, ids.RECIPE_FACE, own("look")),
    (m.GIVE_KIND, m.KINDS, 0, own("pantry")),
    (m.ASK_KIND, m.KINDS, 0, asked),
    (m.GIVE_SHOWN, m.CARDS, ids.CARD_FACE, own("hand")),
    (m.GIVE_COVERED, m.CARDS, ids.CARD_FACE, own("hand")),
)
UPGRADES: tuple[tuple[int, Callable[[Base], int]], ...] = (
    (m.GIVE_UPGRADE, lambda c: c.view.seat),
    (m.ASK_UPGRADE, partner),
)
