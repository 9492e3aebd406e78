"""The examples that a document publishes, each with its schema."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fidelity import METHODS, is_json
from loading import Place, Source
from typed import Typed


@dataclass(frozen=True)
class Example:
    value: Place
    schema: Place


def published(source: Source, found: dict[int, Typed]) -> Iterator[Example]:
    """Examples of bodies, responses and schemas, each once with each of its schemas."""
    told: set[tuple[int, int]] = set()
    for example in _all(source, found):
        # Lists and objects are one by identity; texts and numbers may be shared by chance.
        key = (id(example.value.node) if isinstance(example.value.node, (dict, list)) else hash(example.value.pointer),
               id(example.schema.node))
        if key not in told:
            told.add(key)
            yield example


def _all(source: Source, found: dict[int, Typed]) -> Iterator[Example]:
    for content in _contents(source):
        schema = content.at("schema")
        if isinstance(schema.node, dict):
            for value in _of_content(source, content):
                yield Example(value, schema)
    for typed in list(found.values()):
        for value in _of_schema(source, typed.place):
            yield Example(value, typed.place)


def _contents(source: Source) -> Iterator[Place]:
    """The JSON of every body and response; a component that several use comes several times."""
    for _, item in source.root.at("paths").entries():
        item = source.follow(item)
        for method in METHODS if item else ():
            operation = item.at(method)
            places = [operation.at("requestBody"), *(below for _, below in operation.at("responses").entries())]
            for place in filter(None, map(source.follow, places)):
                yield from (content for media, content in place.at("content").entries() if is_json(media))


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
