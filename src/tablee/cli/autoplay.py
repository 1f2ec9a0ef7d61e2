"""Moves that need no question: where there is no choice, and passes somebody has ordered.

Only for who sits alone among bots. Among people a question that does not come says something about
the hand of whoever is not asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.cli.sitting import SpokenSitting
from tablee.cli.tabletop import Tabletop
from tablee.show import show_of

PASS = "pass"  # the verb, in the games that have it


class Autoplay:
    """What is played for a seat without asking; `untold` are the moves not yet told of, and
    `since` the number of the first of them in the record."""

    def __init__(self, sitting: SpokenSitting, tabletop: Tabletop, ask_all: bool = False) -> None:
        self.sitting = sitting
        self.tabletop = tabletop
        self.ask_all = ask_all
        self.untold: list[int] = []
        self.since = 0
        self.cancel()

    def cancel(self) -> None:
        self.passing = False
        self.declined: set[int] = set()
        self.concerns: object = None

    def move(self, seat: int, typed_ahead: bool = False) -> int | None:
        """The move to play for a seat now; None: ask, or take what was typed ahead."""
        if not self.sitting.alone or seat not in self.sitting.match.awaited:
            return None
        moves = self.sitting.match.legal(seat)
        if self.forced(moves):
            if self.pass_of(moves) is None:  # a pass is nothing to tell
                self.since = self.since if self.untold else len(self.sitting.match.entries) + 1
                self.untold.append(moves[0])
            return moves[0]
        ordered = self.pass_of(moves) if self.passing and not typed_ahead else None
        if ordered is None or not self.nothing_new(seat, moves):
            return None
        return ordered

    def forced(self, moves: Sequence[int]) -> bool:
        show = show_of(self.sitting.game)
        return len(moves) == 1 and not self.ask_all and not show.asks_all

    def may_pass_on(self, seat: int) -> bool:
        return self.sitting.alone and self.pass_of(self.sitting.match.legal(seat)) is not None

    def pass_on(self, seat: int) -> int | None:
        """Pass now, and again as long as nothing new can be done and nothing concerns the seat."""
        if not self.may_pass_on(seat):
            return None
        moves = self.sitting.match.legal(seat)
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
        forms = self.sitting.game.catalogue.forms
        return next((move for move in moves if forms[move]["verb"] == PASS), None)
