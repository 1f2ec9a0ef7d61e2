"""Numbers that count nobody's secrets: lines, decisions and wake-ups are each viewer's own."""

from __future__ import annotations

from collections import Counter

import httpx2
import pytest

from tablee import games
from tablee.kernel import SPECTATOR, Rng, read_by
from tablee.server.changes import Told
from tablee.server.rooms import Room
from tablee.server.store import Chair, TableRow
from tablee.server.updates import update_of
from tests.server.longest import body_of, by_name
from tests.server.people import Player, sit_down

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
        legal = match.legal(seat)
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
        legal = match.legal(seat)
        room.presenter.grow(match.play(seat, legal[rng.below(len(legal))]))
    for viewer in (*range(match.seats), SPECTATOR):
        lines = update_of(room, viewer, "en", "").log
        assert [line.i for line in lines] == list(range(len(lines)))
        entries = [line.entry for line in lines]
        assert sorted(set(entries)) == list(range(entries[-1] + 1))
        assert entries[-1] <= len(match.entries)


# every address that a visitor can reach


NEIGHBOUR = {"X-Forwarded-For": "192.168.1.7"}  # somebody in the host's own network
ASKED = ("GET /health", "GET /ready", "GET /metrics", "GET /openapi.json", "GET /")
CHANGES = ("undo", "words", "claim", "rematch", "recover", "forget", "tables", "branch", "stream")
SECRETS = 12  # moves of which somebody else notices nothing


def answers_to(visitor: Player) -> dict[str, tuple[int, object]]:
    """What a visitor is told who asks for everything that changes nothing."""
    found = {}
    for name in (*ASKED, *[name for name in by_name() if name.split("/")[-1] not in CHANGES]):
        method, _, path = name.partition(" ")
        address = path.format(table=visitor.table, game="rivals", number="R8.1")
        known: dict[str, object] = {"record": "", "ask": 10**6, "text": "pass", "refs": []}
        body = body_of(by_name()[name], known) if name in by_name() else b""
        headers = {**visitor.headers, **NEIGHBOUR}
        answer = visitor.client.request(method, address, content=body, headers=headers)
        found[name] = answer.status_code, told_in(answer)
    return found


def told_in(answer: httpx2.Response) -> object:
    if not answer.headers.get("content-type", "").startswith("application/json"):
        return answer.text
    told = answer.json()
    if isinstance(told, dict):
        told.pop("clocks", None)  # time passes for everybody
    return told


def test_no_address_tells_of_a_move_that_a_visitor_does_not_notice(live: httpx2.Client) -> None:
    """By whatever it answers, numbers for the operator among it: 40 of 40 were counted there."""
    players = sit_down(live, "Ana", "Bob", "Eva", game="rivals", seed="numbers")
    dice, secret = Rng.seeded("everything"), 0
    while secret < SECRETS:
        looks = {player.seat: player.look() for player in players}
        player = next(player for player in players if looks[player.seat]["moves"])
        visitor = players[(players.index(player) + 1) % len(players)]
        before = answers_to(visitor)
        moves = looks[player.seat]["moves"]
        assert player.play(moves[dice.below(len(moves))]["text"]).status_code == 200
        if without_clocks(visitor.look()) == without_clocks(looks[visitor.seat]):
            secret += 1
            assert answers_to(visitor) == before


def without_clocks(update: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in update.items() if name != "clocks"}
