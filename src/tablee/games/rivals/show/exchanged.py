"""R7.55: what a trade moved. The event says between whom; what, the offer has said before it."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.rivals.game import Rivals
from tablee.games.rivals.show.notices import ENTRIES, SUMS, SWAP, run
from tablee.kernel import Event
from tablee.show import Chip, Motion, refs

Family = Callable[[int], int]  # the family of a face


def exchanged(game: Rivals, family: Family, events: list[Event], at: int) -> list[Motion]:
    """Everything that changed hands; each thing says whose it was. Of action cards, which ones is
    told by events of their own."""
    giver, partner = events[at].args[:2]
    found: list[Motion] = []
    for event in entries(events, at):
        if event.key == SWAP:
            found.append(card(game, family, "recipes", giver, partner, event.args[1]))
            found.append(card(game, family, "recipes", partner, giver, event.args[2]))
            continue
        owner, taker = (partner, giver) if event.args[1] else (giver, partner)
        sort, what, n = ENTRIES[event.key], event.args[2], event.args[3]
        if sort == "kind":
            found.append(card(game, family, "pantry", owner, taker, what, n))
        elif sort in SUMS:
            found.append(Motion(chips=[Chip("", seat=owner, icon=SUMS[sort], n=what)]))
        else:
            key = game.nouns["upgrade"][what].key
            found.append(Motion(chips=[Chip("", seat=owner, face=key)]))
    return found


def entries(events: list[Event], at: int) -> list[Event]:
    """What the offer said that led to a trade: the last one between the two."""
    for n in range(at - 1, -1, -1):
        if events[n].key == "offered" and events[n].args[:2] == events[at].args[:2]:
            return run(events[n + 1 : at], lambda event: event.key in ENTRIES)
    return []


def card(
    game: Rivals, family: Family, zone: str, owner: int, taker: int, face: int, n: int = 1
) -> Motion:
    key = game.kinds[face]
    chip = Chip("", seat=owner, face=key, family=family(face), n=n)
    return Motion(refs.own(zone, owner), refs.own(zone, taker), key, n, [chip])
