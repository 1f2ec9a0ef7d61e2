"""What a game says about its own table, once for every screen: its `show.py` has

    class RamenShow(Show[Ramen, Shop]): ...
    SHOW = RamenShow

A show is made once per view and asked what it adds to the zones, moves and facts that every game
has. It sees `view`, the viewer's own `moves`, and `world`: a state that this viewer cannot tell
from the true one, of which it may ask the rules (a price, an income, what a recipe lacks). So
nothing that the viewer may not know can get into it; what differs between two such worlds must not
either, and the test kit looks for that.
"""

from __future__ import annotations

import importlib
import importlib.util
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, Generic, NamedTuple, TypeVar, cast

from mypy_extensions import mypyc_attr

from tablee.i18n import Speaker
from tablee.kernel import SPECTATOR, Event, Game, Place, State, View, engine
from tablee.show.motions import Carry
from tablee.show.scene import (
    NOBODY,
    Chip,
    Desk,
    Icon,
    Item,
    Layout,
    Meter,
    Motion,
    Notice,
    Site,
    Stat,
    Tone,
)
from tablee.show.words import Words, words_of

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)


class Look(NamedTuple):
    """How a face is drawn: its family (a colour and a pattern), a short mark, and the number that
    this is, where one counts with it."""

    family: int
    mark: str = ""
    n: int = 0


@dataclass(frozen=True, slots=True)
class Earn:
    """What an event brings: the argument that says who (a seat or a side) and how much."""

    who: str
    n: str
    icon: Icon = "point"


@dataclass(frozen=True, slots=True)
class Tell:
    """On which site an event is told, and in which tone."""

    site: str
    tone: Tone = ""


@dataclass(slots=True)
class Thing:
    """What is written on a card below its name; `name`: a shorter one, where that is enough."""

    text: str = ""
    chips: list[Chip] = field(default_factory=list)
    name: str = ""


@dataclass(slots=True)
class About:
    """What a zone looks like besides its cards."""

    hidden: bool = False
    rank: int = 0  # the lower, the nearer to the beginning
    note: str = ""
    refs: list[str] = field(default_factory=list)
    things: dict[int, Thing] = field(default_factory=dict)  # by face
    meters: list[Meter] = field(default_factory=list)


PLAINLY = About()


@mypyc_attr(allow_interpreted_subclasses=True)
class Show(Generic[G, S]):
    """A table without words of its own: zones in rows, moves as the catalogue names them."""

    minutes: ClassVar[tuple[int, int]] = (0, 0)  # how long a game lasts; texts on the home page
    layouts: ClassVar[Mapping[str, Layout]] = {}  # by what sort of place it is
    carries: ClassVar[Mapping[str, Carry]] = {}  # event -> what it moves
    earns: ClassVar[Mapping[str, Earn]] = {}  # event -> what it brings
    tells: ClassVar[Mapping[str, Tell]] = {}  # event -> where it is told besides the log
    settles: ClassVar[frozenset[str]] = frozenset()  # events of which `moved` says what they move
    heads: ClassVar[frozenset[str]] = frozenset()  # events with which a round or a day begins
    dull: ClassVar[frozenset[str]] = frozenset()  # events that are no news
    explains: ClassVar[tuple[str, ...]] = ("card",)  # sorts of things that are asked about by name
    asks_all: ClassVar[bool] = False  # its rules say which questions with one answer are asked

    def __init__(
        self, game: G, speaker: Speaker, view: View, moves: Sequence[int], deal: Callable[[], State]
    ) -> None:
        self.game = game
        self.speaker = speaker
        self.say = speaker.texts  # a message of the game: `self.say("table-turn", n=3)`
        self.view = view
        self.moves = moves
        words = words_of(game, speaker.language, speaker.texts.strict)
        self.words = cast("Words[G]", words)  # see `remembered`
        self._deal = deal
        self._world: State | None = None

    # what a game builds its words from

    @property
    def world(self) -> S:
        """A world that the viewer cannot tell from the true one: for asking the rules."""
        if self._world is None:
            self._world = self._deal()
        return self._world  # type: ignore[return-value] # the states of its game are of its kind

    @property
    def me(self) -> int | None:
        """The viewer's own seat; None for who only watches."""
        return self.view.seat if self.view.seat < SPECTATOR else None

    @property
    def asked(self) -> bool:
        """Whether the viewer may act now."""
        return self.view.seat in self.view.acting

    def meter(self, key: str, value: int, goal: int = 0) -> Meter:
        """A number with its message `meter-KEY`."""
        return Meter(key, self.say(f"meter-{key}", value=value, goal=goal), value, goal)

    def after(self, move: int) -> list[int]:
        """The viewer's moves after one of those they have now; none where others go on."""
        seat, world = self.view.seat, self.world.clone()
        engine.play(world, seat, move)
        return engine.legal(world, seat) if engine.awaited(world) == [seat] else []

    # what a game may say; each of these is asked once per view

    @classmethod
    def look(cls, game: G, face: int) -> Look:
        """How a card is drawn; the same at every table."""
        return Look(face)

    @classmethod
    def moved(
        cls, game: G, options: Mapping[str, str], events: list[Event], at: int
    ) -> list[Motion]:
        """All that an event moved, where it follows from those that the reader read before it."""
        return []

    def heading(self) -> str:
        """The turn or the day."""
        return ""

    def steps(self) -> list[str]:
        """The parts of it."""
        return []

    def step(self) -> int:
        """Which of them this is."""
        return 0

    def stats(self, seat: int) -> list[Stat]:
        """Numbers and signs of somebody's."""
        return []

    def zone(self, place: Place, faces: list[int]) -> About:
        """What is to be said about a zone that holds these faces for the viewer."""
        return PLAINLY

    def sites(self) -> list[Site]:
        """Places that are no zones."""
        return []

    def notices(self) -> list[Notice]:
        """What is to be read now."""
        return []

    def question(self) -> str:
        """What the viewer is asked, where the position says more than `ask-PHASE`."""
        return ""

    def label(self, move: int) -> str:
        """A move, where the position says more than the catalogue."""
        return ""

    def touches(self, move: int) -> list[str]:
        """The very things that stand for a move, by their `refs`, where the position says whose
        they are; none: all that the catalogue names."""
        return []

    def seldom(self) -> set[int]:
        """The viewer's moves that need not be listed to be found."""
        return set()

    def routine(self, move: int) -> bool:
        """Whether it is how turns go on or end anyway: one's own next cards, what lies open at its
        price, the last word about something begun. Whoever touches it for itself is not asked
        again, though it cannot be taken back."""
        return False

    def begins(self, move: int) -> bool:
        """Whether it only leads to a question, and touching what that is about may stand for it."""
        return False

    def opens(self, move: int) -> int:
        """With whom it opens a desk, by seat."""
        return NOBODY

    def desk(self, seat: int, moves: Sequence[str] | None = None) -> Desk | None:
        """What the viewer could offer to somebody, or is writing already; asked for apart from the
        rest of the table, by whoever opens the desk. `moves`: those of the ways in which things are
        to lie in the baskets instead; what the rules refuse of it does not."""
        return None

    def alike(self) -> bool:
        """Whether all moves of the viewer come to the same, as everybody may know: a screen may
        make one of them unasked."""
        return False

    def standing(self) -> tuple[int, str] | None:
        """A move that the viewer may leave standing, also while others decide, and the words for
        leaving it so; it ends when `concerns` changes."""
        return None

    def won(self, events: Sequence[Event]) -> list[list[Item]]:
        """What each seat has won, thing by thing, when it is over: what it was worth its chip
        `worth`. `events` are all that the viewer has read."""
        return []

    def ending(self) -> list[str]:
        """What is said when it is over, besides scores and places."""
        return []

    # the terminal: colours, sentences that belong together, and a drawing of the game's own

    @classmethod
    def styles(cls, game: G) -> Mapping[str, str]:
        """Regular expression -> Rich style: decoration, every line says the same without it."""
        return {}

    @classmethod
    def news(cls, speaker: Speaker, events: Iterable[Event]) -> list[str]:
        """Sentences about what happened, where some belong together."""
        return [speaker.event(event) for event in events]

    def explain(self, words: str) -> list[str]:
        """A line about each thing of that name, in any language, or notation; where there is none,
        about those whose names contain the words."""
        wanted, exact, parts = folded(words), list[str](), list[str]()
        for sort in self.explains:
            for at, noun in enumerate(self.game.nouns.get(sort, ())):
                names = [noun.key, *map(folded, noun.names.values())]
                if any(wanted in name for name in names):
                    found = exact if wanted in names else parts
                    found.append(self.described(sort, at))
        return [line for line in exact or parts if line]

    def described(self, sort: str, at: int) -> str:
        """A thing by its number, with all that is printed on it; "": nothing but its name."""
        return ""

    def concerns(self) -> object:
        """Whoever passes on is asked again when this changes; plain values, which `repr` tells."""
        return None

    def terminal(self) -> list[str] | None:
        """The table in lines; None: as every table is printed."""
        return None


def folded(text: str) -> str:
    """As somebody types it: without capitals, accents and typographer's apostrophes."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("’", "'")
    return "".join(letter for letter in plain.strip() if not unicodedata.combining(letter))


AnyShow = Show[Game, State]


@cache
def show_in(package: str) -> type[AnyShow]:
    name = f"{package}.show"
    if importlib.util.find_spec(name) is None:
        return Show
    found: type[AnyShow] = importlib.import_module(name).SHOW
    return found


def show_of(game: Game) -> type[AnyShow]:
    """The class that shows this game: the `SHOW` of its folder, else what every game has."""
    return show_in(type(game).__module__.rpartition(".")[0])
