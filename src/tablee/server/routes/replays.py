"""Records that people bring: looked at step by step, or played on differently."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

from starlette.responses import Response

from tablee.kernel import BadInput, Record
from tablee.server.endpoints import JSON, Call, Endpoints
from tablee.server.failures import TooMuch
from tablee.server.lobby import Lobby
from tablee.server.messages import Branch, Moment, Opened, Review
from tablee.server.quotas import Bill
from tablee.server.routes.tables import gathered
from tablee.server.workers import Overdue

replays = Endpoints("replays", "/api")
T = TypeVar("T")


@replays.post("/replay", "lang")
async def replay(call: Call, body: Moment) -> Response:
    """The table after so many decisions of a record, as an Update."""
    language = call.language
    work = partial(call.lobby.thinkers.replay, body.record, body.step, body.seat, language)
    return Response(await affordable(call.lobby, work), media_type=JSON)


@replays.post("/review", "lang")
async def review(call: Call, body: Review) -> Response:
    """The decisions that cost a seat most, by what it could know then, as Reviewed; none where
    no bot can tell."""
    work = partial(call.lobby.thinkers.review, body.record, body.seat, call.language)
    return Response(await affordable(call.lobby, work), media_type=JSON)


@replays.post("/branch", slow=True)
async def branch(call: Call, body: Branch) -> Opened:
    """Try something else from a step of a record, against whom one likes."""
    text = await affordable(call.lobby, partial(call.lobby.thinkers.cut, body.record, body.step))
    cut = Record.from_text(text)
    if len(body.people) != cut.seats:
        raise BadInput(f"this match has {cut.seats} seats, not {len(body.people)}")
    people = gathered(body.people)
    return await call.lobby.create(cut.game, people, cut.options, cut.seed, cut)


async def affordable(hall: Lobby, work: Callable[[Bill], Awaitable[T]]) -> T:
    """Done by a worker, and paid for by whoever asked, also where it turns out to be no record."""
    with hall.errands.bill() as bill:
        try:
            return await work(bill)
        except Overdue:
            raise TooMuch("this record takes too long to replay", 60) from None
