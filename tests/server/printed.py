"""What every deal of a game shows alike is printed on its board: it tells nothing of this deal."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

DEALS = ("one deal", "another", "a third")
Look = Callable[[str], dict[str, Any]]  # at a table with this deal, as somebody who only watches


def printed(look: Look) -> set[str]:
    """The spots, with what is written on them, that are there whatever was dealt."""
    found = [
        {bare(spot) for site in look(deal)["sites"] for spot in site["spots"]} for deal in DEALS
    ]
    return set.intersection(*found)


def bare(spot: dict[str, Any]) -> str:
    return json.dumps({key: spot[key] for key in spot if key != "refs"}, sort_keys=True)


def without(answer: Any, fixed: set[str]) -> Any:
    """An answer less what is printed; whatever a spot refers to stays."""
    if isinstance(answer, list):
        return [without(part, fixed) for part in answer]
    if not isinstance(answer, dict):
        return answer
    if "label" in answer and bare(answer) in fixed:
        return {"refs": answer.get("refs", [])}
    return {key: without(part, fixed) for key, part in answer.items()}
