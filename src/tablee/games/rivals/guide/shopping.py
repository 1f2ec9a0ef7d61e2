"""Buy and Barter: what to buy, to bid, to throw out, to trade (R7.50 to R7.56), and where to go."""

from __future__ import annotations

from typing import Final, final

from tablee.games.rivals.guide.cards import WORTHS, CardPlayer
from tablee.games.rivals.guide.mind import Choice, passing
from tablee.games.rivals.rules import (
    barter,
    buying,
    day,
    ids,
    moves as m,
    offers,
    pieces,
    prices,
    wars,
)
from tablee.games.rivals.rules.chefs import stored
from tablee.games.rivals.rules.pieces import Figure, Offer, Restaurant

SURE: Final = 1000  # what others may buy first is bought before anything else
NEAR: Final = 6  # so close to the end nobody is helped more than oneself
SCENE: Final = 12  # the others gain as much by a rival's lost day, and he comes to one's own market


@final
class Deal:
    """An offer to write: its moves from the partner to the sending, and what one gains by it."""

    def __init__(self, mind: Shopper, partner: int, entries: list[int]) -> None:
        self.entries: list[int] = [m.OFFER + partner, *entries, m.SEND]
        self.offer = offers.offer_of(mind.s, mind.seat, offers.read_draft(self.entries[:-1]))
        self.mine = mind.offer_worth(self.offer, True)


class Shopper(CardPlayer):
    """Thinks of what to buy and to trade."""

    def visit(self, move: int, place: int, figure: int) -> Choice:
        if place == ids.ISLAND:
            return self.island_visit(move)
        worth = self.shopping(self.me.figures[figure], place)
        return Choice(move, worth, "market", (place, worth)) if worth > 0 else passing(move)

    def island_visit(self, move: int) -> Choice:
        """The Island: garbage first, then upgrades, chocolate, cards."""
        me, box = self.me, self.box
        number = min(me.garbage, me.money // buying.disposal(self.s, me, 1, True))
        money = me.money - buying.disposal(self.s, me, number, True)
        worth = self.outlook(me, me.have, money, me.garbage - number) - self.standing(me)
        if me.have[ids.CHOCOLATE]:
            worth += max(0, self.with_kind(me, ids.CHOCOLATE, -1, box.chocolate_price))
            money += box.chocolate_price
        best, gain = ids.NONE, 0
        for upgrade in range(m.UPGRADES):
            cost = prices.cost(self.s, me, m.UPGRADE + m.SEATS * upgrade)
            more = self.upgrade_worth(upgrade) - self.spending(cost)
            if cost <= money and more > gain:
                best, gain = upgrade, more
        if number:
            return Choice(move, worth + gain, "litter", (number,))
        if best != ids.NONE:
            return Choice(move, worth + gain, "upgrade", (best,))
        return Choice(move, worth, "nothing-better", ())

    def spending(self, cost: int) -> int:
        """What it means to have so much money less: dishes may have to wait for it."""
        me = self.me
        return self.standing(me) - self.outlook(me, me.have, me.money - cost, me.garbage)

    def drama_worth(self, victim: int) -> int:
        """R10.7: how much worse off a rival is at Kim Chi's place than where he went."""
        rival = self.s.restaurants[victim]
        kim = self.s.figure_of(ids.KIM)
        here = kim.place if kim is not None else ids.ISLAND
        there = min([figure.place for figure in rival.figures])
        gone = self.shopping(rival.figures[0], there) if there < ids.ISLAND else 0
        instead = self.shopping(rival.figures[0], here) if here < ids.ISLAND else 0
        return (gone - instead) // SCENE - prices.of_drama(self.s)

    def upgrade_worth(self, upgrade: int) -> int:
        """What an upgrade will bring until the end; nobody has two of a kind."""
        bit = 1 << upgrade
        days = self.days_left()
        if self.me.upgrades & bit:
            return 0
        earned = day.earned_by(self.s, bit)
        return earned * (days - 2) if earned else self.taste.upgrade[upgrade] * days

    def command(self, move: int) -> Choice:
        me = self.me
        if m.BUY <= move < m.BUY + m.SPACES:
            kind = self.s.kind_on(move - m.BUY)
            worth = self.with_kind(me, kind, 1, -prices.cost(self.s, me, move))
            return self.for_kind(move, kind, worth + SURE if worth > 0 else worth)
        if m.SHELF <= move < m.FOODSHIDO + m.MARKETS:
            market = (move - m.SHELF) % m.MARKETS
            paid = me.money - prices.cost(self.s, me, move)
            after = self.shelf_worth(me, market, me.have[:], paid)
            return Choice(move, after - self.standing(me) - self.taste.hope, "hope", (market,))
        if m.PLAY <= move < m.PLAY + m.CARDS:
            worth = self.card_worth(move - m.PLAY)
            face = ids.CARD_FACE + move - m.PLAY
            why = "card" if move - m.PLAY in WORTHS else ""  # of the others nothing is reckoned
            worth = worth if worth >= self.taste.enough else 0
            return Choice(move, worth, why, (face, worth))
        if m.UPGRADE <= move < m.UPGRADE + m.SEATS * m.UPGRADES:
            return self.buy_upgrade(move, *divmod(move - m.UPGRADE, m.SEATS))
        if m.COMRADE <= move < m.COMRADE + m.SEATS:
            seat = move - m.COMRADE  # R10.6: the best ingredient of a storage
            found = [self.theft_worth(seat, kind) for kind in stored(self.s.restaurants[seat])]
            cost = prices.cost(self.s, me, move)
            worth = max([0] + [gain - cost for gain in found])
            return Choice(move, worth, "comrade", (seat,))
        return self.service(move)

    def service(self, move: int) -> Choice:
        me, box = self.me, self.box
        if move == m.DUMP:
            worth = self.dump_worth()
            return Choice(move, worth + SURE if worth > 0 else 0, "litter", (me.garbage,))
        if move == m.SELL:
            worth = self.with_kind(me, ids.CHOCOLATE, -1, box.chocolate_price)
            return Choice(move, worth, "cash", (box.chocolate_price,))
        if move == m.BUY_CARD:
            worth = self.taste.deck - self.spending(prices.cost(self.s, me, move))
            return Choice(move, worth, "rich", (me.money,))
        if move == m.BUNDLE:
            meats = self.filled(ids.CHOP_SHOP)
            worths = [self.with_kind(me, self.s.kind_on(at), 1, 0) for at in meats]
            worths.sort()
            worth = sum(worths[-2:]) - prices.cost(self.s, me, move)
            return Choice(move, worth, "bundle", ())
        return passing(move)

    def dump_worth(self) -> int:
        """R7.20: a garbage less; on the Island that is never wrong while dishes are to come.
        From afar it must be better than to keep it or to go there."""
        me = self.me
        if me.on_island():
            return SURE
        paid = me.money - prices.cost(self.s, me, m.DUMP)
        errand = buying.disposal(self.s, me, me.garbage, True) + self.taste.errand
        kept = self.littered(me, me.have, me.money, me.garbage, errand)
        return self.outlook(me, me.have, paid, me.garbage - 1) - kept

    def buy_upgrade(self, move: int, upgrade: int, owner: int) -> Choice:
        if owner != self.seat:
            return passing(move)
        cost = self.spending(prices.cost(self.s, self.me, move))
        return Choice(move, self.upgrade_worth(upgrade) - cost, "upgrade", (upgrade,))

    def war(self, moves: list[int]) -> Choice:
        """R7.32: raise as little as possible while the ingredient is worth it; else drop out."""
        figures = [figure for figure in self.me.figures if figure.war != ids.NONE]
        if len(figures) == 2 and figures[1].war < figures[0].war:
            figures.reverse()
        for figure in figures:
            first = m.BID + m.BIDS * figure.index
            mine = [move - first for move in moves if first <= move < first + m.BIDS]
            if mine:
                return self.raise_or_drop(figure, first, mine)
        return passing()

    def raise_or_drop(self, figure: Figure, first: int, legal: list[int]) -> Choice:
        me = self.me
        kind = self.s.kind_on(figure.war)
        lead = wars.leaders(self.s, figure.war)
        money: int = lead[0].bid_money if lead else 0
        garbage: int = lead[0].bid_garbage if lead else 0
        worth = self.with_kind(me, kind, 1, 0)
        if len(lead) == 1 and lead[0] is figure:
            return passing()
        why = "cannot-bid"
        for what in legal:
            asked, thrown = wars.amounts(self.s, figure, what)
            if what < m.BID_ALL and asked > money:
                gain = self.with_kind(me, kind, 1, -asked)
            elif m.BID_GARBAGE < what < m.BID_DROP and thrown > garbage:
                gain = self.with_kind(me, kind, 1, -money, thrown)
            else:
                continue
            if gain > 0:
                return Choice(first + what, SURE + gain, "bid", (kind, worth))
            why = "too-dear"
            break
        if m.BID_DROP in legal:
            return Choice(first + m.BID_DROP, SURE, why, (kind,))
        return passing()

    # trades that both sides gain by

    def fair(self, partner: int, mine: int, theirs: int) -> bool:
        """Whether both gain; whoever is about to win is not helped more than oneself."""
        if mine < self.taste.least or theirs < self.taste.least:
            return False
        close = self.box.win - self.s.restaurants[partner].popularity <= NEAR
        return mine >= theirs or not close

    def best_deal(self, partners: list[int], notes: list[int]) -> Deal | None:
        """The deal that brings most, begins as the notes do, and was not declined today (R7.56)."""
        best: Deal | None = None
        for partner in partners:
            for entries in self.deals_with(self.s.restaurants[partner]):
                if notes and [m.OFFER + partner, *entries, m.SEND][: len(notes)] != notes:
                    continue
                deal = Deal(self, partner, entries)
                if deal.mine < self.taste.least or (best is not None and deal.mine <= best.mine):
                    continue
                if self.fair(partner, deal.mine, self.offer_worth(deal.offer, False)):
                    new = deal.offer.content() not in self.s.refused
                    if new and not barter.why_not_send(self.s, deal.offer):
                        best = deal
        return best

    def deals_with(self, them: Restaurant) -> list[list[int]]:
        """What to give and ask: one ingredient for another or for money, recipes, garbage."""
        me = self.me
        wanted = [at for at in them.owned() if self.more_than_bought(me, at)]
        offered = [at for at in me.owned() if self.more_than_bought(them, at)]
        found: list[list[int]] = []
        for kind in wanted:
            asked: list[int] = [m.ASK, m.ASK_KIND + kind]
            found += [[m.GIVE, m.GIVE_KIND + mine, *asked] for mine in offered if mine != kind]
            # for the least money by which the seller gains
            least = self.taste.least - self.with_kind(them, kind, -1, 0)
            paid = m.sums(m.GIVE_MONEY, least, me.money)[:1]
            found += [[m.GIVE, money, *asked] for money in paid]
        for kind in offered:
            most = min(self.price_of(kind), them.money)  # or for what the buyer has
            paid = m.sums(m.ASK_MONEY, 0, most)[-1:]
            found += [[m.GIVE, m.GIVE_KIND + kind, m.ASK, money] for money in paid]
        for code in range(4):
            if offers.same_sort(me, me.recipes[code // 2], them.recipes[code % 2]):
                found.append([m.GIVE, m.SWAP + code])
        if me.garbage and them.on_island() and not me.on_island() and not them.garbage:
            each = 2 * prices.cost(self.s, them, m.DUMP)  # with twice the money it costs there
            number = min(me.garbage, me.money // each, 3)
            paid = m.sums(m.GIVE_MONEY, number * each, me.money)[:1] if number else []
            found += [[m.GIVE, m.GIVE_GARBAGE] * number + [m.GIVE, money] for money in paid]
        return found

    def more_than_bought(self, one: Restaurant, kind: int) -> bool:
        return self.one_more(one, kind) > self.price_of(kind)

    def offer_worth(self, offer: Offer, giver: bool) -> int:
        """What an offer changes for its giver or for its partner."""
        one, two = self.s.restaurants[offer.giver], self.s.restaurants[offer.partner]
        whose = one if giver else two
        gets = offer.asks if giver else offer.gives
        loses = offer.gives if giver else offer.asks
        have = [whose.have[kind] + gets[kind] - loses[kind] for kind in range(m.KINDS)]
        money = whose.money + gets[pieces.MONEY] - loses[pieces.MONEY]
        if loses[pieces.ISLAND]:
            money -= offers.island_cost(self.s, whose, loses[pieces.ISLAND])
        garbage = whose.garbage + gets[pieces.GARBAGE] - loses[pieces.GARBAGE]
        before = self.as_it_is(whose)
        offers.swap_recipes(one, two, offer)
        after = self.outlook(whose, have, money, garbage)
        offers.swap_recipes(one, two, offer)  # a second time puts everything back
        return after - before + self.extras(gets) - self.extras(loses)

    def extras(self, goods: list[int]) -> int:
        upgrades = goods[pieces.UPGRADES].bit_count() + goods[pieces.ISLAND].bit_count()
        return self.taste.traded_card * goods[pieces.CARDS] + self.taste.traded_upgrade * upgrades
