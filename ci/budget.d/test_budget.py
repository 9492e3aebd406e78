"""Tests of the budget: a planted growth of 10 % fails, and says which figure."""

from __future__ import annotations

import tempfile
import unittest
from pathlib import Path

from budget import FIGURES, compared, declared_types, read, written


class Compared(unittest.TestCase):
    known = {("Pets", "lines"): 1000, ("Pets", "value"): 56}

    def test_the_same(self) -> None:
        self.assertEqual(compared(self.known, self.known), [])
        self.assertEqual(compared(self.known, self.known | {("Pets", "lines"): 1040}), [])

    def test_a_growth_of_ten_percent(self) -> None:
        for key, value in read(FIGURES.read_text(encoding="utf-8")).items():
            with self.subTest(key):
                grown = -(-value * 11 // 10)
                faults = compared({key: value}, {key: grown})
                self.assertEqual(faults, [] if value == grown else [
                    f"{key[0]} {key[1]} grew by {(grown - value) / value * 100:.1f} %: {value} became {grown}"])

    def test_a_gain_must_be_recorded(self) -> None:
        self.assertEqual(
            compared(self.known, self.known | {("Pets", "lines"): 900}), ["Pets lines shrank by 10.0 %: 1000 became 900"])

    def test_figures_that_only_one_side_has(self) -> None:
        self.assertEqual(
            compared({("A", "lines"): 1}, {("B", "lines"): 2}),
            ["A lines is not measured any more", "B lines is 2, and figures.txt does not have it"])

    def test_the_file(self) -> None:
        self.assertEqual(read(written(self.known)), self.known)


class Types(unittest.TestCase):
    def test_the_paths_of_nested_types(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "a.swift"
            file.write_text("""\
public nonisolated enum API {
    // MARK: - Schemas

    public nonisolated struct Pet: ObjectModel {
        public nonisolated enum Kind: OpenEnum {
        }
    }

    public nonisolated enum `Type`: UnionModel {
    }

    // MARK: - Operations

    public nonisolated enum Operation {
    }
}
""", encoding="utf-8")
            self.assertEqual(declared_types([file]), ["API.Pet", "API.Pet.Kind", "API.`Type`"])


if __name__ == "__main__":
    unittest.main()
