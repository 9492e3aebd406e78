"""Compares a value with the result of decoding and encoding it with a generated type."""

from __future__ import annotations

import base64
import binascii
import re
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from fractions import Fraction

from judging import Judge
from loading import Place, Source
from meaning import SAYS_NOTHING, Meaning, judge
from typed import branches

INSTANT = re.compile(r"(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?([Zz]|[+-]\d\d:\d\d)\Z")
# The precision of `Date` in seconds: that of a double in this century, with a margin.
STEP = Fraction(1, 1_000_000)


class Difference:
    """The losses of one value: `missed` by pointer below the value; `unlisted` counts keys that no schema lists."""

    def __init__(self) -> None:
        self.missed: list[tuple[str, str]] = []
        self.unlisted = 0


class Compare:
    def __init__(self, source: Source, models: dict[str, dict], validator: Judge):
        self.source = source
        self.models = {name.replace("`", ""): model for name, model in models.items()}
        self.judge = validator

    def run(self, value: object, answer: dict, places: list[Place]) -> Difference:
        found = Difference()
        self._value(value, answer["back"], answer["shape"], places, "", found)
        return found

    def _value(self, value: object, back: object, shape: object, places: list[Place], at: str, found: Difference) -> None:
        meaning = self._narrowed(judge(self.source, places), value)
        shape = self._untyped(value, shape, meaning, at, found)
        if isinstance(value, dict) and isinstance(back, dict):
            self._members(value, back, shape, meaning, at, found)
        elif isinstance(value, list) and isinstance(back, list):
            if len(value) != len(back):
                found.missed.append((at, f"{len(back)} elements of {len(value)}"))
            shapes = shape if isinstance(shape, list) else [None] * len(value)
            for position, (one, other, below) in enumerate(zip(value, back, shapes)):
                self._value(one, other, below, meaning.items, f"{at}/{position}", found)
        elif not equal(value, back, meaning):
            found.missed.append((at, f"{shown(value)} became {shown(back)}"))

    def _untyped(self, value: object, shape: object, meaning: Meaning, at: str, found: Difference) -> object:
        """The shape inside unions; a miss if a value has no type although the document gives it one."""
        while isinstance(shape, dict) and "case" in shape:
            model = self.models.get(named(shape["type"]), {})
            if shape["case"] == "unknown" and model.get("kind") == "union" and meaning.kind not in SAYS_NOTHING:
                found.missed.append((at, f"`unknown` of {named(shape['type'])}"))
                return None
            if shape["case"] == "unknown" and meaning.kind == "enum" and value in meaning.values:
                found.missed.append((at, f"`unknown` of {named(shape['type'])}"))
            shape = shape["held"]
        if shape == "any" and meaning.kind not in SAYS_NOTHING and value is not None:
            if not (meaning.kind == "map" and not isinstance(meaning.additional, list)):
                found.missed.append((at, f"untyped, where the schema says {meaning.kind}"))
        return shape

    def _narrowed(self, meaning: Meaning, value: object) -> Meaning:
        """The branches of a union that the value satisfies."""
        if not meaning.branches:
            return meaning
        fitting = [branch for branch in branches(meaning) if self.judge.fault(value, branch) is None]
        kinds = [self._narrowed(judge(self.source, branch), value) for branch in fitting]
        if meaning.kind == "union":
            if not kinds or any(kind.kind in SAYS_NOTHING for kind in kinds):
                return Meaning("any", meaning.places)
            merged = Meaning(kinds[0].kind, meaning.places, nullable=meaning.nullable, format=kinds[0].format,
                             values=kinds[0].values, items=kinds[0].items)
        else:
            merged = Meaning(meaning.kind, meaning.places, nullable=meaning.nullable)
            kinds.insert(0, meaning)
        for kind in kinds:
            merged.required |= kind.required
            for key, places in kind.properties.items():
                merged.properties.setdefault(key, places)
            if kind.additional is not None and not isinstance(merged.additional, list):
                merged.additional = kind.additional
        return merged

    def _members(self, value: dict, back: dict, shape: object, meaning: Meaning, at: str, found: Difference) -> None:
        shapes = self._shapes(shape)
        for key, one in value.items():
            below = f"{at}/{key.replace('~', '~0').replace('/', '~1')}"
            listed = meaning.properties.get(key)
            places = listed or (meaning.additional if isinstance(meaning.additional, list) else [])
            if key in back:
                self._value(one, back[key], shapes.get(key), places, below, found)
            elif listed and one is None and key not in meaning.required and not self._keeps_null(shape, key):
                # For an optional of a type that is only received, absent and null are the same.
                continue
            elif listed or meaning.additional or meaning.kind in ("any", "unclear"):
                found.missed.append((below, "lost"))
            else:
                found.unlisted += 1
        for key in back:
            if key not in value:
                found.missed.append((f"{at}/{key}", f"added as {shown(back[key])}"))

    def _model(self, shape: object) -> dict:
        return self.models.get(named(shape["type"]), {}) if isinstance(shape, dict) and "members" in shape else {}

    def _keeps_null(self, shape: object, key: str) -> bool:
        return any(one["key"] == key and one["type"].startswith("Patch<") for one in self._model(shape).get("properties", []))

    def _shapes(self, shape: object) -> dict[str, object]:
        """The shapes of an object's members by their keys."""
        if isinstance(shape, dict) and "values" in shape:
            return shape["values"]
        if not (isinstance(shape, dict) and "members" in shape):
            return {}
        members = shape["members"]
        by = "key" if shape.get("byKey") else "name"
        names = {one[by].replace("`", ""): one["key"] for one in self._model(shape).get("properties", [])}
        told = {}
        for name, below in members.items():
            if name in names:
                told[names[name]] = below
            elif isinstance(below, dict) and "values" in below:
                told |= below["values"]
        return told


def named(type_: str) -> str:
    """The name inside the namespace."""
    return type_.split(".", 2)[-1].replace("`", "")


def equal(value: object, back: object, meaning: Meaning) -> bool:
    if isinstance(value, bool) or isinstance(back, bool) or value is None or back is None:
        return value is back
    if isinstance(value, (int, float, Decimal)) and isinstance(back, (int, float, Decimal)):
        if isinstance(value, int) and isinstance(back, int):
            return value == back
        return float(value) == float(back)
    if value == back:
        return True
    if not (isinstance(value, str) and isinstance(back, str)):
        return False
    match meaning.format:
        case "date-time":
            one, other = instant(value), instant(back)
            return one is not None and other is not None and abs(one - other) < STEP
        case "uuid":
            return value.lower() == back.lower()
        case "byte":
            return octets(value) == octets(back) is not None
        case "decimal":
            return Decimal(value) == Decimal(back)
    return False


def instant(text: str) -> Fraction | None:
    """Seconds since 1970."""
    found = INSTANT.match(text)
    if not found:
        return None
    *parts, fraction, offset = found.groups()
    year, month, day, hour, minute, second = map(int, parts)
    leap = second == 60
    try:
        moment = datetime(year, month, day, hour, minute, 59 if leap else second, tzinfo=timezone.utc)
    except ValueError:
        return None
    if offset not in "Zz":
        shift = timedelta(hours=int(offset[1:3]), minutes=int(offset[4:]))
        moment += shift if offset[0] == "-" else -shift
    return int((moment - datetime(1970, 1, 1, tzinfo=timezone.utc)).total_seconds()) + leap + Fraction(f"0.{fraction or 0}")


def octets(text: str) -> bytes | None:
    try:
        return base64.b64decode("".join(text.split()))
    except (binascii.Error, ValueError):
        return None


def shown(value: object) -> str:
    text = "null" if value is None else str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
