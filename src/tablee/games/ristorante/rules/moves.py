"""Every move, by number: the fixed ones first, those that name an ingredient last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tablee.kernel.catalogue import Catalogue

# R2.1: what the box holds. Cards are numbered in this order, the tiles of the market after them.
COURSES: Final[i64] = 4
SHOPS: Final[i64] = 5
ROOMS: Final[i64] = 3
SEATS: Final[i64] = 5
RECIPES: Final[i64] = 108
WINES: Final[i64] = 40
BONUSES: Final[i64] = 28
CUBES_IN_BOX: Final[i64] = 17
MOST_COINS: Final[i64] = 500  # nobody can ever own more: checked with the data

FIRST_WINE: Final[i64] = 108
FIRST_BONUS: Final[i64] = 148
FIRST_TILE: Final[i64] = 176

END: Final[i64] = 0  # R5.2
DONE: Final[i64] = 1  # enough shopped, enough cooked
DECLINE: Final[i64] = 2  # an offer is refused
PASS: Final[i64] = 3  # R14.3: no cube now
DRAW: Final[i64] = 4  # + course
DRAW_WINE: Final[i64] = 8
MARKET: Final[i64] = 9
TAKE_CUBE: Final[i64] = 10
CLASS: Final[i64] = 11
APPRENTICE: Final[i64] = 12
CATCH_UP: Final[i64] = 13  # R16.16
BUILD: Final[i64] = 14  # + room
TEAR_DOWN: Final[i64] = 17  # + room
RESTOCK: Final[i64] = 20  # + shop
RANK: Final[i64] = 25  # + seat
CUBES: Final[i64] = 30  # + number of cubes, less one
BID: Final[i64] = 47  # + coins
ACQUIRE: Final[i64] = 548  # + bonus card
TAKE: Final[i64] = 576  # + bonus card
KEEP: Final[i64] = 604  # + recipe
PLAY: Final[i64] = 712  # + recipe
SERVE: Final[i64] = 820  # + recipe
ICON: Final[i64] = 928  # + recipe
WINE: Final[i64] = 1036  # + wine
DISCARD: Final[i64] = 1076  # + recipe or wine, by card
BUY: Final[i64] = 1224  # + kind; the three blocks after it follow at a distance of all kinds


def catalogue(
    courses: list[str], shops: list[str], rooms: list[str], cards: list[str], kinds: list[str]
) -> Catalogue:
    """`draw starter`, `buy pork`, `bid 7`, `play tagliatelle_al_ragu`."""
    moves = Catalogue()
    recipes = cards[:FIRST_WINE]  # the cards: recipes, wines, bonus cards
    wines = cards[FIRST_WINE:FIRST_BONUS]
    bonuses = cards[FIRST_BONUS:FIRST_TILE]
    firsts = [
        moves.add("end", "end turn"),
        moves.add("done", "done"),
        moves.add("decline", "decline"),
        moves.add("pass", "pass"),
        moves.add("draw", "draw {course}", course=courses),
        moves.add("draw-wine", "draw wine"),
        moves.add("market", "market"),
        moves.add("take-cube", "take cube"),
        moves.add("class", "cooking class"),
        moves.add("apprentice", "apprentice"),
        moves.add("catch-up", "catch up"),
        moves.add("build", "build {room}", room=rooms),
        moves.add("tear-down", "tear down {room}", room=rooms),
        moves.add("restock", "restock {shop}", shop=shops),
        moves.add("rank", "rank {seat}", seat=numbers(1, SEATS)),
        moves.add("cubes", "cubes {n}", n=numbers(1, CUBES_IN_BOX)),
        moves.add("bid", "bid {n}", n=numbers(0, MOST_COINS)),
        moves.add("acquire", "acquire {card}", card=bonuses),
        moves.add("take", "take {card}", card=bonuses),
        moves.add("keep", "keep {card}", card=recipes),
        moves.add("play", "play {card}", card=recipes),
        moves.add("serve", "serve {card}", card=recipes),
        moves.add("icon", "icon {card}", card=recipes),
        moves.add("wine", "wine {card}", card=wines),
        moves.add("discard", "discard {card}", card=recipes + wines),
        moves.add("buy", "buy {card}", card=kinds),
    ]
    moves.add("crate", "crate {card}", card=kinds)
    moves.add("bin", "bin {card}", card=kinds)
    moves.add("drop", "drop {card}", card=kinds)
    placed = [END, DONE, DECLINE, PASS, DRAW, DRAW_WINE, MARKET, TAKE_CUBE, CLASS, APPRENTICE]
    placed += [CATCH_UP, BUILD, TEAR_DOWN, RESTOCK, RANK, CUBES, BID, ACQUIRE, TAKE, KEEP, PLAY]
    placed += [SERVE, ICON, WINE, DISCARD, BUY]
    assert firsts == placed
    return moves


def numbers(first: i64, last: i64) -> list[str]:
    return [str(n) for n in range(first, last + 1)]
