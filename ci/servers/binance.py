"""Binance for one customer: it checks the key, and computes the signature again from the received query."""

from __future__ import annotations

import hashlib
import hmac
import time

from api import API, Answer, Call, json_answer
from samples import Samples

APIKEY, SECRET = "key-1", "test-secret-0001"

# The maximum age of a timestamp in milliseconds: the longest allowed recvWindow.
WINDOW = 60_000

# The operations below /sapi that need neither key nor signature, and those that need only the key.
PUBLIC = {"/sapi/v1/system/status"}
UNSIGNED = {"/sapi/v1/capital/contract/convertible-coins", "/sapi/v1/capital/withdraw/address/list"}

# A coin with an intentionally invalid response: the tag of its deposit address is a number.
MISSHAPEN = "misshapen"


class Binance(API):
    """Answers with values made from the document's schemas."""

    def __init__(self, document: dict) -> None:
        self.samples = Samples(document)
        self.signed = 0

    def counts(self) -> dict[str, int]:
        return {"signed": self.signed}

    def answer(self, call: Call) -> Answer:
        path = call.target.partition("?")[0]
        if path.startswith("/sapi/") and path not in PUBLIC:
            if call.headers.get("X-MBX-APIKEY") != APIKEY:
                return error(401, -2015, "Invalid API-key, IP, or permissions for action.")
            if path not in UNSIGNED:
                refusal = refusal_of(call.raw_query)
                if refusal is not None:
                    return refusal
                self.signed += 1
        try:
            body = self.samples.success(call.method, path)
        except KeyError:
            return error(404, -1, f"nothing at {path}")
        if call.query.get("coin") == MISSHAPEN:
            body["tag"] = 1
        return json_answer(200, body)


def refusal_of(raw_query: str) -> Answer | None:
    """The error of a signed query, which ends with a timestamp and the signature of everything before it."""
    names = [pair.partition("=")[0] for pair in raw_query.split("&")]
    if names[-2:] != ["timestamp", "signature"] or {"timestamp", "signature"} & set(names[:-2]):
        return error(400, -1102, "Mandatory parameter 'signature' was not sent, was empty/null, or malformed.")
    signed, _, signature = raw_query.rpartition("&signature=")
    wanted = hmac.new(SECRET.encode(), signed.encode(), hashlib.sha256).hexdigest()
    if not hmac.compare_digest(signature, wanted):
        return error(400, -1022, "Signature for this request is not valid.")
    timestamp = signed.rpartition("timestamp=")[2]
    if not timestamp.isdecimal() or abs(time.time() * 1000 - int(timestamp)) > WINDOW:
        return error(400, -1021, "Timestamp for this request is outside of the recvWindow.")
    return None


def error(status: int, code: int, message: str) -> Answer:
    return json_answer(status, {"code": code, "msg": message})
