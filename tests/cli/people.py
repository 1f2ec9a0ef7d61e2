"""People who always take the first move of the list, and what they have to type for it."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games import load
from tablee.kernel import Match


@dataclass(frozen=True)
class Look:
    """One person's stretch at the screen: the seat, and the match when they pass it on."""

    seat: int
    length: int


def first_moves(seats: int, seed: str, mode: str) -> tuple[list[str], list[Look]]:
    """What everybody types to play a whole game of Ramen! Ramen! from one screen."""
    match = Match(load("ramen"), seats, {"mode": mode, "first_player": "chosen"}, seed)
    typed: list[str] = []
    looks: list[Look] = []
    viewer = -1
    while not match.over:
        seat = match.acting[0]
        if seat != viewer:
            if viewer >= 0:
                looks.append(Look(viewer, len(match.entries)))
                typed.append("")  # the one before lets go of the screen
            typed.append("")  # and this one is alone with it
            viewer = seat
        typed.append("1")
        match.play(seat, min(match.moves(seat)))
    return typed, looks
