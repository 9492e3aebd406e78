"""Answers made from a document's schemas: each property there is, of arrays one item, of choices the first."""

from __future__ import annotations

# What does not fit into a float: 2 to the 53rd, and one.
LARGE = 9_007_199_254_740_993


class Samples:
    def __init__(self, document: dict) -> None:
        self.document = document

    def success(self, method: str, path: str) -> object:
        """A body of an operation's 200; KeyError when the document has no such operation."""
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
