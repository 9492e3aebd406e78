"""Validates backend.yaml files by Documentation/backend.schema.json, with a public JSON Schema validator.

    ci/python ci/documents/configurations.py

Run from the checkout's root. Every backend.yaml and every example of the keys' page is valid; of the mistakes below none is.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import yaml
from fences import fences
from jsonschema import Draft202012Validator

SCHEMA = Path("Documentation/backend.schema.json")
PAGE = Path("Documentation/configuration.md")
MISTAKES = [
    "speck: Specs/a.yaml",
    "version: '1.0'",
    "version: 1",
    "spec: ../a.yaml",
    "slots: timestamp",
    "slots: ['']",
    "access: open",
    "include: {tag: [pets]}",
    "include: {deprecated: 'yes'}",
    "names: {schemas: {Pet: [Animal]}}",
    "types: {formats: {int64: 'Int64?'}}",
    "module: 1st",
    "[]",
]


def main() -> int:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    backends = sorted(Path("Backends").glob("*/backend.yaml"))
    sound = [(str(path), path.read_text(encoding="utf-8")) for path in backends]
    sound += [(str(fence), fence.text) for fence in fences(PAGE) if fence.language == "yaml" and ":" in fence.text]
    sound = [(name, text) for name, text in sound if yaml.safe_load(text) is not None]
    if len(backends) == 0 or len(sound) == len(backends):
        print("configurations: found no backend.yaml, or no example", file=sys.stderr)
        return 1
    failures = [
        f"{name}: {error.json_path}: {error.message}"
        for name, text in sound
        for error in validator.iter_errors(yaml.safe_load(text))
    ]
    failures += [f"valid, and should not be: {text}" for text in MISTAKES if validator.is_valid(yaml.safe_load(text))]
    for failure in failures:
        print(f"configurations: {failure}", file=sys.stderr)
    if not failures:
        print(f"configurations: {len(sound)} valid, {len(MISTAKES)} mistakes noticed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
