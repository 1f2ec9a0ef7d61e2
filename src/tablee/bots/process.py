"""Bots in any language: a program that reads questions and writes answers, a JSON object a line.

Named as `./mybot.exe!`: the exclamation mark says "run this". For words typed by this user only.
The program runs in a process of its own with caps on time and memory. One that crashes, stalls or
answers nonsense forfeits that decision to `random`, says so once, and the game goes on.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shutil
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tablee.bots.base import Ask, Bot
from tablee.kernel import BadInput, Game, Rng

SECONDS = 5.0  # a decision
MEGABYTES = 1024
MARK = "!"
CAGE = str(Path(__file__).with_name("cage.py"))
TOLD: set[str] = set()  # whose forfeits have been told of


def wrong_with(error: Exception) -> str:
    """What an answer lacks, in a few words for its author."""
    if isinstance(error, queue.Empty):
        return "no answer in time"
    if isinstance(error, BadInput):
        return str(error)
    if isinstance(error, OSError):
        return f"the program failed ({error})"
    return 'its answer is no JSON object such as {"move": "pass"}'


def is_program(name: str) -> bool:
    return name.endswith(MARK)


def forfeited(bot: Bot, ask: Ask, name: str, why: str) -> int:
    """The move that `random` makes in the place of a bot that fails; said once for each name."""
    bot.forfeits += 1
    if name not in TOLD:
        TOLD.add(name)
        print(f"tablee: {name} forfeits a decision to random: {why}", file=sys.stderr)
    return ask.moves[bot.rng.below(len(ask.moves))]


class Program:
    """A program in a process of its own, its memory capped: a line in, a line out."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.errors: int | None = None  # where its stderr goes; None: where ours does
        self.answers: queue.Queue[str] = queue.Queue()
        self.process: subprocess.Popen[str] | None = None

    def ask(self, line: str, seconds: float) -> str:
        """Its answer. OSError: it has ended; queue.Empty: it takes too long."""
        if self.process is None or self.process.poll() is not None:
            self.start()
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.next(seconds)

    def next(self, seconds: float) -> str:
        answer = self.answers.get(timeout=seconds)
        if not answer:
            raise OSError("it ended without an answer")
        return answer

    def start(self) -> None:
        self.stop()
        self.answers = queue.Queue()
        with interrupts_held():
            self.process = subprocess.Popen(
                [sys.executable, "-I", CAGE, str(MEGABYTES), *self.command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                text=True,
                encoding="utf-8",
            )
        weakref.finalize(self, end, self.process)  # also when this process ends
        assert self.process.stdout is not None
        reader = threading.Thread(
            target=listen, args=(self.process.stdout, self.answers), daemon=True
        )
        reader.start()

    def stop(self) -> None:
        """End the program; the next question starts it again."""
        if self.process is not None:
            end(self.process)
            self.process = None


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            close(stream)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process started meanwhile never hears Ctrl-C, not even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def close(stream: IO[str]) -> None:
    with contextlib.suppress(OSError):  # what was still to be written has no reader any more
        stream.close()


def listen(lines: IO[str], answers: queue.Queue[str]) -> None:
    with contextlib.suppress(ValueError):  # closed meanwhile
        for line in lines:
            answers.put(line)
    answers.put("")  # whoever waits need not wait longer


class ProgramBot(Bot):
    """Speaks to a program: `{"view": ..., "moves": [...]}` -> `{"move": "no4@2"}`."""

    def __init__(
        self, game: Game, seat: int, rng: Rng, command: list[str], seconds: float = SECONDS
    ) -> None:
        super().__init__(game, seat, rng)
        self.name = " ".join(command)
        self.program = Program(command)
        self.seconds = seconds
        if self.name in TOLD:
            self.program.errors = subprocess.DEVNULL

    def choose(self, ask: Ask) -> int:
        texts = self.game.moves.texts
        question = {
            "game": self.game.key,
            "seat": self.seat + 1,
            "view": self.game.view_json(ask.view()),
            "moves": [texts[move] for move in ask.moves],
        }
        try:
            line = json.dumps(question, ensure_ascii=False)
            answer = json.loads(self.program.ask(line, self.seconds))
            move = self.game.moves.parse(str(answer["move"]))
            if move in ask.moves:
                return move
            why = f"{answer['move']!r} is none of its legal moves"
        except (OSError, ValueError, KeyError, TypeError, BadInput, queue.Empty) as error:
            why = wrong_with(error)
            self.program.stop()
        self.program.errors = subprocess.DEVNULL  # heard once, or it would say it in every game
        return forfeited(self, ask, self.name, why)


class ProgramMaker:
    """A maker of such bots."""

    def __init__(self, name: str) -> None:
        self.command = name.removesuffix(MARK).split()
        if not self.command:
            raise BadInput("name a program before the !")
        if shutil.which(self.command[0]) is None:
            raise BadInput(f"there is no program {self.command[0]} to run")

    def __call__(self, game: Game, seat: int, rng: Rng) -> Bot:
        return ProgramBot(game, seat, rng, self.command)
