"""Ramen! Ramen! in the terminal: bowls, fridge and hands in a few lines, legible without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from tablee.games.ramen.box import Verdict
from tablee.games.ramen.game import Ramen
from tablee.games.ramen.rules.shop import ACTIVE, BOWL_PLACES, HANDS, Menu
from tablee.i18n import Speaker
from tablee.kernel import View

STEPS = ("play", "serve", "take", "refill", "draw")  # R3.1
STEP_OF = {"first-card": 0, "second-card": 0, "take": 2, "second-take": 4}
EMPTY_SLOT = "--"  # Q28


def render(speaker: Speaker, game: Ramen, view: View) -> list[str]:
    """The table as the viewer sees it; after the end, everything (R16.8)."""
    facts = cast("dict[str, Any]", view.facts)
    menu = game.box.menus[facts["mode"]]
    if not view.acting:
        return stack_lines(speaker, game, menu, view)
    lines = [ribbon(speaker, view.phase, facts["turn"]), ""]
    lines += bowl_lines(speaker, game, menu, view)
    lines += ["", fridge_line(speaker, game, menu, view)]
    lines += served_lines(speaker, game, menu, facts)
    lines += hand_lines(speaker, game, view)
    return lines


def epilogue(speaker: Speaker, game: Ramen, view: View) -> list[str]:
    """R13.6: alone, the critics have the last word."""
    if view.seats > 1:
        return []
    points = cast("list[int]", view.facts["points"])[0]
    return [verdict_of(game, points).text[speaker.language]]


def styles(game: Ramen) -> dict[str, str]:
    """Each ingredient in its colour, wherever its cards are named."""
    return {
        rf"\b({row['code']}|{row['name_en']} |{row['name_fr']} )[0-7]\b": row["ui_color"]
        for row in game.data.files["ingredients"]["ingredient"]
    }


def ribbon(speaker: Speaker, phase: str, turn: int) -> str:
    """R3.1: the five steps of a turn, the present one in brackets."""
    names = [speaker.texts(f"screen-step-{step}") for step in STEPS]
    here = STEP_OF[phase]
    marked = [f"[{name}]" if at == here else name for at, name in enumerate(names)]
    return speaker.texts("screen-turn", n=turn, steps=" > ".join(marked))


# --- bowls ----------------------------------------------------------------------------------------


def bowl_lines(speaker: Speaker, game: Ramen, menu: Menu, view: View) -> list[str]:
    """`b1 [no4 ch3 sh0]  7/14, 3 kinds, worth 2 -> Ana`, one under the other."""
    facts = cast("dict[str, Any]", view.facts)
    contents = [codes(game, view.zones[name]) for name in BOWL_PLACES]
    width = max(len(cards) for cards in contents) + 2
    lines = []
    for bowl, cards in enumerate(contents):
        fact = facts["bowls"][bowl]
        line = speaker.texts(
            "screen-bowl",
            bowl=bowl + 1,
            cards=f"{f'[{cards}]':<{width}}",
            sum=f"{fact['sum']:>2}/{menu.ready_sum}",
            kinds=fact["kinds"],
            worth=fact["worth"],
        )
        lines.append(line + arrow(speaker, menu, view, bowl))
    return lines


def arrow(speaker: Speaker, menu: Menu, view: View, bowl: int) -> str:
    """R10 to R12: who receives the bowl if it is served in this turn. Alone, nobody asks."""
    if menu.solo or not view.acting:
        return ""
    side = menu.receivers[bowl]
    if side == ACTIVE:
        side = menu.sides[view.acting[0]]
    return f" -> {speaker.side(side)}"


def codes(game: Ramen, faces: Sequence[int]) -> str:
    """Cards as they are typed."""
    return " ".join(game.face_name(face) for face in faces)


# --- fridge, served bowls, hands ------------------------------------------------------------------


def fridge_line(speaker: Speaker, game: Ramen, menu: Menu, view: View) -> str:
    slots = cast("list[int]", view.facts["slots"])
    cards = dict(zip(slots, view.zones["fridge"], strict=True))
    row = [
        game.kinds[cards[slot]] if slot in cards else EMPTY_SLOT
        for slot in range(1, menu.fridge + 1)
    ]
    return speaker.texts("screen-fridge", cards=" ".join(row), n=len(view.zones["pile"]))


def served_lines(speaker: Speaker, game: Ramen, menu: Menu, facts: dict[str, Any]) -> list[str]:
    """R16.2: how many bowls each side has served. R16.4: points only for the solo player."""
    if "points" in facts:
        points = facts["points"][0]
        line = speaker.texts("screen-served-solo", n=facts["served"][0], points=points)
        return [line, scale_line(speaker, game, points)]
    counts = [speaker.pair(speaker.side(side), n) for side, n in enumerate(facts["served"])]
    return [speaker.texts("screen-served", served=", ".join(counts))]


def scale_line(speaker: Speaker, game: Ramen, points: int) -> str:
    """R13.6: from how many points each number of stars is given; the one reached in brackets."""
    reached = verdict_of(game, points)
    steps = []
    for verdict in game.box.verdicts:
        step = f"{verdict.low}={stars(verdict.half_stars)}"
        steps.append(f"[{step}]" if verdict is reached else step)
    return speaker.texts("screen-scale", scale=" ".join(steps))


def stars(halves: int) -> str:
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)


def verdict_of(game: Ramen, points: int) -> Verdict:
    return next(line for line in reversed(game.box.verdicts) if points >= line.low)


def hand_lines(speaker: Speaker, game: Ramen, view: View) -> list[str]:
    """The others' hands by size (R16.5), one's own by its cards; all by cards for all eyes."""
    others, own = [], []
    for seat in range(view.seats):
        name = HANDS[seat]
        hand = view.zones[name]
        if name in view.mine:
            own.append(speaker.texts("screen-hand", cards=codes(game, hand)))
        elif hand and min(hand) >= 0:
            own.append(speaker.pair(speaker.seat(seat), codes(game, sorted(hand))))
        else:
            others.append(speaker.pair(speaker.seat(seat), len(hand)))
    if others:
        own.insert(0, speaker.texts("screen-hands", hands=", ".join(others)))
    return own


def stack_lines(speaker: Speaker, game: Ramen, menu: Menu, view: View) -> list[str]:
    """R16.8: after the end the served bowls are turned over, and those not served lie open."""
    counts = cast("list[int]", view.facts["served"])
    lines = []
    for side in range(menu.side_count):
        lines.append(speaker.texts("zone-served", side=speaker.side(side)))
        lines += [
            f"  {at + 1:>2} [{codes(game, view.zones[f'served_{side + 1}_{at + 1}'])}]"
            for at in range(counts[side])
        ]
    bowls = {bowl + 1: view.zones[name] for bowl, name in enumerate(BOWL_PLACES)}
    left = [f"  b{bowl} [{codes(game, cards)}]" for bowl, cards in bowls.items() if cards]
    return [*lines, speaker.texts("screen-unserved"), *left] if left else lines
