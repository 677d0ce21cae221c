"""Secrets that stand for people: 256 random bits each; only their hashes are kept.

A browser has one in an HttpOnly cookie; a seat has one in its link, behind the `#`, which no server ever sees in a URL.
"""

from __future__ import annotations

import hashlib
import re
import secrets

COOKIE = "chronotable"
SECURE_COOKIE = f"__Host-{COOKIE}"  # browsers take it only from this very host, by HTTPS: no neighbour can plant one
_FORM = re.compile(r"[A-Za-z0-9_-]{43}")
_YEAR = 365 * 24 * 3600


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Also hard to guess: whoever knows it may watch."""
    return secrets.token_urlsafe(16).replace("_", "x").replace("-", "y")


def digest(secret: str) -> str:
    return hashlib.blake2b(secret.encode(), digest_size=32, person=b"chronotable").hexdigest()


def maker_of(address: str) -> str:
    """Roughly who made a table: thousands of addresses share it, but hardly two that fill one lobby."""
    return hashlib.blake2b(address.encode(), digest_size=2, person=b"chronotable").hexdigest()


def secret_of(cookies: dict[str, str]) -> str | None:
    """What the browser's cookie says, by either name: who came by plain HTTP before is still known."""
    for name in (SECURE_COOKIE, COOKIE):
        if _FORM.fullmatch(found := cookies.get(name, "")):
            return found
    return None


def browser_of(cookies: dict[str, str]) -> str | None:
    """The hash that stands for the browser, if it has a cookie of ours."""
    secret = secret_of(cookies)
    return None if secret is None else digest(secret)


def cookie(secret: str, is_secure: bool) -> str:
    """The header value that gives a browser its identity."""
    name = SECURE_COOKIE if is_secure else COOKIE
    parts = [f"{name}={secret}", "Path=/", f"Max-Age={_YEAR}", "HttpOnly", "SameSite=Strict"]
    return "; ".join([*parts, "Secure"] if is_secure else parts)
