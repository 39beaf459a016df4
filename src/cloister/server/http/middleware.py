"""Checks on every request (size, rate, origin), and the headers of every answer."""

import logging
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cloister.core.errors import CloisterError, UnknownGame, UnknownRule, UsageError
from cloister.core.languages import SOURCE

from ..errors import (
    BadRequest,
    Broken,
    Denied,
    ForeignOrigin,
    TooLarge,
    TooMany,
    UnknownPage,
    WrongMethod,
    place,
)
from ..health import Tally
from ..limits import Buckets, Limits
from ..origin import client_address, same_origin
from ..protocol import encode
from .language import language_of
from .people import Guests, cookie_header, cookie_name, read_cookie

log = logging.getLogger("cloister.server")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SAFE = {"GET", "HEAD", "OPTIONS"}

NO_COOKIE = ("/static/", "/games/", "/words/", "/healthz", "/metrics", "/favicon.ico")

Render = Callable[[Scope, CloisterError], Response]


class Gate:
    """The outermost layer: refuses what is not allowed, and adds headers to every answer."""

    def __init__(
        self,
        app: ASGIApp,
        guests: Guests,
        limits: Limits,
        tally: Tally,
        render: Render,
        languages: list[str],
    ) -> None:
        self._app = app
        self._languages = languages
        self._guests = guests
        self._limits = limits
        self._tally = tally
        self._render = render
        self._requests = Buckets(limits.requests_per_second, limits.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["person"] = self._guests.read(_cookie(scope))
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            scope["language"] = language_of(scope, self._languages)
            await self._http(scope, receive, HeaderAddingSend(scope, send, self._guests))

    async def _http(self, scope: Scope, receive: Receive, send: "HeaderAddingSend") -> None:
        try:
            self._check(scope)
            body = await _body(receive, self._limits.body_bytes)
            await self._app(scope, _again(body, receive), send)
        except CloisterError as refusal:
            await self._refuse(scope, receive, send, refusal)
        except HTTPException as refusal:
            await self._refuse(scope, receive, send, _known(refusal))
        except Exception as bug:
            log.error("a request failed: %s at %s", type(bug).__name__, place(bug))
            await self._refuse(scope, receive, send, Broken("server-broken"))

    async def _refuse(
        self, scope: Scope, receive: Receive, send: "HeaderAddingSend", refusal: CloisterError
    ) -> None:
        self._tally.refuse(refusal.code)
        if not send.started:
            await self._render(scope, refusal)(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        if not self._requests.take(client_address(scope)):
            raise TooMany("server-too-many-requests")
        if scope["method"] not in SAFE:
            headers = Headers(scope=scope)
            check_origin(headers)
            if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
                raise BadRequest("server-not-json")


class HeaderAddingSend:
    """Sends an answer with the headers that every answer has, and a cookie for new people."""

    def __init__(self, scope: Scope, send: Send, guests: Guests) -> None:
        self._send = send
        self.started = False
        self._extra = list(HEADERS)
        person = guests.read(_cookie(scope))
        if not person and not scope["path"].startswith(NO_COOKIE):
            fresh = guests.new()
            person = guests.read(fresh)
            header = cookie_header(fresh, scope["scheme"])
            self._extra.append((b"set-cookie", header.encode()))
        scope["person"] = person

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            message = {**message, "headers": [*message.get("headers", []), *self._extra]}
        await self._send(message)


def as_json(refusal: CloisterError) -> Response:
    """A refusal as JSON: its English sentence, and what another language needs to say it."""
    body = encode(
        {
            "code": refusal.code,
            "text": refusal.sentence(SOURCE),
            "key": refusal.key,
            "args": refusal.arguments,
            "rule": refusal.rule,
        }
    )
    headers = {"cache-control": "no-store"}
    return Response(body, status_of(refusal), headers, "application/json")


def status_of(refusal: CloisterError) -> int:
    """The HTTP status of a refused request."""
    if isinstance(refusal, Denied):
        return refusal.status
    if isinstance(refusal, UnknownGame | UnknownRule):
        return 404
    return 400 if isinstance(refusal, UsageError) else 409


def _known(refusal: HTTPException) -> CloisterError:
    if refusal.status_code == 405:
        return WrongMethod("server-wrong-method")
    return UnknownPage("server-no-page")


def check_origin(headers: Headers) -> None:
    """Refuse a request that was made by a page of another site."""
    origin, fetch = headers.get("origin"), headers.get("sec-fetch-site")
    if fetch not in (None, "same-origin") or not same_origin(origin, headers.get("host")):
        raise ForeignOrigin("server-foreign-origin")


def _cookie(scope: Scope) -> str:
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    return read_cookie(scope, cookie_name(scheme))


async def _body(receive: Receive, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise BadRequest("server-request-cut")
        part = message.get("body", b"")
        size += len(part)
        if size > most:
            raise TooLarge("server-too-large", most=most)
        parts.append(part)
        more = message.get("more_body", False)
    return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """A `receive` that returns a body that was read already, then whatever comes after it."""
    given = False

    async def give() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return give
