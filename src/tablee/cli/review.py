"""`tablee review`: the decisions of a stored game that cost most, and what was better."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

PATIENCE = 30.0  # seconds that people wait; interpreted, a long game is then judged by less


def register(app: typer.Typer) -> None:
    app.command()(review)


def review(
    file: Annotated[Path, typer.Argument(help="A record, as `tablee play` saves them.")],
    seat: Annotated[int, typer.Option(min=1, help="Whose decisions.")] = 1,
    playouts: Annotated[int, typer.Option(min=16, help="Worlds in which two moves meet.")] = 64,
    data: Annotated[
        Path | None, typer.Option(help="The folder of values that the game was played with.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en or fr.")] = None,
) -> None:
    """After a game: three decisions, each with what would have been better and why.

    Judged by what the player could know then, not by the cards as they turned out to be.
    """
    from tablee.bots.review import costliest, numbers_of
    from tablee.cli.records import read_record, replayed
    from tablee.cli.sitting import said_names
    from tablee.games import load_for
    from tablee.i18n import Speaker, choose_language
    from tablee.kernel import BadInput

    record = read_record(file)
    match = replayed(file, load_for(record, data), record)
    if seat > match.seats:
        raise BadInput(f"this game has the seats 1 to {match.seats}, not {seat}")
    speaker = Speaker(choose_language(lang), match.game, said_names(match), match.sides())
    texts, notation = speaker.texts, match.game.catalogue.texts
    found = costliest(match, seat - 1, playouts=playouts, seconds=PATIENCE)
    if found.cut:
        typer.echo(texts("review-cut", judged=found.judged, doubtful=found.doubtful))
    elif not found.costly:
        typer.echo(texts("review-nothing"))
    for item in found.costly:
        typer.echo(
            texts(
                "review-costly",
                entry=item.entry + 1,
                move=f"{speaker.move(item.move)} ({notation[item.move]})",
                better=f"{speaker.move(item.better)} ({notation[item.better]})",
                **numbers_of(item.margin),
            )
        )
        for reason in item.reasons:
            typer.echo("  " + texts("hint-why", reason=speaker.reason(reason)))
        typer.echo("  " + texts("review-again", file=str(file), entry=item.entry + 1))
