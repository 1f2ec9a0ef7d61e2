"""What the games of a tournament show: shares, ratings, seats, scores; from the records alone."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tablee.arena.kept_games import game_of, kept_in
from tablee.arena.manifest import Manifest, Table, seatings
from tablee.arena.meetings import Game, Meeting, Pool, counted
from tablee.arena.ratings import Rating, ratings
from tablee.arena.statistics import FEWEST, Interval, of_points, of_share, scores, wilson
from tablee.arena.tournament import GAMES, MANIFEST


@dataclass
class Standing:
    """A table of the tournament, counted."""

    table: Table
    games: list[Game]  # of whole deals, in which every bot has sat where it is due
    side_of: list[int]  # by seat
    begun: int = 0  # games of deals that are not whole: kept, not counted
    pool: str = ""  # the test that it makes together with other tables

    @property
    def title(self) -> str:
        return self.table.title

    @property
    def sides(self) -> int:
        return len(set(self.side_of))

    @property
    def contested(self) -> bool:
        return any(game.places for game in self.games)

    @property
    def alone(self) -> bool:
        """Whether each plays for itself: there is nobody to meet."""
        return all(not game.others for game in self.games)

    @property
    def names(self) -> list[str]:
        return sorted({bot for game in self.games for bot in game.bots})

    @cached_property
    def meetings(self) -> list[Meeting]:
        found: dict[tuple[str, str], Meeting] = {}
        for game in self.games:
            if not game.others or not game.places:
                continue
            mine = self.side_of[game.seat]
            met = [(game.one, game.others, mine)]
            if self.sides == 2:  # one against one: each of them is the one
                met += [(game.others, game.one, side) for side in {*self.side_of} - {mine}]
            for one, others, side in met:
                meeting = found.setdefault((one, others), Meeting(one, others, self.sides))
                share = self.share_of(game, side) if game.winners else None
                meeting.count(game, share, self.finishing_place(game, side))
        return [found[key] for key in sorted(found)]

    def share_of(self, game: Game, side: int) -> float:
        """What a side has of the victory; one shared by k sides counts 1/k."""
        first = {self.side_of[seat] for seat in game.winners}
        return 1 / len(first) if side in first else 0.0

    def finishing_place(self, game: Game, side: int) -> float:
        """Among those at the table; equals share what is between them."""
        places = dict(zip(self.side_of, game.places, strict=True))
        mine = places.pop(side)
        return 1 + sum(1.0 if other < mine else 0.5 * (other == mine) for other in places.values())

    @cached_property
    def seats(self) -> list[tuple[float, Interval | None]]:
        """How often each seat wins, whoever sits there, of the games that somebody there won."""
        won = [game for game in self.games if game.winners]
        found = []
        for seat in range(len(self.side_of)):
            by_deal: dict[int, list[float]] = defaultdict(list)
            for game in won:
                by_deal[game.deal].append(1 / len(game.winners) if seat in game.winners else 0.0)
            share = sum(map(sum, by_deal.values())) / len(won) if won else 0.0
            found.append((share, of_share(counted(by_deal), f"seat {seat}")))
        return found

    def won(self, bot: str) -> tuple[float, Interval | None] | None:
        """Alone against an opponent whom the rules play: how often; None where nobody wins."""
        if not self.alone or not self.contested:
            return None
        won = [float(game.places == [1]) for game in self.games if bot in game.bots]
        interval = wilson(sum(won), len(won)) if len(won) >= FEWEST else None
        return sum(won) / len(won), interval

    def points(self, bot: str) -> Counter[int]:
        """How often the bot ended with each score."""
        return Counter(
            score
            for game in self.games
            for seat, score in enumerate(game.scores)
            if game.bots[seat] == bot
        )

    def points_interval(self, bot: str) -> Interval | None:
        """Of the bot's mean score, deal by deal; None: of too few deals."""
        by_deal: dict[int, list[float]] = defaultdict(list)
        for game in self.games:
            for seat, score in enumerate(game.scores):
                if game.bots[seat] == bot:
                    by_deal[game.deal].append(float(score))
        return of_points(list(by_deal.values()))

    def forfeits(self, bot: str) -> int:
        """Decisions that `random` made in the bot's place: it failed, or took too long."""
        return sum(
            number
            for game in self.games
            for seat, number in enumerate(game.forfeits)
            if game.bots[seat] == bot
        )

    def lengths(self) -> Counter[int]:
        return Counter(game.decisions for game in self.games)

    def fingerprint(self, bot: str) -> str:
        """Of the games that a bot played for itself."""
        return ", ".join(sorted({game.fingerprint for game in self.games if bot in game.bots}))

    @cached_property
    def ratings(self) -> dict[str, Rating]:
        """OpenSkill's mu and sigma of everybody here."""
        met = [game for game in self.games if game.others and game.places]
        met.sort(key=lambda game: (game.deal, game.one, game.others, game.seat))
        return ratings(met, self.side_of, self.names)


def standings(folder: Path) -> list[Standing]:
    """Every table of a tournament of which games have been played; whole deals count."""
    manifest = Manifest.read(folder / MANIFEST, to_play=False)
    lines = kept_in(folder / GAMES, list(manifest.pairings())).values()
    by_table: dict[int, list[Game]] = defaultdict(list)
    for game in map(game_of, lines):
        by_table[game.table].append(game)
    return [standing_of(manifest.tables[at], by_table[at]) for at in sorted(by_table)]


def standing_of(table: Table, games: list[Game]) -> Standing:
    """A deal of which a game is missing would favour somebody's seat: it has to wait."""
    played = Counter(game.deal for game in games)
    whole = {deal for deal in played if played[deal] == sum(1 for _ in seatings(table, deal))}
    counted = [game for game in games if game.deal in whole]
    return Standing(table, counted, table.side_of(), len(games) - len(counted), pool=table.pool)


def known_within(table: Table, lines: list[str]) -> float:
    """Half the widest interval of any share at a table: so well are all of them known.

    Where nobody meets, of the victories over the rules; where nobody can win, of the mean score, as
    a part of it. What is told of too few deals is not known at all.
    """
    standing = standing_of(table, [game_of(line) for line in lines])
    widths = [half(meeting.interval) for meeting in standing.meetings]
    if not widths:
        widths = [known_alone(standing, bot) for bot in standing.names]
    return max(widths, default=math.inf)


def known_alone(standing: Standing, bot: str) -> float:
    won = standing.won(bot)
    if won is not None:
        return half(won[1])
    mean = abs(scores(standing.points(bot)).mean)
    return half(standing.points_interval(bot)) / mean if mean else math.inf


def half(interval: Interval | None) -> float:
    return (interval.high - interval.low) / 2 if interval else math.inf


def pools(found: list[Standing]) -> list[Pool]:
    """The tests that several tables make together, by pool and who met whom."""
    met: dict[tuple[str, str, str], list[Meeting]] = defaultdict(list)
    for standing in found:
        for meeting in standing.meetings if standing.pool else []:
            met[standing.pool, meeting.one, meeting.others].append(meeting)
    return [Pool(key[0], met[key]) for key in sorted(met)]
