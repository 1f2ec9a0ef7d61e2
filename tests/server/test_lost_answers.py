"""Whoever was given secrets and never heard of it comes back and gets them: a phone in a tunnel, a
disk that fails in the middle, a server that dies between writing and answering."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from starlette.testclient import TestClient

from tablee.server.app import ENDPOINTS, create_app
from tablee.server.messages import Invitation, NewSeat
from tablee.server.rooms import MOST
from tablee.server.store import Append, Line, SqliteStore, Store, Trouble
from tests.server.conftest import QUICK
from tests.server.people import Player, play_on, sit_down
from tests.server.test_claims import invited

TOKEN = "t" * 40
METHODS = [  # but not what the housekeeping asks meanwhile
    name for name, one in vars(Store).items() if callable(one) and name[0] != "_" and name != "size"
]


class Failing(SqliteStore):
    """Fails once, at one of its next calls, before or after it has done what it was asked."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.left = -1  # calls until it fails
        self.late = False
        for name in METHODS:
            setattr(self, name, self.counted(getattr(self, name)))

    def counted(self, work: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any) -> Any:
            self.left -= 1
            fails = self.left == 0
            if fails and not self.late:
                raise Trouble("gone", "nothing was done")
            found = work(*args)
            if fails:
                raise Trouble("gone", "nobody was told")
            return found

        return call


# Somebody about to ask for secrets: how they ask, and who may have gone meanwhile.
Asker = Callable[[], httpx2.Response]


def opening(client: TestClient) -> Asker:
    body = {"game": "ramen", "people": [{"name": "Ana", "here": True}, {"bot": "random"}]}
    return lambda: client.post("/api/tables", json=body)


def branching(client: TestClient) -> Asker:
    players = sit_down(client, "Ana", "Bob")
    play_on(players)
    record = client.get(f"/api/tables/{players[0].table}/record").text
    people = [{"name": "Ana", "here": True}, {"bot": "random"}]
    return lambda: client.post("/api/branch", json={"record": record, "step": 3, "people": people})


def claiming(client: TestClient) -> Asker:
    ana, theirs = invited(client)
    return lambda: ana.post("claim", invite=theirs["invite"], token=TOKEN)


def recovering(client: TestClient) -> Asker:
    people = [{"name": "Ana", "here": True}, {"name": "Bob", "here": True}]
    opened = client.post("/api/tables", json={"game": "ramen", "people": people}).json()
    mine = opened["seats"][0]
    ana = Player(client, opened["table"], mine["seat"], mine["token"])
    return lambda: ana.post("recover", code=mine["code"], token=TOKEN)


def playing_again(client: TestClient) -> Asker:
    ana = sit_down(client, "Ana", "Bob")[0]
    return lambda: ana.post("rematch")


WAYS: dict[str, Callable[[TestClient], Asker]] = {
    "/api/tables": opening,
    "/api/branch": branching,
    "/api/tables/{table}/claim": claiming,
    "/api/tables/{table}/recover": recovering,
    "/api/tables/{table}/rematch": playing_again,
}


def secrets_in(kind: Any) -> bool:
    """Whether somebody who is answered so holds a secret."""
    if kind in (NewSeat, Invitation):
        return True
    parts = typing.get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        parts = tuple(typing.get_type_hints(kind).values())
    return any(secrets_in(part) for part in parts)


def test_every_address_that_hands_out_secrets_is_tried_here() -> None:
    found = {one.path for one in ENDPOINTS if secrets_in(one.types["return"])}
    assert set(WAYS) == found


@contextmanager
def asked(db: Path, path: str) -> Iterator[tuple[TestClient, Failing, Asker]]:
    store = Failing(str(db))
    with TestClient(create_app(store, QUICK)) as client:
        yield client, store, WAYS[path](client)


def opened_by(client: TestClient, answer: httpx2.Response, path: str) -> dict[str, Any]:
    """The seat that an answer gives: its secrets are good for it."""
    assert answer.status_code == 200, answer.text
    found = answer.json()
    seat: dict[str, Any] = found["seats"][0] if "seats" in found else found
    table = found["table"] if "seats" in found else path.split("/")[3]
    back = Player(client, table, seat["seat"], seat["token"])
    assert back.look()["you"] == seat["seat"]
    again = back.post("recover", code=seat["code"], token="u" * 40)
    assert again.status_code == 200, again.text
    return seat


@pytest.mark.parametrize("path", WAYS)
def test_an_answer_that_was_lost_is_given_again(db: Path, path: str) -> None:
    with asked(db, path) as (client, _, ask):
        assert ask().status_code == 200  # which nobody heard
        answer = ask()
        opened_by(client, answer, answer.request.url.path)


@pytest.mark.parametrize("late", [False, True], ids=["not done", "done"])
@pytest.mark.parametrize("path", WAYS)
def test_whatever_the_store_fails_at_the_seat_is_not_lost(
    tmp_path: Path, path: str, late: bool
) -> None:
    failed = 0
    for step in range(1, 20):
        with asked(tmp_path / f"{step}.db", path) as (client, store, ask):
            store.left, store.late = step, late
            first = ask()
            left, store.left = store.left, -1
            if first.status_code != 200:
                assert (first.status_code, first.json()["error"]) == (503, "again"), first.text
                failed += 1
            answer = ask()
            opened_by(client, answer, answer.request.url.path)
        if left > 0:
            break  # there were not so many calls
    else:
        raise AssertionError("it never came to its end")
    assert failed > 0


def test_a_code_is_good_for_whoever_used_it_alone(client: TestClient) -> None:
    ask = recovering(client)
    first = ask().json()
    table = ask().request.url.path.split("/")[3]
    holder = Player(client, table, first["seat"], TOKEN)
    used = msgspec.json.decode(ask().request.content)["code"]
    for token in ("", "x" * 40):
        assert holder.post("recover", code=used, token=token).status_code == 401
    assert holder.post("recover", code="sel", token=TOKEN).status_code == 401
    assert holder.post("recover", code=used, token="short").status_code == 400
    told = [word["kind"] for word in holder.look()["words"]]
    assert told == ["moved"]  # once, however often it was asked


def test_a_full_table_keeps_nobody_out(db: Path) -> None:
    store = SqliteStore(str(db))
    with TestClient(create_app(store, QUICK)) as client:
        ask = recovering(client)
        table = client.app.state.lobby.store.db.execute("SELECT id FROM tables").fetchone()[0]  # type: ignore[attr-defined]
        store.append([Append(table, Line(n, 1, 0, "say", "hm")) for n in range(1, MOST + 1)])
        assert ask().json()["token"] == TOKEN
        assert Player(client, table, 0, TOKEN).look()["words"][-1]["kind"] == "moved"
