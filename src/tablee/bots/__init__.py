"""Bots: `random` plays every game; the levels above it come from the game's `guide.py`."""

from tablee.bots.base import ESTIMATE, Advice, Beside, Bot, Margin, Reason, Weighed, decide, tell
from tablee.bots.cooks import LEVELS, Cook, bot_at, cast, cook_named
from tablee.bots.guide import Guide
from tablee.bots.levels import guide_of
from tablee.bots.registry import (
    BotChoice,
    chosen,
    company,
    find,
    find_or_load,
    makers,
    name_of,
    names,
    usual,
)
from tablee.bots.sitting import Maker, Sitting, chance_of
from tablee.bots.uniform import UniformBot
from tablee.bots.weights import Weights
from tablee.kernel import Ask, World

__all__ = [
    "ESTIMATE",
    "LEVELS",
    "Advice",
    "Ask",
    "Beside",
    "Bot",
    "BotChoice",
    "Cook",
    "Guide",
    "Maker",
    "Margin",
    "Reason",
    "Sitting",
    "UniformBot",
    "Weighed",
    "Weights",
    "World",
    "bot_at",
    "cast",
    "chance_of",
    "chosen",
    "company",
    "cook_named",
    "decide",
    "find",
    "find_or_load",
    "guide_of",
    "makers",
    "name_of",
    "names",
    "tell",
    "usual",
]
