"""What a spectator is sent during a whole game, byte by byte, against what their view holds."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee import games
from tablee.kernel import SPECTATOR, Game, Match
from tablee.server.lobby import Lobby
from tests.server.people import Player, sit_down

WORD = re.compile(r"[\w-]+")


def sayable(game: Game, match: Match) -> set[str]:
    """All a spectator may read of: faces on the table, and what facts and the log name."""
    view = match.view(SPECTATOR)
    names = {game.kinds[face] for faces in view.zones.values() for face in faces if face >= 0}
    names |= set(WORD.findall(str(view.facts)))
    for _, event in match.read(SPECTATOR):
        for (_, kind), value in zip(game.arguments(event.key), event.args, strict=False):
            if kind == "card":
                names.add(game.kinds[value])
            elif kind in game.nouns:
                names.add(game.nouns[kind][value].key)
    return names


@pytest.mark.parametrize("key", ["ramen", "mamma_mia", "plat_du_jour"])
def test_no_byte_a_spectator_gets_names_a_face_they_do_not_know(
    client: TestClient, key: str
) -> None:
    people = sit_down(client, "Ana", "Bob", game=key)
    spectator = Player(client, people[0].table, -1, "")
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    game = games.load(key)
    hidden_at_all = 0
    for _ in range(400):
        now = spectator.look()
        if now["over"]:
            break
        match = lobby.rooms[people[0].table].match
        hidden = set(game.kinds) - sayable(game, match)  # the canaries
        hidden_at_all += len(hidden)
        for lang in ("en", "fr"):
            raw = client.get(f"/api/tables/{people[0].table}", params={"lang": lang}).text
            leaked = hidden & quoted(raw)
            assert not leaked, leaked
        assert now["moves"] == []
        assert now["sealed"] is None
        check_labels(game, match, now)
        for player in people:
            if player.seat in now["acting"]:
                assert player.play().status_code == 200
    assert hidden_at_all


def quoted(raw: str) -> set[str]:
    """Every word of an answer: faces are named in ids, faces, refs and notation."""
    return set(WORD.findall(raw))


def check_labels(game: Game, match: Match, now: dict[str, Any]) -> None:
    """Each zone shows exactly the faces of the engine's own view, in its order."""
    view = match.view(SPECTATOR)
    for zone in now["zones"]:
        faces = [item.get("face", "") for item in zone["items"]]
        assert faces == [game.kinds[face] if face >= 0 else "" for face in view.zones[zone["id"]]]


def test_answers_about_moves_tell_a_spectator_nothing(client: TestClient) -> None:
    ana, _ = sit_down(client, "Ana", "Bob")
    spectator = Player(client, ana.table, -1, "")
    for move in ana.look()["moves"]:
        answer = spectator.post("why", text=move["text"]).json()
        assert answer["legal"] is False
        assert answer["rule"] == "R3.1"
    held = ana.look()["moves"][0]["text"].partition("@")[0]
    other = next(kind for kind in games.load("ramen").kinds if kind not in str(ana.look()["zones"]))
    about_held = spectator.post("why", refs=[f"card:{held}"]).json()
    about_other = spectator.post("why", refs=[f"card:{other}"]).json()
    assert [one["legal"] for one in about_held["answers"]] == [
        one["legal"] for one in about_other["answers"]
    ]
    assert [one.get("rule") for one in about_held["answers"]] == [
        one.get("rule") for one in about_other["answers"]
    ]
    for what in ("preview", "hint", "undo", "rematch"):
        assert spectator.post(what, text="+no4").status_code == 401
