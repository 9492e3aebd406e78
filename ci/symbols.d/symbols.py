"""The public symbols of modules, as a Markdown list, from the graphs of `swift symbolgraph-extract`.

    symbols.py GRAPHS MODULE…

One line for each symbol: its declaration and the first sentence of its doc comment, sorted by name. A symbol without a doc
comment is an error that names it.
"""

import json
import pathlib
import re
import sys

KINDS_WITHOUT_LINES = {"swift.extension"}


def first_sentence(comment):
    """The first paragraph, up to the first full stop that ends a sentence."""
    paragraph = []
    for line in comment["lines"]:
        text = line["text"].strip()
        if not text:
            break
        paragraph.append(text)
    text = " ".join(paragraph)
    end = re.search(r"\.(?=\s+[A-Z`])", text)
    return text[: end.end()] if end else text


def declaration(symbol):
    """The declaration in one line, without the attributes that each one has."""
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    text = re.sub(r"\s+", " ", text)
    return re.sub(r"^(nonisolated |indirect |@resultBuilder )+", "", text).strip()


def symbols(folder, module):
    """The symbols of a module and of its extensions of types from other modules, each once."""
    found = {}
    for path in sorted(folder.glob(f"{module}.symbols.json")) + sorted(folder.glob(f"{module}@*.symbols.json")):
        for symbol in json.loads(path.read_text())["symbols"]:
            if symbol["kind"]["identifier"] not in KINDS_WITHOUT_LINES:
                found[symbol["identifier"]["precise"]] = symbol
    return sorted(found.values(), key=lambda symbol: (symbol["pathComponents"], declaration(symbol)))


def main():
    folder, modules = pathlib.Path(sys.argv[1]), sys.argv[2:]
    listed = {module: symbols(folder, module) for module in modules}
    missing = []
    print("# Public symbols of the runtime\n")
    counts = [f"{len(listed[module])} in `{module}`" for module in modules]
    print(
        f"{sum(map(len, listed.values()))} symbols: {', '.join(counts)}. Made by `ci/symbols --update`. What only generated code\n"
        "calls is `@_spi(Generated)`; a member that an app reaches through a protocol, such as `encode(to:)`, is\n"
        "`@_spi(Conformance)`. Neither is listed."
    )
    for module in modules:
        print(f"\n## {module}\n")
        for symbol in listed[module]:
            name = ".".join(symbol["pathComponents"])
            comment = symbol.get("docComment")
            if not comment or not first_sentence(comment):
                missing.append(f"{module}: {name} has no doc comment")
                continue
            print(f"- **{name}** `{declaration(symbol)}` {first_sentence(comment)}")
    if missing:
        sys.exit("\n".join(missing))


main()
