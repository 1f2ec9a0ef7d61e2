"""Write what the client has of the server's own: its types (src/lib/protocol.ts).

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

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))  # what was edited, not what is installed

from tablee.server import messages  # noqa: E402
from tablee.show import scene  # noqa: E402

FILE = ROOT / "client/src/lib/protocol.ts"
HEAD = """\
// Made by client/protocol.py from the server's messages: do not edit, write it anew.
// The client knows no rules: it sends a move back, and the server checks it as if from anybody.
"""
UNSPOKEN = (messages.Changes, messages.Forgotten, scene.Scene, scene.Sitter)  # no page has those
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
            if is_message and thing not in (*found, *UNSPOKEN):
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
    told = [kind.__doc__ for kind in struct.__mro__ if kind in (struct, scene.Scene)]
    text = "\n\n".join([text.strip() for text in told if text])
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
        "export const SHAPES = {",
    ]
    found: set[str] = set()  # parts are written before what is made of them
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
            if (part := part_of(hints[field.name])) in found
        }
        if defaults or parts:
            found.add(struct.__name__)
            shape = f"{{ defaults: {json.dumps(defaults)}, parts: {json.dumps(parts)} }}"
            lines.append(f"  {struct.__name__}: {shape},")
    kinds = "export type Kind = keyof typeof SHAPES;"
    return [*lines, "} satisfies Record<string, Shape>;", "", kinds, "", *SHAPE, ""]


SHAPE = """\
export interface Shape {
  defaults: Record<string, unknown>;
  parts: Record<string, string>;
}""".splitlines()


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
    final = json.dumps([int(code) for code in messages.FINAL])
    lines += ["/** With these a socket is closed for good. */"]
    lines += [f"export const FINAL: readonly number[] = {final};", ""]
    for struct in structs():
        lines += interface(struct)
    fixed = "".join(f' | "{name}"' for name in messages.ALWAYS).removeprefix(" | ")
    lines += [
        *comment(messages.Changes),
        f'export type Changes = Pick<Update, {fixed}> & Partial<Omit<Update, "t" | {fixed}>> & {{',
        '  t: "changes";',
        "  order?: PlaceIds;",
        "};",
        "",
    ]
    return "\n".join([*lines, *shapes()])


def main(args: list[str]) -> int:
    made = protocol()
    if "--check" not in args:
        FILE.write_text(made, "utf-8")
    elif FILE.read_text("utf-8") != made:
        print(f"{FILE.name} is out of date: python client/protocol.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
