"""Serves the Petstore on a loopback port and has every message judged.

    ci/python ci/petstore-server/serve.py --document own=Specs/petstore.yaml [--document NAME=PATH] [--seconds 120]

Prints the port, then stops when its standard input closes, or after the given seconds. `GET /report` tells what was judged.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from werkzeug.datastructures import Headers

from judge import Judge, Response
from petstore import Petstore

BASE_PATH = "/v1"


class Recorder:
    """Everything that was exchanged, in order, with every fault found; one exchange at a time."""

    def __init__(self, judges: list[Judge]) -> None:
        self.judges = judges
        self.store = Petstore()
        self.exchanges: list[dict] = []
        self.lock = threading.Lock()

    def exchange(self, line: str, method: str, target: str, headers: Headers, body: bytes):
        """Judges a request, answers it, judges the answer, and keeps a record before anything is sent."""
        with self.lock:
            below = target.removeprefix(BASE_PATH) if target.startswith(BASE_PATH + "/") else "/nowhere"
            status, fields, data = self.store.answer(method, below, body)
            response = Response(status, Headers(fields), fields.get("Content-Type", ""), data or None)
            faults = []
            for judge in self.judges:
                request = judge.request(method, target, headers, body)
                for fault in judge.faults_of_request(request):
                    faults.append({"document": judge.name, "message": "request", "fault": fault})
                for fault in judge.faults_of_response(request, response):
                    faults.append({"document": judge.name, "message": "response", "fault": fault})
            self.exchanges.append({"line": line, "status": status, "faults": faults})
            return status, fields, data

    def report(self) -> bytes:
        with self.lock:
            documents = [
                {"name": judge.name, "requests": judge.requests, "responses": judge.responses}
                for judge in self.judges
            ]
            return json.dumps({"documents": documents, "exchanges": self.exchanges}).encode()


def handler(recorder: Recorder) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        timeout = 30

        def do_GET(self) -> None:
            if self.path == "/report":
                self.send(200, {"Content-Type": "application/json"}, recorder.report())
            else:
                self.judged()

        def do_POST(self) -> None:
            self.judged()

        def judged(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            fields = Headers(self.headers.items())
            self.send(*recorder.exchange(self.requestline, self.command, self.path, fields, body))

        def send(self, status: int, fields: dict[str, str], body: bytes) -> None:
            self.send_response(status)
            for name, value in fields.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    return Handler


def stop_when_input_closes() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--document", action="append", required=True, metavar="NAME=PATH")
    arguments.add_argument("--seconds", type=float, default=120)
    options = arguments.parse_args()

    judges = [Judge.reading(*document.split("=", 1)) for document in options.document]
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler(Recorder(judges)))
    server.daemon_threads = True

    threading.Thread(target=stop_when_input_closes, daemon=True).start()
    limit = threading.Timer(options.seconds, os._exit, [3])
    limit.daemon = True
    limit.start()
    print(server.server_address[1], flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
