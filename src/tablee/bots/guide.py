"""A guide: what a game's own bots know of it, written once.

A guide rates moves and judges positions by named features, asking the rules on a world; how much
each feature counts stands in a data file (`guide.toml`). `greedy` plays the move rated best,
`search` takes the rating as its prior, as the player of its playouts and as the judge of positions
it does not play to the end, hints say the features in words.
"""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from tablee.bots.base import ESTIMATE, Reason
from tablee.bots.weights import Weights
from tablee.kernel.game import Game
from tablee.kernel.rng import Rng
from tablee.kernel.state import S

PLAYOUTS: Final = 100  # where the file of the weights does not say
NO_MOVE: Final = -1
DOUBT: Final[i64] = 8000  # a lead of so much in mid-game is taken for a victory
NOBODY: Final[i64] = -(1 << 40)
ALONE: Final[list[int]] = []  # every seat plays for itself


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S]):
    """One per game and file of weights. It reads in a world what `seat` sees there, and no more.

    Worths are whole numbers of thousandths of a point.
    """

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game = game
        self.weights = weights
        self.horizon: i64 = weights.horizon
        self.breadth: i64 = weights.breadth
        self.caution: float = weights.caution / 100
        self.win: i64 = 5000  # what the first place is worth beside the points
        self.prize: i64 = 0  # what of the value last told was for that place, or the hope of it
        self.slip: i64 = 1000  # by so much, in the ratings' own units, a beginner may err
        self.sections: dict[str, Guide[S]] = {
            name: type(self)(game, section) for name, section in weights.sections.items()
        }

    # what a game provides

    def rate(self, s: S, seat: i64, moves: list[int]) -> list[int]:
        """What each of the moves is worth to `seat`, compared with each other."""
        raise NotImplementedError

    def worth(self, s: S, seat: i64) -> i64:
        """The points `seat` may expect at the end of a game that is not over yet."""
        return 0

    def quiet(self, s: S, seat: i64) -> bool:
        """Whether `worth` may judge here: where half a turn would count for one side only, not.

        A playout ends at the quiet point that has the number of the weights' `horizon`.
        """
        return True

    def plans(self, s: S, seat: i64, moves: list[int]) -> list[list[int]]:
        """Whole decisions, the most promising first: moves that `seat` makes after each other."""
        return [[moves[at]] for at in best_first(self.rate(s, seat, moves))]

    def reasons(self, s: S, seat: i64, move: i64) -> list[Reason]:
        """What speaks for a move, the weightiest feature first; keys of the game's `hints`."""
        return []

    def reasons_beside(self, s: S, seat: i64, move: i64, other: i64) -> list[Reason]:
        """The same beside another move: what this one has that the other has not, if a game can
        tell; NO_MOVE: beside the next best."""
        return self.reasons(s, seat, move)

    def sides(self, s: S) -> list[int]:
        """Which side each seat is on, where some are partners: what `Game.sides` says."""
        return ALONE

    def section(self, s: S) -> str:
        """The section of the file, if it has one, with weights for tables like this."""
        return "solo" if s.seats == 1 else ""

    # what those who play by it ask

    def why(self, s: S, seat: i64, move: i64, other: i64 = NO_MOVE) -> list[Reason]:
        """The same; where nothing stands out, that it is an estimate of everything together."""
        return self.reasons_beside(s, seat, move, other) or [Reason(ESTIMATE)]

    def at(self, s: S) -> Guide[S]:
        """The guide for a table like this: some kinds have weights of their own."""
        return self.sections.get(self.section(s), self)

    def playouts(self, seats: i64, timed: bool = False) -> i64:
        """So many a decision, as the file says; `timed`: with people, who wait for seconds."""
        usual = self.weights.playouts_for(int(seats)) or PLAYOUTS
        return usual * self.weights.with_people if timed else usual

    def choose(self, s: S, seat: i64, moves: list[int], rng: Rng) -> i64:
        """The move rated best, by lot among equals."""
        if len(moves) == 1:
            return moves[0]
        return moves[best_by_lot(self.rate(s, seat, moves), rng)]

    def line(self, s: S, seat: i64, moves: list[int], rng: Rng) -> list[int]:
        """What `seat` does in a playout: its choice, and what it makes after it, as long as that
        is possible. A guide that thinks ahead need not do it again at every step."""
        return [self.choose(s, seat, moves, rng)]

    def value(self, s: S, seat: i64) -> i64:
        """What a world that has been played is worth to `seat`: points ahead, and the place."""
        if s.acting:
            worths = [self.worth(s, other) for other in range(s.seats)]
            return self.lead(worths, seat, self.sides(s))
        keys = s.rank_keys()
        points = [1000 * score for score in s.scores]
        if not keys:
            self.prize = 0
            return points[seat]
        return self.lead_of(points, keys, seat, self.sides(s))

    def lead(self, worths: list[int], seat: i64, sides: list[int] = ALONE) -> i64:
        """Of expected points: how far `seat` is ahead of the best of the others.

        The first place is not decided yet: a small lead is worth a little more than half of it.
        """
        mine: i64 = worths[seat]
        self.prize = 0
        best = NOBODY
        for other in range(len(worths)):
            if worths[other] > best and against(sides, seat, other):
                best = worths[other]
        if best == NOBODY:
            return mine
        ahead = mine - best
        self.prize = self.win * max(0, min(ahead + DOUBT, 2 * DOUBT)) // (2 * DOUBT)
        return ahead + self.prize

    def lead_of(
        self, points: list[int], keys: list[list[int]], seat: i64, sides: list[int] = ALONE
    ) -> i64:
        """After the end: the same, with the place that tie-breaks give; sides that share the first
        one share what it is worth.

        Of an opponent whom the rules play, the first number of the key is the points.
        """
        mine = keys[seat]
        self.prize = 0
        best = NOBODY
        sharing: i64 = 1
        first = True
        for other in range(len(keys)):
            if against(sides, seat, other):
                best = max(best, points[other] if other < len(points) else 1000 * keys[other][0])
                if keys[other] == mine:
                    sharing += other >= len(sides) or sides.index(sides[other]) == other
                elif keys[other] > mine:
                    first = False
        if best == NOBODY:
            return points[seat]
        self.prize = self.win // sharing if first else 0
        return points[seat] - best + self.prize


def against(sides: list[int], seat: i64, other: i64) -> bool:
    """Whether two play against each other. `sides`: see `Guide`; who has none plays alone."""
    if other == seat:
        return False
    return seat >= len(sides) or other >= len(sides) or sides[other] != sides[seat]


def best_by_lot(rates: list[int], rng: Rng) -> i64:
    """The place of the largest number, by lot among equals."""
    chosen: i64 = 0
    best: i64 = rates[0]
    equals: i64 = 1
    for at in range(1, len(rates)):
        rate: i64 = rates[at]
        if rate > best:
            best = rate
            chosen = at
            equals = 1
        elif rate == best:
            equals += 1
            if rng.below(equals) == 0:
                chosen = at
    return chosen


def best_first(rates: list[int]) -> list[int]:
    """The places of a list, the largest number first, equals in their order."""
    return sorted(range(len(rates)), key=rates.__getitem__, reverse=True)
