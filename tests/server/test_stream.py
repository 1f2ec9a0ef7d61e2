"""Newline-delimited JSON for programs: numbered updates, resumed after what was seen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

from tablee import games
from tablee.server.lobby import Lobby
from tests.server.people import Player, play_on, sit_down


@contextmanager
def stream_of(player: Player, after: str = "", lang: str = "en") -> Iterator[Iterator[Any]]:
    path = f"/api/tables/{player.table}/stream"
    with player.client.stream(
        "GET", path, params={"after": after, "lang": lang}, headers=player.headers
    ) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/x-ndjson"
        yield (json.loads(line) for line in answer.iter_lines())


def until(updates: Iterator[Any], n: int) -> list[dict[str, Any]]:
    """The updates up to the one that shows line `n`."""
    seen = []
    for update in updates:
        seen.append(update)
        if update["n"] >= n:
            break
    return seen


def test_a_stream_tells_every_line_once_in_order(live: httpx2.Client) -> None:
    ana, _ = sit_down(live, "Ana", "Bob")
    with stream_of(ana) as updates:
        first = next(updates)
        assert first["reset"]
        assert first["n"] == 0
        log = list(first["log"])
        for n in range(1, 4):
            assert ana.play().status_code == 200
            for update in until(updates, n):
                assert not update["reset"]
                log += update["log"]
    assert [line["i"] for line in log] == list(range(len(log)))
    assert log == ana.look()["log"]


def test_a_stream_resumes_where_it_broke_off(live: httpx2.Client) -> None:
    ana, bob = sit_down(live, "Ana", "Bob")
    with stream_of(bob) as updates:
        seen = [line for update in until(updates, 0) for line in update["log"]]
    ana.play()
    ana.play()
    two = bob.look()["seen"]
    ana.play()
    with stream_of(bob) as updates:
        assert next(updates)["reset"]  # nothing seen: everything is sent
    with stream_of(bob, after=two) as updates:
        update = next(updates)
        assert update["n"] == 3
        assert not update["reset"]
        assert {line["entry"] for line in update["log"]} == {3}
    whole = bob.look()["log"]
    assert whole[: len(seen)] == seen


def test_a_program_plays_a_whole_game_by_its_stream(live: httpx2.Client) -> None:
    (ana,) = sit_down(live, "Ana")
    with stream_of(ana) as updates:
        for update in updates:
            if update["over"]:
                assert update["scores"]
                break
            if update["moves"]:
                text = update["moves"][0]["text"]
                answer = ana.post("moves", text=text, ask=update["ask"], key=str(update["ask"]))
                assert answer.status_code in (200, 409)


def test_lines_that_fade_are_sent_again_and_only_those(client: TestClient) -> None:
    ana, bob = sit_down(client, "Ana", "Bob", memory="strict")
    shown: dict[int, dict[str, Any]] = {}
    seen = ""
    resent = 0
    while True:
        update = ana.look(after=seen)
        if update["reset"]:
            shown.clear()
        for line in update["log"]:
            resent += line["i"] in shown
            shown[line["i"]] = line
        seen = update["seen"]
        whole = {line["i"]: line for line in ana.look()["log"]}
        assert {i: line for i, line in shown.items() if "text" in line} == whole
        if update["over"]:
            break
        for player in (ana, bob):
            if player.seat in update["acting"]:
                assert player.play().status_code == 200
    assert resent


def test_lines_that_leave_the_log_come_without_words(client: TestClient) -> None:
    people = sit_down(client, "Ana", "Bob", game="mamma_mia", oven_view="memory")
    shown: dict[int, str] = {}
    seen, emptied = "", 0
    for _ in range(30):
        update = people[0].look(after=seen)
        for line in update["log"]:
            emptied += "text" not in line
            shown[line["i"]] = line.get("text", "")
        seen = update["seen"]
        whole = {line["i"]: line["text"] for line in people[0].look()["log"]}
        assert {i: text for i, text in shown.items() if text} == whole
        for player in people:
            if player.seat in update["acting"]:
                assert player.play().status_code == 200
    assert emptied


def test_rooms_nobody_looks_at_are_put_away_and_come_back(client: TestClient) -> None:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    ana, bob = sit_down(client, "Ana", "Bob")
    ana.play(key="once")
    before = ana.look()
    assert lobby.put_away_idle() == 0
    room = lobby.rooms[ana.table]
    room.touched -= lobby.config.idle_seconds + 1
    assert lobby.put_away_idle() == 0  # somebody has just asked for it
    room.looked -= lobby.config.idle_seconds + 1
    assert lobby.put_away_idle() == 1
    assert ana.table not in lobby.rooms
    assert ana.look() == before
    assert lobby.rooms[ana.table] is not room
    first = room.match.entries[0].text
    assert ana.post("moves", text=first, ask=1, key="once").json() == {"n": 1}
    play_on([ana, bob])


def test_a_room_with_a_reader_stays(live: httpx2.Client) -> None:
    ana, _ = sit_down(live, "Ana", "Bob")
    with stream_of(ana) as updates:
        next(updates)
        ana.play()
        assert until(updates, 1)[-1]["n"] == 1


@pytest.mark.parametrize("key", games.keys(examples=True))
def test_the_first_line_of_a_decision_cites_its_rule_to_everybody(
    client: TestClient, key: str
) -> None:
    game = games.load(key)
    seats = next(count for count in game.seat_counts() if count > 1)
    people = sit_down(client, *["Ana", "Bob", "Cleo", "Dan"][:seats], game=key, **game.trial)
    for _ in range(12):
        acting = people[0].look()["acting"]
        for player in people:
            if player.seat in acting and player.look()["moves"]:
                player.play()
    cited = []
    for viewer in (*people, Player(client, people[0].table, -1, "")):
        lines = viewer.look()["log"]
        rules = {line["entry"]: line["rule"] for line in lines if "rule" in line}
        assert all(game.rulebook.knows(rule) and ":" not in rule for rule in rules.values())
        firsts = {line["entry"]: line["i"] for line in reversed(lines)}
        assert all(line["i"] == firsts[line["entry"]] for line in lines if "rule" in line)
        cited.append(rules)
    assert cited[0]
    assert all(rules == cited[0] for rules in cited)


def test_rules_in_the_log_follow_an_undo(client: TestClient) -> None:
    ana = sit_down(client, "Ana", "Bob")[0]

    def cited() -> list[str]:
        return [line["rule"] for line in ana.look()["log"] if "rule" in line]

    ana.play()
    ana.play()
    assert cited() == ["R3.2", "R3.2"]
    ana.post("undo")
    assert cited() == ["R3.2"]
    ana.play()
    ana.play()
    assert cited() == ["R3.2", "R3.2", "R5.1"]
