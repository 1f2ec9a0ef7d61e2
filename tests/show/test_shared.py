"""What tables have in common they hold together: a server has thousands of them in memory."""

from __future__ import annotations

import random

from tablee import games
from tablee.kernel import Match
from tablee.show import Presenter, Zone

MOVES = 40


def played(names: list[str]) -> Match:
    """The same game each time, by other people."""
    dice = random.Random(7)
    match = Match(games.load("rivals"), 4, seed="shared", names=names)
    for _ in range(MOVES):
        seat = match.awaited[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def test_what_happened_at_two_tables_is_kept_once() -> None:
    one, other = played(["a", "b", "c", "d"]), played(["e", "f", "g", "h"])
    assert len(one.events) > MOVES
    assert [id(event) for event in one.events] == [id(event) for event in other.events]


def test_what_is_not_there_takes_no_room() -> None:
    match = played(["a", "b", "c", "d"])
    zones: list[Zone] = Presenter(match).scene(0, "en").zones
    meters = [zone.meters for zone in zones if not zone.meters]
    refs = [zone.refs for zone in zones if not zone.refs]
    assert min(len(meters), len(refs)) > 10
    assert len({id(one) for one in meters}) == len({id(one) for one in refs}) == 1
