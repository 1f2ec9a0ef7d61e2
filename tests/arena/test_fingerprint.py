"""Games know which bots played them: nobody goes on with others, and reports say it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.arena import Lineup, fingerprint as module
from tablee.arena.backends import Processes
from tablee.arena.fingerprint import fingerprint, plain
from tablee.arena.manifest import Manifest
from tablee.arena.tournament import Tournament
from tablee.kernel import BadInput

TEXT = """
deals = 1
[[table]]
game = "ramen"
mode = "duel"
bots = ["random", "greedy"]
"""


@pytest.fixture(autouse=True)
def _afresh() -> Iterator[None]:
    yield
    module.taken.cache_clear()


def of(*names: str) -> str:
    module.taken.cache_clear()
    return fingerprint(Lineup.of("ramen", names, options={"mode": "duel"}))


def test_seats_change_nothing_bots_and_budgets_do() -> None:
    assert of("greedy", "random") == of("random", "greedy")
    named = ["random", "greedy", "search", "search@20", "master", "nino", "max"]
    assert len({of(name, "random") for name in named}) == len(named)


def test_words_change_nothing_code_does() -> None:
    said = plain('def f(n: int) -> int:\n    """Twice."""\n    return 2 * n\n')
    assert said == plain("def f(n: int) -> int:\n    return 2 * n  # twice\n")
    assert said != plain("def f(n: int) -> int:\n    return 3 * n\n")
    assert plain('class A:\n    """Empty."""\n') == plain("class A:\n    pass\n")


def test_weights_decide_and_what_is_said_about_them_does_not(tmp_path: Path) -> None:
    path = tmp_path / "guide.toml"
    path.write_text('about = "by hand"\nbowl = [1, 2]\n')
    before = module.weights(path)
    path.write_text('about = "by night"\nbowl = [1, 2]\n')
    assert module.weights(path) == before
    path.write_text("bowl = [1, 3]\n")
    assert module.weights(path) != before


def test_a_file_is_what_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "a folder of mine" / "mine.py"
    path.parent.mkdir()
    path.write_text("from tablee import Bot\nclass Mine(Bot):\n    pass\n")
    names = [str(path), f"{path}:Mine", f"python3 '{path}'!"]
    before = [of(name, "random") for name in names]
    path.write_text(path.read_text() + "    level = 2\n")
    after = [of(name, "random") for name in names]
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_nobody_goes_on_with_games_of_other_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.toml"
    path.write_text(TEXT)
    tournament = Tournament(Manifest.read(path), tmp_path / "out")
    tournament.run(Processes(1))
    kept = {json.loads(line)["fingerprint"] for line in tournament.path.read_text().splitlines()}
    assert kept == {of("greedy", "random")}
    tournament.run(Processes(1))
    module.taken.cache_clear()
    monkeypatch.setattr(module, "weights", lambda path: {"bowl": 7})
    with pytest.raises(BadInput, match="ramen, duel, 2 was played by other bots than those of"):
        tournament.run(Processes(1))


def test_games_of_a_worker_with_other_bots_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node of a cluster may have another version."""
    path = tmp_path / "m.toml"
    path.write_text(TEXT)
    tournament = Tournament(Manifest.read(path), tmp_path / "out")
    prints = iter(["theirs", "ours"])
    monkeypatch.setattr("tablee.arena.tournament.fingerprint", lambda lineup: next(prints))
    with pytest.raises(BadInput, match="fingerprint theirs, now ours"):
        tournament.run(Processes(1))
    assert not tournament.played()
