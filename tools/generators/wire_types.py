"""The wire schema of the server as TypeScript: web/src/wire.ts, from its `wire*.py`.

The search index of the rules, which the server only hands on, is described where it is searched.
"""

from __future__ import annotations

import inspect
from typing import Any

import msgspec

from chronotable.rule_search import IndexData, RuleWords
from chronotable.server import wire, wire_commands, wire_http, wire_parts

HEAD = "// Made by tools/generate from wire*.py in src/chronotable/server. Do not edit.\n"
HANDED_ON = [RuleWords, IndexData]
UNIONS = {"Command": wire_commands.Command, "Sent": wire.Sent}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structures() -> list[type[msgspec.Struct]]:
    """Every structure of the schema, in the order of the files."""
    found = [
        value
        for module in (wire_parts, wire_commands, wire, wire_http)
        for value in vars(module).values()
        if inspect.isclass(value) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    return [value for value in found if value not in (wire_commands.Frame, wire.Shown, wire.Situation)]


def type_of(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f"'{value}'" for value in schema["enum"])
    if "const" in schema:
        return f"'{schema['const']}'"
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
        inner = type_of(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values)}>" if isinstance(values, dict) else "Json"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], sent_by_client: bool) -> str:
    """One structure.  What a client may leave out is optional; what the server sends is complete."""
    required = set(schema.get("required", ()))
    lines = []
    for field, part in schema["properties"].items():
        optional = field not in required and (sent_by_client or "default" not in part)
        lines.append(f"  {field}{'?' if optional else ''}: {type_of(part)};")
    description = inspect.cleandoc(str(schema.get("description", "")))
    about = "\n".join(f" * {line}".rstrip() for line in description.splitlines())
    comment = f"/**\n{about}\n */\n" if about else ""
    return f"{comment}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def files() -> dict[str, str]:
    types = structures()
    _, components = msgspec.json.schema_components([*types, *HANDED_ON])
    parts = [HEAD, "export type Json = Record<string, any>;\n"]
    for kind in types:
        by_client = bool(kind.__struct_config__.forbid_unknown_fields)
        parts.append(interface(kind.__name__, components[kind.__name__], by_client))
    parts += [interface(kind.__name__, components[kind.__name__], sent_by_client=False) for kind in HANDED_ON]
    for name, union in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in union.__args__)};\n")
    return {"web/src/wire.ts": "\n".join(parts)}
