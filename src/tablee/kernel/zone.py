"""Places for cards, as the kernel sees them when it builds views and deals again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.log import EVERYONE
from tablee.kernel.printed import number_of

UNKNOWN: Final = -1  # a card the viewer may not see; -1 - back where backs differ
NO_SEAT: Final = -1


class Zone:
    """The game's own list of cards under a name, and how it lies on the table.

    `owner`: the seat it belongs to, or NO_SEAT.
    `eyes`: the mask of those who may look at it now; whoever looks sees the cards they know.
    Everybody else sees its size, unless `counted` is False: then the view leaves it out.
    `top`: so many cards from the end lie open to whoever knows them, whatever `eyes` says.
    `backs`: False where not even the backs of covered cards show: a pile of which all see only the
    size, or one that lies face up.
    `ordered`: False where the order of the cards says nothing (a hand); views then sort it, so
    that a place cannot betray when a card arrived.

    Who knows a card is not here but in `State.knows`. Zones are made on demand; the rules touch
    only their own lists.
    """

    def __init__(
        self,
        name: str,
        cards: list[int],
        owner: i64 = NO_SEAT,
        eyes: i64 = EVERYONE,
        ordered: bool = True,
        counted: bool = True,
        top: i64 = 0,
        backs: bool = True,
    ) -> None:
        self.name = name
        self.cards = cards
        self.owner = owner
        self.eyes = eyes
        self.ordered = ordered
        self.counted = counted
        self.top = top
        self.backs = backs

    def __repr__(self) -> str:
        return f"<Zone {self.name}: {number_of(len(self.cards), 'card')}>"

    def same(self, other: Zone) -> bool:
        """Whether the same cards lie there in the same way."""
        return (
            self.cards == other.cards
            and self.name == other.name
            and self.owner == other.owner
            and self.eyes == other.eyes
            and self.top == other.top
            and self.ordered == other.ordered
            and self.counted == other.counted
            and self.backs == other.backs
        )
