"""Every game that can be played here, as the home page shows it."""

from __future__ import annotations

import contextlib
from functools import cache
from pathlib import Path

from tablee import bots, games
from tablee.i18n.speaker import Speaker
from tablee.kernel import Game
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
    speaker = Speaker(language, game)
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
        bots=bots.names(game),
        cooks=[introduced(cook, language, game) for cook in bots.cast().values()],
        emblem=(game.folder() / "emblem.svg").is_file(),
    )


def introduced(cook: bots.Cook, language: Language, game: Game) -> CookInfo:
    return CookInfo(
        key=cook.key,
        name=cook.name,
        face=cook.face,
        level=cook.level,
        temper=cook.temper,
        title=cook.title[language],
        line=cook.line[language],
        bot=cook.bot(bots.names(game)),
    )
