"""Tests of the check of the corpus: each planted fault is found, and no others."""

import copy
import unittest
from collections import Counter
from pathlib import Path

import yaml
from openapi_spec_validator import OpenAPIV30SpecValidator

import swagger
import table
from fidelity import Comparison, Report
from loading import Loader, Source
from meaning import judge
from swift_types import parse

DOCUMENT = yaml.load("""
openapi: 3.1.0
paths:
  /pets/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: string, format: uuid}}
    put:
      parameters:
        - {name: mode, in: query, schema: {enum: [fast, slow]}}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses:
        200: {headers: {ETag: {schema: {type: string}}}, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}}
        404: {content: {application/json: {schema: {$ref: '#/components/schemas/Fault'}}}}
components:
  schemas:
    Pet:
      allOf:
        - {$ref: '#/components/schemas/Named'}
        - type: object
          required: [kind]
          properties:
            kind: {oneOf: [{type: integer}, {$ref: '#/components/schemas/Fault'}]}
            tags: {type: object, additionalProperties: {type: [boolean, 'null']}}
    Named: {type: object, properties: {name: {type: string}}}
    Fault: {type: object, properties: {at: {type: string, format: date-time}}, required: [at]}
""", Loader)


def model(type_: str, kind: str, pointer: str, **more: object) -> dict:
    return {"type": type_, "kind": kind, "pointer": pointer, **more}


def members(**types: str) -> list[dict]:
    return [{"key": key, "name": key, "type": type_} for key, type_ in types.items()]


MAP = {
    "operations": [{
        "method": "PUT", "path": "/pets/{id}",
        "inputs": [
            {"place": "path", "key": "id", "type": "UUID"}, {"place": "query", "key": "mode", "type": "Operation.Mode?"},
            {"place": "body", "key": "application/json", "type": "Pet?"}],
        "output": {"type": "[Pet]", "statuses": [{"key": "200"}]},
        "failures": "Failures.Put", "headers": "ResponseHeaders.Put",
    }],
    "models": [
        model("Pet", "object", "/components/schemas/Pet",
              properties=members(name="String?", kind="Pet.Kind", tags="[String: Bool?]?")),
        model("Pet.Kind", "union", "/components/schemas/Pet/properties/kind",
              branches=[{"type": "Int"}, {"type": "Fault"}]),
        model("Named", "object", "/components/schemas/Named", properties=members(name="String?")),
        model("Fault", "object", "/components/schemas/Fault", properties=members(at="Date")),
        model("Failures.Put", "outcome", "", outcomes=[{"status": "404", "mediaTypes": [], "type": "Fault"}]),
        model("ResponseHeaders.Put", "headers", "", properties=members(etag="String?")),
        model("Operation.Mode", "enumeration", "", cases=[{"value": "fast"}, {"value": "slow"}]),
    ],
}


def property_(type_map: dict, model_: int, key: str) -> dict:
    return next(one for one in type_map["models"][model_]["properties"] if one["key"] == key)


class Fidelity(unittest.TestCase):
    def misses(self, doctored=lambda type_map: None) -> list[tuple[str, str]]:
        type_map = copy.deepcopy(MAP)
        doctored(type_map)
        return sorted(Comparison(Source(DOCUMENT), type_map).run().misses)

    def test_a_faithful_map(self) -> None:
        report = Comparison(Source(DOCUMENT), MAP).run()
        self.assertEqual(report.misses, [])
        # Three schemas, two parameters, a body, two responses, a header, and the members name, kind, tags, name and at.
        self.assertEqual(report.checked, 14)

    def test_planted_members(self) -> None:
        pet = "/components/schemas/Pet/allOf/1/properties/"
        for key, type_, pointer, sentence in (
            ("kind", "JSONValue", pet + "kind", "`JSONValue` for a union"),
            ("kind", "Int", pet + "kind", "`Int` for a union"),
            ("kind", "Pet.Kind?", pet + "kind", "what cannot be nil is optional"),
            ("tags", "[String: Bool]?", pet + "tags", "what can be nil is not optional"),
            ("tags", "[String: JSONValue]?", pet + "tags", "what can be nil is not optional"),
            ("tags", "JSONValue?", pet + "tags", "`JSONValue` for a map"),
            ("name", "Int?", "/components/schemas/Named/properties/name", "`Int` for text"),
            ("name", "String", "/components/schemas/Named/properties/name", "what can be nil is not optional"),
        ):
            with self.subTest(type_):
                found = self.misses(lambda type_map: property_(type_map, 0, key).update(type=type_))
                self.assertEqual(found, [(pointer, sentence)])

    def test_a_planted_loss_of_a_member(self) -> None:
        found = self.misses(lambda type_map: type_map["models"][0]["properties"].pop(1))
        self.assertEqual(found, [("/components/schemas/Pet/allOf/1/properties/kind", "it is no member of its object")])

    def test_a_planted_loss_of_a_branch_and_of_a_value(self) -> None:
        found = self.misses(lambda type_map: type_map["models"][1]["branches"].pop())
        self.assertEqual(
            found, [("/components/schemas/Pet/allOf/1/properties/kind", "a union without an object with members")])
        found = self.misses(lambda type_map: type_map["models"][6]["cases"].pop())
        self.assertEqual(found, [("/paths/~1pets~1{id}/put/parameters/0", "an enumeration without some of its values")])

    def test_texts_with_names(self) -> None:
        """A union of any string and listed strings is an open enumeration, or a union with a case for each."""
        document = {"openapi": "3.1.0", "components": {"schemas": {"Mode": {
            "anyOf": [{"type": "string"}, {"enum": ["auto"]}, {"enum": ["none"]}]}}}}
        pointer = "/components/schemas/Mode"
        cases = [{"value": "auto"}, {"value": "none"}]
        branches = [{"type": "String"}, {"type": "String", "value": "auto"}, {"type": "String", "value": "none"}]
        for found, sentences in (
            (model("Mode", "enumeration", pointer, isOpen=True, cases=cases), []),
            (model("Mode", "enumeration", pointer, isOpen=False, cases=cases), ["an enumeration for a union"]),
            (model("Mode", "enumeration", pointer, isOpen=True, cases=cases[:1]),
             ["an enumeration without some of its values"]),
            (model("Mode", "union", pointer, branches=branches), []),
            (model("Mode", "union", pointer, branches=branches[:2]), ["a union without an enumeration"]),
        ):
            with self.subTest(str(found)):
                report = Comparison(Source(document), {"operations": [], "models": [found]}).run()
                self.assertEqual([sentence for _, sentence in report.misses], sentences)

    def test_planted_messages(self) -> None:
        def change(group: str, position: int, type_: str):
            return lambda type_map: type_map["operations"][0][group][position].update(type=type_)

        def outcome(type_: str):
            return lambda type_map: type_map["models"][4]["outcomes"][0].update(type=type_)

        put = "/paths/~1pets~1{id}/put/"
        for change_, pointer, sentence in (
            (change("inputs", 0, "String"), "/paths/~1pets~1{id}/parameters/0", "`String` for text of the format uuid"),
            (change("inputs", 0, "UUID?"), "/paths/~1pets~1{id}/parameters/0", "`UUID?`, which is required"),
            (change("inputs", 2, "Data?"), put + "requestBody/content/application~1json", "`Data` for an object with members"),
            (outcome("Data"), put + "responses/404/content/application~1json", "`Data` for an object with members"),
            (lambda type_map: type_map["operations"][0]["output"].update(type="Data"),
             put + "responses/200/content/application~1json", "`Data` for an array"),
            (lambda type_map: type_map["models"][5]["properties"][0].update(type="Int?"),
             put + "responses/200/headers/ETag", "`Int` for text"),
            (lambda type_map: type_map["models"][4]["outcomes"].clear(),
             put + "responses/404/content/application~1json", "it is no part of its operation"),
        ):
            with self.subTest(sentence):
                self.assertEqual(self.misses(change_), [(pointer, sentence)])

    def test_a_planted_loss_of_an_operation_and_of_a_schema(self) -> None:
        found = self.misses(lambda type_map: type_map["operations"].clear())
        self.assertEqual({sentence for _, sentence in found}, {"its operation is not generated"})
        self.assertEqual(len(found), 6)
        found = self.misses(lambda type_map: type_map["models"].pop(2))
        self.assertEqual(found, [("/components/schemas/Named", "it is not generated")])


class Judgement(unittest.TestCase):
    def judged(self, schema: str, version: str = "3.1.0") -> str:
        root = {"openapi": version, "components": {"schemas": DOCUMENT["components"]["schemas"]}, "x": yaml.load(schema, Loader)}
        source = Source(root)
        meaning = judge(source, [source.root.at("x")])
        null = {True: "?", False: "", None: " or null"}[meaning.nullable]
        return f"{meaning.kind}{null}"

    def test_schemas(self) -> None:
        for schema, expected in (
            ("{}", "any"),
            ("{type: [string, 'null']}", "string?"),
            ("{type: [string, integer]}", "union"),
            ("{type: [integer, number]}", "number"),
            ("{anyOf: [{type: string}, {type: 'null'}]}", "string?"),
            ("{oneOf: [{const: 1}, {const: 2}], type: integer}", "enum"),
            ("{enum: [a, null]}", "enum?"),
            ("{properties: {a: {}}, anyOf: [{required: [a]}, {required: [b]}]}", "object"),
            ("{allOf: [{$ref: '#/components/schemas/Named'}, {nullable: true}]}", "object or null"),
            ("{$ref: '#/components/schemas/Fault', type: object}", "object"),
            ("{$ref: '#/components/schemas/None'}", "unclear or null"),
            ("{allOf: [{type: string}, {type: integer}]}", "unclear"),
            ("{type: object}", "map"),
            ("{items: {}}", "array"),
            ("{type: string, enum: [true, 'on']}", "enum"),
        ):
            with self.subTest(schema):
                self.assertEqual(self.judged(schema), expected)

    def test_siblings_of_a_reference_mean_nothing_in_3_0(self) -> None:
        schema = "{$ref: '#/components/schemas/Named', nullable: true}"
        self.assertEqual(self.judged(schema, "3.0.3"), "object")
        self.assertEqual(self.judged(schema), "object or null")


class Types(unittest.TestCase):
    def test_types(self) -> None:
        for text in ("String", "[Pet.Kind?]?", "[String: [Int]]", "Patch<[Pet]>", "Operation.`Type`"):
            self.assertEqual(str(parse(text)), text)

    def test_what_is_no_type(self) -> None:
        for text in ("", "[Int", "Int]", "[Int: ]"):
            with self.assertRaises(ValueError):
                parse(text)


class Swagger(unittest.TestCase):
    HEAD = {"swagger": "2.0", "info": {"title": "A", "version": "1"}, "host": "a.test", "schemes": ["https"],
            "consumes": ["application/json"], "produces": ["application/json"]}

    def operation(self, operation: dict, **more: object) -> dict:
        made = swagger.converted(self.HEAD | {"paths": {"/a": {"post": operation}}} | more)
        return made["paths"]["/a"]["post"]

    def test_what_is_made_of_our_fixtures_is_valid(self) -> None:
        here = Path(__file__).parents[1]
        files = [file for file in here.glob("*.d/fixtures/*.yaml") if "2.0" in file.name]
        self.assertEqual(len(files), 3)
        for file in files:
            root = yaml.load(file.read_text(encoding="utf-8"), Loader)
            OpenAPIV30SpecValidator(swagger.converted(root)).validate()

    def test_a_list_is_written_by_its_collection_format(self) -> None:
        for format_, style, explode in (
                (None, "form", False), ("csv", "form", False), ("ssv", "spaceDelimited", False),
                ("pipes", "pipeDelimited", False), ("multi", "form", True)):
            given = {"name": "a", "in": "query", "type": "array", "items": {"type": "string"}}
            if format_:
                given["collectionFormat"] = format_
            found = self.operation({"parameters": [given]})["parameters"][0]
            self.assertEqual(found, {
                "name": "a", "in": "query", "schema": {"type": "array", "items": {"type": "string"}}, "style": style,
                "explode": explode})

    def test_parameters_are_the_body(self) -> None:
        body = {"name": "a", "in": "body", "required": True, "schema": {"$ref": "#/definitions/A"}}
        self.assertEqual(self.operation({"parameters": [body]})["requestBody"], {
            "required": True, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/A"}}}})
        file = {"name": "a", "in": "formData", "type": "file"}
        self.assertEqual(self.operation({"parameters": [file]})["requestBody"], {
            "required": False, "content": {"multipart/form-data": {"schema": {
                "type": "object", "properties": {"a": {"type": "string", "format": "binary"}}}}}})

    def test_an_operation_has_media_types_of_its_own(self) -> None:
        shared = {"responses": {"A": {"description": "a", "schema": {"type": "string"}}}}
        own = {"responses": {"404": {"$ref": "#/responses/A"}}}
        self.assertEqual(self.operation(own, **shared)["responses"]["404"], {"$ref": "#/components/responses/A"})
        self.assertEqual(
            self.operation(own | {"produces": ["text/plain"]}, **shared)["responses"]["404"],
            {"description": "a", "content": {"text/plain": {"schema": {"type": "string"}}}})

    def test_null_beside_a_reference(self) -> None:
        made = swagger.converted(self.HEAD | {"paths": {}, "definitions": {
            "A": {"type": "object", "properties": {"b": {"$ref": "#/definitions/A", "x-nullable": True}}}}})
        self.assertEqual(made["components"]["schemas"]["A"]["properties"]["b"], {
            "anyOf": [{"$ref": "#/components/schemas/A"}, {"enum": [None], "nullable": True}]})

    def test_what_extends_a_definition_is_one_of_its_values(self) -> None:
        made = swagger.converted(self.HEAD | {"paths": {}, "definitions": {
            "A": {"type": "object", "discriminator": "kind"}, "B": {"allOf": [{"$ref": "#/definitions/A"}]}}})
        self.assertEqual(made["components"]["schemas"], {
            "A": {"oneOf": [{"$ref": "#/components/schemas/ABase"}, {"$ref": "#/components/schemas/B"}],
                  "discriminator": {"propertyName": "kind", "mapping": {
                      "A": "#/components/schemas/ABase", "B": "#/components/schemas/B"}}},
            "ABase": {"type": "object"}, "B": {"allOf": [{"$ref": "#/components/schemas/ABase"}]}})

    def test_pointers_of_the_map(self) -> None:
        self.assertEqual(
            swagger.with_pointers({"models": [{"pointer": "/definitions/A/properties/b"}, {"pointer": "/paths/~1a"}]}, {}),
            {"models": [{"pointer": "/components/schemas/A/properties/b"}, {"pointer": "/paths/~1a"}]})
        extended = {"A": {"oneOf": []}, "ABase": {}}
        self.assertEqual(
            [swagger.with_pointers({"pointer": pointer, "kind": kind}, extended)["pointer"] for pointer, kind in (
                ("/definitions/A", "union"), ("/definitions/A/oneOf/0", "union"), ("/definitions/A", "object"),
                ("/definitions/A/properties/b", "union"))],
            ["/components/schemas/A", "/components/schemas/A/oneOf/0", "/components/schemas/ABase",
             "/components/schemas/ABase/properties/b"])


class Table(unittest.TestCase):
    OUTPUT = ("a.yaml:1:2: warning: x [schema.untyped]\n    a.yaml:9:1: note: the same is here\n"
              "a.yaml:3:4: warning: y [schema.untyped]\na.yaml:3:4: note: z [name.collision]\n")

    def test_rows(self) -> None:
        found = table.findings(self.OUTPUT)
        self.assertEqual(found, Counter({("warning", "schema.untyped"): 2, ("note", "name.collision"): 1}))
        self.assertEqual(table.rows("a.yaml", found, Report(3, [("/a", "x"), ("/b", "x")])), [
            "a.yaml  fidelity  33.33 %, 2 of 3 missed", "a.yaml  missed  2  x: /a",
            "a.yaml  note  1  name.collision", "a.yaml  warning  2  schema.untyped"])

    def test_a_percentage_is_not_rounded_up(self) -> None:
        self.assertEqual(table.percent(Report(100_000, [("/a", "x")])), "99.99 %")

    def test_differences(self) -> None:
        self.assertEqual(table.difference(["a", "b"], ["a", "b"]), [])
        self.assertEqual(table.difference(["a", "b"], ["a", "c"]), ["-b", "+c"])

    def test_references_lead_into_other_files(self):
        source = Source.read(Path(__file__).parent / "fixtures/many-files.yaml")
        shelves = source.follow(source.root.at("paths", "/shelves"))
        self.assertEqual(shelves.pointer, "many-files/shelves.yaml#")
        body = source.follow(shelves.at("post", "requestBody"))
        self.assertEqual(body.pointer, "many-files/parts.yaml#/bodies/shelf")
        book = source.follow(shelves.at("post", "responses", "201", "content", "application/json", "schema"))
        # Back into the document, and on into the file of the component.
        self.assertEqual(book.pointer, "many-files/models/book.yaml#")
        kind = source.follow(book.at("properties", "kind"))
        self.assertEqual(kind.node, {"type": "string", "enum": ["paper", "sound"]})
        self.assertIsNone(source.target("many-files/none.yaml#/a"))
        self.assertIsNone(source.target("many-files/parts.yaml#/none"))


if __name__ == "__main__":
    unittest.main()
