"""A bot at a match: the one place where somebody's state becomes somebody else's question."""

from __future__ import annotations

from tablee.bots.base import Ask
from tablee.kernel import Game, Match, Rng


def ask_of(match: Match, seat: int) -> Ask:
    """What `seat` is asked now. The ask keeps the state to itself and gives views and re-deals."""
    return Ask(match._state, seat, match.moves(seat), match.game.faces)


def stream_of(game: Game, seed: str, seat: int) -> Rng:
    """A bot's own chance, apart from the deal's and from every other seat's."""
    return Rng.seeded(f"{game.key}/{seed}/bot/{seat}")
