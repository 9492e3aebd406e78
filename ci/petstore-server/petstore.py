"""The Petstore itself: requests in, responses out, no HTTP and no documents."""

from __future__ import annotations

import json
from urllib.parse import parse_qs, unquote

# An id that the store answers wrongly on purpose: its pet has a text where a number belongs.
MISSHAPEN = "misshapen"

Answer = tuple[int, dict[str, str], bytes]


class Petstore:
    """A store with three pets, one of them found only by an id that has to be escaped in a path."""

    def __init__(self) -> None:
        self.pets = {
            "1": {"id": 1, "name": "Ada"},
            "2": {"id": 2, "name": "Grace", "tag": "cat"},
            "a/b c?d": {"id": 3, "name": "Émilie", "tag": "a+b"},
        }

    def answer(self, method: str, target: str, body: bytes) -> Answer:
        """The answer to one request below the base path; what the document calls an error otherwise."""
        path, _, query = target.partition("?")
        match method, path.split("/")[1:]:
            case "GET", ["pets"]:
                return self.list(parse_qs(query))
            case "POST", ["pets"]:
                return self.create(body)
            case "GET", ["pets", segment]:
                return self.show(unquote(segment))
        return error(404, f"nothing at {path}")

    def list(self, query: dict[str, list[str]]) -> Answer:
        pets = list(self.pets.values())
        try:
            limit = int(query.get("limit", ["100"])[0])
        except ValueError:
            return error(400, "limit is not a number")
        more = {"x-next": f"/v1/pets?limit={limit}&after={limit}"} if limit < len(pets) else {}
        return json_answer(200, pets[:limit], more)

    def create(self, body: bytes) -> Answer:
        try:
            pet = json.loads(body)
            self.pets[str(pet["id"])] = pet
        except (ValueError, KeyError, TypeError):
            return error(400, "not a pet")
        return 201, {}, b""

    def show(self, pet_id: str) -> Answer:
        if pet_id == MISSHAPEN:
            return json_answer(200, {"id": "seven", "name": "Nobody"})
        if pet_id not in self.pets:
            return error(404, f"no pet {pet_id}")
        return json_answer(200, self.pets[pet_id])


def json_answer(status: int, value: object, headers: dict[str, str] | None = None) -> Answer:
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return status, {"Content-Type": "application/json", **(headers or {})}, body


def error(status: int, message: str) -> Answer:
    return json_answer(status, {"code": status, "message": message})
