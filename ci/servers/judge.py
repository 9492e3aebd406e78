"""Judges messages by an OpenAPI document, with a public validator that knows nothing of this project."""

from __future__ import annotations

import json
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

import yaml
from openapi_core import Config, OpenAPI
from openapi_core.datatypes import RequestParameters
from openapi_core.exceptions import OpenAPIError
from werkzeug.datastructures import Headers, ImmutableMultiDict

# The quick reader where there is one: published documents are long.
Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# A published document may have faults of its own. A picture is a text in a schema's eyes: one character for each byte.
CONFIG = Config(
    spec_validator_cls=None,
    extra_media_type_deserializers={
        "application/problem+json": json.loads,
        "image/png": lambda data: data.decode("latin-1"),
    },
)


@dataclass
class Request:
    """What was sent, in the shape the validator reads. The path stays as it was on the request line: undecoded."""

    host_url: str
    method: str
    path: str
    parameters: RequestParameters
    content_type: str
    body: bytes | None


@dataclass
class Response:
    """What is to be answered, in the shape the validator reads."""

    status_code: int
    headers: Headers
    content_type: str
    data: bytes | None


@dataclass
class Judge:
    """One document, the messages it was asked about, and nothing else."""

    name: str
    content: dict
    document: OpenAPI
    origin: str
    base: str
    requests: int = 0
    responses: int = 0

    @staticmethod
    def reading(name: str, path: str) -> "Judge":
        """The judge for the document at `path`; messages are put to it under the origin of its first server.

        The server listens on a loopback port, but below the base path that the document names, so that the base path is
        judged too and the document is used unedited. The document itself is not judged: published ones have faults, and
        `ci/specs` judges the others.
        """
        with open(path, encoding="utf-8") as text:
            return Judge.of(name, with_text_keys(yaml.load(text, Loader=Loader)))

    @staticmethod
    def of(name: str, content: dict, config: Config = CONFIG) -> "Judge":
        """The judge for a document that has been read."""
        first = content["servers"][0]
        variables = {key: value["default"] for key, value in first.get("variables", {}).items()}
        server = urlsplit(first["url"].format_map(variables))
        document = OpenAPI.from_dict(content, config=config)
        return Judge(name, content, document, f"{server.scheme}://{server.netloc}", server.path.rstrip("/"))

    def request(self, method: str, target: str, headers: Headers, body: bytes) -> Request:
        """The request of one request line, as this document's validator is to see it."""
        path, _, query = target.partition("?")
        pairs = parse_qsl(query, keep_blank_values=True)
        parameters = RequestParameters(query=ImmutableMultiDict(pairs), header=headers)
        # A media type has no case, but the boundary of a multipart body has.
        media_type, semicolon, rest = headers.get("Content-Type", "").partition(";")
        return Request(self.origin, method.lower(), path, parameters, media_type.lower() + semicolon + rest, body or None)

    def faults_of_request(self, request: Request) -> list[str]:
        """What the document has against a request; empty when nothing."""
        self.requests += 1
        try:
            self.document.validate_request(request)
        except OpenAPIError as error:
            return [sentence(error)]
        return []

    def faults_of_response(self, request: Request, response: Response) -> list[str]:
        """What the document has against a response to this request; empty when nothing."""
        self.responses += 1
        try:
            self.document.validate_response(request, response)
        except OpenAPIError as error:
            return [sentence(error)]
        return []


def with_text_keys(value: object) -> object:
    """The same with every number that is a key as a text: a status may be written without quotes."""
    if isinstance(value, dict):
        return {str(key) if isinstance(key, int) else key: with_text_keys(item) for key, item in value.items()}
    return [with_text_keys(item) for item in value] if isinstance(value, list) else value


def sentence(error: BaseException) -> str:
    """The kind of an error and, on the same line, what was found at the bottom of it."""
    bottom = error
    while bottom.__cause__ is not None and not hasattr(bottom, "schema_errors"):
        bottom = bottom.__cause__
    complaints = [complaint.message for complaint in getattr(bottom, "schema_errors", [])]
    return f"{type(error).__name__}: {'; '.join(complaints) or str(bottom).splitlines()[0]}"
