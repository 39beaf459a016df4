"""Files that a browser may cache, but must revalidate each time."""

import hashlib
import os
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from ..errors import UnknownPage

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}


class CachedFile(NamedTuple):
    """The content of a file, in memory."""

    changed: int
    content: bytes
    tag: str


class Files:
    """The files of a folder, of the types that a browser can use."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: dict[str, CachedFile] = {}

    def give(self, name: str, request: Request) -> Response:
        """The file, or 304 if the browser has it already."""
        held = self._read(name)
        if Path(name).suffix not in TYPES or held is None:
            raise UnknownPage("server-no-page")
        return _give(held.content, held.tag, name, request)

    def _read(self, name: str) -> CachedFile | None:
        try:
            path = (self._folder / name).resolve()
            if not path.is_relative_to(self._folder.resolve()):
                return None
            changed = os.stat(path).st_mtime_ns
            held = self._held.get(name)
            if held is None or held.changed != changed:
                content = path.read_bytes()
                held = CachedFile(changed, content, _tag(content))
                self._held[name] = held
        except (OSError, ValueError):
            return None
        return held


def give_content(content: bytes, name: str, request: Request) -> Response:
    """Generated content, served like a file of that name."""
    return _give(content, _tag(content), name, request)


def _give(content: bytes, tag: str, name: str, request: Request) -> Response:
    headers = {"cache-control": "no-cache", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type=TYPES[Path(name).suffix])


def _tag(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:20]}"'
