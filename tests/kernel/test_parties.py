"""Any party of seats in any phase: turns, sealed choices, lanes; and what others are told of it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from mypy_extensions import i64

from tablee.kernel import (
    REFEREE,
    SILENT,
    SPECTATOR,
    Lanes,
    Log,
    Phase,
    Rng,
    Sealed,
    State,
    Step,
    Turn,
    Zone,
    determinize,
    view,
)
from tablee.kernel.hidden import asked_of
from tablee.kernel.undo import answered_in_secret, crossed, others_wrote
from tests.kernel.test_masks import MASKS, SEATS, members


class Hall(State):
    def __init__(self, owner: int = 0) -> None:
        super().__init__(SEATS, Rng.seeded("hall"), [], [])
        self.owner = owner
        self.rest: i64 = 0
        self.told: list[object] = []

    def zones(self) -> list[Zone]:
        return [Zone("box", [], self.owner)]

    def facts(self, viewer: i64) -> dict[str, object]:
        return {}

    def clone(self) -> Hall:
        twin = Hall(self.owner)
        self.copy_frame(twin)
        return twin


class Nod(Turn[Hall]):
    key = "nod"
    rule = "H1"

    def legal(self, s: Hall, seat: i64) -> list[int]:
        return [5, 6, 7]

    def apply(self, s: Hall, seat: i64, move: i64, log: Log) -> None:
        s.told.append((int(seat), int(move)))


class Behind(Nod):
    key = "behind"
    rule = "H2"
    outside = "curtain"


class Vote(Sealed[Hall]):
    key = "vote"

    def legal(self, s: Hall, seat: i64) -> list[int]:
        return [5, 6, 7]

    def reveal(self, s: Hall, notes: list[list[int]], log: Log) -> None:
        s.told.append(notes)


class Twice(Vote):
    def more(self, s: Hall, seat: i64) -> bool:
        return len(s.notes[seat]) < 2


class Stroll(Lanes[Hall]):
    key = "stroll"
    rule = "H3"

    def resting(self, s: Hall) -> i64:
        return s.rest

    def close(self, s: Hall, log: Log) -> None:
        s.told.append("closed")


class Discreet(Stroll):
    discreet = True


NOD, BEHIND, VOTE, TWICE, STROLL = Nod(), Behind(), Vote(), Twice(), Stroll()


def test_frames_are_counted_from_1() -> None:
    s = Hall()
    assert (s.acting, s.seat, s.opened, s.frames) == (0, 0, 0, 0)
    s.turn(NOD, 2)
    assert (s.opened, s.frames) == (1, 1)
    s.seal(VOTE, 0b110)
    assert (s.opened, s.frames) == (2, 2)
    s.open_lanes(STROLL, 0b101, NOD)
    assert (s.opened, s.frames) == (3, 3)


@pytest.mark.parametrize("seat", range(SEATS))
def test_a_turn_is_one_seats(seat: int) -> None:
    s = Hall()
    s.turn(NOD, seat)
    assert (members(s.acting), s.acting >> SEATS, s.seat) == ([seat], 0, seat)
    s.phase.expire(s, SILENT)
    assert s.told == [(seat, 5)], "time up plays the first that one may do"


@pytest.mark.parametrize("party", range(1, 1 << SEATS))
def test_any_party_chooses_in_any_order(party: int) -> None:
    asked = members(party)
    for order in (asked, asked[::-1]):
        s = Hall()
        s.seal(VOTE, party)
        assert (s.acting, s.seat) == (party, asked[0])
        for at, seat in enumerate(order):
            assert s.told == []
            s.phase.apply(s, seat, 6, SILENT)
            left = sorted(order[at + 1 :])
            assert members(s.acting) == left
            if left:
                assert s.seat == next((one for one in left if one > seat), left[0])
        assert s.told == [[[6] if seat in asked else [] for seat in range(SEATS)]]


@pytest.mark.parametrize(("party", "wrote"), [(p, w) for p in MASKS for w in MASKS if not w & ~p])
@pytest.mark.parametrize("phase", [VOTE, TWICE])
def test_time_up_chooses_for_whoever_has_not(phase: Vote, party: int, wrote: int) -> None:
    s = Hall()
    s.seal(phase, party)
    for seat in members(wrote):
        s.notes[seat].append(7)
        if phase is VOTE:
            s.acting &= ~(1 << seat)
    s.phase.expire(s, SILENT)
    full = 1 if phase is VOTE else 2
    expected: list[list[int]] = []
    for seat in range(SEATS):
        first = [7] if seat in members(wrote) else []
        missing = full - len(first) if seat in members(party) else 0
        expected.append(first + [5] * missing)
    assert s.told == [expected]


@pytest.mark.parametrize("party", MASKS)
def test_lanes_are_opened_for_any_party(party: int) -> None:
    s = Hall()
    s.open_lanes(STROLL, party, NOD)
    assert s.lanes == [[NOD] if seat in members(party) else [] for seat in range(SEATS)]
    assert s.acting == party


@pytest.mark.parametrize("seat", range(SEATS))
def test_lanes_go_on_with_the_next_who_is_awake(seat: int) -> None:
    """Where all rest, with the next of all: they may come back."""
    for party, rest in product(range(1, 1 << SEATS), MASKS):
        s = Hall()
        s.open_lanes(STROLL, party, NOD)
        s.seat, s.rest = seat, rest
        s.phase.resume(s, SILENT)
        awake = [one for one in members(party) if one not in members(rest)]
        order = [(seat + step) % SEATS for step in range(1, SEATS + 1)]
        assert s.acting == party
        assert s.seat == next(one for one in order if one in (awake or members(party)))
        assert s.told == []
    s = Hall()
    s.open_lanes(STROLL, 0, NOD)
    s.phase.resume(s, SILENT)
    assert (s.told, s.lanes, s.acting) == (["closed"], [], 0)


def test_a_lane_is_asked_what_came_last() -> None:
    s = Hall()
    s.open_lanes(STROLL, 0b011, NOD)
    s.lanes[0] += [BEHIND, NOD]
    s.lanes[1] += [NOD, BEHIND]
    assert [s.phase.explain(s, seat, 9) for seat in range(SEATS)] == ["H1", "H2", "H3"]
    assert [s.phase.legal(s, seat) for seat in (0, 1)] == [[5, 6, 7]] * 2
    s.phase.apply(s, 1, 7, SILENT)
    assert (s.told, s.seat) == ([(1, 7)], 0)


class Say(Step[Hall]):
    def run(self, s: Hall, a: i64, b: i64, c: i64, log: Log) -> None:
        s.told.append((int(a), int(b), int(c)))


def test_a_step_that_is_given_no_numbers_gets_zeros() -> None:
    s = Hall()
    s.then(Say())
    s.then(Say(), 1)
    s.then(Say(), 1, 2, 3)
    s.go_on(SILENT)
    assert s.told == [(1, 2, 3), (1, 0, 0), (0, 0, 0)]


# --- what others are told ---------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR, REFEREE])
def test_a_discreet_phase_names_nobody_but_oneself(viewer: int) -> None:
    for party, phase in product(MASKS, (STROLL, Discreet())):
        s = Hall()
        s.open_lanes(phase, party, NOD)
        asked = members(party)
        if phase is not STROLL and viewer != REFEREE:
            asked = [seat for seat in asked if seat == viewer]
        assert asked_of(s, viewer) == (asked, "stroll", [])


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR, REFEREE])
def test_how_far_somebody_has_gone_is_told_to_them_and_where_only_one_is_awake(viewer: int) -> None:
    """Of several awake nobody else hears how far the first, or any, has gone."""
    for party, far, phase in product(MASKS, MASKS, (STROLL, Discreet())):
        s = Hall()
        s.open_lanes(phase, party, NOD)
        for seat in members(party & far):
            s.lanes[seat].append(BEHIND)
        asked = members(party)
        if phase is not STROLL and viewer != REFEREE:
            asked = [seat for seat in asked if seat == viewer]
        told = "stroll"
        if viewer in asked:
            told = "behind" if viewer in members(far) else "stroll"
        elif len(asked) == 1 and asked[0] in members(far):
            told = "behind" if viewer == REFEREE else "curtain"
        assert asked_of(s, viewer) == (asked, told, []), (party, far, phase.discreet)


@pytest.mark.parametrize("owner", range(SEATS))
def test_a_zone_is_its_owners_alone(owner: int) -> None:
    s = Hall(owner)
    for viewer in (0, 1, 2, SPECTATOR, REFEREE):
        assert view(s, viewer).mine == ([f"box_{owner + 1}"] if viewer == owner else [])


def test_in_a_world_whoever_acts_is_asked() -> None:
    """The seat to ask first stays if it may act; else it is the first of those who may."""
    for party, seat in product(MASKS, range(SEATS)):
        s = Hall()
        s.acting, s.seat = party, seat
        world = determinize(s, 0, Rng.seeded("x"))
        first = seat if seat in members(party) or not party else members(party)[0]
        assert (world.acting, world.seat) == (party, first)


def test_in_a_world_who_is_still_writing_below_writes_again() -> None:
    for wrote, acting in product(MASKS, MASKS):
        s = Hall()
        s.seal(TWICE, 0b111)
        s.acting = acting
        for seat in members(wrote):
            s.notes[seat].append(7)
        s.push()
        s.turn(NOD, 0)
        below = determinize(s, 1, Rng.seeded("x")).below
        assert below is not None
        assert below.acting == acting | wrote & ~0b010
        assert below.notes == [[7] if seat == 1 and wrote & 0b010 else [] for seat in range(SEATS)]


# --- what can be taken back -------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(SEATS))
def test_choices_of_anybody_else_count(seat: int) -> None:
    for wrote in MASKS:
        s = Hall()
        s.take_notes()
        for other in members(wrote):
            s.notes[other].append(7)
        assert others_wrote(s, seat) == any(other != seat for other in members(wrote))


@pytest.mark.parametrize(
    ("lane", "secret"),
    [([NOD], False), ([BEHIND], True), ([NOD, NOD, BEHIND], True), ([BEHIND, BEHIND, NOD], False)],
)
def test_who_acts_behind_a_curtain_may_have_answered(lane: list[Phase[Any]], secret: bool) -> None:
    for seat in range(SEATS):
        s = Hall()
        s.acting = 0b111
        s.lanes = [[] for _ in range(SEATS)]
        s.lanes[seat] = lane
        assert answered_in_secret(0, s, 0) == ("K5:answered" if secret else "")


def test_chance_has_spoken_whichever_way_it_went() -> None:
    for seed in ("one", "two", "three"):
        before, after = Hall(), Hall()
        after.rng = Rng.seeded(seed)
        assert crossed(0, before, after) == crossed(0, after, before) == "K5:chance"
        assert crossed(0, after, after) == ""
