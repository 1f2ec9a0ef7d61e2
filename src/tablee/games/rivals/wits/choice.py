"""A move with what it is worth and why: what every part of the player's thinking hands on."""

from __future__ import annotations

from typing import Final, final

from tablee.games.rivals.rules.moves import PASS
from tablee.games.rivals.rules.plan import NONE
from tablee.games.rivals.wits.sight import Player, Sight
from tablee.games.rivals.wits.worth import missing
from tablee.kernel.rng import Rng

NOTHING: Final = "nothing-better"


@final
class Choice:
    def __init__(self, move: int, worth: int, why: str, args: tuple[int, ...]) -> None:
        self.move = move
        self.worth = worth
        self.why = why
        self.args = args


def passing(move: int = PASS) -> Choice:
    """To do nothing, which is worth nothing."""
    return Choice(move, 0, NOTHING, ())


def best_of(choices: list[Choice], rng: Rng) -> Choice:
    """The choice worth most, by lot among equals."""
    best: list[Choice] = []
    for choice in choices:
        if best and choice.worth > best[0].worth:
            best = []
        if not best or choice.worth == best[0].worth:
            best.append(choice)
    return best[rng.below(len(best))]


def for_kind(sight: Sight, p: Player, move: int, kind: int, worth: int) -> Choice:
    """A choice that brings an ingredient: some recipe needs it, or is complete with it."""
    for recipe in p.recipes:
        if recipe == NONE:
            continue
        lacks = missing(sight, p, recipe, p.have[:], False)
        if kind in lacks:
            why = "completes" if len(lacks) == 1 else "needs"
            return Choice(move, worth, why, (kind, recipe))
    return Choice(move, worth, "useful", (kind,))
