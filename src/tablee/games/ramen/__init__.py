"""Ramen! Ramen! by Brendan Hansen (French edition: Don't Panic Games), for one to four cooks.

Solo, duel, trio and teams of two. The rules are in `rules/`, numbered as in `rulebook.toml`; the
cards and numbers in `data/`; the words in `en.ftl` and `fr.ftl`.
"""

from tablee.games.ramen.game import Ramen as GAME

__all__ = ["GAME"]
