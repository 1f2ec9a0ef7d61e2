"""Games, new tables, coming back, once more, and records to keep."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, HTTPException
from fastapi import Path as UrlPath
from fastapi.responses import FileResponse, Response
from pydantic import BaseModel, Field

from tablee import games
from tablee.kernel.rulebook import KERNEL_RULES
from tablee.server import answers, shelf
from tablee.server.routes.common import (
    SLOWLY,
    InClaims,
    InLobby,
    Language,
    NewSeat,
    Opened,
    OwnData,
    People,
    Playing,
    Seated,
    TableId,
    gathered,
    opened,
)

router = APIRouter(prefix="/api", tags=["tables"])
GameKey = Annotated[str, UrlPath(pattern="^[a-z0-9_-]{1,40}$")]


class NewTable(BaseModel):
    """Who sits down, clockwise, to play what."""

    game: str = Field(max_length=40)
    people: People
    options: dict[str, str] = Field(default_factory=dict, max_length=30)
    seed: str = Field("", max_length=60, description="the same seed deals the same cards")


class Code(BaseModel):
    code: str = Field(max_length=120)


class Invite(BaseModel):
    invite: str = Field(max_length=80)
    token: str = Field(
        "", max_length=80, description="chosen by the browser: a lost answer can be asked again"
    )


class Rematch(BaseModel):
    same_deal: bool = False


@router.get("/games")
def list_games(data: OwnData, lang: Language = "en") -> list[dict[str, object]]:
    """Every game found: players, modes, options in plain words with rule numbers, bots."""
    return answers.all_games(lang, data)


@router.get("/games/{game}/rules/{number}")
def rule(
    data: OwnData, game: GameKey, number: Annotated[str, UrlPath(max_length=20)]
) -> dict[str, object]:
    """One numbered rule, in both languages: what a citation means."""
    book = shelf.load(game, data).rulebook
    found = book if book.knows(number) else KERNEL_RULES
    if ":" in number or not found.knows(number):
        raise HTTPException(404, f"there is no rule {number!r}")
    return {"number": number, "text": found.reasons(number)}


@router.get("/games/{game}/emblem.svg")
def emblem(game: GameKey) -> Response:
    """The game's own picture, from its folder."""
    path = games.find(game).folder() / "emblem.svg"
    if not path.is_file():
        raise HTTPException(404, "this game has no picture")
    return FileResponse(path, media_type="image/svg+xml")


@router.post("/tables", dependencies=SLOWLY)
async def new_table(hall: InLobby, body: NewTable) -> Opened:
    """Open a table. The answer holds the secrets of those who are here; the others are invited."""
    people = gathered(body.people)
    return opened(await hall.create(body.game, people, body.options, body.seed))


@router.post("/tables/{table}/claim", dependencies=SLOWLY)
async def claim(hall: InLobby, claims: InClaims, table: TableId, body: Invite) -> NewSeat:
    """Sit down with an invitation. It holds once: afterwards the seat has secrets of its own."""
    room = await hall.room(table)
    return NewSeat(**vars(await claims.claim(room, body.invite, body.token)))


@router.post("/tables/{table}/rematch", dependencies=SLOWLY)
async def rematch(claims: InClaims, place: Playing, body: Rematch) -> Opened:
    """The same people again, the next seat first; or, after the end, the very same deal.

    The answer holds the asker's seat alone. The others are told in `rematch` of their next update;
    whoever asks after them sits down at the same new table.
    """
    room, seat = place
    table, mine = await claims.again(room, seat, body.same_deal)
    return Opened(table=table, seats=[NewSeat(**vars(mine))])


@router.post("/tables/{table}/recover", dependencies=SLOWLY)
async def recover(hall: InLobby, claims: InClaims, table: TableId, body: Code) -> NewSeat:
    """Come back with the recovery code: a new token and a new code for its seat; the old ones end,
    and so does whatever they opened."""
    room = await hall.room(table)
    return NewSeat(**vars(await claims.recover(room, body.code)))


@router.post("/tables/{table}/forget", dependencies=SLOWLY)
async def forget(hall: InLobby, place: Playing) -> dict[str, bool]:
    """This table, its words and its record are to be deleted: done when all its people say so."""
    room, seat = place
    await room.note(seat, "forget")
    people = {at for at, chair in enumerate(room.table.chairs) if chair.token_hash}
    gone = people <= room.history.forget
    if gone:
        await hall.forget(room.table.id)
    return {"gone": gone}


@router.get("/tables/{table}/record")
async def record(place: Seated) -> Response:
    """The record of a finished match, to keep: it replays exactly, for ever."""
    room, _ = place
    if not room.match.over:
        raise HTTPException(409, "a record tells everything: it is given when the game is over")
    found = replace(room.match.record(), commitment=room.commitment)
    return Response(found.to_text(), media_type="text/plain; charset=utf-8")
