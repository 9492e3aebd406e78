"""A program that decodes JSON as generated types and encodes it again."""

from __future__ import annotations

import json
import re
import subprocess
from decimal import Decimal
from pathlib import Path

from running import run

FIXED = Path(__file__).with_name("Harness.swift")
# The lines of Swift in a file: few files, but small enough to compile two at once.
LINES = 6000
CHUNK = 100
DECLARED = re.compile(r"^    (?:public |private )?(?:nonisolated )?(?:indirect )?(?:struct|enum|typealias) (`?\w+`?)")


class NotBuilt(Exception):
    pass


class Harness:
    """Compiles the models that the types need, and runs the program."""

    def __init__(self, generated: Path, namespace: str, types: list[str], modules: Path, folder: Path):
        self.program = folder / "roundtrip"
        files = [FIXED]
        for number, text in enumerate(_files(generated.read_text(encoding="utf-8"), namespace, types)):
            files.append(folder / f"Part{number}.swift")
            files[-1].write_text(text, encoding="utf-8")
        objects = _objects(modules.parent)
        self.built = run(
            ["swiftc", "-Onone", "-j2", "-swift-version", "6", "-suppress-warnings", "-parse-as-library",
             "-module-name", "RoundTrip", "-I", str(modules), "-o", str(self.program),
             *map(str, files + objects)], limit=1800)
        if self.built.code != 0:
            raise NotBuilt("\n".join(self.built.output.splitlines()[:20]))

    def run(self, asked: list[tuple[str, object]], limit: float = 300) -> list[dict]:
        """The result of each value, in the order of the values."""
        lines = "".join(f"{type_}\t{json.dumps(value)}\n" for type_, value in asked)
        try:
            finished = subprocess.run([str(self.program)], input=lines, capture_output=True, text=True, timeout=limit)
        except subprocess.TimeoutExpired:
            raise NotBuilt(f"the program did not end in {limit:.0f} s") from None
        answers = [json.loads(line, parse_float=Decimal) for line in finished.stdout.splitlines()]
        if len(answers) != len(asked) or finished.returncode != 0:
            raise NotBuilt(f"the program ended with {finished.returncode} after {len(answers)} of {len(asked)} examples: "
                           f"{asked[min(len(answers), len(asked) - 1)][0]} {finished.stderr[-500:]}")
        return answers


def _objects(build: Path) -> list[Path]:
    """The folder of the compiled runtime."""
    return sorted(file for target in ("DeclarativeOpenAPIRuntime", "DeclarativeRequests")
                  for file in (build / f"{target}.build").rglob("*.o"))


def _files(generated: str, namespace: str, types: list[str]) -> list[str]:
    """The source files: the namespace with the models that these types need, and the table of the types."""
    models = _models(generated)
    kept = _needed(models, types)
    imports = ("@_spi(Generated) import DeclarativeOpenAPIRuntime\n@_spi(Generated) import DeclarativeRequests\n"
               "import Foundation\n\n")
    texts = [imports + f"public nonisolated enum {namespace} {{}}\n"]
    body: list[str] = []
    for name in kept:
        body += models[name]
        if len(body) > LINES:
            texts.append(imports + f"extension {namespace} {{\n" + "\n".join(body) + "\n}\n")
            body = []
    texts.append(imports + f"extension {namespace} {{\n" + "\n".join(body) + "\n}\n")
    return texts + [imports + _table(namespace, types)]


def _models(generated: str) -> dict[str, list[str]]:
    """The lines of each top-level model of the namespace."""
    lines = generated.splitlines()
    start = next((number for number, line in enumerate(lines) if line == "    // MARK: - Schemas"), len(lines))
    end = next((number for number in range(start + 1, len(lines)) if lines[number].startswith("    // MARK: - ")), len(lines) - 1)
    models: dict[str, list[str]] = {}
    waiting: list[str] = []
    name = None
    for line in lines[start + 1:end]:
        found = DECLARED.match(line)
        if found:
            name = found[1].strip("`")
            models[name], waiting = [*waiting, line], []
            # A type alias or an empty type ends on its first line.
            if "typealias" in found[0] or line.endswith("}"):
                name = None
        elif name is not None:
            models[name].append(line)
            if line == "    }":
                name = None
        else:
            waiting.append(line)
    return models


def _needed(models: dict[str, list[str]], types: list[str]) -> list[str]:
    """The models named in a type or in another needed model."""
    found: set[str] = set()
    waiting = re.findall(r"\w+", " ".join(types))
    while waiting:
        name = waiting.pop()
        if name in models and name not in found:
            found.add(name)
            code = (line for line in models[name] if not line.lstrip().startswith("///"))
            waiting += re.findall(r"\w+", " ".join(code))
    return [name for name in models if name in found]


def _table(namespace: str, types: list[str]) -> str:
    """A function that returns the round trip of a type by its name."""
    chunks = [types[start:start + CHUNK] for start in range(0, len(types), CHUNK)]
    text = f"nonisolated extension {namespace} {{\n"
    for number, chunk in enumerate(chunks):
        text += f"    static func fill{number}(_ table: inout [String: RoundTrip]) {{\n"
        text += "".join(f"        table[{json.dumps(one)}] = .of({_metatype(one)})\n" for one in chunk)
        text += "    }\n"
    text += "}\n\nfunc roundTrips() -> [String: RoundTrip] {\n    var table: [String: RoundTrip] = [:]\n"
    return text + "".join(f"    {namespace}.fill{number}(&table)\n" for number in range(len(chunks))) + "    return table\n}\n"


def _metatype(text: str) -> str:
    return f"({text}).self" if text.endswith("?") else f"{text}.self"
