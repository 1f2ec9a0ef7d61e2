"""Playing again: everybody is offered their own seat, also by a server that was restarted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
from starlette.testclient import TestClient

from tablee.server.app import create_app
from tablee.server.store import SqliteStore
from tests.server.conftest import QUICK
from tests.server.people import Player, play_on, sit_down


@contextmanager
def server(db: Path) -> Iterator[TestClient]:
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        yield client


def seated(client: httpx2.Client, offer: dict[str, object]) -> Player:
    return Player(client, str(offer["table"]), int(str(offer["seat"])), str(offer["token"]))


def test_an_offer_outlasts_a_restart_and_the_seat_can_be_taken(db: Path) -> None:
    with server(db) as first:
        ana, bob = sit_down(first, "Ana", "Bob")
        asked = ana.post("rematch", same_deal=True).json()
        before = bob.look()["rematch"]
    with server(db) as client:
        told = Player(client, bob.table, 1, bob.token).look()["rematch"]
        assert told["table"] == asked["table"] == before["table"]
        assert (told["seat"], told["name"], told["same_deal"]) == (1, "Bob", True)
        ana_now = Player(client, asked["table"], 0, asked["seats"][0]["token"])
        assert [player.look()["you"] for player in (ana_now, seated(client, told))] == [0, 1]
        answer = client.post(f"/api/tables/{told['table']}/recover", json={"code": told["code"]})
        play_on([ana_now, seated(client, {**told, **answer.json()})])


def test_two_restarts_before_anybody_sits_down(db: Path) -> None:
    with server(db) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        table = ana.post("rematch").json()["table"]
    for _ in range(2):
        with server(db) as client:
            told = Player(client, bob.table, 1, bob.token).look()["rematch"]
            assert told["table"] == table
    with server(db) as client:
        told = Player(client, bob.table, 1, bob.token).look()["rematch"]
        assert seated(client, told).look()["you"] == told["seat"] == 0


def test_whoever_has_sat_down_keeps_their_seat_through_restarts(db: Path) -> None:
    with server(db) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        mine = ana.post("rematch").json()  # its answer is all that Ana has of her seat
        theirs = bob.look()["rematch"]
        seated(client, theirs).look()
    with server(db) as client:
        old = [Player(client, player.table, player.seat, player.token) for player in (ana, bob)]
        assert [player.look()["rematch"] for player in old] == [None, None]
        ana_now = Player(client, mine["table"], 1, mine["seats"][0]["token"])
        play_on([seated(client, theirs), ana_now])


def test_whoever_asks_again_after_a_restart_comes_to_the_same_table(db: Path) -> None:
    with server(db) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        first = ana.post("rematch").json()
    with server(db) as client:
        asked = [
            Player(client, player.table, player.seat, player.token).post("rematch").json()
            for player in (bob, ana)
        ]
        assert {answer["table"] for answer in asked} == {first["table"]}
        new = [
            Player(client, answer["table"], answer["seats"][0]["seat"], answer["seats"][0]["token"])
            for answer in asked
        ]
        assert [player.look()["you"] for player in new] == [0, 1]


def test_no_secret_of_an_offer_is_on_disk(client: TestClient, db: Path) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    ana.post("rematch")
    told = bob.look()["rematch"]
    kept = b"".join(path.read_bytes() for path in db.parent.iterdir())
    assert told["table"].encode() in kept
    assert told["token"].encode() not in kept
    assert told["code"].encode() not in kept
