"""What the games of a tournament show: shares, ratings, seats, scores; from the records alone."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any

from tablee.arena.manifest import Manifest, Table, seatings
from tablee.arena.statistics import Interval, scores, wilson
from tablee.arena.tournament import GAMES, MANIFEST

DRAWS = 1000  # of the bootstrap
TAIL = 0.025
ORDERS = 8  # in which games are rated
FEW = 10  # deals, of which a bootstrap cannot say how much they differ


@dataclass
class Game:
    """A line of `games.jsonl`."""

    table: int
    deal: int
    one: str
    others: str
    seat: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    sharing: int
    decisions: int
    forfeits: list[int] = field(default_factory=list)  # by seat, where there are any

    def share_of(self, bot: str) -> float:
        """What a bot's side has of the victory; one shared by k sides counts 1/k."""
        won = any(self.bots[seat] == bot for seat in self.winners)
        if not won:
            return 0.0
        sides = 1 if len(set(self.bots)) == 1 else self.sharing
        return 1 / sides


@dataclass
class Meeting:
    """One bot among others of another kind: its share of the victories, deal by deal."""

    one: str
    others: str
    fair: float  # the share of somebody as good as the others
    by_deal: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))

    @property
    def games(self) -> int:
        return sum(len(shares) for shares in self.by_deal.values())

    @property
    def share(self) -> float:
        return sum(sum(shares) for shares in self.by_deal.values()) / self.games

    def interval(self) -> Interval:
        return of_share(list(self.by_deal.values()), f"{self.one}/{self.others}")


def of_share(deals: list[list[float]], seed: str) -> Interval:
    """95 %, by bootstrap over whole deals: the games of one deal belong together.

    Of a few deals, or of deals that all went one way, it knows too little and would be too sure:
    there what as many games say that have nothing to do with each other is within it too.
    """
    groups = [(sum(shares), len(shares)) for shares in deals]
    found = bootstrap(groups, seed)
    if len(groups) >= FEW and found.low < found.high:
        return found
    apart = wilson(sum(total for total, _ in groups), sum(number for _, number in groups))
    return Interval(min(found.low, apart.low), max(found.high, apart.high))


def bootstrap(groups: list[tuple[float, int]], seed: str) -> Interval:
    lot = random.Random(seed)
    means = []
    for _ in range(DRAWS):
        drawn = lot.choices(groups, k=len(groups))
        means.append(sum(total for total, _ in drawn) / sum(number for _, number in drawn))
    means.sort()
    return Interval(means[int(TAIL * DRAWS)], means[int((1 - TAIL) * DRAWS) - 1])


@dataclass
class Standing:
    """A table of the tournament, counted."""

    title: str
    games: list[Game]  # of whole deals, in which every bot has sat in every seat
    side_of: list[int]  # by seat
    begun: int = 0  # games of deals that are not whole: kept, not counted

    @property
    def sides(self) -> int:
        return len(set(self.side_of))

    @property
    def contested(self) -> bool:
        return any(game.winners for game in self.games)

    @property
    def alone(self) -> bool:
        """Whether each plays for itself: there is nobody to meet."""
        return all(not game.others for game in self.games)

    @property
    def names(self) -> list[str]:
        return sorted({bot for game in self.games for bot in game.bots})

    def meetings(self) -> list[Meeting]:
        found: dict[tuple[str, str], Meeting] = {}
        for game in self.games:
            if not game.others:
                continue
            pair = [(game.one, game.others)]
            if self.sides == 2:  # one against one: each of them is the one
                pair.append((game.others, game.one))
            for one, others in pair:
                meeting = found.setdefault((one, others), Meeting(one, others, 1 / self.sides))
                meeting.by_deal[game.deal].append(game.share_of(one))
        return [found[key] for key in sorted(found)]

    def seats(self) -> list[tuple[float, Interval]]:
        """How often each seat wins, whoever sits there."""
        found = []
        for seat in range(len(self.games[0].bots)):
            by_deal: dict[int, list[float]] = defaultdict(list)
            for game in self.games:
                by_deal[game.deal].append(1 / len(game.winners) if seat in game.winners else 0.0)
            deals = list(by_deal.values())
            share = sum(map(sum, deals)) / sum(map(len, deals))
            found.append((share, of_share(deals, f"seat {seat}")))
        return found

    def won(self, bot: str) -> tuple[float, Interval] | None:
        """Alone against an opponent whom the rules play: how often; None where nobody wins."""
        if not self.alone or not self.contested:
            return None
        won = [float(bool(game.winners)) for game in self.games if bot in game.bots]
        return sum(won) / len(won), wilson(sum(won), len(won))

    def points(self, bot: str) -> Counter[int]:
        """How often the bot ended with each score."""
        return Counter(
            score
            for game in self.games
            for seat, score in enumerate(game.scores)
            if game.bots[seat] == bot
        )

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

    def ratings(self) -> dict[str, tuple[float, float]]:
        """OpenSkill (Plackett-Luce): mu and sigma, on average over several orders of the games.

        It learns game by game, so that the last ones would weigh most; bots do not learn, and
        which of them met last says nothing.
        """
        games = sorted(self.games, key=lambda game: (game.deal, game.one, game.others, game.seat))
        found: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for order in range(ORDERS):
            random.Random(f"order {order}").shuffle(games)
            for name, rating in rated_in_turn(games, self.side_of, self.names).items():
                found[name].append(rating)
        return {name: averaged(ratings) for name, ratings in found.items()}


def rated_in_turn(
    games: list[Game], side_of: list[int], names: list[str]
) -> dict[str, tuple[float, float]]:
    """Every side is rated for itself, a team as a team; a bot that has several seats learns from
    all of them what is their average. One player for all the others would win too often."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = dict.fromkeys(names, (model.mu, model.sigma))
    for game in games:
        if not game.others or not game.winners:
            continue
        teams: dict[int, list[Any]] = defaultdict(list)
        for seat, side in enumerate(side_of):
            teams[side].append(model.rating(*rated[game.bots[seat]], name=game.bots[seat]))
        first = {side_of[seat] for seat in game.winners}
        ranks = [0.0 if side in first else 1.0 for side in teams]
        learnt: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for team in model.rate(list(teams.values()), ranks=ranks):
            for one in team:
                learnt[str(one.name)].append((one.mu, one.sigma))
        for name, copies in learnt.items():
            rated[name] = averaged(copies)
    return rated


def averaged(ratings: list[tuple[float, float]]) -> tuple[float, float]:
    return fmean(mu for mu, _ in ratings), fmean(sigma for _, sigma in ratings)


def standings(folder: Path) -> list[Standing]:
    """Every table of a tournament of which games have been played; whole deals count."""
    manifest = Manifest.read(folder / MANIFEST)
    lines = (folder / GAMES).read_text(encoding="utf-8").splitlines()
    by_table: dict[int, list[Game]] = defaultdict(list)
    for game in read_games(lines):
        by_table[game.table].append(game)
    return [standing_of(manifest.tables[at], by_table[at]) for at in sorted(by_table)]


def standing_of(table: Table, games: list[Game]) -> Standing:
    """A deal of which a game is missing would favour somebody's seat: it has to wait."""
    played = Counter(game.deal for game in games)
    whole = sum(1 for _ in seatings(table))
    counted = [game for game in games if played[game.deal] == whole]
    return Standing(table.title, counted, table.side_of(), len(games) - len(counted))


def known_within(table: Table, lines: list[str]) -> float:
    """Half the widest interval of any share at a table: so well are all of them known."""
    standing = standing_of(table, read_games(lines))
    widths = [meeting.interval() for meeting in standing.meetings()]
    return max([(interval.high - interval.low) / 2 for interval in widths], default=0.0)


def read_games(lines: Iterable[str]) -> list[Game]:
    known = Game.__dataclass_fields__
    found = []
    for line in lines:
        row = json.loads(line)
        found.append(Game(**{key: value for key, value in row.items() if key in known}))
    return found


def summary(standing: Standing) -> dict[str, object]:
    """JSON-ready: everything the report shows of a table."""
    points = {name: scores(standing.points(name)) for name in standing.names}
    content: dict[str, object] = {
        "table": standing.title,
        "games": len(standing.games),
        "games_of_deals_not_whole": standing.begun,
        "bots": [
            {
                "name": name,
                "score_mean": sample.mean,
                "score_interval": [sample.interval.low, sample.interval.high]
                if sample.interval
                else None,
                "score_sd": sample.sd,
                "forfeits": standing.forfeits(name),
            }
            for name, sample in points.items()
        ],
    }
    if standing.alone:
        shares = {name: standing.won(name) for name in standing.names}
        content["won"] = {name: won and won[0] for name, won in shares.items()}
    elif standing.contested:
        content["ratings"] = {
            name: {"mu": mu, "sigma": sigma} for name, (mu, sigma) in standing.ratings().items()
        }
        content["meetings"] = [
            {
                "one": meeting.one,
                "others": meeting.others,
                "games": meeting.games,
                "share": meeting.share,
                "interval": [meeting.interval().low, meeting.interval().high],
                "fair": meeting.fair,
            }
            for meeting in standing.meetings()
        ]
        content["seats"] = [
            {"seat": at + 1, "share": share, "interval": [interval.low, interval.high]}
            for at, (share, interval) in enumerate(standing.seats())
        ]
    return content
