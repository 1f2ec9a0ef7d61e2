"""Rules answer for everyone: in a house where every number of the box is another, a screen says
what the rules then take, and guides and hints find their way."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
import pytest

from tablee import games
from tablee.bots.levels import guide_of
from tablee.kernel import SILENT, BadData, Data, Game, Match, Rng, State
from tablee.show import Chip, Meter, Move, Presenter, Scene

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
STEPS = 200  # of a game by lot


class Opening(NamedTuple):
    """Where more is for sale than at the beginning: a position, and the moves to get there."""

    position: Mapping[str, object]
    moves: tuple[str, ...] = ()
    options: Mapping[str, str] = MappingProxyType({})


START = Opening({})
TRADERS = {"money": [2000] * 3, "garbage": [5] * 3, "day": 2}
OPENINGS: dict[str, list[Opening]] = {
    "ristorante": [
        START,
        Opening({"season": 3, "bonus_1": "corso_di_recupero", "cash": [30] * 3, "actions": 1}),
    ],
    "rivals": [
        START,
        Opening(
            {
                "step": "market",
                "places": ["island", "island", "chop_shop"],
                "pantry_1": "chocolate*2",
                "chefs": ["", "", "phyllis_grubman"],
                "rats_dairy_king": [3, 1],
                **TRADERS,
            }
        ),
        Opening(  # the first chef is in a war; the second, who may buy, pays more than he would
            {
                "step": "market",
                "places": ["chop_shop chop_shop", "chop_shop island", "island island"],
                "chefs": ["biff_brobeque gohan_sushido", "antoine_baguette", ""],
                "spaces": ["chop_shop-1", "chop_shop-1", ""],
                **TRADERS,
            },
            ("2 spare biff_brobeque", "2 hit gohan_sushido"),
            {"mode": "two_many_cooks"},
        ),
        Opening(
            {"step": "spree", "hand_1": "shopping_spree", **TRADERS}, ("1 play shopping_spree",)
        ),
    ],
    "rococo": [
        START,
        Opening(
            {
                "step": "action",
                "played": "start_chef_counter",
                "racks_1": "nonnette",
                "servants": "top_left.left:1 left_centre.left:1 bottom_left.right:2",
                "table_tiles": "tb_egg tb_honey tb_nut tb_flower tb_fruit",
            },
            ("1 action deliver", "1 deliver top", "1 present", "1 space left 4"),
        ),
    ],
}

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
    "rivals": [
        "buy",
        "shelf",
        "foodshido",
        "upgrade",
        "buy-card",
        "dump",
        "sell-chocolate",
        "bundle",
        "rats",
    ],
    "rococo": ["recipe", "ingredient", "buy", "recruit", "host", "sell", "tip", "dismiss"],
}
UNSIGNED = {  # what no thing on the table stands for, or one that has no price
    "ristorante": ["catch-up", "crate"],
    "rivals": ["bundle", "rats"],
    "rococo": ["sell", "tip", "dismiss"],
}
SIGNS = ("price", "cost")  # what chips and meters are called that say one
# by game: where its signs are made, and of what
PAINTED = {
    "ristorante": ("cards", "Chip"),
    "rivals": ("base", "Chip"),
    "rococo": ("places", "Meter"),
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


def walk(
    game: Game, seats: int, opening: Opening, seed: str = "1"
) -> Iterator[tuple[Match, Any, int, list[int]]]:
    """The decisions of a game by lot."""
    rng = Rng.seeded(seed)
    options = game.settle(seats, {**OPTIONS.get(game.key, {}), **opening.options})
    start = game.position(seats, options, rng, dict(opening.position)) if opening.position else None
    match = Match(game, seats, options, seed=seed, state=start)
    for line in opening.moves:
        player, _, text = line.partition(" ")
        match.submit(int(player) - 1, text)
    for _ in range(STEPS):
        if match.over:
            return
        seat = match.acting[0]
        moves = match.legal(seat)
        yield match, match._state, seat, moves
        match.play(seat, moves[rng.below(len(moves))])


def after(s: State, seat: int, move: int) -> State:
    twin = s.clone()
    twin.phase.apply(twin, seat, move, SILENT)
    return twin


Told = tuple[str, int, str, list[int]]  # a verb, the money it moved, its label, the signs on it


def told(key: str, game: Game) -> Iterator[Told]:
    """Every priced move of some games by lot, as its table tells it."""
    purse = PURSES[key]
    for opening in OPENINGS[key]:
        for match, s, seat, moves in walk(game, 3, opening):
            verbs = {move: game.catalogue.forms[move]["verb"] for move in moves}
            priced = [move for move in moves if verbs[move] in PRICED[key]]
            scene = Presenter(match).scene(seat, "en") if priced else None
            for move in priced:
                then = after(s, seat, move)
                change = abs(purse(then, seat) - purse(s, seat))
                same_day = getattr(then, DAYS[key]) == getattr(s, DAYS[key])
                if scene and change and same_day and then.acting:
                    (shown,) = [
                        one for one in scene.moves if one.text == game.catalogue.texts[move]
                    ]
                    yield verbs[move], change, shown.label, signs(scene, shown)


def signs(scene: Scene, move: Move) -> list[int]:
    """The prices on what a move touches; where it has none, over the row or place it lies in."""
    found: list[int] = []
    for zone in scene.zones:
        for item in zone.items:
            if set(item.refs) & set(move.refs):
                found += prices(item.chips, []) or prices([], zone.meters)
    for site in scene.sites:
        heads = {spot.row: spot for spot in site.spots if spot.heading}
        for spot in site.spots:
            if set(spot.names) & set(move.refs):
                head = heads.get(spot.row, spot)
                found += prices(spot.chips, spot.meters) or prices(head.chips, head.meters)
    return found


def prices(chips: list[Chip], meters: list[Meter]) -> list[int]:
    found = [chip.n for chip in chips if chip.key in SIGNS]
    return [*found, *[meter.value for meter in meters if meter.key in SIGNS]]


@pytest.mark.parametrize("key", sorted(PRICED))
def test_what_labels_and_signs_say_is_what_the_rules_take(key: str) -> None:
    seen: set[str] = set()
    signed: set[str] = set()
    for verb, change, label, found in told(key, other_house(key)):
        assert str(change) in re.findall(r"\d+", label.replace(",", "")), label
        assert set(found) <= {change}, (label, found)
        seen.add(verb)
        signed |= {verb} if found else set()
    assert seen == set(PRICED[key])
    assert signed == seen - set(UNSIGNED[key])


@pytest.mark.parametrize("key", sorted(PRICED))
def test_a_wrong_sign_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, made = PAINTED[key]
    module = importlib.import_module(f"tablee.games.{key}.show.{folder}")
    monkeypatch.setattr(module, made, painted_wrong(getattr(module, made)))
    game = games.load(key)
    again = type(game).load(Data(game.data.folder))  # of which nothing is remembered
    assert any(found and set(found) != {change} for _, change, _, found in told(key, again))


def painted_wrong(make: Callable[..., Any]) -> Callable[..., Any]:
    def paint(*args: Any, **fields: Any) -> Any:
        sign = make(*args, **fields)
        number = "n" if isinstance(sign, Chip) else "value"
        wrong = {number: getattr(sign, number) + 1} if sign.key in SIGNS else {}
        return msgspec.structs.replace(sign, **wrong)

    return paint


@pytest.mark.parametrize("poor", [False, True])
@pytest.mark.parametrize("key", sorted(FILES))
def test_guides_and_hints_know_their_way_about_any_house(key: str, poor: bool) -> None:
    game = other_house(key, poor)
    guide = guide_of(game)
    assert guide is not None
    for _, s, seat, moves in walk(game, 3, START, "guide"):
        assert len(guide.at(s).rate(s, seat, moves)) == len(moves)
        for move in moves[:3]:
            guide.at(s).reasons(s, seat, move)
