"""The language of a request: the cookie's choice, else what the browser accepts, else English."""

from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.types import Scope

from cloister.core.languages import PSEUDO, SHELL, chosen, languages
from cloister.core.text import sentence

from .people import YEAR, read_cookie

COOKIE = "language"


def offered(pseudo: bool) -> list[str]:
    """The languages that a person can choose from; the pseudo-language only if it is wanted."""
    return [*languages(), PSEUDO] if pseudo else languages()


def language_of(scope: Scope, choices: list[str]) -> str:
    """The language in which to answer."""
    accepted = Headers(scope=scope).get("accept-language", "")
    return chosen(read_cookie(scope, COOKIE), accepted, choices)


def cookie_header(language: str) -> str:
    """The cookie that keeps a person's choice."""
    return f"{COOKIE}={quote(language)}; Max-Age={YEAR}; Path=/; SameSite=Lax"


def switch(choices: list[str], path: str) -> list[dict[str, str]]:
    """The links between languages, each named in its own; empty while there is only one."""
    if len(choices) < 2:
        return []
    return [
        {
            "language": language,
            "name": _name(language),
            "href": f"/language/{language}?to={quote(path)}",
        }
        for language in choices
    ]


def _name(language: str) -> str:
    return sentence(SHELL, "language-name", language=language)
