"""The next table may be at another server: whoever sits down there is announced all the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from tablee.server.app import create_app
from tablee.server.lobby import Lobby
from tablee.server.neighbours import Elsewhere
from tablee.server.rooms import Room
from tablee.server.store import Append, Chair, Line, SqliteStore
from tests.server.conftest import QUICK
from tests.server.people import Player, sit_down, socket_of
from tests.server.test_hanging import until_closed, wait_for


def status(player: Player) -> int:
    answer = player.client.get(f"/api/tables/{player.table}", headers=player.headers)
    return int(answer.status_code)


def told(player: Player) -> list[tuple[int, str]]:
    return [(word["seat"], word["kind"]) for word in player.look()["words"]]


def again(client: httpx2.Client, old: Player) -> Player:
    """Somebody's place at the next table, asked for at one server."""
    answer = Player(client, old.table, old.seat, old.token).post("rematch")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    (mine,) = found["seats"]
    return Player(client, found["table"], mine["seat"], mine["token"])


def test_whoever_sits_down_at_another_servers_table_is_announced_there(pg: str) -> None:
    pytest.importorskip("psycopg")
    from tablee.server.store.postgres import PostgresStore
    from tests.server.test_cut_off import server

    with server(pg, PostgresStore) as (_, there):
        with server(pg, PostgresStore) as (_, gone):
            ana, bob = sit_down(gone, "Ana", "Bob")
            ana_now = again(gone, ana)
        ana_now.client = there  # where the next table is from now on; the old one is nobody's
        wait_for(lambda: status(ana_now) == 200)
        with server(pg, PostgresStore) as (_, here), socket_of(there, ana_now.table) as socket:
            socket.hello(token=ana_now.token)
            bob.client = here
            assert bob.look()["rematch"]["table"] == ana_now.table  # laid here
            bob_now = again(here, bob)
            until_closed(socket)
            said = [(ana_now.seat, "claimed"), (bob_now.seat, "claimed")]
            assert told(ana_now) == said
            bob_now.client = there
            assert bob_now.look()["you"] == bob_now.seat
            assert [seat["held"] for seat in bob_now.look()["seats"]] == ["host", "host"]
            thief = again(here, bob)
            wait_for(lambda: status(bob_now) == 401)
            assert told(ana_now) == [*said, (bob_now.seat, "moved")]
            thief.client = there
            assert (thief.seat, thief.look()["you"]) == (bob_now.seat, bob_now.seat)


class Busy(SqliteStore):
    """Somebody else writes at the table whenever a seat is to be given other secrets."""

    moves = 0  # so many times
    taken = False  # or takes the seat themselves

    def reseat(self, table_id: str, seat: int, was: Chair, now: Chair, *more: Any) -> bool:
        stored = self.load(table_id)
        assert stored is not None
        if self.taken:
            self.taken = False
            super().reseat(table_id, seat, was, replace(was, token_hash="x"))
        elif self.moves:
            self.moves -= 1
            line = Line(len(stored[1]) + 1, 0, 0, "say", "hm")
            assert self.append([Append(table_id, line)]) == [True]
        return super().reseat(table_id, seat, was, now, *more)


@pytest.mark.parametrize(
    ("moves", "taken", "status"),
    [(0, False, 200), (4, False, 200), (5, False, 503), (0, True, 409)],
)
def test_who_writes_there_meanwhile_is_not_overwritten(
    db: Path, monkeypatch: pytest.MonkeyPatch, moves: int, taken: bool, status: int
) -> None:
    store = Busy(str(db))
    with TestClient(create_app(store, QUICK)) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        table = again(client, ana).table
        bob.look()
        lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
        room = lobby.room

        async def elsewhere(table_id: str) -> Room:
            if table_id == table:
                raise Elsewhere("a:1")
            return await room(table_id)

        monkeypatch.setattr(lobby, "room", elsewhere)
        store.moves, store.taken = moves, taken
        assert bob.post("rematch").status_code == status
        stored = store.load(table)
        assert stored is not None
        kinds = [line.text for line in stored[1]]
        assert kinds == ["claimed", *["hm"] * moves, *["claimed"] * (status == 200)]
        assert [line.n for line in stored[1]] == list(range(1, len(kinds) + 1))
