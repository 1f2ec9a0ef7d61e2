"""How La Pâtisserie Rococo looks: the salon, the market with today's prices, nine actions.

Everything is asked of the rules on a world of the viewer: prices, what a recipe lacks, who leads a
table, which action is possible and which rule forbids the others, how the score stands.
"""

from __future__ import annotations

from typing import ClassVar

from tablee.games.rococo.events import BY_THE_MENTOR
from tablee.games.rococo.game import Rococo
from tablee.games.rococo.rules import ids, oven, people, scoring, turn
from tablee.games.rococo.rules.actions import banned
from tablee.games.rococo.rules.delivery import all_spaces
from tablee.games.rococo.rules.house import NO_MENTOR
from tablee.games.rococo.rules.salon import Salon
from tablee.games.rococo.rules.staff import still_to_choose
from tablee.games.rococo.show.faces import FaceWords
from tablee.games.rococo.show.labels import Labels
from tablee.games.rococo.show.places import RECIPES, Places, price_ref, space_ref
from tablee.kernel import Place
from tablee.show import (
    About,
    At,
    Carry,
    Chip,
    Earn,
    Look,
    Meter,
    Notice,
    Show,
    Site,
    Spot,
    Stat,
    Tell,
    refs,
)

CHEFS, ASSISTANTS, TILES, SOLO = 0, 1, RECIPES + 1, RECIPES + 4  # colours; a tile's by ingredient
STEPS = ("preparation", "staff", "actions", "income")
AGAIN = ("recipe", "staple", "decorate", "deliver")  # asked again as long as one likes
ABOUT_GOODS = (  # what these are about lies on the table, not among one's own people
    ids.RECIPES_ACTION,
    ids.INGREDIENTS_ACTION,
    ids.STAPLES_ACTION,
    ids.BAKE_ACTION,
    ids.DELIVER_ACTION,
    ids.RECRUIT_ACTION,
    ids.PLACE_ACTION,
)
PRESENTING = ("mode", "space")
DRAFTING = ("hand", "starters", "draft", "remove")
UNSURE = (*DRAFTING, "play", "action")  # phases whose answers are asked for twice
ON_THE_BOARD = ("recipe_row", "display", "table", "toppings", "mentor_toppings")
PILED = ("recipe_discard", "tile_discard", "gone", "decided", "mentor_used")  # the top one is read
RACKS = ("racks", "mentor_racks")
IN_HIS_WAY = ("mentor-cannot", "mentor-again", "mentor-idle")  # why the Mentor does not
WHEN_FULL = ("tray", "drawn", "recruits", "removed", "gone", "decided", "mentor_groups")


class RococoShow(Show[Rococo, Salon]):
    minutes = (60, 150)
    heads = frozenset({"round", "mentor-round"})
    layouts: ClassVar = {
        **dict.fromkeys(("hand", "tray", "drawn"), "hand"),
        **dict.fromkeys(("racks", "mentor_racks"), "slots"),
        **dict.fromkeys(("unused", "deck", "recipe_bag", "tile_bag", "decisions"), "pile"),
        **dict.fromkeys(("mentor_hand", "mentor_groups", "mentor_roster"), "pile"),
        **dict.fromkeys(("used", "removed", *PILED), "stack"),
    }
    carries: ClassVar = {
        "played": Carry("card", At("hand", "seat"), At("used", "seat")),
        "drafted": Carry("card", None, At("hand", "seat")),
        "recipe": Carry("card", At("row"), At("recipes", "seat")),
        "ingredient": Carry("card", At("display"), At("tiles", "seat")),
        "drew-tile": Carry("card", At("tile_bag"), At("tiles", "seat")),
        "used-tile": Carry("card", At("tiles", "seat"), At("tile_discard")),
        "racked": Carry("card", At("recipes", "seat"), At("racks", "seat")),
        "presented": Carry("card", At("racks", "seat"), At("salon")),
        "sold": Carry("card", At("racks", "seat"), At("recipe_discard")),
        "recruited": Carry("card", At("recruits"), At("hand", "seat")),
        "recruited-star": Carry("card", At("stars"), At("hand", "seat")),
        "succeeded": Carry("card", At("racks", "seat"), At("decorations", "seat")),
        "mentor-recipe": Carry("card", At("row"), At("mentor_recipes")),
        "mentor-ingredient": Carry("card", At("display"), At("mentor_tiles")),
        "mentor-presented": Carry("card", At("mentor_racks"), At("salon")),
    }
    tells: ClassVar = {
        **dict.fromkeys(BY_THE_MENTOR, Tell("mentor")),
        **dict.fromkeys(IN_HIS_WAY, Tell("mentor", "lack")),
    }
    earns: ClassVar = {
        "coins": Earn("seat", "n", "coin"),
        "sold": Earn("seat", "n", "coin"),
        "income": Earn("seat", "n", "coin"),
        "prestige": Earn("seat", "n"),
        "tipped": Earn("seat", "prestige"),
        "scored": Earn("seat", "n"),
        "scored-table": Earn("seat", "n"),
    }

    @classmethod
    def look(cls, game: Rococo, face: int) -> Look:
        """Staff by class, recipes by value, tiles by their first ingredient."""
        if face < ids.KIND_RECIPE:
            chef = game.box.contents.staff[face].chef
            return Look(CHEFS, "P") if chef else Look(ASSISTANTS, "A")
        if face < ids.KIND_TILE:
            return Look(RECIPES, str(game.box.contents.recipes[face - ids.KIND_RECIPE].value))
        if face < ids.KIND_SOLO:
            holds = game.box.contents.tiles[face - ids.KIND_TILE].holds
            return Look(TILES + max(range(3), key=holds.__getitem__), "")
        return Look(SOLO, "")

    def heading(self) -> str:
        s = self.world
        return self.say("table-round", n=int(s.round), of=int(s.house.numbers.rounds))

    def steps(self) -> list[str]:
        return [self.say(f"table-step-{key}") for key in STEPS] if self.view.acting else []

    def step(self) -> int:
        return 1 if self.view.phase in DRAFTING else 2

    def stats(self, seat: int) -> list[Stat]:
        """R18: everything but the cards themselves is public."""
        s = self.world
        found = [
            Stat(self.say("table-prestige"), str(s.prestige[seat]), "prestige", "point"),
            Stat(self.say("table-coins"), str(s.coins[seat]), "coins", "coin"),
            *[
                Stat(self.speaker.noun("staple", at), str(n), "staple", "cube", ids.STAPLES[at])
                for at, n in enumerate(s.staples[seat])
            ],
            Stat(self.say("table-roster"), str(s.roster(seat)), "roster", "card"),
        ]
        if self.view.acting:
            score = str(sum(scoring.projection(s, seat)))
            found.append(Stat(self.say("table-projected"), score, "projected", "star"))
        if s.first == seat:
            found.append(Stat(self.say("table-first"), "1", "first", "heart"))
        return found

    def staples(self, player: int) -> str:
        staples = zip(self.world.staples[player], ids.STAPLES, strict=True)
        return ", ".join(self.say("table-need", n=n, what=staple) for n, staple in staples)

    @property
    def faces(self) -> FaceWords:
        return FaceWords(self.game, self.world, self.speaker, self.me)

    def zone(self, place: Place, faces: list[int]) -> About:
        base = place.base
        if base in ON_THE_BOARD or (base in WHEN_FULL and not faces):
            return About(hidden=True)
        words = self.faces
        read = faces[-1:] if base in PILED else faces
        things = {face: words.thing(face) for face in read if face >= 0}
        if base in RACKS:
            things = {face: words.pastry(face - ids.KIND_RECIPE) for face in things}
            words.garnish(self.world.house.mentor if place.owner is None else place.owner, things)
        price = int(people.recruit_price(self.world)) if self.view.acting else 0
        text = self.say("table-recruit-price", n=price)
        meters = [Meter("price", text, price)] if price and base == "recruits" else []
        mine = place.owner is not None and place.owner == self.me
        return About(rank=0 if mine else 1, meters=meters, things=things)

    def sites(self) -> list[Site]:
        presenting = self.asked and self.view.phase in PRESENTING
        places = Places(self.world, self.speaker, self.faces, presenting)
        found = [*places.all(), self.nine_actions()]
        if self.world.house.mentor != NO_MENTOR:
            found.append(self.mentor())
        return found if self.view.acting else [*found, places.bill()]

    def nine_actions(self) -> Site:
        """Each with the class of staff that could take it now, or the rule that forbids it to the
        card played, or to both classes (R7.4, R7.7); by name alone to whoever does not choose."""
        s, choosing = self.world, self.world.phase is turn.MAIN_ACTION
        if not self.asked or self.me is None or not (choosing or s.phase is turn.PLAY_CARD):
            return Site("actions", "", "track", self.nine_names())  # nothing to read
        spots = self.nine_names()
        for action, key in enumerate(ids.ACTIONS):
            classes = [s.skilled] if choosing else [True, False]
            why = [turn.why_not_as(s, self.me, action, chef) for chef in classes]
            chips = (
                [self.reason(why, [banned(action, chef) for chef in classes])]
                if all(why)
                else [Chip(self.say("table-possible"), "have", key="why")]
            )
            if not choosing:
                able = [chef for chef, no in zip(classes, why, strict=True) if not no]
                chips += [self.faces.rank(chef) for chef in able]
            said = ", ".join(chip.text for chip in chips)
            spot = spots[action]
            spot.label, spot.chips = self.speaker.pair(spot.label, said), chips
            spot.refs = [refs.named("action", key)] if choosing and not all(why) else []
            spot.empty = all(why)
        return Site("actions", self.say("table-actions"), "grid", spots)

    def nine_names(self) -> list[Spot]:
        """In full, and as they stand on a bell."""
        return [
            Spot(
                self.speaker.noun("action", at), at % 3, at // 3, self.say(f"bell-{key}"), face=key
            )
            for at, key in enumerate(ids.ACTIONS)
        ]

    def reason(self, why: list[str], by_class: list[str]) -> Chip:
        """R7.4: of two reasons the one that is not the other class's own."""
        found = next((one for one in why if one not in by_class), why[0])
        return Chip(self.game.reasons(found)[self.speaker.language], "lack", key="why")

    def mentor(self) -> Site:
        """He has no seat: his numbers stand on a site of their own."""
        s, p = self.world, self.world.house.mentor
        numbers = {"prestige": int(s.prestige[p]), "coins": int(s.coins[p])}
        if self.view.acting:
            numbers["projected"] = sum(scoring.projection(s, p))
        spots = []
        for at, (key, value) in enumerate(numbers.items()):
            text = self.speaker.pair(self.say(f"table-{key}"), str(value))
            spots.append(Spot(text, 0, at, text, meters=[Meter(key, text, value)]))
        staples = self.speaker.pair(self.say("table-staples"), self.staples(p))
        return Site("mentor", self.say("table-mentor"), "ledger", spots, note=staples)

    def notices(self) -> list[Notice]:
        """What the card played says; what the Mentor did last."""
        s = self.world
        found = []
        if self.asked and s.playing and self.view.phase != "play":
            kind = ids.FACES[s.card]
            text = self.game.box.words.texts["staff"][kind][self.speaker.language]
            found.append(Notice(self.speaker.noun("card", kind), [text], "played"))
            found[0].answers = self.answers()
        mentor = s.house.mentor
        if mentor != NO_MENTOR and s.used[mentor]:
            card = s.used[mentor][-1]
            actions = s.house.solo[card - ids.FIRST_SOLO].actions
            names = [self.speaker.noun("action", action) for action in actions]
            title = self.say("table-mentor-last", card=self.speaker.noun("card", ids.FACES[card]))
            found.append(Notice(title, [" → ".join(names)], "mentor"))
        return found

    def touches(self, move: int) -> list[str]:
        """Staples are bought on their price (R8.3.1), a pastry is presented on a free space."""
        if move == ids.PRESENT:
            return [space_ref(at - ids.SPACE) for at in all_spaces(self.world)]
        if ids.BUY <= move < ids.BUY + len(ids.STAPLES) * ids.MOST_BOUGHT:
            return [price_ref(*divmod(move - ids.BUY, ids.MOST_BOUGHT))]
        return []

    def alike(self) -> bool:
        """R8.4.4, R8.4.6: not which of the tiles needed is used first, nor which empty rack."""
        phase = self.world.phase
        if phase is oven.BAKE_TILE and self.me is not None:
            return oven.any_order(self.world, self.me)
        return phase is oven.BAKE_RACK

    def begins(self, move: int) -> bool:
        """R7.3: what an action is about rings its bell; a pastry is presented on a free space."""
        return move == ids.PRESENT or (move - ids.ACTION in ABOUT_GOODS)

    def routine(self, move: int) -> bool:
        """R7.3: a turn ends with the last answer about an action that was begun, or about the
        bonus. Whoever drafts, or gives the action up, is asked whether they are sure."""
        return self.view.phase not in UNSURE

    def answers(self) -> dict[str, str]:
        """Using the bonus, leaving it or the action: words beside the card that was played."""
        words = (ids.BONUS, ids.NO_BONUS, ids.NO_ACTION)
        return {
            self.game.catalogue.texts[m]: self.speaker.move(m) for m in words if m in self.moves
        }

    def question(self) -> str:
        """In the second person; after the first one another is no duty."""
        if not self.asked or self.me is None:
            return ""
        again = "again-" if self.view.phase in AGAIN and self.world.again else ""
        left = int(still_to_choose(self.world, self.me)) if self.world.notes else 0
        card = self.speaker.noun("card", ids.FACES[self.world.card]) if self.world.playing else ""
        return self.say(f"you-{again}{self.view.phase}", n=left, card=card)

    def label(self, move: int) -> str:
        return Labels(self.world, self.speaker, self.me).label(move)

    def described(self, sort: str, at: int) -> str:
        """A card or tile: what it is worth, and what is written on it."""
        return self.speaker.pair(self.speaker.noun(sort, at), self.faces.described(at))


SHOW = RococoShow
