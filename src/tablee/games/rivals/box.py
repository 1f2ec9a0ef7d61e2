"""The box: what the data files say, checked on load and turned into tables."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.tables import Tables
from tablee.kernel import LANGUAGES, Data, Noun, Row


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# the ids, in the order of the data files: moves and records count on it
PLACES = words("carbtastic fruit_stand veggie_land chop_shop dairy_king mystery_mart island")
INGREDIENTS = words(
    "bread flour noodles potato rice avocado beans peppers sweet_fruit tomato carrot garlic "
    "leafy_greens onion scallions beef fish pork poultry seafood butter cheese egg milk alien_goo "
    "chocolate secret_sauce wine tofu"
)
CARDS = words(
    "clam_voyance raiders_of_the_lost_pork armed_robbery five_star_review alien_attack "
    "contamination discount food_inspector food_recall fridge_raid go_vegan its_just_business "
    "jackpot monopoly negative_critic ninja_attack rat_infestation road_block shopping_spree "
    "special_order taxes fake_sale sous_chef one_world dinner_and_a_show farmers_market "
    "surveillance_camera"
)
CHEFS = words(
    "angus_khan antoine_baguette biff_brobeque gardena_eden general_stroganov gohan_sushido "
    "kim_chi lovehandles_mcfatterson mortimer_sleazburger phyllis_grubman pork_knuckles senor_fuego"
)
UPGRADES = words(
    "basic_recipe_book gourmet_recipe_book double_burner social_media_ads celebrity_endorsement"
)
TARGETS = {"self": 0, "market": 0, "one": 1, "up_to_2": 2, "any": 16, "others": -1, "all": -1}
WINDOWS = ["morning", "street", "market", "spree", "cook", "reaction"]
BACKS = [*PLACES[:6], "action", "basic", "gourmet", "chef", "restaurant"]
DISHES = {"basic": 7, "gourmet": 8}  # kinds of recipe, and the backs of their cards
FACES = ("kind", "card", "recipe", "chef", "restaurant")  # sorts of cards, in the order of faces
ENTRIES = {"action_cards": "action", "chefs": "chef", "upgrades": "upgrade"}  # lists in files


@dataclass(frozen=True)
class Box:
    tables: Tables
    names: m.Names
    nouns: dict[str, list[Noun]]
    texts: dict[str, dict[str, str]]  # what a card, chef, upgrade or bonus says, by its id


def both(row: Row, field: str) -> dict[str, str]:
    """A text in both languages, with the apostrophes of print instead of the keyboard's."""
    return {language: row.text(f"{field}_{language}").replace("'", "’") for language in LANGUAGES}


class Reader:
    """Goes through the files once and fills the tables."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.box = Tables(self.amount)
        self.nouns: dict[str, list[Noun]] = {sort: [] for sort in (*FACES, "place", "upgrade")}
        self.texts: dict[str, dict[str, str]] = {}

    def amount(self, path: str, most: int = 2000) -> int:
        """An amount of the rules, by its file, the tables or the entry it stands in, its field."""
        file, *where, field = path.split()
        if file in ENTRIES:
            rows = self.data.rows(file, ENTRIES[file])
            row = next((row for row in rows if row.text("id") == where[0]), self.data.row(file))
        else:
            row = self.data.row(file, where[0])
            for table in where[1:]:
                row = row.row(table)
        return row.number(field, 0, most)

    def noun(self, row: Row, sort: str, expected: tuple[str, ...] = ()) -> Noun:
        """The next entry of a sort, in its place: moves and records count on the order."""
        nouns = self.nouns[sort]
        at = len(nouns)
        if expected and (at >= len(expected) or row.text("id") != expected[at]):
            right = expected[at] if at < len(expected) else "no more entries"
            raise row.bad("id", f"expected {right}: the entries keep their order")
        nouns.append(Noun(row.text("id"), both(row, "name")))
        return nouns[-1]

    def text(self, row: Row, key: str, field: str = "text") -> None:
        self.texts[key] = both(row, field)

    def cards(self, noun: Noun, copies: int, back: int) -> None:
        self.box.faces += [len(self.box.names)] * copies
        self.box.backs += [back] * copies
        self.box.names.append(noun.key)

    def complete(self, file: str, table: str, found: int, expected: int) -> None:
        if found != expected:
            raise self.data.row(file).bad(table, f"{found} entries, not {expected}")

    # --- the board and the ingredients (R3.1, R3.8) -----------------------------------------------

    def markets(self) -> None:
        """The seven locations, and the counter spaces of the six markets."""
        box = self.box
        spaces: list[Noun] = []
        for at, row in enumerate(self.data.rows("markets", "location")):
            noun = self.noun(row, "place", PLACES)
            if row.choice("kind", ["market", "island"]) == "market":
                box.prices.append(row.number("price", 100, 900))
                box.first_space.append(len(spaces))
                for number in range(1, row.number("counters", 1, 4) + 1):
                    names = {tongue: f"{name} {number}" for tongue, name in noun.names.items()}
                    spaces.append(Noun(f"{noun.key}-{number}", names))
                    box.spaces.append(at)
            row.skip("source", "counters_source", "name_en_source", "name_fr_source").done()
        self.complete("markets", "location", len(self.nouns["place"]), m.PLACES)
        self.complete("markets", "counters", len(spaces), m.SPACES)
        box.first_space.append(len(spaces))
        self.nouns["place"].append(Noun("home", {"en": "home", "fr": "chez soi"}))
        self.nouns["space"] = spaces
        box.places = [noun.key for noun in self.nouns["place"]]

    def ingredients(self) -> None:
        box = self.box
        for row in self.data.rows("ingredients", "ingredient"):
            noun = self.noun(row, "kind", INGREDIENTS)
            market = PLACES.index(row.choice("market", list(PLACES[:6])))
            row.number("price", box.prices[market], box.prices[market])
            if row.flag("meat", False) != (market == ids.CHOP_SHOP):
                raise row.bad("meat", "meat is what the Chop Shop sells")
            self.cards(noun, row.number("copies", 1, 12), market)
            box.market_of.append(market)
            row.skip("requirable", "power", "source").done()
        self.complete("ingredients", "ingredient", len(box.market_of), m.KINDS)

    # --- cards ------------------------------------------------------------------------------------

    def actions(self) -> None:
        """The windows of each card, and which are of the Deluxe edition."""
        box = self.box
        for at, row in enumerate(self.data.rows("action_cards", "action")):
            noun = self.noun(row, "card", CARDS)
            self.text(row, noun.key)
            self.cards(noun, row.number("copies", 1, 12), BACKS.index("action"))
            mask = 0
            for window in row.texts("windows"):
                if window not in WINDOWS:
                    raise row.bad("windows", f"{window!r} is none of {', '.join(WINDOWS)}")
                mask |= 1 << WINDOWS.index(window)
            box.windows.append(mask & 31)
            box.deluxe |= (row.choice("edition", ["base", "deluxe"]) == "deluxe") << at
            box.most_targets.append(TARGETS[row.choice("targets", list(TARGETS))])
            if row.has("smile_chance"):
                box.smile_chance = row.decimal("smile_chance").as_integer_ratio()
            row.skip("rarity", "clam", "daily", "source", "chef_move", "pairs", "points")
            row.skip("garbage", "money_per_garbage", "take", "ransom", "amount", "draw")
            row.skip("removal_price").done()
        self.complete("action_cards", "action", len(box.windows), m.CARDS)

    def recipes(self) -> None:
        box = self.box
        cuisines = [noun.key for noun in self.nouns["cuisine"]]
        for kind, back in DISHES.items():
            for row in self.data.rows(f"recipes_{kind}", "recipe"):
                row.choice("kind", [kind])
                self.cards(self.noun(row, "recipe"), 1, back)
                box.points.append(row.number("points", 0, 12))
                box.waste.append(row.number("garbage", 0, 9))
                box.cuisine.append(cuisines.index(row.choice("cuisine", cuisines)))
                box.needs.append(self.needed(row))
                row.skip("source", "name_source", "cuisine_source", "points_source").done()
            expected = 24 if kind == "basic" else m.RECIPES
            self.complete(f"recipes_{kind}", "recipe", len(box.needs), expected)

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
        for at, row in enumerate(self.data.rows("chefs", "chef")):
            noun = self.noun(row, "chef", CHEFS)
            self.cards(noun, 1, BACKS.index("chef"))
            self.text(row, noun.key)
            self.text(row, f"{noun.key}-power", "power")
            box.beginners |= row.flag("beginner") << at
            box.npcs |= row.flag("npc") << at
            if row.flag("npc"):
                self.text(row, f"{noun.key}-npc", "npc_text")
            box.once_a_day |= row.flag("once_per_day") << at
            box.works_at.append(self.sorts(row, "works_at"))
            box.npc_works_at.append(self.sorts(row, "npc_works_at"))
            shape = "co_located" if at in ids.OVER_A_PLACE else "one" if at in ids.AIMED else "none"
            row.choice("targets", [shape])
            row.skip("epithet_en", "epithet_fr", "epithet_en_source", "power_en_source", "step")
            row.skip("clam", "no_repeat", "npc_targets", "npc_step", "source")
            row.skip("veggies_per_meat", "bundle_size", "toll")
            row.skip("surcharge", "meats_for_bonus", "bonus_money", "price", "bundle_price").done()
        self.complete("chefs", "chef", len(self.nouns["chef"]), m.CHEFS)
        if int(box.npcs).bit_count() != 4:
            raise self.data.row("chefs").bad("npc", "four chefs are NPCs (R13.2)")

    def sorts(self, row: Row, field: str) -> int:
        """Where a power works, as a mask of sorts of places; everywhere if nothing is said."""
        mask = 0
        for word in row.texts(field, list(ids.PLACE_SORTS)):
            if word not in ids.PLACE_SORTS:
                raise row.bad(field, f"{word!r} is none of {', '.join(ids.PLACE_SORTS)}")
            mask |= 1 << ids.PLACE_SORTS.index(word)
        return mask

    # --- restaurants and upgrades -----------------------------------------------------------------

    def restaurants(self) -> None:
        box = self.box
        cuisines = [noun.key for noun in self.nouns["cuisine"]]
        for row in self.data.rows("restaurants", "restaurant"):
            noun = self.noun(row, "restaurant")
            self.cards(noun, 1, BACKS.index("restaurant"))
            box.home_cuisine.append(cuisines.index(row.choice("cuisine", cuisines)))
            entries = row.rows("bonus")
            if len(entries) != 3:
                raise row.bad("bonus", "one bonus for each of the levels 2, 3 and 4")
            for level, entry in enumerate(entries, start=2):
                entry.number("level", level, level)
                self.text(entry, f"{noun.key}-{level}")
                self.bonus(entry)
            row.skip("subtitle_en", "subtitle_fr", "source").done()
        self.complete("restaurants", "restaurant", len(box.home_cuisine), m.RESTAURANTS)

    def bonus(self, row: Row) -> None:
        """A level bonus: its kind and its two numbers."""
        kind = ids.BONUSES.split().index(row.choice("kind", ids.BONUSES.split()))
        if row.flag("permanent") != (kind in ids.PERMANENT):
            raise row.bad("permanent", "this kind of bonus is always or never permanent (R11.2)")
        one = two = 0
        if kind == ids.FREE_UPGRADE:
            one = UPGRADES.index(row.choice("upgrade", list(UPGRADES)))
            two = row.number("else_amount", 0, 2000)
        elif kind == ids.RECIPE_POINTS:
            one = list(DISHES).index(row.choice("recipe_kind", list(DISHES)))
            two = row.number("points", 1, 9)
        elif kind == ids.SHELF_PRICE:
            one = PLACES.index(row.choice("market", list(PLACES[:6])))
            two = row.number("price", 100, 900)
        elif kind == ids.DRAW_ACTION:
            one = row.number("draw", 1, 9)
            two = row.number("keep", 1, one)
        else:
            fields = {0: "amount", 1: "garbage", 2: "garbage", 3: "price", 8: "amount"}
            one = row.number(fields.get(kind, "count"), 1, 2000)
            two = row.number("amount", 100, 2000) if kind == ids.GARBAGE_OR_MONEY else 0
        row.done()
        self.box.bonus.append(kind)
        self.box.bonus_a.append(one)
        self.box.bonus_b.append(two)

    def upgrades(self) -> None:
        for row in self.data.rows("upgrades", "upgrade"):
            self.text(row, self.noun(row, "upgrade", UPGRADES).key)
            self.box.upgrade_prices.append(row.number("price", 100, 2000))
            row.skip("copies_base", "copies_deluxe", "effect", "recipe_kind", "draw", "keep")
            row.skip("source", "name_en_source", "income_bonus", "income_bonus_suspected").done()
        self.complete("upgrades", "upgrade", len(self.box.upgrade_prices), m.UPGRADES)

    # --- game.toml --------------------------------------------------------------------------------

    def house(self) -> None:
        """The thresholds of the levels, the restaurants dealt by number of players, cuisines."""
        popularity = self.data.row("game", "popularity")
        self.box.thresholds = popularity.numbers("level_thresholds", 1, 99)
        if len(self.box.thresholds) != 3 or sorted(set(self.box.thresholds)) != self.box.thresholds:
            raise popularity.bad("level_thresholds", "three, rising")
        dealt = self.data.row("game", "setup").row("restaurants_dealt")
        per_seat = [dealt.number(f"players_{n}", 1, m.RESTAURANTS // n) for n in range(2, 9)]
        self.box.dealt = [0, 0, *per_seat]
        rows = self.data.rows("game", "cuisine")
        self.nouns["cuisine"] = [Noun(row.text("id"), both(row, "name")) for row in rows]


def open_box(data: Data) -> Box:
    reader = Reader(data)
    reader.house()
    reader.markets()
    reader.ingredients()
    reader.actions()
    reader.recipes()
    reader.chefs()
    reader.restaurants()
    reader.upgrades()
    names = {sort: [noun.key for noun in nouns] for sort, nouns in reader.nouns.items()}
    return Box(reader.box, names, reader.nouns, reader.texts)
