"""How Ramen! Ramen! looks: the steps of a turn, what each bowl is worth and whose it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.ramen.box import Verdict
from tablee.games.ramen.game import Ramen
from tablee.games.ramen.rules.bowls import enough, points_of, ready, total, variety
from tablee.games.ramen.rules.moves import INGREDIENTS, VALUES
from tablee.games.ramen.rules.shop import ACTIVE, Menu, Shop, verdict
from tablee.kernel import Place
from tablee.show import (
    PLAINLY,
    About,
    At,
    Carry,
    Chip,
    Earn,
    Layout,
    Look,
    Meter,
    Show,
    Site,
    Spot,
    Stat,
    Thing,
    Tone,
    Words,
    remembered,
)

STEPS = ("play", "serve", "take", "refill", "draw")  # R3.1
MOST_STARS = 10  # in halves
PLAYING = ("first-card", "second-card")
STEP_OF = {"first-card": 0, "second-card": 0, "take": 2, "second-take": 4}


class RamenShow(Show[Ramen, Shop]):
    minutes = (15, 25)
    heads = frozenset({"turn"})
    layouts: ClassVar[Mapping[str, Layout]] = {
        "pile": "pile",
        "fridge": "slots",
        "hand": "hand",
        "bowl": "fan",
        "served": "stack",
        "removed": "pile",
    }
    carries: ClassVar[Mapping[str, Carry]] = {
        "played": Carry("card", At("hand", "seat"), At("bowl", "bowl")),
        "served": Carry("", At("bowl", "bowl"), None, n="n"),  # covered: a stack that nobody sees
        "took": Carry("card", At("fridge"), At("hand", "seat")),
        "refilled": Carry("card", At("pile"), At("fridge")),
        "drew": Carry("card", At("pile"), At("hand", "seat")),
    }
    earns: ClassVar[Mapping[str, Earn]] = {"scored": Earn("side", "points")}

    @classmethod
    def look(cls, game: Ramen, face: int) -> Look:
        value = face % VALUES
        return Look(face // VALUES, str(value), value)

    @classmethod
    def styles(cls, game: Ramen) -> Mapping[str, str]:
        """Each ingredient in its colour, wherever its cards are named."""
        return {
            rf"\b({row['code']}|{row['name_en']} |{row['name_fr']} )[0-7]\b": row["ui_color"]
            for row in game.data.files["ingredients"]["ingredient"]
        }

    _menu: Menu | None = None

    @property
    def menu(self) -> Menu:
        """What this mode plays with: open to everybody, so no world is dealt to ask it."""
        if self._menu is None:
            self._menu = self.game.box.menus[self.view.fact("mode", str)]
        return self._menu

    def heading(self) -> str:
        return heading(self.words, self.view.fact("turn", int))

    def steps(self) -> list[str]:
        return steps(self.words)

    def step(self) -> int:
        return STEP_OF.get(self.view.phase, 0)

    def stats(self, seat: int) -> list[Stat]:
        """R16.2: how many bowls a side has served; R12.1: partners are named by their team."""
        sides = self.menu.sides
        side = sides[seat]
        team = f"{self.speaker.side(side)}, " if sides.count(side) > 1 else ""
        return served(self.words, team, self.view.fact_list("served", int)[side])

    def zone(self, place: Place, faces: list[int]) -> About:
        """R4.1, R8.1: how near each bowl is to being served, what it is worth, and to whom; what a
        card would make of each; and what a bowl was worth that was served, for who may see that."""
        base = place.base
        if base == "hand" and place.owner == self.me and self.view.phase in PLAYING:
            return About(things={face: self.played(face) for face in faces} if self.asked else {})
        if base == "served" and faces and min(faces) >= 0:
            return served_bowl(self.words, self.menu.points[variety(faces)])
        if base != "bowl":
            return PLAINLY
        menu, kinds = self.menu, variety(faces)
        note = self.receiver(place.number - 1)
        return bowl(self.words, note, total(faces), menu.ready_sum, kinds, menu.points[kinds])

    def played(self, face: int) -> Thing:
        """R4.1: the sum of each bowl with this card, and whether that would be enough."""
        chips, goal = [], self.menu.ready_sum
        for place in self.view.places.values():
            if place.base == "bowl":
                cards = [*self.view.zones[place.name], face]
                tone: Tone = "want" if ready(cards, goal) else ""
                chips.append(Chip(tone=tone, face=place.name, n=total(cards), key="sum"))
        return Thing(chips=chips)

    def receiver(self, bowl: int) -> str:
        """R11, R12: with three or four players every bowl has its owner, but for the shared one."""
        menu = self.menu
        if len(menu.sides) <= 2:
            return ""
        side = menu.receivers[bowl]
        if side == ACTIVE:
            return self.say("table-shared")
        return self.say("table-owner", side=self.speaker.side(side))

    def sites(self) -> list[Site]:
        """R13.6: alone, one climbs the critics' scale."""
        if not self.menu.solo or self.me is None:
            return []
        points = self.points()
        lines = self.game.box.verdicts
        reached = lines.index(self.verdict(points))
        spots = []
        for at, line in enumerate(lines):
            text = self.say("table-from", n=line.low)
            worth = self.say("table-stars", stars=stars(line.half_stars))
            chips = [Chip(worth, "note", key="next" if at == reached + 1 else "")]
            if at == reached:
                chips.append(Chip(self.say("table-points", n=points), "have", key="reached"))
            label = self.speaker.pair(text, ", ".join([chip.text for chip in chips]))
            scale = [Meter("stars", worth, line.half_stars, MOST_STARS)]
            spots.append(Spot(label, at, 0, text, chips=chips, meters=scale))
        return [Site("critics", self.say("table-critics"), "track", spots)]

    def points(self) -> int:
        """R13.5: the solo player may look at the stacks."""
        return points_of(self.world.served[0], self.world.menu.points)

    def verdict(self, points: int) -> Verdict:
        return self.game.box.verdicts[verdict(self.menu, points)]

    def ending(self) -> list[str]:
        """R13.6: alone, the critics have the last word."""
        if not self.menu.solo:
            return []
        return [self.verdict(self.points()).text[self.speaker.language]]


@remembered
def heading(words: Words[Ramen], turn: int) -> str:
    return words.say("table-turn", n=turn)


@remembered
def steps(words: Words[Ramen]) -> list[str]:
    return [words.say(f"table-step-{step}") for step in STEPS]


@remembered
def served(words: Words[Ramen], team: str, n: int) -> list[Stat]:
    return [Stat(team + words.say("table-served"), str(n), "served", "bowl")]


@remembered
def served_bowl(words: Words[Ramen], worth: int) -> About:
    return About(meters=[words.meter("worth", worth)])


@remembered
def bowl(words: Words[Ramen], note: str, total: int, goal: int, kinds: int, worth: int) -> About:
    meters = [
        words.meter("sum", total, goal),
        words.meter("kinds", kinds, INGREDIENTS),
        words.meter("worth", worth),
    ]
    if enough(kinds, total, goal):  # R4.1
        meters.append(words.meter("ready", 1))
    return About(note=note, meters=meters)


def stars(halves: int) -> str:
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)


SHOW = RamenShow
