"""A key belongs to one decision and one text; an undo neither loses nor repeats a move."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tablee.kernel import Entry, Match
from tablee.server.history import KEYS, History
from tablee.server.lobby import Lobby
from tablee.server.store import Line
from tests.server.people import Player, sit_down


def test_after_an_undo_the_documented_keys_still_play(client: TestClient) -> None:
    """A program that calls its keys after the decision's number, as the example does."""
    ana, _ = sit_down(client, "Ana", "Bob")
    texts = [move["text"] for move in ana.look()["moves"]]
    for text in (texts[0], texts[0], texts[1]):  # the same move once more, then another
        ask = ana.look()["ask"]
        answer = ana.post("moves", text=text, ask=ask, key=f"ask-{ask}")
        assert answer.status_code == 200
        assert answer.json()["n"] == ana.look()["n"]
        assert entries(client, ana) == [Entry(0, text)]
        assert ana.post("undo").status_code == 200
        assert entries(client, ana) == []


def entries(client: TestClient, player: Player) -> list[Entry]:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    return lobby.rooms[player.table].match.entries


def test_a_key_with_anything_else_is_refused(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob")
    first, second = (move["text"] for move in ana.look()["moves"][:2])
    assert ana.post("moves", text=first, ask=1, key="k").json() == {"n": 1}
    assert ana.post("moves", text=f" {first} ", ask=1, key="k").json() == {"n": 1}
    for text, ask in ((second, 1), (first, 2), ("x", 9)):
        answer = ana.post("moves", key="k", text=text, ask=ask)
        assert (answer.status_code, answer.json()["error"]) == (409, "stale")
    assert ana.look()["n"] == 1
    assert bob.post("moves", text=first, ask=1, key="k").status_code == 422  # another's key


@pytest.mark.parametrize("key", ["a\0b", "\0", "a\nb", "\u202ek"])
def test_keys_are_visible(client: TestClient, key: str) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    text = ana.look()["moves"][0]["text"]
    assert ana.post("moves", text=text, ask=1, key=key).status_code == 400
    assert ana.look()["n"] == 0


def test_old_keys_are_forgotten_and_never_played_again() -> None:
    lines = [Line(n, 0, 0, "move", "a", f"k{n}") for n in range(1, 30)]
    history = History(1, lines)
    assert list(history.keys[0]) == [f"k{n}" for n in range(30 - KEYS, 30)]
    assert history.asks == [30]


def test_what_is_left_after_every_undo_is_read_without_playing() -> None:
    lines = [
        Line(1, 0, 0, "move", "a"),
        Line(2, 0, 1, "move", "b"),
        Line(3, 0, -1, "expire", ""),
        Line(4, 0, 0, "move", "c"),
        Line(5, 0, 0, "undo", ""),  # as the first versions wrote it
        Line(6, 0, 0, "move", "d"),
        Line(7, 0, 1, "say", "well"),
        Line(8, 0, 0, "undo", "3"),
        Line(9, 0, 0, "take_back", "0"),
        Line(10, 0, 0, "move", "e", "k"),
    ]
    history = History(2, lines)
    assert history.entries == [Entry(0, "e")]
    assert (history.n, history.takebacks) == (10, 1)
    assert history.asks == [8, 3]
    assert history.keys[0]["k"] == (7, "e", 10)
    assert [word.text for word in history.words] == ["well"]


def test_a_load_replays_once_whatever_happened_before(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    ana.play()
    for _ in range(12):
        assert ana.post("undo").status_code == 200
        assert ana.play().status_code == 200
    before = ana.look()
    begun = []
    plain = Match._begin

    def counted(match: Match) -> None:
        begun.append(match)
        plain(match)

    monkeypatch.setattr(Match, "_begin", counted)
    assert lobby.put_away(-1, 9) == 1
    assert ana.look() == before
    assert len(begun) == 1
