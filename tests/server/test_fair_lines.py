"""Workers and the lines before them: fair to whoever asks, and to whoever comes last."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from tablee.games import load
from tablee.kernel import Match
from tablee.server import jobs
from tablee.server.failures import TooMuch
from tablee.server.lobby import Lobby
from tablee.server.queues import EACH, Fair, Lines
from tablee.server.quotas import payer
from tablee.server.thinkers import Thinkers
from tablee.server.workers import Overdue, Workers
from tests.server.conftest import QUICK
from tests.server.people import PATIENCE, sit_down


def test_clients_take_turns_and_so_do_their_tables() -> None:
    line: Fair[str] = Fair(100)
    for job in range(4):
        line.put("greedy", "t1", f"g1-{job}")
        line.put("greedy", "t2", f"g2-{job}")
    line.put("modest", "t3", "m")
    order = [line.next() for _ in range(10)]
    assert order[:4] == ["g1-0", "m", "g2-0", "g1-1"]
    assert order[-1] is None
    assert line.total == 0


def test_a_line_that_is_full_takes_nothing_more_of_whoever_fills_it() -> None:
    line: Fair[int] = Fair(EACH + 1)
    assert [line.put("a", "t", job) for job in range(EACH + 1)] == [None] * EACH + [EACH]
    assert line.put("a", "u", 100) is None
    assert line.put("a", "v", 101) == 101
    assert line.total == EACH + 1


def test_a_full_line_takes_a_newcomers_job() -> None:
    """Whoever has most in it makes room with what would have been done last."""
    line: Fair[str] = Fair(6)
    for job in range(3):
        line.put("greedy", "t", f"t{job}")
        line.put("greedy", "u", f"u{job}")
    assert line.put("modest", "v", "m0") == "u2"
    assert line.put("modest", "v", "m1") == "t2"
    assert line.put("third", "w", "w0") == "u1"
    assert line.put("modest", "v", "m2") == "m2"  # that would be as many as anybody has
    assert line.total == 6
    order = [line.next() for _ in range(7)]
    assert order == ["t0", "m0", "w0", "u0", "m1", "t1", None]
    assert (line.total, line.counts, line.clients) == (0, {}, {})


def test_what_a_table_waits_for_goes_first_but_not_for_ever() -> None:
    line: Lines[str] = Lines(4)
    for job in range(4):
        line.put("a", "t", f"hint-{job}", urgent=False)
    assert line.put("a", "t", "hint-4", urgent=False) == "hint-4"
    for job in range(4):  # that line is full, this one is not
        assert line.put("b", "u", f"bot-{job}", urgent=True) is None
    assert line.total == 8
    order = [line.next() for _ in range(9)]
    assert order[:6] == ["bot-0", "bot-1", "bot-2", "hint-0", "bot-3", "hint-1"]
    assert order[6:] == ["hint-2", "hint-3", None]


# workers


def test_records_from_outside_hold_up_no_table() -> None:
    async def scene() -> None:
        workers = Workers(1, 60, 10)
        outside = asyncio.create_task(workers.run("", time.sleep, 60))
        assert await workers.run("t", len, "four") == 4
        assert not outside.done()
        outside.cancel()
        workers.close()

    asyncio.run(scene())


def test_a_bot_goes_before_hints_that_were_asked_for_earlier() -> None:
    done: list[str] = []

    async def scene() -> None:
        workers = Workers(1, 60, 10, len.__eq__)

        async def ask(what: str, work: Callable[..., object], *args: object) -> None:
            await workers.run("t", work, *args)
            done.append(what)

        hints = [asyncio.create_task(ask(f"hint {n}", sum, (1, 2))) for n in range(3)]
        bot = asyncio.create_task(ask("bot", len, "four"))
        await asyncio.gather(bot, *hints)
        workers.close()

    asyncio.run(scene())
    assert done == ["bot", "hint 0", "hint 1", "hint 2"]


def test_a_job_that_takes_too_long_is_ended_and_the_next_is_done() -> None:
    async def scene() -> None:
        workers = Workers(1, 0.5, 10)
        with pytest.raises(Overdue):
            await workers.run("t", time.sleep, 60)
        assert await workers.run("t", len, "four") == 4
        assert workers.all[0].lives == 2
        workers.close()

    asyncio.run(scene())


def die(*_: object) -> None:
    """A worker that never says that it is ready."""
    os._exit(1)


def test_whoever_asks_a_worker_that_dies_as_it_starts_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        workers = Workers(1, 20, 10)
        with monkeypatch.context() as patched:
            patched.setattr("tablee.server.workers.serve", die)
            with pytest.raises(TooMuch):
                await asyncio.wait_for(workers.run("t", len, "four"), PATIENCE)
        assert workers.all[0].lives == 2  # it was asked once more
        assert await workers.run("t", len, "four") == 4
        workers.close()

    asyncio.run(scene())


def test_when_too_much_waits_nothing_more_is_taken_in() -> None:
    async def scene() -> None:
        workers = Workers(1, 20, 2)
        asked = [asyncio.create_task(workers.run(f"t{n}", time.sleep, 0.2)) for n in range(6)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, TooMuch) for one in found) >= 3
        assert None in found
        workers.close()

    asyncio.run(scene())


def test_whoever_makes_room_for_a_newcomer_is_told_to_come_back() -> None:
    async def scene() -> None:
        workers = Workers(1, 20, 2)

        async def ask(client: str, table: str) -> object:
            payer.set(client)
            return await workers.run(table, time.sleep, 0.2)

        greedy = [asyncio.create_task(ask("greedy", f"t{n}")) for n in range(3)]
        await asyncio.sleep(0.05)
        assert await ask("modest", "u") is None
        found = await asyncio.gather(*greedy, return_exceptions=True)
        assert [isinstance(one, TooMuch) for one in found].count(True) == 1
        workers.close()

    asyncio.run(scene())


def test_thoughts_are_paid_for_by_whoever_had_the_table_laid(client: TestClient) -> None:
    lobby: Lobby = client.app.state.lobby  # type: ignore[attr-defined]
    ana = sit_down(client, "Ana", "bot:random")[0]
    ana.look()
    lobby.rooms[ana.table].laid_for = "the host"
    while ana.look()["moves"]:  # until it is the bot's turn
        assert ana.play().status_code == 200
    end = time.monotonic() + PATIENCE
    while not lobby.thinkers.thoughts.levels and time.monotonic() < end:
        time.sleep(0.01)
    assert set(lobby.thinkers.thoughts.levels) == {"the host"}


def test_whoever_has_many_bots_think_lets_others_go_first() -> None:
    thinkers = Thinkers(QUICK)
    payer.set("greedy")
    assert thinkers.urgent(jobs.think)
    thinkers.thoughts.charge("greedy", QUICK.thought_burst + 1)
    assert not thinkers.urgent(jobs.think)
    assert not thinkers.urgent(jobs.advise)
    payer.set("modest")
    assert thinkers.urgent(jobs.think)
    thinkers.close()


def test_a_worker_is_sent_what_is_new_and_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        thinkers = Thinkers(QUICK)
        sent: list[jobs.Position] = []
        plain = thinkers.workers.billed

        async def noted(bill: Any, table: str, work: Any, *args: Any) -> Any:
            sent.append(args[0])
            return await plain(bill, table, work, *args)

        monkeypatch.setattr(thinkers.workers, "billed", noted)
        match = Match(load("ramen"), 2, {}, "1", ["a", "b"])
        for _ in range(3):
            seat = match.awaited[0]
            text = await thinkers.choose("t", match, seat, "random")
            match.submit(seat, text)
        assert [(one.known, len(one.news)) for one in sent] == [(0, 0), (0, 1), (1, 1)]
        match._rewind(1)
        match.submit(match.awaited[0], match.legal_texts(match.awaited[0])[-1])
        await thinkers.choose("t", match, match.awaited[0], "random")
        assert sent[-1].known == 0  # an undo has made it another match
        thinkers.workers.all[0].kill()
        await thinkers.choose("t", match, match.awaited[0], "random")
        assert sent[-1].known == 0  # a new worker knows nothing
        thinkers.close()

    asyncio.run(scene())
