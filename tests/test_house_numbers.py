"""Rules answer for everyone: in a house where every number of the box is another, a screen says
what the rules then take, and guides and hints find their way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tablee import games
from tablee.bots.levels import guide_of
from tablee.kernel import SILENT, BadData, Data, Game, Match, Rng, State
from tablee.show import Presenter

# where the numbers stand that rules read; the other files say what is on single cards
FILES = {
    "mamma_mia": ["setup"],
    "plat_du_jour": ["dishes"],
    "ramen": ["scoring", "modes"],
    "ristorante": ["game", "rooms", "tokens", "bonus_cards", "ingredients", "wines"],
    "rivals": ["game", "markets", "upgrades", "action_cards", "chefs", "restaurants"],
    "rococo": ["player_board", "board", "staff_bonuses", "special_bonuses", "solo"],
}
OPTIONS = {"ristorante": {"mode": "advanced"}}
OPENINGS: dict[
    tuple[str, str], dict[str, object]
] = {  # by game and seed: where more is for sale than at the beginning
    ("rivals", "2"): {
        "step": "market",
        "places": ["island", "island", "chop_shop"],
        "money": [2000, 2000, 2000],
        "garbage": [5, 5, 5],
        "pantry_1": "chocolate*2",
    },
}
STEPS = 200  # of a game by lot

# by game: the money of a seat, and the verbs that pay or are paid at once
PURSES: dict[str, Callable[[Any, int], int]] = {
    "ristorante": lambda s, seat: s.cash[seat],
    "rivals": lambda s, seat: s.restaurants[seat].money,
    "rococo": lambda s, seat: s.coins[seat],
}
# by what days are counted: at their end there is income besides
DAYS = {"ristorante": "season", "rivals": "day", "rococo": "round"}
PRICED = {
    "ristorante": ["build", "class", "catch-up", "buy", "crate", "wine"],
    "rivals": ["buy", "shelf", "foodshido", "upgrade", "buy-card", "dump", "sell-chocolate"],
    "rococo": ["recipe", "ingredient", "buy", "recruit", "host", "sell", "tip", "dismiss"],
}


def numbers(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every whole number in a table: what it stands in, and where."""
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    for place, entry in list(entries):
        if isinstance(entry, (dict, list)):
            yield from numbers(entry)
        elif type(entry) is int:
            yield value, place


def accepted(game: Game, data: Data) -> bool:
    try:
        type(game).load(data)
    except BadData:
        return False
    return True


@cache
def other_house(key: str, poor: bool = False) -> Game:
    """The game with every number changed that its box lets be changed alone: to a greater one, or
    to the least there can be."""
    game = games.load(key)
    data = Data(game.data.folder)
    for file in FILES[key]:
        for table, place in numbers(data.files[file]):
            before = table[place]
            more = before + 100 if before and before % 100 == 0 else before + 1
            for number in (0, 1, before) if poor else (more, before):
                table[place] = number
                if accepted(game, data):
                    break
    return type(game).load(data)


def walk(game: Game, seats: int, seed: str) -> Iterator[tuple[Match, Any, int, list[int]]]:
    """The decisions of a game by lot."""
    rng, options = Rng.seeded(seed), game.settle(seats, OPTIONS.get(game.key, {}))
    opening = OPENINGS.get((game.key, seed))
    start = game.position(seats, options, rng, opening) if opening else None
    match = Match(game, seats, options, seed=seed, state=start)
    for _ in range(STEPS):
        if match.over:
            return
        seat = match.acting[0]
        moves = match.moves(seat)
        yield match, match._state, seat, moves
        match.play(seat, moves[rng.below(len(moves))])


def after(s: State, seat: int, move: int) -> State:
    twin = s.clone()
    twin.phase.apply(twin, seat, move, SILENT)
    return twin


@pytest.mark.parametrize("key", sorted(PRICED))
def test_what_a_label_says_is_what_the_rules_take(key: str) -> None:
    game, purse, seen = other_house(key), PURSES[key], set()
    for seed in ("1", "2"):
        for match, s, seat, moves in walk(game, 3, seed):
            shown = Presenter(match)
            verbs = {move: game.moves.forms[move]["verb"] for move in moves}
            for move in [move for move in moves if verbs[move] in PRICED[key]]:
                then = after(s, seat, move)
                change = abs(purse(then, seat) - purse(s, seat))
                if change and getattr(then, DAYS[key]) == getattr(s, DAYS[key]) and then.acting:
                    said = shown.label(seat, move, "en")
                    assert str(change) in re.findall(r"\d+", said.replace(",", "")), said
                    seen.add(verbs[move])
    assert len(seen) > len(PRICED[key]) // 2, seen


@pytest.mark.parametrize("poor", [False, True])
@pytest.mark.parametrize("key", sorted(FILES))
def test_guides_and_hints_know_their_way_about_any_house(key: str, poor: bool) -> None:
    game = other_house(key, poor)
    guide = guide_of(game)
    assert guide is not None
    for _, s, seat, moves in walk(game, 3, "guide"):
        assert len(guide.at(s).rate(s, seat, moves)) == len(moves)
        for move in moves[:3]:
            guide.at(s).reasons(s, seat, move)
