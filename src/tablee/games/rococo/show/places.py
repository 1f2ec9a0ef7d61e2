"""The main board: recipe row, display, five tables, service tables, hosts, special tiles."""

from __future__ import annotations

from tablee.games.rococo.box import Box
from tablee.games.rococo.rules import conditions, ids
from tablee.games.rococo.rules.conditions import player_meets, reached
from tablee.games.rococo.rules.delivery import if_set_down
from tablee.games.rococo.rules.gift import Gift
from tablee.games.rococo.rules.house import Demand
from tablee.games.rococo.rules.ids import FACES, space_names
from tablee.games.rococo.rules.market import staple_prices, tile_price
from tablee.games.rococo.rules.people import cost, place_closed
from tablee.games.rococo.rules.preparation import leaving_cells, leaving_slots
from tablee.games.rococo.rules.rounds import rounds_left
from tablee.games.rococo.rules.salon import EMPTY, FREE, Salon
from tablee.games.rococo.rules.scoring import SOURCES, bill, majority, prize, projection, standings
from tablee.games.rococo.show.faces import FaceWords
from tablee.games.rococo.show.labels import gift_key, gift_words
from tablee.i18n import Speaker
from tablee.show import Chip, Line, Meter, Site, Spot, bill_of, refs

RECIPES = 2  # the colour of recipes and pastries


def demand_chip(box: Box, demand: Demand) -> Chip:
    """What a table asks for as a picture, or as a number; as a warning what it does not like."""
    ingredient = box.words.keys("ingredient")[demand.icon]
    wanted = {
        conditions.CONTAINS: ingredient,
        conditions.GARNISH: box.words.keys("garnish")[demand.icon],
        conditions.CHEF: "chef",
    }
    unwanted = {
        conditions.LACKS: ingredient,
        conditions.NO_GARNISH: "piping",
        conditions.NOT_CHEF: "chef",
    }
    kind = int(demand.kind)
    if kind in unwanted:
        return Chip("", "warn", face=unwanted[kind], key="asks")
    n = int(demand.n) if kind == conditions.VALUE_EQUALS else 0
    return Chip("", "want", face=wanted.get(kind, ""), key="asks", n=n)


def gives(gift: Gift, words: str = "") -> list[Chip]:
    """What a place gives, as a picture and a number."""
    key = gift_key(gift)
    return [Chip(words, face=key, key="gives", n=int(gift.amount))] if key else []


def price_ref(staple: int, at: int) -> str:
    """What stands for buying so many of a staple: their price."""
    return refs.named(refs.named("price", ids.STAPLES[staple]), str(at + 1))


def space_ref(space: int) -> str:
    return refs.named("space", space_names()[space])


class Places:
    """The board as sites of spots."""

    def __init__(self, world: Salon, speaker: Speaker, faces: FaceWords, presenting: bool) -> None:
        self.s = world
        self.presenting = presenting  # the viewer looks for a space
        self.speaker = speaker
        self.faces = faces

    def say(self, key: str, **args: str | int) -> str:
        return self.speaker.texts(key, **args)

    def all(self) -> list[Site]:
        board = [self.row(), self.display(), self.salon(), self.services(), self.hosts()]
        return [*board, self.specials(), *self.pantry(), *self.racks()]

    def name(self, p: int) -> str:
        return self.speaker.seat(p) if p < self.s.seats else self.say("table-mentor")

    def who(self, p: int, n: int = 0) -> Chip:
        """Whose marker: a chip of a seat is shown with its name; the Mentor has none."""
        gain = f"+{n}" if n else ""
        if p < self.s.seats:
            return Chip(gain, seat=p, key="whose", n=n)
        text = f"{self.name(p)} {gain}" if gain else self.name(p)
        return Chip(text, face="mentor", key="whose", n=n)

    def card(self, card: int) -> str:
        return self.speaker.noun("card", FACES[card])

    def key(self, card: int) -> str:
        return self.s.house.kinds[FACES[card]]

    def value(self, card: int) -> int:
        return int(self.s.house.recipes[FACES[card] - ids.KIND_RECIPE].value)

    def row(self) -> Site:
        """R8.1.1: prices stand under the slots; the last ones leave at the next preparation."""
        s, board = self.s, self.s.house.board
        leaving = leaving_slots(s) if rounds_left(s) else []
        spots = []
        for at, card in enumerate(s.row):
            chips = [Chip(self.say("table-price", n=board.prices[at]), icon="coin")]
            meters = [Meter("price", chips[0].text, board.prices[at])]
            if at in leaving:
                chips.append(Chip(self.say("table-expires"), "warn", key="leaves"))
            if card == EMPTY:
                label = self.say("table-empty-slot")
                spots.append(Spot(label, at, 0, "", [], chips, empty=True, meters=meters))
                continue
            thing = self.faces.recipe(FACES[card] - ids.KIND_RECIPE)
            name, key = self.card(card), self.key(card)
            spot = Spot(self.speaker.pair(name, thing.text), at, 0, name, [refs.card(key)])
            spot.chips = [*chips, *thing.chips]
            spot.family, spot.face = RECIPES, key
            spot.meters = [*meters, Meter("value", thing.text, self.value(card))]
            spots.append(spot)
        return Site("row", self.say("zone-recipe-row"), "track", spots)

    def display(self) -> Site:
        """R8.2.1: today's price of each row stands before it."""
        s, board = self.s, self.s.house.board
        leaving = leaving_cells(s) if rounds_left(s) else []
        spots = []
        for row in range(board.rows):
            tiles = [cell for cell in range(3 * row, 3 * row + 3) if s.display[cell] != EMPTY]
            cost = int(tile_price(s, tiles[0])) if tiles else 0
            price = self.say("table-price", n=cost) if tiles else "–"
            leaves = Chip(self.say("table-expires"), "warn", key="leaves")
            chips = [leaves] if 3 * row in leaving else []
            meters = [Meter("price", price, cost)] if tiles else []
            spots.append(Spot(price, 0, row, price, [], chips, heading=True, meters=meters))
            for cell in range(3 * row, 3 * row + 3):
                place = f"{row + 1}.{cell % 3 + 1}"
                card = s.display[cell]
                if card == EMPTY:
                    spots.append(Spot(place, cell % 3 + 1, row, "", [], [], empty=True))
                else:
                    name, touched = self.card(card), [refs.named("cell", place)]
                    spot = Spot(f"{name}, {price}", cell % 3 + 1, row, name, touched)
                    spot.face = self.key(card)
                    spot.chips = self.faces.tile(FACES[card] - ids.KIND_TILE).chips
                    spots.append(spot)
        return Site("display", self.say("zone-display"), "grid", spots)

    def pantry(self) -> list[Site]:
        """R8.3.1: one's own staples, and the total price of the next ones."""
        s, me, numbers = self.s, self.faces.me, self.s.house.numbers
        if me is None:
            return []
        spots = []
        for staple, key in enumerate(ids.STAPLES):
            have, most = s.staples[me][staple], numbers.most[staple]
            name = self.speaker.noun("staple", staple)
            text = f"{have}/{most} {name}"
            prices = staple_prices(s, me, staple)
            beyond = most - have - len(prices)  # more than one buys at once
            meters = [Meter("have", text, have, most), Meter("beyond", "", beyond)]
            spots.append(Spot(text, 0, staple, text, heading=True, face=key, meters=meters))
            for n, price in enumerate(prices, 1):
                text = self.speaker.pair(f"+{n}", self.say("table-price", n=price))
                meters = [Meter("price", text, price)]
                touched = [price_ref(staple, n - 1)]
                label = f"{spots[-n].label}, {text}"
                spots.append(Spot(label, n, staple, text, touched, face=key, meters=meters))
        return [Site("pantry", self.say("table-staples"), "grid", spots)]

    def racks(self) -> list[Site]:
        """One's own two racks, by what they are called; what lies there is in their zone."""
        if self.faces.me is None:
            return []
        spots = [
            Spot(self.speaker.noun("rack", at), 0, at, refs=[refs.named("rack", key)], face=key)
            for at, key in enumerate(ids.RACKS)
        ]
        return [Site("racks", "", "track", spots)]

    def salon(self) -> Site:
        """A table is a row: its bonus tile and its sign with who holds it now, then its spaces."""
        spots = []
        for table in range(len(ids.TABLES)):
            spots.append(self.sign(table))
            spots += [self.space(table, at) for at in range(self.s.house.board.sizes[table])]
        return Site("salon", self.say("table-salon"), "grid", spots)

    def sign(self, table: int) -> Spot:
        """What the bonus tile asks for and gives, what a majority brings, and who has it."""
        s, box, at = self.s, self.faces.game.box, self.s.tiles_on[table]
        name = self.speaker.noun("table", table)
        bonus = box.words.texts["award"][at][self.speaker.language]
        gift = box.contents.table_tiles[at].gift
        first, second = int(prize(s, table, 0)), int(prize(s, table, 1))
        chips = [demand_chip(box, box.contents.table_tiles[at].demand)]
        chips += gives(gift, gift_words(self.speaker, gift))
        chips.append(Chip(self.say("table-majority", first=first, second=second), "note"))
        gains = {p: int(n) for p in standings(s, table) if (n := majority(s, p, table))}
        chips += [self.who(p, n) for p, n in gains.items()]
        held = ", ".join(f"{self.name(p)} +{n}" for p, n in gains.items())
        label = " ".join(filter(None, [f"{name}.", bonus, held]))
        spot = Spot(label, 0, table, self.speaker.pair(name, bonus), chips=chips, heading=True)
        spot.refs = [refs.named("table", ids.TABLES[table])]
        spot.meters = [Meter("first", "", first), Meter("second", "", second)]
        spot.face = ids.TABLES[table]
        return spot

    def space(self, table: int, at: int) -> Spot:
        s = self.s
        space = table * ids.LONGEST + at
        touched = [space_ref(space)]
        gift = s.house.board.spaces[space]
        if s.spaces[space] == EMPTY:
            words = gift_words(self.speaker, gift)
            label = self.speaker.pair(self.speaker.noun("space", space), words or "–")
            spot = Spot(label, at + 1, table, words, touched, gives(gift), empty=not words)
            if self.presenting and self.faces.me is not None:
                self.forecast(spot, self.faces.me, space)
            return spot
        card, owner = s.spaces[space], s.owners[space]
        value = self.value(card)
        text = f"{self.card(card)} ({value})"
        label = f"{text}, {self.name(owner)}"
        spot = Spot(label, at + 1, table, text, touched, [self.who(owner)])
        spot.family, spot.face = RECIPES, self.key(card)
        spot.meters = [Meter("value", text, value)]
        return spot

    def forecast(self, spot: Spot, me: int, space: int) -> None:
        """How the score would stand with the pastry here."""
        now = sum(projection(self.s, me))
        then = sum(projection(if_set_down(self.s, me, space), me))
        text = self.say("table-would", n=then, more=f"{then - now:+}".replace("-", "−"))
        spot.label = f"{spot.label}, {text}"
        spot.meters.append(Meter("would", text, then))

    def services(self) -> Site:
        """R8.9.1, R8.9.2: cost and gain of the slots; on the small side one closes the other."""
        board = self.s.house.board
        spots = []
        for service, tables in enumerate(board.connects):
            name = self.speaker.noun("service", service)
            joined = [Chip("", face=ids.TABLES[table]) for table in tables]
            face = self.faces.game.nouns["service"][service].key
            spots.append(Spot(name, 0, service, name, chips=joined, heading=True, face=face))
            for side in range(2):
                slot = 2 * service + side
                ref = refs.named("slot", self.faces.game.nouns["slot"][slot].key)
                spots.append(self.marker(name, slot, ref, side + 1, service))
        return Site("services", self.say("table-services"), "grid", spots)

    def marker(self, name: str, place: int, ref: str, column: int, row: int) -> Spot:
        """A place at court: whose it is, or what it costs now; either way what it brings."""
        s, board = self.s, self.s.house.board
        gift, points, price = board.gifts[place], board.points[place], board.costs[place]
        gain = gift_words(self.speaker, gift) or self.say("table-final", n=points)
        owner, host = s.court[place], place >= ids.SLOTS
        if owner == FREE and place_closed(s, place):
            text = self.say("table-closed")
            return Spot(text, column, row, text, [], [], empty=True)
        price = price if owner != FREE else int(cost(s, price))
        text = self.say("table-cost", n=price, gain=gain) if host or owner == FREE else gain
        whose = [self.who(owner)] if owner != FREE else []
        label = ", ".join([name, text, *([self.name(owner)] if whose else [])])
        meters = [Meter("cost", "", price), Meter("points", gain, points)]
        return Spot(label, column, row, text, [ref], [*whose, *gives(gift)], meters=meters)

    def hosts(self) -> Site:
        hosts = range(len(self.s.house.board.costs) - ids.SLOTS)
        name = self.say("table-hosts")
        names = [refs.named("host", str(n + 1)) for n in hosts]
        spots = [self.marker(name, ids.SLOTS + n, names[n], n, 0) for n in hosts]
        return Site("hosts", self.say("table-hosts"), "grid", spots)

    def bill(self) -> Site:
        """R12: where everybody's prestige came from."""
        s = self.s
        bills = [bill(s, p) for p in range(s.house.players)]
        lines = [
            Line(self.say(f"source-{key}"), [mine[at] for mine in bills], key)
            for at, key in enumerate(SOURCES)
        ]
        names = [self.name(p) for p in range(s.house.players)]
        faces = ["mentor" if p == s.house.mentor else "" for p in range(s.house.players)]
        return bill_of(self.speaker, self.say("table-bill"), names, lines, faces)

    def specials(self) -> Site:
        """R10: the condition, how far the viewer is, and who has which space."""
        s, box = self.s, self.faces.game.box
        spots = []
        for at in range(2):
            tile = box.contents.special_tiles[s.tiles_on[5 + at]]
            text = box.words.texts["special"][s.tiles_on[5 + at]][self.speaker.language]
            heading = Spot(text, 0, at, text, heading=True, face=tile.key)
            if self.faces.me is not None:
                have, wanted = int(reached(s, tile.demand, self.faces.me)), int(tile.demand.n)
                met = player_meets(s, tile.demand, self.faces.me)
                heading.chips = [Chip(f"{have}/{wanted}", "have" if met else "", key="reached")]
            heading.chips.append(Chip(face="green" if tile.green else "gold", key="colour"))  # R4.6
            spots.append(heading)
            for space, points in enumerate(tile.spaces):
                owner = s.claims[3 * at + space]
                whose = [self.who(owner)] if owner != FREE else []
                label = self.say("table-final", n=points)
                meters = [Meter("points", label, points)]
                spots.append(Spot(label, space + 1, at, label, [], whose, meters=meters))
        return Site("specials", self.say("table-specials"), "grid", spots)
