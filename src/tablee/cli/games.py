"""`tablee games`: what there is to play."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablee.i18n import Texts
    from tablee.kernel import Game


def register(app: typer.Typer) -> None:
    app.command()(games)


def games(
    everything: Annotated[
        bool, typer.Option("--all", help="Also the games that only teach how to write one.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="Language: en or fr.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, no colours.")] = False,
) -> None:
    """List the games: players, minutes, modes, bots, and the cooks they play as."""
    from tablee.cli.terminal import Terminal
    from tablee.games import keys, load, one_line
    from tablee.i18n import choose_language

    language = choose_language(lang)
    terminal = Terminal(plain)
    for key in keys(everything):
        try:
            name, *lines = description(load(key), language)
        except Exception as error:  # somebody else's game: the others are still worth listing
            warn(f"the game {key!r} cannot be used: {one_line(error)}")
            continue
        terminal.say(name, "bold")
        for line in lines:
            terminal.say(f"  {line}")
    tell_left_out()


def tell_left_out() -> None:
    """One sentence for each game that could not be brought in."""
    from tablee.games import left_out

    for why in left_out().values():
        warn(why)


def warn(sentence: str) -> None:
    print(f"tablee: {sentence}", file=sys.stderr)


def description(game: Game, language: str) -> list[str]:
    """A few lines about one game, the same words on a screen and in a pipe."""
    from tablee.bots import names
    from tablee.i18n import Texts
    from tablee.show import show_of

    minutes = show_of(game).minutes
    texts = Texts(language, game.folder())
    counts = game.seat_counts()
    modes = ", ".join(f"{mode.key} ({span_text(mode.seats)})" for mode in game.modes)
    return [
        f"{game.key}: {texts('game-name')}",
        texts("game-tagline"),
        span(texts, "games-players", counts[0], counts[-1]),
        *([span(texts, "games-minutes", *minutes)] if any(minutes) else []),
        texts("games-modes", modes=modes),
        texts("games-bots", bots=", ".join(names(game))),
        texts("games-cooks", cooks="; ".join(introduced(names(game), language))),
    ]


def introduced(known: list[str], language: str) -> list[str]:
    """Each cook with the bot of this game that plays it."""
    from tablee.bots import cast

    return [f"{cook.name}, {cook.title[language]} ({cook.bot(known)})" for cook in cast().values()]


def span(texts: Texts, key: str, low: int, high: int) -> str:
    return texts(key, span=span_text((low, high)), high=high)


def span_text(numbers: tuple[int, ...]) -> str:
    low, high = numbers[0], numbers[-1]
    return str(low) if low == high else f"{low}-{high}"
