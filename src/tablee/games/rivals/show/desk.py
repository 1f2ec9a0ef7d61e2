"""The trade desk (D20): what could go into the two baskets of an offer, and the moves that put it
there; while an offer is written, what lies in them already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tablee.games.rivals.rules import ids, moves as m
from tablee.games.rivals.rules.barter import why_not_send
from tablee.games.rivals.rules.offers import Draft, addable, additions, offer_of, read_draft
from tablee.games.rivals.rules.pieces import SIZE, Offer, Restaurant, entry_of
from tablee.games.rivals.show.base import Base
from tablee.games.rivals.show.labels import drafted
from tablee.games.rivals.show.notices import sides
from tablee.show import Basket, Chip, Desk, Icon, Ware, Way


class Sort(NamedTuple):
    """Things of one sort: the moves that put one of them in, in the words for each; how many there
    are, and how they are drawn."""

    label: str
    ways: list[tuple[int, str]]
    number: int = 1
    face: int = ids.NONE
    icon: Icon = ""
    kind: str = ""  # what it is called in a picture, where it is no card


class Sheet:
    """What would be written if the baskets were emptied and these entries put in again, one after
    the other; those that the rules refuse by then are left out."""

    def __init__(self, c: Base, seat: int, begun: list[int], entries: Iterable[int]) -> None:
        self.world = c.world
        self.seat = seat
        self.begun = begun  # the notes of a draft without entries
        self.entries: list[int] = []
        for entry in entries:
            if entry in self.addable(entry_of(entry).asks):
                self.entries.append(entry)

    def addable(self, asks: bool, instead_of: int = ids.NONE) -> list[int]:
        """All that this side takes now, besides its entries or instead of one of them."""
        return addable(self.world, self.seat, self.notes(instead_of), asks)

    def notes(self, but: int = ids.NONE) -> list[int]:
        """As they would be, without one of the entries."""
        entries = self.entries[:]
        if but != ids.NONE:
            entries.remove(but)
        return [*self.begun, *[move for entry in entries for move in (verb_of(entry), entry)]]

    def offer(self) -> Offer:
        return offer_of(self.world, self.seat, read_draft(self.notes()))


def verb_of(entry: int) -> int:
    return int(m.ASK if entry_of(entry).asks else m.GIVE)


def desk(c: Base, seat: int, moves: Sequence[str] | None) -> Desk | None:
    """None where the viewer cannot write to this seat now. `moves`: of what is to lie in the
    baskets; else what lies there."""
    one, draft = c.mine, drafted(c)
    if one is None or (draft is None and m.OFFER + seat not in c.moves):
        return None
    if draft is not None and draft.partner != seat:
        return None
    texts, name = c.game.catalogue.texts, c.seat(seat)
    begin, leave = ([m.OFFER + seat], []) if draft is None else rewritten(c, draft)
    entries = written(draft) if moves is None else named(c, moves)
    sheet = Sheet(c, one.seat, [*c.view.notes, *begin], entries)
    why = why_not_send(c.world, sheet.offer())
    return Desk(
        title=c.say("desk-title", seat=name),
        button=c.say("desk-send", seat=name),
        lines=[] if draft is None else answered(c, draft),
        baskets=[basket(c, sheet, seat, asks) for asks in (False, True)],
        begin=[texts[move] for move in begin],
        send=[] if why else [texts[m.SEND]],
        leave=[texts[move] for move in leave],
        why=c.game.reasons(why)[c.speaker.language] if why else "",
    )


def written(draft: Draft | None) -> list[int]:
    """The entries of a draft, each as often as it is there."""
    rows = zip(draft.keys, draft.amounts, strict=True) if draft else []
    return [key for key, amount in rows for _ in range(amount)]


def named(c: Base, moves: Sequence[str]) -> list[int]:
    """The entries among these moves."""
    found = [c.game.catalogue.parse(text) for text in moves]
    return [move for move in found if m.GIVE_MONEY <= move < m.STRIKE]


def rewritten(c: Base, draft: Draft) -> tuple[list[int], list[int]]:
    """The moves that empty the baskets, and those that give the offer up. An entry that was begun
    is ended first, with whatever comes first."""
    pending = c.view.notes[-1] in (m.GIVE, m.ASK) and c.moves[0] != m.CANCEL
    first = [c.moves[0]] if pending else []
    entries = {*draft.keys, *first}
    return [*first, *[m.STRIKE for _ in entries]], [*first, m.CANCEL]


def answered(c: Base, draft: Draft) -> list[str]:
    """R7.54: the offer to which this one is the answer, in words: it was declined by that."""
    if c.view.notes[0] < m.COUNTER:
        return []
    for content in reversed(c.world.refused):  # see `Offer.content`
        if content[:2] == [draft.partner, c.me]:
            offer = Offer(content[0], content[1], 0)
            offer.swaps, goods = content[2], content[3:]
            offer.gives, offer.asks = goods[:SIZE], goods[SIZE:]
            return sides(c, offer, 1, [])
    return []


def basket(c: Base, sheet: Sheet, partner: int, asks: bool) -> Basket:
    """R7.51: all that one side could hold, and what does."""
    giver, taker = c.world.restaurants[sheet.seat], c.world.restaurants[partner]
    if asks:
        giver, taker = taker, giver
    goods = additions(c.world, Offer(sheet.seat, partner, 0), asks)
    inside = [entry for entry in sheet.entries if entry_of(entry).asks == asks]
    wares = [
        ware(c, sheet, sort, inside, wanted_by(c, taker, sort.face))
        for sort in sorts(c, giver, taker, goods)
        for _ in range(sort.number)
    ]
    return Basket(c.say("desk-ask" if asks else "desk-give"), int(giver.seat), wares)


def ware(c: Base, sheet: Sheet, sort: Sort, inside: list[int], chips: list[Chip]) -> Ware:
    """One thing with the ways that are open to it; of several alike, the first ones are those that
    lie in the basket (`inside`, of which it is taken)."""
    here = next((move for move, _ in sort.ways if move in inside), ids.NONE)
    if here != ids.NONE:
        inside.remove(here)
    takes = sheet.addable(entry_of(sort.ways[0][0]).asks, here)
    ways = [(move, said) for move, said in sort.ways if move in takes]
    texts, moves = c.game.catalogue.texts, [move for move, _ in ways]
    at = moves.index(here) if here != ids.NONE else -1
    said = [Way(label, [texts[verb_of(move)], texts[move]]) for move, label in ways]
    if sort.face == ids.NONE:
        return Ware(sort.label, said, at, face=sort.kind, icon=sort.icon)
    family = c.look(c.game, sort.face).family
    return Ware(sort.label, said, at, c.game.kinds[sort.face], family, sort.icon, chips)


def sorts(c: Base, giver: Restaurant, taker: Restaurant, entries: list[int]) -> Iterable[Sort]:
    """The entries that a side may have, by what they are about, in the order of the desk."""
    upgrades: list[Sort] = []
    for move in entries:
        if m.GIVE_KIND <= move < m.GIVE_GARBAGE:
            kind = (move - m.GIVE_KIND) % m.KINDS
            name = c.name("kind", kind)
            yield Sort(name, [(move, name)], giver.have[kind], kind)
        elif m.GIVE_SHOWN <= move < m.GIVE_COVERED:
            yield card(c, giver, move - m.GIVE_SHOWN)
        elif move == m.ASK_CARD:
            name = c.say("desk-card")
            yield Sort(name, [(move, name)], len(giver.hand), icon="card")
        elif m.GIVE_UPGRADE <= move < m.GIVE_SHOWN:
            upgrades.append(upgrade(c, move))
    yield from upgrades
    for move in entries:
        if move in (m.GIVE_GARBAGE, m.ASK_GARBAGE):
            name = c.say("desk-garbage")
            yield Sort(name, [(move, name)], giver.garbage, icon="rubbish", kind="garbage")
    for slot in range(2):
        yield from swaps(c, giver, taker, slot, entries)
    amounts = [move for move in entries if m.GIVE_MONEY <= move < m.GIVE_KIND]
    if amounts:
        forms = c.game.catalogue.forms
        sums = [(move, c.money(int(forms[move]["amount"]))) for move in amounts]
        yield Sort(c.say("table-money"), sums, icon="coin")


def card(c: Base, one: Restaurant, kind: int) -> Sort:
    """R7.51: one's own action card, shown to the partner or face down."""
    name = c.name("card", ids.CARD_FACE + kind)
    ways = [(m.GIVE_SHOWN + kind, name), (m.GIVE_COVERED + kind, c.say("desk-covered", card=name))]
    return Sort(name, ways, one.held(kind), ids.CARD_FACE + kind)


def upgrade(c: Base, move: int) -> Sort:
    """R7.22: one that somebody owns, or one that is bought for the other."""
    bit = (move - m.GIVE_UPGRADE) % m.UPGRADES
    name = c.name("upgrade", bit)
    if move >= m.GIVE_ISLAND:
        name = c.say("screen-side-island", upgrade=name)
    return Sort(name, [(move, name)], kind=c.game.nouns["upgrade"][bit].key, icon="tool")


def swaps(
    c: Base, giver: Restaurant, taker: Restaurant, slot: int, entries: list[int]
) -> Iterable[Sort]:
    """R7.51: a recipe of one's own, for each of the partner's with which it may change places."""
    codes = [code for code in (2 * slot, 2 * slot + 1) if m.SWAP + code in entries]
    if not codes:
        return
    mine = giver.number(giver.recipes[slot])
    name = c.name("recipe", mine)
    ways = []
    for code in codes:
        other = c.name("recipe", taker.number(taker.recipes[code % 2]))
        ways.append((int(m.SWAP + code), c.say("desk-swap", recipe=name, other=other)))
    yield Sort(
        c.say("screen-side-recipe", recipe=name), ways, face=ids.RECIPE_FACE + mine, icon="swap"
    )


def wanted_by(c: Base, one: Restaurant, kind: int) -> list[Chip]:
    """R8.4: whoever gets it, the recipes of theirs that lack it."""
    if not 0 <= kind < ids.CARD_FACE:
        return []
    faces = [ids.RECIPE_FACE + one.number(recipe) for recipe in one.there()]
    return [
        Chip(c.name("card", face), "want", family=c.look(c.game, face).family)
        for face in faces
        if kind in c.missing(one, c.world.box.needs[face - ids.RECIPE_FACE])
    ]
