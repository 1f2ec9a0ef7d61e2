"""Records that people bring: looked at step by step, or played on differently."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic import BaseModel, Field

from tablee.kernel import BadInput, Match, Record
from tablee.server import answers, lobby, shelf
from tablee.server.routes.common import (
    SLOWLY,
    InLobby,
    Language,
    Opened,
    OwnData,
    People,
    opened,
)

router = APIRouter(prefix="/api", tags=["replays"])


class Step(BaseModel):
    """A record and how many of its decisions to play; `seat` counts from 0, none: a spectator."""

    record: str = Field(max_length=200_000)
    step: int = Field(0, ge=0, le=100_000)
    seat: int | None = Field(None, ge=0, le=29)


class Branch(BaseModel):
    record: str = Field(max_length=200_000)
    step: int = Field(0, ge=0, le=100_000)
    people: People


@router.post("/replay")
def replay(hall: InLobby, data: OwnData, body: Step, lang: Language = "en") -> Response:
    """The table after so many decisions of a record."""
    record = Record.from_text(body.record)
    match = Match.replay(shelf.load(record.game, data), record, body.step)
    return answers.json_bytes(answers.replay_step(match, record, body.seat, lang, hall.writer))


@router.post("/branch", dependencies=SLOWLY)
async def branch(hall: InLobby, data: OwnData, body: Branch) -> Opened:
    """Try something else from a step of a record, against whom one likes."""
    record = Record.from_text(body.record)
    match = Match.replay(shelf.load(record.game, data), record, body.step)
    if len(body.people) != match.seats:
        raise BadInput(f"this match has {match.seats} seats, not {len(body.people)}")
    people = [lobby.Person(person.name, person.bot) for person in body.people]
    cut = match.record()
    return opened(*await hall.create(record.game, people, cut.options, cut.seed, cut))
