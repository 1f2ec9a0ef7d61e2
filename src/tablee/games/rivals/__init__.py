"""Rival Restaurants by Rob Chew, Jon Kang and Gary Alaka (Gap Closer Games), for two to eight.

The base game, Kitchen Squad, "Two" Many Cooks and Deluxe, on a serial or a clock schedule. The
rules are in `rules/`, numbered as in `rulebook.toml`; the cards and numbers in `data/`; the words
in `en.ftl` and `fr.ftl`. What anything costs, in money as on every screen, is `rules.prices.cost`.
"""

from tablee.games.rivals.game import Rivals as GAME

__all__ = ["GAME"]
