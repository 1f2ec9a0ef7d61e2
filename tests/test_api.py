"""The door for programs: what `import tablee` gives, and that its examples are true."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tablee
import tablee.api
from tablee import Ask, Bot, Match

SOURCE = str(Path(tablee.__file__).parents[1])
CAPTURED: dict[str, Any] = {"capture_output": True, "text": True}


class Highest(Bot):
    def choose(self, ask: Ask) -> int:
        return max(ask.moves)


@pytest.mark.parametrize("module", [tablee, tablee.api])
def test_the_examples_are_true(module: object) -> None:
    outcome = doctest.testmod(module, raise_on_error=False)  # type: ignore[arg-type]
    assert outcome.attempted > 2
    assert outcome.failed == 0


def test_everything_promised_is_there_and_nothing_is_loaded_before_it_is_used() -> None:
    for name in tablee.__all__:
        assert getattr(tablee, name) is not None
        assert name in dir(tablee)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        getattr(tablee, "chess")  # noqa: B009
    code = "import sys, tablee; print([name for name in sys.modules if name.startswith('tablee.')])"
    found = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": SOURCE}, **CAPTURED, check=True
    )
    assert found.stdout.strip() == "[]"


def test_a_match_with_classes_and_names() -> None:
    match = Match("ramen", seed="7").run([Highest, "greedy"])
    assert match.over
    assert match.names == ["bot:Highest", "bot:greedy"]
    assert tablee.replay(match.record()).scores == match.scores
    assert tablee.replay(str(match.record())).entries == match.entries


def test_bots_wait_for_who_is_none() -> None:
    match = Match("ramen", 3).run(["random", None, "random"])
    assert match.acting == [1]
    match.submit(1, match.legal_texts(1)[0])
    assert isinstance(match.branch(2), Match)


def test_a_table_needs_its_players() -> None:
    with pytest.raises(tablee.BadInput, match="3 players for 2 seats"):
        Match("ramen", 2).run(["random"] * 3)
    with pytest.raises(tablee.BadInput, match="is no bot"):
        Match("ramen", 2).run([3])  # type: ignore[list-item]


def test_a_match_shows_itself() -> None:
    """As the terminal prints it to whoever decides; never somebody else's hand."""
    match = Match("plat_du_jour", 3, seed="7")
    assert str(match) == match.show(0)
    assert match.show(0) != match.show(1)
    assert match.show(0, "fr") != match.show(0, "en")
    assert repr(match) == "<Match plat_du_jour, 3 seats, seed '7': 0 moves>"


def test_a_record_from_a_file(tmp_path: Path) -> None:
    match = Match("ramen", 2).run(["random"])
    file = tmp_path / "mine.tablee"
    file.write_text(str(match.record()), "utf-8")
    assert tablee.replay(file).scores == match.scores


@pytest.mark.parametrize("path", ["mine.tablee", "games/mine.tablee\n", ""])
def test_a_path_as_text_is_told_from_a_record(path: str) -> None:
    with pytest.raises(tablee.BadInput) as told:
        tablee.replay(path)
    assert str(told.value) == (
        f"{path!r} is not the text of a record; a file is given as pathlib.Path({path!r})"
    )
    with pytest.raises(tablee.BadInput, match=r"^'x{60}\.\.\.' is not the text"):
        tablee.replay("x" * 1000)


@pytest.mark.parametrize("length", [-1, 5, 999])
def test_a_match_is_cut_where_it_has_been(length: int) -> None:
    match = Match("ramen", 2)
    for _ in range(4):
        match.submit(match.next_seat, match.legal_texts(match.next_seat)[0])
    assert [len(match.branch(there).entries) for there in range(5)] == [0, 1, 2, 3, 4]
    sentence = f"this match can be cut after 0 to 4 entries, not after {length}"
    with pytest.raises(tablee.BadInput, match=sentence):
        match.branch(length)


def test_a_bot_says_what_it_lacks() -> None:
    class Mute(Bot):
        pass

    with pytest.raises(NotImplementedError, match=r"Mute has no choose\(self, ask\) that returns"):
        Match("ramen", 2).run([Mute])


@pytest.mark.parametrize("jobs", [1, 2])
def test_many_games_with_a_class_in_any_number_of_processes(jobs: int) -> None:
    run = tablee.simulate("ramen", [Highest, "random"], games=12, jobs=jobs)
    alone = tablee.simulate(tablee.load("ramen"), [Highest, "random"], games=12)
    assert (run.win_share, run.scores) == (alone.win_share, alone.scores)
    assert "Highest" in str(run)
    assert repr(run) == "<Run ramen, Highest, random: 12 games>"


def test_a_class_that_workers_cannot_find_is_refused() -> None:
    class Local(Highest):
        pass

    assert tablee.simulate("ramen", [Local], games=1, seats=2).tally.games == 1
    with pytest.raises(tablee.BadInput, match="must stand at the top of a module"):
        tablee.simulate("ramen", [Local], games=1, seats=2, jobs=2)


def test_a_game_of_a_simulation_is_the_match_of_its_seed() -> None:
    run = tablee.simulate("ramen", ["greedy", "random"], games=1, seed="x")
    match = Match("ramen", 2, seed="x/1").run(["greedy", "random"])
    assert [score.mean for score in run.scores] == match.scores
