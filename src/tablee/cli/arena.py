"""`tablee arena`: a tournament out of a file, resumable, and its report."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

INTERRUPTED = 130


def register(app: typer.Typer) -> None:
    app.command()(arena)


def arena(
    manifest: Annotated[Path, typer.Argument(help="A TOML file: tables, bots, deals, a seed.")],
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
        int, typer.Option(min=0, help="Stop after so long, with a report; 0 plays them all.")
    ] = 0,
    lang: Annotated[str | None, typer.Option(help="Language: en or fr.")] = None,
) -> None:
    """Let bots meet in every pairing and seat, on the same deals; write a report.

    Ctrl-C stops; the same command goes on from there. Every game leaves a record that replays.
    """
    from tablee.arena.backends import Processes, Ray
    from tablee.arena.manifest import Manifest
    from tablee.arena.pages import write_report
    from tablee.arena.tournament import Backend, Tournament
    from tablee.cli.sim import progress
    from tablee.i18n import Texts, choose_language
    from tablee.kernel import BadInput

    if backend not in ("processes", "ray"):
        raise BadInput(f"there is no backend {backend!r}: processes or ray")
    texts = Texts(choose_language(lang))
    read = Manifest.read(manifest)
    folder = out or manifest.with_suffix("")
    tournament = Tournament(read, folder)
    total = sum(1 for _ in read.pairings())
    known = len(tournament.played())
    if known:
        typer.echo(texts("arena-resumed", games=known, total=total), err=True)
    chosen: Backend = Ray(address) if backend == "ray" else Processes(jobs)
    try:
        with progress(texts("sim-progress"), total) as told:
            played = tournament.run(chosen, (lambda n, _: told(n)) if told else None, seconds)
    except KeyboardInterrupt:
        typer.echo(texts("arena-stopped", games=len(tournament.played()), total=total), err=True)
        raise typer.Exit(INTERRUPTED) from None
    write_report(folder, texts, texts.language)
    typer.echo(texts("arena-done", games=played, file=str(folder / "report.html")))
