"""A bot out of a Python file, at arm's length: its class lives in a process of its own.

That process (`file_host`) has the same table, told move by move, and the bot at it; here sits
somebody who passes questions and answers on. One process serves all games of a file. A bot that
raises, stalls, answers nonsense or takes all memory forfeits that decision to `random`.
"""

from __future__ import annotations

import itertools
import json
import queue
import sys
from functools import cache

from tablee.bots import files
from tablee.bots.base import Advice, Ask, Bot
from tablee.bots.process import SECONDS, Program, forfeited, wrong_with
from tablee.kernel import BadInput, Entry, Game, Match, Rng

LOADING = 30.0  # seconds that a file may take to be loaded
HOST = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from tablee.bots.file_host import main; main(sys.argv[2])"
)
NUMBERS = itertools.count(1)


class FileMaker:
    """A maker of such bots, and the process they live in."""

    def __init__(self, name: str) -> None:
        files.path_of(name)
        self.name = name
        python = [sys.executable, "-P", "-c", HOST]
        self.program = Program([*python, json.dumps(sys.path), name])
        self.load()

    def __call__(self, game: Game, seat: int, rng: Rng) -> FileBot:
        return FileBot(game, seat, rng, self)

    def load(self) -> None:
        """Start the process; BadInput where the file cannot be loaded, or has no such class."""
        self.program.start()
        try:
            loaded = json.loads(self.program.next(LOADING))
        except (OSError, ValueError, queue.Empty) as error:
            self.program.stop()
            raise BadInput(f"{self.name} cannot be loaded: {wrong_with(error)}") from None
        if loaded["failed"]:
            self.program.stop()
            raise BadInput(loaded["failed"])

    def ask(self, question: dict[str, object]) -> dict[str, object]:
        if self.program.process is None or self.program.process.poll() is not None:
            self.load()
        answer: dict[str, object] = json.loads(self.program.ask(json.dumps(question), SECONDS))
        return answer


@cache
def maker_of(name: str) -> FileMaker:
    return FileMaker(name)


class FileBot(Bot):
    """Passes each question on, with what was played since the one before."""

    def __init__(self, game: Game, seat: int, rng: Rng, maker: FileMaker) -> None:
        super().__init__(game, seat, rng)
        self.maker = maker
        self.number = next(NUMBERS)
        self.match: Match | None = None
        self.hurried = False
        self.known = 0  # so many entries of the match the process has heard of
        self.last: Entry | None = None  # of them

    def follow(self, match: Match) -> None:
        """The match at which the bot sits: an ask alone says nothing of what was played."""
        self.match = match

    def hurry(self, seconds: float) -> None:
        self.hurried = True

    def advise(self, ask: Ask) -> Advice:
        return Advice(self.choose(ask), [])

    def choose(self, ask: Ask) -> int:
        question = self.question()
        try:
            answer = self.maker.ask(question)
            if answer.get("forgotten"):  # the process is a new one, or has seen many games since
                self.known = 0
                answer = self.maker.ask(self.question())
            move, why = answer.get("move"), str(answer.get("failed"))
            if isinstance(move, int) and move in ask.moves:
                return move
        except (OSError, ValueError, queue.Empty, BadInput) as error:
            why = wrong_with(error)
            self.maker.program.stop()
        self.known = 0
        return forfeited(self, ask, self.maker.name, why)

    def question(self) -> dict[str, object]:
        """New entries; to who knows nothing of the match, or of one now taken back, the whole."""
        match = self.match
        if match is None:
            raise TypeError("a bot out of a file plays at a Sitting only")
        entries, known = match.entries, self.known
        if known and (known > len(entries) or entries[known - 1] is not self.last):
            known = 0
        news = [(entry.seat, entry.text) for entry in entries[known:]]
        question: dict[str, object] = {"bot": self.number, "seat": self.seat, "news": news}
        if not known:
            question["table"] = table(match)
            question["hurried"] = self.hurried
        self.known, self.last = len(entries), entries[-1] if entries else None
        return question


def table(match: Match) -> dict[str, object]:
    """What the process needs to lay the same table; its entries are sent as news."""
    game = match.game
    record = match.record()
    record.entries, record.result = [], ""
    return {
        "module": type(game).__module__,
        "class": type(game).__qualname__,
        "folder": str(game.data.folder.resolve()),
        "over": str(game.data.over.resolve()) if game.data.over else "",
        "record": record.to_text(),
    }
