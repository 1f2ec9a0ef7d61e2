"""All checks of a game, one after the other, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tablee.kernel import Game, Record
from tablee.testing.broken import Broken
from tablee.testing.citations import check_refusals, check_rulebook
from tablee.testing.events import check_events, check_masks
from tablee.testing.golden import check_golden
from tablee.testing.languages import check_languages
from tablee.testing.leaks import (
    check_own_moves,
    check_redeals,
    check_sealed,
    check_worlds,
)
from tablee.testing.matches import check_notation, check_replay, check_undo
from tablee.testing.motions import check_motions
from tablee.testing.news import check_news, check_silence
from tablee.testing.perft import check_perft, stripped
from tablee.testing.players import check_bots
from tablee.testing.scenes import check_scenes
from tablee.testing.states import (
    check_cards,
    check_clock,
    check_clones,
    check_looking,
    check_termination,
)
from tablee.testing.walks import QUICK, THOROUGH, Effort, Table, tables

AtTable = Callable[[Game, Table, Effort], int]  # returns how many positions it looked at
Alone = Callable[[Game], int]
Progress = Callable[[str, int, int], None]  # what is being tried, how much is done, of how much

AT_TABLES: dict[str, AtTable] = {
    "termination": check_termination,
    "cards": check_cards,
    "clones": check_clones,
    "looking": check_looking,
    "replay": check_replay,
    "undo": check_undo,
    "clock": check_clock,
    "refusals": check_refusals,
    "redeals": check_redeals,
    "worlds": check_worlds,
    "own-moves": check_own_moves,
    "sealed": check_sealed,
    "news": check_news,
    "silence": check_silence,
    "events": check_events,
    "masks": check_masks,
    "scenes": check_scenes,
    "bots": check_bots,
}
ALONE: dict[str, Alone] = {
    "notation": check_notation,
    "rulebook": check_rulebook,
    "languages": check_languages,
    "motions": check_motions,
    "perft": check_perft,
    "golden": check_golden,
}
CHECKS = (*AT_TABLES, *ALONE)
STORED = {"perft", "golden"}  # compare with files that stay with the sources


@dataclass(frozen=True)
class Result:
    """What came of one check."""

    check: str
    about: str  # the promise it checks, in a sentence
    tables: int  # tables tried
    positions: int  # positions (or moves, rules, texts, lines) looked at
    failure: Broken | None = None
    absent: bool = False  # an installed game comes without what this check reads

    @property
    def ok(self) -> bool:
        return self.failure is None


@dataclass(frozen=True)
class Report:
    """What came of all of them."""

    game: str
    results: list[Result]

    @property
    def ok(self) -> bool:
        return all(result.ok for result in self.results)

    def lines(self) -> Iterator[str]:
        """One line a check, plain; failures follow with the game that shows them."""
        for result in self.results:
            mark = "ok    " if result.ok else "BROKEN"
            if result.absent:
                yield f"-      {result.check:<12} not installed, not checked"
            else:
                yield f"{mark} {result.check:<12} {result.positions:>7}  {result.about}"
        for result in self.results:
            if result.failure is not None:
                yield ""
                yield str(result.failure)

    def json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "ok": self.ok,
            "checks": [
                {
                    "check": result.check,
                    "about": result.about,
                    "tables": result.tables,
                    "positions": result.positions,
                    "ok": result.ok,
                    "checked": not result.absent,
                    "failure": result.failure.message if result.failure else None,
                    "record": record.to_text() if (record := _record(result)) else None,
                }
                for result in self.results
            ],
        }


def _record(result: Result) -> Record | None:
    return result.failure.record if result.failure else None


def conformance(game: Game, *, thorough: bool = False, progress: Progress | None = None) -> Report:
    """Every check, at every table. A failing check does not stop the others."""
    total = len(AT_TABLES) * len(tables(game)) + len(ALONE)
    done = 0
    results = []
    for name in CHECKS:

        def tick(where: str, name: str = name) -> None:
            nonlocal done
            if progress is not None:
                progress(f"{name}: {where}" if where else name, done, total)
            done += 1

        results.append(run_check(game, name, thorough=thorough, tick=tick))
    if progress is not None:
        progress("", total, total)
    return Report(game.key, results)


def run_check(
    game: Game, name: str, *, thorough: bool = False, tick: Callable[[str], None] | None = None
) -> Result:
    """One check by name, at every table it is about; never raises."""
    tell = tick or (lambda where: None)
    about = ((AT_TABLES.get(name) or ALONE[name]).__doc__ or "").split("\n")[0]
    tried = 0
    positions = 0
    try:
        if name in ALONE:
            tell("")
            positions = ALONE[name](game)
        else:
            for table in tables(game):
                tell(table.name)
                tried += 1
                positions += AT_TABLES[name](game, table, THOROUGH if thorough else QUICK)
    except Broken as broken:
        return Result(name, about, tried, positions, broken)
    except Exception as error:
        stopped = Broken(name, f"stopped with {type(error).__name__}: {error}")
        stopped.__cause__ = error
        return Result(name, about, tried, positions, stopped)
    return Result(name, about, tried, positions, absent=name in STORED and stripped(game))
