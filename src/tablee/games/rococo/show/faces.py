"""What is written on cards and tiles."""

from __future__ import annotations

from tablee.games.rococo.game import Rococo
from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.conditions import player_meets
from tablee.games.rococo.rules.house import SoloCard
from tablee.games.rococo.rules.oven import lacking
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

    def staff(self, kind: int) -> Thing:
        """Class, level, bonus; of a starred card also whether its requirement is met."""
        box, language = self.game.box, self.speaker.language
        card, texts = box.contents.staff[kind], box.words.texts
        chips = [self.rank(card.chef)]
        if card.level:
            level = self.say("table-level", level=LEVELS[card.level])
            chips.append(Chip(level, icon="level", key="level", n=int(card.level)))
        if kind >= ids.KIND_STAR:
            star = kind - ids.KIND_STAR
            wanted = box.contents.stars[star]
            met = self.me is not None and player_meets(self.world, wanted, self.me)
            text = texts["star"][star][language]
            chips.append(Chip(text, "have" if met else "lack", icon="star", key="asked"))
        return Thing(texts["staff"][kind][language], chips)

    def rank(self, chef: bool) -> Chip:
        key = "chef" if chef else "assistant"
        return Chip(self.say(f"table-{key}"), face=key, key="rank")

    def needs(self, recipe: int) -> list[Chip]:
        """What a recipe needs; whoever plays sees what is there and what is missing."""
        box = self.game.box
        lacks = lacking(self.world, self.me, recipe) if self.me is not None else []
        paid = self.world.phase.key in OVEN and recipe in self.world.batch
        keys = [*ids.STAPLES, *box.words.keys("ingredient")]
        chips = []
        for at, need in enumerate(box.contents.recipes[recipe].needs):
            if need:
                tone: Tone = "" if self.me is None else "have" if paid or not lacks[at] else "lack"
                text = self.say("table-need", n=need, what=keys[at])
                chips.append(Chip(text, tone, face=keys[at], key="need", n=int(need)))
        return chips

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
        card = self.game.box.contents.solo[number]
        chips = []
        if ids.BAKE_ACTION in card.actions:
            order = "-".join(str(slot + 1) for slot in card.bake_order)
            chips.append(self.say("solo-bakes", order=order))
        if ids.DECORATE_ACTION in card.actions:
            rack = self.speaker.noun("rack", card.racks[0])
            end = "top" if card.from_top else "bottom"
            chips.append(self.say("solo-decorates", rack=rack, end=end))
        if ids.RECRUIT_ACTION in card.actions:
            side = "right" if card.leftwards else "left"
            chips.append(self.say("solo-recruits", side=side))
        chips.append(self.decision(card))
        actions = " → ".join(self.speaker.noun("action", at) for at in card.actions)
        return Thing(actions, [Chip(text) for text in chips])

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
            chips.append(Chip(name, "note", face=ids.RACKS[at], n=at + 1, key="rack"))
            if garnish != EMPTY:
                back = self.garnishes(s.faces[garnish] - ids.KIND_TILE)
                chips += [Chip(name, "have", face=key, key="garnish") for key, name in back]
