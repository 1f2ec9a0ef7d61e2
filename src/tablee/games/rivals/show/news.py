"""What happened, for somebody who reads it all at once: what belongs together in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tablee.games.rivals.show.base import times
from tablee.i18n import Speaker
from tablee.kernel import Event

ENTRY = "offer-"  # how the keys of the entries of an offer begin
FAILED = "offer-failed"  # and that of the end of an offer
GIVES = 0  # the `way` of an entry of an offer
STANDS = ("stands", "stands-shelf")
ALONE = ("passed", "sees")  # which have a sentence for one as well
GATHERED = {
    "income": ("income",),
    "restocked": ("restocked",),
    "went": ("went",),
    "passed": ("passed",),
    "sees": ("sees",),
    "stands": STANDS,
    "stands-shelf": STANDS,
}  # by the first of several events: those that go on with its sentence


def news(speaker: Speaker, events: Iterable[Event]) -> list[str]:
    """Sentences, in order. That somebody has chosen is not worth one: the choice follows."""
    left = [event for event in events if event.key != "sealed"]
    told: list[str] = []
    while left:
        number, sentence = next_sentence(speaker, left)
        told.append(sentence)
        del left[:number]
    return told


def next_sentence(speaker: Speaker, events: list[Event]) -> tuple[int, str]:
    """How many of the events the next sentence covers, and the sentence."""
    first = events[0]
    if first.key == "offered":
        entries = run(events[1:], lambda event: event.key.startswith(ENTRY) and event.key != FAILED)
        if entries:
            return 1 + len(entries), offer(speaker, first, entries)
    if first.key in GATHERED:
        same = run(events, lambda event: event.key in GATHERED[first.key])
        if len(same) == 1 and first.key in ALONE:
            return 1, speaker.event(first)
        names = ", ".join(gathered(speaker, event) for event in same)
        return len(same), speaker.texts(f"news-{GATHERED[first.key][0]}", names=names)
    if first.key == "took":
        taken = run(events, lambda event: event.key == "took" and event.args[0] == first.args[0])
        names = ", ".join(speaker.noun("kind", event.args[1]) for event in taken)
        return len(taken), speaker.texts("news-took", seat=speaker.seat(first.args[0]), names=names)
    if first.key == "bought-card" and len(events) > 1 and events[1].key == "drew-hidden":
        return 2, speaker.event(first)
    if first.key == "bought-upgrade" and first.args[0] == first.args[3]:
        return 1, bought(speaker, first)
    return 1, speaker.event(first)


def bought(speaker: Speaker, event: Event) -> str:
    """An upgrade for oneself, the usual case."""
    seat, upgrade, price, _ = event.args
    name = speaker.noun("upgrade", upgrade)
    return speaker.texts("news-upgrade", seat=speaker.seat(seat), upgrade=name, n=price)


def run(events: Sequence[Event], belongs: Callable[[Event], bool]) -> list[Event]:
    """The events at the beginning that belong together."""
    found: list[Event] = []
    for event in events:
        if not belongs(event):
            break
        found.append(event)
    return found


def gathered(speaker: Speaker, event: Event) -> str:
    """One event of several that make a sentence: `Phyllis Grubman (Chop Shop 1)`."""
    first, second, third = event.args[:3]
    if event.key == "passed":
        return speaker.seat(first)
    if event.key == "sees":
        return speaker.noun("card", second)
    if event.key == "income":
        return speaker.texts("news-amount", seat=speaker.seat(first), n=second)
    if event.key == "restocked":
        return f"{speaker.noun('kind', first)} ({speaker.noun('space', second)})"
    where = speaker.noun("space" if event.key == "stands" else "place", third)
    if event.key == "stands-shelf":
        where = speaker.texts("news-shelf", place=where)
    return f"{speaker.noun('chef', second)} ({where})"


def offer(speaker: Speaker, first: Event, entries: Sequence[Event]) -> str:
    """R7.51: `Ana offers Bob: Rice x 2 for Egg.`"""
    gives = [told(speaker, event) for event in entries if gives_it(event)]
    asks = [told(speaker, event) for event in entries if not gives_it(event)]
    swaps = [event for event in entries if event.key == "offer-swap"]
    asks += [speaker.noun("card", event.args[2]) for event in swaps]
    nothing = speaker.texts("screen-nothing")
    return speaker.texts(
        "news-offered",
        seat=speaker.seat(first.args[0]),
        target=speaker.seat(first.args[1]),
        gives=", ".join(gives) or nothing,
        asks=", ".join(asks) or nothing,
    )


def gives_it(event: Event) -> bool:
    return event.key == "offer-swap" or event.args[1] == GIVES


def told(speaker: Speaker, event: Event) -> str:
    if event.key == "offer-swap":
        return speaker.noun("card", event.args[1])
    return entry(speaker, event.key.removeprefix("offer-"), event.args[2], event.args[3])


def entry(speaker: Speaker, sort: str, what: int, number: int) -> str:
    """One entry of an offer in a few words (see `rules.offer.listed`)."""
    if sort == "kind":
        return times(speaker.noun("kind", what), number)
    if sort in ("money", "garbage", "cards"):
        return speaker.texts(f"screen-side-{sort}", n=what)
    upgrade = speaker.noun("upgrade", what)
    return speaker.texts("screen-side-island", upgrade=upgrade) if sort == "island" else upgrade
