"""Who decides next: turns, sealed choices, lanes, frames pushed over one another, clocks."""

from __future__ import annotations

import itertools

import pytest

from tablee.kernel import (
    Log,
    Match,
    Refused,
    Rng,
    actors,
    expire,
    explain,
    legal,
    play,
    playout,
    ranking,
)
from tablee.kernel.engine import rivals_ahead, seconds
from tests.kernel.bistro import (
    BID,
    BIDDING,
    BUY,
    DAWDLE,
    HAGGLE,
    KEEP,
    LEAVE,
    MARKET,
    NO,
    SHOUT,
    STALL,
    TIPPING,
    YES,
    Bistro,
    bistro,
    load_bistro,
)


def new(seats: int = 3, seed: str = "frames") -> Bistro:
    return bistro(seats, Rng.seeded(seed))


def at_market(coins: int = 2) -> Bistro:
    s = new()
    s.coins = [coins] * 3
    s.open_lanes(MARKET, s.everyone, STALL)
    return s


def everything(s: Bistro) -> object:
    """All that a state holds, for comparison."""
    frames = []
    below = s.below
    while below is not None:
        frames.append(
            (below.phase, below.acting, below.seat, below.opened, below.notes, below.lanes)
        )
        below = below.below
    frame = (s.phase, s.acting, s.seat, s.opened, s.frames, s.notes, s.lanes, s.scores)
    zones = [zone.cards[:] for zone in s.zones()]
    return repr((zones, s.knows, s.rng.words(), s.coins, frame, frames))


# --- sealed -----------------------------------------------------------------------------------


def test_everybody_asked_may_seal_and_only_once() -> None:
    s = new()
    assert actors(s) == [0, 1, 2]
    play(s, 1, legal(s, 1)[0])
    assert actors(s) == [0, 2]
    assert legal(s, 1) == []
    with pytest.raises(Refused, match="K1"):
        play(s, 1, s.notes[1][0])


def test_nothing_happens_before_the_last_has_sealed() -> None:
    s, log = new(), Log()
    for seat in (2, 0):
        play(s, seat, legal(s, seat)[-1], log)
    assert s.table == []
    assert [event.key for event in log.events] == ["sealed", "sealed"]
    assert [event.args for event in log.events] == [(2, 0, 0, 0), (0, 0, 0, 0)], "who, not what"
    play(s, 1, legal(s, 1)[-1], log)
    assert len(s.table) == 3
    assert s.notes == []


def test_the_order_of_sealing_changes_nothing() -> None:
    results = set()
    for order in itertools.permutations(range(3)):
        s = new()
        for seat in order:
            play(s, seat, legal(s, seat)[1])
        results.add(everything(s))
    assert len(results) == 1


def test_those_not_asked_have_no_choice() -> None:
    s = new()
    s.seal(BIDDING, 0b101)
    assert actors(s) == [0, 2]
    assert s.seat == 0
    log = Log()
    play(s, 2, BID + 1, log)
    play(s, 0, BID, log)
    assert [event.args[:2] for event in log.events if event.key == "bid"] == [(0, 0), (2, 1)]


def test_time_up_seals_the_fallback_for_those_who_have_not_chosen() -> None:
    s = new()
    best = legal(s, 1)[-1]
    cheapest = [legal(s, seat)[0] for seat in range(3)]
    play(s, 1, best)
    log = Log()
    assert seconds(s) == 30
    expire(s, log)
    served = {event.args[0]: event.args[1] for event in log.events if event.key == "served"}
    assert served == {0: cheapest[0], 1: best, 2: cheapest[2]}


def test_no_clock_no_expiry() -> None:
    s = new()
    s.seal(BIDDING, s.everyone)
    before = everything(s)
    with pytest.raises(Refused, match="K4"):
        expire(s)
    assert everything(s) == before


# --- turns ------------------------------------------------------------------------------------


def test_a_turn_asks_one_seat() -> None:
    s = new()
    s.push()
    s.turn(TIPPING, 2)
    assert actors(s) == [2]
    assert explain(s, 2, DAWDLE) == ""
    assert explain(s, 0, DAWDLE) == "K1"
    assert explain(s, 2, BUY) == "B2"
    assert explain(s, 5, DAWDLE) == "K1"
    assert explain(s, -1, DAWDLE) == "K1"


def test_a_phase_may_say_why_others_wait() -> None:
    s = at_market()
    play(s, 0, SHOUT)
    assert explain(s, 0, YES) == "B4"


def test_time_up_in_a_turn_plays_the_fallback() -> None:
    s = new()
    s.push()
    s.turn(TIPPING, 2)
    assert seconds(s) == 10
    expire(s)
    assert s.coins == [0, 0, 1]
    assert s.phase.key == "service"


def test_a_refused_move_changes_nothing() -> None:
    s = at_market(coins=0)
    before = everything(s)
    for seat in range(3):
        for move in range(BID + 3):
            if move not in legal(s, seat):
                with pytest.raises(Refused):
                    play(s, seat, move)
    assert everything(s) == before


# --- lanes ------------------------------------------------------------------------------------


def test_lanes_go_at_their_own_pace() -> None:
    s = at_market()
    for _ in range(2):
        play(s, 2, BUY)
    assert s.coins == [2, 2, 0]
    assert legal(s, 2) == [SHOUT, LEAVE]
    assert actors(s) == [0, 1, 2]
    play(s, 2, LEAVE)
    assert actors(s) == [0, 1]
    assert legal(s, 2) == []


def test_the_next_to_be_asked_sits_clockwise() -> None:
    s = at_market()
    asked = []
    for _ in range(4):
        asked.append(s.seat)
        s.step(BUY if s.coins[s.seat] else LEAVE)
    assert asked == [0, 1, 2, 0]


def test_a_sub_decision_is_the_lane_owners_alone() -> None:
    s = at_market()
    play(s, 1, HAGGLE)
    assert legal(s, 1) == [YES, NO]
    assert legal(s, 0) == [BUY, HAGGLE, SHOUT, LEAVE]
    assert explain(s, 1, BUY) == "B3"
    play(s, 0, BUY)
    play(s, 1, YES)
    assert s.coins == [1, 1, 2]
    assert legal(s, 1) == [BUY, HAGGLE, SHOUT, LEAVE]


def test_the_last_to_leave_closes_the_market() -> None:
    s = at_market()
    for seat in (1, 0, 2):
        assert s.phase.key == "market"
        play(s, seat, LEAVE)
    assert s.phase.key == "service"
    assert s.lanes == []


def test_time_up_closes_the_market_also_amid_a_sub_decision() -> None:
    s = at_market()
    play(s, 1, HAGGLE)
    expire(s)
    assert s.phase.key == "service"
    assert s.coins == [2, 2, 2]


def test_an_interruption_stops_all_lanes_and_the_clock() -> None:
    s = at_market()
    play(s, 1, HAGGLE)
    market = s.opened
    play(s, 0, SHOUT)
    assert s.phase.key == "answer"
    assert actors(s) == [1]
    assert s.opened != market
    assert seconds(s) == 0
    with pytest.raises(Refused, match="K4"):
        expire(s)
    play(s, 1, YES)
    assert s.phase.key == "market"
    assert s.opened == market, "the clock of the market goes on where it stood"
    assert seconds(s) == 60
    assert actors(s) == [1, 2]
    assert legal(s, 1) == [YES, NO], "seat 1 still haggles"


def test_every_frame_has_its_own_number() -> None:
    s = at_market()
    seen = [s.opened]
    for seat in (0, 1, 2):
        play(s, seat, SHOUT)
        seen.append(s.opened)
        play(s, (seat + 1) % 3, NO)
    assert len(set(seen)) == 4


def test_an_interruption_by_the_last_in_the_market_closes_it_afterwards() -> None:
    s = at_market()
    for seat in (0, 1):
        play(s, seat, LEAVE)
    play(s, 2, SHOUT)
    play(s, 0, NO)
    assert s.phase.key == "service"


def test_frames_lie_over_one_another() -> None:
    s = at_market()
    play(s, 0, SHOUT)
    answer = s.opened
    s.push()
    s.turn(TIPPING, 2)
    play(s, 2, KEEP)
    assert s.phase.key == "answer"
    assert s.opened == answer
    play(s, 1, NO)
    assert s.phase.key == "market"
    assert s.below is None


# --- copies and the end -----------------------------------------------------------------------


def test_a_clone_never_moves_its_original() -> None:
    """Through all phases, also with frames below: whatever a clone does, the original stays."""
    rng = Rng.seeded("clones")
    shapes = set()
    for game in range(15):
        s = bistro(2 + game % 3, rng.fork())
        while s.acting:
            shapes.add((s.phase.key, s.below is not None))
            before = everything(s)
            twin = s.clone()
            assert everything(twin) == before
            playout(twin, rng)
            assert everything(s) == before
            moves = s.legal()
            s.step(moves[rng.below(len(moves))])
    assert {("answer", True), ("tip", True), ("market", False), ("bidding", False)} <= shapes


def test_clones_take_up_a_sealed_frame_each_for_itself() -> None:
    s = new()
    s.push()
    s.turn(TIPPING, 1)
    twin = s.clone()
    play(twin, 1, KEEP)
    play(twin, 0, legal(twin, 0)[0])
    play(s, 1, KEEP)
    assert s.notes == [[], [], []]


def test_after_the_end_nobody_decides_anything() -> None:
    s = new()
    assert ranking(s) == []
    playout(s, Rng.seeded("end"))
    assert actors(s) == []
    assert legal(s, 0) == []
    assert s.scores == s.coins
    assert s.below is None
    assert s.notes == []
    assert s.lanes == []
    assert explain(s, 0, LEAVE) == "K2"
    with pytest.raises(Refused, match="K2"):
        play(s, 0, LEAVE)
    with pytest.raises(Refused, match="K4"):
        expire(s)


def test_ranking_shares_places() -> None:
    s = new()
    s.finish([5, 9, 5])
    assert ranking(s) == [2, 1, 2]
    s.finish([9, 9, 5])
    assert ranking(s) == [1, 1, 3]
    assert rivals_ahead(s) == [0, 0, 0]


class Contest(Bistro):
    """The rules play two opponents more."""

    def rank_keys(self) -> list[list[int]]:
        return [[score] for score in [*self.scores, 7, 5]]

    def clone(self) -> Contest:
        return self


def test_opponents_whom_the_rules_play_take_places() -> None:
    s = Contest(3, Rng.seeded("contest"), [], [], [[], [], []], [], [0, 0, 0])
    s.turn(TIPPING, 0)
    assert rivals_ahead(s) == [], "not before the end"
    s.finish([5, 9, 4])
    assert ranking(s) == [3, 1, 5]
    assert rivals_ahead(s) == [1, 0, 2]
    assert Match(load_bistro(), 3, state=s).ranking() == [3, 1, 5]


def test_sealed_choices_start_open() -> None:
    assert new().notes == [[], [], []]
