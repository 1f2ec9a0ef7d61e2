"""Setting up positions: the cards a scenario names, and the rest dealt from a seed."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import NamedTuple

from tablee.kernel.errors import BadInput
from tablee.kernel.rng import Rng

SEVERAL = re.compile(r"^(.+)\*(\d{1,3})$")


def written_out(text: str) -> list[str]:
    """The words of a text, those with a number as often as it says: "olive*2 shrimp"."""
    words: list[str] = []
    for word in text.split():
        several = SEVERAL.match(word)
        words += [several[1]] * int(several[2]) if several else [word]
    return words


class Sort(NamedTuple):
    """Cards that belong together, and what they are called: those of a deck, of a seat."""

    what: str
    cards: Container[int]


class Stock:
    """All cards of the box, from which a position takes first what it names, then what is left.

    Conservation by construction: a card leaves the stock once. `faces[card]` is a card's kind
    (empty where every card is its own), `kinds` the kinds' names.
    """

    def __init__(self, cards: list[int], kinds: list[str], faces: list[int], rng: Rng) -> None:
        self.kinds = kinds
        self.faces = faces
        self.cards = cards
        self.left = cards[:]
        rng.shuffle(self.left)

    def take(self, place: str, names: object, sort: Sort | None = None) -> list[int]:
        """The named cards, as "aj3 no0*2" or ["aj3", "no0", "no0"], in that order; all of a sort,
        where only that lies there."""
        words = written_out(names) if isinstance(names, str) else names
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise BadInput(f'{place}: write cards as "aj3 no0", not {names!r}')
        return [self._take_one(place, word, words.count(word), sort) for word in words]

    def _take_one(self, place: str, word: str, n: int, sort: Sort | None) -> int:
        if word not in self.kinds:
            raise BadInput(f"{place}: there is no card {word!r}")
        kind = self.kinds.index(word)
        alike = [at for at in self.cards if (self.faces[at] if self.faces else at) == kind]
        fitting = [card for card in alike if sort is None or card in sort.cards]
        if sort and alike and not fitting:
            raise BadInput(f"{place}: only {sort.what} lie here, not {word!r}")
        for card in self.left:
            if card in fitting:
                self.left.remove(card)
                return card
        most = len(fitting)
        why = f"is there {most} times in this game" if n > most else "lies somewhere else already"
        raise BadInput(f"{place}: the card {word!r} {why}")

    def deal(self, place: str, count: int, sort: Sort | None = None) -> list[int]:
        """So many of the cards that nothing has named."""
        left = self.left if sort is None else self.of(sort)
        if count > len(left):
            what = sort.what if sort else "cards"
            raise BadInput(f"{place}: {count} {what} wanted, only {len(left)} are left")
        return self.drawn(left[len(left) - count :])

    def of(self, sort: Sort) -> list[int]:
        """What is left of a sort, in the order of the lot."""
        return [card for card in self.left if card in sort.cards]

    def drawn(self, cards: list[int]) -> list[int]:
        """These leave the stock."""
        self.left = [card for card in self.left if card not in cards]
        return cards

    def rest(self, sort: Sort) -> list[int]:
        """All that is left of a sort leaves it."""
        return self.drawn(self.of(sort))
