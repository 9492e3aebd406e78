"""The documents of a folder, and which checks apply to each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

VERSION = re.compile(r"""(?m)(?:^|[{,]\s*)["']?(openapi|swagger)["']?\s*:\s*["']?([0-9]+\.[0-9]+(?:\.[0-9]+)?)""")
HERE = Path(__file__).parent


@dataclass(frozen=True)
class Document:
    # The name in the table.
    name: str
    file: Path
    version: str

    @property
    def is_older(self) -> bool:
        return not self.version.startswith(("2.0", "3.0", "3.1", "3.2"))


def published(folder: Path) -> list[Document]:
    """The documents of a folder: those in its subfolders `corpus` and `specs/upstream`, or without these its own."""
    parts = [part for part in (folder / "corpus", folder / "specs/upstream") if part.is_dir()]
    return [document for part in parts or [folder] for document in _in(part)]


def fixtures() -> list[Document]:
    """Our own documents, one for each construct."""
    return in_folder(HERE / "fixtures", "fixtures/")


def in_folder(folder: Path, prefix: str) -> list[Document]:
    """The documents of a folder, named by a prefix and their path in it."""
    return [Document(prefix + one.name, one.file, one.version) for one in _in(folder)]


def _in(folder: Path) -> list[Document]:
    found = []
    for file in sorted(folder.rglob("*")):
        if file.suffix not in (".yaml", ".yml", ".json") or not file.is_file():
            continue
        # The parts of a document in several files have no version.
        text = file.read_text(encoding="utf-8-sig")
        version = VERSION.search(text if file.parent == folder else text[:2000])
        if version:
            found.append(Document(str(file.relative_to(folder)), file, version[2]))
    return found


def listed(name: str) -> list[list[str]]:
    """The words of each line of a list beside this file; `#` begins a comment."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line.split() for line in lines if line.strip() and not line.startswith("#")]


def quick() -> set[str]:
    """The published documents that are quick enough for every run."""
    return {words[0] for words in listed("quick.txt")}


def allowances() -> dict[str, set[str]]:
    """The rules that each document violates by its own faults."""
    found: dict[str, set[str]] = {}
    for name, rule, *reason in listed("allowed.txt"):
        if not reason:
            raise ValueError(f"allowed.txt: {name} {rule} has no reason")
        found.setdefault(name, set()).add(rule)
    return found
