"""Validates messages against an OpenAPI document, with a public validator."""

from __future__ import annotations

import json
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

import yaml
from openapi_core import Config, OpenAPI
from openapi_core.datatypes import RequestParameters
from openapi_core.exceptions import OpenAPIError
from werkzeug.datastructures import Headers, ImmutableMultiDict

# The fast parser if it is available: published documents are long.
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# Published documents may have faults. For a schema, an image is a string with one character for each byte.
CONFIG = Config(
    spec_validator_cls=None,
    extra_media_type_deserializers={
        "application/problem+json": json.loads,
        "image/png": lambda data: data.decode("latin-1"),
    },
)


@dataclass
class Request:
    """A request in the form that the validator reads. The path is that of the request line, undecoded."""

    host_url: str
    method: str
    path: str
    parameters: RequestParameters
    content_type: str
    body: bytes | None


@dataclass
class Response:
    """A response in the form that the validator reads."""

    status_code: int
    headers: Headers
    content_type: str
    data: bytes | None


@dataclass
class Judge:
    """Validates messages against one document, and counts them."""

    name: str
    content: dict
    document: OpenAPI
    origin: str
    base: str
    requests: int = 0
    responses: int = 0

    @staticmethod
    def reading(name: str, path: str) -> "Judge":
        """A judge for the document at `path`; it sees messages with the origin of the document's first server.

        The server listens on a loopback port, below the document's base path. So the base path is validated, too, and the
        document is used unchanged. The document itself is not validated: published ones have faults, and `ci/specs`
        validates the others.
        """
        with open(path, encoding="utf-8") as text:
            return Judge.of(name, with_text_keys(yaml.load(text, Loader=Loader)))

    @staticmethod
    def of(name: str, content: dict, config: Config = CONFIG) -> "Judge":
        """A judge for a parsed document."""
        first = content["servers"][0]
        variables = {key: value["default"] for key, value in first.get("variables", {}).items()}
        server = urlsplit(first["url"].format_map(variables))
        document = OpenAPI.from_dict(content, config=config)
        return Judge(name, content, document, f"{server.scheme}://{server.netloc}", server.path.rstrip("/"))

    def request(self, method: str, target: str, headers: Headers, body: bytes) -> Request:
        """A request in the form that this document's validator reads."""
        path, _, query = target.partition("?")
        pairs = parse_qsl(query, keep_blank_values=True)
        parameters = RequestParameters(query=ImmutableMultiDict(pairs), header=headers)
        # Media types are case-insensitive, but the boundary of a multipart body is not.
        media_type, semicolon, rest = headers.get("Content-Type", "").partition(";")
        return Request(self.origin, method.lower(), path, parameters, media_type.lower() + semicolon + rest, body or None)

    def faults_of_request(self, request: Request) -> list[str]:
        """The errors of a request; empty if it is valid."""
        self.requests += 1
        try:
            self.document.validate_request(request)
        except OpenAPIError as error:
            return [sentence(error)]
        return []

    def faults_of_response(self, request: Request, response: Response) -> list[str]:
        """The errors of a response to this request; empty if it is valid."""
        self.responses += 1
        try:
            self.document.validate_response(request, response)
        except OpenAPIError as error:
            return [sentence(error)]
        return []


def with_text_keys(value: object) -> object:
    """The value with number keys as strings: a status may be written without quotes."""
    if isinstance(value, dict):
        return {str(key) if isinstance(key, int) else key: with_text_keys(item) for key, item in value.items()}
    return [with_text_keys(item) for item in value] if isinstance(value, list) else value


def sentence(error: BaseException) -> str:
    """The type of an error and, on the same line, its root cause."""
    bottom = error
    while bottom.__cause__ is not None and not hasattr(bottom, "schema_errors"):
        bottom = bottom.__cause__
    complaints = [complaint.message for complaint in getattr(bottom, "schema_errors", [])]
    return f"{type(error).__name__}: {'; '.join(complaints) or str(bottom).splitlines()[0]}"
