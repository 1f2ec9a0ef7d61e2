"""A position of Rival Restaurants from a plain table (see `docs/reference/positions/rivals.md`).

What the table does not name is empty or zero, but for the board, the decks, the recipes, the
chefs and the restaurants, which are dealt from the rng.
"""

from __future__ import annotations

from tablee.games.rivals.rules import agenda
from tablee.games.rivals.rules.day import plan_day
from tablee.games.rivals.rules.goods import receive
from tablee.games.rivals.rules.moves import MARKETS
from tablee.games.rivals.rules.opening import in_deck
from tablee.games.rivals.rules.plan import (
    CARD_FACE,
    CHEF_FACE,
    GOURMET_FACE,
    NONE,
    RECIPE_FACE,
    RESTAURANT_FACE,
    Plan,
)
from tablee.games.rivals.rules.town import Town, chef_of, empty_town, restaurant_of
from tablee.kernel import EVERYONE, SILENT, BadInput, Fields, Rng, Stock

STEPS = {
    "dawn": agenda.DAWN,
    "morning": agenda.MORNING,
    "wheels": agenda.WHEELS,
    "placement": agenda.CHASE,
    "street": agenda.STREET,
    "powers": agenda.MORTIMER_STEP,
    "market": agenda.TAX,
    "spree": agenda.SPREE,
    "cook": agenda.CLOSED,
    "counter": agenda.SMILES,
}


class Builder:
    """Takes named cards out of the box first, then deals what is left."""

    def __init__(self, plan: Plan, rng: Rng, table: dict[str, object]) -> None:
        self.s = empty_town(plan, rng)
        self.plan = plan
        self.box = plan.box
        self.fields = Fields(table)
        cards = list(range(len(self.box.faces)))
        self.stock = Stock(cards, self.box.names, self.box.faces, rng)

    def build(self) -> Town:
        s = self.s
        s.day = self.fields.number("day", 1, 99, 1)
        for seat in range(s.seats):
            self.area(seat)
        for seat in range(s.seats):
            self.deal_area(seat)
        self.board()
        self.figures()
        self.rats()
        self.leave_rest()
        step = self.fields.text("step", list(STEPS), "morning")
        self.fields.done()
        if step == "dawn":
            s.day -= 1
            agenda.then(s, agenda.DAWN)
        else:
            plan_day(s)
            while s.agenda[-1] % agenda.OPS != STEPS[step]:
                s.agenda.pop()
        agenda.go_on(s, SILENT)
        return s

    # --- reading ----------------------------------------------------------------------------------

    def numbers(self, name: str, default: int, unit: int = 1) -> list[int]:
        """One number for each seat."""
        values = self.fields.get(name)
        if values is None:
            return [default] * self.s.seats
        if not isinstance(values, list) or len(values) != self.s.seats:
            raise BadInput(f"position.{name}: one number for each of the {self.s.seats} seats")
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or value < 0 or value % unit:
                raise BadInput(f"position.{name}: {value!r} is not a number this game knows")
        return list(values)

    def words(self, name: str) -> list[list[str]] | None:
        """One row of words for each seat."""
        values = self.fields.get(name)
        if values is None:
            return None
        if not isinstance(values, list) or len(values) != self.s.seats:
            raise BadInput(f"position.{name}: one text for each of the {self.s.seats} seats")
        return [str(value).split() for value in values]

    def index(self, name: str, word: str, known: list[str]) -> int:
        if word not in known:
            raise BadInput(f"position.{name}: {word!r} is none of {', '.join(known)}")
        return known.index(word)

    def named(self, name: str) -> list[int]:
        """The cards of a field, all of them known to everybody."""
        cards = self.stock.take(f"position.{name}", self.fields.get(name) or "")
        for card in cards:
            self.s.show(card, EVERYONE)
        return cards

    def one_of(self, low: int, high: int) -> int:
        """A card from the rest of the box whose face lies in this range."""
        for card in self.stock.left:
            if low <= self.box.faces[card] < high:
                self.stock.left.remove(card)
                return card
        raise BadInput("position: the box has too few cards for this table")

    # --- seats ------------------------------------------------------------------------------------

    def area(self, seat: int) -> None:
        """What the table names of a seat's area."""
        s, number = self.s, seat + 1
        for card in self.named(f"pantry_{number}"):
            receive(s, seat, card)
        hand = f"hand_{number}"
        s.hands[seat] = self.stock.take(f"position.{hand}", self.fields.get(hand) or "")
        for card in s.hands[seat]:
            s.show(card, 1 << seat)
        for slot, card in enumerate(self.named(f"recipes_{number}")[:2]):
            s.recipes[2 * seat + slot] = card
        s.mastered[seat] = self.named(f"mastered_{number}")
        for card in s.mastered[seat]:
            s.cooked[2 * seat + (self.box.faces[card] >= GOURMET_FACE)] += 1
        for name, kept in (("restaurants", s.signs), ("chefs", s.chefs)):
            words = self.words(name)
            if words is not None:
                kept[seat] = self.stock.take(f"position.{name}", words[seat])

    def deal_area(self, seat: int) -> None:
        """Recipes, restaurant and chefs that the table leaves open."""
        s = self.s
        for slot in range(2):
            at = 2 * seat + slot
            if s.recipes[at] == NONE:
                gourmet = slot == 1 and not self.plan.leftovers
                low = GOURMET_FACE if gourmet else RECIPE_FACE
                s.recipes[at] = self.one_of(low, CHEF_FACE if gourmet else GOURMET_FACE)
                s.show(s.recipes[at], EVERYONE)
        if not s.signs[seat]:
            s.signs[seat] = [self.one_of(RESTAURANT_FACE, len(self.box.names))]
        wanted = 4 if self.plan.squad else self.plan.figures
        while len(s.chefs[seat]) < wanted:
            s.chefs[seat].append(self.one_of(CHEF_FACE, RESTAURANT_FACE))
        for card in s.signs[seat] + s.chefs[seat]:
            s.show(card, EVERYONE)
        s.restaurants[seat] = restaurant_of(s, s.signs[seat][0])
        for at in range(self.plan.figures):
            s.chef[2 * seat + at] = chef_of(s, s.chefs[seat][at])

    def figures(self) -> None:
        """Money and the like by seat; places and spaces by figure."""
        s = self.s
        s.money = self.numbers("money", 0, 100)
        s.garbage = self.numbers("garbage", 0)
        s.popularity = self.numbers("popularity", 0)
        reached = [sum(p >= t for t in self.box.thresholds) for p in s.popularity]
        levels = self.numbers("levels", 0)
        s.level = [level - 1 for level in levels] if self.fields.has("levels") else reached
        known = ["basic_recipe_book", "gourmet_recipe_book", "double_burner"]
        known += ["social_media_ads", "celebrity_endorsement"]
        for seat, words in enumerate(self.words("upgrades") or []):
            for word in words:
                s.upgrades[seat] |= 1 << self.index("upgrades", word, known)
        for seat, words in enumerate(self.words("places") or []):
            for at, word in enumerate(words[: self.plan.figures]):
                s.place[2 * seat + at] = self.index("places", word, self.box.places)
        for seat, words in enumerate(self.words("spaces") or []):
            for at, word in enumerate(words[: self.plan.figures]):
                s.space[2 * seat + at] = self.space(word)

    def space(self, word: str) -> int:
        """A counter space, or `shelf`."""
        if word == "shelf":
            return NONE
        market, _, number = word.rpartition("-")
        at = self.index("spaces", market, self.box.places[:MARKETS])
        first = self.box.first_space
        if not number.isdecimal() or not 1 <= int(number) <= first[at + 1] - first[at]:
            raise BadInput(f"position.spaces: {word!r} is no counter space")
        return first[at] + int(number) - 1

    # --- the board --------------------------------------------------------------------------------

    def board(self) -> None:
        """Counters by name from left to right, `-` for an empty space; shelves top first."""
        s = self.s
        for market, place in enumerate(self.box.places[:MARKETS]):
            first, after = self.box.first_space[market], self.box.first_space[market + 1]
            words = str(self.fields.get(f"counter_{place}") or "").split()
            if words and len(words) != after - first:
                raise BadInput(f"position.counter_{place}: {after - first} spaces, - where empty")
            for at, word in enumerate(words):
                if word != "-":
                    s.counters[first + at] = self.stock.take(f"position.counter_{place}", word)[0]
            s.trays[market] = self.named(f"tray_{place}")
            shelf = f"shelf_{place}"
            top = self.stock.take(f"position.{shelf}", self.fields.get(shelf) or "")
            s.shelves[market] = self.shelf_rest(market) + top[::-1]
            for space in range(first, after):
                if not words and s.shelves[market]:
                    s.counters[space] = s.shelves[market].pop(0)
                if s.counters[space] != NONE:
                    s.show(s.counters[space], EVERYONE)

    def shelf_rest(self, market: int) -> list[int]:
        """All ingredients of a market that nothing has named so far."""
        rest = [
            card
            for card in self.stock.left
            if self.box.faces[card] < CARD_FACE
            and self.box.market_of[self.box.faces[card]] == market
        ]
        for card in rest:
            self.stock.left.remove(card)
        return rest

    def rats(self) -> None:
        """`rats_MARKET = [owner, day]`."""
        for market, place in enumerate(self.box.places[:MARKETS]):
            if not self.fields.has(f"rats_{place}"):
                continue
            value = self.fields.get(f"rats_{place}")
            if not isinstance(value, list) or len(value) != 2:
                raise BadInput(f"position.rats_{place}: write [owner, day]")
            card = self.stock.take(f"position.rats_{place}", "rat_infestation")[0]
            self.s.rats[market] = card
            self.s.show(card, EVERYONE)
            self.s.rats_owner[market], self.s.rats_day[market] = value[0] - 1, value[1]

    def leave_rest(self) -> None:
        """The decks, top first where named, and whatever is not in this game."""
        s = self.s
        tops = {
            name: self.stock.take(f"position.{name}", self.fields.get(name) or "")[::-1]
            for name in ("action_deck", "basic_deck", "gourmet_deck")
        }
        s.discards = self.named("action_discard")
        for card in self.stock.left:
            face = self.box.faces[card]
            if face < RECIPE_FACE:
                home = s.deck if in_deck(self.plan, face - CARD_FACE) else s.gone
            elif face < CHEF_FACE:
                home = s.decks[face >= GOURMET_FACE]
            elif face < RESTAURANT_FACE and not self.plan.squad:
                home = s.unused
            else:
                home = s.gone
            home.append(card)
        s.deck += tops["action_deck"]
        s.decks[0] += tops["basic_deck"]
        s.decks[1] += tops["gourmet_deck"]


def town_from(plan: Plan, rng: Rng, table: dict[str, object]) -> Town:
    """A state as a scenario describes it, at its first decision."""
    return Builder(plan, rng, table).build()
