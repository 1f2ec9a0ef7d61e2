"""A hint is asked while others decide: what they do in secret neither stops nor changes it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tablee import games
from tablee.kernel import Match, Rng, read_by
from tablee.server.jobs import Advice
from tablee.server.lobby import Lobby
from tests.server.people import Player, sit_down

Advise = Callable[[str, Match, int, str], Awaitable[tuple[Advice, float]]]


def before_a_secret() -> tuple[Match, int, int, str]:
    """Rivals up to a decision that the others do not notice: its asker, whoever decides, what."""
    match, rng = Match(games.load("rivals"), 2, {}, "hint"), Rng.seeded("hint")
    while not match.over:
        seat = match.awaited[rng.below(len(match.awaited))]
        legal = match.legal(seat)
        move = legal[rng.below(len(legal))]
        text, waiting = match.game.catalogue.texts[move], set(match.acting)
        news = match.play(seat, move)
        (other,) = {0, 1} - {seat}
        if {0, 1} <= waiting and {0, 1} <= set(match.acting) and not read_by(news, other):
            match.take_back(seat)
            return match, other, seat, text
    raise AssertionError("nobody decided anything in secret")


@pytest.mark.parametrize("decided", [False, True])
def test_a_hint_does_not_tell_that_somebody_decided(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, decided: bool
) -> None:
    match, asker, other, text = before_a_secret()
    people = [{"name": name, "here": True} for name in ("Ana", "Bob")]
    body = {"record": match.record().to_text(), "step": len(match.entries), "people": people}
    opened = client.post("/api/branch", json=body).json()
    ana, bob = (
        Player(client, opened["table"], seat, opened["seats"][seat]["token"])
        for seat in (asker, other)
    )
    bob_ask = bob.look()["ask"]
    assert isinstance(client.app, Starlette)
    lobby: Lobby = client.app.state.lobby
    advise: Advise = lobby.thinkers.advise

    async def meanwhile(table: str, match: Match, seat: int, bot: str) -> tuple[Advice, float]:
        found = await advise(table, match, seat, "greedy")
        if decided:
            await (await lobby.room(table)).move(other, text, bob_ask, "")
        return found

    monkeypatch.setattr(lobby.thinkers, "advise", meanwhile)
    before = ana.look()
    answer = ana.post("hint")
    assert (answer.status_code, ana.look()) == (200, before)
    assert (bob.look()["ask"] != bob_ask) == decided


def test_a_hint_costs_what_the_worker_did(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not the wait for a worker that is at others' questions."""
    ana = sit_down(client, "Ana", "Bob")[0]
    assert isinstance(client.app, Starlette)
    lobby: Lobby = client.app.state.lobby
    timed: Any = lobby.thinkers.workers.timed
    worked: list[float] = []
    charged: list[float] = []

    async def queued(*asked: Any) -> tuple[Any, float]:
        await asyncio.sleep(1.0)
        answer, seconds = await timed(*asked)
        worked.append(seconds)
        return answer, seconds

    monkeypatch.setattr(lobby.thinkers.workers, "timed", queued)
    monkeypatch.setattr(lobby.work, "charge", lambda client, much: charged.append(much))
    assert ana.post("hint").status_code == 200
    assert charged[-1] == sum(worked)  # before it, the laying of the table
