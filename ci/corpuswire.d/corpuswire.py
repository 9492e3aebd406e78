"""Sends the requests of generated operations over loopback, and validates them against their documents.

    ci/corpuswire [FOLDER] [--all] [--update] [--only NAME]… [--count COUNT]

FOLDER contains published documents; without it only our own fixtures are read. The most different operations of each document
are generated, and called with values made from their schemas. A public validator judges the requests, and must find every planted
fault. Prints a line for each document, and exits 1 if it differs from the table.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import warnings
from dataclasses import dataclass, field
from pathlib import Path

import documents
import table
from arriving import Given, lost
from calls import Calls, NoCall
from documents import Document
from judge import Judge
from listening import Listening
from loading import Source
from picked import picked
from planting import planted
from program import NotBuilt, Program
from reading import CONFIG, for_one_server
from reduced import NotReduced, reduce
from running import run
from values import NoValue

HERE = Path(__file__).parent
TABLE = HERE / "table.txt"
HEAD = """\
# Requests of generated operations, validated against their documents. `ci/corpuswire --update` writes this file.
# `sound` requests are valid for a public validator; each other one is listed with the reason. Faults are planted in the sound
# ones. Those that the validator does not notice are listed, too: it does not check these parts.
"""
COUNT = 12


@dataclass
class Figures:
    name: str
    tried: int = 0
    sound: int = 0
    planted: int = 0
    noticed: int = 0
    # Operation and reason.
    misses: list[tuple[str, str]] = field(default_factory=list)
    unnoticed: list[tuple[str, str]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    told: str = ""

    @property
    def rows(self) -> list[str]:
        figures = (f"{self.name}  sound  {self.sound} of {self.tried} operations, {self.noticed} of {self.planted} "
                   "planted faults noticed")
        known = reasons()
        missed = (f"{self.name}  missed  {operation}  {fault}" + known.get((self.name, operation), "")
                  for operation, fault in self.misses)
        return [figures, *missed,
                *(f"{self.name}  unnoticed  {operation}  {fault}" for operation, fault in self.unnoticed)]


def reasons() -> dict[tuple[str, str], str]:
    """The reasons why correct operations are listed as misses, by document and operation."""
    lines = (HERE / "reasons.txt").read_text(encoding="utf-8").splitlines()
    parts = [line.split("  ", 2) for line in lines if line and not line.startswith("#")]
    return {(name, operation): f" ({reason})" for name, operation, reason in parts}


def measured(document: Document, count: int, generator: Path, modules: Path, allowed: set[str], doctor=lambda text: text
             ) -> Figures:
    """The figures of one document; `doctor` changes the generated code, for tests of the check."""
    figures = Figures(document.name)
    folder = Path(tempfile.mkdtemp(prefix="corpuswire-"))
    try:
        _measure(figures, document, count, generator, modules, allowed, folder, doctor)
    except (NotBuilt, NotReduced) as fault:
        figures.faults = str(fault).splitlines()
    finally:
        shutil.rmtree(folder)
    return figures


def _measure(figures, document, count, generator, modules, allowed, folder, doctor) -> None:
    source = Source.read(document.file)
    chosen = picked(source, count)
    # Only documents of OpenAPI 3 are reduced.
    small = document.file if source.is_swagger else reduce(source, chosen, generator, folder)
    swift, types = folder / "Generated.swift", folder / "types.json"
    flags = [word for rule in sorted(allowed) for word in ("--allow", rule)]
    made = run([str(generator), str(small), "-o", str(swift), "--types", str(types), *flags], limit=180)
    if made.code != 0:
        figures.faults = ["it is not generated", *made.output.splitlines()[-3:]]
        return
    swift.write_text(doctor(swift.read_text(encoding="utf-8")), encoding="utf-8")
    type_map = source.map_of_types(types)
    mapped = {(one["method"].lower(), one["path"]): one for one in type_map["operations"]}
    calls, called = Calls(source, type_map, swift.read_text(encoding="utf-8")), []
    for operation in chosen:
        figures.tried += 1
        try:
            called.append((operation, *calls.block(operation, mapped[operation.method, operation.path])))
        except (NoValue, NoCall, KeyError) as fault:
            figures.misses.append((operation.name, f"not called: {fault}"))
    program = Program(swift, type_map["namespace"], [call for _, call, _ in called], modules, folder)
    figures.told = f"compiled in {program.built.seconds:.0f} s and {program.built.megabytes} MB"
    judge = Judge.of(document.name, for_one_server(source.root.node), CONFIG)
    with Listening(judge) as listening:
        answers = program.run(listening.base)
        arrived = iter(list(listening.received))
        for (operation, _, given), answer in zip(called, answers, strict=True):
            if answer != "sent":
                figures.misses.append((operation.name, f"not sent: {answer[:200]}"))
                continue
            _count(figures, source, operation, given, next(arrived), listening)


def _count(figures: Figures, source: Source, operation, given: Given, request, listening: Listening) -> None:
    figures.lines.append(request.line + (f" {request.body[:2000]!r}" if request.body else ""))
    fault = request.faults[0] if request.faults else lost(listening.judge, request, given)
    if fault is not None:
        figures.misses.append((operation.name, fault))
        return
    figures.sound += 1
    for fault, faulty in planted(source, operation, request):
        figures.planted += 1
        if listening.send(faulty).faults:
            figures.noticed += 1
        else:
            figures.unnoticed.append((operation.name, fault))


def selected(arguments: argparse.Namespace) -> list[Document]:
    found = documents.in_folder(HERE / "fixtures", "fixtures/")
    listed = [line.split() for line in (HERE / "documents.txt").read_text(encoding="utf-8").splitlines()
              if line and not line.startswith("#")]
    wanted = {name for name, when in listed if arguments.all or when == "always"}
    if arguments.folder:
        found += [one for one in documents.published(arguments.folder) if one.name in (arguments.only or wanted)]
    return [one for one in found if not arguments.only or one.name in arguments.only]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="ci/corpuswire", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--all", action="store_true", help="also the documents that take long")
    parser.add_argument("--update", action="store_true", help="write what is found into the table")
    parser.add_argument("--only", action="append", help="this document alone (repeatable)")
    parser.add_argument("--count", type=int, default=COUNT, help="so many operations of each document")
    parser.add_argument("--lines", action="store_true", help="print what arrived")
    parser.add_argument("--generator", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--modules", type=Path, required=True, help=argparse.SUPPRESS)
    arguments = parser.parse_args()

    # The validator does not check bearer tokens of OAuth, and warns each time.
    warnings.filterwarnings("ignore", message="Unsupported scheme type")
    allowed, told = documents.allowances(), table.read(TABLE)
    failures, wanted = 0, selected(arguments)
    for one in wanted:
        figures = measured(one, arguments.count, arguments.generator, arguments.modules, allowed.get(one.name, set()))
        missed = {operation for operation, _ in figures.misses}
        figures.faults += [f"reasons.txt has {operation}, which is not missed: take the line away"
                           for name, operation in reasons()
                           if name == figures.name and operation not in missed and arguments.count == COUNT]
        difference = table.difference(told.get(figures.name, []), figures.rows)
        if arguments.update and not figures.faults:
            told[figures.name], difference = figures.rows, []
            table.write(TABLE, told, HEAD)
        bad = bool(figures.faults or difference)
        failures += bad
        print(f"{'FAILED' if bad else 'ok'}: {figures.rows[0]}; {figures.told}")
        for line in figures.faults + difference + (figures.lines if arguments.lines else []):
            print(f"    {line}")
        sys.stdout.flush()
    print(f"corpuswire: {len(wanted)} documents, {failures} failed")
    return 0 if wanted and not failures else 1


if __name__ == "__main__":
    sys.exit(main())
