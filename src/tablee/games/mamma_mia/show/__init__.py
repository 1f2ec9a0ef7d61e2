"""How Mamma Mia! Grande looks: the table, and what an unloading moves on it."""

from tablee.games.mamma_mia.show.table import MammaMiaShow as SHOW

__all__ = ["SHOW"]
