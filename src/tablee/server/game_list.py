"""Every game that can be played here, as the home page shows it."""

from __future__ import annotations

import contextlib
from functools import cache
from pathlib import Path

from tablee import bots, games
from tablee.i18n.speaker import Speaker
from tablee.kernel import Game
from tablee.kernel.game import DRAWN
from tablee.server import boxes
from tablee.server.messages import CookInfo, GameInfo, Language, ModeInfo, OptionInfo, OptionValue
from tablee.show import show_of


def all_games(language: Language, data: Path | None) -> list[GameInfo]:
    """The server has said at its start what it leaves out."""
    found = []
    for key in games.keys():  # noqa: SIM118 - a function
        with contextlib.suppress(Exception):  # one game's fault must not hide the others
            found.append(described(key, language, data))
    return found


@cache
def described(key: str, language: Language, data: Path | None) -> GameInfo:
    game = boxes.load(key, data)
    speaker, known = Speaker(language, game), bots.names(game)
    return GameInfo(
        key=game.key,
        name=speaker.texts("game-name"),
        tagline=speaker.texts("game-tagline"),
        about=speaker.texts("game-about"),
        seats=game.seat_counts(),
        minutes=show_of(game).minutes,
        modes=[
            ModeInfo(mode.key, speaker.option("mode", mode.key), list(mode.seats))
            for mode in game.modes
        ],
        options=[
            OptionInfo(
                option.key,
                speaker.option(option.key),
                option.rule,
                option.default,
                [OptionValue(value, speaker.option(option.key, value)) for value in option.values],
            )
            for option in game.options
        ],
        bots=known,
        levels=[bots.bot_at(level, known) for level in range(1, len(bots.LEVELS) + 1)],
        cooks=[introduced(cook, language) for cook in bots.cast().values()],
        lot=lot_of(game),
        emblem=(game.folder() / "emblem.svg").is_file(),
    )


def introduced(cook: bots.Cook, language: Language) -> CookInfo:
    return CookInfo(cook.key, cook.name, cook.level, cook.title[language], cook.line[language])


def lot_of(game: Game) -> dict[str, str]:
    """The choice by which nobody draws lots for the first seat."""
    option = next((option for option in game.options if option.key == game.lot), None)
    others = [value for value in option.values if value != DRAWN] if option else []
    return {game.lot: others[0]} if others else {}
