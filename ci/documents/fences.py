"""Reads the fenced blocks of Markdown files."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Fence:
    """One fenced block: the line of its text, its language, its text, and the Swift code that a comment above it supplies."""

    file: Path
    line: int
    language: str
    text: str
    given: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


GIVEN = re.compile(r"<!--\s*given:(.*?)-->\s*\Z", re.DOTALL)


def fences(file: Path) -> list[Fence]:
    """All fenced blocks of a file, in order. A comment `<!-- given: let x = 1 -->` directly above a block supplies Swift code."""
    found: list[Fence] = []
    lines = file.read_text(encoding="utf-8").splitlines()
    above: list[str] = []
    block: tuple[str, str, int, list[str]] | None = None
    for number, line in enumerate(lines, 1):
        opening = re.match(r"(\s*)(`{3,}|~{3,})\s*([A-Za-z0-9_-]*)", line)
        if block is None and opening:
            block = (opening[2], opening[3].lower(), number + 1, [])
        elif block is None:
            above.append(line)
        elif line.strip() == block[0]:
            given = GIVEN.search("\n".join(above))
            found.append(Fence(file, block[2], block[1], "\n".join(block[3]), given[1].strip() if given else ""))
            block, above = None, []
        else:
            block[3].append(line)
    if block is not None:
        raise SystemExit(f"{file}:{block[2] - 1}: a fence without an end")
    return found


def tracked(pattern: str) -> list[Path]:
    """The tracked and the new files whose names match a pattern."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", pattern, f"**/{pattern}"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    return sorted({Path(name) for name in listed if Path(name).is_file()})
