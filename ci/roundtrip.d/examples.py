"""The examples in a document, each with its schema."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fidelity import METHODS, is_json
from loading import Place, Source
from typed import Typing


@dataclass(frozen=True)
class Example:
    value: Place
    schema: Place


def published(source: Source, typing: Typing) -> Iterator[Example]:
    """Examples of bodies, responses and schemas, each once with each of its schemas. Examples of properties that are not members
    of the generated type because of its direction are left out."""
    told: set[tuple[int, int]] = set()
    for example in _all(source, typing):
        # Lists and objects are compared by identity; strings and numbers may be shared by chance.
        key = (id(example.value.node) if isinstance(example.value.node, (dict, list)) else hash(example.value.pointer),
               id(example.schema.node))
        if key not in told:
            told.add(key)
            yield example


def _all(source: Source, typing: Typing) -> Iterator[Example]:
    for content in _contents(source):
        schema = content.at("schema")
        if isinstance(schema.node, dict):
            for value in _of_content(source, content):
                yield Example(value, schema)
    for schema in [*(typed.place for typed in typing.found.values()), *_untyped(source, typing)]:
        for value in _of_schema(source, schema):
            yield Example(value, schema)


def _untyped(source: Source, typing: Typing) -> list[Place]:
    """Schemas without a generated type."""
    untyped, seen = [], set(typing.one_way)
    waiting = [below for _, below in source.root.at("components", "schemas").entries()]
    waiting += [content.at("schema") for content in _contents(source)]
    while waiting:
        place = waiting.pop(0)
        if not isinstance(place.node, dict) or id(place.node) in seen:
            continue
        seen.add(id(place.node))
        if typing.of(place) is None:
            untyped.append(place)
        for keyword in ("properties", "patternProperties", "oneOf", "anyOf", "allOf", "prefixItems"):
            waiting += [below for _, below in place.at(keyword).entries()]
        waiting += [place.at("items"), place.at("additionalProperties")]
    return untyped


def _contents(source: Source) -> Iterator[Place]:
    """The JSON schemas of every body and response; a component that is used several times is listed each time."""
    for operation, is_event in _operations(source):
        # The responses of events are not generated.
        responses = [] if is_event else [below for _, below in operation.at("responses").entries()]
        for place in filter(None, map(source.follow, [operation.at("requestBody"), *responses])):
            yield from (content for media, content in place.at("content").entries() if is_json(media))


def _operations(source: Source) -> Iterator[tuple[Place, bool]]:
    """Every operation, and whether it is an event: a webhook or a callback."""
    waiting = [(item, name == "webhooks") for name in ("paths", "webhooks") for _, item in source.root.at(name).entries()]
    while waiting:
        item, is_event = waiting.pop(0)
        item = source.follow(item)
        for method in METHODS if item else ():
            operation = item.at(method)
            if isinstance(operation.node, dict):
                yield operation, is_event
                for _, callback in operation.at("callbacks").entries():
                    callback = source.follow(callback)
                    waiting += [(below, True) for _, below in callback.entries()] if callback else []


def _of_content(source: Source, content: Place) -> Iterator[Place]:
    if isinstance(content.node, dict) and "example" in content.node:
        yield content.at("example")
    for _, example in content.at("examples").entries():
        example = source.follow(example)
        if example is not None and isinstance(example.node, dict) and "value" in example.node:
            yield example.at("value")


def _of_schema(source: Source, schema: Place) -> Iterator[Place]:
    node = schema.node
    if "$ref" in node and source.ignores_siblings:
        return
    if "example" in node:
        yield schema.at("example")
    if isinstance(node.get("examples"), list) and not source.ignores_siblings:
        yield from (below for _, below in schema.at("examples").entries())
