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
    forms: list[tuple[int, str, dict[str, list[str]]]] = [
        (END, "end: end turn", {}),
        (DONE, "done: done", {}),
        (DECLINE, "decline: decline", {}),
        (PASS, "pass: pass", {}),
        (DRAW, "draw: draw {course}", {"course": courses}),
        (DRAW_WINE, "draw-wine: draw wine", {}),
        (MARKET, "market: market", {}),
        (TAKE_CUBE, "take-cube: take cube", {}),
        (CLASS, "class: cooking class", {}),
        (APPRENTICE, "apprentice: apprentice", {}),
        (CATCH_UP, "catch-up: catch up", {}),
        (BUILD, "build: build {room}", {"room": rooms}),
        (TEAR_DOWN, "tear-down: tear down {room}", {"room": rooms}),
        (RESTOCK, "restock: restock {shop}", {"shop": shops}),
        (RANK, "rank: rank {seat}", {"seat": numbers(1, SEATS)}),
        (CUBES, "cubes: cubes {n}", {"n": numbers(1, CUBES_IN_BOX)}),
        (BID, "bid: bid {n}", {"n": numbers(0, MOST_COINS)}),
        (ACQUIRE, "acquire: acquire {card}", {"card": bonuses}),
        (TAKE, "take: take {card}", {"card": bonuses}),
        (KEEP, "keep: keep {card}", {"card": recipes}),
        (PLAY, "play: play {card}", {"card": recipes}),
        (SERVE, "serve: serve {card}", {"card": recipes}),
        (ICON, "icon: icon {card}", {"card": recipes}),
        (WINE, "wine: wine {card}", {"card": wines}),
        (DISCARD, "discard: discard {card}", {"card": recipes + wines}),
        (BUY, "buy: buy {card}", {"card": kinds}),
        (BUY + len(kinds), "crate: crate {card}", {"card": kinds}),
        (BUY + 2 * len(kinds), "bin: bin {card}", {"card": kinds}),
        (BUY + 3 * len(kinds), "drop: drop {card}", {"card": kinds}),
    ]
    for first, form, names in forms:
        verb, _, pattern = form.partition(": ")
        assert moves.add(verb, pattern, **names) == first
    return moves


def numbers(first: i64, last: i64) -> list[str]:
    return [str(n) for n in range(first, last + 1)]
