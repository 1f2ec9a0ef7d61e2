"""The legal moves as a numbered list, and what somebody may type to mean one of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from tablee.i18n import Speaker
from tablee.show import AnyShow

LONG = 48  # more moves than fit a screen: the rest is found by typing a part


class MoveList:
    """Numbers, notation and labels of the moves one seat may make now; `show` knows better ones."""

    def __init__(self, speaker: Speaker, moves: Sequence[int], show: AnyShow | None = None) -> None:
        self.speaker = speaker
        self.show = show
        self.moves = sorted(moves)
        texts = [speaker.game.catalogue.texts[move] for move in self.moves]
        self.texts = dict(zip(self.moves, texts, strict=True))
        if all(text.isdecimal() for text in texts):  # moves that are numbers keep them
            self.numbers = {text: move for move, text in self.texts.items()}
        else:
            self.numbers = {str(at): move for at, move in enumerate(self.moves, start=1)}

    def items(self, moves: Sequence[int] | None = None) -> list[str]:
        """Lines such as " 7 no4@2  Nori 4 into bowl 2"; numbers stay when the list is filtered."""
        shown = set(self.moves if moves is None else moves)
        digits = max((len(number) for number in self.numbers), default=1)
        width = max((len(self.texts[move]) for move in shown), default=1)
        return [
            f"{number:>{digits}} {self.texts[move]:<{width}}  {self.label(move)}"
            for number, move in self.numbers.items()
            if move in shown
        ]

    def label(self, move: int) -> str:
        said = self.show.label(move) if self.show is not None else ""
        return said or self.speaker.move(move)

    def short(self) -> list[int]:
        """Without those that need not be listed."""
        hidden = self.show.seldom() if self.show is not None else set()
        return [move for move in self.moves if move not in hidden]

    def written(self, typed: str) -> int | None:
        """The move of this number or this notation."""
        if typed in self.numbers:
            return self.numbers[typed]
        text = self.notation(typed)
        return next((move for move, its_text in self.texts.items() if its_text == text), None)

    def meant(self, typed: str) -> int | None:
        """The move of this number or notation, or the only one that begins so."""
        move = self.written(typed)
        return move if move is not None else self.beginning(typed)

    def beginning(self, typed: str) -> int | None:
        """The only move whose notation begins so."""
        begins = [
            move for move, text in self.texts.items() if squeezed(text).startswith(squeezed(typed))
        ]
        return begins[0] if len(begins) == 1 else None

    def notation(self, typed: str) -> str:
        """The game's notation of what was typed, legal or not; as typed where it is no move."""
        if typed in self.numbers:
            return self.texts[self.numbers[typed]]
        wanted = squeezed(typed)
        known = self.speaker.game.catalogue.texts
        return next((text for text in known if squeezed(text) == wanted), typed)

    def matching(self, typed: str) -> list[int]:
        """The moves whose notation or label contains every word typed."""
        words = folded(typed).split()
        return [
            move
            for move, text in self.texts.items()
            if all(word in folded(f"{text} {self.label(move)}") for word in words)
        ]

    def opening(self, typed: str) -> int | None:
        """The move that has to come first, and begins the one typed: `give` before `give rice`."""
        text = self.notation(typed)
        if text not in self.speaker.game.catalogue.texts:
            return None
        first = text.split()[0]
        return next((move for move, its_text in self.texts.items() if its_text == first), None)


def folded(text: str) -> str:
    """Without capitals and accents, so that `negi` and `Équipe` are found as people type them."""
    plain = unicodedata.normalize("NFKD", text.casefold()).replace("’", "'")
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def squeezed(text: str) -> str:
    """Notation as people type it: blanks and capitals do not matter."""
    return "".join(text.split()).casefold()
