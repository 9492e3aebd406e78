"""Maps the schemas of a document to their generated Swift types."""

from __future__ import annotations

from dataclasses import dataclass

from fidelity import Comparison, is_json, same
from loading import Place, Source
from meaning import SAYS_NOTHING, Meaning, judge
from swift_types import SwiftType, parse

# The types that code values of these types.
CODED = {"Date": "RFC3339Date", "UUID": "UUIDString"}


@dataclass(frozen=True)
class Typed:
    """A schema with its type; `places` are all schemas of the same value, such as a property in several parts of an `allOf`."""

    place: Place
    places: tuple[Place, ...]
    type: SwiftType


class Typing:
    """Walks a document and its type map side by side."""

    def __init__(self, source: Source, type_map: dict):
        self.source = source
        self.map = type_map
        self.helper = Comparison(source, type_map)
        self.models = self.helper.models
        # The types, by the identity of the schema's node.
        self.found: dict[int, Typed] = {}
        # Schemas of properties that only the other direction has.
        self.one_way: set[int] = set()
        self.seen: set[tuple] = set()
        self.waiting: list[tuple[list[Place], SwiftType]] = []

    def run(self) -> Typing:
        for name, place in self.source.root.at("components", "schemas").entries():
            model = self.helper.components.get(place.pointer)
            if model is not None:
                self._wait([place], SwiftType(model["type"]))
        self._walk()
        for operation in self.map["operations"]:
            self._operation(operation)
        self._walk()
        for model in self.map["models"]:
            # Types of parameters are not JSON.
            if not model["type"].startswith("Operation."):
                for made in [model, *model.get("branches", [])]:
                    place = self.source.target("#" + made["pointer"]) if made.get("pointer") else None
                    if place is not None:
                        self._wait([Place(place.node, made["pointer"])], parse(made["type"]))
        self._walk()
        return self

    def of(self, schema: Place) -> Typed | None:
        """The type generated for a schema, or for the target of its reference; None if there is none."""
        found = self.found.get(id(schema.node))
        target = None if found else self.source.follow(schema)
        return found or (self.found.get(id(target.node)) if target else None)

    def coded(self, type_: SwiftType, places: list[Place]) -> SwiftType:
        """The type that codes such a value outside of a model, with aliases followed to types that need it."""
        if type_.element is not None:
            meaning = judge(self.source, places)
            below = meaning.items if type_.name == "[]" else meaning.additional if type_.name == "[:]" else places
            return SwiftType(type_.name, self.coded(type_.element, below if isinstance(below, list) else []))
        model = self.models.get(type_.name)
        if model is not None:
            if model["kind"] != "alias":
                return type_
            place = self.source.target("#" + (model.get("pointer") or "none"))
            return self.coded(parse(model["aliased"]), [place] if place else places)
        if type_.name == "Decimal" and judge(self.source, places).kind == "string":
            return SwiftType("DecimalString")
        return SwiftType(CODED.get(type_.name, type_.name))

    # Operations

    def _operation(self, operation: dict) -> None:
        item = self.source.follow(self.source.root.at("paths", operation["path"]))
        place = item.at(operation["method"].lower()) if item else None
        if place is None:
            return
        self._message(place.at("requestBody"), self.helper._sent(operation))
        failures = self.models.get(operation.get("failures") or "", {}).get("outcomes", [])
        received = self.helper._received(operation) + [
            (one["status"].upper(), one["mediaTypes"], one["type"]) for one in failures]
        for status, response in place.at("responses").entries():
            self._message(response, [(media, type_) for key, media, type_ in received if key == status.upper()])

    def _message(self, message: Place, types: list[tuple[list[str], str]]) -> None:
        message = self.source.follow(message)
        for media, content in message.at("content").entries() if message else ():
            schema = content.at("schema")
            if not is_json(media) or not isinstance(schema.node, dict):
                continue
            named = [type_ for names, type_ in types if not names or any(same(name, media) for name in names)]
            # A media type with the same schema as another one is left out; the other's type stands for both.
            for type_ in (named or [type_ for _, type_ in types])[:1]:
                self._wait([schema], parse(type_).unwrapped)

    # Schemas

    def _wait(self, places: list[Place], type_: SwiftType) -> None:
        key = (tuple(id(place.node) for place in places), str(type_))
        if key in self.seen:
            return
        self.seen.add(key)
        for place in places:
            if isinstance(place.node, dict):
                self.found.setdefault(id(place.node), Typed(place, tuple(places), type_))
                # The nested schemas of the same value: parts of an `allOf`, the only branch besides null.
                parts = [part for _, part in place.at("allOf").entries() if isinstance(part.node, dict)]
                for part in judge(self.source, [place]).places + parts:
                    if part.pointer.startswith(place.pointer + "/"):
                        self.found.setdefault(id(part.node), Typed(part, tuple(places), type_))
        self.waiting.append((places, type_))

    def _walk(self) -> None:
        while self.waiting:
            places, type_ = self.waiting.pop(0)
            meaning = judge(self.source, places)
            resolved = self.helper._resolved(type_)
            model = self.models.get(resolved.name)
            additional = meaning.additional if isinstance(meaning.additional, list) else []
            if resolved.name == "[]" and meaning.items:
                self._wait(meaning.items, resolved.element)
            elif resolved.name == "[:]" and additional:
                self._wait(additional, resolved.element)
            elif model and model["kind"] == "object":
                self._members(meaning, model, additional)
            elif model and model["kind"] == "union":
                for branch in branches(meaning):
                    self._branch(branch, model)

    def _members(self, meaning: Meaning, model: dict, additional: list[Place]) -> None:
        types = {one["key"]: parse(one["type"]) for one in model["properties"]}
        properties = dict(meaning.properties)
        for branch in branches(meaning):
            for key, places in judge(self.source, branch).properties.items():
                properties.setdefault(key, places)
        for key, places in properties.items():
            if key in types:
                self._wait(places, types[key])
            elif judge(self.source, places).is_marked:
                self.one_way |= {id(place.node) for place in places}
        if additional and model.get("additionalProperties"):
            self._wait(additional, parse(model["additionalProperties"]))

    def _branch(self, branch: list[Place], model: dict) -> None:
        meaning = judge(self.source, branch)
        types = [parse(one["type"]) for one in model["branches"]]
        fitting = [one for one in types if self._suits(meaning, self.helper._resolved(one))]
        if fitting:
            # The last one is the branch itself; the others enclose it.
            self._wait(branch[-1:], self.helper._best(meaning, fitting))

    def _suits(self, meaning: Meaning, type_: SwiftType) -> bool:
        """Whether the type can be that of the branch, including the element types."""
        if type_.name == "[]" and meaning.items:
            below = judge(self.source, meaning.items)
            return below.kind in SAYS_NOTHING or self._suits(below, self.helper._resolved(type_.element))
        return self.helper._fits(meaning, type_)


def branches(meaning: Meaning) -> list[list[Place]]:
    """The branches of a union, each as a list of schemas; a branch beside an object's own members is a single schema."""
    return [branch if isinstance(branch, list) else [branch] for branch in meaning.branches]
