"""Redirects in front of an API: `/-/away/307/x` leads to `/x` on another server, `/-/home/307/x` to `/x` on this one."""

from __future__ import annotations

import re
from dataclasses import dataclass

from api import Answer

PATTERN = re.compile(r"/-/(?P<where>away|home)/(?P<status>30[12378])(?P<target>/.*)")


@dataclass(frozen=True)
class Redirects:
    """`elsewhere` is another origin, such as `http://127.0.0.1:8080`."""

    elsewhere: str

    def answer(self, target: str) -> Answer | None:
        """The redirect for a target, or None if the target belongs to the API."""
        found = PATTERN.fullmatch(target)
        if found is None:
            return None
        origin = self.elsewhere if found["where"] == "away" else ""
        return int(found["status"]), {"Location": origin + found["target"]}, b""
