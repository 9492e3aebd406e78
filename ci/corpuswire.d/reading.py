"""Deserialisers that the public validator lacks; it validates the values that they return."""

from __future__ import annotations

import json
import re

from openapi_core import Config
from openapi_core.deserializing.styles import style_deserializers
from openapi_core.deserializing.styles.util import delimited_loads
from picked import METHODS
from werkzeug.datastructures import MultiDict


def part(data: bytes | str) -> object:
    """Reads a text body or part: numbers and booleans are JSON, all else is text. For a schema, bytes are a string."""
    text = data.decode("utf-8", "replace") if isinstance(data, bytes) else data
    try:
        return json.loads(text)
    except ValueError:
        return text


def deep(_: bool, name: str, __: str, location: MultiDict) -> object:
    """The nested values of `name[key][0]=value`; the validator's own deserialiser supports only one level."""
    found: object = None
    for key, value in location.items(multi=True):
        if key == name:
            return value
        match = re.fullmatch(re.escape(name) + r"((?:\[[^\]]*\])+)", key)
        if match:
            found = _put(found, re.findall(r"\[([^\]]*)\]", match[1]), value)
    if found is None:
        raise KeyError(name)
    return found


def spaced(explode: bool, name: str, type_: str, location: MultiDict) -> object:
    """The values separated by spaces; the validator's own deserialiser looks for `%20` after decoding."""
    return delimited_loads(explode, name, type_, location, delimiter=" ")


def _put(into: object, steps: list[str], value: str) -> object:
    if not steps:
        return value
    step, *rest = steps
    if not step or step.isdigit():
        into = into if isinstance(into, list) else []
        position = int(step) if step else len(into)
        if position == len(into):
            into.append(None)
        into[position] = _put(into[position], rest, value)
        return into
    into = into if isinstance(into, dict) else {}
    into[step] = _put(into.get(step), rest, value)
    return into


def for_one_server(root: dict) -> dict:
    """The document without servers of single operations: the test server replaces all of them."""
    items = {path: {method: {key: below for key, below in value.items() if key != "servers"}
                    if method in METHODS and isinstance(value, dict) else value
                    for method, value in item.items() if method != "servers"}
             for path, item in root["paths"].items()}
    return {"servers": [{"url": "http://localhost"}]} | root | {"paths": items}


class AsWritten(dict):
    """Returns strings of every format unchanged."""

    def __contains__(self, _: object) -> bool:
        return True

    def __getitem__(self, _: str):
        return lambda value: value


style_deserializers["deepObject"] = deep
style_deserializers["spaceDelimited"] = spaced
CONFIG = Config(
    spec_validator_cls=None,
    extra_format_unmarshallers=AsWritten(),
    extra_media_type_deserializers={
        **{name: part for name in (
            "text/plain", "application/octet-stream", "application/sdp", "image/jpeg", "image/png")},
        "application/problem+json": json.loads,
    },
)
