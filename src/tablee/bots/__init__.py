"""Bots: `random` plays every game; a game's own are in its folder, in `bots.py`."""

from tablee.bots.base import Advice, Ask, Bot, Reason, decide, tell
from tablee.bots.registry import (
    BotChoice,
    chosen,
    find,
    find_or_load,
    makers,
    name_of,
    names,
)
from tablee.bots.sitting import Maker, Sitting, ask_of, chance_of
from tablee.bots.uniform import UniformBot

__all__ = [
    "Advice",
    "Ask",
    "Bot",
    "BotChoice",
    "Maker",
    "Reason",
    "Sitting",
    "UniformBot",
    "ask_of",
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
