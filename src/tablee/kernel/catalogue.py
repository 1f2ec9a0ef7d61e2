"""Moves: every move of a game, once, in a stable order.

The position in the catalogue is the move itself (a small int on the hot path and the action index
of learning agents); from it come its notation, its JSON form and its label.
"""

from __future__ import annotations

from tablee.kernel.errors import BadInput
from tablee.kernel.printed import moves_of


class Catalogue:
    """All moves of a game. Built once with the game, never changed afterwards."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.forms: list[dict[str, str]] = []
        self.numbers: dict[str, int] = {}

    def add(self, verb: str, pattern: str, **names: list[str]) -> int:
        """One move per combination of names, the last name running fastest; returns the first.

        `add("play", "{card}@{bowl}", card=[...], bowl=[...])`: a field's name is also the type
        under which texts name its values.
        """
        first = len(self.texts)
        rows: list[dict[str, str]] = [{}]
        for field, values in names.items():
            rows = [{**row, field: value} for row in rows for value in values]
        for row in rows:
            text = pattern.format(**row)
            if text in self.numbers:
                raise ValueError(f"two moves are written {text!r}")
            self.numbers[text] = len(self.texts)
            self.texts.append(text)
            self.forms.append({"verb": verb, **row})
        return first

    def parse(self, text: str) -> int:
        """The move that is written so; blanks around and between words do not matter.

        A pair in which the order means nothing is understood in either.
        """
        words = " ".join(text.split())
        move = self.numbers.get(words)
        if move is None:
            move = self.turned(words)
        if move is None:
            raise BadInput(f"no move of this game is written {text[:60]!r}")
        return move

    def turned(self, words: str) -> int | None:
        """The move whose last word is a pair, ONE+OTHER, written the other way round."""
        before, blank, last = words.rpartition(" ")
        one, _, other = last.partition("+")
        pair = f"{other}+{one}"
        move = self.numbers.get(before + blank + pair)
        return move if move is not None and pair in self.forms[move].values() else None

    def from_form(self, form: dict[str, str]) -> int:
        """The move of a JSON form, as `forms` gives it."""
        for move, candidate in enumerate(self.forms):
            if candidate == form:
                return move
        raise BadInput(f"no move of this game has the form {form!r}")

    def __repr__(self) -> str:
        return f"<Catalogue {moves_of(self.texts)}>"

    def __len__(self) -> int:
        return len(self.texts)
