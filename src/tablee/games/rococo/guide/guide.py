"""A turn is thought through to its end, and then the table is appraised.

Narrow decisions (sell or present, which to bake) are tried all; actions are compared as far as the
card's bonus, and the best of them with it.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.bots.foresight import ForesightGuide
from tablee.bots.guide import NO_MOVE
from tablee.bots.weights import Weights
from tablee.games.rococo.guide.appraisal import FEATURES, POINT, Appraisal
from tablee.games.rococo.rules import ids, scoring
from tablee.games.rococo.rules.house import NO_MENTOR
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.turn import END_TURN, MAIN_ACTION, PLAY_CARD, USE_BONUS
from tablee.kernel.game import Game
from tablee.kernel.state import Step

THOROUGH: Final = ["bonus", "mode", "bake", "bake-second", "copy", "move"]


@final
class RococoGuide(ForesightGuide[Salon]):
    """Features: those of `appraisal.py`, weighed by `guide.toml`."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.appraisal = Appraisal(weights)

    def quiet(self, s: Salon, seat: i64) -> bool:
        """Before a turn of one's own: everybody has had as many since the last."""
        return s.acting == 1 << seat and s.phase is PLAY_CARD

    def worth(self, s: Salon, seat: i64) -> i64:
        return self.appraisal.worth(s, seat)

    def features(self, s: Salon, seat: i64) -> list[int]:
        return self.appraisal.features(s, seat)

    def value(self, s: Salon, seat: i64) -> i64:
        """In mid-game the Mentor has, where he plays, what he would have if it ended now."""
        mentor = s.house.mentor
        if not s.acting or mentor == NO_MENTOR:
            return super().value(s, seat)
        worths = [self.worth(s, other) for other in range(s.seats)]
        worths.append(POINT * sum(scoring.projection(s, mentor)))
        return self.lead(worths, seat)

    def rate(self, s: Salon, seat: i64, moves: list[int]) -> list[int]:
        if moves[0] < ids.PLAY:
            return self.rate_staff(s, seat, moves)
        return [self.outcome(s, seat, move) for move in moves]

    def rate_staff(self, s: Salon, seat: i64, moves: list[int]) -> list[int]:
        """Phase 2: the best cards in, the worst one out."""
        worths = [self.appraisal.card_worth(s, seat, move % ids.STAFF) for move in moves]
        return [-worth for worth in worths] if moves[0] >= ids.REMOVE else worths

    # how a turn goes

    def planned(self, s: Salon, seat: i64, moves: list[int]) -> bool:
        return moves[0] >= ids.PLAY

    def goes_on(self, s: Salon, seat: i64) -> bool:
        return s.acting == 1 << seat and s.phase is not PLAY_CARD

    def narrow(self, s: Salon) -> bool:
        return s.phase.key in THOROUGH

    def crossroads(self, s: Salon) -> bool:
        return s.phase is MAIN_ACTION

    def kind(self, s: Salon, move: i64) -> i64:
        """Cards of one class may do the same (R7.4)."""
        return move if s.phase is not PLAY_CARD else int(s.house.staff[move - ids.PLAY].chef)

    def staged(self, s: Salon) -> bool:
        return s.phase is USE_BONUS

    def end(self) -> Step[Any]:
        return END_TURN

    # why

    def reasons(self, s: Salon, seat: i64, move: i64) -> list[Reason]:
        return self.reasons_beside(s, seat, move, NO_MOVE)

    def reasons_beside(self, s: Salon, seat: i64, move: i64, other: i64) -> list[Reason]:
        """Phase 2 by the card, if none is rated better; in a turn, what this one has at its end
        that the other has not."""
        if move >= ids.PLAY:
            return self.gains(s, seat, move, other, FEATURES)
        moves = s.phase.legal(s, seat)
        rates = self.rate(s, seat, moves)
        if rates[moves.index(move)] < max(rates):
            return []
        key = "weakest" if move >= ids.REMOVE else "strongest"
        return [Reason(key, (move % ids.STAFF,))]
