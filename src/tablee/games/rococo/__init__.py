"""La Pâtisserie Rococo: one to five pastry shops at the court of Louis XV.

Four rounds of four phases: the market is laid out, staff is drafted from two trays that travel in
opposite directions, every card played gives one of nine actions and its own bonus, and income is
paid. Recipes are baked, decorated and presented on five tables for prestige.
"""

from tablee.games.rococo.game import Rococo as GAME

__all__ = ["GAME"]
