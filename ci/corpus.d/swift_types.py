"""Swift types as spelled in the type map."""

from __future__ import annotations

import re
from dataclasses import dataclass

TOKEN = re.compile(r"\s*([\[\]:?<>,]|[^\s\[\]:?<>,]+)")


@dataclass(frozen=True)
class SwiftType:
    """`name` is a type's name, or `[]`, `[:]` or `?` for a type with an element."""

    name: str
    element: SwiftType | None = None

    def __str__(self) -> str:
        match self.name:
            case "[]": return f"[{self.element}]"
            case "[:]": return f"[String: {self.element}]"
            case "?": return f"{self.element}?"
            case _: return f"{self.name}<{self.element}>" if self.element else self.name

    @property
    def is_optional(self) -> bool:
        return self.name in ("?", "Patch")

    @property
    def unwrapped(self) -> SwiftType:
        return self.element.unwrapped if self.is_optional and self.element else self


def parse(text: str) -> SwiftType:
    """Parses a type; raises ValueError if the text is not one."""
    tokens = TOKEN.findall(text)
    found = _type(tokens)
    if tokens:
        raise ValueError(f"`{text}` is no type")
    return found


def _type(tokens: list[str]) -> SwiftType:
    def take(wanted: str) -> None:
        if not tokens or tokens.pop(0) != wanted:
            raise ValueError(f"`{wanted}` is missing in a type")

    if not tokens:
        raise ValueError("a type is missing")
    first = tokens.pop(0)
    if first == "[":
        element, name = _type(tokens), "[]"
        if tokens and tokens[0] == ":":
            take(":")
            element, name = _type(tokens), "[:]"
        take("]")
        found = SwiftType(name, element)
    elif tokens and tokens[0] == "<":
        take("<")
        found = SwiftType(first, _type(tokens))
        take(">")
    else:
        found = SwiftType(first)
    while tokens and tokens[0] == "?":
        take("?")
        found = SwiftType("?", found)
    return found
