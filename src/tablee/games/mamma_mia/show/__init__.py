"""How Mamma Mia! Grande looks: the table, and its orders."""

from tablee.games.mamma_mia.show.table import MammaMiaShow as SHOW

__all__ = ["SHOW"]
