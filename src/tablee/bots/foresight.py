"""A guide that thinks the whole of its own turn through, and appraises what comes of it.

From each move on, the rest of the turn is played in a clone of the world: narrow decisions by
trying all, the others by what the table is worth right after. At the crossroads of a turn every
way is tried as far as the next stage, and the best of them to the end. What others do afterwards
is left out: it would be by lot.
"""

from __future__ import annotations

from typing import Any, Final, Generic, cast, final

from mypy_extensions import i64, mypyc_attr

from tablee.bots.base import Reason
from tablee.bots.guide import NO_MOVE, Guide, best_by_lot, best_first
from tablee.kernel.log import SILENT
from tablee.kernel.rng import Rng
from tablee.kernel.state import Pending, S, Step

NARROW: Final = 9  # so many options of a narrow decision are all thought through
TAKEN_ON: Final = 3  # so many ways from the crossroads go on to the end of the turn
NOTHING: Final[i64] = -(1 << 40)
REASONS: Final = 2
HALF: Final = 250  # what rounds to half a point


@final
class Course(Generic[S]):
    """How the rest of a turn may go: the moves so far, and where they lead."""

    def __init__(self, s: S, moves: list[int]) -> None:
        self.s = s
        self.moves = moves
        self.worth: i64 = NOTHING
        self.stage: i64 = 1  # so many of the moves lead as far as the next stage


@mypyc_attr(allow_interpreted_subclasses=True)
class ForesightGuide(Guide[S]):
    """What ends a turn is a step of its own, told to `outcome` and `line` by `end`."""

    # what a game provides

    def planned(self, s: S, seat: i64, moves: list[int]) -> bool:
        """Whether the decision is part of a turn that is thought through."""
        raise NotImplementedError

    def goes_on(self, s: S, seat: i64) -> bool:
        """Whether the turn of `seat` is not over yet."""
        raise NotImplementedError

    def narrow(self, s: S) -> bool:
        """Whether all options are to be thought through, where they are few."""
        raise NotImplementedError

    def crossroads(self, s: S) -> bool:
        raise NotImplementedError

    def kind(self, s: S, move: i64) -> i64:
        """Moves of a kind lead to the same crossroads; a higher kind may do more there."""
        return move

    def staged(self, s: S) -> bool:
        """Whether the next stage is reached, as far as which ways are compared at first."""
        raise NotImplementedError

    def end(self) -> Step[Any]:
        """What happens when a turn is over."""
        raise NotImplementedError

    def features(self, s: S, seat: i64) -> list[int]:
        """What `worth` is made of."""
        raise NotImplementedError

    # thinking a turn through

    def outcome(self, s: S, seat: i64, move: i64) -> i64:
        """What the table is worth at the end of the own turn, after this move."""
        return self.course(s, seat, move).worth

    def line(self, s: S, seat: i64, moves: list[int], rng: Rng) -> list[int]:
        """The whole rest of the turn at once: it need not be thought through again."""
        if not self.planned(s, seat, moves):
            return [self.choose(s, seat, moves, rng)]
        found = self.courses(s, seat, moves)
        return found[best_by_lot([course.worth for course in found], rng)].moves

    def plans(self, s: S, seat: i64, moves: list[int]) -> list[list[int]]:
        """Whole turns, the most promising first: from the crossroads on, more than one of a move.

        Two turns that begin alike and end otherwise are two things to choose between.
        """
        if not self.planned(s, seat, moves):
            return super().plans(s, seat, moves)
        found = self.courses(s, seat, moves)
        return [found[at].moves for at in best_first([one.worth for one in found])]

    def courses(self, s: S, seat: i64, moves: list[int]) -> list[Course[S]]:
        """Whole turns from each of the moves on; moves of a kind share the best ways they open,
        and what is open to several kinds is thought through for one of them."""
        found: list[Course[S]] = []
        known: dict[int, list[list[int]]] = {}
        shared: dict[int, list[int]] = {}
        for at in best_first([int(self.kind(s, move)) for move in moves]):
            course = Course(self.after(s, seat, moves[at]), [moves[at]])
            if not self.goes_on(course.s, seat) or not self.crossroads(course.s):
                found.append(self.best(course, seat, False))
                continue
            kind = int(self.kind(s, moves[at]))
            if kind in known:
                gone = [followed(course, seat, way) for way in known[kind]]
                found += [self.best(one, seat, False) for one in gone]
            else:
                tried = self.ways(course, seat, course.s.phase.legal(course.s, seat), shared)
                known[kind] = [one.moves[1 : one.stage] for one in tried]
                found += tried
        return found

    def course(self, s: S, seat: i64, move: i64) -> Course[S]:
        """The own turn from this move on, at its best."""
        return self.best(Course(self.after(s, seat, move), [move]), seat, False)

    def after(self, s: S, seat: i64, move: i64) -> S:
        """The table after a move, with the rest of the own turn to come and no more."""
        end = self.end()
        twin = copied(s)
        twin.pending = until(twin.pending, end)
        twin.phase.apply(twin, seat, move, SILENT)
        twin.pending = until(twin.pending, end)
        return twin

    def best(self, course: Course[S], seat: i64, short: bool) -> Course[S]:
        """A course at its best, to the end of the turn or (`short`) to the next stage at most."""
        s = course.s
        while self.goes_on(s, seat):
            if short and self.staged(s):
                break
            moves = s.phase.legal(s, seat)
            if self.crossroads(s):
                return self.best_way(course, seat, moves)
            if 1 < len(moves) <= NARROW and self.narrow(s):
                best = self.best(taken_on(course, seat, moves[0]), seat, short)
                for move in moves[1:]:
                    other = self.best(taken_on(course, seat, move), seat, short)
                    if other.worth > best.worth:
                        best = other
                return best
            chosen = self.at_sight(s, seat, moves)
            course.moves.append(chosen)
            s.phase.apply(s, seat, chosen, SILENT)
        course.worth = self.worth(s, seat)
        return course

    def best_way(self, course: Course[S], seat: i64, moves: list[int]) -> Course[S]:
        found = self.ways(course, seat, moves, {})
        best = found[0]
        for other in found[1:]:
            if other.worth > best.worth:
                best = other
        return best

    def ways(
        self, course: Course[S], seat: i64, moves: list[int], shared: dict[int, list[int]]
    ) -> list[Course[S]]:
        """Every way as far as the next stage, then the best of them to the end of the turn.

        How each goes on is found in `shared`, or put there.
        """
        found: list[Course[S]] = []
        for move in moves:
            if move in shared:
                one = self.best(followed(course, seat, shared[move]), seat, True)
            else:
                one = self.best(taken_on(course, seat, move), seat, True)
                shared[move] = one.moves[len(course.moves) :]
            found.append(one)
        taken: list[Course[S]] = []
        for at in best_first([one.worth for one in found])[:TAKEN_ON]:
            stage = len(found[at].moves)
            taken.append(self.best(found[at], seat, False))
            taken[-1].stage = stage
        return taken

    def at_sight(self, s: S, seat: i64, moves: list[int]) -> i64:
        """Of many options the one after which the table is worth most."""
        chosen: i64 = moves[0]
        if len(moves) == 1:
            return chosen
        best: i64 = NOTHING
        for move in moves:
            twin = copied(s)
            twin.phase.apply(twin, seat, move, SILENT)
            worth = self.worth(twin, seat)
            if worth > best:
                best = worth
                chosen = move
        return chosen

    def gains(self, s: S, seat: i64, move: i64, other: i64, names: list[str]) -> list[Reason]:
        """The features that are most ahead, at the end of the turn that begins with a move, of the
        turn that begins with another one; with the next best, where `other` is NO_MOVE."""
        mine = self.best_of(s, seat, [move])
        rest = [other]
        if other == NO_MOVE:
            rest = [one for one in s.phase.legal(s, seat) if one != move]
        if not rest:
            return []
        have = self.features(mine.s, seat)
        beside = self.features(self.best_of(s, seat, rest).s, seat)
        gains = [have[i] - beside[i] for i in range(len(names))]
        found = [
            Reason(names[at], (int((gains[at] + HALF) // (2 * HALF)),))
            for at in best_first(gains)
            if gains[at] >= HALF
        ]
        return found[:REASONS]

    def best_of(self, s: S, seat: i64, moves: list[int]) -> Course[S]:
        """The turn that the guide has in mind, of those that begin with one of the moves."""
        found = self.courses(s, seat, moves)
        return found[best_first([one.worth for one in found])[0]]


def copied(s: S) -> S:
    return cast(S, s.clone())


def taken_on(course: Course[S], seat: i64, move: i64) -> Course[S]:
    """A course with one more move."""
    twin = copied(course.s)
    twin.phase.apply(twin, seat, move, SILENT)
    return Course(twin, [*course.moves, move])


def followed(course: Course[S], seat: i64, way: list[int]) -> Course[S]:
    """A course that goes the way of another, as far as it can."""
    twin = Course(copied(course.s), course.moves[:])
    for move in way:
        if move not in twin.s.phase.legal(twin.s, seat):
            break
        twin.s.phase.apply(twin.s, seat, move, SILENT)
        twin.moves.append(move)
    return twin


def until(pending: Pending | None, end: Step[Any]) -> Pending | None:
    """What is still to happen before the turn is over."""
    if pending is None or pending.step is end:
        return None
    return Pending(pending.step, pending.a, pending.b, pending.c, until(pending.after, end))
