"""Where people read and type: a terminal with colours, or plain lines for pipes and readers."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tablee.kernel.names import printable

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

WIPE = "\x1b[H\x1b[2J"
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # what has scrolled away too
PIPE_WIDTH = 100
ROOMY = 32  # lines of a screen that holds the news, a table and a list of moves
MUCH = 2  # news may take half of a screen


class Terminal:
    """Lines out, lines in. Colour is decoration: every line says the same without it."""

    def __init__(self, plain: bool = False, styles: Mapping[str, str] | None = None) -> None:
        self.is_screen = sys.stdout.isatty()
        self.interactive = self.is_screen and sys.stdin.isatty()
        self.plain = plain or not self.is_screen
        self.styles = dict(styles or {})
        self._console: Console | None = None

    @property
    def console(self) -> Console:
        if self._console is None:
            from rich.console import Console

            width = None if self.is_screen else PIPE_WIDTH
            self._console = Console(
                highlight=False,
                markup=False,
                emoji=False,
                width=width,
                color_system=None if self.plain else "auto",
            )
        return self._console

    # out

    def say(self, text: str = "", style: str = "") -> None:
        text = shown(text)
        if self.plain:
            print(text)
        else:
            self.console.print(self.painted(text, style))

    def lines(self, lines: Sequence[str], style: str = "") -> None:
        for line in lines:
            self.say(line, style)

    def news(self, sentences: Sequence[str]) -> None:
        """One a line; run together where the screen is too low to keep them in sight."""
        low = not self.plain and self.console.height < max(ROOMY, MUCH * len(sentences))
        self.lines(["  ".join(sentences)] if low else sentences)
        self.say()

    def columns(self, items: Sequence[str]) -> None:
        """Short items side by side; one a line where nobody looks at a screen."""
        if self.plain:
            self.lines([f"  {item}" for item in items])
        else:
            from rich.columns import Columns

            painted = [self.painted(shown(item)) for item in items]
            self.console.print(Columns(painted, padding=(0, 3), column_first=True))

    def painted(self, text: str, style: str = "") -> Text:
        from rich.text import Text

        painted = Text(text, style)
        for pattern, colour in self.styles.items():
            painted.highlight_regex(pattern, colour)
        return painted

    def rule(self) -> None:
        """A line between two screens."""
        if self.plain:
            print()
        else:
            self.console.rule(style="dim")

    def clear(self) -> None:
        """Nothing of what was shown or typed can be seen again, not even by going back."""
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()
        if self.is_screen:
            dumb = os.environ.get("TERM") == "dumb"
            print("\n" * 100 if dumb else CLEAR, end="", flush=True)

    def wipe(self) -> None:
        """A fresh screen for the next decision, where screens are drawn."""
        if self.plain or self.console.is_dumb_terminal:
            self.rule()
        else:
            print(WIPE, end="", flush=True)

    # in

    def ask(self, prompt: str) -> str:
        """One line, without the blanks around it. EOFError at the end of the input."""
        if self.interactive and importlib.util.find_spec("readline"):
            importlib.import_module("readline")  # input() then has line editing and history
        if sys.stdin.isatty():
            return input(prompt).strip()
        print(prompt, end="", flush=True)  # input() may swallow a signal where no terminal is
        answer = sys.stdin.readline()
        if not answer:
            raise EOFError
        print(answer.rstrip("\n"))  # so that a transcript shows what was typed
        return answer.strip()


def shown(text: str) -> str:
    """Lines as they are, without anything in them that the terminal would obey."""
    return "\n".join(printable(line) for line in text.split("\n"))
