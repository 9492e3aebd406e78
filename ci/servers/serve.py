"""Serves an API on a loopback port, and validates every message.

    ci/python ci/servers/serve.py --api museum --document own=Specs/museum.yaml [--document NAME=PATH]
        [--elsewhere http://127.0.0.1:PORT] [--seconds 120]

Prints the port, and stops when its standard input closes, or after the given number of seconds. Paths below `/-/` serve the test
itself and are not validated: `GET /-/report` returns the record, `POST /-/wish/NAME` asks the API for something that is not part
of it, and `redirects.py` describes the redirects.
"""

from __future__ import annotations

import argparse
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from werkzeug.datastructures import Headers

from binance import Binance
from judge import Judge
from museum import Museum
from petstore import Petstore
from recorder import Recorder
from redirects import Redirects
from supabase_auth import SupabaseAuth

# Makes an API for the first document.
APIS = {
    "binance": Binance,
    "museum": lambda _: Museum(),
    "petstore": lambda _: Petstore(),
    "supabase_auth": lambda _: SupabaseAuth(),
}


def handler(recorder: Recorder) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        timeout = 30

        def answer(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            if self.path == "/-/report":
                self.send(200, {"Content-Type": "application/json"}, recorder.report())
            elif self.path.startswith("/-/wish/"):
                recorder.wish(self.path.removeprefix("/-/wish/"))
                self.send(204, {}, b"")
            else:
                fields = Headers(self.headers.items())
                self.send(*recorder.exchange(self.requestline, self.command, self.path, fields, body))

        do_DELETE = do_GET = do_PATCH = do_POST = do_PUT = answer

        def send(self, status: int, fields: dict[str, str], body: bytes) -> None:
            self.send_response(status)
            for name, value in fields.items():
                self.send_header(name, value)
            if status != 204:
                self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    return Handler


class Server(ThreadingHTTPServer):
    daemon_threads = True
    # There may be hundreds of connections at once.
    request_queue_size = 512


def stop_when_input_closes() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--api", choices=sorted(APIS), required=True)
    arguments.add_argument("--document", action="append", required=True, metavar="NAME=PATH")
    arguments.add_argument("--elsewhere", default="", metavar="ORIGIN")
    arguments.add_argument("--seconds", type=float, default=120)
    options = arguments.parse_args()

    judges = [Judge.reading(*document.split("=", 1)) for document in options.document]
    recorder = Recorder(APIS[options.api](judges[0].content), judges, Redirects(options.elsewhere))
    server = Server(("127.0.0.1", 0), handler(recorder))

    threading.Thread(target=stop_when_input_closes, daemon=True).start()
    limit = threading.Timer(options.seconds, os._exit, [3])
    limit.daemon = True
    limit.start()
    print(server.server_address[1], flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
