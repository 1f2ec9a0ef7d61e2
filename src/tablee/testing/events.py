"""Checks of events: declared, well formed, and never more than their readers know."""

from __future__ import annotations

from tablee.kernel import Event, Game, State, read_by
from tablee.kernel.game import KERNEL_EVENTS, NUMBERS, Declared
from tablee.testing.broken import Broken
from tablee.testing.walks import Effort, Sample, Table, Walk, viewer_name, viewers, walks


def check_events(game: Game, table: Table, effort: Effort) -> int:
    """Every event is declared, and names no card that a reader of it does not know."""
    looked = 0
    for walk in walks(game, table, effort):
        _tells(walk, 0, walk.dealt, walk.states[0], walk.states[0])
        for at, events in enumerate(walk.events):
            _tells(walk, at + 1, events, walk.states[at], walk.states[at + 1])
        _fades(walk)
        looked += len(walk.states)
    return looked


def _tells(walk: Walk, length: int, events: list[Event], before: State, after: State) -> None:
    why = ""
    for event in events:
        why = why or malformed(walk.game, event, walk.table)
    why = why or indiscreet(walk.game, events, before, after)
    if why:
        raise Broken("events", why, walk.record(length))


def malformed(game: Game, event: Event, table: Table) -> str:
    """What is wrong with an event's form; "" if nothing is."""
    if event.key not in game.events and event.key not in KERNEL_EVENTS:
        return f"the event {event.key!r} is not declared in the game's events"
    why = misfit(game, game.arguments(event.key), event.args, table)
    return f"the event {event.key!r}: {why}" if why else ""


def misfit(game: Game, declared: Declared, args: tuple[int, ...], table: Table) -> str:
    """Why these numbers are not the declared arguments; "" if they are."""
    if any(args[len(declared) :]):
        return f"{args} are more than the arguments it declares"
    for (name, kind), value in zip(declared, args, strict=False):
        allowed = values_of(game, kind, table)
        if allowed is None:
            return f"nobody knows what a {kind!r} is ({name})"
        if allowed and value not in allowed:
            return f"{value} is no {kind} ({name})"
    return ""


def values_of(game: Game, kind: str, table: Table) -> list[int] | None:
    """The numbers an argument of this type may be: [] for any; None where the type is unknown."""
    if kind == "seat":
        return list(range(table.seats))
    if kind == "side":
        return game.sides(table.seats, table.options)
    if kind == "card":
        return list(range(len(game.kinds)))
    if kind in game.nouns:
        return list(range(len(game.nouns[kind])))
    return [] if kind in NUMBERS else None


def indiscreet(game: Game, events: list[Event], before: State, after: State) -> str:
    """Which event tells a reader of a card that it has not seen; "" if none does.

    A card turned up and shuffled away within one act leaves no trace in the masks; it is let
    pass where chance spoke and nobody knows a card of that face any more.
    """
    shuffled = before.rng.words() != after.rng.words()
    for event in events:
        for face in faces_named(game, event):
            cards = [card for card in range(len(after.knows)) if face_of(game, card) == face]
            if shuffled and not any(after.knows[card] for card in cards):
                continue
            for viewer in viewers(after):
                seen = any((before.knows[c] | after.knows[c]) >> viewer & 1 for c in cards)
                if not seen and read_by([event], viewer):
                    card, who = game.kinds[face], viewer_name(viewer)
                    return f"the event {event.key!r} tells {who} of {card}, which it has not seen"
    return ""


def face_of(game: Game, card: int) -> int:
    return game.faces[card] if game.faces else card


def faces_known(game: Game, s: State, viewer: int) -> set[int]:
    """The faces of the cards a viewer has seen."""
    return {face_of(game, card) for card, mask in enumerate(s.knows) if mask >> viewer & 1}


def faces_named(game: Game, event: Event) -> list[int]:
    pairs = zip(game.arguments(event.key), event.args, strict=False)
    return [value for (_, kind), value in pairs if kind == "card"]


def kinds_named(game: Game, event: Event) -> list[str]:
    """The kinds of cards that an event names, as cards or as kinds."""
    args = game.event_json(event)["args"]
    assert isinstance(args, dict)
    return [value for value in args.values() if value in game.kinds]


# --- masks ----------------------------------------------------------------------------------------


def check_masks(game: Game, table: Table, effort: Effort) -> int:
    """Whoever is marked as knowing a card has been shown it or told of it."""
    looked = 0
    for walk in walks(game, table, effort):
        knew = [0] * len(walk.states[0].knows)
        for at, s in enumerate(walk.states[:-1]):  # after the end everything may be known
            why = unfounded(game, walk.events[at - 1] if at else walk.dealt, knew, s)
            if why:
                raise Sample(walk, at).broken("masks", why)
            knew = s.knows
        looked += len(walk.states)
    return looked


def unfounded(game: Game, events: list[Event], knew: list[int], s: State) -> str:
    """Who came to know a card without seeing it or reading of it; "" if nobody did.

    Bots deal again only what their seat does not know: a mask that says too much lets them cheat.
    What the rules leave in the box, in a zone that no view shows, is known without being shown.
    """
    news = [card for card, mask in enumerate(s.knows) if mask & ~knew[card]]
    for zone in s.zones() if news else []:
        in_the_box = not zone.counted and not any(knew)
        for at, card in enumerate(zone.cards if not in_the_box else []):
            if card not in news:
                continue
            for viewer in viewers(s):
                learned = (s.knows[card] & ~knew[card]) >> viewer & 1
                looks = zone.eyes >> viewer & 1 or at >= len(zone.cards) - zone.top
                if learned and not looks and not _read_of(game, events, card, viewer):
                    who, name = viewer_name(viewer), game.kinds[face_of(game, card)]
                    return f"{who} is marked as knowing {name} in {zone.name}, but never saw it"
    return ""


def _read_of(game: Game, events: list[Event], card: int, viewer: int) -> bool:
    name = game.kinds[face_of(game, card)]
    return any(name in kinds_named(game, event) for event in read_by(events, viewer))


# --- older lines ----------------------------------------------------------------------------------


def _fades(walk: Walk) -> None:
    """An older line may be shown with less, but in a form the game has declared."""
    for viewer in viewers(walk.states[0]):
        events = read_by(walk.all_events(len(walk.acts)), viewer)
        for at in walk.game.faded(viewer, walk.table.options, events):
            try:
                faded = walk.game.faded_event(events[at])
            except KeyError as error:
                why = f"the faded form of {events[at].key!r} has an argument {error} of its own"
                raise Broken("events", why, walk.record()) from None
            why = malformed(walk.game, faded, walk.table)
            if why:
                raise Broken("events", why, walk.record())
