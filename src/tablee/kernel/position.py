"""Setting up positions: the cards a scenario names, and the rest dealt from a seed."""

from __future__ import annotations

import re

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


class Stock:
    """All cards of the box, from which a position takes first what it names, then what is left.

    Conservation by construction: a card leaves the stock once. `faces[card]` is a card's kind
    (empty where every card is its own), `kinds` the kinds' names.
    """

    def __init__(self, cards: list[int], kinds: list[str], faces: list[int], rng: Rng) -> None:
        self.kinds = kinds
        self.faces = faces
        self.left = cards[:]
        self.found = [faces[card] if faces else card for card in cards]  # the kinds in the box
        rng.shuffle(self.left)

    def take(self, place: str, names: object) -> list[int]:
        """The named cards, as "aj3 no0*2" or ["aj3", "no0", "no0"], in that order."""
        words = written_out(names) if isinstance(names, str) else names
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise BadInput(f'{place}: write cards as "aj3 no0", not {names!r}')
        return [self._take_one(place, word, words.count(word)) for word in words]

    def _take_one(self, place: str, word: str, n: int) -> int:
        if word not in self.kinds:
            raise BadInput(f"{place}: there is no card {word!r}")
        kind = self.kinds.index(word)
        for card in self.left:
            if (self.faces[card] if self.faces else card) == kind:
                self.left.remove(card)
                return card
        most = self.found.count(kind)
        why = f"is there {most} times in this game" if n > most else "lies somewhere else already"
        raise BadInput(f"{place}: the card {word!r} {why}")

    def deal(self, place: str, count: int) -> list[int]:
        """So many of the cards that nothing has named."""
        if count > len(self.left):
            raise BadInput(f"{place}: {count} cards wanted, only {len(self.left)} are left")
        return [self.left.pop() for _ in range(count)][::-1]
