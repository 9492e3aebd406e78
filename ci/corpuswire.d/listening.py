"""A server on a loopback port that validates and stores every request."""

from __future__ import annotations

import http.client
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from judge import Judge
from werkzeug.datastructures import Headers


@dataclass(frozen=True)
class Received:
    method: str
    target: str
    fields: tuple[tuple[str, str], ...]
    body: bytes
    # The validator's errors.
    faults: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        return f"{self.method} {self.target}"

    def without_field(self, name: str) -> tuple[tuple[str, str], ...]:
        return tuple(field for field in self.fields if field[0].lower() != name.lower())


class Listening:
    """A context manager: inside it, the server answers every request with 204."""

    def __init__(self, judge: Judge):
        self.judge = judge
        self.received: list[Received] = []
        self.lock = threading.Lock()
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.server.daemon_threads = True

    def __enter__(self) -> Listening:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def base(self) -> str:
        """The base URL of the API, with the document's base path."""
        return f"http://127.0.0.1:{self.server.server_port}{self.judge.base}"

    def send(self, request: Received) -> Received:
        """Sends a request from this program, which is received and validated like others."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.server_port, timeout=30)
        connection.putrequest(request.method, request.target, skip_host=True, skip_accept_encoding=True)
        for name, value in request.without_field("Content-Length"):
            connection.putheader(name, value)
        connection.putheader("Content-Length", str(len(request.body)))
        connection.endheaders(request.body)
        connection.getresponse().read()
        connection.close()
        return self.received[-1]

    def _judged(self, method: str, target: str, fields: list[tuple[str, str]], body: bytes) -> None:
        with self.lock:
            try:
                request = self.judge.request(method, target, Headers(fields), body)
                faults = self.judge.faults_of_request(request)
            except Exception as error:  # An exception of the validator counts as an error of the request.
                faults = [f"the judge failed: {type(error).__name__}: {str(error)[:200]}"]
            self.received.append(Received(method, target, tuple(fields), body, tuple(faults)))

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        listening = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            timeout = 30

            def answer(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                listening._judged(self.command, self.path, self.headers.items(), body)
                self.send_response(204)
                self.end_headers()

            do_DELETE = do_GET = do_PATCH = do_POST = do_PUT = answer

            def log_message(self, *_: object) -> None:
                pass

        return Handler
