"""Puts an update together, from a view, the legal moves and the log as that viewer is shown it.

Nothing else is looked at: the browser gets no rules and nothing to hide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tablee.i18n.scene import About, Scene, Site, Thing
from tablee.kernel import Game, Match, View
from tablee.server.messages import Choice, Fact, Item, LogLine, NextTable, Place, SeatInfo, Undo
from tablee.server.store import Chair, Offer
from tablee.server.story import Story
from tablee.server.wording import Wording

PLAIN = About()
NO_METERS: list[tuple[str, int, int]] = []


def places_of(
    game: Game, view: View, wording: Wording, owners: Mapping[str, int], scene: Scene
) -> list[Place]:
    """What the scene adds first, then the zones; those that it shows otherwise are left out."""
    meters = game.meters(view)
    places = [site_of(site) for site in scene.sites]
    for name in arranged(view, scene):
        faces = view.zones[name]
        looks = (faces, meters.get(name, NO_METERS), owners.get(name))
        place, sent = wording.place(name, looks, name in view.mine)
        about = scene.about.get(name)
        places.append(written(place, faces, about) if about else sent)
    return places


def arranged(view: View, scene: Scene) -> list[str]:
    """The zones that are shown, in the order in which they are."""
    if not scene.about:
        return list(view.zones)
    abouts = {name: scene.about.get(name, PLAIN) for name in view.zones}
    shown = [name for name in view.zones if not abouts[name].hidden]
    return sorted(shown, key=lambda name: abouts[name].rank)


def site_of(site: Site) -> Place:
    return Place(
        id=site.id,
        label=site.label,
        layout=site.layout,
        items=[],
        columns=site.columns,
        spots=site.spots,
        note=site.note,
    )


def written(place: Place, faces: list[int], about: About) -> Place:
    """A zone with what the scene writes on it; what others share stays as it is."""
    items = place.items
    if about.things:
        items = [
            noted(item, about.things.get(face)) for item, face in zip(items, faces, strict=True)
        ]
    return msgspec.structs.replace(place, items=items, refs=about.refs, note=about.note)


def noted(item: Item, thing: Thing | None) -> Item:
    if thing is None:
        return item
    return msgspec.structs.replace(item, text=thing.text, chips=thing.chips)


def moves_of(moves: Sequence[int], wording: Wording, scene: Scene) -> list[Choice]:
    """Moves by their labels, or by those that fit the present position better."""
    found = []
    for move in moves:
        choice, label = wording.choice(move), scene.labels.get(move)
        found.append(msgspec.structs.replace(choice, label=label) if label else choice)
    return found


def seats_of(
    chairs: list[Chair], sides: list[int], wording: Wording, here: set[int]
) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat,
            wording.names[seat],
            chair.bot,
            sides[seat],
            bool(chair.bot) or seat in here,
            "" if chair.bot else chair.held or "open",
        )
        for seat, chair in enumerate(chairs)
    ]


def next_table(offer: Offer | None, chairs: list[Chair]) -> NextTable | None:
    """Where a seat plays again, until somebody sits there."""
    if offer is None or offer.taken:
        return None
    return NextTable(offer.next_id, offer.next_seat, chairs[offer.seat].name, offer.same_deal)


def lines_of(story: Story, wording: Wording, after: int | None) -> list[LogLine]:
    """What is new in the log since line `after`; a line that has left it comes without words."""
    lines = []
    for at in story.news(after):
        event = story.shown(at)
        entry = story.entries[at]
        line = wording.line(at, entry, event) if event else LogLine(at, entry)
        if event and story.first(at):
            line.rule = story.match.cited[entry]
        lines.append(line)
    return lines


def ledger_of(view: View, wording: Wording) -> list[Fact]:
    """The facts for which the game has words, in its order."""
    facts = []
    for key, value in view.facts.items():
        label = wording.common.fact(key)
        if label:
            values = [str(one) for one in (value if isinstance(value, list) else [value])]
            by_seat = isinstance(value, list) and len(value) == view.seats
            facts.append(Fact(key, label, values, by_seat))
    return facts


def sealed_of(match: Match, view: View) -> str | None:
    """What the viewer has chosen in secret and waits to see revealed."""
    if not view.notes or view.seat in match.awaited:
        return None
    return ", ".join(match.game.moves.texts[move] for move in view.notes)


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


def asked_of(match: Match, view: View) -> list[int]:
    """Whom the table waits for; and the viewer, as long as they may act at all."""
    awaited = match.awaited
    return [seat for seat in view.acting if seat in awaited or seat == view.seat]


def status_of(match: Match, view: View, wording: Wording, scene: Scene) -> str:
    """Who must do what, now; to whom the table waits for, in full."""
    if match.over:
        return wording.speaker.texts("ask-over")
    awaited = match.awaited
    if scene.question and view.seat in awaited:
        return scene.question
    if not awaited:
        return wording.speaker.texts("ask-clock")
    return " ".join(wording.ask(view.phase, seat) for seat in view.acting if seat in awaited)
