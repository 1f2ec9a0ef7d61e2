"""What is to be read now: the question in full (about which chef, which requirement, whose attack),
the card being resolved, wars, offers, one's draft, one's dish; and what happened, for somebody who
reads it all at once: what belongs together in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tablee.games.rivals.rules import cooking, day, ids, moves as m, serving, wars as bidding
from tablee.games.rivals.rules.cooking import Plate
from tablee.games.rivals.rules.pieces import Offer, Restaurant, listed
from tablee.games.rivals.rules.setup import to_keep
from tablee.games.rivals.show.base import Base, times
from tablee.games.rivals.show.labels import drafted, label
from tablee.games.rivals.show.town import bid
from tablee.i18n import Speaker
from tablee.kernel import Event
from tablee.show import NOBODY, Chip, Icon, Notice, Tone

ANSWERS = {"accept": m.ACCEPT, "decline": m.DECLINE, "counter": m.COUNTER}
SWAP = "offer-swap"
ENTRIES = {  # events that tell what an offer holds, by the sort of it (see `rules.pieces.listed`)
    f"offer-{sort}": sort
    for sort in ("kind", "money", "garbage", "cards", "upgrade", "island", "swap")
}
GIVES = 0  # the `way` of an entry of an offer
SUMS: dict[str, Icon] = {"money": "coin", "garbage": "rubbish", "cards": "card"}
STANDS = ("stands", "stands-shelf")
ALONE = ("passed", "sees")  # which have a sentence for one as well
GATHERED = {
    "income": ("income",),
    "restocked": ("restocked",),
    "went": ("went",),
    "passed": ("passed",),
    "sees": ("sees",),
    "stands": STANDS,
    "stands-shelf": STANDS,
}  # by the first of several events: those that go on with its sentence


def notices(c: Base) -> list[Notice]:
    return [*resolving(c), *wars(c), *offers(c), *draft(c), *declared(c)]


def resolving(c: Base) -> list[Notice]:
    face = c.resolving()
    if face == ids.NONE:
        return []
    title = c.say("table-now", what=c.name("card", face))
    key, user = c.game.kinds[face], c.world.effect.user
    card = Chip("", face=key, family=family(c, face))
    return [Notice(title, [c.said(key)], "now", seat=user, things=[[card]])]


def wars(c: Base) -> list[Notice]:
    """R7.30: the bids of each war that one watches, the highest first; one's own is a site."""
    found = []
    for space in sorted({f.war for f in c.world.figures} - {ids.NONE, c.my_war}):
        ladder = [figure for figure in c.world.figures if figure.war == space]
        ladder.sort(key=lambda figure: -figure.bid())
        lines = [c.pair(c.seat(f.seat), bid(c, f.bid_money, f.bid_garbage)) for f in ladder]
        kind, name = c.sold_on(space), c.name("space", space)
        found.append(Notice(c.say("table-war", kind=kind, space=name), lines, "war"))
    return found


def offers(c: Base) -> list[Notice]:
    """R7.51: the offers one takes part in; who only watches reads all of them. Cards shown in an
    offer are named to its two players."""
    return [
        Notice(
            c.say("table-offer", me=me, seat=c.seat(offer.giver), target=c.seat(offer.partner)),
            sides(c, offer, me, shown),
            "offer",
            answers=answers(c, offer),
            seat=offer.partner if me == 0 else offer.giver,
            things=[things(c, offer, offer.gives, shown), things(c, offer, offer.asks, [])],
        )
        for offer in c.world.offers
        for shown in (c.world.shown_in(offer, c.view.seat),)
        for me in (0 if c.me == offer.giver else 1 if c.me == offer.partner else 2,)
        if c.me is None or me < 2
    ]


def sides(c: Base, offer: Offer, me: int, cards: list[int]) -> list[str]:
    """What is given and what is asked, to the giver (0), the partner (1) or anybody else (2)."""
    return [
        c.say("table-gives", me=me, goods=goods(c, offer, offer.gives, cards)),
        c.say("table-asks", me=me, goods=goods(c, offer, offer.asks, [])),
    ]


def answers(c: Base, offer: Offer) -> dict[str, str]:
    """What one may say to an offer, beside which a word is enough."""
    if c.me is None:
        return {}
    moves, other = ANSWERS, offer.giver
    if c.me == offer.giver:
        moves, other = {"withdraw": m.WITHDRAW}, offer.partner
    texts = c.game.catalogue.texts
    return {texts[first + other]: c.say(f"label-{verb}") for verb, first in moves.items()}


def deal(c: Base, move: int) -> str:
    """R7.54: what accepting an offer means, as it is asked for."""
    for offer in c.world.offers:
        if offer.partner == c.me and move == m.ACCEPT + offer.giver:
            gets, gives = goods(c, offer, offer.gives, []), goods(c, offer, offer.asks, [])
            return c.say("label-deal", seat=c.seat(offer.giver), gives=gives, gets=gets)
    return ""


def goods(c: Base, offer: Offer, gives: list[int], cards: list[int]) -> str:
    """One side of an offer in a few words; the giver's has the cards shown."""
    parts = [entry(c.speaker, *told) for told in listed(gives)]
    names = [c.name("recipe", number) for number in swapped(c, offer, gives)]
    parts += [c.say("screen-side-recipe", recipe=name) for name in names]
    parts += [f"({c.name('card', face)})" for face in cards]
    return ", ".join(parts) or c.say("screen-nothing")


def swapped(c: Base, offer: Offer, gives: list[int]) -> list[int]:
    """The recipes of one side that would change places, by number."""
    owner, at = (offer.giver, 0) if gives is offer.gives else (offer.partner, 1)
    one = c.world.restaurants[owner]
    places = [one.recipes[divmod(code, 2)[at]] for code in range(4) if offer.swaps >> code & 1]
    return [one.number(recipe) for recipe in places if recipe.card != ids.NONE]


def things(c: Base, offer: Offer, gives: list[int], cards: list[int]) -> list[Chip]:
    """One side of an offer in pictures; what the viewer's recipes lack is marked."""
    found = [pictured(c, *told) for told in listed(gives)]
    faces = [ids.RECIPE_FACE + number for number in swapped(c, offer, gives)]
    faces += cards
    return found + [Chip("", face=c.game.kinds[face], family=family(c, face)) for face in faces]


def pictured(c: Base, sort: str, what: int, number: int) -> Chip:
    """One entry of an offer (see `rules.pieces.listed`)."""
    if sort == "kind":
        wanted: Tone = "want" if what in c.lacking else ""
        return Chip("", wanted, face=c.game.kinds[what], family=family(c, what), n=number)
    if sort in SUMS:
        return Chip(c.money(what) if sort == "money" else str(what), icon=SUMS[sort])
    return Chip("", face=c.game.nouns["upgrade"][what].key)


def family(c: Base, face: int) -> int:
    return c.look(c.game, face).family


def draft(c: Base) -> list[Notice]:
    """D20: the entries so far, numbered as they can be struck."""
    found = drafted(c)
    if found is None:
        return []
    lines = [
        f"{at}. {times(label(c, key) or c.speaker.move(key), amount)}"
        for at, (key, amount) in enumerate(zip(found.keys, found.amounts, strict=True), start=1)
    ]
    title = c.say("screen-draft", seat=c.seat(found.partner))
    return [Notice(title, lines, "draft", seat=int(found.partner))]


def declared(c: Base) -> list[Notice]:
    """D26 to D28: once a dish is chosen, what fills each of its requirements."""
    one = c.mine
    if one is None or c.view.phase != "cook" or not c.view.notes:
        return []
    plate = cooking.plate_so_far(c.world, one.seat)
    if not plate.slots:
        return []
    lines = [line for slot in plate.slots for line in dish(c, one, plate, slot)]
    if m.EXTRA in plate.extras:
        lines.append(c.say("screen-extra"))
    return [Notice(c.say("screen-cooking", n=one.garbage), lines, "cook")]


def dish(c: Base, one: Restaurant, plate: Plate, slot: int) -> list[str]:
    recipe = one.recipes[slot]
    number = one.number(recipe)
    lines = [
        c.say(
            "screen-recipe",
            recipe=c.name("recipe", number),
            sort=c.say("screen-gourmet" if one.gourmet(recipe) else "screen-basic"),
            cuisine=c.cuisine(c.world.box.cuisine[number]),
            gain=c.gain(one, recipe),
            garbage=serving.waste_of(one, recipe),
            stars=int(recipe.review != ids.NONE),
        )
    ]
    parts = []
    for at, need in enumerate(plate.needs):
        if plate.owner[at] == slot:
            parts.append(part(c, plate, at, c.name("kind", need)))
    return [*lines, ", ".join(parts)]


def part(c: Base, plate: Plate, at: int, kind: str) -> str:
    """One requirement with what fills it; what is the thing itself is said once."""
    if at >= len(plate.fills):
        return c.say("screen-missing", kind=kind)
    move = plate.fills[at]
    if move < m.USE_TWO:
        card = c.name("kind", move - m.USE)
    else:
        card = times(c.name("kind", ids.FIRST_VEGGIE + move - m.USE_TWO), 2)
    return card if card == kind else c.say("screen-instead", card=card, kind=kind)


def question(c: Base) -> str:
    """A fuller question than the phase's own, or "" where that says it all."""
    one, phase = c.mine, c.view.phase
    if one is None or not c.asked:
        return ""
    if phase == "chefs":
        return ask_chef(c, one)
    if phase == "wheels":
        return ask_wheel(c, one)
    if phase == "placement":
        figure = day.to_place(c.world, one.seat)[len(c.view.notes)]
        chef, place = c.name("chef", figure.chef), c.name("place", figure.place)
        return c.say("prompt-placement", chef=chef, place=place)
    if phase == "window" and c.world.window:
        return c.say(f"prompt-window-{c.world.window}", seat=c.seat(one.seat))
    if phase in ("beat", "stalls"):
        return ask_market(c)
    if phase == "weigh":
        return c.say("prompt-weigh", seat=c.seat(c.world.offers[-1].giver))
    return ask_cook(c, one) if phase == "cook" else ask_effect(c, phase)


def ask_effect(c: Base, phase: str) -> str:
    """What a card or a power asks: who is attacked with what, which chef it is about."""
    if c.resolving() == ids.NONE:
        return ""
    what = c.name("card", c.resolving())
    if phase in ("answer", "reply"):
        return c.say(f"prompt-{phase}", seat=c.seat(c.world.effect.user), what=what)
    if phase in ("spare", "flee"):
        chef = c.name("chef", c.world.figures[c.world.about].chef)
        return c.say(f"prompt-{phase}", chef=chef, what=what)
    return ""


def choosing_npc(c: Base) -> bool:
    """R13.2: in Kitchen Squad the first chefs dealt are NPCs to choose from."""
    dealt = [face - ids.CHEF_FACE for face in c.own("look")]
    npcs = c.world.box.npcs
    return c.world.plan.squad and all(chef >= 0 and npcs >> chef & 1 for chef in dealt)


def ask_chef(c: Base, one: Restaurant) -> str:
    """R13.2, R13.20: an NPC, or one after the other of several chefs to keep."""
    if choosing_npc(c):
        return c.say("prompt-npc")
    wanted = int(to_keep(c.world, one.seat))
    return c.say("prompt-chefs", n=len(c.view.notes) + 1, all=wanted) if wanted > 1 else ""


def ask_wheel(c: Base, one: Restaurant) -> str:
    """R6.3, R13.4, R13.21: the active chef, or where which chef goes."""
    written = len(c.view.notes)
    if not c.world.plan.squad:
        return c.say("prompt-wheel", chef=c.name("chef", one.figures[written].chef))
    if not written:
        return c.say("prompt-active")
    if written == 1:
        return c.say("prompt-wheel", chef=c.name("chef", c.view.notes[0] - m.ACTIVE))
    return c.say("prompt-wheel-npc", chef=c.name("chef", one.figures[1].chef))


def ask_market(c: Base) -> str:
    """R7.31: a bidder hears what he bids for, and how high the bids are. R7.12: without a clock one
    hears that the market is open again. Not whether it closes now: by rules version 1 a draft
    given up reads like a pass (R7.10), but is none for R7.11 (Q74)."""
    if c.my_war == ids.NONE:
        again = c.world.tick > 1 and not c.world.plan.clock
        return c.say("prompt-beat-again") if again else ""
    lead, kind = bidding.leaders(c.world, c.my_war), c.sold_on(c.my_war)
    if not lead:
        return c.say("prompt-war-none", kind=kind, money=0, garbage=0)
    key = "lead" if [figure.seat for figure in lead] == [c.me] else "behind"
    money, garbage = lead[0].bid_money, lead[0].bid_garbage
    return c.say(f"prompt-war-{key}", kind=kind, money=money, garbage=garbage)


def ask_cook(c: Base, one: Restaurant) -> str:
    """D25 to D28, by how far the declaration is written."""
    plate = cooking.plate_so_far(c.world, one.seat)
    if not plate.card_asked:
        return c.say("prompt-cook-card")
    if plate.card == ids.FIVE_STAR and plate.review == ids.NONE:
        return c.say("prompt-review")
    if not plate.chosen:
        return c.say("prompt-cook", n=one.garbage)
    at = len(plate.fills)
    if at == len(plate.needs):
        return c.say("prompt-extra")
    recipe = c.name("recipe", one.number(one.recipes[plate.owner[at]]))
    return c.say("prompt-use", kind=c.name("kind", plate.needs[at]), recipe=recipe)


def news(speaker: Speaker, events: Iterable[Event]) -> list[str]:
    """Sentences, in order. That somebody has chosen is not worth one: the choice follows."""
    left = [event for event in events if event.key != "sealed"]
    told: list[str] = []
    while left:
        number, sentence = next_sentence(speaker, left)
        told.append(sentence)
        del left[:number]
    return told


def next_sentence(speaker: Speaker, events: list[Event]) -> tuple[int, str]:
    """How many of the events the next sentence covers, and the sentence."""
    first = events[0]
    if first.key == "offered":
        entries = run(events[1:], lambda event: event.key in ENTRIES)
        if entries:
            return 1 + len(entries), offer(speaker, first, entries)
    if first.key in GATHERED:
        same = run(events, lambda event: event.key in GATHERED[first.key])
        if len(same) == 1 and first.key in ALONE:
            return 1, speaker.event(first)
        names = ", ".join(gathered(speaker, event) for event in same)
        return len(same), speaker.texts(f"news-{GATHERED[first.key][0]}", names=names)
    if first.key == "took":
        taken = run(events, lambda event: event.key == "took" and event.args[0] == first.args[0])
        names = ", ".join(speaker.noun("kind", event.args[1]) for event in taken)
        seat = first.args[0]
        return len(taken), to_reader(speaker, "news-took", seat, names=names)
    if first.key == "bought-card" and len(events) > 1 and events[1].key == "drew-hidden":
        return 2, speaker.event(first)
    if first.key == "bought-upgrade" and first.args[0] == first.args[3]:
        seat, upgrade, price, _ = first.args  # for oneself, the usual case
        name = speaker.noun("upgrade", upgrade)
        return 1, to_reader(speaker, "news-upgrade", seat, upgrade=name, n=price)
    return 1, speaker.event(first)


def run(events: Sequence[Event], belongs: Callable[[Event], bool]) -> list[Event]:
    """The events at the beginning that belong together."""
    found: list[Event] = []
    for event in events:
        if not belongs(event):
            break
        found.append(event)
    return found


def to_reader(
    speaker: Speaker, key: str, seat: int, target: int = NOBODY, **words: str | int
) -> str:
    """A sentence in the form for who reads it: "You take", "offers you"."""
    people = {"seat": seat} if target == NOBODY else {"seat": seat, "target": target}
    form = next((f".{name}" for name, who in people.items() if who == speaker.you), "")
    names = {name: speaker.seat(who) for name, who in people.items()}
    return speaker.texts(key + form, **names, **words)


def person(speaker: Speaker, seat: int) -> str:
    return speaker.texts("news-you") if seat == speaker.you else speaker.seat(seat)


def gathered(speaker: Speaker, event: Event) -> str:
    """One event of several that make a sentence: `Phyllis Grubman (Chop Shop 1)`."""
    first, second, third = event.args[:3]
    if event.key == "passed":
        return person(speaker, first)
    if event.key == "sees":
        return speaker.noun("card", second)
    if event.key == "income":
        return speaker.texts("news-amount", seat=person(speaker, first), n=second)
    if event.key == "restocked":
        return f"{speaker.noun('kind', first)} ({speaker.noun('space', second)})"
    where = speaker.noun("space" if event.key == "stands" else "place", third)
    if event.key == "stands-shelf":
        where = speaker.texts("news-shelf", place=where)
    return f"{speaker.noun('chef', second)} ({where})"


def offer(speaker: Speaker, first: Event, entries: Sequence[Event]) -> str:
    """R7.51: `Ana offers Bob: Rice x 2 for Egg.`"""
    gives = [told(speaker, event) for event in entries if gives_it(event)]
    asks = [told(speaker, event) for event in entries if not gives_it(event)]
    swaps = [event for event in entries if event.key == SWAP]
    asks += [speaker.noun("card", event.args[2]) for event in swaps]
    nothing = speaker.texts("screen-nothing")
    seat, target = first.args[:2]
    return to_reader(
        speaker,
        "news-offered",
        seat,
        target,
        gives=", ".join(gives) or nothing,
        asks=", ".join(asks) or nothing,
    )


def gives_it(event: Event) -> bool:
    return event.key == SWAP or event.args[1] == GIVES


def told(speaker: Speaker, event: Event) -> str:
    if event.key == SWAP:
        return speaker.noun("card", event.args[1])
    return entry(speaker, ENTRIES[event.key], event.args[2], event.args[3])


def entry(speaker: Speaker, sort: str, what: int, number: int) -> str:
    """One entry of an offer in a few words (see `rules.pieces.listed`)."""
    if sort == "kind":
        return times(speaker.noun("kind", what), number)
    if sort in ("money", "garbage", "cards"):
        return speaker.texts(f"screen-side-{sort}", n=what)
    upgrade = speaker.noun("upgrade", what)
    return speaker.texts("screen-side-island", upgrade=upgrade) if sort == "island" else upgrade
