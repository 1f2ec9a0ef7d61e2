"""What a move costs on the wire: a browser is sent what has changed, not the whole table again."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

import msgspec
import pytest

from tablee import games
from tablee.kernel import Match, Rng
from tablee.server.changes import Told
from tablee.server.rooms import Room
from tablee.server.store import Chair, TableRow
from tablee.server.updates import update_of

MOST = 8 * 1024  # bytes for a usual move
MOVES = 150


def room_of(key: str, seats: int) -> Room:
    game = games.load(key)
    chairs = [Chair(f"Player {seat + 1}") for seat in range(seats)]
    options = game.settle(seats, {})
    return Room(
        game, TableRow("t", key, game.rules, game.data.hash, options, "7", 0, chairs), [], None
    )


def sent(room: Room, viewers: list[int]) -> Iterator[tuple[bytes, int]]:
    """A game played at random: each message to each viewer, and how long the whole update is."""
    told = {viewer: Told() for viewer in viewers}
    seen = dict.fromkeys(viewers, "")
    rng = Rng.seeded("bytes")
    match: Match = room.match
    for move in range(MOVES + 1):
        for viewer in viewers:
            update = update_of(room, viewer, "en", seen[viewer])
            message = told[viewer].message(update, 0.0)
            if message is not None:
                seen[viewer] = update.seen
                if move:
                    yield message, len(msgspec.json.encode(update))
        if match.over:
            return
        if not match.awaited:
            match.pass_time()
            room.presenter.rewound()
            continue
        seat = match.awaited[0]
        legal = match.legal(seat)
        room.presenter.grow(match.play(seat, legal[rng.below(len(legal))]))


@pytest.mark.parametrize(
    ("key", "seats"),
    [
        *[("ramen", 2), ("mamma_mia", 4), ("rivals", 4), ("rivals", 8)],
        *[("ristorante", 5), ("rococo", 2), ("rococo", 5)],
    ],
)
def test_a_usual_move_is_small(key: str, seats: int) -> None:
    found = list(sent(room_of(key, seats), [0, seats - 1]))
    changes = [len(message) for message, _ in found]
    whole = [size for _, size in found]
    usual = statistics.quantiles(changes, n=10)[8]
    print(
        f"{key} {seats}: mean {statistics.mean(changes):.0f}, 9 of 10 under {usual:.0f}, "
        f"most {max(changes)} bytes; the whole table {statistics.mean(whole):.0f}"
    )
    assert usual <= MOST
    assert statistics.mean(changes) < statistics.mean(whole)


def test_nobody_is_sent_anything_when_nothing_changed() -> None:
    room = room_of("ramen", 2)
    told = Told()
    first = update_of(room, 0, "en", "")
    assert told.message(first, 0.0) is not None
    assert told.message(update_of(room, 0, "en", first.seen), 20.0) is None
