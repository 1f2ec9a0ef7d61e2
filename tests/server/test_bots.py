"""Bots answer by themselves, in processes of their own; and stand in for people who left."""

from __future__ import annotations

import multiprocessing
import os
import re
import time
from dataclasses import replace
from pathlib import Path

from starlette.testclient import TestClient

from tablee.kernel import Match
from tablee.server.lobby import Lobby
from tablee.server.thinkers import Thinkers
from tests.server.conftest import QUICK, listening
from tests.server.people import PATIENCE, Player, play_on, sit_down, socket_of


def wait_for_turn(player: Player, seconds: float = 2 * PATIENCE) -> dict[str, object]:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        now = player.look()
        if now["over"] or player.seat in now["acting"]:
            return now
        time.sleep(0.02)
    raise AssertionError("the bots did not answer")


def test_a_person_plays_a_whole_game_against_bots(client: TestClient) -> None:
    ana = sit_down(client, "Ana", "bot:random", "bot:random")[0]
    while not wait_for_turn(ana)["over"]:
        assert ana.play().status_code == 200
    assert ana.look()["scores"]


def test_bots_trade_beside_a_person_who_is_done(client: TestClient) -> None:
    """Everybody acts at once: bots go on while others do, and do not wait for who is done."""
    ana = sit_down(
        client, "Ana", "bot:greedy", "bot:greedy", game="rivals", schedule="clock", max_days="2"
    )[0]
    reached = set()
    end = time.monotonic() + 240
    while time.monotonic() < end and not (now := ana.look())["over"]:
        reached.add(now["phase"])
        texts = [move["text"] for move in now["moves"]]
        alone = now["acting"] == [ana.seat]  # an offer came in just before she was done
        if texts and (alone or texts != ["back"]):
            answers = [text for text in texts if text.split()[0] in ("decline", "pass")]
            ana.play(max(answers, key=len, default=None))
        time.sleep(0.01)
    assert now["over"], now["status"]
    assert "stalls" in reached


def test_a_hint_names_a_legal_move_and_its_bot(client: TestClient) -> None:
    ana = sit_down(client, "Ana", "bot:random")[0]
    answer = ana.post("hint").json()
    labels = {move["text"]: move["label"] for move in ana.look()["moves"]}
    assert answer["label"] == labels[answer["text"]]
    (tried,) = answer["numbers"]  # what playing on from here showed
    # a busy machine plays on less often, and then nothing is sure
    ahead = r"about \d+\.\d points better than .+, give or take \d+\.\d(, (and|but) .+)?"
    ahead += r"|\d+ more victor(y|ies) in a hundred games than .+, give or take \d+"
    even = "not clearly better than .+; the reason above decides"
    assert re.fullmatch(rf"Tried out \d+ times from here: ({ahead}|{even})\.", tried)


def test_a_game_says_how_the_first_seat_is_not_drawn(client: TestClient) -> None:
    lots = {game["key"]: game["lot"] for game in client.get("/api/games").json()}
    assert lots["ramen"] == {"first_player": "chosen"}
    assert lots["rivals"] == {}


def test_a_cook_sits_down_by_name(client: TestClient) -> None:
    listed = {game["key"]: game for game in client.get("/api/games?lang=fr").json()}
    prudence = next(cook for cook in listed["ramen"]["cooks"] if cook["key"] == "prudence")
    assert (prudence["title"], prudence["level"]) == ("la prudente", 2)
    assert listed["ramen"]["levels"] == ["random", "greedy", "search", "master"]
    ana = sit_down(client, "Ana", "bot:prudence")[0]
    assert ana.look()["seats"][1]["bot"] == "prudence"


def test_a_hint_calls_a_move_what_the_table_calls_it(client: TestClient) -> None:
    """In a market the position names the goods and the price, the catalogue only a space."""
    people = sit_down(client, "Ana", "Bob", game="rivals")
    while (now := people[0].look())["phase"] != "beat":
        people[now["acting"][0]].play()
    asked = people[now["acting"][0]]
    answer = asked.post("hint").json()
    labels = {move["text"]: move["label"] for move in asked.look()["moves"]}
    assert any("$" in label for label in labels.values())
    assert answer["label"] == labels[answer["text"]]


def test_somebody_who_left_is_replaced_and_may_return(db: Path) -> None:
    with listening(db, replace(QUICK, away_seconds=0.2)) as live:
        ana, bob = sit_down(live, "Ana", "Bob")
        with socket_of(live, ana.table) as socket:
            assert socket.hello(token=ana.token)["you"] == 0
        assert wait_for_turn(bob)["acting"] == [1]  # a bot played the turn of Ana, who left
        with socket_of(live, ana.table) as socket:
            socket.hello(token=ana.token)
            for _ in range(3):
                bob.play()
            time.sleep(0.5)
            assert ana.look()["acting"] == [0]  # she is back: nobody plays for her


class Pondering(Thinkers):
    """Its bots think, in their worker, until somebody writes into a pipe."""

    def __init__(self, pipe: Path) -> None:
        super().__init__(replace(QUICK, job_seconds=3600.0))
        self.pipe = pipe
        os.mkfifo(pipe)

    async def choose(self, table_id: str, match: Match, seat: int, bot: str) -> str:
        await self.workers.run(table_id, self.pipe.read_text)
        return await super().choose(table_id, match, seat, bot)


def test_a_bot_that_thinks_long_holds_up_nobody(client: TestClient, tmp_path: Path) -> None:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    lobby.players.thinkers = Pondering(tmp_path / "pipe")
    cleo = sit_down(client, "Cleo", "bot:random")[0]
    for _ in range(3):
        assert cleo.play().status_code == 200
    assert cleo.look()["acting"] == [1]  # the bot is at it
    play_on(sit_down(client, "Ana", "Bob"))  # a whole game, while it thinks
    assert cleo.look()["acting"] == [1]
    played = cleo.look()["n"]
    for n in range(played + 1, played + 4):
        with (tmp_path / "pipe").open("w") as pipe:  # waits until the worker reads
            pipe.write("go on")
        while cleo.look()["n"] < n:
            time.sleep(0.02)
    assert wait_for_turn(cleo)["n"] == played + 3


def test_bots_come_back_when_their_worker_died(client: TestClient) -> None:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    ana = sit_down(client, "Ana", "bot:random")[0]
    assert ana.post("hint").status_code == 200
    for worker in multiprocessing.active_children():
        worker.kill()
        worker.join()
    assert ana.post("hint").status_code == 200
    assert lobby.thinkers.workers.of(ana.table).lives >= 2
