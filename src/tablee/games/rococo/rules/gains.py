"""Coins, prestige, staples and tiles change hands; and everybody is told."""

from __future__ import annotations

from mypy_extensions import i64

from tablee.games.rococo.rules import ids
from tablee.games.rococo.rules.ids import FACES
from tablee.games.rococo.rules.salon import EMPTY, Salon, replaced
from tablee.kernel.log import EVERYONE, Log


def tell(s: Salon, log: Log, key: str, p: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """What a player did. The Mentor has no seat: his sentences are his own."""
    if log.on:
        if p == s.house.mentor:
            log.all("mentor-" + key, a, b, c)
        else:
            log.all(key, p, a, b, c)


def gain_coins(s: Salon, p: i64, n: i64, log: Log) -> None:
    s.coins[p] += n
    tell(s, log, "coins", p, n)


def pay(s: Salon, p: i64, n: i64, log: Log) -> None:
    if n:
        s.coins[p] -= n
        tell(s, log, "paid", p, n)


def gain_prestige(s: Salon, p: i64, n: i64, log: Log) -> None:
    """R1.6: immediate prestige."""
    s.prestige[p] += n
    tell(s, log, "prestige", p, n)


def add_staple(s: Salon, p: i64, staple: i64, n: i64) -> None:
    s.staples[p] = replaced(s.staples[p], staple, s.staples[p][staple] + n)


def gain_staple(s: Salon, p: i64, staple: i64, n: i64, log: Log) -> None:
    """R8.3.2: a free gain above the limit is lost."""
    most: i64 = s.house.numbers.most[staple]
    room = most - s.staples[p][staple]
    gained = min(n, room)
    if gained > 0:
        add_staple(s, p, staple, gained)
        tell(s, log, "staple", p, gained, staple)
    else:
        tell(s, log, "staple-lost", p, staple)


def discard(s: Salon, card: i64) -> None:
    """Recipes and tiles have a discard each."""
    if card < ids.FIRST_TILE:
        s.recipe_discard = [*s.recipe_discard, card]
    else:
        s.tile_discard = [*s.tile_discard, card]


def draw(s: Salon, recipes: bool, log: Log) -> i64:
    """R5.2, R5.3, Q42: the next recipe or tile; an empty bag takes the discard back first."""
    bag = s.recipe_bag if recipes else s.tile_bag
    if not bag:
        bag += s.recipe_discard if recipes else s.tile_discard
        if not bag:
            return EMPTY
        if recipes:
            s.recipe_discard = []
        else:
            s.tile_discard = []
        s.forget(bag)
        s.rng.shuffle(bag)
        log.all("recipes-back" if recipes else "tiles-back", len(bag))
    card: i64 = bag.pop()
    s.knows[card] = EVERYONE
    return card


def gain_drawn_tile(s: Salon, p: i64, log: Log) -> None:
    """A tile from the bag, kept face up (Q42: nothing where there is none)."""
    card = draw(s, False, log)
    if card == EMPTY:
        log.all("no-tiles")
    else:
        s.tiles[p].append(card)
        tell(s, log, "drew-tile", p, FACES[card])


def drop_recipe(s: Salon, p: i64, card: i64, log: Log) -> None:
    """A stored recipe goes to the discard."""
    s.recipes[p] = replaced(s.recipes[p], s.recipes[p].index(card), EMPTY)
    discard(s, card)
    tell(s, log, "discarded", p, FACES[card])


def offered(s: Salon, p: i64, card: i64) -> bool:
    """Whether a tile that is the same on both sides stands before this one: one is enough."""
    tiles = s.house.tiles
    for other in s.tiles[p]:
        if other == card:
            return False
        if tiles[other - ids.FIRST_TILE].alike == tiles[card - ids.FIRST_TILE].alike:
            return True
    return False


def why_not_tile(s: Salon, p: i64, card: i64, why: str, rule: str) -> str:
    """Why a tile is not offered: it does not serve (`why`), one like it is, or it is another's
    (R8.4.4:not-yours, R8.5.1:not-yours, R9.2:not-yours)."""
    return why or "R17.1:same-tile" if card in s.tiles[p] else f"{rule}:not-yours"
