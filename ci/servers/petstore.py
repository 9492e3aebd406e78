"""The Petstore: three pets, one of which has an id that must be escaped in a path."""

from __future__ import annotations

import json

from api import API, Answer, Call, json_answer

# An id with an intentionally invalid response: its pet has a string instead of a number.
MISSHAPEN = "misshapen"


class Petstore(API):
    def __init__(self) -> None:
        self.pets = {
            "1": {"id": 1, "name": "Ada"},
            "2": {"id": 2, "name": "Grace", "tag": "cat"},
            "a/b c?d": {"id": 3, "name": "Émilie", "tag": "a+b"},
        }

    def answer(self, call: Call) -> Answer:
        """The response of a route; an error as the document defines it for an unknown route."""
        match call.route:
            case "GET", "pets":
                return self.list(call.query)
            case "POST", "pets":
                return self.create(call.body)
            case "GET", "pets", pet_id:
                return self.show(pet_id)
        return error(404, f"nothing at {call.target}")

    def list(self, query: dict[str, str]) -> Answer:
        pets = list(self.pets.values())
        try:
            limit = int(query.get("limit", "100"))
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


def error(status: int, message: str) -> Answer:
    return json_answer(status, {"code": status, "message": message})
