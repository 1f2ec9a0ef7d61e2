"""How Rival Restaurants looks: the drawing of `table.py` and `screen.py`, as a show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import ClassVar

from tablee.games.rivals import labels, lookup, news, screen, table
from tablee.games.rivals.game import Rivals
from tablee.games.rivals.rules.ids import (
    CARD_FACE,
    CHEF_FACE,
    GOURMET_FACE,
    RECIPE_FACE,
    RESTAURANT_FACE,
)
from tablee.games.rivals.rules.town import Town
from tablee.i18n import Speaker
from tablee.kernel import Event
from tablee.show import About, Layout, Look, Notice, Show, Site, Stat


class RivalsShow(Show[Rivals, Town]):
    minutes = (45, 60)
    layouts: ClassVar[Mapping[str, Layout]] = {
        "tray": "stack",
        "action_deck": "pile",
        "action_discard": "stack",
        "basic_deck": "pile",
        "gourmet_deck": "pile",
        "hand": "hand",
        "look": "hand",
        "pantry": "ledger",
        "recipes": "slots",
        "mastered": "stack",
    }

    @cached_property
    def drawn(self) -> table.Scene:
        return table.scene(self.speaker, self.game, self.view, self.moves)

    @classmethod
    def look(cls, game: Rivals, face: int) -> Look:
        """Ingredients by market, basic and gourmet recipes, action cards, chefs and signs."""
        if face < CARD_FACE:
            return Look(game.box.tables.market_of[face], "")
        sorts = (RECIPE_FACE, GOURMET_FACE, CHEF_FACE, RESTAURANT_FACE, len(game.kinds))
        families = (7, 0, 4, 6, 1)  # of action cards, of basic recipes and so on
        return Look(next(f for first, f in zip(sorts, families, strict=True) if face < first), "")

    @classmethod
    def styles(cls, game: Rivals) -> Mapping[str, str]:
        return screen.styles(game)

    def heading(self) -> str:
        return self.drawn.heading

    def steps(self) -> list[str]:
        return self.drawn.steps

    def step(self) -> int:
        return self.drawn.step

    def stats(self, seat: int) -> list[Stat]:
        return self.drawn.stats[seat]

    def zone(self, name: str, faces: list[int]) -> About:
        return self.drawn.about[name]

    def sites(self) -> list[Site]:
        return self.drawn.sites

    def notices(self) -> list[Notice]:
        return self.drawn.notices

    def question(self) -> str:
        return self.drawn.question

    def label(self, move: int) -> str:
        if move not in self.drawn.labels:
            return labels.label(self.speaker, self.game, self.view, move)
        return self.drawn.labels[move]

    def seldom(self) -> set[int]:
        return labels.leave_out(self.game, self.view, self.moves)

    @classmethod
    def news(cls, speaker: Speaker, events: Iterable[Event]) -> list[str]:
        return news.news(speaker, speaker.game, list(events))  # type: ignore[arg-type]

    def explain(self, words: str) -> list[str]:
        return lookup.about(self.speaker, self.game, self.view, words)

    def concerns(self) -> object:
        return labels.concerns(self.game, self.view)

    def terminal(self) -> list[str] | None:
        return screen.render(self.speaker, self.game, self.view)


SHOW = RivalsShow
