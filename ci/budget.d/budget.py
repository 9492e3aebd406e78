"""What generated code costs, against checked-in figures.

    ci/budget [--update] [--largest]

For each backend and each fixture:

    lines           of the generated code
    scopes          that the type checker opens while it solves expressions
    debug-ir        instructions of LLVM in a debug build, before its passes: what the compiler works on
    debug-bytes     of the object file in debug, without debug information
    release-ir      instructions of LLVM in a release build
    release-bytes   of the object file in release
    value           bytes of the largest value of a generated type

The figures are those of the compiler itself (`-stats-output-dir`), so they are the same on every run. A figure that differs from
its line in figures.txt by more than the tolerance fails: a growth is a regression, and a gain must be recorded to be kept.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
FIGURES = HERE / "figures.txt"
FIXTURES = ("objects", "unions", "parameters")
LARGEST = ("stripe-2022-04.json", "openai.yaml", "github-createapi.yaml", "figma.yaml", "prefect-3.9.1.json")
# A growth of 10 % fails, with room for a new version of the compiler.
TOLERANCE = 0.04

HEAD = """\
# What generated code costs. `ci/budget --update` writes this file; budget.d/budget.py says what each figure is.
"""

Figures = dict[tuple[str, str], int]


def compared(known: Figures, measured: Figures) -> list[str]:
    """A sentence for each figure that is not within the tolerance of the known one."""
    faults = []
    for key in sorted(known.keys() | measured.keys()):
        name = " ".join(key)
        if key not in measured:
            faults.append(f"{name} is not measured any more")
        elif key not in known:
            faults.append(f"{name} is {measured[key]}, and figures.txt does not have it")
        elif abs(measured[key] - known[key]) > TOLERANCE * known[key]:
            change = (measured[key] - known[key]) / known[key] * 100 if known[key] else 100
            way = "grew" if measured[key] > known[key] else "shrank"
            faults.append(f"{name} {way} by {abs(change):.1f} %: {known[key]} became {measured[key]}")
    return faults


def written(figures: Figures) -> str:
    return HEAD + "".join(f"{subject} {name} {value}\n" for (subject, name), value in sorted(figures.items()))


def read(text: str) -> Figures:
    lines = (line.split() for line in text.splitlines() if line and not line.startswith("#"))
    return {(subject, name): int(value) for subject, name, value in lines}


class Measure:
    """Measures generated code, in a folder for temporary files."""

    def __init__(self, modules: Path, folder: Path):
        self.modules, self.folder = modules, folder

    def figures(self, subject: str, files: list[Path], types: list[str]) -> Figures:
        debug, release = self._statistics(files, "-Onone"), self._statistics(files, "-O")
        return {
            (subject, "lines"): sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files),
            (subject, "scopes"): debug["Sema.NumConstraintScopes"],
            (subject, "debug-ir"): debug["IRModule.NumIRInsts"],
            (subject, "debug-bytes"): debug["LLVM.NumLLVMBytesOutput"],
            (subject, "release-ir"): release["IRModule.NumIRInsts"],
            (subject, "release-bytes"): release["LLVM.NumLLVMBytesOutput"],
            (subject, "value"): self._largest(files, types),
        }

    def _compiler(self, *arguments: str) -> list[str]:
        return ["swiftc", "-swift-version", "6", "-suppress-warnings", "-wmo", "-I", str(self.modules), *arguments]

    def _statistics(self, files: list[Path], level: str) -> dict[str, int]:
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            checked(self._compiler(
                "-c", level, "-parse-as-library", "-module-name", "Generated", "-stats-output-dir", folder,
                "-o", f"{folder}/generated.o", *map(str, files)))
            texts = [file.read_text(encoding="utf-8") for file in Path(folder).glob("stats-*-swift-frontend-*.json")]
        if len(texts) != 1:
            raise SystemExit(f"budget: the compiler wrote {len(texts)} files of statistics instead of one")
        return json.loads(texts[0])

    def _largest(self, files: list[Path], types: list[str]) -> int:
        """The size of the largest value of these types."""
        if not types:
            return 0
        program, main = self.folder / "sizes", self.folder / "main.swift"
        sizes = "\n".join(f"largest = max(largest, MemoryLayout<{type_}>.size)" for type_ in types)
        main.write_text(f"nonisolated(unsafe) var largest = 0\n{sizes}\nprint(largest)\n", encoding="utf-8")
        objects = [file for target in ("DeclarativeOpenAPIRuntime", "DeclarativeRequests")
                   for file in sorted((self.modules.parent / f"{target}.build").rglob("*.o"))]
        checked(self._compiler("-Onone", "-module-name", "Sizes", "-o", str(program), *map(str, [*files, main, *objects])))
        return int(subprocess.run([str(program)], capture_output=True, text=True, check=True, timeout=60).stdout)


def checked(command: list[str]) -> None:
    finished = subprocess.run(command, capture_output=True, text=True, timeout=1200)
    if finished.returncode != 0:
        raise SystemExit(f"budget: {' '.join(command[:3])} … failed:\n{finished.stderr[:2000]}")


def declared_types(files: list[Path]) -> list[str]:
    """The structs and enums of the schemas in a generated file, with the path of each."""
    found: list[str] = []
    scope: list[tuple[int, str]] = []
    inside = False
    for line in "\n".join(file.read_text(encoding="utf-8") for file in files).splitlines():
        if line.startswith("    // MARK: - "):
            inside = line == "    // MARK: - Schemas"
        declaration = re.match(r"( *)public nonisolated (?:indirect )?(?:struct|enum) (`?\w+`?)", line)
        if not declaration:
            continue
        depth = len(declaration[1])
        scope = [one for one in scope if one[0] < depth] + [(depth, declaration[2])]
        if inside:
            found.append(".".join(name for _, name in scope))
    return found


def measured(generator: Path, modules: Path, folder: Path) -> Figures:
    measure = Measure(modules, folder)
    figures: Figures = {}
    for manifest in sorted(ROOT.glob("Backends/*/backend.yaml")):
        files = sorted(manifest.parent.glob("Sources/*/Generated/*.swift"))
        figures |= measure.figures(manifest.parent.name, files, declared_types(files))
    for name in FIXTURES:
        file = folder / f"{name}.swift"
        document = ROOT / "ci/corpus.d/fixtures" / f"{name}.yaml"
        rules = [argument for rule in allowed(generator) for argument in ("--allow", rule)]
        checked([str(generator), str(document), "--output", str(file), *rules])
        figures |= measure.figures(f"fixture-{name}", [file], declared_types([file]))
    return figures


def allowed(generator: Path) -> list[str]:
    """The rules whose refusals leave out a part of a document."""
    lines = subprocess.run([str(generator), "explain"], capture_output=True, text=True, check=True).stdout.splitlines()
    return [words[0] for words in map(str.split, lines) if words[1:2] == ["refusal"] and not words[0].startswith("slice")]


def print_largest(generator: Path, modules: Path, folder: Path) -> None:
    published = os.environ.get("PUBLISHED_DOCUMENTS")
    if not published:
        raise SystemExit("budget: PUBLISHED_DOCUMENTS must name the folder of published documents")
    rules = [argument for rule in allowed(generator) for argument in ("--allow", rule)]
    for name in LARGEST:
        file = folder / "Largest.swift"
        checked([str(generator), str(Path(published) / "corpus" / name), "--output", str(file), *rules])
        lines = file.read_text(encoding="utf-8").count("\n")
        loop = spin()
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        process = subprocess.Popen(
            ["swiftc", "-j1", "-c", "-Onone", "-g", "-enable-testing", "-parse-as-library", "-swift-version", "6",
             "-suppress-warnings", "-module-name", "Largest", "-I", str(modules), "-o", str(folder / "largest.o"), str(file)])
        peak = 0
        while process.poll() is None:
            peak = max(peak, memory(process.pid))
            time.sleep(0.2)
        seconds = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        print(f"{name}: {lines} lines, {seconds:.0f} s, {seconds / lines * 10_000:.1f} s for 10,000 lines, "
              f"{peak / 2**30:.1f} GiB; a loop that shows the machine's speed took {loop:.2f} s before and {spin():.2f} s after")


def memory(process: int) -> int:
    """The resident bytes of a process and its children."""
    total = 0
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = status.read_text().rsplit(")", 1)[1].split()
            pid = int(status.parent.name)
            if pid == process or int(words[1]) == process:
                total += int((status.parent / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except (OSError, IndexError, ValueError):
            continue
    return total


def spin() -> float:
    start = time.process_time()
    total = 0
    for number in range(3_000_000):
        total += number
    return time.process_time() - start


def main() -> int:
    parser = argparse.ArgumentParser(prog="ci/budget", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--generator", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--modules", type=Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--update", action="store_true", help="write the figures")
    parser.add_argument("--largest", action="store_true", help="compile the largest published documents")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if options.largest:
            print_largest(options.generator, options.modules, Path(folder))
            return 0
        figures = measured(options.generator, options.modules, Path(folder))
    if options.update:
        FIGURES.write_text(written(figures), encoding="utf-8")
        print(f"wrote {len(figures)} figures")
        return 0
    faults = compared(read(FIGURES.read_text(encoding="utf-8")), figures)
    for fault in faults:
        print(f"FAILED: {fault}; if that is meant, run ci/budget --update and say why in the commit")
    print(f"budget: {len(figures)} figures, {len(faults)} outside the tolerance of {TOLERANCE:.0%}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
