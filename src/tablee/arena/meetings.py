"""One bot among others: its share of the victories and its place, deal by deal."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cached_property

from tablee.arena.statistics import Deal, Interval, of_mean, of_share


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
    places: list[int]  # by seat; partners share one, an opponent without a seat may take any
    decisions: int
    fingerprint: str = ""
    forfeits: list[int] = field(default_factory=list)  # by seat, where there are any

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]


@dataclass
class Meeting:
    """One bot among others of another kind, deal by deal.

    Its share is of the victories that somebody at the table had: what an opponent whom the rules
    play has won says nothing of who is better.
    """

    one: str
    others: str
    sides: int
    shares: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    places: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    fingerprints: set[str] = field(default_factory=set)

    def count(self, game: Game, share: float | None, place: float) -> None:
        self.places[game.deal].append(place)
        if share is not None:
            self.shares[game.deal].append(share)
        self.fingerprints.add(game.fingerprint)

    @property
    def deals(self) -> int:
        return len(self.places)

    @property
    def games(self) -> int:
        return sum(map(len, self.places.values()))

    @property
    def decided(self) -> int:
        """Games that somebody at the table won."""
        return sum(map(len, self.shares.values()))

    @property
    def fair(self) -> float:
        """The share of somebody as good as the others."""
        return 1 / self.sides

    @property
    def share(self) -> float:
        """Of nothing, the fair one."""
        return sum(map(sum, self.shares.values())) / self.decided if self.decided else self.fair

    @cached_property
    def interval(self) -> Interval | None:
        """None: of too few deals."""
        return of_share(counted(self.shares), f"{self.one}/{self.others}")

    @property
    def place(self) -> float:
        """On average, from 1 to the number of sides; equals share what is between them."""
        return sum(map(sum, self.places.values())) / self.games

    @property
    def fair_place(self) -> float:
        return (1 + self.sides) / 2

    @property
    def behind(self) -> float:
        """The share of the others that it left behind."""
        return (self.sides - self.place) / (self.sides - 1)

    @cached_property
    def place_interval(self) -> Interval | None:
        by_deal = list(self.places.values())
        return of_mean(by_deal, 1.0, float(self.sides), f"{self.one}/{self.others}")


def counted(by_deal: dict[int, list[float]]) -> list[Deal]:
    return [(sum(shares), len(shares)) for shares in by_deal.values()]


@dataclass
class Pool:
    """Several tables as one test, declared before they were played: victories beside the fair share
    of each table, deal by deal."""

    name: str
    meetings: list[Meeting]

    @property
    def one(self) -> str:
        return self.meetings[0].one

    @property
    def others(self) -> str:
        return self.meetings[0].others

    @property
    def deals(self) -> int:
        return sum(meeting.deals for meeting in self.meetings)

    @property
    def games(self) -> int:
        return sum(meeting.games for meeting in self.meetings)

    @property
    def decided(self) -> int:
        return sum(meeting.decided for meeting in self.meetings)

    @property
    def share(self) -> float:
        return sum(meeting.share * meeting.decided for meeting in self.meetings) / self.decided

    @property
    def fair(self) -> float:
        return sum(meeting.fair * meeting.decided for meeting in self.meetings) / self.decided

    @cached_property
    def interval(self) -> Interval | None:
        """A deal of a large table weighs as much as one of a small one: each is worth one victory
        to somebody as good as the others."""
        dealt = [
            (meeting.fair, total, of)
            for meeting in self.meetings
            for total, of in counted(meeting.shares)
        ]
        deals = [(total, fair * of) for fair, total, of in dealt]
        name = f"{self.name}/{self.one}/{self.others}"
        return of_share(deals, name, [of for _, _, of in dealt])

    @property
    def behind(self) -> float:
        return sum(meeting.behind * meeting.games for meeting in self.meetings) / self.games

    @cached_property
    def behind_interval(self) -> Interval | None:
        by_deal = [
            [(meeting.sides - place) / (meeting.sides - 1) for place in places]
            for meeting in self.meetings
            for places in meeting.places.values()
        ]
        return of_mean(by_deal, 0.0, 1.0, f"{self.name}/{self.one}/{self.others}")

    @property
    def fingerprints(self) -> set[str]:
        return set().union(*(meeting.fingerprints for meeting in self.meetings))
