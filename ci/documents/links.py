"""Checks the links of every Markdown page: the linked file exists, and so does the linked heading or program.

    python3 ci/documents/links.py

Run from the checkout's root. A link to a file of expected output names one of its programs: the link's text is a line `# text`
of the file. Links to other sites are not followed.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fences import tracked

LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
HEADING = re.compile(r"#+ +(.*)")


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a page, each once."""
    headings = HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def broken(page: Path) -> list[str]:
    """One sentence for each broken link of a page."""
    wrong = []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        for text, target in LINK.findall(line):
            if "://" in target:
                continue
            path, _, anchor = target.partition("#")
            file = page.parent / path if path else page
            if not file.exists():
                wrong.append(f"{page}:{number}: there is no {target}")
            elif anchor and file.suffix == ".md" and anchor not in anchors(file):
                wrong.append(f"{page}:{number}: {path or 'this page'} has no heading for #{anchor}")
            elif file.name.endswith(".output.txt") and f"# {text}" not in file.read_text(encoding="utf-8").splitlines():
                wrong.append(f"{page}:{number}: {target} has no program called {text}")
    return wrong


def main() -> None:
    pages = tracked("*.md")
    found = [sentence for page in pages for sentence in broken(page)]
    print("\n".join([*found, f"links: {len(pages)} pages, {len(found)} broken"]))
    sys.exit(1 if found or not pages else 0)


if __name__ == "__main__":
    main()
