"""Makes invalid requests by planting faults in valid ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import parse_qsl, quote, urlencode

from listening import Received
from loading import Place, Source
from meaning import judge
from picked import FORM, Operation, content, parameters

CLOSED = ("integer", "number", "boolean", "enum")
NONSENSE = "no-such-value"


def planted(source: Source, operation: Operation, sound: Received) -> Iterator[tuple[str, Received]]:
    """Each fault's description, with the faulty request."""
    item = source.follow(source.root.at("paths", operation.path))
    for place in parameters(source, item, operation.place):
        name, way = place.node["name"], place.node["in"]
        kind = judge(source, [place.at("schema")]).kind if "schema" in place.node else "any"
        if way == "query" and f"{quote(name)}=" in sound.target.replace("%5B", "["):
            if place.node.get("required") and not _has_default(source, place):
                yield f"no {name}", replace(sound, target=_query(sound.target, name, None))
            if kind in CLOSED:
                yield f"a wrong {name}", replace(sound, target=_query(sound.target, name, NONSENSE))
        elif way == "header" and len(rest := sound.without_field(name)) < len(sound.fields):
            if place.node.get("required"):
                yield f"no {name}", replace(sound, fields=rest)
            if kind in CLOSED:
                yield f"a wrong {name}", replace(sound, fields=(*rest, (name, NONSENSE)))
    if sound.body:
        rest = sound.without_field("Content-Type")
        media_types = dict(content(source, operation.place))
        if "*/*" not in media_types:
            yield "another media type", replace(sound, fields=(*rest, ("Content-Type", "application/x-other")))
        yield from _wrong_json(source, media_types, sound)
        yield from _wrong_form(source, media_types, sound)


def _wrong_json(source: Source, media_types: dict, sound: Received) -> Iterator[tuple[str, Received]]:
    place = media_types.get("application/json")
    if place is None or not sound.body.startswith(b"{"):
        return
    body, meaning = json.loads(sound.body), judge(source, [place.at("schema")])
    for key, below in meaning.properties.items():
        if key in body and key in meaning.required:
            rest = {name: value for name, value in body.items() if name != key}
            yield f"no {key} in the body", replace(sound, body=json.dumps(rest).encode())
        if key in body and judge(source, below).kind in (*CLOSED, "string", "array"):
            yield f"a wrong {key} in the body", replace(sound, body=json.dumps(body | {key: {"no": "such"}}).encode())


def _wrong_form(source: Source, media_types: dict, sound: Received) -> Iterator[tuple[str, Received]]:
    place = media_types.get(FORM)
    if place is None:
        return
    meaning, pairs = judge(source, [place.at("schema")]), parse_qsl(sound.body.decode())
    for key, below in meaning.properties.items():
        if any(name == key for name, _ in pairs):
            rest = [pair for pair in pairs if pair[0] != key]
            if key in meaning.required:
                yield f"no {key} in the body", replace(sound, body=urlencode(rest).encode())
            if judge(source, below).kind in CLOSED:
                wrong = urlencode([*rest, (key, NONSENSE)]).encode()
                yield f"a wrong {key} in the body", replace(sound, body=wrong)


def _has_default(source: Source, parameter: Place) -> bool:
    """Whether a parameter has a default, which the validator uses instead of reporting that it is missing."""
    schema = source.follow(parameter.at("schema"))
    return schema is not None and isinstance(schema.node, dict) and "default" in schema.node


def _query(target: str, name: str, value: str | None) -> str:
    path, _, query = target.partition("?")
    pairs = [(key, old if key != name else value) for key, old in parse_qsl(query, keep_blank_values=True)]
    return path + "?" + "&".join(f"{quote(key)}={quote(new)}" for key, new in pairs if new is not None)
