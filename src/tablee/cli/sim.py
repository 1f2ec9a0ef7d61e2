"""`tablee sim`: many games between bots, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablee.arena import Run
    from tablee.cli.terminal import Terminal
    from tablee.i18n import Texts

INTERRUPTED = 130


def register(app: typer.Typer) -> None:
    app.command()(sim)


def sim(
    game: Annotated[str, typer.Argument(help="A game, as `tablee games` lists them.")],
    seats: Annotated[
        int | None, typer.Option(help="How many sit at the table; else as the mode or bots need.")
    ] = None,
    mode: Annotated[str | None, typer.Option(help="A way to play, such as solo or duel.")] = None,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for each seat, as in greedy,random, or one for all; FILE.py:CLASS."
        ),
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed, the same games.")] = "1",
    jobs: Annotated[
        int, typer.Option(min=1, help="Processes; the numbers are the same for any of them.")
    ] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, key=value; repeatable.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="A folder with your own box's values, laid over ours.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object instead of the table.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="Language: en or fr.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, no colours.")] = False,
) -> None:
    """Let bots play many games: scores, win shares with 95 % intervals, speed.

    Game number n is the deal of the seed SEED/n. A victory shared by k sides counts 1/k for each.
    Ctrl-C stops early and shows what was played.
    """
    from tablee.arena import Lineup, simulate
    from tablee.bots.forfeits import speaking
    from tablee.cli.arguments import read_options
    from tablee.cli.terminal import Terminal
    from tablee.games import find
    from tablee.i18n import Texts, choose_language

    texts = Texts(choose_language(lang), find(game).folder())
    options = read_options(option or [])
    if mode is not None:
        options["mode"] = mode
    names = [name.strip() for name in bots.split(",")]
    lineup = Lineup.of(game, names, seats, options, seed, data)
    with speaking(texts.language), progress(texts("sim-progress"), games) as told:
        run = simulate(lineup, games, jobs, told)
    show(run, Terminal(plain), texts, as_json)
    if run.partial:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def progress(title: str, games: int) -> Iterator[Callable[[int], None] | None]:
    """A bar where somebody looks at it; nothing in a pipe."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=games)
        yield lambda played: bar.update(task, completed=played)


def show(run: Run, terminal: Terminal, texts: Texts, as_json: bool) -> None:
    import json

    from tablee.arena import report

    if not run.tally.games:
        typer.echo(texts("sim-nothing"), err=True)
    elif as_json:
        print(json.dumps(report(run), ensure_ascii=False))
    else:
        describe(run, terminal, texts)


def describe(run: Run, terminal: Terminal, texts: Texts) -> None:
    """The lines before the table, the table, and what its reader must know."""
    tally, lineup = run.tally, run.lineup
    if run.partial:
        terminal.say(texts("sim-partial", games=tally.games, asked=run.asked), "bold yellow")
    name, mode = texts("game-name"), dict(lineup.options)["mode"]
    terminal.say(
        texts("sim-title", name=name, mode=mode, games=tally.games, seed=lineup.seed), "bold"
    )
    rate = round(tally.decisions / run.seconds)
    terminal.say(texts("sim-speed", decisions=tally.decisions, seconds=run.seconds, rate=rate))
    length = tally.decisions / tally.games
    if tally.counts_turns:
        terminal.say(texts("sim-length", decisions=length, turns=tally.turns / tally.games))
    else:
        terminal.say(texts("sim-length-decisions", decisions=length))
    terminal.say()
    head, *rows = aligned(table(run, texts))
    terminal.say(head, "bold")
    terminal.lines(rows)
    if not tally.contested:
        terminal.say(texts("sim-no-winner"))
    for seat, forfeits in enumerate(tally.forfeits):
        if forfeits:
            told = texts("sim-forfeits", seat=seat + 1, bot=lineup.names[seat], n=forfeits)
            terminal.say(told, "bold yellow")


def table(run: Run, texts: Texts) -> list[list[str]]:
    """The head and a row for each seat."""
    from tablee.arena.statistics import scores, wilson

    heads = ["sim-seat", "sim-bot", "sim-score", "sim-sd", "sim-range"]
    if run.tally.contested:
        heads.append("sim-wins")
    rows = [[texts(head) for head in heads]]
    for seat, bot in enumerate(run.lineup.names):
        sample = scores(run.tally.scores[seat])
        margin = sample.interval.high - sample.mean if sample.interval else None
        row = [str(seat + 1), bot, measured(texts, sample.mean, margin)]
        row.append("-" if sample.sd is None else texts("sim-number", x=sample.sd))
        row.append(f"{sample.low}–{sample.high}")
        if run.tally.contested:
            wins = run.tally.wins_of(seat)
            interval = wilson(wins, run.tally.games)
            low, high = 100 * interval.low, 100 * interval.high
            row.append(texts("sim-share", share=wins / run.tally.games, low=low, high=high))
        rows.append(row)
    return rows


def measured(texts: Texts, mean: float, margin: float | None) -> str:
    if margin is None:
        return texts("sim-number", x=mean)
    return texts("sim-measured", mean=mean, margin=margin)


def aligned(rows: list[list[str]], names: int = 1) -> list[str]:
    """Columns as wide as their widest cell; the names to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell.ljust(width) if at == names else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
