"""R9.31, R13.23: Sous Chef: another chef takes the place of one's own."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tablee.games.rivals.rules.agenda import (
    BLOCK,
    TAX,
    go_on,
    then,
)
from tablee.games.rivals.rules.cards import CardChoice
from tablee.games.rivals.rules.goods import (
    chef_list,
)
from tablee.games.rivals.rules.moves import (
    KEEP,
    REPLACE,
)
from tablee.games.rivals.rules.plan import (
    ANTOINE,
    CHEF_FACE,
    KIM,
    LOVEHANDLES,
    MARKET_WINDOW,
    MORTIMER,
    NONE,
)
from tablee.games.rivals.rules.town import Town
from tablee.kernel.log import EVERYONE, Log


@final
class Replacing(CardChoice):
    """R13.23: with two chefs, which of them is replaced."""

    key = "replace"
    rule = "R13.23"

    def legal(self, s: Town, seat: i64) -> list[int]:
        return [REPLACE + s.chef[2 * seat], REPLACE + s.chef[2 * seat + 1]]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        draw_sous_chefs(s, s.chef.index(move - REPLACE))


def draw_sous_chefs(s: Town, figure: i64) -> None:
    """R9.31: three unused chefs at random, or what there is, for the user's eyes."""
    s.named = figure
    s.rng.shuffle(s.unused)
    for i in range(min(s.plan.box.sous_chefs, len(s.unused))):
        s.draw(s.unused, s.looks[s.user], 1 << s.user)
    s.turn(HIRING, s.user)


@final
class Hiring(CardChoice):
    """R9.31: one of them takes the place of the user's chef; his powers work at once."""

    key = "hire"
    rule = "R9.31:not-drawn"

    def legal(self, s: Town, seat: i64) -> list[int]:
        chefs = 0
        for card in s.looks[seat]:
            chefs |= 1 << (s.plan.box.faces[card] - CHEF_FACE)
        return [KEEP + chef for chef in chef_list(chefs)]

    def apply(self, s: Town, seat: i64, move: i64, log: Log) -> None:
        figure = s.named
        old = s.chef[figure]
        if old == LOVEHANDLES:
            s.barred = 0
            s.spared = 0
        if old == ANTOINE:
            s.taxed = 0
        exchange(s, seat, old, move - KEEP)
        s.chef[figure] = move - KEEP
        forget_uses(s, old, move - KEEP)
        log.all("hired", seat, old, move - KEEP)
        if s.window == MARKET_WINDOW and s.chef[figure] == ANTOINE:
            then(s, TAX)
        if s.chef[figure] == LOVEHANDLES:
            then(s, BLOCK)
        go_on(s, log)


def exchange(s: Town, seat: i64, old: i64, new: i64) -> None:
    """The cards change places; the unused chefs are shuffled."""
    faces = s.plan.box.faces
    mine = s.chefs[seat]
    for at in range(len(mine)):
        if faces[mine[at]] == CHEF_FACE + old:
            s.unused.append(mine[at])
            for card in s.looks[seat]:
                if faces[card] == CHEF_FACE + new:
                    mine[at] = card
                    s.show(card, EVERYONE)
                else:
                    s.unused.append(card)
    s.looks[seat] = []
    s.forget(s.unused)
    s.rng.shuffle(s.unused)


def forget_uses(s: Town, old: i64, new: i64) -> None:
    """R9.31: daily uses start fresh."""
    s.powers_used &= ~(1 << old | 1 << new)
    if KIM in (old, new):
        s.kim_target = NONE
    if MORTIMER in (old, new):
        s.mortimer_target = NONE


REPLACING: Final = Replacing()
HIRING: Final = Hiring()
