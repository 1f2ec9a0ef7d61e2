"""A position of La Pâtisserie Rococo from a table (its keys: `position.toml`)."""

from __future__ import annotations

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.conditions import claim
from tablee.games.rococo.rules.house import NO_MENTOR, House
from tablee.games.rococo.rules.people import place_open
from tablee.games.rococo.rules.preparation import special_tiles, star_cards, table_tiles
from tablee.games.rococo.rules.salon import EMPTY, FREE, Salon
from tablee.games.rococo.steps import STEPS, open_step
from tablee.games.rococo.winnings import most_prestige
from tablee.kernel import EVERYONE, SILENT, Fields, Rng, Sort, Stock

GAP = "-"
MENTOR = "mentor"
MOST = 999  # coins and prestige that can be written
BEFORE_ACTIONS = ("hand", "round", "draft", "remove")  # steps
NEW_STAFF = Sort("staff cards of a level", range(ids.FIRST_LEVEL, ids.FIRST_STAR))
STARS = Sort("starred cards", range(ids.FIRST_STAR, ids.FIRST_RECIPE))
RECIPES = Sort("recipes", range(ids.FIRST_RECIPE, ids.FIRST_TILE))
TILES = Sort("ingredient tiles", range(ids.FIRST_TILE, ids.FIRST_SOLO))
SOLO = Sort("solo cards", range(ids.FIRST_SOLO, ids.CARDS))


def staff_of(p: int) -> Sort:
    """R4.8: everybody has starting cards of their own."""
    own = range(p * ids.STARTING, (p + 1) * ids.STARTING)
    return Sort("staff cards", {*own, *range(ids.FIRST_LEVEL, ids.FIRST_RECIPE)})


class Setting:
    """Reads a table field by field and lays it out; whatever it does not name is by lot."""

    def __init__(self, house: House, services: list[str], rng: Rng, table: dict[str, object]):
        self.house = house
        self.services = services
        self.fields = Fields(table)
        self.stock = Stock(list(range(ids.CARDS)), house.kinds, ids.FACES, rng)
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
        self.check_beginning(step, turn)
        self.check_prestige()
        played = self.fields.text("played", "")
        self.fields.done()
        for p in range(self.house.players):
            claim(s, p, SILENT)
        open_step(s, step, turn, played)
        return s

    # reading

    def words(self, name: str) -> list[str]:
        """Names with blanks between them; none where the table has no such key."""
        return self.fields.text(name, "").split()

    def take(self, name: str, sort: Sort, most: int = ids.CARDS, why: str = "") -> list[int]:
        """The named things, in that order."""
        cards = self.stock.take(self.fields.at(name), self.words(name), sort)
        if len(cards) > most:
            raise self.fields.bad(name, why)
        return cards

    def spots(self, name: str, count: int, sort: Sort) -> list[int]:
        """Things on fixed places; - is a gap, gaps at the end are filled in."""
        words = self.words(name)
        if len(words) > count:
            raise self.fields.bad(name, f"{len(words)} for {count} places")
        cards = [EMPTY if word == GAP else self.one(name, word, sort) for word in words]
        return cards + [EMPTY] * (count - len(cards))

    def one(self, name: str, word: str, sort: Sort) -> int:
        return self.stock.take(self.fields.at(name), [word], sort)[0]

    def player(self, name: str, value: object) -> int:
        return self.fields.index_of(name, str(value), self.names)

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
                raise self.fields.bad("special_tiles", "first a green tile, then a gold one")

    def keys(self, name: str, known: list[str], allowed: list[int], count: int) -> list[int]:
        words = self.words(name)
        tiles = [known.index(word) for word in words if word in known]
        if len(words) != count or len(set(tiles)) != count or not set(tiles) <= set(allowed):
            names = ", ".join(known[tile] for tile in sorted(allowed))
            raise self.fields.bad(name, f"write {count} different ones of {names}")
        return tiles

    def named(self) -> None:
        """What stands in a list of its own, before anything is dealt."""
        s = self.s
        most = self.house.players + self.house.numbers.extra_stars
        s.stars = self.take("stars", STARS, most, f"at most {most} lie there (R4.5)")
        s.recruits = self.take("recruits", NEW_STAFF, 4, "the zone has four slots")
        s.row = self.spots("row", len(s.row), RECIPES)
        s.display = self.spots("display", len(s.display), TILES)
        for table, name in enumerate(ids.TABLES):
            self.presented(table, f"table_{name}")

    def presented(self, table: int, name: str) -> None:
        """Spaces from the bonus tile on: `1:sable - mentor:palmier`."""
        words = self.words(name)
        if len(words) > self.house.board.sizes[table]:
            raise self.fields.bad(name, f"{self.house.board.sizes[table]} spaces, no more")
        for space, word in enumerate(words, table * ids.LONGEST):
            if word != GAP:
                owner, _, recipe = word.partition(":")
                self.s.owners[space] = self.player(name, owner)
                self.s.spaces[space] = self.one(name, recipe, RECIPES)

    # the players

    def players(self, step: str) -> None:
        s, n, most = self.s, self.house.players, self.house.numbers.most
        s.coins = self.fields.by_seat("coins", 0, MOST, [10] * n)
        s.prestige = self.fields.by_seat("prestige", 0, MOST, [0] * n)
        for p, name in enumerate(self.names):
            staples = self.fields.numbers(f"staples_{name}", 0, max(most), s.staples[p])
            if len(staples) != len(most):
                raise self.fields.bad(f"staples_{name}", "write three numbers (R3.4)")
            if any(have > room for have, room in zip(staples, most, strict=True)):
                raise self.fields.bad(f"staples_{name}", "more than the tracks hold (R8.3.2)")
            s.staples[p] = staples
            s.recipes[p] = self.spots(f"recipes_{name}", 3, RECIPES)
            s.racks[p] = self.spots(f"racks_{name}", 2, RECIPES)
            s.toppings[p] = self.spots(f"toppings_{name}", 2, TILES)
            for pastry, topping in zip(s.racks[p], s.toppings[p], strict=True):
                if pastry == EMPTY != topping:
                    raise self.fields.bad(f"toppings_{name}", "there is no pastry to decorate")
            s.tiles[p] = self.take(f"tiles_{name}", TILES)
            five = "at most five (R8.6.5)"
            s.decorations[p] = self.take(f"decorations_{name}", TILES, 5, five)
            self.garnished(f"toppings_{name}", s.toppings[p])
            self.garnished(f"decorations_{name}", s.decorations[p])
            if name != MENTOR:
                self.staff(p, name, step)

    def garnished(self, name: str, cards: list[int]) -> None:
        tiles = self.house.tiles
        if any(card != EMPTY and not tiles[card - ids.FIRST_TILE].garnishes for card in cards):
            raise self.fields.bad(name, "a tile without a garnish decorates nothing (R8.5.1)")

    def staff(self, p: int, name: str, step: str) -> None:
        """Starting cards that nothing names are in hand, or unused before a hand is chosen."""
        s, early = self.s, step in ("hand", "round")
        for key, piles in (("used", s.used), ("removed", s.removed), ("unused", s.unused)):
            piles[p] = self.take(f"{key}_{name}", staff_of(p))
        s.hands[p] = self.take(f"hand_{name}", staff_of(p))
        if not self.fields.has(f"hand_{name}") and not (
            early and self.fields.has(f"unused_{name}")
        ):
            left = [card for card in self.starting(p) if card in self.stock.left]
            (s.unused if early else s.hands)[p] += self.stock.drawn(left)
        if step == "income" and s.hands[p]:
            raise self.fields.bad(f"hand_{name}", "at income nobody holds a card")
        everywhere = (*s.used[p], *s.unused[p], *s.hands[p], *s.removed[p])
        stars = [card for card in everywhere if ids.FIRST_STAR <= card < ids.FIRST_RECIPE]
        if len(stars) > 1:
            raise self.fields.bad("", f"player {name} has two starred cards (R8.7.3)")
        s.starred |= len(stars) << p
        for card in (*s.hands[p], *s.unused[p], *s.removed[p]):
            s.knows[card] |= 1 << p
        for card in s.used[p]:
            s.knows[card] = EVERYONE

    def starting(self, p: int) -> range:
        """R4.8, R15.3: a player's own cards."""
        return range(p * ids.STARTING, p * ids.STARTING + (6 if self.house.packs[3] else 4))

    # markers

    def markers(self) -> None:
        s, hosts = self.s, len(self.house.board.costs) - ids.SLOTS
        for word in self.words("servants"):
            where, _, owner = word.rpartition(":")
            service, _, side = where.partition(".")
            if service not in self.services or side not in ("left", "right"):
                raise self.fields.bad("servants", f"write top_left.left:1, not {word!r}")
            slot = 2 * self.services.index(service) + (side == "right")
            p = self.player("servants", owner)
            if not place_open(s, p, slot):
                raise self.fields.bad("servants", f"{where} cannot be taken (R8.9.1, R8.9.2)")
            s.court[slot] = p
        for word in self.words("hosts"):
            number, _, owner = word.partition(":")
            if not number.isdecimal() or not 1 <= int(number) <= hosts:
                why = f"host 3 of seat 1; there are hosts 1 to {hosts}"
                raise self.fields.bad("hosts", f"write 3:1 for {why}, not {word!r}")
            place = ids.SLOTS + int(number) - 1
            if s.court[place] != FREE:
                raise self.fields.bad("hosts", f"host {number} is taken twice")
            s.court[place] = self.player("hosts", owner)

    def claimed(self) -> None:
        s = self.s
        for word in self.words("claims"):
            tile, _, owner = word.partition(":")
            on = [self.house.special_tiles[at].key for at in s.tiles_on[5:]]
            if tile not in on:
                raise self.fields.bad("claims", f"{tile!r} is none of {', '.join(on)}")
            first = 3 * on.index(tile)
            if FREE not in s.claims[first : first + 3]:
                raise self.fields.bad("claims", f"{tile} has three spaces")
            p = self.player("claims", owner)
            if p in s.claims[first : first + 3]:
                raise self.fields.bad("claims", f"{owner} claims {tile} twice (R10.1)")
            s.claims[s.claims.index(FREE, first)] = p
        words = self.words("starred")
        if len(set(words)) < len(words):
            raise self.fields.bad("starred", "nobody is named twice")
        for word in words:
            s.starred |= 1 << self.player("starred", word)

    def check_beginning(self, step: str, turn: int) -> None:
        """R1.3: before the first actions of the game nobody has won, placed or presented."""
        s = self.s
        if s.round > 1 or self.acted(step, turn):
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
            raise self.fields.bad(field, "nobody has acted yet in round 1 (R1.3)")

    def check_prestige(self) -> None:
        for p, name in enumerate(self.names):
            most = most_prestige(self.s, p)
            if self.s.prestige[p] > most:
                why = f"player {name} can have won {most} at most by now (R1.6)"
                raise self.fields.bad("prestige", why)

    def acted(self, step: str, turn: int) -> bool:
        """Whether somebody has played a card this round: it lies used, or a hand has been played
        from that is no longer the one that its owner was dealt."""
        s = self.s
        if step in BEFORE_ACTIONS:
            return False
        if step != "play" or turn != s.first:
            return True
        dealt = [set(self.starting(p)) for p in range(self.house.seats)]
        return any(s.used) or [set(s.hands[p]) for p in range(self.house.seats)] != dealt

    # what is left

    def market(self) -> None:
        s, house, stock = self.s, self.house, self.stock
        if not self.fields.has("stars"):
            free = stock.of(Sort(STARS.what, star_cards(house)))
            s.stars = stock.drawn(free[: house.players + house.numbers.extra_stars])
        s.recipe_discard = self.take("recipe_discard", RECIPES)
        first = self.take("recipe_bag", RECIPES)
        if not self.fields.has("row"):
            s.row = stock.deal("position.row", len(s.row), RECIPES)
        s.recipe_bag = [*stock.rest(RECIPES), *reversed(first)]
        s.tile_discard = self.take("tile_discard", TILES)
        first = self.take("tile_bag", TILES)
        if not self.fields.has("display"):
            s.display = stock.deal("position.display", len(s.display), TILES)
        s.tile_bag = [*stock.rest(TILES), *reversed(first)]
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
        top = self.take("deck", NEW_STAFF)
        to_come = house.numbers.rounds - s.round + (step in ("hand", "round", "draft"))
        needed = 2 * (house.players + 2) * to_come - len(top)
        if needed < 0:
            raise self.fields.bad("deck", "more cards than the rounds to come need")
        counts = house.numbers.deck[house.players]
        order = [level for level in (4, 3, 2, 1) for _ in range(counts[level - 1])][:needed]
        for level in order:
            s.deck.append(self.of_level(level))
        s.deck += reversed(top)
        if house.mentor != NO_MENTOR:
            self.mentor(step)
        s.box = sorted(self.stock.left)
        for card in s.box:
            if not ids.FIRST_LEVEL <= card < ids.FIRST_STAR:
                s.knows[card] = EVERYONE

    def of_level(self, level: int) -> int:
        """A staff card of a level; of another one where none is left."""
        cards = self.stock.of(NEW_STAFF)
        fitting = [card for card in cards if self.house.staff[ids.FACES[card]].level == level]
        return self.stock.drawn([(fitting or cards)[0]])[0]

    def mentor(self, step: str) -> None:
        s, p = self.s, self.house.mentor
        s.hands[p] = self.take("mentor_hand", SOLO)[::-1]
        s.decisions = self.take("decisions", SOLO)[::-1]
        s.used[p] = self.take("mentor_used", SOLO)
        s.decided = self.take("decided", SOLO)
        for card in (*s.used[p], *s.decided):
            s.knows[card] = EVERYONE
        s.unused[p] = self.take("mentor_roster", NEW_STAFF)[::-1]
        sizes = self.house.groups
        to_come = sizes[s.round - 1 :] if step in ("hand", "round") else sizes[s.round :]
        s.groups = self.stock.deal("position.mentor_groups", sum(to_come), SOLO)
        if not self.fields.has("mentor_hand") and step not in ("hand", "round", "income"):
            s.hands[p] = self.stock.deal("position.mentor_hand", sizes[s.round - 1], SOLO)
        if not self.fields.has("decisions"):
            s.decisions = self.stock.rest(SOLO)


def salon_from(house: House, services: list[str], rng: Rng, table: dict[str, object]) -> Salon:
    return Setting(house, services, rng, table).lay()
