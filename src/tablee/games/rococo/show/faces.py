"""What is written on cards and tiles."""

from __future__ import annotations

from tablee.games.rococo.game import Rococo
from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.conditions import player_meets
from tablee.games.rococo.rules.house import SoloCard
from tablee.games.rococo.rules.oven import NO_NEEDS, lacking
from tablee.games.rococo.rules.salon import EMPTY, Salon
from tablee.i18n import Speaker
from tablee.show import Chip, Thing
from tablee.show.scene import Tone

OVEN = ("tile", "rack")  # questions while something bakes: its staples are spent
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

    def thing(self, face: int) -> Thing:
        if face < ids.KIND_RECIPE:
            return self.staff(face)
        if face < ids.KIND_TILE:
            return self.recipe(face - ids.KIND_RECIPE)
        if face < ids.KIND_SOLO:
            return self.tile(face - ids.KIND_TILE)
        return self.solo(face - ids.KIND_SOLO)

    def described(self, face: int) -> str:
        """All that is printed on a card, in words; the name of a tile says it all."""
        contents = self.game.box.contents
        if face < ids.KIND_RECIPE:
            card = contents.staff[face]
            level = [self.level(int(card.level))] if card.level else []
            star = [self.text("star", face - ids.KIND_STAR)] if face >= ids.KIND_STAR else []
            rank = ", ".join([self.rank(card.chef).text, *level])
            return " ".join([f"{rank}.", *star, self.text("staff", face)])
        if face < ids.KIND_TILE:
            recipe = contents.recipes[face - ids.KIND_RECIPE]
            needs = [self.need(at, n) for at, n in enumerate(recipe.needs) if n]
            chef = [self.say("table-chef-only")] if recipe.chef else []
            return ", ".join([self.say("table-value", n=int(recipe.value)), *needs, *chef])
        if face < ids.KIND_SOLO:
            return ""
        number = face - ids.KIND_SOLO
        return ", ".join([self.actions(number), *self.orders(number)])

    def text(self, sort: str, at: int) -> str:
        """What the box has written for something."""
        return self.game.box.words.texts[sort][at][self.speaker.language]

    def staff(self, kind: int) -> Thing:
        """Class, level, bonus; of a starred card also whether its requirement is met."""
        contents = self.game.box.contents
        card = contents.staff[kind]
        level = int(card.level)
        chips = [self.rank(card.chef)]
        if level:
            chips.append(Chip(self.level(level), icon="level", face=LEVELS[level], key="level"))
        if kind >= ids.KIND_STAR:
            star = kind - ids.KIND_STAR
            met = self.me is not None and player_meets(self.world, contents.stars[star], self.me)
            text = self.text("star", star)
            chips.append(Chip(text, "have" if met else "lack", icon="star", key="asked"))
        return Thing(self.text("staff", kind), chips)

    def level(self, level: int) -> str:
        return self.say("table-level", level=LEVELS[level])

    def rank(self, chef: bool) -> Chip:
        key = "chef" if chef else "assistant"
        return Chip(self.say(f"table-{key}"), face=key, key="rank")

    @property
    def goods(self) -> list[str]:
        """What a recipe may need, by notation."""
        return [*ids.STAPLES, *self.game.box.words.keys("ingredient")]

    def need(self, at: int, n: int) -> str:
        return self.say("table-need", n=n, what=self.goods[at])

    def needs(self, recipe: int) -> list[Chip]:
        """What a recipe needs; R8.4.2: whoever plays sees what is there and what is missing, and
        whether all of it is there."""
        paid = self.world.phase.key in OVEN and recipe in self.world.batch
        lacks = None if self.me is None else lacking(self.world, self.me, recipe)
        lacks = NO_NEEDS if lacks and paid else lacks
        chips = []
        for at, n in enumerate(self.game.box.contents.recipes[recipe].needs):
            if n:
                tone: Tone = "" if lacks is None else "lack" if lacks[at] else "have"
                chips.append(Chip(self.need(at, n), tone, face=self.goods[at], key="need", n=n))
        ready = Chip(self.say("table-ready"), "want", key="ready")
        return chips if lacks is None or any(lacks) else [*chips, ready]

    def recipe(self, recipe: int) -> Thing:
        book = self.game.box.contents.recipes
        chips = self.needs(recipe)
        if book[recipe].chef:
            chips.append(Chip(self.say("table-chef-only"), "note", face="chef", key="chef"))
        return Thing(self.say("table-value", n=int(book[recipe].value)), chips)

    def pastry(self, recipe: int) -> Thing:
        """R8.4.7: once it is baked, what shows on it."""
        thing, words = self.recipe(recipe), self.game.box.words
        shown = {*words.keys("ingredient"), "chef"}
        thing.chips = [chip for chip in thing.chips if chip.face in shown]
        for chip in thing.chips:
            chip.tone = "note" if chip.face == "chef" else ""
        return thing

    def tile(self, tile: int) -> Thing:
        """Its name says it all: pictures of what is on its front, and on its back (a note)."""
        box = self.game.box
        keys, holds = box.words.keys("ingredient"), box.contents.tiles[tile].holds
        front = [
            Chip("", face=key, key="front")
            for key, n in zip(keys, holds, strict=True)
            for _ in range(n)
        ]
        back = [Chip("", "note", face=key, key="back") for key, _ in self.garnishes(tile)]
        return Thing("", [*front, *back])

    def garnishes(self, tile: int) -> list[tuple[str, str]]:
        """What is on the back of a tile, by notation and by name."""
        shown = self.game.box.contents.tiles[tile].garnishes
        return [
            (noun.key, noun.names[self.speaker.language])
            for at, noun in enumerate(self.game.box.words.nouns["garnish"])
            if shown >> at & 1
        ]

    def solo(self, number: int) -> Thing:
        """R13.6 to R13.16: the actions, how he carries them out, and the decision box."""
        return Thing(self.actions(number), [Chip(text) for text in self.orders(number)])

    def actions(self, number: int) -> str:
        actions = self.game.box.contents.solo[number].actions
        return " → ".join(self.speaker.noun("action", at) for at in actions)

    def orders(self, number: int) -> list[str]:
        card = self.game.box.contents.solo[number]
        words = []
        if ids.BAKE_ACTION in card.actions:
            order = "-".join(str(slot + 1) for slot in card.bake_order)
            words.append(self.say("solo-bakes", order=order))
        if ids.DECORATE_ACTION in card.actions:
            rack = self.speaker.noun("rack", card.racks[0])
            end = "top" if card.from_top else "bottom"
            words.append(self.say("solo-decorates", rack=rack, end=end))
        if ids.RECRUIT_ACTION in card.actions:
            side = "right" if card.leftwards else "left"
            words.append(self.say("solo-recruits", side=side))
        return [*words, self.decision(card)]

    def decision(self, card: SoloCard) -> str:
        place = int(card.place)
        host = self.say("solo-host", n=place - ids.SLOTS + 1)
        return self.say(
            "solo-decides",
            slot=int(card.slot) + 1,
            column=int(card.column) + 1,
            table=self.speaker.noun("table", int(card.table)),
            end="far" if card.far_end else "near",
            place=self.speaker.noun("service", place // 2) if place < ids.SLOTS else host,
        )

    def garnish(self, p: int, things: dict[int, Thing]) -> None:
        """On which rack of a player's a pastry lies, and the garnish on it."""
        s = self.world
        for at, (pastry, garnish) in enumerate(zip(s.racks[p], s.toppings[p], strict=True)):
            chips = things[s.faces[pastry]].chips if pastry != EMPTY else []
            name = self.speaker.noun("rack", at)
            chips.append(Chip(name, "note", face=ids.RACKS[at], key="rack"))
            if garnish != EMPTY:
                back = self.garnishes(s.faces[garnish] - ids.KIND_TILE)
                chips += [Chip(name, "have", face=key, key="garnish") for key, name in back]
