"""Moves that need no question: where there is no choice, and passes somebody has ordered.

Only for who sits alone among bots. Among people a question that does not come says something about
the hand of whoever is not asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.cli.sitting import SpokenSitting
from tablee.cli.tabletop import Tabletop

PASS = "pass"  # the verb, in the games that have it


class Autoplay:
    """What is played for a seat without asking; `told` are the moves not yet told of."""

    def __init__(self, sitting: SpokenSitting, tabletop: Tabletop, ask_all: bool = False) -> None:
        self.sitting = sitting
        self.tabletop = tabletop
        self.ask_all = ask_all
        self.told: list[int] = []
        self.cancel()

    def cancel(self) -> None:
        self.passing = False
        self.declined: set[int] = set()
        self.concerns: object = None

    def move(self, seat: int, typed_ahead: bool = False) -> int | None:
        """The move to play for a seat now; None: ask, or take what was typed ahead."""
        if not self.sitting.alone or seat not in self.sitting.match.awaited:
            return None
        moves = self.sitting.match.moves(seat)
        if self.forced(moves):
            if self.pass_of(moves) is None:  # a pass is nothing to tell
                self.told.append(moves[0])
            return moves[0]
        ordered = self.pass_of(moves) if self.passing and not typed_ahead else None
        if ordered is None or not self.nothing_new(seat, moves):
            return None
        return ordered

    def forced(self, moves: Sequence[int]) -> bool:
        return len(moves) == 1 and not self.ask_all

    def may_pass_on(self, seat: int) -> bool:
        return self.sitting.alone and self.pass_of(self.sitting.match.moves(seat)) is not None

    def pass_on(self, seat: int) -> int | None:
        """Pass now, and again as long as nothing new can be done and nothing concerns the seat."""
        if not self.may_pass_on(seat):
            return None
        moves = self.sitting.match.moves(seat)
        now = self.looked_at(seat)
        if now != self.concerns:
            self.declined = set()
        self.passing, self.concerns = True, now
        self.declined |= set(moves)
        return self.pass_of(moves)

    def nothing_new(self, seat: int, moves: Sequence[int]) -> bool:
        if self.looked_at(seat) != self.concerns:
            self.cancel()
            return False
        return self.declined.issuperset(moves)

    def looked_at(self, seat: int) -> object:
        return self.tabletop.show(seat).concerns()

    def pass_of(self, moves: Sequence[int]) -> int | None:
        forms = self.sitting.game.moves.forms
        return next((move for move in moves if forms[move]["verb"] == PASS), None)
