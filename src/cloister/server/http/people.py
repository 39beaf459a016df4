"""Who is there: a guest is a random number in a signed cookie, and has a name if they like."""

import hashlib
import os
import secrets
import unicodedata
from pathlib import Path

from itsdangerous import BadSignature, Signer

YEAR = 365 * 24 * 3600
COOKIE = "sid"
SECURE_COOKIE = "__Host-sid"


class Guests:
    """Makes and reads the cookie. The server keeps only a hash of the number in it."""

    def __init__(self, key: bytes) -> None:
        self._signer = Signer(key, salt="cloister.guest", digest_method=hashlib.sha256)

    def new(self) -> str:
        """The cookie of somebody who was never here."""
        return self._signer.sign(secrets.token_hex(16)).decode()

    def read(self, cookie: str) -> str:
        """The person of a cookie; empty if it was not made here."""
        try:
            number = self._signer.unsign(cookie)
        except BadSignature:
            return ""
        return hashlib.sha256(number).hexdigest()[:32]


def cookie_name(scheme: str) -> str:
    """Over https the browser itself guards the cookie's host."""
    return SECURE_COOKIE if scheme == "https" else COOKIE


def cookie_header(cookie: str, scheme: str) -> str:
    """SameSite is Lax: a friend who follows a link from a messenger has to be known (TABLE 5.3)."""
    secure = "; Secure" if scheme == "https" else ""
    return f"{cookie_name(scheme)}={cookie}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"


def secret_key(path: Path) -> bytes:
    """The key that signs cookies; made on first use, readable by its owner only."""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(file, "wb") as fresh:
        fresh.write(secrets.token_hex(32).encode())
    return path.read_bytes()


def tidy(words: str, most: int) -> str:
    """What a person typed, trimmed, without control and direction marks, cut to length."""
    plain = "".join(" " if _is_odd(letter) else letter for letter in words[: 4 * most])
    return " ".join(plain.split())[:most].strip()


def _is_odd(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
