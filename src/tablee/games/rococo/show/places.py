"""The main board: recipe row, display, five tables, service tables, hosts, special tiles."""

from __future__ import annotations

from tablee.games.rococo.rules.conditions import reached
from tablee.games.rococo.rules.house import NOTHING, Gift
from tablee.games.rococo.rules.market import tile_price
from tablee.games.rococo.rules.moves import FACES, KIND_RECIPE, LONGEST, TABLES, space_names
from tablee.games.rococo.rules.salon import EMPTY, FREE, Salon
from tablee.games.rococo.rules.scoring import majority, standings
from tablee.games.rococo.show.faces import FaceWords
from tablee.games.rococo.show.labels import gift_words
from tablee.i18n import Speaker
from tablee.show import Chip, Site, Spot


class Places:
    """The board as sites of spots."""

    def __init__(self, world: Salon, speaker: Speaker, faces: FaceWords) -> None:
        self.s = world
        self.speaker = speaker
        self.faces = faces

    def say(self, key: str, **args: str | int) -> str:
        return self.speaker.texts(key, **args)

    def all(self) -> list[Site]:
        return [
            self.row(),
            self.display(),
            self.salon(),
            self.services(),
            self.hosts(),
            self.specials(),
        ]

    def who(self, p: int) -> Chip:
        """Whose marker; the Mentor's has his name."""
        if p == self.s.house.mentor:
            return Chip(self.say("table-mentor"))
        return Chip(self.speaker.seat(p), seat=p)

    def card(self, card: int) -> str:
        return self.speaker.noun("card", FACES[card])

    def key(self, card: int) -> str:
        return f"card:{self.s.house.kinds[FACES[card]]}"

    # --- the market -------------------------------------------------------------------------------

    def row(self) -> Site:
        """R8.1.1: prices stand under the slots; the last ones leave at the next preparation."""
        s, board = self.s, self.s.house.board
        spots = []
        for at, card in enumerate(s.row):
            price = Chip(self.say("table-price", n=board.prices[at]), icon="coin")
            chips = [price]
            if at >= len(s.row) - board.expiring:
                chips.append(Chip(self.say("table-expires"), "warn"))
            if card == EMPTY:
                label = self.say("table-empty-slot", n=at + 1)
                spots.append(Spot(label, at, 0, "", [], chips, empty=True))
                continue
            thing = self.faces.recipe(FACES[card] - KIND_RECIPE)
            label = self.speaker.pair(self.card(card), thing.text)
            chips = [*chips, *thing.chips]
            spots.append(Spot(label, at, 0, self.card(card), [self.key(card)], chips, family=2))
        return Site("row", self.say("zone-recipe-row"), "track", spots)

    def display(self) -> Site:
        """R8.2.1: today's price of each row stands before it."""
        s, board = self.s, self.s.house.board
        spots = []
        for row in range(board.rows):
            tiles = [cell for cell in range(3 * row, 3 * row + 3) if s.display[cell] != EMPTY]
            price = self.say("table-price", n=int(tile_price(s, tiles[0]))) if tiles else "–"
            chips = [Chip(self.say("table-expires"), "warn")] if row >= board.upper else []
            spots.append(Spot(price, 0, row, price, [], chips, heading=True))
            for cell in range(3 * row, 3 * row + 3):
                place = f"{row + 1}.{cell % 3 + 1}"
                card = s.display[cell]
                if card == EMPTY:
                    spots.append(Spot(place, cell % 3 + 1, row, "", [], [], empty=True))
                else:
                    refs = [f"cell_{place}"]
                    spots.append(Spot(self.card(card), cell % 3 + 1, row, self.card(card), refs))
        return Site("display", self.say("zone-display"), "grid", spots)

    # --- the tables -------------------------------------------------------------------------------

    def salon(self) -> Site:
        """A table is a row: its bonus tile and its sign with who holds it now, then its spaces."""
        spots = []
        for table in range(len(TABLES)):
            spots.append(self.sign(table))
            spots += [self.space(table, at) for at in range(self.s.house.board.sizes[table])]
        return Site("salon", self.say("table-salon"), "grid", spots)

    def sign(self, table: int) -> Spot:
        s, awards = self.s, self.faces.game.box.awards
        name = self.speaker.noun("table", table)
        bonus = awards.table_texts[s.tiles_on[table]][self.speaker.language]
        board = s.house.board
        second = board.second[table] if s.house.players > 2 else 0
        chips = [Chip(self.say("table-majority", first=board.first[table], second=second))]
        for p in standings(s, table):
            points = int(majority(s, p, table))
            if points:
                chip = self.who(p)
                chip.text = f"{chip.text} +{points}"
                chips.append(chip)
        return Spot(
            f"{name}. {bonus}",
            0,
            table,
            self.speaker.pair(name, bonus),
            [f"table_{TABLES[table]}"],
            chips,
            heading=True,
        )

    def space(self, table: int, at: int) -> Spot:
        s = self.s
        space = table * LONGEST + at
        refs = [f"space_{space_names()[space]}"]
        gift = gift_words(self.speaker, s.house.board.spaces[space])
        if s.spaces[space] == EMPTY:
            label = self.say("table-space", n=at + 1, gift=gift or "–")
            return Spot(label, at + 1, table, gift, refs, [], empty=not gift)
        card = s.spaces[space]
        value = s.house.goods.value[FACES[card] - KIND_RECIPE]
        text = f"{self.card(card)} ({value})"
        return Spot(text, at + 1, table, text, refs, [self.who(s.owners[space])], family=2)

    # --- servants, hosts, special tiles -----------------------------------------------------------

    def services(self) -> Site:
        """R8.9.1, R8.9.2: cost and gain of the slots; on the small side one closes the other."""
        s, board = self.s, self.s.house.board
        spots = []
        for service, tables in enumerate(board.connects):
            names = " – ".join(self.speaker.noun("table", table) for table in tables)
            spots.append(Spot(names, 0, service, names, heading=True))
            for side in range(2):
                slot = 2 * service + side
                taken = s.slots[slot ^ 1] != FREE and board.single
                refs = [f"slot_{self.faces.game.nouns['slot'][slot].key}"]
                spots.append(self.marker(slot, s.slots[slot], taken, refs, side + 1, service))
        return Site("services", self.say("table-services"), "grid", spots)

    def marker(
        self, slot: int, owner: int, closed: bool, refs: list[str], column: int, row: int
    ) -> Spot:
        board = self.s.house.board
        gain = self.points(board.points[slot], board.gifts[slot])
        text = self.say("table-cost", n=board.costs[slot], gain=gain)
        if owner != FREE:
            return Spot(gain, column, row, gain, refs, [self.who(owner)])
        if closed:
            return Spot(self.say("table-closed"), column, row, self.say("table-closed"), [], [])
        return Spot(text, column, row, text, refs)

    def points(self, points: int, gift: Gift) -> str:
        return (
            gift_words(self.speaker, gift)
            if gift.kind != NOTHING
            else self.say("table-final", n=points)
        )

    def hosts(self) -> Site:
        s, board = self.s, self.s.house.board
        spots = []
        for host, cost in enumerate(board.host_costs):
            gain = self.say("table-final", n=board.host_points[host])
            text = self.say("table-cost", n=cost, gain=gain)
            owner = s.hosts[host]
            chips = [self.who(owner)] if owner != FREE else []
            refs = [f"host_{host + 1}"]
            spots.append(Spot(text, host, 0, text, refs, chips))
        return Site("hosts", self.say("table-hosts"), "grid", spots)

    def specials(self) -> Site:
        """R10: the condition, how far the viewer is, and who has which space."""
        s, awards = self.s, self.faces.game.box.awards
        spots = []
        for at in range(2):
            tile = s.tiles_on[5 + at]
            text = awards.special_texts[tile][self.speaker.language]
            chips = []
            if self.faces.me is not None:
                demand = awards.special_demands[tile]
                have = int(reached(s, demand, self.faces.me))
                tone = "have" if have >= demand.n else "lack"
                chips.append(Chip(f"{have}/{demand.n}", "have" if tone == "have" else "lack"))
            spots.append(Spot(text, 0, at, text, [], chips, heading=True))
            for space, points in enumerate(awards.special_spaces[tile]):
                owner = s.claims[3 * at + space]
                whose = [self.who(owner)] if owner != FREE else []
                label = self.say("table-final", n=points)
                spots.append(Spot(label, space + 1, at, label, [], whose))
        return Site("specials", self.say("table-specials"), "grid", spots)
