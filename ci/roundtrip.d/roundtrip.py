"""Decodes the examples in documents with the generated models, encodes them again, and compares.

    ci/roundtrip [FOLDER] [--all] [--update] [--only NAME]…

FOLDER contains published documents; without it only documents of this repository are read. Prints a line for each document and
for every example that changed. Exits 1 if the result differs from the table.
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
from comparing import Compare
from documents import Document
from examples import published
from harness import Harness, NotBuilt
from judging import Judge
from loading import Source
from running import run
from swift_types import SwiftType
from typed import Typing

HERE = Path(__file__).parent
TABLE = HERE / "table.txt"
HEAD = """\
# The examples of documents after decoding and encoding by the generated models. `ci/roundtrip --update` writes this file.
# `tried` examples satisfy their schema by a public validator, `invalid` ones do not; `unlisted` ones differ only in keys that no
# schema lists. Every other example is listed with the reason.
"""
TARGET = 99.0


@dataclass
class Figures:
    name: str
    tried: int = 0
    decoded: int = 0
    equal: int = 0
    invalid: int = 0
    unlisted: int = 0
    # Pointer of the example and reason.
    misses: list[tuple[str, str]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    told: str = ""
    # The reason why it is skipped.
    not_yet: str | None = None

    @property
    def percentage(self) -> float:
        return 100.0 * self.equal / self.tried if self.tried else 100.0

    @property
    def rows(self) -> list[str]:
        if self.not_yet:
            return [f"{self.name}  not yet  {self.not_yet}"]
        share = f"{int(self.percentage * 100) / 100:.2f} %" if self.tried else "no examples"
        figures = (f"{self.name}  equal  {share}, {self.tried} tried, {self.decoded} decoded, {self.equal} equal, "
                   f"{self.unlisted} unlisted, {self.invalid} invalid")
        return [figures, *(f"{self.name}  missed  {pointer}  {reason}" for pointer, reason in self.misses)]


def measured(document: Document, generator: Path, modules: Path, allowed: set[str]) -> Figures:
    folder = Path(tempfile.mkdtemp(prefix="roundtrip-"))
    try:
        return measure(document, generator, modules, allowed, folder)
    finally:
        shutil.rmtree(folder)


def measure(
    document: Document, generator: Path, modules: Path, allowed: set[str], folder: Path, doctor=lambda text: text
) -> Figures:
    """The figures of one document; `doctor` changes the generated code, for tests of the check."""
    figures, source = Figures(document.name), Source.read(document.file)
    if source.other_files(document.file.parent):
        figures.not_yet = "several files"
        return figures
    swift, types = folder / "Generated.swift", folder / "types.json"
    flags = [word for rule in sorted(allowed) for word in ("--allow", rule)]
    made = run([str(generator), str(document.file), "-o", str(swift), "--types", str(types), *flags], limit=180)
    if made.code != 0:
        figures.faults = ["it is not generated", *made.output.splitlines()[-3:]]
        return figures
    swift.write_text(doctor(swift.read_text(encoding="utf-8")), encoding="utf-8")
    type_map = source.map_of_types(types)
    typing, judge = Typing(source, type_map).run(), Judge(source)
    asked = []
    for example in published(source, typing):
        typed = typing.of(example.schema)
        places = list(typed.places) if typed else [example.schema]
        if judge.fault(example.value.node, places) is not None:
            figures.invalid += 1
            continue
        figures.tried += 1
        if typed is None:
            figures.misses.append((example.value.pointer, "its schema has no generated type"))
            continue
        if typed.type.unwrapped.name in ("Void", "MultipartFile"):
            figures.misses.append((example.value.pointer, f"its type is {typed.type}"))
            continue
        # A null is an example of an optional type.
        type_ = typing.coded(typed.type.unwrapped, places)
        asked.append((example, places, str(SwiftType("?", type_) if example.value.node is None else type_)))
    if asked:
        try:
            harness = Harness(swift, type_map["namespace"], sorted({type_ for _, _, type_ in asked}), modules, folder)
            figures.told = f"compiled in {harness.built.seconds:.0f} s and {harness.built.megabytes} MB"
            answers = harness.run([(type_, example.value.node) for example, _, type_ in asked])
        except NotBuilt as fault:
            figures.faults = str(fault).splitlines()
            return figures
        compare = Compare(source, typing.models, judge)
        for (example, places, type_), answer in zip(asked, answers):
            _count(figures, compare, example, places, type_, answer)
    figures.misses.sort()
    return figures


def _count(figures: Figures, compare: Compare, example, places: list, type_: str, answer: dict) -> None:
    pointer = example.value.pointer
    if "error" in answer:
        figures.misses.append((pointer, f"not decoded as {type_}: {answer['error']}"))
        return
    figures.decoded += 1
    difference = compare.run(example.value.node, answer, places)
    if difference.missed:
        below, reason = difference.missed[0]
        figures.misses.append((pointer, f"{reason}: {below}" if below else reason))
        return
    figures.equal += 1
    figures.unlisted += bool(difference.unlisted)


def selected(arguments: argparse.Namespace) -> Iterator[Document]:
    own = [*documents.in_folder(HERE / "fixtures", "fixtures/"), *documents.in_folder(HERE.parents[1] / "Specs", "Specs/")]
    quick = documents.quick()
    for document in own + (documents.published(arguments.folder) if arguments.folder else []):
        name = document.name
        if document.is_older:
            continue
        if name in arguments.only if arguments.only else arguments.all or document in own or name in quick:
            yield document


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="ci/roundtrip", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--all", action="store_true", help="also the documents that take long")
    parser.add_argument("--update", action="store_true", help="write what is found into the table")
    parser.add_argument("--only", action="append", help="this document alone (repeatable)")
    parser.add_argument("--generator", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--modules", type=Path, required=True, help=argparse.SUPPRESS)
    arguments = parser.parse_args()

    wanted = sorted(selected(arguments), key=lambda one: one.file.stat().st_size)
    allowed, told = documents.allowances(), table.read(TABLE)
    failures = below = 0
    with ProcessPoolExecutor(max_workers=min(2, os.cpu_count() or 1)) as pool:
        jobs = [pool.submit(measured, one, arguments.generator, arguments.modules, allowed.get(one.name, set()))
                for one in wanted]
        for job in jobs:
            figures = job.result()
            difference = table.difference(told.get(figures.name, []), figures.rows)
            if arguments.update and not figures.faults:
                told[figures.name], difference = figures.rows, []
            bad = bool(figures.faults or difference)
            failures += bad
            below += figures.percentage < TARGET
            print("; ".join(filter(None, [f"{'FAILED' if bad else 'ok'}: {figures.rows[0]}", figures.told])))
            for line in figures.faults + difference:
                print(f"    {line}")
            sys.stdout.flush()
            if arguments.update:
                table.write(TABLE, told, HEAD)
    print(f"roundtrip: {len(wanted)} documents, {failures} failed, {below} below {TARGET:.0f} % equal")
    return 0 if wanted and not failures else 1


if __name__ == "__main__":
    sys.exit(main())
