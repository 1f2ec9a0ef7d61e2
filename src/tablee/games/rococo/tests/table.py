"""Positions, moves and looks for the tests of this game."""

from __future__ import annotations

from typing import Any, cast

from tablee import games
from tablee.games.rococo.game import Rococo
from tablee.games.rococo.rules.salon import Salon
from tablee.kernel import REFEREE, Match, Refused, Rng, read_by

GAME = cast("Rococo", games.load("rococo"))


def position(seats: Any = 2, options: Any = None, **table: Any) -> Match:
    """A match from a table of names; two seats and seed 1 unless told."""
    settled = GAME.settle(seats, options or {})
    state = GAME.position(seats, settled, Rng.seeded("1"), table)
    return Match(GAME, seats, settled, state=state)


def solo(**table: Any) -> Match:
    return position(1, {"mode": "solo"}, **table)


def play(match: Match, *moves: str) -> list[str]:
    """Moves of whoever is asked first, or of `SEAT move`; what was told, as the referee reads."""
    told: list[str] = []
    for text in moves:
        seat, _, rest = text.partition(" ")
        if not seat.isdecimal():
            seat, rest = str(match.acting[0] + 1), text
        told += [words(event) for event in read_by(match.submit(int(seat) - 1, rest), REFEREE)]
    return told


def words(event: object) -> str:
    form = GAME.event_json(event)  # type: ignore[arg-type]
    args = cast("dict[str, object]", form["args"])
    numbers = [
        str(v + 1) if k in ("seat", "other") and isinstance(v, int) else str(v)
        for k, v in args.items()
    ]
    return " ".join([str(form["key"]), *numbers])


def state(match: Match) -> Salon:
    return cast("Salon", match._state)


def legal(match: Match) -> list[str]:
    """The moves of whoever is asked."""
    return match.legal_texts(match.acting[0])


def refused(match: Match, text: str, seat: int = -1) -> str:
    """The rule by which a move is refused, with its reason."""
    refusal = match.explain(match.acting[0] if seat < 0 else seat, text)
    assert isinstance(refusal, Refused), f"{text} is allowed"
    return refusal.cited if hasattr(refusal, "cited") else str(refusal)


def fact(match: Match, key: str) -> object:
    return match.referee().facts[key]


def coins(match: Match, seat: int = 0) -> int:
    return state(match).coins[seat]


def prestige(match: Match, seat: int = 0) -> int:
    return state(match).prestige[seat]
