"""The protocol as one plain page, made from its own schema: no scripts, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

Schema = dict[str, Any]
SOCKET = """<p>For browsers: a WebSocket at <code>/api/tables/{table}/socket</code>. The first
message is a <a href="#Hello">Hello</a>; then an <a href="#Update">Update</a> comes whenever the
table has changed.</p>"""


def page(schema: Schema) -> str:
    """Every address with its parameters and bodies; the schema itself is linked."""
    info = schema["info"]
    title = f"{escape(info['title'])} {escape(info['version'])}"
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f'<title>{title}: protocol</title><link rel="stylesheet" href="/docs.css"></head>',
            f"<body><main><h1>{title}</h1><p>{escape(info.get('description', ''))}</p>",
            '<p>For programs: <a href="/openapi.json">openapi.json</a></p>',
            SOCKET,
            *addresses(schema),
            "<h2>Bodies</h2>",
            *bodies(schema),
            "</main></body></html>",
        ]
    )


def addresses(schema: Schema) -> Iterator[str]:
    tag = ""
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            found = operation.get("tags", [""])[0]
            if found != tag:
                tag = found
                yield f"<h2>{escape(tag)}</h2>"
            yield f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"
            yield f"<p>{escape(operation.get('description', ''))}</p>"
            yield from table(
                (parameter["name"], parameter["in"], parameter["schema"], parameter["required"])
                for parameter in operation.get("parameters", [])
            )
            body = operation.get("requestBody", {}).get("content", {}).get("application/json")
            if body:
                yield f"<p>Body: {kind(body['schema'])}</p>"
            yield f"<p>Answers: {', '.join(answers(operation['responses']))}</p></section>"


def answers(responses: Schema) -> Iterator[str]:
    for status, response in responses.items():
        contents = response.get("content", {}).values()
        kinds = [kind(content["schema"]) for content in contents if content.get("schema")]
        yield " ".join([escape(status), *kinds])


def bodies(schema: Schema) -> Iterator[str]:
    for name, model in schema["components"]["schemas"].items():
        yield f'<section id="{escape(name)}"><h3>{escape(name)}</h3>'
        yield f"<p>{escape(model.get('description', ''))}</p>"
        required = model.get("required", [])
        yield from table(
            (field, "", about, field in required)
            for field, about in model.get("properties", {}).items()
        )
        yield "</section>"


def table(rows: Iterator[tuple[str, str, Schema, bool]]) -> Iterator[str]:
    lines = [
        f"<tr><td><code>{escape(name)}</code></td><td>{escape(place)}</td><td>{kind(about)}</td>"
        f"<td>{'' if required else 'optional'}</td>"
        f"<td>{escape(about.get('description', ''))}</td></tr>"
        for name, place, about, required in rows
    ]
    if lines:
        yield "<table>"
        yield from lines
        yield "</table>"


def kind(about: Schema) -> str:
    """A type in a few words; models are linked."""
    if "$ref" in about:
        name = escape(about["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in about:
        return " or ".join(kind(one) for one in about["anyOf"])
    if about.get("type") == "array":
        return f"list of {kind(about.get('items', {}))}"
    limits = [
        f"{word} {about[key]}"
        for key, word in (
            ("minimum", "from"),
            ("maximum", "to"),
            ("maxLength", "at most"),
            ("pattern", "like"),
        )
        if key in about
    ]
    return escape(" ".join([about.get("type", "anything"), *limits]))


STYLE = """
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; color: #1d1a16; background: #fffdf8; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { border-bottom: 2px solid #b3541e; margin-top: 2.5rem; }
section { overflow-x: auto; }
table { border-collapse: collapse; }
td { border-top: 1px solid #d8cfc2; padding: 0.25rem 0.75rem 0.25rem 0; vertical-align: top; }
a { color: #8a3b0f; }
@media (prefers-color-scheme: dark) {
  body { color: #f3ece2; background: #1d1a16; }
  a { color: #f0a878; }
  td { border-color: #4a4238; }
}
"""
