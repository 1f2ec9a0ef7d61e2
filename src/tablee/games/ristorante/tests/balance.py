"""What the balance report is made from: games between tuned players, one line of JSON for each.

    python -m tablee.games.ristorante.tests.balance games advanced 4 500 > games.jsonl
    python -m tablee.games.ristorante.tests.balance fancied advanced 4 500 > fancied.jsonl
    python -m tablee.games.ristorante.tests.balance forced advanced 4 500 > forced.jsonl

Every seat plays the move that the guide rates best with the weights of `master.toml`, without any
search. `games`: how seats, themes, rooms and cards fared. `fancied`: one seat of each game, by
turns, has taken a fancy to one card, by turns, as if it were worth twelve points more: who has it
was decided by lot, not by being ahead or behind. `forced`: at the beginning of a season one seat
must take an action it may not have chosen; what that changes against the same game without it.
The number of processes may follow, and a folder of values to be laid over the house's.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any

from tablee import games
from tablee.bots.guide import Guide
from tablee.bots.levels import guide_of
from tablee.bots.weights import TUNED, Weights
from tablee.games.ristorante.rules import moves as do
from tablee.games.ristorante.rules.finale import bill
from tablee.games.ristorante.rules.town import Town, named
from tablee.kernel import Game, Rng, ranking

FORCED = ("acquire", "build", "cooking class", "take cube")
FANCY = 12_000  # thousandths of a point
Line = dict[str, object]


@lru_cache
def box(folder: str) -> Game:
    """The game; with other values where there is a folder of them."""
    return games.load("ristorante", Path(folder) if folder else None)


@lru_cache
def player(fancy: int | None = None) -> Guide[Any]:
    """Whoever plays by the tuned weights; perhaps with a fancy for one bonus card."""
    guide = guide_of(box(""), TUNED)
    assert guide is not None
    if fancy is None:
        return guide
    tables = {name: list(table) for name, table in guide.weights.tables.items()}
    tables["bonus"][fancy] += FANCY
    return type(guide)(guide.game, Weights(tables))


def play_on(s: Town, players: list[Guide[Any]], seed: str) -> Town:
    rng = Rng.seeded(seed)
    while s.acting:
        s.step(players[s.seat].choose(s, s.seat, s.legal(), rng))
    return s


class Trial:
    """One kind of experiment, called with the number of a game."""

    def __init__(self, kind: str, mode: str, seats: int, folder: str) -> None:
        self.kind = kind
        self.mode = mode
        self.seats = seats
        self.folder = folder

    def __call__(self, number: int) -> list[Line]:
        game = box(self.folder)
        options = game.settle(self.seats, {"mode": self.mode})
        s = game.new(self.seats, options, f"{self.kind}/{number}")
        assert isinstance(s, Town)
        players = [player()] * self.seats
        if self.kind == "forced":
            return self.forced(s, players, number)
        if self.kind == "games":
            play_on(s, players, f"play {number}")
            return [seat_line(s, seat, number) for seat in range(self.seats)]
        card = number % do.BONUSES
        seat = number // do.BONUSES % self.seats
        players[seat] = player(card)
        play_on(s, players, f"play {number}")
        return [{**seat_line(s, seat, number), "fancied": s.house.faces[card + do.FIRST_BONUS]}]

    def forced(self, s: Town, players: list[Guide[Any]], number: int) -> list[Line]:
        """The first decision of each season of one seat, each of these actions tried in turn."""
        lines: list[Line] = []
        texts = box("").catalogue.texts
        seat = number % self.seats
        rng = Rng.seeded(f"forced {number}")
        tried = 0
        while s.acting:
            first = s.phase.key == "action" and s.part == 1 and s.actions == 2
            if first and s.seat == seat and s.season > tried:
                tried = int(s.season)
                plain = seat_line(play_on(s.clone(), players, f"on {number}"), seat, number)
                for move in s.legal():
                    if texts[move].startswith(FORCED):
                        twin = s.clone()
                        twin.step(move)
                        line = seat_line(play_on(twin, players, f"on {number}"), seat, number)
                        both = {key: [line[key], plain[key]] for key in ("points", "won")}
                        lines.append({"move": texts[move], "season": tried, **both})
            s.step(players[seat].choose(s, s.seat, s.legal(), rng))
        return lines


def seat_line(s: Town, seat: int, number: int) -> Line:
    """How one seat of a game fared."""
    specialities = [s.house.cards.speciality[card] for card in s.menus[seat]]
    return {
        "game": number,
        "seat": seat + 1,
        "won": ranking(s)[seat] == 1,
        "points": s.scores[seat],
        "bill": bill(s, seat),
        "cash": s.cash[seat],
        "themes": named(s.themes[seat], s.house.themes),
        "family": specialities.count(0),
        "fine": specialities.count(1),
        "rooms": s.rooms_by_name(seat),
        "cards": [s.house.faces[card] for card in s.bonuses[seat]],
    }


def main(kind: str, mode: str, seats: str, count: str, jobs: str = "1", folder: str = "") -> None:
    with ProcessPoolExecutor(int(jobs)) as pool:
        trial = Trial(kind, mode, int(seats), folder)
        for lines in pool.map(trial, range(int(count)), chunksize=8):
            for line in lines:
                print(json.dumps(line))


if __name__ == "__main__":
    main(*sys.argv[1:])
