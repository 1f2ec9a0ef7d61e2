"""Updates: numbered, resumable, one reader like another; garbage changes nothing."""

from __future__ import annotations

import contextlib
import json
import random
import time

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.kernel import BadInput, TableeError
from tablee.server.failures import (
    NoTable,
    NotWritten,
    OtherRelease,
    TooMuch,
    WrongSecret,
    closing_of,
)
from tablee.server.messages import FINAL
from tablee.server.rooms import Room
from tests.server.people import PATIENCE, sit_down, socket_of


def test_updates_come_whenever_the_table_changes(live: httpx2.Client) -> None:
    ana, bob = sit_down(live, "Ana", "Bob")
    with socket_of(live, ana.table) as socket:
        first = socket.hello(token=bob.token, lang="fr")
        assert first["reset"]
        assert first["n"] == 0
        ana.play()
        second = socket.update()
        while second["n"] < 1:  # somebody came or went
            second = socket.update()
        assert second["t"] == "changes"
        assert [line["entry"] for line in second["log"]] == [1]
        assert not second["reset"]


def test_a_reader_resumes_after_what_it_has_seen(live: httpx2.Client) -> None:
    ana, _ = sit_down(live, "Ana", "Bob")
    ana.play()
    ana.play()
    seen = ana.look()["seen"]
    ana.play()
    with socket_of(live, ana.table) as socket:
        update = socket.hello(token=ana.token, after=seen)
    assert not update["reset"]
    assert {line["entry"] for line in update["log"]} == {3}
    assert update["log"] == [line for line in ana.look()["log"] if line["entry"] == 3]


def test_after_an_undo_readers_forget_their_log(live: httpx2.Client) -> None:
    ana, _ = sit_down(live, "Ana", "Bob")
    ana.play()
    seen = ana.look()["seen"]
    ana.post("undo")
    update = ana.look(after=seen)
    assert update["reset"]
    assert all(line["entry"] == 0 for line in update["log"])


@pytest.mark.parametrize("words", ["", "{", "[]", '{"lang": "de"}', '{"after": -1}', '{"x": 1}'])
def test_whoever_does_not_say_hello_is_let_go(live: httpx2.Client, words: str) -> None:
    ana, _ = sit_down(live, "Ana", "Bob")
    with socket_of(live, ana.table) as socket:
        socket.connection.send(words)
        with pytest.raises(ConnectionClosed) as gone:
            socket.update()
    assert gone.value.rcvd
    assert gone.value.rcvd.code == 4400


def test_wrong_tokens_and_tables_are_told_so(live: httpx2.Client) -> None:
    ana, _ = sit_down(live, "Ana", "Bob")
    for table, token, code in [(ana.table, "guess", 4401), ("nothere", "", 4404)]:
        with socket_of(live, table) as socket:
            socket.connection.send(json.dumps({"token": token}))
            with pytest.raises(ConnectionClosed) as gone:
                socket.update()
        assert gone.value.rcvd
        assert gone.value.rcvd.code == code


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (NoTable("none"), 4404),
        (WrongSecret("no"), 4401),
        (OtherRelease("older"), 4409),
        (BadInput("what?"), 4400),
        (NotWritten("busy"), 1013),
        (NotWritten("broken", "damaged"), 1013),
        (TooMuch("full"), 1013),
        (TooMuch("wait", 5, 429), 1013),
    ],
)
def test_whoever_may_come_back_is_told_so(error: TableeError, code: int) -> None:
    """A table that cannot be read just now was closed as if there were none: the page gave up."""
    assert closing_of(error) == code
    assert (code in FINAL) is (code >= 4400)


def test_random_frames_change_nothing(live: httpx2.Client) -> None:
    ana, _ = sit_down(live, "Ana", "Bob")
    before = ana.look()["zones"]
    dice = random.Random(5)
    for _ in range(60):
        with socket_of(live, ana.table) as socket, contextlib.suppress(ConnectionClosed):
            if dice.random() < 0.5:
                socket.connection.send(json.dumps({"token": ana.token}))
            for _ in range(3):
                noise = dice.randbytes(dice.randrange(200))
                socket.connection.send(noise if dice.random() < 0.5 else noise.decode("latin-1"))
    now = ana.look()
    assert now["zones"] == before
    assert now["n"] == 0


def test_another_site_may_not_connect(live: httpx2.Client) -> None:
    ana, _ = sit_down(live, "Ana", "Bob")
    elsewhere = {"Origin": "https://elsewhere.example"}
    answer = live.get(f"/api/tables/{ana.table}", headers=elsewhere)
    assert answer.status_code == 403
    with pytest.raises(InvalidStatus), socket_of(live, ana.table, **elsewhere):
        pass
    own = {"Origin": str(live.base_url).rstrip("/")}
    assert live.get(f"/api/tables/{ana.table}", headers=own).status_code == 200


def test_an_error_in_what_tells_ends_the_socket_and_is_logged(
    live: httpx2.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What tells is a task of its own, and a task can fail without anybody noticing."""
    ana, _ = sit_down(live, "Ana", "Bob")

    def fail(*_: object) -> bytes:
        raise ArithmeticError("cannot count to three")

    with socket_of(live, ana.table) as watching:
        watching.hello(token=ana.token)
        with caplog.at_level("ERROR", "uvicorn.error"):
            monkeypatch.setattr(Room, "news", fail)
            ana.play()
            with pytest.raises(ConnectionClosed):
                watching.update()
            deadline = time.monotonic() + PATIENCE
            while "cannot count to three" not in caplog.text and time.monotonic() < deadline:
                time.sleep(0.01)
    assert "cannot count to three" in caplog.text
