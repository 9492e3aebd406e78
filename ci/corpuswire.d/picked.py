"""Picks operations of a document that differ from each other."""

from __future__ import annotations

from dataclasses import dataclass

from loading import Place, Source
from meaning import judge

METHODS = ("get", "put", "post", "delete", "patch")
FORM = "application/x-www-form-urlencoded"


@dataclass(frozen=True, eq=False)
class Operation:
    path: str
    method: str
    place: Place
    # The features of its request, in the document's terms.
    features: frozenset[str]

    @property
    def name(self) -> str:
        """The generator's name for an operation without `operationId`."""
        return f"{self.method.upper()} {self.path}"


def parameters(source: Source, item: Place, operation: Place) -> list[Place]:
    """An operation's parameters, including those of its path item, in document order."""
    found: dict[tuple, Place] = {}
    for holder in (item, operation):
        for _, place in holder.at("parameters").entries():
            place = source.follow(place)
            if place is not None and isinstance(place.node, dict):
                found[place.node.get("in"), place.node.get("name")] = place
    return list(found.values())


def content(source: Source, operation: Place) -> list[tuple[str, Place]]:
    """The media types of an operation's body."""
    body = source.follow(operation.at("requestBody"))
    return list(body.at("content").entries()) if body else []


def operations(source: Source) -> list[Operation]:
    found = []
    for path, item in source.root.at("paths").entries():
        item = source.follow(item)
        for method in METHODS:
            place = item.at(method) if item else None
            if place is not None and isinstance(place.node, dict):
                found.append(Operation(path, method, place, frozenset(_features(source, item, place))))
    return found


def picked(source: Source, count: int) -> list[Operation]:
    """A number of operations. Each next one has the most new features; of equal ones, the first is picked."""
    waiting, chosen, seen = operations(source), [], set()
    while waiting and len(chosen) < count:
        best = max(waiting, key=lambda one: (len(one.features - seen), -len(one.features)))
        waiting.remove(best)
        chosen.append(best)
        seen |= best.features
    return chosen


def _features(source: Source, item: Place, operation: Place) -> set[str]:
    found = {operation.pointer.rsplit("/", 1)[1]}
    for parameter in parameters(source, item, operation):
        node = parameter.node
        need = "required" if node.get("required") else "optional"
        way = f"{node.get('in')} {node.get('style', '')} {node.get('explode', '')}"
        found.add(f"{way} {need} {'content' if 'content' in node else _kind(source, parameter.at('schema'))}")
    for media_type, place in content(source, operation):
        found.add(f"body {media_type}")
        if place.at("schema").node is None:
            continue
        meaning = judge(source, [place.at("schema")])
        for key, below in meaning.properties.items():
            found.add(f"{media_type} {_kind(source, *below)}")
    return found


def _kind(source: Source, *places: Place) -> str:
    meaning = judge(source, list(places))
    kind = f"{meaning.kind} {meaning.format or ''}"
    return f"{kind} of {_kind(source, *meaning.items)}" if meaning.items else kind
