"""What moves call the things on a table: a thing that is touched leaves the moves that name it.

A ref is a word to compare. All of them are made here, and the description of a table gives every
thing its own: no show and no page puts one together or takes one apart.
"""

from __future__ import annotations

from functools import cache

from tablee.kernel import Game
from tablee.kernel.zone import place_name


@cache
def faces_of(game: Game) -> frozenset[str]:
    return frozenset(game.kinds)


def card(face: str) -> str:
    """A card wherever it lies, by its notation."""
    return f"card:{face}"


def lying(place: str, face: str) -> str:
    """A card in a place: only the one that lies there."""
    return f"{place}/card:{face}"


def person(seat: int) -> str:
    return named("seat", str(seat + 1))


def own(base: str, seat: int) -> str:
    """A place of somebody's."""
    return place_name(base, seat + 1)


def of(base: str, key: str) -> str:
    """A place by what it belongs to: the shelf of the butcher."""
    return place_name(base, of=key)


def named(sort: str, key: str) -> str:
    """Anything else that moves name, by sort and notation: `space_top 1`, `n_3`."""
    return f"{sort}_{key}"


def thing(game: Game, sort: str, key: str) -> str:
    """What is named by its notation: a card wherever it lies, or something of that sort."""
    return card(key) if key in faces_of(game) else named(sort, key)


def anywhere(ref: str) -> str:
    """A thing wherever it lies: what the catalogue of moves calls it."""
    return ref.rpartition("/")[2]


def of_move(game: Game, form: dict[str, str]) -> list[str]:
    """What a move touches: cards by their faces, everything else by sort and name; a move that
    names nothing is touched by its verb, `draw-wine`."""
    fields = {sort: value for sort, value in form.items() if sort != "verb"}
    refs = [thing(game, sort, key) for sort, value in fields.items() for key in value.split("+")]
    return refs or [form["verb"]]
