"""Bots in any language: one that answers plays; one that fails forfeits, and the game goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablee import bots, games
from tablee.bots import Sitting
from tablee.bots.process import ProgramBot
from tablee.kernel import BadInput, Match, Rng

RAMEN = games.load("ramen")
GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "write-a-bot.md"
LAST = GUIDE.read_text("utf-8").split("`last.py`:\n\n```python\n")[1].split("```")[0]
BAD = {
    "crashes": "raise SystemExit(3)",
    "stalls": "import time; time.sleep(3600)",
    "talks nonsense": "import sys\nfor line in sys.stdin: print('hello', flush=True)",
    "cheats": 'import sys\nfor line in sys.stdin: print(\'{"move": "no9@9"}\', flush=True)',
    "eats": "import sys\nheap = bytearray(4 << 30)\nfor line in sys.stdin: print('{}')",
}

WHY = {
    "crashes": "the program failed",
    "stalls": "no answer in time",
    "talks nonsense": "is no JSON object",
    "cheats": "no move of this game is written 'no9@9'",
    "eats": "the program failed",
}


COMPLAINS = """
import sys
sys.stdin.readline()
print("what is that", file=sys.stderr, flush=True)
"""


def program(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "program.py"
    path.write_text(text)
    return [sys.executable, str(path)]


def bot(tmp_path: Path, text: str) -> ProgramBot:
    return ProgramBot(RAMEN, 0, Rng.seeded("x"), program(tmp_path, text), seconds=2.0)


def test_a_program_plays(tmp_path: Path) -> None:
    match = Match(RAMEN, 1, {"mode": "solo"}, "program")
    name = " ".join(program(tmp_path, LAST)) + "!"
    sitting = Sitting(match, [bots.find_or_load(RAMEN, name)])
    player = sitting.bots[0]
    assert isinstance(player, ProgramBot)
    player.seconds = 60.0  # for a busy machine
    first = match.moves(0)[-1]
    assert sitting.advance()
    assert match.entries[0].text == RAMEN.moves.texts[first]


@pytest.mark.parametrize("how", BAD)
def test_one_that_fails_forfeits(
    tmp_path: Path, how: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match(RAMEN, 1, {"mode": "solo"}, "program")
    failing = bot(tmp_path, BAD[how])
    failing.seconds = 1.0 if how == "stalls" else 60.0
    assert failing.choose(match.ask(0)) in match.moves(0)
    said = capsys.readouterr().err
    assert "forfeits a decision to random" in said
    assert WHY[how] in said
    failing.program.stop()


def test_what_a_failing_program_complains_of_is_heard_once(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    match = Match(RAMEN, 1, {"mode": "solo"}, "program")
    for _ in range(2):  # games, each with a bot of its own
        failing = bot(tmp_path, COMPLAINS)
        failing.seconds = 60.0
        for _ in range(2):
            failing.choose(match.ask(0))
        failing.program.stop()
    assert capfd.readouterr().err.count("what is that") == 1


def test_a_program_that_is_not_there_is_bad_input() -> None:
    with pytest.raises(BadInput, match="there is no program nowhere_to_be_found to run"):
        bots.find_or_load(RAMEN, "nowhere_to_be_found --fast!")
