"""The guide to Rival Restaurants: `greedy`, `search` and hints stand on it."""

from tablee.games.rivals.guide.ratings import RivalsGuide as GUIDE

__all__ = ["GUIDE"]
