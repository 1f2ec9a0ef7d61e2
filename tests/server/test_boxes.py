"""Games with box owners' values, games without, and games that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tablee import games
from tablee.kernel import BadInput, Data, Game
from tablee.server import boxes, game_list
from tablee.server.app import create_app
from tablee.server.lobby import Lobby
from tablee.server.store import SqliteStore
from tests.server.conftest import QUICK
from tests.server.people import play_on, sit_down


def box(folder: Path, game: str, text: str, file: str = "dishes.toml") -> Path:
    (folder / game).mkdir(parents=True)
    (folder / game / file).write_text(text, "utf-8")
    return folder


def test_a_game_plays_with_its_owners_values_and_the_others_with_their_own(
    db: Path, tmp_path: Path
) -> None:
    data = box(tmp_path / "boxes", "plat-du-jour", "coins = 5\n")
    assert boxes.check(data) == list(games.left_out().values())
    with TestClient(create_app(SqliteStore(str(db)), QUICK, data)) as client:
        keys = [game["key"] for game in client.get("/api/games").json()]
        assert keys == games.keys()
        lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
        for key in ("plat_du_jour", "ramen"):
            ana = sit_down(client, "Ana", "bot:greedy", game=key)[0]
            ana.look()
            theirs = lobby.rooms[ana.table].game.data.hash
            assert (theirs == games.load(key).data.hash) == (key == "ramen")
            assert play_on([ana])["over"]  # the bot, too, has the owner's values
        twice = [boxes.load("plat_du_jour", data) for _ in range(2)]
        assert twice[0] is twice[1]


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("plat_du_jour", '[[dish]]\nid = "soupe"\ncopies = 0\n', "dishes.toml, dish soupe, copies"),
        ("plat_du_jour", "coins = [", "dishes.toml: not readable as TOML"),
        ("soup_of_the_day", "coins = 5\n", "there is no game 'soup_of_the_day'"),
    ],
)
def test_values_that_cannot_be_used_are_named(
    tmp_path: Path, game: str, text: str, said: str
) -> None:
    data = box(tmp_path / "boxes", game, text)
    with pytest.raises(BadInput) as caught:
        boxes.check(data)
    assert said in str(caught.value)
    assert str(data / game) in str(caught.value)


def test_a_folder_for_one_game_alone_is_answered_with_what_would_be_right(tmp_path: Path) -> None:
    (tmp_path / "dishes.toml").write_text("coins = 5\n", "utf-8")
    for folder in (tmp_path, tmp_path / "nothing"):
        folder.mkdir(exist_ok=True)
        with pytest.raises(BadInput, match="a folder of its own"):
            boxes.check(folder)
    with pytest.raises(BadInput, match="not a folder"):
        boxes.check(tmp_path / "missing")


@pytest.fixture
def a_broken_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Game):
        key = "aaa_broken"

        @classmethod
        def load(cls, data: Data) -> Game:
            raise ZeroDivisionError("nobody divides by no cards")

        @classmethod
        def folder(cls) -> Path:
            return games.find("ramen").folder()

    with_it = {**games.found(), "aaa_broken": Broken}
    monkeypatch.setattr(games, "found", lambda: with_it)
    game_list.described.cache_clear()


@pytest.mark.usefixtures("a_broken_game")
def test_a_game_that_fails_leaves_the_others_in_peace(client: TestClient) -> None:
    assert "aaa_broken" in games.keys()  # noqa: SIM118 - a function
    assert any("aaa_broken" in sentence and "divides" in sentence for sentence in boxes.check(None))
    keys = [game["key"] for game in client.get("/api/games").json()]
    assert "ramen" in keys
    assert "aaa_broken" not in keys
    answer = client.post("/api/tables", json={"game": "aaa_broken", "people": [{"name": "Ana"}]})
    assert answer.status_code == 400
    assert "nobody divides by no cards" in answer.json()["detail"]
