"""Which games there are: the registry says so, nobody lists them."""

from cloister.core import registry


def game_keys() -> list[str]:
    """All games, and the template that new ones are copied from."""
    return [*registry.keys(), "_template"]
