"""A position of La Pâtisserie Rococo from a table (its keys: `position.toml`)."""

from __future__ import annotations

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.conditions import claim
from tablee.games.rococo.rules.house import NO_MENTOR, House
from tablee.games.rococo.rules.people import place_open
from tablee.games.rococo.rules.preparation import special_tiles, star_cards, table_tiles
from tablee.games.rococo.rules.salon import EMPTY, FREE, Salon
from tablee.games.rococo.steps import STEPS, open_step
from tablee.kernel import EVERYONE, SILENT, BadInput, Fields, Rng

GAP = "-"
MENTOR = "mentor"
BEFORE_ACTIONS = ("hand", "round", "draft", "remove")  # steps


SORTS = {
    "staff": (0, ids.FIRST_RECIPE),
    "level": (ids.FIRST_LEVEL, ids.FIRST_STAR),
    "star": (ids.FIRST_STAR, ids.FIRST_RECIPE),
    "recipe": (ids.FIRST_RECIPE, ids.FIRST_TILE),
    "tile": (ids.FIRST_TILE, ids.FIRST_SOLO),
    "solo": (ids.FIRST_SOLO, ids.CARDS),
}


class Supply:
    """What no place has taken yet, in the order of the lot."""

    def __init__(self, house: House, rng: Rng) -> None:
        self.house = house
        self.left = list(range(ids.CARDS))
        rng.shuffle(self.left)

    def one(self, place: str, word: str, sort: str, player: int = 0) -> int:
        if word not in self.house.kinds:
            raise BadInput(f"{place}: there is no card or tile {word!r}")
        card = int(ids.staff_of(self.house.kinds.index(word), player))
        low, high = SORTS[sort]
        if not low <= card < high:
            raise BadInput(f"{place}: {word!r} does not belong here")
        if card not in self.left:
            raise BadInput(f"{place}: {word!r} lies somewhere else already")
        return self.taken([card])[0]

    def taken(self, cards: list[int]) -> list[int]:
        self.left = [card for card in self.left if card not in cards]
        return cards

    def among(self, sort: str) -> list[int]:
        """All that is left of a sort."""
        low, high = SORTS[sort]
        return [card for card in self.left if low <= card < high]

    def rest(self, sort: str) -> list[int]:
        return self.taken(self.among(sort))

    def some(self, place: str, sort: str, count: int) -> list[int]:
        cards = self.among(sort)[:count]
        if len(cards) < count:
            raise BadInput(f"{place}: {count} of this sort are wanted, {len(cards)} are left")
        return self.taken(cards)

    def of_level(self, level: int) -> int:
        """A staff card of a level; of another one where none is left."""
        cards = self.among("level")
        fitting = [card for card in cards if self.house.staff[card - ids.COPIES].level == level]
        return self.taken([(fitting or cards)[0]])[0]


class Setting:
    """Reads a table field by field and lays it out; whatever it does not name is by lot."""

    def __init__(self, house: House, services: list[str], rng: Rng, table: dict[str, object]):
        self.house = house
        self.services = services
        self.fields = Fields(table)
        self.supply = Supply(house, rng)
        self.s = Salon(house, rng, None)
        self.names = [str(seat + 1) for seat in range(house.seats)]
        if house.mentor != NO_MENTOR:
            self.names.append(MENTOR)

    def lay(self) -> Salon:
        s = self.s
        step = self.fields.choice("step", STEPS, "play")
        s.round = self.fields.number("round", 1, self.house.numbers.rounds, 1)
        s.first = self.player("first", self.fields.get("first") or "1")
        turn = self.player("turn", self.fields.get("turn") or "1")
        self.tiles_on()
        self.named()
        self.players(step)
        self.markers()
        self.claimed()
        self.market()
        self.piles(step)
        self.check_beginning(step)
        self.check_first_turn(step, turn)
        played = self.fields.get("played")
        self.fields.done()
        for p in range(self.house.players):
            claim(s, p, SILENT)
        open_step(s, step, turn, str(played) if played is not None else "")
        return s

    # reading

    def words(self, name: str) -> list[str]:
        """Names with blanks between them; none where the table has no such key."""
        value = self.fields.get(name)
        if value is None:
            return []
        if not isinstance(value, str):
            raise BadInput(f"position.{name}: write names with blanks between them, not {value!r}")
        return value.split()

    def take(
        self, name: str, sort: str, player: int = 0, most: int = ids.CARDS, why: str = ""
    ) -> list[int]:
        """The named things, in that order."""
        words = self.words(name)
        if len(words) > most:
            raise BadInput(f"position.{name}: {why}")
        return [self.supply.one(f"position.{name}", word, sort, player) for word in words]

    def spots(self, name: str, count: int, sort: str) -> list[int]:
        """Things on fixed places; - is a gap, gaps at the end are filled in."""
        place, words = f"position.{name}", self.words(name)
        if len(words) > count:
            raise BadInput(f"{place}: {len(words)} for {count} places")
        cards = [EMPTY if word == GAP else self.supply.one(place, word, sort) for word in words]
        return cards + [EMPTY] * (count - len(cards))

    def player(self, place: str, value: object) -> int:
        return self.fields.place_of(place, str(value), self.names)

    def numbers(self, name: str, default: list[int], most: int = 999) -> list[int]:
        found = self.fields.numbers(name, 0, most, default)
        if len(found) != len(default):
            raise BadInput(f"position.{name}: write {len(default)} numbers from 0 to {most}")
        return found

    # the board

    def tiles_on(self) -> None:
        """R4.3, R4.6."""
        s, house = self.s, self.house
        tables = table_tiles(house)
        green, gold = special_tiles(house, True), special_tiles(house, False)
        for tiles in (tables, green, gold):
            s.rng.shuffle(tiles)
        s.tiles_on = [*tables[: len(ids.TABLES)], green[0], gold[0]]
        if self.fields.has("table_tiles"):
            known = [tile.key for tile in house.table_tiles]
            s.tiles_on[:5] = self.keys("table_tiles", known, tables, 5)
        if self.fields.has("special_tiles"):
            known = [tile.key for tile in house.special_tiles]
            s.tiles_on[5:] = self.keys("special_tiles", known, green + gold, 2)
            if [house.special_tiles[tile].green for tile in s.tiles_on[5:]] != [True, False]:
                raise BadInput("position.special_tiles: first a green tile, then a gold one")

    def keys(self, name: str, known: list[str], allowed: list[int], count: int) -> list[int]:
        words = self.words(name)
        tiles = [known.index(word) for word in words if word in known]
        if len(words) != count or len(set(tiles)) != count or not set(tiles) <= set(allowed):
            names = ", ".join(known[tile] for tile in sorted(allowed))
            raise BadInput(f"position.{name}: write {count} different ones of {names}")
        return tiles

    def named(self) -> None:
        """What stands in a list of its own, before anything is dealt."""
        s = self.s
        most = self.house.players + self.house.numbers.extra_stars
        s.stars = self.take("stars", "star", most=most, why=f"at most {most} lie there (R4.5)")
        s.recruits = self.take("recruits", "level", most=4, why="the zone has four slots")
        s.row = self.spots("row", len(s.row), "recipe")
        s.display = self.spots("display", len(s.display), "tile")
        for table, name in enumerate(ids.TABLES):
            self.presented(table, f"table_{name}")

    def presented(self, table: int, name: str) -> None:
        """Spaces from the bonus tile on: `1:sable - mentor:palmier`."""
        words = self.words(name)
        if len(words) > self.house.board.sizes[table]:
            raise BadInput(f"position.{name}: {self.house.board.sizes[table]} spaces, no more")
        for space, word in enumerate(words, table * ids.LONGEST):
            if word != GAP:
                owner, _, recipe = word.partition(":")
                self.s.owners[space] = self.player(name, owner)
                self.s.spaces[space] = self.supply.one(f"position.{name}", recipe, "recipe")

    # the players

    def players(self, step: str) -> None:
        s, n, most = self.s, self.house.players, self.house.numbers.most
        s.coins = self.numbers("coins", [10] * n)
        s.prestige = self.numbers("prestige", [0] * n)
        for p, name in enumerate(self.names):
            s.staples[p] = self.numbers(f"staples_{name}", s.staples[p], 6)
            if any(have > room for have, room in zip(s.staples[p], most, strict=True)):
                raise BadInput(f"position.staples_{name}: more than the tracks hold (R8.3.2)")
            s.recipes[p] = self.spots(f"recipes_{name}", 3, "recipe")
            s.racks[p] = self.spots(f"racks_{name}", 2, "recipe")
            s.toppings[p] = self.spots(f"toppings_{name}", 2, "tile")
            for pastry, topping in zip(s.racks[p], s.toppings[p], strict=True):
                if pastry == EMPTY != topping:
                    raise BadInput(f"position.toppings_{name}: there is no pastry to decorate")
            s.tiles[p] = self.take(f"tiles_{name}", "tile")
            five = "at most five (R8.6.5)"
            s.decorations[p] = self.take(f"decorations_{name}", "tile", most=5, why=five)
            self.garnished(f"toppings_{name}", s.toppings[p])
            self.garnished(f"decorations_{name}", s.decorations[p])
            if name != MENTOR:
                self.staff(p, name, step)

    def garnished(self, name: str, cards: list[int]) -> None:
        tiles = self.house.tiles
        if any(card != EMPTY and not tiles[card - ids.FIRST_TILE].garnishes for card in cards):
            raise BadInput(f"position.{name}: a tile without a garnish decorates nothing (R8.5.1)")

    def staff(self, p: int, name: str, step: str) -> None:
        """Starting cards that nothing names are in hand, or unused before a hand is chosen."""
        s, early = self.s, step in ("hand", "round")
        for key, piles in (("used", s.used), ("removed", s.removed), ("unused", s.unused)):
            piles[p] = self.take(f"{key}_{name}", "staff", p)
        s.hands[p] = self.take(f"hand_{name}", "staff", p)
        if not self.fields.has(f"hand_{name}") and not (
            early and self.fields.has(f"unused_{name}")
        ):
            own = range(p * ids.STARTING, p * ids.STARTING + (6 if self.house.packs[3] else 4))
            starting = self.supply.taken([card for card in own if card in self.supply.left])
            (s.unused if early else s.hands)[p] += starting
        if step == "income" and s.hands[p]:
            raise BadInput(f"position.hand_{name}: at income nobody holds a card")
        everywhere = (*s.used[p], *s.unused[p], *s.hands[p], *s.removed[p])
        stars = [card for card in everywhere if ids.FIRST_STAR <= card < ids.FIRST_RECIPE]
        if len(stars) > 1:
            raise BadInput(f"position: player {name} has two starred cards (R8.7.3)")
        s.starred |= len(stars) << p
        for card in (*s.hands[p], *s.unused[p], *s.removed[p]):
            s.knows[card] |= 1 << p
        for card in s.used[p]:
            s.knows[card] = EVERYONE

    # markers

    def markers(self) -> None:
        s, hosts = self.s, len(self.house.board.costs) - ids.SLOTS
        for word in self.words("servants"):
            where, _, owner = word.rpartition(":")
            service, _, side = where.partition(".")
            if service not in self.services or side not in ("left", "right"):
                raise BadInput(f"position.servants: write top_left.left:1, not {word!r}")
            slot = 2 * self.services.index(service) + (side == "right")
            p = self.player("servants", owner)
            if not place_open(s, p, slot):
                raise BadInput(f"position.servants: {where} cannot be taken (R8.9.1, R8.9.2)")
            s.court[slot] = p
        for word in self.words("hosts"):
            number, _, owner = word.partition(":")
            if not number.isdecimal() or not 1 <= int(number) <= hosts:
                why = f"host 3 of seat 1; there are hosts 1 to {hosts}"
                raise BadInput(f"position.hosts: write 3:1 for {why}, not {word!r}")
            place = ids.SLOTS + int(number) - 1
            if s.court[place] != FREE:
                raise BadInput(f"position.hosts: host {number} is taken twice")
            s.court[place] = self.player("hosts", owner)

    def claimed(self) -> None:
        s = self.s
        for word in self.words("claims"):
            tile, _, owner = word.partition(":")
            on = [self.house.special_tiles[at].key for at in s.tiles_on[5:]]
            if tile not in on:
                raise BadInput(f"position.claims: {tile!r} is none of {', '.join(on)}")
            first = 3 * on.index(tile)
            if FREE not in s.claims[first : first + 3]:
                raise BadInput(f"position.claims: {tile} has three spaces")
            p = self.player("claims", owner)
            if p in s.claims[first : first + 3]:
                raise BadInput(f"position.claims: {owner} claims {tile} twice (R10.1)")
            s.claims[s.claims.index(FREE, first)] = p
        words = self.words("starred")
        if len(set(words)) < len(words):
            raise BadInput("position.starred: nobody is named twice")
        for word in words:
            s.starred |= 1 << self.player("starred", word)

    def check_beginning(self, step: str) -> None:
        """R1.3: before the first actions of the game nobody has won, placed or presented."""
        s = self.s
        if s.round > 1 or step not in BEFORE_ACTIONS:
            return
        won = {
            "prestige": any(s.prestige),
            "servants": s.court[: ids.SLOTS].count(FREE) < ids.SLOTS,
            "hosts": any(owner != FREE for owner in s.court[ids.SLOTS :]),
            "claims": s.claims.count(FREE) < len(s.claims),
        }
        for table, name in enumerate(ids.TABLES):
            won[f"table_{name}"] = len(s.free_spaces(table)) < self.house.board.sizes[table]
        for p, name in enumerate(self.names):
            won[f"racks_{name}"] = s.free_racks(p) < len(s.racks[p])
            won[f"decorations_{name}"] = len(s.decorations[p]) > 0
        for field in [field for field, found in won.items() if found]:
            raise BadInput(f"position.{field}: nobody has acted yet in round 1 (R1.3)")

    def check_first_turn(self, step: str, turn: int) -> None:
        """R1.3: the first turn of the game, where nobody's cards are said to be elsewhere."""
        if self.s.round > 1 or step != "play" or turn != self.s.first:
            return
        piles = [f"{pile}_{name}" for pile in ("hand", "used", "removed") for name in self.names]
        acted = any(self.fields.has(field) for field in [*piles, "mentor_hand", "mentor_used"])
        if any(self.s.prestige) and not acted:
            raise BadInput("position.prestige: nobody has acted yet in round 1 (R1.3)")

    # what is left

    def market(self) -> None:
        s, house, supply = self.s, self.house, self.supply
        if not self.fields.has("stars"):
            free = [card for card in supply.left if card in star_cards(house)]
            s.stars = supply.taken(free[: house.players + house.numbers.extra_stars])
        s.recipe_discard = self.take("recipe_discard", "recipe")
        first = self.take("recipe_bag", "recipe")
        if not self.fields.has("row"):
            s.row = supply.some("position.recipe", "recipe", len(s.row))
        s.recipe_bag = [*supply.rest("recipe"), *reversed(first)]
        s.tile_discard = self.take("tile_discard", "tile")
        first = self.take("tile_bag", "tile")
        if not self.fields.has("display"):
            s.display = supply.some("position.tile", "tile", len(s.display))
        s.tile_bag = [*supply.rest("tile"), *reversed(first)]
        shown = [*s.row, *s.display, *s.spaces, *s.stars, *s.recruits]
        shown += [*s.recipe_discard, *s.tile_discard]
        for own in (*s.recipes, *s.racks, *s.toppings, *s.tiles, *s.decorations):
            shown += own
        for card in shown:
            if card != EMPTY:
                s.knows[card] = EVERYONE

    def piles(self, step: str) -> None:
        """R4.4: a deck for the rounds to come, its levels in order; the Mentor's cards."""
        s, house = self.s, self.house
        top = self.take("deck", "level")
        to_come = house.numbers.rounds - s.round + (step in ("hand", "round", "draft"))
        needed = 2 * (house.players + 2) * to_come - len(top)
        if needed < 0:
            raise BadInput("position.deck: more cards than the rounds to come need")
        counts = house.numbers.deck[house.players]
        order = [level for level in (4, 3, 2, 1) for _ in range(counts[level - 1])][:needed]
        for level in order:
            s.deck.append(self.supply.of_level(level))
        s.deck += reversed(top)
        if house.mentor != NO_MENTOR:
            self.mentor(step)
        s.box = sorted(self.supply.left)
        for card in s.box:
            if not ids.FIRST_LEVEL <= card < ids.FIRST_STAR:
                s.knows[card] = EVERYONE

    def mentor(self, step: str) -> None:
        s, p = self.s, self.house.mentor
        s.hands[p] = self.take("mentor_hand", "solo")[::-1]
        s.decisions = self.take("decisions", "solo")[::-1]
        s.used[p] = self.take("mentor_used", "solo")
        s.decided = self.take("decided", "solo")
        for card in (*s.used[p], *s.decided):
            s.knows[card] = EVERYONE
        s.unused[p] = self.take("mentor_roster", "staff")[::-1]
        sizes = self.house.groups
        to_come = sizes[s.round - 1 :] if step in ("hand", "round") else sizes[s.round :]
        s.groups = self.supply.some("position.mentor_groups", "solo", sum(to_come))
        if not self.fields.has("mentor_hand") and step not in ("hand", "round", "income"):
            s.hands[p] = self.supply.some("position.mentor_hand", "solo", sizes[s.round - 1])
        if not self.fields.has("decisions"):
            s.decisions = self.supply.rest("solo")


def salon_from(house: House, services: list[str], rng: Rng, table: dict[str, object]) -> Salon:
    return Setting(house, services, rng, table).lay()
