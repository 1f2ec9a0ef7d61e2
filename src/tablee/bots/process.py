"""A program in a process of its own: a JSON object a line in, one a line out.

Whatever it does costs no more than its caps: nothing here waits for it beyond a deadline, keeps
more of what it writes than an answer may have, or leaves behind what it has started (`keeper.py`,
`mark.py`), unless it hides: a program is trusted with the machine, not with the game.
What it fails to do is a `Forfeit`.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import time
import weakref
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

from tablee.bots.forfeits import Forfeit, short
from tablee.bots.mark import end_escaped, environment, new_mark
from tablee.kernel import BadInput

SECONDS = 5.0  # a decision
MEGABYTES = 1024
LIMIT = 64 << 10  # bytes of an answer, and of whatever stands before it
GRACE = 1.0  # seconds in which a program may end by itself
AUDIBLE = 256 << 10  # bytes of what a program writes to stderr
TOO_MUCH = 200  # the exit code of a program that took too much memory
KEEPER = str(Path(__file__).with_name("keeper.py"))
HEARD: Counter[str] = Counter()  # bytes by name, in all its games

Message = Mapping[str, object]


class Deadline:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.until = time.monotonic() + seconds

    def left(self) -> float:
        """Seconds; a Forfeit where there are none."""
        left = self.until - time.monotonic()
        if left <= 0:
            raise Forfeit("late", seconds=f"{self.seconds:g}")
        return left


class Program:
    """Asked something, it answers or is stopped; then it may be started again."""

    def __init__(self, command: list[str], name: str) -> None:
        self.command = command
        self.name = name
        self.number = 0  # of the question
        self.rest = b""  # read, and not yet a line
        self.keeper: subprocess.Popen[bytes] | None = None
        self.streams: list[int] = []  # stdin, stdout and stderr, from its side

    @property
    def running(self) -> bool:
        return self.keeper is not None and self.keeper.poll() is None

    def start(self) -> None:
        if os.name != "posix":
            raise BadInput("bots in a process of their own need Linux or macOS")
        self.stop()
        self.rest = b""
        numbers = [str(number) for number in (os.getpid(), MEGABYTES, TOO_MUCH)]
        pipe = subprocess.PIPE
        mark = new_mark()
        try:
            keeper = subprocess.Popen(
                [sys.executable, "-I", "-S", KEEPER, *numbers, *self.command],
                bufsize=0,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                env=environment(mark),
                start_new_session=True,  # Ctrl-C is not for it, and it can be ended as a group
            )
        except OSError as error:
            raise Forfeit("unstarted", error=error) from None
        self.keeper = keeper
        self.ending = weakref.finalize(self, end, keeper, mark)  # also when this process ends
        self.streams = [stream.fileno() for stream in pipes(keeper)]
        for stream in self.streams:
            os.set_blocking(stream, False)

    def ask(
        self, question: Message, seconds: float, before: Sequence[Message] = ()
    ) -> dict[str, object]:
        """Its answer: the object that repeats the question's number. `before` needs none."""
        self.number += 1
        deadline = Deadline(seconds)
        try:
            self.forget()
            self.write([*before, {"n": self.number, **question}], deadline)
            return self.answer(deadline)
        except OSError:
            raise self.failed() from None
        except Forfeit:
            self.stop()
            raise

    def part(self, message: Message) -> None:
        """A last message, which needs no answer; then it has a moment to end by itself."""
        if self.running:
            assert self.keeper is not None
            assert self.keeper.stdin is not None
            with contextlib.suppress(OSError, Forfeit, subprocess.TimeoutExpired):
                self.write([message], Deadline(GRACE))
                self.keeper.stdin.close()
                self.keeper.wait(GRACE)
        self.stop()  # also what a keeper that was killed has left

    def stop(self) -> None:
        """End the program and all that it has started."""
        if self.keeper is not None:
            self.overhear()
            self.ending()
            self.keeper = None

    def failed(self) -> Forfeit:
        """It has ended, or closed what it is heard by."""
        assert self.keeper is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.keeper.wait(GRACE)
        code = self.keeper.poll()
        keeper = self.keeper
        self.stop()
        if keeper.returncode == TOO_MUCH:  # which it may have been long in saying
            return Forfeit("memory", megabytes=MEGABYTES)
        return Forfeit("ended", code="-" if code is None else code)

    # lines

    def write(self, messages: list[Message], deadline: Deadline) -> None:
        lines = [json.dumps(message, ensure_ascii=False) + "\n" for message in messages]
        data = "".join(lines).encode()
        while data:
            self.wait(self.streams[0], select.POLLOUT, deadline)
            data = data[os.write(self.streams[0], data) :]

    def forget(self) -> None:
        """What it has written unasked, as far as it is there."""
        self.rest = b""
        with contextlib.suppress(BlockingIOError):
            os.read(self.streams[1], LIMIT)

    def answer(self, deadline: Deadline) -> dict[str, object]:
        room = LIMIT
        while True:
            line = self.line(room, deadline)
            room -= len(line)
            found = self.understood(line)
            if found is not None:
                return found

    def line(self, room: int, deadline: Deadline) -> bytes:
        """The next line, if it comes in time and within so many bytes."""
        while b"\n" not in self.rest:
            if len(self.rest) >= room:
                raise Forfeit("long", kilobytes=LIMIT >> 10)
            self.wait(self.streams[1], select.POLLIN, deadline)
            news = os.read(self.streams[1], LIMIT)
            if not news:
                raise BrokenPipeError
            self.rest += news
        line, _, self.rest = self.rest.partition(b"\n")
        if len(line) >= room:
            raise Forfeit("long", kilobytes=LIMIT >> 10)
        return line + b"\n"

    def understood(self, line: bytes) -> dict[str, object] | None:
        """The answer; None for a late or second one to a question before."""
        try:
            found = json.loads(line)
        except Exception:  # bad JSON, bad UTF-8, numbers without end, nested too deeply
            found = None
        number = found.get("n") if isinstance(found, dict) else None
        if not isinstance(number, int) or number > self.number:
            example = json.dumps({"n": self.number, "move": "pass"})
            text = short(line.decode(errors="replace").strip())
            raise Forfeit("garbled", answer=text, example=example)
        return found if number == self.number else None

    def wait(self, stream: int, event: int, deadline: Deadline) -> None:
        """Until there is something to read or room to write; meanwhile its stderr is heard."""
        while True:
            poll = select.poll()
            poll.register(stream, event)
            for other in self.streams[2:]:
                poll.register(other, select.POLLIN)
            ready = [found for found, _ in poll.poll(1000 * deadline.left())]
            if self.streams[-1] in ready:
                self.overhear()
            if stream in ready:
                return

    def overhear(self) -> None:
        """What it has written to stderr goes to ours, as long as it is not too much."""
        for stream in self.streams[2:]:
            with contextlib.suppress(BlockingIOError):
                news = os.read(stream, LIMIT)
                if not news:  # closed: to be asked for no more
                    del self.streams[2:]
                say_for(self.name, news)


def pipes(keeper: subprocess.Popen[bytes]) -> list[IO[bytes]]:
    return [stream for stream in (keeper.stdin, keeper.stdout, keeper.stderr) if stream]


def say_for(name: str, news: bytes) -> None:
    left = AUDIBLE - HEARD[name]
    HEARD[name] += len(news)
    if left > 0 and news:
        text = news[:left].decode(errors="replace")
        plain = [one if one.isprintable() or one in "\n\t" else "\ufffd" for one in text]
        print("".join(plain), end="", file=sys.stderr, flush=True)


def mute(name: str) -> None:
    """Heard once, or it would say it in every game."""
    HEARD[name] = AUDIBLE


def end(keeper: subprocess.Popen[bytes], mark: str) -> None:
    """The keeper ends what it keeps; for one that cannot its group is ended, and who has left."""
    keeper.terminate()
    keeper.send_signal(signal.SIGCONT)  # should it have been stopped
    try:
        keeper.wait(GRACE)
    except subprocess.TimeoutExpired:
        keeper.kill()
        keeper.wait()
    if keeper.returncode < 0:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(keeper.pid, signal.SIGKILL)
        end_escaped(mark)
    for stream in pipes(keeper):
        stream.close()
