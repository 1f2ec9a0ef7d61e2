"""What is written on cards and tiles: what they cost and bring, and what the viewer's own lack."""

from __future__ import annotations

from functools import cached_property

from tablee.games.ristorante import cards as printed
from tablee.games.ristorante.box import Box
from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.bonus import STANDING
from tablee.games.ristorante.rules.cooking import level_reached
from tablee.games.ristorante.rules.finale import has_wine, newly_matched, wine_points
from tablee.games.ristorante.rules.tiles import kinds_in
from tablee.games.ristorante.rules.town import Town
from tablee.i18n import Speaker
from tablee.show import Chip, Thing, Tone

WANTING: tuple[Tone, ...] = ("lack", "later")  # still to be had


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
        """By face; wines of the `owner` of the place count, else the viewer's."""
        return {face: self.thing(face, owner) for face in faces if face >= 0}

    def thing(self, face: int, owner: int | None) -> Thing:
        cards = self.box.cards
        if face < do.FIRST_WINE:
            return self.recipe(face, self.me if owner is None else owner)
        price = [] if owner is not None else [self.price(cards.cost[face])]
        if face >= do.FIRST_TILE:
            wanted = owner is None and self.s.acting and self.wanted_for(face - do.FIRST_TILE)
            wish = [Chip(self.say("table-wanted"), "want", key="wanted")] if wanted else []
            return Thing(chips=[*price, *wish])
        if face >= do.FIRST_BONUS:
            icon = self.s.bonus(face).icon
            chips = [Chip(printed.ICONS[icon], "note", key="uses")] if icon != STANDING else []
            if self.s.face_down(face):
                chips.append(Chip(self.say("table-used"), "later", key="used"))
            full = self.me is not None and self.s.bonuses_full(self.me)
            if full and owner is None and face not in self.s.bonus_discard:
                price[0].tone = ""  # R15.2: its cost is not what hinders
                chips.append(Chip(self.say("table-no-slot"), "later", key="no-slot"))
            return Thing(self.bonus_text(face), [*price, *chips])
        kind = self.sort("wine-type", printed.WINE_TYPES, cards.wine[face])
        chips = [kind, *price, *self.income(face)]
        if owner is None and self.me is not None:
            worth = int(wine_points(self.s, len(newly_matched(self.s, self.me, face))))
            match = Chip(self.say("table-matches", n=worth), "want", key="matches", n=worth)
            chips += [match] if worth else []
        return Thing(self.points(face), chips)

    def price(self, coins: int, left: int = 1) -> Chip:
        """What something costs; beyond the viewer's coins it is marked, while it is for sale."""
        short = left and self.s.acting and self.me is not None and coins > self.s.cash[self.me]
        return Chip(tone="lack" if short else "", icon="coin", key="price", n=coins)

    def described(self, face: int) -> str:
        """Everything that is printed on a card or tile, in words."""
        cards, noun = self.box.cards, self.speaker.noun
        if face < do.FIRST_WINE:
            return ", ".join(self.recipe_words(face))
        costs = self.say("table-costs", n=cards.cost[face])
        if face >= do.FIRST_TILE:
            return ", ".join([noun("shop", cards.shop[face - do.FIRST_TILE]), costs])
        if face < do.FIRST_BONUS:
            wine = noun("wine-type", cards.wine[face])
            return ", ".join([self.points(face), wine, costs, self.earns(face)])
        icon = self.s.bonus(face).icon  # R15.3
        uses = [self.say(f"table-uses-{printed.ICONS[icon]}")] if icon != STANDING else []
        price = self.say("table-bonus-costs", n=cards.cost[face])
        return " ".join([self.bonus_text(face), price, *uses])

    def recipe_words(self, face: int) -> list[str]:
        """What a recipe is worth, is, takes and brings."""
        cards, noun = self.box.cards, self.speaker.noun
        kinds = ", ".join(noun("kind", kind) for kind in cards.needs[face])
        return [
            self.points(face),
            noun("course", cards.course[face]),
            noun("category", cards.category[face]),
            noun("speciality", cards.speciality[face]),
            self.say("table-toques", n=cards.level[face]),
            self.say("table-ideal", wine=noun("wine-type", cards.wine[face])),
            self.earns(face),
            self.say("table-needs", kinds=kinds),
        ]

    def earns(self, face: int) -> str:
        """R10.1: what a card brings each income phase, in words."""
        return self.say("table-earns", n=self.box.cards.income[face])

    def sort(self, what: str, ids: list[str], at: int, tone: Tone = "note") -> Chip:
        """What a card is, in words, and by the id of the data files for those who draw it."""
        return Chip(self.speaker.noun(what, at), tone, face=ids[at], key=what)

    def bonus_text(self, face: int) -> str:
        return self.box.deck.texts[face - do.FIRST_BONUS][self.speaker.language]

    def points(self, face: int) -> str:
        return self.say("table-points", n=self.box.cards.points[face])

    def income(self, face: int) -> list[Chip]:
        """R10.1: named, unlike a cost; the number for those who draw it. R4.2: none comes in the
        last season."""
        if not self.s.incomes_left():
            return []
        n = self.box.cards.income[face]
        return [Chip(self.earns(face), "note", icon="coin", key="income", n=n)]

    def recipe(self, face: int, owner: int | None) -> Thing:
        """What it is, what it brings; for the viewer's own, what it lacks."""
        s = self.s
        cards = self.box.cards
        chips = [
            self.sort("course", printed.COURSE_IDS, cards.course[face]),
            self.sort("category", printed.CATEGORY_IDS, cards.category[face]),
            self.sort("speciality", printed.SPECIALITY_IDS, cards.speciality[face]),
            self.toques(face),
            *self.income(face),
        ]
        ideal = self.sort("wine-type", printed.WINE_TYPES, cards.wine[face])
        ideal.text = self.say("table-ideal", wine=ideal.text)
        if owner is not None and has_wine(s, owner, cards.wine[face]):
            ideal.text = self.say("table-match", wine=ideal.text, n=int(wine_points(s, 1)))
            ideal.tone = "have"
        chips.append(ideal)
        if self.me is not None and self.mine(face):
            chips += self.lacking(face, self.me)
        elif s.presenting and self.me is not None and face in s.menus[self.me]:
            chips += [self.tile(kind, "note") for kind in cards.needs[face]]
        if owner is not None and face in s.dinners[owner]:
            chips.append(Chip(self.say("table-served"), "have", key="served"))
        if face in s.fresh:
            chips.append(Chip(self.say("table-new"), "want", key="new"))
        return Thing(self.points(face), chips)

    def mine(self, face: int) -> bool:
        """Whether the viewer may yet cook this recipe."""
        if self.me is None:
            return False
        return face in self.s.hands[self.me] or face in self.s.drawn

    def toques(self, face: int) -> Chip:
        """R8.2: the level; marked where the viewer's own chef does not reach it."""
        level = self.box.cards.level[face]
        if self.me is not None and self.mine(face) and not level_reached(self.s, self.me, face):
            return Chip(
                self.say("table-toques-needed", n=level),
                "later",
                icon="level",
                key="toques",
                n=level,
            )
        return Chip(self.say("table-toques", n=level), "note", icon="level", key="toques", n=level)

    def lacking(self, face: int, me: int) -> list[Chip]:
        """R8.2: each ingredient there or missing, and the toques."""
        s = self.s
        missing = s.lacks(me, face)
        lost = [kind for card, kind in self.shared if card == face]
        left = missing[:]
        chips = []
        for kind in s.house.cards.needs[face]:
            tone: Tone = "lack" if kind in left else "later" if kind in lost else "have"
            chips.append(self.tile(kind, tone))
            if kind in left:
                left.remove(kind)
        if missing or not level_reached(s, me, face):
            return chips
        if not lost:
            return [*chips, Chip(self.say("table-ready"), "want", key="ready")]
        kinds = ", ".join(self.speaker.noun("kind", kind) for kind in lost)
        return [*chips, Chip(self.say("table-ready-if", kinds=kinds), "later", key="ready")]

    def tile(self, kind: int, tone: Tone) -> Chip:
        """An ingredient of a recipe; one that is still to be had with what it costs at a stall."""
        price = int(self.s.house.kind_cost(kind)) if kind in self.stalled else 0
        name, face = self.speaker.noun("kind", kind), self.s.house.faces[do.FIRST_TILE + kind]
        return Chip(name, tone, face=face, key="need", n=price if tone in WANTING else 0)

    @cached_property
    def stalled(self) -> set[int]:
        """The kinds that lie at a stall."""
        s = self.s
        return {kind for shop in range(do.SHOPS) for kind in kinds_in(s.house, s.stalls[shop])}

    def wanted_for(self, kind: int) -> list[int]:
        """R8.2: the viewer's recipes in hand that lack this kind, or lose it to another of them."""
        if self.me is None:
            return []
        lost = [card for card, wanted in self.shared if wanted == kind]
        hand = sorted(self.s.hands[self.me])
        return [card for card in hand if card in lost or kind in self.s.lacks(self.me, card)]

    @cached_property
    def shared(self) -> list[tuple[int, int]]:
        """R8.3: recipes in hand, and kinds on the shelf that another of them uses up."""
        s, me = self.s, self.me
        if me is None:
            return []
        shelf = [s.house.kind(tile) for tile in s.shelves[me]]
        lost = []
        for card in sorted(s.hands[me]):
            for kind in s.house.cards.needs[card]:
                if kind in shelf:
                    shelf.remove(kind)
                elif kind not in s.lacks(me, card):
                    lost.append((card, kind))
        return lost
