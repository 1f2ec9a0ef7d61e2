"""A game as a whole: its options, its moves, its texts' arguments, and how it starts.

A game is one folder. Its `Game` subclass says what the kernel cannot guess; views, replays,
notation, undo, re-deals and refusals come from the kernel.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import ClassVar, TypeVar

from tablee.kernel.catalogue import Catalogue
from tablee.kernel.data import Data
from tablee.kernel.errors import BadInput
from tablee.kernel.hidden import EYES, View, view as view_of
from tablee.kernel.log import SILENT, Event, Log
from tablee.kernel.naming import Naming
from tablee.kernel.printed import game_lines
from tablee.kernel.rng import Rng
from tablee.kernel.rulebook import KERNEL_RULES, Rulebook
from tablee.kernel.state import State

T = TypeVar("T")
Declared = tuple[tuple[str, str], ...]  # arguments, (name, type) in order
Fading = set[int] | range  # places in a log
KERNEL_EVENTS = {"sealed": "seat"}
DRAWN = "random"  # of the option `lot`
NUMBERS = {"n": 1, "half": 2}  # types of arguments that are numbers: so many make one


@dataclass(frozen=True)
class Option:
    """A choice made before the game. Texts: `option-KEY` and `option-KEY-VALUE`."""

    key: str
    values: tuple[str, ...]
    default: str
    rule: str = ""


@dataclass(frozen=True)
class Mode:
    """A way to play: its name and the numbers of seats it is for."""

    key: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Noun:
    """A thing that texts name: its key in notation; by language its name, and what it is aside."""

    key: str
    names: Mapping[str, str]
    asides: Mapping[str, str] = field(default_factory=dict)


class Game:
    """One per game folder; immutable once built from its data."""

    key: ClassVar[str]
    aliases: ClassVar[tuple[str, ...]] = ()
    rules: ClassVar[int]  # raised when the meaning of a record changes
    kept: ClassVar[tuple[int, ...]] = ()  # earlier rules that the game still plays by
    releases: ClassVar[Mapping[int, str]] = {}  # other rules -> the last release with them
    example: ClassVar[bool] = False  # teaching games stay out of the list of games
    modes: ClassVar[tuple[Mode, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    lot: ClassVar[str] = ""  # the option under which DRAWN draws who sits in the first seat
    trial: ClassVar[Mapping[str, str]] = {}  # options that shorten the games of the test kit
    closing: ClassVar[frozenset[str]] = frozenset()  # events that end a turn: undo stops there
    lasting: ClassVar[frozenset[str]] = frozenset()  # events that the rules let nobody take back
    vanishing: ClassVar[frozenset[str]] = frozenset()  # events that leave the log when they fade
    events: ClassVar[Mapping[str, str]]  # key -> "seat card bowl:n": arguments as name[:type]
    facts: ClassVar[Mapping[str, str]] = {}  # every fact of its views -> the type of its numbers
    parts: ClassVar[Mapping[str, str]] = {}  # facts that have several -> "space seat", by entry
    phases: ClassVar[tuple[str, ...]]  # every phase's key; texts: `ask-KEY`
    alarms: ClassVar[Mapping[str, str]] = {}  # "war" -> "space n": the clocks `war-SPACE-N`
    hints: ClassVar[Mapping[str, str]] = {}  # reasons of bots, as events; texts: `why-KEY`

    def __init__(self, data: Data, moves: Catalogue, kinds: list[str]) -> None:
        self.data = data
        self.version = self.rules  # the rules it plays by: see `under`
        self.catalogue = moves
        self.kinds = kinds  # the names of card faces in views and notation
        self.faces: list[int] = []  # physical card -> face; empty where every card is its own
        self.backs: list[str] = [""]  # the names of card backs
        self.nouns: dict[str, list[Noun]] = {}  # argument type -> what its numbers name
        self.rulebook = Rulebook(self.folder() / "rulebook.toml")

    def __repr__(self) -> str:
        modes = ", ".join(mode.key for mode in self.modes)
        return f"<Game {self.key}: {modes}; {len(self.catalogue)} moves>"

    def __str__(self) -> str:
        return "\n".join([repr(self), *game_lines(self)])

    # what a game provides

    @classmethod
    def load(cls, data: Data) -> Game:
        """The game with this data: read it, check it, build catalogue and names from it."""
        raise NotImplementedError

    def setup(self, seats: int, options: Mapping[str, str], rng: Rng, log: Log) -> State:
        """Shuffle, deal, and open the first phase."""
        raise NotImplementedError

    def position(
        self, seats: int, options: Mapping[str, str], rng: Rng, table: dict[str, object]
    ) -> State:
        """A state as a scenario describes it; what it does not name is dealt from the rng."""
        raise BadInput(f"{self.key} cannot be set up from a position yet")

    def sides(self, seats: int, options: Mapping[str, str]) -> list[int]:
        """Which side each seat is on; partners share a number."""
        return list(range(seats))

    def faded(self, seat: int, options: Mapping[str, str], events: list[Event]) -> Fading:
        """Which of the events a person in this seat is no longer shown in full."""
        return range(0)

    # what everybody else asks

    @classmethod
    def folder(cls) -> Path:
        return Path(inspect.getfile(cls)).parent

    def under(self, rules: int) -> Game:
        """The game by earlier rules, where it keeps them; else as it is."""
        if rules == self.version or rules not in (self.rules, *self.kept):
            return self
        earlier = type(self).load(self.data)
        earlier.version = rules
        return earlier

    def seat_counts(self) -> list[int]:
        return sorted({n for mode in self.modes for n in mode.seats})

    def new(self, seats: int, options: Mapping[str, str], seed: str, log: Log = SILENT) -> State:
        """A game at its first decision. `options` as `settle` gives them."""
        return self.setup(seats, options, Rng.seeded(f"{self.key}/{seed}"), log)

    def settle(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """The complete options of a table, checked; what is not given takes its default."""
        if seats not in self.seat_counts():
            counts = ", ".join(map(str, self.seat_counts()))
            raise BadInput(f"{self.key} is for {counts} seats, not {seats}")
        fitting = [mode.key for mode in self.modes if seats in mode.seats]
        settled = {"mode": given.get("mode", fitting[0])}
        if settled["mode"] not in [mode.key for mode in self.modes]:
            known = ", ".join(mode.key for mode in self.modes)
            raise BadInput(f"{self.key} has no mode {settled['mode']!r}; it has {known}")
        if settled["mode"] not in fitting:
            asked = next(mode for mode in self.modes if mode.key == settled["mode"])
            counts = ", ".join(map(str, asked.seats))
            noun = "seat" if counts == "1" else "seats"
            raise BadInput(f"the mode {asked.key} is for {counts} {noun}, not {seats}")
        for option in self.options:
            value = given.get(option.key, option.default)
            if value not in option.values:
                known = ", ".join(option.values)
                raise BadInput(f"the option {option.key} is one of {known}, not {value!r}")
            settled[option.key] = value
        for key in given:
            if key not in settled:
                known = ", ".join(settled)
                raise BadInput(f"{self.key} has no option {key!r}; it has {known}")
        return settled

    def seats_of(self, mode: str) -> int:
        """The smallest table a mode is for, when only the mode is named."""
        for known in self.modes:
            if known.key == mode:
                return known.seats[0]
        names = ", ".join(known.key for known in self.modes)
        raise BadInput(f"{self.key} has no mode {mode!r}; it has {names}")

    def seating(self, options: Mapping[str, str], seed: str, people: Sequence[T]) -> list[T]:
        """People as they sit clockwise, turned so that the one drawn by lot has the first seat."""
        if options.get(self.lot) != DRAWN:
            return list(people)
        first = Rng.seeded(f"{self.key}/{seed}/lot").below(len(people))
        return [*people[first:], *people[:first]]

    def view(self, s: State, seat: int) -> View:
        """What a seat sees, in a view that can name it."""
        seen = view_of(s, seat)
        seen.game = self
        return seen

    def reasons(self, cited: str) -> dict[str, str]:
        """The sentence of a citation, by language: the game's own rules, or the kernel's."""
        book = self.rulebook if self.rulebook.knows(cited) else KERNEL_RULES
        return book.reasons(cited)

    def arguments(self, key: str) -> Declared:
        """The arguments of an event: (name, type) in order."""
        return typed(self.events[key] if key in self.events else KERNEL_EVENTS[key])

    def faded_event(self, event: Event) -> Event:
        """The event with its details gone: the arguments its faded form still has."""
        key = event.key + "-faded"
        if key not in self.events:
            return event
        full = dict(zip([name for name, _ in self.arguments(event.key)], event.args, strict=False))
        args = tuple(full[name] for name, _ in self.arguments(key))
        return Event(key, args, event.seen)

    # JSON forms: names instead of numbers

    def face_name(self, face: int) -> str:
        if face >= 0:
            return self.kinds[face]
        return f"?{self.backs[-1 - face]}"

    def view_json(self, view: View) -> dict[str, object]:
        """A view in names: cards by notation, moves by text, facts as `facts` declares them."""
        parts = view.parts()
        parts["facts"] = self.naming.facts(view.facts)
        parts["seat"] = EYES.get(view.seat, view.seat)
        parts["zones"] = {
            name: [self.face_name(face) for face in faces] for name, faces in view.zones.items()
        }
        parts["notes"] = [self.catalogue.texts[move] for move in view.notes]
        return parts

    def event_json(self, event: Event) -> dict[str, object]:
        """An event in names; the audience stays behind."""
        declared = self.arguments(event.key)
        args: dict[str, object] = {
            name: self.thing(kind, value)
            for (name, kind), value in zip(declared, event.args, strict=False)
        }
        return {"key": event.key, "args": args}

    @cached_property
    def naming(self) -> Naming:
        """What the numbers of its facts and events name."""
        things = {kind: [noun.key for noun in nouns] for kind, nouns in self.nouns.items()}
        things |= {"card": self.kinds, "move": self.catalogue.texts}
        parts = {fact: dict(typed(declared)) for fact, declared in self.parts.items()}
        return Naming(dict(self.facts), parts, things)

    def thing(self, kind: str, value: int) -> str | int:
        """What a number of this type names; other numbers as they are."""
        return self.naming.thing(kind, value)


def by_arguments(told: Mapping[str, str]) -> dict[str, str]:
    """Events, facts or hints out of rows: what they tell of, and all that tell of just that."""
    return {key: arguments for arguments, keys in told.items() for key in keys.split()}


def amount(kind: str, value: int) -> int | float:
    """A number of such a type as people read it."""
    parts = NUMBERS.get(kind, 1)
    return value // parts if value % parts == 0 else value / parts


@cache
def typed(declared: str) -> Declared:
    """Declared arguments, "seat card bowl:n", as (name, type) in order."""
    pairs = []
    for word in declared.split():
        name, _, kind = word.partition(":")
        pairs.append((name, kind or name))
    return tuple(pairs)
