"""The pages of the browser client, its files, and the files of the games."""

import hashlib
import importlib
import re
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, TemplateNotFound, select_autoescape
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Scope

import cloister
from cloister.core import registry
from cloister.core.card import AnyGame
from cloister.core.errors import CloisterError
from cloister.core.languages import SHELL
from cloister.core.rules_files import rules_in
from cloister.core.text import catalogue_files, catalogue_source, sentence

from ..errors import UnknownPage
from .files import Files, give_content
from .language import cookie_header, switch
from .markdown import page
from .middleware import as_json, status_of
from .site import Site

PACKAGE = Path(str(cloister.__file__)).parent
WEB = PACKAGE / "web"
CORE = PACKAGE / "core"
CREDITS = [WEB / "CREDITS.md", PACKAGE.parent.parent / "CREDITS.md"]
BOARD_FILE = re.compile(r"[a-z_]+\.(js|css)")
NOT_FOR_BROWSERS = {"cli", "doctor", "errors", "lab", "terminal"}
"""Files of a catalogue that only Python uses."""
FALLBACK = """<!doctype html><html lang="{{ language }}"><meta charset="utf-8">
<title>{{ title }}</title><h1>{{ title }}</h1><p>{{ text }}</p>{{ html }}</html>"""


class Pages:
    """One template for each page; the client fetches everything else by itself."""

    def __init__(self, site: Site) -> None:
        self._site = site
        folder = FileSystemLoader(WEB / "templates")
        self._templates = Environment(loader=folder, autoescape=select_autoescape(default=True))
        self._files = Files(WEB / "static")
        self._game_files: dict[str, Files] = {}
        self._version = _version(WEB / "static")

    def routes(self) -> list[Route]:
        """The routes of all pages and files."""
        return [
            Route("/", self._home),
            Route("/new/{game}", self._new),
            Route("/t/{table}", self._table),
            Route("/replay/{table}", self._replay),
            Route("/rules/{game}", self._rules),
            Route("/credits", self._credits),
            Route("/favicon.ico", self._favicon),
            Route("/games/{game}/sprite.svg", self._sprite),
            Route("/games/{game}/parts.json", self._parts),
            Route("/games/{game}/words/{language}.ftl", self._game_words),
            Route("/games/{game}/{file}", self._game_file),
            Route("/language/{language}", self._language),
            Route("/words/{language}.ftl", self._words),
            Route("/static/{file:path}", self._static),
        ]

    def refusal(self, scope: Scope, refusal: CloisterError) -> Response:
        """A refusal: a page for people, JSON for programs."""
        if scope["path"].startswith(PROGRAMS):
            return as_json(refusal)
        status, language = status_of(refusal), scope["language"]
        key = "error-not-found" if status == 404 else "error-not-possible"
        title, text = sentence(SHELL, key, language=language), refusal.sentence(language)
        return self._render("error.html", scope, status, title=title, text=text)

    async def _home(self, request: Request) -> Response:
        return self._render("home.html", request.scope)

    async def _new(self, request: Request) -> Response:
        game = self._game(request)
        return self._render("new.html", request.scope, title=game.title, game=game.key)

    async def _table(self, request: Request) -> Response:
        host = await self._site.hosts.get(request.path_params["table"])
        game = host.room.game
        return self._render("table.html", request.scope, title=game.title, game=game.key)

    async def _replay(self, request: Request) -> Response:
        host = await self._site.hosts.get(request.path_params["table"])
        game = host.room.game
        return self._render("replay.html", request.scope, title=game.title, game=game.key)

    async def _rules(self, request: Request) -> Response:
        game = self._game(request)
        scope, language = request.scope, request.scope["language"]
        rules, core = rules_in(game.folder, language), rules_in(CORE, language)
        html = page(rules.path, core.path)
        foreign = "" if rules.language == language else rules.language
        return self._render(
            "rules.html", scope, title=game.title, game=game.key, html=html, foreign=foreign
        )

    async def _credits(self, request: Request) -> Response:
        found = [path for path in CREDITS if path.exists()]
        html = page(found[0]) if found else ""
        return self._render("credits.html", request.scope, html=html)

    async def _language(self, request: Request) -> Response:
        """Keep a person's choice, and go back to the page where it was made."""
        language, to = request.path_params["language"], request.query_params.get("to", "/")
        if language not in self._site.languages:
            raise UnknownPage("server-no-page")
        inside = re.fullmatch(r"/(?:[\w.~%&=?-][\w.~%&=?/-]*)?", to, re.ASCII)
        headers = {
            "location": to if inside else "/",
            "set-cookie": cookie_header(language),
            "cache-control": "no-store",
        }
        return Response(status_code=303, headers=headers)

    async def _favicon(self, request: Request) -> Response:
        return self._files.give("icons/favicon.svg", request)

    async def _static(self, request: Request) -> Response:
        return self._files.give(request.path_params["file"], request)

    async def _sprite(self, request: Request) -> Response:
        game = self._game(request)
        if not (game.folder / "art" / "sprite.py").exists():
            raise UnknownPage("server-no-pictures")
        module = importlib.import_module(f"{registry.PACKAGE}.{game.key}.art.sprite")
        headers = {"cache-control": "no-cache"}
        return Response(module.sprite(), media_type="image/svg+xml", headers=headers)

    async def _parts(self, request: Request) -> Response:
        """The parts of moves, for labels on the generic board; empty if the game names none."""
        game = self._game(request)
        parts = {} if game.parts is None else game.parts()
        return JSONResponse(parts, headers={"cache-control": "no-cache"})

    async def _game_file(self, request: Request) -> Response:
        game, file = self._game(request), request.path_params["file"]
        if not BOARD_FILE.fullmatch(file):
            raise UnknownPage("server-no-page")
        files = self._game_files.setdefault(game.key, Files(game.folder / "web"))
        return files.give(file, request)

    async def _game_words(self, request: Request) -> Response:
        return self._catalogue(self._game(request).folder, request)

    async def _words(self, request: Request) -> Response:
        return self._catalogue(SHELL, request)

    def _catalogue(self, folder: Path, request: Request) -> Response:
        """The part of a catalogue that browsers need, as one file; empty in a missing language."""
        language = request.path_params["language"]
        if language not in self._site.languages:
            raise UnknownPage("server-no-page")
        return give_content(_for_browsers(folder, language), "x.ftl", request)

    def _game(self, request: Request) -> AnyGame:
        return self._site.lobby.game(request.path_params["game"])

    def _render(self, template: str, scope: Scope, status: int = 200, **words: str) -> Response:
        html, language = Markup(words.pop("html", "")), scope["language"]

        def say(key: str, **args: int | str) -> str:
            return sentence(SHELL, key, args, language)

        try:
            found = self._templates.get_template(template)
        except TemplateNotFound:
            found = self._templates.from_string(FALLBACK)
        shown = found.render(
            html=html,
            body=html,
            asset_version=self._version,
            language=language,
            say=say,
            switch=switch(self._site.languages, scope["path"]),
            **words,
        )
        headers = {"cache-control": "no-cache", "vary": "accept-language, cookie"}
        return Response(shown, status, headers, "text/html; charset=utf-8")


PROGRAMS = ("/api/", "/static/", "/games/", "/words/", "/healthz", "/metrics")


@cache
def _for_browsers(folder: Path, language: str) -> bytes:
    files = catalogue_files(folder, language)
    sources = [
        catalogue_source(path, language) for path in files if path.stem not in NOT_FOR_BROWSERS
    ]
    return "\n".join(sources).encode()


def _version(folder: Path) -> str:
    """A number that changes whenever a file of the client changes."""
    seen = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        seen.update(f"{path} {path.stat().st_mtime_ns}\n".encode())
    return seen.hexdigest()[:12]
