"""The box: what the data files say, checked on load."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.house import Box
from tablee.kernel import LANGUAGES, Data, Noun, Row


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


PLACES, UPGRADES = ids.NAMES["place"], ids.NAMES["upgrade"]
INGREDIENTS = words(
    "bread flour noodles potato rice avocado beans peppers sweet_fruit tomato carrot garlic "
    "leafy_greens onion scallions beef fish pork poultry seafood butter cheese egg milk alien_goo "
    "chocolate secret_sauce wine tofu"
)
# the ids, in the order of the data files: moves and records count on it
KNOWN = {**ids.NAMES, "kind": INGREDIENTS}
TABLES = {"place": "location", "kind": "ingredient", "card": "action"}  # in files, if not the sort
UNREAD = {  # by sort: what entries say besides
    "place": "source counters_source name_en_source name_fr_source",
    "kind": "requirable power source",
    "card": "rarity clam daily source chef_move pairs points garbage money_per_garbage take ransom "
    "amount draw removal_price",
    "recipe": "source name_source cuisine_source points_source",
    "chef": "epithet_en epithet_fr epithet_en_source power_en_source step clam no_repeat npc_step "
    "npc_targets source veggies_per_meat bundle_size toll surcharge meats_for_bonus bonus_money "
    "price bundle_price",
    "restaurant": "subtitle_en subtitle_fr source",
    "upgrade": "copies_base copies_deluxe effect recipe_kind draw keep source name_en_source "
    "income_bonus income_bonus_suspected",
}
REMARKS = {  # by table of game.toml: what it says to people besides
    **dict.fromkeys(words("players popularity prices prices/action_card setup serial"), "source"),
    "money": "coins_100 coins_300 bank_unlimited source",
    "components": "action_cards_base action_cards_deluxe copies_per_ingredient ingredient_cards "
    "garbage_tokens garbage_unlimited upgrade_clips_base upgrade_clips_deluxe wheels_base "
    "wheels_deluxe cost_guides_base cost_guides_deluxe popularity_markers_base "
    "popularity_markers_deluxe chef_figures discard_tray garbage_bin sand_timer source",
    "clock": "bot_commands_per_second source",
}
FIXED = {  # by table or entry: what the rules know by heart
    "game players": "base_min=2 base_max=6 deluxe_max=8 kitchen_squad=2",
    "game money": "unit=100 start=0",
    "game popularity": "start=0",
    "game components": "restaurants=8 chefs=12 recipes_basic=24 recipes_gourmet=24 "
    "ingredient_types=29",
    "game setup": "starting_basic_recipes=1 starting_gourmet_recipes=1 chefs_kept=1",
    "game serial": "max_entries_per_side=6 max_garbage_bid=20",
    "action_cards five_star_review": "points=1",
    "action_cards negative_critic": "points=1",
    "action_cards jackpot": "pairs=2",
    "chefs gardena_eden": "veggies_per_meat=2",
    "chefs phyllis_grubman": "bundle_size=2",
    "upgrades basic_recipe_book": "keep=1",
    "upgrades gourmet_recipe_book": "keep=1",
}
TWICE = {  # numbers that stand in two places, and are the same
    "game prices rat_removal": "action_cards rat_infestation removal_price",
    "upgrades gourmet_recipe_book draw": "upgrades basic_recipe_book draw",
}
TARGETS = {"self": 0, "market": 0, "one": 1, "up_to_2": 2, "any": 16, "others": -1, "all": -1}
WINDOWS = ["morning", "street", "market", "spree", "cook", "reaction"]
BACKS = [*PLACES[:6], "action", "basic", "gourmet", "chef", "restaurant"]
DISHES = {"basic": 7, "gourmet": 8}  # kinds of recipe, and the backs of their cards
FACES = ("kind", "card", "recipe", "chef", "restaurant")  # sorts of cards, in the order of faces
ENTRIES = {"action_cards": "action", "chefs": "chef", "upgrades": "upgrade"}  # lists in files


def both(row: Row, field: str) -> dict[str, str]:
    """A text in both languages, with the apostrophes of print instead of the keyboard's."""
    return {language: row.text(f"{field}_{language}").replace("'", "’") for language in LANGUAGES}


def mask(row: Row, field: str, known: Sequence[str], unsaid: list[str] | None = None) -> int:
    """The words of a field, as a mask of those known."""
    found = 0
    for word in row.texts(field, unsaid):
        if word not in known:
            raise row.bad(field, f"{word!r} is none of {', '.join(known)}")
        found |= 1 << known.index(word)
    return found


class Reader:
    """Goes through the files once and fills the box."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.game: dict[str, Row] = {}  # the tables of game.toml that were opened, by path
        self.box = Box(self.amount)
        self.nouns: dict[str, list[Noun]] = {sort: [] for sort in (*FACES, "place", "upgrade")}
        self.texts: dict[
            str, dict[str, str]
        ] = {}  # what a card, chef, upgrade or bonus says, by id
        self.house()
        self.markets()
        self.ingredients()
        self.actions()
        self.recipes()
        self.chefs()
        self.restaurants()
        self.upgrades()
        self.unused()
        self.names: m.Names = {sort: [it.key for it in nouns] for sort, nouns in self.nouns.items()}

    def amount(self, path: str, most: int = 2000, least: int = 0) -> int:
        """An amount of the rules, by its file, the tables or the entry it stands in, its field."""
        file, *where, field = path.split()
        return self.opened(file, *where).number(field, least, most)

    def opened(self, file: str, *where: str) -> Row:
        if file in ENTRIES:
            rows = self.data.rows(file, ENTRIES[file])
            return next((row for row in rows if row.text("id") == where[0]), self.data.row(file))
        path = "/".join(where)
        if path not in self.game:
            outer = self.opened(file, *where[:-1]) if where[1:] else None
            self.game[path] = outer.row(where[-1]) if outer else self.data.row(file, path)
        return self.game[path]

    def unused(self) -> None:
        """What the rules do not take from the files may not be changed there."""
        for entry, fields in FIXED.items():
            for known, value in (pair.split("=") for pair in fields.split()):
                self.amount(f"{entry} {known}", int(value), int(value))
        for path, other in TWICE.items():
            file, *where, field = path.split()
            if self.amount(path) != self.amount(other):
                there = other.replace(" ", ".toml, ", 1)
                raise self.opened(file, *where).bad(field, f"not the same as in {there}")
        for table, remarks in REMARKS.items():
            self.opened("game", *table.split("/")).skip(*words(remarks)).done()
        self.data.row("game").skip(*self.game, "level", "cuisine").done()

    def entries(self, file: str, sort: str, number: int) -> Iterator[tuple[int, Row, Noun]]:
        """So many of a sort, in their order: moves and records count on it."""
        nouns, known, table = self.nouns[sort], KNOWN.get(sort, ()), TABLES.get(sort, sort)
        for row in self.data.rows(file, table):
            at = len(nouns)
            if known and (at >= len(known) or row.text("id") != known[at]):
                right = known[at] if at < len(known) else "no more entries"
                raise row.bad("id", f"expected {right}: the entries keep their order")
            nouns.append(Noun(row.text("id"), both(row, "name")))
            yield at, row, nouns[at]
            row.skip(*words(UNREAD[sort])).done()
        self.data.row(file).skip(table, "source").done()
        self.complete(file, table, len(nouns), number)

    def text(self, row: Row, key: str, field: str = "text") -> None:
        self.texts[key] = both(row, field)

    def cards(self, noun: Noun, copies: int, back: int) -> None:
        self.box.faces += [len(self.box.names)] * copies
        self.box.backs += [back] * copies
        self.box.names.append(noun.key)

    def complete(self, file: str, table: str, found: int, expected: int) -> None:
        if found != expected:
            raise self.data.row(file).bad(table, f"{found} entries, not {expected}")

    def markets(self) -> None:
        """The seven locations, and the counter spaces of the six markets."""
        box = self.box
        spaces: list[Noun] = []
        for at, row, noun in self.entries("markets", "place", m.PLACES):
            if row.choice("kind", ["market", "island"]) == "market":
                box.prices.append(row.number("price", 100, 900))
                box.first_space.append(len(spaces))
                for number in range(1, row.number("counters", 1, 4) + 1):
                    names = {tongue: f"{name} {number}" for tongue, name in noun.names.items()}
                    spaces.append(Noun(f"{noun.key}-{number}", names))
                    box.spaces.append(at)
        self.complete("markets", "counters", len(spaces), m.SPACES)
        box.first_space.append(len(spaces))
        self.nouns["place"].append(Noun("home", {"en": "home", "fr": "chez soi"}))
        self.nouns["space"] = spaces
        box.places = [noun.key for noun in self.nouns["place"]]

    def ingredients(self) -> None:
        box = self.box
        for _, row, noun in self.entries("ingredients", "kind", m.KINDS):
            market = PLACES.index(row.choice("market", PLACES[:6]))
            row.number("price", box.prices[market], box.prices[market])
            if row.flag("meat", False) != (market == ids.CHOP_SHOP):
                raise row.bad("meat", "meat is what the Chop Shop sells")
            self.cards(noun, row.number("copies", 1, 12), market)
            box.market_of.append(market)

    def actions(self) -> None:
        """The windows of each card, and which are of the Deluxe edition."""
        box = self.box
        for at, row, noun in self.entries("action_cards", "card", m.CARDS):
            self.text(row, noun.key)
            self.cards(noun, row.number("copies", 1, 12), BACKS.index("action"))
            box.windows.append(mask(row, "windows", WINDOWS) & 31)
            box.deluxe |= (row.choice("edition", ["base", "deluxe"]) == "deluxe") << at
            box.most_targets.append(TARGETS[row.choice("targets", list(TARGETS))])
            if row.has("smile_chance"):
                box.smile_chance = row.decimal("smile_chance").as_integer_ratio()

    def recipes(self) -> None:
        box = self.box
        cuisines = [noun.key for noun in self.nouns["cuisine"]]
        for kind, back in DISHES.items():
            so_far = 24 if kind == "basic" else m.RECIPES
            for _, row, noun in self.entries(f"recipes_{kind}", "recipe", so_far):
                row.choice("kind", [kind])
                self.cards(noun, 1, back)
                box.points.append(row.number("points", 0, 12))
                box.waste.append(row.number("garbage", 0, 9))
                box.cuisine.append(cuisines.index(row.choice("cuisine", cuisines)))
                box.needs.append(self.needed(row))

    def needed(self, row: Row) -> list[int]:
        """R3.2: all different; Alien Goo and Secret Sauce are on no recipe."""
        names = row.texts("ingredients")
        if not 1 <= len(names) <= 8 or len(set(names)) != len(names):
            raise row.bad("ingredients", "one to eight ingredients, all different (R3.2)")
        for name in names:
            if name not in INGREDIENTS or name in ("alien_goo", "secret_sauce"):
                raise row.bad("ingredients", f"{name!r} is not an ingredient a recipe can require")
        return [INGREDIENTS.index(name) for name in names]

    def chefs(self) -> None:
        """Which are for beginners, and which are NPCs."""
        box = self.box
        for at, row, noun in self.entries("chefs", "chef", m.CHEFS):
            self.cards(noun, 1, BACKS.index("chef"))
            self.text(row, noun.key)
            self.text(row, f"{noun.key}-power", "power")
            box.beginners |= row.flag("beginner") << at
            box.npcs |= row.flag("npc") << at
            if row.flag("npc"):
                self.text(row, f"{noun.key}-npc", "npc_text")
            box.once_a_day |= row.flag("once_per_day") << at
            everywhere = list(ids.PLACE_SORTS)  # where nothing is said
            box.works_at.append(mask(row, "works_at", ids.PLACE_SORTS, everywhere))
            box.npc_works_at.append(mask(row, "npc_works_at", ids.PLACE_SORTS, everywhere))
            shape = "co_located" if at in ids.OVER_A_PLACE else "one" if at in ids.AIMED else "none"
            row.choice("targets", [shape])
        if int(box.npcs).bit_count() != 4:
            raise self.data.row("chefs").bad("npc", "four chefs are NPCs (R13.2)")

    def restaurants(self) -> None:
        box = self.box
        cuisines = [noun.key for noun in self.nouns["cuisine"]]
        for _, row, noun in self.entries("restaurants", "restaurant", m.RESTAURANTS):
            self.cards(noun, 1, BACKS.index("restaurant"))
            box.home_cuisine.append(cuisines.index(row.choice("cuisine", cuisines)))
            entries = row.rows("bonus")
            if len(entries) != 3:
                raise row.bad("bonus", "one bonus for each of the levels 2, 3 and 4")
            for level, entry in enumerate(entries, start=2):
                entry.number("level", level, level)
                self.text(entry, f"{noun.key}-{level}")
                self.bonus(entry)

    def bonus(self, row: Row) -> None:
        """A level bonus: its kind and its two numbers."""
        kind = ids.NAMES["bonus"].index(row.choice("kind", ids.NAMES["bonus"]))
        if row.flag("permanent") != (kind in ids.PERMANENT):
            raise row.bad("permanent", "this kind of bonus is always or never permanent (R11.2)")
        one = two = 0
        if kind == ids.FREE_UPGRADE:
            one = UPGRADES.index(row.choice("upgrade", UPGRADES))
            two = row.number("else_amount", 0, 2000)
        elif kind == ids.RECIPE_POINTS:
            one = list(DISHES).index(row.choice("recipe_kind", list(DISHES)))
            two = row.number("points", 1, 9)
        elif kind == ids.SHELF_PRICE:
            one = PLACES.index(row.choice("market", PLACES[:6]))
            two = row.number("price", 100, 900)
        elif kind == ids.DRAW_ACTION:
            one = row.number("draw", 1, 9)
            two = row.number("keep", 1, one)
        else:
            fields = {0: "amount", 1: "garbage", 2: "garbage", 3: "price", 8: "amount"}
            one = row.number(fields.get(kind, "count"), 1, 2000)
            two = row.number("amount", 100, 2000) if kind == ids.GARBAGE_OR_MONEY else 0
            remote = "game prices garbage_disposal_remote"
            if fields.get(kind) == "price" and one != self.amount(remote):
                raise row.bad(
                    "price", "not the same as in game.toml, prices garbage_disposal_remote"
                )
        row.done()
        self.box.bonus.append(kind)
        self.box.bonus_a.append(one)
        self.box.bonus_b.append(two)

    def upgrades(self) -> None:
        for _, row, noun in self.entries("upgrades", "upgrade", m.UPGRADES):
            self.text(row, noun.key)
            self.box.upgrade_prices.append(row.number("price", 100, 2000))

    def house(self) -> None:
        """The thresholds of the levels, the restaurants dealt by number of players, cuisines."""
        popularity = self.opened("game", "popularity")
        self.box.thresholds = popularity.numbers("level_thresholds", 1, 99)
        if len(self.box.thresholds) != 3 or sorted(set(self.box.thresholds)) != self.box.thresholds:
            raise popularity.bad("level_thresholds", "three, rising")
        levels = self.data.rows("game", "level")
        self.complete("game", "level", len(levels), 4)
        for row, least in zip(levels, [0, *self.box.thresholds], strict=True):
            if row.number("threshold", 0, 99) != least:
                raise row.bad("threshold", f"{least} in game.toml, popularity level_thresholds")
            row.skip("level", "name_en", "name_fr", "source").done()
        dealt = self.opened("game", "setup", "restaurants_dealt")
        per_seat = [dealt.number(f"players_{n}", 1, m.RESTAURANTS // n) for n in range(2, 9)]
        self.box.dealt = [0, 0, *per_seat]
        dealt.done()
        rows = self.data.rows("game", "cuisine")
        self.nouns["cuisine"] = [Noun(row.text("id"), both(row, "name")) for row in rows]
        for row in rows:
            row.done()
