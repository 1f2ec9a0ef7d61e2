"""Looking at a table and playing at it."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, WebSocket
from fastapi.responses import Response, StreamingResponse
from pydantic import BaseModel, Field

from tablee import bots
from tablee.bots import Reason
from tablee.kernel import BadInput, TableeError
from tablee.server import answers, sockets, whynot
from tablee.server.claims import seat_of
from tablee.server.door import KEY_LENGTH, TEXT_LENGTH
from tablee.server.failures import Stale, TooMuch
from tablee.server.quotas import payer
from tablee.server.routes.common import (
    After,
    InLobby,
    Language,
    Playing,
    Seated,
    TableId,
)
from tablee.server.workers import Overdue

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
Documented = dict[int | str, dict[str, object]]

SCHEMA = {"schema": {"$ref": "#/components/schemas/Update"}}
UPDATE: Documented = {200: {"content": {"application/json": SCHEMA}}}
UPDATES: Documented = {200: {"content": {"application/x-ndjson": SCHEMA}}}


class Move(BaseModel):
    text: str = Field(
        max_length=TEXT_LENGTH, description="a move in notation, as `moves[].text` gives it"
    )
    ask: int = Field(ge=0, description="the decision this answers, as the last update numbered it")
    key: str = Field(
        "", max_length=KEY_LENGTH, description="sent again, the same key is the same move"
    )


class Text(BaseModel):
    text: str = Field(max_length=TEXT_LENGTH)


class Words(BaseModel):
    text: str = Field(min_length=1, max_length=140)


class Question(BaseModel):
    text: str = Field("", max_length=TEXT_LENGTH, description="a move in notation")
    refs: list[Annotated[str, Field(max_length=80)]] = Field(
        default_factory=list, max_length=6, description="or things, as `moves[].refs` names them"
    )


@router.post("/moves")
async def move(place: Playing, body: Move) -> dict[str, int]:
    """Play. Acknowledged when it is on disk; refused with its rule; 409 when out of date."""
    room, seat = place
    return {"n": await room.move(seat, body.text, body.ask, body.key)}


@router.get("", responses=UPDATE)
async def look(place: Seated, lang: Language = "en", after: After = 0) -> Response:
    """The table now, as this seat, or a spectator, may see it."""
    room, seat = place
    return answers.json_bytes(room.update(seat, lang, after or None))


@router.get("/stream", responses=UPDATES)
async def stream(
    lobby: InLobby, place: Seated, lang: Language = "en", after: After = 0
) -> Response:
    """For programs: the table whenever it changes, one JSON object a line."""
    room, seat = place
    lobby.admit(room, seat)

    async def lines() -> AsyncIterator[bytes]:
        async for update in room.updates(seat, lang, after):
            yield update + b"\n"

    return StreamingResponse(lines(), media_type="application/x-ndjson")


@router.websocket("/socket")
async def socket(websocket: WebSocket, table: TableId, lobby: InLobby) -> None:
    """For browsers: first {"token", "lang", "after"} comes in, then updates go out."""
    await websocket.accept()
    hello = await sockets.greeted(websocket)
    if hello is None:
        return
    try:
        room = await lobby.room(table)
        seat = seat_of(room, hello.token)
        beside = [seat_of(room, token) for token in hello.beside if token]
    except TableeError as error:
        await sockets.close(websocket, 4404, str(error))
        return
    if seat is None:
        await sockets.close(websocket, 4401, "this token opens no seat at this table")
        return
    try:
        lobby.admit(room, seat)
    except TooMuch as error:
        await sockets.close(websocket, 1013, str(error))
        return
    shared = [other for other in beside if other is not None]
    await sockets.send_updates(websocket, room, seat, hello, shared)


@router.post("/undo")
async def undo(place: Playing) -> dict[str, int]:
    """Take back one's last move, within the limits; alone or among bots, further."""
    room, seat = place
    return {"n": await room.undo(seat)}


@router.post("/words")
async def words(place: Playing, body: Words) -> dict[str, int]:
    """Say something to everybody, such as a favour one promises. It binds nobody."""
    room, seat = place
    return {"n": await room.say(seat, body.text)}


@router.post("/why")
async def why(place: Seated, body: Question, lang: Language = "en") -> dict[str, object]:
    """Why not this move, or any move that touches these things?

    With `text`: the rule and its sentence; `legal` if nothing forbids it. With `refs`: the same
    for one move of each kind that touches them all, in `answers`; none if there is no such move.
    """
    room, seat = place
    if body.refs:
        found = whynot.answers(room.match, seat, body.refs, room.speaker(lang))
        return {"legal": any(answer["legal"] for answer in found), "answers": found}
    refused = room.match.explain(seat, body.text)
    if refused is None:
        return {"legal": True}
    return {"legal": False, **answers.refusal_out(refused)}


@router.post("/preview")
async def preview(place: Playing, body: Text, lang: Language = "en") -> dict[str, object]:
    """What a legal move is sure to bring, as far as this seat can know; `final`: no undo after."""
    room, seat = place
    return whynot.preview(room.match, seat, body.text, room.speaker(lang))


@router.post("/hint")
async def hint(lobby: InLobby, place: Playing, lang: Language = "en") -> dict[str, object]:
    """What the strongest bot would do here, and why."""
    room, seat = place
    if seat not in room.match.acting:
        raise BadInput("it is not this seat's decision")
    bot = bots.names(room.game)[-1]
    lobby.afford()
    n, began = room.n, time.monotonic()
    try:
        found, reasons = await lobby.thinkers.advise(room.table.id, room.match, seat, bot)
    except Overdue:
        raise TooMuch("the bot is not done in time; ask again later") from None
    finally:
        lobby.work.charge(payer.get(), time.monotonic() - began)
    if room.n != n:
        raise Stale("the table moved on meanwhile")
    speaker = room.speaker(lang)
    return {
        "bot": bot,
        "text": room.game.moves.texts[found],
        "label": room.label(seat, found, lang),
        "reasons": [speaker.reason(Reason(key, args)) for key, args in reasons],
    }
