"""Write ``client/src/wire.ts``: the WebSocket's messages as TypeScript types.

The types are made from the JSON Schema that msgspec derives from ``pavage.server.wire``, so the
page and the server cannot drift apart unseen: ``make wire`` writes the file, and a test runs this
with ``--check``, which only says whether it is up to date (exit status 1 if not).
"""

import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec

from pavage.server import wire

TARGET = Path(__file__).resolve().parent.parent / "client" / "src" / "wire.ts"

HEADER = """\
// Generated from src/pavage/server/wire.py by tools/wire_ts.py: run `make wire`, do not edit.
// A member with `?` is left out by the server when it has its default value.
"""

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}

Schema = dict[str, Any]


def type_of(schema: Schema) -> str:
    """The TypeScript type of one JSON Schema, as an expression."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(option) for option in schema["anyOf"])
    match schema.get("type"):
        case "null":
            return "null"
        case "array" if not schema.get("items"):
            return "unknown[]"
        case "array":
            item = type_of(schema["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object" if not (schema.get("properties") or schema.get("additionalProperties")):
            return "Record<string, unknown>"
        case "object" if "additionalProperties" in schema:
            return f"Record<string, {type_of(schema['additionalProperties'])}>"
        case str(name) if name in PLAIN:
            return PLAIN[name]
    raise ValueError(f"no TypeScript type is known for {schema}")


def comment(text: str) -> str:
    """A docstring as a TypeScript comment."""
    lines = textwrap.dedent(text).replace("``", "`").strip().splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def interface(name: str, schema: Schema) -> str:
    """One struct as an exported interface."""
    required = set(schema.get("required", ()))
    members = "".join(
        f"  {member}{'' if member in required else '?'}: {type_of(kind)};\n"
        for member, kind in schema["properties"].items()
    )
    described = comment(schema["description"]) if "description" in schema else ""
    return f"{described}export interface {name} {{\n{members}}}\n"


def wire_ts() -> str:
    """The whole file."""
    unions = {"FromClient": wire.FromClient, "FromServer": wire.FromServer}
    schemas, components = msgspec.json.schema_components(
        list(unions.values()), ref_template="#/$defs/{name}"
    )
    parts = [HEADER, *(interface(name, schema) for name, schema in components.items())]
    for name, schema in zip(unions, schemas, strict=True):
        parts.append(f"export type {name} = {type_of(schema)};\n")
    return "\n".join(parts)


def main() -> int:
    """Write the file, or with ``--check`` compare it."""
    text = wire_ts()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET} is out of date: run `make wire`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
