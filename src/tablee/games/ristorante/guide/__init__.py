"""The guide to Ristorante Italia: `greedy`, `search` and hints stand on it."""

from tablee.games.ristorante.guide.ratings import RistoranteGuide as GUIDE

__all__ = ["GUIDE"]
