"""Supabase Auth for one project with one user. The project's key is checked, then the user's token.

The wishes of tests: `expire` (an hour passes), `revoke` (the user is signed out everywhere), `outage` and `recovery` of `/token`.
"""

from __future__ import annotations

import json
from urllib.parse import parse_qs

from api import API, Answer, Call, json_answer
from sessions import Refused, Sessions

APIKEY = "anon-key"
EMAIL, PASSWORD = "zoë@example.com", "pass wörd+1"
ID = "11111111-2222-3333-4444-555555555555"
MOMENT = "2026-05-01T12:30:00.123456Z"

# An authorization with an intentionally invalid response: its client is a string.
MISSHAPEN = "misshapen"

# The routes that need no key.
PUBLIC = {
    ("POST", "callback"), ("GET", "oauth", "authorize"), ("POST", "oauth", "clients", "register"),
    ("POST", "oauth", "token"), ("POST", "saml", "acs"),
}

# The routes that need a user, by their prefixes.
USERS = (
    ("POST", "factors"), ("DELETE", "factors"), ("POST", "logout"), ("GET", "oauth", "authorizations"),
    ("POST", "oauth", "authorizations"), ("POST", "reauthenticate"), ("GET", "user"), ("PUT", "user"), ("DELETE", "user"),
)


class SupabaseAuth(API):
    def __init__(self) -> None:
        self.sessions = Sessions()
        self.is_out = False
        self.unauthorized = self.user_calls = 0
        self.user = {
            "id": ID, "aud": "authenticated", "email": EMAIL, "created_at": MOMENT, "user_metadata": {"likes": ["cats"]},
            "factors": [{"id": ID, "status": "verified", "phone": None}],
            "identities": [{"identity_id": ID, "provider": "email", "identity_data": {"sub": ID}}],
        }

    def wish(self, name: str) -> None:
        match name:
            case "expire":
                self.sessions.expire()
            case "revoke":
                self.sessions.revoke()
            case "outage" | "recovery":
                self.is_out = name == "outage"
            case _:
                raise KeyError(name)

    def counts(self) -> dict[str, int]:
        return {
            "refreshed": self.sessions.refreshed, "spentTwice": self.sessions.spent_twice,
            "unauthorized": self.unauthorized, "userCalls": self.user_calls,
        }

    def answer(self, call: Call) -> Answer:
        if call.route not in PUBLIC and call.headers.get("apikey") != APIKEY:
            return error(401, "Invalid API key")
        if any(call.route[: len(route)] == route for route in USERS):
            scheme, _, token = call.headers.get("Authorization", "").partition(" ")
            if scheme.lower() != "bearer" or not self.sessions.is_valid(token):
                self.unauthorized += 1
                return error(401, "invalid JWT", error_code="bad_jwt")
            self.user_calls += 1
        return self.welcome(call)

    def welcome(self, call: Call) -> Answer:
        match call.route:
            case "POST", "token":
                return self.token(call.query["grant_type"], json.loads(call.body))
            case ("GET", "user") | ("POST", "invite"):
                return json_answer(200, self.user)
            case "PUT", "user":
                self.user["user_metadata"] = json.loads(call.body)["data"]
                return json_answer(200, self.user)
            case ("POST", "verify") | ("POST", "factors", _, "verify"):
                return json_answer(200, self.sessions.grant() | {"user": self.user})
            case "POST", "oauth", "token":
                return oauth_token(call)
            case "POST", "oauth", "clients", "register":
                return json_answer(201, {"client_id": ID, "client_type": "confidential", **json.loads(call.body)})
            case "GET", "oauth", "authorizations", authorization_id:
                return authorization(authorization_id)
            case "POST", "factors", factor_id, "challenge":
                return json_answer(200, challenge(factor_id))
        return fixed(call.route)

    def token(self, grant_type: str, body: dict) -> Answer:
        if self.is_out:
            return error(503, "try again later")
        match grant_type, body:
            case "password", {"email": email, "password": password} if (email, password) == (EMAIL, PASSWORD):
                return json_answer(200, self.sessions.grant() | {"user": self.user})
            case "refresh_token", {"refresh_token": token}:
                try:
                    return json_answer(200, self.sessions.refresh(token))
                except Refused as refused:
                    return error(400, "Invalid Refresh Token", error_code=str(refused))
        return error(400, "Invalid login credentials", error_code="invalid_credentials")


def fixed(route: tuple[str, ...]) -> Answer:
    """The response of a route that always has the same one."""
    match route:
        case ("GET", "authorize") | ("GET", "callback") | ("POST", "callback") | ("GET", "oauth", "authorize"):
            return found("code=1")
        case ("POST", "saml", "acs") | ("GET", "verify") | ("GET", "user", "identities", "authorize"):
            return found("access_token=1")
        case ("POST", "logout") | ("DELETE", "user", "oauth", "grants"):
            return 204, {}, b""
        case ("POST", "magiclink") | ("POST", "recover") | ("POST", "reauthenticate"):
            return json_answer(200, {})
        case ("POST", "otp") | ("POST", "resend"):
            return json_answer(200, {"message_id": "m-1"})
        case "POST", "sso":
            return json_answer(200, {"url": "https://idp.example.com/sso?x=1"})
        case "GET", "health":
            return json_answer(200, {"name": "GoTrue", "version": "v2"})
        case "GET", "settings":
            return json_answer(200, {"disable_signup": False, "external": {"github": True, "email": True}})
        case "GET", "saml", "metadata":
            return 200, {"Content-Type": "application/xml", "Cache-Control": "public"}, b"<EntityDescriptor/>"
        case "POST", "factors":
            return json_answer(200, {"id": ID, "type": "totp", "totp": {"secret": "s", "uri": "otpauth://totp/x"}})
        case "DELETE", "factors", factor_id:
            return json_answer(200, {"id": factor_id})
        case "POST", "oauth", "authorizations", _, "consent":
            return json_answer(200, {"redirect_url": "https://app.example.com/?code=1"})
        case "GET", "user", "oauth", "grants":
            return json_answer(200, [{"client": {"id": ID, "name": "App"}, "scopes": ["email"], "granted_at": MOMENT}])
        case "DELETE", "user", "identities", _:
            return json_answer(200, {"left": 1})
    return error(404, f"nothing at {route}")


def oauth_token(call: Call) -> Answer:
    """The token for a form with the right code, which is decoded here and not by the validator."""
    form = {name: values[0] for name, values in parse_qs(call.body.decode(), keep_blank_values=True).items()}
    if form.get("code") != "a+b &=ü":
        return error(400, f"wrong code {form.get('code')}")
    return json_answer(200, {"access_token": "oauth-1", "token_type": "bearer", "expires_in": 3600})


def authorization(authorization_id: str) -> Answer:
    client = "a text" if authorization_id == MISSHAPEN else {"id": ID, "name": "App"}
    return json_answer(200, {"authorization_id": authorization_id, "client": client, "scope": "email"})


def challenge(factor_id: str) -> dict:
    """One of the two forms of a challenge: a passkey for the user's own factor, otherwise a code."""
    if factor_id.lower() != ID:
        return {"id": ID, "type": "totp", "expires_at": 1_700_000_300}
    options = {"publicKey": {"challenge": "Y2hhbGxlbmdl", "userVerification": "preferred"}}
    return {"id": ID, "type": "webauthn", "webauthn": {"type": "request", "credential_options": options}}


def found(fragment: str) -> Answer:
    """A redirect into an app, which a client other than a browser cannot follow."""
    return 302, {"Location": f"museum-app://signed-in#{fragment}"}, b""


def error(status: int, message: str, **more: str) -> Answer:
    return json_answer(status, {"code": status, "msg": message, **more})
