"""Mamma Mia! Grande by Uwe Rosenberg (Abacusspiele 2009), for two to six pizza cooks.

With and without the helping hand. The rules are in `rules/`, numbered as in `rulebook.toml`; the
cards and numbers in `data/`; the words in `en.ftl` and `fr.ftl`.
"""

from tablee.games.mamma_mia.game import MammaMia as GAME

__all__ = ["GAME"]
