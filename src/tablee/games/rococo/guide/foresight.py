"""A turn is thought through to its end, and then the table is appraised.

From each move on, the rest of the own turn is played in a clone of the world: narrow decisions
(sell or present, which to bake) by trying all, the others (which space, which recipe) by what the
table is worth right after. All actions are tried as far as the card's bonus, and the best of them
with it. What others do afterwards is left out: it would be by lot.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.bots.base import Reason
from tablee.bots.guide import Guide, best_first
from tablee.bots.weights import Weights
from tablee.games.rococo.guide.appraisal import FEATURES, POINT, STAFF, Appraisal
from tablee.games.rococo.rules import ids, scoring
from tablee.games.rococo.rules.house import NO_MENTOR
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.turn import END_TURN, MAIN_ACTION, PLAY_CARD, USE_BONUS
from tablee.kernel.game import Game
from tablee.kernel.log import SILENT
from tablee.kernel.rng import Rng
from tablee.kernel.state import Pending, State

THOROUGH: Final = ["bonus", "mode", "bake", "bake-second", "copy", "move"]
NARROW: Final = 9  # so many options of these decisions are all thought through
TAKEN_ON: Final = 3  # so many actions are thought through with the bonus
REASONS: Final = 2
NOTHING: Final[i64] = -(1 << 40)
HALF: Final = 250  # what rounds to half a point


@final
class Course:
    """How the rest of a turn may go: the moves so far, and where they lead."""

    def __init__(self, s: Salon, moves: list[int]) -> None:
        self.s = s
        self.moves = moves
        self.worth: i64 = NOTHING


@final
class RococoGuide(Guide):
    """Features: those of `appraisal.py`, weighed by `guide.toml`."""

    def __init__(self, game: Game, weights: Weights) -> None:
        super().__init__(game, weights)
        self.appraisal = Appraisal(weights)
        self.solo = None if weights.solo is None else RococoGuide(game, weights.solo)

    def at(self, s: State) -> Guide:
        return self.solo if self.solo is not None and s.seats == 1 else self

    def quiet(self, s: State, seat: i64) -> bool:
        """Before a turn of one's own: everybody has had as many since the last."""
        return s.acting == 1 << seat and s.phase is PLAY_CARD

    def worth(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Salon)
        return self.appraisal.worth(s, seat)

    def value(self, s: State, seat: i64) -> i64:
        """In mid-game the Mentor has, where he plays, what he would have if it ended now."""
        assert isinstance(s, Salon)
        mentor = s.house.mentor
        if not s.acting or mentor == NO_MENTOR:
            return super().value(s, seat)
        worths = [self.worth(s, other) for other in range(s.seats)]
        worths.append(POINT * sum(scoring.projection(s, mentor)))
        return self.lead(worths, seat)

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
        return self.course(s, seat, move).worth

    def line(self, s: State, seat: i64, moves: list[int], rng: Rng) -> list[int]:
        """The whole rest of the turn at once: it need not be thought through again."""
        assert isinstance(s, Salon)
        if moves[0] < ids.PLAY:
            return [self.choose(s, seat, moves, rng)]
        best = self.course(s, seat, moves[0])
        equals: i64 = 1
        for move in moves[1:]:
            course = self.course(s, seat, move)
            if course.worth > best.worth:
                best = course
                equals = 1
            elif course.worth == best.worth:
                equals += 1
                if rng.below(equals) == 0:
                    best = course
        return best.moves

    def course(self, s: Salon, seat: i64, move: i64) -> Course:
        """The own turn from this move on, at its best."""
        return self.best(Course(self.after(s, seat, move), [move]), seat, False)

    def after(self, s: Salon, seat: i64, move: i64) -> Salon:
        """The table after a move, with the rest of the own turn to come and no more."""
        twin = s.clone()
        twin.pending = rest_of_turn(twin.pending)
        twin.phase.apply(twin, seat, move, SILENT)
        twin.pending = rest_of_turn(twin.pending)
        return twin

    def best(self, course: Course, seat: i64, short: bool) -> Course:
        """A course at its best, to the end of the turn or (`short`) to the bonus at most."""
        s = course.s
        while s.acting == 1 << seat and s.phase is not PLAY_CARD:
            if short and s.phase is USE_BONUS:
                break
            moves = s.phase.legal(s, seat)
            if s.phase is MAIN_ACTION:
                return self.best_action(course, seat, moves)
            if 1 < len(moves) <= NARROW and s.phase.key in THOROUGH:
                best = self.best(taken_on(course, seat, moves[0]), seat, short)
                for move in moves[1:]:
                    other = self.best(taken_on(course, seat, move), seat, short)
                    if other.worth > best.worth:
                        best = other
                return best
            chosen = self.at_sight(s, seat, moves)
            course.moves.append(chosen)
            s.phase.apply(s, seat, chosen, SILENT)
        course.worth = self.appraisal.worth(s, seat)
        return course

    def best_action(self, course: Course, seat: i64, moves: list[int]) -> Course:
        """Every action as far as the bonus, then the best of them to the end of the turn."""
        found = [self.best(taken_on(course, seat, move), seat, True) for move in moves]
        order = best_first([one.worth for one in found])
        best = self.best(found[order[0]], seat, False)
        for at in order[1:TAKEN_ON]:
            other = self.best(found[at], seat, False)
            if other.worth > best.worth:
                best = other
        return best

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


def taken_on(course: Course, seat: i64, move: i64) -> Course:
    """A course with one more move."""
    twin = course.s.clone()
    twin.phase.apply(twin, seat, move, SILENT)
    return Course(twin, [*course.moves, move])


def rest_of_turn(pending: Pending | None) -> Pending | None:
    """What is still to happen before the turn is over."""
    if pending is None or pending.step is END_TURN:
        return None
    return Pending(pending.step, pending.a, pending.b, pending.c, rest_of_turn(pending.after))
