"""Counting games: whole numbers only, so that the sum is the same in whatever order it is made."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Outcome:
    """One game: scores and places by seat, the seats that won, how many sides share the victory.

    No turns where the game's facts do not count them. Not contested where it knows no winner; where
    an opponent whom the rules play has won, no seat has.
    """

    scores: list[int]
    winners: list[int]
    sharing: int
    decisions: int
    turns: int | None
    contested: bool = True
    forfeits: list[int] = field(default_factory=list)  # by seat, where anybody forfeited decisions
    places: list[int] = field(default_factory=list)  # by seat, partners share one


class Tally:
    """What many games came to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.counts_turns = True
        self.contested = 0  # games that somebody could win
        self.forfeits = [0] * seats  # decisions
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.wins: list[Counter[int]] = [Counter() for _ in range(seats)]  # by number sharing

    def count(self, game: Outcome) -> None:
        self.games += 1
        self.decisions += game.decisions
        if game.turns is None:
            self.counts_turns = False
        else:
            self.turns += game.turns
        for seat, score in enumerate(game.scores):
            self.scores[seat][score] += 1
        self.contested += game.contested
        for seat in game.winners:
            self.wins[seat][game.sharing] += 1
        for seat, forfeits in enumerate(game.forfeits):
            self.forfeits[seat] += forfeits

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.counts_turns = self.counts_turns and other.counts_turns
        self.contested += other.contested
        for seat in range(self.seats):
            self.scores[seat].update(other.scores[seat])
            self.wins[seat].update(other.wins[seat])
            self.forfeits[seat] += other.forfeits[seat]

    def wins_of(self, seat: int) -> float:
        """Victories; one shared by k sides counts 1/k for each."""
        return sum(self.wins[seat][sharing] / sharing for sharing in sorted(self.wins[seat]))
