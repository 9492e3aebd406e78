"""The Museum: opening hours, special events and tickets, for one visitor who must authenticate."""

from __future__ import annotations

import base64
import binascii
import json
from datetime import date, timedelta
from uuid import UUID

from api import API, Answer, Call, json_answer

# Both contain characters that a careless encoder gets wrong: a colon in the password, and letters outside ASCII.
USERNAME, PASSWORD = "zoë", "pass:wörd"

# An event with an intentionally invalid response: its price is a string.
MISSHAPEN = UUID("00000000-0000-0000-0000-00000000bad0")

# An image of one white pixel.
QR = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=="
)

FIRST_DAY = date(2026, 1, 1)


class Museum(API):
    def __init__(self) -> None:
        self.events: dict[UUID, dict] = {}
        self.tickets: dict[UUID, dict] = {}

    def answer(self, call: Call) -> Answer:
        if not is_visitor(call.headers.get("Authorization", "")):
            challenge = {"WWW-Authenticate": 'Basic realm="museum", charset="UTF-8"'}
            return problem(401, "Say who you are", challenge)
        try:
            return self.welcome(call)
        except KeyError:
            return problem(404, "No such thing")
        except (ValueError, TypeError):
            return problem(400, "Not understood")

    def welcome(self, call: Call) -> Answer:
        match call.route:
            case "GET", "museum-hours":
                return self.hours(call.query)
            case "GET", "special-events":
                return json_answer(200, page(self.between(call.query), call.query))
            case "POST", "special-events":
                return self.create(json.loads(call.body))
            case "GET", "special-events", event_id:
                return json_answer(200, self.event(UUID(event_id)))
            case "PATCH", "special-events", event_id:
                event = self.event(UUID(event_id))
                event.update(json.loads(call.body))
                return json_answer(200, event)
            case "DELETE", "special-events", event_id:
                del self.events[UUID(event_id)]
                return 204, {}, b""
            case "POST", "tickets":
                return self.sell(json.loads(call.body))
            case "GET", "tickets", ticket_id, "qr":
                _ = self.tickets[UUID(ticket_id)]
                return 200, {"Content-Type": "image/png"}, QR
        raise KeyError(call.target)

    def hours(self, query: dict[str, str]) -> Answer:
        start = date.fromisoformat(query.get("startDate", str(FIRST_DAY)))
        days = (start + timedelta(days=number) for number in range(30))
        return json_answer(
            200, page([{"date": str(day), "timeOpen": "09:00", "timeClose": "18:00"} for day in days], query)
        )

    def between(self, query: dict[str, str]) -> list[dict]:
        """The events with a day in the range; ISO dates can be compared as strings."""
        first, last = query.get("startDate", ""), query.get("endDate", "9999")
        return [event for event in self.events.values() if any(first <= day <= last for day in event["dates"])]

    def create(self, event: dict) -> Answer:
        _ = [date.fromisoformat(day) for day in event["dates"]]
        event_id = UUID(int=len(self.events) + 1)
        self.events[event_id] = {"eventId": str(event_id), **event}
        return json_answer(201, self.events[event_id])

    def event(self, event_id: UUID) -> dict:
        if event_id == MISSHAPEN:
            return {"name": "?", "location": "?", "eventDescription": "?", "dates": [], "price": "free"}
        return self.events[event_id]

    def sell(self, wanted: dict) -> Answer:
        ticket_id = UUID(int=1000 + len(self.tickets))
        ticket = {name: value for name, value in wanted.items() if name != "email"}
        self.tickets[ticket_id] = {"ticketId": str(ticket_id), **ticket}
        sold = {"message": f"Sent to {wanted.get('email', 'no one')}", "confirmationCode": "ticket-1"}
        return json_answer(201, {**self.tickets[ticket_id], **sold})


def is_visitor(authorization: str) -> bool:
    """Whether the header has the visitor's Basic credentials, in UTF-8 (RFC 7617)."""
    scheme, _, token = authorization.partition(" ")
    try:
        known = base64.b64decode(token, validate=True).decode().partition(":")
    except (binascii.Error, UnicodeDecodeError):
        return False
    return scheme.lower() == "basic" and known == (USERNAME, ":", PASSWORD)


def page(items: list, query: dict[str, str]) -> list:
    number, limit = int(query.get("page", "1")), int(query.get("limit", "10"))
    return items[(number - 1) * limit : number * limit]


def problem(status: int, title: str, headers: dict[str, str] | None = None) -> Answer:
    return json_answer(
        status, {"type": f"museum:{status}", "title": title},
        {"Content-Type": "application/problem+json", **(headers or {})},
    )
