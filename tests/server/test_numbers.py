"""Numbers that count nobody's secrets: lines, decisions and wake-ups are each viewer's own."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee import games
from tablee.kernel import SPECTATOR, Rng, read_by
from tablee.server.changes import Told
from tablee.server.rooms import Room
from tablee.server.store import Chair, TableRow
from tablee.server.updates import update_of

MOVES = 260
QUIET = ("rivals", "mamma_mia")  # games in which somebody decides and others read nothing of it


def room_of(key: str) -> Room:
    game = games.load(key)
    seats = next(count for count in game.seat_counts() if count > 2)
    options = game.settle(seats, game.trial)
    chairs = [Chair(f"Player {seat + 1}") for seat in range(seats)]
    table = TableRow("t", key, game.rules, game.data.hash, options, "5", 0, chairs)
    return Room(game, table, [], None)


@pytest.mark.parametrize("key", QUIET)
def test_what_a_viewer_does_not_notice_is_not_counted_and_wakes_nobody(key: str) -> None:
    room = room_of(key)
    match, rng = room.match, Rng.seeded("numbers")
    viewers = [*range(match.seats), SPECTATOR]
    told = {viewer: Told() for viewer in viewers}
    last = {viewer: update_of(room, viewer, "en", "") for viewer in viewers}
    for viewer in viewers:
        told[viewer].message(last[viewer], 0.0)
    unnoticed: Counter[str] = Counter()
    for _ in range(MOVES):
        if match.over or not match.awaited:
            break
        seat = match.awaited[rng.below(len(match.awaited))]
        legal = match.moves(seat)
        views = {viewer: match.view(viewer) for viewer in viewers}
        news = match.play(seat, legal[rng.below(len(legal))])
        room.presenter.grow(news)
        for viewer in viewers:
            before = last[viewer]
            now = last[viewer] = update_of(room, viewer, "en", before.seen)
            message = told[viewer].message(now, 0.0)
            if viewer == seat or read_by(news, viewer):
                continue
            assert (now.n, now.seen, now.log) == (before.n, before.seen, [])
            if match.view(viewer) == views[viewer]:
                unnoticed[views[viewer].phase] += 1
                assert message is None, (viewer, message)
    assert unnoticed


def test_lines_are_numbered_without_gaps() -> None:
    room = room_of("rivals")
    match, rng = room.match, Rng.seeded("gaps")
    for _ in range(MOVES):
        if match.over or not match.awaited:
            break
        seat = match.awaited[rng.below(len(match.awaited))]
        legal = match.moves(seat)
        room.presenter.grow(match.play(seat, legal[rng.below(len(legal))]))
    for viewer in (*range(match.seats), SPECTATOR):
        lines = update_of(room, viewer, "en", "").log
        assert [line.i for line in lines] == list(range(len(lines)))
        entries = [line.entry for line in lines]
        assert sorted(set(entries)) == list(range(entries[-1] + 1))
        assert entries[-1] <= len(match.entries)
