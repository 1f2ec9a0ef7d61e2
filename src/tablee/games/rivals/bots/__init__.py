"""The restaurateurs: reference players of Rival Restaurants, who see what their seat sees."""

from tablee.games.rivals.bots.greedy import Greedy

BOTS = {"greedy": Greedy}

__all__ = ["BOTS", "Greedy"]
