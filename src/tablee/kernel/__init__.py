"""The kernel: plays any game, knows none. Standard library only (`mypy_extensions` aside)."""

from tablee.kernel.ask import Ask, World
from tablee.kernel.catalogue import Catalogue
from tablee.kernel.data import Data, Row
from tablee.kernel.engine import CLOCK, actors, expire, explain, legal, play, playout, ranking
from tablee.kernel.errors import (
    BadData,
    BadInput,
    BadRecord,
    BadScenario,
    Missing,
    Refused,
    TableeError,
)
from tablee.kernel.fields import Fields
from tablee.kernel.game import Game, Mode, Noun, Option, by_arguments
from tablee.kernel.hidden import View, determinize, view
from tablee.kernel.log import EVERYONE, NOBODY, REFEREE, SILENT, SPECTATOR, Event, Log, read_by
from tablee.kernel.match import Checked, Match, Sampler
from tablee.kernel.position import Sort, Stock
from tablee.kernel.record import EXPIRE, Entry, Record
from tablee.kernel.rng import Rng
from tablee.kernel.rulebook import KERNEL_RULES, LANGUAGES, Rule, Rulebook
from tablee.kernel.state import ONE_BACK, Frame, Lanes, Phase, Sealed, State, Step, Turn
from tablee.kernel.zone import NO_SEAT, UNKNOWN, Place, Zone

__all__ = [
    "CLOCK",
    "EVERYONE",
    "EXPIRE",
    "KERNEL_RULES",
    "LANGUAGES",
    "NOBODY",
    "NO_SEAT",
    "ONE_BACK",
    "REFEREE",
    "SILENT",
    "SPECTATOR",
    "UNKNOWN",
    "Ask",
    "BadData",
    "BadInput",
    "BadRecord",
    "BadScenario",
    "Catalogue",
    "Checked",
    "Data",
    "Entry",
    "Event",
    "Fields",
    "Frame",
    "Game",
    "Lanes",
    "Log",
    "Match",
    "Missing",
    "Mode",
    "Noun",
    "Option",
    "Phase",
    "Place",
    "Record",
    "Refused",
    "Rng",
    "Row",
    "Rule",
    "Rulebook",
    "Sampler",
    "Sealed",
    "Sort",
    "State",
    "Step",
    "Stock",
    "TableeError",
    "Turn",
    "View",
    "World",
    "Zone",
    "actors",
    "by_arguments",
    "determinize",
    "expire",
    "explain",
    "legal",
    "play",
    "playout",
    "ranking",
    "read_by",
    "view",
]
