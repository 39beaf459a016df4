"""The game as text: notation, terminal, standings."""

from pathlib import Path

from cloister.core.text import speaker

say = speaker(Path(__file__).parent.parent)
