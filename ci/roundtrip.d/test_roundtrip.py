"""Tests of the round trip: each planted fault is found, and no others."""

import os
import tempfile
import unittest
from pathlib import Path

import yaml

from comparing import Compare, Difference
from documents import Document
from examples import published
from judging import Judge
from loading import Loader, Place, Source
from roundtrip import HERE, Figures, measure
from typed import Typing

DOCUMENT = yaml.load("""
openapi: 3.1.0
components:
  schemas:
    Pet:
      type: object
      required: [name, breed]
      properties:
        breed: {type: [string, 'null']}
        name: {type: string, example: Rex, examples: [Tom, 1]}
        born: {type: string, format: date-time}
        kind: {oneOf: [{type: integer}, {$ref: '#/components/schemas/Named'}]}
        owner: {type: [string, 'null']}
        mother: {$ref: '#/components/schemas/Pet'}
    Named: {type: object, required: [name], properties: {name: {type: string}}}
""", Loader)
MODELS = [
    {"type": "Pet", "kind": "object", "pointer": "/components/schemas/Pet", "properties": [
        {"key": "breed", "name": "breed", "type": "String?"},
        {"key": "name", "name": "name", "type": "String"}, {"key": "born", "name": "born", "type": "Date?"},
        {"key": "kind", "name": "kind", "type": "Pet.Kind?"}, {"key": "owner", "name": "owner", "type": "String?"},
        {"key": "mother", "name": "mother", "type": "Pet?"}]},
    {"type": "Pet.Kind", "kind": "union", "pointer": "/components/schemas/Pet/properties/kind",
     "branches": [{"type": "Int"}, {"type": "Named"}]},
    {"type": "Named", "kind": "object", "pointer": "/components/schemas/Named", "properties": [
        {"key": "name", "name": "name", "type": "String"}]},
]


class Values(unittest.TestCase):
    def compared(self, value: object, back: object, shape: object = None) -> Difference:
        source = Source(DOCUMENT)
        compare = Compare(source, {model["type"]: model for model in MODELS}, Judge(source))
        place = source.root.at("components", "schemas", "Pet")
        shape = {"type": "RoundTrip.API.Pet", "members": {"mother": shape, "kind": shape}}
        return compare.run(value, {"back": back, "shape": shape}, [place])

    def test_what_is_equal(self) -> None:
        for value, back in (
            ({"name": "Rex"}, {"name": "Rex"}),
            ({"kind": 1.0}, {"kind": 1}),
            ({"born": "2024-02-29T23:59:00+01:00"}, {"born": "2024-02-29T22:59:00.000Z"}),
            ({"owner": None}, {}),
        ):
            with self.subTest(value):
                self.assertEqual(self.compared(value, back).missed, [])

    def test_what_is_not(self) -> None:
        for value, back, missed in (
            ({"name": "Rex"}, {"name": "rex"}, ("/name", "'Rex' became 'rex'")),
            ({"name": "Rex"}, {}, ("/name", "lost")),
            ({"name": "Rex"}, {"name": None}, ("/name", "'Rex' became null")),
            ({}, {"name": "Rex"}, ("/name", "added as 'Rex'")),
            ({"breed": None}, {}, ("/breed", "lost")),
            ({"mother": {"name": "Eve"}}, {"mother": {}}, ("/mother/name", "lost")),
            ({"kind": 1}, {"kind": True}, ("/kind", "1 became true")),
            ({"kind": {"name": "a"}}, {"kind": {}}, ("/kind/name", "lost")),
            ({"born": "2024-02-29T23:59:00Z"}, {"born": "2024-02-29T23:59:01Z"},
             ("/born", "'2024-02-29T23:59:00Z' became '2024-02-29T23:59:01Z'")),
        ):
            with self.subTest(value):
                self.assertEqual(self.compared(value, back).missed, [missed])

    def test_keys_of_which_no_schema_speaks(self) -> None:
        found = self.compared({"name": "Rex", "weight": 1}, {"name": "Rex"})
        self.assertEqual((found.missed, found.unlisted), ([], 1))

    def test_what_has_no_type(self) -> None:
        unknown = {"type": "RoundTrip.API.Pet.Kind", "case": "unknown", "held": "any"}
        for key, value, shape, reason in (
            ("kind", {"name": "a"}, unknown, "`unknown` of Pet.Kind"),
            ("kind", {"name": "a"}, "any", "untyped, where the schema says object"),
            ("mother", {"name": "Eve"}, "any", "untyped, where the schema says object"),
        ):
            with self.subTest(key):
                self.assertEqual(self.compared({key: value}, {key: value}, shape).missed, [("/" + key, reason)])


class Choice(unittest.TestCase):
    def test_examples_that_satisfy_their_schema(self) -> None:
        source = Source(DOCUMENT)
        typing = Typing(source, {"operations": [], "models": MODELS}).run()
        judge = Judge(source)
        faults = {one.value.pointer: judge.fault(one.value.node, [one.schema]) for one in published(source, typing)}
        name = "/components/schemas/Pet/properties/name/"
        self.assertEqual(
            faults, {name + "example": None, name + "examples/0": None, name + "examples/1": "type at /"})

    def test_references_and_formats_are_judged(self) -> None:
        source = Source(DOCUMENT)
        pet = Place({"$ref": "#/components/schemas/Pet"}, "")
        for value, fault in (
            ({"mother": {"name": "Eve", "breed": None}}, None),
            ({"mother": {"breed": None}}, "required at /mother"),
            ({"born": "yesterday"}, "format at /born"),
            ({"born": "2024-02-30T00:00:00Z"}, "format at /born"),
        ):
            with self.subTest(value):
                self.assertEqual(Judge(source).fault({"name": "Rex", "breed": None} | value, [pet]), fault)


class Planted(unittest.TestCase):
    """A round trip with changes in a generated model."""

    def measured(self, doctor) -> Figures:
        file = HERE / "fixtures/examples-3.0.yaml"
        with tempfile.TemporaryDirectory() as folder:
            return measure(Document(file.name, file, "3.0.3"), Path(os.environ["GENERATOR"]), Path(os.environ["MODULES"]),
                           set(), Path(folder), doctor)

    def test_a_member_that_is_not_written(self) -> None:
        member = '"weight": Double?.self'
        taken = []

        def doctor(text: str) -> str:
            taken.append(text.count(member))
            return text.replace(member, '"height": Double?.self')

        figures = self.measured(doctor)
        self.assertEqual((taken, figures.faults), ([1], []))
        self.assertEqual(figures.misses, [
            ("/components/examples/Rex/value", "lost: /weight"),
            ("/paths/~1pets/post/responses/200/content/application~1json/example", "lost: /1/weight")])
        self.assertEqual((figures.tried - figures.equal, figures.invalid, figures.unlisted), (2, 1, 0))

    def test_a_member_that_is_not_read(self) -> None:
        figures = self.measured(lambda text: text.replace('"name": String.self', '"name": UUIDString.self'))
        self.assertIn("not decoded as Pet: /name: ", " ".join(reason for _, reason in figures.misses))


if __name__ == "__main__":
    unittest.main()
