"""Mamma Mia! Grande in the terminal: oven, table, hands and orders in a few lines."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from tablee.games.mamma_mia.carte import formula
from tablee.games.mamma_mia.game import MammaMia
from tablee.games.mamma_mia.rules.moves import KINDS
from tablee.games.mamma_mia.rules.pizzeria import HANDS, HELD_ORDERS, WAITERS
from tablee.i18n import Speaker
from tablee.kernel import View

STEPS = ("put", "order", "draw")  # R6
SIGNS = {"joker", "fewest", "all_any"}  # slots that cards show by a sign


def render(speaker: Speaker, game: MammaMia, view: View) -> list[str]:
    """The table as the viewer sees it; after the end, the pizzas of everybody (R11.2)."""
    facts = cast("dict[str, Any]", view.facts)
    if not view.acting:
        return result_lines(speaker, view)
    lines = [ribbon(speaker, view.phase, facts), "", pile_line(speaker, view)]
    if facts["unloading"]:
        lines += unloading_lines(speaker, game, view, facts)
    lines += ["", *player_lines(speaker, game, view, facts)]
    if view.seat < view.seats:
        lines += ["", *own_lines(speaker, game, view, facts)]
    return lines


def styles(game: MammaMia) -> dict[str, str]:
    """Each colour in its own."""
    return {
        rf"\b({row['name_en']}|{row['name_fr']})\b": row["hex"]
        for row in game.data.files["colours"]["colour"]
    }


def ribbon(speaker: Speaker, phase: str, facts: dict[str, Any]) -> str:
    """The service and the step of the turn; or who unloads the oven."""
    texts = speaker.texts
    service = {"n": facts["service"], "of": facts["services"]}
    if facts["unloading"]:
        return texts("screen-unloading", seat=speaker.seat(facts["unloader"] - 1), **service)
    names = {step: texts(f"screen-step-{step}") for step in STEPS}
    names[phase] = f"[{names[phase]}]"
    return texts("screen-turn", steps=" > ".join(names.values()), **service)


# --- the middle of the table ----------------------------------------------------------------------


def pile_line(speaker: Speaker, view: View) -> str:
    """R13.2: sizes, and the top card of the oven; with an open oven, all of it."""
    oven = view.zones["oven"]
    seen = [face for face in oven if face >= 0]
    if not seen:
        shown = ""
    elif len(seen) == len(oven) > 1:
        shown = speaker.texts("screen-oven-open", cards=faces_in_words(speaker, seen))
    else:
        shown = speaker.texts("screen-oven-top", card=speaker.noun("card", seen[-1]))
    return speaker.texts(
        "screen-piles",
        kitchen=len(view.zones["kitchen"]),
        oven=len(oven),
        shown=shown,
        served=len(view.zones["served"]),
    )


def faces_in_words(speaker: Speaker, faces: list[int]) -> str:
    """Cards in their order, ingredients of a kind that lie together counted."""
    words: list[str] = []
    at = 0
    while at < len(faces):
        run = at
        while run < len(faces) and faces[run] == faces[at]:
            run += 1
        if faces[at] < KINDS:
            words.append(several(speaker, faces[at], run - at))
        else:
            words.append(f"[{speaker.noun('card', faces[at])}]")
        at = run
    return ", ".join(words)


def several(speaker: Speaker, kind: int, n: int) -> str:
    return f"{n} {speaker.noun('kind', kind, n=n)}"


def by_kind(speaker: Speaker, faces: list[int]) -> str:
    """Ingredients grouped by kind, in the order of the box."""
    counts = Counter(faces)
    words = [several(speaker, kind, counts[kind]) for kind in range(KINDS) if counts[kind]]
    return ", ".join(words) or speaker.texts("screen-nothing")


def unloading_lines(
    speaker: Speaker, game: MammaMia, view: View, facts: dict[str, Any]
) -> list[str]:
    """R7: what lies on the table, and the order that is being settled."""
    lines = [speaker.texts("screen-table", cards=by_kind(speaker, view.zones["table"]))]
    if view.zones["revealed"]:
        owner = speaker.seat(facts["owner"] - 1)
        order = order_in_words(speaker, game, view.zones["revealed"][0], facts["monotoni"])
        lines.append(speaker.texts("screen-revealed", seat=owner, card=order))
    if facts.get("missing"):
        lines.append(speaker.texts("screen-missing", cards=missing(speaker, game, facts)))
    if view.zones["offer"]:
        lines.append(speaker.texts("screen-offer", cards=by_kind(speaker, view.zones["offer"])))
    return lines


def missing(speaker: Speaker, game: MammaMia, facts: dict[str, Any]) -> str:
    kinds = [noun.key for noun in game.box.kinds]
    counts: dict[str, int] = facts["missing"]
    if "any" in counts:
        return speaker.texts("screen-any", n=counts["any"])
    return ", ".join(several(speaker, kinds.index(kind), n) for kind, n in counts.items())


# --- the players ----------------------------------------------------------------------------------


def player_lines(speaker: Speaker, game: MammaMia, view: View, facts: dict[str, Any]) -> list[str]:
    """R13.2: everybody's colour, favourite, cards in hand and waiter, by number."""
    names = [speaker.seat(seat) for seat in range(view.seats)]
    width = max(len(name) for name in names)
    lines = []
    for seat, name in enumerate(names):
        colour = colour_number(speaker, facts["colours"][seat])
        line = speaker.texts(
            "screen-player",
            seat=f"{name:<{width}}",
            colour=speaker.noun("colour", colour),
            favourite=speaker.noun("ingredient", game.box.favourites[colour]),
            hand=len(view.zones[HANDS[seat]]),
            orders=len(view.zones[HELD_ORDERS[seat]]),
            waiter=len(view.zones[WAITERS[seat]]),
        )
        if "pizzas" in facts:
            line += speaker.texts("screen-pizzas", n=facts["pizzas"][seat])
        lines.append(line)
    return lines


def colour_number(speaker: Speaker, colour: str) -> int:
    return [noun.key for noun in speaker.game.nouns["colour"]].index(colour)


def own_lines(speaker: Speaker, game: MammaMia, view: View, facts: dict[str, Any]) -> list[str]:
    """One's own hand: ingredients by kind, orders as formulas, and what their signs mean."""
    seat = view.seat
    orders = view.zones[HELD_ORDERS[seat]]
    lines = [speaker.texts("screen-hand", cards=by_kind(speaker, view.zones[HANDS[seat]]))]
    if orders:
        lines.append(speaker.texts("screen-orders"))
        lines += [f"  {order_in_words(speaker, game, face, facts['monotoni'])}" for face in orders]
        lines += sign_lines(speaker, game, orders)
    else:
        lines.append(speaker.texts("screen-no-orders"))
    if view.phase == "draw" and seat in view.acting:
        lines.append(draw_line(speaker, game, view))
    return lines


def draw_line(speaker: Speaker, game: MammaMia, view: View) -> str:
    kitchen, waiter = draws(game, view)
    return speaker.texts("screen-draws", kitchen=kitchen, waiter=waiter)


def draws(game: MammaMia, view: View) -> tuple[int, int]:
    """R6.6: how many cards the viewer would draw from the kitchen and from the waiter."""
    zones, numbers = view.zones, game.box.numbers
    hand = len(zones[HANDS[view.seat]]) + len(zones[HELD_ORDERS[view.seat]])
    room = min(numbers.refill_to - hand, numbers.max_draw)
    return min(room, len(zones["kitchen"])), min(room, len(zones[WAITERS[view.seat]]))


def order_in_words(speaker: Speaker, game: MammaMia, face: int, reading: str) -> str:
    """Name and formula; that of the Monotoni as this table reads it (R12.4)."""
    order = game.box.orders[reading][face - KINDS]
    name = speaker.noun("card", face)
    if order.type != "monotoni":
        return name
    signs = formula(order, game.box.kinds, game.box.plurals, speaker.language)
    return f"{name} ({signs})"


def sign_lines(speaker: Speaker, game: MammaMia, orders: list[int]) -> list[str]:
    """What the signs on these orders mean, each once."""
    shown = [game.box.orders["one_plus_six"][face - KINDS] for face in orders]
    signs = {slot.slot for order in shown for slot in order.slots} & SIGNS
    if any(order.forbidden for order in shown):
        signs.add("forbidden")
    return ["  " + speaker.texts(f"screen-sign-{sign}") for sign in sorted(signs)]


# --- the end --------------------------------------------------------------------------------------


def result_lines(speaker: Speaker, view: View) -> list[str]:
    """R11.2: everybody's pizzas; the log has listed them one by one."""
    facts = cast("dict[str, Any]", view.facts)
    return [
        speaker.texts(
            "screen-result",
            seat=speaker.seat(seat),
            colour=speaker.noun("colour", colour_number(speaker, facts["colours"][seat])),
            n=facts["pizzas"][seat],
            cards=len(view.zones[HANDS[seat]]),
        )
        for seat in range(view.seats)
    ]
