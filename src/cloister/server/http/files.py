"""Files that a browser may cache, but must check each time."""

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
        kind, held = TYPES.get(Path(name).suffix), self._read(name)
        if kind is None or held is None:
            raise UnknownPage("there is nothing at this address")
        headers = {"cache-control": "no-cache", "etag": held.tag}
        if held.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(held.content, headers=headers, media_type=kind)

    def _read(self, name: str) -> CachedFile | None:
        try:
            path = (self._folder / name).resolve()
            if not path.is_relative_to(self._folder.resolve()):
                return None
            changed = os.stat(path).st_mtime_ns
            held = self._held.get(name)
            if held is None or held.changed != changed:
                content = path.read_bytes()
                held = CachedFile(changed, content, f'"{hashlib.sha256(content).hexdigest()[:20]}"')
                self._held[name] = held
        except (OSError, ValueError):
            return None
        return held
