"""A position of La Pâtisserie Rococo from a table (see `docs/reference/positions/rococo.md`)."""

from __future__ import annotations

from tablee.games.rococo.rules.house import NO_MENTOR, House
from tablee.games.rococo.rules.moves import (
    FIRST_LEVEL,
    FIRST_STAR,
    LONGEST,
    STAPLES,
    STARTING,
    TABLES,
)
from tablee.games.rococo.rules.preparation import special_tiles, star_cards, table_tiles
from tablee.games.rococo.rules.salon import EMPTY, FREE, Salon, empty_salon
from tablee.games.rococo.rules.specials import claim
from tablee.games.rococo.steps import STEPS, open_step
from tablee.games.rococo.supply import Supply
from tablee.kernel import EVERYONE, SILENT, BadInput, Fields, Rng

MENTOR = "mentor"


class Setting:
    """Reads a table field by field and lays it out; whatever it does not name is by lot."""

    def __init__(self, house: House, services: list[str], rng: Rng, table: dict[str, object]):
        self.house = house
        self.services = services
        self.fields = Fields(table)
        self.supply = Supply(house, rng)
        self.s = empty_salon(house, rng)
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
        self.market()
        self.piles(step)
        played = self.fields.get("played")
        self.fields.done()
        for p in range(self.house.players):
            claim(s, p, SILENT)
        open_step(s, step, turn, str(played) if played is not None else "")
        return s

    # reading

    def has(self, name: str) -> bool:
        return self.fields.has(name)

    def take(self, name: str, sort: str, player: int = 0) -> list[int]:
        return self.supply.take(f"position.{name}", self.fields.get(name), sort, player)

    def player(self, place: str, value: object) -> int:
        if str(value) not in self.names:
            raise BadInput(f"position.{place}: {value!r} is none of {', '.join(self.names)}")
        return self.names.index(str(value))

    def numbers(self, name: str, count: int, most: int = 999) -> list[int] | None:
        values = self.fields.get(name)
        if values is None:
            return None
        if (
            not isinstance(values, list)
            or len(values) != count
            or not all(type(value) is int and 0 <= value <= most for value in values)
        ):
            raise BadInput(f"position.{name}: write {count} numbers from 0 to {most}")
        return list(values)

    def spots(self, name: str, count: int, sort: str) -> list[int]:
        """Things on fixed places, gaps at the end filled in."""
        cards = self.supply.spaced(f"position.{name}", self.fields.get(name), sort)
        if len(cards) > count:
            raise BadInput(f"position.{name}: {len(cards)} for {count} places")
        return cards + [EMPTY] * (count - len(cards))

    # the board

    def tiles_on(self) -> None:
        """R4.3, R4.6."""
        s, house = self.s, self.house
        tables, green, gold = (
            table_tiles(house),
            special_tiles(house, True),
            special_tiles(house, False),
        )
        for tiles in (tables, green, gold):
            s.rng.shuffle(tiles)
        s.tiles_on = [*tables[: len(TABLES)], green[0], gold[0]]
        if self.has("table_tiles"):
            words = self.supply.words("position.table_tiles", self.fields.get("table_tiles"))
            s.tiles_on[:5] = self.keys("table_tiles", words, house.table_keys, tables, 5)
        if self.has("special_tiles"):
            words = self.supply.words("position.special_tiles", self.fields.get("special_tiles"))
            chosen = self.keys("special_tiles", words, house.special_keys, green + gold, 2)
            if [house.special_green[tile] for tile in chosen] != [True, False]:
                raise BadInput("position.special_tiles: first a green tile, then a gold one")
            s.tiles_on[5:] = chosen

    def keys(
        self, name: str, words: list[str], known: list[str], allowed: list[int], count: int
    ) -> list[int]:
        tiles = [known.index(word) for word in words if word in known]
        if len(words) != count or len(set(tiles)) != count or not set(tiles) <= set(allowed):
            names = ", ".join(known[tile] for tile in sorted(allowed))
            raise BadInput(f"position.{name}: write {count} different ones of {names}")
        return tiles

    def named(self) -> None:
        """What stands in a list of its own, before anything is dealt."""
        s = self.s
        if self.has("stars"):
            s.stars = self.take("stars", "star")
        if self.has("recruits"):
            s.recruits = self.take("recruits", "level")
            if len(s.recruits) > 4:
                raise BadInput("position.recruits: the zone has four slots")
        if self.has("row"):
            s.row = self.spots("row", len(s.row), "recipe")
        if self.has("display"):
            s.display = self.spots("display", len(s.display), "tile")
        for table, name in enumerate(TABLES):
            if self.has(f"table_{name}"):
                self.presented(table, f"table_{name}")

    def presented(self, table: int, name: str) -> None:
        """Spaces from the bonus tile on: `1:sable - mentor:palmier`."""
        s = self.s
        words = self.supply.words(f"position.{name}", self.fields.get(name))
        if len(words) > self.house.board.sizes[table]:
            raise BadInput(f"position.{name}: {self.house.board.sizes[table]} spaces, no more")
        for at, word in enumerate(words):
            if word != "-":
                owner, _, recipe = word.partition(":")
                space = table * LONGEST + at
                s.owners[space] = self.player(name, owner)
                s.spaces[space] = self.supply.one(f"position.{name}", recipe, "recipe")

    # the players

    def players(self, step: str) -> None:
        s, n = self.s, self.house.players
        s.coins = self.numbers("coins", n) or [10] * n
        s.prestige = self.numbers("prestige", n) or [0] * n
        for p, name in enumerate(self.names):
            if self.has(f"staples_{name}"):
                staples = self.numbers(f"staples_{name}", len(STAPLES), 6) or []
                if any(
                    have > most for have, most in zip(staples, self.house.numbers.most, strict=True)
                ):
                    raise BadInput(f"position.staples_{name}: more than the tracks hold (R8.3.2)")
                s.staples[p] = staples
            if self.has(f"recipes_{name}"):
                s.recipes[p] = self.spots(f"recipes_{name}", 3, "recipe")
            if self.has(f"racks_{name}"):
                s.racks[p] = self.spots(f"racks_{name}", 2, "recipe")
            if self.has(f"toppings_{name}"):
                s.toppings[p] = self.spots(f"toppings_{name}", 2, "tile")
                self.check_toppings(p, f"toppings_{name}")
            if self.has(f"tiles_{name}"):
                s.tiles[p] = self.take(f"tiles_{name}", "tile")
            if self.has(f"decorations_{name}"):
                s.decorations[p] = self.take(f"decorations_{name}", "tile")
                if len(s.decorations[p]) > 5:
                    raise BadInput(f"position.decorations_{name}: at most five (R8.6.5)")
            if name != MENTOR:
                self.staff(p, name, step)

    def check_toppings(self, p: int, name: str) -> None:
        for rack in range(2):
            if self.s.toppings[p][rack] != EMPTY and self.s.racks[p][rack] == EMPTY:
                raise BadInput(f"position.{name}: there is no pastry to decorate")

    def staff(self, p: int, name: str, step: str) -> None:
        """Starting cards that nothing names are in hand, or unused before a hand is chosen."""
        s = self.s
        for key, piles in (("used", s.used), ("removed", s.removed), ("unused", s.unused)):
            if self.has(f"{key}_{name}"):
                piles[p] = self.take(f"{key}_{name}", "staff", p)
        if self.has(f"hand_{name}"):
            s.hands[p] = self.take(f"hand_{name}", "staff", p)
        elif not self.has(f"unused_{name}") or step not in ("hand", "round"):
            own = range(p * STARTING, p * STARTING + (6 if self.house.packs[3] else 4))
            starting = [card for card in own if card in self.supply.left]
            for card in starting:
                self.supply.left.remove(card)
            (s.unused if step in ("hand", "round") else s.hands)[p] += starting
        for card in (*s.hands[p], *s.unused[p], *s.removed[p]):
            s.knows[card] |= 1 << p
        for card in s.used[p]:
            s.knows[card] = EVERYONE

    # markers

    def markers(self) -> None:
        s, board = self.s, self.house.board
        for word in self.marks("servants"):
            where, _, owner = word.rpartition(":")
            service, _, side = where.partition(".")
            if service not in self.services or side not in ("left", "right"):
                raise BadInput(f"position.servants: write top_left.left:1, not {word!r}")
            slot = 2 * self.services.index(service) + (side == "right")
            p = self.player("servants", owner)
            other = s.slots[slot ^ 1]
            if s.slots[slot] != FREE or (other != FREE and (board.single or other == p)):
                raise BadInput(f"position.servants: {where} cannot be taken (R8.9.1, R8.9.2)")
            s.slots[slot] = p
        for word in self.marks("hosts"):
            number, _, owner = word.partition(":")
            if not number.isdecimal() or not 1 <= int(number) <= len(board.host_costs):
                raise BadInput(f"position.hosts: write 3:1 for host 3 of seat 1, not {word!r}")
            if s.hosts[int(number) - 1] != FREE:
                raise BadInput(f"position.hosts: host {number} is taken twice")
            s.hosts[int(number) - 1] = self.player("hosts", owner)
        for word in self.marks("claims"):
            tile, _, owner = word.partition(":")
            on = [self.house.special_keys[at] for at in s.tiles_on[5:]]
            if tile not in on:
                raise BadInput(f"position.claims: {tile!r} is none of {', '.join(on)}")
            first = 3 * on.index(tile)
            if FREE not in s.claims[first : first + 3]:
                raise BadInput(f"position.claims: {tile} has three spaces")
            s.claims[s.claims.index(FREE, first)] = self.player("claims", owner)
        for word in self.marks("starred"):
            s.starred |= 1 << self.player("starred", word)

    def marks(self, name: str) -> list[str]:
        if not self.has(name):
            return []
        return self.supply.words(f"position.{name}", self.fields.get(name))

    # what is left

    def market(self) -> None:
        s, house, supply = self.s, self.house, self.supply
        if not self.has("stars"):
            allowed = star_cards(house)
            free = [card for card in supply.left if card in allowed]
            s.stars = free[: house.players + house.numbers.extra_stars]
            for card in s.stars:
                supply.left.remove(card)
        for name, sort, bag in (("recipe", "recipe", s.recipe_bag), ("tile", "tile", s.tile_bag)):
            if self.has(f"{name}_discard"):
                cards = self.take(f"{name}_discard", sort)
                (s.recipe_discard if name == "recipe" else s.tile_discard).extend(cards)
            first = self.take(f"{name}_bag", sort) if self.has(f"{name}_bag") else []
            if not self.has("row" if name == "recipe" else "display"):
                count = len(s.row if name == "recipe" else s.display)
                dealt = supply.some(f"position.{name}", sort, count)
                if name == "recipe":
                    s.row = dealt
                else:
                    s.display = dealt
            bag += [*supply.rest(sort), *reversed(first)]
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
        top = self.take("deck", "level") if self.has("deck") else []
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
            if not FIRST_LEVEL <= card < FIRST_STAR:
                s.knows[card] = EVERYONE

    def mentor(self, step: str) -> None:
        s, p = self.s, self.house.mentor
        for name, pile in (("mentor_hand", s.hands[p]), ("decisions", s.decisions)):
            if self.has(name):
                pile.extend(reversed(self.take(name, "solo")))
        for name, pile in (("mentor_used", s.used[p]), ("decided", s.decided)):
            if self.has(name):
                pile.extend(self.take(name, "solo"))
                for card in pile:
                    s.knows[card] = EVERYONE
        if self.has("mentor_roster"):
            s.unused[p] += reversed(self.take("mentor_roster", "staff"))
        sizes = self.house.groups
        to_come = sizes[s.round - 1 :] if step in ("hand", "round") else sizes[s.round :]
        s.groups = self.supply.some("position.mentor_groups", "solo", sum(to_come))
        if not self.has("mentor_hand") and step not in ("hand", "round", "income"):
            s.hands[p] = self.supply.some("position.mentor_hand", "solo", sizes[s.round - 1])
        if not self.has("decisions"):
            s.decisions = self.supply.rest("solo")


def salon_from(house: House, services: list[str], rng: Rng, table: dict[str, object]) -> Salon:
    return Setting(house, services, rng, table).lay()
