"""The client's files, as they were when the server started: nothing else is looked for."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

HOME = "."  # how the first page is called here


class Pages(StaticFiles):
    """To find out that there is no such file takes a thread and a look at every folder of its
    path; strangers choose how many those are."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        found = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
        self.known = {HOME, *map(str, found)}
        self.addresses = frozenset(f"/{path.as_posix()}" for path in found)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path not in self.known:
            raise HTTPException(404)
        return await super().get_response(path, scope)
