"""Compares the facts of two OpenAPI documents, and checks that they share no sentence.

    ci/python ci/servers/facts.py OURS PUBLISHED

Prints a line for each difference, with its JSON pointer, and exits 1 if there is one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import yaml

PROSE = {"description", "summary"}


def differences(ours: object, theirs: object, pointer: str = "#") -> Iterator[str]:
    """One line for each fact that is missing on one side or different, and for each sentence that both have."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted({*ours, *theirs}, key=str):
            here = f"{pointer}/{str(key).replace('~', '~0').replace('/', '~1')}"
            if key in PROSE and not isinstance(ours.get(key), dict):
                if key in ours and ours[key] == theirs.get(key):
                    yield f"{here}: the published sentence"
            elif key not in theirs:
                yield f"{here}: not published"
            elif key not in ours:
                yield f"{here}: missing"
            else:
                yield from differences(ours[key], theirs[key], here)
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for index, (left, right) in enumerate(zip(ours, theirs)):
            yield from differences(left, right, f"{pointer}/{index}")
    elif ours != theirs:
        yield f"{pointer}: {ours!r}, published as {theirs!r}"


def main() -> None:
    ours, theirs = (yaml.safe_load(open(path, encoding="utf-8")) for path in sys.argv[1:3])
    found = list(differences(ours, theirs))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
