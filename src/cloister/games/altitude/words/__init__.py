"""The game as text: notation, terminal, standings."""

from pathlib import Path

from cloister.core.text import speaker

FOLDER = Path(__file__).parent.parent

say = speaker(FOLDER)
"""A sentence of this game's catalogue."""
