"""R13.6 to R13.19: the Mentor. He is rules, not a player: his turns, his seven actions, all free of
charge, and what counts for him at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tablee.games.rococo.rules import decisions, decoration, delivery, ids, oven, people
from tablee.games.rococo.rules.bonuses import bonus_of
from tablee.games.rococo.rules.conditions import claim, pastry_meets
from tablee.games.rococo.rules.gains import discard, gain_prestige, tell
from tablee.games.rococo.rules.gift import RECIPE, TILE, Gift
from tablee.games.rococo.rules.ids import FACES
from tablee.games.rococo.rules.market import any_in, take_tile
from tablee.games.rococo.rules.salon import EMPTY, Salon, replaced
from tablee.kernel.log import EVERYONE, Log

# why he cannot: the texts name these
WHYS: Final = [
    *("full-recipes", "empty-row", "empty-display", "no-recipe", "no-rack", "no-pastry"),
    *("all-decorated", "no-garnish", "nobody", "no-place"),
]


def why_mentor_cannot(s: Salon, p: i64, action: i64) -> str:
    """What makes an action impossible for him; "" if nothing does. R13.11: two are on no card."""
    if action == ids.RECIPES_ACTION:
        if s.stored(p) == 3:
            return "full-recipes"
        return "" if any_in(s.row) else "empty-row"
    if action == ids.INGREDIENTS_ACTION:
        return "" if any_in(s.display) else "empty-display"
    if action == ids.RECRUIT_ACTION:
        return "" if s.recruits or people.stars_open(s, p) else "nobody"
    if action == ids.PLACE_ACTION:
        return "" if decisions.answers(s, decisions.A_PLACE) else "no-place"
    if action == ids.BAKE_ACTION:
        if not s.stored(p):
            return "no-recipe"
        return "" if s.free_racks(p) else "no-rack"
    return why_no_pastry(s, p, action)


def why_no_pastry(s: Salon, p: i64, action: i64) -> str:
    if s.free_racks(p) == 2:
        return "no-pastry"
    if action == ids.DELIVER_ACTION:
        return ""
    if not decoration.bare_racks(s, p):
        return "all-decorated"
    return "" if garnish_from(s, p, True) != EMPTY else "no-garnish"


def mentor_takes_recipes(s: Salon, p: i64, solo: i64, log: Log) -> None:
    """R13.9: exactly two, fewer only if the row runs out."""
    for i in range(s.house.numbers.mentor_recipes):
        if any_in(s.row):
            mentor_takes_recipe(s, p, log)


def mentor_takes_recipe(s: Salon, p: i64, log: Log) -> None:
    """R13.9: a fourth recipe drives out the least of the four, or goes itself."""
    slot = decisions.decide(s, decisions.A_RECIPE, log)
    card: i64 = s.row[slot]
    s.row[slot] = EMPTY
    tell(s, log, "recipe", p, FACES[card])
    free = s.free_recipe_slot(p)
    if free == EMPTY:
        free = least_recipe(s, p, card)
        least = card if free == EMPTY else s.recipes[p][free]
        discard(s, least)
        tell(s, log, "discarded", p, FACES[least])
        if free == EMPTY:
            return
    s.recipes[p] = replaced(s.recipes[p], free, card)
    s.ages = [*[slot for slot in s.ages if slot != free], free]


def least_recipe(s: Salon, p: i64, new: i64) -> i64:
    """The slot of the recipe to discard; EMPTY where it is the new one (Q17: the newest goes)."""
    book = s.house.recipes
    least = new - ids.FIRST_RECIPE
    where: i64 = EMPTY
    for i in range(2, -1, -1):  # from the newest to the oldest
        slot = s.ages[i]
        recipe = s.recipes[p][slot] - ids.FIRST_RECIPE
        cheaper = book[recipe].value < book[least].value
        plainer = book[recipe].value == book[least].value and book[least].chef
        if cheaper or (plainer and not book[recipe].chef):
            least = recipe
            where = slot
    return where


def mentor_takes_tiles(s: Salon, p: i64, solo: i64, log: Log) -> None:
    """R13.10: the whole column, top to bottom."""
    for cell in decisions.column_cells(s, decisions.decide(s, decisions.A_COLUMN, log)):
        take_tile(s, p, cell, 0, log)


def mentor_bakes(s: Salon, p: i64, solo: i64, log: Log) -> None:
    """R13.12: up to two, in the order of the card, as far as racks are free; the top rack first."""
    baked = 0
    for slot in s.house.solo[solo].bake_order:
        card: i64 = s.recipes[p][slot]
        if baked < 2 and card != EMPTY and s.free_racks(p):
            s.recipes[p] = replaced(s.recipes[p], slot, EMPTY)
            baked += 1
            oven.put_on_rack(s, p, card, 0 if s.racks[p][0] == EMPTY else 1, log)


def garnish_from(s: Salon, p: i64, top: bool) -> i64:
    """The first tile with a garnish from an end of his column."""
    found: i64 = EMPTY
    for card in s.tiles[p]:
        if s.house.tiles[card - ids.FIRST_TILE].garnishes:
            found = card
            if top:
                break
    return found


def mentor_decorates(s: Salon, p: i64, solo: i64, log: Log) -> None:
    """R13.13: up to two, in the order of the card, each with the next tile from its end."""
    for rack in s.house.solo[solo].racks:
        card = garnish_from(s, p, s.house.solo[solo].from_top)
        if rack in decoration.bare_racks(s, p) and card != EMPTY:
            decoration.put_garnish(s, p, rack, card, log)


def mentor_delivers(s: Salon, p: i64, solo: i64, log: Log) -> None:
    """R13.14: all his pastries, a decision each; sold where no space is free."""
    while s.free_racks(p) < 2:
        if s.any_space():
            at = decisions.decide(s, decisions.A_SPACE, log)
            mentor_presents(s, p, next_pastry(s, p, at // ids.LONGEST), at, log)
        else:
            delivery.sell(s, p, 0 if s.racks[p][0] != EMPTY else 1, log)


def next_pastry(s: Salon, p: i64, table: i64) -> i64:
    """Q49: the one that meets the table's bonus if exactly one does, else the top one."""
    if s.racks[p][0] == EMPTY:
        return 1
    if s.racks[p][1] == EMPTY:
        return 0
    demand = s.house.table_tiles[s.tiles_on[table]].demand
    top = pastry_meets(s, demand, s.racks[p][0], s.toppings[p][0])
    bottom = pastry_meets(s, demand, s.racks[p][1], s.toppings[p][1])
    return 1 if bottom and not top else 0


def mentor_presents(s: Salon, p: i64, rack: i64, at: i64, log: Log) -> None:
    """R8.6.3 in its order; Q51: he takes everything and pays for every servant he can."""
    table = at // ids.LONGEST
    delivery.set_down(s, p, rack, at, log)
    mentor_reward(s, p, s.house.board.spaces[at], table, log)
    claim(s, p, log)
    tile = s.tiles_on[table]
    if pastry_meets(s, s.house.table_tiles[tile].demand, s.spaces[at], s.toppings[p][rack]):
        tell(s, log, "table-bonus", p, tile)
        mentor_reward(s, p, s.house.table_tiles[tile].gift, table, log)
    delivery.tip(s, p, delivery.most_tips(s, p, table), log)
    delivery.succeed(s, p, rack, log)
    claim(s, p, log)


def mentor_reward(s: Salon, p: i64, gift: Gift, table: i64, log: Log) -> None:
    """Where a person would choose, a decision card does."""
    if gift.kind == RECIPE:
        if any_in(s.row):
            mentor_takes_recipe(s, p, log)
    elif gift.kind == TILE:
        if any_in(s.display):
            column = decisions.decide(s, decisions.A_COLUMN, log)
            take_tile(s, p, decisions.column_cells(s, column)[0], 0, log)
    else:
        delivery.take_gift(s, p, gift, table, log)


def mentor_recruits(s: Salon, p: i64, solo: i64, log: Log) -> None:
    """R13.15: a starred card if he may, else one of the zone; a decision card joins his hand."""
    end = -1 if s.house.solo[solo].leftwards else 0
    stars = people.stars_open(s, p)
    if stars:
        card: i64 = stars[end]
        s.starred |= 1 << p
        s.stars = s.stars[:]
        s.move(card, s.stars, s.unused[p], EVERYONE)
        tell(s, log, "recruited-star", p, FACES[card])
    else:
        card = s.recruits[end]
        s.move(card, s.recruits, s.unused[p], EVERYONE)
        tell(s, log, "recruited", p, FACES[card])
    if s.decisions or decisions.renew(s, log):
        s.hands[p].insert(0, s.decisions.pop())  # Q18: unseen, at the bottom
        log.all("mentor-more")


def mentor_places(s: Salon, p: i64, solo: i64, log: Log) -> None:
    """R13.16: on a service table always the left slot, the one with points."""
    people.set_marker(s, p, decisions.decide(s, decisions.A_PLACE, log), 0, log)
    claim(s, p, log)


def mentor_last_staff(s: Salon, log: Log) -> None:
    """R13.18: his roster from the top, card by card; what brings coins or prestige is applied."""
    p = s.house.mentor
    roster = s.unused[p]
    for i in range(len(roster) - 1, -1, -1):
        card = roster[i]
        s.show(card, EVERYONE)
        kind: i64 = FACES[card]
        log.all("mentor-reveals", kind)
        bonus_of(s, kind).mentor(s, p, kind, log)


def mentor_leftovers(s: Salon, log: Log) -> None:
    """R13.19: half of tiles, recipes and staples, rounded down."""
    left = leftovers(s)
    log.all("mentor-leftovers", left)
    points = left // s.house.numbers.divisor
    if points:
        gain_prestige(s, s.house.mentor, points, log)


def leftovers(s: Salon) -> i64:
    p = s.house.mentor
    return len(s.tiles[p]) + s.stored(p) + s.stock(p)


MENTOR_DOES: Final[dict[int, Callable[[Salon, i64, i64, Log], None]]] = {
    ids.RECIPES_ACTION: mentor_takes_recipes,
    ids.INGREDIENTS_ACTION: mentor_takes_tiles,
    ids.BAKE_ACTION: mentor_bakes,
    ids.DECORATE_ACTION: mentor_decorates,
    ids.DELIVER_ACTION: mentor_delivers,
    ids.RECRUIT_ACTION: mentor_recruits,
    ids.PLACE_ACTION: mentor_places,
}


def mentor_turn(s: Salon, log: Log) -> None:
    """R13.6: the first action of the card that can be done; if none can, prestige instead."""
    p = s.house.mentor
    card = s.draw(s.hands[p], s.used[p], EVERYONE)
    log.all("mentor-card", FACES[card])
    solo = card - ids.FIRST_SOLO
    for action in s.house.solo[solo].actions:
        why = why_mentor_cannot(s, p, action)
        if not why:
            log.all("mentor-action", action)
            MENTOR_DOES[action](s, p, solo, log)
            return
        log.all("mentor-cannot", action, WHYS.index(why))
    log.all("mentor-idle")
    gain_prestige(s, p, s.house.numbers.consolation, log)
