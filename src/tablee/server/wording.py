"""Texts of a table in one language, each put into words once.

Putting a sentence together takes a hundred times longer than sending it. What names nobody is
shared by all tables of a game; what names people is kept with their table.
"""

from __future__ import annotations

from functools import cache

from tablee.i18n.speaker import Speaker
from tablee.kernel import Event, Game
from tablee.server.messages import Choice, Item, LogLine, Meter

NAMES = {"seat", "side"}  # fields of a move that name people
KEPT = 64  # sentences of the log: readers of the same moment share them


class Common:
    """What all tables of a game say alike."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.speaker = Speaker(language, game)
        self.choices: dict[int, Choice] = {}
        self.items: dict[tuple[str, int, int], Item] = {}
        self.meters: dict[tuple[str, int, int], Meter] = {}
        self.labels: dict[str, str] = {}

    def item(self, zone: str, at: int, face: int) -> Item:
        """The `at`-th thing of a zone that nobody can see, or its `at`-th copy of a face."""
        key = (zone, at, face)
        if key not in self.items:
            self.items[key] = self._item(zone, at, face)
        return self.items[key]

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
            text = self.speaker.texts(f"meter-{key}", value=value, goal=goal)
            found = self.meters[key, value, goal] = Meter(key, text, value, goal)
        return found

    def fact(self, key: str) -> str:
        """The words for a fact; "" for one that is not shown."""
        if key not in self.labels:
            texts = self.speaker.texts
            self.labels[key] = texts(f"fact-{key}") if texts.has(f"fact-{key}") else ""
        return self.labels[key]


@cache
def common(game: Game, language: str) -> Common:
    return Common(game, language)


class Wording:
    """What one table says in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.language = speaker.language
        self.game = speaker.game
        self.common = common(speaker.game, speaker.language)
        self.names = [speaker.seat(seat) for seat in range(len(speaker.names))]
        self.choices: dict[int, Choice] = {}
        self.zones: dict[str, str] = {}
        self.asks: dict[tuple[str, int], str] = {}
        self.said: dict[tuple[str, tuple[int, ...]], tuple[str, list[int], list[str]]] = {}

    def choice(self, move: int) -> Choice:
        form = self.game.moves.forms[move]
        choices = self.choices if NAMES & form.keys() else self.common.choices
        if move not in choices:
            text = self.game.moves.texts[move]
            refs = refs_of(form)
            choices[move] = Choice(text, self.speaker.move(move), form["verb"], refs)
        return choices[move]

    def zone(self, name: str) -> str:
        if name not in self.zones:
            self.zones[name] = self.speaker.zone(name)
        return self.zones[name]

    def ask(self, phase: str, seat: int) -> str:
        key = (phase, seat)
        if key not in self.asks:
            self.asks[key] = self.speaker.ask(phase, seat)
        return self.asks[key]

    def line(self, i: int, entry: int, event: Event) -> LogLine:
        """A line of the log as its reader gets it, with what it names."""
        key = (event.key, event.args)
        if key not in self.said:
            if len(self.said) >= KEPT:
                self.said.clear()
            self.said[key] = (self.speaker.event(event), *named(event, self.speaker))
        return LogLine(i, entry, event.key, *self.said[key])


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
