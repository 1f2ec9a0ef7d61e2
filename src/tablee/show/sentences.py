"""Texts of a table in one language, each put into words once.

Putting a sentence together takes far longer than sending it, so all tables of a game share their
sentences: they are made with marks instead of names, and each table fills in its own.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from typing import TypeVar

import msgspec

from tablee.i18n.recent import Recent
from tablee.i18n.speaker import Speaker
from tablee.kernel import SPECTATOR, Event, Game, Place
from tablee.kernel.game import KERNEL_EVENTS
from tablee.show import refs
from tablee.show.motions import Carry, arguments_of
from tablee.show.scene import (
    NOBODY,
    Gain,
    Item,
    LogLine,
    Meter,
    Move,
    Seen,
    Undo,
    Value,
    Zone,
)
from tablee.show.show import About, Earn, Tell, Thing, show_of

Pieces = list[str]  # a sentence cut at its marks, which are pieces too
UNSAID = Thing()
# Shared by all zones that hold nothing, measure nothing, go by no other name: of these a table has
# a hundred, and a server thousands of tables.
EMPTY: list[Item] = []
NO_METERS: list[Meter] = []
NO_REFS: list[str] = []
FIRST_MARK = 0xE000  # for private use: marks are filled in once, so a name may hold one too
MARK = re.compile(f"([{chr(FIRST_MARK)}-{chr(FIRST_MARK + SPECTATOR)}])")
AMOUNT = "n"  # the field of a move that says how many or how much
FORMS = ("-hidden", "-faded")  # of an event, for those who read less of it
KEPT = 1_000  # things of each kind: what a game may say has no end
# Lines that were said before: Ramen! Ramen! has so many, and they count to what a table takes.
SAID = 1_200
ITEMS = 4_000  # there are as many as places for each face
LATEST = 16  # lines of a table: all who listen get the new ones at about the same time


class SharedSentences:
    """What all tables of a game say alike, with a mark where a seat's name goes."""

    def __init__(self, game: Game, language: str, sides: tuple[int, ...]) -> None:
        self.game = game
        self.show = show_of(game)
        self.speaker = Speaker(language, game, sides=sides, bare=True)
        self.speaker.texts.keep = False  # each is remembered below, as what was made of it
        self.speaker.names = [chr(FIRST_MARK + seat) for seat in range(len(sides))]
        self.moves: dict[int, tuple[Move, Pieces]] = {}
        self.items: Recent[tuple[str, int, int], Item] = Recent(ITEMS)
        self.labels: dict[str, str] = {}
        self.zones: dict[str, Pieces] = {}
        self.shorts: dict[str, str] = {}
        self.undos: dict[str, Undo] = {}
        self.asks: dict[tuple[str, int], Pieces] = {}
        self.said: Recent[tuple[str, tuple[int, ...], str], tuple[LogLine, Pieces]]
        self.said = Recent(SAID, repeated=True)  # most lines of Rival Restaurants are said once

    def move(self, move: int) -> tuple[Move, Pieces]:
        """A move, and its label in pieces."""
        if move not in self.moves:
            form, text = self.game.catalogue.forms[move], self.game.catalogue.texts[move]
            label = self.speaker.move(move)
            touched, n = refs.of_move(self.game, form), int(form.get(AMOUNT, 0))
            self.moves[move] = (Move(text, label, form["verb"], touched, n=n), MARK.split(label))
        return self.moves[move]

    def items_of(self, place: str, faces: list[int]) -> list[Item]:
        """The things in a zone; what cannot be told apart face down is one."""
        items = []
        at = 0
        while at < len(faces):
            face, first = faces[at], at
            at += 1
            while face < 0 and at < len(faces) and faces[at] == face:
                at += 1
            items.append(self._item(place if face >= 0 else "", face, at - first))
        return items

    def _item(self, place: str, face: int, count: int) -> Item:
        item = self.items.get((place, face, count))
        if item is None:
            item = self.items[place, face, count] = self._new_item(place, face, count)
        return item

    def _new_item(self, place: str, face: int, count: int) -> Item:
        game = self.game
        if face < 0:
            return Item(mark=game.backs[-1 - face], count=count)
        family, mark, n = self.show.look(game, face)
        key = game.kinds[face]
        touched = [refs.card(key), refs.lying(place, key)]
        return Item(key, self.speaker.noun("card", face), mark, family, refs=touched, n=n)

    def fact(self, key: str) -> str:
        """The words for a fact; "" for one that is not shown."""
        if key not in self.labels:
            texts = self.speaker.texts
            self.labels[key] = texts(f"fact-{key}") if texts.has(f"fact-{key}") else ""
        return self.labels[key]

    def zone(self, place: Place) -> Pieces:
        name = place.name
        if name not in self.zones:
            self.zones[name] = MARK.split(self.speaker.zone(place))
        return self.zones[name]

    def short(self, place: Place) -> str:
        """What somebody's zone is called where they are named beside it: `Hand`, not `Hand: Ana`;
        "" for one that is nobody's."""
        if place.owner is None:
            return ""
        if place.base not in self.shorts:
            self.shorts[place.base] = self.speaker.zone_name(place)
        return self.shorts[place.base]

    def undo(self, lock: str) -> Undo:
        """Whether a move that is locked so may be taken back."""
        if lock not in self.undos:
            rule, reasons = lock.partition(":")[0], self.game.reasons(lock) if lock else {}
            self.undos[lock] = Undo(not lock, rule, reasons.get(self.speaker.language, rule))
        return self.undos[lock]

    def ask(self, phase: str, seat: int) -> Pieces:
        """Who must do what."""
        key = (phase, seat)
        if key not in self.asks:
            self.asks[key] = MARK.split(self.speaker.ask(phase, seat))
        return self.asks[key]

    def line(self, event: Event, form: str) -> tuple[LogLine, Pieces]:
        """An event, and its words in pieces, in one of its forms."""
        key = (event.key, event.args, form)
        said = self.said.get(key)
        if said is None:
            pieces = MARK.split(self.speaker.told(event, form))
            said = self.said[key] = (self._new_line(event), pieces)
        return said

    def _new_line(self, event: Event) -> LogLine:
        show, args = self.show, arguments_of(self.game, event)
        seats, things = named(event, self.speaker)
        told = declared(show.tells, event.key)
        carry = declared(show.carries, event.key)
        return LogLine(
            i=0,
            entry=0,
            key=event.key,
            args=args,
            seats=seats,
            refs=things,
            motion=carry.motion(self.game, event) if carry else None,
            gain=gain_of(declared(show.earns, event.key), event, args, self.speaker),
            aside=self.speaker.aside(event),
            site=told.site if told else "",
            tone=told.tone if told else "",
            head=event.key in show.heads,
            dull=event.key in show.dull or event.key in KERNEL_EVENTS,
            seat=seats[0] if seats else NOBODY,
        )


@cache
def shared(game: Game, language: str, sides: tuple[int, ...]) -> SharedSentences:
    return SharedSentences(game, language, sides)


class Sentences:
    """What one table says in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.shared = shared(speaker.game, speaker.language, tuple(speaker.sides))
        self.names = [speaker.seat(seat) for seat in range(len(speaker.sides))]
        self.marks = {chr(FIRST_MARK + seat): name for seat, name in enumerate(self.names)}
        # faces, the zone, and whether something is noted on its things
        self.zones: dict[Seen, dict[str, tuple[tuple[int, ...], Zone, bool]]] = {}
        self.lines: dict[tuple[object, ...], LogLine] = {}

    def move(self, move: int) -> Move:
        found, label = self.shared.move(move)
        if len(label) == 1:
            return found
        return Move(found.text, self._filled(label), found.verb, found.refs, n=found.n)

    def _filled(self, pieces: Pieces) -> str:
        """A sentence of all tables with this table's names."""
        return "".join([self.marks.get(piece, piece) for piece in pieces])

    def zone(self, place: Place, faces: list[int], seen: Seen, about: About) -> Zone:
        """A zone as somebody sees it, with what the show writes on it. Most zones look as they did
        a move ago: then it is the very same object, and the same for all who see the same."""
        zones = self.zones.get(seen)
        if zones is None:
            zones = self.zones[seen] = {}
        kept, owner = zones.get(place.name), place.owner
        held = tuple(faces)  # of which an empty one, as most are, takes no room
        if kept is not None:
            then, zone, noted = kept
            if then == held and zone.owner == owner and self._says(zone, noted, faces, about):
                return zone
        name = sys.intern(place.name)  # one for all tables
        zone = Zone(
            name,
            self._filled(self.shared.zone(place)),
            self.shared.show.layouts.get(place.base, "row"),
            self._items(name, faces, about) if faces else EMPTY,
            seen,
            owner,
            about.meters or NO_METERS,
            about.refs or NO_REFS,
            about.note,
            self.shared.short(place),
            place.base,
            place.number,
            place.of,
        )
        zones[name] = (held, zone, bool(about.things))
        return zone

    def _says(self, zone: Zone, noted: bool, faces: list[int], about: About) -> bool:
        """Whether that is written on a zone which holds these faces; `noted`: on its things too."""
        if zone.note != about.note or zone.meters != about.meters or zone.refs != about.refs:
            return False
        things, at = about.things, 0
        if not noted and not things:
            return True
        for item in zone.items:
            face = faces[at]
            at += item.count
            thing = things.get(face, UNSAID) if things and face >= 0 else UNSAID
            if item.text != thing.text or item.chips != thing.chips:
                return False
            if thing.name and item.label != thing.name:
                return False
        return True

    def _items(self, place: str, faces: list[int], about: About) -> list[Item]:
        """What lies there; what others share stays as it is."""
        items = self.shared.items_of(place, faces)
        if not about.things:
            return items
        kinds = self.speaker.game.kinds
        things = {kinds[face]: thing for face, thing in about.things.items() if face >= 0}
        return [noted(item, things) for item in items]

    def ask(self, phase: str, seat: int) -> str:
        """Who must do what."""
        return self._filled(self.shared.ask(phase, seat))

    def line(self, i: int, entry: int, event: Event, rule: str, you: int) -> LogLine:
        """A line of the log as its reader gets it: as a rule the others have just got the same."""
        form = self.shared.speaker.form(event, you)
        key = (i, entry, event.key, event.args, rule, form)
        told = self.lines.get(key)
        if told is None:
            if len(self.lines) >= LATEST:
                self.lines.clear()
            told = self.lines[key] = self._new_line(i, entry, event, rule, form)
        return told

    def _new_line(self, i: int, entry: int, event: Event, rule: str, form: str) -> LogLine:
        line, pieces = self.shared.line(event, form)
        return msgspec.structs.replace(line, i=i, entry=entry, text=self._filled(pieces), rule=rule)


def noted(item: Item, things: Mapping[str, Thing]) -> Item:
    thing = things.get(item.face)
    if thing is None:
        return item
    label = thing.name or item.label
    return msgspec.structs.replace(item, label=label, text=thing.text, chips=thing.chips)


def named(event: Event, speaker: Speaker) -> tuple[list[int], list[str]]:
    """The people, and the items and zones, that an event names."""
    game = speaker.game
    seats: list[int] = []
    things: list[str] = []
    for (name, kind), value in zip(game.arguments(event.key), event.args, strict=False):
        if kind == "seat":
            seats.append(value)
        elif kind == "side":
            seats += [seat for seat, side in enumerate(speaker.sides) if side == value]
        elif kind == "card":
            things.append(refs.card(game.kinds[value]))
        elif kind == "n":
            things.append(refs.named(name, str(value)))
        elif kind in game.nouns:
            things.append(refs.thing(game, kind, game.nouns[kind][value].key))
    return seats, things


# --- events as data -------------------------------------------------------------------------------


D = TypeVar("D", Carry, Earn, Tell)


def declared(told: Mapping[str, D], key: str) -> D | None:
    """What is declared for an event, or for the one of which it is a lesser form."""
    for form in FORMS:
        if key not in told:
            key = key.removesuffix(form)
    return told.get(key)


def gain_of(
    earn: Earn | None, event: Event, args: dict[str, Value], speaker: Speaker
) -> Gain | None:
    if earn is None or earn.who not in args or earn.n not in args:
        return None
    who = int(args[earn.who])
    kind = dict(speaker.game.arguments(event.key))[earn.who]
    sides = speaker.sides
    seats = [s for s, side in enumerate(sides) if side == who] if kind == "side" else [who]
    return Gain(seats, float(args[earn.n]), earn.icon)
