"""Every client has its part of each turn of the loop: many requests at once hold up nobody else."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from tablee.server.turns import AT_ONCE, Turns

STEP = 0.01


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Time that passes when somebody says so."""
    now = [100.0]
    monkeypatch.setattr("tablee.server.turns.time.monotonic", lambda: now[0])
    return now


def test_others_are_served_between_the_many_steps_of_one(clock: list[float]) -> None:
    done: list[str] = []

    async def work(who: str, steps: int) -> None:
        for _ in range(steps):
            done.append(who)
            clock[0] += STEP
            await asyncio.sleep(0)

    async def scene() -> None:
        turns = Turns(STEP / 2)
        many = [asyncio.ensure_future(turns.steps("a", work("a", 3))) for _ in range(190)]
        other = asyncio.ensure_future(turns.steps("b", work("b", 20)))
        await asyncio.gather(*many, other)
        assert turns.lines == {}

    asyncio.run(scene())
    assert done.count("a") == 3 * 190
    between = "".join(done).split("b")
    assert max(map(len, between[:-1])) <= 3


def test_short_steps_are_done_together(clock: list[float]) -> None:
    turned, done = 0, 0

    async def work() -> None:
        nonlocal done
        clock[0] += STEP
        done += 1

    async def scene() -> None:
        nonlocal turned
        turns = Turns(STEP * 8)
        tasks = [asyncio.ensure_future(turns.steps("a", work())) for _ in range(64)]
        while not all(task.done() for task in tasks):
            turned += 1
            await asyncio.sleep(0)

    asyncio.run(scene())
    assert done == 64
    assert turned < 64


def test_whoever_came_first_is_served_first(clock: list[float]) -> None:
    done: list[int] = []

    async def work(at: int) -> None:
        done.append(at)
        clock[0] += STEP

    async def scene() -> None:
        turns = Turns(STEP / 2)
        await asyncio.gather(*(turns.steps("a", work(at)) for at in range(3 * AT_ONCE)))

    asyncio.run(scene())
    assert done == list(range(3 * AT_ONCE))


def test_what_is_done_in_turns_is_done_as_ever() -> None:
    async def work(fail: bool) -> int:
        await asyncio.sleep(0.001)
        if fail:
            raise ValueError("as ever")
        return await asyncio.wait_for(asyncio.sleep(0, 7), 1)

    async def scene() -> None:
        turns = Turns(1.0)
        assert await turns.steps("a", work(fail=False)) == 7
        with pytest.raises(ValueError, match="as ever"):
            await turns.steps("a", work(fail=True))

    asyncio.run(scene())


@pytest.mark.parametrize("waiting", ["for its turn", "for something"])
def test_whoever_leaves_leaves_the_line(waiting: str) -> None:
    left: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            left.append("left")
            raise

    async def scene() -> None:
        turns = Turns(1.0)
        if waiting == "for its turn":
            turns.used["a"], turns.ending = 2.0, True  # it does not come
        task = asyncio.ensure_future(turns.steps("a", work()))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert turns.lines == {}

    asyncio.run(scene())
    assert left == (["left"] if waiting == "for something" else [])


def test_nothing_is_left_of_a_step_that_failed() -> None:
    """Neither by an error nor by whoever left: what a request held is freed with it."""

    class Held:
        pass

    async def work(held: Held, fail: bool) -> None:
        if fail:
            raise ValueError(held)
        await asyncio.sleep(60)

    async def scene() -> None:
        turns = Turns(1.0)
        for fail in (True, False):
            task: asyncio.Future[Any] = asyncio.ensure_future(turns.steps("a", work(Held(), fail)))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.wait({task})
            assert task.cancelled() or task.exception()
            del task

    gc.collect()
    gc.disable()
    try:
        asyncio.run(scene())
        assert not [one for one in gc.get_objects() if isinstance(one, Held)]
    finally:
        gc.enable()
