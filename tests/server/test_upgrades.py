"""A server that is upgraded under its tables: they go on, or say which release plays them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from starlette.testclient import TestClient

from tablee.kernel import Record
from tablee.server.app import create_app
from tablee.server.store import SqliteStore
from tests.server.conftest import QUICK
from tests.server.people import Player, sit_down

RECORDS = Path(__file__).parent.parent / "records"


def stored_by(db: Path, game: str, **changed: object) -> Player:
    """Two moves into a table that a server of other rules or other card data seems to have left."""
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        people = sit_down(client, "Ana", "Bob", game=game, seed="upgrade")
        for _ in range(2):
            acting = people[0].look()["acting"]
            assert people[acting[0]].play().status_code == 200
    with sqlite3.connect(db) as file:
        for column, value in changed.items():
            file.execute(f"update tables set {column} = ?", (value,))
    return people[0]


def opened(db: Path, player: Player) -> tuple[int, str]:
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        answer = client.get(f"/api/tables/{player.table}", headers=player.headers)
        return answer.status_code, answer.text


def test_tables_of_the_present_rules_go_on(db: Path) -> None:
    assert opened(db, stored_by(db, "ramen"))[0] == 200


def test_tables_of_earlier_rules_that_are_kept_go_on(db: Path) -> None:
    player = stored_by(db, "rivals", rules=1)
    assert opened(db, player)[0] == 200
    with TestClient(create_app(SqliteStore(str(db)), QUICK)) as client:
        room = client.portal.call(client.app.state.lobby.room, player.table)  # type: ignore[attr-defined, union-attr]
        assert room.game.version == 1


def test_tables_of_rules_that_are_gone_say_so_and_are_kept(db: Path) -> None:
    player = stored_by(db, "ramen", rules=77)
    status, said = opened(db, player)
    assert status == 409, said
    assert "rules version 77" in said
    with sqlite3.connect(db) as file:
        assert file.execute("select count(*) from log").fetchone()[0] == 2


def test_a_move_that_was_legal_once_is_no_refusal_of_whoever_looks(db: Path) -> None:
    """A release that had changed rules under the same number would leave such tables."""
    player = stored_by(db, "ramen")
    with sqlite3.connect(db) as file:
        file.execute("update log set text = 'draw' where n = 2")
    status, said = opened(db, player)
    assert status == 409, said
    assert "another release played this table: here move 2, 'draw' by seat" in said


def test_tables_of_other_card_data_say_so(db: Path) -> None:
    status, said = opened(db, stored_by(db, "ramen", data="sha256-0123456789abcdef"))
    assert status == 409
    assert "sha256-0123456789abcdef" in said


def test_a_branch_of_an_earlier_release_goes_on_by_its_rules(client: TestClient) -> None:
    record = (RECORDS / "0.1.0" / "rivals-base-2-no17.tablee").read_text("utf-8")
    steps = len(Record.from_text(record).entries) - 1
    people = [{"name": "Ana", "here": True}, {"name": "Bob", "here": True}]
    body = {"record": record, "step": steps, "people": people}
    branch = client.post("/api/branch", json=body).json()
    headers = {"Authorization": f"Bearer {branch['seats'][0]['token']}"}
    answer = client.get(f"/api/tables/{branch['table']}", headers=headers)
    assert answer.status_code == 200, answer.text
