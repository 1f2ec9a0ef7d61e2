"""`search`: plays worlds it cannot tell from the true one to their end, and keeps what does best.

Every candidate is tried in the same re-dealt worlds, so that luck does not decide between them;
after each round the worse half of the candidates is dropped. The guide's own choice stays to the
end: another takes its place only where it did better by more than its error, so that few playouts
never play worse than the guide alone. All seats play by the guide. Sealed choices of the others are
made anew in every world: nothing secret is ever looked at.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from tablee.bots.base import Advice, Ask, Bot, Margin, Weighed
from tablee.bots.guide import Guide
from tablee.kernel.engine import idle, pass_time
from tablee.kernel.game import Game
from tablee.kernel.log import SILENT
from tablee.kernel.rng import Rng
from tablee.kernel.state import State

FOREVER: Final = 1e18
FEW: Final = 4
CAUTION: Final = 1.0  # another choice has to be ahead of the guide's by so many standard errors


@final
class Candidate:
    """A plan, and what it came to in the worlds tried so far; also beside the guide's choice."""

    def __init__(self, plan: list[int], place: i64) -> None:
        self.plan = plan
        self.place = place  # in the guide's order, which decides between equals
        self.total: i64 = 0
        self.squares: float = 0.0
        self.ahead: i64 = 0  # of the guide's choice, in the same worlds
        self.ahead_squares: float = 0.0
        self.prizes: i64 = 0  # what of that is for the first place; the rest is points
        self.prize_squares: float = 0.0
        self.point_squares: float = 0.0
        self.playouts: i64 = 0

    def add(self, value: i64, first: i64, prize: i64) -> None:
        """What a world came to, and what it did with the guide's own choice; how far ahead of that
        it is by the place alone."""
        ahead = value - first
        self.total += value
        self.squares += float(value) * float(value)
        self.ahead += ahead
        self.ahead_squares += float(ahead) * float(ahead)
        self.prizes += prize
        self.prize_squares += float(prize) * float(prize)
        self.point_squares += float(ahead - prize) * float(ahead - prize)
        self.playouts += 1

    def mean(self) -> float:
        return float(self.total) / float(self.playouts) if self.playouts else 0.0

    def surely(self, caution: float = CAUTION) -> float:
        """How far it is ahead of the guide's choice, less its error; 0 for that choice.

        `caution`: how many standard errors.
        """
        if self.place == 0 or self.playouts < 2:
            return 0.0 if self.place == 0 else -FOREVER
        n = float(self.playouts)
        mean = float(self.ahead) / n
        spread = max(0.0, self.ahead_squares / n - mean * mean)
        return mean - caution * math.sqrt(spread / (n - 1.0))


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """`playouts` a decision; `patience`: the seconds it may take, 0 for as long as they need.

    With playouts alone the same seed gives the same moves. Who has more patience than playouts
    stops at the playouts; `playouts = 0` uses the whole time.
    """

    def __init__(
        self,
        game: Game,
        seat: int,
        rng: Rng,
        guide: Guide[Any],
        playouts: int,
        patience: float = 0.0,
        caution: float = CAUTION,
    ) -> None:
        super().__init__(game, seat, rng)
        self.guide = guide
        self.playouts = playouts
        self.patience = patience
        self.caution = caution
        self.usual = False  # as many playouts as the guide's file says for such a table

    def hurry(self, seconds: float) -> None:
        if not self.patience or seconds < self.patience:
            self.patience = seconds

    def choose(self, ask: Ask) -> int:
        if len(ask.moves) == 1:
            return ask.moves[0]
        return self.ranked(ask)[0].plan[0]

    def advise(self, ask: Ask) -> Advice:
        found = self.ranked(ask)
        move = found[0].plan[0]
        reasons = self.guide.why(ask.world(self.rng).state, ask.seat, move)
        return Advice(move, reasons, weighed(found, self.guide.win))

    def ranked(self, ask: Ask) -> list[Candidate]:
        """The candidates, the best first; the guide's own choice stays among the last."""
        rng = self.rng
        world = ask.world(rng).state
        self.guide = self.guide.at(world)
        if self.usual:
            self.playouts = int(self.guide.playouts(world.seats, self.patience > 0))
        plans = self.guide.plans(world, ask.seat, ask.moves)[: self.breadth()]
        left = [Candidate(plans[at], at) for at in range(len(plans))]
        if len(left) == 1:
            return left
        dropped: list[Candidate] = []
        rounds: i64 = halvings(len(left))
        done: i64 = 0
        started = time.perf_counter() if self.patience else 0.0
        for number in range(rounds):
            share = (self.playouts - done) // (rounds - number)
            until = FOREVER
            if self.patience:
                until = started + self.patience * float(number + 1) / float(rounds)
            done += self.try_all(ask, left, max(1, share // len(left)), until)
            if number < rounds - 1:
                first = left[0]
                rest = sorted(left[1:], key=rank)
                keep = (len(left) + 1) // 2
                dropped = rest[keep - 1 :] + dropped
                left = [first, *rest[: keep - 1]]
        return surest_first(left, self.caution * self.guide.caution) + dropped

    def breadth(self) -> i64:
        """So many candidates: each of them deserves a few playouts."""
        most = self.guide.breadth
        return min(most, max(2, self.playouts // FEW)) if self.playouts else most

    def try_all(self, ask: Ask, left: list[Candidate], worlds: i64, until: float) -> i64:
        """So many worlds, or until the time is over; at least one. The number of playouts."""
        tried: i64 = 0
        endless = self.playouts == 0
        while tried < worlds or endless:
            world = ask.world(self.rng).state
            chance = self.rng.fork()
            first: i64 = 0
            prize: i64 = 0
            for at in range(len(left)):
                candidate = left[at]
                value = self.play(world.clone(), ask.seat, candidate.plan, chance.clone())
                if at == 0:
                    first = value
                    prize = self.guide.prize
                candidate.add(value, first, self.guide.prize - prize)
            tried += 1
            if until != FOREVER and time.perf_counter() > until:
                break
        return tried * len(left)

    def play(self, s: State, seat: i64, plan: list[int], rng: Rng) -> i64:
        """A plan carried out in a world, then everybody by the guide: what it is worth."""
        guide = self.guide
        horizon = guide.horizon
        begun = False
        s.phase.apply(s, seat, plan[0], SILENT)
        line = plan
        planner = seat
        at: i64 = 1
        while s.acting:
            if s.lanes and idle(s) and pass_time(s):
                continue
            if horizon and begun and guide.quiet(s, seat):
                horizon -= 1
                if not horizon:
                    break
            if at < len(line):
                if s.acting >> planner & 1 and line[at] in s.phase.legal(s, planner):
                    s.phase.apply(s, planner, line[at], SILENT)
                    at += 1
                    continue
                at = len(line)
            planner = s.seat
            line = guide.line(s, planner, s.phase.legal(s, planner), rng)
            s.phase.apply(s, planner, line[0], SILENT)
            at = 1
            begun = True
        return guide.value(s, seat)


def rank(candidate: Candidate) -> tuple[int, int]:
    """All have been tried in the same worlds: the totals compare; equals as the guide has them."""
    return (-candidate.total, candidate.place)


def surest_first(left: list[Candidate], caution: float) -> list[Candidate]:
    """What is surely ahead of the guide's choice, most of all first; then in the guide's order."""
    return sorted(left, key=lambda candidate: (-candidate.surely(caution), candidate.place))


def halvings(candidates: int) -> i64:
    """So many rounds until one is left; at least one."""
    rounds: i64 = 1
    while candidates > 2:
        candidates = (candidates + 1) // 2
        rounds += 1
    return rounds


def weighed(found: list[Candidate], win: i64) -> list[Weighed]:
    """What was found of each first move: its best plan's numbers. `win`: see `Guide`."""
    known: list[int] = []
    result: list[Weighed] = []
    for candidate in found:
        if candidate.plan[0] not in known and candidate.playouts:
            known.append(candidate.plan[0])
            n = int(candidate.playouts)
            mean = candidate.mean()
            spread = max(0.0, candidate.squares / n - mean * mean) ** 0.5
            result.append(
                Weighed(candidate.plan[0], mean / 1000, spread / 1000, n, margin(candidate, win))
            )
    return result


def margin(candidate: Candidate, win: i64) -> Margin:
    """How far a plan came out ahead of what it was tried beside. `win`: see `Guide`."""
    n = candidate.playouts
    points = candidate.ahead - candidate.prizes
    worth, worth_error = measured(candidate.ahead, candidate.ahead_squares, n)
    ahead, error = measured(points, candidate.point_squares, n)
    prize, prize_error = measured(candidate.prizes, candidate.prize_squares, n)
    whole = float(max(win, 1)) / 1000
    return Margin(worth, worth_error, ahead, error, prize / whole, prize_error / whole)


def measured(total: i64, squares: float, number: i64) -> tuple[float, float]:
    """Of thousandths: the mean and its standard error."""
    n = float(number)
    mean = float(total) / n
    spread = max(0.0, squares / n - mean * mean)
    return mean / 1000, math.sqrt(spread / max(1.0, n - 1.0)) / 1000
