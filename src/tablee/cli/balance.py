"""`tablee balance`: what seats, cards and everything else a game names are worth."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablee.arena.balance import Balance, Thing
    from tablee.cli.terminal import Terminal
    from tablee.i18n import Speaker
    from tablee.i18n.texts import Value

SHOWN = 30
TWO = 2


def register(app: typer.Typer) -> None:
    app.command()(balance)


def balance(
    game: Annotated[str, typer.Argument(help="A game, as `tablee games` lists them.")],
    seats: Annotated[int | None, typer.Option(help="How many sit at the table.")] = None,
    mode: Annotated[str | None, typer.Option(help="A way to play, such as solo or duel.")] = None,
    bot: Annotated[
        str, typer.Option(help="Who sits in every seat; else the quickest good one.")
    ] = "",
    games: Annotated[int, typer.Option(min=2, help="How many games.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed, the same games.")] = "balance",
    jobs: Annotated[int, typer.Option(min=1, help="Processes; they change no number.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, key=value; repeatable.")
    ] = None,
    data: Annotated[
        list[Path] | None,
        typer.Option(help="A folder of values: beside the house's, or two beside each other."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of the tables.")] = False,
    page: Annotated[Path | None, typer.Option("--html", help="Also write one HTML file.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language: en or fr.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, no colours.")] = False,
) -> None:
    """Let one bot play itself: how seats do, and those who had each thing, with 95 % intervals.

    A thing is whatever the game's log names: a card played, a room built, a chef kept.
    """
    import json

    from tablee import bots, games as shelf
    from tablee.arena.balance import measure
    from tablee.arena.balance_page import content, page as drawn, write_page
    from tablee.arena.lineup import Lineup
    from tablee.bots.forfeits import speaking
    from tablee.cli.arguments import read_options
    from tablee.cli.sim import progress
    from tablee.cli.terminal import Terminal
    from tablee.i18n import Speaker, choose_language

    folders = side_by_side(data or [])
    options = read_options(option or [])
    if mode is not None:
        options["mode"] = mode
    speaker = Speaker(choose_language(lang), shelf.load(game))
    name = bot or bots.usual(speaker.game)
    lineups = [Lineup.of(game, [name], seats, options, seed, folder) for folder in folders]
    labels = [str(folder) if folder else speaker.texts("balance-house") for folder in folders]
    found = []
    for at, lineup in enumerate(lineups):
        name_told = f"{speaker.texts('sim-progress')} {labels[at]}"
        with speaking(speaker.language), progress(name_told, games) as told:
            found.append(measure(lineup, games, jobs, told))
    names = Naming(speaker)
    title = speaker.texts("balance-title", name=speaker.texts("game-name"), bot=name, games=games)
    if page is not None:
        write_page(page, drawn(title, found, labels, names.words, names, speaker.language))
    if as_json:
        print(json.dumps(content(found, labels), ensure_ascii=False))
        return
    say(Terminal(plain), title, found, labels, names)


def side_by_side(given: list[Path]) -> list[Path | None]:
    """One folder stands beside the house's data, which is None."""
    from tablee.kernel import BadInput

    if len(given) > TWO:
        raise BadInput("two folders of data at most can stand side by side")
    return [*given] if len(given) == TWO else [None, *given]


class Naming:
    """Things in the words of the game's own texts."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    def __call__(self, thing: Thing) -> str:
        event, kind, key = thing
        nouns = self.speaker.game.nouns.get(kind)
        keys = [noun.key for noun in nouns] if nouns is not None else self.speaker.game.kinds
        word = self.speaker.noun(kind, keys.index(key), n=1) if key in keys else key
        texts = self.speaker.texts
        did = texts(f"did-{event}") if texts.has(f"did-{event}") else event
        return self.words("did", did=did, thing=word)

    def words(self, key: str, **values: Value) -> str:
        """The words of a balance."""
        return self.speaker.texts(f"balance-{key}", **values)


def say(
    terminal: Terminal, title: str, found: list[Balance], labels: list[str], names: Naming
) -> None:
    from tablee.arena.balance_page import (
        forfeit_lines,
        rare_line,
        seat_rows,
        surest_first,
        thing_rows,
    )
    from tablee.cli.sim import aligned

    words = names.words
    things = surest_first(found)
    for heading, rows in (
        (title, seat_rows(found, labels, words)),
        (words("things-title"), thing_rows(found, labels, words, names, things[:SHOWN])),
    ):
        terminal.say(heading, "bold")
        terminal.lines(aligned(rows, 0))
        terminal.say()
    if len(things) > SHOWN:
        terminal.say(words("more", things=len(things) - SHOWN))
    terminal.say(words("note", things=len(things)))
    for line in forfeit_lines(found, labels, words):
        terminal.say()
        terminal.say(line)
    rare = rare_line(found, words, names)
    if rare:
        terminal.say()
        terminal.say(rare)
