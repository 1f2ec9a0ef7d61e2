"""Requests about a table take the short way; what they get is what the long way would give."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tablee.server.rooms import Room
from tests.server.people import sit_down


def test_an_unknown_address_and_a_wrong_method_are_refused_as_ever(client: TestClient) -> None:
    ana = sit_down(client, "Ana", "Bob")[0]
    assert client.get(f"/api/tables/{ana.table}/nothing").status_code == 404
    assert client.delete(f"/api/tables/{ana.table}/moves").status_code == 405
    assert client.get("/api/tables//record").status_code == 404


def test_a_fault_of_ours_is_a_plain_500_with_every_header(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = sit_down(client, "Ana", "Bob")[0]

    def broken(room: Room, viewer: int) -> int:
        raise RuntimeError("the kitchen is on fire")

    monkeypatch.setattr(Room, "ask", broken)
    patient = TestClient(client.app, raise_server_exceptions=False)
    answer = patient.get(f"/api/tables/{ana.table}", headers=dict(ana.headers))
    assert (answer.status_code, answer.text) == (500, "Internal Server Error")
    assert answer.headers["cache-control"] == "no-store"
    assert "content-security-policy" in answer.headers
    with pytest.raises(RuntimeError, match="on fire"):
        client.get(f"/api/tables/{ana.table}", headers=dict(ana.headers))
