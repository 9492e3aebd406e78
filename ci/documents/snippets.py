"""Compiles every Swift block of the Markdown pages, and checks that every line of a shell block names an existing command.

    python3 ci/documents/snippets.py MODULES

Run from the checkout's root; MODULES is the folder of the built runtime and backend modules. Each Swift block is compiled as a
separate program, which imports every built library and begins with the code of the block's `given` comment. A block that begins
with `// swift-tools-version` is a manifest; a block of only `.package(…)` and `.product(…)` lines is part of a manifest.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from fences import Fence, fences, tracked

MANIFEST_LINE = re.compile(r"\s*\.(package|product)\(.*\),?\s*\Z")


def run(*command: str) -> str | None:
    """The output of a command that fails; None if it succeeds."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return None if done.returncode == 0 else done.stderr + done.stdout


def libraries() -> list[str]:
    """The modules of the runtime and of every backend."""
    return sorted(path.name for pattern in ("Runtime/Sources/*", "Backends/*/Sources/*") for path in Path().glob(pattern))


def compile_program(fence: Fence, modules: str, folder: Path) -> str | None:
    imports = ["Foundation", *(name for name in libraries() if Path(modules, f"{name}.swiftmodule").exists())]
    lines = [f"import {name}" for name in imports]
    lines += ["#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif", fence.given]
    lines += [f'#sourceLocation(file: "{fence.file}", line: {fence.line})', fence.text]
    source = folder / "main.swift"
    source.write_text("\n".join(lines) + "\n", encoding="utf-8")
    headers = [word for path in sorted(Path().glob("Backends/*/Sources/*/include")) for word in ("-I", str(path))]
    return run(
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-warnings-as-errors",
        "-module-name", "Snippet", "-I", modules, *headers, str(source))


def compile_manifest(fence: Fence, folder: Path) -> str | None:
    text = fence.text
    lines = [line for line in text.splitlines() if line.strip()]
    if all(MANIFEST_LINE.match(line) for line in lines):
        parts = {kind: ",\n".join(line.strip().rstrip(",") for line in lines if line.strip().startswith(f".{kind}("))
                 for kind in ("package", "product")}
        text = (
            "// swift-tools-version: 6.2\nimport PackageDescription\n"
            'let package = Package(name: "App", platforms: [.macOS(.v14)],\n'
            f"dependencies: [{parts['package']}],\n"
            f'targets: [.target(name: "App", dependencies: [{parts["product"]}])])\n')
    (folder / "Package.swift").write_text(text, encoding="utf-8")
    return run("swift", "package", "--package-path", str(folder), "dump-package")


def is_manifest(text: str) -> bool:
    lines = [line for line in text.splitlines() if line.strip()]
    return text.startswith("// swift-tools-version") or (bool(lines) and all(map(MANIFEST_LINE.match, lines)))


def workspace_commands() -> set[str]:
    """The commands that `./workspace help` lists: the first word of each indented line."""
    said = subprocess.run(["./workspace", "help"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    return set(re.findall(r"^\s+(?:\./workspace )?([a-z]+)\b", said.stdout, re.MULTILINE))


def unknown_commands(fence: Fence, known: set[str]) -> list[str]:
    """One sentence for each line of a shell block whose command does not exist."""
    wrong = []
    for offset, line in enumerate(fence.text.splitlines()):
        words = shlex.split(line.removeprefix("$ "), comments=True)
        if not words:
            continue
        where = f"{fence.file}:{fence.line + offset}"
        if words[0] == "./workspace":
            if len(words) < 2 or words[1] not in known:
                wrong.append(f"{where}: no command of ./workspace: {line.strip()}")
        elif shutil.which(words[0]) is None and words[0] != "cd":
            wrong.append(f"{where}: no such command: {words[0]}")
    return wrong


def is_tested_elsewhere(file: Path) -> bool:
    """Whether a page is that of rules, whose examples the generator's tests run."""
    return file == Path("Documentation/rules.md") or file.parent.name == "Pages"


def main() -> None:
    modules = sys.argv[1]
    checked, failed = 0, 0
    known: set[str] | None = None
    for file in tracked("*.md"):
        if is_tested_elsewhere(file):
            continue
        for fence in fences(file):
            said: str | None = None
            with tempfile.TemporaryDirectory() as folder:
                if fence.language == "swift" and is_manifest(fence.text):
                    said = compile_manifest(fence, Path(folder))
                elif fence.language == "swift":
                    said = compile_program(fence, modules, Path(folder))
                elif fence.language in {"sh", "bash", "shell", "console"}:
                    known = known or workspace_commands()
                    said = "\n".join(unknown_commands(fence, known)) or None
                else:
                    continue
            checked += 1
            failed += said is not None
            print(f"ok: {fence}" if said is None else f"FAILED: {fence}\n{said}")
    print(f"snippets: {checked} blocks, {failed} failed")
    sys.exit(1 if failed or not checked else 0)


if __name__ == "__main__":
    main()
