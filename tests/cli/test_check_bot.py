"""`tablee check GAME --bot FILE`: whether a bot peeks, in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli import check
from tests.cli.conftest import Tablee

HEAD = "import random\nfrom tablee import Bot\n\nclass Mine(Bot):\n"
HONEST = """
    def watches(self):
        return True

    def hear(self, event):
        self.heard = getattr(self, "heard", 0) + 1

    def choose(self, ask):
        world = ask.world(self.rng)
        world.finish(self.rng)
        return ask.moves[(self.heard + sum(world.scores)) % len(ask.moves)]
"""
PEEKING = """
    def choose(self, ask):
        cards = [card for zone in ask._state.zones() for card in zone.cards]
        return ask.moves[sum(at * card for at, card in enumerate(cards)) % len(ask.moves)]
"""
SELDOM = """
    def choose(self, ask):
        mine = ask.moves[self.rng.below(len(ask.moves))]
        pile = ask._state.pile
        return ask.moves[pile[-1] % len(ask.moves)] if pile and sum(ask.moves) % 10 == 0 else mine
"""
UNSTEADY = "    def choose(self, ask):\n        return random.choice(ask.moves)\n"
FAILING = "    def choose(self, ask):\n        return 1 // 0\n"
OBEYED = "    def choose(self, ask):\n        raise ValueError('a\\x1b[2J\\nb')\n"
LEAVING = "    def choose(self, ask):\n        raise SystemExit(0)\n"
CHEATING = "    def choose(self, ask):\n        return 999\n"


def checked(tablee: Tablee, folder: Path, text: str, lang: str = "en") -> tuple[int, list[str]]:
    path = folder / "mine.py"
    path.write_text(HEAD + text)
    ran = tablee("check", "ramen", "--bot", path, "--lang", lang)
    assert ran.err == ""
    return ran.code, ran.out.splitlines()


def test_an_honest_bot_is_called_so_at_every_table(tablee: Tablee, tmp_path: Path) -> None:
    code, lines = checked(tablee, tmp_path, HONEST)
    assert code == 0
    tables = ["solo, 1 seat", "duel, 2 seats", "trio, 3 seats", "teams, 4 seats"]
    assert [line.partition(":")[0] for line in lines] == tables
    assert all(line.endswith("whatever lay where its seat cannot look.") for line in lines)


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        (PEEKING, "en", "where only what its seat cannot see is different. It peeks."),
        (PEEKING, "fr", "quand seul change ce que sa place ne voit pas. Il regarde en cachette."),
        (UNSTEADY, "en", "It draws from another chance than its own, or remembers another game."),
        (FAILING, "en", "it fails: ZeroDivisionError: integer division or modulo by zero (mine.py"),
        (OBEYED, "en", "it fails: ValueError: a[2J b (mine.py"),
        (LEAVING, "en", "it fails: SystemExit: 0 (mine.py, line 6)"),
        (CHEATING, "en", "it fails: Mine in seat 1 answered 999, which is none of its legal"),
    ],
)
def test_what_is_wrong_is_said_in_words(
    tablee: Tablee, tmp_path: Path, text: str, lang: str, said: str
) -> None:
    code, lines = checked(tablee, tmp_path, text, lang)
    assert code == 1
    assert said in lines[1]


def test_who_peeks_in_a_tenth_of_its_decisions_is_found_at_every_table(
    tablee: Tablee, tmp_path: Path
) -> None:
    code, lines = checked(tablee, tmp_path, SELDOM)
    assert code == 1
    assert len(lines) == 4
    assert all(line.endswith("It peeks.") for line in lines)


def test_who_thinks_long_is_asked_less_often(
    tablee: Tablee, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = f"in {check.DECISIONS} decisions"
    assert all(asked in line for line in checked(tablee, tmp_path, HONEST)[1])
    monkeypatch.setattr(check, "PATIENCE", 0.0)
    asked = f"in {check.FEWEST} decisions"
    assert all(asked in line for line in checked(tablee, tmp_path, HONEST)[1])


def test_bots_of_the_game_and_programs_can_be_named(tablee: Tablee) -> None:
    assert tablee("check", "plat_du_jour", "--bot", "greedy", "--lang", "en").code == 0
    ran = tablee("check", "ramen", "--bot", "python3 some.py!", "--lang", "en")
    assert (ran.code, ran.out) == (
        0,
        "A program is told only what its seat may know: it has nowhere to peek.\n",
    )
