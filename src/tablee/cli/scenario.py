"""`tablee scenario`: positions, moves and what must follow, from files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from tablee.i18n import Texts
    from tablee.scenario import Outcome

FAILED, UNREADABLE = 1, 2


def register(app: typer.Typer) -> None:
    app.command()(scenario)


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    data: Annotated[
        Path | None, typer.Option(help="A folder with your own box's values, laid over ours.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="Language of the report: en or fr.")] = None,
) -> None:
    """Run scenarios: a position, some moves, and what must be true afterwards.

    Ends with 0 if all are as expected, 1 if one is not, 2 if a file cannot be run.
    """
    from tablee.i18n import Texts, choose_language
    from tablee.kernel import BadScenario
    from tablee.scenario import find, load, run

    texts = Texts(choose_language(lang))
    failed = unreadable = 0
    paths = find(files)
    for path in paths:
        try:
            outcome = run(load(path, data))
        except BadScenario as error:
            unreadable += 1
            print(f"tablee: {error}", file=sys.stderr)
            continue
        failed += not outcome.passed
        tell(outcome, path, texts)
    passed = len(paths) - failed - unreadable
    print(texts("scenario-sum", passed=passed, failed=failed, unreadable=unreadable))
    if failed or unreadable:
        raise typer.Exit(UNREADABLE if unreadable else FAILED)


def tell(outcome: Outcome, path: Path, texts: Texts) -> None:
    mark = texts("scenario-passed" if outcome.passed else "scenario-failed")
    print(f"{mark}  {path}: {outcome.scenario.title}")
    for failure in outcome.failures:
        print("  " + texts("scenario-failure", **vars(failure)))
