"""What the server says: the table through one viewer's eyes, in one viewer's language.

Everything here is built from a `View`, the legal moves and the log as that viewer is shown it;
the browser gets no rules and nothing to hide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

import msgspec

from tablee.i18n.speaker import Speaker
from tablee.kernel import Event, Game, Match, View
from tablee.server.store import Chair


class Item(msgspec.Struct, omit_defaults=True):
    """A thing in a zone. `id` stays the same while the thing stays visible; "" face: face down.

    `family` is its colour and pattern, `mark` what is written large on it.
    """

    id: str
    face: str = ""
    label: str = ""
    mark: str = ""
    family: int = 0


class Meter(msgspec.Struct):
    """A number people would work out themselves; `goal` 0 where there is none."""

    key: str
    text: str
    value: int
    goal: int


class Place(msgspec.Struct, omit_defaults=True):
    """A zone: its layout is one of ten, its items are real buttons."""

    id: str
    label: str
    layout: str
    items: list[Item]
    meters: list[Meter] = []
    private: bool = False
    owner: int | None = None


class Choice(msgspec.Struct):
    """A legal move. `refs` are the items and zones that stand for it: touching them filters."""

    text: str
    label: str
    verb: str
    refs: list[str]


class LogLine(msgspec.Struct):
    """One thing that happened; `entry` is the decision that caused it, 0 the setup.

    `seats` are the people and `refs` the items and zones that the line itself names.
    """

    i: int
    entry: int
    key: str
    text: str
    seats: list[int]
    refs: list[str]


class Fact(msgspec.Struct):
    """Something public that is no card: one value, or one per seat."""

    key: str
    label: str
    values: list[str]
    by_seat: bool


class NextTable(msgspec.Struct):
    """Somebody wants to play again: this viewer's own seat at the new table, nobody else's."""

    table: str
    seat: int
    name: str
    token: str
    code: str
    same_deal: bool


class SeatInfo(msgspec.Struct):
    seat: int
    name: str
    bot: str
    side: int
    present: bool


class ClockInfo(msgspec.Struct):
    """The running clock: which frame it belongs to and how long it had when this was sent."""

    frame: int
    remaining_ms: int


class Undo(msgspec.Struct):
    """Whether one's last move may be taken back; otherwise the rule and the reason."""

    allowed: bool
    rule: str = ""
    reason: str = ""


class Update(msgspec.Struct, tag_field="t", tag="update"):
    """The whole table now, and what is new in its log since the last update.

    `reset`: forget the log so far. `ask` numbers this seat's decisions: a move answers one ask.
    `chosen` are those who have made their secret choice while others still think.
    """

    n: int
    game: str
    reset: bool
    you: int | None
    ask: int
    phase: str
    status: str
    acting: list[int]
    chosen: list[int]
    over: bool
    seats: list[SeatInfo]
    zones: list[Place]
    facts: dict[str, object]
    ledger: list[Fact]
    moves: list[Choice]
    sealed: str | None
    undo: Undo
    log: list[LogLine]
    scores: list[int]
    places: list[int]
    clock: ClockInfo | None
    rematch: NextTable | None = None


def layout_of(game: Game, zone: str) -> str:
    """A zone's layout: as the game declares for its name without the numbers, else a row."""
    return game.layouts.get(zone.rstrip("0123456789_"), "row")


def places_of(game: Game, view: View, speaker: Speaker, owners: Mapping[str, int]) -> list[Place]:
    places = []
    meters = game.meters(view)
    for name, faces in view.zones.items():
        counts: Counter[str] = Counter()
        items = []
        for at, face in enumerate(faces):
            if face < 0:
                items.append(Item(f"{name}:{at}", mark=game.face_name(face)[1:]))
                continue
            key = game.kinds[face]
            counts[key] += 1
            copy = f"#{counts[key]}" if game.faces else ""
            where = f"{name}:" if game.faces else ""
            family, mark = game.look(face)
            label = speaker.noun("card", face)
            items.append(Item(f"{where}{key}{copy}", key, label, mark, family))
        places.append(
            Place(
                id=name,
                label=speaker.zone(name),
                layout=layout_of(game, name),
                items=items,
                meters=[
                    Meter(key, speaker.texts(f"meter-{key}", value=value, goal=goal), value, goal)
                    for key, value, goal in meters.get(name, [])
                ],
                private=name in view.mine,
                owner=owners.get(name),
            )
        )
    return places


@cache
def refs_of(game_key: str, form: tuple[tuple[str, str], ...]) -> list[str]:
    """What a move touches: `card:no4` for items with that face, `bowl_2` for that zone."""
    refs = []
    for field, value in form:
        if field != "verb":
            refs += [f"card:{face}" for face in value.split("+")] + [f"{field}_{value}"]
    return refs


def choices_of(game: Game, moves: list[int], speaker: Speaker) -> list[Choice]:
    choices = []
    for move in moves:
        form = game.moves.forms[move]
        choices.append(
            Choice(
                text=game.moves.texts[move],
                label=speaker.move(move),
                verb=form["verb"],
                refs=refs_of(game.key, tuple(form.items())),
            )
        )
    return choices


def seats_of(
    chairs: list[Chair], sides: list[int], speaker: Speaker, here: set[int]
) -> list[SeatInfo]:
    return [
        SeatInfo(seat, speaker.seat(seat), chair.bot, sides[seat], bool(chair.bot) or seat in here)
        for seat, chair in enumerate(chairs)
    ]


def line_of(game: Game, i: int, entry: int, event: Event, speaker: Speaker) -> LogLine:
    """A line of the log as its reader gets it, with what it names."""
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
    return LogLine(i, entry, event.key, speaker.event(event), seats, refs)


def ledger_of(view: View, speaker: Speaker) -> list[Fact]:
    """The facts for which the game has words, in its order."""
    facts = []
    for key, value in view.facts.items():
        if speaker.texts.has(f"fact-{key}"):
            values = [str(one) for one in (value if isinstance(value, list) else [value])]
            by_seat = isinstance(value, list) and len(value) == view.seats
            facts.append(Fact(key, speaker.texts(f"fact-{key}"), values, by_seat))
    return facts


def chosen_of(match: Match) -> list[int]:
    """Who has sealed a choice that is not revealed yet: everybody has read so in the log."""
    chosen: list[int] = []
    for event in reversed(match.events):
        if event.key != "sealed" or match.over:
            break
        chosen.insert(0, event.args[0])
    return [seat for seat in chosen if seat not in match.acting]


def undo_of(match: Match, viewer: int, language: str) -> Undo:
    refused = match.why_no_undo(viewer)
    if refused is None:
        return Undo(allowed=True)
    return Undo(allowed=False, rule=refused.rule, reason=refused.reason(language))


def status_of(match: Match, view: View, speaker: Speaker) -> str:
    """Who must do what, now."""
    if match.over:
        return speaker.texts("ask-over")
    return " ".join(speaker.ask(view.phase, seat) for seat in view.acting)
