"""The sessions of one user: access tokens that expire, and refresh tokens that can be used once."""

from __future__ import annotations

LIFETIME = 3600


class Refused(Exception):
    """The refresh token is not valid; the text is the reason."""


class Sessions:
    """The sessions, with a clock that advances only on request."""

    def __init__(self) -> None:
        self.now = 1_700_000_000
        self.expiry: dict[str, int] = {}
        self.unspent: set[str] = set()
        self.spent: set[str] = set()
        self.granted = self.refreshed = self.spent_twice = 0

    def grant(self) -> dict:
        """A new pair of tokens."""
        self.granted += 1
        access, refresh = f"access-{self.granted}", f"refresh-{self.granted}"
        self.expiry[access] = self.now + LIFETIME
        self.unspent.add(refresh)
        return {
            "access_token": access, "refresh_token": refresh, "token_type": "bearer",
            "expires_in": LIFETIME, "expires_at": self.expiry[access],
        }

    def refresh(self, token: str) -> dict:
        """A new pair for a refresh token, which is then used up. Using a token twice may mean theft, and ends the session."""
        if token in self.spent:
            self.spent_twice += 1
            self.revoke()
            raise Refused("refresh_token_already_used")
        if token not in self.unspent:
            raise Refused("refresh_token_not_found")
        self.unspent.remove(token)
        self.spent.add(token)
        self.refreshed += 1
        return self.grant()

    def revoke(self) -> None:
        self.expiry.clear()
        self.unspent.clear()

    def is_valid(self, access: str) -> bool:
        return self.expiry.get(access, 0) > self.now

    def expire(self) -> None:
        """Advances the clock by the lifetime of an access token."""
        self.now += LIFETIME
