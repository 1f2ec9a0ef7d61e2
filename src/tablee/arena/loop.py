"""From the first decision to the last: the arena's inner loop, compiled where the kernel is."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.bots.base import Ask, Bot
from tablee.kernel.engine import idle, pass_time
from tablee.kernel.errors import BadInput
from tablee.kernel.log import SILENT, Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import State


def play_out(s: State, bots: list[Bot], faces: list[int]) -> i64:
    """Let bots that hear nothing play to the end; the number of decisions."""
    decisions: i64 = 0
    while s.acting:
        if s.lanes and idle(s) and pass_time(s):
            continue
        seat: i64 = s.seat
        s.phase.apply(s, seat, decide(s, seat, bots[seat], faces), SILENT)
        decisions += 1
    return decisions


def play_aloud(s: State, bots: list[Bot], faces: list[int], log: Log) -> i64:
    """The same where some bot listens; `log` holds what the setup said."""
    decisions: i64 = 0
    tell(log, bots)
    while s.acting:
        if s.lanes and idle(s) and pass_time(s, log):
            tell(log, bots)
            continue
        seat: i64 = s.seat
        s.phase.apply(s, seat, decide(s, seat, bots[seat], faces), log)
        tell(log, bots)
        decisions += 1
    return decisions


def play_by_lot(s: State, streams: list[Rng]) -> i64:
    """What `play_out` does with a table of `random`, without asking anybody."""
    decisions: i64 = 0
    while s.acting:
        if s.lanes and idle(s) and pass_time(s):
            continue
        moves = s.options()
        s.step(moves[streams[s.seat].below(len(moves))])
        decisions += 1
    return decisions


def decide(s: State, seat: i64, bot: Bot, faces: list[int]) -> int:
    """A bot's answer. The door behind is the fast one, so it is checked here."""
    moves = s.phase.legal(s, seat)
    move = bot.choose(Ask(s, seat, moves[:], faces))
    if move not in moves:
        raise BadInput(f"it answered {move!r}, which is none of its legal moves {moves}")
    return move


def tell(log: Log, bots: list[Bot]) -> None:
    """Everybody who listens hears what their seat may know."""
    events = log.events
    log.events = []
    for bot in bots:
        if bot.watches():
            for event in events:
                if event.seen >> bot.seat & 1:
                    bot.hear(event)
