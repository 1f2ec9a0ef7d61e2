"""A table as one viewer may see it, in the viewer's language: the one description of all screens.

The browser is sent it, the terminal prints it, a replay shows it. Whatever is a closed list here
(`Layout`, `Tone`, `Icon`, `Seen`) is one in the client too, whose types are made from these.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Layout = Literal[
    "row",  # beside each other: what nothing is said about
    "hand",  # to choose from
    "fan",  # some cards that belong together, such as a bowl
    "slots",  # places that keep their number when they are empty
    "pile",  # covered or not, only its top and size matter
    "stack",  # things put aside: quiet until somebody looks
    "grid",  # spots in columns and rows
    "board",  # spots where the game puts them
    "track",  # spots in a line that somebody moves along
    "ledger",  # a list to read: one line each
]
Tone = Literal[
    "",
    "have",  # there, done
    "lack",  # missing
    "later",  # not yet
    "want",  # worth having
    "warn",  # beware
    "note",  # by the way
]
Icon = Literal[
    "",
    "coin",
    "star",
    "point",
    "card",
    "bowl",
    "pizza",
    "level",
    "rubbish",
    "place",
    "tool",
    "colour",
    "heart",
    "clock",
    "cup",
    "cube",
    "swap",
]
Seen = Literal["all", "you", "some", "others", "nobody"]  # who may look at a place now
Value = str | int | float

NOBODY = -1
PLAIN = -1  # a spot or chip without a family's colour and pattern


class Chip(msgspec.Struct, omit_defaults=True):
    """A word on a thing. Its tone is a sign, not only a colour; a chip of somebody starts with that
    seat's mark; the clock of the name `alarm`, if one runs, is shown with it. `face` is
    the notation of what it names, for those who have a picture of it, `family` that thing's colour
    and pattern, `n` its number: how many of it, what it costs; without words it is a picture alone,
    or so many of what its icon counts.
    `key` is what it says of the thing, for those who draw it: a price, a need."""

    text: str = ""
    tone: Tone = ""
    seat: int = NOBODY
    alarm: str = ""
    icon: Icon = ""
    face: str = ""
    family: int = PLAIN
    n: int = 0
    key: str = ""


class Meter(msgspec.Struct, omit_defaults=True):
    """A number people would work out themselves, in words in `text`; `goal` 0: there is none."""

    key: str
    text: str
    value: int
    goal: int = 0


class Stat(msgspec.Struct, omit_defaults=True):
    """Something of somebody's that this viewer may know: money, colour, pizzas served. `face` is
    the notation of what it names, for those who have a picture of it; `short`: the value where
    there is little room; `hidden`: the value is not this viewer's to know."""

    label: str
    value: str
    key: str = ""
    icon: Icon = ""
    face: str = ""
    short: str = ""
    hidden: bool = False


class Item(msgspec.Struct, omit_defaults=True):
    """A thing in a zone; "" face: face down.

    `family` is its colour and pattern, `mark` what is written large on it (on a card face down: the
    name of its back) and `n` the same as a number to count with, `text` and `chips` what is
    written below its name. `refs` are what moves call it: anywhere, and in this place. `count`
    cards that lie face down together, alike to this viewer, are one item. `place`, its zone, and
    `id`, which stays the same while it stays there visibly, follow from the zone: a page fills
    them in.
    """

    face: str = ""
    label: str = ""
    mark: str = ""
    family: int = 0
    text: str = ""
    chips: list[Chip] = []
    refs: list[str] = []
    n: int = 0
    count: int = 1
    place: str = ""
    id: str = ""


class Zone(msgspec.Struct, omit_defaults=True):
    """A place for cards. `base` is what sort of place it is; which of its sort: by `number`, from
    1, or `of` what, by notation: the stall of the butcher. `seen`: who may look at it; `refs`:
    other names that moves have for it; `short`: its label beside the name of whoever it belongs
    to, where the label says that too."""

    id: str
    label: str
    layout: Layout
    items: list[Item]
    seen: Seen = "all"
    owner: int | None = None
    meters: list[Meter] = []
    refs: list[str] = []
    note: str = ""
    short: str = ""
    base: str = ""
    number: int = 0
    of: str = ""


class Spot(msgspec.Struct, omit_defaults=True):
    """A space in a site, by column and row; `label` says it all, `text` is written on it.

    `id`, where it has one, is what motions and moves call it, `refs` are other names that moves
    have for it: touching it filters them. `face` is the notation of what lies
    there, `n` the number that is written on it, `meters` more of them, for those who draw them.
    """

    label: str
    column: int = 0
    row: int = 0
    text: str = ""
    refs: list[str] = []
    chips: list[Chip] = []
    family: int = PLAIN
    empty: bool = False
    heading: bool = False  # it names its row
    meters: list[Meter] = []
    face: str = ""
    n: int = 0
    id: str = ""

    @property
    def names(self) -> list[str]:
        """All that moves call it."""
        return [self.id, *self.refs] if self.id else self.refs


class Site(msgspec.Struct, omit_defaults=True):
    """A place that is no zone of cards: a board, a grid with columns, a track of numbers. The clock
    of the name `alarm`, if one runs, is shown with it."""

    id: str
    label: str
    layout: Layout
    spots: list[Spot]
    columns: list[str] = []
    note: str = ""
    alarm: str = ""


class Notice(msgspec.Struct, omit_defaults=True):
    """Something to read now: the card being resolved, an offer on the table. `answers`: the moves
    with which the viewer may answer it, each in the word that is enough beside it. `seat`: whose
    deed it is; `things`: what each line speaks of, for those who have pictures."""

    title: str
    lines: list[str]
    key: str = ""
    refs: list[str] = []
    answers: dict[str, str] = {}
    seat: int = NOBODY
    things: list[list[Chip]] = []


class Way(msgspec.Struct):
    """A way to put a thing into a basket: openly, covered, so much of it; and the moves that do."""

    label: str
    moves: list[str]


class Ware(msgspec.Struct, omit_defaults=True):
    """Something that can go into a basket: it is touched until it lies there in the right one of
    the `ways` that are open to it, then it is out again; without one the basket does not take it.
    `now`: the way in which it lies there, -1: it does not. `chips`: who has a use for it, and for
    what."""

    label: str
    ways: list[Way]
    now: int = -1
    face: str = ""
    family: int = PLAIN
    icon: Icon = ""
    chips: list[Chip] = []


class Basket(msgspec.Struct):
    """What somebody could give, to be chosen from."""

    label: str
    seat: int
    wares: list[Ware]


class Desk(msgspec.Struct):
    """A trade between two sides, where one of them writes it, in any game whose moves say it thing
    by thing: a basket each of what they could give. `begin`, the moves of what lies in the baskets
    and `send` make the offer; `why`: it may not be sent as it is. `leave` gives it up. `lines`:
    what it is the answer to. What else could be put in after a touch is asked again."""

    title: str
    button: str
    lines: list[str]
    baskets: list[Basket]
    begin: list[str]
    send: list[str]
    leave: list[str]
    why: str


class Fact(msgspec.Struct):
    """Something public that is no card and for which the game has words: one value, or one per
    seat."""

    key: str
    label: str
    values: list[str]
    by_seat: bool


class Move(msgspec.Struct, omit_defaults=True):
    """A legal move. `refs` are the items, zones and spots that stand for it: touching filters.
    `seldom`: it need not be listed to be found. `routine`: nobody need be asked whether they are
    sure, though it may be final. `leads`: what the question after it is about; whoever touches
    that makes this move and goes on. `n`: how many or how much it says. `desk`: with whom it opens
    a desk; it is their face that is touched for it."""

    text: str
    label: str
    verb: str
    refs: list[str] = []
    seldom: bool = False
    routine: bool = False
    leads: list[str] = []
    n: int = 0
    desk: int = NOBODY


class Standing(msgspec.Struct):
    """An answer that may be left standing: the move `text`, given again whenever it can be given,
    until whoever left it takes it back or `until` is another word than it was."""

    text: str
    label: str
    until: str


class Seat(msgspec.Struct, omit_defaults=True):
    """Somebody at the table; partners share a side. `ref` is what moves call them, `cook` the key
    of the cook who plays there, `held` how the seat is held, in the words of whoever seats
    people."""

    seat: int
    name: str
    side: int
    bot: str = ""
    present: bool = False
    held: str = ""
    stats: list[Stat] = []
    ref: str = ""
    cook: str = ""


class Sitter(msgspec.Struct):
    """Who sits in a seat: `name` as the match has it, the name of a bot if one plays, the key of a
    cook if it is one."""

    name: str = ""
    bot: str = ""
    present: bool = True
    held: str = ""
    cook: str = ""


class Undo(msgspec.Struct, omit_defaults=True):
    """Whether one's last move may be taken back; otherwise the rule and the reason."""

    allowed: bool
    rule: str = ""
    reason: str = ""


class Scene(msgspec.Struct):
    """Everything on the table now.

    `status` says who must do what, to the viewer in the second person where the game has words
    for it. `acting` are those who may act, `chosen` those who have made their secret choice while
    others still think. `steps` are the parts of the turn or day that `heading` names, `step` the
    present one. `facts` are the view's own in names, for programs and for a table that is drawn
    by hand; `ledger` those of them that have words. `alike`: whichever of the moves is made comes
    to the same, and everybody may know that, so nobody need be asked.
    """

    game: str
    you: int | None
    phase: str
    status: str
    acting: list[int]
    chosen: list[int]
    over: bool
    heading: str
    steps: list[str]
    step: int
    seats: list[Seat]
    zones: list[Zone]
    sites: list[Site]
    notices: list[Notice]
    facts: dict[str, Any]
    ledger: list[Fact]
    moves: list[Move]
    alike: bool
    standing: Standing | None
    sealed: str | None
    undo: Undo
    scores: list[int]
    places: list[int]
    won: list[list[Item]]  # what each has won, thing by thing, when it is over
    results: list[str]  # what each has come to, when it is over: words that stand beside a name
    ending: list[str]  # said when it is over


class Motion(msgspec.Struct, omit_defaults=True):
    """Cards that went from one place to another. "" face: this reader does not know which. A place
    is the id of a zone, a site or a spot; "" where the event does not say which, or where nobody
    sees it. `chips`: what is drawn on a card that is seen in passing."""

    source: str = ""
    target: str = ""
    face: str = ""
    n: int = 1
    chips: list[Chip] = []


class Gain(msgspec.Struct, omit_defaults=True):
    """What these seats won or lost."""

    seats: list[int]
    n: float
    icon: Icon = "point"


class LogLine(msgspec.Struct, omit_defaults=True):
    """One thing that happened, as its reader knows it.

    `i` counts what this reader has read. `entry` numbers the decisions that this reader noticed, 0
    is the setup (in a replay: the decisions of the record). `args` are the event's own, by name:
    seats and sides from 0, things by notation. `seat` is whose deed it is; `seats` and `refs` are
    the people and things that it names, `aside` what there is to say of them for whoever reads on;
    `rule` is the rule by which its decision was made, on the first line that this caused, where
    everybody may know it. `motions`: all that it moved, where that is not `motion` alone. `site`:
    the place on which it is told, `tone` how it sounds there. `head`: with it something new begins,
    a round or a day; `dull`: it is no news, such as that somebody waits. A line without a text has
    left the log.
    """

    i: int
    entry: int
    key: str = ""
    text: str = ""
    args: dict[str, Value] = {}
    seats: list[int] = []
    refs: list[str] = []
    rule: str = ""
    motion: Motion | None = None
    gain: Gain | None = None
    motions: list[Motion] = []
    site: str = ""
    tone: Tone = ""
    aside: str = ""
    head: bool = False
    dull: bool = False
    seat: int = NOBODY
