"""Small pieces of the protocol: what errors look like, what games say of themselves."""

from __future__ import annotations

import contextlib
from functools import cache
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import JSONResponse, Response
from starlette.requests import Request

from tablee import bots, games
from tablee.i18n.speaker import Speaker
from tablee.kernel import SPECTATOR, BadInput, Match, Record, Refused, TableeError
from tablee.server import shelf
from tablee.server.failures import NoTable, NotWritten, Stale, TooMuch, WrongSecret
from tablee.server.rooms import Room
from tablee.server.store import Chair, TableRow


def json_bytes(body: bytes) -> Response:
    return Response(body, media_type="application/json")


def refusal_out(refused: Refused) -> dict[str, object]:
    return {"rule": refused.rule, "why": refused.why, "reasons": refused.reasons}


def of_error(error: TableeError) -> JSONResponse:
    """Every error of the engine is an answer, never a traceback."""
    if isinstance(error, Refused):
        return JSONResponse({"error": "refused", **refusal_out(error)}, 422)
    if isinstance(error, Stale):
        return JSONResponse({"error": "stale", "detail": str(error)}, 409)
    if isinstance(error, NotWritten):
        wait = {"Retry-After": "1"} if error.kind == "again" else None
        return JSONResponse({"error": error.kind, "detail": str(error)}, 503, wait)
    if isinstance(error, TooMuch):
        wait = {"Retry-After": str(error.seconds)}
        return JSONResponse({"error": "busy", "detail": str(error)}, error.status, wait)
    if isinstance(error, WrongSecret):
        return JSONResponse({"error": "bad", "detail": str(error)}, 401)
    missing = isinstance(error, NoTable) or str(error).startswith("there is no")
    return JSONResponse({"error": "bad", "detail": str(error)}, 404 if missing else 400)


def add_errors(app: FastAPI) -> None:
    @app.exception_handler(TableeError)
    async def answer(request: Request, error: TableeError) -> JSONResponse:
        return of_error(error)


def all_games(language: str, data: Path | None) -> list[dict[str, object]]:
    """Every game that can be played here; the server has said at its start what it leaves out."""
    found = []
    for key in games.keys():  # noqa: SIM118 - a function
        with contextlib.suppress(Exception):  # one game's fault must not hide the others
            found.append(describe(key, language, data))
    return found


@cache
def describe(key: str, language: str, data: Path | None) -> dict[str, object]:
    """A game as the home page shows it."""
    game = shelf.load(key, data)
    speaker = Speaker(language, game)
    options = [
        {
            "key": option.key,
            "label": speaker.option(option.key),
            "rule": option.rule,
            "default": option.default,
            "values": [
                {"key": value, "label": speaker.option(option.key, value)}
                for value in option.values
            ],
        }
        for option in game.options
    ]
    modes = [
        {"key": mode.key, "label": speaker.option("mode", mode.key), "seats": list(mode.seats)}
        for mode in game.modes
    ]
    return {
        "key": game.key,
        "name": speaker.texts("game-name"),
        "tagline": speaker.texts("game-tagline"),
        "about": speaker.texts("game-about"),
        "seats": game.seat_counts(),
        "minutes": list(game.minutes),
        "modes": modes,
        "options": options,
        "bots": bots.names(game),
        "emblem": (game.folder() / "emblem.svg").is_file(),
    }


def replay_step(match: Match, record: Record, seat: int | None, language: str) -> bytes:
    """The table of a replayed match, through a seat's eyes or, when it is over, the referee's."""
    if seat is not None and seat >= match.seats:
        raise BadInput(f"this match has {match.seats} seats")
    names = record.names or [""] * match.seats
    chairs = [Chair(name) for name in names]
    table = TableRow(
        "", record.game, record.rules, record.data, match.options, record.seed, 0, chairs
    )
    room = Room(match.game, table, [], None, match)
    return room.update(SPECTATOR if seat is None else seat, language, None)
