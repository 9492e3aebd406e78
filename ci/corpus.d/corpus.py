"""Generates and type-checks documents, and compares the losses and the precision of types with the checked-in table.

    ci/corpus [FOLDER] [--all] [--update] [--only NAME]… [--misses] [--no-compile]

FOLDER contains published documents; without it only our own fixtures are read. Every document of Swagger 2.0 and OpenAPI 3.0, 3.1
and 3.2, in one file or several, must be generated and type-check without a warning; others are listed as `not yet`. Prints a line
for each document, and the differences from the table. Exits 1 if there is a difference.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import documents
import table
from documents import Document
from fidelity import Comparison, Report
from loading import Source
from running import run

TABLE = Path(__file__).parent / "table.txt"
MEGABYTES = 4 * 1024
TARGET = 99.0


@dataclass(frozen=True)
class Tools:
    generator: Path
    # The folder of the compiled runtime.
    modules: Path
    compiles: bool


@dataclass
class Result:
    name: str
    line: str = ""
    faults: list[str] = field(default_factory=list)
    rows: list[str] = field(default_factory=list)
    report: Report | None = None


def examined(document: Document, allowed: set[str], tools: Tools) -> Result:
    """The checks of one document."""
    result = Result(document.name)
    source = None if document.is_older else Source.read(document.file)
    if source is None:
        why = f"OpenAPI {document.version}"
        result.line = f"not yet: {document.name}, {why}"
        result.rows = [f"{document.name}  not yet  {why}"]
        return result
    folder = Path(tempfile.mkdtemp(prefix="corpus-"))
    try:
        _examine(document, source, allowed, tools, folder, result)
    finally:
        shutil.rmtree(folder)
    return result


def _examine(
    document: Document, source: Source, allowed: set[str], tools: Tools, folder: Path, result: Result
) -> None:
    swift, types = folder / "Checked.swift", folder / "types.json"
    flags = [word for rule in sorted(allowed) for word in ("--allow", rule)]
    made = run([str(tools.generator), str(document.file), "-o", str(swift), "--types", str(types), *flags], limit=120)
    if made.code != 0:
        errors = [line for line in made.output.splitlines() if ": error: " in line] or made.output.splitlines()[-3:]
        result.faults = [f"it is not generated (exit {made.code})", *errors[:10]]
        result.line = f"{document.name} {document.version}"
        return
    found = table.findings(made.output)
    unused = allowed - {rule for _, rule in found}
    result.faults += [f"allowed.txt allows {rule}, which is not found any more: take the line away"
                      for rule in sorted(unused)]
    type_map = source.map_of_types(types)
    report = result.report = Comparison(source, type_map).run()
    result.rows = table.rows(document.name, found, report)
    lines = swift.read_bytes().count(b"\n")
    operations = len(type_map["operations"])
    result.line = (
        f"{document.name} {document.version}: {operations} operations, {lines} lines in {made.seconds:.1f} s and "
        f"{made.megabytes} MB; {_compiled(swift, tools, result)}; {table.percent(report)} of {report.checked} typed")


def _compiled(swift: Path, tools: Tools, result: Result) -> str:
    if not tools.compiles:
        return "not type-checked"
    # Includes the passes after type-checking, which report further warnings.
    checked = run(
        ["swiftc", "-emit-sil", "-o", os.devnull, "-wmo", "-module-name", "Checked", "-I", str(tools.modules),
         "-swift-version", "6", "-warnings-as-errors", str(swift)], limit=1200)
    if checked.code != 0:
        result.faults += ["it does not type-check", *checked.output.splitlines()[:12]]
    if checked.megabytes > MEGABYTES:
        result.faults.append(f"{checked.megabytes} MB are needed to compile it, more than {MEGABYTES}")
    return f"type-checked in {checked.seconds:.1f} s and {checked.megabytes} MB"


def selected(arguments: argparse.Namespace) -> Iterator[Document]:
    quick = documents.quick()
    found = documents.fixtures() + (documents.published(arguments.folder) if arguments.folder else [])
    for document in found:
        name = document.name
        if arguments.only:
            if name in arguments.only:
                yield document
        elif arguments.all or name in quick or document.is_older or name.startswith("fixtures/"):
            yield document


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="ci/corpus", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--all", action="store_true", help="also the documents that take long")
    parser.add_argument("--update", action="store_true", help="write what is found into the table")
    parser.add_argument("--only", action="append", help="this document alone (repeatable)")
    parser.add_argument("--misses", action="store_true", help="list every place whose type says less than the document")
    parser.add_argument("--no-compile", action="store_true", help="do not type-check what is generated")
    parser.add_argument("--generator", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--modules", type=Path, required=True, help=argparse.SUPPRESS)
    arguments = parser.parse_args()

    wanted = sorted(selected(arguments), key=lambda one: -one.file.stat().st_size)
    allowed = documents.allowances()
    told = table.read(TABLE)
    tools = Tools(arguments.generator, arguments.modules, compiles=not arguments.no_compile)
    failures = below = 0
    with ProcessPoolExecutor(max_workers=min(2, os.cpu_count() or 1)) as pool:
        jobs = [pool.submit(examined, one, allowed.get(one.name, set()), tools) for one in wanted]
        for job in jobs:
            result = job.result()
            difference = table.difference(told.get(result.name, []), result.rows) if result.rows else []
            if arguments.update and result.rows:
                told[result.name], difference = result.rows, []
            bad = bool(result.faults or difference)
            failures += bad
            below += result.report is not None and result.report.percentage < TARGET
            print(f"FAILED: {result.line}" if bad else result.line if not result.report else f"ok: {result.line}")
            for line in result.faults + difference:
                print(f"    {line}")
            if arguments.misses and result.report:
                for pointer, sentence in result.report.misses:
                    print(f"    {pointer}: {sentence}")
            sys.stdout.flush()
    if arguments.update:
        table.write(TABLE, told)
    print(f"corpus: {len(wanted)} documents, {failures} failed, {below} below {TARGET:.0f} % fidelity")
    return 0 if wanted and not failures else 1


if __name__ == "__main__":
    sys.exit(main())
