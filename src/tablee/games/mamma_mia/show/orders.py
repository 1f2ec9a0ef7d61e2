"""An order on a screen: the pizza it asks for as pictures, and the same in words (R9)."""

from __future__ import annotations

from tablee.games.mamma_mia.carte import Order, Slot
from tablee.games.mamma_mia.game import MammaMia
from tablee.games.mamma_mia.rules.moves import KINDS
from tablee.games.mamma_mia.rules.orders import ANY, NOTHING, shortfall
from tablee.i18n import Speaker
from tablee.show import Chip, Tone

JOKERS = ("joker", "other-joker")  # two on one order are two kinds (R9)
ANYTHING = "all_any"  # the sign for whatever lies there (R9.3)


def pictures(
    game: MammaMia, order: Order, owner: int, places: list[Chip], held: list[int] | None = None
) -> list[Chip]:
    """Without words: which pizza it is, whose and of how many cards; what it needs (`or`: the other
    of two kinds), marked where the cards that are `held` have it; its places; what may not be
    there."""
    size = sum(slot.count for slot in order.slots)
    head = Chip(seat=owner, icon="pizza", face=order.type, n=size, key="pizza")
    barred = [Chip(tone="warn", face=game.kinds[at], key="forbidden") for at in order.forbidden]
    return [head, *needs(game, order, held), *places, *barred]


def needs(game: MammaMia, order: Order, held: list[int] | None) -> list[Chip]:
    """So many of a kind, of one of two, or of the sign for a kind that nobody has named."""
    lacks = None if held is None else lacking(order, held)
    chips = []
    for slot, sign in zip(order.slots, signs(order), strict=True):
        if not slot.kinds:
            chips.append(Chip(face=sign, n=slot.count, key="need"))
        for at, kind in enumerate(slot.kinds):
            tone: Tone = "have" if lacks and not lacks[kind] else ""
            key = "or" if at else "need"
            chips.append(Chip(tone=tone, face=game.kinds[kind], n=slot.count, key=key))
    return chips


def signs(order: Order) -> list[str]:
    """What stands for the kind of each line that names none."""
    jokers = iter(JOKERS)
    return [next(jokers) if slot.slot == JOKERS[0] else slot.slot for slot in order.slots]


def lacking(order: Order, held: list[int]) -> list[int]:
    """R7.3 (3): of each kind that an order names, how many are not among these cards."""
    named = NOTHING[:]
    for kind, count in [(kind, slot.count) for slot in order.slots for kind in slot.kinds]:
        named[kind] += count
    return shortfall(named, held)


# --- the places of a pizza: the middle first, then those around it; a chip for equal ones --------


def printed(game: MammaMia, order: Order) -> list[Chip]:
    """As the card shows them; R9.3: where anything will do, one of each kind."""
    if order.slots[0].slot == ANYTHING:
        return [Chip(face=kind, n=1, key="place") for kind in game.kinds[:KINDS]]
    return filled(game, order, None)


def filled(
    game: MammaMia, order: Order, lacks: list[int] | None, could: list[int] = NOTHING
) -> list[Chip]:
    """R9: those that the cards there fill, those they lack, and which of these the viewer `could`
    fill; signs of kinds that nobody has named are only shown."""
    chips = []
    for slot, sign in zip(order.slots, signs(order), strict=True):
        if len(slot.kinds) > 1:
            chips += halves(game, slot, lacks)
        elif slot.kinds and lacks is not None:
            chips += row(game, slot.kinds[0], slot.count, lacks, could)
        elif slot.slot != ANYTHING:
            face = game.kinds[slot.kinds[0]] if slot.kinds else sign
            chips.append(Chip(face=face, n=slot.count, key="place"))
    return chips


def halves(game: MammaMia, slot: Slot, lacks: list[int] | None) -> list[Chip]:
    """R9.9: one kind on the left, the other on the right, where two places stand for all of it."""
    left, right = slot.kinds
    chips = []
    for kind, n in ((left, 1), (right, 2), (left, 1)):
        tone: Tone = "" if lacks is None else "lack" if lacks[kind] else "have"
        chips.append(Chip(tone=tone, face=game.kinds[kind], n=n, key="place"))
    return chips


def row(
    game: MammaMia, kind: int, count: int, lacks: list[int], could: list[int] = NOTHING
) -> list[Chip]:
    """The places of one kind: filled, to be filled by the viewer, lacking."""
    lack = lacks[kind]
    want = min(lack, could[kind])
    parts: list[tuple[Tone, int]] = [("have", count - lack), ("want", want), ("lack", lack - want)]
    return [Chip(tone=tone, face=game.kinds[kind], n=n, key="place") for tone, n in parts if n]


def settled(
    game: MammaMia, order: Order, need: list[int], missing: list[int], could: list[int]
) -> list[Chip]:
    """R7.2: what was chosen for the order that is out stands in the place of its signs."""
    kinds = [kind for kind in range(KINDS) if need[kind]]
    kinds.sort(key=lambda kind: kind not in order.slots[0].kinds)  # the middle first
    return [chip for kind in kinds for chip in row(game, kind, need[kind], missing, could)]


def heap(game: MammaMia, lying: list[int], need: int, missing: int) -> list[Chip]:
    """R9.3: whatever lies there, and how far that goes."""
    there = [
        Chip(tone="have", face=game.kinds[kind], n=lying[kind], key="place")
        for kind in range(KINDS)
        if lying[kind]
    ]
    return [*there, Chip(f"{need - missing}/{need}", key="count")]


def still_missing(game: MammaMia, missing: list[int]) -> list[Chip]:
    """R7.3: what an order that is out lacks, a picture per kind; R9.3: or of whatever there is."""
    if missing[ANY]:
        return [Chip(tone="lack", face=ANYTHING, n=missing[ANY])]
    kinds = [kind for kind in range(KINDS) if missing[kind]]
    return [Chip(tone="lack", face=game.kinds[kind], n=missing[kind]) for kind in kinds]


# --- in words -------------------------------------------------------------------------------------


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
