"""The process in which the bots of a file live: questions in, answers out, a JSON object a line.

The first question is whether the file can be loaded; the others come with what was played since
the one before. What the bot prints goes to stderr.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

from tablee.bots import files
from tablee.bots.base import Bot
from tablee.bots.sitting import Sitting
from tablee.bots.uniform import UniformBot
from tablee.kernel import Data, Entry, Game, Match, Record, Rng

KEPT = 32  # bots at their tables; whoever asks for another sends the whole match again


def main(name: str) -> None:
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # heard as it is said
    questions = os.fdopen(os.dup(0), encoding="utf-8")
    with Path(os.devnull).open() as nothing:
        os.dup2(nothing.fileno(), 0)

    def say(answer: dict[str, object]) -> None:
        with contextlib.suppress(BrokenPipeError):  # nobody wants to know any more
            print(json.dumps(answer), file=answers, flush=True)

    host: Host | None = None
    for line in questions:
        question = json.loads(line)
        try:
            answer = host.answer(question) if host else {"failed": ""}
            host = host or Host(files.bot_class(name), files.path_of(name))
        except Exception as error:
            answer = {"failed": str(error)}
        say({"n": question["n"], **answer})


class HostTable(Sitting):
    """The same match, with a chance that says nothing of the deal to who knows `chance_of`."""

    def stream(self, seat: int) -> Rng:
        return _salted(self.game, self.match.seed, seat)


def _salted(game: Game, seed: str, seat: int) -> Rng:
    """As `chance_of`, apart from it: the same for the same match, whoever plays it when."""
    return Rng.seeded(f"{game.key}/{seed}/bot/{seat}/out of a file")


class Host:
    def __init__(self, bot: type[Bot], path: Path) -> None:
        self.bot = bot
        self.path = path
        self.sittings: dict[int, Sitting] = {}

    def answer(self, question: dict[str, Any]) -> dict[str, object]:
        """The bot's move, or what it failed with: then it starts anew with the next question."""
        number, seat = question["bot"], question["seat"]
        sitting = self.sittings.pop(number, None)
        try:
            if "table" in question:
                sitting = self.seated(question["table"], seat, question["hurried"])
            if sitting is None:
                return {"forgotten": True}
            for player, text in question["news"]:
                sitting.tell(sitting.match.enter(Entry(player, text)))
            move = sitting.answer(seat)
        except (Exception, SystemExit) as error:
            return {"failed": files.said(error, self.path)}
        self.sittings[number] = sitting
        if len(self.sittings) > KEPT:
            del self.sittings[next(iter(self.sittings))]
        return {"move": move}

    def seated(self, table: dict[str, str], seat: int, hurried: bool) -> Sitting:
        """The bot at a table laid as the other process has it; nobody else is asked here."""
        game = game_of(table["module"], table["class"], table["folder"], table["over"])
        match = Match.replay(game, Record.from_text(table["record"]))
        others = None if hurried else UniformBot  # whoever sits among people is told to hurry
        makers = [self.bot if at == seat else others for at in range(match.seats)]
        return HostTable(match, makers)


@cache
def game_of(module: str, name: str, folder: str, over: str) -> Game:
    """The game as the other process has loaded it, found where it found it."""
    kind: type[Game] = getattr(importlib.import_module(module), name)
    return kind.load(Data(Path(folder), Path(over) if over else None))
