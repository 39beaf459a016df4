"""The game as text."""

from pathlib import Path

from cloister.core.text import lister, speaker

FOLDER = Path(__file__).parent.parent

say = speaker(FOLDER)
"""A sentence of this game's catalogue."""
listed = lister(FOLDER)
"""Several things in a sentence of this game: "a, b and c"."""
