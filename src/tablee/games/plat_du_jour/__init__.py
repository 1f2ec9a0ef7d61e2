"""Plat du jour, the yardstick: a small game of our own, complete in every respect.

Two to five cooks hold hidden hands. Each round all serve one dish in secret; the best dish that
nobody matched wins the guest, and the winner takes three coins or a star. It shows what a game
folder holds and how its code should read; `docs/guides/add-a-game.md` walks through it.
"""

from tablee.games.plat_du_jour.game import PlatDuJour as GAME

__all__ = ["GAME"]
