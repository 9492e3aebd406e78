"""Checks that a request contains all arguments of its call, as the public validator reads it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from judge import Judge
from listening import Received
from werkzeug.datastructures import Headers


@dataclass
class Given:
    """The arguments of one call, as JSON: parameters by location and name, and the body if the validator reads it."""

    parameters: dict[tuple[str, str], object] = field(default_factory=dict)
    body: object = None


def lost(judge: Judge, request: Received, given: Given) -> str | None:
    """The first difference between a valid request and its arguments; None if there is none."""
    read = judge.document.unmarshal_request(
        judge.request(request.method, request.target, Headers(request.fields), request.body))
    for (place, name), value in given.parameters.items():
        found = next((found for key, found in getattr(read.parameters, place).items()
                      if key == name or place == "header" and key.lower() == name.lower()), None)
        for pointer in _differences(value, found, f"{place} {name}"):
            return f"not as it was given: {pointer}"
    for pointer in _differences(given.body, read.body, "body"):
        return f"not as it was given: {pointer}"
    return None


def _differences(given: object, found: object, pointer: str) -> Iterator[str]:
    """The path of a missing or different value; a URL or form cannot express empty lists and objects."""
    if given in (None, [], {}):
        return
    if isinstance(given, dict):
        found = vars(found) if hasattr(found, "__dict__") and not isinstance(found, dict) else found
        for key, value in given.items():
            yield from _differences(value, found.get(key) if isinstance(found, dict) else None, f"{pointer}/{key}")
    elif isinstance(given, list):
        listed = found if isinstance(found, list) and len(found) == len(given) else [None] * len(given)
        for position, value in enumerate(given):
            yield from _differences(value, listed[position], f"{pointer}/{position}")
    elif _text(given) != _text(found):
        yield f"{pointer} is {_text(found)}, not {_text(given)}"


def _text(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)
