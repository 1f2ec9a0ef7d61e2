"""What a position says seat by seat: numbers, texts, and the honours won so far."""

from __future__ import annotations

from tablee.games.ristorante.rules.cooking import of_course
from tablee.games.ristorante.rules.food_guide import CATEGORIES
from tablee.games.ristorante.rules.moves import COURSES
from tablee.games.ristorante.rules.town import Town
from tablee.games.ristorante.schedule import LATE, steps_of
from tablee.kernel import Fields

MANY = 99


def by_seat(fields: Fields, name: str, low: int, high: int, default: list[int]) -> list[int]:
    values = fields.numbers(name, low, high, default)
    if len(values) != len(default):
        raise fields.bad(name, f"write one number for each of the {len(default)} seats")
    return values


def texts_by_seat(fields: Fields, name: str, seats: int) -> list[str]:
    values = fields.texts(name, [""] * seats)
    if len(values) != seats:
        raise fields.bad(name, f'write one text for each of the {seats} seats, "" for nothing')
    return values


def masks_by_seat(fields: Fields, name: str, seats: int, names: list[str]) -> list[int]:
    """Texts by seat that name tokens of a closed list, as masks."""
    masks = []
    for seat, text in enumerate(texts_by_seat(fields, name, seats), start=1):
        for word in text.split():
            if word not in names:
                raise fields.bad(f"{name} {seat}", f"{word!r} is none of {', '.join(names)}")
        masks.append(sum(1 << names.index(word) for word in set(text.split())))
    return masks


# --- honours: no more of them than the seasons and steps gone by have given -----------------------


def place_honours(s: Town, fields: Fields, step: str) -> None:
    """VIPs with their stars, golden spoons, themes."""
    steps = steps_of(s)
    bids = int(s.season) - (steps.index(step) <= steps.index("bid"))
    place_vips(s, fields, bids)
    place_stars(s, fields, bids, step)
    guide_is_over = steps == LATE and step not in LATE[:2]
    place_spoons(s, fields, guide_is_over, step == "final")
    s.themes = masks_by_seat(fields, "themes", s.seats, s.house.themes)
    if any(s.themes) and not guide_is_over:
        raise fields.bad("themes", "dinners are presented in season 4, after step = cook (R11.4)")
    for seat in range(s.seats):
        for theme, name in enumerate(s.house.themes[:CATEGORIES]):
            if s.themes[seat] >> theme & 1 and not all(
                theme in [s.house.cards.category[card] for card in of_course(s, seat, course)]
                for course in range(COURSES)
            ):
                raise fields.bad("themes", f"no {name} without such a dinner on the menu (R11.4)")


def place_vips(s: Town, fields: Fields, bids: int) -> None:
    s.vips = masks_by_seat(fields, "vips", s.seats, s.house.vips)
    for vip, name in enumerate(s.house.vips):
        hosts = [seat for seat in range(s.seats) if s.vips[seat] >> vip & 1]
        if len(hosts) > 1:
            raise fields.bad("vips", f"{name} hangs in one restaurant only (R9.2)")
        if hosts and vip >= bids:
            raise fields.bad("vips", f"{name} comes in season {vip + 1}, after step = bid (R9.2)")


def place_stars(s: Town, fields: Fields, bids: int, step: str) -> None:
    numbers = s.house.numbers
    least = [numbers.printed_stars + numbers.vip_stars * mask.bit_count() for mask in s.vips]
    s.stars = by_seat(fields, "stars", 0, MANY, least)
    if any(mine < must for mine, must in zip(s.stars, least, strict=True)):
        raise fields.bad("stars", "everybody has the printed one, and one for each VIP (R9.2)")
    most = numbers.vip_stars * bids
    if step in ("contest", "final"):
        most += numbers.thrift_stars
    if sum(s.stars) > numbers.printed_stars * s.seats + most:
        raise fields.bad("stars", f"{most} were won at most so far (R9.2, R11.6)")


def place_spoons(s: Town, fields: Fields, guide_is_over: bool, contest_is_over: bool) -> None:
    numbers = s.house.numbers
    s.spoons = by_seat(fields, "spoons", 0, MANY, s.spoons)
    most = numbers.guide_spoons if guide_is_over else 0
    if contest_is_over:
        most += numbers.contest_spoons + numbers.second_spoons
    if sum(s.spoons) > most:
        raise fields.bad("spoons", f"{most} were won at most so far (R11.3, R11.8)")
