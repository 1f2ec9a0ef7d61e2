"""Looking at a table and playing at it."""

from __future__ import annotations

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from tablee import bots
from tablee.bots import Beside, Reason
from tablee.bots.review import numbers_of
from tablee.kernel import BadInput, TableeError
from tablee.server import sockets, whynot
from tablee.server.claims import seat_of
from tablee.server.endpoints import WRONG, Call, Endpoints, room_of
from tablee.server.failures import Stale, TooMuch, WrongSecret, closing_of
from tablee.server.jobs import Advice
from tablee.server.lobby import Lobby
from tablee.server.messages import (
    Decision,
    Done,
    Hint,
    Language,
    Partner,
    Preview,
    Question,
    Reasons,
    Remark,
    Tried,
    Update,
    sentence,
)
from tablee.server.quotas import payer
from tablee.server.readers import Reader
from tablee.server.rooms import Room
from tablee.server.updates import update_of
from tablee.server.workers import MOVED_ON, Overdue
from tablee.show import Desk

play = Endpoints("play", "/api/tables/{table}")


@play.post("/moves")
async def move(call: Call, body: Decision) -> Done:
    """Play. Acknowledged when it is on disk; refused with its rule; 409 when out of date."""
    room, seat = await call.playing()
    await room.move(seat, body.text, body.ask, body.key, call.check_again)
    return Done(room.noticed(seat))


@play.get("", "lang", "after")
async def look(call: Call) -> Update:
    """The table now, as this seat, or a spectator, may see it."""
    room, seat = await call.seated()
    with call.lobby.paid():
        return update_of(room, seat, call.language, call.after)


@play.get("/stream", "lang", "after")
async def stream(call: Call) -> StreamingResponse:
    """For programs: the whole table whenever it has changed for this viewer, one JSON object a
    line, each an Update."""
    room, seat = await call.seated()
    call.lobby.admit(room, seat)
    return Stream(room, seat, call.language, call.after)


class Stream(StreamingResponse):
    """Its reader listens before its head is sent, for which a client can make us wait."""

    def __init__(self, room: Room, seat: int, language: Language, after: str) -> None:
        self.room = room
        self.reader = Reader([seat])
        updates = room.updates(self.reader, seat, language, after, whole=True)
        lines = (update + b"\n" async for update in updates)
        super().__init__(lines, media_type="application/x-ndjson")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.room.read_by(self.reader):
            await super().__call__(scope, receive, send)


async def socket(websocket: WebSocket) -> None:
    """For browsers: a Hello comes in, then an Update and Changes go out."""
    lobby: Lobby = websocket.app.state.lobby
    await websocket.accept()
    hello = await sockets.greeted(websocket)
    if hello is None:
        return
    try:
        room = await room_of(lobby, websocket.path_params["table"])
        seat = seat_of(room, hello.token)
        if seat is None:
            raise WrongSecret(WRONG)
        beside = [seat_of(room, token) for token in hello.beside if token]
        lobby.admit(room, seat)
    except TableeError as error:
        await sockets.close(websocket, closing_of(error), str(error))
        return
    shared = [other for other in beside if other is not None]
    await sockets.send_updates(websocket, room, lobby.turns, seat, hello, shared)


@play.post("/undo")
async def undo(call: Call) -> Done:
    """Take back one's last move, within the limits; alone or among bots, further."""
    room, seat = await call.playing()
    call.lobby.afford()
    await room.undo(seat, call.check_again)
    call.lobby.work.charge(payer.get(), room.rewinding)
    return Done(room.noticed(seat))


@play.post("/words")
async def words(call: Call, body: Remark) -> Done:
    """Say something to everybody, such as a favour one promises. It binds nobody."""
    room, seat = await call.playing()
    await room.say(seat, body.text, call.check_again)
    return Done(room.noticed(seat))


@play.post("/why", "lang")
async def why(call: Call, body: Question) -> Reasons:
    """Why not this move, or any move that touches these things?

    With `text`: the rule and its sentence; `legal` if nothing forbids it. With `refs`: the same
    for one move of each kind that touches them all, in `answers`; none if there is no such move.
    """
    room, seat = await call.seated()
    if body.refs:
        speaker = room.presenter.speaker(call.language)
        with call.lobby.paid():
            found = whynot.answers(room.match, seat, body.refs, speaker)
        return Reasons(any(answer.legal for answer in found), answers=found)
    refused = room.match.explain(seat, body.text)
    if refused is None:
        return Reasons(legal=True)
    return Reasons(False, refused.rule, refused.why, sentence(refused.reasons))


@play.post("/preview", "lang")
async def preview(call: Call, body: Tried) -> Preview:
    """What a legal move is sure to bring, as far as this seat can know; `final`: no undo after."""
    room, seat = await call.playing()
    speaker = room.presenter.speaker(call.language)
    with call.lobby.paid():
        return whynot.preview(room.match, seat, body.text, speaker)


@play.post("/desk", "lang")
async def desk(call: Call, body: Partner) -> Desk:
    """What this seat could offer to somebody, or is writing to them already: with `moves`, what
    could be added to that, or put instead of it."""
    room, seat = await call.playing()
    with call.lobby.paid():
        found = room.presenter.show_for(seat, call.language).desk(body.seat, body.moves)
    if found is None:
        raise BadInput("no offer to that seat can be written now")
    return found


@play.post("/hint", "lang")
async def hint(call: Call) -> Hint:
    """What the strongest bot would do here, and why."""
    room, seat = await call.playing()
    if seat not in room.match.acting:
        raise BadInput("it is not this seat's decision")
    bot = bots.names(room.game)[-1]
    found, reasons, beside = await advised(call.lobby, room, seat, bot)
    speaker = room.presenter.speaker(call.language)
    return Hint(
        bot,
        room.game.catalogue.texts[found],
        room.presenter.label(seat, found, call.language),
        [speaker.reason(Reason(key, args)) for key, args in reasons],
        numbers(room, seat, beside, call.language) if beside else [],
    )


async def advised(lobby: Lobby, room: Room, seat: int, bot: str) -> Advice:
    """Paid for is what the worker did: others' jobs before it are theirs, and a question that
    nobody asks any more when its turn comes is not begun."""
    where = room.noticed(seat), room.ask(seat)

    def wanted() -> bool:  # what others did in secret is not counted
        return (room.noticed(seat), room.ask(seat)) == where and not room.broken

    with lobby.errands.bill(wanted) as bill:
        try:
            advice = await lobby.thinkers.advise(room.table.id, room.match, seat, bot, bill)
        except Overdue:
            raise TooMuch("the bot is not done in time; ask again later") from None
    if (room.noticed(seat), room.ask(seat)) != where:
        raise Stale(MOVED_ON)
    return advice


def numbers(room: Room, seat: int, beside: Beside, language: Language) -> list[str]:
    """How far a move came out ahead of another one when bots played on from here."""
    label = room.presenter.label(seat, beside.other, language)
    texts = room.presenter.speaker(language).texts
    said = numbers_of(beside.margin)
    return [texts("hint-tried", worlds=beside.playouts, move=label, **said)]
