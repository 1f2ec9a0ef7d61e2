"""What tables come to where playouts are cut off: weights of a guide's worth, by least squares.

Guides play, some of them slipping now and then; at every quiet point it is noted how what two
neighbours are worth would change with each weight, and at the end how far apart they came out. For
weights that nobody chooses moves by, and of which the worth is a sum, that is all there is to know:
more games only make them surer.
"""

from __future__ import annotations

import multiprocessing.pool
import random
from collections.abc import Iterator
from typing import Any, Final

from tablee.arena.loop import answer
from tablee.bots.base import Bot
from tablee.bots.guide import Guide
from tablee.bots.guided import Apprentice
from tablee.bots.weights import Weights
from tablee.kernel import SILENT, Rng
from tablee.kernel.engine import idle, pass_time
from tablee.kernel.state import State
from tablee.tuning.evolution import TRIAL, Settings, Task, Trial, generations, widths
from tablee.tuning.outlook import STEP, Row, Sums, raised_by

SLIPS: Final = (0, 0, 5, 15)  # of a hundred decisions: what good players never do is seen as well
DOUBT: Final = 5e-6  # what is never seen stays as it was


def judged(task: Task) -> tuple[int, Sums]:
    """So many games: what their quiet points depended on, and what was wrong with their worth."""
    trial = TRIAL[0]
    here = trial.with_numbers(list(task.numbers))
    raised = raised_by(trial, task, STEP)
    lot = random.Random(f"{task.seed}/{task.number}")
    sums = Sums(len(raised))
    for deal in range(task.deals):
        seed = f"{task.seed}/{task.number}/{deal}"
        points, scores = played(trial, here, deal, seed, lot.choice(SLIPS))
        for s in points:
            now = apart(here, s)
            changes = [apart(other, s) for other in raised]
            for seat in range(s.seats):
                row: Row = {
                    at: (change[seat] - now[seat]) / (1000 * STEP)
                    for at, change in enumerate(changes)
                    if change[seat] != now[seat]
                }
                end = scores[seat] - scores[(seat + 1) % s.seats]
                sums.add(row, end - now[seat] / 1000)
    return task.number, sums


def apart(guide: Guide[Any], s: State) -> list[int]:
    """By seat: how much more it is worth than the next one."""
    worths = [int(guide.worth(s, seat)) for seat in range(s.seats)]
    return [worths[seat] - worths[(seat + 1) % s.seats] for seat in range(s.seats)]


def played(
    trial: Trial, guide: Guide[Any], deal: int, seed: str, slips: int
) -> tuple[list[State], list[int]]:
    """A game: the table at every quiet point, and the scores."""
    seats, options = trial.tables[deal % len(trial.tables)]
    s = trial.game.new(seats, options, seed)
    chances = [Rng.seeded(f"{seed}/judge/{seat}") for seat in range(seats)]
    bots: list[Bot] = [
        Apprentice(trial.game, seat, chances[seat], guide, slips) for seat in range(seats)
    ]
    made = [0] * seats
    points: list[State] = []
    quiet = False
    while s.acting:
        if s.lanes and idle(s) and pass_time(s):
            continue
        seat = int(s.seat)
        before, quiet = quiet, guide.quiet(s, seat)
        if quiet and not before:
            points.append(s.clone())
        s.phase.apply(s, seat, answer(s, seat, bots[seat], chances, made), SILENT)
    return points, s.scores


def judge(
    weights: Weights, pool: multiprocessing.pool.Pool, settings: Settings
) -> Iterator[tuple[int, list[int], float]]:
    """Generation after generation: its number, the weights from all games so far, how far they
    are from those of the file, in thousandths of a point."""
    first = weights.numbers()
    spread = widths(weights, settings.share, settings.only)
    free = [at for at, width in enumerate(spread) if width]
    sums = Sums(len(free))
    for generation in generations(settings):
        tasks = [
            Task(
                number, tuple(first), tuple(spread), settings.deals, f"{settings.seed}/{generation}"
            )
            for number in range(settings.pairs)
        ]
        for _, more in sorted(pool.imap_unordered(judged, tasks), key=lambda part: part[0]):
            sums.join(more)
        steps = sums.solved([DOUBT] * len(free))
        found = first[:]
        for at, step in zip(free, steps, strict=True):
            found[at] += round(step)
        yield generation, found, (sum(step * step for step in steps) / len(steps)) ** 0.5
