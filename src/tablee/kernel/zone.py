"""Places for cards, as the kernel sees them when it builds views and deals again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.log import EVERYONE
from tablee.kernel.printed import number_of

UNKNOWN: Final = -1  # a card the viewer may not see; -1 - back where backs differ
NO_SEAT: Final = -1


def place_name(base: str, number: i64 = 0, part: i64 = 0, of: str = "") -> str:
    """What a place is called in views, records and positions."""
    name = f"{base}_{number}" if number else base
    if part:
        name = f"{name}_{part}"
    return f"{name}_{of}" if of else name


class Zone:
    """The game's own list of cards in a place, and how it lies on the table.

    `base` is what sort of place it is. Which of its sort says `number`, counted from 1 (`bowl_2`),
    with a `part` of it where there are several (`served_1_3`), or `of`, a key (`stall_butcher`). By
    these it is named; nobody has to take a name apart.
    `owner`: the seat it belongs to, or NO_SEAT; a seat's places are numbered by the seat.
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
        base: str,
        cards: list[int],
        owner: i64 = NO_SEAT,
        eyes: i64 = EVERYONE,
        ordered: bool = True,
        counted: bool = True,
        top: i64 = 0,
        backs: bool = True,
        number: i64 = 0,
        part: i64 = 0,
        of: str = "",
    ) -> None:
        self.base = base
        self.number: i64 = owner + 1 if number == 0 and owner != NO_SEAT else number
        self.part = part
        self.of = of
        self.cards = cards
        self.owner = owner
        self.eyes = eyes
        self.ordered = ordered
        self.counted = counted
        self.top = top
        self.backs = backs

    @property
    def name(self) -> str:
        return place_name(self.base, self.number, self.part, self.of)

    def __repr__(self) -> str:
        return f"<Zone {self.name}: {number_of(len(self.cards), 'card')}>"

    def same(self, other: Zone) -> bool:
        """Whether the same cards lie there in the same way."""
        return (
            self.cards == other.cards
            and self.base == other.base
            and self.number == other.number
            and self.part == other.part
            and self.of == other.of
            and self.owner == other.owner
            and self.eyes == other.eyes
            and self.top == other.top
            and self.ordered == other.ordered
            and self.counted == other.counted
            and self.backs == other.backs
        )


class Place:
    """What everybody may know of a zone: its name and what that is made of, whose it is (None:
    nobody's), and the mask of those who may look at it now."""

    def __init__(self, zone: Zone) -> None:
        self.name = zone.name
        self.base = zone.base
        self.number = zone.number
        self.part = zone.part
        self.of = zone.of
        self.seat = zone.owner
        self.eyes = zone.eyes
        self.owner: int | None = zone.owner if zone.owner != NO_SEAT else None

    def __repr__(self) -> str:
        return f"<Place {self.name}>"

    def fits(self, zone: Zone) -> bool:
        """Whether it says of this zone, whose base it shares, what there is to say."""
        numbers = self.number == zone.number and self.part == zone.part and self.of == zone.of
        return numbers and self.eyes == zone.eyes and self.seat == zone.owner


# Views are made often, places once for all tables. By base: there are few of a sort.
PLACES: Final[dict[str, list[Place]]] = {}


def place_of(zone: Zone) -> Place:
    known = PLACES.get(zone.base)
    if known is None:
        known = PLACES[zone.base] = []
    for place in known:
        if place.fits(zone):
            return place
    known.append(Place(zone))
    return known[-1]
