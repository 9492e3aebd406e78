"""Makes JSON values from schemas that a public validator accepts."""

from __future__ import annotations

from itertools import islice

from judging import Judge
from loading import Place, Source
from meaning import Meaning, judge
from patterns import matching

# Strings by format. Those without a fixed form contain characters that need escaping.
TEXTS = {
    "date": "2024-02-29", "date-time": "2024-02-29T22:59:00Z", "uuid": "0f8fad5b-d9cb-469f-a165-70867728950e",
    "email": "zoe@example.com", "uri": "https://example.com/a?b=c", "url": "https://example.com/a?b=c",
    "ipv4": "192.0.2.1", "ipv6": "2001:db8::1", "ip": "192.0.2.1", "hostname": "a.example.com", "byte": "YWJj", "binary": "YWJj",
    "decimal": "12.5", "time": "22:59:00Z",
}
FREE = "zo\u00eb & co=1+1"
PLAIN = "plain-1"
DEPTH = 3
# The maximum number of members; the longest bodies have hundreds.
MEMBERS = 40


class NoValue(Exception):
    pass


class Values:
    def __init__(self, source: Source):
        self.source = source
        self.judge = Judge(source)

    def sound(self, place: Place, plain: bool = False) -> object:
        """A value with optional members, otherwise one without, otherwise an example from the document."""
        faults = []
        for candidate in self._candidates(place, plain):
            fault = self.judge.fault(candidate, [place])
            if fault is None:
                return candidate
            faults.append(fault)
        raise NoValue(f"no value is made for {place.pointer}: {'; '.join(dict.fromkeys(faults)) or 'it ends nowhere'}")

    def _candidates(self, place: Place, plain: bool):
        for depth in (DEPTH, 1, 0):
            try:
                yield self._made([place], depth, plain)
            except (NoValue, RecursionError):
                pass
        for key in ("example", "default"):
            if isinstance(place.node, dict) and key in place.node:
                yield place.node[key]

    def _made(self, places: list[Place], depth: int, plain: bool, steps: int = 0) -> object:
        if steps > 12:
            raise NoValue("it ends nowhere")
        meaning = judge(self.source, places)
        more = (depth - 1, plain, steps + 1)
        match meaning.kind:
            case "enum": return meaning.values[-1]
            case "boolean": return True
            case "integer" | "number": return self._number(meaning)
            case "string": return self._text(meaning, plain)
            case "array": return self._list(meaning, *more)
            case "map":
                if not isinstance(meaning.additional, list):
                    return {}
                return {"first": self._made(meaning.additional, *more)} if depth > 0 else {}
            case "object": return self._object(meaning, depth, plain, steps)
            case "union": return self._made(meaning.branches[0], *more)
        return PLAIN

    def _object(self, meaning: Meaning, depth: int, plain: bool, steps: int) -> dict:
        found = {}
        required = [key for key in meaning.properties if key in meaning.required]
        optional = [key for key in meaning.properties if key not in meaning.required] if depth > 0 else []
        for key in [*required, *islice(optional, MEMBERS)]:
            below = meaning.properties[key]
            if any(isinstance(place.node, dict) and place.node.get("readOnly") for place in below):
                continue
            try:
                found[key] = self._made(below, depth - 1, plain, steps + 1)
            except NoValue:
                if key in meaning.required:
                    raise
        if not found and not meaning.branches:
            # A URL cannot express an empty object.
            found = self._smallest(meaning, plain)
        if meaning.branches:
            branch = self._made([meaning.branches[0]], depth - 1, plain, steps + 1)
            found |= branch if isinstance(branch, dict) else {}
        return found

    def _smallest(self, meaning: Meaning, plain: bool) -> dict:
        for key, below in meaning.properties.items():
            is_read_only = any(isinstance(place.node, dict) and place.node.get("readOnly") for place in below)
            if not is_read_only and judge(self.source, below).kind in ("enum", "boolean", "integer", "number", "string"):
                return {key: self._made(below, 0, plain)}
        return {}

    def _list(self, meaning: Meaning, depth: int, plain: bool, steps: int) -> list:
        least = max([1, *_said(meaning, "minItems")])
        most = min(_said(meaning, "maxItems"), default=2)
        wanted = min(max(least, 2), most)
        if not meaning.items:
            return [PLAIN] * wanted
        inner = judge(self.source, meaning.items)
        if inner.kind == "enum":
            return inner.values[:wanted]
        one = self._made(meaning.items, depth, plain, steps)
        return [one] if any(_said(meaning, "uniqueItems")) or inner.kind != "string" else [one] * wanted

    @staticmethod
    def _number(meaning: Meaning) -> int | float:
        least = max(_said(meaning, "minimum"), default=None)
        most = min(_said(meaning, "maximum"), default=None)
        value = 7 if meaning.kind == "integer" else 7.5
        if least is not None and value <= least:
            value = int(least) + 1
        if most is not None and value > most:
            value = int(most)
        return value

    @staticmethod
    def _text(meaning: Meaning, plain: bool) -> str:
        patterns = [text for text in _said(meaning, "pattern") if isinstance(text, str)]
        if patterns:
            text = matching(patterns[0])
            if text is None:
                raise NoValue(f"no text for {patterns[0]}")
        else:
            text = TEXTS.get(meaning.format or "", PLAIN if plain or meaning.format else FREE)
        least, most = max(_said(meaning, "minLength"), default=0), min(_said(meaning, "maxLength"), default=None)
        if not patterns and len(text) < least:
            text += "x" * (least - len(text))
        return text if patterns or most is None else text[:most]


def _said(meaning: Meaning, keyword: str) -> list:
    return [place.node[keyword] for place in meaning.places
            if isinstance(place.node, dict) and place.node.get(keyword) is not None]
