"""What an attack would cost, to say whether it is worth a Clam-Voyance."""

from __future__ import annotations

from typing import Final

from tablee.games.rivals.rules.moves import KINDS
from tablee.games.rivals.rules.plan import (
    ALIEN_ATTACK,
    ANGUS,
    ANTOINE,
    BUSINESS,
    CONTAMINATION,
    CRITIC,
    FAKE_SALE,
    FUEGO,
    GARDENA,
    GOO,
    INSPECTOR,
    KIM,
    LOVEHANDLES,
    MONOPOLY,
    MORTIMER,
    NINJA,
    NONE,
    RAIDERS,
    RECALL,
    ROAD_BLOCK,
    ROBBERY,
    STROGANOV,
    TAXES,
)
from tablee.games.rivals.wits.cards import loot, ready
from tablee.games.rivals.wits.sight import Sight
from tablee.games.rivals.wits.worth import POINT, with_kind

CARDS: Final = {CONTAMINATION: 230, CRITIC: POINT, NINJA: 100, ROAD_BLOCK: 350, FAKE_SALE: 150}
POWERS: Final = {
    ANGUS: 180,
    ANTOINE: 120,
    FUEGO: 200,
    GARDENA: 160,
    KIM: 160,
    LOVEHANDLES: 180,
    MORTIMER: 300,
    STROGANOV: 40,
}


def threat(sight: Sight) -> int:
    """What the card or power that is aimed at one would cost."""
    card: int = sight.facts["card"]
    if card == NONE:
        power: int = sight.facts["power"]
        return POWERS.get(power, 0)
    if card in (ROBBERY, TAXES, INSPECTOR):
        return loot(sight, card, sight.me)
    if card in (RAIDERS, RECALL):
        return max([loss(sight, kind, 1) for kind in range(KINDS)])
    if card == MONOPOLY:
        named: int = sight.facts["named"]
        return loss(sight, named, sight.me.have[named])
    if card == BUSINESS:
        return 2 * POINT if ready(sight, sight.me) else 0
    if card == ALIEN_ATTACK:
        return POINT * sight.me.have[GOO]
    return CARDS.get(card, 0)


def loss(sight: Sight, kind: int, number: int) -> int:
    """What it costs to lose so many cards of a kind, if there are any."""
    return -with_kind(sight, sight.me, kind, -number, 0) if sight.me.have[kind] else 0
