"""Tests the check of the operations: it finds exactly the planted faults."""

import tempfile
import unittest
from pathlib import Path

import yaml

from operations import computed, differences, sources

DOCUMENT = yaml.safe_load("""
security: [{key: []}]
paths:
  /a/{some_id}/b-c:
    get: {responses: {200: {}, default: {}, 4XX: {}}}
    put: {operationId: putIt, tags: [red], security: [], responses: {'204': {}}}
  /d: {$ref: '#/components/pathItems/d'}
  /e: {post: {security: [{user: [], admin: []}], responses: {200: {}}}}
components:
  pathItems:
    d: {delete: {security: [{user: [read, write]}, {key: [], user: []}, {}], responses: {204: {}}}}
""")
PAGE = """# Operations of T

| operation | request | statuses | security |
|---|---|---|---|
| `getASomeIdBC` | `GET /a/{some_id}/b-c` | 200, 4XX, default | key |
| `putIt` | `PUT /a/{some_id}/b-c` | 204 | public |
| `deleteD` | `DELETE /d` | 204 | user (read, write) or key and user or none |
"""


class Operations(unittest.TestCase):
    def found(self, page: str) -> list[str]:
        return list(differences(page, computed(DOCUMENT, set(), {"admin"})))

    def test_the_page_agrees(self) -> None:
        self.assertEqual(self.found(PAGE), [])

    def test_planted_faults_are_found(self) -> None:
        for planted, instead in [
            ("getASomeIdBC", "getABC"), ("| key |", "| public |"), ("| public |", "| key |"), ("4XX", "404"),
            ("or none", "or key"), ("(read, write)", "(read)"), ("DELETE /d", "DELETE /D"), ("PUT", "POST"),
            ("key and user", "key or user"),
        ]:
            with self.subTest(planted):
                self.assertTrue(self.found(PAGE.replace(planted, instead)))
        rows = PAGE.splitlines()
        self.assertEqual(self.found("\n".join(rows[:-1])), [
            "DELETE /d: is missing, the document says ('deleteD', '204', 'user (read, write) or key and user or none')"])
        self.assertEqual(self.found(f"{PAGE}{rows[-1]}\n"), ["DELETE /d: is told twice"])
        self.assertEqual(self.found(f"{PAGE}| `f` | `GET /f` | 200 | key |\n"), [
            "GET /f: ('f', '200', 'key'), the document says nothing"])

    def test_tags_and_schemes_select(self) -> None:
        self.assertEqual(list(computed(DOCUMENT, {"red"}, set())), ["PUT /a/{some_id}/b-c"])
        self.assertIn("POST /e", computed(DOCUMENT, set(), set()))

    def test_commands_name_sources_and_tags(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            readme = Path(folder, "README.md")
            readme.write_text(
                'text\n./workspace openapi slice "$PUBLISHED_DOCUMENTS/x/a b.yaml" --tag M --tag W -o Specs/a.yaml\n')
            self.assertEqual(
                sources(readme, Path("/p")), {"Specs/a.yaml": (Path("/p/x/a b.yaml"), {"M", "W"})})


if __name__ == "__main__":
    unittest.main(verbosity=0)
