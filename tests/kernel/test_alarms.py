"""Alarms: clocks beside the phase's own, by name; in matches and in records."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tablee.kernel import Log, Record, Refused, Rng, State, Turn, Zone, play
from tablee.kernel.engine import alarms, ring


class Kitchen(State):
    """Two pots that boil over, each on its own clock."""

    def __init__(self) -> None:
        super().__init__(1, Rng.seeded("alarms"), [], [])
        self.pots = [5, 9]

    def clone(self) -> Kitchen:
        twin = Kitchen()
        twin.pots = self.pots[:]
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        return []

    def facts(self, viewer: i64) -> dict[str, object]:
        return {}


class Watching(Turn[Kitchen]):
    key = "watching"

    def legal(self, s: Kitchen, seat: i64) -> list[int]:
        return [0, 1]

    def apply(self, s: Kitchen, seat: i64, move: i64, log: Log) -> None:
        s.pots[move] += 1

    def alarms(self, s: Kitchen) -> dict[str, int]:
        return {f"pot-{at}-{heat}": heat for at, heat in enumerate(s.pots)}

    def ring(self, s: Kitchen, alarm: str, log: Log) -> None:
        s.pots[int(alarm.split("-")[1])] = 0
        if not any(s.pots):
            s.finish([1])


WATCHING = Watching()


def kitchen() -> Kitchen:
    s = Kitchen()
    s.turn(WATCHING, 0)
    return s


def test_each_alarm_runs_by_its_own_name() -> None:
    s = kitchen()
    assert alarms(s) == {"pot-0-5": 5, "pot-1-9": 9}
    play(s, 0, 1)
    assert alarms(s) == {"pot-0-5": 5, "pot-1-10": 10}
    ring(s, "pot-0-5")
    assert s.pots == [0, 10]


def test_an_alarm_that_does_not_run_is_refused() -> None:
    s = kitchen()
    with pytest.raises(Refused, match="K4"):
        ring(s, "pot-1-10")
    assert s.pots == [5, 9]


def test_nothing_rings_after_the_end() -> None:
    s = kitchen()
    ring(s, "pot-0-5")
    ring(s, "pot-1-9")
    assert not s.acting
    assert alarms(s) == {}


def test_records_name_the_alarm() -> None:
    head = '[Game "x"]\n[Rules "1"]\n[Data "d"]\n[Seats "2"]\n[Seed "1"]\n\n'
    record = Record.from_text(head + "0 expire war-2\n0 expire\n")
    assert [(entry.seat, entry.text) for entry in record.entries] == [
        (-1, "expire war-2"),
        (-1, "expire"),
    ]
    assert record.to_text().endswith("0 expire war-2\n0 expire\n")
