"""`tablee verify`: whether a record is whole, and its deal was fixed before anybody played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(verify)


def verify(
    record: Annotated[Path, typer.Argument(help="The record of a finished match.")],
    commitment: Annotated[
        str, typer.Option(help="What the table showed at its start, to be compared.")
    ] = "",
    data: Annotated[
        Path | None, typer.Option(help="Folder with the card data it was played with.")
    ] = None,
) -> None:
    """Replay a record and check its result and its seed against what was promised."""
    from tablee.cli.records import read_record, replayed
    from tablee.games import load_for
    from tablee.kernel import BadRecord
    from tablee.kernel.seeds import commitment as committed

    found = read_record(record)
    match = replayed(record, load_for(found, data), found)
    typer.echo(f"All {len(match.entries)} moves are legal, and the result is what they give.")
    seal = committed(found.seed)
    promised = commitment.strip().lower() or found.commitment
    if not promised:
        raise BadRecord(
            "nothing was promised about this deal: somebody chose the seed, or it was not played "
            "at a server"
        )
    if promised != seal:
        raise BadRecord(f"the seed gives {seal}, but {promised} was shown: this is another deal")
    typer.echo(f"The seed was fixed before the first move: {seal}")
    if not commitment:
        typer.echo("Compare this with what the table showed at its start (--commitment).")
