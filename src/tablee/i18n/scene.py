"""What a game may add to the table on a screen, in words: its `table.py` has

    scene(speaker, game, view, moves) -> Scene

It sees a view and the viewer's own moves, nothing else: what the viewer may not know cannot get
into it. A game without that module is shown by its zones alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from tablee.i18n.texts import Texts
from tablee.kernel import Game

NOBODY = -1
PLAIN = -1  # a spot without a family's colour and pattern


@dataclass(slots=True)
class Chip:
    """A word on a thing. `tone` ("have", "lack", "warn") is shown as a sign, not only a colour;
    a chip of somebody starts with that seat's mark; the clock whose name starts with `alarm`, if
    one runs, is shown with it."""

    text: str
    tone: str = ""
    seat: int = NOBODY
    alarm: str = ""


@dataclass(slots=True)
class Stat:
    """A number of somebody's that all may see."""

    label: str
    value: str


@dataclass(slots=True)
class Thing:
    """What is written on a card below its name."""

    text: str = ""
    chips: list[Chip] = field(default_factory=list)


@dataclass(slots=True)
class Spot:
    """A space in a site, by column and row; `label` says it all, `text` is written on it.

    `refs` are what moves call it: touching it filters them.
    """

    label: str
    column: int
    row: int
    text: str = ""
    refs: list[str] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)
    family: int = PLAIN
    empty: bool = False
    heading: bool = False  # it names its row


@dataclass(slots=True)
class Site:
    """A place that is no zone of cards: a board, a grid with columns, a track of numbers."""

    id: str
    label: str
    layout: str
    spots: list[Spot]
    columns: list[str] = field(default_factory=list)
    note: str = ""


@dataclass(slots=True)
class About:
    """What a zone looks like besides its cards."""

    hidden: bool = False
    rank: int = 0  # the lower, the nearer to the beginning
    refs: list[str] = field(default_factory=list)
    things: dict[int, Thing] = field(default_factory=dict)  # by face
    note: str = ""


@dataclass(slots=True)
class Notice:
    """Something to read now: the card being resolved, an offer on the table."""

    title: str
    lines: list[str]


@dataclass(slots=True)
class Scene:
    """Everything a game adds. `steps` are the parts of a turn or a day, `step` the present one;
    `question` what the viewer is asked and `labels` the moves, where the position says more."""

    heading: str = ""
    steps: list[str] = field(default_factory=list)
    step: int = 0
    stats: list[list[Stat]] = field(default_factory=list)  # by seat
    sites: list[Site] = field(default_factory=list)
    about: dict[str, About] = field(default_factory=dict)  # by zone
    notices: list[Notice] = field(default_factory=list)
    question: str = ""
    labels: dict[int, str] = field(default_factory=dict)


@cache
def phrase(game: Game, language: str, key: str, n: int = 0) -> str:
    """A text that says the same at every table, put into words once."""
    return Texts(language, game.folder())(key, n=n)
