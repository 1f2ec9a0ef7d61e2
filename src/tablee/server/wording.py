"""Texts of a table in one language, each put into words once.

Putting a sentence together takes far longer than sending it, so all tables of a game share their
sentences: they are made with marks instead of names, and each table fills in its own.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TypeVar

from tablee.i18n.speaker import Speaker
from tablee.kernel import Event, Game
from tablee.server.messages import Choice, Item, LogLine, Meter

K = TypeVar("K")
V = TypeVar("V")
FIRST_MARK = 0xE000  # for private use: marks are filled in once, so a name may hold one too
KEPT = 10_000  # things of each kind: what a game may say has no end


class Common:
    """What all tables of a game say alike, with a mark where a seat's name goes."""

    def __init__(self, game: Game, language: str, sides: tuple[int, ...]) -> None:
        self.game = game
        marks = [chr(FIRST_MARK + seat) for seat in range(len(sides))]
        self.speaker = Speaker(language, game, marks, sides)
        self.choices: dict[int, Choice] = {}
        self.items: dict[tuple[str, tuple[int, ...]], list[Item]] = {}
        self.meters: dict[tuple[str, int, int], Meter] = {}
        self.labels: dict[str, str] = {}
        self.said: dict[tuple[str, tuple[int, ...]], tuple[str, list[int], list[str]]] = {}

    def choice(self, move: int) -> Choice:
        if move not in self.choices:
            form, text = self.game.moves.forms[move], self.game.moves.texts[move]
            label = self.speaker.move(move)
            self.choices[move] = Choice(text, label, form["verb"], refs_of(form))
        return self.choices[move]

    def items_of(self, zone: str, faces: tuple[int, ...]) -> list[Item]:
        """The things in a zone. What cannot be seen is numbered by place, copies by occurrence."""
        items = self.items.get((zone, faces))
        if items is None:
            make_room(self.items)
            copies: Counter[int] = Counter()
            items = self.items[zone, faces] = []
            for at, face in enumerate(faces):
                copies[face] += 1
                items.append(self._item(zone, at if face < 0 else copies[face], face))
        return items

    def _item(self, zone: str, at: int, face: int) -> Item:
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

    def event(self, event: Event) -> tuple[str, list[int], list[str]]:
        """An event in words, and what it names."""
        key = (event.key, event.args)
        if key not in self.said:
            make_room(self.said)
            self.said[key] = (self.speaker.event(event), *named(event, self.speaker))
        return self.said[key]


@cache
def common(game: Game, language: str, sides: tuple[int, ...]) -> Common:
    return Common(game, language, sides)


class Wording:
    """What one table says in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.common = common(speaker.game, speaker.language, tuple(speaker.sides))
        self.names = [speaker.seat(seat) for seat in range(len(speaker.sides))]
        self.marks = {FIRST_MARK + seat: name for seat, name in enumerate(self.names)}
        self.zones: dict[str, str] = {}
        self.asks: dict[tuple[str, int], str] = {}

    def choice(self, move: int) -> Choice:
        choice = self.common.choice(move)
        label = choice.label.translate(self.marks)
        if label == choice.label:
            return choice
        return Choice(choice.text, label, choice.verb, choice.refs)

    def zone(self, name: str) -> str:
        if name not in self.zones:
            self.zones[name] = self.speaker.zone(name)
        return self.zones[name]

    def ask(self, phase: str, seat: int) -> str:
        """Who must do what."""
        key = (phase, seat)
        if key not in self.asks:
            self.asks[key] = self.speaker.ask(phase, seat)
        return self.asks[key]

    def line(self, i: int, entry: int, event: Event) -> LogLine:
        """A line of the log as its reader gets it, with what it names."""
        text, seats, refs = self.common.event(event)
        return LogLine(i, entry, event.key, text.translate(self.marks), seats, refs)


def make_room(kept: dict[K, V]) -> None:
    """Before something is added: what is full starts anew."""
    if len(kept) >= KEPT:
        kept.clear()


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
