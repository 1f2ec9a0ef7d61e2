"""What the balance report is made from: games of greedy, one line of JSON for each seat.

    python -m tablee.games.ristorante.tests.balance games advanced 4 500 > games.jsonl
    python -m tablee.games.ristorante.tests.balance forced advanced 4 100 > forced.jsonl

`games`: how seats, themes, rooms and cards fared. `forced`: at the beginning of a season one seat
must take an action it may not have chosen; the points it has in the end, less those of the same
game without that. A card that is merely bought by whoever is behind shows in the second only.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from tablee.bots.guide import Guide
from tablee.bots.levels import guide_of
from tablee.games.ristorante.rules.finale import bill
from tablee.games.ristorante.rules.town import Town, named
from tablee.games.ristorante.tests.table import GAME, start
from tablee.kernel import Rng, ranking

TEXTS = GAME.moves.texts
FORCED = ("acquire", "build", "cooking class", "take cube")


def the_guide() -> Guide:
    guide = guide_of(GAME)
    assert guide is not None
    return guide


def play_on(s: Town, guide: Guide, seed: str) -> Town:
    rng = Rng.seeded(seed)
    while s.acting:
        s.step(guide.choose(s, s.seat, s.legal(), rng))
    return s


def games(mode: str, seats: int, count: int) -> Iterator[dict[str, object]]:
    guide = the_guide()
    for number in range(count):
        s = play_on(start(seats, f"balance/{number}", mode=mode), guide, f"play {number}")
        places = ranking(s)
        for seat in range(seats):
            specialities = [s.house.cards.speciality[card] for card in s.menus[seat]]
            yield {
                "game": number,
                "seat": seat + 1,
                "won": places[seat] == 1,
                "points": s.scores[seat],
                "bill": bill(s, seat),
                "cash": s.cash[seat],
                "themes": named(s.themes[seat], s.house.themes),
                "family": specialities.count(0),
                "fine": specialities.count(1),
                "rooms": s.rooms_by_name(seat),
                "cards": [s.house.faces[card] for card in s.bonuses[seat]],
            }


def forced(mode: str, seats: int, count: int) -> Iterator[dict[str, object]]:
    guide = the_guide()
    for number in range(count):
        seat = number % seats
        s = start(seats, f"forced/{number}", mode=mode)
        rng = Rng.seeded(f"forced {number}")
        tried = 0
        while s.acting:
            first = s.phase.key == "action" and s.part == 1 and s.actions == 2
            if first and s.seat == seat and s.season > tried and s.season < 4:
                tried = int(s.season)
                plain = play_on(s.clone(), guide, f"on {number}").scores[seat]
                for move in s.legal():
                    if TEXTS[move].startswith(FORCED):
                        twin = s.clone()
                        twin.step(move)
                        gained = play_on(twin, guide, f"on {number}").scores[seat] - plain
                        yield {"move": TEXTS[move], "season": tried, "points": gained}
            s.step(guide.choose(s, s.seat, s.legal(), rng))


if __name__ == "__main__":
    kind, mode, seats, count = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    lines = forced(mode, seats, count) if kind == "forced" else games(mode, seats, count)
    for line in lines:
        print(json.dumps(line), flush=True)
