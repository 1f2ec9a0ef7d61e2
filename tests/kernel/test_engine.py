"""The doors of a state: time that passes, playouts, sections, places; and a match's own clock."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from tablee.kernel import (
    CLOCK,
    Entry,
    Log,
    Match,
    Refused,
    Rng,
    State,
    Turn,
    Zone,
    expire,
    playout,
    ranking,
)
from tablee.kernel.ask import World
from tablee.kernel.engine import alarms, pass_time, ring, rivals_ahead, seconds, section, soonest
from tests.kernel.bistro import load_bistro

GAME = load_bistro()


class Stove(State):
    """Pots by name and the seconds they still take; `own` is the phase's own clock."""

    def __init__(self, own: int, pots: dict[str, int]) -> None:
        super().__init__(2, Rng.seeded("stove"), [], [])
        self.own = own
        self.pots = pots
        self.stirred: i64 = 0
        self.keys: list[list[int]] = []

    def clone(self) -> Stove:
        twin = Stove(self.own, dict(self.pots))
        twin.stirred = self.stirred
        self.copy_frame(twin)
        return twin

    def zones(self) -> list[Zone]:
        return []

    def facts(self, viewer: i64) -> dict[str, object]:
        return {}

    def rank_keys(self) -> list[list[int]]:
        return self.keys


class Stirring(Turn[Stove]):
    """Five times, by turns."""

    key = "stirring"
    rule = "S1:much"

    def legal(self, s: Stove, seat: i64) -> list[int]:
        return [0, 1]

    def apply(self, s: Stove, seat: i64, move: i64, log: Log) -> None:
        s.stirred += 1
        log.all("stirred", seat)
        if s.stirred == 5:
            s.finish([3, 4])
        else:
            s.turn(self, 1 - seat)

    def seconds(self, s: Stove) -> int:
        return s.own

    def alarms(self, s: Stove) -> dict[str, int]:
        return s.pots

    def ring(self, s: Stove, alarm: str, log: Log) -> None:
        del s.pots[alarm]


class Hidden(Stirring):
    outside = "busy"
    outside_rule = "S2:behind"


def stove(own: int = 0, **pots: int) -> Stove:
    s = Stove(own, pots)
    s.turn(Stirring(), 0)
    return s


@pytest.mark.parametrize(
    ("own", "pots", "first"),
    [
        (0, {}, None),
        (1, {}, ""),
        (5, {"rice": 4}, "rice"),
        (4, {"rice": 5}, ""),
        (0, {"rice": 5, "soup": 3}, "soup"),
        (0, {"rice": 3, "soup": 5}, "rice"),
        (4, {"rice": 4}, "rice"),
    ],
)
def test_the_clock_with_the_least_to_run_is_the_next(
    own: int, pots: dict[str, int], first: str | None
) -> None:
    s = stove(own, **pots)
    assert soonest(s) == first
    assert pass_time(s) is (first is not None)
    rung = {name for name in pots if name == first}
    assert (s.stirred, set(s.pots)) == (int(first == ""), set(pots) - rung)


def test_a_clock_runs_until_the_game_is_over() -> None:
    s = stove(7, rice=9)
    assert (seconds(s), alarms(s)) == (7, {"rice": 9})
    s.finish([1, 2])
    s.phase = Stirring()
    assert (seconds(s), alarms(s), soonest(s)) == (0, {}, None)
    for alarm in ("", "rice"):
        with pytest.raises(Refused, match=r"^K4$"):
            ring(s, alarm)


def test_only_a_clock_that_runs_can_ring() -> None:
    s = stove(0, rice=9)
    for alarm in ("", "soup"):
        with pytest.raises(Refused, match=r"^K4$"):
            ring(s, alarm)
    with pytest.raises(Refused, match=r"^K4$"):
        expire(s)
    ring(s, "rice")
    assert (s.pots, s.stirred) == ({}, 0)
    s.own = 1
    ring(s, "")
    expire(s)
    assert s.stirred == 2


def test_a_section_is_the_one_that_everybody_knows() -> None:
    s = stove()
    assert section(s) == "S1"
    s.turn(Hidden(), 0)
    assert section(s) == "S2"


def test_a_playout_counts_its_decisions() -> None:
    s = stove()
    assert playout(s, Rng.seeded("x")) == 5
    assert s.scores == [3, 4]
    assert playout(s, Rng.seeded("x")) == 0
    world = World(stove(), 0)
    world.play(1)
    assert (world.finish(Rng.seeded("x")), world.over, world.finish()) == (4, True, 0)


@pytest.mark.parametrize(
    ("keys", "places", "behind"),
    [
        ([[1], [2]], [2, 1], [0, 0]),
        ([[2], [2]], [1, 1], [0, 0]),
        ([[2, 1], [2, 0]], [1, 2], [0, 0]),
        ([[1], [2], [2]], [3, 1], [1, 0]),
        ([[1], [3], [2], [4]], [4, 2], [2, 1]),
        ([], [], []),
    ],
)
def test_places_count_who_is_ahead(
    keys: list[list[int]], places: list[int], behind: list[int]
) -> None:
    """After two seats follow opponents whom the rules play."""
    s = stove()
    s.keys = keys
    assert (ranking(s), rivals_ahead(s)) == ([], []), "before the end nobody has a place"
    match = Match(GAME, 2, state=s)
    for ended in (s, match._state):
        assert isinstance(ended, Stove)
        ended.keys = keys
        ended.finish([0, 0])
    assert (ranking(s), rivals_ahead(s)) == (places, behind)
    assert match.ranking() == places


# --- a match ----------------------------------------------------------------------------------


def cooking(own: int = 0, **pots: int) -> Match:
    return Match(GAME, 2, state=stove(own, **pots))


def test_a_match_passes_time_where_a_clock_runs() -> None:
    match = cooking(6, rice=4)
    assert (match.seconds, match.alarms) == (6, {"rice": 4})
    assert match.pass_time()
    assert match.pass_time()
    assert match.entries == [Entry(CLOCK, "expire rice"), Entry(CLOCK, "expire")]
    still = cooking()
    assert not still.pass_time()
    assert still.entries == []
    assert still.acting == [0]


def test_a_match_refuses_a_clock_that_does_not_run() -> None:
    for match, alarm in ((cooking(6), "rice"), (cooking(0, rice=4), ""), (cooking(6), "ric")):
        with pytest.raises(Refused, match=r"^K4: No clock runs now: time cannot be up.$"):
            match.ring(alarm)
        assert match.entries == []


def test_a_clocks_entry_is_carried_out_again_by_its_name() -> None:
    match = cooking(6, rice=4, soup=8)
    assert match.enter(Entry(CLOCK, "expire soup")) == []
    assert match.alarms == {"rice": 4}
    match.enter(Entry(CLOCK, "expire"))
    match.enter(Entry(1, GAME.catalogue.texts[1]))
    assert [entry.seat for entry in match.entries] == [CLOCK, CLOCK, 1]
    match.take_back(1)
    assert [entry.text for entry in match.entries] == ["expire soup", "expire"]
    assert match.alarms == {"rice": 4}
    match.take_back(CLOCK)
    assert (match.alarms, match.acting, match.takebacks) == ({"rice": 4}, [0], 2)
    match.take_back(CLOCK)
    assert match.alarms == {"rice": 4, "soup": 8}
