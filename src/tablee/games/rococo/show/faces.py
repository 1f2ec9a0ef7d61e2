"""What is written on cards and tiles."""

from __future__ import annotations

from tablee.games.rococo.game import Rococo
from tablee.games.rococo.rules.conditions import player_meets
from tablee.games.rococo.rules.decisions import SERVICES
from tablee.games.rococo.rules.house import NO_MENTOR
from tablee.games.rococo.rules.moves import (
    BAKE_ACTION,
    DECORATE_ACTION,
    KIND_RECIPE,
    KIND_SOLO,
    KIND_STAR,
    KIND_TILE,
    RECRUIT_ACTION,
    STAPLES,
)
from tablee.games.rococo.rules.oven import larder
from tablee.games.rococo.rules.people import recruit_price
from tablee.games.rococo.rules.salon import EMPTY, Salon
from tablee.i18n import Speaker
from tablee.show import Chip, Thing
from tablee.show.scene import Tone

LEVELS = ("", "I", "II", "III", "IV")


class FaceWords:
    """Faces in words, with what the viewer has and lacks."""

    def __init__(self, game: Rococo, world: Salon, speaker: Speaker, me: int | None) -> None:
        self.game = game
        self.world = world
        self.speaker = speaker
        self.me = me

    def say(self, key: str, **args: str | int) -> str:
        return self.speaker.texts(key, **args)

    def recruit_price(self) -> int:
        return int(recruit_price(self.world))

    def thing(self, face: int) -> Thing:
        if face < KIND_RECIPE:
            return self.staff(face)
        if face < KIND_TILE:
            return self.recipe(face - KIND_RECIPE)
        if face < KIND_SOLO:
            return self.tile(face - KIND_TILE)
        return self.solo(face - KIND_SOLO)

    def staff(self, kind: int) -> Thing:
        """Class, level, bonus; of a starred card also whether its requirement is met."""
        cards, language = self.game.box.cards, self.speaker.language
        chef = cards.staff.chef[kind]
        chips = [Chip(self.say("table-chef" if chef else "table-assistant"))]
        level = LEVELS[cards.staff.level[kind]]
        if level:
            chips.append(Chip(self.say("table-level", level=level)))
        text = cards.texts[kind][language]
        if kind >= KIND_STAR:
            star = kind - KIND_STAR
            met = self.me is not None and player_meets(self.world, cards.stars[star], self.me)
            chips.append(Chip(cards.requirements[star][language], "have" if met else "lack"))
        return Thing(text, chips)

    def needs(self, recipe: int) -> list[Chip]:
        """What a recipe needs; whoever plays sees what is there and what is missing."""
        pantry = self.game.box.pantry
        have = larder(self.world, self.me) if self.me is not None else [0] * 6
        names = [self.speaker.noun("staple", i) for i in range(len(STAPLES))]
        names += [noun.names[self.speaker.language].lower() for noun in pantry.ingredients]
        keys = [*STAPLES, *(noun.key for noun in pantry.ingredients)]
        chips = []
        for at, need in enumerate(pantry.goods.needs[recipe]):
            if need:
                there: Tone = "have" if have[at] >= need else "lack"
                tone: Tone = "" if self.me is None else there
                chips.append(Chip(f"{need} {names[at]}", tone, face=keys[at]))
        return chips

    def recipe(self, recipe: int) -> Thing:
        goods = self.game.box.pantry.goods
        chips = self.needs(recipe)
        if goods.chef[recipe]:
            chips.append(Chip(self.say("table-chef-only"), "note", face="chef"))
        return Thing(self.say("table-value", n=goods.value[recipe]), chips)

    def tile(self, tile: int) -> Thing:
        """The garnishes on its back."""
        pantry = self.game.box.pantry
        chips = [
            Chip(noun.names[self.speaker.language], "note", face=noun.key)
            for at, noun in enumerate(pantry.garnishes)
            if pantry.goods.garnishes[tile] >> at & 1
        ]
        return Thing("", chips)

    def solo(self, card: int) -> Thing:
        """R13.6 to R13.16: the actions, how he carries them out, and the decision box."""
        cards = self.world.house.solo
        chips = []
        if BAKE_ACTION in cards.actions[card]:
            order = "-".join(str(slot + 1) for slot in cards.bake_order[card])
            chips.append(self.say("solo-bakes", order=order))
        if DECORATE_ACTION in cards.actions[card]:
            rack = self.speaker.noun("rack", cards.racks[card][0])
            end = "top" if cards.from_top[card] else "bottom"
            chips.append(self.say("solo-decorates", rack=rack, end=end))
        if RECRUIT_ACTION in cards.actions[card]:
            side = "right" if cards.leftwards[card] else "left"
            chips.append(self.say("solo-recruits", side=side))
        chips.append(self.decision(card))
        actions = " → ".join(self.speaker.noun("action", at) for at in cards.actions[card])
        return Thing(actions, [Chip(text) for text in chips])

    def decision(self, card: int) -> str:
        cards = self.world.house.solo
        place = cards.place[card]
        host = self.say("solo-host", n=place - SERVICES + 1)
        return self.say(
            "solo-decides",
            slot=cards.slot[card] + 1,
            column=cards.column[card] + 1,
            table=self.speaker.noun("table", cards.table[card]),
            end="far" if cards.far_end[card] else "near",
            place=self.speaker.noun("service", place) if place < SERVICES else host,
        )

    def garnish(self, zone: str, things: dict[int, Thing]) -> None:
        """A pastry on a rack shows the garnish on it."""
        s = self.world
        p = s.house.mentor if zone.startswith("mentor") else int(zone.rpartition("_")[2]) - 1
        assert p != NO_MENTOR
        for pastry, garnish in zip(s.racks[p], s.toppings[p], strict=True):
            if EMPTY not in (pastry, garnish):
                face, topping = s.faces[pastry], s.faces[garnish]
                name = self.speaker.noun("card", topping)
                things[face].chips.append(Chip(name, "have", face=self.game.kinds[topping]))
