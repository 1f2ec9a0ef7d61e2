"""What a position says seat by seat: cards, coins, ratings, and the honours won so far."""

from __future__ import annotations

from tablee.games.ristorante.position.piles import taken
from tablee.games.ristorante.rules.bonus import LENDS
from tablee.games.ristorante.rules.cooking import of_course
from tablee.games.ristorante.rules.food_guide import CATEGORIES, SPECIALITIES
from tablee.games.ristorante.rules.moves import (
    COURSES,
    FIRST_BONUS,
    FIRST_TILE,
    FIRST_WINE,
    MOST_COINS,
)
from tablee.games.ristorante.rules.town import SEATED, Town
from tablee.kernel import Fields, Sort, Stock

RECIPES = Sort("recipes", range(FIRST_WINE))
WINES = Sort("wines", range(FIRST_WINE, FIRST_BONUS))
MANY = 99


def place_restaurants(s: Town, fields: Fields, stock: Stock, step: str) -> None:
    numbers = s.house.numbers
    tiles = Sort("ingredients", range(FIRST_TILE, len(s.house.cards.faces)))
    for seat in range(s.seats):
        name = SEATED[seat]
        s.hands[seat] = taken(fields, stock, f"hand_{name}", RECIPES)
        s.menus[seat] = taken(fields, stock, f"menu_{name}", RECIPES)
        s.cellars[seat] = taken(fields, stock, f"cellar_{name}", WINES)
        s.shelves[seat] = taken(fields, stock, f"shelf_{name}", tiles)
        if any(len(of_course(s, seat, at)) > numbers.per_course for at in range(COURSES)):
            raise fields.bad(f"menu_{name}", "two recipes of a course at most (R2.6)")
        if s.menus[seat] and s.season == 1 and step == "action":
            why = "empty (R3.4): the first recipes are played after the actions, with step = cook"
            raise fields.bad(f"menu_{name}", why)
        if len(s.cellars[seat]) > numbers.cellar:
            raise fields.bad(f"cellar_{name}", f"{numbers.cellar} wines at most (R2.6)")


def place_numbers(s: Town, fields: Fields, judged: int) -> None:
    """Coins and ratings by seat, and the turn order; the critics have judged so often."""
    numbers = s.house.numbers
    s.cash = fields.by_seat("cash", 0, MOST_COINS, s.cash)
    s.ratings = fields.by_seat("ratings", numbers.rating, numbers.top, s.ratings)
    most = numbers.rating + numbers.critic_first * judged
    if max(s.ratings) > most and not s.house.advanced:
        raise fields.bad("ratings", f"the critics have brought nobody above {most} yet (R8.7)")
    first = fields.number("first", 1, s.seats, 1)
    order = fields.by_seat("order", 1, s.seats, clockwise(first, s.seats))
    if len(set(order)) < s.seats:
        raise fields.bad("order", "name every seat once")
    if fields.has("first") and order[0] != first:
        raise fields.bad("order", f"begins with seat {order[0]}, but first = {first}")
    if order != clockwise(order[0], s.seats) and not s.house.balanced:
        raise fields.bad("order", "turns go clockwise (R4.3), unless the option is on (R19.1)")
    s.order = [seat - 1 for seat in order]


def clockwise(first: int, seats: int) -> list[int]:
    return [*range(first, seats + 1), *range(1, first)]


def place_new(s: Town, fields: Fields, step: str) -> None:
    """R8.5: which recipes of the menus were played this season."""
    words = fields.text("new", "").split()
    menus = {s.house.faces[card]: card for menu in s.menus for card in menu}
    for word in words:
        if word not in menus:
            raise fields.bad("new", f"{word!r} is on no menu")
        s.fresh.append(menus[word])
    if words and step == "action":
        raise fields.bad("new", "nothing is cooked before the season's actions are over (R8.5)")


# --- entries by seat ------------------------------------------------------------------------------


def masks_by_seat(fields: Fields, name: str, seats: int, names: list[str]) -> list[int]:
    """Texts by seat that name tokens of a closed list, as masks."""
    masks = []
    for seat, text in enumerate(fields.texts_by_seat(name, seats), start=1):
        bits = {fields.index_of(f"{name} {seat}", word, names) for word in text.split()}
        masks.append(sum(1 << bit for bit in bits))
    return masks


# --- honours: no more of them than the seasons and steps gone by have given -----------------------


def place_honours(s: Town, fields: Fields, steps: list[str], step: str) -> None:
    """VIPs with their stars, golden spoons, themes."""
    bids = int(s.season) - (steps.index(step) <= steps.index("bid"))
    place_vips(s, fields, bids)
    place_stars(s, fields, bids, step)
    guide_is_over = s.season == s.house.numbers.seasons and step not in steps[:2]
    place_spoons(s, fields, guide_is_over, step == "final")
    s.themes = masks_by_seat(fields, "themes", s.seats, s.house.themes)
    if any(s.themes) and not guide_is_over:
        raise fields.bad("themes", "dinners are presented in season 4, after step = cook (R11.4)")


def check_themes(s: Town, fields: Fields) -> None:
    """R11.4, R16.11: such a dinner is on the menu, but for an icon that a card may lend."""
    cards = s.house.cards
    icons = [(cards.category, at) for at in range(CATEGORIES)]
    icons += [(cards.speciality, at) for at in range(SPECIALITIES)]
    for seat in range(s.seats):
        courses = [of_course(s, seat, course) for course in range(COURSES)]
        for theme, (icon, at) in enumerate(icons):
            alike = sum(at in [icon[card] for card in recipes] for recipes in courses)
            lent = [theme + 1 - CATEGORIES == s.bonus(card).of(LENDS) for card in s.bonuses[seat]]
            alike += theme >= CATEGORIES and any(lent)
            if s.themes[seat] >> theme & 1 and (alike < COURSES or not all(courses)):
                name = s.house.themes[theme]
                raise fields.bad("themes", f"no {name} without such a dinner on the menu (R11.4)")


def place_vips(s: Town, fields: Fields, bids: int) -> None:
    s.vips = masks_by_seat(fields, "vips", s.seats, s.house.vips)
    for vip, name in enumerate(s.house.vips):
        hosts = sum(mask >> vip & 1 for mask in s.vips)
        if hosts > 1:
            raise fields.bad("vips", f"{name} hangs in one restaurant only (R9.2)")
        if hosts and vip >= bids:
            raise fields.bad("vips", f"{name} comes in season {vip + 1}, after step = bid (R9.2)")


def place_stars(s: Town, fields: Fields, bids: int, step: str) -> None:
    numbers = s.house.numbers
    least = [numbers.printed_stars + numbers.vip_stars * mask.bit_count() for mask in s.vips]
    s.stars = fields.by_seat("stars", 0, MANY, least)
    if any(mine < must for mine, must in zip(s.stars, least, strict=True)):
        raise fields.bad("stars", "everybody has the printed one, and one for each VIP (R9.2)")
    most = numbers.vip_stars * bids
    if step in ("contest", "final"):
        most += numbers.thrift_stars
    if sum(s.stars) > numbers.printed_stars * s.seats + most:
        raise fields.bad("stars", f"{most} were won at most so far (R9.2, R11.6)")


def place_spoons(s: Town, fields: Fields, guide_is_over: bool, contest_is_over: bool) -> None:
    numbers = s.house.numbers
    s.spoons = fields.by_seat("spoons", 0, MANY, s.spoons)
    most = numbers.guide_spoons if guide_is_over else 0
    if contest_is_over:
        most += numbers.contest_spoons + numbers.second_spoons
    if sum(s.spoons) > most or max(s.spoons) > numbers.guide_spoons + numbers.contest_spoons:
        raise fields.bad("spoons", f"{most} were won at most so far, 3 by one (R11.3, R11.8)")
    if any(spoons and not menu for spoons, menu in zip(s.spoons, s.menus, strict=True)):
        raise fields.bad("spoons", "nobody wins one without a recipe on the menu (R11.2, R11.7)")
