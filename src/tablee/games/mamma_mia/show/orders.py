"""An order on a screen: the pizza it asks for as pictures, and the same in words (R9)."""

from __future__ import annotations

from tablee.games.mamma_mia.carte import Order, Slot
from tablee.games.mamma_mia.game import MammaMia
from tablee.games.mamma_mia.rules.moves import KINDS
from tablee.games.mamma_mia.rules.orders import ANY
from tablee.i18n import Speaker
from tablee.show import Chip

JOKERS = ("joker", "other-joker")  # two on one order are two kinds (R9)
ANYTHING = "all_any"  # the sign for whatever lies there (R9.3)


def pictures(game: MammaMia, order: Order, owner: int) -> list[Chip]:
    """Without words: which pizza it is and whose; so many of a kind, of one of two, or of the sign
    that stands for kinds nobody has named; then those that may not be there."""
    chips = [head(order, owner)]
    jokers = iter(JOKERS)
    for slot in order.slots:
        if slot.kinds:
            first, *other = [game.kinds[kind] for kind in slot.kinds]
        else:
            first, other = (next(jokers) if slot.slot == JOKERS[0] else slot.slot), []
        chips.append(Chip("", face=first, n=slot.count, key="need"))
        chips += [Chip("", face=kind, n=slot.count, key="or") for kind in other]
    return chips + forbidden(game, order)


def settled(game: MammaMia, order: Order, owner: int, need: list[int]) -> list[Chip]:
    """R7.2: what was chosen for the order that is out stands in the place of its signs."""
    kinds = [kind for kind in range(KINDS) if need[kind]]
    kinds.sort(key=lambda kind: kind not in order.slots[0].kinds)  # the middle first
    chips = [Chip("", face=game.kinds[kind], n=need[kind], key="need") for kind in kinds]
    return [head(order, owner), *chips, *forbidden(game, order)]


def lacking(game: MammaMia, missing: list[int]) -> list[Chip]:
    """R7.3: what an order that is out lacks, a picture per kind; R9.3: or of whatever there is."""
    if missing[ANY]:
        return [Chip("", "lack", face=ANYTHING, n=missing[ANY])]
    kinds = [kind for kind in range(KINDS) if missing[kind]]
    return [Chip("", "lack", face=game.kinds[kind], n=missing[kind]) for kind in kinds]


def head(order: Order, owner: int) -> Chip:
    return Chip("", seat=owner, icon="pizza", face=order.type)


def forbidden(game: MammaMia, order: Order) -> list[Chip]:
    return [Chip("", "warn", face=game.kinds[kind], key="forbidden") for kind in order.forbidden]


def wanted(speaker: Speaker, game: MammaMia, order: Order) -> str:
    """What an order asks for, as somebody would say it who explains the card."""
    say = speaker.texts
    favourite = speaker.noun("ingredient", game.box.favourites[order.colour])
    jokers = [slot for slot in order.slots if slot.slot == JOKERS[0]]
    if {slot.kinds for slot in order.slots} == {(kind,) for kind in range(KINDS)}:
        parts = [say("table-need-each", n=order.slots[0].count)]
    else:
        parts = [asked(speaker, slot, favourite) for slot in order.slots if slot not in jokers]
    if jokers:
        key = "table-need-joker" if len(jokers) == 1 else "table-need-jokers"
        parts.append(say(key, n=jokers[0].count, ingredient=favourite))
    said = " + ".join(parts)
    for kind in order.forbidden:
        said = say("table-need-without", cards=said, ingredient=speaker.noun("ingredient", kind))
    return said


def asked(speaker: Speaker, slot: Slot, favourite: str) -> str:
    """So many of a kind, of one of two kinds, of whichever is fewest, or of everything."""
    names = [f"{slot.count} {speaker.noun('kind', kind, n=slot.count)}" for kind in slot.kinds]
    if len(names) == 2:
        return speaker.texts("table-need-or", first=names[0], second=names[1])
    if names:
        return names[0]
    return speaker.texts(f"table-need-{slot.slot}", n=slot.count, ingredient=favourite)
