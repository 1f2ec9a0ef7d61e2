"""`tablee arena`: a tournament out of a file, resumable, and its report."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablee.arena.manifest import Manifest
    from tablee.arena.tournament import Backend
    from tablee.i18n import Texts

INTERRUPTED = 130


def register(app: typer.Typer) -> None:
    app.command()(arena)


def arena(
    manifest: Annotated[
        Path | None, typer.Argument(help="A TOML file: tables, bots, deals, a seed.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Where games and report go; else beside the manifest.")
    ] = None,
    jobs: Annotated[
        int, typer.Option(min=1, help="Processes; the games are the same for any of them.")
    ] = 1,
    backend: Annotated[str, typer.Option(help="processes, or ray (extra: cluster).")] = "processes",
    address: Annotated[
        str | None, typer.Option(help="Of the Ray cluster; else a local one.")
    ] = None,
    seconds: Annotated[
        int,
        typer.Option(min=0, help="Begin no game after so long, and report; 0 plays them all."),
    ] = 0,
    report: Annotated[
        Path | None, typer.Option(help="Only report what was played in this folder.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en or fr.")] = None,
) -> None:
    """Let bots meet in every pairing and seat, on the same deals; write a report.

    Ctrl-C stops; the same command goes on from there. Every game leaves a record that replays.
    """
    from tablee.arena.backends import Processes, Ray
    from tablee.arena.manifest import Manifest
    from tablee.arena.pages import WORDS, write_report
    from tablee.i18n import Texts, choose_language
    from tablee.kernel import BadInput

    if backend not in ("processes", "ray"):
        raise BadInput(f"there is no backend {backend!r}: processes or ray")
    texts = Texts(choose_language(lang), WORDS)
    if report is not None:
        if manifest is not None:
            raise BadInput("--report plays nothing: name the folder alone, without a manifest")
        check_played(report)
        write_report(report, partial(Texts, texts.language), texts.language)
        typer.echo(texts("arena-reported", file=str(report / "report.html")))
        return
    if manifest is None:
        raise BadInput("name a manifest, or a folder of games with --report")
    read = Manifest.read(manifest)
    chosen: Backend = Ray(address) if backend == "ray" else Processes(jobs)
    play(read, out or manifest.with_suffix(""), chosen, seconds, texts)


def check_played(folder: Path) -> None:
    from tablee.arena.tournament import GAMES
    from tablee.kernel import BadInput

    if not (folder / GAMES).is_file():
        raise BadInput(f"no games have been played in {folder}")


def play(manifest: Manifest, folder: Path, backend: Backend, seconds: int, texts: Texts) -> None:
    from tablee.arena.pages import write_report
    from tablee.arena.tournament import Tournament
    from tablee.bots.forfeits import speaking
    from tablee.bots.levels import in_seconds
    from tablee.cli.sim import progress
    from tablee.i18n import Texts

    tournament = Tournament(manifest, folder)
    total = len(tournament.pairings)
    known = len(tournament.played())
    timed = sorted({bot for table in tournament.manifest.tables for bot in table.bots})
    timed = [bot for bot in timed if in_seconds(bot)]
    if timed:
        typer.echo(texts("arena-timed", bots=", ".join(timed)), err=True)
    if known:
        typer.echo(texts("arena-resumed", games=known, total=total), err=True)
    try:
        with speaking(texts.language), progress(texts("sim-progress"), total) as told:
            played = tournament.run(backend, (lambda n, _: told(n)) if told else None, seconds)
    except KeyboardInterrupt:
        typer.echo(texts("arena-stopped", games=len(tournament.played()), total=total), err=True)
        raise typer.Exit(INTERRUPTED) from None
    write_report(folder, partial(Texts, texts.language), texts.language)
    typer.echo(texts("arena-done", games=played, file=str(folder / "report.html")))
    if tournament.broken:
        typer.echo(texts("arena-broken", games=len(tournament.broken)), err=True)
        raise typer.Exit(1)
