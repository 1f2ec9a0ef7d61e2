"""Places that are no zones: the rating scale, rooms and pot, the bill; what a menu comes to."""

from __future__ import annotations

from tablee.games.ristorante.cards import CATEGORY_IDS, SPECIALITY_IDS, WINE_TYPES
from tablee.games.ristorante.rules.bonus import LENDS
from tablee.games.ristorante.rules.extras import room_open
from tablee.games.ristorante.rules.finale import (
    BASE_LINES,
    bill,
    matched,
    theme_points,
    vip_worth,
    wine_points,
)
from tablee.games.ristorante.rules.food_guide import CATEGORIES, SPECIALITIES, themes_of
from tablee.games.ristorante.rules.moves import COURSES, ROOMS
from tablee.games.ristorante.rules.scoring import lost_share, may_win
from tablee.games.ristorante.rules.town import WINE_DECK, Town, total
from tablee.games.ristorante.show.cards import CardWords
from tablee.games.ristorante.show.labels import named, ties
from tablee.i18n import Speaker
from tablee.show import Chip, Line, Meter, Site, Spot, bill_of, refs

ALL_THEMES = (1 << (CATEGORIES + SPECIALITIES)) - 1
SORTS = {"category": CATEGORY_IDS, "speciality": SPECIALITY_IDS}


class Places(CardWords):
    def scale(self) -> Site:
        """R2.7, R2.8: the rating scale, as far as the pawns stand and the next toque."""
        s = self.s
        numbers = s.house.numbers
        highest = numbers.toques.index(max(numbers.toques))
        last = min(max(max(s.ratings) + 1, highest), int(numbers.top))
        spots = []
        for at, rating in enumerate(range(int(numbers.rating), last + 1)):
            chips = [Chip("", seat=seat) for seat in range(s.seats) if s.ratings[seat] == rating]
            if rating == numbers.rating or numbers.toques[rating] > numbers.toques[rating - 1]:
                chips.append(Chip(self.say("table-toques", n=numbers.toques[rating]), "note"))
            zone = Meter("toques", "", numbers.toques[rating])
            who = [
                named(chip.seat, self.speaker, self.me) if chip.seat >= 0 else chip.text
                for chip in chips
            ]
            label = self.speaker.pair(str(rating), ", ".join(who) or "-")
            spots.append(Spot(label, at, 0, str(rating), chips=chips, meters=[zone]))
        order = ", ".join(named(seat, self.speaker, self.me) for seat in s.order)
        tied = ties(s, self.speaker, self.me)
        lines = [self.say("table-order", seats=order), *tied] if s.acting else []
        return Site("scale", self.say("table-scale"), "track", spots, note=". ".join(lines))

    def stock(self) -> Site:
        """R17, R13, R18: rooms to build, cubes in the pot, cookbooks."""
        s = self.s
        spots = [self.room(room) for room in range(ROOMS)]
        fee = self.price(int(s.house.numbers.class_cost), int(s.cookbooks))
        pot, book = self.say("table-pot"), self.say("table-class")
        spots.append(self.left(pot, "pot", int(s.pot), [], "take-cube"))
        spots.append(self.left(book, "class", int(s.cookbooks), [fee], "class"))
        for at, spot in enumerate(spots):
            spot.column = at
        return Site("stock", self.say("table-stock"), "grid", spots)

    def room(self, room: int) -> Spot:
        """What it costs and brings, how many are left, and from when."""
        s = self.s
        numbers = s.house.numbers
        n = numbers.room_income[room]
        gain = self.speaker.texts("coins", n=n)
        income = Chip(f"+{gain}", "note", icon="coin", key="income", n=n)
        chips = [
            self.price(numbers.room_cost[room], s.stock[room]),
            *([income] if s.incomes_left() else []),  # R4.2
            self.worth(numbers.room_points[room]),
        ]
        if not room_open(s, room):
            first = self.say("table-from-season", n=numbers.room_season[room])
            chips.append(Chip(first, "later", key="closed"))
        key = s.house.rooms[room]
        name = self.speaker.noun("room", room)
        return self.left(name, f"room-{key}", s.stock[room], chips, refs.named("room", key))

    def worth(self, points: int) -> Chip:
        """What something counts at the end."""
        said = self.say("table-points", n=points)
        return Chip(said, "note", icon="point", key="points", n=points)

    def left(self, name: str, face: str, n: int, chips: list[Chip], ref: str) -> Spot:
        """Something there are so many of."""
        left = Chip(self.say("table-left", n=n), "note", key="left", n=n)
        return Spot(name, 0, 0, name, [ref], [*chips, left], face=face)

    def wines(self) -> list[Site]:
        """R16.18: the buyer looks through the pile."""
        spots = []
        for at, card in enumerate(sorted(self.s.decks[WINE_DECK])):
            wine, name = self.thing(card, None), self.speaker.noun("card", card)
            touched = [refs.card(self.s.house.faces[card])]
            chips = [*wine.chips, self.worth(self.box.cards.points[card])]
            face = f"wine-{WINE_TYPES[self.box.cards.wine[card]]}"
            spots.append(Spot(name, at % 4, at // 4, name, touched, chips, face=face))
        return [Site("choices", self.say("zone-deck-wine"), "grid", spots)]

    def bids(self) -> list[Site]:
        """R9.2 to R9.4: all one may offer, what it costs won and lost; too little is no offer."""
        s, me = self.s, self.me or 0
        cash, spots = s.cash[me], []
        worth, comes = int(vip_worth(s, me)), int(s.income(me))
        for n in range(cash + 1):
            lost = int(lost_share(self.s, n))
            label = self.say("table-bid-move", n=n, share=lost)
            costs = {"won": n, "lost": lost, "won-left": cash - n, "lost-left": cash - lost}
            costs["won-points"] = worth
            if s.incomes_left():  # R4.2
                costs |= {"won-next": cash - n + comes, "lost-next": cash - lost + comes}
            meters = [Meter(key, "", cost) for key, cost in costs.items()]
            spot = Spot(label, n, 0, str(n), [refs.named("n", str(n))], meters=meters, n=n)
            spot.empty = not may_win(s, n)
            spots.append(spot)
        return [Site("bids", "", "track", spots)]

    def bill(self) -> Site:
        """R11.9: the final scoring line by line; the best of each line is marked."""
        s = self.s
        bills = [bill(s, seat) for seat in range(s.seats)]
        lines = [line for line in range(len(bills[0])) if s.house.advanced or line < BASE_LINES]
        rows = [Line(self.speaker.noun("line", at), [mine[at] for mine in bills]) for at in lines]
        names = [self.speaker.seat(seat) for seat in range(s.seats)]
        return bill_of(self.speaker, self.say("table-bill"), names, rows)


def menu_meters(s: Town, speaker: Speaker, seat: int) -> list[Meter]:
    """R11.4, R11.9: how far the themes are; while a dinner is presented, those it still keeps."""
    cards = s.house.cards
    dinner = s.dinners[seat]
    found = []
    if dinner:
        points = int(total(cards.points, dinner))
        found.append(Meter("dinner", speaker.texts("table-dinner", n=points), points))
    category, speciality = theme_points(s, ALL_THEMES)
    themes = (
        ("category", range(CATEGORIES), category),
        ("speciality", range(CATEGORIES, CATEGORIES + SPECIALITIES), speciality),
    )
    whole: list[int] = []  # themes that no single dinner may have together
    for what, among, worth in themes:
        counts = [alike(s, seat, theme) for theme in among]
        n = max(counts)
        if n and (not dinner or n == len(dinner)):
            whole += [among[counts.index(n)]] if n == COURSES else []
            both = alike(s, seat, *whole) + (s.power(seat, LENDS) > 0)  # R16.11
            key = "table-theme-instead" if n == COURSES > both else "table-theme"
            name = speaker.noun(what, counts.index(n))
            text = speaker.texts(key, name=name, n=n, of=int(COURSES), worth=worth)
            theme = SORTS[what][counts.index(n)]  # by id, for those who draw it
            found.append(Meter(theme, text, n, int(COURSES)))
    matches = int(wine_points(s, len(matched(s, seat))))
    if matches:
        found.append(Meter("matches", speaker.texts("table-matches", n=matches), matches))
    if s.incomes_left():
        coins = int(s.income(seat))
        found.append(Meter("income", speaker.texts("table-brings", n=coins), coins))
    return found


def alike(s: Town, seat: int, *themes: int) -> int:
    """How many courses have a recipe with all these themes: of the dinner, or else of the menu."""
    shown = s.dinners[seat] or s.menus[seat]
    found = [card for card in shown if all(themes_of(s, seat, [card]) >> at & 1 for at in themes)]
    return len({s.house.cards.course[card] for card in found})
