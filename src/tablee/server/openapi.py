"""The protocol for programs: `/openapi.json`, from the types of the addresses themselves."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tablee import __version__
from tablee.server.endpoints import JSON, Endpoint
from tablee.server.messages import Changes, Hello, Refusal, Update

Schema = dict[str, Any]
REF = "#/components/schemas/{name}"
SOCKET = """For browsers: a WebSocket at /api/tables/{table}/socket. The first message is a Hello;
then an Update comes, and Changes whenever something has changed for this viewer."""
QUERIES: Schema = {
    "lang": {"type": "string", "enum": ["en", "fr"], "default": "en"},
    "after": {"type": "string", "description": "a bookmark: `seen` of an update"},
}


def document(endpoints: Sequence[Endpoint], about: str) -> Schema:
    spoken = [Update, Changes, Hello, Refusal]
    for endpoint in endpoints:
        types = endpoint.types
        spoken += [types[name] for name in ("body", "return") if is_message(types.get(name))]
    _, components = msgspec.json.schema_components(spoken, ref_template=REF)
    paths: Schema = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": __version__, "description": f"{about}\n{SOCKET}"},
        "paths": paths,
        "components": {"schemas": components},
    }


def is_message(kind: Any) -> bool:
    """Whether an answer is told by its type, not a file or a stream."""
    return kind is not None and not (isinstance(kind, type) and kind.__name__.endswith("Response"))


def operation(endpoint: Endpoint) -> Schema:
    types = endpoint.types
    names = re.findall(r"{(\w+)}", endpoint.path)
    found: Schema = {
        "tags": [endpoint.tag],
        "operationId": endpoint.handler.__name__,
        "description": inspect.cleandoc(endpoint.handler.__doc__ or ""),
        "parameters": [
            *[parameter(name, "path", {"type": "string"}) for name in names],
            *[parameter(name, "query", QUERIES[name]) for name in endpoint.query],
        ],
        "responses": {
            "200": {"description": "done", **content(types.get("return"))},
            "default": {"description": "refused", **content(Refusal)},
        },
    }
    if "body" in types:
        found["requestBody"] = {"required": True, **content(types["body"])}
    return found


def parameter(name: str, place: str, schema: Schema) -> Schema:
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def content(kind: Any) -> Schema:
    if not is_message(kind):
        return {}
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    return {"content": {JSON: {"schema": schema}}}
