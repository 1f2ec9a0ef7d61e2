"""Which bots there are: a game's own by name, one's own out of files, or classes as they are."""

from __future__ import annotations

import importlib
import importlib.util

from tablee.bots import files
from tablee.bots.base import Bot
from tablee.bots.cooks import cast, cook_named
from tablee.bots.file_bot import FileMaker, maker_of
from tablee.bots.levels import Level, levels, with_budget
from tablee.bots.program_bot import ProgramMaker, is_program
from tablee.bots.sitting import Maker
from tablee.bots.uniform import UniformBot
from tablee.kernel import BadInput, Game

BotChoice = str | type[Bot]  # a bot by name, or a class of one's own


def makers(game: Game) -> dict[str, Maker]:
    """Every bot that can sit at this game, weakest first.

    `random`, then the levels of the game's guide and what its `bots.py` adds to them.
    """
    found: dict[str, Maker] = {"random": UniformBot}
    package = type(game).__module__.rpartition(".")[0]
    if importlib.util.find_spec(f"{package}.bots"):
        found.update(importlib.import_module(f"{package}.bots").BOTS)
    found.update(levels(game))
    return found


def names(game: Game) -> list[str]:
    return list(makers(game))


def usual(game: Game) -> str:
    """The strongest bot that answers at once: who sits down where nobody else is named."""
    quick = [name for name, maker in makers(game).items() if not is_slow(maker)]
    return quick[-1]


def company(game: Game, seats: int) -> list[str]:
    """Cooks for so many seats where nobody is named: those played by the usual bot, by turns."""
    best = usual(game)
    known = names(game)
    able = [cook for cook in cast().values() if not cook.slips]
    cooks = [cook.key for cook in able if cook.bot(known) == best]
    return [cooks[at % len(cooks)] for at in range(seats)]


def is_slow(maker: Maker) -> bool:
    return isinstance(maker, Level) and maker.searches


def plays_outside(maker: Maker) -> bool:
    """Whether its bots live in a process of their own, which must be told of the match."""
    return isinstance(maker, FileMaker | ProgramMaker)


def find(game: Game, name: str) -> Maker:
    """A bot of the game, or a cook. Names out of records and requests are looked up here only."""
    found = own(game, name)
    if found is None:
        raise BadInput(f"{game.key} has no bot {name!r}; it has {listed(game)}")
    return found


def own(game: Game, name: str) -> Maker | None:
    """`greedy`, `search@500`, `prudence`; None where nobody is called so."""
    known = makers(game)
    base, at, budget = name.partition("@")
    cook = cook_named(base)
    if base in known:
        maker = known[base]
    elif cook is not None:
        maker = cook.seated(known)
    else:
        return None
    return with_budget(base, maker, budget) if at else maker


def listed(game: Game) -> str:
    """Everybody who can be named at this game."""
    return f"{', '.join(makers(game))}, and the cooks {', '.join(cast())}"


def find_or_load(game: Game, name: str) -> Maker:
    """The same, a class out of a Python file, or a program: runs it, for this user's words only."""
    if is_program(name):
        return ProgramMaker(name)
    if files.is_file(name):
        return maker_of(name)
    found = own(game, name)
    if found is None:
        raise BadInput(f"{game.key} has no bot {name!r}; it has {listed(game)}, or ./FILE.py:CLASS")
    return found


def chosen(game: Game, choice: BotChoice) -> Maker:
    """What the user's own words or program name: a bot, a file of one, or a class itself."""
    if isinstance(choice, str):
        return find_or_load(game, choice)
    given: object = choice  # whatever a program without type checks hands over
    if not isinstance(given, type) or not issubclass(given, Bot):
        raise BadInput(f"{given!r} is no bot: a name, or a class derived from tablee.Bot")
    if given.choose is Bot.choose and given.advise is Bot.advise:
        raise BadInput(f"{given.__name__} has no choose(self, ask) that returns one of ask.moves")
    return given


def name_of(choice: BotChoice) -> str:
    """A choice as reports and records call it."""
    return choice if isinstance(choice, str) else choice.__name__
