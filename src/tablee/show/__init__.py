"""One way to show a table: match, viewer and language in, one typed description out (extra `cli`).

`Presenter` (or `describe`, once) makes a `Scene` and the lines of the log; `Show` is what a game
adds, in the `show.py` of its folder. Nothing here draws, sends or reads a request.
"""

from tablee.show.bill import bill_of
from tablee.show.presenter import Presenter, describe
from tablee.show.scene import (
    NOBODY,
    PLAIN,
    Chip,
    Fact,
    Gain,
    Icon,
    Item,
    Layout,
    LogLine,
    Meter,
    Motion,
    Move,
    Notice,
    Scene,
    Seat,
    Seen,
    Site,
    Sitter,
    Spot,
    Standing,
    Stat,
    Tone,
    Undo,
    Zone,
)
from tablee.show.show import PLAINLY, About, AnyShow, Carry, Earn, Look, Show, Tell, Thing, show_of
from tablee.show.words import Words, remembered

__all__ = [
    "NOBODY",
    "PLAIN",
    "PLAINLY",
    "About",
    "AnyShow",
    "Carry",
    "Chip",
    "Earn",
    "Fact",
    "Gain",
    "Icon",
    "Item",
    "Layout",
    "LogLine",
    "Look",
    "Meter",
    "Motion",
    "Move",
    "Notice",
    "Presenter",
    "Scene",
    "Seat",
    "Seen",
    "Show",
    "Site",
    "Sitter",
    "Spot",
    "Standing",
    "Stat",
    "Tell",
    "Thing",
    "Tone",
    "Undo",
    "Words",
    "Zone",
    "bill_of",
    "describe",
    "remembered",
    "show_of",
]
