"""`tablee check`: what every game promises, checked on one of them."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

if TYPE_CHECKING:
    from tablee.bots import Maker
    from tablee.i18n import Texts
    from tablee.kernel import Game
    from tablee.testing import Report, RuleRow
    from tablee.testing.peeking import Slip, Spot

FAILED = 1
DECISIONS = 120  # of a bot at a table: one that peeks in a tenth of its own is found,
PATIENCE = 5.0  # or as many as it makes in these seconds, where it thinks long,
FEWEST = 12  # but so many at least
THOROUGH = 10  # times as many, and as long
APART = 7  # decisions between two that are tried: whole games are seen, and all steps of a turn


def register(app: typer.Typer) -> None:
    app.command()(check)


def check(
    game: Annotated[str, typer.Argument(help="A game, as `tablee games --all` lists them.")],
    rules: Annotated[
        bool, typer.Option("--rules", help="For every rule, the tests and refusals that cite it.")
    ] = False,
    thorough: Annotated[
        bool,
        typer.Option(
            "--thorough",
            help="More games, more positions: minutes, not seconds; of a bot ten times as many "
            "decisions.",
        ),
    ] = False,
    bot: Annotated[
        str | None, typer.Option(help="Check a bot at this game instead: does it peek? FILE.py.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The report as JSON.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language of the rules: en or fr.")] = None,
) -> None:
    """Check a game: replay, leaks, card conservation, citations, undo, both languages.

    With --bot, whether a bot plays the same whatever lies where its seat cannot look.
    Ends with 0 if the game, or the bot, keeps every promise, else with 1.
    """
    from tablee.games import load
    from tablee.i18n import Texts, choose_language

    texts = Texts(choose_language(lang))
    loaded = load(game)
    if bot is not None:
        good = show_bot(loaded, bot, thorough, texts)
    else:
        good = show_rules(loaded, texts) if rules else show_report(loaded, thorough, as_json)
    if not good:
        raise typer.Exit(FAILED)


def show_bot(game: Game, name: str, thorough: bool, texts: Texts) -> bool:
    """Whether a bot peeks, table by table, in words."""
    from tablee.bots import files, find
    from tablee.bots.program_bot import is_program

    if is_program(name):
        print(texts("check-bot-program"))
        return True
    maker = files.bot_class(name) if files.is_file(name) else find(game, name)
    path = files.path_of(name) if files.is_file(name) else Path(name)
    good = True
    for mode in game.modes:
        for seats in sorted({mode.seats[0], mode.seats[-1]}):
            table = BotTable(game, maker, path, seats, mode.key)
            key, words = table.verdict(THOROUGH if thorough else 1)
            print(texts(key, mode=mode.key, seats=seats, **words))
            good = good and key == "check-bot-honest"
    return good


class BotTable(NamedTuple):
    """A bot and a table at which it is tried."""

    game: Game
    maker: Maker
    path: Path
    seats: int
    mode: str

    def verdict(self, effort: int) -> tuple[str, dict[str, str | int]]:
        """The key of a sentence and what stands in it, about the first decision that is wrong."""
        from tablee.bots import files
        from tablee.bots.forfeits import one_line
        from tablee.testing.peeking import slip_at

        tried, until = 0, time.monotonic() + effort * PATIENCE
        for game, spot in self.decisions(effort * DECISIONS):
            if tried >= FEWEST and time.monotonic() > until:
                break
            where = {"game": game, "decision": spot.number + 1}
            try:
                slip = slip_at(self.maker, self.game, spot)
            except (Exception, SystemExit) as error:  # whatever the bot's author has not thought of
                return "check-bot-fails", {**where, "why": one_line(files.said(error, self.path))}
            if slip is not None:
                key = "check-bot-peeks" if slip.peeks else "check-bot-unsteady"
                return key, {**where, **self.told(slip)}
            tried += 1
        return "check-bot-honest", {"n": tried}

    def decisions(self, most: int) -> Iterator[tuple[int, Spot]]:
        """So many of games at random, and the number of the game, from 1."""
        from tablee.testing.peeking import spots

        options = self.game.settle(self.seats, {**self.game.trial, "mode": self.mode})
        left = most
        for game in range(1, most + 1):
            for spot in spots(self.game, self.seats, options, f"check {game}", APART, most):
                yield game, spot
                left -= 1
                if not left:
                    return

    def told(self, slip: Slip) -> dict[str, str | int]:
        texts = self.game.catalogue.texts
        return {"given": texts[slip.given], "other": texts[slip.other]}


def show_report(game: Game, thorough: bool, as_json: bool) -> bool:
    report = with_progress(game, thorough)
    if as_json:
        print(json.dumps(report.json(), indent=2, ensure_ascii=False))
    else:
        for line in report.lines():
            print(line)
    return report.ok


def with_progress(game: Game, thorough: bool) -> Report:
    """A bar on a screen; silence in a pipe."""
    from tablee.testing import conformance

    if not sys.stderr.isatty():
        return conformance(game, thorough=thorough)
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def progress(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        return conformance(game, thorough=thorough, progress=progress)


def show_rules(game: Game, texts: Texts) -> bool:
    """Every rule with what proves it, then those nothing proves."""
    from tablee.testing import rule_coverage, untested

    rows = rule_coverage(game, folder_with_tests(game))
    for row in rows:
        for line in rule_lines(row, texts):
            print(line)
    gaps = untested(rows)
    print()
    print(texts("check-tested", n=len(rows) - len(gaps), total=len(rows)))
    if gaps:
        print(texts("check-untested", rules=", ".join(gaps)))
    return True


def folder_with_tests(game: Game) -> Path:
    """The game's folder; of an installed game, which has no tests, the one in the sources here."""
    from tablee.kernel import BadInput
    from tablee.testing.perft import stripped

    if not stripped(game):
        return game.folder()
    here = Path("src", "tablee", "games", game.folder().name)
    if not (here / "tests").is_dir():
        raise BadInput(f"the tests of {game.key} are not installed: run this in the source tree")
    return here


def rule_lines(row: RuleRow, texts: Texts) -> list[str]:
    lines = [f"{row.number}  {row.text[texts.language]}"]
    cited = {"tests": row.tests, "scenarios": row.scenarios, "refusals": row.refusals}
    for what, places in cited.items():
        if places:
            lines.append("  " + texts(f"check-{what}", places=", ".join(places)))
    return lines
