"""Compares ARCHITECTURE.md's table of targets with the targets of Tools and with the imports of their sources.

    python3 ci/documents/targets.py [CHECKOUT]

A row reads ``| `Target` | holds | may import | must not |``; the names in backticks of its third column are other targets.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

IMPORT = re.compile(
    r"^\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)",
    re.MULTILINE)


def table(text: str) -> dict[str, set[str]]:
    """The targets of the table, each with the targets that it may import."""
    rows: dict[str, set[str]] = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) == 4 and re.fullmatch(r"(`[\w-]+`(, )?)+", cells[0]):
            for name in re.findall(r"`([\w-]+)`", cells[0]):
                rows[name] = set(re.findall(r"`([\w-]+)`", cells[2]))
    return rows


def targets(package: Path) -> dict[str, dict]:
    """The targets of the manifest, except for tests, with their type, path and dependencies."""
    command = ["swift", "package", "--package-path", str(package), "describe", "--type", "json"]
    described = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return {target["name"]: target for target in described["targets"] if target["type"] != "test"}


def complaints(root: Path) -> list[str]:
    """One sentence for each difference between the table, the manifest and the sources."""
    rows = table((root / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    built = targets(root / "Tools")
    found = [f"{name}: in the table, no target" for name in sorted(rows.keys() - built.keys())]
    for name, target in sorted(built.items()):
        if target["type"] == "system-target":
            continue
        if name not in rows:
            found.append(f"{name}: a target, not in the table")
            continue
        declared = set(target.get("target_dependencies", []))
        for other in sorted(declared ^ rows[name]):
            found.append(f"{name}: {'may' if other in rows[name] else 'may not'} import {other} by the table, "
                         f"{'depends' if other in declared else 'does not depend'} on it by the manifest")
        imported: set[str] = set()
        for source in sorted((root / "Tools" / target["path"]).rglob("*.swift")):
            names = set(IMPORT.findall(source.read_text(encoding="utf-8"))) & built.keys()
            imported |= names
            for other in sorted(names - rows[name]):
                found.append(f"{source.relative_to(root)}: imports {other}, which {name} may not by the table")
        for other in sorted(rows[name] & declared - imported):
            found.append(f"{name}: may import {other} by the table, and does not")
    return found


def main() -> None:
    found = complaints(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
    print("\n".join(found) if found else "targets: the table, the manifest and the imports agree")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
