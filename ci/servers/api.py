"""What an API is asked and what it answers: no HTTP and no documents."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from urllib.parse import parse_qs, unquote

from werkzeug.datastructures import Headers

# Status, header fields, body.
Answer = tuple[int, dict[str, str], bytes]


@dataclass(frozen=True)
class Call:
    """One request below the base path. The target is as it was on the request line: undecoded."""

    method: str
    target: str
    headers: Headers = field(default_factory=Headers)
    body: bytes = b""

    @property
    def route(self) -> tuple[str, ...]:
        """The method, then each segment of the path, decoded."""
        return (self.method, *(unquote(segment) for segment in self.target.partition("?")[0].split("/")[1:]))

    @property
    def raw_query(self) -> str:
        """The query, undecoded."""
        return self.target.partition("?")[2]

    @property
    def query(self) -> dict[str, str]:
        """The query's values, decoded; of a repeated name the last."""
        return {name: values[-1] for name, values in parse_qs(self.raw_query, keep_blank_values=True).items()}


class API:
    """An API that serve.py can serve. One call at a time comes in."""

    def answer(self, call: Call) -> Answer:
        """The answer to one call."""
        raise NotImplementedError

    def wish(self, name: str) -> None:
        """Does what a test asks for beside the API, such as letting time pass; KeyError for what it cannot do."""
        raise KeyError(name)

    def counts(self) -> dict[str, int]:
        """What the API has counted by itself."""
        return {}


def json_answer(status: int, value: object, headers: dict[str, str] | None = None) -> Answer:
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return status, {"Content-Type": "application/json", **(headers or {})}, body
