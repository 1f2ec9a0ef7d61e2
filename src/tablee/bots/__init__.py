"""Bots: `random` plays every game; a game's own are in its folder, in `bots.py`."""

from tablee.bots.base import Advice, Bot, Reason, decide, tell
from tablee.bots.registry import (
    BotChoice,
    chosen,
    find,
    find_or_load,
    makers,
    name_of,
    names,
)
from tablee.bots.sitting import Maker, Sitting, chance_of
from tablee.bots.uniform import UniformBot
from tablee.kernel import Ask, World

__all__ = [
    "Advice",
    "Ask",
    "Bot",
    "BotChoice",
    "Maker",
    "Reason",
    "Sitting",
    "UniformBot",
    "World",
    "chance_of",
    "chosen",
    "decide",
    "find",
    "find_or_load",
    "makers",
    "name_of",
    "names",
    "tell",
]
