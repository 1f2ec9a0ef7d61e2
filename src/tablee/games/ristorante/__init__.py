"""Ristorante Italia by R. Guerra, G. Guerra and M. Mutta (Red Glove 2011), for two to five hosts.

The base game, the advanced game and the three variants. The rules are in `rules/`, numbered as in
`rulebook.toml`; the cards and numbers in `data/`; the words in `en.ftl` and `fr.ftl`.
"""

from tablee.games.ristorante.game import RistoranteItalia as GAME

__all__ = ["GAME"]
