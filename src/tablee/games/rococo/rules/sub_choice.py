"""R7.1: what all decisions within a turn have in common."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rococo.rules.moves import ACTION, BONUS, DONE, FORGO, NO_BONUS, PLAY, RECRUIT
from tablee.games.rococo.rules.salon import Salon
from tablee.kernel.state import Turn


class SubChoice(Turn[Salon]):
    """A decision of the player whose turn it is. Moves of other decisions have their own time."""

    waiting = "R7.1:not-your-turn"

    def explain(self, s: Salon, seat: i64, move: i64) -> str:
        if move < PLAY:
            return "R6.9:phase-over"
        if move < RECRUIT:
            return "R7.2:one-card"
        if ACTION <= move < BONUS:
            return "R7.3:one-action"
        if BONUS <= move <= NO_BONUS:
            return "R7.3:bonus-later"
        if move == DONE:
            return "R7.3:not-done"
        return "R7.3:no-forgoing" if move == FORGO else "R7.3:something-else"
