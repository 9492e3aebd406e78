"""Compares the type of every property, parameter, body and response with its schema in the document.

The type map lists the generated types; `meaning` interprets the schemas. A less precise type, such as `String` for an
enumeration or `JSONValue` for an object, is a miss, and so is a missing type.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from loading import Place, Source
from meaning import SAYS_NOTHING, Meaning, judge
from swift_types import SwiftType, parse

METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace")
# The Swift types of strings with a format; others are `String`.
TEXTS = {
    "date-time": "Date", "date": "CalendarDate", "uuid": "UUID", "byte": "Data", "binary": "Data", "decimal": "Decimal",
}


@dataclass
class Report:
    checked: int = 0
    # Pointer and sentence.
    misses: list[tuple[str, str]] = field(default_factory=list)

    @property
    def percentage(self) -> float:
        return 100.0 * (self.checked - len(self.misses)) / self.checked if self.checked else 100.0

    @property
    def sentences(self) -> Counter[str]:
        return Counter(sentence for _, sentence in self.misses)


class Comparison:
    def __init__(self, source: Source, type_map: dict):
        self.source = source
        self.map = type_map
        self.models = {model["type"]: model for model in type_map["models"]}
        self.components = {model.get("pointer"): model for model in reversed(type_map["models"])}
        self.report = Report()
        # Objects whose properties are still to be compared.
        self.waiting: list[tuple[Meaning, dict]] = []
        self.seen: set[tuple] = set()

    def run(self) -> Report:
        for name, place in self.source.root.at("components", "schemas").entries():
            model = self.components.get(place.pointer)
            self._check(place.pointer, ["it is not generated"] if model is None
                        else self._faults([place], SwiftType(model["type"]), null=None))
        for operation, method, found in self._operations():
            self._compare_operation(operation, method, found)
        while self.waiting:
            self._compare_properties(*self.waiting.pop())
        return self.report

    def _check(self, pointer: str, faults: list[str]) -> None:
        self.report.checked += 1
        if faults:
            self.report.misses.append((pointer, faults[0]))

    # Operations

    def _operations(self):
        generated = {(entry["method"], entry["path"]): entry for entry in self.map["operations"]}
        for path, item in self.source.root.at("paths").entries():
            item_found = self.source.follow(item)
            if not path.startswith("/") or item_found is None:
                continue
            for method in METHODS:
                operation = self.source.follow(item_found.at(method))
                if operation is not None and isinstance(operation.node, dict):
                    yield (item_found, operation), method, generated.get((method.upper(), path))

    def _compare_operation(self, places: tuple[Place, Place], method: str, found: dict | None) -> None:
        item, operation = places
        inputs = {} if found is None else {(one["place"], one.get("key")): one for one in found["inputs"]}
        for parameter in self._parameters(item, operation):
            self._compare_parameter(parameter, inputs, found, item)
        body = self.source.follow(operation.at("requestBody"))
        if body is not None and body.node is not None:
            self._compare_messages(body, self._sent(found), found)
        failures = self.models.get((found or {}).get("failures") or "", {}).get("outcomes", [])
        received = self._received(found) + [
            (one["status"].upper(), one["mediaTypes"], one["type"]) for one in failures]
        for status, place in operation.at("responses").entries():
            response = self.source.follow(place)
            if response is not None and isinstance(response.node, dict):
                generated = [(media, type_) for key, media, type_ in received if key == status.upper()]
                # A response to HEAD has no body.
                if method != "head":
                    self._compare_messages(response, generated, found, status)
                self._compare_headers(response, found)

    def _sent(self, found: dict | None) -> list[tuple[list[str], str]]:
        """The possible media types of a body, and the type for each."""
        body = next((one for one in (found or {"inputs": []})["inputs"] if one["place"] == "body"), None)
        if body is None:
            return []
        model = self.models.get(parse(body["type"]).unwrapped.name, {})
        if model.get("kind") == "body":
            return [([one["mediaType"]], one["type"]) for one in model["bodies"]]
        return [([body["key"]] if body.get("key") else [], body["type"])]

    def _received(self, found: dict | None) -> list[tuple[str, list[str], str]]:
        """The success statuses and their media types, and the type for each."""
        if found is None:
            return []
        output = found["output"]
        model = self.models.get(output["type"], {})
        if model.get("kind") == "outcome":
            return [(one["status"].upper(), one["mediaTypes"], one["type"]) for one in model["outcomes"]]
        return [(one["key"].upper(), [], output["type"]) for one in output["statuses"]]

    def _parameters(self, item: Place, operation: Place) -> list[Place]:
        merged: dict[tuple, Place] = {}
        for group in (item, operation):
            for _, place in group.at("parameters").entries():
                parameter = self.source.follow(place)
                if parameter is not None and isinstance(parameter.node, dict):
                    merged[(parameter.node.get("in"), parameter.node.get("name"))] = parameter
        return list(merged.values())

    def _compare_parameter(self, parameter: Place, inputs: dict, found: dict | None, item: Place) -> None:
        place, key = parameter.node.get("in"), parameter.node.get("name")
        if place == "header" and str(key).lower() in ("accept", "content-type", "authorization"):
            return
        if place == "path" and found is not None and "{%s}" % key not in found["path"]:
            return
        if found is None:
            return self._check(parameter.pointer, ["its operation is not generated"])
        generated = inputs.get((place, key))
        if generated is None:
            return self._check(parameter.pointer, ["it is no input of its operation"])
        schema = parameter.at("schema")
        if schema.node is None:
            contents = [content for _, content in parameter.at("content").entries()]
            if not contents or not is_json(contents[0].pointer.rsplit("/", 1)[-1].replace("~1", "/")):
                return self._check(parameter.pointer, [])
            schema = contents[0].at("schema")
        required = place == "path" or parameter.node.get("required") is True
        found_type = parse(generated["type"])
        faults = [] if found_type.is_optional != required else [
            f"`{found_type}`, which is {'required' if required else 'optional'}"]
        return self._check(parameter.pointer, faults + self._faults([schema], found_type, null=None))

    def _compare_messages(
        self, message: Place, generated: list[tuple[list[str], str]], found: dict | None, status: str | None = None
    ) -> None:
        """Compares the schemas of a body or response with the types for its media types."""
        contents = list(message.at("content").entries())
        # Without a documented body the type must be Void; for an error or a redirection it may be missing.
        if status is not None and status.startswith("2") and not contents:
            types = [parse(type_).unwrapped for _, type_ in generated]
            fits = not types or any(type_.name in ("Void", "Data") for type_ in types)
            self._check(message.pointer, self._missing(found, generated) or (
                [] if fits else [f"`{types[0]}` for nothing"]))
        for media, content in contents:
            faults = self._missing(found, generated)
            if not faults:
                # A media type with the same schema as another one is left out; the other's type stands for both.
                named = [type_ for names, type_ in generated if not names or any(same(name, media) for name in names)]
                found_faults = [self._message_faults(media, content, type_)
                                for type_ in named or [type_ for _, type_ in generated]]
                faults = min(found_faults, key=len)
            self._check(content.pointer, faults)

    def _compare_headers(self, response: Place, found: dict | None) -> None:
        model = self.models.get((found or {}).get("headers") or "", {})
        known = {one["key"].lower(): one["type"] for one in model.get("properties", [])}
        for key, place in response.at("headers").entries():
            header = self.source.follow(place)
            if header is None or key.lower() == "content-type":
                continue
            type_ = known.get(key.lower())
            schema = header.at("schema")
            self._check(header.pointer, self._missing(found, [] if type_ is None else [type_]) or (
                [] if schema.node is None else self._faults([schema], parse(type_), null=None)))

    @staticmethod
    def _missing(found: dict | None, generated: list) -> list[str]:
        if found is None:
            return ["its operation is not generated"]
        return [] if generated else ["it is no part of its operation"]

    def _message_faults(self, media: str, content: Place, generated: str) -> list[str]:
        type_ = parse(generated).unwrapped
        schema = content.at("schema")
        faults = self._faults([schema], type_, null=None) if schema.node is not None else []
        essence = media.split(";")[0].strip().lower()
        if is_json(media) or essence == "application/x-www-form-urlencoded" or essence.startswith("multipart/"):
            return faults
        # If another media type has the same schema, its type counts; otherwise this is text or bytes.
        if schema.node is not None and not faults and judge(self.source, [schema]).kind not in SAYS_NOTHING:
            return []
        if essence.startswith("text/") and essence != "text/event-stream":
            return [] if self._resolved(type_).name == "String" else [f"`{type_}` for text"]
        return [] if self._resolved(type_).name in ("Data", "String") else [f"`{type_}` for bytes"]

    # Schemas

    def _resolved(self, type_: SwiftType) -> SwiftType:
        """The type without aliases and optionals."""
        for _ in range(32):
            type_ = type_.unwrapped
            model = self.models.get(type_.name)
            if type_.element or model is None or model["kind"] != "alias":
                return type_
            type_ = parse(model["aliased"])
        return type_

    def _faults(self, places: list[Place], type_: SwiftType, null: bool | None, depth: int = 0) -> list[str]:
        """The facts that the type does not express; `null` is whether nil must be a value, or None if that is not judged here."""
        meaning = judge(self.source, places)
        if null is None or depth > 24:
            faults = []
        else:
            optional = type_.is_optional or self._is_optional_alias(type_)
            faults = [] if optional == null else [
                "what can be nil is not optional" if null else "what cannot be nil is optional"]
        if meaning.kind in SAYS_NOTHING or depth > 24:
            return faults
        return faults + self._kind_faults(meaning, self._resolved(type_), depth)

    def _is_optional_alias(self, type_: SwiftType) -> bool:
        model = self.models.get(type_.name)
        return bool(model and model["kind"] == "alias" and parse(model["aliased"]).is_optional)

    def _kind_faults(self, meaning: Meaning, type_: SwiftType, depth: int) -> list[str]:
        name = type_.name
        model = self.models.get(name)
        fault = [f"{shown(type_, model)} for {wanted(meaning)}"]
        match meaning.kind:
            case "string":
                # Only a part of a form can be a file.
                return [] if name in (TEXTS.get(meaning.format or "", "String"), "MultipartFile") else fault
            case "integer":
                return [] if name == "Int" else fault
            case "number":
                return [] if name in ("Double", "Decimal") else fault
            case "boolean":
                return [] if name == "Bool" else fault
            case "enum":
                if model is None or model["kind"] != "enumeration":
                    return fault
                known = {case["value"] for case in model["cases"]}
                lost = [value for value in meaning.values if spelled(value) not in known]
                return ["an enumeration without some of its values"] if lost else []
            case "array":
                if name != "[]":
                    return fault
                return self._element_faults(meaning.items, type_.element, depth) if meaning.items else []
            case "map":
                return self._map_faults(meaning, type_, model, fault, depth)
            case "object":
                if model is None or model["kind"] not in ("object", "parts", "union"):
                    return fault
                if model["kind"] != "union":
                    self._wait(meaning, model)
                return []
            case "union":
                return self._union_faults(meaning, type_, model, fault, depth)
        raise AssertionError(meaning.kind)

    def _element_faults(self, places: list[Place], type_: SwiftType, depth: int) -> list[str]:
        nullable = judge(self.source, places).nullable
        return self._faults(places, type_, null=nullable, depth=depth + 1)

    def _map_faults(self, meaning: Meaning, type_: SwiftType, model: dict | None, fault: list[str], depth: int) -> list[str]:
        values = meaning.additional if isinstance(meaning.additional, list) else []
        if type_.name == "[:]":
            return self._element_faults(values, type_.element, depth) if values else []
        if model is None or model["kind"] != "object":
            return fault
        if values and not model.get("additionalProperties"):
            return [f"an object that loses its keys for {wanted(meaning)}"]
        return []

    def _union_faults(self, meaning: Meaning, type_: SwiftType, model: dict | None, fault: list[str], depth: int) -> list[str]:
        kinds = [judge(self.source, branch) for branch in meaning.branches]
        if model and model["kind"] == "enumeration" and model.get("isOpen") and _are_texts(kinds):
            # The enum keeps any text, and has cases for the listed ones.
            known = {case["value"] for case in model["cases"]}
            values = {spelled(value) for kind in kinds for value in kind.values}
            return [] if values <= known else ["an enumeration without some of its values"]
        if model is None or model["kind"] != "union":
            # One type may cover all branches: the widest of strings, or of numbers.
            if type_.name == "String" and _are_texts(kinds) and any(kind.kind == "string" and kind.format not in TEXTS for kind in kinds):
                return []
            if type_.name == "Double" and all(kind.kind in ("integer", "number") for kind in kinds):
                return []
            return fault if depth > 20 or any(self._tried(kind, type_, depth + 1) for kind in kinds) else []
        types = [parse(branch["type"]) for branch in model["branches"]]
        # A branch with a single value may be a case without a payload.
        literals = {branch["value"] for branch in model["branches"] if "value" in branch}
        for branch, kind in zip(meaning.branches, kinds):
            if kind.kind in SAYS_NOTHING or kind.kind == "union":
                continue
            if kind.kind == "enum" and {spelled(value) for value in kind.values} <= literals:
                continue
            fitting = [one for one in types if self._fits(kind, self._resolved(one))]
            if not fitting:
                return [f"a union without {wanted(kind)}"]
            self._faults(branch, self._best(kind, fitting), null=None, depth=depth + 1)
        return []

    def _tried(self, meaning: Meaning, type_: SwiftType, depth: int) -> list[str]:
        """The faults of a type that may belong to another schema: its members are compared only if there are none."""
        before = len(self.waiting)
        faults = self._kind_faults(meaning, type_, depth)
        if faults:
            for waiting, model in self.waiting[before:]:
                self.seen.discard((waiting.identity, model["type"]))
            del self.waiting[before:]
        return faults

    def _best(self, meaning: Meaning, types: list[SwiftType]) -> SwiftType:
        """The type that was generated for a branch, out of the possible ones."""
        return next((one for one in types if self._is_made_for(meaning, self._resolved(one))), types[0])

    def _is_made_for(self, meaning: Meaning, type_: SwiftType) -> bool:
        if meaning.items and type_.name == "[]":
            return self._is_made_for(judge(self.source, meaning.items), self._resolved(type_.element))
        return self.models.get(type_.name, {}).get("pointer") in meaning.ways

    def _fits(self, meaning: Meaning, type_: SwiftType) -> bool:
        """Whether the type can be that of the branch, without regard to members."""
        model = self.models.get(type_.name)
        if meaning.kind == "object" and model and model["kind"] == "object":
            return set(meaning.properties) <= {one["key"] for one in model["properties"]}
        if meaning.kind in ("array", "map", "object"):
            return not self._tried(meaning, type_, depth=24)
        return not self._tried(meaning, type_, depth=0)

    def _wait(self, meaning: Meaning, model: dict) -> None:
        key = (meaning.identity, model["type"])
        if key not in self.seen:
            self.seen.add(key)
            self.waiting.append((meaning, model))

    def _compare_properties(self, meaning: Meaning, model: dict) -> None:
        known = {one["key"]: one for one in model["properties"]}
        for key, places in meaning.properties.items():
            self._compare_property(key, places, key in meaning.required, known.get(key), model)
        for branch in meaning.branches:
            for key, places in judge(self.source, branch).properties.items():
                if key not in meaning.properties:
                    self._compare_property(key, places, None, known.get(key), model)
        if meaning.additional:
            pointer = meaning.places[0].pointer + "/additionalProperties"
            kept = model.get("additionalProperties")
            if kept is None:
                self._check(pointer, ["keys that are not listed are lost"])
            else:
                values = meaning.additional if isinstance(meaning.additional, list) else []
                self._check(pointer, self._element_faults(values, parse(kept), 0) if values else [])

    def _compare_property(
        self, key: str, places: list[Place], required: bool | None, found: dict | None, model: dict
    ) -> None:
        meaning = judge(self.source, places)
        if found is None:
            # A readOnly or writeOnly property is not a member of the other direction's type.
            if not meaning.is_marked:
                self._check(places[0].pointer, ["it is no member of its object"])
            return
        if "constant" in found:
            values = [spelled(value) for value in meaning.values] if meaning.kind == "enum" else []
            self._check(places[0].pointer, [] if values == [found["constant"]] else ["a constant that is not its only value"])
            return
        null = None if required is None or meaning.is_marked and not required else (not required or meaning.nullable)
        if required and meaning.is_marked and meaning.nullable is False:
            null = None
        self._check(places[0].pointer, self._faults(places, parse(found["type"]), null=null))


def _are_texts(kinds: list[Meaning]) -> bool:
    return all(kind.kind == "string" and kind.format not in TEXTS
               or kind.kind == "enum" and all(isinstance(value, str) for value in kind.values) for kind in kinds)


def is_json(media: str) -> bool:
    essence = media.split(";")[0].strip().lower()
    return essence in ("application/json", "*/*") or essence.endswith("+json")


def same(one: str | None, other: str) -> bool:
    return (one or "").lower().replace(" ", "") == other.lower().replace(" ", "")


def spelled(value: object) -> str:
    return value if isinstance(value, str) else str(value)


def wanted(meaning: Meaning) -> str:
    match meaning.kind:
        case "string" if meaning.format in TEXTS: return f"text of the format {meaning.format}"
        case "string": return "text"
        case "enum": return "an enumeration"
        case "union": return "a union"
        case "object": return "an object with members"
        case "map" if isinstance(meaning.additional, list): return "a map"
        case "map": return "an object of free keys"
        case "array": return "an array"
        case "integer": return "an integer"
        case kind: return f"a {kind}"


def shown(type_: SwiftType, model: dict | None) -> str:
    if model is not None:
        return f"an {model['kind']}" if model["kind"][0] in "aeio" else f"a {model['kind']}"
    return "an array" if type_.name == "[]" else "a dictionary" if type_.name == "[:]" else f"`{type_}`"
