"""The longest request that every address takes, made from the types of what it takes."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import inspect

from tablee.server.app import ENDPOINTS
from tablee.server.endpoints import Endpoint

SPARE: Final = 200  # characters, where a type has no bound: a body has one


def body_of(endpoint: Endpoint, known: dict[str, object], letter: str = "x") -> bytes:
    """As long as its types allow; where a field is `known`, that is said instead."""
    if "body" not in endpoint.types:
        return b""
    fields = longest(inspect.type_info(endpoint.types["body"]), letter)
    return msgspec.json.encode({**fields, **{k: v for k, v in known.items() if k in fields}})


def longest(kind: Any, letter: str) -> Any:
    found: object
    match kind:
        case inspect.Metadata():
            found = longest(kind.type, letter)
        case inspect.StrType():
            found = letter * (kind.max_length or SPARE)
        case inspect.IntType():
            found = kind.le or kind.ge or 0
        case inspect.BoolType():
            found = True
        case inspect.ListType():
            found = [longest(kind.item_type, letter)] * (kind.max_length or 12)
        case inspect.DictType():
            found = {f"{letter}{at}": letter * SPARE for at in range(kind.max_length or 12)}
        case inspect.UnionType():
            found = longest(kind.types[0], letter)
        case inspect.StructType():
            found = {one.encode_name: longest(one.type, letter) for one in kind.fields}
        case _:
            raise AssertionError(kind)
    return found


def by_name() -> dict[str, Endpoint]:
    return {f"{one.method} {one.path}": one for one in ENDPOINTS}
