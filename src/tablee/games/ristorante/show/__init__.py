"""How Ristorante Italia looks: the season and its phases, what recipes lack, what is to be bought.

Everything is asked of the rules on a world of the viewer: what a recipe lacks, what an income
phase brings, what a lost bid costs, how the bill stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from tablee.games.ristorante.cards import SHOP_IDS
from tablee.games.ristorante.game import RistoranteItalia
from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.cooking import of_course
from tablee.games.ristorante.rules.town import Happening, Town
from tablee.games.ristorante.show.cards import CardWords
from tablee.games.ristorante.show.labels import Labels, scores
from tablee.games.ristorante.show.places import Places, menu_meters
from tablee.kernel import Place
from tablee.show import (
    About,
    At,
    Carry,
    Earn,
    Icon,
    Layout,
    Look,
    Meter,
    Notice,
    Show,
    Site,
    Spot,
    Stat,
    refs,
)

EARLY = ("critic", "vip", "income")  # R4.1: after the action phases
LATE = ("guide", "vip", "thrift", "contest")  # R4.2
FAMILIES = {"recipe": do.SHOPS, "wine": do.SHOPS + 3, "bonus": do.SHOPS + 8}  # after the shops
WHEN_FULL = ("drawn", "counter")  # shown while something lies there
CHOSEN = ("crate", "bin", "take")  # from places that nobody looks into otherwise
QUIET = ("bin", "discard", "crate")
SPACES = ("shelf", "cellar", "bonus")  # places that can be full
WINE = "wine"  # the deck that is no course
CUP = ("cup", "cubes")  # what is in it
UNKNOWN = "?"


class RistoranteShow(Show[RistoranteItalia, Town]):
    minutes = (60, 90)
    heads = frozenset({"season"})
    dull = frozenset({"passed"})
    asks_all = True  # R20.2: a question left out would tell of purse and hand
    layouts: ClassVar[Mapping[str, Layout]] = {
        "drawn": "hand",
        "hand": "hand",
        "menu": "fan",
        "cellar": "fan",
        "bonus": "fan",
        "bonus_deck": "pile",
        "bonus_discard": "stack",
        "crate": "pile",
        "bin": "stack",
        "deck": "pile",
        "discard": "stack",
    }
    carries: ClassVar[Mapping[str, Carry]] = {
        "drew": Carry("", At("deck", "course"), At("drawn"), n="n"),
        "drew-wine": Carry("", At("deck", of="wine"), At("drawn"), n="n"),
        "kept": Carry("card", At("drawn"), At("hand", "seat")),
        "wine": Carry("card", At("drawn"), At("cellar", "seat")),
        "bought": Carry("kind", At("stall", "shop"), At("shelf", "seat")),
        "searched": Carry("kind", At("crate", "shop"), At("shelf", "seat")),
        "prowled": Carry("kind", At("bin", "shop"), At("shelf", "seat")),
        "dropped": Carry("kind", At("shelf", "seat"), At("bin", "shop")),
        "restocked": Carry("", At("stall", "shop"), At("bin", "shop")),
        "stall": Carry("kind", At("crate", "shop"), At("stall", "shop")),
        "played": Carry("card", At("hand", "seat"), At("menu", "seat")),
        "acquired": Carry("card", At("bonus_board"), At("bonus", "seat")),
        "took-bonus": Carry("card", At("bonus_discard"), At("bonus", "seat")),
        "offered": Carry("card", At("bonus_deck"), At("bonus_board")),
    }
    earns: ClassVar[Mapping[str, Earn]] = {
        "income": Earn("seat", "n", "coin"),
        "got-coins": Earn("seat", "n", "coin"),
        "got-cubes": Earn("seat", "n", "cube"),
        "climbed": Earn("seat", "n", "level"),
        "spoons": Earn("seat", "n", "star"),
        "result": Earn("seat", "n"),
    }

    @classmethod
    def look(cls, game: RistoranteItalia, face: int) -> Look:
        """A tile has its shop's family, a recipe its category's, a wine that of its type."""
        cards = game.box.cards
        if face >= do.FIRST_TILE:
            return Look(cards.shop[face - do.FIRST_TILE], "")
        if face >= do.FIRST_BONUS:
            return Look(FAMILIES["bonus"], "")
        if face >= do.FIRST_WINE:
            return Look(FAMILIES["wine"] + cards.wine[face], str(cards.points[face]))
        return Look(FAMILIES["recipe"] + cards.category[face], str(cards.points[face]))

    # --- the season -------------------------------------------------------------------------------

    def heading(self) -> str:
        s = self.world
        return self.say("table-season", n=int(s.season), of=int(s.house.numbers.seasons))

    def phases(self) -> tuple[str, ...]:
        return LATE if self.world.last_season() else EARLY

    def steps(self) -> list[str]:
        if not self.view.acting:
            return []
        parts = range(1, self.world.house.numbers.action_phases + 1)
        actions = [self.say("table-step-action", n=part) for part in parts]
        return actions + [self.say(f"table-step-{key}") for key in self.phases()]

    def step(self) -> int:
        s = self.world
        if s.part:
            return int(s.part) - 1
        tied = s.pending.step if self.view.phase == "tied" and s.pending is not None else None
        if isinstance(tied, Happening):
            key = tied.phase  # R16.8: what the order decides
        elif self.view.phase == "bid":
            key = "vip"
        else:
            key = "contest" if s.cups_open else self.phases()[0]
        return int(s.house.numbers.action_phases) + self.phases().index(key)

    def stats(self, seat: int) -> list[Stat]:
        """R21: everything public of a restaurant; the cup only where it is open."""
        s = self.world
        open_cup = s.cups_open or seat == self.me
        built = s.rooms[do.ROOMS * seat : do.ROOMS * (seat + 1)]
        rooms = self.counted("room", [room for room, n in enumerate(built) for _ in range(n)])
        income = f"+{s.income(seat)}" if s.incomes_left() else ""
        toques = self.say("table-toques", n=int(s.toques(seat)))
        found: list[tuple[str, str, Icon]] = [
            ("rating", f"{s.ratings[seat]} ({toques})", "level"),
            ("stars", str(s.stars[seat]), "star"),
            ("income", income, "coin"),
            ("spoons", str(s.spoons[seat] or ""), "tool"),
            ("cup", str(s.cash[seat]) if open_cup else UNKNOWN, "cup"),
            ("cubes", str(s.cubes[seat]) if open_cup else UNKNOWN, "cube"),
            ("rooms", str(sum(built) or ""), "place"),
            ("vips", self.tokens("vip", s.vips[seat]), "heart"),
            ("themes", self.tokens("theme", s.themes[seat]), "heart"),
        ]
        names = {"rooms": self.say("table-rooms-built", rooms=rooms)}
        short = {"rating": str(s.ratings[seat])}
        return [
            Stat(
                names.get(key) or self.say(f"table-{key}"),
                value,
                key,
                icon,
                short=short.get(key, ""),
                hidden=key in CUP and not open_cup,
            )
            for key, value, icon in found
            if value and (key != "cubes" or s.house.advanced)
        ]

    def tokens(self, what: str, mask: int) -> str:
        return ", ".join(self.speaker.noun(what, at) for at in range(5) if mask >> at & 1)

    # --- zones ------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> CardWords:
        return CardWords(self.world, self.speaker, self.game.box, self.me)

    @cached_property
    def labels(self) -> Labels | None:
        return None if self.me is None else Labels(self.world, self.speaker, self.cards, self.me)

    def zone(self, place: Place, faces: list[int]) -> About:
        """What is empty and rarely matters is hidden; cards say what they cost and bring."""
        base, owner = place.base, place.owner
        about = About(refs=self.touched(place))
        if base in WHEN_FULL or base in QUIET:
            about.note = self.contents(place.of) if base == "crate" else ""
            about.things = self.cards.things(faces, None) if base in WHEN_FULL else {}
            about.hidden = not faces
            return about
        about.things = self.cards.things(faces, owner)
        if base in SPACES and owner is not None and (faces or owner == self.me):
            about.meters = self.space(base, owner, len(faces))
        if base == "hand" and owner is not None and owner != self.me:
            about.note = self.held(owner)
        if base == "menu" and owner is not None and faces:
            about.meters = menu_meters(self.world, self.speaker, owner)
            about.note = self.bare(owner) if owner == self.me else ""
        return about

    def touched(self, place: Place) -> list[str]:
        """The names that moves have for a stall or a deck."""
        if place.base == "stall":
            return [refs.named("shop", place.of)]
        if place.base != "deck":
            return []
        return ["draw-wine"] if place.of == WINE else [refs.named("course", place.of)]

    def space(self, place: str, seat: int, n: int) -> list[Meter]:
        """R2.6: how full a shelf, a cellar or the place for bonus cards is."""
        s, numbers = self.world, self.world.house.numbers
        most = {"cellar": numbers.cellar, "bonus": numbers.bonus_slots}
        slots = int(most.get(place, s.shelf_slots(seat)))
        said = self.say("meter-space", value=n, goal=slots)
        return [Meter("free", said, max(0, slots - n), slots)] if slots else []

    def contents(self, shop: str) -> str:
        """R21.2: what a crate holds can be worked out; its order cannot."""
        s = self.world
        return self.counted("kind", [s.house.kind(tile) for tile in s.crates[SHOP_IDS.index(shop)]])

    def held(self, seat: int) -> str:
        """R21: how many cards of each course somebody holds is public."""
        courses = self.world.house.cards.course
        return self.counted("course", [courses[card] for card in self.world.hands[seat]])

    def counted(self, what: str, found: list[int]) -> str:
        """Things by name with their numbers, which no line may part from them."""
        return ", ".join(
            f"{found.count(at)}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{self.speaker.noun(what, at)}"
            for at in sorted(set(found))
        )

    def bare(self, seat: int) -> str:
        """R11.2: the courses without which there is no dinner."""
        bare = [at for at in range(do.COURSES) if not of_course(self.world, seat, at)]
        names = ", ".join(self.speaker.noun("course", at) for at in bare)
        return self.say("table-no-dinner", courses=names) if bare else ""

    # --- what is to be read now -------------------------------------------------------------------

    def notices(self) -> list[Notice]:
        s = self.world
        found = []
        if self.labels is not None and s.acting:
            if s.part and s.hands[self.labels.me]:
                found.append(self.labels.shopping_list())
            if self.view.phase == "bid":
                found.append(self.labels.bid())
        if self.view.phase == "cubes":
            found.append(scores(s, self.speaker, self.me))
        return found

    def label(self, move: int) -> str:
        return self.labels.move(self.game.catalogue, self.game.kinds, move) if self.labels else ""

    def begins(self, move: int) -> bool:
        """R7.1: one goes to the market for what lies there."""
        return move == do.MARKET

    def touches(self, move: int) -> list[str]:
        """A kind that lies at a stall may lie on the shelf too: only the one meant is touched. What
        is to be had at the market stands for it."""
        form = self.game.catalogue.forms[move]
        if move == do.MARKET:
            return ["market", *(ref for then in self.after(move) for ref in self.touches(then))]
        if form["verb"] == "buy":
            shop = SHOP_IDS[self.game.box.cards.shop[move - do.BUY]]
            return [refs.lying(refs.of("stall", shop), form["card"])]
        if form["verb"] == "drop":
            return [refs.lying(refs.own("shelf", self.view.seat), form["card"])]
        if form["verb"] in CHOSEN:
            return [refs.lying(form["verb"], form["card"])]  # no place of the table: see `choices`
        return [refs.named("shop", form["shop"])] if form["verb"] == "restock" else []

    def routine(self, move: int) -> bool:
        """R6, R7: what is kept of the cards drawn, and a tile that a recipe in hand lacks, at the
        price on it; a draw, or what nothing needs, is thought over."""
        if self.game.catalogue.forms[move]["verb"] == "buy":
            return bool(self.cards.wanted_for(move - do.BUY))
        done = self.view.phase == "market" and move == do.DONE
        return done or self.view.phase in ("keep", "wine")

    def question(self) -> str:
        """What is asked, in the second person; for an action, what one has left."""
        s = self.world
        if not self.asked or self.me is None:
            return ""
        if self.view.phase == "market":
            return " ".join(self.labels.at_the_market()) if self.labels else ""
        if self.view.phase != "action":
            at = min(len(s.dinners[self.me]), int(do.COURSES) - 1)
            course = self.speaker.noun("course", at)
            icon = self.speaker.noun("speciality", int(s.icon_for))
            return self.say(f"table-ask-{self.view.phase}", course=course, icon=icon)
        return self.say("table-your-turn", n=int(s.actions), coins=s.cash[self.me])

    def sites(self) -> list[Site]:
        places = Places(self.world, self.speaker, self.game.box, self.me)
        stock = [places.stock()] if self.world.house.advanced else []
        bill = [] if self.view.acting else [places.bill()]
        asked = {"bid": places.bids, "sommelier": places.wines}.get(self.view.phase, self.choices)
        return [places.scale(), *stock, *(asked() if self.asked else []), *bill]

    def choices(self) -> list[Site]:
        """What lies in a crate, a bin or among the bonus cards laid aside, to choose from."""
        forms = self.game.catalogue.forms
        found = [move for move in self.moves if forms[move]["verb"] in CHOSEN]
        spots = [
            Spot(label, at, 0, label, self.touches(move), face=forms[move]["card"])
            for at, move in enumerate(found)
            if (label := self.label(move) or self.speaker.move(move))
        ]
        return [Site("choices", self.say("table-choices"), "grid", spots)] if spots else []

    def described(self, sort: str, at: int) -> str:
        return self.speaker.pair(self.speaker.noun(sort, at), self.cards.described(at))


SHOW = RistoranteShow
