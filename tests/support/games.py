"""Which games there are: taken from the registry, never listed by hand."""

from cloister.core import registry


def game_keys() -> list[str]:
    """All games, and the template that new ones are copied from."""
    return [*registry.keys(), "_template"]
