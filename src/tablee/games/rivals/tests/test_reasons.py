"""Whatever move a reason is given for, it says what is so at the true table, or what the guide
reckons, of what it rates best or worth something."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.bots import Reason, guide_of
from tablee.games.rivals.guide.ratings import Player, RivalsGuide
from tablee.games.rivals.rules import cooking, ids, moves as m, pieces, wars
from tablee.games.rivals.rules.town import Town
from tablee.games.rivals.tests.table import GAME, Table
from tablee.i18n import Speaker
from tablee.kernel import Log, Rng, determinize, play
from tablee.kernel.engine import idle, pass_time

SPEAKERS = [Speaker(language, GAME, strict=True) for language in ("en", "fr")]
MODES: list[tuple[int, dict[str, str]]] = [
    (2, {"mode": "kitchen_squad"}),
    (3, {}),
    (3, {"mode": "two_many_cooks", "dinner_and_a_show": "honour"}),
    (4, {"mode": "deluxe", "dinner_and_a_show": "honour"}),
]


def rivals_guide() -> RivalsGuide:
    guide = guide_of(GAME)
    assert isinstance(guide, RivalsGuide)
    return guide


GUIDE = rivals_guide()


class Case:
    """A reason, and the true table at which it is given for a move."""

    def __init__(self, s: Town, seat: int, move: int, args: tuple[int, ...]) -> None:
        self.s, self.seat, self.move, self.args = s, seat, move, args
        self.moves = s.phase.legal(s, seat)
        self.me, self.box = s.restaurants[seat], s.box
        self.mind = Player(s, seat, self.moves, GUIDE.taste)
        self.rates = dict(zip(self.moves, GUIDE.rate(s, seat, self.moves), strict=True))

    def best(self) -> bool:
        return self.rates[self.move] == max(self.rates.values())

    def worth(self) -> bool:
        return self.rates[self.move] > 0 and self.args[-1] > 0

    def recipe_lacks(self, number: int) -> list[int]:
        mine = [one for one in self.me.there() if self.me.number(one) == number]
        skill = cooking.skills(self.s, self.seat)
        return cooking.lacking(self.box, self.me.needs(mine[0]), self.me.have[:], skill)

    def sold_at(self, place: int, kinds: list[int]) -> int:
        return [self.box.market_of[kind] for kind in kinds].count(place)

    def after(self, rng: Rng, extra: int = m.EXTRA) -> int:
        """The popularity by which the seat's restaurant rises today with this plate."""
        s, log = self.s.clone(), Log()
        play(s, self.seat, self.move, log)
        while s.acting and s.day == self.s.day:
            if s.lanes and idle(s) and pass_time(s):
                continue
            moves = s.legal()
            if s.seat == self.seat and extra in moves:
                move = extra
            elif s.seat == self.seat or not {m.EXTRA, m.COOK} & set(moves):
                move = GUIDE.choose(s, s.seat, moves, rng)
            else:
                move = m.COOK if m.COOK in moves else m.PLAIN
            play(s, s.seat, move, log)
        told = [event for event in log.events if event.key == "popularity"]
        return sum(event.args[1] for event in told if event.args[0] == self.seat)


def needs(case: Case) -> bool:
    return case.rates[case.move] > 0 and case.args[0] in case.recipe_lacks(case.args[1])


def completes(case: Case) -> bool:
    """R8.20: the Goo stands for what else is lacking."""
    lacks = case.recipe_lacks(case.args[1])
    return needs(case) and len(lacks) - case.me.have[ids.GOO] == 1


def useful(case: Case) -> bool:
    return case.rates[case.move] > 0 and case.mind.one_more(case.me, case.args[0]) > 0


def shelf(case: Case) -> bool:
    counters = [move - m.STAND for move in case.moves if move < m.STAND_SHELF]
    shown = {case.s.kind_on(space) for space in counters}
    return case.best() and not shown & {*case.mind.lacking(case.me)}


def hope(case: Case) -> bool:
    """It lies there, or somebody looks at it."""
    cards = [*case.s.markets[case.args[0]].shelf]
    cards += [card for one in case.s.restaurants for card in one.look]
    return bool({case.box.faces[card] for card in cards} & {*case.mind.lacking(case.me)})


def crowd(case: Case) -> bool:
    others = [seat for seat in range(case.s.seats) if seat != case.seat]
    lacked = [kind for seat in others for kind in case.mind.lacking(case.s.restaurants[seat])]
    counts = [case.sold_at(place, lacked) for place in range(m.MARKETS)]
    return counts[case.args[0]] == max(counts) > 0


def leader(case: Case) -> bool:
    owners = {case.mind.owner_of(move) for move in case.moves if move != m.NO}
    most = max(case.s.restaurants[seat].popularity for seat in owners)
    return case.s.restaurants[case.args[0]].popularity == most


def hurts(case: Case) -> bool:
    """By what is reckoned, and not where all count the same because nothing is."""
    if case.mind.phase == "drama":
        return case.best() and case.rates[case.move] > 0
    card = case.s.effect.card
    nothing = {ids.ROBBERY: 0, ids.INSPECTOR: 0, ids.NINJA: 0, ids.RAIDERS: 0}
    nothing |= {ids.CRITIC: 1, ids.BUSINESS: 1}
    targets = [move - m.TARGET for move in case.moves if m.TARGET <= move < m.COMRADE]
    most = max(case.mind.harm(seat) for seat in targets)
    return card in nothing and case.mind.harm(case.args[0]) == most > nothing[card]


def offers(case: Case) -> pieces.Offer:
    """Written to its end, it lies on the table with what the reason says."""
    choice = next(one for one in case.mind.considered() if one.move == case.move and one.plan)
    s = case.s.clone()
    for move in choice.plan:
        assert move in s.phase.legal(s, case.seat)
        play(s, case.seat, move)
    found = [one for one in s.offers if one.giver == case.seat]
    assert found[-1].partner == case.args[-2]
    return found[-1]


def deal_kinds(case: Case) -> bool:
    offer = offers(case)
    return offer.gives[case.args[0]] == 1 == offer.asks[case.args[1]] and case.args[-1] > 0


def deal_buys(case: Case) -> bool:
    offer = offers(case)
    paid = offer.gives[pieces.MONEY]
    return offer.asks[case.args[1]] == 1 and case.args[0] == paid and case.args[-1] > 0


def deal_sells(case: Case) -> bool:
    offer = offers(case)
    asked = offer.asks[pieces.MONEY]
    return offer.gives[case.args[0]] == 1 and case.args[1] == asked and case.args[-1] > 0


def deal_recipes(case: Case) -> bool:
    them = case.s.restaurants[case.args[2]]
    mine = [case.me.number(recipe) for recipe in case.me.there()]
    theirs = [them.number(recipe) for recipe in them.there()]
    return bool(offers(case).swaps) and case.args[0] in mine and case.args[1] in theirs


def deal_garbage(case: Case) -> bool:
    offer = offers(case)
    given = (offer.gives[pieces.GARBAGE], offer.gives[pieces.MONEY])
    return case.args[:2] == given and case.args[-1] > 0


def judged(case: Case) -> tuple[int, int]:
    offer = [one for one in case.s.offers if one.partner == case.seat][-1]
    assert offer.giver == case.args[0]
    return case.mind.offer_worth(offer, False), case.mind.offer_worth(offer, True)


def cannot_bid(case: Case) -> bool:
    """Nothing but to drop out, or to bid as much as others do."""
    own = [move for move in case.moves if m.BID <= move < m.TARGET and move != case.move]
    figure = case.me.figures[(case.move - m.BID) // m.BIDS]
    lead = wars.leaders(case.s, figure.war)[0]
    same = (case.move - m.BID) // m.BIDS
    bids = [(move - m.BID) % m.BIDS for move in own if (move - m.BID) // m.BIDS == same]
    most = (lead.bid_money, lead.bid_garbage)
    return all(wars.amounts(case.s, figure, what) <= most for what in bids)


def cook(case: Case) -> bool:
    """R8.6: played to the end of the day, with the extra."""
    return 0 < case.args[-1] <= case.after(Rng.seeded("cook"))


def extra(case: Case) -> bool:
    plain = Case(case.s, case.seat, m.PLAIN, ())
    return case.after(Rng.seeded("x")) > plain.after(Rng.seeded("x"), m.PLAIN)


def swaps(case: Case) -> bool:
    """R9.19: what may stand for what, for today."""
    now, then = case.mind.best_gain(), case.mind.best_gain(cooking.VEGAN)
    return case.move == m.PLAY + ids.GO_VEGAN and case.args[1] == then - now > 0


def book_first(case: Case) -> bool:
    bonus = 3 * case.me.name + case.move - m.BONUS
    book = 1 << case.box.bonus_a[bonus] & (ids.BASIC_BOOK | ids.GOURMET_BOOK)
    free = case.box.bonus[bonus] == ids.FREE_UPGRADE
    return free and bool(book) and not case.me.upgrades & book


def lets(case: Case) -> bool:
    small = case.mind.threat() < GUIDE.taste.enough
    return small and case.move == m.LET and case.s.effect.user != case.seat


SO: dict[str, Callable[[Case], bool]] = {
    "needs": needs,
    "completes": completes,
    "useful": useful,
    "shelf": shelf,
    "hope": hope,
    "crowd": crowd,
    "leader": leader,
    "hurts": hurts,
    "litter": lambda case: case.args == (case.me.garbage,) != (0,),
    "deal-kinds": deal_kinds,
    "deal-buys": deal_buys,
    "deal-sells": deal_sells,
    "deal-recipes": deal_recipes,
    "deal-garbage": deal_garbage,
    "gain": lambda case: case.args[1] == judged(case)[0] > 0,
    "unfair": lambda case: judged(case)[1] > judged(case)[0],
    "little-gain": lambda case: judged(case)[0] < GUIDE.taste.accepts,
    "cannot-bid": cannot_bid,
    "too-dear": lambda case: case.best(),
    "cook": cook,
    "cook-both": cook,
    "extra": extra,
    "bonus-first": book_first,
    "hit": lambda case: m.HIT <= case.move < m.SPARE,
    "all": lambda case: case.move != m.FINISH,
    "serious": lambda case: case.move == m.NO,
    "saves": lambda case: case.move == m.CLAM and case.mind.threat() >= GUIDE.taste.enough,
    "lets": lets,
    "gives-up": lambda case: case.mind.phase == "draft" and m.CANCEL not in case.moves,
    "keep": lambda case: case.move == m.PASS and case.best(),
    "dear": lambda case: case.best() and case.move == m.PAY,
    "wait": lambda case: case.best() and case.args == (case.me.garbage,) != (0,),
    **dict.fromkeys(("nothing-better", "strong", "strong-card", "weak-card"), Case.best),
    **dict.fromkeys(("least", "fits", "recipes-first", "cash", "missed"), Case.best),
    **dict.fromkeys(("market", "card", "bid", "rich", "ransom"), Case.worth),
    "swaps": swaps,
    **dict.fromkeys(
        ("upgrade", "bundle", "comrade", "stars"), lambda case: case.rates[case.move] > 0
    ),
}


def told(s: Town, seat: int, rng: Rng) -> set[str]:
    """The reasons for moves of a decision, each checked at the table and in both languages."""
    given = set()
    moves = s.phase.legal(s, seat)
    world = determinize(s, seat, rng)
    assert isinstance(world, Town)
    wise = GUIDE.choose(world, seat, moves, rng)
    for move in {wise, *(moves[rng.below(len(moves))] for _ in range(4))}:
        for reason in GUIDE.reasons(world, seat, move):
            text = GAME.catalogue.texts[move]
            assert SO[reason.key](Case(s, seat, move, reason.args)), (s, text, reason)
            given.add(reason.key)
            assert not any(speaker.reason(reason)[0].islower() for speaker in SPEAKERS)
    return given


def town(pantry: str, **where: object) -> Table:
    """The first of two players has a bruschetta to cook, of bread, tomato and garlic."""
    chefs = ["pork_knuckles", "mortimer_sleazburger"]
    signs = ["pho_realz", "leaning_tower_of_eatsa"]
    dishes = {"recipes_1": "bruschetta lasagna", "pantry_1": pantry}
    return Table(2, chefs=chefs, restaurants=signs, **dishes, **where)


def asked(table: Table, text: str) -> list[Reason]:
    return GUIDE.reasons(table.s, 0, GAME.catalogue.parse(text))


def test_what_is_not_worth_its_price_is_not_said_to_be_absent() -> None:
    """In so much garbage no ingredient is worth anything; but it is there."""
    where = {"step": "placement", "places": ["fruit_stand", "island"], "garbage": [14, 0]}
    for counter, found in (("beans beans avocado", [Reason("shelf")]), ("tomato - -", [])):
        table = town("bread", counter_fruit_stand=counter, **where)
        assert asked(table, "stand fruit_stand-shelf") == found


def test_all_the_garbage_counts_not_only_what_can_be_thrown_out() -> None:
    table = town("bread", step="wheels", garbage=[3, 0], money=[200, 200])
    assert asked(table, "go island") == [Reason("litter", (3,))]


@pytest.mark.rule("R8.6")
@pytest.mark.parametrize(("garbage", "found"), [(0, [Reason("extra")]), (9, [])])
def test_an_extra_adds_nothing_to_a_dish_that_garbage_takes_all_of(
    garbage: int, found: list[Reason]
) -> None:
    table = town("bread tomato garlic secret_sauce", step="market", garbage=[garbage, 0])
    table.close_market()
    table.play("1 cook 1")
    assert asked(table, "extra") == found


def test_what_is_named_only_to_give_an_offer_up_is_not_praised() -> None:
    """In the middle of an entry (D20) an offer cannot be given up yet."""
    table = town("bread tomato garlic", step="market", money=[200, 300], garbage=[0, 3])
    table.play("1 offer 2", "1 give", "1 give garlic", "1 ask")
    moves = table.s.phase.legal(table.s, 0)
    named = GAME.catalogue.texts[GUIDE.choose(table.s, 0, moves, Rng.seeded("offer"))]
    assert asked(table, named) == [Reason("gives-up")]
    table.play(f"1 {named}")
    assert asked(table, "cancel") == [Reason("nothing-better")]


def test_nobody_has_most_to_lose_where_that_is_not_reckoned() -> None:
    chefs = ["pork_knuckles", "mortimer_sleazburger", "kim_chi"]
    for card, found in (("contamination", []), ("armed_robbery", [Reason("hurts", (1,))])):
        table = Table(3, step="market", hand_1=card, money=[0, 300, 200], chefs=chefs)
        table.play(f"1 play {card}")
        assert asked(table, "target 2") == found


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_reason_for_any_move_is_so(seats: int, options: dict[str, str]) -> None:
    assert set(SO) == set(GAME.hints)
    given: set[str] = set()
    s = GAME.new(seats, GAME.settle(seats, options), "reasons")
    assert isinstance(s, Town)
    rng = Rng.seeded("reasons")
    while s.acting and s.day < 12:
        if s.lanes and idle(s) and pass_time(s):
            continue
        seat, moves = s.seat, s.legal()
        if len(moves) > 1 and rng.below(3) == 0:
            given |= told(s, seat, rng)
        wise = GUIDE.choose(s, seat, moves, rng)
        play(s, seat, wise if rng.below(9) else moves[rng.below(len(moves))])
    assert len(given) > 12


NUMBERED = [
    ("wait", (1,), "with 1 garbage in the kitchen", "avec une ordure en cuisine"),
    ("wait", (3,), "with 3 garbage in the kitchen", "avec 3 ordures en cuisine"),
    ("fits", (0, 0), "your recipes then lack nothing", "il ne manque alors rien à vos"),
    ("fits", (0, 1), "lack only one ingredient", "il ne manque alors qu’un ingrédient à vos"),
    ("fits", (0, 4), "lack 4 ingredients in all", "il manque alors 4 ingrédients à vos"),
    ("gain", (0, 60), "brings you about $60", "ce que propose Ana vous rapporte"),
    ("unfair", (0,), "helps them more than you", "ce que propose Ana lui profite"),
    ("little-gain", (0,), "brings you too little", "ce que propose Ana vous rapporte trop peu"),
]


@pytest.mark.parametrize(("key", "args", "english", "french"), NUMBERED)
def test_numbers_and_names_fit_into_their_sentence(
    key: str, args: tuple[int, ...], english: str, french: str
) -> None:
    for language, said in (("en", english), ("fr", french)):
        speaker = Speaker(language, GAME, ["Ana", "Bob"], strict=True)
        assert said in speaker.reason(Reason(key, args))
