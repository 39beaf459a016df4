"""Decides, before anything else is imported, whether the compiled modules may be used.

The compiled modules of one build call each other natively, so they are used all together or
not at all: one edited source, and every module is loaded from its source again.
"""

import hashlib
import json
import os
import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import TypedDict

PACKAGE = Path(__file__).parent
MANIFEST = "_compiled.json"


class Stamp(TypedDict):
    """What one source file was when it was compiled."""

    sha256: str
    size: int
    mtime_ns: int


class Manifest(TypedDict):
    """What `tools/compile.py` leaves beside this file; every path is relative to it."""

    python: str
    libraries: list[str]
    files: dict[str, Stamp]
    left_out: dict[str, Stamp]


def choose() -> bool:
    """True if the compiled modules will be used; if not, only sources are loaded from here on."""
    if why_interpreted() is None:
        return True
    _load_sources_only()
    return False


def why_interpreted(package: Path = PACKAGE) -> str | None:
    """The reason, in words, why the rules run interpreted; None if they run compiled."""
    if os.environ.get("CLOISTER_PURE") == "1":
        return "CLOISTER_PURE=1 is set"
    manifest = read_manifest(package)
    if manifest is None:
        return "not compiled"
    if manifest["python"] != python_tag():
        return "compiled for another Python"
    if not all((package / library).is_file() for library in manifest["libraries"]):
        return "a compiled file is missing"
    for path, stamp in manifest["files"].items():
        if not unchanged(package / path, stamp):
            return f"{path} has changed since it was compiled"
    return None


def read_manifest(package: Path) -> Manifest | None:
    """The manifest of the last build, or None if there is none that can be read."""
    try:
        manifest: Manifest = json.loads((package / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return manifest


def python_tag() -> str:
    """Names the interpreter and platform that a compiled file is for."""
    return EXTENSION_SUFFIXES[0]


def stamp_of(path: Path) -> Stamp:
    """The stamp of a source file as it is now."""
    stat = path.stat()
    sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
    return Stamp(sha256=sha256, size=stat.st_size, mtime_ns=stat.st_mtime_ns)


def unchanged(path: Path, stamp: Stamp) -> bool:
    """Whether the file still has the stamped content; read only if its size or time differs."""
    try:
        stat = path.stat()
        if (stat.st_size, stat.st_mtime_ns) == (stamp["size"], stamp["mtime_ns"]):
            return True
        return stamp_of(path)["sha256"] == stamp["sha256"]
    except OSError:
        return False


def _load_sources_only() -> None:
    open_folder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def sources_of_this_package(folder: str) -> PathEntryFinder:
        if not Path(folder).is_relative_to(PACKAGE):
            raise ImportError(folder)
        return open_folder(folder)

    sys.path_hooks.insert(0, sources_of_this_package)
    # This module itself was found by a finder that also sees compiled files: forget it.
    for folder in list(sys.path_importer_cache):
        if Path(folder).is_relative_to(PACKAGE):
            del sys.path_importer_cache[folder]
