"""Scenarios: a position, some moves and what must follow, in one TOML file.

`docs/reference/scenarios.md` describes the format; `load` reads a file, `run` plays it.
"""

from tablee.scenario.reader import Decision, Scenario, Step, find, load
from tablee.scenario.runner import Failure, Outcome, run

__all__ = ["Decision", "Failure", "Outcome", "Scenario", "Step", "find", "load", "run"]
