"""How much memory one client can hold: tables it had laid count, and long ones count as several."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from tablee.games import load
from tablee.kernel import Match
from tablee.server import rooms
from tablee.server.app import create_app
from tablee.server.lobby import Lobby
from tablee.server.quotas import CROWD, Buckets
from tablee.server.readers import Reader
from tablee.server.rooms import LINES_A_TABLE
from tablee.server.store import SqliteStore
from tests.server.conftest import QUICK, listening
from tests.server.people import Player, sit_down, socket_of

MOST = 6  # short tables


def hall(client: TestClient) -> Lobby:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    return lobby


def long_branch(client: httpx2.Client, entries: int) -> str:
    """A table that starts in the middle of a long match."""
    match = Match(load("rivals"), 2, {"schedule": "serial", "max_days": "20"}, "1", ["a", "b"])
    dice = random.Random(1)
    while len(match.entries) < entries and not match.over:
        seat = dice.choice(match.awaited)
        match.play(seat, dice.choice(match.legal(seat)))
    people = [{"name": name} for name in "ab"]
    body = {"record": match.record().to_text(), "step": entries, "people": people}
    opened = client.post("/api/branch", json=body)
    assert opened.status_code == 200, opened.text
    table: str = opened.json()["table"]
    return table


def test_tables_that_one_client_had_laid_make_way_for_its_next_one(db: Path) -> None:
    with TestClient(create_app(SqliteStore(str(db)), replace(QUICK, client_rooms=MOST))) as client:
        tables = [sit_down(client, "Ana", "Bob")[0] for _ in range(MOST + 3)]
        for player in tables:
            player.look()
        kept = [player.table for player in tables[3:]]
        assert list(hall(client).rooms) == kept
        assert tables[0].look()["n"] == 0  # its log brings it back
        assert list(hall(client).rooms) == [*kept[1:], tables[0].table]


def test_a_long_table_counts_as_several(db: Path) -> None:
    with TestClient(create_app(SqliteStore(str(db)), replace(QUICK, client_rooms=MOST))) as client:
        tables = [sit_down(client, "Ana", "Bob")[0] for _ in range(MOST)]
        for player in tables:
            player.look()
        branch = Player(client, long_branch(client, 2 * LINES_A_TABLE), -1, "")
        branch.look()
        assert list(hall(client).rooms) == [*[one.table for one in tables[3:]], branch.table]
        assert hall(client).rooms[branch.table].weight == 3


def test_who_has_them_all_open_is_refused_the_next_and_others_are_not(db: Path) -> None:
    with listening(db, replace(QUICK, client_rooms=1)) as live:
        ana, other = (sit_down(live, "Ana", "Bob")[0] for _ in range(2))
        with socket_of(live, ana.table) as reading:
            reading.hello(token=ana.token)
            path = f"/api/tables/{other.table}"
            refused = live.get(path)
            assert (refused.status_code, refused.json()["error"]) == (429, "busy")
            assert int(refused.headers["retry-after"]) > 0
            assert live.get(path, headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 200
            assert ana.play().status_code == 200


def test_tables_that_grow_while_they_are_held_open_are_let_go(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "LINES_A_TABLE", 2)
    with TestClient(create_app(SqliteStore(str(db)), replace(QUICK, client_rooms=3))) as client:
        ana, other = (sit_down(client, "Ana", "Bob")[0] for _ in range(2))
        for player in (ana, other):
            player.look()
        lobby = hall(client)
        room, reader = lobby.rooms[ana.table], Reader([0])
        room.readers.add(reader)  # held open
        assert lobby.put_away_overgrown() == 0
        for text in ("one", "two", "three", "four"):
            assert ana.post("words", text=text).status_code == 200
        assert (room.weight, lobby.put_away_overgrown()) == (3, 1)
        assert (room.broken, list(lobby.rooms)) == (True, [other.table])
        assert ana.look()["words"][-1]["text"] == "four"  # it is laid anew for whoever comes


def test_slow_buckets_of_a_crowd_are_not_looked_through_every_time() -> None:
    """Whoever comes from many addresses would else make every request dear."""
    buckets = Buckets(5, 1e-9)
    looked = 0

    class Counting(dict[str, tuple[float, float]]):
        def items(self):  # type: ignore[no-untyped-def]
            nonlocal looked
            looked += len(self)
            return super().items()

    for at in range(CROWD + 500):
        if not isinstance(buckets.levels, Counting):
            buckets.levels = Counting(buckets.levels)
        buckets.take(f"client {at}")
    assert looked < 3 * CROWD
