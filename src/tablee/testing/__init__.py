"""The test kit: what every game promises, checked on any game.

`conformance(game)` runs every check; `rule_coverage(game)` says which rules are proved by what.
The state machine of `tablee.testing.machine` needs hypothesis and is imported by its full name.
"""

from tablee.testing.broken import Broken
from tablee.testing.digest import Digest, digest
from tablee.testing.golden import playthrough
from tablee.testing.perft import Count, perft
from tablee.testing.played_position import PlayedPosition
from tablee.testing.report import CHECKS, Report, Result, conformance, run_check
from tablee.testing.rules_coverage import RuleRow, rule_coverage, untested
from tablee.testing.walks import Effort, Table, Walk, table_of, tables

__all__ = [
    "CHECKS",
    "Broken",
    "Count",
    "Digest",
    "Effort",
    "PlayedPosition",
    "Report",
    "Result",
    "RuleRow",
    "Table",
    "Walk",
    "conformance",
    "digest",
    "perft",
    "playthrough",
    "rule_coverage",
    "run_check",
    "table_of",
    "tables",
    "untested",
]
