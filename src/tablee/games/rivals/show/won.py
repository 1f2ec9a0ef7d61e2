"""What everybody's popularity was made of, dish by dish: it adds up to the total."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.games.rivals.rules import ids
from tablee.games.rivals.show.base import Base
from tablee.kernel import Event
from tablee.show import Chip, Item


class Source:
    """Something that brought or cost popularity: a dish, by its face; else NONE."""

    def __init__(self, name: str, face: int = ids.NONE, n: int = 0) -> None:
        self.name = name
        self.face = face
        self.n = n


def won(c: Base, events: Iterable[Event]) -> list[list[Item]]:
    """R8.10, R8.11: what is gained after a dish is that dish's, until it has brought a level."""
    found: list[list[Source]] = [[] for _ in range(c.view.seats)]
    dishes: dict[int, Source] = {}
    for event in events:
        if event.key == "cooked":
            seat, face = event.args[:2]
            dishes[seat] = Source(c.name("card", face), face)
            found[seat].append(dishes[seat])
        elif event.key == "level":
            dishes.pop(event.args[0], None)
        elif event.key == "popularity" and event.args[0] in dishes:
            dishes[event.args[0]].n += event.args[1]
        elif event.key in ("popularity", "lost-popularity"):
            lost = event.key != "popularity"
            name = c.say("won-lost" if lost else "won-bonus")
            n = -event.args[1] if lost else event.args[1]
            found[event.args[0]].append(Source(name, n=n))
    return [[item(c, source) for source in sources] for sources in found]


def minus(n: int) -> str:
    return f"\N{MINUS SIGN}{-n}" if n < 0 else str(n)


def item(c: Base, source: Source) -> Item:
    """With what is printed on the card, where it brought something else."""
    chips = [Chip(minus(source.n), icon="heart", key="worth", n=source.n)]
    if source.face == ids.NONE:
        return Item(label=source.name, chips=chips)
    printed, text = c.world.box.points[source.face - ids.RECIPE_FACE], ""
    if source.n != printed:
        text = c.say("won-less" if source.n < printed else "won-more", n=printed)
    family = c.look(c.game, source.face).family
    return Item(c.game.kinds[source.face], source.name, "", family, text, chips)
