"""The restaurateurs: reference players of Rival Restaurants, who see what their seat sees.

`greedy` shops for its two recipes, trades when both sides gain, bids up to what a card is worth
to it, and throws out garbage before it costs more than it does on the Island.
"""

from __future__ import annotations

from tablee.bots.base import Bot

BOTS: dict[str, type[Bot]] = {}
