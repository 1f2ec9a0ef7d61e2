"""The check of what moves: from places that are there to places that are there."""

from __future__ import annotations

from collections.abc import Iterator

from tablee.kernel import LANGUAGES, SPECTATOR, Event, Game, Match, read_by
from tablee.show import AnyShow, Motion, Presenter, show_of
from tablee.show.sentences import declared
from tablee.testing.broken import Broken
from tablee.testing.walks import Walk, spread, tables

LOOKS = 10  # positions of a walk in which sites are looked for
READERS = (0, SPECTATOR)  # whose log is read: somebody's, and that of whoever only watches


def check_motions(game: Game, show: type[AnyShow] | None = None) -> int:
    """Whatever an event moves, it moves between places that are there."""
    shown, looked = show or show_of(game), 0
    there: set[str] = set()
    for table in tables(game):
        walk = Walk(game, table, "motions")
        places = zones_of(walk) | sites_of(walk, shown)
        for event, motion in motions_of(walk, shown):
            for place in (motion.source, motion.target):
                if place and place not in places:
                    why = f"the event {event.key!r} moves something by way of {place!r}, no place"
                    raise Broken("motions", why, walk.record())
            looked += 1
        there |= places
    _known(shown, there)
    return max(looked, 1)  # a game may have nothing that moves


def zones_of(walk: Walk) -> set[str]:
    return {zone.name for s in walk.states for zone in s.zones()}


def sites_of(walk: Walk, show: type[AnyShow]) -> set[str]:
    """The sites of the walk and the spots on them, as whoever is asked sees them."""
    found = set()
    for at in spread(list(range(len(walk.states))), LOOKS):
        s = walk.states[at]
        presenter = Presenter(Match(walk.game, walk.table.seats, walk.table.options, state=s))
        presenter.show = show
        viewer = s.seat if s.acting else SPECTATOR
        for site in presenter.show_for(viewer, LANGUAGES[0]).sites():
            found |= {site.id, *[spot.id for spot in site.spots]}
    return found


def motions_of(walk: Walk, show: type[AnyShow]) -> Iterator[tuple[Event, Motion]]:
    """All that the events of a walk say that they move, in every form in which they are read."""
    game, everything = walk.game, walk.all_events(len(walk.acts))
    for reader in READERS:
        events = read_by(everything, reader)
        for at, event in enumerate(events):
            if event.key in show.settles:
                for motion in show.moved(game, walk.table.options, events, at):
                    yield event, motion
            for form in {event, game.faded_event(event)}:
                carry = declared(show.carries, form.key)
                if carry:
                    yield form, carry.motion(game, form)


def _known(show: type[AnyShow], there: set[str]) -> None:
    """Also what no walk came to begins with a sort of place that there is."""
    for key, carry in show.carries.items():
        for place in (carry.source, carry.target):
            if place and not any(f"{name}_".startswith(f"{place.base}_") for name in there):
                raise Broken("motions", f"the show moves what {key!r} tells by way of {place}")
