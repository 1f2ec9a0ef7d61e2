"""The doors of a state: who may act, what they may do, and the safe way to do it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.errors import Refused
from tablee.kernel.log import SILENT, Log
from tablee.kernel.rng import Rng
from tablee.kernel.state import State

CLOCK: Final = -1  # time is a player: the seat of `expire` entries
LEGAL: Final = ""  # what `explain` says of a move that is allowed


def actors(s: State) -> list[int]:
    """The seats that may act now, often one, sometimes several, none when the game is over."""
    return [seat for seat in range(s.seats) if s.acting >> seat & 1]


def awaited(s: State) -> list[int]:
    """The seats the table waits for: who acts and does not rest. None if only time can help."""
    rest = s.phase.resting(s)
    return [seat for seat in actors(s) if not rest >> seat & 1]


def acts(s: State, seat: i64) -> bool:
    return 0 <= seat < s.seats and (s.acting >> seat & 1) != 0


def legal(s: State, seat: i64) -> list[int]:
    """What `seat` may do now; nothing for those who do not act."""
    return s.phase.legal(s, seat) if acts(s, seat) else []


def explain(s: State, seat: i64, move: i64) -> str:
    """Why not? The rule that forbids this move to this seat now, or LEGAL."""
    if not s.acting:
        return s.phase.rule
    if not acts(s, seat):
        return s.phase.waiting
    if move in s.phase.legal(s, seat):
        return LEGAL
    return s.phase.explain(s, seat, move)


def section(s: State) -> str:
    """The rule of the section that everybody knows the table is in."""
    rule = s.phase.outside_rule if s.phase.outside else s.phase.rule
    return rule.partition(":")[0]


def play(s: State, seat: i64, move: i64, log: Log = SILENT) -> None:
    """The safe door: check, then apply. Raises Refused with a rule, and changes nothing."""
    forbidden = explain(s, seat, move)
    if forbidden:
        raise Refused(forbidden)
    s.phase.apply(s, seat, move, log)


def seconds(s: State) -> int:
    """The clock of the open phase, in seconds; 0 where none runs. Frames below stand still."""
    return s.phase.seconds(s) if s.acting else 0


def expire(s: State, log: Log = SILENT) -> None:
    """Time is up for the open phase. Refused where no clock runs."""
    if not seconds(s):
        raise Refused("K4")
    s.phase.expire(s, log)


def alarms(s: State) -> dict[str, int]:
    """The clocks that run beside the phase's own, by name, in seconds."""
    return s.phase.alarms(s) if s.acting else {}


def ring(s: State, alarm: str, log: Log = SILENT) -> None:
    """One of these clocks has run out, or, "", the phase's own. Refused where it does not run."""
    if not alarm:
        expire(s, log)
    elif alarm in alarms(s):
        s.phase.ring(s, alarm, log)
    else:
        raise Refused("K4")


def idle(s: State) -> bool:
    """Everybody who may act rests: nothing happens any more unless time passes."""
    return s.acting != 0 and (s.acting & ~s.phase.resting(s)) == 0


def soonest(s: State) -> str | None:
    """The clock with the least to run: an alarm's name, "" for the phase's own; None: none runs."""
    running = dict(alarms(s))
    own = seconds(s)
    if own:
        running[""] = own
    return min(running, key=running.__getitem__) if running else None


def pass_time(s: State, log: Log = SILENT) -> bool:
    """The clock with the least to run runs out; False where none runs."""
    name = soonest(s)
    if name is not None:
        ring(s, name, log)
    return name is not None


def playout(s: State, rng: Rng) -> i64:
    """Play to the end at random, listing every legal move; the number of decisions."""
    decisions: i64 = 0
    while s.acting:
        moves = s.legal()
        s.step(moves[rng.below(len(moves))])
        decisions += 1
    return decisions


def ranking(s: State) -> list[int]:
    """The place of each seat after the end: 1 for the winners; equal keys share a place.

    Empty where the game knows no winner (a solo score). Keys beyond the seats are those of
    opponents whom the rules play: they take a place, but have no seat.
    """
    keys = s.rank_keys() if not s.acting else []
    return [1 + sum([other > key for other in keys]) for key in keys[: s.seats]]


def rivals_ahead(s: State) -> list[int]:
    """After the end, for each seat: how many opponents whom the rules play are ahead of it."""
    keys = s.rank_keys() if not s.acting else []
    return [sum([rival > key for rival in keys[s.seats :]]) for key in keys[: s.seats]]
