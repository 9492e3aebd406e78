"""Validates every exchange, and records it."""

from __future__ import annotations

import json
import threading

from werkzeug.datastructures import Headers

from api import API, Answer, Call
from judge import Judge, Response
from redirects import Redirects


class Recorder:
    """All exchanges in order, with the faults found; it handles one exchange at a time."""

    def __init__(self, api: API, judges: list[Judge], redirects: Redirects) -> None:
        self.api = api
        self.judges = judges
        self.redirects = redirects
        self.base = judges[0].base
        self.exchanges: list[dict] = []
        self.lock = threading.Lock()

    def exchange(self, line: str, method: str, target: str, headers: Headers, body: bytes) -> Answer:
        """Validates a request, answers it, validates the response, and records both before the response is sent."""
        with self.lock:
            answer = self.redirects.answer(target)
            faults = []
            if answer is None:
                below = target.removeprefix(self.base) if target.startswith(self.base + "/") else "/nowhere"
                answer = self.api.answer(Call(method, below, headers, body))
                faults = self.faults(method, target, headers, body, answer)
            fields = {name.lower(): value for name, value in headers.items()}
            self.exchanges.append({"line": line, "headers": fields, "status": answer[0], "faults": faults})
            return answer

    def faults(self, method: str, target: str, headers: Headers, body: bytes, answer: Answer) -> list[dict]:
        status, fields, data = answer
        response = Response(status, Headers(fields), fields.get("Content-Type", ""), data or None)
        faults = []
        for judge in self.judges:
            request = judge.request(method, target, headers, body)
            for fault in judge.faults_of_request(request):
                faults.append({"document": judge.name, "message": "request", "fault": fault})
            for fault in judge.faults_of_response(request, response):
                faults.append({"document": judge.name, "message": "response", "fault": fault})
        return faults

    def wish(self, name: str) -> None:
        with self.lock:
            self.api.wish(name)

    def report(self) -> bytes:
        with self.lock:
            documents = [
                {"name": judge.name, "requests": judge.requests, "responses": judge.responses}
                for judge in self.judges
            ]
            report = {"documents": documents, "counts": self.api.counts(), "exchanges": self.exchanges}
            return json.dumps(report).encode()
