"""Hints in three depths: where to look, the move, and why, with what playing on from here says."""

from __future__ import annotations

from tablee import bots
from tablee.bots import Advice, Beside
from tablee.bots.review import hinted, numbers_of
from tablee.cli.sitting import SpokenSitting
from tablee.cli.tabletop import Tabletop

DEPTHS = 3
CANDIDATES = 3


class Hints:
    """Each call at the same decision goes one step deeper; the advice stays the same."""

    def __init__(self, sitting: SpokenSitting, tabletop: Tabletop) -> None:
        self.sitting = sitting
        self.tabletop = tabletop
        self.place = (-1, -1)
        self.depth = 0
        self.advice = Advice(-1, [])
        self.beside: Beside | None = None  # the other idea

    def next(self, seat: int) -> list[str]:
        place = (seat, len(self.sitting.match.entries))
        if place != self.place:
            self.place, self.depth = place, 0
            strongest = bots.find(self.sitting.game, self.bot)
            self.advice, self.beside = hinted(self.sitting, seat, strongest)
        self.depth = min(self.depth + 1, DEPTHS)
        if self.depth == DEPTHS:
            return [*self._reasons(), *self._numbers()]
        return [self._look(seat) if self.depth == 1 else self._move()]

    @property
    def bot(self) -> str:
        return bots.names(self.sitting.game)[-1]

    def _look(self, seat: int) -> str:
        """The game's own nudge for this kind of move, else a few candidates to compare."""
        speaker, move = self.sitting.speaker, self.advice.move
        verb = speaker.game.catalogue.forms[move]["verb"]
        moves = sorted(self.sitting.match.legal(seat))
        if len(moves) == 1:
            return speaker.texts("hint-only-one")
        if speaker.texts.has(f"look-{verb}"):
            return speaker.texts("hint-look", where=speaker.move(move, "look"))
        first = max(0, min(moves.index(move) - 1, len(moves) - CANDIDATES))
        near = moves[first : first + CANDIDATES]
        if self.beside is not None:
            near = sorted((move, self.beside.other))
        ideas = [speaker.texts("hint-idea", move=self.tabletop.label(seat, at)) for at in near]
        return speaker.texts("hint-compare", moves=", ".join(ideas))

    def _move(self) -> str:
        speaker, move = self.sitting.speaker, self.advice.move
        text = speaker.game.catalogue.texts[move]
        label = self.tabletop.label(self.place[0], move)
        return speaker.texts("hint-move", move=text, label=label)

    def _numbers(self) -> list[str]:
        if self.beside is None:
            return []
        speaker = self.sitting.speaker
        label = self.tabletop.label(self.place[0], self.beside.other)
        said = numbers_of(self.beside.margin)
        return [speaker.texts("hint-tried", worlds=self.beside.playouts, move=label, **said)]

    def _reasons(self) -> list[str]:
        speaker = self.sitting.speaker
        if not self.advice.reasons:
            return [speaker.texts("hint-no-reason", bot=self.bot)]
        return [
            speaker.texts("hint-why", reason=speaker.reason(reason))
            for reason in self.advice.reasons
        ]
