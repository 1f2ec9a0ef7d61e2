"""Checks of what is shown: in words that exist, the same in all worlds of a viewer."""

from __future__ import annotations

import msgspec

from tablee.i18n.texts import MissingText
from tablee.kernel import LANGUAGES, Game, Match
from tablee.show import AnyShow, Presenter, Scene, show_of
from tablee.testing.broken import Broken
from tablee.testing.walks import Effort, Sample, Table, samples, viewer_name, viewers

DEALS = ("one", "another")  # two worlds that the viewer cannot tell apart


def check_scenes(
    game: Game, table: Table, effort: Effort, show: type[AnyShow] | None = None
) -> int:
    """The table as it is shown: every text is there, two worlds of one viewer give one scene."""
    shown = show or show_of(game)
    fault = undeclared(game, shown)
    if fault:
        raise Broken("scenes", fault)
    looked = 0
    for at, sample in enumerate(samples(game, table, effort)):
        match = Match(game, table.seats, table.options, state=sample.state)
        presenter = Presenter(match, strict=True)
        presenter.show = shown
        eyes = viewers(sample.state)
        for viewer in {eyes[at % len(eyes)], eyes[-1]}:
            alike(sample, presenter, viewer, LANGUAGES[at % len(LANGUAGES)])
        looked += 1
    return looked


def alike(sample: Sample, presenter: Presenter, viewer: int, language: str) -> None:
    try:
        one, other = (presenter.scene(viewer, language, deal) for deal in DEALS)
    except MissingText as missing:
        raise sample.broken("scenes", str(missing)) from None
    part = parting(one, other)
    if part:
        who = viewer_name(viewer)
        raise sample.broken("scenes", f"{who} is shown other {part} in a world they cannot tell")


def parting(one: Scene, other: Scene) -> str:
    """The first part in which two scenes differ."""
    for field in msgspec.structs.fields(Scene):
        if getattr(one, field.name) != getattr(other, field.name):
            return field.name
    return ""


def undeclared(game: Game, show: type[AnyShow]) -> str:
    """What the show says about events that they do not say themselves."""
    for key, carry in show.carries.items():
        places = [place.by for place in (carry.source, carry.target) if place]
        fault = unknown(game, key, [carry.card, carry.n, *places])
        if fault:
            return fault
    for key, earn in show.earns.items():
        fault = unknown(game, key, [earn.who, earn.n])
        if fault:
            return fault
    return ""


def unknown(game: Game, key: str, names: list[str]) -> str:
    if key not in game.events:
        return f"the show tells what {key!r} does, which is no event"
    known = {name for name, _ in game.arguments(key)}
    missing = [name for name in names if name and name not in known]
    return f"the show asks {key!r} for {missing[0]!r}, which it does not say" if missing else ""
