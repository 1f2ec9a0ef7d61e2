"""Addresses that are none, faults of ours, and answers that are written in one piece."""

from __future__ import annotations

import socket
from typing import Any, cast

import httpx2
import pytest
from starlette.testclient import TestClient

from tablee.server import connections
from tablee.server.addresses import Addresses, parted
from tablee.server.app import ENDPOINTS
from tablee.server.endpoints import House
from tablee.server.rooms import Room
from tests.server.people import PATIENCE, sit_down


def test_an_unknown_address_and_a_wrong_method_are_refused_as_ever(client: TestClient) -> None:
    ana = sit_down(client, "Ana", "Bob")[0]
    assert client.get(f"/api/tables/{ana.table}/nothing").status_code == 404
    wrong = client.delete(f"/api/tables/{ana.table}/moves")
    assert (wrong.status_code, wrong.headers["allow"]) == (405, "POST")
    assert wrong.json() == {"error": "bad", "detail": "Method Not Allowed"}
    assert client.get("/api/tables//record").status_code == 404
    assert client.get(f"/app/tables/{ana.table}").status_code == 404
    assert client.get(f"/api/tables/{ana.table}/record/").status_code == 404


def test_every_address_is_found_by_its_own_path() -> None:
    house = House(*[cast("Any", None)] * 3)
    addresses = Addresses(cast("Any", None), ENDPOINTS, house)
    for endpoint in ENDPOINTS:
        answers, called = addresses.known[parted(endpoint.path.split("/"))[0]]
        assert endpoint.method in answers
        assert [f"{{{name}}}" for name in called] == parted(endpoint.path.split("/"))[1]
    methods = [method for answers, _ in addresses.known.values() for method in answers]
    gets = sum(endpoint.method == "GET" for endpoint in ENDPOINTS)
    assert len(methods) == len(ENDPOINTS) + gets  # those can be asked for their head too


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


def answers_to(live: httpx2.Client, *heads: str) -> list[tuple[str, bytes]]:
    """What a server writes to these requests, sent together: head and rest of each answer."""
    host, port = live.base_url.host, live.base_url.port
    sent = "".join(f"{head}\r\nHost: localhost\r\n\r\n" for head in heads)
    with socket.create_connection((host, port), timeout=PATIENCE) as line:
        line.sendall(sent.encode())
        received = b""
        while part := line.recv(65536):
            received += part
    found = []
    for answer in received.split(b"HTTP/1.1 ")[1:]:
        head, _, rest = answer.partition(b"\r\n\r\n")
        found.append((head.decode().lower(), rest))
    return found


def test_an_answer_in_one_piece_is_the_one_in_two(
    live: httpx2.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = sit_down(live, "Ana", "Bob")[0]
    get, head = (f"{method} /api/tables/{ana.table} HTTP/1.1" for method in ("GET", "HEAD"))
    asked = (get, head, get, f"{get}\r\nConnection: close")
    in_one = answers_to(live, *asked)
    monkeypatch.setattr(connections, "IN_ONE", {})
    in_two = answers_to(live, *asked)

    def plainly(answers: list[tuple[str, bytes]]) -> list[tuple[list[str], bytes]]:
        return [
            (sorted(line for line in head.split("\r\n") if not line.startswith("date")), body)
            for head, body in answers
        ]

    assert plainly(in_one) == plainly(in_two)
    assert [bool(body) for _, body in in_one] == [True, False, True, True]
    assert "connection: close" in in_one[-1][0]
    assert "cache-control: no-store" in in_one[0][0]
