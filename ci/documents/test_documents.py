"""Tests of the checks: each finds the planted faults, and no others."""

import tempfile
import unittest
from pathlib import Path

from fences import fences
from links import broken
from snippets import compile_manifest, compile_program, is_manifest, unknown_commands
from targets import complaints

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "Tools", targets: [.target(name: "A"), .target(name: "B", dependencies: ["A"])])
"""
TABLE = "| target | holds | may import | must not |\n|---|---|---|---|\n| `A` | a | – | b |\n| `B` | b | {} | c |\n"


class Documents(unittest.TestCase):
    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def write(self, name: str, text: str) -> Path:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file

    def test_broken_links(self) -> None:
        self.write("cases.output.txt", "# dates\n1\n")
        self.write("other.md", "# `a.b` and C\n")
        page = self.write(
            "README.md", "[dates](cases.output.txt) [days](cases.output.txt)\n[x](none.md#y) [z](https://h.test) [w](#w)\n"
            "[v](#w) [u](#v)\n[t](other.md#ab-and-c) [s](other.md#s)\n## W\n")
        self.assertEqual(
            broken(page),
            [
                f"{page}:1: cases.output.txt has no program called days",
                f"{page}:2: there is no none.md#y",
                f"{page}:3: this page has no heading for #v",
                f"{page}:4: other.md has no heading for #s",
            ])

    def targets(self, may_import: str, source_of_a: str, source_of_b: str) -> list[str]:
        self.write("Tools/Package.swift", MANIFEST)
        self.write("Tools/Sources/A/A.swift", source_of_a)
        self.write("Tools/Sources/B/B.swift", source_of_b)
        self.write("ARCHITECTURE.md", TABLE.format(may_import))
        return complaints(self.folder)

    def test_targets_agree(self) -> None:
        self.assertEqual(self.targets("`A`", "import Foundation\n", "private import A\n"), [])

    def test_targets_differ(self) -> None:
        self.assertEqual(
            self.targets("`C`", "@testable import B\n", "import struct A.Name\n"),
            [
                "Tools/Sources/A/A.swift: imports B, which A may not by the table",
                "B: may not import A by the table, depends on it by the manifest",
                "B: may import C by the table, does not depend on it by the manifest",
                "Tools/Sources/B/B.swift: imports A, which B may not by the table",
            ])

    def test_target_imports_less(self) -> None:
        self.assertEqual(self.targets("`A`", "", ""), ["B: may import A by the table, and does not"])

    def fence(self, text: str):
        return fences(self.write("README.md", text))[0]

    def test_fences(self) -> None:
        found = fences(self.write("README.md", "a\n<!-- given: let x = 1 -->\n\n```swift\nprint(x)\n```\n~~~ sh\nls\n~~~\n"))
        self.assertEqual(
            [(fence.line, fence.language, fence.text, fence.given) for fence in found],
            [(5, "swift", "print(x)", "let x = 1"), (8, "sh", "ls", "")])

    def test_programs(self) -> None:
        sound = self.fence("<!-- given: let x = 1 -->\n```swift\nprint(x)\n```\n")
        broken = self.fence("```swift\nprint(1)\nprint(y)\n```\n")
        self.assertIsNone(compile_program(sound, "/nowhere", self.folder))
        self.assertIn("README.md:3:7: error: cannot find 'y' in scope", compile_program(broken, "/nowhere", self.folder))

    def test_manifests(self) -> None:
        sound = self.fence('```swift\n.package(url: "file:///x", from: "1.0.0"),\n.product(name: "P", package: "x"),\n```\n')
        broken = self.fence('```swift\n.package(uri: "file:///x", from: "1.0.0"),\n```\n')
        self.assertTrue(is_manifest(sound.text))
        self.assertIsNone(compile_manifest(sound, self.folder))
        self.assertIn("uri:", compile_manifest(broken, self.folder))

    def test_commands(self) -> None:
        fence = self.fence("```sh\n$ ./workspace check  # silent\ngit status\n./workspace chekc\nno-such-thing -x\n```\n")
        self.assertEqual(
            [line.rpartition("README.md:")[2] for line in unknown_commands(fence, {"check"})],
            ["4: no command of ./workspace: ./workspace chekc", "5: no such command: no-such-thing"])


if __name__ == "__main__":
    unittest.main()
