"""How Ristorante Italia looks: the season and its phases, what recipes lack, what is to be bought.

Everything is asked of the rules on a world of the viewer: what a recipe lacks, what an income
phase brings, what a lost bid costs, how the bill stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from tablee.games.ristorante.cards import COURSE_IDS, SHOP_IDS
from tablee.games.ristorante.game import RistoranteItalia
from tablee.games.ristorante.rules.cooking import level_reached
from tablee.games.ristorante.rules.finale import bill, has_wine, wine_matches
from tablee.games.ristorante.rules.moves import (
    BID,
    BUILD,
    FIRST_BONUS,
    FIRST_TILE,
    FIRST_WINE,
    ROOMS,
    SHOPS,
)
from tablee.games.ristorante.rules.tiles import crate_kinds, kinds_in
from tablee.games.ristorante.rules.town import SEATED, Town
from tablee.games.ristorante.rules.town import WINE as WINE_DECK
from tablee.games.ristorante.rules.vip import lost_share
from tablee.show import (
    About,
    Carry,
    Chip,
    Earn,
    Layout,
    Look,
    Notice,
    Show,
    Site,
    Spot,
    Stat,
    Thing,
)

ROW: Layout = "row"
PILE: Layout = "pile"
STACK: Layout = "stack"
DECKS = (*COURSE_IDS, "wine")
EARLY = ("action-1", "action-2", "action-3", "critic", "vip", "income")  # R4.1
LATE = ("action-1", "action-2", "action-3", "guide", "vip", "thrift", "contest")  # R4.2
FAMILIES = {"recipe": SHOPS, "wine": SHOPS + 3, "bonus": SHOPS + 8}  # after those of the shops
PRICED = ("buy", "crate", "wine", "acquire")
WHEN_FULL = ("drawn", "counter")  # shown while something lies there
QUIET = ("bin", "discard", "crate")


class RistoranteShow(Show[RistoranteItalia, Town]):
    minutes = (60, 90)
    layouts: ClassVar[Mapping[str, Layout]] = {
        "drawn": "hand",
        "hand": "hand",
        "menu": "fan",
        "cellar": "fan",
        "shelf": "row",
        "bonus": "fan",
        "bonus_board": "row",
        "bonus_deck": "pile",
        "bonus_discard": "stack",
        **dict.fromkeys([f"stall_{shop}" for shop in SHOP_IDS], ROW),
        **dict.fromkeys([f"crate_{shop}" for shop in SHOP_IDS], PILE),
        **dict.fromkeys([f"bin_{shop}" for shop in SHOP_IDS], STACK),
        **dict.fromkeys([f"deck_{deck}" for deck in DECKS], PILE),
        **dict.fromkeys([f"discard_{deck}" for deck in DECKS], STACK),
    }
    carries: ClassVar[Mapping[str, Carry]] = {
        "drew": Carry("", "deck_{course}", "drawn", n="n"),
        "drew-wine": Carry("", "deck_wine", "drawn", n="n"),
        "kept": Carry("card", "drawn", "hand_{seat}"),
        "wine": Carry("card", "drawn", "cellar_{seat}"),
        "bought": Carry("kind", "stall_{shop}", "shelf_{seat}"),
        "searched": Carry("kind", "crate_{shop}", "shelf_{seat}"),
        "prowled": Carry("kind", "bin_{shop}", "shelf_{seat}"),
        "dropped": Carry("kind", "shelf_{seat}", "bin_{shop}"),
        "restocked": Carry("", "stall_{shop}", "bin_{shop}"),
        "stall": Carry("kind", "crate_{shop}", "stall_{shop}"),
        "played": Carry("card", "hand_{seat}", "menu_{seat}"),
        "acquired": Carry("card", "bonus_board", "bonus_{seat}"),
        "took-bonus": Carry("card", "bonus_discard", "bonus_{seat}"),
        "offered": Carry("card", "bonus_deck", "bonus_board"),
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
        if face >= FIRST_TILE:
            return Look(cards.shop[face - FIRST_TILE], "")
        if face >= FIRST_BONUS:
            return Look(FAMILIES["bonus"], "")
        if face >= FIRST_WINE:
            return Look(FAMILIES["wine"] + cards.wine[face], "")
        return Look(FAMILIES["recipe"] + cards.category[face], str(cards.points[face]))

    # --- the season -------------------------------------------------------------------------------

    def heading(self) -> str:
        s = self.world
        return self.say("table-season", n=int(s.season), of=int(s.house.numbers.seasons))

    def phases(self) -> tuple[str, ...]:
        return EARLY if self.world.season < self.world.house.numbers.seasons else LATE

    def steps(self) -> list[str]:
        return [self.say(f"table-step-{key}") for key in self.phases()] if self.view.acting else []

    def step(self) -> int:
        s = self.world
        if s.part:
            return int(s.part) - 1
        if self.view.phase == "bid":
            return 4
        if s.cups_open:
            return 6
        return 3

    def stats(self, seat: int) -> list[Stat]:
        """R21: everything public of a restaurant; the cup only where it is open."""
        s = self.world
        toques = self.say("table-toques", n=int(s.toques(seat)))
        found = [
            Stat(self.say("table-rating"), f"{s.ratings[seat]} ({toques})", "rating", "level"),
            Stat(self.say("table-stars"), str(s.stars[seat]), "stars", "star"),
            Stat(self.say("table-income"), f"+{s.income(seat)}", "income", "coin"),
        ]
        if s.spoons[seat]:
            found.append(Stat(self.say("table-spoons"), str(s.spoons[seat]), "spoons", "tool"))
        open_cup = s.cups_open or seat == self.me
        coins = str(s.cash[seat]) if open_cup else "?"
        found.append(Stat(self.say("table-cup"), coins, "cup", "cup"))
        if s.house.advanced:
            cubes = str(s.cubes[seat]) if open_cup else "?"
            found.append(Stat(self.say("table-cubes"), cubes, "cubes", "cube"))
            if s.rooms_of(seat):
                found.append(Stat(self.say("table-rooms"), self.rooms_of(seat), "rooms", "place"))
        vips = [self.speaker.noun("vip", at) for at in range(4) if s.vips[seat] >> at & 1]
        if vips:
            found.append(Stat(self.say("table-vips"), ", ".join(vips), "vips", "heart"))
        themes = [self.speaker.noun("theme", at) for at in range(5) if s.themes[seat] >> at & 1]
        if themes:
            found.append(Stat(self.say("table-themes"), ", ".join(themes), "themes", "heart"))
        return found

    def rooms_of(self, seat: int) -> str:
        s = self.world
        names = []
        for room in range(ROOMS):
            n = s.rooms[ROOMS * seat + room]
            if n:
                names.append(f"{n} × {self.speaker.noun('room', room)}")
        return ", ".join(names)

    # --- zones ------------------------------------------------------------------------------------

    def zone(self, name: str, faces: list[int]) -> About:
        """What is empty and rarely matters is hidden; cards say what they cost and bring."""
        place, _, rest = name.partition("_")
        if name in WHEN_FULL or place in QUIET:
            note = self.contents(rest) if place == "crate" else ""
            things = self.things(faces) if name in WHEN_FULL else {}
            return About(hidden=not faces, things=things, note=note)
        if name == "deck_wine" and self.view.phase == "sommelier" and self.asked:
            wines = sorted(self.world.decks[WINE_DECK])  # R16.18: the buyer looks through the pile
            return About(note=", ".join(self.speaker.noun("card", card) for card in wines))
        about = About(things=self.things(faces))
        if self.me is not None and name == f"menu_{SEATED[self.me]}" and faces:
            about.note = self.menu_note(self.me)
        return about

    def contents(self, shop: str) -> str:
        """R21.2: what a crate holds can be worked out; its order cannot."""
        s = self.world
        kinds = [s.house.kind(tile) for tile in s.crates[SHOP_IDS.index(shop)]]
        return ", ".join(
            f"{kinds.count(kind)} × {self.speaker.noun('kind', kind)}"
            for kind in sorted(set(kinds))
        )

    def things(self, faces: list[int]) -> dict[int, Thing]:
        return {face: self.thing(face) for face in faces if face >= 0}

    def thing(self, face: int) -> Thing:
        cards = self.game.box.cards
        if face >= FIRST_TILE:
            return Thing(chips=[Chip(str(cards.cost[face]), icon="coin"), *self.wish(face)])
        if face >= FIRST_BONUS:
            text = self.game.box.deck.texts[face - FIRST_BONUS][self.speaker.language]
            chips = [Chip(str(cards.cost[face]), icon="coin")]
            if self.world.face_down(face):
                chips.append(Chip(self.say("table-used"), "later"))
            return Thing(text, chips)
        if face >= FIRST_WINE:
            text = self.speaker.noun("wine-type", cards.wine[face])
            return Thing(text, [Chip(str(cards.cost[face]), icon="coin"), *self.brings(face)])
        return self.recipe(face)

    def brings(self, face: int) -> list[Chip]:
        """R10.1: income with its sign, points with theirs."""
        cards = self.game.box.cards
        return [
            Chip(f"+{cards.income[face]}", "note", icon="coin"),
            Chip(self.say("table-points", n=cards.points[face]), "note", icon="point"),
        ]

    def recipe(self, face: int) -> Thing:
        """What it is, what it brings; for the viewer's own, what it lacks."""
        cards = self.game.box.cards
        words = [
            self.speaker.noun("course", cards.course[face]),
            self.speaker.noun("category", cards.category[face]),
            self.speaker.noun("speciality", cards.speciality[face]),
            self.say("table-toques", n=cards.level[face]),
            self.speaker.noun("wine-type", cards.wine[face]),
        ]
        chips = self.brings(face)
        if self.me is not None:
            s = self.world
            if has_wine(s, self.me, cards.wine[face]):
                chips.append(Chip(self.say("table-match"), "have"))
            if face in s.hands[self.me] or face in s.drawn:
                chips += self.lacking(face)
        if face in self.world.fresh:
            chips.append(Chip(self.say("table-new"), "want"))
        return Thing(" · ".join(words), chips)

    def lacking(self, face: int) -> list[Chip]:
        """R8.2: each ingredient there or missing, and the toques."""
        s = self.world
        assert self.me is not None
        missing = s.lacks(self.me, face)
        chips = [
            Chip(self.speaker.noun("kind", kind), "lack" if kind in missing else "have")
            for kind in s.house.cards.needs[face]
        ]
        if not level_reached(s, self.me, face):
            level = s.house.cards.level[face]
            chips.append(Chip(self.say("table-toques", n=level), "later", icon="level"))
        elif not missing:
            chips.append(Chip(self.say("table-ready"), "want"))
        return chips

    def wish(self, face: int) -> list[Chip]:
        """Whether a tile is on the viewer's shopping list."""
        if self.me is None:
            return []
        kind = face - FIRST_TILE
        wanted = any(kind in self.world.lacks(self.me, card) for card in self.hand())
        return [Chip(self.say("table-wanted"), "want")] if wanted else []

    def hand(self) -> list[int]:
        assert self.me is not None
        return self.world.hands[self.me]

    def menu_note(self, seat: int) -> str:
        """The running theme, matches and income of a menu."""
        s = self.world
        cards = s.house.cards
        menu = s.menus[seat]
        parts = []
        for table, names in ((cards.category, "category"), (cards.speciality, "speciality")):
            counts = [courses(s, menu, table, at) for at in range(3)]
            n = max(counts)
            best = counts.index(n)
            if n:
                parts.append(f"{self.speaker.noun(names, best)} {n}/4")
        matches = int(wine_matches(s, seat) * s.house.numbers.wine_match)
        parts.append(self.say("table-matches", n=matches))
        parts.append(self.say("table-brings", n=int(s.income(seat))))
        return " · ".join(parts)

    # --- what is to be read now -------------------------------------------------------------------

    def notices(self) -> list[Notice]:
        found = []
        s = self.world
        if self.me is not None and s.part and s.acting:
            lines = self.shopping_list()
            if lines:
                found.append(Notice(self.say("table-shopping"), lines, "shopping"))
        if self.view.phase == "bid" and self.me is not None:
            found.append(Notice(self.say("table-bid"), self.bid_lines(), "bid"))
        if self.view.phase == "cubes":
            judged = [seat for seat in range(s.seats) if s.judged >> seat & 1]
            lines = [
                self.say("table-score", seat=self.speaker.seat(seat), n=s.tally[seat])
                for seat in judged
            ]
            found.append(Notice(self.say("table-scores"), lines, "scores"))
        return found

    def shopping_list(self) -> list[str]:
        """One line for each recipe in hand that lacks something: what, for how much, and where."""
        assert self.me is not None
        s = self.world
        stalls = [kind for shop in range(SHOPS) for kind in kinds_in(s.house, s.stalls[shop])]
        crates = [kind for shop in range(SHOPS) for kind in crate_kinds(s, shop)]
        lines = []
        for card in sorted(self.hand()):
            missing = s.lacks(self.me, card)
            if not missing:
                lines.append(self.say("table-can-cook", card=self.speaker.noun("card", card)))
                continue
            words = []
            for kind in missing:
                where = "stall" if kind in stalls else "crate" if kind in crates else "gone"
                place = self.say(f"table-at-{where}", n=int(s.house.kind_cost(kind)))
                words.append(f"{self.speaker.noun('kind', kind)} ({place})")
            name = self.speaker.noun("card", card)
            lines.append(self.say("table-lacks", card=name, kinds=", ".join(words)))
        return lines

    def bid_lines(self) -> list[str]:
        """R9: what a star is worth, what the income adds, and who wins a tie."""
        assert self.me is not None
        s = self.world
        lines = [
            self.say("table-star-worth", n=int(s.house.numbers.star)),
            self.say("table-purse", n=s.cash[self.me]),
        ]
        if s.season < s.house.numbers.seasons:
            lines.append(self.say("table-brings", n=int(s.income(self.me))))
        return lines

    def label(self, move: int) -> str:
        """What a purchase costs; R9.3: a bid says what losing costs."""
        s = self.world
        form = self.game.moves.forms[move]
        verb = form["verb"]
        if verb == "bid":
            coins = move - BID
            return self.say("table-bid-move", n=coins, share=int(lost_share(s, coins)))
        if verb == "build":
            cost = s.house.numbers.room_cost[move - BUILD]
        elif verb in PRICED:
            cost = s.house.cards.cost[self.game.kinds.index(form["card"])]
        else:
            return ""
        return self.say("table-priced", what=self.speaker.move(move), n=int(cost))

    def question(self) -> str:
        """What is asked, in the second person; for an action, what one has left."""
        s = self.world
        if not self.asked or self.me is None:
            return ""
        if self.view.phase != "action":
            return self.say(f"table-ask-{self.view.phase}")
        return self.say("table-your-turn", n=int(s.actions), coins=s.cash[self.me])

    # --- places that are no zones -----------------------------------------------------------------

    def sites(self) -> list[Site]:
        found = [self.scale()]
        if self.world.house.advanced:
            found.append(self.stock())
        if not self.view.acting:
            found.append(self.bill())
        return found

    def scale(self) -> Site:
        """R2.7, R2.8: the rating scale, as far as the pawns stand and the next toque."""
        s = self.world
        numbers = s.house.numbers
        last = min(max(*s.ratings, 17) + 1, int(numbers.top))
        spots = []
        for at, rating in enumerate(range(int(numbers.rating), last + 1)):
            chips = [Chip("", seat=seat) for seat in range(s.seats) if s.ratings[seat] == rating]
            first = rating == numbers.rating
            more = first or numbers.toques[rating] > numbers.toques[rating - 1]
            if more:
                chips.append(Chip(self.say("table-toques", n=numbers.toques[rating]), "note"))
            who = [self.speaker.seat(chip.seat) if chip.seat >= 0 else chip.text for chip in chips]
            label = self.speaker.pair(str(rating), ", ".join(who) or "-")
            spots.append(Spot(label, at, 0, str(rating), chips=chips))
        return Site("scale", self.say("table-scale"), "track", spots)

    def stock(self) -> Site:
        """R17, R13, R18: rooms to build, cubes in the pot, cookbooks."""
        s = self.world
        numbers = s.house.numbers
        spots = []
        for room in range(ROOMS):
            points = numbers.room_points[room]
            chips = [
                Chip(str(numbers.room_cost[room]), icon="coin"),
                Chip(f"+{numbers.room_income[room]}", "note", icon="coin"),
                Chip(self.say("table-points", n=points), "note", icon="point"),
            ]
            if s.season < numbers.room_season[room]:
                later = self.say("table-from-season", n=numbers.room_season[room])
                chips.append(Chip(later, "later"))
            name = self.speaker.noun("room", room)
            text = self.say("table-left", name=name, n=s.stock[room])
            refs = [f"room:{s.house.rooms[room]}"]
            spots.append(Spot(text, room, 0, text, refs, chips, empty=not s.stock[room]))
        pot = self.say("table-pot", n=int(s.pot))
        spots.append(Spot(pot, ROOMS, 0, pot, empty=not s.pot))
        books = self.say("table-cookbooks", n=int(s.cookbooks))
        spots.append(Spot(books, ROOMS + 1, 0, books, empty=not s.cookbooks))
        return Site("stock", self.say("table-stock"), "grid", spots)

    def bill(self) -> Site:
        """R11.9: the final scoring line by line."""
        s = self.world
        bills = [bill(s, seat) for seat in range(s.seats)]
        spots = []
        for line in range(len(bills[0])):
            name = self.speaker.noun("line", line)
            spots.append(Spot(name, 0, line, name, heading=True))
            best = max(lines[line] for lines in bills)
            for seat in range(s.seats):
                n = bills[seat][line]
                chips = [Chip("", "have")] if n == best and n else []
                label = self.speaker.pair(name, f"{self.speaker.seat(seat)} {n}")
                spots.append(Spot(label, seat + 1, line, str(n), chips=chips))
        total = self.say("table-total")
        spots.append(Spot(total, 0, len(bills[0]), total, heading=True))
        for seat in range(s.seats):
            n = sum(bills[seat])
            label = self.speaker.pair(total, f"{self.speaker.seat(seat)} {n}")
            spots.append(Spot(label, seat + 1, len(bills[0]), str(n)))
        columns = ["", *[self.speaker.seat(seat) for seat in range(s.seats)]]
        return Site("bill", self.say("table-bill"), "grid", spots, columns)


def courses(s: Town, menu: list[int], table: list[int], at: int) -> int:
    """How many courses of a menu have a recipe of this category or speciality."""
    return len({s.house.cards.course[card] for card in menu if table[card] == at})


SHOW = RistoranteShow
