"""Whatever move a reason is given for, it says what is so at the true table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.bots import Reason, guide_of
from tablee.bots.guide import Guide
from tablee.bots.weights import BY_HAND, TUNED
from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.finale import bill, has_wine, star_worth
from tablee.games.ristorante.rules.food_guide import CATEGORIES, themes_of
from tablee.games.ristorante.rules.scoring import may_win, prize_with
from tablee.games.ristorante.rules.tiles import crate_kinds, kinds_in
from tablee.games.ristorante.rules.town import Town
from tablee.games.ristorante.tests.table import FISH, GAME, advanced, start
from tablee.i18n import Speaker
from tablee.kernel import Rng, determinize, play

SPEAKERS = [Speaker(language, GAME, strict=True) for language in ("en", "fr")]


class Case:
    """A reason, and the true table at which it is given for a move."""

    def __init__(
        self, guide: Guide[Any], s: Town, seat: int, move: int, args: tuple[int, ...]
    ) -> None:
        self.guide, self.s, self.seat, self.move, self.args = guide, s, seat, move, args
        self.verb = GAME.catalogue.forms[move]["verb"]
        self.cards = s.house.cards
        self.hand, self.menu = s.hands[seat], s.menus[seat]

    def after(self) -> Town:
        s = self.s.clone()
        play(s, self.seat, self.move)
        return s

    def best(self) -> bool:
        """A choice, and nothing that the guide thinks better."""
        moves = self.s.phase.legal(self.s, self.seat)
        rates = self.guide.rate(self.s, self.seat, moves)
        return len(moves) > 1 and rates[moves.index(self.move)] == max(rates)

    def needed(self) -> bool:
        """The kind that is named is one that the recipe lacks."""
        kind, card = self.args
        return card in self.hand and kind in self.s.lacks(self.seat, card)

    def matches(self, wine: int) -> int:
        ideal = self.cards.wine
        return sum(ideal[card] == ideal[wine] for card in self.hand + self.menu)


def on_a_stall(case: Case) -> bool:
    s = case.s
    lacking = {kind for card in case.hand for kind in s.lacks(case.seat, card)}
    shown = {kind for stall in s.stalls for kind in kinds_in(s.house, stall)}
    return any(s.house.kind_cost(kind) <= s.cash[case.seat] for kind in lacking & shown)


def only_after_a_restock(case: Case) -> bool:
    """R7.4, R7.5: in the crate; or in the bin, where that comes back on the way."""
    s, shop = case.s, case.cards.shop[case.args[0]]
    tiles = list(s.crates[shop])
    if len(tiles) < s.house.numbers.display:
        tiles += s.bins[shop]
    there = case.args[0] in kinds_in(s.house, tiles)
    shown = case.args[0] in kinds_in(s.house, s.stalls[shop])
    mine = case.verb == "market" or case.move == do.RESTOCK + shop
    return case.needed() and there and not shown and mine


def in_a_crate(case: Case) -> bool:
    shop = case.cards.shop[case.args[0]]
    price = case.s.house.kind_cost(case.args[0])
    here = case.args[0] in crate_kinds(case.s, shop)
    return case.needed() and here and price <= case.s.cash[case.seat]


def keeps_a_theme(case: Case) -> bool:
    """R11.4, R16.11: one that it would not keep otherwise."""
    dinner, bit = case.s.dinners[case.seat], 1 << (CATEGORIES + case.s.icon_for)
    before, after = (themes_of(s, case.seat, dinner) for s in (case.s, case.after()))
    return not before & bit and bool(after & bit)


def few(case: Case) -> bool:
    return len(case.hand) <= 3 and case.args == (len(case.hand), case.move - do.DRAW)


def new_course(case: Case) -> bool:
    course = case.move - do.DRAW
    return course not in [case.cards.course[card] for card in case.hand + case.menu]


def cooks(case: Case) -> bool:
    """What is printed, the income only if there will be any."""
    card, points, income = case.args
    pays = case.cards.income[card] if case.s.incomes_left() else 0
    return (points, income) == (case.cards.points[card], pays)


def keeps(case: Case) -> bool:
    card, lacking = case.args
    return case.move == do.KEEP + card and lacking == len(case.s.lacks(case.seat, card)) <= 2


def wine(case: Case) -> bool:
    """Those of `wine`, `wine-match` and `wine-income`: only what there will be."""
    card, *numbers = case.args
    found = [case.matches(card), case.cards.income[card] if case.s.incomes_left() else 0]
    return numbers == [n for n in found if n]


def lacks_wine(case: Case) -> bool:
    ideal = case.cards.wine
    bare = [card for card in case.menu if not has_wine(case.s, case.seat, ideal[card])]
    return case.args == (len(bare),) and bool(bare)


def climbs(case: Case) -> bool:
    """R2.7, R2.8, R18.1: played, the scale says the same."""
    before, after = case.s, case.after()
    rating, points, toque = case.args
    more = after.toques(case.seat) > before.toques(case.seat)
    last = before.toques(case.seat) == max(before.house.numbers.toques)
    expected = 2 if more else 0 if last else 1
    gained = bill(after, case.seat)[0] - bill(before, case.seat)[0]
    return (rating, points, toque) == (after.ratings[case.seat], gained, expected) and gained > 0


def room(case: Case) -> bool:
    """R17: what it brings, played where there is a place for it."""
    s, numbers = case.s, case.s.house.numbers
    at = case.move - do.BUILD
    if not s.rooms_full(case.seat):
        after = case.after()
        assert after.income(case.seat) - s.income(case.seat) == case.args[1]
        assert bill(after, case.seat)[7] - bill(s, case.seat)[7] == case.args[0]
    told = (numbers.room_points[at], numbers.room_income[at], 4 - s.season)
    return case.args == told


def wins_a_place(case: Case) -> bool:
    n = case.move - do.CUBES + 1
    more = prize_with(case.s, case.seat, n) > prize_with(case.s, case.seat, 0)
    return more and case.args == (case.s.tally[case.seat] + n,)


def bid(case: Case) -> bool:
    coins = case.move - do.BID
    told = (coins, coins // 2, star_worth(case.s, case.seat))
    return may_win(case.s, coins) and case.args == told


SO: dict[str, Callable[[Case], bool]] = {
    "shopping": on_a_stall,
    "fresh-stall": only_after_a_restock,
    "in-crate": in_a_crate,
    "wanted": Case.needed,
    "icon": keeps_a_theme,
    "cube": lambda case: case.after().cubes[case.seat] == case.s.cubes[case.seat] + 1,
    "few-recipes": few,
    "new-course": new_course,
    "keeps": keeps,
    "cooks": cooks,
    "wine": wine,
    "wine-match": wine,
    "wine-income": wine,
    "wine-pays": lambda case: 0 < case.args[0] == 4 - case.s.season,
    "lacks-wine": lacks_wine,
    "climbs": climbs,
    "room": room,
    "cubes-win": wins_a_place,
    "bid": bid,
    **dict.fromkeys(("enough", "tie", "least-room", "least", "spare"), Case.best),
    **dict.fromkeys(("dinner", "bonus", "most"), Case.best),
}


def told(guide: Guide[Any], s: Town, rng: Rng) -> set[str]:
    """The reasons for moves of a decision, each checked at the table and in both languages."""
    seat, given = s.seat, set()
    world = determinize(s, seat, rng)
    moves = s.phase.legal(s, seat)
    for move in moves[: 2 + rng.below(9)] + moves[-4:]:
        for reason in guide.reasons(world, seat, move):
            text = GAME.catalogue.texts[move]
            assert SO[reason.key](Case(guide, s, seat, move, reason.args)), (text, reason)
            given.add(reason.key)
            assert not any(speaker.reason(reason)[0].islower() for speaker in SPEAKERS)
    return given


def rarities() -> list[Town]:
    """What games seldom come to: a fourth room, a third recipe of a course, an icon that is lent, a
    dinner to be chosen."""
    crowded = advanced(2, season=3, cash=[60, 0], rooms=["standard*2 luxury", ""])
    crowded.play("build super_luxury")
    menu: dict[str, Any] = {
        "season": 4,
        "step": "cook",
        "hand_1": "saute_di_funghi",
        "menu_1": FISH,
    }
    lending = advanced(2, bonus_1="aiuto_chef", **menu)
    lending.play("done")
    in_vain = advanced(2, bonus_1="massaia", **menu)  # three recipes lack the daisy
    in_vain.play("done")
    choosing = advanced(2, shelf_1="mushroom", menu_2="arrosto_di_vitello", **menu)
    choosing.play("play saute_di_funghi")
    third = advanced(2, shelf_1="mushroom", **menu | {"menu_1": f"{FISH} prosciutto_e_fichi"})
    third.play("play saute_di_funghi")
    return [crowded.s, lending.s, in_vain.s, choosing.s, third.s]


@pytest.mark.parametrize("file", [BY_HAND, TUNED])
def test_every_reason_for_any_move_is_so(file: str) -> None:
    guide = guide_of(GAME, file)
    assert guide is not None
    given: set[str] = set()
    for s in rarities():
        given |= told(guide, s, Rng.seeded("rare"))
    for deal in range(24):
        rng, lot = Rng.seeded(f"reasons {deal}"), Rng.seeded(f"asked {deal}")
        mode = "base" if deal % 4 == 3 else "advanced"
        s = start(2 + deal % 3, f"reasons {deal}", mode=mode, apprentice="on")
        while s.acting:
            moves = s.legal()
            rare = s.phase.key in ("cubes", "tied", "accountant", "menu", "cellar")
            if rare or lot.below(5) == 0:
                given |= told(guide.at(s), s, lot)
            wise = guide.at(s).choose(s, s.seat, moves, rng)
            play(s, s.seat, wise if rng.below(6) else moves[rng.below(len(moves))])
    assert given == set(GAME.hints)


NUMBERED = [
    ("keeps", 1, "lacks only one ingredient", "Il ne manque qu’un ingrédient à"),
    ("keeps", 2, "lacks only 2 ingredients", "Il ne manque que 2 ingrédients à"),
    ("wine-match", 1, "goes with one of your recipes", "accompagne une de vos recettes"),
    ("wine-match", 2, "goes with 2 of your recipes", "accompagne 2 de vos recettes"),
    ("wine-income", 3, "brings 3 income each season", "rapporte 3 de revenu par saison"),
    ("few-recipes", 0, "no recipe: look for some (", "aucune recette en main : cherchez-en ("),
    ("few-recipes", 1, "only one recipe: look for more (", "en main : cherchez-en d’autres ("),
    ("bid", 0, "costs 1 coin if you win, nothing if you", "coûte 1 pièce si vous gagnez, rien si"),
    ("bid", 2, "costs 5 coins if you win, 2 if you", "coûte 5 pièces si vous gagnez, 2 si vous"),
    (
        "climbs",
        1,
        "Rating 9 brings a point, and is closer",
        "La cote 9 rapporte un point, et rapproche",
    ),
    ("cubes-win", 9, "with 9 points you take", "avec 9 points vous prenez"),
    ("wine", 1, "with one of your recipes and brings 5", "une de vos recettes et rapporte 5"),
]


@pytest.mark.parametrize(("key", "number", "english", "french"), NUMBERED)
def test_numbers_fit_into_their_sentence(key: str, number: int, english: str, french: str) -> None:
    args = {
        "wine": (0, number, 5),
        "few-recipes": (number, 0),
        "bid": (1 + 2 * number, number, 10),
        "climbs": (9, 1, number),
        "cubes-win": (number,),
    }.get(key, (0, number))
    for speaker, said in zip(SPEAKERS, (english, french), strict=True):
        assert said in speaker.reason(Reason(key, args))
