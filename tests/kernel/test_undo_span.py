"""A step back replays a bounded number of entries, however long the match."""

from __future__ import annotations

import random

import pytest

from tablee.games import load
from tablee.kernel import Entry, Log, Match
from tablee.kernel.match import SPAN, stays


class Counting(Match):
    """Knows how many entries it has played."""

    played = 0

    def _apply(self, entry: Entry, move: int, log: Log) -> None:
        self.played += 1
        super()._apply(entry, move, log)


def long_match(entries: int, kind: type[Match] = Match) -> Match:
    match = kind(load("rivals"), 4, {}, "long")
    dice = random.Random(7)
    while len(match.entries) < entries and not match.over:
        if not match.awaited:
            match.pass_time()
            continue
        seat = dice.choice(match.awaited)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def state_of(match: Match) -> object:
    return (
        match.referee(),
        match.entries,
        match.events,
        match.cited,
        match._locks,
        match._marks,
        match._state.rng.words(),
    )


@pytest.mark.parametrize("back", [1, 2, 40, SPAN, SPAN + 1, 150, 10**6])
def test_a_step_back_is_where_a_replay_would_be(back: int) -> None:
    match = long_match(3 * SPAN + 8)
    length = max(0, len(match.entries) - back)
    fresh = match.branch(length)
    match._rewind(length)
    assert state_of(match) == state_of(fresh)
    for entry in match.branch(length).entries:
        assert entry in match.entries
    other = long_match(3 * SPAN + 8)
    for entry in other.entries[length:]:
        match.enter(entry)
    assert state_of(match) == state_of(other)


@pytest.mark.parametrize("length", [SPAN, SPAN + 5, 2 * SPAN])
def test_a_second_step_back_is_where_a_replay_would_be(length: int) -> None:
    """What was kept on the way is kept once, also where a step back went over it."""
    match = long_match(3 * SPAN + 8)
    line = match.entries[:]
    match._rewind(length)
    for entry in line[length:]:
        match.enter(entry)
    match._rewind(len(line) - 1)
    assert state_of(match) == state_of(match.branch(len(line) - 1))
    assert match.entries == line[:-1]


def test_a_step_back_in_a_long_match_is_short() -> None:
    match = long_match(4 * SPAN, Counting)
    assert isinstance(match, Counting)
    match.played = 0
    for _ in range(3):
        match._rewind(len(match.entries) - 1)
    assert SPAN < match.played <= 3 * SPAN


def test_a_step_back_to_a_kept_position_replays_nothing() -> None:
    match = long_match(2 * SPAN + 3, Counting)
    assert isinstance(match, Counting)
    match.played = 0
    match._rewind(2 * SPAN)
    assert len(match.entries) == 2 * SPAN
    assert match.played == 0


@pytest.mark.parametrize(("at", "spans"), [(1, 2), (2, 4), (3, 2), (4, 8), (6, 4), (12, 8)])
def test_a_position_stays_for_so_many_spans(at: int, spans: int) -> None:
    last = (at + spans) * SPAN
    assert stays(at * SPAN, last)
    assert not stays(at * SPAN, last + 1)


def test_a_step_far_back_keeps_what_it_passes() -> None:
    match = long_match(9 * SPAN)
    match._rewind(6 * SPAN - 1)
    assert sorted(match._kept) == [4 * SPAN, 5 * SPAN]


def test_few_positions_are_kept_and_a_step_back_replays_twice_what_it_takes_back_at_most() -> None:
    kept: list[int] = []
    for now in range(SPAN, 300 * SPAN, SPAN):
        kept = [at for at in kept if stays(at, now)] + [now]
        assert len(kept) <= 2 * (now // SPAN).bit_length() + 1
        for length in range(0, now, SPAN):
            start = max([at for at in kept if at <= length], default=0)
            assert length - start <= 2 * (now - length)


def test_a_long_match_keeps_few_positions() -> None:
    match = long_match(9 * SPAN)
    assert sorted(match._kept) == [at * SPAN for at in (4, 6, 7, 8)]
