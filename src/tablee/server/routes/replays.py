"""Records that people bring: looked at step by step, or played on differently."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic import BaseModel, Field

from tablee.kernel import BadInput, Record
from tablee.server import answers
from tablee.server.config import RECORD_CHARS
from tablee.server.failures import TooMuch
from tablee.server.lobby import Lobby
from tablee.server.quotas import payer
from tablee.server.routes.common import (
    SLOWLY,
    InLobby,
    Language,
    Opened,
    People,
    gathered,
    opened,
)
from tablee.server.workers import Overdue

router = APIRouter(prefix="/api", tags=["replays"])
T = TypeVar("T")


class Step(BaseModel):
    """A record and how many of its decisions to play; `seat` counts from 0, none: a spectator."""

    record: str = Field(max_length=RECORD_CHARS)
    step: int = Field(0, ge=0, le=100_000)
    seat: int | None = Field(None, ge=0, le=29)


class Branch(BaseModel):
    record: str = Field(max_length=RECORD_CHARS)
    step: int = Field(0, ge=0, le=100_000)
    people: People


@router.post("/replay")
async def replay(hall: InLobby, body: Step, lang: Language = "en") -> Response:
    """The table after so many decisions of a record."""
    work = partial(hall.thinkers.replay, body.record, body.step, body.seat, lang)
    return answers.json_bytes(await affordable(hall, work))


@router.post("/branch", dependencies=SLOWLY)
async def branch(hall: InLobby, body: Branch) -> Opened:
    """Try something else from a step of a record, against whom one likes."""
    text = await affordable(hall, partial(hall.thinkers.cut, body.record, body.step))
    cut = Record.from_text(text)
    if len(body.people) != cut.seats:
        raise BadInput(f"this match has {cut.seats} seats, not {len(body.people)}")
    people = gathered(body.people)
    return opened(await hall.create(cut.game, people, cut.options, cut.seed, cut))


async def affordable(hall: Lobby, work: Callable[[], Awaitable[tuple[T, float]]]) -> T:
    """Done by a worker, and paid for by whoever asked."""
    hall.afford()
    try:
        found, seconds = await work()
    except Overdue:
        hall.work.charge(payer.get(), hall.config.job_seconds)
        raise TooMuch("this record takes too long to replay", 60) from None
    hall.work.charge(payer.get(), seconds)
    return found
