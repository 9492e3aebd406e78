"""The checked-in table: the losses of every document, and the share of precise types."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from pathlib import Path

from fidelity import Report

HEAD = """\
# The losses of each document, and the share of its types that are precise. `ci/corpus --update` writes this file.
# For each document: one line for each rule with the number of its findings, and one for each kind of imprecise type with the
# number of its uses and the first of them.
"""
FINDING = re.compile(r"(?m)^.*:\d+:\d+: (error|warning|note): .* \[([\w.-]+)\]$")


def findings(output: str) -> Counter[tuple[str, str]]:
    """The generator's findings by severity and rule."""
    return Counter(FINDING.findall(output))


def rows(name: str, found: Counter[tuple[str, str]], report: Report) -> list[str]:
    """The table's facts about one document."""
    lines = [f"{name}  fidelity  {percent(report)}, {len(report.misses)} of {report.checked} missed"]
    first: dict[str, str] = {}
    for pointer, sentence in report.misses:
        first.setdefault(sentence, pointer)
    lines += [f"{name}  missed  {count}  {sentence}: {first[sentence]}"
              for sentence, count in sorted(report.sentences.items())]
    return lines + [f"{name}  {severity}  {count}  {rule}" for (severity, rule), count in sorted(found.items())]


def percent(report: Report) -> str:
    """The share of precise types, never rounded up to 100 %."""
    return f"{int(report.percentage * 100) / 100:.2f} %"


def read(file: Path) -> dict[str, list[str]]:
    """The lines of each document."""
    told: dict[str, list[str]] = {}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                told.setdefault(line.split("  ")[0], []).append(line)
    return told


def write(file: Path, told: dict[str, list[str]], head: str = HEAD) -> None:
    text = head + "".join("\n" + "".join(f"{line}\n" for line in told[name]) for name in sorted(told))
    file.write_text(text, encoding="utf-8")


def difference(told: list[str], found: list[str]) -> list[str]:
    """Lines that only the table has, with `-`, and lines that only this run has, with `+`."""
    return [line for line in difflib.unified_diff(told, found, n=0, lineterm="")
            if not line.startswith(("---", "+++", "@@"))]
