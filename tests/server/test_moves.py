"""Moves that are well formed, and those that are not, whole or in parts of unknown length."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx2
import pytest
from starlette.testclient import TestClient

from tests.server.people import Player, sit_down

GOOD = {"text": "", "ask": 1, "key": "k"}  # the text of a legal move is filled in


def sent(player: Player, body: bytes, whole: bool, **headers: str) -> httpx2.Response:
    """A move, at once or bit by bit."""

    def parts() -> Iterator[bytes]:
        yield body[:5]
        yield body[5:]

    answer: httpx2.Response = player.client.post(
        f"/api/tables/{player.table}/moves",
        content=body if whole else parts(),
        headers={"Content-Type": "application/json", **player.headers, **headers},
    )
    return answer


def seen(answer: httpx2.Response) -> tuple[int, object, dict[str, str]]:
    return answer.status_code, answer.json(), dict(answer.headers)


BODIES = {
    "a move": GOOD,
    "no key": {"text": "", "ask": 1},
    "more than is asked": {**GOOD, "more": 1},
    "a number in quotes": {**GOOD, "ask": "1"},
    "out of date": {**GOOD, "ask": 7},
    "nobody writes so": {**GOOD, "text": "no99"},
    "not now": {**GOOD, "text": "+no4"},
    "no text": {"ask": 1},
    "a negative number": {**GOOD, "ask": -1},
    "too long": {**GOOD, "text": "x" * 201},
    "too long a key": {**GOOD, "key": "x" * 61},
    "a list": [1],
}


@pytest.mark.parametrize("name", BODIES)
def test_in_parts_the_answers_are_the_same(client: TestClient, name: str) -> None:
    found = []
    for whole in (True, False):
        ana = sit_down(client, "Ana", "Bob")[0]
        body = BODIES[name]
        if isinstance(body, dict) and body.get("text") == "":
            body = {**body, "text": ana.look()["moves"][0]["text"]}
        found.append(seen(sent(ana, json.dumps(body).encode(), whole)))
        assert ana.look()["n"] == (found[-1][0] == 200)
    assert found[0] == found[1]


def test_whoever_has_no_seat_gets_the_same_answer_too(client: TestClient) -> None:
    ana = sit_down(client, "Ana", "Bob")[0]
    body = json.dumps({**GOOD, "text": ana.look()["moves"][0]["text"]}).encode()
    for who in (Player(client, ana.table, 0, "wrong"), Player(client, ana.table, 0, "")):
        answers = [seen(sent(who, body, whole)) for whole in (True, False)]
        assert answers[0] == answers[1]
        assert answers[0][0] == 401
    stranger = Player(client, "nowhere", 0, ana.token)
    answers = [seen(sent(stranger, body, whole)) for whole in (True, False)]
    assert answers[0] == answers[1]
    assert answers[0][0] == 404
    assert ana.look()["n"] == 0


def test_not_even_json(client: TestClient) -> None:
    ana = sit_down(client, "Ana", "Bob")[0]
    answers = [seen(sent(ana, b"{" * 20, whole)) for whole in (True, False)]
    assert answers[0] == answers[1]
    assert answers[0][0] == 422


def test_the_guard_stands_before_everything(client: TestClient) -> None:
    ana = sit_down(client, "Ana", "Bob")[0]
    body = json.dumps({**GOOD, "text": ana.look()["moves"][0]["text"]}).encode()
    assert sent(ana, body, True, Origin="https://elsewhere.example").status_code == 403
    assert sent(ana, body + b" " * 300_000, True).status_code == 413
    assert sent(ana, body + b" " * 300_000, False).status_code == 413
    assert ana.look()["n"] == 0
    played = sent(ana, body, True, Origin="http://testserver")
    assert played.json() == {"n": 1}
    assert "default-src 'none'" in played.headers["content-security-policy"]
