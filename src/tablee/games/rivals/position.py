"""A position of Rival Restaurants from a plain table (its keys: `position.toml`).

What the table does not name is empty or zero, but for the board, the decks, the recipes, the
chefs and the restaurants, which are dealt from the rng. What can never be is refused.
"""

from __future__ import annotations

from tablee.games.rivals.box import UPGRADES
from tablee.games.rivals.rules import day, ids, moves as m, setup
from tablee.games.rivals.rules.house import Plan
from tablee.games.rivals.rules.pieces import Restaurant
from tablee.games.rivals.rules.town import Town
from tablee.kernel import EVERYONE, SILENT, BadInput, Fields, Rng, Stock
from tablee.kernel.position import written_out

INGREDIENT = (0, ids.CARD_FACE, "an ingredient")
ACTION = (ids.CARD_FACE, ids.RECIPE_FACE, "an action card")
RECIPE = (ids.RECIPE_FACE, ids.CHEF_FACE, "a recipe")
BASIC = (ids.RECIPE_FACE, ids.GOURMET_FACE, "a basic recipe")
GOURMET = (ids.GOURMET_FACE, ids.CHEF_FACE, "a gourmet recipe")
CHEF = (ids.CHEF_FACE, ids.RESTAURANT_FACE, "a chef")
SIGN = (ids.RESTAURANT_FACE, ids.RESTAURANT_FACE + 8, "a restaurant")
Sort = tuple[int, int, str]
PARTS = [part for part, _ in day.DAY]


class Builder:
    """Takes named cards out of the box first, then deals what is left."""

    def __init__(self, plan: Plan, rng: Rng, table: dict[str, object]) -> None:
        self.s = Town(plan, rng.clone(), None)
        self.plan = plan
        self.box = plan.box
        self.fields = Fields(table)
        cards = list(range(len(self.box.faces)))
        self.stock = Stock(cards, self.box.names, self.box.faces, rng)

    def build(self) -> Town:
        s = self.s
        s.day = self.fields.number("day", 1, self.plan.max_days or 99, 1)
        self.part = self.fields.choice("step", PARTS, "morning")
        for one in s.restaurants:
            self.area(one)
        for one in s.restaurants:
            self.deal_area(one)
        self.board()
        self.amounts()
        self.figures()
        self.rats()
        self.leave_rest()
        self.check_first_day()
        self.fields.done()
        day.begin_at(s, self.part, SILENT)
        return s

    def before(self, part: str) -> bool:
        """Whether that part of the day has yet to come."""
        return PARTS.index(self.part) < PARTS.index(part)

    def check_first_day(self) -> None:
        """Nobody has anything before the first time that it can be had."""
        box, area = self.box, self.s.restaurants
        if self.s.day > 1:
            return
        money, garbage = sum([one.money for one in area]), sum([one.garbage for one in area])
        card = max(box.jackpot, box.smile_money * len(area), box.recycle * box.recycle_money)
        if self.before("counter"):
            self.refuse("nobody has cooked", popularity=any(one.popularity for one in area))
            mastered = {f"mastered_{one.seat + 1}": bool(one.mastered) for one in area}
            self.refuse("nobody has cooked", levels=any(one.level for one in area), **mastered)
        if self.before("spree"):
            self.check_first_pantries()
            self.refuse("nobody has shopped", upgrades=any(one.upgrades for one in area))
            most = len(area) * (box.income + card)
            self.refuse("incomes and cards bring less", money=money > most)
            self.refuse("cards bring less", garbage=garbage > box.alien_garbage * len(area) ** 2)
        if self.before("wheels"):
            least = 0 if self.part == "dawn" else box.income
            self.refuse("there is one income", money=any(one.money > least for one in area))
            played = {"garbage": garbage > 0, "action_discard": bool(self.s.discards)}
            self.refuse("no card was played", **played)

    def check_first_pantries(self) -> None:
        """R4.9: what was dealt; from the wheels on also what cards can have brought (R9.18, R9.24,
        R9.34), whoever has it now."""
        s, box = self.s, self.box
        each = 0 if self.plan.leftovers else box.first_kinds
        rule = "R13.40" if self.plan.leftovers else "R4.9"
        for one in s.restaurants if self.before("wheels") else []:
            homes = [box.market_of[box.faces[card]] for card in one.pantry]
            more = any(homes.count(at) > each * (at != ids.MYSTERY_MART) for at in homes)
            why = f"{each} of each market but the Mystery Mart is dealt ({rule}), none comes"
            self.refuse(why, **{f"pantry_{one.seat + 1}": more})
        cards = ((ids.SPECIAL_ORDER, 1), (ids.FRIDGE_RAID, box.raid), (ids.FARMERS, m.MARKETS))
        most = each * ids.MYSTERY_MART * s.seats
        most += sum(box.faces.count(ids.CARD_FACE + card) * number for card, number in cards)
        pantries = [len(one.pantry) for one in s.restaurants]
        field = f"pantry_{pantries.index(max(pantries)) + 1}"
        why = f"{most} are dealt or come by cards, for all together,"
        self.refuse(why, **{field: sum(pantries) > most})

    def refuse(self, why: str, **found: bool) -> None:
        for field in [field for field, there in found.items() if there]:
            raise self.fields.bad(field, f"{why} before that on day 1")

    def words(self, name: str, most: int) -> list[list[str]]:
        """A row of words for each seat, none where the table says nothing."""
        rows = [text.split() for text in self.fields.texts_by_seat(name, self.s.seats)]
        if any(len(row) > most for row in rows):
            raise self.fields.bad(name, f"a text of {most} words at most for each seat")
        return rows

    def cards(self, name: str, sort: Sort, seen: int = EVERYONE, most: int = 999) -> list[int]:
        """The cards of a field, all of one sort and in this game, known to those of the mask."""
        return self.taken(name, self.fields.get(name), sort, seen, most)

    def taken(self, name: str, what: object, sort: Sort, seen: int, most: int) -> list[int]:
        if not self.fields.has(name):
            return []
        words = written_out(what) if isinstance(what, str) else what
        for word in words if isinstance(words, list) else []:
            self.check_sort(name, str(word), sort)
        cards = self.stock.take(f"position.{name}", what)
        if len(cards) > most:
            raise self.fields.bad(name, f"{most} cards at most")
        for card in cards:
            self.s.show(card, seen)
        return cards

    def check_sort(self, name: str, word: str, sort: Sort) -> None:
        """What is of another sort is said to be that, wherever it lies by now."""
        face = self.box.names.index(word) if word in self.box.names else sort[0]
        if not sort[0] <= face < sort[1]:
            raise self.fields.bad(name, f"{word!r} is not {sort[2]}")
        if sort[0] == ids.CARD_FACE and not setup.in_deck(self.plan, face - ids.CARD_FACE):
            raise self.fields.bad(name, f"{word!r} is not in this game")

    def one_of(self, sort: Sort, place: int = 0) -> int:
        """A card of this sort from the rest of the box, for all to see; a chef for this place."""
        for card in self.stock.left:
            fits = sort[0] != ids.CHEF_FACE or self.hires(place, card)
            if fits and sort[0] <= self.box.faces[card] < sort[1]:
                self.stock.left.remove(card)
                self.s.show(card, EVERYONE)
                return card
        raise BadInput("position: the box has too few cards for this table")

    def area(self, one: Restaurant) -> None:
        number = one.seat + 1
        for card in self.cards(f"pantry_{number}", INGREDIENT):
            self.s.receive(one.seat, card)
        one.hand = self.cards(f"hand_{number}", ACTION, 1 << one.seat)
        name = f"recipes_{number}"
        named = self.cards(name, RECIPE, most=2)
        if self.fields.has(name) and not named:
            raise self.fields.bad(name, "everybody has two: name one or both, or leave it out")
        for recipe, card in zip(one.recipes, named, strict=False):
            recipe.card = card
        gourmets = [one.gourmet(recipe) for recipe in one.recipes if recipe.card != ids.NONE]
        leftovers = self.plan.leftovers and not any(gourmets)
        if len(gourmets) == 2 and gourmets[0] == gourmets[1] and not leftovers:
            raise self.fields.bad(name, "a basic and a gourmet recipe (R7.58)")
        one.mastered = self.cards(f"mastered_{number}", RECIPE)
        one.gourmets = sum(self.box.faces[card] >= ids.GOURMET_FACE for card in one.mastered)
        one.basics = len(one.mastered) - one.gourmets
        signs = self.words("restaurants", 1)[one.seat]
        for card in self.taken("restaurants", signs, SIGN, EVERYONE, 1):
            one.sign = card
        wanted = 4 if self.plan.squad else self.plan.figures
        chefs = self.words("chefs", wanted)[one.seat]
        one.chefs = self.taken("chefs", chefs, CHEF, EVERYONE, wanted)
        for at, card in enumerate(one.chefs):
            if not self.hires(at, card):
                rule = "an NPC second, and only there (R13.2)" if self.plan.squad else "R4.13"
                raise self.fields.bad("chefs", f"{chefs[at]!r} cannot be there: {rule}")

    def hires(self, at: int, card: int) -> bool:
        """R13.2: the second chef of a squad is an NPC, nobody else is; R4.13: beginners' chefs."""
        special = self.s.known_class(card) == 1
        return special == (at == 1) if self.plan.squad else special or not self.plan.beginners

    def deal_area(self, one: Restaurant) -> None:
        """Recipes, restaurant and chefs that the table leaves open."""
        for slot, recipe in enumerate(one.recipes):
            if recipe.card == ids.NONE:
                other = one.recipes[1 - slot]
                gourmet = slot == 1 if other.card == ids.NONE else not one.gourmet(other)
                recipe.card = self.one_of(GOURMET if gourmet and not self.plan.leftovers else BASIC)
        if one.sign == ids.NONE:
            one.sign = self.one_of(SIGN)
        one.name = self.box.faces[one.sign] - ids.RESTAURANT_FACE
        wanted = 4 if self.plan.squad else self.plan.figures
        while len(one.chefs) < wanted:
            one.chefs.append(self.one_of(CHEF, len(one.chefs)))
        for at, figure in enumerate(one.figures):
            figure.chef = self.s.chef_of(one.chefs[at])

    def amounts(self) -> None:
        nothing = [0] * self.s.seats
        money = self.fields.by_seat("money", 0, 1_000_000, nothing)
        garbage = self.fields.by_seat("garbage", 0, 999, nothing)
        popularity = self.fields.by_seat("popularity", 0, 999, nothing)
        levels = self.fields.by_seat("levels", 1, 4, nothing)
        upgrades = self.words("upgrades", len(UPGRADES))
        if any(amount % 100 for amount in money):
            raise self.fields.bad("money", "in steps of 100")
        if any(len(set(row)) < len(row) for row in upgrades):
            raise self.fields.bad("upgrades", "nobody has the same upgrade twice")
        for one in self.s.restaurants:
            one.money = money[one.seat]
            one.garbage = garbage[one.seat]
            one.popularity = popularity[one.seat]
            self.check_popularity(one)
            one.level = sum(one.popularity >= at for at in self.box.thresholds)
            if self.fields.has("levels"):
                if levels[one.seat] - 1 < one.level:
                    raise self.fields.bad("levels", "they rise with the popularity (R8.11)")
                one.level = levels[one.seat] - 1
            for word in upgrades[one.seat]:
                one.upgrades |= 1 << self.fields.index_of("upgrades", word, UPGRADES)

    def check_popularity(self, one: Restaurant) -> None:
        """R12.1: the game went on until today; R8.6: and then two dishes at most were cooked."""
        box = self.box
        if self.before("counter") and one.popularity >= box.win:
            over = f"with {box.win} the game was over, but for step = counter (R12.1)"
            raise self.fields.bad("popularity", over)
        a_day = 2 * self.best_dish(one)
        most = min(box.win - 1, (self.s.day - 1) * a_day) + a_day
        if one.popularity > most:
            why = f"{most} at most for seat {one.seat + 1}, who cooks two dishes a day (R8.6)"
            raise self.fields.bad("popularity", why)

    def best_dish(self, one: Restaurant) -> int:
        """R8.6: a recipe with its review, cuisine and extra; R11.2: and all it is worth here."""
        box, bonuses = self.box, range(3 * one.name, 3 * one.name + 3)
        more = [box.bonus_b[at] for at in bonuses if box.bonus[at] == ids.RECIPE_POINTS]
        return max(box.points) + 3 + sum(more)

    def figures(self) -> None:
        """Where the chefs are: a location, and a filled counter space of it or the shelf."""
        places = self.words("places", self.plan.figures)
        spaces = self.words("spaces", self.plan.figures)
        for figure in self.s.figures:
            row = places[figure.seat]
            if figure.index < len(row):
                figure.place = self.fields.index_of("places", row[figure.index], self.box.places)
            if figure.place != ids.HOME and (self.before("placement") or not self.before("spree")):
                raise self.fields.bad("places", f"all chefs are at home when it is {self.part}")
            row = spaces[figure.seat]
            if figure.index < len(row) and row[figure.index] != "shelf":
                figure.space = self.space(row[figure.index])
                if self.before("street"):
                    raise self.fields.bad("spaces", "no chef has chosen a space yet (R6.7)")
                if self.box.spaces[figure.space] != figure.place:
                    raise self.fields.bad("spaces", f"a chef on {row[figure.index]} is elsewhere")
                if self.s.spaces[figure.space].card == ids.NONE:
                    raise self.fields.bad("spaces", f"{row[figure.index]} is empty (R6.7)")

    def space(self, word: str) -> int:
        market, _, number = word.rpartition("-")
        at = self.fields.index_of("spaces", market, self.box.places[: m.MARKETS])
        spaces = self.s.spaces_of(at)
        if not number.isdecimal() or not 1 <= int(number) <= len(spaces):
            raise self.fields.bad("spaces", f"{word!r} is no counter space")
        return spaces[int(number) - 1]

    def board(self) -> None:
        """Counters by name from left to right, `-` for an empty space; shelves top first."""
        s = self.s
        for at, place in enumerate(self.box.places[: m.MARKETS]):
            market = s.markets[at]
            kinds = [kind for kind, home in enumerate(self.box.market_of) if home == at]
            goods = (kinds[0], kinds[-1] + 1, f"sold at {place}")
            spaces = [s.spaces[space] for space in s.spaces_of(at)]
            name = f"counter_{place}"
            row = self.fields.get(name)
            words = row.split() if isinstance(row, str) else []
            if self.fields.has(name) and len(words) != len(spaces):
                why = f"a text of {len(spaces)} words, - where a space is empty"
                raise self.fields.bad(name, why)
            for space, word in zip(spaces, words, strict=False):
                if word != "-":
                    space.card = self.taken(name, word, goods, EVERYONE, 1)[0]
            market.tray = self.cards(f"tray_{place}", goods)
            top = self.cards(f"shelf_{place}", goods, seen=0)
            rest = [card for card in self.stock.left if self.box.faces[card] in kinds]
            for card in rest:
                self.stock.left.remove(card)
            market.shelf = rest + top[::-1]
            for space in spaces:
                if not words and market.shelf:
                    space.card = market.shelf.pop(0)
                    s.show(space.card, EVERYONE)

    def rats(self) -> None:
        """`rats_MARKET = [owner, day]`."""
        for market, place in zip(self.s.markets, self.box.places, strict=False):
            name = f"rats_{place}"
            if not self.fields.has(name):
                continue
            value = self.fields.get(name)
            if not isinstance(value, list) or len(value) != 2:
                raise self.fields.bad(name, "write [owner, day]")
            market.rats_owner = self.fields.within(name, value[0], 1, self.s.seats, "a seat") - 1
            last = self.s.day - 1 if self.before("wheels") else self.s.day
            market.rats_day = self.fields.within(name, value[1], 1, last, "a day")
            market.rats = self.taken(name, "rat_infestation", ACTION, EVERYONE, 1)[0]

    def leave_rest(self) -> None:
        """The decks, top first where named, and whatever is not in this game."""
        s = self.s
        action = self.cards("action_deck", ACTION, seen=0)[::-1]
        basic = self.cards("basic_deck", BASIC, seen=0)[::-1]
        gourmet = self.cards("gourmet_deck", GOURMET, seen=0)[::-1]
        s.discards = self.cards("action_discard", ACTION)
        for card in self.stock.left:
            setup.pile_of(s, self.box.faces[card]).append(card)
        if self.plan.squad:  # whose chefs are all dealt
            s.gone, s.unused = s.gone + s.unused, []
        s.deck += action
        s.decks[0] += basic
        s.decks[1] += gourmet
