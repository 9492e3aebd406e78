"""Converts a Swagger 2.0 document into an equivalent OpenAPI 3.0 document, independently of the generator.

So all checks of OpenAPI 3 documents also apply to Swagger 2.0: meaning, examples and requests.
"""

from __future__ import annotations

from copy import deepcopy

JSON = "application/json"
BYTES = "application/octet-stream"
FORM = "application/x-www-form-urlencoded"
PARTS = "multipart/form-data"
METHODS = ("get", "put", "post", "delete", "options", "head", "patch")
# The sections of shared objects in both versions.
SECTIONS = {"definitions": "schemas", "parameters": "parameters", "responses": "responses"}
VALUE = (
    "type", "format", "items", "default", "enum", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength",
    "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "multipleOf", "nullable",
)
# Keys whose values belong to the API.
LITERAL = ("example", "examples", "default", "enum")
# Keys with entries by name or by status.
NAMED = ("properties", "definitions", "responses", "parameters", "headers")
STYLES = {
    "csv": {"style": "form", "explode": False}, "ssv": {"style": "spaceDelimited", "explode": False},
    "pipes": {"style": "pipeDelimited", "explode": False}, "multi": {"style": "form", "explode": True},
}


def converted(document: dict) -> dict:
    """The equivalent OpenAPI 3.0 document. Fields that only OpenAPI 3 has are copied."""
    return _Conversion(_settled(deepcopy(document))).whole()


def with_pointers(type_map: object, schemas: dict) -> object:
    """The generator's type map, with the converted document's pointers to shared schemas."""
    if isinstance(type_map, list):
        return [with_pointers(one, schemas) for one in type_map]
    if not isinstance(type_map, dict):
        return type_map
    made = {key: with_pointers(value, schemas) for key, value in type_map.items()}
    pointer = made.get("pointer")
    if isinstance(pointer, str) and pointer.startswith("/definitions/"):
        name, *steps = pointer.removeprefix("/definitions/").split("/")
        # The members of the definition alone, if others extend it.
        is_own = "oneOf" in schemas.get(name, {}) and name + "Base" in schemas and (
            made.get("kind") != "union" if not steps else steps[0] != "oneOf")
        made["pointer"] = "/".join(["/components/schemas", name + ("Base" if is_own else ""), *steps])
    return made


def _settled(node: object, in_names: bool = False) -> object:
    """The value with references, `x-nullable` and files as in OpenAPI 3; the keys of some maps are names, not keywords."""
    if isinstance(node, list):
        return [_settled(one) for one in node]
    if not isinstance(node, dict):
        return node
    made = {key: value if key in LITERAL and not in_names
            else _settled(value, in_names=key in NAMED and not in_names)
            for key, value in node.items()}
    if in_names:
        return made
    reference = made.get("$ref")
    if isinstance(reference, str):
        made["$ref"] = reference = _reference(reference)
    if isinstance(made.get("x-nullable"), bool):
        made["nullable"] = made.pop("x-nullable")
        if reference is not None and made["nullable"]:
            made = {"anyOf": [{"$ref": reference}, {"enum": [None], "nullable": True}]}
    if made.get("type") == "file":
        made |= {"type": "string", "format": "binary"}
    return made


def _with_subtypes(definitions: dict) -> dict:
    """A definition with a discriminator becomes a union of its subtypes and of itself, named `…Base`."""
    parents = {name: [_name(one["$ref"]) for one in node.get("allOf", []) if "$ref" in one]
               for name, node in definitions.items() if isinstance(node, dict)}
    made = dict(definitions)
    for name, node in definitions.items():
        if not isinstance(node, dict) or not isinstance(node.get("discriminator"), str):
            continue
        own = {key: value for key, value in node.items() if key != "discriminator"}
        subtypes = [one for one in definitions if one != name and name in _ancestors(one, parents)]
        if not subtypes:
            made[name] = own
            continue
        made[name + "Base"] = own
        made[name] = {"oneOf": [{"$ref": f"#/components/schemas/{one}"} for one in [name + "Base", *subtypes]],
                      "discriminator": {"propertyName": node["discriminator"], "mapping": {
                          definitions[one].get("x-discriminator-value", one): f"#/components/schemas/{one}{end}"
                          for one, end in [(name, "Base"), *((subtype, "") for subtype in subtypes)]}}}
        for subtype in subtypes:
            made[subtype] = made[subtype] | {"allOf": [
                {"$ref": one["$ref"] + "Base"} if one.get("$ref") == f"#/components/schemas/{name}" else one
                for one in made[subtype].get("allOf", [])]}
    return made


def _ancestors(name: str, parents: dict[str, list[str]]) -> set[str]:
    found, waiting = set(), [name]
    while waiting:
        for parent in parents.get(waiting.pop(), []):
            if parent not in found:
                found.add(parent)
                waiting.append(parent)
    return found


def _name(reference: str) -> str:
    return reference.removeprefix("#/components/schemas/")


def _reference(text: str) -> str:
    steps = text.split("/")
    if len(steps) > 2 and steps[0] == "#" and steps[1] in SECTIONS:
        return "/".join(["#/components", SECTIONS[steps[1]], *steps[2:]])
    return text


class _Conversion:
    def __init__(self, document: dict):
        self.old = document
        self.shared = document.get("parameters") or {}
        self.responses = document.get("responses") or {}

    def whole(self) -> dict:
        old = self.old
        values = {name: self._value(one) for name, one in self.shared.items()
                  if one.get("in") not in ("body", "formData")}
        return {
            "openapi": "3.0.3", "info": old.get("info", {}), "servers": self._servers(old.get("schemes") or ["https"]),
            "paths": {path: self._item(item) for path, item in (old.get("paths") or {}).items()
                      if isinstance(item, dict) and not path.startswith("x-")},
            "components": {
                "schemas": _with_subtypes(old.get("definitions") or {}), "parameters": values,
                "responses": {name: self._response(one, old.get("produces")) for name, one in self.responses.items()},
                "securitySchemes": {name: self._scheme(one)
                                    for name, one in (old.get("securityDefinitions") or {}).items()},
            },
            **({"security": old["security"]} if "security" in old else {}),
        }

    def _servers(self, schemes: list) -> list:
        base = (self.old.get("basePath") or "").rstrip("/")
        if not self.old.get("host"):
            return [{"url": base or "/"}]
        return [{"url": f"{scheme}://{self.old['host']}{base}"} for scheme in schemes]

    def _item(self, item: dict) -> dict:
        shared = [self._followed(one) for one in item.get("parameters") or []]
        made = {key: self._operation(value, shared) for key, value in item.items()
                if key in METHODS and isinstance(value, dict)}
        kept = [self._kept(one) for one in item.get("parameters") or [] if self._is_value(one)]
        return made | ({"parameters": kept} if kept else {}) | ({"$ref": item["$ref"]} if "$ref" in item else {})

    def _operation(self, operation: dict, shared: list[dict]) -> dict:
        own = operation.get("parameters") or []
        made = {key: value for key, value in operation.items()
                if key not in ("parameters", "consumes", "produces", "schemes", "responses")}
        made["parameters"] = [self._kept(one) for one in own if self._is_value(one)]
        sent = {(one.get("in"), one.get("name")): one for one in [*shared, *map(self._followed, own)]}
        body = self._body(list(sent.values()), operation.get("consumes", self.old.get("consumes")))
        if body is not None:
            made["requestBody"] = body
        if "schemes" in operation:
            made["servers"] = self._servers(operation["schemes"])
        produces = operation.get("produces", self.old.get("produces"))
        made["responses"] = {
            status: one if "$ref" in one and "produces" not in operation else self._response(self._found(one), produces)
            for status, one in (operation.get("responses") or {}).items() if isinstance(one, dict)}
        return made

    def _followed(self, parameter: dict) -> dict:
        """The target of a reference to a shared parameter; the reference itself if there is none."""
        name = str(parameter.get("$ref", "")).rsplit("/", 1)[-1]
        return self.shared.get(name, parameter) if "$ref" in parameter else parameter

    def _found(self, response: dict) -> dict:
        name = str(response.get("$ref", "")).rsplit("/", 1)[-1]
        return self.responses.get(name, response) if "$ref" in response else response

    def _is_value(self, parameter: dict) -> bool:
        return self._followed(parameter).get("in") not in ("body", "formData")

    def _kept(self, parameter: dict) -> dict:
        return parameter if "$ref" in parameter else self._value(parameter)

    def _value(self, parameter: dict) -> dict:
        made = {key: value for key, value in parameter.items() if key not in (*VALUE, "collectionFormat")}
        made["schema"] = parameter.get("schema") or {key: parameter[key] for key in VALUE if key in parameter}
        if parameter.get("type") == "array":
            wanted = STYLES.get(parameter.get("collectionFormat", "csv"), STYLES["csv"])
            made |= wanted if parameter.get("in") == "query" else {"style": "simple", "explode": False}
        return made

    def _body(self, parameters: list[dict], consumes: list | None) -> dict | None:
        body = next((one for one in parameters if one.get("in") == "body"), None)
        if body is not None:
            content = {media: {"schema": body.get("schema", {})} for media in consumes or [JSON]}
            return {"required": body.get("required") is True, "content": content}
        fields = [one for one in parameters if one.get("in") == "formData"]
        if not fields:
            return None
        has_file = any(one.get("format") == "binary" for one in fields)
        listed = [media for media in consumes or [] if media.startswith("multipart/") or media == FORM and not has_file]
        schema = {"type": "object", "properties": {
            one["name"]: {key: one[key] for key in (*VALUE, "description") if key in one} for one in fields},
            "required": [one["name"] for one in fields if one.get("required") is True]}
        if not schema["required"]:
            del schema["required"]
        encoding = {one["name"]: STYLES.get(one.get("collectionFormat", "csv"), STYLES["csv"])
                    for one in fields if one.get("type") == "array"}
        content = {media: {"schema": schema, **({"encoding": encoding} if encoding and media == FORM else {})}
                   for media in listed or [PARTS if has_file else FORM]}
        return {"required": "required" in schema, "content": content}

    @staticmethod
    def _response(response: dict, produces: list | None) -> dict:
        if "$ref" in response:
            return response
        made = {"description": response.get("description", "")}
        headers = {name: {"description": one.get("description", ""), "schema": {
            key: one[key] for key in VALUE if key in one}} for name, one in (response.get("headers") or {}).items()}
        if headers:
            made["headers"] = headers
        if "schema" in response:
            schema, examples = response["schema"], response.get("examples") or {}
            is_file = schema.get("format") == "binary"
            made["content"] = {
                media: {"schema": schema, **({"example": examples[media]} if media in examples else {})}
                for media in produces or [BYTES if is_file else JSON]}
        return made

    @staticmethod
    def _scheme(scheme: dict) -> dict:
        if scheme.get("type") == "basic":
            return {"type": "http", "scheme": "basic"}
        if scheme.get("type") != "oauth2":
            return scheme
        flow = {"application": "clientCredentials", "accessCode": "authorizationCode"}.get(
            scheme.get("flow"), scheme.get("flow"))
        kept = {key: scheme[key] for key in ("authorizationUrl", "tokenUrl") if key in scheme}
        return {"type": "oauth2", "flows": {flow: kept | {"scopes": scheme.get("scopes") or {}}}}
