"""A program that sends the requests of generated operations."""

from __future__ import annotations

import subprocess
from pathlib import Path

from running import run

FIXED = Path(__file__).with_name("Harness.swift")
IMPORTS = "@_spi(Generated) import DeclarativeOpenAPIRuntime\n@_spi(Generated) import DeclarativeRequests\nimport Foundation\n\n"


class NotBuilt(Exception):
    pass


class Program:
    """Compiles the generated code with these calls, and runs it."""

    def __init__(self, generated: Path, namespace: str, calls: list[str], modules: Path, folder: Path):
        self.file = folder / "wire"
        table = folder / "Calls.swift"
        table.write_text(IMPORTS + _table(namespace, calls), encoding="utf-8")
        objects = sorted(file for target in ("DeclarativeOpenAPIRuntime", "DeclarativeRequests")
                         for file in (modules.parent / f"{target}.build").rglob("*.o"))
        self.built = run(
            ["swiftc", "-Onone", "-j2", "-swift-version", "6", "-suppress-warnings", "-parse-as-library",
             "-module-name", "CorpusWire", "-I", str(modules), "-o", str(self.file),
             *map(str, [FIXED, generated, table, *objects])], limit=900)
        if self.built.code != 0:
            errors = [line for line in self.built.output.splitlines() if "error:" in line]
            raise NotBuilt("\n".join(errors[:20] or self.built.output.splitlines()[-5:]))

    def run(self, base: str, limit: float = 120) -> list[str]:
        """The result of each call."""
        finished = subprocess.run([str(self.file), base], capture_output=True, text=True, timeout=limit)
        if finished.returncode != 0:
            raise NotBuilt(f"the program ended with {finished.returncode}: {finished.stderr[-500:]}")
        return finished.stdout.splitlines()


def _table(namespace: str, calls: list[str]) -> str:
    text = f"extension {namespace} {{\n"
    for number, call in enumerate(calls):
        text += f"    static func call{number}() throws -> RequestBlock {{\n        try {call}\n    }}\n"
    listed = ", ".join(f"{namespace}.call{number}" for number in range(len(calls)))
    return text + f"}}\n\nlet calls: [@Sendable () throws -> RequestBlock] = [{listed}]\n"
