"""The requests and responses of a test API, without HTTP and documents."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from urllib.parse import parse_qs, unquote

from werkzeug.datastructures import Headers

# Status, header fields, body.
Answer = tuple[int, dict[str, str], bytes]


@dataclass(frozen=True)
class Call:
    """One request, relative to the base path. The target is that of the request line, undecoded."""

    method: str
    target: str
    headers: Headers = field(default_factory=Headers)
    body: bytes = b""

    @property
    def route(self) -> tuple[str, ...]:
        """The method and the segments of the path, decoded."""
        return (self.method, *(unquote(segment) for segment in self.target.partition("?")[0].split("/")[1:]))

    @property
    def raw_query(self) -> str:
        """The query, undecoded."""
        return self.target.partition("?")[2]

    @property
    def query(self) -> dict[str, str]:
        """The query's values, decoded; the last one of a repeated name."""
        return {name: values[-1] for name, values in parse_qs(self.raw_query, keep_blank_values=True).items()}


class API:
    """An API that serve.py can serve. It gets one call at a time."""

    def answer(self, call: Call) -> Answer:
        """The response to one call."""
        raise NotImplementedError

    def wish(self, name: str) -> None:
        """Fulfils a wish of a test that is not part of the API, such as letting time pass; KeyError for an unknown wish."""
        raise KeyError(name)

    def counts(self) -> dict[str, int]:
        """The API's own counters."""
        return {}


def json_answer(status: int, value: object, headers: dict[str, str] | None = None) -> Answer:
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return status, {"Content-Type": "application/json", **(headers or {})}, body
