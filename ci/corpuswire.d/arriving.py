"""Whether a request carries all that a call was given, as the public validator reads it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from judge import Judge
from listening import Received
from werkzeug.datastructures import Headers


@dataclass
class Given:
    """The values of one call, as JSON: parameters by place and name, and the body where it has one that is read."""

    parameters: dict[tuple[str, str], object] = field(default_factory=dict)
    body: object = None


def lost(judge: Judge, request: Received, given: Given) -> str | None:
    """What of a sound request is not as it was given; None where all is."""
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
    """Where something that was given is missing or another; empty lists and objects have no place in a URL or a form."""
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
