"""Tests of the check: each planted fault is found, and no others."""

import os
import unittest
from pathlib import Path

from corpuswire import HERE, Figures, measured
from documents import Document
from listening import Received
from loading import Source
from patterns import matching
from picked import operations, picked
from planting import planted
from reading import deep, part
from values import NoValue, Values
from werkzeug.datastructures import MultiDict

FIXTURE = HERE / "fixtures/requests.yaml"


class Requests(unittest.TestCase):
    def measured(self, *changes: tuple[str, str]) -> Figures:
        def doctored(text: str) -> str:
            for old, new in changes:
                self.assertEqual(text.count(old), 1, old)
                text = text.replace(old, new)
            return text

        document = Document("fixture", FIXTURE, "3.0.3")
        generator, modules = Path(os.environ["GENERATOR"]), Path(os.environ["MODULES"])
        return measured(document, 12, generator, modules, set(), doctored)

    def test_sound_requests_are_sound(self) -> None:
        figures = self.measured()
        self.assertEqual(figures.faults, [])
        self.assertEqual(figures.misses, [])
        self.assertEqual((figures.tried, figures.sound), (5, 5))
        self.assertEqual((figures.planted, figures.noticed), (15, 15))

    def test_faults_of_the_generator_are_reported(self) -> None:
        figures = self.measured(
            ('Query("sort", ifPresent: sort)', 'Query("sort", "sideways")'),
            ("RequestBody.urlEncoded(body)", 'RequestBody.json(body)'),
            ('form.field("title", self.title)', ""),
            ('Endpoint("photos")\n                }', 'Endpoint("pictures")\n                }'))
        self.assertEqual(figures.faults, [])
        self.assertEqual(dict(figures.misses), {
            "GET /things/{id}/{kind}": "InvalidParameter: 'sideways' is not one of ['up', 'down']",
            "PUT /things": "RequestBodyValidationError: Content for the following mimetype not found: application/json. "
                           "Valid mimetypes: ['application/x-www-form-urlencoded']",
            "POST /photos": "InvalidRequestBody: 'title' is a required property",
            "DELETE /photos": "PathNotFound: Path not found for https://api.example.com/v1/pictures",
        })
        self.assertEqual(figures.sound, 1)


    def test_what_is_lost_is_reported(self) -> None:
        figures = self.measured(
            ('Query("text", ifPresent: text)', ""),
            ("RequestBody.json(body)", 'RequestBody.json(["name": JSONValue.string("b"), "size": .integer(7)])'))
        self.assertEqual(figures.faults, [])
        self.assertEqual(dict(figures.misses), {
            "GET /things/{id}/{kind}": "not as it was given: query text is None, not zo\u00eb & co=1+1",
            "POST /things": "not as it was given: body/name is b, not zo\u00eb & co=1+1",
        })


class Parts(unittest.TestCase):
    def test_faults_are_planted_where_the_document_forbids_them(self) -> None:
        source = Source.read(FIXTURE)
        listing = next(one for one in operations(source) if one.name == "GET /things/{id}/{kind}")
        sound = Received("GET", "/v1/things/7/tall?since=2024&sort=up&text=a", (("X-Trace", "true"),), b"")
        found = {fault: (faulty.target, faulty.fields) for fault, faulty in planted(source, listing, sound)}
        self.assertEqual(found, {
            "no since": ("/v1/things/7/tall?sort=up&text=a", sound.fields),
            "a wrong sort": ("/v1/things/7/tall?since=2024&sort=no-such-value&text=a", sound.fields),
            "no X-Trace": (sound.target, ()),
            "a wrong X-Trace": (sound.target, (("X-Trace", "no-such-value"),)),
        })

    def test_operations_that_are_unlike_come_first(self) -> None:
        source = Source.read(FIXTURE)
        self.assertEqual([one.name for one in picked(source, 3)],
                         ["GET /things/{id}/{kind}", "POST /things", "PUT /things"])

    def test_values_are_sound_or_none(self) -> None:
        source = Source({"openapi": "3.1.0", "a": {"type": "string", "minLength": 20, "maxLength": 22},
                         "b": {"type": "string", "pattern": "^(?=a)b$"},
                         "c": {"type": "object", "required": ["c"], "properties": {"c": {"$ref": "#/c"}}}})
        values = Values(source)
        self.assertEqual(values.sound(source.root.at("a")), "zo\u00eb & co=1+1xxxxxxxx")
        for name in ("b", "c"):
            with self.assertRaises(NoValue):
                values.sound(source.root.at(name))

    def test_texts_of_patterns(self) -> None:
        for pattern, text in (("^AC[0-9a-f]{4}$", "AC0000"), (r"^\d+-(x|y)?$", "1-x"), ("[^a]", None), ("(", None)):
            self.assertEqual(matching(pattern), text, pattern)

    def test_what_the_judge_reads_with_our_help(self) -> None:
        pairs = MultiDict([("a[b][]", "1"), ("a[b][]", "2"), ("a[c][0][d]", "3"), ("ab[c]", "4"), ("e", "5")])
        self.assertEqual(deep(True, "a", "object", pairs), {"b": ["1", "2"], "c": [{"d": "3"}]})
        self.assertEqual(deep(True, "e", "", pairs), "5")
        with self.assertRaises(KeyError):
            deep(True, "b", "object", pairs)
        self.assertEqual([part(b"7"), part(b"true"), part(b"a b")], [7, True, "a b"])


if __name__ == "__main__":
    unittest.main()
