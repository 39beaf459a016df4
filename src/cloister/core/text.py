"""The sentences of a game: text/<language>.ftl in its folder, in the Fluent format."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"


@cache
def bundle(folder: Path, language: str = FALLBACK) -> FluentBundle:
    """All sentences of a game in one language."""
    path = folder / "text" / f"{language}.ftl"
    made = FluentBundle([language], use_isolating=False)
    if path.exists():
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def has(folder: Path, name: str, language: str = FALLBACK) -> bool:
    """Whether there is such a sentence."""
    return bool(bundle(folder, language).has_message(name))


def sentence(folder: Path, name: str, args: dict[str, int | str] | None = None) -> str:
    """The sentence of that name; its bare name where nobody has written it yet."""
    texts = bundle(folder)
    if not texts.has_message(name):
        return name
    pattern = texts.get_message(name).value
    assert pattern is not None
    written, _ = texts.format_pattern(pattern, dict(args or {}))
    return str(written)
