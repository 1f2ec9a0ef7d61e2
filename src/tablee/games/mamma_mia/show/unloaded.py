"""What an unloading moved, card by card: what a pizza took from the table is in no event of its
own, but follows from those before it, which everybody has read (R7, R9).
"""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.mamma_mia.game import MammaMia
from tablee.games.mamma_mia.rules.moves import CHOOSE, CHOOSE_PAIR, KINDS, PAIRS
from tablee.games.mamma_mia.rules.orders import NO_KIND, NOTHING, from_table
from tablee.games.mamma_mia.show.orders import pictures
from tablee.kernel import Event
from tablee.show import Motion, refs

OPENED = "opened"
SETTLES = frozenset({"added", "succeeded", "failed"})


class Unloading:
    """The table as those who watch it know it, event by event."""

    def __init__(self, game: MammaMia, options: Mapping[str, str]) -> None:
        self.game = game
        self.carte = game.box.cartes[options["monotoni_reading"]]
        self.orders = game.box.orders[options["monotoni_reading"]]
        self.table = NOTHING[:]
        self.order = 0  # that is out, by its number
        self.choice = NO_KIND
        self.pledged = NOTHING[:]  # before anybody was asked
        self.laid = NOTHING[:]  # by those who made it succeed

    def read(self, event: Event) -> list[Motion]:
        """What this event moved, where it does not say so itself."""
        key, args = event.key, event.args
        if key == "out":
            self.table[args[1]] += args[0]
        elif key == "order-out":
            self.order, self.choice = args[1] - KINDS, NO_KIND
            self.pledged, self.laid = NOTHING[:], NOTHING[:]
        elif key == "chose":
            self.choice = CHOOSE + args[1]
        elif key == "chose-two":
            self.choice = CHOOSE_PAIR + PAIRS.index((args[1], args[2]))
        elif key == "pledged":
            self.pledged[args[2]] += args[1]
        elif key in ("added", "gave"):
            self.laid[args[2]] += args[1]
            if key == "added" and self.pledged[args[2]]:  # it lies there since it was pledged
                return [Motion("offer", "offer", self.game.kinds[args[2]], args[1])]
        elif key == "succeeded":
            used = self.used()
            self.table = [have - gone for have, gone in zip(self.table, used, strict=True)]
            served = self.order_to("served", event)
            return [*self.motions(used, "table", "used"), *self.offer("used"), served]
        elif key == "failed":
            back = self.motions(self.pledged, "offer", refs.own("hand", args[0]))
            return [*back, self.order_to(refs.own("waiter", args[0]), event)]
        return []

    def order_to(self, target: str, event: Event) -> Motion:
        """The order that is out leaves, and is still the pizza that it was."""
        owner, card = event.args[:2]
        chips = pictures(self.game, self.orders[card - KINDS], owner)
        return Motion("revealed", target, self.game.kinds[card], chips=chips)

    def used(self) -> list[int]:
        """R7.4, R9.3: what the pizza takes from the table."""
        choice = self.choice
        if self.carte.leaves_choice(self.order) and choice == NO_KIND:
            choice = self.carte.possible(self.order, self.table)[0]  # the one that there was
        need = self.carte.need(self.order, choice)
        return [*from_table(need, self.table, self.laid), 0]

    def offer(self, target: str) -> list[Motion]:
        return self.motions(self.laid, "offer", target)

    def motions(self, cards: list[int], source: str, target: str) -> list[Motion]:
        names = self.game.kinds
        return [
            Motion(source, target, names[kind], cards[kind])
            for kind in range(KINDS)
            if cards[kind] > 0
        ]


def unloaded(
    game: MammaMia, options: Mapping[str, str], events: list[Event], at: int
) -> list[Motion]:
    """What the event at this place of a log moved; nothing where it says so itself."""
    first = next((n for n in range(at, -1, -1) if events[n].key == OPENED), None)
    if first is None:  # a position in the middle of it: what lay there nobody was told
        return []
    told = Unloading(game, options)
    for event in events[first:at]:
        told.read(event)
    return told.read(events[at])
