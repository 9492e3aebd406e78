"""Makes Swift expressions that call operations with values."""

from __future__ import annotations

import json
import re

from arriving import Given
from picked import Operation, content, parameters
from loading import Place, Source
from swift_types import SwiftType, parse
from values import Values

# Types decoded in place of types with another JSON form, and the conversions back.
READ_AS = {"Date": ("RFC3339Date", "date"), "UUID": ("UUIDString", "uuid")}
BYTES = 'Data("bytes".utf8)'
CREDENTIAL = re.compile(r"(\w+): (String|\(username: String, password: String\))\?")


class NoCall(Exception):
    pass


class Calls:
    def __init__(self, source: Source, type_map: dict, generated: str):
        self.source = source
        self.values = Values(source)
        self.models = {model["type"]: model for model in type_map["models"]}
        found = re.search(r"(?s)static func authorized\((.*?)\) -> RequestBlock", generated)
        self.credentials = CREDENTIAL.findall(found[1]) if found else []

    def block(self, operation: Operation, mapped: dict) -> tuple[str, Given]:
        """The request of an operation with its credentials, and the values in the request."""
        given = Given()
        item = self.source.follow(self.source.root.at("paths", operation.path))
        declared = {(one.node["in"], one.node["name"]): one for one in parameters(self.source, item, operation.place)}
        arguments = []
        for wanted in mapped["inputs"]:
            if wanted["place"] == "body":
                written = self._body(operation, wanted, given)
            else:
                written = self._parameter(declared[wanted["place"], wanted["key"]], wanted, given)
            arguments.append(f"{wanted['name']}: {written}")
        call = f".{mapped['name']}" + (f"({', '.join(arguments)})" if arguments else "")
        if not self.credentials:
            return f"Operation{call}.body", given
        secrets = "".join(f", {name}: " + ('"secret"' if type_ == "String" else '("user", "secret")')
                          for name, type_ in self.credentials)
        return f"authorized({call}{secrets})", given

    def _parameter(self, place: Place, wanted: dict, given: Given) -> str:
        schema = place.at("schema")
        if schema.node is None:
            schema = next(below.at("schema") for _, below in place.at("content").entries())
        value = self.values.sound(schema, plain=wanted["place"] != "query")
        if value in ([], {}) and not wanted["isRequired"]:
            return "nil"
        given.parameters[wanted["place"], wanted["key"]] = value
        return self.expression(parse(wanted["type"]), value)

    def _body(self, operation: Operation, wanted: dict, given: Given) -> str:
        type_ = parse(wanted["type"]).unwrapped
        choices = dict(content(self.source, operation.place))
        model = self.models.get(type_.name)
        if model and model["kind"] == "body":
            one = model["bodies"][0]
            return f".{one['name']}({self._content(parse(one['type']), choices[one['mediaType']], given)})"
        if wanted.get("key") not in choices and len(choices) != 1:
            raise NoCall(f"no body is chosen of {', '.join(choices)}")
        return self._content(type_, choices.get(wanted.get("key")) or next(iter(choices.values())), given)

    def _content(self, type_: SwiftType, place: Place, given: Given) -> str:
        model = self.models.get(type_.name)
        if type_.name == "Data":
            return BYTES
        if model and model["kind"] == "alias":
            return self._content(parse(model["aliased"]).unwrapped, place, given)
        schema = place.at("schema")
        if model and model["kind"] == "parts":
            return self._parts(model, schema)
        given.body = self.values.sound(schema)
        return self.expression(type_, given.body)

    def _parts(self, model: dict, schema: Place) -> str:
        made = self.values.sound(schema, plain=True)
        arguments = []
        for part in model["properties"]:
            if part["key"] in made:
                written = self.expression(parse(part["type"]), made[part["key"]])
                arguments.append(f"{part['name']}: {written}")
        return f"{model['type']}({', '.join(arguments)})"

    def expression(self, type_: SwiftType, value: object) -> str:
        """A value of the type."""
        type_ = type_.unwrapped
        if type_.name == "MultipartFile":
            return f'MultipartFile({BYTES}, filename: "a.bin")'
        if type_.name == "[]" and not self._is_coded(type_.element.unwrapped):
            return "[" + ", ".join(self.expression(type_.element, one) for one in value) + "]"
        if type_.name in READ_AS:
            read, member = READ_AS[type_.name]
            return f"value({_literal(value)}, as: {read}.self).{member}"
        model = self.models.get(type_.name)
        if model and model["kind"] == "alias" and not self._is_coded(parse(model["aliased"]).unwrapped):
            return self.expression(parse(model["aliased"]), value)
        if model and not self._is_coded(type_):
            return self._of_parameter(model, value)
        if type_.name == "Decimal" and isinstance(value, str):
            return f"value({_literal(value)}, as: DecimalString.self).decimal"
        return f"value({_literal(value)}, as: {type_}.self)"

    def _is_coded(self, type_: SwiftType) -> bool:
        """Whether the type can be decoded from JSON: types of parameters and parts cannot, and types with an external format."""
        if type_.element is not None:
            return self._is_coded(type_.element.unwrapped)
        model = self.models.get(type_.name)
        if model and model["kind"] == "alias":
            return self._is_coded(parse(model["aliased"]).unwrapped)
        return type_.name not in ("MultipartFile", *READ_AS) and not type_.name.startswith("Operation.")

    def _of_parameter(self, model: dict, value: object) -> str:
        """A value of a type that is only used in a URL or a header."""
        match model["kind"]:
            case "enumeration":
                for one in model["cases"]:
                    if one["value"] == value:
                        return f"{model['type']}.{one['name']}"
                if model["isOpen"]:
                    return f"{model['type']}(rawValue: value({_literal(value)}))"
            case "union":
                # Values are always made for the first branch.
                branch = model["branches"][0]
                if branch.get("value") is not None:
                    return f"{model['type']}.{branch['name']}"
                return f"{model['type']}.{branch['name']}({self.expression(parse(branch['type']), value)})"
            case "object":
                written = [f"{one['name']}: {self.expression(parse(one['type']), value[one['key']])}"
                           for one in model["properties"] if one["key"] in value and "constant" not in one]
                return f"{model['type']}({', '.join(written)})"
        raise NoCall(f"{model['type']} has no value for {json.dumps(value)}")


def _literal(value: object) -> str:
    """JSON as a Swift string literal, with the value in a list, so that any value is a document."""
    return '##"' + json.dumps([value]) + '"##'
