"""What people type: the words of commands, and whole games by the first move of each list."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games import load
from tablee.kernel import Match

CHOSEN = ("--name", "Ana", "--bots", "greedy", "--option", "first_player=chosen")


def ramen(mode: str, seed: str = "7", *more: str) -> list[str]:
    """The words of a command that plays in this mode."""
    return ["play", "ramen", "--mode", mode, "--seed", seed, *more]


def lines(*typed: str) -> str:
    """Typed one after the other, each with Enter."""
    return "\n".join(typed) + "\n"


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
        match.play(seat, min(match.legal(seat)))
    return typed, looks
