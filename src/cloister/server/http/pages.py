"""The pages of the browser client, its files, and the files of the games."""

import hashlib
import importlib
import re
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

from ..errors import UnknownPage
from .files import Files
from .markdown import page
from .middleware import as_json, status_of
from .site import Site

PACKAGE = Path(str(cloister.__file__)).parent
WEB = PACKAGE / "web"
CORE_RULES = PACKAGE / "core" / "RULES.md"
CREDITS = [WEB / "CREDITS.md", PACKAGE.parent.parent / "CREDITS.md"]
BOARD_FILE = re.compile(r"[a-z_]+\.(js|css)")
WORDS_FILE = re.compile(r"words/[a-z]{2}\.ftl")
FALLBACK = """<!doctype html><html lang="en"><meta charset="utf-8"><title>{{ title }}</title>
<h1>{{ title }}</h1><p>{{ text }}</p>{{ html }}</html>"""


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
            Route("/games/{game}/{file:path}", self._game_file),
            Route("/static/{file:path}", self._static),
        ]

    def refusal(self, scope: Scope, refusal: CloisterError) -> Response:
        """A refusal: a page for people, JSON for programs."""
        if scope["path"].startswith(PROGRAMS):
            return as_json(refusal)
        text = str(refusal.args[0])
        title = "Not found" if status_of(refusal) == 404 else "Not possible"
        return self._render("error.html", status_of(refusal), title=title, text=text)

    async def _home(self, request: Request) -> Response:
        return self._render("home.html", title="Cloister")

    async def _new(self, request: Request) -> Response:
        game = self._game(request)
        return self._render("new.html", title=game.title, game=game.key)

    async def _table(self, request: Request) -> Response:
        host = await self._site.hosts.get(request.path_params["table"])
        game = host.room.game
        return self._render("table.html", title=game.title, game=game.key)

    async def _replay(self, request: Request) -> Response:
        host = await self._site.hosts.get(request.path_params["table"])
        game = host.room.game
        return self._render("replay.html", title=game.title, game=game.key)

    async def _rules(self, request: Request) -> Response:
        game = self._game(request)
        html = page(game.folder / "RULES.md", CORE_RULES)
        return self._render("rules.html", title=game.title, game=game.key, html=html)

    async def _credits(self, request: Request) -> Response:
        found = [path for path in CREDITS if path.exists()]
        html = page(found[0]) if found else ""
        return self._render("credits.html", title="Credits", html=html)

    async def _favicon(self, request: Request) -> Response:
        return self._files.give("icons/favicon.svg", request)

    async def _static(self, request: Request) -> Response:
        return self._files.give(request.path_params["file"], request)

    async def _sprite(self, request: Request) -> Response:
        game = self._game(request)
        if not (game.folder / "art" / "sprite.py").exists():
            raise UnknownPage("this game has no pictures of its own")
        module = importlib.import_module(f"{registry.PACKAGE}.{game.key}.art.sprite")
        headers = {"cache-control": "no-cache"}
        return Response(module.sprite(), media_type="image/svg+xml", headers=headers)

    async def _parts(self, request: Request) -> Response:
        """How the generic board finds the label of a move; empty for a game that names no parts."""
        game = self._game(request)
        parts = {} if game.parts is None else game.parts()
        return JSONResponse(parts, headers={"cache-control": "no-cache"})

    async def _game_file(self, request: Request) -> Response:
        game, file = self._game(request), request.path_params["file"]
        if BOARD_FILE.fullmatch(file):
            file = f"web/{file}"
        elif not WORDS_FILE.fullmatch(file):
            raise UnknownPage("there is nothing at this address")
        return self._game_files.setdefault(game.key, Files(game.folder)).give(file, request)

    def _game(self, request: Request) -> AnyGame:
        return self._site.lobby.game(request.path_params["game"])

    def _render(self, template: str, status: int = 200, **words: str) -> Response:
        html = Markup(words.pop("html", ""))
        try:
            found = self._templates.get_template(template)
        except TemplateNotFound:
            found = self._templates.from_string(FALLBACK)
        shown = found.render(html=html, body=html, asset_version=self._version, **words)
        headers = {"cache-control": "no-cache"}
        return Response(shown, status, headers, "text/html; charset=utf-8")


PROGRAMS = ("/api/", "/static/", "/games/", "/healthz", "/metrics")


def _version(folder: Path) -> str:
    """A number that changes whenever a file of the client changes."""
    seen = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        seen.update(f"{path} {path.stat().st_mtime_ns}\n".encode())
    return seen.hexdigest()[:12]
