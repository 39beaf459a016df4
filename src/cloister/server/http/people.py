"""Guests: each person is a random number in a signed cookie; there are no accounts."""

import hashlib
import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers
from starlette.types import Scope

YEAR = 365 * 24 * 3600
COOKIE = "sid"
SECURE_COOKIE = "__Host-sid"


def read_cookie(scope: Scope, name: str) -> str:
    """The value of a cookie; empty if there is none, or if the header is malformed."""
    try:
        found = SimpleCookie(Headers(scope=scope).get("cookie", "")).get(name)
    except CookieError:
        return ""
    return found.value if found else ""


class Guests:
    """Makes and reads cookies. The server keeps only a hash of the number in them."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="cloister.guest", digest_method=hashlib.sha256)

    def new(self) -> str:
        """A cookie for a new person."""
        return self._signer.sign(secrets.token_hex(16)).decode()

    def read(self, cookie: str) -> str:
        """The person that a cookie belongs to; empty if it was not made here."""
        try:
            number = self._signer.unsign(cookie)
        except BadSignature:
            return ""
        return hashlib.sha256(number).hexdigest()[:32]


def cookie_name(scheme: str) -> str:
    """The prefix __Host- binds the cookie to this host, but works over https only."""
    return SECURE_COOKIE if scheme == "https" else COOKIE


def cookie_header(cookie: str, scheme: str) -> str:
    """SameSite is Lax, because people who follow a link from a messenger must be recognised."""
    secure = "; Secure" if scheme == "https" else ""
    return f"{cookie_name(scheme)}={cookie}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"


def secret_key(path: Path) -> bytes:
    """The key that signs cookies; made on first use, readable only by its owner."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(file, "wb") as fresh:
        fresh.write(secrets.token_hex(32).encode())
    return path.read_bytes()
