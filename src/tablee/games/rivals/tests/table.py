"""What the tests of Rival Restaurants share: a table set up by name and played by text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tablee.bots import Bot, find
from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules.town import Town
from tablee.kernel import Data, Log, Rng, explain, legal, play
from tablee.kernel.engine import expire
from tablee.kernel.hidden import asked_of

GAME: Final = Rivals.load(Data(Rivals.folder() / "data"))
KINDS: Final = GAME.ids["kind"]
SPACES: Final = GAME.ids["space"]


class Table:
    """A state from a position; seats count from 1, as people do. Unless it says which day it is,
    everybody may have anything, in the order of the first day."""

    def __init__(
        self, seats: int = 2, options: dict[str, str] | None = None, /, **where: object
    ) -> None:
        self.options = GAME.settle(seats, options or {})
        s = GAME.position(seats, self.options, Rng.seeded("1"), {"day": 1 + seats, **where})
        assert isinstance(s, Town)
        self.s = s
        self.log = Log()

    def play(self, *moves: str) -> Table:
        """Moves as a record writes them: "1 buy chop_shop-2"; a clock's entry is "0 expire"."""
        for line in moves:
            seat, _, text = line.partition(" ")
            if text == "expire":
                expire(self.s, self.log)
            else:
                play(self.s, int(seat) - 1, GAME.catalogue.parse(text), self.log)
        return self

    def passes(self) -> Table:
        """Everybody passes, declines to answer, and cooks nothing, as long as that is legal."""
        while self.s.acting and {"pass", "no", "let", "cook none"} & set(self.legal()):
            for text in ("pass", "no", "let", "cook none"):
                if text in self.legal():
                    self.play(f"{self.seat} {text}")
                    break
        return self

    def close_market(self) -> Table:
        while self.phase == "beat":
            self.play(f"{self.seat} pass")
        return self

    @property
    def seat(self) -> int:
        return self.s.seat + 1

    @property
    def phase(self) -> str:
        return asked_of(self.s, self.s.seat)[1]

    def legal(self, seat: int = 0) -> list[str]:
        found = legal(self.s, seat - 1 if seat else self.s.seat)
        return [GAME.catalogue.texts[move] for move in found]

    def starting(self, word: str, seat: int = 0) -> list[str]:
        """The legal moves that start with a word, without it."""
        return [text[len(word) + 1 :] for text in self.legal(seat) if text.startswith(word + " ")]

    def refusal(self, line: str) -> str:
        seat, _, text = line.partition(" ")
        return explain(self.s, int(seat) - 1, GAME.catalogue.parse(text))

    def pantry(self, seat: int) -> str:
        """The ingredients of a seat in the order of the box, each as often as owned."""
        have = self.s.restaurants[seat - 1].have
        return " ".join(kind for at, kind in enumerate(KINDS) for _ in range(have[at]))

    def hand(self, seat: int) -> str:
        return " ".join(sorted(self.names(self.s.restaurants[seat - 1].hand)))

    def recipes(self, seat: int) -> str:
        return " ".join(self.names(one.card for one in self.s.restaurants[seat - 1].recipes))

    def counter(self, market: str) -> str:
        spaces = self.s.spaces_of(GAME.ids["place"].index(market))
        return " ".join(self.names([self.s.spaces[at].card for at in spaces], "-"))

    def place(self, seat: int, figure: int = 0) -> str:
        return self.s.box.places[self.s.restaurants[seat - 1].figures[figure].place]

    def names(self, cards: Iterable[int], nothing: str = "") -> list[str]:
        found = [GAME.kinds[GAME.faces[card]] if card >= 0 else nothing for card in cards]
        return [name for name in found if name]

    def each(self, name: str) -> list[Any]:
        """A field of all restaurants."""
        return [getattr(one, name) for one in self.s.restaurants]

    def figures(self, name: str) -> list[Any]:
        """A field of all figures, two places for each seat."""
        slots = [self.s.slot(seat, at) for seat in range(self.s.seats) for at in (0, 1)]
        return [-1 if figure is None else getattr(figure, name) for figure in slots]

    def mask(self, name: str) -> int:
        return sum(1 << at for at, flag in enumerate(self.figures(name)) if flag is True)

    def locked(self) -> int:
        return sum(1 << at for at, space in enumerate(self.s.spaces) if space.locked)

    def reviews(self) -> list[int]:
        return [recipe.review for one in self.s.restaurants for recipe in one.recipes]

    def cooked(self) -> list[int]:
        return [number for one in self.s.restaurants for number in (one.basics, one.gourmets)]

    def told(self, key: str) -> list[tuple[int, ...]]:
        """The arguments of every event of a key so far."""
        arity = len(GAME.arguments(key))
        return [event.args[:arity] for event in self.log.events if event.key == key]


def greedy(seat: int, seed: str) -> Bot:
    return find(GAME, "greedy")(GAME, seat, Rng.seeded(seed))
