"""Write what the client has of the server's own: its types (src/lib/protocol.ts), its cooks.

    python client/protocol.py            write them anew
    python client/protocol.py --check    fail if they are not up to date

Every message is defined once, as a msgspec struct; the browser's TypeScript is made from it, with
the defaults that the wire leaves out. A new layout, tone or icon is added to its list in
`tablee.show.scene`; after that the compiler asks for its line in `src/lib/looks.ts`.
"""

from __future__ import annotations

import json
import sys
import typing
from pathlib import Path
from typing import Any, Literal

import msgspec

from tablee import bots
from tablee.server import messages
from tablee.show import scene

FILE = Path(__file__).parent / "src/lib/protocol.ts"
CAST = Path(__file__).parent / "src/cast.json"
COOK = ("key", "name", "face", "level", "temper", "title", "line")
HEAD = """\
// Made by client/protocol.py from the server's messages: do not edit, write it anew.
// The client knows no rules: it sends a move back, and the server checks it as if from anybody.
"""
LISTS = ("Language", "Layout", "Tone", "Icon", "Seen")  # closed lists, by their Python names
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order in which they are written."""
    found: list[type[msgspec.Struct]] = []
    for module in (scene, messages):
        for thing in vars(module).values():
            is_message = isinstance(thing, type) and issubclass(thing, msgspec.Struct)
            if is_message and thing not in (*found, messages.Changes):
                found.append(thing)
    return found


def lists() -> dict[str, Any]:
    return {name: getattr(messages, name, None) or getattr(scene, name) for name in LISTS}


def written(kind: Any) -> str:
    """A Python type in TypeScript."""
    for name, closed in lists().items():
        if kind == closed:
            return name
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is Literal:
        return " | ".join(json.dumps(arg) for arg in args)
    if origin is None:
        return PLAIN.get(kind) or str(kind.__name__)
    inner = [written(arg) for arg in (args[:1] if origin is typing.Annotated else args)]
    if origin is list:
        return f"({inner[0]})[]" if " | " in inner[0] else f"{inner[0]}[]"
    if origin is tuple:
        return f"[{', '.join(inner)}]"
    if origin is dict:
        return f"Record<{inner[0]}, {inner[1]}>"
    return " | ".join(dict.fromkeys(inner))  # one of several, or one with notes about it


def interface(struct: type[msgspec.Struct]) -> list[str]:
    """A message as the client has it, every field there; one that it sends may leave some out."""
    hints = typing.get_type_hints(struct, include_extras=True)
    heard = not struct.__struct_config__.forbid_unknown_fields
    lines = [*comment(struct), f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag:
        lines.append(f"  {struct.__struct_config__.tag_field}: {json.dumps(tag)};")
    for field in msgspec.structs.fields(struct):
        optional = "" if heard or field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {written(hints[field.name])};")
    return [*lines, "}", ""]


def comment(struct: type[msgspec.Struct]) -> list[str]:
    text = (struct.__doc__ or "").strip()
    if not text or text.startswith(f"{struct.__name__}("):
        return []
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *[f" * {line}".rstrip() for line in lines], " */"]


def shapes() -> list[str]:
    """What each message leaves out on the wire, and the messages it is made of."""
    lines = [
        "/** What the wire leaves out, and which parts of a message are messages themselves. */",
        "export const SHAPES: Record<string, Shape> = {",
    ]
    for struct in structs():
        hints = typing.get_type_hints(struct)
        defaults = {
            field.encode_name: default_of(field)
            for field in msgspec.structs.fields(struct)
            if struct.__struct_config__.omit_defaults and not field.required
        }
        parts = {
            field.encode_name: part
            for field in msgspec.structs.fields(struct)
            if (part := part_of(hints[field.name]))
        }
        if defaults or parts:
            shape = f"{{ defaults: {json.dumps(defaults)}, parts: {json.dumps(parts)} }}"
            lines.append(f"  {struct.__name__}: {shape},")
    return [*lines, "};", "", "export interface Shape {", *SHAPE_FIELDS, "}", ""]


SHAPE_FIELDS = ["  defaults: Record<string, unknown>;", "  parts: Record<string, string>;"]


def default_of(field: msgspec.structs.FieldInfo) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def part_of(kind: Any) -> str:
    """The message inside a field: itself, in a list, or perhaps."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    return next((found for arg in typing.get_args(kind) if (found := part_of(arg))), "")


def protocol() -> str:
    lines = [HEAD]
    for name, closed in lists().items():
        values = typing.get_args(closed)
        lines.append(f"export const {name.upper()}S = {json.dumps(list(values))} as const;")
        lines += [f"export type {name} = (typeof {name.upper()}S)[number];", ""]
    for struct in structs():
        lines += interface(struct)
    fixed = "".join(f' | "{name}"' for name in messages.ALWAYS).removeprefix(" | ")
    lines += [
        *comment(messages.Changes),
        f'export type Changes = Pick<Update, {fixed}> & Partial<Omit<Update, "t" | {fixed}>> & {{',
        '  t: "changes";',
        "  order?: Order;",
        "};",
        "",
    ]
    return "\n".join([*lines, *shapes()])


def cast() -> str:
    """The cooks of every table, as the lobby shows them."""
    cooks = [{field: getattr(cook, field) for field in COOK} for cook in bots.cast().values()]
    return json.dumps(cooks, ensure_ascii=False, indent=2) + "\n"


def main(args: list[str]) -> int:
    for file, made in ((FILE, protocol()), (CAST, cast())):
        if "--check" not in args:
            file.write_text(made, "utf-8")
        elif file.read_text("utf-8") != made:
            print(f"{file.name} is out of date: python client/protocol.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
