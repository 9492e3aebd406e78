"""Makes responses from a document's schemas: every property, one item of each array, the first of several choices."""

from __future__ import annotations

# An integer that no double represents: 2 to the power of 53, plus 1.
LARGE = 9_007_199_254_740_993


class Samples:
    def __init__(self, document: dict) -> None:
        self.document = document

    def success(self, method: str, path: str) -> object:
        """A body for an operation's status 200; KeyError if the document has no such operation."""
        response = self.document["paths"][path][method.lower()]["responses"]["200"]
        return self.value(response["content"]["application/json"]["schema"])

    def value(self, schema: dict) -> object:
        match schema:
            case {"$ref": reference}:
                return self.value(self.referenced(reference))
            case {"enum": [first, *_]} | {"oneOf": [dict() as first, *_]}:
                return self.value(first) if isinstance(first, dict) else first
            case {"allOf": parts}:
                return {name: value for part in parts for name, value in self.value(part).items()}
            case {"type": "array", "items": items}:
                return [self.value(items)] * schema.get("minItems", 1)
            case {"type": "integer"}:
                return LARGE if schema.get("format") == "int64" else 7
            case {"type": "number"}:
                return 0.5
            case {"type": "boolean"}:
                return True
            case {"type": "string"}:
                return "¼ \"text\""
        return {name: self.value(inner) for name, inner in schema.get("properties", {}).items()}

    def referenced(self, reference: str) -> dict:
        found = self.document
        for key in reference.removeprefix("#/").split("/"):
            found = found[key]
        return found
