"""Playing again: everybody is offered their own seat, also by a server that was restarted."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from tablee.server.app import create_app
from tablee.server.store import SqliteStore
from tests.server.conftest import QUICK
from tests.server.people import Player, play_on, sit_down


@contextmanager
def server(db: Path) -> Iterator[TestClient]:
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        yield client


def taken(client: httpx2.Client, player: Player) -> Player:
    """Somebody's place at the next table, asked for with the token of their old seat."""
    answer = Player(client, player.table, player.seat, player.token).post("rematch")
    assert answer.status_code == 200, answer.text
    place = answer.json()
    mine = place["seats"][0]
    return Player(client, place["table"], mine["seat"], mine["token"])


def test_the_same_deal_is_never_answered_with_another(db: Path) -> None:
    with server(db) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        play_on([ana, bob])
        taken(client, ana)
        refused = bob.post("rematch", same_deal=True)
        assert (refused.status_code, "new deal" in refused.text) == (409, True)
        assert taken(client, bob).look()["seats"]


def test_who_shares_the_openers_screen_is_plain_to_see_at_the_next_table_too(db: Path) -> None:
    with server(db) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        ana_now = taken(client, ana)
        taken(client, bob)
        assert [seat["held"] for seat in ana_now.look()["seats"]] == ["host", "host"]
        people = [{"name": "Cleo", "here": True}, {"name": "Dan"}]
        table = client.post("/api/tables", json={"game": "ramen", "people": people}).json()
        (invitation,) = table["invitations"]
        cleo = Player(client, table["table"], table["seats"][0]["seat"], table["seats"][0]["token"])
        claimed = cleo.post("claim", invite=invitation["invite"]).json()
        dan = Player(client, cleo.table, claimed["seat"], claimed["token"])
        cleo_now, dan_now = taken(client, cleo), taken(client, dan)
        held = {seat["name"]: seat["held"] for seat in cleo_now.look()["seats"]}
        assert held == {"Cleo": "host", "Dan": "guest"}
        assert dan_now.look()["seats"][dan_now.seat]["name"] == "Dan"


def test_an_offer_outlasts_restarts_and_the_seat_can_be_taken(db: Path) -> None:
    with server(db) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        ana_now = taken(client, ana)
        before = bob.look()["rematch"]
    for _ in range(2):
        with server(db) as client:
            old = Player(client, bob.table, 1, bob.token)
            assert old.look()["rematch"] == before
            Player(client, bob.table, -1, "").look()  # a stranger's look changes nothing
    with server(db) as client:
        bob_now = taken(client, bob)
        assert (bob_now.table, bob_now.seat) == (before["table"], before["seat"])
        play_on([bob_now, Player(client, ana_now.table, ana_now.seat, ana_now.token)])


def test_whoever_has_sat_down_keeps_their_seat_through_restarts(db: Path) -> None:
    with server(db) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        now = [taken(client, player) for player in (bob, ana)]
    with server(db) as client:
        old = [Player(client, player.table, player.seat, player.token) for player in (ana, bob)]
        assert [player.look()["rematch"] for player in old] == [None, None]
        play_on([Player(client, player.table, player.seat, player.token) for player in now])


def test_whoever_asks_again_comes_to_the_same_table_and_seat(db: Path) -> None:
    with server(db) as client:
        ana, bob = sit_down(client, "Ana", "Bob")
        first = taken(client, ana)
    with server(db) as client:
        again = [taken(client, player) for player in (bob, ana)]
        assert {player.table for player in again} == {first.table}
        assert [player.look()["you"] for player in again] == [0, 1]
        address = f"/api/tables/{first.table}"
        assert client.get(address, headers=first.headers).status_code == 401


def test_the_same_deal_is_not_to_be_had_before_the_end(client: TestClient) -> None:
    """Whoever could play the same cards elsewhere would see what is covered here."""
    ana, bob = sit_down(client, "Ana", "Bob")
    for _ in range(3):
        answer = ana.post("rematch", same_deal=True)
        assert (answer.status_code, answer.json()["error"]) == (409, "stale")
        assert bob.look()["rematch"] is None
        ana.play()
    assert ana.post("rematch").status_code == 200  # other cards are nobody's secret
    assert bob.post("rematch", same_deal=True).status_code == 409
    play_on([ana, bob])
    assert bob.post("rematch").status_code == 200


@pytest.mark.parametrize("same_deal", [False, True])
def test_a_cook_keeps_its_name(client: TestClient, same_deal: bool) -> None:
    """A bot that was never given a name is called after what plays it, as before."""
    cook = {"name": "Nino", "bot": "nino"}
    people = [{"name": "Ana", "here": True}, cook, {"bot": "random"}]
    body = {"game": "ramen", "people": people, "options": {"first_player": "chosen"}}
    opened = client.post("/api/tables", json=body).json()
    ana = Player(client, opened["table"], 0, opened["seats"][0]["token"])
    while same_deal and not (now := ana.look())["over"]:
        if now["acting"] == [0]:
            assert ana.play().status_code == 200
    answer = ana.post("rematch", same_deal=same_deal).json()
    mine = answer["seats"][0]
    there = Player(client, answer["table"], mine["seat"], mine["token"]).look()["seats"]

    def called(seats: list[dict[str, str]]) -> set[tuple[str, str]]:
        return {(seat["name"], seat.get("bot", "")) for seat in seats}

    assert called(there) == called(ana.look()["seats"])
    assert ("Nino", "nino") in called(there)


def test_no_secret_of_an_offer_is_told_or_on_disk(client: TestClient, db: Path) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    mine = ana.post("rematch").json()["seats"][0]
    told = bob.look()["rematch"]
    assert set(told) == {"table", "seat", "name", "same_deal"}
    kept = b"".join(path.read_bytes() for path in db.parent.iterdir())
    assert told["table"].encode() in kept
    assert mine["token"].encode() not in kept
    assert mine["code"].encode() not in kept
