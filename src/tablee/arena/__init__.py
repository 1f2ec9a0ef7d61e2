"""The arena: many games between bots, and what they show."""

from tablee.arena.lineup import Arena, Lineup
from tablee.arena.report import report
from tablee.arena.runner import Run, simulate
from tablee.arena.tally import Outcome, Tally

__all__ = ["Arena", "Lineup", "Outcome", "Run", "Tally", "report", "simulate"]
