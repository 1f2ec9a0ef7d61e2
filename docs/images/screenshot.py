"""Draws docs/images/play.svg: the real command, in a real terminal, as a picture.

    .venv/bin/python docs/images/screenshot.py

Needs a system with pseudo-terminals (Linux, macOS).
"""

from __future__ import annotations

import io
import os
import pty
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

COMMAND = ["play", "ramen", "--mode", "duel", "--seed", "7", "--name", "Ana", "--lang", "en"]
TYPED = ["1", "why no4@2", "hint", "hint", "hint"]
SIZE = {"COLUMNS": "92", "LINES": "44", "TERM": "xterm-256color", "COLORTERM": "truecolor"}
CLEARED = re.compile(r"\x1b\[2J|\x1b\[3J|\x1b\[H\x1b\[J")
NOT_COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-ln-z]|\r|\x07")
WEB_FONTS = re.compile(r"@font-face \{\{.*?\}\}", re.DOTALL)  # a picture fetches nothing
PROMPT = "> "


def transcript() -> str:
    """Everything the command writes while the lines are typed."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(SIZE)
        os.execv(sys.executable, [sys.executable, "-m", "tablee.cli.main", *COMMAND])
    seen = ""
    for line in [*TYPED, None]:
        while not NOT_COLOUR.sub("", seen).endswith(PROMPT):
            seen += os.read(terminal, 4096).decode(errors="ignore")
        if line is not None:
            os.write(terminal, f"{line}\n".encode())
            seen += os.read(terminal, 4096).decode(errors="ignore")
    os.close(terminal)
    os.waitpid(child, 0)
    return seen


def main() -> None:
    screen = CLEARED.split(transcript())[-1]
    console = Console(record=True, width=int(SIZE["COLUMNS"]), file=io.StringIO())
    console.print(Text.from_ansi(NOT_COLOUR.sub("", screen).strip("\n")))
    frame = WEB_FONTS.sub("", CONSOLE_SVG_FORMAT)
    target = Path(__file__).with_name("play.svg")
    title = "tablee " + " ".join(COMMAND[:4])
    target.write_text(console.export_svg(title=title, theme=MONOKAI, code_format=frame), "utf-8")
    print(f"written: {target}")


if __name__ == "__main__":
    main()
