"""Computes each backend's page of operations from its document, independently of the generator, and compares.

    ci/python ci/documents/operations.py

Run from the checkout's root. With PUBLISHED_DOCUMENTS naming a folder, the published documents are read, of which those
in `Specs/` are slices: the commands in `Specs/README.md` say which, and which tags. Without, `Specs/` is read. Prints a line
for each difference, and exits 1 when there is one.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml

METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace", "query")
ROW = re.compile(r"\| `([^`]*)` \| `([A-Z]+ [^`]*)` \| ([^|]*) \| ([^|]*) \|\Z")

Row = tuple[str, str, str]


def read(file: Path) -> dict:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def sources(readme: Path, folder: Path) -> dict[str, tuple[Path, set[str]]]:
    """The published document of each slice, with the selected tags; no tags mean all of them."""
    found = {}
    for line in readme.read_text(encoding="utf-8").splitlines():
        if line.startswith("./workspace openapi slice "):
            words = shlex.split(line.replace("$PUBLISHED_DOCUMENTS", str(folder)))
            tags = {words[at + 1] for at, word in enumerate(words) if word == "--tag"}
            found[words[words.index("-o") + 1]] = (Path(words[3]), tags)
    return found


def name(method: str, path: str, operation: dict) -> str:
    """The Swift name: the id of the operation, otherwise its method and the words of its path."""
    given = operation.get("operationId")
    words = re.findall(r"[A-Za-z0-9]+", given or f"{method} {path}")
    joined = "".join(word[:1].upper() + word[1:] for word in words)
    return joined[:1].lower() + joined[1:]


def security(document: dict, operation: dict) -> str:
    """Alternatives are joined by "or", the requirements of one alternative by "and"."""
    alternatives = operation.get("security", document.get("security", []))
    if not alternatives:
        return "public"
    return " or ".join(
        " and ".join(f"{scheme} ({', '.join(scopes)})" if scopes else scheme for scheme, scopes in alternative.items())
        or "none"
        for alternative in alternatives)


def computed(document: dict, tags: set[str], excluded: set[str]) -> dict[str, Row]:
    """The expected rows of the page, by request."""
    rows = {}
    for path, item in document["paths"].items():
        while "$ref" in item:
            target: dict = document
            for token in item["$ref"].removeprefix("#/").split("/"):
                target = target[token.replace("~1", "/").replace("~0", "~")]
            item = target
        for method in METHODS:
            operation = item.get(method)
            if operation is None or (tags and not tags & set(operation.get("tags", []))):
                continue
            alternatives = operation.get("security", document.get("security", []))
            if alternatives and all(excluded & set(alternative) for alternative in alternatives):
                continue
            statuses = sorted(str(status) for status in operation["responses"] if not str(status).startswith("x-"))
            rows[f"{method.upper()} {path}"] = (
                name(method, path, operation), ", ".join(statuses), security(document, operation))
    return rows


def differences(page: str, expected: dict[str, Row]) -> Iterator[str]:
    """One line for each row that only one side has, or that differs."""
    told: dict[str, Row] = {}
    for line in page.splitlines():
        if row := ROW.match(line):
            if row[2] in told:
                yield f"{row[2]}: is told twice"
            told[row[2]] = (row[1], row[3], row[4])
    for request in sorted({*told, *expected}):
        if told.get(request) != expected.get(request):
            yield f"{request}: {told.get(request, 'is missing')}, the document says {expected.get(request, 'nothing')}"


def main() -> int:
    folder = os.environ.get("PUBLISHED_DOCUMENTS")
    if not folder:
        print("skipped: operations of the published documents (PUBLISHED_DOCUMENTS is not set)")
    sliced = sources(Path("Specs/README.md"), Path(folder)) if folder else {}
    failures = compared = 0
    for backend in sorted(Path("Backends").glob("*/backend.yaml")):
        configuration = read(backend)
        spec = configuration["spec"]
        default = (Path(folder, "specs/upstream", Path(spec).name) if folder else Path(spec), set[str]())
        document, tags = sliced.get(spec, default)
        expected = computed(read(document), tags, set(configuration.get("excludeSchemes", [])))
        page = backend.with_name("OPERATIONS.md")
        found = list(differences(page.read_text(encoding="utf-8"), expected))
        for line in found:
            print(f"{page}: {line}")
        print(f"{'FAILED' if found else 'ok'}: {page}, {len(expected)} operations of {document.name}")
        failures += bool(found)
        compared += bool(expected)
    return 0 if compared and not failures else 1


if __name__ == "__main__":
    sys.exit(main())
