"""From the first decision to the last: the arena's inner loop, compiled where the kernel is.

The same table as `tablee.bots.Sitting`, without a record: the same bots, asked in the same order,
each decision with the same chance, and time that passes when all rest.
"""

from __future__ import annotations

from mypy_extensions import i64

from tablee.bots.base import Ask, Bot, decide, tell
from tablee.kernel.engine import idle, pass_time
from tablee.kernel.log import SILENT, Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import State


def play_out(s: State, bots: list[Bot], chances: list[Rng], log: Log = SILENT) -> i64:
    """Let bots play to the end; the number of decisions.

    With a log, which holds what the setup said, those that listen hear what they may know.
    """
    made = [0] * s.seats
    decisions: i64 = 0
    aloud = log is not SILENT
    if aloud:
        spread(log, bots)
    while s.acting:
        if s.lanes and idle(s) and pass_time(s, log):
            if aloud:
                spread(log, bots)
            continue
        seat: i64 = s.seat
        s.phase.apply(s, seat, answer(s, seat, bots[seat], chances, made), log)
        if aloud:
            spread(log, bots)
        decisions += 1
    return decisions


def play_by_lot(s: State, chances: list[Rng]) -> i64:
    """What `play_out` does with a table of `random`, without asking anybody."""
    made = [0] * s.seats
    decisions: i64 = 0
    while s.acting:
        if s.lanes and idle(s) and pass_time(s):
            continue
        moves = s.legal()
        s.step(moves[drawn(s.seat, chances, made).below(len(moves))])
        decisions += 1
    return decisions


def answer(s: State, seat: i64, bot: Bot, chances: list[Rng], made: list[int]) -> int:
    ask = Ask(s, seat, s.phase.legal(s, seat), bot.game)
    return decide(bot, ask, drawn(seat, chances, made))


def drawn(seat: i64, chances: list[Rng], made: list[int]) -> Rng:
    """The chance of the seat's next decision; `made[seat]` counts them."""
    number: i64 = made[seat]
    made[seat] = number + 1
    return chances[seat].at(number)


def spread(log: Log, bots: list[Bot]) -> None:
    """What the log holds is told, and not again."""
    events = log.events
    log.events = []
    tell(events, bots)
