"""Texts of a table in one language, each put into words once.

Putting a sentence together takes far longer than sending it, so all tables of a game share their
sentences: they are made with marks instead of names, and each table fills in its own.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TypeVar, cast

import msgspec

from tablee.i18n.speaker import Speaker
from tablee.kernel import SPECTATOR, Event, Game
from tablee.server.messages import Choice, Item, LogLine, Meter, Place

K = TypeVar("K")
V = TypeVar("V")
Looks = tuple[list[int], list[tuple[str, int, int]], int | None]  # faces, meters, owner of a zone
Pieces = list[str]  # a sentence cut at its marks, which are pieces too
FIRST_MARK = 0xE000  # for private use: marks are filled in once, so a name may hold one too
MARK = re.compile(f"([{chr(FIRST_MARK)}-{chr(FIRST_MARK + SPECTATOR)}])")
ENCODER = msgspec.json.Encoder()
KEPT = 10_000  # things of each kind: what a game may say has no end


class Common:
    """What all tables of a game say alike, with a mark where a seat's name goes."""

    def __init__(self, game: Game, language: str, sides: tuple[int, ...]) -> None:
        self.game = game
        marks = [chr(FIRST_MARK + seat) for seat in range(len(sides))]
        self.speaker = Speaker(language, game, marks, sides)
        self.choices: dict[int, tuple[Choice, Pieces]] = {}
        self.items: dict[tuple[str, int, int], Item] = {}
        self.meters: dict[tuple[str, int, int], Meter] = {}
        self.labels: dict[str, str] = {}
        self.zones: dict[str, Pieces] = {}
        self.asks: dict[tuple[str, int], Pieces] = {}
        self.said: dict[tuple[str, tuple[int, ...]], tuple[Pieces, list[int], list[str]]] = {}

    def choice(self, move: int) -> tuple[Choice, Pieces]:
        """A move, and its label in pieces."""
        if move not in self.choices:
            form, text = self.game.moves.forms[move], self.game.moves.texts[move]
            label = self.speaker.move(move)
            choice = Choice(text, label, form["verb"], refs_of(form))
            self.choices[move] = (choice, MARK.split(label))
        return self.choices[move]

    def items_of(self, zone: str, faces: list[int]) -> list[Item]:
        """The things in a zone. What cannot be seen is numbered by place, copies by occurrence."""
        copies: dict[int, int] = {}
        items = []
        for at, face in enumerate(faces):
            copies[face] = copies.get(face, 0) + 1
            items.append(self._item(zone, at if face < 0 else copies[face], face))
        return items

    def _item(self, zone: str, at: int, face: int) -> Item:
        item = self.items.get((zone, at, face))
        if item is None:
            make_room(self.items)
            item = self.items[zone, at, face] = self._new_item(zone, at, face)
        return item

    def _new_item(self, zone: str, at: int, face: int) -> Item:
        game = self.game
        if face < 0:
            return Item(f"{zone}:{at}", mark=game.face_name(face)[1:])
        name = game.kinds[face]
        family, mark = game.look(face)
        key = f"{zone}:{name}#{at}" if game.faces else name
        return Item(key, name, self.speaker.noun("card", face), mark, family)

    def meter(self, key: str, value: int, goal: int) -> Meter:
        found = self.meters.get((key, value, goal))
        if found is None:
            make_room(self.meters)
            text = self.speaker.texts(f"meter-{key}", value=value, goal=goal)
            found = self.meters[key, value, goal] = Meter(key, text, value, goal)
        return found

    def fact(self, key: str) -> str:
        """The words for a fact; "" for one that is not shown."""
        if key not in self.labels:
            texts = self.speaker.texts
            self.labels[key] = texts(f"fact-{key}") if texts.has(f"fact-{key}") else ""
        return self.labels[key]

    def zone(self, name: str) -> Pieces:
        if name not in self.zones:
            self.zones[name] = MARK.split(self.speaker.zone(name))
        return self.zones[name]

    def ask(self, phase: str, seat: int) -> Pieces:
        """Who must do what."""
        key = (phase, seat)
        if key not in self.asks:
            self.asks[key] = MARK.split(self.speaker.ask(phase, seat))
        return self.asks[key]

    def event(self, event: Event) -> tuple[Pieces, list[int], list[str]]:
        """An event in words, and what it names."""
        key = (event.key, event.args)
        said = self.said.get(key)
        if said is None:
            make_room(self.said)
            text = self.speaker.event(event)
            said = self.said[key] = (MARK.split(text), *named(event, self.speaker))
        return said


@cache
def common(game: Game, language: str, sides: tuple[int, ...]) -> Common:
    return Common(game, language, sides)


class Wording:
    """What one table says in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.common = common(speaker.game, speaker.language, tuple(speaker.sides))
        self.names = [speaker.seat(seat) for seat in range(len(speaker.sides))]
        self.marks = {chr(FIRST_MARK + seat): name for seat, name in enumerate(self.names)}
        self.places: dict[tuple[str, bool], tuple[Looks, Place, Place]] = {}

    def choice(self, move: int) -> Choice:
        choice, label = self.common.choice(move)
        if len(label) == 1:
            return choice
        return Choice(choice.text, self._filled(label), choice.verb, choice.refs)

    def _filled(self, pieces: Pieces) -> str:
        """A sentence of all tables with this table's names."""
        return "".join([self.marks.get(piece, piece) for piece in pieces])

    def place(self, name: str, looks: Looks, private: bool) -> tuple[Place, Place]:
        """A zone as somebody sees it; the second time as JSON, which is only good for sending.

        Most zones look as they did a move ago, and the same to all but their owner.
        """
        kept = self.places.get((name, private))
        if kept is None or kept[0] != looks:
            place = self._new_place(name, looks, private)
            sent = cast(Place, msgspec.Raw(ENCODER.encode(place)))  # the encoder takes either
            kept = self.places[name, private] = (looks, place, sent)
        return kept[1:]

    def _new_place(self, name: str, looks: Looks, private: bool) -> Place:
        faces, meters, owner = looks
        return Place(
            id=name,
            label=self._filled(self.common.zone(name)),
            layout=layout_of(self.speaker.game, name),
            items=self.common.items_of(name, faces),
            meters=[self.common.meter(*meter) for meter in meters],
            private=private,
            owner=owner,
        )

    def ask(self, phase: str, seat: int) -> str:
        """Who must do what."""
        return self._filled(self.common.ask(phase, seat))

    def line(self, i: int, entry: int, event: Event) -> LogLine:
        """A line of the log as its reader gets it, with what it names."""
        text, seats, refs = self.common.event(event)
        return LogLine(i, entry, event.key, self._filled(text), seats, refs)


def make_room(kept: dict[K, V]) -> None:
    """Before something is added: what is full starts anew."""
    if len(kept) >= KEPT:
        kept.clear()


def layout_of(game: Game, zone: str) -> str:
    """A zone's layout: as the game declares for its name without the numbers, else a row."""
    return game.layouts.get(zone.rstrip("0123456789_"), "row")


def refs_of(form: dict[str, str]) -> list[str]:
    """What a move touches: `card:no4` for items with that face, `bowl_2` for that zone."""
    refs = []
    for field, value in form.items():
        if field != "verb":
            refs += [f"card:{face}" for face in value.split("+")] + [f"{field}_{value}"]
    return refs


def named(event: Event, speaker: Speaker) -> tuple[list[int], list[str]]:
    """The people, and the items and zones, that an event names."""
    game = speaker.game
    seats: list[int] = []
    refs: list[str] = []
    for (name, kind), value in zip(game.arguments(event.key), event.args, strict=False):
        if kind == "seat":
            seats.append(value)
        elif kind == "side":
            seats += [seat for seat, side in enumerate(speaker.sides) if side == value]
        elif kind == "card":
            refs.append(f"card:{game.kinds[value]}")
        elif kind == "n":
            refs.append(f"{name}_{value}")
        elif kind in game.nouns:
            refs.append(f"card:{game.nouns[kind][value].key}")
    return seats, refs
