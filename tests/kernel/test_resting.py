"""Who is done but may come back: nobody waits for them, and only time goes on without them."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.kernel import (
    REFEREE,
    SILENT,
    Lanes,
    Log,
    Phase,
    Rng,
    Sealed,
    State,
    Zone,
    actors,
    legal,
    play,
)
from tablee.kernel.ask import World
from tablee.kernel.engine import awaited, idle, pass_time, soonest
from tablee.kernel.hidden import asked_of

WORK, REST, RETURN = 0, 1, 2


class Yard(State):
    """Three seats work side by side; `tired` are those who have had enough."""

    def __init__(self, own: int, bells: dict[str, int]) -> None:
        super().__init__(3, Rng.seeded("yard"), [], [])
        self.own = own
        self.bells = bells
        self.tired: i64 = 0

    def zones(self) -> list[Zone]:
        return []

    def facts(self, viewer: i64) -> dict[str, object]:
        return {}


class Working(Lanes[Yard]):
    key = "working"

    def resting(self, s: Yard) -> i64:
        return s.tired

    def seconds(self, s: Yard) -> int:
        return s.own

    def alarms(self, s: Yard) -> dict[str, int]:
        return s.bells

    def ring(self, s: Yard, alarm: str, log: Log) -> None:
        s.bells = {name: left for name, left in s.bells.items() if name != alarm}
        self.resume(s, log)

    def close(self, s: Yard, log: Log) -> None:
        assert actors(s) == [], "nobody acts while the lanes close"
        s.finish([0, 0, 0])


class Digging(Phase[Yard]):
    def legal(self, s: Yard, seat: i64) -> list[int]:
        return [RETURN] if s.tired >> seat & 1 else [WORK, REST]

    def apply(self, s: Yard, seat: i64, move: i64, log: Log) -> None:
        if move != WORK:
            s.tired ^= 1 << seat


def yard(own: int = 60, **bells: int) -> Yard:
    s = Yard(own, dict(bells))
    s.open_lanes(Working(), 0b111, Digging())
    return s


def test_who_rests_is_passed_over_but_may_come_back() -> None:
    s = yard()
    play(s, 0, REST)
    assert s.seat == 1
    play(s, 1, WORK)
    play(s, 2, WORK)
    assert s.seat == 1
    assert awaited(s) == [1, 2]
    assert actors(s) == [0, 1, 2]
    assert legal(s, 0) == [RETURN]
    play(s, 0, RETURN)
    assert awaited(s) == [0, 1, 2]
    play(s, 2, REST)
    assert awaited(s) == [0, 1], "seats before one that rests"


def test_when_all_rest_the_clock_with_the_least_to_run_runs_out() -> None:
    s = yard(kettle=9, egg=4, cake=90)
    for seat in range(3):
        assert not idle(s)
        play(s, seat, REST)
    assert idle(s)
    assert awaited(s) == []
    assert soonest(s) == "egg"
    assert pass_time(s)
    assert sorted(s.bells) == ["cake", "kettle"]
    assert pass_time(s)
    assert pass_time(s)
    assert not s.acting
    assert not idle(s)


def test_without_a_clock_no_time_passes() -> None:
    s = yard(0)
    assert soonest(s) is None
    assert not pass_time(s)
    assert actors(s) == [0, 1, 2]


class Watched(Working):
    """Says when it is asked for its clocks again and again."""

    def __init__(self) -> None:
        self.asked = 0

    def alarms(self, s: Yard) -> dict[str, int]:
        self.asked += 1
        assert self.asked < 9, "time that cannot pass is waited for"
        return {}


def test_a_world_in_which_nobody_can_go_on_is_left_as_it_is() -> None:
    s = Yard(0, {})
    s.open_lanes(Watched(), 0b111, Digging())
    s.tired = 0b110
    world = World(s, 0)
    world.play(REST)
    assert idle(s)
    assert not world.over
    assert world.legal() == [RETURN]
    assert world.acting == [0, 1, 2]


class Tunnel(Phase[Yard]):
    key = "tunnel"
    rule = "Y2"


class Fenced(Working):
    outside = "busy"


def test_who_has_gone_on_twice_is_asked_what_came_last() -> None:
    s = yard()
    s.lanes[0] += [Digging(), Tunnel()]
    assert asked_of(s, 0)[1] == "tunnel"
    assert s.phase.explain(s, 0, RETURN) == "Y2"


class Voting(Sealed[Yard]):
    def legal(self, s: Yard, seat: i64) -> list[int]:
        return [WORK, REST]

    def reveal(self, s: Yard, notes: list[list[int]], log: Log) -> None:
        assert actors(s) == [], "nobody acts while all is revealed"
        s.finish([len(moves) for moves in notes])


def test_when_all_have_chosen_nobody_acts() -> None:
    for late in (False, True):
        s = Yard(60, {})
        s.seal(Voting(), 0b101)
        play(s, 0, REST)
        if late:
            s.phase.expire(s, SILENT)
        else:
            play(s, 2, WORK)
        assert s.scores == [1, 0, 1]


class Starting(Phase[Yard]):
    """Everybody starts again."""

    def apply(self, s: Yard, seat: i64, move: i64, log: Log) -> None:
        s.open_lanes(s.phase, 0b111, self)  # type: ignore[arg-type]


def test_lanes_that_are_opened_anew_begin_with_the_first_seat() -> None:
    s = Yard(60, {})
    s.open_lanes(Working(), 0b111, Starting())
    s.phase.apply(s, 0, WORK, SILENT)
    assert s.seat == 0


def test_the_referee_is_told_what_those_inside_are_asked() -> None:
    s = Yard(60, {})
    s.open_lanes(Fenced(), 0b011, Digging())
    assert asked_of(s, 2)[1] == "busy"
    assert asked_of(s, REFEREE)[1] == "working"
