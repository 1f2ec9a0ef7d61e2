"""A turn is thought through to its end, and then the table is appraised.

From each move on, the rest of the own turn is played in a clone of the world: narrow decisions
(action, bonus, sell or present) by trying all, the others (which space, which recipe) by what the
table is worth right after. What others do afterwards is left out: it would be by lot.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.bots.guide import Guide
from tablee.bots.weights import Weights
from tablee.games.rococo.guide.appraisal import FEATURES, STAFF, Appraisal
from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.turn import END_TURN, PLAY_CARD
from tablee.kernel.game import Game
from tablee.kernel.log import SILENT
from tablee.kernel.state import Pending, State

THOROUGH: Final = ["action", "bonus", "mode", "bake", "bake-second", "copy", "move"]
NARROW: Final = 9  # so many options of these decisions are all thought through
REASONS: Final = 2
NOTHING: Final[i64] = -(1 << 40)
HALF: Final = 250  # what rounds to half a point


@final
class RococoGuide(Guide):
    """Features: those of `appraisal.py`, weighed by `guide.toml`."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.appraisal = Appraisal(weights)

    def quiet(self, s: State, seat: i64) -> bool:
        """Before a turn of one's own: everybody has had as many since the last."""
        return s.acting == 1 << seat and s.phase is PLAY_CARD

    def worth(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Salon)
        return self.appraisal.worth(s, seat)

    def rate(self, s: State, seat: i64, moves: list[int]) -> list[int]:
        assert isinstance(s, Salon)
        if moves[0] < ids.PLAY:
            return self.rate_staff(s, seat, moves)
        return [self.outcome(s, seat, move) for move in moves]

    def rate_staff(self, s: Salon, seat: i64, moves: list[int]) -> list[int]:
        """Phase 2: the best cards in, the worst one out."""
        worths = [self.appraisal.card_worth(s, seat, move % ids.STAFF) for move in moves]
        return [-worth for worth in worths] if moves[0] >= ids.REMOVE else worths

    # thinking a turn through

    def outcome(self, s: Salon, seat: i64, move: i64) -> i64:
        """What the table is worth at the end of the own turn, after this move."""
        return self.best(self.after(s, seat, move), seat)

    def after(self, s: Salon, seat: i64, move: i64) -> Salon:
        """The table after a move, with the rest of the own turn to come and no more."""
        twin = s.clone()
        twin.pending = rest_of_turn(twin.pending)
        twin.phase.apply(twin, seat, move, SILENT)
        twin.pending = rest_of_turn(twin.pending)
        return twin

    def best(self, s: Salon, seat: i64) -> i64:
        """The rest of the turn at its best; `s` is used up."""
        while s.acting == 1 << seat and s.phase is not PLAY_CARD:
            moves = s.phase.legal(s, seat)
            if 1 < len(moves) <= NARROW and s.phase.key in THOROUGH:
                best: i64 = NOTHING
                for move in moves:
                    twin = s.clone()
                    twin.phase.apply(twin, seat, move, SILENT)
                    best = max(best, self.best(twin, seat))
                return best
            s.phase.apply(s, seat, self.at_sight(s, seat, moves), SILENT)
        return self.appraisal.worth(s, seat)

    def at_sight(self, s: Salon, seat: i64, moves: list[int]) -> i64:
        """Of many options the one after which the table is worth most."""
        chosen: i64 = moves[0]
        if len(moves) == 1:
            return chosen
        best: i64 = NOTHING
        for move in moves:
            twin = s.clone()
            twin.phase.apply(twin, seat, move, SILENT)
            worth = self.appraisal.worth(twin, seat)
            if worth > best:
                best = worth
                chosen = move
        return chosen

    # why

    def reasons(self, s: State, seat: i64, move: i64) -> list[Reason]:
        """The features that gain most by the end of the turn."""
        assert isinstance(s, Salon)
        if move < ids.PLAY:
            key = "weakest" if move >= ids.REMOVE else "strongest"
            return [Reason(key, (move % ids.STAFF,))]
        before = self.appraisal.features(s, seat)
        after = self.appraisal.features(self.played_out(s, seat, move), seat)
        gains = [after[i] - before[i] for i in range(len(FEATURES))]
        gains[STAFF] = 0  # a card that is played is gone whatever it does
        order = sorted(range(len(FEATURES)), key=gains.__getitem__, reverse=True)
        found = [
            Reason(FEATURES[at], (int((gains[at] + HALF) // (2 * HALF)),))
            for at in order
            if gains[at] >= HALF
        ]
        return found[:REASONS] or [Reason("nothing-better", ())]

    def played_out(self, s: Salon, seat: i64, move: i64) -> Salon:
        """The table at the end of the turn that the guide has in mind."""
        twin = self.after(s, seat, move)
        while twin.acting == 1 << seat and twin.phase is not PLAY_CARD:
            moves = twin.phase.legal(twin, seat)
            rates = [self.outcome(twin, seat, option) for option in moves]
            twin.phase.apply(twin, seat, moves[rates.index(max(rates))], SILENT)
        return twin


def rest_of_turn(pending: Pending | None) -> Pending | None:
    """What is still to happen before the turn is over."""
    if pending is None or pending.step is END_TURN:
        return None
    return Pending(pending.step, pending.a, pending.b, pending.c, rest_of_turn(pending.after))
