"""The kind of value that a schema describes, derived from the document alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from loading import Place, Source

FOLLOWED = ("oneOf", "anyOf", "allOf", "$ref")
# Keywords that do not affect the kind of a value.
SILENT = {"$ref", "allOf", "description", "summary", "title", "example", "examples", "deprecated"}
SAYS_NOTHING = ("any", "unclear")


@dataclass
class Meaning:
    """`kind` is a JSON type, `map`, `enum`, `union`, `any`, or `unclear` if the document contradicts itself or refers to
    something missing. `nullable` is None if the document can be read both ways."""

    kind: str
    places: list[Place]
    nullable: bool | None = False
    format: str | None = None
    values: list = field(default_factory=list)
    items: list[Place] = field(default_factory=list)
    properties: dict[str, list[Place]] = field(default_factory=dict)
    required: set[str] = field(default_factory=set)
    # The schemas of unlisted keys, or whether such keys are allowed.
    additional: list[Place] | bool | None = None
    branches: list[list[Place]] = field(default_factory=list)
    # Pointers to the schema, and to everything reached by references and `allOf`.
    ways: list[str] = field(default_factory=list)

    @property
    def identity(self) -> tuple[str, ...]:
        return tuple(place.pointer for place in self.places)

    @property
    def is_marked(self) -> bool:
        """Whether a value only travels one way."""
        return any(isinstance(place.node, dict) and (place.node.get("readOnly") or place.node.get("writeOnly"))
                   for place in self.places)


def judge(source: Source, places: list[Place], depth: int = 0) -> Meaning:
    """The meaning of a value that satisfies all of these schemas."""
    key = tuple(id(place.node) for place in places)
    if key not in source.meanings:
        # Stops at unions that contain themselves.
        meaning = Meaning("unclear", places, None) if depth > 16 else _judge(source, places, depth)
        meaning.ways = _conjuncts(source, places)[2]
        source.meanings[key] = meaning
        source.kept.append(places)
    return source.meanings[key]


def _judge(source: Source, places: list[Place], depth: int) -> Meaning:
    conjuncts, whole, _ = _conjuncts(source, places)
    if not whole:
        return Meaning("unclear", conjuncts, nullable=None)
    groups, nullable_by_group, own = [], False, list(conjuncts)
    # A union with one branch besides null only adds that branch's conditions.
    pending = list(conjuncts)
    while pending:
        place = pending.pop(0)
        for keyword in ("oneOf", "anyOf"):
            branches = [below for _, below in place.at(keyword).entries()]
            real = [branch for branch in branches if not _is_null(source, branch)]
            nullable_by_group |= len(real) < len(branches)
            if len(real) == 1:
                more, whole, _ = _conjuncts(source, real, {id(known.node) for known in conjuncts})
                if not whole:
                    return Meaning("unclear", conjuncts, nullable=None)
                conjuncts += more
                pending += more
            elif real and (listed := [_constant(branch) for branch in real]) and None not in listed:
                # Each branch has a single value, so that the union is an enumeration.
                conjuncts.append(Place({"enum": listed}, f"{place.pointer}/{keyword}"))
            elif real and not all(judge(source, [branch], depth + 1).kind in SAYS_NOTHING for branch in real):
                groups.append(real)
    meaning = _by_type(source, conjuncts)
    if nullable_by_group:
        meaning.nullable = True if meaning.nullable or not _types_said(own) else None
    if not groups or meaning.kind == "unclear":
        return meaning
    if len(groups) > 1:
        return Meaning("unclear", conjuncts, nullable=None)
    if meaning.kind == "object":
        meaning.branches = groups[0]
        return meaning
    # Branches beside a plain type only restrict it, for example by a pattern.
    if meaning.kind in ("string", "integer", "number", "boolean", "enum", "array"):
        return meaning
    base = [place for place in conjuncts if set(place.node) - SILENT - {"oneOf", "anyOf"}]
    branches = [[*([] if meaning.kind == "any" else [_without_groups(place) for place in base]), branch]
                for branch in groups[0]]
    kinds = [judge(source, branch, depth + 1) for branch in branches]
    nullable = meaning.nullable if meaning.nullable else (
        None if meaning.kind == "any" and any(kind.nullable is not False for kind in kinds) else meaning.nullable)
    if any(kind.kind in SAYS_NOTHING for kind in kinds):
        return Meaning("any", conjuncts, nullable=None)
    return Meaning("union", conjuncts, nullable=nullable_by_group or nullable, branches=branches)


def _conjuncts(
    source: Source, places: list[Place], seen: set[int] | None = None
) -> tuple[list[Place], bool, list[str]]:
    """All schemas that apply together, through references and `allOf`; whether all were found; and the pointers passed."""
    seen = set() if seen is None else set(seen)
    found: list[Place] = []
    ways: list[str] = []
    whole = True
    waiting = list(reversed(places))
    while waiting:
        place = waiting.pop()
        if not isinstance(place.node, dict):
            whole &= place.node is True
            continue
        if id(place.node) in seen:
            continue
        seen.add(id(place.node))
        ways.append(place.pointer)
        reference = place.node.get("$ref")
        if isinstance(reference, str):
            target = source.target(reference)
            if target is None:
                whole = False
                continue
            waiting.append(target)
            if source.ignores_siblings:
                continue
        waiting += reversed([below for _, below in place.at("allOf").entries()])
        if set(place.node) - SILENT:
            found.append(place)
    return found, whole, ways


def _types(node: dict) -> set[str] | None:
    stated = node.get("type")
    if stated is None:
        return None
    types = set(stated) if isinstance(stated, list) else {stated}
    return types | {"null"} if node.get("nullable") is True else types


def _types_said(places: list[Place]) -> bool:
    return any(_types(place.node) is not None for place in places)


def _by_type(source: Source, places: list[Place]) -> Meaning:
    nodes = [place.node for place in places]
    types: set[str] | None = None
    for stated in filter(None, map(_types, nodes)):
        stated = stated | {"integer"} if "number" in stated else stated
        types = stated if types is None else types & stated
    meaning = Meaning("any", places, _nullable(nodes))
    meaning.format = next((node["format"] for node in nodes if isinstance(node.get("format"), str)), None)
    if any(node.get("contentEncoding") == "base64" for node in nodes):
        meaning.format = "byte"
    if types is not None and not types - {"null"}:
        meaning.kind = "any" if types else "unclear"
        return meaning
    kinds = (types or set()) - {"null"}
    if "number" in kinds:
        kinds.discard("integer")
    lists = [node["enum"] for node in nodes if isinstance(node.get("enum"), list) and node["enum"]]
    lists += [[node["const"]] for node in nodes if "const" in node]
    values = [value for value in (lists[0] if lists else []) if value is not None and all(value in other for other in lists)]
    if kinds == {"string"}:
        # YAML reads some unquoted texts as other types.
        values = [str(value).lower() if isinstance(value, bool) else value for value in values]
    if values and all(isinstance(value, (str, int, float)) and not isinstance(value, bool) for value in values):
        if kinds <= {"string", "integer", "number"} and len(kinds) < 2:
            meaning.kind, meaning.values = "enum", values
            return meaning
    if len(kinds) > 1:
        meaning.kind = "union"
        meaning.branches = [[*places, Place({"type": kind}, f"{places[0].pointer}/type")] for kind in sorted(kinds)]
        return meaning
    kind = next(iter(kinds)) if kinds else _inferred(places)
    if kind == "object":
        _describe_object(meaning, places)
    elif kind == "array":
        meaning.kind = "array"
        if not any("prefixItems" in node for node in nodes):
            meaning.items = [place.at("items") for place in places if isinstance(place.node.get("items"), dict)]
    elif kind in ("string", "integer", "number", "boolean"):
        meaning.kind = kind
    elif kind == "any" and isinstance(meaning.format, str):
        meaning.kind = "unclear"
    elif kind != "any":
        meaning.kind = "unclear"
    return meaning


def _inferred(places: list[Place]) -> str:
    for place in places:
        node = place.node
        if node.get("properties") or node.get("patternProperties") or isinstance(node.get("additionalProperties"), dict):
            return "object"
    return "array" if any("items" in place.node or "prefixItems" in place.node for place in places) else "any"


def _describe_object(meaning: Meaning, places: list[Place]) -> None:
    for place in places:
        for key, value in place.at("properties").entries():
            meaning.properties.setdefault(key, []).append(value)
        required = place.node.get("required")
        meaning.required |= {name for name in required if isinstance(name, str)} if isinstance(required, list) else set()
        additional = place.node.get("additionalProperties")
        if isinstance(additional, dict) and additional:
            meaning.additional = [place.at("additionalProperties")]
        elif additional is not None and not isinstance(meaning.additional, list):
            meaning.additional = additional is not False
        patterns = [below for _, below in place.at("patternProperties").entries()]
        if len(patterns) == 1 and not isinstance(meaning.additional, list):
            meaning.additional = patterns
        elif patterns:
            meaning.additional = True
    meaning.kind = "object" if meaning.properties else "map"


def _nullable(nodes: list[dict]) -> bool | None:
    """Whether null is a value; None if the schemas disagree."""
    yes = no = False
    for node in nodes:
        types = _types(node)
        says = node.get("nullable") is True or "null" in (types or ()) or (
            isinstance(node.get("enum"), list) and None in node["enum"])
        yes |= says
        no |= types is not None and not says
    return (None if no else True) if yes else False


def _is_null(source: Source, place: Place) -> bool:
    node = (source.follow(place) or place).node
    return isinstance(node, dict) and (
        node.get("type") in ("null", ["null"]) or node.get("enum") == [None] or ("const" in node and node["const"] is None))


def _constant(place: Place) -> object:
    """The only value that a schema without a reference allows; None if there is none, or it is null."""
    node = place.node if isinstance(place.node, dict) else {}
    values = [node["const"]] if "const" in node else node.get("enum")
    return values[0] if isinstance(values, list) and len(values) == 1 else None


def _without_groups(place: Place) -> Place:
    return Place({key: value for key, value in place.node.items() if key not in FOLLOWED}, place.pointer)
