"""What is written on cards and tiles: what they cost and bring, and what the viewer's own lack."""

from __future__ import annotations

from tablee.games.ristorante.box import Box
from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.cooking import level_reached
from tablee.games.ristorante.rules.finale import has_wine
from tablee.games.ristorante.rules.town import Town
from tablee.i18n import Speaker
from tablee.show import Chip, Thing


class Words:
    """What the parts of the show have in common: a world to ask the rules on, and a speaker."""

    def __init__(self, world: Town, speaker: Speaker) -> None:
        self.s = world
        self.speaker = speaker
        self.say = speaker.texts


class CardWords(Words):
    """The words on things, for one viewer; `me` is None for who only watches."""

    def __init__(self, world: Town, speaker: Speaker, box: Box, me: int | None) -> None:
        super().__init__(world, speaker)
        self.box = box
        self.me = me

    def things(self, faces: list[int], owner: int | None) -> dict[int, Thing]:
        """By face; wines of the `owner` of the place count, in a hand and a menu alike."""
        return {face: self.thing(face, owner) for face in faces if face >= 0}

    def thing(self, face: int, owner: int | None) -> Thing:
        cards = self.box.cards
        if face < do.FIRST_WINE:
            return self.recipe(face, owner)
        price = Chip(str(cards.cost[face]), icon="coin")
        if face >= do.FIRST_TILE:
            return Thing(chips=[price, *self.wish(face - do.FIRST_TILE)])
        if face >= do.FIRST_BONUS:
            used = [Chip(self.say("table-used"), "later")] if self.s.face_down(face) else []
            return Thing(self.bonus_text(face), [price, *used])
        return Thing(self.speaker.noun("wine-type", cards.wine[face]), [price, *self.brings(face)])

    def bonus_text(self, face: int) -> str:
        return self.box.deck.texts[face - do.FIRST_BONUS][self.speaker.language]

    def brings(self, face: int) -> list[Chip]:
        """R10.1: income with its sign, points with theirs."""
        cards = self.box.cards
        return [
            Chip(f"+{cards.income[face]}", "note", icon="coin"),
            Chip(self.say("table-points", n=cards.points[face]), "note", icon="point"),
        ]

    def recipe(self, face: int, owner: int | None) -> Thing:
        """What it is, what it brings; for the viewer's own, what it lacks."""
        s = self.s
        cards = self.box.cards
        words = [
            self.speaker.noun("course", cards.course[face]),
            self.speaker.noun("category", cards.category[face]),
            self.speaker.noun("speciality", cards.speciality[face]),
            self.say("table-toques", n=cards.level[face]),
            self.say("table-ideal", wine=self.speaker.noun("wine-type", cards.wine[face])),
        ]
        chips = self.brings(face)
        if owner is not None and has_wine(s, owner, cards.wine[face]):
            chips.append(Chip(self.say("table-match", n=int(s.house.numbers.wine_match)), "have"))
        if self.me is not None and (face in s.hands[self.me] or face in s.drawn):
            chips += self.lacking(face, self.me)
        if face in s.fresh:
            chips.append(Chip(self.say("table-new"), "want"))
        return Thing(" · ".join(words), chips)

    def lacking(self, face: int, me: int) -> list[Chip]:
        """R8.2: each ingredient there or missing, and the toques."""
        s = self.s
        missing = s.lacks(me, face)
        left = missing[:]
        chips = []
        for kind in s.house.cards.needs[face]:
            chip = Chip(self.speaker.noun("kind", kind), "lack" if kind in left else "have")
            chip.face = s.house.faces[do.FIRST_TILE + kind]
            chips.append(chip)
            if kind in left:
                left.remove(kind)
        if not level_reached(s, me, face):
            level = s.house.cards.level[face]
            chips.append(Chip(self.say("table-toques", n=level), "later", icon="level"))
        elif not missing:
            chips.append(Chip(self.say("table-ready"), "want"))
        return chips

    def wish(self, kind: int) -> list[Chip]:
        """Whether a tile is on the viewer's shopping list."""
        return [Chip(self.say("table-wanted"), "want")] if self.wanted_for(kind) else []

    def wanted_for(self, kind: int) -> list[int]:
        """R8.2: the viewer's recipes in hand that lack this kind."""
        if self.me is None:
            return []
        hand = sorted(self.s.hands[self.me])
        return [card for card in hand if kind in self.s.lacks(self.me, card)]
