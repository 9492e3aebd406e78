"""Makes texts that match a regular expression."""

from __future__ import annotations

import re
from re import _constants as code
from re import _parser as parser


def matching(pattern: str) -> str | None:
    """A text in which the pattern matches; None if none can be made. Optional parts are left out."""
    try:
        text = "".join(_text(step) for step in parser.parse(pattern))
    except (re.error, _Unknown):
        return None
    return text if re.search(pattern, text) else None


class _Unknown(Exception):
    pass


def _text(step: tuple) -> str:
    kind, value = step
    if kind is code.LITERAL:
        return chr(value)
    if kind is code.ANY or kind is code.NOT_LITERAL:
        return "a"
    if kind is code.AT or kind is code.ASSERT_NOT:
        return ""
    if kind is code.IN:
        return _member(value)
    if kind in (code.MAX_REPEAT, code.MIN_REPEAT):
        least, most, below = value
        return "".join(_text(one) for one in below) * (least or min(1, most))
    if kind is code.SUBPATTERN:
        return "".join(_text(one) for one in value[3])
    if kind is code.BRANCH:
        return "".join(_text(one) for one in value[1][0])
    raise _Unknown


def _member(choices: list[tuple]) -> str:
    if choices[0][0] is code.NEGATE:
        return "a"
    kind, value = choices[0]
    if kind is code.LITERAL:
        return chr(value)
    if kind is code.RANGE:
        return chr(value[0])
    return {code.CATEGORY_DIGIT: "1", code.CATEGORY_SPACE: " "}.get(value, "a")
