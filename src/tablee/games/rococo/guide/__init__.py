"""The guide to La Pâtisserie Rococo: `greedy`, `search` and hints stand on it."""

from tablee.games.rococo.guide.guide import RococoGuide as GUIDE

__all__ = ["GUIDE"]
