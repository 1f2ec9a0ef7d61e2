"""Finds the endpoint of a request in one look, however many there are.

Paths are read in pairs: `/api/tables/{table}/moves` are the moves of a table. So every other part
is a word of the protocol, and the parts between name something.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from http import HTTPStatus
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.endpoints import Answerer, Call, Endpoint, House, of_http

ROOT: Final = ["", "api"]
NAMED: Final = re.compile("{([a-z]+)}")
Known = tuple[dict[str, Answerer], tuple[str, ...]]  # answers by method; how the names are called


class Addresses:
    """Answers what is an address of the protocol; everything else is for the pages behind it."""

    def __init__(self, pages: ASGIApp, endpoints: Iterable[Endpoint], house: House) -> None:
        self.pages = pages
        self.house = house
        self.known: dict[tuple[object, ...], Known] = {}
        for endpoint in endpoints:
            words, names = parted(endpoint.path.split("/"))
            called = tuple([NAMED.fullmatch(name)[1] for name in names])  # type: ignore[index]
            answers, _ = self.known.setdefault(words, ({}, called))
            answers[endpoint.method] = endpoint.answerer()
            if endpoint.method == "GET":
                answers["HEAD"] = answers["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        parts = scope["path"].split("/") if scope["type"] == "http" else []
        words, names = parted(parts)
        known = self.known.get(words) if parts[:2] == ROOT and all(names) else None
        if known is None:
            await self.pages(scope, receive, send)
            return
        answers, called = known
        answerer = answers.get(scope["method"])
        if answerer is None:
            refusal = HTTPException(HTTPStatus.METHOD_NOT_ALLOWED, headers=allowed(answers))
            await of_http(refusal)(scope, receive, send)
            return
        call = Call(scope, receive, dict(zip(called, names, strict=True)), self.house)
        try:
            answer = await answerer(call)
        except Exception:  # a fault of ours: nobody is told which, the log is
            fault = PlainTextResponse("Internal Server Error", HTTPStatus.INTERNAL_SERVER_ERROR)
            await fault(scope, receive, send)
            raise
        await answer(scope, receive, send)


def parted(parts: list[str]) -> tuple[tuple[object, ...], list[str]]:
    """A path's words, with how many parts it has, and the names between them."""
    return (len(parts), *parts[2::2]), parts[3::2]


def allowed(answers: dict[str, Answerer]) -> dict[str, str]:
    return {"Allow": ", ".join(sorted(answers))}
