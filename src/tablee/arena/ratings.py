"""Ratings by OpenSkill (Plackett-Luce), from who came before whom in every game."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Any, Protocol

ORDERS = 8  # in which games are rated

Rating = tuple[float, float]  # mu and sigma


class Ranked(Protocol):
    """A game as ratings read it."""

    bots: list[str]  # by seat
    places: list[int]


def ratings(games: Sequence[Ranked], side_of: list[int], names: list[str]) -> dict[str, Rating]:
    """On average over several orders of the games, which are given in one that is always the same.

    OpenSkill learns game by game, so that the last ones would weigh most; bots do not learn, and
    which of them met last says nothing.
    """
    shuffled = list(games)
    found: dict[str, list[Rating]] = defaultdict(list)
    for order in range(ORDERS):
        random.Random(f"order {order}").shuffle(shuffled)
        for name, rating in rated_in_turn(shuffled, side_of, names).items():
            found[name].append(rating)
    return {name: averaged(each) for name, each in found.items()}


def rated_in_turn(
    games: Sequence[Ranked], side_of: list[int], names: list[str]
) -> dict[str, Rating]:
    """Every side is rated for itself, a team as a team; a bot that has several seats learns from
    all of them what is their average. One player for all the others would win too often."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = dict.fromkeys(names, (model.mu, model.sigma))
    for game in games:
        teams: dict[int, list[Any]] = defaultdict(list)
        for seat, side in enumerate(side_of):
            teams[side].append(model.rating(*rated[game.bots[seat]], name=game.bots[seat]))
        places = dict(zip(side_of, game.places, strict=True))
        learnt: dict[str, list[Rating]] = defaultdict(list)
        ranks = [float(places[side]) for side in teams]
        for team in model.rate(list(teams.values()), ranks=ranks):
            for one in team:
                learnt[str(one.name)].append((one.mu, one.sigma))
        for name, copies in learnt.items():
            rated[name] = averaged(copies)
    return rated


def averaged(each: list[Rating]) -> Rating:
    return fmean(mu for mu, _ in each), fmean(sigma for _, sigma in each)
