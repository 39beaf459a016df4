"""The sentences of a game: words/<language>.ftl in its folder, in the Fluent format."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"


@cache
def bundle(folder: Path, language: str = FALLBACK) -> FluentBundle:
    """All sentences of a game in one language."""
    path = folder / "words" / f"{language}.ftl"
    made = FluentBundle([language], use_isolating=False)
    if path.exists():
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def has(folder: Path, name: str, language: str = FALLBACK) -> bool:
    """Whether there is such a sentence."""
    return _pattern(bundle(folder, language), name) is not None


def sentence(folder: Path, name: str, args: dict[str, int | str] | None = None) -> str:
    """The sentence of that name; its bare name where nobody has written it yet."""
    texts = bundle(folder)
    pattern = _pattern(texts, name)
    if pattern is None:
        return name
    written, _ = texts.format_pattern(pattern, dict(args or {}))
    return str(written)


def _pattern(texts: FluentBundle, name: str) -> Any:
    """A message may have attributes only: that is not a sentence."""
    return texts.get_message(name).value if texts.has_message(name) else None
