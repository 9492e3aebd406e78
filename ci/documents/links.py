"""Checks that the targets of links in a README exist: the file, and the named part of a list of expected output.

    python3 ci/documents/links.py

Run from the checkout's root. Links to other sites and to places in a page are left alone.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fences import tracked

LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")


def broken(page: Path) -> list[str]:
    """One sentence for each broken link of a page."""
    wrong = []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        for text, target in LINK.findall(line):
            if "://" in target or target.startswith("#"):
                continue
            file = page.parent / target.split("#")[0]
            if not file.exists():
                wrong.append(f"{page}:{number}: there is no {target}")
            elif file.name.endswith(".output.txt") and f"# {text}" not in file.read_text(encoding="utf-8").splitlines():
                wrong.append(f"{page}:{number}: {target} has no part called {text}")
    return wrong


def main() -> None:
    pages = tracked("README.md")
    found = [sentence for page in pages for sentence in broken(Path(page))]
    print("\n".join([*found, f"links: {len(pages)} pages, {len(found)} broken"]))
    sys.exit(1 if found or not pages else 0)


if __name__ == "__main__":
    main()
